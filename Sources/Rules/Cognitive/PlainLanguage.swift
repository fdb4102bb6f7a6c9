// What the rules on plain language share: how hard an English text is to read, and for whom a screen is made.

import CurbcutAccessibility
import CurbcutSourceText
import CurbcutViews

/// An English text, taken apart.
struct EnglishText {
  let wordCount: Int
  let sentences: Int
  let syllables: Int
  /// Read again by the few texts that are reported.
  private let text: String

  /// nil when the text is no English sentence: too few words that every sentence has, or other letters.
  init?(_ text: String) {
    guard !text.contains("://"), !text.contains("]("), !text.contains("@"), !text.contains("`"), !text.contains("()"),
      let parts = TextParts(text, keepsWords: false) ?? Self.takeApart(text),
      parts.isLatin, parts.known * 10 >= parts.count, parts.known >= (parts.count < 10 ? 1 : 2)
    else { return nil }
    self.text = text
    wordCount = parts.count
    sentences = max(1, parts.sentences)
    syllables = parts.syllables
  }

  /// The same as `TextParts` does, for texts with letters and signs of any kind.
  private static func takeApart(_ text: String) -> TextParts? {
    var parts = TextParts()
    for line in text.replacing("‹…›", with: "one").split(whereSeparator: \.isNewline) {
      var isOpen = false
      for part in line.split(whereSeparator: { $0.isWhitespace || $0 == "—" || $0 == "–" || $0 == "/" }) {
        let word = part.filter { $0.isLetter || $0 == "'" || $0 == "’" || $0 == "-" }
        guard word.contains(where: \.isLetter) else { continue }
        parts.isLatin = parts.isLatin && word.unicodeScalars.allSatisfy { $0.isASCII || $0 == "’" }
        guard parts.isLatin else { return nil }
        parts.count += 1
        parts.words.append(word)
        parts.syllables += TextParts.syllables(in: Array(word.utf8)[...])
        if TextParts.isCommon(Array(word.utf8)) { parts.known += 1 }
        isOpen = true
        if let last = part.last(where: { !"\"”)’'".contains($0) }), ".!?:;…".contains(last) {
          parts.sentences += 1
          isOpen = false
        }
      }
      if isOpen { parts.sentences += 1 }
    }
    return parts
  }

  /// The grade by Flesch and Kincaid: years of school that a reader needs.
  static func grade(words: Int, sentences: Int, syllables: Int) -> Double {
    guard words > 0, sentences > 0 else { return 0 }
    return 0.39 * Double(words) / Double(sentences) + 11.8 * Double(syllables) / Double(words) - 15.59
  }

  var grade: Double { Self.grade(words: wordCount, sentences: sentences, syllables: syllables) }

  /// The longest words, longest first.
  var hardest: [String] {
    let words = (TextParts(text, keepsWords: true) ?? Self.takeApart(text))?.words ?? []
    let counted = words.map { (word: $0, syllables: TextParts.syllables(in: Array($0.utf8)[...])) }
    let hard = counted.filter { $0.syllables > 3 || ($0.word.count > 10 && $0.syllables > 2) }
    var seen: [String] = []
    return hard.filter { hard in
      let word = hard.word.lowercased()
      if seen.contains(where: { Self.areForms($0, word) }) { return false }
      seen.append(word)
      return true
    }.sorted { a, b in
      a.syllables == b.syllables ? a.word.count > b.word.count : a.syllables > b.syllables
    }.map(\.word)
  }

  /// Whether two words are one with other endings: `synchronize` and `synchronized`.
  private static func areForms(_ a: String, _ b: String) -> Bool {
    let common = zip(a.utf8, b.utf8).prefix { $0 == $1 }.count
    return common >= 6 && max(a.utf8.count, b.utf8.count) - common <= 3
  }
}

extension FileModel {
  /// The type around a view and those around it, in words: `LegalNoticeView` gives `legal`, `notice`, `view`.
  func typeWords(of view: Int32) -> [String] {
    var owner = file.bodies[Int(file.views[Int(view)].body)].owner
    var words: [String] = []
    while owner >= 0 {
      let type = file.types[Int(owner)]
      words += Words.split(file.tree.string(of: type.nameToken))
      owner = type.parent
    }
    return words
  }

  private static let expertWords: Set<String> = [
    "debug", "developer", "log", "logs", "logging", "diagnostic", "diagnostics", "console", "inspector", "terms",
    "tos", "privacy", "license", "licenses", "licence", "licences", "legal", "imprint", "agreement", "gdpr",
    "copyright",
    "warranty", "acknowledgements", "policy", "eula", "disclaimer", "mock", "mocks",
    "experiment", "playground", "telemetry", "internal", "git", "terminal", "ssh", "repository",
    "script", "scripts", "flags",
  ]

  /// Screens for the people who make and test the app, or for lawyers.
  func isForExperts(_ view: Int32) -> Bool {
    let owner = file.bodies[Int(file.views[Int(view)].body)].owner
    if let known = expertTypes[owner] { return known }
    let fileName = file.path.split(separator: "/").last.map { Words.split(String($0)) } ?? []
    let isForExperts =
      typeWords(of: view).contains(where: Self.expertWords.contains) || fileName.contains("debug")
      || FastText.containsWithoutCase(file.path, "qa")
        && Words.split(file.path.split(separator: "/").dropLast().joined(separator: " ")).contains("qa")
    expertTypes[owner] = isForExperts
    return isForExperts
  }
}
