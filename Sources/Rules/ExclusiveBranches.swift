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
  }

  /// A finding that is left, with the branch and the view that it is in.
  private struct Left {
    var branch: Int16
    var finding: Int
    var view: Int32
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
      var first: [Key: [Left]] = [:]
      var left: [Report.Caused] = []
      // Asked only where another finding says the same.
      var codes: [Int32: [Name]] = [:]
      func code(of view: Int32) -> [Name] {
        if let known = codes[view] { return known }
        let code = Element(model: model, index: view).chainCode
        codes[view] = code
        return code
      }
      for caused in reports[report].findings {
        var other: (finding: Int, kind: Kind)?
        var keys: [(key: Key, branch: Int16)] = []
        forEachChoice(around: caused.cause, in: model) { choice, branch, kind in
          let key = Key(choice: choice, message: caused.finding.message)
          let known = first[key]?.first { kind != .states || code(of: $0.view) == code(of: caused.cause) }
          if known == nil { keys.append((key, branch)) }
          if other == nil, let known, known.branch != branch { other = (known.finding, kind) }
        }
        if let other {
          let place = RelatedLocation(
            path: caused.finding.path, range: caused.finding.range, message: other.kind.message)
          left[other.finding].finding.uses.append(FindingUse(place, .same))
          continue
        }
        for (key, branch) in keys {
          first[key, default: []].append(Left(branch: branch, finding: left.count, view: caused.cause))
        }
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
