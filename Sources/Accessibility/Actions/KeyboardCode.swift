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
    let tree = scope.file.tree
    let action =
      tree.trailingClosure(of: gesture.call, label: nil) ?? tree.argument(of: gesture.call, label: "perform")
      ?? tree.argument(of: gesture.call, label: nil)
    return action.map { isAll(of: $0, in: scope, depth: 0) } ?? false
  }

  private func isAll(of action: NodeID, in scope: Scope, depth: Int) -> Bool {
    let tree = scope.file.tree
    guard depth < Self.maxDepth else { return false }
    switch tree.kind(action) {
    case .closureExpr: return isAll(ofBlock: action, in: scope, depth: depth)
    case .identifierExpr, .memberExpr: return endsEditing(action, in: scope, depth: depth)
    case .callExpr:
      // `DragGesture().onChanged { _ in hideKeyboard() }`
      let handlers = tree.calls(below: action).filter { $0.name == "onEnded" || $0.name == "onChanged" }
        .flatMap { tree.children($0.call).dropFirst().map { tree.lastChild($0) } }
      return !handlers.isEmpty && handlers.allSatisfy { isAll(of: $0, in: scope, depth: depth + 1) }
    default: return false
    }
  }

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
      guard [.nilLiteral, .boolLiteral].contains(tree.kind(tree.lastChild(statement))),
        tree.text(tree.lastChild(statement)) != "true",
        let own = evaluator.ownMember(tree.name(tree.firstChild(statement)), in: scope)
      else { return false }
      return evaluator.project.member(own).attributes.contains(.FocusState)
    case .callExpr:
      let callee = tree.firstChild(statement)
      if tree.text(callee) == "withAnimation" {
        return tree.trailingClosure(of: statement, label: nil)
          .map { isAll(ofBlock: $0, in: scope, depth: depth + 1) } ?? false
      }
      if tree.text(callee) == "sendAction" {
        return tree.argument(of: statement, label: nil).map { tree.sourceText($0).contains("resignFirstResponder") }
          ?? false
      }
      return endsEditing(callee, in: scope, depth: depth)
    default: return false
    }
  }

  /// Whether a function ends editing, by what the project's own does or by the name that UIKit gives it.
  private func endsEditing(_ callee: NodeID, in scope: Scope, depth: Int) -> Bool {
    let tree = scope.file.tree
    guard [.identifierExpr, .memberExpr].contains(tree.kind(callee)) else { return false }
    let name = tree.text(callee)
    if name == "endEditing" || name == "resignFirstResponder" { return true }
    guard let reference = evaluator.ownMember(tree.name(callee), in: scope) ?? ofViews(tree.name(callee), in: scope)
    else { return false }
    let member = evaluator.project.member(reference)
    guard member.kind == .function, member.block.exists else { return false }
    let inner = Scope(file: evaluator.project.file(reference), type: member.owner, member: reference.index)
    return isAll(ofBlock: member.block, in: inner, depth: depth + 1)
  }

  /// A function that the project adds to all views: `extension View { func hideKeyboard() { … } }`.
  private func ofViews(_ name: Name, in scope: Scope) -> MemberReference? {
    evaluator.members(named: name, ofType: Name("View"), from: scope.file).first
  }

  private static let maxDepth = 8
}
