// What to fix first on the audit page. An app of hundreds of findings has hundreds of causes, and most of them are the same
// mistake in another view: one row is one kind of fix, with the views that need it.

import CurbcutFindings
import CurbcutSourceText

/// Causes of one rule.
struct CauseGroup {
  var rule: String
  /// The worst first.
  var causes: [AuditCause]
  var findings: [Int]
  var screens: [String]
  var score: Double

  /// `causes` are ranked.
  static func groups(_ causes: [AuditCause]) -> [CauseGroup] {
    var groups: [CauseGroup] = []
    var byRule: [String: Int] = [:]
    for cause in causes {
      let index = byRule[cause.rule] ?? groups.count
      if index == groups.count {
        byRule[cause.rule] = index
        groups.append(CauseGroup(rule: cause.rule, causes: [], findings: [], screens: [], score: 0))
      }
      groups[index].causes.append(cause)
      groups[index].findings += cause.findings
      for screen in cause.screens where !groups[index].screens.contains(screen) { groups[index].screens.append(screen) }
      groups[index].score += cause.score
    }
    return groups.enumerated().sorted { a, b in
      a.element.score == b.element.score ? a.offset < b.offset : a.element.score > b.element.score
    }.map(\.element)
  }
}

extension AuditPage {
  /// Views of a row that are in sight, and those that it lists in all.
  private static let inSight = 3
  private static let viewLimit = 40

  mutating func causes() {
    open(
      "first", "Priorities",
      "Each row is one kind of fix, with the views that need it. Ranked by severity times the screens affected, over all views."
    )
    if audit.causes.isEmpty {
      html.raw("<p>No findings.</p>")
      return close()
    }
    let groups = CauseGroup.groups(audit.causes)
    table(
      "\(counted(groups.count, "kind")) of fixes in \(counted(audit.causes.count, "place"))",
      [
        ("What", false), ("Where", false), ("Findings", true), ("Screens", true), ("Effort", false),
      ],
      groups.map(row))
    close()
  }

  private func row(_ group: CauseGroup) -> [String] {
    let first = group.causes[0]
    let title = audit.rules[group.rule]?.title ?? first.message
    var counts: [Severity: Int] = [:]
    for index in group.findings { counts[audit.findings[index].severity, default: 0] += 1 }
    // A help may name the color or the place of its finding.
    let isCommon = group.causes.allSatisfy { $0.help == first.help }
    let help = isCommon ? first.help : "For example: \(first.help)"
    var efforts: [String] = []
    for cause in group.causes where !efforts.contains(cause.effort) { efforts.append(cause.effort) }
    let pills = self.counts(counts[.error] ?? 0, counts[.warning] ?? 0, counts[.note] ?? 0)
    return [
      "<a href=\"#rule-\(escaped(group.rule))\">\(escaped(title))</a><br><span class=\"soft small\">\(escaped(help))</span>",
      places(group.causes), pills,
      group.screens.isEmpty ? "" : "\(group.screens.count)", escaped(Self.inWords(efforts)),
    ]
  }

  /// `one line or auto-fix (needs review)`; fixes of both kinds are one.
  static func inWords(_ efforts: [String]) -> String {
    var efforts = efforts
    if let plain = efforts.firstIndex(of: "auto-fix"), let review = efforts.firstIndex(of: "auto-fix (needs review)") {
      efforts[min(plain, review)] = "auto-fix (some need review)"
      efforts.remove(at: max(plain, review))
    }
    let shown = efforts.prefix(3)
    guard shown.count > 1, let last = shown.last else { return shown.first ?? "" }
    return shown.dropLast().joined(separator: ", ") + " or " + last
  }

  private func places(_ causes: [AuditCause]) -> String {
    var cell = list(causes.prefix(Self.inSight))
    let others = causes.dropFirst(Self.inSight)
    guard !others.isEmpty else { return cell }
    cell += "<details class=\"slim\"><summary>\(others.count) more</summary>"
    cell += list(others.prefix(Self.viewLimit))
    if others.count > Self.viewLimit { cell += "<p>And \(others.count - Self.viewLimit) more; see Findings.</p>" }
    return cell + "</details>"
  }

  private func list(_ causes: ArraySlice<AuditCause>) -> String {
    let items = causes.map { cause in
      let times = cause.findings.count > 1 ? " × \(cause.findings.count)" : ""
      let screens = cause.screens.count > 1 ? ", on \(cause.screens.count) screens" : ""
      let place = path(cause.place.text)
      return
        "<li>\(code(cause.component))\(times)\(screens) <br><span class=\"soft small\">\(place)</span></li>"
    }
    return "<ul class=\"places\">\(items.joined())</ul>"
  }
}
