// Workflow commands, which GitHub shows as annotations on the lines of a pull request. It shows ten of a kind for each
// step, so the worst come first and the rest is counted; all of them stand in the job summary (MarkdownReport).

import CurbcutFindings
import CurbcutSourceText

/// Writes the report as workflow commands of GitHub Actions.
public enum GitHubReport {
  /// Annotations of one kind that are shown for a step.
  static let limit = 10
  /// Characters of a message that the runner passes on.
  static let messageLimit = 4096

  /// All commands.
  public static func bytes(_ report: Report) -> [UInt8] {
    var tables = LineTables(report.sources)
    var out = ByteWriter()
    var counts: [String: Int] = [:]
    for finding in report.worstFirst() {
      let command = command(finding.severity)
      counts[command, default: 0] += 1
      guard counts[command]! <= limit else { continue }
      out += "::\(command) file=\(property(report.projectPath(finding.path)))"
      if let span = tables.units(finding.path, finding.range) {
        out += ",line=\(span.line),endLine=\(span.endLine)"
        // The runner drops columns of places over several lines, and says so in its log.
        if span.line == span.endLine { out += ",col=\(span.column),endColumn=\(max(span.column, span.endColumn))" }
      }
      out += ",title=\(property(finding.rule))::\(data(String(finding.sentences.prefix(messageLimit))))\n"
    }
    for problem in report.problems {
      counts["warning", default: 0] += 1
      guard counts["warning"]! <= limit else { continue }
      out += "::warning file=\(property(report.projectPath(problem.path)))"
      if let range = problem.range, let span = tables.units(problem.path, range) { out += ",line=\(span.line)" }
      out += ",title=problem::\(data(problem.message))\n"
    }
    let left = counts.values.reduce(0) { $0 + max(0, $1 - limit) }
    if left > 0 { out += "\(left) more findings are not annotated; the job summary lists them.\n" }
    if let comparison = report.comparison { out += DisplayText.neutral(comparison) + ".\n" }
    out += TextReport.summary(report) + "\n"
    return out.bytes
  }

  private static func command(_ severity: Severity) -> String {
    switch severity {
    case .error: "error"
    case .warning: "warning"
    case .note: "notice"
    }
  }

  /// Text behind the `::` of a command.
  static func data(_ text: String) -> String { escaped(text, isProperty: false) }

  /// The value of a property.
  static func property(_ text: String) -> String { escaped(text, isProperty: true) }

  private static func escaped(_ text: String, isProperty: Bool) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "%": result += "%25"
      case "\r": result += "%0D"
      case "\n": result += "%0A"
      case ":" where isProperty: result += "%3A"
      case "," where isProperty: result += "%2C"
      default: result += DisplayText.neutral(String(scalar))
      }
    }
    return result
  }
}
