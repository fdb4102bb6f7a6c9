// Which local a name means: looked up, since code may bind as many names as it says things to objects.

import CurbcutSourceText
import CurbcutSyntax

/// Locals by their names, with where each can be seen.
struct UIKitLocalIndex: Sendable {
  private var scopes: [Name: (ranges: NestedRanges, places: [Int])] = [:]

  init(_ locals: ArraySlice<UIKitLocal>) {
    for (name, places) in Dictionary(grouping: locals.indices, by: { locals[$0].name }) {
      // Of two that begin at one place the later counts.
      let sorted = places.sorted {
        locals[$0].start != locals[$1].start ? locals[$0].start < locals[$1].start : $0 < $1
      }
      let ranges = sorted.lazy.map { locals[$0].start..<max(locals[$0].start, locals[$0].end) }
      scopes[name] = (NestedRanges(ranges), sorted)
    }
  }

  /// The innermost local of a name that can be seen at an offset.
  func place(of name: Name, at offset: UInt32) -> Int? {
    guard let (ranges, places) = scopes[name] else { return nil }
    return ranges.last(around: offset).map { places[$0] }
  }
}

extension Tree {
  /// The parent of each node, for who asks for those of many: a walk from a node to its parent passes all its siblings.
  func parents() -> [NodeID] {
    var parents = [NodeID](repeating: .none, count: nodes.count)
    var open: [NodeID] = []
    for index in nodes.indices.reversed() {
      while let last = open.last, nodes[Int(last.index)].firstDescendant > UInt32(index) { open.removeLast() }
      parents[index] = open.last ?? .none
      open.append(NodeID(index))
    }
    return parents
  }
}
