// How much padding adds to each side: edges, sets of edges and insets, by numbers that are known.

import CurbcutSyntax
import CurbcutViews

extension FileModel {
  /// What padding adds to the width and the height, nil for what is not known; nil where nothing is.
  func padding(_ applied: AppliedModifier) -> (width: Double?, height: Double?)? {
    let tree = applied.file.tree
    var edges = Edges.all
    var amount: Double? = 16
    for child in tree.children(applied.use.call).dropFirst() where tree.kind(child) == .argument {
      let value = tree.lastChild(child)
      switch tree.kind(value) {
      case .implicitMemberExpr:
        guard let named = Edges.named(tree.text(value)) else { return nil }
        edges = named
      case .arrayLiteral:
        edges = []
        for element in tree.children(value) {
          guard let named = Edges.named(tree.text(element)) else { return nil }
          edges.formUnion(named)
        }
      case .callExpr where isInsets(value, tree): return insets(value, in: applied.scope)
      // No amount is the system's own.
      case .nilLiteral: continue
      default:
        amount = largest(value, in: applied.scope)
      }
    }
    let horizontal = Double(edges.intersection(.horizontal).count)
    let vertical = Double(edges.intersection(.vertical).count)
    return (
      horizontal == 0 ? 0 : amount.map { $0 * horizontal }, vertical == 0 ? 0 : amount.map { $0 * vertical }
    )
  }

  private struct Edges: OptionSet {
    let rawValue: UInt8

    static let top = Edges(rawValue: 1)
    static let bottom = Edges(rawValue: 2)
    static let leading = Edges(rawValue: 4)
    static let trailing = Edges(rawValue: 8)
    static let vertical: Edges = [.top, .bottom]
    static let horizontal: Edges = [.leading, .trailing]
    static let all: Edges = [.vertical, .horizontal]

    var count: Int { rawValue.nonzeroBitCount }

    static func named(_ name: String) -> Edges? {
      switch name {
      case "horizontal": .horizontal
      case "vertical": .vertical
      case "leading": .leading
      case "trailing": .trailing
      case "top": .top
      case "bottom": .bottom
      case "all": .all
      default: nil
      }
    }
  }

  private func isInsets(_ call: NodeID, _ tree: Tree) -> Bool {
    let callee = tree.firstChild(call)
    if tree.kind(callee) == .identifierExpr { return tree.text(callee) == "EdgeInsets" }
    return tree.kind(callee) == .implicitMemberExpr && tree.text(callee) == "init"
  }

  /// `EdgeInsets(top: 4, leading: 8, bottom: 4, trailing: 8)`.
  private func insets(_ call: NodeID, in scope: Scope) -> (width: Double?, height: Double?)? {
    var result: (width: Double?, height: Double?) = (0, 0)
    for child in scope.file.tree.children(call).dropFirst() where scope.file.tree.kind(child) == .argument {
      guard let label = scope.file.tree.label(of: child) else { return nil }
      let number = largest(scope.file.tree.lastChild(child), in: scope)
      switch scope.file.tree.string(of: label) {
      case "top", "bottom": result.height = result.height.flatMap { sum in number.map { sum + $0 } }
      case "leading", "trailing": result.width = result.width.flatMap { sum in number.map { sum + $0 } }
      default: return nil
      }
    }
    return result
  }

  /// The largest number that an expression comes to, where each is known: what is under a limit with it is in any case.
  private func largest(_ value: NodeID, in scope: Scope) -> Double? {
    evaluator.value(of: value, in: scope).numbers?.max()
  }
}
