// Whether what fails a run lies on a way through the app that the configuration names: `--fail-on-flow`.

import CurbcutAccessibility
import CurbcutFindings
import CurbcutLint

/// Judges flows.
public enum FlowGate {
  /// The flows that are asked about by name; throws for one that the configuration does not name, or whose steps are no
  /// screens.
  public static func flows(_ names: [String], among flows: [AuditFlow]) throws(UsageError) -> [AuditFlow] {
    var result: [AuditFlow] = []
    for name in names {
      guard let flow = flows.first(where: { $0.name == name }) else {
        let known = flows.map(\.name)
        let nearest = NearestName.of(name, among: known)
        throw UsageError(
          "There is no flow \(name)."
            + (nearest.map { " Did you mean \($0)?" }
              ?? (known.isEmpty
                ? " The configuration names none; see flows in .curbcut.json."
                : " The flows are \(known.joined(separator: ", "))."))
        )
      }
      if !flow.unknown.isEmpty {
        throw UsageError(
          "The flow \(name) names something that is not a screen here: \(flow.unknown.joined(separator: ", ")).")
      }
      result.append(flow)
    }
    return result
  }

  /// The same for a run of `lint`, which has to have kept its project; empty when it read no Swift file.
  public static func flows(_ names: [String], in result: LintResult, jobs: Int?) throws(UsageError) -> [AuditFlow] {
    guard let read = result.project else { return [] }
    return try flows(names, among: AuditRun.flows(of: result, read, jobs: jobs))
  }
}
