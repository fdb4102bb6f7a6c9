// Symbols that carry meaning and stay small when the text around them grows.

import CurbcutAccessibility
import CurbcutFindings
import CurbcutSyntax
import CurbcutViews

extension Rule {
  static let iconSizeFixed = Rule(
    "icon-size-fixed", options: [largestIcon],
    .effective([.font, .frame]) { element, use, report in
      guard !element.isOutOfScope, !use.isConditional, !element.surroundings.contains(.widget) else { return }
      guard element.outerFlags.isDisjoint(with: [.systemHost, .mapContent, .chart]) else { return }
      guard element.flags.isDisjoint(with: [.hidden, .offscreen]) else { return }
      if use.known == .font { checkFont(element, use, &report) } else { checkFrame(element, use, &report) }
    })

  private static func checkFont(_ element: Element, _ use: EffectiveModifier, _ report: inout Report) {
    guard let argument = use.argument(nil),
      case .fixed(let points) = element.model.fontSize(argument.node, in: argument.scope)
    else { return }
    let content = FontContent(element, use)
    guard content.hasImage, !content.hasText, !content.hasUnknown else { return }
    // Something that fills its own frame is drawn, as hero symbols are.
    guard (points ?? 0) <= report.number(largestIcon) else { return }
    let origin = element.model.fontOrigin(of: use, argument)
    let size = (points.map { ": \($0.plainText) points" } ?? "") + (origin?.sizeSuffix ?? "")
    let isSeen = content.imageTellsState || standsBesideScaledText(element)
    report.add(
      .note, isSeen ? .medium : .low, at: argument.place,
      "This symbol has a fixed size and stays small when text grows\(size)",
      help: origin.map(\.symbolHelp)
        ?? help(points),
      cause: element.index)
  }

  /// A style is named where one looks as the symbol does now; dots are smaller than any.
  private static func help(_ points: Double?) -> String {
    guard let points else { return "Use a text style, or a size from @ScaledMetric." }
    guard points >= 10 else { return "Take its size from @ScaledMetric." }
    return "Use a text style such as .font(.\(style(of: points))), or a size from @ScaledMetric."
  }

  private static func checkFrame(_ element: Element, _ use: EffectiveModifier, _ report: inout Report) {
    guard element.known == .Image, let symbol = element.symbolArgument, element.hasModifier(.resizable) else { return }
    guard element.effectiveModifiers.prefix(while: { !$0.isSame(as: use) }).contains(where: { $0.known == .resizable })
    else { return }
    var side = 0.0
    for label in ["width", "height"] {
      guard let argument = use.argument(label) else { continue }
      guard let number = element.model.evaluator.value(of: argument.node, in: argument.scope).number else { return }
      side = max(side, number)
    }
    guard side > 0, side <= report.number(largestIcon) else { return }
    let tellsState = element.tree.kind(symbol) == .ternaryExpr
    report.add(
      .note, tellsState || standsBesideScaledText(element) ? .medium : .low,
      at: use.place,
      "This symbol has a fixed size and stays small when text grows: \(side.plainText) points",
      // A symbol is drawn somewhat larger than its font.
      help:
        "Take the size from @ScaledMetric, or remove .resizable() and the fixed frame and use a text style such as "
        + ".font(.\(style(of: side * 0.85))).", cause: element.index)
  }

  private static let largestIcon = RuleOption.points(
    "largest", 60, in: 12...200, "Largest symbol that is checked; larger ones are illustrations")

  /// The text style in which the symbol looks as it does now.
  private static func style(of points: Double?) -> String {
    points.flatMap { TextStyle.nearest(to: $0, isBold: false) } ?? "body"
  }

  /// Whether a text that follows the text size stands in the same row.
  private static func standsBesideScaledText(_ element: Element) -> Bool {
    guard element.known == .Image, let row = element.parent, row.known == .HStack, element.node.slotModifier < 0 else {
      return false
    }
    // An arrow that only says that there is more is left to people's own review.
    if case .symbol(let name) = element.name.name, name.hasPrefix("chevron.") { return false }
    // In a frame of its own it is a badge or a bubble.
    if element.hasModifier(.background) || element.hasModifier(.overlay) { return false }
    return row.children.contains { sibling in
      guard sibling.known == .Text, let font = sibling.fontModifier else { return false }
      if case .scaled = element.model.fontSize(ofModifier: font) { return true }
      return false
    }
  }
}
