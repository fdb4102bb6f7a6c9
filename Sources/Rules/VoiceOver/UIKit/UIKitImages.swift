// Pictures of UIKit code that are meant to be met and are no elements.

import CurbcutAccessibility
import CurbcutFindings
import CurbcutSyntax
import CurbcutViews

enum UIKitImages {
  /// Image views with a hint and nothing else: the system makes no elements of image views.
  static func unmet(_ model: UIKitModel, _ report: inout Report) {
    for use in model.code.uses where use.word == .accessibilityHint && model.isJudged(use.member) {
      guard use.path.root == .bare || use.path.root == .member, use.value.exists,
        model.tree.kind(use.value) != .nilLiteral, model.type(of: use)?.kind == .imageView
      else { continue }
      let facts = model.facts(ofObjectIn: use)
      guard !facts.isOpen,
        !facts.saysAny(
          .isAccessibilityElement, .accessibilityLabel, .accessibilityAttributedLabel, .accessibilityElementsHidden,
          .accessibilityTraits)
      else { continue }
      report.add(
        .warning, .medium, at: use.node,
        "VoiceOver never reads this image: image views are not accessibility elements by default, so its hint is not spoken",
        help: "Set isAccessibilityElement = true and accessibilityLabel to what the image shows.")
    }
  }

  /// Image views that alone tell a state.
  static func statesUnheard(_ model: UIKitModel, _ report: inout Report) {
    for mark in model.stateMarks() {
      let tree = model.tree
      let name = model.file.members[Int(mark.property)].nameToken
      report.add(
        .note, .medium, at: tree.tokens.range(name),
        "This image shows a state that VoiceOver does not announce: it depends on "
          + tree.codeInMessage(mark.condition),
        help: "Add the state to the accessibilityLabel or accessibilityValue of the view or cell around it.",
        objects: [
          RelatedLocation(
            path: model.file.path, range: tree.range(mark.use.base), message: "shown by a state here")
        ])
    }
  }
}
