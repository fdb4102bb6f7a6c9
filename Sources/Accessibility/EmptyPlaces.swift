// What is shown in the place of content that is not there, or could not be had.

import CurbcutSyntax
import CurbcutViews

extension Element {
  private static let nothing: Set<String> = [
    "empty", "failed", "failure", "error", "unavailable", "offline", "disconnected",
  ]

  /// Whether the view stands in a branch that is shown when there is nothing, or when it failed, with no more than words,
  /// pictures and buttons beside it: `if books.isEmpty { … }`, `case .failed: …`.
  public var isInPlaceOfNothing: Bool {
    guard let stack = parent, stack.node.kind == .use, stack.holdsOnlyRemarks else { return false }
    return ancestors.contains { view in
      guard let choice = view.parent, choice.node.kind == .choice else { return false }
      let expression = choice.node.expression
      let asked = ChoiceConditions.nodes(ofBranch: Int(view.node.branch), of: expression, in: tree)
      if asked.isEmpty, tree.kind(expression) == .ifExpr, view.node.branch == 1 {
        // `if !books.isEmpty { … } else { … }`
        return ChoiceConditions.nodes(ofBranch: 0, of: expression, in: tree).contains {
          asksForNothing($0, negated: true)
        }
      }
      return asked.contains { asksForNothing($0, negated: false) }
    }
  }

  private func asksForNothing(_ condition: NodeID, negated: Bool) -> Bool {
    tree[condition].tokens.contains { token in
      guard tree.tokens.isName(token) else { return false }
      var first = token
      while first > 1, tree.tokens.text(first - 1, in: tree.source).elementsEqual(".".utf8) { first -= 2 }
      let isNegated = first > 0 && tree.tokens.text(first - 1, in: tree.source).elementsEqual("!".utf8)
      return isNegated == negated
        && !Self.nothing.isDisjoint(with: Words.split(tree.string(of: token)))
    }
  }

  private var holdsOnlyRemarks: Bool {
    children.allSatisfy { inner in
      if inner.node.slotModifier >= 0 { return true }
      switch inner.known {
      case .Text, .Label, .Image, .Button, .Spacer, .Divider, .Link: return true
      case .VStack, .HStack, .ZStack, .Group: return inner.holdsOnlyRemarks
      default: return inner.node.kind == .choice && inner.holdsOnlyRemarks
      }
    }
  }
}
