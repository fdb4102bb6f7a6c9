// Texts of a storyboard or xib that do not follow the text size people choose.

import CurbcutAccessibility
import CurbcutFindings
import CurbcutSourceText
import CurbcutSyntax
import CurbcutViews

extension Rule {
  static let ibFontNotDynamic = Rule(
    "ib-font-not-dynamic", .uikitOnly,
    interface: { model, report in
      for element in model.elements where isText(element) {
        styled(element, &report)
        guard let (place, font) = element.font, !element.isHiddenForGood, !element.isInHidden else { continue }
        let facts = element.facts
        guard element.kind != .button || element.hasWords && !element.isEmptiedByCode || facts.says(.setTitle) else {
          continue
        }
        // A label that is never given words is a line, or a gap.
        guard element.kind != .label || element.hasWords || facts.saysAny(.text, .attributedText) else { continue }
        guard !facts.isOpen, !facts.saysAny(.font, .configuration), !element.hasFontOfItsClass,
          element.leavesStyled(.font),
          !element.mayBeNamedByAttribute, !element.showsIcon
        else { continue }
        let isOfCell = element.isInBuiltInCell
        let tag = element.document.elements[Int(place)]
        let range = ByteRange(tag.tag.start, tag.name.end)
        switch font {
        case .fixed(let points):
          guard !showsOnlySigns(element), !isOfCell || element.keepsLookOfBuiltInCell else { continue }
          report.add(
            // What the file leaves out is the size that Interface Builder shows. Whether a cell that the system lays out keeps
            // the size of the file is not documented.
            isOfCell ? .note : .warning, place == element.index || isOfCell ? .medium : .high, at: range,
            "This \(noun(element)) has a fixed font size and ignores Dynamic Type: \(Rule.measure(points)) points",
            help: help(
              element, points, element.document.value("family", of: place) ?? element.document.value("name", of: place)),
            cause: element.index)
        case .style:
          guard !isOfCell, element.kind != .button, !element.isOn("adjustsFontForContentSizeCategory"),
            !facts.says(.adjustsFontForContentSizeCategory)
          else { continue }
          report.add(
            .note, .medium, at: range,
            "The font of this \(noun(element)) is scaled only once, so it does not resize when people change the text size later",
            help: "Turn on Automatically Adjusts Font.", cause: element.index)
        }
      }
    })

  /// Attributed text, whose own font is the one that is seen.
  private static func styled(_ element: InterfaceElement, _ report: inout Report) {
    guard let points = element.styledPoints, !element.isHiddenForGood, !element.isInHidden, !element.showsIcon,
      !element.mayBeNamedByAttribute, !element.isInBuiltInCell
    else { return }
    let facts = element.facts
    guard !facts.isOpen, !element.hasFontOfItsClass,
      !facts.saysAny(.font, .text, .attributedText, .setTitle, .setAttributedTitle, .configuration)
    else { return }
    report.add(
      .warning, .high, at: element.range,
      "The attributed text of this \(noun(element)) has a fixed font size and ignores Dynamic Type: \(Rule.measure(points)) points",
      help: "Choose a text style as the font of its attributed text.", cause: element.index)
  }

  private static func isText(_ element: InterfaceElement) -> Bool {
    switch element.kind {
    case .label, .textField, .textView, .button: true
    default: false
    }
  }

  /// Buttons have no such box in Interface Builder, and a font of one's own has no text style there.
  private static func help(_ element: InterfaceElement, _ points: Double, _ face: String?) -> String {
    let isButton = element.kind == .button
    if let face, !face.isEmpty, !face.hasPrefix(".") {
      let style = TextStyle.nearest(to: points, isBold: false).map(uikitName) ?? "body"
      return "To keep \(face), set the font in code with UIFontMetrics(forTextStyle: .\(style)).scaledFont(for:), and "
        + "set \(isButton ? "titleLabel?." : "")adjustsFontForContentSizeCategory to true."
    }
    let box =
      isButton
      ? "set titleLabel?.adjustsFontForContentSizeCategory = true in code" : "turn on Automatically Adjusts Font"
    // No text style is as large.
    guard points < TextStyle.largerThanAll else {
      return "Set the font in code with UIFontMetrics(forTextStyle: .largeTitle).scaledFont(for:), and \(box)."
    }
    return "Choose a text style as its font, and \(box)."
  }

  /// What UIKit calls a text style of SwiftUI.
  private static func uikitName(_ style: String) -> String {
    switch style {
    case "title": "title1"
    case "caption": "caption1"
    case "subheadline": "subheadline"
    default: style
    }
  }

  private static func noun(_ element: InterfaceElement) -> String {
    switch element.kind {
    case .label: "label"
    case .textField: "text field"
    case .textView: "text view"
    default: "button's title"
    }
  }

  /// Bullets, arrows and emoji, which code never replaces.
  private static func showsOnlySigns(_ element: InterfaceElement) -> Bool {
    guard let text = element.text("text") ?? element.text("title"), !text.isEmpty, !element.facts.says(.text) else {
      return false
    }
    return !text.contains { $0.isLetter || $0.isNumber }
  }
}
