// Which local a name means: looked up, since code may bind as many names as it says things to objects.

import CurbcutSourceText
import CurbcutSymbols
import CurbcutSyntax

/// Locals by their names, with where each can be seen.
struct UIKitLocalIndex: Sendable {
  private struct Scope {
    var name: UInt64
    var start: UInt32
    var end: UInt32
    /// Its place among the locals.
    var place: Int32
    /// The last scope of the name before it that goes on behind its start, or -1.
    var outer: Int32 = -1
  }

  /// In the order of names and, of one name, of starts; where two begin at one place the later counts.
  private var scopes: [Scope] = []

  init(_ locals: ArraySlice<UIKitLocal>) {
    scopes = locals.indices.map { place in
      let local = locals[place]
      return Scope(
        name: local.name.hash, start: local.start, end: max(local.start, local.end),
        place: Int32(truncatingIfNeeded: place))
    }
    scopes.sort { ($0.name, $0.start, $0.place) < ($1.name, $1.start, $1.place) }
    for index in scopes.indices.dropFirst() where scopes[index].name == scopes[index - 1].name {
      var above = Int32(index - 1)
      while above >= 0, scopes[Int(above)].end <= scopes[index].start { above = scopes[Int(above)].outer }
      scopes[index].outer = above
    }
  }

  /// The innermost local of a name that can be seen at an offset.
  func place(of name: Name, at offset: UInt32) -> Int? {
    var low = 0
    var high = scopes.count
    while low < high {
      let middle = (low + high) / 2
      if (scopes[middle].name, scopes[middle].start) <= (name.hash, offset) { low = middle + 1 } else { high = middle }
    }
    guard low > 0, scopes[low - 1].name == name.hash else { return nil }
    var index = Int32(low) - 1
    while index >= 0, scopes[Int(index)].end <= offset { index = scopes[Int(index)].outer }
    return index >= 0 ? Int(scopes[Int(index)].place) : nil
  }
}

extension Tree {
  /// The parent of each node, for who asks for those of many: a walk from a node to its parent passes all its siblings.
  package func parents() -> [NodeID] {
    var parents = [NodeID](repeating: .none, count: nodes.count)
    nodes.withUnsafeBufferPointer { nodes in
      // From the back, a node comes below the one before it or below one of those around that.
      var around = NodeID.none
      for index in nodes.indices.reversed() {
        while around.exists, nodes[Int(around.index)].firstDescendant > UInt32(index) {
          around = parents[Int(around.index)]
        }
        parents[index] = around
        around = NodeID(index)
      }
    }
    return parents
  }
}
