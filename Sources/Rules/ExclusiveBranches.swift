// One control written twice, in branches of which only one is ever shown, is one finding: for newer and older systems, for
// different builds, or in the same words for two states.

import CurbcutAccessibility
import CurbcutFindings
import CurbcutSymbols
import CurbcutSyntax
import CurbcutViews

enum ExclusiveBranches {
  private struct Key: Hashable {
    var choice: Int32
    var message: String
    /// The code of the view where it decides whether two are the same.
    var code: [Name]
  }

  /// Why the branches of a choice exclude each other.
  fileprivate enum Kind { case systems, builds, states }

  /// Leaves the first of the findings of a rule that say the same in different branches of one choice. Of systems and
  /// builds people meet one, and what is written for the other is the same control; of two states they meet both, so only
  /// the very same code counts as one.
  static func join(_ reports: inout [Report], in model: FileModel) {
    guard reports.contains(where: { $0.findings.count > 1 }),
      model.file.views.contains(where: { $0.kind == .choice })
    else { return }
    for report in reports.indices where reports[report].findings.count > 1 {
      var first: [Key: (branch: Int16, finding: Int)] = [:]
      var left: [Report.Caused] = []
      for caused in reports[report].findings {
        var other: (finding: Int, kind: Kind)?
        var keys: [(key: Key, branch: Int16)] = []
        forEachChoice(around: caused.cause, in: model) { choice, branch, kind in
          let key = Key(
            choice: choice, message: caused.finding.message,
            code: kind == .states ? Element(model: model, index: caused.cause).chainCode : [])
          keys.append((key, branch))
          if other == nil, let known = first[key], known.branch != branch { other = (known.finding, kind) }
        }
        if let other {
          let place = RelatedLocation(
            path: caused.finding.path, range: caused.finding.range, message: other.kind.message)
          left[other.finding].finding.uses.append(FindingUse(place, .same))
          continue
        }
        for (key, branch) in keys where first[key] == nil { first[key] = (branch, left.count) }
        left.append(caused)
      }
      reports[report].findings = left
    }
  }

  /// The choices around a view, from the inside out, each with the branch in which the view stands.
  private static func forEachChoice(
    around view: Int32, in model: FileModel, _ visit: (Int32, Int16, Kind) -> Void
  ) {
    var index = view
    while index >= 0 {
      let node = model.file.views[Int(index)]
      if node.parent >= 0, let kind = kind(of: model.file.views[Int(node.parent)], model) {
        visit(node.parent, node.branch, kind)
      }
      index = node.parent
    }
  }

  private static func kind(of view: ViewNode, _ model: FileModel) -> Kind? {
    guard view.kind == .choice else { return nil }
    let tree = model.file.tree
    switch tree.kind(view.expression) {
    case .ifConfig: return .builds
    case .ifExpr:
      let conditions = tree.firstChild(view.expression)
      let asksVersion =
        conditions.exists && tree.children(conditions).contains { tree.kind($0) == .availability }
      return asksVersion ? .systems : .states
    case .switchExpr, .ternaryExpr: return .states
    default: return nil
    }
  }
}

extension ExclusiveBranches.Kind {
  fileprivate var message: String {
    switch self {
    case .systems: "same in the other #available branch"
    case .builds: "same in the other #if branch"
    case .states: "same in the other branch"
    }
  }
}

extension Element {
  /// The code of the view with its modifiers.
  fileprivate var chainCode: [Name] { code(of: node.chain) }
}
