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
        guard tree.kind(action) == .closureExpr, let choice = choiceOfAll(in: action),
          tree.kind(choice) == .guardStmt || tree.children(choice).count == 2
        else { return false }
        return isOneOf(tree.firstChild(choice), text, isNegated: !isNegated, conditions)
      }
  }

  /// The `guard` with which a closure begins, or the `if` that is all of it: what that asks decides about all that is done.
  func choiceOfAll(in closure: NodeID) -> NodeID? {
    let statements = tree.children(closure).filter { tree.kind($0) != .closureSignature }
    guard let first = statements.first else { return nil }
    return tree.kind(first) == .guardStmt || tree.kind(first) == .ifExpr && statements.count == 1 ? first : nil
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
