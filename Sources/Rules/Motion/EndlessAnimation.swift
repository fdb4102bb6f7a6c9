// An animation that never stops by itself and does not ask for Reduce Motion.

import CurbcutAccessibility
import CurbcutFindings
import CurbcutSymbols
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
      for index in model.file.views.indices {
        switch model.file.views[index].known {
        case .TimelineView: checkTimeline(Element(model: model, index: Int32(index)), &report)
        case .PhaseAnimator, .KeyframeAnimator: checkAnimator(Element(model: model, index: Int32(index)), &report)
        default: break
        }
      }
      for call in model.code.calls where call.known == .withAnimation {
        if let animation = AnimationUse(model, call) { check(animation, &report) }
      }
    },
    uikit: { model, report in
      UIKitAnimations.endless(model, &report)
      UIKitAnimations.endlessLayers(model, &report)
    })

  private static let help =
    "Do not start it when @Environment(\\.accessibilityReduceMotion) is true, and give people a way to pause it."

  private static let message =
    "This animation never stops and ignores Reduce Motion, so it distracts people and can cause dizziness"

  private static func check(_ animation: AnimationUse, _ report: inout Report) {
    guard !animation.isOutOfScope, animation.facts.repeatsForever, !animation.isGuarded else { return }
    guard !endsLater(animation), !isStopped(animation), !isStartGuarded(animation),
      !animation.surroundings.contains(.debug),
      !animation.drivesNothing
    else { return }
    // A pulse that lasts as long as something goes on is a message.
    if animation.motion == nil, animation.isBusy || animation.drivesGuardedMotion { return }
    if animation.isShownOnlyWhileBusy { return }
    let isSpatial = animation.motion != nil
    let severity: Severity = isSpatial ? .error : .warning
    // What shows that something goes on has to be seen for as long as it does.
    if animation.isLoading {
      return report.add(
        .note, .medium, at: animation.range,
        "This loading animation moves even when Reduce Motion is on",
        help: "Use a ProgressView, or fade it instead when @Environment(\\.accessibilityReduceMotion) is true.",
        cause: animation.cause)
    }
    report.add(
      severity, .high, at: animation.range, message,
      help: help, cause: animation.cause)
  }

  /// `TimelineView(.animation)`, which draws its content anew for each frame: what follows the date in it never stops.
  private static func checkTimeline(_ timeline: Element, _ report: inout Report) {
    guard timeline.known == .TimelineView, !timeline.isOutOfScope, !timeline.surroundings.contains(.widget),
      !timeline.surroundings.contains(.debug), timeline.drawsEachFrame,
      !timeline.model.isMotionGuarded(timeline.node.expression), !timeline.isShownOnlyWhileBusy,
      let motion = timeline.motionByDate
    else { return }
    report.add(
      motion == .look ? .warning : .error, .high, at: timeline.nameRange,
      "This timeline moves its content on every frame and ignores Reduce Motion, so it distracts people and can cause dizziness",
      help: "Use .animation(paused: reduceMotion), and give people a way to pause it.", cause: timeline.index)
  }

  /// Whether code takes the state back after a while, which ends the animation.
  private static func endsLater(_ animation: AnimationUse) -> Bool {
    guard !animation.drivers.isEmpty, let type = animation.model.type(at: animation.range.start) else { return false }
    return animation.drivers.isSubset(of: animation.model.namesTakenBackLater(inType: type))
  }

  /// Whether other code of the same kind sets back what the animation moves: the other branch of an `if` around it, or
  /// `stopSpinning()` beside `startSpinning()`.
  private static func isStopped(_ animation: AnimationUse) -> Bool {
    let file = animation.model.file
    let tree = file.tree
    guard animation.cause < 0 else { return false }
    let moved = Set(tree.assignments(below: animation.call).map { tree.name($0.target) })
    guard !moved.isEmpty else { return false }
    func sets(_ code: NodeID, but left: NodeID = .none) -> Bool {
      tree.assignments(below: code).contains { one in
        moved.contains(tree.name(one.target))
          && !(left.exists && tree[left].firstDescendant <= one.node.index && one.node.index <= left.index)
      }
    }
    for index in (Int(animation.call.index) + 1)..<max(Int(animation.call.index) + 1, tree.nodes.count) {
      let node = NodeID(index)
      guard tree[node].firstDescendant <= animation.call.index else { continue }
      if tree.kind(node) == .ifExpr {
        let own = tree.children(node).first {
          tree.kind($0) == .codeBlock && tree[$0].firstDescendant <= animation.call.index
            && animation.call.index <= $0.index
        }
        if let own, sets(node, but: own) { return true }
      }
      guard tree.kind(node) == .funcDecl else { continue }
      guard let start = file.members.first(where: { $0.node == node }), start.owner >= 0 else { return false }
      return file.members.contains { member in
        guard member.kind == .function, member.owner == start.owner, member.block.exists else { return false }
        let words = Words.split(tree.string(of: member.nameToken))
        return ["stop", "end", "cancel", "pause", "reset", "finish"].contains(words.first ?? "") && sets(member.block)
          && animation.model.parts(ofType: start.owner).contains {
            isChosen(between: start.name, and: member.name, $0.file.tree)
          }
      }
    }
    return false
  }

  /// Whether an `if` calls one function in one branch and the other in another.
  private static func isChosen(between start: Name, and stop: Name, _ tree: Tree) -> Bool {
    tree.nodes.indices.contains { index in
      guard tree.nodes[index].kind == .ifExpr else { return false }
      let branches = tree.children(NodeID(index)).filter { tree.kind($0) == .codeBlock || tree.kind($0) == .ifExpr }
      func calls(_ name: Name, _ branch: NodeID) -> Bool {
        tree.calls(below: branch).contains { Name($0.name) == name }
      }
      return branches.contains { first in
        calls(start, first) && branches.contains { $0 != first && calls(stop, $0) }
      }
    }
  }

  /// Whether the state that starts the animation is set only without Reduce Motion.
  private static func isStartGuarded(_ animation: AnimationUse) -> Bool {
    let model = animation.model
    guard !model.guards.isEmpty else { return false }
    return model.changes(of: animation.drivers, ofType: model.type(at: animation.range.start) ?? -1).contains {
      model.isMotionGuarded($0)
    }
  }

  /// `PhaseAnimator(phases) { phase in … }`, which begins anew after the last phase unless something triggers it.
  private static func checkAnimator(_ animator: Element, _ report: inout Report) {
    let tree = animator.tree
    guard !animator.isOutOfScope, animator.surroundings.isDisjoint(with: [.widget, .debug]),
      tree.kind(animator.node.expression) == .callExpr, animator.argument("trigger") == nil,
      !isRunOnce(animator.node.expression, animator),
      !animator.model.isMotionGuarded(argumentsOf: animator.node.expression),
      !animator.model.isMotionGuarded(animator.node.expression), !animator.isShownOnlyWhileBusy
    else { return }
    let moves = animator.descendants.contains { inner in
      inner.known == .MeshGradient || inner.writtenModifiers.contains { FileModel.spatialModifiers.contains($0.known) }
    }
    report.add(
      moves ? .error : .warning, .high, at: animator.nameRange,
      message,
      help: help, cause: animator.index)
  }

  /// `KeyframeAnimator(initialValue: 0, repeating: false)`
  private static func isRunOnce(_ call: NodeID, _ element: Element) -> Bool {
    guard let repeating = element.tree.argument(of: call, label: "repeating"),
      case .bool(false) = element.model.evaluator.value(of: repeating, in: element.scope)
    else { return false }
    return true
  }

  private static func checkPhases(_ element: Element, _ use: ViewModifierUse, _ report: inout Report) {
    guard !element.isOutOfScope, !element.surroundings.contains(.widget) else { return }
    guard element.tree.argument(of: use.call, label: "trigger") == nil else { return }
    guard use.known != .keyframeAnimator || !isRunOnce(use.call, element),
      !element.model.isMotionGuarded(argumentsOf: use.call),
      !element.model.code.isGuarded(element.tree.tokens.start(use.nameToken)), !element.isShownOnlyWhileBusy
    else { return }
    report.add(
      element.movesContent(by: use) ? .error : .warning, .high, at: element.tree.tokens.range(use.nameToken),
      message,
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
      "This symbol effect never stops, which distracts people who find it hard to ignore motion",
      help: help, cause: element.index)
  }
}
