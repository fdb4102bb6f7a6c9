// Labels of UIKit and Interface Builder whose font grows and whose height does not.

import CurbcutAccessibility
import CurbcutFindings
import CurbcutSourceText
import CurbcutSyntax
import CurbcutViews

enum UIKitHeights {
  private static let help = "Hold the label to at least this height: greaterThanOrEqual instead of equal."

  private static func message(_ height: Double) -> String {
    "Text at twice its size does not fit into this fixed height, so people who need it see it cut off: \(Rule.measure(height)) points"
  }

  /// Whether the letters of a style fit at their usual size, and a line does not at twice of it.
  private static func cutsOff(_ style: String?, _ height: Double) -> Bool {
    guard let style = style.flatMap(TextStyle.named), height >= 12, height <= 200 else { return false }
    return style.size <= height * 1.1 && style.lineHeight * 2 > height
  }

  static func check(_ model: UIKitModel, _ report: inout Report) {
    for object in model.objects where object.type.kind == .label && !object.type.isOwn {
      let facts = model.facts(of: object)
      guard !facts.isOpen, facts.says(.fixedHeight), facts.saysAny(.text, .attributedText),
        !facts.saysAny(.adjustsFontSizeToFitWidth, .isAccessibilityElement, .maximumContentSizeCategory),
        !facts.saysElsewhere(.fixedHeight), !facts.saysElsewhere(.font)
      else { continue }
      let heights = facts.uses.filter { $0.word == .fixedHeight }
      let fonts = facts.uses.filter { $0.word == .font && $0.value.exists }
      guard heights.count == 1, fonts.count == 1, !model.isConditional(heights[0].node),
        model.tree.kind(heights[0].value) != .stringLiteral,
        let height = model.number(of: heights[0].value, member: heights[0].member),
        let measure = model.fontMeasure(of: fonts[0].value, member: fonts[0].member),
        cutsOff(measure.style, height), !isRound(height, facts, model)
      else { continue }
      report.add(.warning, .medium, at: model.tree.range(heights[0].value), message(height), help: help)
    }
  }

  /// A badge is a picture made of letters.
  private static func isRound(_ height: Double, _ facts: UIKitFacts, _ model: UIKitModel) -> Bool {
    facts.uses.contains { $0.word == .fixedWidth && model.number(of: $0.value, member: $0.member) == height }
  }

  static func check(_ model: InterfaceModel, _ report: inout Report) {
    for element in model.elements where element.kind == .label && !element.isHiddenForGood && !element.isInHidden {
      let size = element.fixedSize
      guard let height = size.height, size.width != height, cutsOff(element.textStyle, height),
        element.document.range("adjustsFontSizeToFit", of: element.index) == nil
          || element.document.has("adjustsFontSizeToFit", "NO", element.index)
      else { continue }
      let facts = element.facts
      guard !facts.isOpen, !facts.saysAny(.font, .adjustsFontSizeToFitWidth, .frame) else { continue }
      report.add(.warning, .medium, at: element.range, message(height), help: help, cause: element.index)
    }
  }
}
