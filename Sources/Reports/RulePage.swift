// A rule's page as people read it: with the facts of its front matter, and without the marks by which tests check the
// examples.

import CurbcutFindings

/// Turns a rule's description into a page.
public enum RulePage {
  /// The page in Markdown.
  public static func markdown(_ rule: RuleDescription) -> String {
    var lines = rule.page.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if lines.first?.hasPrefix("# ") == true { lines.removeFirst() }
    return (facts(rule) + withoutMarks(lines) + options(rule)).joined(separator: "\n")
  }

  /// The head of the page: whom it concerns, how bad it is, what criteria it belongs to.
  static func facts(_ rule: RuleDescription, hasVersion: Bool = true) -> [String] {
    var facts = ["# \(rule.id)", "", rule.title, ""]
    facts.append("- **Severity**: \(rule.severity.name), confidence \(rule.confidence.name)")
    if !rule.affects.isEmpty { facts.append("- **Affects**: \(rule.affects)") }
    if !rule.wcag.isEmpty {
      let criteria = rule.wcag.map { number in
        SuccessCriterion.numbered(number).map { "\(number) \($0.name) (\($0.level))" } ?? number
      }
      facts.append("- **WCAG 2.2**: \(criteria.joined(separator: "; "))")
    }
    if !rule.labels.isEmpty { facts.append("- **Nutrition Labels**: \(rule.labels.joined(separator: ", "))") }
    if hasVersion { facts.append("- **Since**: \(rule.since)") }
    if !rule.isOnByDefault { facts.append("- **Off** unless a configuration, a profile or --rule turns it on") }
    return facts
  }

  /// What can be set, as it is declared beside the rule.
  static func options(_ rule: RuleDescription) -> [String] {
    guard !rule.options.isEmpty else { return [] }
    let rows = rule.options.map { "- `\($0.name)`: \($0.summary); \($0.domain), \($0.value) by default." }
    return ["## Options", ""] + rows + [""]
  }

  /// Leaves `// ✗ error` of the marks, and of a fence's words the language and the file's name.
  static func withoutMarks(_ lines: [String]) -> [String] {
    var isCode = false
    return lines.map { line in
      if line.hasPrefix("```") {
        isCode.toggle()
        guard isCode else { return line }
        let words = line.split(separator: " ")
        return words.filter { $0.hasPrefix("```") || $0.hasPrefix("file=") }.joined(separator: " ")
      }
      guard isCode, let mark = position(of: "// ✗ ", in: line) else { return line }
      let severity = line[mark.upperBound...].prefix { $0 != " " }
      return String(line[..<mark.upperBound] + severity)
    }
  }

  private static func position(of mark: String, in line: String) -> Range<String.Index>? {
    var start = line.startIndex
    while start < line.endIndex {
      if line[start...].hasPrefix(mark) { return start..<line.index(start, offsetBy: mark.count) }
      start = line.index(after: start)
    }
    return nil
  }
}
