// Where texts stand in others, and what parts of them a sign sets apart, answered from bytes: the standard library's answers
// go through characters, and a few thousand of them took a hundredth of a run. These, too, are seen before its own.

extension String {
  /// Where a text stands in this one, byte for byte, in order and without overlaps.
  public func ranges(of text: String) -> [Range<Index>] {
    guard !text.isEmpty else { return [] }
    var (haystack, needle) = (self, text)
    var places: [Int] = []
    haystack.withUTF8 { bytes in
      needle.withUTF8 { needle in
        var start = 0
        while let place = FastText.place(of: needle, in: UnsafeBufferPointer(rebasing: bytes[start...])) {
          places.append(start + place)
          start += place + needle.count
        }
      }
    }
    let length = text.utf8.count
    return places.map { place in
      let start = utf8.index(utf8.startIndex, offsetBy: place)
      return start..<utf8.index(start, offsetBy: length)
    }
  }

  /// The parts between the places of a sign, as the standard library has it.
  public func split(
    separator: Character, maxSplits: Int = .max, omittingEmptySubsequences: Bool = true
  ) -> [Substring] {
    guard let sign = separator.asciiValue, maxSplits == .max,
      let parts = split(at: sign, omittingEmptySubsequences)
    else {
      return self[...].split(
        separator: separator, maxSplits: maxSplits, omittingEmptySubsequences: omittingEmptySubsequences)
    }
    return parts
  }

  /// nil where a character may hold the sign and more: a sign that something is put on, a line feed behind a return.
  private func split(at sign: UInt8, _ omitsEmpty: Bool) -> [Substring]? {
    let parts: [Range<Int>]?? = utf8.withContiguousStorageIfAvailable { bytes in
      var parts: [Range<Int>] = []
      var start = 0
      for index in bytes.indices where bytes[index] == sign {
        if index + 1 < bytes.count, bytes[index + 1] >= 0x80 { return nil }
        if sign == 0x0A, index > 0, bytes[index - 1] == 0x0D { return nil }
        if sign == 0x0D, index + 1 < bytes.count, bytes[index + 1] == 0x0A { return nil }
        if index > start || !omitsEmpty { parts.append(start..<index) }
        start = index + 1
      }
      if bytes.count > start || !omitsEmpty { parts.append(start..<bytes.count) }
      return parts
    }
    guard case let parts?? = parts else { return nil }
    let first = utf8.startIndex
    return parts.map {
      self[utf8.index(first, offsetBy: $0.lowerBound)..<utf8.index(first, offsetBy: $0.upperBound)]
    }
  }
}

extension Substring {
  /// Whether a text stands in this one, byte for byte.
  public func contains(_ text: String) -> Bool {
    utf8.withContiguousStorageIfAvailable { bytes in
      text.utf8.withContiguousStorageIfAvailable { FastText.find($0, in: bytes) }
    }?.flatMap(\.self) ?? String(self).contains(text)
  }

  /// Where a text stands first in this one, byte for byte.
  public func firstRange(of text: String) -> Range<Index>? {
    guard !text.isEmpty else { return nil }
    let place: Int??? = utf8.withContiguousStorageIfAvailable { bytes in
      text.utf8.withContiguousStorageIfAvailable { FastText.place(of: $0, in: bytes) }
    }
    guard case let found?? = place else {
      return String(self).firstRange(of: text).map { range in
        let whole = String(self).utf8
        let start = utf8.index(startIndex, offsetBy: whole.distance(from: whole.startIndex, to: range.lowerBound))
        return start..<utf8.index(start, offsetBy: text.utf8.count)
      }
    }
    return found.map { place in
      let start = utf8.index(startIndex, offsetBy: place)
      return start..<utf8.index(start, offsetBy: text.utf8.count)
    }
  }
}
