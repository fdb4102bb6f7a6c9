// Cards that are decided by swiping, and by nothing else.

import CurbcutAccessibility
import CurbcutSymbols
import CurbcutSyntax
import CurbcutViews

extension Rule {
  static let swipeCardMissingActions = Rule(
    "swipe-card-missing-actions",
    .effective([.gesture, .simultaneousGesture, .highPriorityGesture]) { element, use, report in
      guard let gesture = judgedGesture(of: use, on: element), gesture.kind == .drag, gesture.decidesByDirection,
        isCard(element, gesture)
      else { return }
      let offer = GestureOffer(gesture, element: element)
      guard !offer.isVisible else { return }
      report.add(
        offer.isSpoken ? .warning : .error, offer.isSpoken ? .medium : .high,
        at: use.place,
        offer.isSpoken
          ? "This card is swiped to decide, and there are no visible buttons for people who cannot swipe"
          : "This card is swiped to decide, and there are no buttons or accessibility actions for people who cannot swipe",
        help: "Offer each decision as a button and with .accessibilityAction(named:).", cause: element.index)
    })

  /// Whether the view goes with the finger and one of several things is done where it is let go, or lies in a stack of
  /// several.
  private static func isCard(_ element: Element, _ gesture: GestureUse) -> Bool {
    if gesture.movesView, gesture.hasSeveralOutcomes { return true }
    if isInDeck(element.file, element.index) { return true }
    guard element.body.kind == .body, element.body.owner >= 0,
      let number = element.model.project.index(of: element.file)
    else { return false }
    return element.model.project.uses(of: TypeReference(file: number, index: element.body.owner)).contains { use in
      isInDeck(element.model.project.files[Int(use.file)], use.index)
    }
  }

  /// Whether a view is one of several that lie on each other.
  private static func isInDeck(_ file: FileViews, _ index: Int32) -> Bool {
    var isRepeated = false
    var current = file.views[Int(index)].parent
    while current >= 0 {
      let view = file.views[Int(current)]
      if view.known == .ForEach { isRepeated = true }
      if view.known == .ZStack, isRepeated { return true }
      current = view.parent
    }
    return false
  }
}
