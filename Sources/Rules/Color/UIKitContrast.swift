// Texts that UIKit code makes in a colour too near to the one behind them, both of them written.

import CurbcutAccessibility
import CurbcutFindings
import CurbcutSourceText
import CurbcutSyntax
import CurbcutViews

enum UIKitContrast {
  /// Which of the rules on contrast a pair concerns; each reports its own.
  private enum Concern { case contrast, hardcoded }

  static func text(_ model: UIKitModel, _ report: inout Report) {
    each(model) { pair, judgement, failing, worst, concern in
      guard concern == .contrast, !report.hasFinding(at: place(pair, model)) else { return }
      let shown = judgement.entries.filter { !$0.appearance.isIncreased }
      let isEverywhere = failing.count == shown.count
      let isProved = judgement.evidence == .written && pair.target != nil && !judgement.isChoice
      let needed = model.limits.contrast(pair.target ?? .largeText)
      let appearance = isEverywhere && shown.count > 1 ? "" : " in \(worst.appearance.name) mode"
      report.add(
        isProved && isEverywhere ? .error : .warning, isProved ? .high : .medium, at: place(pair, model),
        "People with low vision cannot read this text\(appearance): \(Rule.words(worst)), it needs \(Rule.number(needed)):1",
        help: Rule.help(worst, needed))
    }
  }

  static func hardcoded(_ model: UIKitModel, _ report: inout Report) {
    // Code that chooses the appearance of a screen knows which one its colours meet.
    guard model.file.tokens(of: .appearance).isEmpty else { return }
    each(model) { pair, _, _, worst, concern in
      guard concern == .hardcoded, !report.hasFinding(at: place(pair, model)) else { return }
      let isText = worst.foreground.isFixed
      report.add(
        .warning, .medium, at: place(pair, model),
        "This colour stays as it is while the \(isText ? "background" : "text") follows the appearance, so the text is hard to read in "
          + "\(worst.appearance.name) mode (\(printedRatio(worst.ratio))): \(isText ? worst.foreground.name : worst.background.name)",
        help: isText
          ? "Use a colour that adapts, such as .label, or a colour set with a dark variant."
          : "Set the colour of the text as well, or use a background that adapts.")
    }
  }

  /// Faint colours of the system for text that code makes.
  static func semantic(_ model: UIKitModel, _ report: inout Report) {
    // All these colours pass on black.
    guard model.project.schemeLock != true else { return }
    for object in model.objects where object.type.kind == .label {
      let uses = model.facts(of: object).uses.filter { $0.word == .textColor && $0.value.exists }
      guard uses.count == 1, let use = uses.first, !model.isConditional(use.node) else { continue }
      let facts = model.facts(of: object)
      guard !facts.isOpen, !facts.saysAny(.isEnabled, .backgroundColor, .attributedText, .accessibilityElementsHidden),
        !facts.saysElsewhere(.textColor), !(facts.says(.isAccessibilityElement)),
        let colour = model.colour(of: use.value, member: use.member).single, colour.isSystem,
        faint.contains(colour.name), let below = SystemColours.semantic("systemBackground")
      else { continue }
      let ratio = colour.light.over(below.light).contrast(on: below.light)
      guard ratio < model.limits.contrast(.largeText), !report.hasFinding(at: model.tree.range(use.value)) else {
        continue
      }
      report.add(
        .warning, .medium, at: model.tree.range(use.value),
        "People with low vision can hardly read text in this style on a light background "
          + "(\(printedRatio(ratio)), it needs \(Rule.number(model.limits.contrast(.text))):1): \(colour.name)",
        help: "Keep it for what nobody has to read; use .label or a darker colour for text.")
    }
  }

  private static let faint: Set<String> = [
    "tertiaryLabel", "quaternaryLabel", "placeholderText", "systemGray2", "systemGray3", "systemGray4", "systemGray5",
    "systemGray6",
  ]

  // MARK: Reading

  private static func each(
    _ model: UIKitModel,
    _ judge: (UIKitColourPair, ContrastJudgement, [ContrastJudgement.Entry], ContrastJudgement.Entry, Concern) -> Void
  ) {
    for object in model.objects {
      switch object.type.kind {
      case .label, .button, .textField: break
      default: continue
      }
      guard isRead(object, model), let pair = model.colourPair(of: object),
        let judgement = ColourModel.judge(pair.foreground, on: pair.background)
      else { continue }
      let needed = model.limits.contrast(pair.target ?? .largeText)
      let failing = judgement.entries.filter { !$0.appearance.isIncreased && $0.ratio < needed }
      guard let worst = failing.min(by: { $0.ratio < $1.ratio }) else { continue }
      // What the system chose on both sides is its own matter.
      if worst.foreground.isSystem && worst.background.isSystem { continue }
      let follows = worst.foreground.isFixed != worst.background.isFixed
      if follows, worst.foreground.isSystem || worst.background.isSystem, failing.count == 1 {
        judge(pair, judgement, failing, worst, .hardcoded)
      } else {
        judge(pair, judgement, failing, worst, .contrast)
      }
    }
  }

  /// Whether there are words to read: a label without text is a swatch or a line.
  private static func isRead(_ object: UIKitObject, _ model: UIKitModel) -> Bool {
    guard model.file.members[Int(object.member)].surroundings.isDisjoint(with: [.placeholder, .debug]) else {
      return false
    }
    switch object.type.kind {
    case .label: return model.facts(of: object).says(.text)
    case .button: return model.facts(of: object).says(.setTitle)
    default: return true
    }
  }

  private static func place(_ pair: UIKitColourPair, _ model: UIKitModel) -> ByteRange {
    model.tree.range(pair.foregroundNode.exists ? pair.foregroundNode : pair.backgroundNode)
  }
}
