// The children of a node. Nearly all nodes have few, and their children are asked for at every turn, so that few are
// kept in place; an array for each answer took a twentieth of a run.

/// The children of a node, in source order.
public struct NodeList: RandomAccessCollection, Sendable {
  @usableFromInline typealias Few = (UInt32, UInt32, UInt32, UInt32, UInt32, UInt32)

  /// Number of children that are kept in place.
  @usableFromInline static var capacity: Int { 6 }

  /// The last child first, since children come from the back.
  @usableFromInline var few: Few
  @usableFromInline var size: Int32
  /// All of them in source order, when there are more.
  @usableFromInline var many: [NodeID]?

  @inlinable
  init(_ tree: Tree, _ parent: NodeID) {
    var few: Few = (.max, .max, .max, .max, .max, .max)
    var count = 0
    let low = tree.nodes[Int(parent.index)].firstDescendant
    if low != parent.index {
      var child = parent.index &- 1
      withUnsafeMutableBytes(of: &few) { bytes in
        while true {
          if count < Self.capacity {
            bytes.storeBytes(of: child, toByteOffset: count &* 4, as: UInt32.self)
          }
          count &+= 1
          let first = tree.nodes[Int(child)].firstDescendant
          if first == low { break }
          child = first &- 1
        }
      }
    }
    // Made in one go: fields that are set one after the other were copied and destroyed on the way.
    self.init(
      few: few, size: Int32(truncatingIfNeeded: count),
      many: count > Self.capacity ? Self.all(tree, parent, count) : nil)
  }

  @inlinable
  init(few: Few, size: Int32, many: [NodeID]?) {
    self.few = few
    self.size = size
    self.many = many
  }

  @usableFromInline
  static func all(_ tree: Tree, _ parent: NodeID, _ count: Int) -> [NodeID] {
    var result = [NodeID](repeating: .none, count: count)
    var child = parent.index &- 1
    for place in stride(from: count - 1, through: 0, by: -1) {
      result[place] = NodeID(child)
      child = tree.nodes[Int(child)].firstDescendant &- 1
    }
    return result
  }

  @inlinable public var startIndex: Int { 0 }
  @inlinable public var endIndex: Int { Int(size) }
  @inlinable public var count: Int { Int(size) }

  @inlinable
  public subscript(index: Int) -> NodeID {
    precondition(index >= 0 && index < Int(size), "no such child")
    if let many { return many[index] }
    return withUnsafeBytes(of: few) {
      NodeID($0.loadUnaligned(fromByteOffset: (Int(size) &- 1 &- index) &* 4, as: UInt32.self))
    }
  }
}
