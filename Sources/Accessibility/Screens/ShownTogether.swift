// Which views are never shown together: they stand in branches of one choice, behind different returns of one function, or
// under conditions that contradict each other, `if isOn { … }` beside `if !isOn { … }`.

import CurbcutSyntax
import CurbcutViews

extension Element {
  /// Whether this view and another one of the same body are never shown at the same time, as far as the code tells.
  public func isNeverShown(with other: Element) -> Bool {
    guard file === other.file, node.body == other.node.body else { return false }
    if file.isInOtherBranch(index, than: other.index) { return true }
    let returns = returnsAround
    for (function, statement) in other.returnsAround {
      if let own = returns[function], own != statement { return true }
    }
    // In the rows of two lists the same words ask about different things.
    guard rowsAround == other.rowsAround else { return false }
    let colours = model.colours
    return colours.decided(at: index).contradicts(colours.decided(at: other.index))
  }

  /// The views around that repeat what they hold.
  private var rowsAround: [Int32] {
    ancestors.filter { $0.known == .ForEach || $0.known == .List }.map(\.index)
  }

  /// The functions and closures around the view that give it back by a statement of their own, with the statement.
  private var returnsAround: [NodeID: NodeID] {
    var result: [NodeID: NodeID] = [:]
    let view = node.chain
    let block = body.block
    guard view.exists, block.exists, view.index < block.index else { return result }
    var statement = NodeID.none
    // From the inside, the body's block last.
    for ancestor in model.returnScopes.around(view, in: tree).reversed() + [block] {
      guard ancestor.index <= block.index else { continue }
      if tree.kind(ancestor) == .returnStmt { statement = ancestor }
      guard ancestor == block || tree.kind(ancestor) == .closureExpr else { continue }
      if statement.exists { result[ancestor] = statement }
      statement = .none
    }
    return result
  }
}

extension FileViews {
  /// The choices around a view in its body, each with the branch in which the view stands.
  private func branches(around view: Int32) -> [Int32: Int16] {
    var result: [Int32: Int16] = [:]
    var current = view
    while current >= 0 {
      let (parent, branch) = (views[Int(current)].parent, views[Int(current)].branch)
      if parent >= 0, views[Int(parent)].kind == .choice { result[parent] = branch }
      current = parent
    }
    return result
  }

  /// Whether a condition of its body decides whether a view is shown.
  public func isChosen(_ view: Int32) -> Bool { !branches(around: view).isEmpty }

  /// Whether two views stand in different branches of one choice.
  public func isInOtherBranch(_ view: Int32, than other: Int32) -> Bool {
    let own = branches(around: view)
    return branches(around: other).contains { choice, branch in own[choice].map { $0 != branch } ?? false }
  }
}

/// The closures and return statements of a file, looked up by what stands in them.
struct ReturnScopes {
  private let nodes: [NodeID]
  private let ranges: NestedRanges

  init(_ tree: Tree) {
    func start(_ node: NodeID) -> UInt32 { tree.range(node).start }
    nodes = tree.nodes.indices.map { NodeID($0) }
      .filter { tree.kind($0) == .returnStmt || tree.kind($0) == .closureExpr }
      // Nodes come before what they stand in.
      .sorted { (start($0), $1.index) < (start($1), $0.index) }
    ranges = NestedRanges(nodes.lazy.map { tree.range($0).start..<tree.range($0).end })
  }

  /// Those around a node, outer ones first.
  func around(_ node: NodeID, in tree: Tree) -> [NodeID] {
    ranges.all(around: tree.range(node).start).map { nodes[$0] }
      .filter { $0 != node && tree.nodes[Int($0.index)].firstDescendant <= UInt32(node.index) && $0.index > node.index }
  }
}
