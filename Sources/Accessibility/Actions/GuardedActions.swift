// Actions that are done only where something does not hold, which the look of the control then tells: it cannot be used.

import CurbcutSymbols
import CurbcutSyntax
import CurbcutViews

extension Element {
  /// Whether all that its taps do is done only where a condition does not hold: `if !taken.contains(color) { … }` with
  /// nothing beside it, or what stands behind `guard !taken.contains(color) else { return }`.
  public func acts(onlyWithout condition: NodeID) -> Bool {
    let conditions = Conditions(tree: tree)
    guard case .atom(let text, let isNegated) = conditions.form(of: condition) else { return false }
    let actions = actionCode
    return !actions.isEmpty
      && actions.allSatisfy { action in
        guard tree.kind(action) == .closureExpr else { return false }
        let statements = tree.children(action).filter { tree.kind($0) != .closureSignature }
        guard let first = statements.first else { return false }
        switch tree.kind(first) {
        case .guardStmt: break
        case .ifExpr where statements.count == 1 && tree.children(first).count == 2: break
        default: return false
        }
        return isOneOf(tree.firstChild(first), text, isNegated: !isNegated, conditions)
      }
  }

  /// Whether an atom is a condition, or one of several that all have to hold.
  private func isOneOf(_ condition: NodeID, _ text: String, isNegated: Bool, _ conditions: Conditions) -> Bool {
    guard condition.exists else { return false }
    switch conditions.form(of: condition) {
    case .atom(let other, let otherIsNegated): return other == text && otherIsNegated == isNegated
    case .all(let left, let right):
      return isOneOf(left, text, isNegated: isNegated, conditions)
        || isOneOf(right, text, isNegated: isNegated, conditions)
    case .list(let parts): return parts.contains { isOneOf($0, text, isNegated: isNegated, conditions) }
    case .any, .not: return false
    }
  }
}
