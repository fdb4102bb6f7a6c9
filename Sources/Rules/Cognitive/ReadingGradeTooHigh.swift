// Texts that take many years of school to read.

import CurbcutAccessibility
import CurbcutFindings
import CurbcutSyntax
import CurbcutViews

extension Rule {
  static let readingGradeTooHigh = Rule(
    "reading-grade-too-high", options: [highest, fewestWords],
    .file { model, report in
      let (maximum, leastWords) = (report.number(highest), report.count(fewestWords))
      var screens: [Int32: Screen] = [:]
      var order: [Int32] = []
      for text in model.screenTexts where text.part != .title && text.text.utf8.count > 30 {
        guard !model.isForExperts(text.view), !isLicense(text.text), let english = EnglishText(text.text) else {
          continue
        }
        let owner = model.file.bodies[Int(model.file.views[Int(text.view)].body)].owner
        if screens[owner] == nil { order.append(owner) }
        screens[owner, default: Screen()].add(english)
        guard english.wordCount >= leastWords, english.grade > maximum else { continue }
        screens[owner]!.isReported = true
        report.add(
          .note, .medium, at: text.node,
          "This text needs a reading level of grade \(Int(saturating: english.grade.rounded())), which many people do not "
            + "have\(list(english.hardest))",
          help: "Use shorter sentences and everyday words.", cause: text.view)
      }
      for owner in order where owner >= 0 {
        guard let screen = screens[owner], !screen.isReported, screen.words >= leastWordsOfScreen,
          screen.grade > maximum
        else { continue }
        report.add(
          .note, .medium, at: model.file.tree.tokens.range(model.file.types[Int(owner)].nameToken),
          "Taken together, the text on this screen needs a reading level of grade "
            + "\(Int(saturating: screen.grade.rounded())), which many people do not have",
          help: "Use shorter sentences and everyday words.")
      }
    })

  /// Above grade 12 a text needs more than school. WCAG 2.2, 3.1.5 (level AAA) asks for nine years.
  private static let highest = RuleOption.number(
    "grade", 12, in: 3...20, unit: "years of school", "Highest Flesch–Kincaid grade")
  /// The formula says nothing about shorter texts.
  private static let fewestWords = RuleOption.count(
    "words", 10, in: 5...100, "words", "Minimum number of words for text to be checked by itself")
  private static let leastWordsOfScreen = 40

  /// Whether a text is a license of software, which nobody may reword.
  private static func isLicense(_ text: String) -> Bool {
    text.contains("Copyright (c)") || text.contains("WITHOUT WARRANTY") || text.contains("WITHOUT WARRANTIES")
  }

  private static func list(_ words: [String]) -> String {
    // One word makes no text hard: its sentences do.
    words.count < 2 ? "" : "; hardest words: " + words.prefix(3).joined(separator: ", ")
  }

  /// The texts of one type.
  private struct Screen {
    var words = 0
    var sentences = 0
    var syllables = 0
    var isReported = false

    mutating func add(_ text: EnglishText) {
      words += text.wordCount
      sentences += text.sentences
      syllables += text.syllables
    }

    var grade: Double { EnglishText.grade(words: words, sentences: sentences, syllables: syllables) }
  }
}
