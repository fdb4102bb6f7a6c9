// Text that is smaller than the smallest text style even at the default text size.

import CurbcutAccessibility
import CurbcutFindings
import CurbcutSyntax
import CurbcutViews

extension Rule {
  /// Source: Human Interface Guidelines, Typography, minimum size on iOS and iPadOS.
  private static let smallestFont = RuleOption.points("minimum", 11, in: 9...24, "Minimum size of text")

  static let fontBelowMinimum = Rule(
    "font-below-minimum", options: [smallestFont],
    .effective([.font]) { element, font, report in
      guard !element.isOutOfScope, !font.isConditional, !element.flags.contains(.redacted) else { return }
      guard !element.surroundings.contains(.placeholder), element.outerFlags.isDisjoint(with: [.systemHost]) else {
        return
      }
      guard let argument = font.argument(nil) else { return }
      let points: Double
      switch element.model.fontSize(argument.node, in: argument.scope) {
      case .fixed(let size?), .scaled(let size?): points = size
      default: return
      }
      let smallest = report.number(smallestFont)
      // Marks on the axes of a chart may be smaller.
      let needed = element.flags.contains(.chart) ? 9 : smallest
      guard points < needed else {
        return report.silent(measured: "\(points.plainText) points, needs \(measure(needed))")
      }
      guard points > 4 else { return }
      guard !element.hasModifier(.baselineOffset) else { return }
      let content = FontContent(element, font, points: points)
      guard content.hasText else { return }
      let origin = element.model.fontOrigin(of: font, argument)
      // A style would take the typeface away that somebody chose.
      let isOwnFace = argument.isHere && argument.tree.words(below: argument.node).contains("custom")
      let style = TextStyle.smallest(from: smallest)
      let size = "\(points.plainText) points\(origin?.sizeSuffix ?? "")"
      report.add(
        .warning, .high, at: argument.place,
        smallest == 11
          ? "This text is below 11 points, the minimum size that Apple recommends for iPhone and iPad: \(size)"
          : "This text is below \(measure(smallest)) points, the minimum size set for this project: \(size)",
        help:
          isOwnFace
          ? "Use at least \(measure(smallest)) points, relativeTo: .\(style)."
          : "\(origin.map { "In \($0.fileName), use" } ?? "Use") \(origin == nil ? ".font(.\(style))" : ".\(style)") or a larger text style.",
        cause: element.index)
    })
}
