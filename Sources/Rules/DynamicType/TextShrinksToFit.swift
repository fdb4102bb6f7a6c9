// Words that are made smaller to fit, which undoes the larger size that people asked for.

import CurbcutAccessibility
import CurbcutFindings
import CurbcutSyntax
import CurbcutViews

extension Rule {
  static let textShrinksToFit = Rule(
    "text-shrinks-to-fit", options: [leastFactor],
    .effective([.minimumScaleFactor]) { element, use, report in
      guard !use.isConditional, isJudgedForTextSize(element),
        let argument = use.argument(nil),
        let factor = element.model.evaluator.value(of: argument.node, in: argument.scope).number, factor < 1
      else { return }
      guard !element.model.isChosenByTextSize(element), !takesItsWidth(element, use) else { return }
      let texts =
        element.model.shownTexts(in: element.reference, withFonts: true) { view, known in
          known == .TextField || known == .TextEditor
        } ?? []
      let words = texts.filter { $0.content.isWords && !$0.neverGrows }
      guard !words.isEmpty, !element.hasRoomThatGrows else { return }
      if factor >= 0.8, allowsLines(element) { return }
      // It wraps as far as it likes, and nothing bids it to shrink.
      let isLimited = element.withAncestors.contains { $0.hasModifier(.lineLimit) }
      if !isLimited, element.isHandedToLayoutThatScrolls { return }
      let isInBar = element.isInOwnBar
      let isRunning = words.contains { $0.content.isLong } && !isInBar
      let isDisplay = element.fontPoints.map { $0 >= 28 } ?? false
      let isSerious = factor < report.number(leastFactor) && !isDisplay && isRunning
      report.add(
        isSerious ? .warning : .note,
        // Short words that lose less than half are mostly made to fit on purpose; a bar has no room to grow into.
        factor >= (isSerious ? 0.8 : 0.6) || isInBar ? .low : .medium,
        at: use.place,
        "\(isRow(element) ? "The text of this row" : "This text") shrinks to fit exactly when people ask for larger text: to as little as \(Int(saturating: (factor * 100).rounded()))% of its size",
        // What wraps by itself in a row breaks an amount or a name in the middle.
        help: isRow(element)
          ? element.model.project.runsBefore(iOS: 16)
            ? "Remove the scale factor, and stack its parts \(element.model.project.stackAtLargeSizes)"
            : "Stack its parts at large sizes, based on dynamicTypeSize or with ViewThatFits, and remove the scale factor."
          : isLimited
            ? "Let the text wrap instead: remove the scale factor and the line limit."
            : "Give it room to wrap: remove the scale factor, and put the screen in a ScrollView if it has none.",
        cause: element.index)
    }, uikit: { model, report in UIKitShrinking.check(model, report.number(leastFactor), &report) })

  private static let leastFactor = RuleOption.number(
    "factor", 0.75, in: 0.1...1, unit: "factors", "Scale factor below which running text is a warning")

  /// `.fixedSize().minimumScaleFactor(0.5)`: the words are given the room they ask for, so they never shrink.
  private static func takesItsWidth(_ element: Element, _ use: EffectiveModifier) -> Bool {
    guard element.hasModifier(.fixedSize) else { return false }
    return element.effectiveModifiers.prefix { !$0.isSame(as: use) }.contains { before in
      guard before.known == .fixedSize, !before.isConditional else { return false }
      let horizontal = before.argument("horizontal")
      return horizontal.map { element.model.evaluator.boolean(of: $0.node, in: $0.scope) == true } ?? true
    }
  }

  /// Whether several texts beside each other shrink together.
  private static func isRow(_ element: Element) -> Bool {
    element.known == .HStack && element.children.count { $0.known == .Text && $0.node.slotModifier < 0 } > 1
  }

  private static func allowsLines(_ element: Element) -> Bool {
    for use in element.effectiveModifiers(where: { $0 == .lineLimit }) {
      guard let argument = use.argument(nil) else { return true }
      guard let number = element.model.evaluator.value(of: argument.node, in: argument.scope).number else {
        return true
      }
      return number >= 2
    }
    return true
  }
}

extension Element {
  /// The size in points of the font that holds for the view, where it is known.
  var fontPoints: Double? {
    guard let fontModifier else { return nil }
    switch model.fontSize(ofModifier: fontModifier) {
    case .scaled(let points), .fixed(let points): return points
    case .unknown: return nil
    }
  }
}
