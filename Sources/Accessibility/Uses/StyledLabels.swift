// What a style of the project puts on the label of a button: `configuration.label.frame(height: height)` holds for the
// label of each button that has the style, with what the style is made with there.

import CurbcutSyntax
import CurbcutViews

/// The label of a button as a style of the project shows it.
struct StyledLabel {
  /// The `.buttonStyle` that reaches the button, in its file.
  var written: ViewModifierUse
  /// `configuration.label` in the body of the style, seen through what makes the style.
  var label: ViewReference
}

extension Element {
  /// The style of the project's own that is set on a button or around it; nil where a condition decides.
  public var ownButtonStyle: AppliedModifier? { ownButtonStyleWithHolder?.style }

  /// What the style is called: `PillStyle` of `.buttonStyle(PillStyle())`, `pill` of `.buttonStyle(.pill)`.
  public var nameOfOwnButtonStyle: String? {
    guard let style = ownButtonStyle, let argument = style.file.tree.argument(of: style.use.call, label: nil) else {
      return nil
    }
    let tree = style.file.tree
    return tree.text(tree.kind(argument) == .callExpr ? tree.firstChild(argument) : argument)
  }

  fileprivate var ownButtonStyleWithHolder: (style: AppliedModifier, written: ViewModifierUse)? {
    for holder in withAncestors {
      var written: ViewModifierUse?
      var found: (style: AppliedModifier, written: ViewModifierUse)?
      for applied in holder.modifiers {
        if applied.file === file, applied.use.owner == holder.index { written = applied.use }
        if applied.use.known == .buttonStyle, let written { found = (applied, written) }
      }
      guard let found else { continue }
      return found.style.use.isConditional || found.written.isConditional ? nil : found
    }
    return nil
  }

  /// Whether styles of buttons draw the control.
  private var takesButtonStyle: Bool {
    node.kind == .use && (known == .Button || known == .NavigationLink || known == .Link)
      && model.flags[Int(index)].contains(.customStyle)
  }

  /// The views in the label of a button, in its closure.
  private var labelParts: [Element] { children.filter { $0.node.slot == .label && $0.node.slotModifier < 0 } }

  /// The button of whose label the view is all, or which the view is itself where its label is a title or several views.
  private var buttonOfLabel: Element? {
    if node.slot == .label, node.slotModifier < 0 {
      guard let parent, parent.takesButtonStyle, parent.labelParts.count == 1 else { return nil }
      return parent
    }
    return takesButtonStyle && labelParts.count != 1 ? self : nil
  }

  /// The modifiers that a style of the project puts on the label that the view is, in source order; of a button itself
  /// where its label is no single view. None where the style cannot be followed, or chooses what it shows.
  public var styleModifiers: [EffectiveModifier] {
    guard let button = buttonOfLabel, let styled = model.styledLabel(of: button) else { return [] }
    return model.engine.appliedModifiers(of: styled.label).map {
      EffectiveModifier(ofStyle: $0, by: styled.written, in: file)
    }
  }

  /// Where a modifier that reaches the view stands among those written on it; what a style puts on the label stands behind
  /// all that is written on that, and inside of all that is written on the button.
  public func position(of modifier: EffectiveModifier) -> Int32? {
    guard modifier.isOfStyle else { return index(of: modifier.written) }
    return node.slot == .label ? node.modifiers.upperBound : node.modifiers.lowerBound
  }

  /// The views that a font gets to which a style puts on the label: those without a nearer one.
  public var viewsInFontOfStyle: [Element] {
    var result: [Element] = []
    var child = index
    while child < node.end {
      let view = Element(model: model, index: child)
      let isOutside = child != index && (view.node.slot.isPresentation || view.node.slotModifier >= 0)
      if isOutside || model.font[Int(child)] >= 0 && isInside(ownerOf: model.font[Int(child)]) {
        child = view.node.end
      } else {
        result.append(view)
        child += 1
      }
    }
    return result
  }

  /// Whether a font is set in the label, where the one of a style does not get to.
  private func isInside(ownerOf font: Int32) -> Bool {
    let owner = file.modifiers[Int(font)].owner
    return owner > index || owner == index && node.slot == .label
  }
}

extension FileModel {
  /// The label of a button as its style shows it, found once for each button.
  func styledLabel(of button: Element) -> StyledLabel? {
    if let known = styledLabels[button.index] { return known }
    let found = findStyledLabel(of: button)
    styledLabels[button.index] = .some(found)
    return found
  }

  private func findStyledLabel(of button: Element) -> StyledLabel? {
    guard let (style, written) = button.ownButtonStyleWithHolder,
      let argument = style.file.tree.argument(of: style.use.call, label: nil),
      let label = labelOfOwnStyle(argument, in: style.scope)
    else { return nil }
    // What one of several branches puts on it need not hold.
    var node = label.node
    while node.parent >= 0 {
      node = label.file.views[Int(node.parent)]
      if node.kind == .choice { return nil }
    }
    return StyledLabel(written: written, label: label)
  }
}
