// Labels of UIKit that make their words smaller to fit, just when people ask for larger ones.

import CurbcutAccessibility
import CurbcutFindings
import CurbcutSyntax
import CurbcutViews

enum UIKitShrinking {
  static func check(_ model: UIKitModel, _ least: Double, _ report: inout Report) {
    let tree = model.tree
    for use in model.code.uses where use.word == .adjustsFontSizeToFitWidth && model.isJudged(use.member) {
      guard model.boolean(of: use.value, member: use.member) == true,
        model.type(of: use)?.kind == .label, use.path.root == .bare || use.path.root == .member,
        !use.path.part.exists, !model.isConditional(use.node)
      else { continue }
      let facts = model.facts(ofObjectIn: use)
      // A label of several lines wraps first.
      guard !facts.isOpen, facts.saysAny(.text, .attributedText),
        !facts.saysAny(.numberOfLines, .isAccessibilityElement),
        !facts.saysElsewhere(.minimumScaleFactor), !facts.saysElsewhere(.font)
      else { continue }
      let name = Words.split(tree.source.string(tree.range(use.base)))
      guard !name.contains(where: { ["emoji", "initial", "initials", "badge", "count", "number"].contains($0) }) else {
        continue
      }
      // Only a font that grows is taken back.
      let fonts = facts.uses.filter { $0.word == .font && $0.value.exists }
      guard fonts.count == 1, model.fontLook(of: fonts[0].value, member: fonts[0].member) == .scaled else { continue }
      let factors = facts.uses.filter { $0.word == .minimumScaleFactor }
      var factor = 0.0
      if let written = factors.first {
        guard factors.count == 1, let number = model.number(of: written.value, member: written.member) else { continue }
        factor = number
      }
      guard factor < least else { continue }
      let tail = factor > 0 ? "\(Int(saturating: (factor * 100).rounded())) percent" : "any size"
      report.add(
        .note, .medium, at: use.node,
        "These words shrink to fit just when people ask for larger text; they may go down to \(tail)",
        help: "Let the label wrap instead: numberOfLines = 0, without adjustsFontSizeToFitWidth.")
    }
  }
}
