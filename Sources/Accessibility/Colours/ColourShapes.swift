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
    state.layer = push(isLine ? .unknown : .surface(shape), on: state.layer)
    shapeLimits[state.layer] = call
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
