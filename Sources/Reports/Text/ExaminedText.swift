// What `--statistics` adds: what was not examined and why, and how much is known of what rules ask about.

import CurbcutFindings
import CurbcutSourceText

enum ExaminedText {
  /// What was not examined and why, one line each.
  static func lines(_ report: Report) -> [String] {
    let coverage = report.coverage
    var lines: [String] = []
    let unresolved = report.unresolved()
    if !unresolved.isEmpty {
      let uses = unresolved.reduce(0) { $0 + $1.count }
      lines.append("\(counted(unresolved.count, "unresolved component")), used \(counted(uses, "time")):")
      let shown = 20
      lines += unresolved.prefix(shown).map {
        "  \(TextReport.padded(String($0.count), 5))  \(DisplayText.neutral($0.name))"
      }
      if unresolved.count > shown { lines.append("         and \(unresolved.count - shown) more") }
    }
    if coverage.opaque > 0 {
      lines.append("\(counted(coverage.opaque, "view")) made by code that could not be resolved")
    }
    if let count = coverage.unknownColours, count > 0 {
      lines.append("\(counted(count, "text element")) with unknown colors")
    }
    if coverage.outOfScope > 0 {
      lines.append("\(counted(coverage.outOfScope, "view")) in previews, tests, generated files or for other platforms")
    }
    if coverage.filesWithoutViews > 0 {
      lines.append("\(counted(coverage.filesWithoutViews, "file")) without views")
    }
    let unread = report.problems.count { $0.range == nil }
    if unread > 0 { lines.append("\(counted(unread, "file or folder", "files or folders")) not read in full") }
    let regions = report.problems.count - unread
    if regions > 0 { lines.append("\(counted(regions, "place")) that could not be parsed as Swift") }
    if coverage.unknown > 0 {
      lines.append("\(coverage.unknown) of \(counted(coverage.controls, "control")) with an unknown name")
    }
    var result: [String] = coverage.facts.map(known) ?? []
    if !lines.isEmpty { result += ["Not examined:"] + lines.map { "  " + $0 } + [""] }
    return result
  }

  /// How much is known of what rules ask about, and the most frequent reasons why the rest is not.
  private static func known(_ facts: KnownFacts) -> [String] {
    let asked = KnownFacts.Question.allCases.filter { facts[$0].known + facts[$0].unknownCount > 0 }
    if asked.isEmpty { return [] }
    var lines = ["Known:"]
    for question in asked {
      let answers = facts[question]
      let total = answers.known + answers.unknownCount
      lines.append("  \(question.title): \(answers.known) of \(total) (\(answers.known * 100 / total)%)")
      let shown = 8
      for entry in answers.reasons.prefix(shown) {
        lines.append("    \(TextReport.padded(String(entry.count), 5))  \(DisplayText.neutral(entry.reason))")
      }
      if answers.unknown.count > shown {
        lines.append("           and \(counted(answers.unknown.count - shown, "more reason"))")
      }
    }
    return lines + [""]
  }
}

extension Coverage {
  /// The sentence for what has controls and names for all of them; nil where a name could not be told.
  var allNamesChecked: String? {
    guard unknown == 0 else { return nil }
    return controls == 1 ? "Checked the name of the only control." : "Checked the names of all \(controls) controls."
  }
}
