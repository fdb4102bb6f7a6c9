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
