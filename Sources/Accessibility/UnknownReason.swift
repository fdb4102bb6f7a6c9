// Why the value of an expression is not known, in the few words by which such places are counted.

import CurbcutSyntax
import CurbcutViews

extension Element {
  /// What stands between an expression of this view and its value: `argument of size`, `call color(for:)`,
  /// `state isOn`. Expressions that are alike give the same words, so that they can be counted.
  public func unknownReason(_ expression: NodeID) -> String {
    switch tree.kind(expression) {
    case .identifierExpr: return reason(ofName: expression)
    case .memberExpr:
      let base = tree.firstChild(expression)
      if base.exists, tree.text(base) == "self" { return reason(ofName: expression) }
      if base.exists, tree.kind(base) == .callExpr, tree.kind(tree.firstChild(base)) != .identifierExpr {
        return unknownReason(base)
      }
      return "member \(tree.string(of: tree[expression].main))"
    case .implicitMemberExpr: return "member \(tree.string(of: tree[expression].main))"
    case .callExpr: return reason(ofCall: expression)
    case .ternaryExpr, .ifExpr, .switchExpr: return "condition"
    case .subscriptExpr: return "subscript"
    case .binaryExpr: return "arithmetic"
    case .forceUnwrapExpr, .optionalChainExpr, .tryExpr, .awaitExpr, .prefixExpr:
      let inner = tree.lastChild(expression)
      return inner.exists ? unknownReason(inner) : "expression"
    default: return "expression"
    }
  }

  private func reason(ofName expression: NodeID) -> String {
    let name = tree.name(expression)
    let text = tree.string(of: tree[expression].main)
    if let local = model.evaluator.local(name, at: tree.range(expression).start, in: file) {
      return reason(of: local, text)
    }
    if body.member >= 0, file.members[Int(body.member)].parameters.contains(where: { $0.name == name }) {
      return "argument of \(text)"
    }
    guard let own = model.evaluator.ownMember(name, in: scope) else { return "name \(text)" }
    let member = model.project.member(own)
    for attribute in member.attributes {
      switch attribute {
      case .State, .Binding, .StateObject, .ObservedObject, .AppStorage, .SceneStorage: return "state \(text)"
      case .Environment, .EnvironmentObject: return "environment \(text)"
      default: continue
      }
    }
    if member.block.exists { return "property \(text)" }
    return member.value.exists && member.isConstant ? "constant \(text)" : "argument of \(text)"
  }

  private func reason(of local: Local, _ text: String) -> String {
    guard local.value.exists else { return "local \(text)" }
    switch tree.kind(local.value) {
    case .callExpr, .memberExpr, .implicitMemberExpr, .ternaryExpr: return unknownReason(local.value)
    default: return "local \(text)"
    }
  }

  private func reason(ofCall call: NodeID) -> String {
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
