// Placeholders that are made by hand: a text over or under a field that is shown as long as nothing is typed into it.

import CurbcutSymbols
import CurbcutSyntax
import CurbcutViews

extension Element {
  /// Whether the text lies over or under a field and is shown only while what is typed there is empty.
  public var isPlaceholderOfField: Bool {
    guard known == .Text, node.kind == .use else { return false }
    var asked: Set<Name> = []
    var view = self
    while !view.node.slot.isPresentationSlot {
      for use in view.writtenModifiers where use.known == .opacity {
        if let share = tree.argument(of: use.call, label: nil) { asked.formUnion(view.emptyWhereSeen(share)) }
      }
      guard let parent = view.parent else { return false }
      if parent.node.kind == .choice { asked.formUnion(view.emptyWhereShown(by: parent)) }
      if !asked.isEmpty, parent.node.kind == .use {
        if view.node.slot.isLayer, parent.isField(of: asked) { return true }
        let isBeside = view.node.slot.isLayer || parent.known == .ZStack
        if isBeside, parent.children.contains(where: { $0.index != view.index && $0.isField(of: asked) }) {
          return true
        }
      }
      view = parent
    }
    return false
  }

  /// Whether the view is a field, or a component that is handed a text, for something that has one of the names.
  private func isField(of names: Set<Name>) -> Bool {
    switch known {
    case .TextField, .SecureField, .TextEditor, .other: break
    default: return false
    }
    guard node.kind == .use, let text = argument("text"),
      tree.isBinding(text)
    else { return false }
    switch tree.kind(text) {
    case .identifierExpr: return names.contains(Name(tree.mainText(text).dropFirst()))
    case .memberExpr: return names.contains(tree.name(text))
    default: return false
    }
  }

  /// What is empty where a view is seen: `.opacity(note.isEmpty ? 1 : 0)`.
  private func emptyWhereSeen(_ share: NodeID) -> Set<Name> {
    let parts = tree.children(share)
    guard tree.kind(share) == .ternaryExpr, parts.count == 3 else { return [] }
    func isNothing(_ node: NodeID) -> Bool { model.evaluator.value(of: node, in: scope).number == 0 }
    if isNothing(parts[2]) { return namesAskedForEmpty(parts[0], negated: false) }
    return isNothing(parts[1]) ? namesAskedForEmpty(parts[0], negated: true) : []
  }

  /// What is empty where the branch of a choice that the view stands in is shown.
  private func emptyWhereShown(by choice: Element) -> Set<Name> {
    let expression = choice.node.expression
    let branch = Int(node.branch)
    let asked = ChoiceConditions.nodes(ofBranch: branch, of: expression, in: tree)
    if asked.isEmpty, branch == 1 {
      // `if !note.isEmpty { … } else { … }`
      return ChoiceConditions.nodes(ofBranch: 0, of: expression, in: tree).reduce(into: []) {
        $0.formUnion(namesAskedForEmpty($1, negated: true))
      }
    }
    return asked.reduce(into: []) { $0.formUnion(namesAskedForEmpty($1, negated: false)) }
  }

  /// The names of what a condition asks to be empty, or, negated, not to be; none where alternatives are enough.
  private func namesAskedForEmpty(_ condition: NodeID, negated: Bool) -> Set<Name> {
    switch tree.kind(condition) {
    case .conditions:
      let parts = tree.children(condition)
      guard !negated || parts.count == 1 else { return [] }
      return parts.reduce(into: []) { $0.formUnion(namesAskedForEmpty($1, negated: negated)) }
    case .prefixExpr where tree.mainIs(condition, "!"):
      return namesAskedForEmpty(tree.lastChild(condition), negated: !negated)
    case .tupleExpr:
      let inner = tree.lastChild(condition)
      return inner.exists ? namesAskedForEmpty(tree.lastChild(inner), negated: negated) : []
    case .memberExpr where tree.mainIs(condition, "isEmpty"):
      return negated ? [] : names(in: tree.firstChild(condition))
    case .binaryExpr:
      let sides = tree.children(condition)
      if tree.mainIs(condition, negated ? "||" : "&&") {
        return sides.reduce(into: []) { $0.formUnion(namesAskedForEmpty($1, negated: negated)) }
      }
      guard tree.mainIs(condition, negated ? "!=" : "=="), let empty = sides.first(where: tree.isEmptyLiteral) else {
        return []
      }
      return sides.reduce(into: []) { if $1 != empty { $0.formUnion(names(in: $1)) } }
    default: return []
    }
  }
}

extension Tree {
  /// Whether an expression is the empty text: `""`.
  public func isEmptyLiteral(_ node: NodeID) -> Bool { kind(node) == .stringLiteral && !firstChild(node).exists }
}
