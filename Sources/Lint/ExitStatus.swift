// What the run's status says to the script that called it.

import CurbcutFindings

/// From which findings on a run fails.
public struct FailPolicy: Sendable, Equatable {
  /// Lowest severity that fails; nil: findings never fail a run.
  public var severity: Severity?
  /// Lowest confidence that fails.
  public var confidence: Confidence

  public init(severity: Severity? = .error, confidence: Confidence = .high) {
    self.severity = severity
    self.confidence = confidence
  }

  /// Whether the finding fails a run.
  public func fails(_ finding: Finding) -> Bool {
    guard let severity else { return false }
    return finding.severity >= severity && finding.confidence >= confidence
  }
}

/// The status a process ends with.
public enum ExitStatus: Int32, Sendable {
  /// Everything asked about was read, and nothing in it fails the run.
  case clean = 0
  /// A finding reaches the fail level.
  case findings = 1
  /// The request makes no sense, or a report could not be written.
  case usage = 2
  /// No finding fails the run, but some input could not be read or parsed: the silence is not complete.
  case incomplete = 3

  /// The status of a run that came to its end.
  public static func of(findings: [Finding], problems: [Problem], policy: FailPolicy) -> ExitStatus {
    if findings.contains(where: policy.fails) { return .findings }
    return problems.isEmpty ? .clean : .incomplete
  }
}
