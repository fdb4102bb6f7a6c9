// The report for a person at a terminal: where, what, who is affected, what to do.

import CurbcutFindings
import CurbcutSourceText

/// Writes the report as text.
public enum TextReport {
  /// The whole text. `statistics` adds how often each rule found something; `quiet` leaves out everything but findings
  /// and problems.
  public static func bytes(
    _ report: Report, style: TextStyle, statistics: Bool = false, quiet: Bool = false
  ) -> [UInt8] {
    var tables = LineTables(report.sources)
    let rules = report.descriptions()
    var out = ByteWriter()
    // Who is affected is said once a rule; a hundred times it is noise.
    var told: Set<String> = []
    for finding in report.findings {
      let affects = told.insert(finding.rule).inserted ? rules[finding.rule]?.affects : nil
      write(finding, affects: affects, style, &tables, &out)
      out += "\n"
    }
    for problem in report.problems {
      let place = place(problem.path, problem.range, style, &tables)
      out += "\(style.paint(place, .bold)): \(style.paint("problem", .yellow)): "
      out += DisplayText.neutral(problem.message) + "\n"
    }
    for entry in report.stale {
      out += "\(DisplayText.path(style.displayPath(entry.path))): the baseline knows a finding that is gone: "
      out += "\(DisplayText.neutral(entry.rule)) in \(DisplayText.neutral(entry.declaration))\n"
    }
    if quiet { return out.bytes }
    if !report.stale.isEmpty { out += "`curbcut baseline prune` takes out what is gone.\n\n" }
    if !report.problems.isEmpty { out += "\n" }
    if statistics { unexamined(report, &out) }
    if statistics, !report.findings.isEmpty {
      let counts = report.countsByRule()
      let width = counts.map { String($0.count).utf8.count }.max() ?? 1
      for (rule, count) in counts { out += "\(padded(String(count), width))  \(rule)\n" }
      out += "\n"
    }
    if let comparison = report.comparison { out += DisplayText.neutral(comparison) + ".\n" }
    out += summary(report) + "\n"
    if let coverage = coverage(report) { out += coverage + "\n" }
    return out.bytes
  }

  // MARK: One finding

  private static func write(
    _ finding: Finding, affects: String?, _ style: TextStyle, _ tables: inout LineTables, _ out: inout ByteWriter
  ) {
    let paint: TextStyle.Paint =
      switch finding.severity {
      case .error: .red
      case .warning: .yellow
      case .note: .cyan
      }
    let place = place(finding.path, finding.range, style, &tables)
    let severity = style.paint(finding.severity.name, paint)
    out += "\(style.paint(place, .bold)): \(severity): \(style.paint(DisplayText.neutral(finding.message), .bold))"
    out += " [\(finding.rule)]\n"
    var gutter = " "
    if let source = tables.source(finding.path), let table = tables.table(finding.path) {
      let frame = CodeFrame(finding.range, in: source, table: table)
      let number = String(frame.line)
      gutter = String(repeating: " ", count: number.utf8.count)
      out += style.paint(" \(gutter) |", .faint) + "\n"
      out += style.paint(" \(number) |", .faint) + (frame.text.isEmpty ? "" : " " + frame.text) + "\n"
      let carets = style.paint(String(repeating: "^", count: frame.carets), paint)
      out += style.paint(" \(gutter) |", .faint) + String(repeating: " ", count: frame.indent + 1) + carets + "\n"
    }
    func detail(_ name: String, _ text: String) {
      out += style.paint(" \(gutter) =", .faint) + " \(style.paint(name, .bold)): \(DisplayText.neutral(text))\n"
    }
    if let affects, !affects.isEmpty { detail("affects", affects) }
    if let name = finding.name { detail("name", derivation(name)) }
    if let regression = finding.regression { detail("change", regression) }
    if !finding.help.isEmpty { detail("help", finding.help) }
    let sites = finding.related.filter(\.isCallSite)
    if !sites.isEmpty {
      let shown = sites.prefix(3).map { self.place($0.path, $0.range, style, &tables) }
      let more = sites.count > shown.count ? " and \(sites.count - shown.count) more" : ""
      detail("cause", "1 cause, \(counted(sites.count, "call site")): \(shown.joined(separator: ", "))\(more)")
    }
    for related in finding.related where !related.isCallSite {
      detail("see", "\(self.place(related.path, related.range, style, &tables)): \(related.message)")
    }
  }

  /// `path:line:column`, or the path alone when nothing more is known.
  private static func place(
    _ path: String, _ range: ByteRange?, _ style: TextStyle, _ tables: inout LineTables
  ) -> String {
    let shown = DisplayText.path(style.displayPath(path))
    guard let range, let table = tables.table(path) else { return shown }
    let position = table.position(of: range.start)
    return "\(shown):\(position.line):\(position.column)"
  }

  /// How a name came about, on one line: what it is, and the steps to it.
  static func derivation(_ name: NameDerivation) -> String {
    var result = name.kind
    if let value = name.value { result += " \"\(value)\"" }
    if !name.steps.isEmpty {
      result += " ← " + name.steps.map { "\($0.source): \($0.result)" }.joined(separator: "; ")
    }
    return result
  }

  // MARK: The end

  /// One sentence with the counts.
  static func summary(_ report: Report) -> String {
    let counts: [String] = [
      (report.count(.error), "error"), (report.count(.warning), "warning"), (report.count(.note), "note"),
    ].compactMap { $0.0 == 0 ? nil : counted($0.0, $0.1) }
    let files = counted(report.files, "file")
    var result: String
    if counts.isEmpty {
      result = "Nothing \(report.comparison == nil ? "" : "new ")found in \(files)"
    } else {
      var paths: PathSet = []
      for finding in report.findings { paths.insert(finding.path) }
      result = "\(joined(counts)) in \(paths.count) of \(files)"
    }
    if let known = report.known, known > 0 || report.comparison == nil { result += ", \(known) known to the baseline" }
    if report.suppressed > 0 { result += ", \(report.suppressed) silenced by directives" }
    if report.unshown > 0 {
      result += ", \(report.unshown) more in views that nothing shows (--min-confidence low lists them)"
    }
    if !report.problems.isEmpty { result += ", \(counted(report.problems.count, "problem"))" }
    return result + "."
  }

  /// How much of what is there could be judged; nil when there is nothing to judge.
  static func coverage(_ report: Report) -> String? {
    let coverage = report.coverage
    guard coverage.controls > 0 else { return nil }
    // Rounded down, so that 100 % means all.
    let share = coverage.judged * 100 / coverage.controls
    var result = "Named or judged \(coverage.judged) of \(counted(coverage.controls, "control")) (\(share) %)."
    let unresolved = report.unresolved().prefix(3).map { "\(DisplayText.neutral($0.name)) (\($0.count))" }
    if coverage.unknown > 0, !unresolved.isEmpty { result += " Not found: \(joined(Array(unresolved)))." }
    return result
  }

  /// What was not examined and why, one line each.
  private static func unexamined(_ report: Report, _ out: inout ByteWriter) {
    let coverage = report.coverage
    var lines: [String] = []
    let unresolved = report.unresolved()
    if !unresolved.isEmpty {
      let uses = unresolved.reduce(0) { $0 + $1.count }
      lines.append("\(counted(unresolved.count, "component")) not found, used \(counted(uses, "time")):")
      let shown = 20
      lines += unresolved.prefix(shown).map { "  \(padded(String($0.count), 5))  \(DisplayText.neutral($0.name))" }
      if unresolved.count > shown { lines.append("         and \(unresolved.count - shown) more") }
    }
    if coverage.opaque > 0 { lines.append("\(counted(coverage.opaque, "view")) made by code that cannot be followed") }
    if let count = coverage.unknownColours, count > 0 {
      lines.append("\(counted(count, "text")) whose colours cannot be told")
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
    if regions > 0 { lines.append("\(counted(regions, "place")) that is not Swift as far as it is known here") }
    if coverage.controls > 0 {
      lines.append(
        "\(counted(coverage.unknown, "control")) of \(coverage.controls) whose name cannot be told from the source")
    }
    if let facts = coverage.facts { known(facts, &out) }
    if lines.isEmpty { return }
    out += "Not examined:\n"
    for line in lines { out += "  \(line)\n" }
    out += "\n"
  }

  /// How much is known of what rules ask about, and the most frequent reasons why the rest is not.
  private static func known(_ facts: KnownFacts, _ out: inout ByteWriter) {
    let asked = KnownFacts.Question.allCases.filter { facts[$0].known + facts[$0].unknownCount > 0 }
    if asked.isEmpty { return }
    out += "Known:\n"
    for question in asked {
      let answers = facts[question]
      let total = answers.known + answers.unknownCount
      out += "  \(question.title): \(answers.known) of \(total) (\(answers.known * 100 / total) %)\n"
      let shown = 8
      for entry in answers.reasons.prefix(shown) {
        out += "    \(padded(String(entry.count), 5))  \(DisplayText.neutral(entry.reason))\n"
      }
      if answers.unknown.count > shown { out += "           and \(answers.unknown.count - shown) more reasons\n" }
    }
    out += "\n"
  }

  private static func joined(_ parts: [String]) -> String {
    guard parts.count > 1 else { return parts.first ?? "" }
    return parts.dropLast().joined(separator: ", ") + " and " + parts[parts.count - 1]
  }

  private static func padded(_ text: String, _ width: Int) -> String {
    String(repeating: " ", count: max(0, width - text.utf8.count)) + text
  }
}
