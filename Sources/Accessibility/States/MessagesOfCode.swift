// States of a view that hold nothing until code puts a message there: what an error says, or words that are written where it
// is set. What people type or choose is none.

import CurbcutSymbols
import CurbcutSyntax
import CurbcutViews

extension FileModel {
  /// Whether all that code of a type ever puts into a state of words is messages, at least one of them after something has
  /// failed; what is empty takes a message away.
  public func holdsOnlyMessages(_ state: Name, ofType owner: Int32) -> Bool {
    guard owner >= 0 else { return false }
    var tellsOfFailure = false
    for part in parts(ofType: owner) {
      let tree = part.file.tree
      for index in tree.nodes(below: part.type.node) {
        let node = NodeID(index)
        switch tree.nodes[index].kind {
        case .identifierExpr where tree.nameOfBinding(node) == state: return false
        case .assignExpr where isOf(state, tree.firstChild(node), tree):
          // `words += …` and the like make more of what is there.
          guard tree.mainIs(node, "="), case let value = tree.lastChild(node) else { return false }
          if isNothing(value, tree) { continue }
          let around = tree.enclosing(node, while: { $0 != .funcDecl && $0 != .structDecl && $0 != .initDecl })
          if around.contains(where: { isStart($0, tree) }) { return false }
          guard isMessage(value, tree, depth: 0) else { return false }
          tellsOfFailure =
            tellsOfFailure || around.contains { tree.kind($0) == .catchClause } || describesError(value, tree)
        default: break
        }
      }
    }
    return tellsOfFailure
  }

  /// `state` and `self.state`.
  private func isOf(_ state: Name, _ target: NodeID, _ tree: Tree) -> Bool {
    switch tree.kind(target) {
    case .identifierExpr: tree.name(target) == state
    case .memberExpr: tree.name(target) == state && tree.mainIs(tree.firstChild(target), "self")
    default: false
    }
  }

  private func isNothing(_ value: NodeID, _ tree: Tree) -> Bool {
    switch tree.kind(value) {
    case .nilLiteral: true
    case .stringLiteral: tree.range(value).count == 2
    default: false
    }
  }

  /// What is there from the beginning is met like the rest.
  private func isStart(_ call: NodeID, _ tree: Tree) -> Bool {
    guard tree.kind(call) == .callExpr else { return false }
    let callee = tree.firstChild(call)
    return tree.mainIs(callee, "onAppear") || tree.mainIs(callee, "task")
  }

  /// Whether an expression gives written words, or those of an error.
  private func isMessage(_ value: NodeID, _ tree: Tree, depth: Int) -> Bool {
    guard depth < 6, value.exists else { return false }
    switch tree.kind(value) {
    case .stringLiteral: return tree.sourceText(value).contains(where: \.isLetter)
    case .memberExpr: return tree.mainIs(value, "localizedDescription")
    case .binaryExpr:
      return (tree.mainIs(value, "+") || tree.mainIs(value, "??"))
        && tree.children(value).contains { isMessage($0, tree, depth: depth + 1) }
    case .ternaryExpr: return tree.children(value).dropFirst().allSatisfy { isMessage($0, tree, depth: depth + 1) }
    case .tupleExpr, .argument: return isMessage(tree.lastChild(value), tree, depth: depth + 1)
    case .callExpr:
      // `NSLocalizedString("…", comment: "")`, `String(localized: "…")`
      let callee = tree.firstChild(value)
      guard tree.kind(callee) == .identifierExpr,
        tree.mainIs(callee, "NSLocalizedString") || tree.mainIs(callee, "String"),
        let first = tree.children(value).dropFirst().first, tree.kind(first) == .argument
      else { return false }
      return isMessage(tree.lastChild(first), tree, depth: depth + 1)
    default: return false
    }
  }

  private func describesError(_ value: NodeID, _ tree: Tree) -> Bool {
    tree.nodes(below: value).contains {
      tree.nodes[$0].kind == .memberExpr && tree.mainIs(NodeID($0), "localizedDescription")
    }
  }
}
