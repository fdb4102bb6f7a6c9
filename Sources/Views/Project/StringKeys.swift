// Keys by their words, for labels that are said elsewhere in the app and translated already.

import CurbcutSourceText
import CurbcutSymbols

extension StringsFile {
  /// The key of exactly these words, as it is written in the file, sorted; where several have them, all.
  func keys(of words: String) -> [String] {
    let wanted = Array(words.utf8)
    let isPlain = Self.isPlain(wanted[...])
    var result: [String] = []
    for (name, entry) in entries {
      guard entry.form == .quoted || entry.form == .json, entry.text.count >= wanted.count else { continue }
      let written = bytes[Int(entry.text.lowerBound)..<Int(entry.text.upperBound)]
      // No escape begins by a letter, so that another letter in front begins other words.
      if let first = written.first, let sought = wanted.first, first != sought, Self.isLetter(first),
        Self.isLetter(sought)
      {
        continue
      }
      // A text that stands for itself is compared as it is written: few of thousands are the words.
      if isPlain, Self.isPlain(written) {
        guard written.elementsEqual(wanted) else { continue }
      } else if text(name) != words {
        continue
      }
      if let key = key(name, before: Int(entry.text.lowerBound) - 1) { result.append(key) }
    }
    return result.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  private static func isLetter(_ byte: UInt8) -> Bool { UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20 }

  /// Whether the keys are what people read rather than names: every third has several words.
  var hasKeysOfWords: Bool {
    let sentences = entries.count { name, entry in
      guard entry.form == .quoted || entry.form == .json, entry.text.lowerBound > 1 else { return false }
      return key(name, before: Int(entry.text.lowerBound) - 1)?.contains(" ") ?? false
    }
    return sentences * 3 > entries.count
  }

  /// How many keys are their words, or have none: a text is only made where it is not written as it reads.
  var countOfKeysThatAreWords: Int {
    entries.count { name, entry in
      let written = bytes[Int(entry.text.lowerBound)..<Int(entry.text.upperBound)]
      switch entry.form {
      case .none: return true
      case .quoted, .json:
        if written.isEmpty { return true }
        if Self.isPlain(written) { return Name(written) == name }
      case .xml: break
      }
      guard let text = text(name) else { return false }
      return text.isEmpty || Name(text) == name
    }
  }

  /// Whether a text is ASCII that stands for itself, whatever the form of the file.
  private static func isPlain(_ written: ArraySlice<UInt8>) -> Bool {
    written.allSatisfy { $0 >= 0x20 && $0 < 0x7F && $0 != UInt8(ascii: "\\") && $0 != UInt8(ascii: "\"") }
  }

  /// The key of a text stands before it, in a catalogue some words away. Names are hashes: which it is, its hash tells.
  private func key(_ name: Name, before start: Int) -> String? {
    var end = start
    for _ in 0..<200 {
      // From the quotation mark behind a string to the one before it.
      guard let close = bytes[..<end].lastIndex(of: UInt8(ascii: "\"")),
        let open = bytes[..<close].lastIndex(of: UInt8(ascii: "\""))
      else { return nil }
      let key = String(decoding: bytes[(open + 1)..<close], as: UTF8.self)
      if Name(key) == name { return key }
      end = open
    }
    return nil
  }
}
