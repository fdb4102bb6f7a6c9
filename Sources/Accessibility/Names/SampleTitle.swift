// Titles of fields that are no words: an example of what to type, or signs that stand for nothing yet.

public enum SampleTitle {
  /// What a title is instead of a name; nil for words.
  public static func lack(of title: String) -> String? {
    if saysExample(title) { return "an example of what to type" }
    guard !title.isEmpty, !title.contains(where: \.isWhitespace) else { return nil }
    if title.allSatisfy(isPlaceholderSign) { return "only punctuation" }
    return isExample(title) ? "an example of what to type" : nil
  }

  /// Signs that stand where words are still to come, or for letters that are not shown: "???", "…", "••••".
  private static func isPlaceholderSign(_ character: Character) -> Bool {
    switch character {
    case "?", ".", "…", "•", "●", "*", "-", "–", "—", "_", "·": true
    default: false
    }
  }

  /// "e.g. Anna", "Example…": what follows, if anything does, is no name of the field.
  private static func saysExample(_ title: String) -> Bool {
    guard let first = title.unicodeScalars.first, first == "e" || first == "E" || first == "f" || first == "F" else {
      return false
    }
    let words = title.lowercased()
    if ["e.g.", "e.g ", "ex:", "ex. ", "for example", "example:"].contains(where: words.hasPrefix) { return true }
    return words.hasPrefix("example") && words.dropFirst("example".count).allSatisfy { $0 == "." || $0 == "…" }
  }

  /// A made-up value: an address, a link, a path, digits, a key or the beginning of one.
  private static func isExample(_ title: String) -> Bool {
    if startsWithScheme(title) || title.hasPrefix("www.") { return true }
    if title.hasPrefix("/"), title.dropFirst().contains("/") { return true }
    if let at = title.firstIndex(of: "@"), at != title.startIndex, title[at...].contains(".") { return true }
    if title.contains(where: \.isNumber), !title.contains(where: \.isLetter) { return true }
    if title.contains("-"), title.hasSuffix("...") || title.hasSuffix("…") { return true }
    return isMadeByChance(title)
  }

  /// `rtmp://`, `https://`: letters, then what only addresses have.
  private static func startsWithScheme(_ title: String) -> Bool {
    var letters = 0
    var rest = title.utf8[...]
    while let byte = rest.first, byte | 0x20 >= UInt8(ascii: "a"), byte | 0x20 <= UInt8(ascii: "z") {
      letters += 1
      rest = rest.dropFirst()
    }
    return letters > 1 && rest.starts(with: "://".utf8)
  }

  /// Letters and digits mixed as no word mixes them: in a long text, letters follow digits more than once. `address_line_2`
  /// is the key of a text, `oauth2_token` as well.
  private static func isMadeByChance(_ title: String) -> Bool {
    guard title.utf8.count >= 16 else { return false }
    var mixed = 0
    var isAfterDigit = false
    for byte in title.utf8 {
      let isLetter = byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z")
      if isLetter, isAfterDigit { mixed += 1 }
      isAfterDigit = byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
    }
    return mixed > 1
  }
}
