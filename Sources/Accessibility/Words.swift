// Identifiers and labels as words.

import CurbcutSourceText

/// Splits identifiers into lower-case words.
public enum Words {
  /// `isOnline` gives `is`, `online`; `hasHTTPError` gives `has`, `http`, `error`.
  public static func split(_ identifier: some StringProtocol) -> [String] {
    if let words = identifier.utf8.withContiguousStorageIfAvailable(splitASCII) ?? nil { return words }
    return splitCharacters(identifier)
  }

  /// The same on bytes, which nearly all identifiers and texts allow; nil for letters beyond ASCII. Asking Unicode for
  /// the properties of every character took a twentieth of a run.
  private static func splitASCII(_ bytes: UnsafeBufferPointer<UInt8>) -> [String]? {
    var all: UInt8 = 0
    for byte in bytes { all |= byte }
    guard all < 0x80 || hasOnlyPunctuation(bytes) else { return nil }
    func isLower(_ byte: UInt8) -> Bool { byte &- 0x61 < 26 }
    func isUpper(_ byte: UInt8) -> Bool { byte &- 0x41 < 26 }
    var words: [String] = []
    var start = 0
    for index in bytes.indices {
      let byte = bytes[index]
      guard isLower(byte) || isUpper(byte) else {
        if index > start { words.append(lowercased(bytes, start, index)) }
        start = index + 1
        continue
      }
      guard isUpper(byte), index > start else { continue }
      let nextIsLower = index + 1 < bytes.count && isLower(bytes[index + 1])
      if isLower(bytes[index - 1]) || nextIsLower {
        words.append(lowercased(bytes, start, index))
        start = index
      }
    }
    if bytes.count > start { words.append(lowercased(bytes, start, bytes.count)) }
    return words
  }

  /// Whether what is not ASCII are dashes, quotes and their like, which part words as all signs do.
  private static func hasOnlyPunctuation(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var index = 0
    while index < bytes.count {
      if bytes[index] < 0x80 {
        index += 1
      } else {
        guard FastText.punctuation(bytes, at: index) != nil else { return false }
        index += 3
      }
    }
    return true
  }

  private static func lowercased(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int) -> String {
    String(unsafeUninitializedCapacity: end - start) { text in
      for index in start..<end { text[index - start] = bytes[index] | 0x20 }
      return end - start
    }
  }

  /// Number of words with letters, between white space, and of characters.
  public static func count(in text: String) -> (words: Int, characters: Int) {
    var text = text
    if let counted = text.withUTF8(countASCII) { return counted }
    let words = text.split(whereSeparator: \.isWhitespace).count { $0.contains(where: \.isLetter) }
    return (words, text.count)
  }

  /// The same on bytes; nil for letters beyond ASCII, and for a carriage return, which is one character with what follows.
  private static func countASCII(_ bytes: UnsafeBufferPointer<UInt8>) -> (words: Int, characters: Int)? {
    var words = 0
    var characters = 0
    var hasLetter = false
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      characters += 1
      if byte >= 0x80 {
        guard FastText.punctuation(bytes, at: index) != nil else { return nil }
        index += 3
        continue
      }
      index += 1
      if byte == 0x0D { return nil }
      if FastText.isSpace(byte) {
        hasLetter = false
      } else if FastText.isLetter(byte), !hasLetter {
        hasLetter = true
        words += 1
      }
    }
    return (words, characters)
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
