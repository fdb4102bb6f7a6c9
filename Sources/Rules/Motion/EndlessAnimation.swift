// An animation that never stops by itself and does not ask for Reduce Motion.

import CurbcutAccessibility
import CurbcutFindings
import CurbcutSyntax
import CurbcutViews

extension Rule {
  static let endlessAnimation = Rule(
    "endless-animation",
    .file { model, report in
      for use in model.file.modifiers {
        let element = Element(model: model, index: use.owner)
        switch use.known {
        case .animation:
          if let animation = AnimationUse(element, use) { check(animation, &report) }
        case .phaseAnimator, .keyframeAnimator: checkPhases(element, use, &report)
        case .symbolEffect: checkSymbolEffect(element, use, &report)
        default: break
        }
      }
      for call in model.code.calls where call.known == .withAnimation {
        if let animation = AnimationUse(model, call) { check(animation, &report) }
      }
    }, uikit: { model, report in UIKitAnimations.endless(model, &report) })

  private static let help =
    "Do not start it when @Environment(\\.accessibilityReduceMotion) is on, and give people a way to pause it."

  private static func check(_ animation: AnimationUse, _ report: inout Report) {
    guard !animation.isOutOfScope, animation.facts.repeatsForever, !animation.isGuarded else { return }
    guard !endsLater(animation), !isStartGuarded(animation), !animation.surroundings.contains(.debug),
      !animation.drivesNothing
    else { return }
    // A pulse that lasts as long as something goes on is a message.
    if animation.motion == nil, animation.isBusy || animation.drivesGuardedMotion { return }
    if animation.isShownOnlyWhileBusy { return }
    let isSpatial = animation.motion != nil
    let severity: Severity = animation.isLoading ? .note : isSpatial ? .error : .warning
    report.add(
      severity, severity == .note ? .medium : .high, at: animation.range,
      "This animation never stops, which distracts people and makes those with vestibular disorders ill",
      help: help, cause: animation.cause)
  }

  /// Whether code takes the state back after a while, which ends the animation.
  private static func endsLater(_ animation: AnimationUse) -> Bool {
    guard !animation.drivers.isEmpty, let type = animation.model.type(at: animation.range.start) else { return false }
    return animation.drivers.isSubset(of: animation.model.namesTakenBackLater(inType: type))
  }

  /// Whether the state that starts the animation is set only without Reduce Motion.
  private static func isStartGuarded(_ animation: AnimationUse) -> Bool {
    let tree = animation.model.file.tree
    guard !animation.model.guardNames.isEmpty else { return false }
    for index in tree.nodes.indices where tree.nodes[index].kind == .assignExpr {
      let node = NodeID(index)
      let left = tree.firstChild(node)
      guard animation.drivers.contains(tree.name(left)) else { continue }
      if animation.model.isMotionGuarded(node) { return true }
    }
    return false
  }

  private static func checkPhases(_ element: Element, _ use: ViewModifierUse, _ report: inout Report) {
    guard !element.isOutOfScope, !element.surroundings.contains(.widget) else { return }
    guard element.tree.argument(of: use.call, label: "trigger") == nil else { return }
    if use.known == .keyframeAnimator, let repeating = element.tree.argument(of: use.call, label: "repeating"),
      case .bool(false) = element.model.evaluator.value(of: repeating, in: element.scope)
    {
      return
    }
    guard !element.model.isMotionGuarded(argumentsOf: use.call),
      !element.model.code.isGuarded(element.tree.tokens.start(use.nameToken)), !element.isShownOnlyWhileBusy
    else { return }
    report.add(
      element.hasTransformThatMoves ? .error : .warning, .high, at: element.tree.tokens.range(use.nameToken),
      "This animation never stops, which distracts people and makes those with vestibular disorders ill",
      help: help, cause: element.index)
  }

  private static func checkSymbolEffect(_ element: Element, _ use: ViewModifierUse, _ report: inout Report) {
    guard !element.isOutOfScope, !element.surroundings.contains(.widget), !element.model.isMotionGuarded(use.call)
    else { return }
    let tree = element.tree
    guard tree.argument(of: use.call, label: "isActive") == nil, tree.argument(of: use.call, label: "value") == nil,
      let options = tree.argument(of: use.call, label: "options")
    else { return }
    let names = element.names(in: options)
    guard names.contains(Name("repeating")) || names.contains(Name("continuous")) || names.contains(Name("periodic"))
    else { return }
    report.add(
      .warning, .high, at: tree.tokens.range(use.nameToken),
      "This symbol is animated without end, which distracts people who cannot look away from moving things",
      help: help, cause: element.index)
  }
}
