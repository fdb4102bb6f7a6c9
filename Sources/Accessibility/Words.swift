// Identifiers and labels as words.

/// Splits identifiers into lower-case words.
public enum Words {
  /// `isOnline` gives `is`, `online`; `hasHTTPError` gives `has`, `http`, `error`.
  public static func split(_ identifier: some StringProtocol) -> [String] {
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
