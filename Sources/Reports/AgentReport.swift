// One short line for each finding, for programs that write code: where, which rule, what is wrong, what to do, and how it
// can be mended. A file is named once; nothing is repeated.

import CurbcutFindings
import CurbcutSourceText

/// Writes the report in as few words as tell what to do.
public enum AgentReport {
  /// All lines. Paths are shown by `displayPath`.
  public static func bytes(_ report: Report, displayPath: (String) -> String) -> [UInt8] {
    var tables = LineTables(report.sources)
    var out = ByteWriter()
    var open: String?
    for finding in report.findings {
      if open.map(PathKey.init) != PathKey(finding.path) {
        out += DisplayText.path(displayPath(finding.path)) + "\n"
        open = finding.path
      }
      let span = tables.bytes(finding.path, finding.range)
      out += "  \(span.map { "\($0.line):\($0.column)" } ?? "1:1") \(finding.severity.name) \(finding.rule): "
      out += DisplayText.neutral(finding.sentences)
      if let fix = finding.fixes.first {
        let option =
          switch fix.safety {
          case .safe: " (--fix)"
          case .unsafe: " (--unsafe-fixes)"
          case .suggestion: ""
          }
        out += " Fix: \(DisplayText.neutral(fix.title))\(option)"
      }
      out += "\n"
    }
    for problem in report.problems {
      let line = problem.range.flatMap { tables.bytes(problem.path, $0)?.line }
      out += "\(DisplayText.path(displayPath(problem.path))):\(line ?? 1) problem: "
      out += DisplayText.neutral(problem.message) + "\n"
    }
    if let comparison = report.comparison { out += DisplayText.neutral(comparison) + ".\n" }
    out += TextReport.summary(report) + "\n"
    return out.bytes
  }
}
