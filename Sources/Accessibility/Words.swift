// Identifiers and labels as words.

/// Splits identifiers into lower-case words.
public enum Words {
  /// `isOnline` gives `is`, `online`; `hasHTTPError` gives `has`, `http`, `error`.
  public static func split(_ identifier: some StringProtocol) -> [String] {
    if let words = identifier.utf8.withContiguousStorageIfAvailable(splitASCII) ?? nil { return words }
    return splitCharacters(identifier)
  }

  /// The same on bytes, which nearly all identifiers allow; nil for letters beyond ASCII. Asking Unicode for the
  /// properties of every character took a twentieth of a run.
  private static func splitASCII(_ bytes: UnsafeBufferPointer<UInt8>) -> [String]? {
    guard bytes.allSatisfy({ $0 < 0x80 }) else { return nil }
    func isLower(_ byte: UInt8) -> Bool { byte >= 0x61 && byte <= 0x7A }
    func isUpper(_ byte: UInt8) -> Bool { byte >= 0x41 && byte <= 0x5A }
    var words: [String] = []
    var start = 0
    func close(_ end: Int) {
      guard end > start else { return }
      words.append(
        String(unsafeUninitializedCapacity: end - start) { text in
          for index in start..<end { text[index - start] = bytes[index] | 0x20 }
          return end - start
        })
    }
    for index in bytes.indices {
      let byte = bytes[index]
      guard isLower(byte) || isUpper(byte) else {
        close(index)
        start = index + 1
        continue
      }
      guard isUpper(byte), index > start else { continue }
      let nextIsLower = index + 1 < bytes.count && isLower(bytes[index + 1])
      if isLower(bytes[index - 1]) || nextIsLower {
        close(index)
        start = index
      }
    }
    close(bytes.count)
    return words
  }

  private static func splitCharacters(_ identifier: some StringProtocol) -> [String] {
    var words: [String] = []
    var word = ""
    var previousIsLower = false
    let characters = Array(identifier)
    for (index, character) in characters.enumerated() {
      guard character.isLetter else {
        if !word.isEmpty { words.append(word) }
        word = ""
        previousIsLower = false
        continue
      }
      let nextIsLower = index + 1 < characters.count && characters[index + 1].isLowercase
      if character.isUppercase, !word.isEmpty, previousIsLower || nextIsLower {
        words.append(word)
        word = ""
      }
      word += character.lowercased()
      previousIsLower = character.isLowercase
    }
    if !word.isEmpty { words.append(word) }
    return words
  }
}
