// Moving things by dragging alone.

import CurbcutAccessibility
import CurbcutFindings
import CurbcutSymbols
import CurbcutSyntax
import CurbcutViews

extension Rule {
  static let dragReorderMissingAlternative = Rule(
    "drag-reorder-missing-alternative",
    .modifier([.onDrop, .dropDestination]) { element, use, report in
      guard !use.isConditional, !element.isOutOfScope, element.surroundings.isDisjoint(with: [.widget, .debug]) else {
        return
      }
      // What is dragged in from other apps is no reordering.
      let sources: Set<Known> = [.onDrag, .draggable]
      let isInner = element.file.modifiers.contains { modifier in
        sources.contains(modifier.known)
          && element.file.bodies[Int(element.file.views[Int(modifier.owner)].body)].owner == element.body.owner
      }
      guard isInner else { return }
      let spoken: Set<Known> = [
        .accessibilityAction, .accessibilityActions, .accessibilityDragPoint, .accessibilityDropPoint,
        .accessibilityRepresentation, .contextMenu, .onMove, .accessibilityAdjustableAction,
      ]
      guard
        !([element] + element.ancestors + element.descendants).contains(where: { view in
          view.modifiers.contains { spoken.contains($0.use.known) }
        }), !element.isGivenByUse(spoken)
      else { return }
      // Actions that a modifier of the project adds on a condition.
      let chain = element.tree.source.string(element.tree.range(element.node.chain))
      guard !chain.contains("accessibilityAction") else { return }
      // A drop around what is dropped on only takes up what falls beside it.
      let drops: Set<Known> = [.onDrop, .dropDestination]
      if !element.writtenModifiers.contains(where: { sources.contains($0.known) }),
        element.descendants.contains(where: { $0.writtenModifiers.contains { drops.contains($0.known) } })
      {
        return
      }
      guard !isHandedIn(element) || element.isGivenContent(without: spoken) else { return }
      let effect = element.model.followed(ActionEffect(ofCall: use.call, in: element.file), in: element.scope)
      let offered = element.model.effectsOfVisibleControls(ofType: element.body.owner)
      guard !offered.contains(where: { $0.overlaps(effect) }) else { return }
      // Where the drag begins, when the same view is dragged and dropped on.
      let token = element.writtenModifiers.first { sources.contains($0.known) }?.nameToken ?? use.nameToken
      report.add(
        .warning, .medium, at: element.tree.tokens.range(token),
        "Items can be moved only by dragging (.\(element.tree.string(of: token))), which many people cannot do",
        help:
          "Add .accessibilityAction(named: \"Move up\") and \"Move down\", and a menu or an edit mode that does the same.",
        cause: element.index)
    })

  /// Whether what is dragged comes from a closure that the type is given.
  private static func isHandedIn(_ element: Element) -> Bool {
    switch element.node.kind {
    case .base, .opaque: true
    case .reference: element.model.engine.expansion(of: element.reference) == nil
    default: false
    }
  }
}
