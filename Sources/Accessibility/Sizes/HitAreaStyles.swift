// How large styles of the project make what they are given: `configuration.label` in a button style, `configuration.icon`
// and `configuration.title` in a label style.

import CurbcutSymbols
import CurbcutSyntax
import CurbcutViews

extension FileModel {
  /// The hit area of a control whose button style is one of the project's: what the style makes of the label, where it is
  /// followed; nil where it is not.
  public func labelHitArea(of control: Int32, styledBy applied: AppliedModifier) -> HitArea? {
    // A frame in the style may be all that matters.
    let label = labelArea(of: control) ?? HitArea()
    return area(styledBy: applied, [Self.labelPart: label]).map { filled($0, around: control) }
  }

  /// What a style of the project makes of its parts.
  func area(styledBy applied: AppliedModifier, _ parts: [Name: HitArea]) -> HitArea? {
    guard !applied.use.isConditional, let view = engine.styleView(applied) else { return nil }
    let outer = styleParts
    styleParts = parts
    defer { styleParts = outer }
    return area(of: view, around: Self.bodyPoints, depth: 1)
  }

  /// A part as the style shows it. In another font what was estimated is of another size.
  func styled(_ part: HitArea, at view: ViewReference) -> HitArea {
    guard part.isEstimate, !part.setsFont, let font = fontSize(around: view) else { return part }
    if part.isBareText, case .scaled(let points?) = font { return line(points) }
    var part = part
    if part.widthIsEstimate { part.setWidth(nil) }
    if part.heightIsEstimate { part.setHeight(nil) }
    return part
  }

  static let labelPart = Name("label")
  static let titlePart = Name("title")
  static let iconPart = Name("icon")
}

extension HitArea {
  /// Whether it is a line of text with nothing around it, in the font that it stands in.
  var isBareText: Bool { isLineOfText && !isPadded && frame == .none }
}
