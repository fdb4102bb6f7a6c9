// Matters of style that repeat through an app, such as labels that begin with a small letter: one decision fixes them all,
// so one finding says it, at the first place, and points at the others.

import CurbcutFindings

enum CommonFaults {
  private struct Key: Hashable {
    var rule: String
    var plural: String
    var severity: Severity
    var confidence: Confidence
    var exposure: Finding.Exposure
  }

  /// The findings, which are sorted, with those that share a fault joined into the first of them.
  static func join(_ findings: [Finding]) -> [Finding] {
    var groups: [Key: [Int]] = [:]
    for (index, finding) in findings.enumerated() {
      guard let key = key(finding) else { continue }
      groups[key, default: []].append(index)
    }
    guard groups.contains(where: { $0.value.count > 1 }) else { return findings }
    return findings.indices.compactMap { index in
      guard let key = key(findings[index]), let group = groups[key], group.count > 1 else { return findings[index] }
      return group[0] == index ? joined(group.map { findings[$0] }) : nil
    }
  }

  private static func key(_ finding: Finding) -> Key? {
    // What a change brought is said where it was changed.
    guard let common = finding.common, finding.regression == nil else { return nil }
    return Key(
      rule: finding.rule, plural: common.plural, severity: finding.severity, confidence: finding.confidence,
      exposure: finding.exposure)
  }

  private static func joined(_ group: [Finding]) -> Finding {
    var result = group[0]
    result.message = CommonFault.message(group.compactMap(\.common))
    result.uses += group.dropFirst().map { finding in
      FindingUse(
        RelatedLocation(path: finding.path, range: finding.range, message: finding.common?.subject ?? ""), .same)
    }
    return result
  }
}
