// Shapes on which something lies by an overlay: they are painted by the modifiers before it.

import CurbcutSyntax
import CurbcutViews

extension ColourModel {
  /// Puts a shape behind what the overlay of a call puts on it.
  func layShape(_ shape: ViewReference, under call: NodeID, state: inout ColourState) {
    // Words go beyond a line.
    let isLine = shape.node.modifiers.contains { index in
      Extent(shape.file.modifiers[Int(index)], shape.scope, model.evaluator).isLine
    }
    // Where in the rings of a gradient the words lie is not known.
    let isRound: Bool
    switch shape.node.known {
    case .RadialGradient, .AngularGradient, .EllipticalGradient: isRound = true
    default: isRound = false
    }
    state.layer = push(isLine || isRound ? .unknown : .surface(shape), on: state.layer)
    shapeLimits[state.layer] = call
  }

  /// What a shape paints behind what lies on it; one that paints nothing is there to lie over something else.
  func paint(of shape: ViewReference, under call: NodeID) -> ColourValue {
    let value = surface(shape, under: call)
    if let colour = value.single, Appearance.allCases.allSatisfy({ colour[$0].alpha == 0 }), !isOutline(shape, call) {
      return .unknown
    }
    return value
  }

  /// Whether a shape is drawn by its line, before the call that lays something over it: a frame around that.
  private func isOutline(_ shape: ViewReference, _ call: NodeID) -> Bool {
    for index in shape.node.modifiers {
      let use = shape.file.modifiers[Int(index)]
      if use.call == call { return false }
      if use.known == .stroke || use.known == .strokeBorder { return true }
    }
    return false
  }

  /// The color of a view inside of what lies behind a text, as far as it reaches there: a dot or a line leaves what is below
  /// it as it is.
  func reaching(_ view: ViewReference, depth: Int) -> ColourValue {
    let clear = ColourValue.colour(ResolvedColour(.clear))
    if view.drawsNothing() || view.node.kind == .use && !isSurface(view.node) && leavesGround(view) { return clear }
    // What has a height of its own may be a band at one edge.
    let isBand = view.node.modifiers.contains { index in
      let use = view.file.modifiers[Int(index)]
      return use.known == .frame && view.file.tree.argument(of: use.call, label: "height") != nil
    }
    switch laid(view, .background) {
    case nil: return clear
    case _ where isBand: return .unknown
    case .unknown?: return .unknown
    default: return surface(view, depth: depth)
    }
  }

  /// What a stack of shapes and colors shows, the last of them on top.
  func stacked(_ stack: ViewReference, depth: Int) -> ColourValue {
    var value = ColourValue.colour(ResolvedColour(.clear))
    for view in children(of: stack) {
      value = Self.over(reaching(view, depth: depth + 1), value)
      if case .unknown = value { return .unknown }
    }
    return value
  }

  /// What a modifier puts behind a shape; nil where that is not known.
  func behind(_ shape: ViewReference, _ modifier: Int32, depth: Int) -> ColourValue? {
    let use = shape.file.modifiers[Int(modifier)]
    var value: ColourValue?
    for view in children(of: shape) where view.node.slotModifier == modifier {
      guard value == nil else { return nil }
      value = reaching(view, depth: depth + 1)
    }
    if value == nil, let argument = shape.file.tree.argument(of: use.call, label: nil) {
      value = resolver.value(of: argument, in: shape.scope, realm: .init(ofModifier: use.known))
    }
    if case .unknown? = value { return nil }
    return value
  }

  /// Whether all that an overlay puts on a shape are outlines.
  func drawsOutline(_ modifier: Int32, on shape: ViewReference) -> Bool {
    var drawn = 0
    var child = shape.index + 1
    while child < shape.node.end {
      let node = shape.file.views[Int(child)]
      if node.slotModifier == modifier {
        guard isSurface(node),
          node.modifiers.contains(where: {
            let known = shape.file.modifiers[Int($0)].known
            return known == .stroke || known == .strokeBorder
          })
        else { return false }
        drawn += 1
      }
      child = max(node.end, child + 1)
    }
    return drawn > 0
  }
}
