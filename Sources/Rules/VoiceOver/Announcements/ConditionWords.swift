// Conditions in plain words: `if let error, !isBusy` is "error is set and isBusy is false".

import CurbcutAccessibility
import CurbcutSyntax

enum ConditionWords {
  /// What has to hold, as a sentence without its beginning; the parts of a list are joined.
  static func text(_ conditions: NodeID, _ tree: Tree) -> String {
    let parts = tree.kind(conditions) == .conditions ? Array(tree.children(conditions)) : [conditions]
    return parts.map { part($0, tree) }.joined(separator: " and ")
  }

  private static func part(_ node: NodeID, _ tree: Tree) -> String {
    switch tree.kind(node) {
    case .optionalBinding:
      // `let error` and `let error = model.error`
      let last = tree.lastChild(node)
      let isNamed = tree.kind(last) == .initializer
      return "\(code(isNamed ? tree.lastChild(last) : pattern(node, tree), tree)) is set"
    case .matchingPattern:
      // `case let .failed(error) = state`
      let (pattern, last) = (tree.firstChild(node), tree.lastChild(node))
      let name = tree[pattern].tokens.first { tree.tokens.isName($0) && tree.string(of: $0) != "let" }
      guard let name, tree.kind(last) == .initializer else { return code(node, tree) }
      return "\(code(tree.lastChild(last), tree)) is .\(tree.string(of: name))"
    case .prefixExpr where tree.mainIs(node, "!"):
      return statement(tree.lastChild(node), isTrue: false, tree)
    case .binaryExpr:
      let sides = tree.children(node)
      guard sides.count == 2 else { return code(node, tree) }
      guard tree.kind(sides[1]) == .nilLiteral else {
        // “state is .failed” reads better than the operator; any other comparison reads as it is.
        guard tree.mainIs(node, "==") || tree.mainIs(node, "!=") else { return code(node, tree) }
        return "\(code(sides[0], tree)) is \(tree.mainIs(node, "==") ? "" : "not ")\(code(sides[1], tree))"
      }
      return "\(code(sides[0], tree)) is \(tree.mainIs(node, "!=") ? "set" : "nil")"
    case .identifierExpr, .memberExpr: return statement(node, isTrue: true, tree)
    default: return code(node, tree)
    }
  }

  private static func statement(_ node: NodeID, isTrue: Bool, _ tree: Tree) -> String {
    if tree.kind(node) == .memberExpr, tree.mainIs(node, "isEmpty") {
      return "\(code(tree.firstChild(node), tree)) is \(isTrue ? "" : "not ")empty"
    }
    return "\(code(node, tree)) is \(isTrue)"
  }

  private static func pattern(_ binding: NodeID, _ tree: Tree) -> NodeID {
    tree.children(binding).first { tree.kind($0) == .identifierPattern } ?? binding
  }

  /// The code on one line.
  private static func code(_ node: NodeID, _ tree: Tree) -> String {
    tree.codeInMessage(node)
  }
}
