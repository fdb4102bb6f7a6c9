// Whether bytes are UTF-8. A file that is not is linted all the same, but said so.

import CurbcutSourceText

enum Encoding {
  /// Offset of the first byte that is not part of valid UTF-8 (overlong forms, surrogates and values past U+10FFFF
  /// included), or nil when all is well.
  static func firstInvalidUTF8(_ source: SourceText) -> Int? {
    source.padded.withUnsafeBytes { bytes in
      let count = source.count
      var i = 0
      while i < count {
        // ASCII, thirty-two bytes at a time and then eight.
        func eight(_ offset: Int) -> UInt64 { bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self) }
        while i + 32 <= count,
          (eight(i) | eight(i + 8) | eight(i + 16) | eight(i + 24)) & 0x8080_8080_8080_8080 == 0
        {
          i += 32
        }
        while i + 8 <= count, eight(i) & 0x8080_8080_8080_8080 == 0 { i += 8 }
        if i >= count { return nil }
        let lead = bytes[i]
        if lead < 0x80 {
          i += 1
          continue
        }
        let length: Int
        var low: UInt8 = 0x80
        var high: UInt8 = 0xBF
        switch lead {
        case 0xC2...0xDF: length = 2
        case 0xE0: (length, low) = (3, 0xA0)
        case 0xED: (length, high) = (3, 0x9F)
        case 0xE1...0xEF: length = 3
        case 0xF0: (length, low) = (4, 0x90)
        case 0xF1...0xF3: length = 4
        case 0xF4: (length, high) = (4, 0x8F)
        default: return i
        }
        guard i + length <= count, bytes[i + 1] >= low, bytes[i + 1] <= high else { return i }
        for next in i + 2..<max(i + 2, i + length) where bytes[next] & 0xC0 != 0x80 { return i }
        i += length
      }
      return nil
    }
  }
}
