// Markdown for comments on pull requests and for the summary of a job: the worst first, cut off where services stop
// reading. Sources and paths are other people's text, so nothing in them becomes markup.

import CurbcutFindings
import CurbcutSourceText

/// Writes the report as Markdown.
public enum MarkdownReport {
  /// Findings that are listed; the summary of a job may have a mebibyte.
  static let limit = 1000

  /// The whole document.
  public static func bytes(_ report: Report) -> [UInt8] {
    var tables = LineTables(report.sources)
    var out = ByteWriter()
    out += "## Accessibility\n\n"
    out += escaped(TextReport.summary(report)) + "\n"
    if let comparison = report.comparison { out += "\n" + escaped(comparison) + ".\n" }
    for note in report.notes { out += "\n" + escaped(note) + "\n" }
    if let coverage = TextReport.coverage(report) { out += "\n" + escaped(coverage) + "\n" }
    let findings = report.worstFirst()
    if !findings.isEmpty {
      out += "\n| | Where | What | Rule |\n|---|---|---|---|\n"
      for finding in findings.prefix(limit) {
        let span = tables.bytes(finding.path, finding.range)
        let place = report.projectPath(finding.path) + (span.map { ":\($0.line)" } ?? "")
        out += "| \(finding.severity.name) | \(code(place)) | \(escaped(finding.sentences)) | \(code(finding.rule)) |\n"
      }
      if findings.count > limit { out += "\nAnd \(findings.count - limit) more.\n" }
    }
    if !report.problems.isEmpty {
      out += "\n### Not read in full\n\n"
      for problem in report.problems.prefix(limit) {
        let span = problem.range.flatMap { tables.bytes(problem.path, $0) }
        let place = report.projectPath(problem.path) + (span.map { ":\($0.line)" } ?? "")
        out += "- \(code(place)): \(escaped(problem.message))\n"
      }
    }
    return out.bytes
  }

  /// Text in a table cell.
  static func escaped(_ text: String) -> String {
    var result = ""
    for character in DisplayText.neutral(text) {
      switch character {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      // `@` would call people, and `#12` point at issues.
      case "@", "#": result += "\(character)&#8203;"
      case "\\", "`", "*", "_", "[", "]", "|", "~", "!", "$": result += "\\\(character)"
      default: result.append(character)
      }
    }
    return result
  }

  /// Code in a table cell: backticks inside need more of them outside, and a bar stays a bar only when escaped.
  static func code(_ text: String) -> String {
    let text = DisplayText.neutral(text).replacing("|", with: "\\|")
    var longest = 0
    var run = 0
    for character in text {
      run = character == "`" ? run + 1 : 0
      longest = max(longest, run)
    }
    let fence = String(repeating: "`", count: longest + 1)
    let space = text.hasPrefix("`") || text.hasSuffix("`") ? " " : ""
    return fence + space + text + space + fence
  }
}
