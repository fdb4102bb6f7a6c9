// The forms in which conditions ask whether there is a message, or whether something went wrong.

import CurbcutAccessibility
import CurbcutSyntax
import CurbcutViews

extension MessageCondition {
  /// `!x.isEmpty`
  static func isFilled(_ condition: NodeID, _ tree: Tree) -> Bool {
    let asked = tree.lastChild(condition)
    return tree.mainIs(condition, "!") && tree.kind(asked) == .memberExpr && tree.mainIs(asked, "isEmpty")
      && [.identifierExpr, .memberExpr].contains(tree.kind(tree.firstChild(asked)))
  }

  static func isNothing(_ value: NodeID, _ tree: Tree) -> Bool {
    tree.kind(value) == .nilLiteral || tree.kind(value) == .stringLiteral && tree.range(value).count == 2
  }

  /// What went wrong, where a state is compared with a case that says so.
  static func outcome(asked parts: NodeList, _ comparison: String, _ tree: Tree) -> String? {
    guard parts.count == 2, comparison == "==", [.memberExpr, .implicitMemberExpr].contains(tree.kind(parts[1])),
      [.identifierExpr, .memberExpr].contains(tree.kind(parts[0]))
    else { return nil }
    return outcome(in: tree.text(parts[1]))
  }

  /// What went wrong by the name of a case in a pattern, with or without what it holds: `let .failed(error)`.
  static func outcome(named pattern: NodeID, _ tree: Tree) -> String? {
    for token in tree[pattern].tokens {
      let text = tree.string(of: token)
      if text == "(" { return nil }
      if tree.tokens.isName(token), let outcome = outcome(in: text) { return outcome }
    }
    return nil
  }

  private static func outcome(in name: String) -> String? {
    Words.split(name).last { ["failed", "failure", "error", "invalid"].contains($0) }
  }
}
