// Cards that are decided by swiping, and by nothing else.

import CurbcutAccessibility
import CurbcutSyntax
import CurbcutViews

extension Rule {
  static let swipeCardMissingActions = Rule(
    "swipe-card-missing-actions",
    .modifier([.gesture, .simultaneousGesture, .highPriorityGesture]) { element, use, report in
      guard let gesture = judgedGesture(of: use, on: element), gesture.kind == .drag, gesture.decidesByDirection,
        isCard(element)
      else { return }
      let offer = GestureOffer(gesture, element: element)
      guard !offer.isVisible else { return }
      report.add(
        offer.isSpoken ? .warning : .error, offer.isSpoken ? .medium : .high,
        at: element.tree.tokens.range(use.nameToken),
        offer.isSpoken
          ? "This card is decided by swiping, and people who cannot swipe see no buttons for it"
          : "This card is decided by swiping, with no buttons and no accessibility actions for people who cannot swipe",
        help: "Offer each decision as a button and with .accessibilityAction(named:).", cause: element.index)
    })

  /// Whether the view is a card by its name, or lies in a stack of several.
  private static func isCard(_ element: Element) -> Bool {
    let names = [element.tree.string(of: element.node.nameToken)] + ownerName(element)
    if names.contains(where: { name in Words.split(name).contains { ["card", "deck", "swipe"].contains($0) } }) {
      return true
    }
    var isRepeated = false
    for ancestor in element.ancestors {
      if ancestor.known == .ForEach { isRepeated = true }
      if ancestor.known == .ZStack, isRepeated { return true }
    }
    return false
  }

  private static func ownerName(_ element: Element) -> [String] {
    let owner = element.body.owner
    return owner >= 0 ? [element.tree.string(of: element.file.types[Int(owner)].nameToken)] : []
  }
}
