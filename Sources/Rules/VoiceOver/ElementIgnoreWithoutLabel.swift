// A view made one element that ignores its children and is given nothing to say.

import CurbcutAccessibility
import CurbcutViews

extension Rule {
  static let elementIgnoreWithoutLabel = Rule(
    "element-ignore-without-label",
    .modifier([.accessibilityElement]) { element, use, report in
      guard element.model.childBehaviour(of: use) == .ignore, !use.isConditional else { return }
      guard !element.isExemptFromSpeech, !element.flags.contains(.namedByUse) else { return }
      // Of the buttons of alerts, dialogs and menus the system takes the titles and makes its own.
      guard !element.withAncestors.contains(where: { $0.node.slot == .actions }) else { return }
      // What a modifier or style is applied to gets its words where it is used.
      guard element.node.kind != .base, element.body.kind != .modifier, element.body.kind != .style else { return }
      guard element.outerFlags.isDisjoint(with: [.labelledAncestor, .combined, .labelSlot]) else { return }
      guard !element.modifiers(after: use).contains(where: givesWords) else { return }
      let step = DerivationStep(
        source: "accessibilityElement", result: "what is inside is ignored", path: element.file.path,
        range: element.tree.tokens.range(use.nameToken))
      let hasControls = !element.controlsInside(before: use).isEmpty
      report.add(
        .error, .high, at: element.tree.tokens.range(use.nameToken),
        "This element ignores everything inside and has no label, so VoiceOver says nothing here"
          + (hasControls ? ", and the controls inside cannot be reached" : ""),
        help: "Add .accessibilityLabel(\"…\") after it, or use .accessibilityElement(children: .combine).",
        cause: element.index, name: ElementName(.none, steps: [step]))
    })

  /// Whether a modifier behind the new element gives it something to say, or takes it away.
  private static func givesWords(_ applied: AppliedModifier) -> Bool {
    switch applied.use.known {
    case .accessibilityLabel, .accessibilityValue, .accessibilityLabeledPair, .accessibilityRepresentation,
      .accessibilityChildren, .accessibilityCustomContent, .accessibilityChartDescriptor, .accessibilityHidden,
      .accessibility, .accessibilityLabelContent:
      return true
    case .other:
      let words = Words.split(applied.file.tree.string(of: applied.use.nameToken))
      return words.contains { ["accessibility", "accessible", "label", "spoken", "voiceover"].contains($0) }
    default: return false
    }
  }
}
