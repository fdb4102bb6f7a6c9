// What a person sees first of a run with many findings: the worst ones whole, spread over rules, then where to go on.

import CurbcutFindings

/// Chooses what is shown whole where not everything is.
enum FirstScreen {
  /// Lines of a whole first screen, and findings in it, at most.
  static let lines = 59
  static let findings = 10

  /// Indexes of findings in the order in which they are worth reading: of each rule what matters most, then the second of
  /// each, and so on.
  static func order(_ report: Report) -> [Int] {
    let all = report.findings
    let ranked = report.priorities.isEmpty ? bySeverity(all) : report.priorities
    var rules: [String] = []
    var ofRule: [String: [Int]] = [:]
    var places: Set<String> = []
    for index in ranked {
      let rule = all[index].rule
      // A second finding at the same place is met there anyway.
      guard places.insert("\(all[index].path)\0\(all[index].range.start)").inserted else { continue }
      if ofRule[rule] == nil { rules.append(rule) }
      ofRule[rule, default: []].append(index)
    }
    let rounds = ofRule.values.map(\.count).max() ?? 0
    var order: [Int] = []
    for round in 0..<rounds {
      for rule in rules where ofRule[rule]!.count > round { order.append(ofRule[rule]![round]) }
      if order.count >= findings { break }
    }
    return Array(order.prefix(findings))
  }

  private static func bySeverity(_ findings: [Finding]) -> [Int] {
    findings.indices.sorted { a, b in
      let (first, second) = (findings[a], findings[b])
      if first.severity != second.severity { return first.severity > second.severity }
      if first.confidence != second.confidence { return first.confidence > second.confidence }
      return a < b
    }
  }
}
