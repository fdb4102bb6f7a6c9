// What contrast a color that lets its ground through can have at most, whatever that ground is.

import CurbcutViews

extension Colour {
  /// The highest contrast ratio (1 to 21) that a color has on any ground it may be laid over; 21 at most.
  public var highestContrast: Double { Self.grounds.reduce(1) { max($0, over($1).contrast(on: $1)) } }

  /// Grays in steps too small to matter, and colors at the edges of what a screen shows, which suit colored text best.
  private static let grounds: [Colour] = {
    let grays = (0...64).map { Colour(white: Double($0) / 64) }
    let parts = [0, 0.1, 0.5, 1]
    let colors = parts.flatMap { red in
      parts.flatMap { green in parts.map { Colour(red: red, green: green, blue: $0) } }
    }
    return grays + colors
  }()
}

extension ColourModel {
  /// What is left of the color of a text (0 to 1) by the opacities around it that are one number, up to the nearest color
  /// that is laid below it.
  public func opacityOverGround(of view: Int32) -> Double {
    var result = 1.0
    var layer = state(of: view).layer
    while layer >= 0 {
      switch layers[Int(layer)].layer {
      case .scheme: break
      case .opacity(let index):
        let source = sources[index]
        if masks[layer] == nil, let argument = source.scope.file.tree.argument(of: source.use.call, label: nil),
          let factor = model.evaluator.value(of: argument, in: source.scope).number, 0...1 ~= factor
        {
          result *= factor
        }
      default: return result
      }
      layer = layers[Int(layer)].next
    }
    return result
  }
}
