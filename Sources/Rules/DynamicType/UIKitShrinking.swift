// Labels of UIKit that make their words smaller to fit, just when people ask for larger ones.

import CurbcutAccessibility
import CurbcutFindings
import CurbcutSyntax
import CurbcutViews

enum UIKitShrinking {
  static func check(_ model: UIKitModel, _ least: Double, _ report: inout Report) {
    for object in model.keptObjects where object.type.kind == .label {
      let facts = model.facts(of: object)
      // A label of several lines wraps first.
      guard facts.says(.adjustsFontSizeToFitWidth), !facts.isOpen, facts.saysAny(.text, .attributedText),
        !facts.saysAny(.numberOfLines, .isAccessibilityElement),
        let fits = model.said(.adjustsFontSizeToFitWidth, to: object, facts)
      else { continue }
      let name = Words.split(UIKitTargets.text(of: object, model))
      guard !name.contains(where: { ["emoji", "initial", "initials", "badge", "count", "number"].contains($0) }) else {
        continue
      }
      // Only a font that grows is taken back.
      guard let fonts = model.said(.font, to: object, facts), fonts.count == 1, model.fontLook(of: fonts[0]) == .scaled,
        let factors = model.said(.minimumScaleFactor, to: object, facts), factors.count < 2
      else { continue }
      var factor = 0.0
      if let written = factors.first {
        guard let number = model.number(of: written) else { continue }
        factor = number
      }
      guard factor < least else { continue }
      let tail =
        factor > 0 ? "to as little as \(Int(saturating: (factor * 100).rounded()))% of its size" : "to any size"
      for fit in fits where !fit.isConditional && model.boolean(of: fit) == true {
        let place = model.tree.range(fit.file === model.file ? fit.use.node : fit.place)
        guard !report.hasFinding(at: place) else { continue }
        report.add(
          .note, .medium, at: place,
          "This text shrinks to fit exactly when people ask for larger text: \(tail)",
          help: "Let the label wrap instead: numberOfLines = 0, without adjustsFontSizeToFitWidth.",
          related: model.related(fit, fonts[0], factors.first))
      }
    }
  }
}
