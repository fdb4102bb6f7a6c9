// Questions about texts that rules ask thousands of times, answered from bytes. The standard library's answers go
// through tables of Unicode and through characters of several scalars; asking it took a fifth of a run. These are seen
// before those of the standard library by every module that imports this one.

extension String {
  /// Whether a text stands in this one, byte for byte.
  public func contains(_ text: String) -> Bool {
    utf8.withContiguousStorageIfAvailable { bytes in
      text.utf8.withContiguousStorageIfAvailable { FastText.find($0, in: bytes) }
    }?.flatMap(\.self)
      ?? Array(utf8).withUnsafeBufferPointer { bytes in
        Array(text.utf8).withUnsafeBufferPointer { FastText.find($0, in: bytes) }
      }
  }

  /// The text with each occurrence of another one replaced, byte for byte.
  public func replacing(_ text: String, with other: String) -> String {
    var (haystack, needle, other) = (self, text, other)
    return haystack.withUTF8 { bytes in
      needle.withUTF8 { needle in
        guard !needle.isEmpty, FastText.find(needle, in: bytes) else { return self }
        return other.withUTF8 { other in
          var result: [UInt8] = []
          result.reserveCapacity(bytes.count + other.count)
          var index = 0
          while index < bytes.count {
            if index + needle.count <= bytes.count, bytes[index..<index + needle.count].elementsEqual(needle) {
              result.append(contentsOf: other)
              index += needle.count
            } else {
              result.append(bytes[index])
              index += 1
            }
          }
          return String(decoding: result, as: UTF8.self)
        }
      }
    }
  }

  /// Where a text stands first in this one, byte for byte.
  public func firstRange(of text: String) -> Range<Index>? {
    guard !text.isEmpty else { return nil }
    var (haystack, needle) = (self, text)
    let place = haystack.withUTF8 { bytes in needle.withUTF8 { FastText.place(of: $0, in: bytes) } }
    return place.map { place in
      let start = utf8.index(utf8.startIndex, offsetBy: place)
      return start..<utf8.index(start, offsetBy: text.utf8.count)
    }
  }

  /// Whether it is nothing but white space.
  public var isBlank: Bool {
    // Nearly every text tells by its first byte.
    if let first = utf8.first, first < 0x80, !FastText.isSpace(first) { return false }
    return allSatisfy(\.isWhitespace)
  }

  /// Whether all bytes are ASCII.
  public var isASCII: Bool { utf8.allSatisfy { $0 < 0x80 } }
}

extension Character {
  /// As the standard library has it: whether the first scalar is alphabetic.
  @inlinable public var isLetter: Bool {
    let byte = utf8.first ?? 0
    return byte < 0x80 ? FastText.isLetter(byte) : unicodeScalars.first?.properties.isAlphabetic ?? false
  }

  /// As the standard library has it: whether the first scalar stands for a number.
  @inlinable public var isNumber: Bool {
    let byte = utf8.first ?? 0
    return byte < 0x80 ? byte &- 0x30 < 10 : unicodeScalars.first?.properties.numericType != nil
  }

  /// As the standard library has it: whether the first scalar is white space.
  @inlinable public var isWhitespace: Bool {
    let byte = utf8.first ?? 0
    return byte < 0x80 ? FastText.isSpace(byte) : unicodeScalars.first?.properties.isWhitespace ?? false
  }
}

/// What is asked of bytes.
public enum FastText {
  /// Whether an ASCII byte is a letter.
  @inlinable public static func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) &- 0x61 < 26 }

  /// Whether a byte may be part of a name; those of letters beyond ASCII all may.
  @inlinable public static func isOfName(_ byte: UInt8) -> Bool {
    isLetter(byte) || byte &- 0x30 < 10 || byte == UInt8(ascii: "_") || byte >= 0x80
  }

  /// Whether an ASCII byte is white space.
  @inlinable public static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte &- 0x09 < 5 }

  /// The next place of one of two bytes, looked for by eights; the end when neither comes.
  @inlinable
  public static func next(
    _ first: UInt8, or second: UInt8, in bytes: UnsafeBufferPointer<UInt8>, from start: Int
  ) -> Int {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let raw = UnsafeRawBufferPointer(bytes)
    var index = start
    while index + 8 <= bytes.count {
      let word = UInt64(littleEndian: raw.loadUnaligned(fromByteOffset: index, as: UInt64.self))
      let (a, b) = (word ^ ones &* UInt64(first), word ^ ones &* UInt64(second))
      // The lowest of the bytes that become zero is told for certain.
      let found = ((a &- ones) & ~a | (b &- ones) & ~b) & (ones &* 0x80)
      if found != 0 { return index + found.trailingZeroBitCount >> 3 }
      index += 8
    }
    while index < bytes.count, bytes[index] != first, bytes[index] != second { index += 1 }
    return min(index, bytes.count)
  }

  /// Whether the bytes at a place are a word of the program itself.
  @inlinable
  public static func `is`(_ range: Range<Int>, of bytes: UnsafeBufferPointer<UInt8>, _ word: StaticString) -> Bool {
    guard range.count == word.utf8CodeUnitCount else { return false }
    for index in 0..<range.count where bytes[range.lowerBound + index] != word.utf8Start[index] { return false }
    return true
  }

  /// The words of a text in small letters: letters, numbers and the signs that may stand in a word.
  public static func words(in text: String, alsoWith signs: String) -> [String] {
    var text = text
    let found = text.withUTF8 { bytes -> [String]? in
      guard bytes.allSatisfy({ $0 < 0x80 }) else { return nil }
      var words: [String] = []
      words.reserveCapacity(bytes.count / 6 + 1)
      var start = 0
      func close(_ end: Int) {
        guard end > start else { return }
        words.append(
          String(unsafeUninitializedCapacity: end - start) { word in
            for index in start..<end {
              let byte = bytes[index]
              word[index - start] = byte &- 0x41 < 26 ? byte | 0x20 : byte
            }
            return end - start
          })
      }
      for index in bytes.indices {
        let byte = bytes[index]
        if isLetter(byte) || byte &- 0x30 < 10 || signs.utf8.contains(byte) { continue }
        close(index)
        start = index + 1
      }
      close(bytes.count)
      return words
    }
    return found
      ?? text.lowercased().split { !$0.isLetter && !$0.isNumber && !signs.contains($0) }.map(String.init)
  }

  /// Whether up to four letters stand in a text, in either case. They are lower-case ASCII and no `k`, which the Kelvin
  /// sign becomes in lower case.
  public static func containsWithoutCase(_ text: String, _ letters: StaticString) -> Bool {
    let wanted = letters.withUTF8Buffer { $0.reduce(0 as UInt32) { $0 << 8 | UInt32($1) } }
    let mask = UInt32.max >> UInt32(32 - 8 * letters.utf8CodeUnitCount)
    var text = text
    return text.withUTF8 { bytes in
      var window: UInt32 = 0
      for byte in bytes {
        window = (window << 8 | UInt32(byte | 0x20)) & mask
        if window == wanted { return true }
      }
      return false
    }
  }

  /// The value of digits with or without a point; nil for any other number, and for more than fifteen digits. Both
  /// sides of the division are exact, so the result is the nearest number.
  public static func decimal(_ bytes: ArraySlice<UInt8>) -> Double? {
    var digits: UInt64 = 0
    var count = 0
    var scale: Double = 0
    for byte in bytes {
      if byte &- 0x30 < 10 {
        digits = digits &* 10 &+ UInt64(byte &- 0x30)
        count += 1
        scale *= 10
      } else {
        guard byte == UInt8(ascii: "."), count > 0, scale == 0 else { return nil }
        scale = 1
      }
    }
    guard count > 0, count <= 15, scale != 1 else { return nil }
    return scale > 1 ? Double(digits) / scale : Double(digits)
  }

  /// The sign from U+2010 to U+2027 or U+2030 to U+203F that begins at an index: dashes, quotes, `…`, `‹`, `›`. None of
  /// them is a letter or white space or joins what stands beside it. nil for anything else.
  @inlinable
  public static func punctuation(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> UInt16? {
    guard index + 2 < bytes.count, bytes[index] == 0xE2, bytes[index + 1] == 0x80 else { return nil }
    let last = bytes[index + 2]
    guard last >= 0x90 && last <= 0xA7 || last >= 0xB0 && last <= 0xBF else { return nil }
    return 0x2000 | UInt16(last & 0x3F)
  }

  /// Whether some bytes stand in the text of a file.
  public static func holds(_ text: [UInt8], in source: SourceText) -> Bool {
    source.padded.withUnsafeBufferPointer { bytes in
      text.withUnsafeBufferPointer { find($0, in: UnsafeBufferPointer(rebasing: bytes[..<source.count])) }
    }
  }

  /// Whether the bytes of `text` stand in `bytes`. A byte that is nowhere in the text lets the search leap over it.
  public static func find(_ text: UnsafeBufferPointer<UInt8>, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    place(of: text, in: bytes) != nil
  }

  /// Where a text stands first among bytes.
  public static func place(of text: UnsafeBufferPointer<UInt8>, in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    let length = text.count
    guard length > 0 else { return 0 }
    // A table of leaps is worth its making where there is much to leap over.
    if length > 3, bytes.count > 512 { return placeByLeaps(of: text, in: bytes) }
    var seen: UInt64 = 0
    for byte in text { seen |= 1 << UInt64(byte & 63) }
    let last = text[length &- 1]
    var end = length &- 1
    while end < bytes.count {
      let byte = bytes[end]
      if byte == last {
        let start = end &- length &+ 1
        if stands(text, at: start, in: bytes) { return start }
        end &+= 1
      } else {
        end &+= seen >> UInt64(byte & 63) & 1 == 0 ? length : 1
      }
    }
    return nil
  }
  @inline(__always)
  private static func stands(
    _ text: UnsafeBufferPointer<UInt8>, at start: Int, in bytes: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    var index = 0
    while index < text.count, bytes[start &+ index] == text[index] { index &+= 1 }
    return index == text.count
  }

  /// The same, where the byte under the last one of the text tells how far the search may leap.
  private static func placeByLeaps(
    of text: UnsafeBufferPointer<UInt8>, in bytes: UnsafeBufferPointer<UInt8>
  ) -> Int? {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 256) { leaps in
      let (length, last) = (text.count, text[text.count &- 1])
      leaps.initialize(repeating: UInt8(clamping: length))
      for index in 0..<length &- 1 { leaps[Int(text[index])] = UInt8(clamping: length &- 1 &- index) }
      var end = length &- 1
      while end < bytes.count {
        let byte = bytes[end]
        if byte == last {
          let start = end &- length &+ 1
          if stands(text, at: start, in: bytes) { return start }
        }
        end &+= Int(leaps[Int(byte)])
      }
      return nil
    }
  }
}
