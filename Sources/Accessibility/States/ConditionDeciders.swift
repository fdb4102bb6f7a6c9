// Which of the names in a condition decide, and which only say whose state it is.

import CurbcutSyntax
import CurbcutViews

extension FileModel {
  /// What functions are asked about that are named as a state: `post.id` in `isLiked(post.id)` says which one is meant.
  func subjects(below node: NodeID, _ tree: Tree) -> [Range<Int>] {
    var result: [Range<Int>] = []
    for index in tree.nodes(below: node)
    where tree.nodes[index].kind == .callExpr && isNamedAsState(tree.firstChild(NodeID(index)), tree) {
      for argument in tree.children(NodeID(index)).dropFirst() { result.append(tree.nodes(below: argument)) }
    }
    return result
  }

  /// Whether a node is only the way to a member that is asked itself: `post` in `post.isLiked`, and not `saved` in
  /// `saved.contains(post)`. What holds a node follows it in post-order.
  func isWay(_ node: NodeID, below root: NodeID, _ tree: Tree) -> Bool {
    let next = Int(node.index) + 1
    guard next <= Int(root.index), tree.nodes[next].firstDescendant <= node.index else { return false }
    return tree.nodes[next].kind == .memberExpr && !Self.namesOfNothing.contains(tree.name(NodeID(next)))
  }
}
