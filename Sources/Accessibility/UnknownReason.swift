// Why the value of an expression is not known, in the few words by which such places are counted: the reason is the
// interpreter's, where it stopped, or what nothing of the project is behind and no domain reads.

import CurbcutSymbols
import CurbcutSyntax
import CurbcutViews

extension Element {
  /// What stands between an expression of this view and its value: `argument of size`, `call color(for:)`,
  /// `state isOn`. Expressions that are alike give the same words, so that they can be counted.
  public func unknownReason(_ expression: NodeID) -> String {
    model.evaluator.unknownReason(of: expression, in: scope)
  }

  /// A component that cannot be looked into, with the package it comes from, where only one may be it: `Chip of DesignKit
  /// could not be resolved`.
  public func componentReason(_ component: Element) -> String {
    let name = component.tree.string(of: component.node.nameToken)
    guard !model.project.mayMeanOwnType(component.node.name, from: component.file),
      let package = component.file.onlyPackage(in: model.project, model.evaluator.facts)
    else { return "\(name) could not be resolved" }
    return "\(name) of \(package) could not be resolved"
  }
}

extension Evaluator {
  /// What stands between an expression and its value.
  func unknownReason(of expression: NodeID, in scope: Scope) -> String {
    var reader = UnknownReasonReader(evaluator: self)
    return reader.reason(of: expression, in: scope)
  }
}

private struct UnknownReasonReader {
  let evaluator: Evaluator
  /// Expressions that may still be asked about.
  private var left = 40

  init(evaluator: Evaluator) { self.evaluator = evaluator }

  mutating func reason(of node: NodeID, in scope: Scope) -> String {
    guard node.exists, left > 0 else { return "expression" }
    left -= 1
    let outcome = Interpreter(evaluator).outcome(of: node, in: scope)
    if let reason = outcome.reason { return words(of: reason, asked: node, scope.file.tree) }
    for value in outcome.values {
      if let value, let reason = missing(value) { return reason }
    }
    return outcome.values.count > 1 ? "condition" : "expression"
  }

  private func words(of reason: OutcomeReason, asked node: NodeID, _ tree: Tree) -> String {
    switch reason {
    case .parameter(let name): "argument of \(spelled(name, in: node, tree))"
    case .state(let name): "state \(spelled(name, in: node, tree))"
    case .wrapper(let name): "environment \(spelled(name, in: node, tree))"
    case .name(let name): "name \(spelled(name, in: node, tree))"
    case .code: "code of \(called(node, tree))"
    case .fuel: "too much to follow in \(called(node, tree))"
    }
  }

  /// How a name is written: where it is asked for, else where it is declared.
  private func spelled(_ name: Name, in node: NodeID, _ tree: Tree) -> String {
    func token(_ place: NodeID, _ tree: Tree) -> String? {
      tree[place].tokens.first { tree.tokens.isName($0) && tree.name(of: $0) == name }.map { tree.string(of: $0) }
    }
    if let asked = token(node, tree) { return asked }
    for file in evaluator.project.files {
      for member in file.members {
        if member.name == name { return file.tree.string(of: member.nameToken) }
        guard member.parameters.contains(where: { $0.name == name }) else { continue }
        if let parameter = token(member.node, file.tree) { return parameter }
      }
    }
    return "a value"
  }

  /// The name of the function, property or member that an expression asks.
  private func called(_ node: NodeID, _ tree: Tree) -> String {
    var node = node
    while [.callExpr, .optionalChainExpr, .forceUnwrapExpr].contains(tree.kind(node)) { node = tree.firstChild(node) }
    switch tree.kind(node) {
    case .identifierExpr, .memberExpr, .implicitMemberExpr: return tree.string(of: tree[node].main)
    default: return "an expression"
    }
  }

  /// What is not known of an expression that the interpreter does not follow; nil for what is written out.
  private mutating func missing(_ value: Terminal) -> String? {
    let tree = value.scope.file.tree
    switch tree.kind(value.node) {
    case .integerLiteral, .floatLiteral, .boolLiteral, .nilLiteral, .stringLiteral: return nil
    case .callExpr:
      for argument in tree.children(value.node).dropFirst() where tree.kind(argument) == .argument {
        let given = tree.lastChild(argument)
        if isOpen(given, value.scope) { return reason(of: given, in: value.scope) }
      }
      return reason(ofCall: value.node, tree)
    case .binaryExpr, .prefixExpr, .ternaryExpr:
      for part in tree.children(value.node) where isOpen(part, value.scope) { return reason(of: part, in: value.scope) }
      return "arithmetic"
    case .memberExpr, .implicitMemberExpr: return "member \(tree.string(of: tree[value.node].main))"
    case .identifierExpr: return "name \(tree.string(of: tree[value.node].main))"
    case .subscriptExpr: return "subscript"
    case .ifExpr, .switchExpr: return "condition"
    default: return "expression"
    }
  }

  /// Whether a number, text or Boolean is decided when the app runs.
  private func isOpen(_ node: NodeID, _ scope: Scope) -> Bool {
    switch scope.file.tree.kind(node) {
    case .identifierExpr, .memberExpr, .callExpr, .binaryExpr, .prefixExpr, .ternaryExpr, .subscriptExpr,
      .forceUnwrapExpr, .optionalChainExpr, .ifExpr, .switchExpr:
      break
    default: return false
    }
    return evaluator.value(of: node, in: scope).alternatives.contains { if case .runtime = $0 { true } else { false } }
  }

  private func reason(ofCall call: NodeID, _ tree: Tree) -> String {
    let callee = tree.firstChild(call)
    guard callee.exists else { return "call" }
    let labels = tree.children(call).dropFirst().filter { tree.kind($0) == .argument }.map { argument in
      tree.label(of: argument).map { "\(tree.string(of: $0)):" } ?? "_:"
    }
    let name: String
    switch tree.kind(callee) {
    case .identifierExpr, .memberExpr, .implicitMemberExpr: name = tree.string(of: tree[callee].main)
    default: name = ""
    }
    return "call \(name)(\(labels.joined()))"
  }
}
