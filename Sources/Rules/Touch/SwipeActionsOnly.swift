// Actions that exist only behind a swipe over a row.

import CurbcutAccessibility
import CurbcutFindings
import CurbcutSyntax
import CurbcutViews

extension Rule {
  static let swipeActionsOnly = Rule(
    "swipe-actions-only",
    .modifier([.swipeActions, .onDelete]) { element, use, report in
      guard !use.isConditional, !element.isOutOfScope, element.surroundings.isDisjoint(with: [.widget, .debug]),
        let position = element.index(of: use), !isCellOfUnknownList(element)
      else { return }
      let only: String?
      let row = element.actionsInside
      var opens = element.opensSomething || element.flags.contains(.labelSlot) || row.opens || isSelected(element)
      if use.known == .onDelete {
        only = isOnlyDeletion(use, element, row) ? "delete" : nil
      } else {
        let buttons = hiddenButtons(of: element, in: .swipeActions, position)
        guard !buttons.isEmpty else { return }
        let around = element.actionsAround
        opens = opens || around.opens
        only = onlyHere(buttons, element, around: around, by: [.visible, .contextMenu, .accessibilityAction])
      }
      guard let only, !element.isInEditableList else { return }
      // Each list of the system deletes like that, and offers it to assistive technology.
      let isUsual = opens || use.known == .onDelete
      report.add(
        .note, isUsual ? .low : .medium, at: element.tree.tokens.range(use.nameToken),
        "\(named(only)) is available only through a swipe, which some people cannot perform or do not discover",
        help: use.known == .onDelete
          ? "Add an EditButton to the toolbar." : "Add a visible button or menu that does the same.",
        cause: element.index)
    })

  /// Whether the view is a row that no list of SwiftUI holds: `UIHostingConfiguration` puts it into a cell, and the
  /// controller may have an edit mode and menus.
  private static func isCellOfUnknownList(_ element: Element) -> Bool {
    guard element.model.isWholeBody(element.node.body),
      !element.withAncestors.contains(where: { [.List, .Form, .ForEach, .Section].contains($0.known) })
    else { return false }
    let isHosted = element.model.isEveryUse(ofBody: element.node.body) {
      $0.node.kind == .use && $0.file.tree.sourceText($0.node.expression).hasPrefix("UIHostingConfiguration")
    }
    return isHosted || !element.isUsedAsView
  }

  /// Whether a row of the list is selected by a tap, which shows more of it.
  private static func isSelected(_ element: Element) -> Bool {
    element.ancestors.contains { $0.known == .List && $0.argument("selection") != nil }
  }

  /// Whether rows can be deleted by `.onDelete` and by nothing else.
  private static func isOnlyDeletion(_ use: ViewModifierUse, _ element: Element, _ row: ActionContract) -> Bool {
    let tree = element.tree
    guard
      let argument = tree.argument(of: use.call, label: "perform") ?? tree.argument(of: use.call, label: nil)
        ?? tree.trailingClosure(of: use.call, label: nil), tree.kind(argument) != .nilLiteral, isSwiped(element)
    else { return false }
    let effect = element.model.followed(ActionEffect(of: argument, in: element.file), in: element.scope)
    let offered = element.model.effectsOfVisibleControls(ofType: element.body.owner)
    guard !offered.contains(where: { $0.overlaps(effect) && !$0.calls.isDisjoint(with: effect.calls) }) else {
      return false
    }
    return !row.offers(effect, deletes: true, by: [.visible, .contextMenu, .accessibilityAction])
  }

  /// Whether rows are swiped where the view stands: grids and stacks of one's own know no swipe.
  private static func isSwiped(_ element: Element) -> Bool {
    let around = element.ancestors.lazy.map(\.known).first {
      switch $0 {
      case .List, .Form, .LazyVGrid, .LazyHGrid, .LazyVStack, .LazyHStack, .ScrollView, .Grid: true
      default: false
      }
    }
    return around == nil || around == .List || around == .Form
  }
}
