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
