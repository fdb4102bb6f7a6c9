// How far a colour behind a text reaches: a line below the words and a dot beside them are no ground, and what is moved or
// sized by a number that is worked out when the app runs may or may not lie behind them.

import CurbcutSyntax
import CurbcutViews

/// What one modifier says about the extent of the shape it is written on.
struct Extent {
  /// So narrow or low that no text stands on it.
  private(set) var isSmall = false
  /// Whether it is a line or a dot: a small text may stand on what is small, and not on that.
  private(set) var isLine = false
  /// Whether it cannot be told if the shape lies behind the whole text.
  private(set) var isUnknown = false

  /// Text is higher than this, in points.
  private static let textHeight: Double = 16
  /// No text at all stands on what is lower, in points.
  private static let smallestText: Double = 10
  /// A shape that is moved by less still lies behind most of a text, in points.
  private static let slightMove: Double = 8

  init(_ use: ViewModifierUse, _ scope: Scope, _ evaluator: Evaluator) {
    let tree = scope.file.tree
    func number(_ node: NodeID) -> Double? { evaluator.value(of: node, in: scope).number }
    switch use.known {
    case .frame:
      let sides = ["width", "height"].compactMap { tree.argument(of: use.call, label: $0) }
      let numbers = sides.map(number)
      isSmall = numbers.contains { $0.map { $0 < Self.textHeight } ?? false }
      isLine = numbers.contains { $0.map { $0 < Self.smallestText } ?? false }
      // `.frame(width: size, height: size)` is as large as what stands on it.
      let isSquare =
        sides.count == 2 && tree.source.string(tree.range(sides[0])) == tree.source.string(tree.range(sides[1]))
      isUnknown = numbers.contains { $0 == nil } && !isSquare
    case .offset, .position:
      let moves = tree.children(use.call).dropFirst().filter { tree.kind($0) == .argument }.map { tree.lastChild($0) }
      isUnknown = moves.contains { move in number(move).map { abs($0) > Self.slightMove } ?? true }
    case .trim, .mask: isUnknown = true
    default: break
    }
  }
}
