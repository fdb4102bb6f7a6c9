// What to mend first: findings of one rule in one component are one cause, ranked by how bad it is times how many screens
// it is met on, with a guess at the work.

import CurbcutAccessibility
import CurbcutFindings
import CurbcutLint
import CurbcutSymbols
import CurbcutViews

enum AuditCauses {
  private struct Key: Hashable {
    var rule: String
    var owner: TypeReference?
    var path: String
  }

  static func ranked(_ audit: Audit, _ map: ScreenMap) -> [AuditCause] {
    var groups: [Key: [Int]] = [:]
    var order: [Key] = []
    for (index, finding) in audit.findings.enumerated() {
      let owner = map.owner(of: finding.range, in: finding.path)
      let key = Key(rule: finding.rule, owner: owner, path: finding.path)
      if groups[key] == nil { order.append(key) }
      groups[key, default: []].append(index)
    }
    var lines = PlaceLines(map.project)
    let causes = order.map { key -> AuditCause in
      let indexes = groups[key]!
      let worst = indexes.max { rank(audit.findings[$0]) < rank(audit.findings[$1]) }!
      let finding = audit.findings[worst]
      var screens: [String] = []
      for index in indexes {
        for screen in audit.screensOfFindings[index] {
          let name = audit.screens[screen].name
          if !screens.contains(name) { screens.append(name) }
        }
      }
      let uses = finding.callSites.count
      let impact = indexes.map { weight(audit.findings[$0]) }.max() ?? 0
      let reach = Double(max(1, screens.count))
      return AuditCause(
        rule: key.rule, component: key.owner.map(map.name) ?? Paths.lastComponent(key.path),
        place: lines.place(finding.path, finding.range), severity: finding.severity, message: finding.message,
        help: finding.help, findings: indexes, screens: screens, uses: max(1, uses),
        effort: effort(finding, audit.rules[key.rule]), score: impact * reach)
    }
    return causes.enumerated().sorted { a, b in
      let (first, second) = (a.element, b.element)
      if first.score != second.score { return first.score > second.score }
      if first.findings.count != second.findings.count { return first.findings.count > second.findings.count }
      return a.offset < b.offset
    }.map(\.element)
  }

  private static func rank(_ finding: Finding) -> Int {
    Int(finding.severity.rawValue) * 4 + Int(finding.confidence.rawValue)
  }

  /// How bad one finding is: an error stops people, a warning costs them, a note annoys; less when it is less sure.
  private static func weight(_ finding: Finding) -> Double {
    let severity: Double =
      switch finding.severity {
      case .error: 9
      case .warning: 4
      case .note: 1
      }
    let confidence: Double =
      switch finding.confidence {
      case .high: 1
      case .medium: 0.8
      case .low: 0.5
      }
    return severity * confidence
  }

  private static func effort(_ finding: Finding, _ rule: RuleDescription?) -> String {
    if finding.fixes.contains(where: { $0.safety == .safe }) { return "auto-fix" }
    if finding.fixes.contains(where: { $0.safety == .unsafe }) { return "auto-fix (needs review)" }
    switch rule?.category {
    case "Color", "Transparency": return "a design decision"
    case "Dynamic Type":
      return ["fixed-font-size", "icon-size-fixed", "font-below-minimum", "bold-text-ignored"].contains(finding.rule)
        ? "one line" : "a layout change"
    case "Motion", "Keyboard & Switch", "Touch", "Hearing": return "a few lines"
    case "Cognitive": return "wording and design"
    case "Structure", "Testing": return "a few lines"
    default: return "one line"
    }
  }
}
