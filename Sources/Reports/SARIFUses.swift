// A finding that is found because of what some uses of a component pass is one result at its cause. Code scanning tells
// new from known by results, so each of these uses is a result of its own beside it: then a use that a change adds is
// new, and the others stay what they are known as.

import CurbcutFindings
import CurbcutSourceText

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
    return all.enumerated().sorted { isBefore(($0.offset, $0.element.finding), ($1.offset, $1.element.finding)) }
      .map(\.element)
  }

  private static func isBefore(_ a: (offset: Int, finding: Finding), _ b: (offset: Int, finding: Finding)) -> Bool {
    let (one, other) = (a.finding, b.finding)
    if PathKey(one.path) != PathKey(other.path) { return precedes(one.path, other.path) }
    if one.range.start != other.range.start { return one.range.start < other.range.start }
    if one.rule != other.rule { return precedes(one.rule, other.rule) }
    if one.range.end != other.range.end { return one.range.end < other.range.end }
    return one.message != other.message ? precedes(one.message, other.message) : a.offset < b.offset
  }

  private static func precedes(_ a: String, _ b: String) -> Bool { a.utf8.lexicographicallyPrecedes(b.utf8) }
}
