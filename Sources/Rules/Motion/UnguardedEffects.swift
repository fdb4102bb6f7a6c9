// Effects of packages and of scrolling that move whether Reduce Motion is on or not.

import CurbcutAccessibility
import CurbcutFindings
import CurbcutSymbols
import CurbcutSyntax
import CurbcutViews

extension Rule {
  static let lottieUnguarded = Rule(
    "lottie-unguarded",
    .view([.other]) { element, report in
      guard element.node.kind == .use, element.known == .other, let view = element.packageView,
        view.shows == .animation, !element.isOutOfScope, !isGuarded(element)
      else { return }
      let tree = element.tree
      var plays = false
      var loops = false
      for use in element.writtenModifiers {
        let text = tree.sourceText(use.call)
        if tree[use.call].tokens.contains(where: { tree.tokens.isName($0) && view.holds.contains(tree.name(of: $0)) }) {
          return
        }
        switch use.name {
        case _ where view.loops.contains(use.name):
          plays = true
          loops = true
        case _ where view.plays.contains(use.name):
          let arguments = tree.children(use.call).dropFirst().map { tree.sourceText($0) }.joined()
          guard !arguments.contains("paused"), !text.isEmpty else { return }
          plays = true
          if arguments.contains(".loop") || arguments.contains("autoReverse") { loops = true }
        default: continue
        }
      }
      guard plays, !element.model.isMotionGuarded(element.node.chain) else { return }
      report.add(
        loops ? .warning : .note, loops ? .high : .medium, at: element.nameRange,
        loops
          ? "This Lottie animation loops forever, even when Reduce Motion is on"
          : "This Lottie animation plays even when Reduce Motion is on",
        help: "Pause it at a still frame when @Environment(\\.accessibilityReduceMotion) is on.", cause: element.index)
    }, uikit: { model, report in UIKitAnimations.endlessAnimations(model, &report) })

  static let animatedImageAutoplay = Rule(
    "animated-image-autoplay",
    .view([.image]) { element, report in
      guard element.node.kind == .use, let view = element.packageView, view.shows == .movingPicture,
        !element.isOutOfScope, !isGuarded(element), view.stops.map({ element.argument($0) == nil }) ?? true,
        !asksForImages(element)
      else { return }
      report.add(
        .warning, .medium, at: element.nameRange,
        "This animated image plays even when Auto-Play Animated Images is turned off in Settings",
        help: element.model.project.runsBefore(iOS: 17)
          ? "Show a still image, and play the animation only when people ask for it."
          : "Check @Environment(\\.accessibilityPlayAnimatedImages) and show a still image otherwise.",
        cause: element.index)
    })

  static let parallaxUnguarded = Rule(
    "parallax-unguarded",
    .modifier([.visualEffect, .scrollTransition]) { element, use, report in
      guard !element.isOutOfScope, !element.surroundings.contains(.widget) else { return }
      let tree = element.tree
      guard let code = tree.trailingClosure(of: use.call, label: nil), !element.model.isMotionGuarded(use.call),
        !element.model.isMotionGuarded(argumentsOf: use.call)
      else { return }
      let calls = tree.calls(below: code)
      // Only what asks where it stands moves with the scrolling; the size alone does not change.
      if use.known == .visualEffect, asksForSizeOnly(code, calls.map(\.name), tree) { return }
      for call in calls {
        let isTurn = call.name == "rotation3DEffect"
        let moves = ["offset", "scaleEffect", "rotationEffect", "hueRotation"].contains(call.name)
        guard isTurn || moves else { continue }
        // What only fades or stays within a few per cent is no depth.
        if use.known == .scrollTransition, !isTurn, isSlight(call.call, element) { continue }
        let range = tree.range(call.call)
        report.add(
          .warning, .medium, at: tree.tokens.range(use.nameToken),
          "While people scroll, .\(call.name) moves this \(element.noun) differently from the rest and ignores Reduce Motion",
          help: "Return the content unchanged when @Environment(\\.accessibilityReduceMotion) is on.",
          cause: range.start < range.end ? element.index : -1)
        return
      }
    })

  /// Whether an effect reads the size of what it stands in, and no place.
  private static func asksForSizeOnly(_ code: NodeID, _ calls: [String], _ tree: Tree) -> Bool {
    let text = tree.source.string(tree.range(code))
    return text.contains(".size") && !calls.contains("frame") && !calls.contains("bounds")
      && !["minX", "midX", "maxX", "minY", "midY", "maxY"].contains(where: text.contains)
  }

  /// Whether all numbers of an effect are near to each other, or it is a scale near to 1.
  private static func isSlight(_ call: NodeID, _ element: Element) -> Bool {
    let tree = element.tree
    var numbers: [Double] = []
    for argument in tree.children(call).dropFirst() {
      for value in element.model.evaluator.value(of: tree.lastChild(argument), in: element.scope).alternatives {
        if let number = value.number { numbers.append(number) }
      }
    }
    guard let least = numbers.min(), let most = numbers.max() else { return false }
    return tree.text(tree.firstChild(call)) == "scaleEffect" ? most - least <= 0.2 : most - least <= 20
  }

  private static func isGuarded(_ element: Element) -> Bool {
    element.model.isMotionGuarded(element.node.chain)
      || element.model.code.isGuarded(element.tree.tokens.start(element.node.nameToken))
  }

  private static func asksForImages(_ element: Element) -> Bool {
    element.asksEnvironment(for: Name("accessibilityPlayAnimatedImages"))
  }
}
