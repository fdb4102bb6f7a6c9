// Counts what is known of the texts and controls of a file, and why the rest is not: `--statistics` prints it, and the
// most frequent reason is what to build next.

import CurbcutAccessibility
import CurbcutFindings
import CurbcutSyntax
import CurbcutViews

extension KnownFacts {
  /// What is known in one file.
  init(of model: FileModel) {
    self.init()
    for index in model.file.views.indices {
      let element = Element(model: model, index: Int32(index))
      if element.isOutOfScope { continue }
      countText(element)
      countSize(element)
      countName(element)
    }
    if let uikit = model.uikit { countTexts(of: uikit) }
  }

  /// The labels, buttons and fields that code of UIKit makes.
  private mutating func countTexts(of model: UIKitModel) {
    for object in UIKitContrast.texts(of: model) where model.isMadeInCode(object) {
      if model.colourPairs(of: object).isEmpty {
        addUnknown(.uikitColors, model.colorReason(of: object))
      } else {
        addKnown(.uikitColors)
      }
    }
  }

  private mutating func countText(_ element: Element) {
    guard TextColours.isToBeRead(element) else { return }
    if element.model.contrastTarget(of: element) != nil {
      addKnown(.fonts)
    } else {
      addUnknown(.fonts, element.fontReason)
    }
    if TextColours.unknownReason(element) != nil, UsedColours.of(element).isEmpty {
      addUnknown(.colors, element.colorReason)
    } else {
      addKnown(.colors)
    }
  }

  /// Buttons, links and tapped views that have a size of their own.
  private mutating func countSize(_ element: Element) {
    guard TouchTarget.mayHaveOwnSize(element) else { return }
    if let area = TouchTarget(element)?.area,
      area.smallerSide != nil || max(area.leastWidth, area.leastHeight) >= element.model.limits.targetSize
    {
      return addKnown(.sizes)
    }
    addUnknown(.sizes, element.sizeReason)
  }

  private mutating func countName(_ element: Element) {
    guard let control = element.control, control.isInteractive, !element.isExemptFromSpeech else { return }
    if element.name.name.isUnknown { addUnknown(.names, element.labelReason) } else { addKnown(.names) }
  }
}

extension Element {
  /// Why the colors of a text are not known.
  var colorReason: String {
    let colours = model.colours
    let foreground = colours.foreground(of: index)
    if case .unknown = foreground.value {
      guard let argument = foreground.argument else { return colours.inheritedReason(of: index) }
      return unknownReason(argument)
    }
    guard let background = colours.background(of: index) else {
      return colours.standsOnNothing(index) ? "background at the call site" : colours.groundReason(of: index)
    }
    guard case .unknown = background.value, let argument = background.argument else {
      return "colors that change together"
    }
    return unknownReason(argument)
  }

  /// Why the size of the font is not known.
  var fontReason: String {
    guard let fontModifier else { return "font of the call site" }
    guard let argument = tree.argument(of: file.modifiers[Int(fontModifier)].call, label: nil) else {
      return "font without argument"
    }
    return unknownReason(argument)
  }

  /// Why no side of a target is known: the first thing in its label that has no size.
  var sizeReason: String {
    for view in withAncestors.prefix(1) + descendants {
      for use in view.writtenModifiers where use.known == .frame || use.known == .padding {
        for argument in tree.children(use.call).dropFirst() where tree.kind(argument) == .argument {
          let value = tree.lastChild(argument)
          if tree.kind(value) == .implicitMemberExpr || tree.kind(value) == .arrayLiteral { continue }
          if case .runtime = model.evaluator.value(of: value, in: view.scope) { return view.unknownReason(value) }
        }
      }
    }
    for view in descendants where view.node.kind == .use || view.node.kind == .opaque {
      if view.known == .other { return componentReason(view) }
      if view.known == .Image { return view.argument("systemName") == nil ? "size of the image" : "symbol in a stack" }
      if view.known == .Text { return "length of the text" }
    }
    // A tapped color or shape is as large as what is offered to it.
    if known.isColourOrGradient || known.isShape { return "room around a shape" }
    return children.isEmpty ? "length of the text" : "depends on its label"
  }

  /// Why the name of a control is not known.
  var labelReason: String {
    for use in writtenModifiers where use.known == .accessibilityLabel {
      if let argument = tree.argument(of: use.call, label: nil) { return unknownReason(argument) }
    }
    for view in descendants where view.node.kind == .use && view.known == .other { return componentReason(view) }
    for view in descendants where view.node.kind == .opaque { return view.unknownReason(view.node.expression) }
    guard let argument = argument(nil) else { return "depends on its label" }
    return unknownReason(argument)
  }
}
