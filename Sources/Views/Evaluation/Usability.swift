// Whether a condition asks if the control around can be used: WCAG asks no contrast of one that is inactive.

import CurbcutSymbols
import CurbcutSyntax

extension Evaluator {
  /// How often the answer of the environment is handed on.
  private static let handLimit = 4

  /// Whether a condition asks the environment's `isEnabled`, or a parameter that is handed it; with or without `!`.
  public func asksWhetherUsable(_ condition: NodeID, in scope: Scope) -> Bool {
    asksWhetherUsable(condition, in: scope, depth: 0)
  }

  private func asksWhetherUsable(_ condition: NodeID, in scope: Scope, depth: Int) -> Bool {
    let tree = scope.file.tree
    var node = condition
    while node.exists, depth < Self.handLimit {
      switch tree.kind(node) {
      case .conditions where tree.children(node).count == 1: node = tree.firstChild(node)
      case .prefixExpr: node = tree.lastChild(node)
      case .memberExpr where tree.mainIs(tree.firstChild(node), "self"): return isUsability(tree.name(node), in: scope)
      case .identifierExpr:
        if let frame = scope.frame, let argument = frame.arguments[tree.name(node)] {
          return asksWhetherUsable(argument, in: frame.scope, depth: depth + 1)
        }
        return isUsability(tree.name(node), in: scope)
      default: return false
      }
    }
    return false
  }

  /// Whether a name is that of a property for the environment's `isEnabled`.
  private func isUsability(_ name: Name, in scope: Scope) -> Bool {
    guard let own = ownMember(name, in: scope) else { return false }
    let member = project.member(own)
    guard member.attributes.contains(.Environment), let attribute = member.attributeNodes.first else { return false }
    return project.file(own).tree.lastName(in: attribute) == Self.isEnabled
  }

  private static let isEnabled = Name("isEnabled")
}
