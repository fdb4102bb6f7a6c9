// Identifiers and labels as words.

import CurbcutSourceText
import CurbcutSymbols
import CurbcutSyntax
import CurbcutViews

/// Splits identifiers into lower-case words.
public enum Words {
  /// `isOnline` gives `is`, `online`; `hasHTTPError` gives `has`, `http`, `error`.
  public static func split(_ identifier: String) -> [String] {
    if let words = identifier.utf8.withContiguousStorageIfAvailable(splitASCII) ?? nil { return words }
    return splitCharacters(identifier)
  }

  /// The same of a part of a text.
  public static func split(_ identifier: Substring) -> [String] {
    if let words = identifier.utf8.withContiguousStorageIfAvailable(splitASCII) ?? nil { return words }
    return splitCharacters(identifier)
  }

  /// The same on bytes, which nearly all identifiers and texts allow; nil for letters beyond ASCII. Asking Unicode for
  /// the properties of every character took a twentieth of a run.
  private static func splitASCII(_ bytes: UnsafeBufferPointer<UInt8>) -> [String]? {
    var all: UInt8 = 0
    for byte in bytes { all |= byte }
    guard all < 0x80 || hasOnlyPunctuation(bytes) else { return nil }
    var words: [String] = []
    words.reserveCapacity(bytes.count / 6 + 1)
    forEachWord(bytes) { start, end in
      words.append(lowercased(bytes, start, end))
      return true
    }
    return words
  }

  /// Gives where each word of ASCII letters begins and ends, until the body says no.
  @inline(__always)
  fileprivate static func forEachWord(_ bytes: UnsafeBufferPointer<UInt8>, _ body: (Int, Int) -> Bool) {
    func isLower(_ byte: UInt8) -> Bool { byte &- 0x61 < 26 }
    func isUpper(_ byte: UInt8) -> Bool { byte &- 0x41 < 26 }
    var start = 0
    for index in bytes.indices {
      let byte = bytes[index]
      guard isLower(byte) || isUpper(byte) else {
        if index > start, !body(start, index) { return }
        start = index + 1
        continue
      }
      guard isUpper(byte), index > start else { continue }
      let nextIsLower = index + 1 < bytes.count && isLower(bytes[index + 1])
      if isLower(bytes[index - 1]) || nextIsLower {
        if !body(start, index) { return }
        start = index
      }
    }
    if bytes.count > start { _ = body(start, bytes.count) }
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

/// Words that names are searched for, without making strings of the words in a name.
public struct WordSet: Sendable, ExpressibleByArrayLiteral {
  private let names: [Name]
  /// A bit for the first letter of each word.
  private let initials: UInt32
  private let words: Set<String>

  /// The words are lower-case ASCII letters.
  public init(arrayLiteral words: String...) {
    precondition(words.allSatisfy { $0.utf8.allSatisfy { $0 &- 0x61 < 26 } }, "a word is not in small letters")
    self.words = Set(words)
    names = words.map { Name($0) }
    initials = words.reduce(0) { $0 | 1 << UInt32($1.utf8.first! & 31) }
  }

  /// Whether one of the words of a name or text, taken apart as by `Words.split`, is in the set.
  public func holdsWord(of text: ArraySlice<UInt8>) -> Bool {
    text.withUnsafeBufferPointer { bytes in
      guard bytes.allSatisfy({ $0 < 0x80 }) else {
        return Words.split(String(decoding: bytes, as: UTF8.self)).contains { words.contains($0) }
      }
      var isFound = false
      Words.forEachWord(bytes) { start, end in
        guard initials >> UInt32(bytes[start] & 31) & 1 != 0 else { return true }
        isFound = names.contains(Name(bytes[start..<end].lazy.map { $0 | 0x20 }))
        return !isFound
      }
      return isFound
    }
  }

  /// Whether one of the names below a node holds one of the words.
  public func holdsWord(in node: NodeID, _ tree: Tree) -> Bool {
    tree[node].tokens.contains { token in
      tree.tokens.isName(token) && holdsWord(of: tree.tokens.text(token, in: tree.source))
    }
  }
}
