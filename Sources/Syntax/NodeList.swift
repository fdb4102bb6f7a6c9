// The children of a node. Nearly all nodes have few, and their children are asked for at every turn, so that few are
// kept in place; an array for each answer took a twentieth of a run.

/// The children of a node, in source order.
public struct NodeList: RandomAccessCollection, Sendable {
  /// Number of children that are kept in place.
  @usableFromInline static var capacity: Int { 7 }

  /// The last child first, since children come from the back; then their number. One vector, since a list of as many
  /// fields is handed on by copies in memory.
  @usableFromInline var few: SIMD8<UInt32>
  /// All of them in source order, when there are more.
  @usableFromInline var many: [NodeID]?

  @inlinable
  init(_ tree: Tree, _ parent: NodeID) {
    var few = SIMD8<UInt32>(repeating: .max)
    var count = 0
    tree.nodes.withUnsafeBufferPointer { nodes in
      guard Int(parent.index) < nodes.count, case let low = nodes[Int(parent.index)].firstDescendant,
        low != parent.index
      else { return }
      var child = parent.index &- 1
      withUnsafeMutableBytes(of: &few) { bytes in
        while true {
          if count < Self.capacity {
            bytes.storeBytes(of: child, toByteOffset: count &* 4, as: UInt32.self)
          }
          count &+= 1
          let first = nodes[Int(child)].firstDescendant
          if first == low { break }
          child = first &- 1
        }
      }
    }
    few[Self.capacity] = UInt32(truncatingIfNeeded: count)
    self.few = few
    many = count > Self.capacity ? Self.all(tree, parent, count) : nil
  }

  @usableFromInline
  static func all(_ tree: Tree, _ parent: NodeID, _ count: Int) -> [NodeID] {
    var result = [NodeID](repeating: .none, count: count)
    var child = parent.index &- 1
    for place in stride(from: count - 1, through: 0, by: -1) {
      result[place] = NodeID(child)
      child = tree.firstDescendant(NodeID(child)) &- 1
    }
    return result
  }

  @inlinable public var startIndex: Int { 0 }
  @inlinable public var endIndex: Int { count }
  @inlinable public var count: Int { Int(few[Self.capacity]) }

  /// The child at a place, or `.none` when the node has not so many: half-typed code lacks them.
  @inlinable
  public subscript(index: Int) -> NodeID {
    let count = count
    guard index >= 0 && index < count else { return .none }
    return many.map { $0[index] } ?? NodeID(few[count &- 1 &- index])
  }
}
