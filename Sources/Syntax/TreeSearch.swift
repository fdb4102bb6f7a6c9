// Nodes of one kind that are looked for by how they are written, whatever they come to.

import CurbcutSourceText

extension Tree {
  /// The strings that go over several lines, in a range.
  public func stringsOverLines(in range: ByteRange) -> [ByteRange] {
    var result: [ByteRange] = []
    forEachNode(of: .stringLiteral) { node in
      let own = self.range(node)
      if range.contains(own), source[own].contains(0x0A) { result.append(own) }
    }
    return result
  }

  /// The calls below a node whose callee is called so, the inner ones first.
  public func calls(of name: StaticString, below node: NodeID) -> [NodeID] {
    nodes(below: node).map { NodeID($0) }.filter { kind($0) == .callExpr && mainIs(firstChild($0), name) }
  }

  /// The members below a node that are written so, with what is before the dot.
  public func members(written code: String, below node: NodeID) -> [ByteRange] {
    let bytes = Array(code.utf8)
    return nodes(below: node).compactMap { index in
      let own = range(NodeID(index))
      return kind(NodeID(index)) == .memberExpr && source[own].elementsEqual(bytes) ? own : nil
    }
  }
}
