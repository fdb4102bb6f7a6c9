// Output is collected as bytes and written once.

/// Collects the bytes of a report. Most of what is added is a few bytes, so that there is always room behind what was
/// written, and adding is a copy.
struct ByteWriter {
  /// What was written, and room.
  private var storage: [UInt8] = []
  private var count = 0

  var bytes: [UInt8] { Array(storage[..<count]) }

  static func += (writer: inout ByteWriter, text: String) {
    var text = text
    text.withUTF8 { writer.append($0) }
  }

  /// Adds spaces.
  mutating func indent(by count: Int) {
    var left = count
    let spaces: StaticString = "                                                                "
    spaces.withUTF8Buffer { spaces in
      while left > 0 {
        append(UnsafeBufferPointer(rebasing: spaces[..<min(left, spaces.count)]))
        left -= spaces.count
      }
    }
  }

  mutating func append(_ word: StaticString) { word.withUTF8Buffer { append($0) } }

  mutating func append(_ slice: Slice<UnsafeBufferPointer<UInt8>>) { append(UnsafeBufferPointer(rebasing: slice)) }

  mutating func append(_ added: UnsafeBufferPointer<UInt8>) {
    guard let source = added.baseAddress else { return }
    fill(atMost: added.count) { room in
      room.copyMemory(from: source, byteCount: added.count)
      return added.count
    }
  }

  /// Adds a number in decimal digits, which reports hold many of, without making a text of it.
  mutating func append(_ number: Int) {
    fill(atMost: 20) { room in
      var left = number.magnitude
      var length = number < 0 ? 2 : 1
      while left >= 10 {
        left /= 10
        length += 1
      }
      left = number.magnitude
      if number < 0 { room.storeBytes(of: 0x2D, as: UInt8.self) }
      for place in stride(from: length - 1, through: number < 0 ? 1 : 0, by: -1) {
        room.storeBytes(of: 0x30 | UInt8(truncatingIfNeeded: left % 10), toByteOffset: place, as: UInt8.self)
        left /= 10
      }
      return length
    }
  }

  /// Lets `body` write behind what was written, at most so many bytes; it says how many it wrote.
  mutating func fill(atMost most: Int, _ body: (UnsafeMutableRawPointer) -> Int) {
    if count + most > storage.count {
      storage += repeatElement(0, count: max(4096, storage.count, count + most - storage.count))
    }
    let written = count
    count += storage.withUnsafeMutableBytes { bytes in bytes.baseAddress.map { body($0 + written) } ?? 0 }
  }

  static func += (writer: inout ByteWriter, byte: UInt8) {
    writer.fill(atMost: 1) { room in
      room.storeBytes(of: byte, as: UInt8.self)
      return 1
    }
  }
}
