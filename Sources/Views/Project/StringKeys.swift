// Keys by their words, for labels that are said elsewhere in the app and translated already.

import CurbcutSourceText
import CurbcutSymbols

extension StringsFile {
  /// The key of exactly these words, as it is written in the file, sorted; where several have them, all.
  func keys(of words: String) -> [String] {
    entries.compactMap { name, entry in
      let length = entry.text.count
      guard entry.form == .quoted || entry.form == .json, length >= words.utf8.count, text(name) == words else {
        return nil
      }
      return key(name, before: Int(entry.text.lowerBound) - 1)
    }.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
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
