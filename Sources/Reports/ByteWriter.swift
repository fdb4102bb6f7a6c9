// Output is collected as bytes and written once.

/// Collects the bytes of a report.
struct ByteWriter {
  private(set) var bytes: [UInt8] = []

  static func += (writer: inout ByteWriter, text: String) {
    var text = text
    text.withUTF8 { writer.bytes.append(contentsOf: $0) }
  }

  /// Adds spaces.
  mutating func indent(by count: Int) {
    var left = count
    // Copied in one piece; a sequence of equal bytes is added byte by byte.
    let spaces: StaticString = "                                                                "
    spaces.withUTF8Buffer { spaces in
      while left > 0 {
        bytes.append(contentsOf: UnsafeBufferPointer(rebasing: spaces[..<min(left, spaces.count)]))
        left -= spaces.count
      }
    }
  }

  mutating func append(_ word: StaticString) { word.withUTF8Buffer { bytes.append(contentsOf: $0) } }

  /// Copied in one piece as well, which a slice of a buffer is not.
  mutating func append(_ slice: Slice<UnsafeBufferPointer<UInt8>>) {
    bytes.append(contentsOf: UnsafeBufferPointer(rebasing: slice))
  }

  /// Adds a number in decimal digits, which reports hold many of, without making a text of it.
  mutating func append(_ number: Int) {
    if number < 0 { bytes.append(0x2D) }
    var unit: UInt = 1
    while number.magnitude / unit >= 10 { unit *= 10 }
    while unit > 0 {
      bytes.append(0x30 | UInt8(truncatingIfNeeded: number.magnitude / unit % 10))
      unit /= 10
    }
  }

  static func += (writer: inout ByteWriter, byte: UInt8) { writer.bytes.append(byte) }
}
