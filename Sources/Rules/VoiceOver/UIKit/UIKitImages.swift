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

  /// When an image is shown, as a sentence: `is shown only while isMuted is true`.
  private static func circumstance(_ mark: UIKitStateMark, _ tree: Tree) -> String {
    guard mark.use.word == .isHidden, mark.condition == mark.use.value else {
      return "depends on \(tree.codeInMessage(mark.condition))"
    }
    func inner(_ node: NodeID) -> NodeID {
      var node = node
      while tree.kind(node) == .tupleExpr, tree.children(node).count == 1 {
        node = tree.lastChild(tree.lastChild(node))
      }
      return node
    }
    func holds(_ node: NodeID) -> String {
      tree.kind(node) == .binaryExpr ? tree.codeInMessage(node) : "\(tree.codeInMessage(node)) is true"
    }
    let condition = inner(mark.condition)
    guard tree.kind(condition) == .prefixExpr, tree.mainIs(condition, "!") else {
      return "is hidden while \(holds(condition))"
    }
    return "is shown only while \(holds(inner(tree.lastChild(condition))))"
  }

  /// Image views that alone tell a state.
  static func statesUnheard(_ model: UIKitModel, _ report: inout Report) {
    for mark in model.stateMarks() {
      let tree = model.tree
      let name = model.file.members[Int(mark.property)].nameToken
      report.add(
        .note, .medium, at: tree.tokens.range(name),
        "This image shows a state that VoiceOver does not announce: it \(circumstance(mark, tree))",
        help: "Add the state to the accessibilityLabel or accessibilityValue of the view or cell around it.",
        objects: [
          RelatedLocation(
            path: model.file.path, range: tree.range(mark.use.base), message: "shown by a state here")
        ])
    }
  }
}
