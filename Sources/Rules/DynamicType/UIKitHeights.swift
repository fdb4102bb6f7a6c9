// Labels of UIKit and Interface Builder whose font grows and whose height does not.

import CurbcutAccessibility
import CurbcutFindings
import CurbcutSourceText
import CurbcutSyntax
import CurbcutViews

enum UIKitHeights {
  private static let help = "Make this a minimum height: greaterThanOrEqual instead of equal."

  private static func message(_ style: String?, _ height: Double) -> String {
    let isSoon = style.flatMap(TextStyle.named).map { $0.doubledLineHeight > height } ?? true
    return
      "Text at \(isSoon ? "twice its usual" : "its largest") size is cut off by this fixed height: \(Rule.measure(height)) points"
  }

  /// Whether the letters of a style fit at their usual size, and a line does not at twice of it.
  private static func cutsOff(_ style: String?, _ height: Double) -> Bool {
    guard let style = style.flatMap(TextStyle.named), height >= 12, height <= 200 else { return false }
    return style.size <= height * 1.1 && style.lineHeight * 2 > height
  }

  static func check(_ model: UIKitModel, _ report: inout Report) {
    for object in model.keptObjects where object.type.kind == .label && model.isDrawnBySystem(object.type) {
      let facts = model.facts(of: object)
      guard !facts.isOpen, facts.says(.fixedHeight), facts.saysAny(.text, .attributedText),
        !facts.saysAny(.adjustsFontSizeToFitWidth, .isAccessibilityElement, .maximumContentSizeCategory)
      else { continue }
      guard let sides = model.sides(.fixedHeight, of: object, facts), sides.count == 1, !sides[0].said.isConditional,
        let height = sides[0].points, let fonts = model.said(.font, to: object, facts), fonts.count == 1,
        let measure = model.fontMeasure(of: fonts[0]), cutsOff(measure.style, height),
        !isRound(height, object, facts, model),
        case let place = model.tree.range(sides[0].said.place), !report.hasFinding(at: place)
      else { continue }
      report.add(
        .warning, .medium, at: place, message(measure.style, height), help: help,
        related: model.related(sides[0].said, fonts[0]))
    }
  }

  /// A badge is a picture made of letters.
  private static func isRound(
    _ height: Double, _ object: UIKitObject, _ facts: UIKitFacts, _ model: UIKitModel
  ) -> Bool {
    (model.sides(.fixedWidth, of: object, facts) ?? []).contains { $0.points == height }
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
      report.add(
        .warning, .medium, at: element.range, message(element.textStyle, height), help: help, cause: element.index)
    }
  }
}
