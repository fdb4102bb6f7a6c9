// Reduce Motion is asked for, but the answer is used the wrong way, or not at all.

import CurbcutAccessibility
import CurbcutFindings
import CurbcutSourceText
import CurbcutSymbols
import CurbcutSyntax
import CurbcutViews

extension Rule {
  static let reduceMotionBranchStillMoves = Rule(
    "reduce-motion-branch-still-moves",
    .file { model, report in
      for use in model.file.modifiers where use.known == .animation {
        let element = Element(model: model, index: use.owner)
        guard !element.isOutOfScope, let animation = AnimationUse(element, use) else { continue }
        checkBranch(animation, &report)
        checkValue(element, use, animation, &report)
      }
      for call in model.code.calls where call.known == .withAnimation {
        if let animation = AnimationUse(model, call) { checkBranch(animation, &report) }
      }
      checkUnused(model, &report)
    })

  /// Motion in the branch that runs with Reduce Motion on, and a ternary the wrong way round.
  private static func checkBranch(_ animation: AnimationUse, _ report: inout Report) {
    guard !animation.isOutOfScope, !animation.facts.isNone else { return }
    let model = animation.model
    if isInverted(animation), animation.motion != nil || animation.facts.repeatsForever {
      report.add(
        .error, .high, at: animation.animation.exists ? model.file.tree.range(animation.animation) : animation.range,
        "This check is inverted: the animation runs only when Reduce Motion is on",
        help: "Swap the branches, so that it is nil when Reduce Motion is on.", cause: animation.cause)
      return
    }
    guard model.code.runsWhenReduced(animation.range.start) else { return }
    // A fade that ends is what the setting asks for.
    guard animation.facts.repeatsForever || (animation.motion?.size ?? .small) == .large else { return }
    report.add(
      .error, .high, at: animation.range,
      "This animation still moves the view in the Reduce Motion branch",
      help: "Show the end state here, or a short fade.", cause: animation.cause)
  }

  private static func isInverted(_ animation: AnimationUse) -> Bool {
    let tree = animation.model.file.tree
    guard animation.animation.exists, tree.kind(animation.animation) == .ternaryExpr else { return false }
    let parts = tree.children(animation.animation)
    guard parts.count == 3 else { return false }
    func isNone(_ node: NodeID) -> Bool {
      tree.kind(node) == .nilLiteral || (tree.kind(node) == .implicitMemberExpr && tree.text(node) == "none")
    }
    let thenOffset = tree.range(parts[1]).start
    let thenIsReduced = animation.model.code.runsWhenReduced(thenOffset)
    let elseIsReduced = animation.model.code.runsWhenReduced(tree.range(parts[2]).start)
    if thenIsReduced { return !isNone(parts[1]) && isNone(parts[2]) }
    if elseIsReduced { return isNone(parts[1]) && !isNone(parts[2]) }
    return false
  }

  /// `value: UUID()` animates on every update; without a value everything is animated.
  private static func checkValue(
    _ element: Element, _ use: ViewModifierUse, _ animation: AnimationUse, _ report: inout Report
  ) {
    let tree = element.tree
    guard !element.surroundings.contains(.widget) else { return }
    guard let value = tree.argument(of: use.call, label: "value") else {
      let hasBody =
        tree.children(use.call).contains { tree.kind($0) == .trailingClosure }
        || tree.argument(of: use.call, label: "body") != nil
      guard !hasBody, !animation.facts.isNone, !animation.isGuarded else { return }
      let moves = movesByItself(element, animation)
      report.add(
        moves ? .warning : .note, moves ? .medium : .low, at: animation.range,
        "Without a value, .animation animates every change of the view, including layout, even when Reduce Motion is on",
        help: "Use .animation(_:value:) with the value that drives it, and pass nil when Reduce Motion is on.",
        cause: element.index)
      return
    }
    // Animations are switched off for whatever is drawn, on purpose.
    guard tree.kind(value) == .callExpr, !animation.facts.isNone else { return }
    let callee = tree.firstChild(value)
    let isUnstable: Bool =
      switch tree.text(callee) {
      case "UUID", "Date": tree.children(value).count == 1
      case "random": true
      default: false
      }
    guard isUnstable else { return }
    report.add(
      .error, .high, at: tree.range(value),
      "This value is different on every update, so the view animates each time it updates",
      help: "Pass the value that the animation should follow.", cause: element.index)
  }

  /// Whether an animation of everything is seen as motion: a spring, or something inside that moves, scales or turns.
  private static func movesByItself(_ element: Element, _ animation: AnimationUse) -> Bool {
    let springs: Set<Name> = [
      Name("spring"), Name("interpolatingSpring"), Name("interactiveSpring"), Name("bouncy"), Name("snappy"),
    ]
    if animation.animation.exists, !element.names(in: animation.animation).isDisjoint(with: springs) { return true }
    return element.model.spatialUses.contains {
      $0.view >= element.index && $0.view < element.node.end && $0.size > .small
    }
  }

  /// The setting is read and never asked.
  private static func checkUnused(_ model: FileModel, _ report: inout Report) {
    guard model.file.motionGuards != nil else { return }
    let tree = model.file.tree
    for member in model.file.members where member.owner >= 0 && member.attributes.contains(.Environment) {
      guard member.surroundings.isDisjoint(with: [.preview, .tests, .generated]) else { continue }
      let readsSetting = member.attributeNodes.contains {
        MotionGuards.mentions([Name("accessibilityReduceMotion")], in: $0, tree)
      }
      guard readsSetting else { continue }
      let isUsed = model.project.isUsed(member, in: model.file)
      guard !isUsed else { continue }
      report.add(
        .warning, .high, at: tree.tokens.range(member.nameToken),
        "Reduce Motion is read here but never used, so people who turned it on still get all the motion",
        help: "Use the value where views are animated, or remove it.")
    }
  }
}
