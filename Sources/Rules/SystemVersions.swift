// One control written twice, for newer and older systems, is one finding: only one of the branches of `if #available` is
// ever shown.

import CurbcutAccessibility
import CurbcutFindings
import CurbcutSyntax
import CurbcutViews

enum SystemVersions {
  private struct Key: Hashable {
    var choice: Int32
    var message: String
  }

  /// Leaves the first of the findings of a rule that say the same in different branches of one `if #available`.
  static func joinBranches(_ reports: inout [Report], in model: FileModel) {
    guard reports.contains(where: { $0.findings.count > 1 }), hasChoice(model) else { return }
    for report in reports.indices where reports[report].findings.count > 1 {
      var first: [Key: (branch: Int16, finding: Int)] = [:]
      var left: [Report.Caused] = []
      for caused in reports[report].findings {
        guard let (choice, branch) = choice(around: caused.cause, in: model) else {
          left.append(caused)
          continue
        }
        let key = Key(choice: choice, message: caused.finding.message)
        if let known = first[key], known.branch != branch {
          left[known.finding].finding.related.append(
            RelatedLocation(
              path: caused.finding.path, range: caused.finding.range,
              message: "the same for other versions of the system"))
          continue
        }
        if first[key] == nil { first[key] = (branch, left.count) }
        left.append(caused)
      }
      reports[report].findings = left
    }
  }

  private static func hasChoice(_ model: FileModel) -> Bool {
    model.file.views.contains { asksVersion($0, model) }
  }

  private static func asksVersion(_ view: ViewNode, _ model: FileModel) -> Bool {
    guard view.kind == .choice, model.file.tree.kind(view.expression) == .ifExpr else { return false }
    let conditions = model.file.tree.firstChild(view.expression)
    return conditions.exists
      && model.file.tree.children(conditions).contains { model.file.tree.kind($0) == .availability }
  }

  /// The innermost `if #available` around a view, and the branch in which the view stands.
  private static func choice(around view: Int32, in model: FileModel) -> (choice: Int32, branch: Int16)? {
    var index = view
    while index >= 0 {
      let node = model.file.views[Int(index)]
      if node.parent >= 0, asksVersion(model.file.views[Int(node.parent)], model) { return (node.parent, node.branch) }
      index = node.parent
    }
    return nil
  }
}
