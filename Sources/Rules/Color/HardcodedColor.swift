// A fixed colour that meets one that follows the appearance: it fails in one of the two.

import CurbcutAccessibility
import CurbcutFindings
import CurbcutSyntax
import CurbcutViews

extension Rule {
  static let hardcodedColor = Rule(
    "hardcoded-color",
    .view([.text, .control, .other]) { element, report in
      guard let text = TextColours(element), text.concern == .hardcoded, let judgement = text.judgement,
        let worst = text.failing.min(by: { $0.ratio < $1.ratio }), !report.hasFinding(at: text.range)
      else { return }
      let what = text.isSymbol ? "symbol" : "text"
      let other = text.foreground.isWritten ? "background" : what
      let isCertain = !text.foreground.isWritten && !judgement.isChoice && judgement.background == .written
      report.add(
        .warning, isCertain ? .high : .medium, at: text.range,
        "This fixed color does not adapt while the \(other) does, so the \(what) is hard to "
          + "\(text.isSymbol ? "make out" : "read") in "
          + "\(worst.appearance.name) mode: \(pair(worst)) is \(printedRatio(worst.ratio))\(text.source(of: worst))",
        help: text.foreground.isWritten
          ? changeOfSet(worst.foreground, worst).map { "\($0)." }
            ?? "Use a color that adapts, such as .primary, or a color set with a dark variant."
          : "Set the color of the \(what) as well, or \(backgroundChange(worst)).", cause: element.index,
        related: text.related)
    }, uikit: { model, report in UIKitContrast.hardcoded(model, &report) },
    interface: { model, report in UIKitContrast.hardcoded(model, &report) })

  /// What to change of a color set that has a color for each appearance already, of which one does not go with the other
  /// color there; nil for any other color.
  static func changeOfSet(_ color: ResolvedColour, _ entry: ContrastJudgement.Entry) -> String? {
    guard color.hasBothAppearances, let asset = color.asset else { return nil }
    return "Change the \(entry.appearance.name) appearance of the color set “\(colorSetName(asset))”"
  }

  static func backgroundChange(_ entry: ContrastJudgement.Entry) -> String {
    changeOfSet(entry.background, entry).map { $0.prefix(1).lowercased() + $0.dropFirst() }
      ?? "use a background that adapts"
  }
}
