// Things that blink so fast that they can cause a seizure.

import CurbcutAccessibility
import CurbcutFindings
import CurbcutSourceText
import CurbcutSymbols
import CurbcutSyntax
import CurbcutViews

extension Rule {
  static let flashingContent = Rule(
    "flashing-content",
    .effective([.animation, .onReceive, .onAppear, .task]) { element, use, report in
      guard !element.isOutOfScope else { return }
      let tree = element.tree
      if use.known == .animation {
        guard let argument = use.argument(nil) else { return }
        let facts = element.model.animationFacts(argument.node, in: argument.scope)
        guard facts.repeatsForever, let duration = facts.duration, duration < 1.0 / 6, blinks(element) else { return }
        return add(duration, use.place, element, &report)
      }
      guard let action = use.action, action.isHere else { return }
      let code = element.code(running: action.node)
      if use.known == .onReceive {
        guard let publisher = use.argument(nil), publisher.isHere else { return }
        for call in tree.calls(below: publisher.node) where call.name == "publish" {
          check(call.call, in: element.scope, interval: "every", code, use, element, &report)
        }
        return
      }
      for run in code {
        for call in run.tree.calls(below: run.node) where call.name == "scheduledTimer" {
          guard let closure = run.tree.trailingClosure(of: call.call, label: nil) else { continue }
          let turning = element.model.evaluator.code(of: closure, in: run.scope).flatMap(\.self)
          check(call.call, in: run.scope, interval: "withTimeInterval", turning, use, element, &report)
        }
      }
    })

  /// A timer that turns a light on and off.
  private static func check(
    _ call: NodeID, in scope: Scope, interval: String, _ code: [RunCode], _ use: EffectiveModifier, _ element: Element,
    _ report: inout Report
  ) {
    let tree = scope.file.tree
    guard let argument = tree.argument(of: call, label: interval),
      let seconds = element.model.evaluator.value(of: argument, in: scope).number, seconds > 0, seconds < 0.34
    else { return }
    let isSeen = code.contains { run in
      let toggled = ActionEffect(of: run.node, in: run.file).toggles
      return !toggled.isEmpty && Self.isSeen(toggled, run, element)
    }
    guard isSeen else { return }
    let isHere = scope.file === element.file
    add(seconds, isHere ? tree.range(call) : use.place, element, &report)
  }

  private static func add(_ seconds: Double, _ range: ByteRange, _ element: Element, _ report: inout Report) {
    guard !asksSetting(element) else { return }
    let isFast = seconds < 1.0 / 6
    // A small light is no danger by WCAG 2.3.1, but nobody can look away from it.
    let isDangerous = isFast && !isSmall(element)
    report.add(
      isDangerous ? .error : .warning, .medium, at: range,
      isFast && !isDangerous
        ? "This \(element.noun) flashes more than three times a second, which distracts people from everything else on the screen"
        : isDangerous
          ? "This \(element.noun) flashes more than three times a second, which can cause seizures"
          : "This \(element.noun) blinks several times a second and ignores Dim Flashing Lights, which people with photosensitive epilepsy turn on",
      help: element.model.project.runsBefore(iOS: 17)
        ? "Blink at most once a second."
        : "Blink at most once a second, or check @Environment(\\.accessibilityDimFlashingLights) and stay still.",
      cause: element.index)
  }

  /// Whether a frame holds the view, or each use of its component, to at most 100 points either way.
  private static func isSmall(_ element: Element) -> Bool {
    element.withAncestors.contains { isSmall($0.reference, element.model) }
      || element.model.isEveryUse(ofBody: element.node.body) { isSmall($0, element.model) }
  }

  private static func isSmall(_ view: ViewReference, _ model: FileModel) -> Bool {
    view.node.modifiers.contains { index in
      let use = view.file.modifiers[Int(index)]
      guard use.known == .frame, !use.isConditional else { return false }
      return ["width", "height"].allSatisfy { label in
        guard let argument = view.file.tree.argument(of: use.call, label: label) else { return false }
        return model.evaluator.value(of: argument, in: view.scope).number.map { $0 <= 100 } ?? false
      }
    }
  }

  /// Whether the state that is turned shows as light and dark: by its name, or in a colour or opacity.
  private static func isSeen(_ names: Set<Name>, _ code: RunCode, _ element: Element) -> Bool {
    if !code.tree.words(below: code.node).isDisjoint(with: [
      "flash", "flashing", "flashes", "blink", "blinking", "strobe",
    ]) {
      return true
    }
    return element.file.modifiers.contains { use in
      lights.contains(use.known)
        && element.tree.children(use.call).dropFirst().contains { !element.names(in: $0).isDisjoint(with: names) }
    }
  }

  private static let lights: Set<Known> = [
    .opacity, .fill, .foregroundColor, .foregroundStyle, .background, .brightness, .colorInvert, .tint, .colorMultiply,
  ]

  private static func blinks(_ element: Element) -> Bool {
    element.effectiveModifiers(where: lights.contains).contains { use in
      guard let argument = use.argument(nil) else { return false }
      let kind = argument.tree.kind(argument.node)
      return kind == .ternaryExpr || kind == .identifierExpr
    }
  }

  private static func asksSetting(_ element: Element) -> Bool {
    element.asksEnvironment(for: Name("accessibilityDimFlashingLights"))
  }
}
