// Actions that exist only behind a long press.

import CurbcutAccessibility
import CurbcutFindings
import CurbcutSyntax
import CurbcutViews

extension Rule {
  static let contextMenuOnlyAction = Rule(
    "context-menu-only-action",
    .modifier([.contextMenu]) { element, use, report in
      guard !use.isConditional, !element.isOutOfScope, element.surroundings.isDisjoint(with: [.widget, .debug]),
        let position = element.index(of: use)
      else { return }
      let buttons = hiddenButtons(of: element, in: .contextMenu, position)
      guard let only = onlyHere(buttons, element) else { return }
      report.add(
        .warning, element.opensSomething ? .low : .medium, at: element.tree.tokens.range(use.nameToken),
        "This can be reached only by a long press, which many people do not find or cannot hold: \(only)",
        help: "Offer the same in a visible place as well, such as a Menu with the title \"More\".", cause: element.index
      )
    })

  /// The buttons that a modifier of a view keeps in a menu or behind a swipe.
  static func hiddenButtons(of element: Element, in slot: Slot, _ position: Int32) -> [Element] {
    var result: [Element] = []
    for item in element.descendants where item.node.slot == slot && item.node.slotModifier == position {
      for view in [item] + item.descendants where view.known == .Button && view.node.kind == .use {
        result.append(view)
      }
    }
    return result
  }

  /// The first action of hidden buttons that no visible control of the type does; nil when there is none.
  static func onlyHere(_ buttons: [Element], _ element: Element) -> String? {
    guard !buttons.isEmpty else { return nil }
    var visible: [ActionEffect]?
    for button in buttons {
      guard let action = button.action else { continue }
      let effect = element.model.followed(ActionEffect(of: action, in: element.file), in: element.scope)
      guard !effect.isEmpty, !isCopyOrShare(button) else { continue }
      let offered = visible ?? element.model.effectsOfVisibleControls(ofType: element.body.owner)
      visible = offered
      if !offered.contains(where: { $0.overlaps(effect) }), !isOfferedByOther(effect, button, element) {
        return actionTitle(button)
      }
    }
    return nil
  }

  /// Whether swiping offers what a long press does, or the other way round, so that there are two ways.
  private static func isOfferedByOther(_ effect: ActionEffect, _ button: Element, _ element: Element) -> Bool {
    func holdingSlot(_ view: Element) -> Slot? {
      view.withAncestors.map(\.node.slot).first { $0 == .contextMenu || $0 == .swipeActions }
    }
    guard let own = holdingSlot(button) else { return false }
    return element.descendants.contains { other in
      guard other.known == .Button, other.node.kind == .use, let slot = holdingSlot(other), slot != own,
        let action = other.action
      else { return false }
      return element.model.followed(ActionEffect(of: action, in: element.file), in: element.scope).overlaps(effect)
    }
  }

  private static func isCopyOrShare(_ button: Element) -> Bool {
    guard let action = button.action else { return false }
    let text = button.tree.source.string(button.tree.range(action))
    let title = button.visibleWordings.flatMap(\.all).map { $0.text.lowercased() }.joined(separator: " ")
    return text.contains("asteboard") || ["copy", "share", "undo"].contains { title.contains($0) }
      || Words.split(text).contains("copy")
  }

  /// The words of a button, or the function it calls.
  static func actionTitle(_ button: Element) -> String {
    let words = button.visibleWordings.flatMap(\.all).first { !$0.isBlank && !$0.text.contains("‹") }
    if let words { return words.text }
    return button.action.flatMap { Element.calledFunctions(in: $0, button.tree).first } ?? "an action"
  }
}
