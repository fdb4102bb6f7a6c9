// The chosen one among several, marked for the eye only.

import CurbcutAccessibility
import CurbcutViews

extension Rule {
  static let selectedTraitMissing = Rule(
    "selected-trait-missing",
    .view(Set(ViewCategory.allCases)) { element, report in
      guard element.isOwnButton, !element.isExemptFromSpeech, !element.surroundings.contains(.widget) else { return }
      guard element.body.kind != .style, element.body.kind != .modifier, !element.isInSystemSelection,
        !element.outerFlags.contains(.systemHost) || element.outerFlags.contains(.listRow)
      else { return }
      let selections = UnspokenStates(element).selections
      guard let fact = selections.first, !element.isStateToldByUse else { return }
      // A check mark is read by its drawing, which helps some.
      let isHeardAsSymbol = selections.contains { $0.part == .picture } && showsCheckmark(element)
      let isMarked = isHeardAsSymbol && selections.allSatisfy { $0.part == .picture }
      let marked = MarkedBranch(element, fact)
      report.add(
        isMarked ? .warning : .error, marked.trait != nil && !isMarked ? .high : .medium, at: element.nameRange,
        "The selection “\(element.tree.codeInMessage(fact.condition))” is "
          + (isHeardAsSymbol
            ? "told only by a check mark, so VoiceOver speaks at most the name of its symbol"
            : "only visual, so VoiceOver does not announce it"),
        help: element.isMenuItem
          ? "Use a Picker for these items, or a Toggle for each: a menu shows a checkmark then, which VoiceOver announces."
          : help(marked), cause: element.index, name: element.name)
    }, uikit: { model, report in UIKitChoices.check(model, &report) })

  /// The trait, where it is proved which branch is the chosen one.
  static func help(_ marked: MarkedBranch) -> String {
    guard let trait = marked.likelyTrait else {
      return "Add the trait .isSelected with .accessibilityAddTraits, only to the selected item."
    }
    return "Add .accessibilityAddTraits(\(trait))"
      + (marked.isTrue == nil ? ", or swap the two values if it marks the items that are not selected." : ".")
  }

  /// Whether a check mark is heard with the control, in a frame or not: nothing inside hides it, and no label replaces it.
  private static func showsCheckmark(_ element: Element) -> Bool {
    guard !element.name.isExplicit else { return false }
    return element.descendants.contains { view in
      // A component of the project that draws it is heard with it as well.
      let mayShow = view.known == .Image && view.node.slot != .icon || view.known == .other && view.node.kind == .use
      guard mayShow, !view.flags.contains(.hidden) else { return false }
      return view.name.pictures.contains { picture in
        guard case .symbol(let symbol) = picture else { return false }
        return SpokenSymbols.isCheckmark(symbol)
      }
    }
  }
}
