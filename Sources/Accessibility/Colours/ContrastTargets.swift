// What ratio the size of a text asks for: the font may stand on the text, on something around it, in a modifier of the
// project's own, or where the component is used.

import CurbcutSyntax
import CurbcutViews

extension FileModel {
  /// What the size of a text asks for; nil when its font is not known.
  public func contrastTarget(of element: Element) -> ContrastTarget? {
    // `Text(Image(systemName: "wifi"))` shows a symbol.
    if element.known == .Text, let argument = element.argument(nil), file.tree.isImage(argument) { return .nonText }
    if element.isIconOfLabel { return .nonText }
    let look = fontLook(of: element)
    let isBold = look.isBold || isBold(around: element)
    if let points = look.points { return .forText(points: points, isBold: isBold, limits.largeText) }
    if let style = look.style, let known = project.textStyle(named: style) {
      return .forText(points: known.size, isBold: isBold || style == "headline", limits.largeText)
    }
    if let modifier = element.fontModifier {
      return targetOfFonts(setBy: modifier, isBold: self.isBold(around: element))
    }
    guard !element.modifiers.contains(where: { $0.use.known == .font }) else { return nil }
    // Without any font the text is body.
    switch fontSize(around: ViewReference(file: file, index: element.index)) {
    case .scaled(let points), .fixed(let points): return .forText(points: points, isBold: isBold, limits.largeText)
    case .unknown: return nil
    case nil:
      return .forText(points: project.textStyle(named: "body")?.size, isBold: isBold, limits.largeText)
    }
  }

  /// The same where a component is used: text that gets its font there may be large, and then the lower ratio is all that
  /// is surely needed. Asked for text only that would be reported otherwise.
  public func contrastTargetWhereUsed(of element: Element) -> ContrastTarget? {
    guard fontSize(around: ViewReference(file: file, index: element.index)) == nil else { return .text }
    if let styled = targetInStyle(element) { return styled }
    let uses = uses(ofBody: element.node.body, in: file).filter { !$0.node.surroundings.isOutOfScope }
    guard !uses.isEmpty, uses.count <= 16 else { return .text }
    for use in uses {
      switch fontSize(around: use) {
      case nil: continue
      case .unknown: return nil
      case .scaled(let points), .fixed(let points):
        let target = ContrastTarget.forText(
          points: points, isBold: isBold(around: Element(model: self, index: element.index)), limits.largeText)
        if target == .largeText { return target }
      }
    }
    return .text
  }

  /// The same of what the style of its button alone says; nil where that gives it no font.
  public func contrastTargetInStyle(of element: Element) -> ContrastTarget? {
    fontSize(around: ViewReference(file: file, index: element.index)) == nil ? targetInStyle(element) : nil
  }

  /// What the font asks for that a style of the project's own gives the label of its button; nil where it gives none.
  private func targetInStyle(_ element: Element) -> ContrastTarget? {
    for holder in element.withAncestors where holder.node.slot == .label {
      let fonts = holder.effectiveModifiers { $0 == .font }.filter(\.isOfStyle)
      guard let font = fonts.first?.argument(nil) else { continue }
      let look = fontLook(of: font.node, in: font.scope)
      let points = look.points ?? look.style.flatMap { project.textStyle(named: $0)?.size }
      return points.flatMap {
        .forText(points: $0, isBold: look.isBold || isBold(around: element), limits.largeText)
      }
    }
    return nil
  }

  /// The fonts that the uses of a component or property give to what has none of its own, one for each use; none where a
  /// use gives it none, or nothing uses it.
  public func fontsWhereUsed(of element: Element) -> [FontSize] {
    guard fontSize(around: ViewReference(file: file, index: element.index)) == nil else { return [] }
    let uses = uses(ofBody: element.node.body, in: file).filter { !$0.node.surroundings.isOutOfScope }
    guard uses.count <= 16 else { return [] }
    let fonts = uses.compactMap { fontSize(around: $0) }
    return fonts.count == uses.count ? fonts : []
  }

  /// Whether what stands around a text makes it bold, where the text says nothing itself.
  private func isBold(around element: Element) -> Bool {
    for holder in element.withAncestors {
      for use in holder.writtenModifiers.reversed() {
        switch use.known {
        case .bold:
          return file.tree.argument(of: use.call, label: nil).map {
            evaluator.boolean(of: $0, in: holder.scope) != false
          } ?? true
        case .fontWeight:
          guard let weight = file.tree.argument(of: use.call, label: nil) else { continue }
          return ["bold", "semibold", "heavy", "black"].contains(file.tree.text(weight))
        default: continue
        }
      }
      if holder.node.slot.isPresentation { return false }
    }
    return false
  }
}
