// Styles and colours of the system that are too faint for text on the system's own background.

import CurbcutAccessibility
import CurbcutFindings
import CurbcutSyntax
import CurbcutViews

extension Rule {
  static let lowContrastSemanticStyle = Rule(
    "low-contrast-semantic-style",
    .view([.text, .control, .other]) { element, report in
      guard let text = TextColours(element), text.foreground.isWritten, !report.hasFinding(at: text.range),
        let colour = text.foreground.value.single ?? text.judgement?.worst?.foreground, colour.isSystem,
        colour.evidence == .documented || colour.evidence == .published
      else { return }
      let colours = element.model.colours
      var background = text.background
      if background == nil {
        guard colours.standsOnNothing(element.index), !colours.holdsWhiteOnNothing(element.node.body),
          let system = colours.systemGround()
        else {
          if faintStyles.contains(colour.name), let faint = FaintText(text, isSystems: true) {
            faint.add(to: &report, advice: advice(toReplace: colour, text))
          }
          return
        }
        let shown = colours.appearances(of: element.index)
        background = .platform(system, appearances: shown.contains(.light) ? [.light] : [.dark])
      } else if text.concern != .semanticStyle {
        return
      }
      guard let background, let judgement = colours.judge(text.foreground.value, on: background),
        let light = judgement.entry(.light), light.ratio < text.needed
      else { return }
      let isFaint = faintStyles.contains(colour.name)
      // On its own grounds the system's second level is a convention; a tint that the project lays below lowers it.
      let isUsual = colour.name == "secondary" || colour.name == "secondaryLabel"
      guard text.background != nil || !colours.isPaintedWhereUsed(element.node.body) else { return }
      let shown = judgement.entries.filter { !$0.appearance.isIncreased }
      let failing = shown.filter { $0.ratio < text.needed }
      let second = second(light, of: failing, in: shown, needed: text.needed)
      let pair =
        words(light, of: failing, in: shown) + ", but should be at least \(needed(text.target, element.model.limits))"
        + remark(on: second)
      if text.isAsFaintAsPlaceholders {
        report.add(
          .note, .medium, at: text.range,
          "This placeholder is as faint as the system's own, which is hard to read with low vision\(pair)",
          help: "Repeat it in a label outside the field, or use a darker color."
            + helpRemark(on: second, besides: light),
          cause: element.index)
        return
      }
      // A hue keeps its meaning in a darker shade; a level of the label color is there for what matters less.
      let advice =
        isFaint || isUsual
        ? advice(toReplace: colour, text)
        : help(light, element.model.limits.contrast(text.target ?? .text), in: shown, instead: text.origin)
      report.add(
        isFaint ? .warning : .note, isUsual && !light.background.light.isTinted ? .low : .medium, at: text.range,
        "This system color has too little contrast for \(text.isSymbol ? "a symbol" : "text")"
          + pair + text.source(of: light),
        help: advice + helpRemark(on: second, besides: light), cause: element.index, related: text.related)
    }, uikit: { model, report in UIKitContrast.semantic(model, &report) },
    interface: { model, report in UIKitContrast.semantic(model, &report) })

  private static func advice(toReplace color: ResolvedColour, _ text: TextColours) -> String {
    "Use .primary or a stronger color; keep \(color.setOfSystem.map { "Color(\"\($0)\")" } ?? ".\(color.name)") for \(text.isSymbol ? "symbols that are" : "text that is") "
      + "not essential."
  }

  private static let faintStyles: Set<String> = [
    "tertiary", "quaternary", "quinary", "tertiaryLabel", "quaternaryLabel", "placeholder", "placeholderText",
    "systemGray2", "systemGray3", "systemGray4", "systemGray5", "systemGray6",
  ]
}
