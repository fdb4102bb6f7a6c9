// What the rules on plain language share: words and sentences of English texts, and how hard they are to read.

import CurbcutAccessibility
import CurbcutSourceText
import CurbcutViews

/// An English text, taken apart.
struct EnglishText {
  var words: [String]
  var sentences: Int

  /// The words that nearly every English sentence has one of.
  private static let common: Set<String> = [
    "the", "a", "an", "to", "of", "and", "is", "are", "you", "your", "it", "this", "that", "for", "with", "on", "in",
    "be", "was", "can", "will", "not", "or", "by", "from", "we", "our", "have", "has", "when", "if", "as", "at",
  ]

  /// nil when the text is no English sentence: too few words that every sentence has, or other letters.
  init?(_ text: String) {
    guard !text.contains("://"), !text.contains("]("), !text.contains("@"), !text.contains("`") else { return nil }
    if let plain = PlainText(text) {
      guard plain.known * 10 >= plain.words.count, plain.known >= (plain.words.count < 10 ? 1 : 2) else { return nil }
      words = plain.words.map { String(decoding: $0, as: UTF8.self) }
      sentences = max(1, plain.sentences)
      return
    }
    var words: [String] = []
    var sentences = 0
    for line in text.replacing("‹…›", with: "one").split(whereSeparator: \.isNewline) {
      var isOpen = false
      for part in line.split(whereSeparator: { $0.isWhitespace || $0 == "—" || $0 == "–" || $0 == "/" }) {
        let word = part.filter { $0.isLetter || $0 == "'" || $0 == "’" || $0 == "-" }
        guard word.contains(where: \.isLetter) else { continue }
        words.append(word)
        isOpen = true
        if let last = part.last(where: { !"\"”)’'".contains($0) }), ".!?:;…".contains(last) {
          sentences += 1
          isOpen = false
        }
      }
      if isOpen { sentences += 1 }
    }
    let isLatin = words.allSatisfy { $0.unicodeScalars.allSatisfy { $0.isASCII || $0 == "’" } }
    let known = words.reduce(0) { $0 + (Self.common.contains($1.lowercased()) ? 1 : 0) }
    guard isLatin, known * 10 >= words.count, known >= (words.count < 10 ? 1 : 2) else { return nil }
    self.words = words
    self.sentences = max(1, sentences)
  }

  /// The same for texts of ASCII, by their bytes: nearly all are, and characters cost twenty times as much.
  private struct PlainText {
    var words: [[UInt8]] = []
    var sentences = 0
    /// Number of words that nearly every English sentence has one of.
    var known = 0

    private static let commonWords: Set<[UInt8]> = Set(common.map { Array($0.utf8) })
    private static let filledIn = Array("‹…›".utf8)

    /// nil when letters or signs beyond ASCII stand in the text, other than those for what is filled in.
    init?(_ text: String) {
      var bytes: [UInt8] = []
      bytes.reserveCapacity(text.utf8.count)
      var rest = text.utf8[...]
      while let byte = rest.first {
        if byte < 0x80 {
          bytes.append(byte)
          rest = rest.dropFirst()
        } else {
          guard rest.starts(with: Self.filledIn) else { return nil }
          bytes += "one".utf8
          rest = rest.dropFirst(Self.filledIn.count)
        }
      }
      for line in bytes.split(whereSeparator: { $0 >= 0x0A && $0 <= 0x0D }) {
        var isOpen = false
        for part in line.split(whereSeparator: { FastText.isSpace($0) || $0 == UInt8(ascii: "/") }) {
          let word = part.filter { FastText.isLetter($0) || $0 == UInt8(ascii: "'") || $0 == UInt8(ascii: "-") }
          guard word.contains(where: FastText.isLetter) else { continue }
          words.append(Array(word))
          if word.count <= 4, Self.commonWords.contains(word.map { FastText.isLetter($0) ? $0 | 0x20 : $0 }) {
            known += 1
          }
          isOpen = true
          switch part.last(where: { !"\")'".utf8.contains($0) }) {
          case UInt8(ascii: "."), UInt8(ascii: "!"), UInt8(ascii: "?"), UInt8(ascii: ":"), UInt8(ascii: ";"):
            sentences += 1
            isOpen = false
          default: break
          }
        }
        if isOpen { sentences += 1 }
      }
    }
  }

  /// The grade by Flesch and Kincaid: years of school that a reader needs.
  static func grade(words: Int, sentences: Int, syllables: Int) -> Double {
    guard words > 0, sentences > 0 else { return 0 }
    return 0.39 * Double(words) / Double(sentences) + 11.8 * Double(syllables) / Double(words) - 15.59
  }

  var syllables: Int { words.reduce(0) { $0 + Self.syllables(in: $1) } }
  var grade: Double { Self.grade(words: words.count, sentences: sentences, syllables: syllables) }

  /// The longest words, longest first.
  var hardest: [String] {
    let hard = words.filter { Self.syllables(in: $0) > 3 || ($0.count > 10 && Self.syllables(in: $0) > 2) }
    var seen: Set<String> = []
    return hard.filter { seen.insert($0.lowercased()).inserted }.sorted {
      let (a, b) = (Self.syllables(in: $0), Self.syllables(in: $1))
      return a == b ? $0.count > $1.count : a > b
    }
  }

  /// Syllables by groups of vowels. Names, which begin with a capital, count two at most: readers know them.
  static func syllables(in word: String) -> Int {
    if word.contains("-") { return word.split(separator: "-").reduce(0) { $0 + syllables(in: String($1)) } }
    let letters = Array(word.lowercased().utf8.filter { $0 >= 0x61 && $0 <= 0x7A })
    var count = 0
    var wasVowel = false
    for letter in letters {
      let isVowel = [0x61, 0x65, 0x69, 0x6F, 0x75, 0x79].contains(letter)
      if isVowel, !wasVowel { count += 1 }
      wasVowel = isVowel
    }
    // A silent e: "make", "used", "clothes"; not "table", "needed", "boxes".
    if count > 1, letters.count > 2 {
      let end = letters.suffix(3)
      let (before, last, final) = (end[end.startIndex], end[end.startIndex + 1], letters[letters.count - 1])
      let isConsonant = { (letter: UInt8) in ![0x61, 0x65, 0x69, 0x6F, 0x75, 0x79].contains(letter) }
      if final == 0x65, isConsonant(last), !(last == 0x6C && isConsonant(before)) {
        count -= 1
      } else if final == 0x64, last == 0x65, before != 0x74, before != 0x64, isConsonant(before) {
        count -= 1
      }
    }
    let isName = word.first?.isUppercase == true
    return max(1, isName ? min(2, count) : count)
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

  /// Screens for the people who make the app, or for lawyers.
  func isForExperts(_ view: Int32) -> Bool {
    typeWords(of: view).contains {
      [
        "debug", "developer", "log", "logs", "logging", "diagnostic", "diagnostics", "console", "inspector", "terms",
        "privacy", "license", "licenses", "legal", "acknowledgements", "policy", "eula", "disclaimer", "mock", "mocks",
        "experiment", "playground", "telemetry", "internal",
      ].contains($0)
    }
  }
}
