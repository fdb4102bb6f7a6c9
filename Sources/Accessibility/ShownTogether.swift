// Which views are never shown together: they stand in branches of one choice, or behind different returns of one function.

import CurbcutSyntax
import CurbcutViews

extension Element {
  /// Whether this view and another one of the same body are never shown at the same time, as far as the code tells.
  public func isNeverShown(with other: Element) -> Bool {
    guard file === other.file, node.body == other.node.body else { return false }
    let branches = branchesAround
    for (choice, branch) in other.branchesAround {
      if let own = branches[choice], own != branch { return true }
    }
    let returns = returnsAround
    for (function, statement) in other.returnsAround {
      if let own = returns[function], own != statement { return true }
    }
    return false
  }

  /// The choices around the view, each with the branch in which the view stands.
  private var branchesAround: [Int32: Int16] {
    var result: [Int32: Int16] = [:]
    var current = self
    while let parent = current.parent {
      if parent.node.kind == .choice { result[parent.index] = current.node.branch }
      current = parent
    }
    return result
  }

  /// The functions and closures around the view that give it back by a statement of their own, with the statement.
  private var returnsAround: [NodeID: NodeID] {
    var result: [NodeID: NodeID] = [:]
    let view = node.chain
    let block = body.block
    guard view.exists, block.exists, view.index < block.index else { return result }
    var statement = NodeID.none
    for outer in Int(view.index) + 1...Int(block.index) where tree.nodes[outer].firstDescendant <= UInt32(view.index) {
      let ancestor = NodeID(outer)
      if tree.kind(ancestor) == .returnStmt { statement = ancestor }
      guard ancestor == block || tree.kind(ancestor) == .closureExpr else { continue }
      if statement.exists { result[ancestor] = statement }
      statement = .none
    }
    return result
  }
}
