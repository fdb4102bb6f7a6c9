// Text whose colour is too near to the colour behind it.

import CurbcutAccessibility
import CurbcutFindings
import CurbcutSyntax
import CurbcutViews

/// What can be set about contrast. Sources: WCAG 1.4.3, 1.4.6 and 1.4.11; Human Interface Guidelines, Accessibility.
enum ContrastOptions {
  static let text = RuleOption.number(
    "text", 4.5, in: 3...21, unit: "ratios", "Least ratio of text to what is behind it")
  static let largeText = RuleOption.number("largeText", 3, in: 3...21, unit: "ratios", "Least ratio of large text")
  static let definition = RuleOption.choice(
    "large", "wcag", of: ["wcag", "hig"],
    "When text is large: from 18 points, or from 14 points in bold (wcag) or in bold of any size (hig)")
  static let nonText = RuleOption.number(
    "minimum", 3, in: 1.5...21, unit: "ratios", "Least ratio of symbols and edges to what is behind them")
}

extension Rule {
  static let textContrast = Rule(
    "text-contrast", options: [ContrastOptions.text, ContrastOptions.largeText, ContrastOptions.definition],
    .view([.text, .control, .other]) { element, report in
      if let reason = report.isTraced ? TextColours.unknownReason(element) : nil {
        return report.silent(because: reason)
      }
      guard let text = TextColours(element), text.concern == .contrast, let judgement = text.judgement,
        let worst = text.failing.min(by: { $0.ratio < $1.ratio }), !report.hasFinding(at: text.range)
      else { return }
      let shown = judgement.entries.filter { !$0.appearance.isIncreased }
      let isEverywhere = text.failing.count == shown.count
      let isProved =
        !text.isEnoughInPlaces(worst) && judgement.evidence == .written && judgement.background == .written
        && text.target != nil && !judgement.isChoice
      let severity: Severity = isProved && (isEverywhere || worst.ratio < 3) ? .error : .warning
      let confidence: Confidence =
        isProved
          || (!text.isEnoughInPlaces(worst) && judgement.evidence >= .documented && judgement.background == .written
            && !judgement.isChoice
            && text.target != nil)
        ? .high : .medium
      let appearance = isEverywhere && shown.count > 1 ? "" : " in \(worst.appearance.name) mode"
      report.add(
        severity, confidence, at: text.range,
        "People with low vision cannot \(text.isSymbol ? "make out this symbol" : "read this text")\(appearance): "
          + "\(words(worst)), it needs \(number(text.needed)):1",
        help: help(worst, text.needed, in: shown), cause: element.index, fix: text.shade(worst))
    }, uikit: { model, report in UIKitContrast.text(model, &report) },
    interface: { model, report in UIKitContrast.text(model, &report) })

  static func words(_ entry: ContrastJudgement.Entry) -> String {
    "\(entry.foreground.name) on \(entry.background.name) is \(printedRatio(entry.ratio))"
  }

  static func number(_ ratio: Double) -> String { OptionValue.number(ratio).text }

  /// `entries` are those of all appearances that are judged: a shade that does in one may be too faint in another.
  static func help(
    _ entry: ContrastJudgement.Entry, _ needed: Double, in entries: [ContrastJudgement.Entry] = []
  ) -> String {
    let below = entry.background[entry.appearance]
    let top = entry.foreground[entry.appearance].over(below)
    guard let shade = top.nearest(reaching: needed, on: below) else {
      return "Choose two colours that lie further apart."
    }
    let ratio = printedRatio(shade.contrast(on: below))
    let isTooFaintElsewhere = entries.contains { other in
      shade.contrast(on: other.background[other.appearance]) < needed
    }
    let place = isTooFaintElsewhere ? " in \(entry.appearance.name) mode" : ""
    return "Use a stronger colour; the nearest shade that does\(place) is \(shade.hex) (\(ratio))."
  }
}
