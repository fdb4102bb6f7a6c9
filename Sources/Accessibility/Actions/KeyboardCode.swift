// Code of a gesture that only puts the keyboard away: a tap anywhere on a screen of fields. Nobody needs to be told of it,
// and what lies in the screen is no part of a control.

import CurbcutSymbols
import CurbcutSyntax
import CurbcutViews

/// Reads code for whether all of it ends the editing of a field.
struct KeyboardCode {
  let evaluator: Evaluator

  /// Whether a gesture's modifier, such as `onTapGesture`, does nothing but put the keyboard away.
  func isAll(of gesture: ViewModifierUse, in scope: Scope) -> Bool {
    scope.file.tree.action(ofGesture: gesture.call).map { isAll(of: $0, in: scope, depth: 0) } ?? false
  }

  private func isAll(of action: NodeID, in scope: Scope, depth: Int) -> Bool {
    let tree = scope.file.tree
    guard depth < Self.maxDepth else { return false }
    switch tree.kind(action) {
    case .closureExpr: return isAll(ofBlock: action, in: scope, depth: depth)
    case .identifierExpr, .memberExpr:
      let ways = evaluator.code(of: action, in: scope)
      return !ways.isEmpty && ways.allSatisfy { $0.first.map { isAll(of: $0, depth: depth) } ?? false }
    case .callExpr:
      // `DragGesture().onChanged { _ in hideKeyboard() }`
      let handlers = tree.handlers(ofGesture: action)
      return !handlers.isEmpty && handlers.allSatisfy { isAll(of: $0, in: scope, depth: depth + 1) }
    default: return false
    }
  }

  private func isAll(of code: RunCode, depth: Int) -> Bool { isAll(ofBlock: code.node, in: code.scope, depth: depth) }

  private func isAll(ofBlock block: NodeID, in scope: Scope, depth: Int) -> Bool {
    let tree = scope.file.tree
    let statements = tree.children(block).filter { tree.kind($0) != .closureSignature }
    return !statements.isEmpty && statements.allSatisfy { isPart($0, in: scope, depth: depth + 1) }
  }

  private func isPart(_ statement: NodeID, in scope: Scope, depth: Int) -> Bool {
    let tree = scope.file.tree
    guard depth < Self.maxDepth else { return false }
    switch tree.kind(statement) {
    case .optionalChainExpr, .returnStmt:
      let inner = tree.lastChild(statement)
      return inner.exists && isPart(inner, in: scope, depth: depth + 1)
    case .ifExpr:
      let parts = tree.children(statement).dropFirst()
      return !parts.isEmpty
        && parts.allSatisfy {
          tree.kind($0) == .ifExpr
            ? isPart($0, in: scope, depth: depth + 1) : isAll(ofBlock: $0, in: scope, depth: depth)
        }
    case .assignExpr:
      // `focused = nil`, `isTyping = false`
      let value = tree.lastChild(statement)
      return (tree.kind(value) == .nilLiteral || tree.mainIs(value, "false"))
        && evaluator.isFocus(tree.name(tree.firstChild(statement)), in: scope)
    case .callExpr:
      let callee = tree.firstChild(statement)
      if tree.known(callee) == .withAnimation {
        return tree.trailingClosure(of: statement, label: nil)
          .map { isAll(ofBlock: $0, in: scope, depth: depth + 1) } ?? false
      }
      if tree.text(callee) == "sendAction" {
        return tree.argument(of: statement, label: nil).map { tree.sourceText($0).contains("resignFirstResponder") }
          ?? false
      }
      // What UIKit calls it, and what a function of the project does.
      if tree.text(callee) == "endEditing" || tree.text(callee) == "resignFirstResponder" { return true }
      return evaluator.function(calledBy: statement, in: scope).map { isAll(of: $0, depth: depth + 1) } ?? false
    default: return false
    }
  }

  private static let maxDepth = 8
}
