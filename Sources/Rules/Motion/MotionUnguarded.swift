// Something moves, scales or turns without asking for Reduce Motion.

import CurbcutAccessibility
import CurbcutFindings
import CurbcutSyntax
import CurbcutViews

extension Rule {
  static let motionUnguarded = Rule(
    "motion-unguarded",
    .file { model, report in
      guard model.file.modifiers.contains(where: { $0.known == .animation }) || !model.code.calls.isEmpty else {
        return
      }
      for index in model.file.modifiers.indices where model.file.modifiers[index].known == .animation {
        let use = model.file.modifiers[index]
        let element = Element(model: model, index: use.owner)
        if let animation = AnimationUse(element, use) { check(animation, &report) }
      }
      for call in model.code.calls where call.known == .withAnimation {
        if let animation = AnimationUse(model, call) { check(animation, &report) }
      }
    })

  private static func check(_ animation: AnimationUse, _ report: inout Report) {
    guard !animation.isOutOfScope, !animation.facts.isNone, !animation.facts.repeatsForever, !animation.isGuarded else {
      return
    }
    guard let motion = animation.motion else { return }
    if let duration = animation.facts.duration, duration <= 0.15 { return }
    let what =
      switch motion.use.known {
      case .scaleEffect: "scales"
      case .rotationEffect, .rotation3DEffect: "turns"
      default: "moves"
      }
    let (severity, confidence): (Severity, Confidence) =
      switch motion.size {
      case .large: (.error, .high)
      case .unknown: (.warning, .medium)
      case .small: (.note, .medium)
      }
    report.add(
      severity, confidence, at: animation.range,
      "This animation \(what) a view without asking for Reduce Motion, which people with vestibular disorders turn on",
      help: "Read @Environment(\\.accessibilityReduceMotion) and pass nil, or a plain fade, when it is on.",
      cause: animation.cause)
  }
}
