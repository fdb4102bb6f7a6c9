// What stands in a branch of a component that no use of the component shows bars nobody yet.

import CurbcutAccessibility
import CurbcutFindings

enum BranchesWithoutUse {
  static let remark = "Nothing in the app shows this view yet."

  /// Lowers the findings whose view each use rules out by what it passes, or leaves out.
  static func lower(_ reports: inout [Report], in model: FileModel) {
    for report in reports.indices {
      for index in reports[report].findings.indices {
        let cause = reports[report].findings[index].cause
        guard cause >= 0, model.isRuledOutByEachUse(cause) else { continue }
        reports[report].findings[index].finding.lower(to: .unshown, because: remark)
      }
    }
  }
}
