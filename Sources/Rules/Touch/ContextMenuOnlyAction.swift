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
      guard !buttons.isEmpty else { return }
      let around = element.actionsAround
      guard let only = onlyHere(buttons, element, around: around, by: [.visible, .swipe]) else { return }
      report.add(
        .warning, element.opensSomething || around.opens ? .low : .medium, at: element.tree.tokens.range(use.nameToken),
        "\(named(only)) is available only through a long press, which many people do not discover or cannot perform",
        // `Menu` came with iOS 14.
        help: "Offer it in a visible place as well, such as a "
          + (element.model.project.runsBefore(iOS: 14) ? "button next to it." : "Menu with the title “More”."),
        cause: element.index
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

  /// The first action of hidden buttons that nothing else offers; nil when there is none. A control of the type does
  /// the same, or the view itself or what stands around it offers it by one of the means.
  static func onlyHere(
    _ buttons: [Element], _ element: Element, around: ActionContract, by means: Set<OfferedAction.Means>
  ) -> String? {
    var visible: [ActionEffect]?
    var inside: ActionContract?
    for button in buttons {
      guard let action = button.action else { continue }
      let effect = element.model.followed(ActionEffect(of: action, in: element.file), in: element.scope)
      guard !effect.isEmpty, !isCopyOrShare(button) else { continue }
      let offered = visible ?? element.model.effectsOfVisibleControls(ofType: element.body.owner)
      visible = offered
      guard !offered.contains(where: { $0.overlaps(effect) }) else { continue }
      let own = inside ?? element.actionsInside
      inside = own
      let deletes = element.tree.speaksOfDeleting(button.node.expression)
      guard ![own, around].contains(where: { $0.offers(effect, deletes: deletes, by: means) }) else { continue }
      return actionTitle(button)
    }
    return nil
  }

  /// The action as the subject of a message; a closure that is handed over says nothing by its name.
  static func named(_ action: String) -> String {
    ["action", "an action", "perform", "handler", "callback", "onTap", "completion"].contains(action)
      ? "This action" : "The action “\(action)”"
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
