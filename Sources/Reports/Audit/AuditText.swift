// What `curbcut audit` prints at a terminal: the figures, and what to fix first.

import CurbcutFindings
import CurbcutSourceText

/// Writes a short form of an audit.
public enum AuditText {
  private static let limit = 10

  /// `outputs` are the files that were written.
  public static func bytes(_ audit: Audit, style: TextStyle, outputs: [String]) -> [UInt8] {
    var out = ByteWriter()
    out += style.paint("Audit of \(DisplayText.neutral(audit.name))", .bold) + "\n"
    out += AuditMarkdown.summary(audit) + "\n\n"
    let width = AffectedPeople.allCases.map(\.title.utf8.count).max() ?? 0
    for group in audit.groups {
      let title = group.people.title
      out += "  \(title)\(String(repeating: " ", count: width - title.utf8.count))  "
      out += ScreensReport.severities(group.errors, group.warnings, group.notes) + "\n"
    }
    if !audit.statements.isEmpty {
      var counts: [StatementState: Int] = [:]
      for statement in audit.statements { counts[statement.standing.state, default: 0] += 1 }
      let order: [StatementState] = [.fails, .undecided, .nothingFound, .byHand, .notExamined]
      let parts = order.compactMap { state in counts[state].map { "\($0) \(state.textBehindNumber)" } }
      out += "\nChecklist: \(parts.joined(separator: ", ")).\n"
    }
    for flow in audit.flows {
      out +=
        "Flow \(DisplayText.neutral(flow.name)): \(ScreensReport.severities(flow.errors, flow.warnings, flow.notes)).\n"
    }
    if !audit.causes.isEmpty { out += "\n" + style.paint("Priorities", .bold) + "\n" }
    for (index, cause) in audit.causes.prefix(limit).enumerated() {
      let place = DisplayText.path(style.displayPath(cause.place.path)) + ":\(cause.place.line)"
      out += "  \(index + 1). \(DisplayText.neutral(AuditMarkdown.title(of: cause, audit))) [\(cause.rule)]\n"
      let screens = cause.screens.isEmpty ? "" : ", \(counted(cause.screens.count, "screen"))"
      out += "     \(place); \(counted(cause.findings.count, "finding"))\(screens); effort: \(cause.effort)\n"
    }
    if audit.causes.count > limit { out += "  and \(audit.causes.count - limit) more\n" }
    if let trend = audit.trend {
      let file = DisplayText.neutral(trend.file)
      out += "\n" + (AuditMarkdown.changes(trend).map { "Since \(file): \($0)." } ?? "No changes since \(file).") + "\n"
    }
    out += "\n"
    for line in AuditMarkdown.coverageLines(audit).prefix(1) { out += line + "\n" }
    for path in outputs { out += "Written: \(DisplayText.path(path))\n" }
    return out.bytes
  }
}
