// What conditions ask of values: whether one that may be missing is there, whether a number is larger than another, whether
// there is anything in a text or list.

import CurbcutSymbols
import CurbcutSyntax

extension Interpretation {
  /// Whether `if let name = value`, `if let name` and `value != nil` find something; nil where the code decides that when it
  /// runs.
  mutating func presence(of node: NodeID, _ scope: Scope) -> Bool? {
    if isOptionalCast(node, scope) { return castHolds(node, scope) }
    // The name of `if let name` stands for the value of that name outside.
    let outcome =
      scope.file.tree.kind(node) == .identifierPattern ? identifier(node, scope, .none) : follow(node, scope, .none)
    return agreed(outcome) { terminal in
      switch terminal.scope.file.tree.kind(terminal.node) {
      case .nilLiteral: false
      case .stringLiteral, .integerLiteral, .floatLiteral, .boolLiteral, .arrayLiteral, .dictionaryLiteral,
        .closureExpr, .codeBlock:
        true
      case .implicitMemberExpr where !terminal.scope.file.tree.mainIs(terminal.node, "none"): true
      case .callExpr where alwaysMakes(terminal.node, terminal.scope) || isColorSet(terminal.node, terminal.scope): true
      default: nil
      }
    }
  }

  /// Whether a call makes an instance of a type that the project declares or extends, by an initializer that cannot fail:
  /// `UIColor(hex: "F2F2F6")`.
  private func alwaysMakes(_ call: NodeID, _ scope: Scope) -> Bool {
    let tree = scope.file.tree
    var named = tree.firstChild(call)
    if tree.kind(named) == .memberExpr, tree.mainIs(named, "init") { named = tree.firstChild(named) }
    guard tree.kind(named) == .identifierExpr, tree.startsUppercase(named) else { return false }
    let made = evaluator.members(named: Self.initName, ofType: tree.name(named), from: scope.file).filter {
      project.member($0).kind == .initializer && binder.accepts($0, call: call, in: scope.file)
    }
    return !made.isEmpty
      && made.allSatisfy { reference in
        let home = project.file(reference).tree
        switch home.tokens.kind(home[project.member(reference).node].main + 1) {
        case .postfixQuestion, .infixQuestion, .exclamation: return false
        default: return true
        }
      }
  }

  private static let initName = Name("init")

  /// Whether a call asks for a color set by a name that the project has: `UIColor(named: "Ink")` is there.
  private func isColorSet(_ call: NodeID, _ scope: Scope) -> Bool {
    let tree = scope.file.tree
    guard tree.mainIs(tree.firstChild(call), "UIColor"), let named = tree.argument(of: call, label: "named"),
      case .string(let name) = evaluator.value(of: named, in: scope)
    else { return false }
    return project.colourSet(named: name, from: scope.file) != nil
  }

  /// What an optional binding or pattern of a condition asks.
  mutating func bindingHolds(_ condition: NodeID, _ scope: Scope) -> Bool? {
    let tree = scope.file.tree
    let parts = tree.children(condition)
    guard let pattern = parts.first else { return nil }
    guard let last = parts.last, last != pattern else {
      return tree.kind(pattern) == .identifierPattern ? deeper { $0.presence(of: pattern, scope) } : nil
    }
    guard tree.kind(last) == .initializer, tree.lastChild(last).exists else { return nil }
    return deeper { $0.presence(of: tree.lastChild(last), scope) }
  }

  /// Whether `a < b` holds, where both come to one number that is written out.
  mutating func isOrdered(_ condition: NodeID, _ scope: Scope) -> Bool? {
    let tree = scope.file.tree
    let parts = tree.children(condition)
    let (isLess, isLessOrEqual) = (tree.mainIs(condition, "<"), tree.mainIs(condition, "<="))
    guard parts.count == 2, isLess || isLessOrEqual || tree.mainIs(condition, ">") || tree.mainIs(condition, ">="),
      let left = writtenNumber(parts[0], scope), let right = writtenNumber(parts[1], scope)
    else { return nil }
    if isLess { return left < right }
    if isLessOrEqual { return left <= right }
    return tree.mainIs(condition, ">") ? left > right : left >= right
  }

  private mutating func writtenNumber(_ node: NodeID, _ scope: Scope) -> Double? {
    guard let value = follow(node, scope, .none).single else { return nil }
    return number(value.node, in: value.scope.file.tree)
  }

  /// Whether `value.isEmpty` holds, where the text or list is written out.
  mutating func isEmpty(_ condition: NodeID, _ scope: Scope) -> Bool? {
    let outcome = follow(scope.file.tree.firstChild(condition), scope, .none)
    return agreed(outcome) { terminal in
      let tree = terminal.scope.file.tree
      let parts = tree.children(terminal.node)
      switch tree.kind(terminal.node) {
      case .arrayLiteral: return !tree.firstChild(terminal.node).exists
      case .stringLiteral:
        let isText = { (part: NodeID) in tree.kind(part) == .stringSegment }
        if parts.contains(where: { isText($0) && !tree.mainText($0).isEmpty }) { return false }
        return parts.allSatisfy(isText) ? true : nil
      default: return nil
      }
    }
  }

  /// The answer that holds for each value that an expression comes to.
  private func agreed(_ outcome: Outcome, _ answer: (Terminal) -> Bool?) -> Bool? {
    var result: Bool?
    for value in outcome.values {
      guard let value, let one = answer(value), result == nil || result == one else { return nil }
      result = one
    }
    return result
  }
}
