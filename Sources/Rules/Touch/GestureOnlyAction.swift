// Something that can be done by a gesture only.

import CurbcutAccessibility
import CurbcutViews

extension Rule {
  static let gestureOnlyAction = Rule(
    "gesture-only-action",
    .modifier([.onLongPressGesture, .onTapGesture, .gesture, .simultaneousGesture, .highPriorityGesture]) {
      element, use, report in
      guard let gesture = judgedGesture(of: use, on: element) else { return }
      let offer = GestureOffer(gesture, element: element)
      guard !offer.isVisible else { return }
      let how = gesture.kind.rawValue
      report.add(
        offer.isSpoken ? .warning : .error, .medium, at: element.tree.tokens.range(use.nameToken),
        offer.isSpoken
          ? "VoiceOver users are offered this as an action, but everybody else has no control for it, only \(how)"
          : "This works by a gesture only, which many people cannot make or find: \(how)",
        help: "Add a button that does the same, and .accessibilityAction(named:) on the view.", cause: element.index)
    })

  /// The gesture of a modifier when rules on gestures are to judge it: it does something that lasts, for everybody.
  static func judgedGesture(of use: ViewModifierUse, on element: Element) -> GestureUse? {
    guard !use.isConditional, !element.isExemptFromSpeech, !element.surroundings.contains(.widget) else { return nil }
    guard !element.flags.contains(.chart), element.node.slot != .representation else { return nil }
    switch element.known {
    case .Canvas, .SpriteView, .SceneView, .RealityView, .Map, .Chart, .Model3D, .CameraView: return nil
    default: break
    }
    guard let gesture = element.gesture(of: use), !gesture.effect.isEmpty else { return nil }
    let instead: Set<Known> = [
      .accessibilityRepresentation, .accessibilityChildren, .accessibilityAdjustableAction, .accessibilityDirectTouch,
    ]
    if element.withAncestors.contains(where: { $0.modifiers.contains { instead.contains($0.use.known) } }) {
      return nil
    }
    return element.isGivenByUse(instead) ? nil : gesture
  }
}

/// Who else offers what a gesture does.
struct GestureOffer {
  var isVisible = false
  var isSpoken = false

  init(_ gesture: GestureUse, element: Element) {
    let actions: Set<Known> = [
      .accessibilityAction, .accessibilityActions, .accessibilityZoomAction, .accessibilityScrollAction,
      .accessibilityQuickAction,
    ]
    isSpoken =
      element.hasAccessibilityAction || element.isGivenByUse(actions)
      || ([element] + element.descendants).contains { $0.modifiers.contains { actions.contains($0.use.known) } }
    if element.hasModifier(.contextMenu), gesture.kind == .longPress { isVisible = true }
    let effect = element.model.followed(gesture.effect, in: element.scope)
    let offered = element.model.offeredEffects(ofType: element.body.owner)
    if offered.isVisible(effect) { isVisible = true }
    if offered.isSpoken(effect) { isSpoken = true }
  }
}
