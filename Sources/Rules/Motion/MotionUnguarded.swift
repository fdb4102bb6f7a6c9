// Something moves, scales or turns without asking for Reduce Motion.

import CurbcutAccessibility
import CurbcutFindings
import CurbcutSymbols
import CurbcutSyntax
import CurbcutViews

extension Rule {
  static let motionUnguarded = Rule(
    "motion-unguarded", options: [countsSmallMotion],
    .file { model, report in
      // The nearest animation decides; a `withAnimation` that changes the same state adds nothing.
      // By what moves: whether an `.animation` told of it.
      var told: [UInt32: Bool] = [:]
      for index in model.file.modifiers.indices where model.file.modifiers[index].known == .animation {
        let use = model.file.modifiers[index]
        let element = Element(model: model, index: use.owner)
        if let animation = AnimationUse(element, use) { check(animation, &told, isModifier: true, &report) }
      }
      for call in model.code.calls where call.known == .withAnimation {
        if let animation = AnimationUse(model, call) { check(animation, &told, isModifier: false, &report) }
      }
      let phased: Set<Known> = [.keyframeAnimator, .phaseAnimator]
      for use in model.file.modifiers where phased.contains(use.known) {
        checkPhases(Element(model: model, index: use.owner), use, &report)
      }
      PackageEffects.judge(model, &report)
    },
    uikit: { model, report in
      UIKitAnimations.once(model, &report)
      UIKitAnimations.turns(model, &report)
    })

  static let countsSmallMotion = RuleOption.flag(
    "small", false, "Whether small and very short movements, such as a button that shrinks when pressed, count as well")

  /// A triggered run of phases or keyframes that moves its content.
  private static func checkPhases(_ element: Element, _ use: ViewModifierUse, _ report: inout Report) {
    guard !element.isOutOfScope, !element.surroundings.contains(.widget),
      element.tree.argument(of: use.call, label: "trigger") != nil
    else { return }
    guard !element.model.isMotionGuarded(argumentsOf: use.call),
      !element.model.code.isGuarded(element.tree.tokens.start(use.nameToken))
    else { return }
    guard element.movesContent(by: use) else { return }
    report.add(
      .warning, .medium, at: element.tree.tokens.range(use.nameToken),
      "This animation moves a view and ignores Reduce Motion, which people with vestibular disorders turn on",
      help: "Read @Environment(\\.accessibilityReduceMotion) and show the end state when it is on.",
      cause: element.index)
  }

  private static func check(
    _ animation: AnimationUse, _ told: inout [UInt32: Bool], isModifier: Bool, _ report: inout Report
  ) {
    guard !animation.isOutOfScope, !animation.facts.isNone, !animation.facts.repeatsForever, !animation.isGuarded else {
      return
    }
    guard let motion = animation.motion, !animation.isNeverStartedWhenReduced else { return }
    let isStrict = report.flag(countsSmallMotion)
    let swings = animation.facts.swings
    if let duration = animation.facts.duration, duration <= 0.15, !isStrict, !swings { return }
    let token = motion.use.nameToken
    guard told[token] != true else { return }
    // A modifier animates whatever moves the view; a call of `withAnimation` only what it changes itself, so each call that
    // moves it has to ask.
    let isFirst = told.updateValue(isModifier, forKey: token) == nil
    guard !animation.startsLoading else { return }
    let what =
      switch motion.use.known {
      case .scaleEffect: "scales"
      case .rotationEffect, .rotation3DEffect: "rotates"
      case _ where swings: "shakes"
      default: "moves"
      }
    let (severity, confidence): (Severity, Confidence) =
      switch motion.size {
      // What people ask to see is essential; whether it shows more than the movement is left to a review.
      case _ where motion.size != .small && animation.isDemonstration: (.note, .low)
      case .large: (.error, .high)
      case .unknown: (.warning, .medium)
      // To and fro, again and again: how far it goes does not matter.
      case _ where swings: (.warning, .medium)
      case .medium: isStrict ? (.warning, .medium) : (.note, .medium)
      // Small feedback is left to people's own review.
      case .small: isStrict ? (.warning, .medium) : (.note, .low)
      }
    report.add(
      severity, confidence, at: animation.range,
      "This animation \(what) a view and ignores Reduce Motion, which people with vestibular disorders turn on",
      help: "Read @Environment(\\.accessibilityReduceMotion) and pass nil, or a plain fade, when it is on.",
      cause: animation.cause, since: isFirst ? nil : "0.2.0")
  }
}
