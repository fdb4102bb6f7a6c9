// A finding that is found because of what some uses of a component pass is one result at its cause. Code scanning tells
// new from known by results, so each of these uses is a result of its own beside it: then a use that a change adds is
// new, and the others stay what they are known as.

import CurbcutFindings

enum SARIFUses {
  /// The property by which the result of a use is told from a finding.
  static let property: StaticString = "use"

  /// What is written as one result.
  struct Result {
    var finding: Finding
    /// Whether it is only a use of a finding that is a result as well.
    var isUse = false
  }

  /// The findings, which are sorted, with a result for each use that is why of one.
  static func results(_ findings: [Finding]) -> [Result] {
    guard findings.contains(where: { !$0.decidingUses.isEmpty }) else { return findings.map { Result(finding: $0) } }
    let all = findings.flatMap { finding in
      [Result(finding: finding)]
        + finding.decidingUses.map { Result(finding: finding.moved(to: $0, isKnown: true), isUse: true) }
    }
    return all.enumerated().sorted { one, other in
      if Finding.isBefore(one.element.finding, other.element.finding) { return true }
      return !Finding.isBefore(other.element.finding, one.element.finding) && one.offset < other.offset
    }.map(\.element)
  }
}
