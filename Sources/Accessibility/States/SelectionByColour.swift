// Colours that tell which of several is chosen, told by what the code does and not by what the state is called.

import CurbcutSyntax
import CurbcutViews

extension ColourChoice {
  /// Whether the condition asks which of several is chosen: `picked == item.id`, where code sets `picked = item.id`, or
  /// what the trait of what is selected depends on as well.
  public func isSelection(_ element: Element) -> Bool { isPicked(element) || isToldByTrait(element) }

  private func isPicked(_ element: Element) -> Bool {
    let tree = element.tree
    guard tree.kind(expression) == .ternaryExpr else { return false }
    let asked = tree.firstChild(expression)
    guard asked.exists, tree.kind(asked) == .binaryExpr, ["==", "!="].contains(tree.text(asked)) else { return false }
    let sides = tree.children(asked)
    guard sides.count == 2 else { return false }
    func isSet(_ state: NodeID, to item: NodeID) -> Bool {
      guard tree.kind(state) == .identifierExpr || tree.kind(state) == .memberExpr,
        tree.kind(item) == .identifierExpr || tree.kind(item) == .memberExpr
      else { return false }
      let wanted = element.code(of: item)
      return element.model.changes(of: [tree.name(state)]).contains { change in
        tree.kind(change) == .assignExpr && element.code(of: tree.lastChild(change)) == wanted
      }
    }
    return isSet(sides[0], to: sides[1]) || isSet(sides[1], to: sides[0])
  }

  private func isToldByTrait(_ element: Element) -> Bool {
    guard !conditionNames.isEmpty else { return false }
    let tree = element.tree
    return element.withAncestors.contains { view in
      view.writtenModifiers.contains { use in
        guard use.known == .accessibilityAddTraits, let traits = tree.argument(of: use.call, label: nil) else {
          return false
        }
        if tree.holds("isSelected", in: traits) { return !tree.names(in: traits).isDisjoint(with: conditionNames) }
        // `.accessibilityAddTraits(traits)`, a property of the type.
        guard tree.kind(traits) == .identifierExpr,
          let own = element.model.evaluator.ownMember(tree.name(traits), in: element.scope),
          element.model.project.file(own) === element.file
        else { return false }
        let block = element.model.project.member(own).block
        return block.exists && tree.holds("isSelected", in: block)
          && !tree.names(in: block).isDisjoint(with: conditionNames)
      }
    }
  }
}

extension Element {
  /// Whether a control is one of several of which a color tells the chosen one: made in a loop, by a function or component
  /// that is used more than once in one place, or beside others that ask the same state for another value.
  public func isOneOfSeveral(askedBy choice: ColourChoice) -> Bool {
    if ancestors.contains(where: { $0.known == .ForEach }) { return true }
    if body.kind == .function || body.kind == .body {
      var places: Set<Int32> = []
      for use in model.uses(ofBody: node.body, in: file) where !use.node.surroundings.isOutOfScope {
        guard use.node.parent >= 0 else { continue }
        // The same number in another file is another place; two in one are enough.
        if use.file === file, !places.insert(use.node.parent).inserted { return true }
      }
    }
    return asksForOtherValues(choice)
  }

  /// `tab == 0` beside `tab == 1` in the same body.
  private func asksForOtherValues(_ choice: ColourChoice) -> Bool {
    guard !choice.isWorkedOut, tree.kind(choice.expression) == .ternaryExpr,
      let asked = comparison(tree.firstChild(choice.expression))
    else { return false }
    for index in tree.nodes(below: body.block) where tree.nodes[index].kind == .ternaryExpr {
      guard let other = comparison(tree.firstChild(NodeID(index))) else { continue }
      if other.state == asked.state, other.value != asked.value { return true }
    }
    return false
  }

  private func comparison(_ node: NodeID) -> (state: String, value: String)? {
    guard node.exists, tree.kind(node) == .binaryExpr, tree.mainIs(node, "=="), case let sides = tree.children(node),
      sides.count == 2
    else { return nil }
    return (tree.sourceText(sides[0]), tree.sourceText(sides[1]))
  }
}
