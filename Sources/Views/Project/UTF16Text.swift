// Tables of strings as UTF-8, whatever they are written in.

/// Tables used to be UTF-16.
enum UTF16Text {
  /// The text as UTF-8.
  static func decoded(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    let start = bytes.prefix(3)
    if start.elementsEqual([0xEF, 0xBB, 0xBF]) { return Array(bytes.dropFirst(3)) }
    let isLittle = start.prefix(2).elementsEqual([0xFF, 0xFE])
    guard isLittle || start.prefix(2).elementsEqual([0xFE, 0xFF]) else { return Array(bytes) }
    return bytes.dropFirst(2).withUnsafeBufferPointer { transcoded($0, isLittle: isLittle) }
  }

  /// The standard library goes through a dozen calls for each unit; tables in many languages took two thirds of a run.
  private static func transcoded(_ bytes: UnsafeBufferPointer<UInt8>, isLittle: Bool) -> [UInt8] {
    let count = bytes.count / 2
    func unit(_ index: Int) -> UInt32 {
      let (a, b) = (UInt32(bytes[2 &* index]), UInt32(bytes[2 &* index &+ 1]))
      return isLittle ? a | b << 8 : a << 8 | b
    }
    // No unit becomes more than three bytes: two make four.
    return [UInt8](unsafeUninitializedCapacity: 3 * count) { buffer, length in
      var index = 0
      func add(_ byte: UInt32) {
        buffer.initializeElement(at: length, to: UInt8(truncatingIfNeeded: byte))
        length &+= 1
      }
      while index < count {
        var scalar = unit(index)
        index &+= 1
        if scalar < 0x80 {
          add(scalar)
          continue
        }
        if scalar & 0xF800 == 0xD800 {
          // A half of a pair without the other stands for nothing.
          if scalar < 0xDC00, index < count, case let low = unit(index), low & 0xFC00 == 0xDC00 {
            scalar = 0x10000 &+ (scalar & 0x3FF) << 10 &+ (low & 0x3FF)
            index &+= 1
          } else {
            scalar = 0xFFFD
          }
        }
        if scalar < 0x800 {
          add(0xC0 | scalar >> 6)
        } else {
          if scalar < 0x10000 {
            add(0xE0 | scalar >> 12)
          } else {
            add(0xF0 | scalar >> 18)
            add(0x80 | scalar >> 12 & 0x3F)
          }
          add(0x80 | scalar >> 6 & 0x3F)
        }
        add(0x80 | scalar & 0x3F)
      }
    }
  }
}
