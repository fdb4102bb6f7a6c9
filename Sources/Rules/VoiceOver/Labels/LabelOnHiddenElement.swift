// Words for an element that assistive technology never meets.

import CurbcutAccessibility
import CurbcutSymbols
import CurbcutSyntax
import CurbcutViews

extension Rule {
  static let labelOnHiddenElement = Rule(
    "label-on-hidden-element",
    .effective([.accessibilityLabel, .accessibilityHint, .accessibilityValue, .accessibilityAction, .accessibility]) {
      element, use, report in
      guard element.surroundings.isDisjoint(with: [.tests, .generated, .preview]), element.node.kind != .base,
        !element.flags.contains(.represented), !use.isConditional, !isEmptyLabel(use, element)
      else { return }
      if use.known == .accessibility, use.argument("label") == nil { return }
      let range = use.place
      let word = noun(use.known)
      if element.known == .Image, element.node.kind == .use, element.argument("decorative") != nil {
        report.add(
          .warning, .high, at: range, "VoiceOver never speaks this \(word), because the image is marked as decorative",
          help: "Use Image(_:) if the image conveys something, or delete the \(word).", cause: element.index)
      } else if element.hidesItself {
        report.add(
          .warning, .high, at: range, "VoiceOver never speaks this \(word), because the same view is hidden from it",
          help: "Delete .accessibilityHidden(true) or the \(word).", cause: element.index)
      } else if use.known == .accessibilityLabel, let holder = element.ancestors.first(where: { $0.hidesItself }),
        element.node.slotModifier < 0 || holder.index != element.parent?.index
      {
        report.add(
          .note, .medium, at: range, "VoiceOver never speaks this label, because the view around it is hidden from it",
          help: "Delete the label, or .accessibilityHidden(true) around it.", cause: element.index)
      }
    }, interface: { model, report in InterfaceHalves.hiddenLabels(model, &report) })

  private static func isEmptyLabel(_ use: EffectiveModifier, _ element: Element) -> Bool {
    guard let argument = use.argument(nil) else { return false }
    let words = element.model.wordings(of: argument)
    return !words.hasRuntime && words.all.allSatisfy(\.isBlank)
  }

  private static func noun(_ known: Known) -> String {
    switch known {
    case .accessibilityHint: "hint"
    case .accessibilityValue: "value"
    case .accessibilityAction: "action"
    default: "label"
    }
  }
}
