// Words put on a container that is no element: SwiftUI hands them to each of the elements inside.

import CurbcutAccessibility
import CurbcutFindings
import CurbcutSymbols
import CurbcutSyntax
import CurbcutViews

extension Rule {
  static let containerLabelWithoutElement = Rule(
    "container-label-without-element",
    .modifier([.accessibilityLabel, .accessibilityValue, .accessibilityHint]) { element, use, report in
      guard !element.isExemptFromSpeech, element.node.kind == .use else { return }
      if use.known == .accessibilityLabel, isPageOfTab(element, use) {
        report.add(
          .warning, .medium, at: element.tree.tokens.range(use.nameToken),
          "This label is on the tab's content, \(element.tree.string(of: element.node.nameToken)), not on the tab itself, which is named by its tab item",
          help: "Remove it, or put it on the label of the tab.", cause: element.index)
        return
      }
      guard containers.contains(element.known) else { return }
      guard !element.flags.contains(.labelSlot), element.labelOwner == nil, !use.isConditional else { return }
      guard element.outerFlags.isDisjoint(with: [.combined, .mapContent, .chart]) else { return }
      guard !element.modifiers.contains(where: { makesElement.contains($0.use.known) }) else { return }
      // Nobody hears a blank; what it silences is for empty-label to judge.
      guard !element.isBlank(wordsOf: use) else { return }
      // One finding for a container, at its label if there is one.
      if use.known != .accessibilityLabel, element.hasModifier(.accessibilityLabel) { return }
      if use.known == .accessibilityHint, element.hasModifier(.accessibilityValue) { return }
      let inside = element.elementsInside(before: use)
      guard inside.count >= 2 else { return }
      let what = use.known == .accessibilityLabel ? "label" : use.known == .accessibilityValue ? "value" : "hint"
      if inside.controls > 0 {
        report.add(
          use.known == .accessibilityHint ? .warning : .error, .medium, at: element.tree.tokens.range(use.nameToken),
          "This \(what) goes to each control in the \(element.known.text) instead of the group as a whole, so VoiceOver says the same for all of them",
          help: "Add .accessibilityElement(children: .contain) before it.", cause: element.index)
      } else {
        report.add(
          use.known == .accessibilityHint ? .note : .warning, .medium,
          at: element.tree.tokens.range(use.nameToken),
          "This \(what) goes to each element in the \(element.known.text), so VoiceOver says it several times",
          help: "Add .accessibilityElement(children: .ignore) before it, or .combine to keep the words inside.",
          cause: element.index)
      }
    })

  /// Whether the view is what a tab shows, with several elements in it.
  private static func isPageOfTab(_ element: Element, _ use: ViewModifierUse) -> Bool {
    guard element.known == .other || containers.contains(element.known) || pages.contains(element.known),
      element.hasModifier(.tabItem) || element.parent?.known == .Tab && element.node.slot == .content,
      !use.isConditional, !element.isBlank(wordsOf: use),
      !element.modifiers.contains(where: { makesElement.contains($0.use.known) })
    else { return false }
    return showsPage(element) || element.elementsInside(before: use).count >= 2
  }

  private static func showsPage(_ element: Element) -> Bool {
    if pages.contains(element.known) { return true }
    guard element.known == .other else { return false }
    let roots = element.model.engine.expansion(of: element.reference) ?? []
    return roots.contains { pages.contains($0.node.known) }
  }

  private static let pages: Set<Known> = [.NavigationStack, .NavigationView, .NavigationSplitView, .List, .Form]

  private static let containers: Set<Known> = [
    .HStack, .VStack, .ZStack, .LazyHStack, .LazyVStack, .Grid, .GridRow, .LazyVGrid, .LazyHGrid, .Group, .ForEach,
    .ScrollView,
  ]

  private static let makesElement: Set<Known> = [
    .accessibilityElement, .accessibilityRepresentation, .accessibilityChildren, .accessibility, .accessibilityHidden,
    .accessibilityLinkedGroup, .accessibilityLabeledPair,
  ]
}
