// How high a tree may grow. The parser limits how deep code nests; but what stands in a row nests in the tree as well:
// thousands of operators, modifiers or `else if`. Whoever follows such a row by calling itself needs a stack for it, so
// that rows have a limit too, for all who walk over trees at once.

import CurbcutSourceText

enum TreeHeight {
  /// The most nodes on a way from the root to a leaf. No compiler reads rows that are half as long: a
  /// modifier takes two.
  static let maximum = 25_000

  /// Puts a leaf in the place of each subtree that is too high, as for other code that is skipped, and gives the leaves;
  /// none for nearly every file, which has fewer nodes than may lie on one way.
  static func limit(_ nodes: inout [Node]) -> [Node] {
    guard nodes.count > maximum, isTooHigh(nodes) else { return [] }
    var kept: [Node] = []
    var heights: [Int] = []
    // Where in `kept` the subtree begins whose first node stood at a place.
    var starts = [Int](repeating: 0, count: nodes.count)
    var skipped: [Node] = []
    for (index, node) in nodes.enumerated() {
      let isLeaf = Int(node.firstDescendant) == index
      if isLeaf { starts[index] = kept.count }
      let start = starts[Int(node.firstDescendant)]
      var height = 0
      var child = kept.count - 1
      while child >= start {
        height = max(height, heights[child])
        child = Int(kept[child].firstDescendant) - 1
      }
      var result = Node(
        kind: node.kind, main: node.main, firstToken: node.firstToken, lastToken: node.lastToken,
        firstDescendant: UInt32(start))
      if height >= maximum, node.kind != .file {
        kept.removeLast(kept.count - start)
        heights.removeLast(heights.count - start)
        height = 0
        result = Node(
          kind: .unexpected, main: node.firstToken, firstToken: node.firstToken, lastToken: node.lastToken,
          firstDescendant: UInt32(start))
        skipped.append(result)
      }
      kept.append(result)
      heights.append(height + 1)
    }
    nodes = kept
    return skipped
  }

  private static func isTooHigh(_ nodes: [Node]) -> Bool {
    var heights = [UInt16](repeating: 1, count: nodes.count)
    for (index, node) in nodes.enumerated() where Int(node.firstDescendant) != index {
      var height: UInt16 = 0
      var child = index - 1
      while child >= Int(node.firstDescendant) {
        height = max(height, heights[child])
        child = Int(nodes[child].firstDescendant) - 1
      }
      if height >= maximum { return true }
      heights[index] = height + 1
    }
    return false
  }
}
