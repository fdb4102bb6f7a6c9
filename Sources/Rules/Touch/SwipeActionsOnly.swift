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
        let position = element.index(of: use), !hasEditMode(element)
      else { return }
      var only: String?
      if use.known == .onDelete {
        guard
          let argument = element.tree.argument(of: use.call, label: "perform")
            ?? element.tree.argument(of: use.call, label: nil)
            ?? element.tree.trailingClosure(of: use.call, label: nil), element.tree.kind(argument) != .nilLiteral
        else { return }
        let effect = element.model.followed(ActionEffect(of: argument, in: element.file), in: element.scope)
        let offered = element.model.effectsOfVisibleControls(ofType: element.body.owner)
        let isOffered = offered.contains { $0.overlaps(effect) && !$0.calls.isDisjoint(with: effect.calls) }
        only = isOffered ? nil : "delete"
      } else {
        only = onlyHere(hiddenButtons(of: element, in: .swipeActions, position), element)
      }
      guard let only else { return }
      report.add(
        .note, element.opensSomething ? .low : .medium, at: element.tree.tokens.range(use.nameToken),
        "This can be reached only by a swipe, which people who cannot swipe or do not guess it never get at: \(only)",
        help: use.known == .onDelete
          ? "Add an EditButton to the toolbar." : "Add an EditButton, or a visible button or menu that does the same.",
        cause: element.index)
    })

  /// Whether the file offers an edit mode or a selection.
  private static func hasEditMode(_ element: Element) -> Bool {
    if element.file.views.contains(where: { $0.known == .EditButton }) { return true }
    let names = [Name("editMode"), Name("EditMode"), Name("isEditing")]
    return element.file.members.contains { names.contains($0.name) }
      || element.file.modifiers.contains { $0.known == .environment && mentionsEditMode($0, element) }
  }

  private static func mentionsEditMode(_ use: ViewModifierUse, _ element: Element) -> Bool {
    guard let key = element.tree.argument(of: use.call, label: nil) else { return false }
    return element.tree.source.string(element.tree.range(key)).contains("editMode")
  }
}
