// What is shown in the place of content that is not there, or could not be had, and notices that come up and ask.

import CurbcutSymbols
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

  /// Whether the view stands in a notice: what is shown under a condition is nothing but words, pictures and buttons with
  /// words, at least two, and one of them takes it away again ("Cancel", `hide()`, the very state it is shown by).
  public var isInNoticeThatAsks: Bool {
    var top = self
    while let parent = top.parent, parent.node.kind != .choice, !top.node.slot.isPresentationSlot { top = parent }
    guard let choice = top.parent, choice.node.kind == .choice, tree.kind(choice.node.expression) == .ifExpr else {
      return false
    }
    let branch = choice.children.filter { $0.node.branch == top.node.branch }
    guard branch.allSatisfy(\.isOfRemarks) else { return false }
    let shown = branch.flatMap { [$0] + $0.descendants }
    let buttons = shown.filter { $0.known == .Button && $0.node.kind == .use }
    guard buttons.count > 1, !shown.contains(where: { $0.known == .Link }) else { return false }
    let asked = ChoiceConditions.nodes(ofBranch: Int(top.node.branch), of: choice.node.expression, in: tree)
    let states = asked.reduce(into: Set<Name>()) { $0.formUnion(names(in: $1)) }
    return buttons.contains { $0.takesAway(states) }
  }

  /// Words by which a button, or what it calls, takes something away that has come up.
  private static let takingAway: Set<String> = [
    "cancel", "dismiss", "close", "hide", "ignore", "later", "no", "skip",
  ]

  private func takesAway(_ states: Set<Name>) -> Bool {
    if case .text(let title) = name.name, !Self.takingAway.isDisjoint(with: Words.split(title)) { return true }
    return actionCode.contains { action in
      if tree.calls(below: action).contains(where: { !Self.takingAway.isDisjoint(with: Words.split($0.name)) }) {
        return true
      }
      return tree.assignments(below: action).contains { set in
        guard states.contains(tree.name(set.target)) else { return false }
        return tree.kind(set.value) == .nilLiteral || tree.mainIs(set.value, "false")
      }
    }
  }

  private var holdsOnlyRemarks: Bool { children.allSatisfy { $0.node.slotModifier >= 0 || $0.isOfRemarks } }

  /// Words, a picture, a button or what lies between them, or a stack of nothing else.
  private var isOfRemarks: Bool {
    switch known {
    case .Text, .Label, .Image, .Button, .Spacer, .Divider, .Link: true
    case .VStack, .HStack, .ZStack, .Group: holdsOnlyRemarks
    default: node.kind == .choice && holdsOnlyRemarks
    }
  }
}
