// An audit as Markdown: for wikis, issues and pull requests.

import CurbcutFindings
import CurbcutSourceText

/// Writes audits as Markdown.
public enum AuditMarkdown {
  /// Causes and findings that are listed; the rest is counted.
  private static let causeLimit = 100
  private static let findingLimit = 500

  public static func bytes(_ audit: Audit) -> [UInt8] {
    var out = ByteWriter()
    out += "# Accessibility audit: \(text(audit.name))\n\n"
    out += text(summary(audit)) + "\n\n"
    out += text(honesty) + "\n"
    people(audit, &out)
    flows(audit, &out)
    screens(audit, &out)
    checklist(audit, &out)
    causes(audit, &out)
    tables(audit, &out)
    transcripts(audit, &out)
    tasks(audit, &out)
    coverage(audit, &out)
    trend(audit, &out)
    findings(audit, &out)
    return out.bytes
  }

  static let honesty =
    "This report is based on the source code alone: nothing was built or run. It can show that something is wrong, but "
    + "never that everything works. There may be barriers that it did not find."

  static func summary(_ audit: Audit) -> String {
    let counts = ScreensReport.severities(audit.count(.error), audit.count(.warning), audit.count(.note))
    let files = countedOrNo(audit.files, "file").asSentence
    let screens = countedOrNo(audit.screens.count, "screen")
    let outside = ScreensReport.outside(audit).map { " " + $0 } ?? ""
    return "\(files), \(screens), profile \(audit.profile): \(counts).\(outside)"
  }

  private static func text(_ text: String) -> String { MarkdownReport.escaped(text) }
  private static func code(_ text: String) -> String { MarkdownReport.code(text) }

  /// A number in a table, in which zeros hide what is there.
  private static func number(_ count: Int) -> String { count == 0 ? "–" : "\(count)" }

  /// What a row of the priorities is about. The message of one finding would name a thing that the others are not about.
  static func title(of cause: AuditCause, _ audit: Audit) -> String {
    let isCommon = cause.findings.allSatisfy { audit.findings[$0].message == cause.message }
    return isCommon ? cause.message : audit.rules[cause.rule]?.title ?? cause.message
  }

  private static func table(_ head: [String], _ rows: [[String]], _ out: inout ByteWriter) {
    out += "| \(head.joined(separator: " | ")) |\n|\(String(repeating: "---|", count: head.count))\n"
    for row in rows { out += "| \(row.joined(separator: " | ")) |\n" }
  }

  private static func people(_ audit: Audit, _ out: inout ByteWriter) {
    out += "\n## Who is affected\n\n"
    table(
      ["People", "Errors", "Warnings", "Notes", "Screens", "Most often"],
      audit.groups.map { group in
        [
          text(group.people.title), number(group.errors), number(group.warnings), number(group.notes),
          number(group.screens),
          group.rules.prefix(3).map(code).joined(separator: ", "),
        ]
      }, &out)
  }

  private static func flows(_ audit: Audit, _ out: inout ByteWriter) {
    guard !audit.flows.isEmpty else { return }
    out += "\n## Flows\n\n"
    table(
      ["Flow", "Priority", "Steps", "Findings"],
      audit.flows.map { flow in
        [
          text(flow.name), flow.priority, text(flow.steps.joined(separator: " → ")),
          ScreensReport.severities(flow.errors, flow.warnings, flow.notes),
        ]
      }, &out)
  }

  private static func screens(_ audit: Audit, _ out: inout ByteWriter) {
    out += "\n## Screens\n\n"
    if audit.screens.isEmpty {
      out += "No screens were found: no view is known to be reached through a scene, a tab, navigation or a sheet.\n"
      return
    }
    table(
      ["Screen", "Reached", "Errors", "Warnings", "Notes", "Stops", "Without a name"],
      audit.screens.map { screen in
        let ways = ScreensReport.entryTexts(screen.entries)
        let shown = ways.prefix(3).map(text).joined(separator: "; ") + (ways.count > 3 ? "; …" : "")
        return [
          code(screen.name), shown, number(screen.errors), number(screen.warnings), number(screen.notes),
          number(screen.transcript?.stops.count ?? 0), number(screen.transcript?.unnamed ?? 0),
        ]
      }, &out)
    if audit.elsewhere > 0 {
      out += "\n\(counted(audit.elsewhere, "finding")) not on any of these screens.\n"
    }
  }

  private static func checklist(_ audit: Audit, _ out: inout ByteWriter) {
    guard let title = audit.checklist else { return }
    out += "\n## Checklist\n\n\(text(title))\n\n"
    table(
      ["Statement", "State", "Rules", "Manual test"],
      audit.statements.map { statement in
        [
          text(statement.text), statement.standing.text,
          statement.rules.prefix(4).map { "\(code($0.rule)) (\($0.count))" }.joined(separator: ", "),
          text(statement.byHand),
        ]
      }, &out)
  }

  private static func causes(_ audit: Audit, _ out: inout ByteWriter) {
    guard !audit.causes.isEmpty else { return }
    out += "\n## Priorities\n\nRanked by severity times the number of screens affected.\n\n"
    table(
      ["", "In", "What", "Findings", "Screens", "Effort"],
      audit.causes.prefix(causeLimit).enumerated().map { index, cause in
        [
          "\(index + 1)", "\(code(cause.component)) \(code(cause.place.text))",
          "\(text(title(of: cause, audit))) \(code(cause.rule))", "\(cause.findings.count)",
          number(cause.screens.count),
          cause.effort,
        ]
      }, &out)
    if audit.causes.count > causeLimit { out += "\nAnd \(audit.causes.count - causeLimit) more.\n" }
  }

  private static func tables(_ audit: Audit, _ out: inout ByteWriter) {
    out += "\n## WCAG 2.2\n\n"
    table(
      ["Criterion", "Level", "State", "Rules"],
      audit.criteria.filter { $0.level != "AAA" }.map { criterion in
        [
          "[\(criterion.number) \(text(criterion.name))](\(criterion.page))", criterion.level, criterion.standing.text,
          number(criterion.rules),
        ]
      }, &out)
    out += "\n## Accessibility Nutrition Labels\n\n"
    table(
      ["Label", "Proven blockers", "To review", "Open question"],
      audit.labels.map { label in
        let blockers =
          label.blockers == 0
          ? "none found" : "\(label.blockers): \(label.rules.prefix(3).map(code).joined(separator: ", "))"
        return [text(label.name), blockers, number(label.likely), text(label.questions.joined(separator: " "))]
      }, &out)
  }

  private static func transcripts(_ audit: Audit, _ out: inout ByteWriter) {
    let heard = audit.screens.compactMap(\.transcript).filter { !$0.lines.isEmpty }
    guard !heard.isEmpty else { return }
    out += "\n## What VoiceOver will say\n"
    for transcript in heard.prefix(60) {
      out += "\n### \(text(transcript.name))\n\n"
      let lines = ScreensReport.lines(transcript).map(DisplayText.neutral)
      // A fence that nothing inside can close.
      out += "~~~~~~text\n" + lines.joined(separator: "\n").replacing("~~~~~~", with: "~~~~~ ~") + "\n~~~~~~\n"
    }
    if heard.count > 60 { out += "\nAnd \(heard.count - 60) more; the HTML and JSON reports have all of them.\n" }
  }

  private static func tasks(_ audit: Audit, _ out: inout ByteWriter) {
    out += "\n## Manual tests\n"
    for task in audit.tasks {
      out += "\n### \(text(task.title))\n\n"
      for (index, step) in task.steps.enumerated() { out += "\(index + 1). \(text(step))\n" }
      out += "\nExpected: \(text(task.expected))\n"
    }
  }

  private static func coverage(_ audit: Audit, _ out: inout ByteWriter) {
    out += "\n## Not checked\n\n"
    for line in coverageLines(audit) { out += "- \(text(line))\n" }
  }

  static func coverageLines(_ audit: Audit) -> [String] {
    let coverage = audit.coverage
    var lines = [names(coverage)]
    if !coverage.unresolved.isEmpty {
      let uses = counted(coverage.unresolved.values.reduce(0, +), "use")
      let are = coverage.unresolved.count == 1 ? "is" : "are"
      let listed = coverage.unresolved.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.prefix(8).map(\.key)
      lines.append(
        "\(uses) of \(counted(coverage.unresolved.count, "component")) that \(are) not declared in the sources: "
          + listed.joined(separator: ", ") + (coverage.unresolved.count > 8 ? " …" : "."))
    }
    if coverage.opaque > 0 {
      lines.append("\(counted(coverage.opaque, "view")) made by code that could not be resolved.")
    }
    for count in coverage.outside {
      lines.append(
        "\(count.title.prefix(1).uppercased() + count.title.dropFirst()) in \(counted(count.places, "place")), which no rule can check."
      )
    }
    if let count = coverage.unknownColours, count > 0 {
      lines.append("\(counted(count, "text element")) with unknown colors.")
    }
    if !audit.problems.isEmpty {
      lines.append("\(counted(audit.problems.count, "problem")): some input could not be read in full.")
    }
    if audit.suppressed > 0 {
      lines.append("\(counted(audit.suppressed, "finding")) silenced by directives in the code.")
    }
    return lines
  }

  /// How many names were checked, which those that are missing are as well; all of them in so many words.
  private static func names(_ coverage: Coverage) -> String {
    if coverage.controls == 0 { return "No SwiftUI controls were found." }
    return coverage.allNamesChecked
      ?? "Checked the names of \(coverage.checked) of \(counted(coverage.controls, "control")); "
      + "\(coverage.unknown) could not be determined."
  }

  /// `2 fixed or removed, 1 new`; nil where nothing has changed.
  static func changes(_ trend: AuditTrend) -> String? {
    var parts: [String] = []
    if trend.gone > 0 { parts.append("\(trend.gone) fixed or removed") }
    if trend.new > 0 { parts.append("\(trend.new) new") }
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }

  private static func trend(_ audit: Audit, _ out: inout ByteWriter) {
    guard let trend = audit.trend else { return }
    out += "\n## Since \(text(trend.file))\n\n\(changes(trend).map { "\($0)." } ?? "No changes.")\n\n"
    let rows = (trend.severities + trend.people + trend.screens.prefix(40)).filter { $0.before + $0.now > 0 }
    guard !rows.isEmpty else { return }
    table(["", "Before", "Now"], rows.map { [text($0.name), number($0.before), number($0.now)] }, &out)
  }

  private static func findings(_ audit: Audit, _ out: inout ByteWriter) {
    var tables = LineTables(audit.sources)
    out += "\n## Findings\n\n"
    if audit.findings.isEmpty {
      out += "No findings. That does not prove that there are no barriers.\n"
      return
    }
    let sorted = audit.findings.enumerated().sorted { a, b in
      a.element.severity == b.element.severity ? a.offset < b.offset : a.element.severity > b.element.severity
    }
    table(
      ["", "Where", "What", "Rule"],
      sorted.prefix(findingLimit).map { _, finding in
        let line = tables.bytes(finding.path, finding.range).map { ":\($0.line)" } ?? ""
        return [
          finding.severity.name, code(finding.path + line), text(finding.sentences), code(finding.rule),
        ]
      }, &out)
    if sorted.count > findingLimit {
      out += "\nAnd \(sorted.count - findingLimit) more; the JSON report has all of them.\n"
    }
  }
}
