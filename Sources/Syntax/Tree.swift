// The flat tree of one file. Nodes are stored in post-order: the children of a node come before it, so the parser
// only ever appends, and a whole file is four arrays.

@_exported import CurbcutSourceText

/// Index of a node in its tree.
public struct NodeID: Hashable, Sendable, Comparable {
  public var index: UInt32

  @inlinable public init(_ index: UInt32) { self.index = index }
  @inlinable public init(_ index: Int) { self.index = UInt32(truncatingIfNeeded: index) }

  /// No node.
  @inlinable public static var none: NodeID { NodeID(UInt32.max) }
  /// Whether there is a node.
  @inlinable public var exists: Bool { index != UInt32.max }

  /// Nodes are keys of small tables that are asked for each view.
  @inlinable public func _rawHashValue(seed: Int) -> Int { spreadHash(UInt64(index), seed: seed) }

  @inlinable public static func < (a: NodeID, b: NodeID) -> Bool { a.index < b.index }
}

/// Index of a token in its file.
public typealias TokenID = UInt32

/// One node: its kind, its tokens and where its subtree begins. Sixteen bytes, since a project has millions.
public struct Node: Sendable, BitwiseCopyable {
  /// The kind in the highest eight bits, the main token in the others: a file has no more tokens than bytes, and no more
  /// bytes than `TokenBuffer.maximumTextLength`.
  @usableFromInline let kindAndMain: UInt32
  /// First token.
  public var firstToken: TokenID
  /// Last token, inclusive. For a node without tokens (missing, ifConfigBase, an initializer that lacks all) it is the
  /// token before `firstToken`, and the node's range is empty.
  public var lastToken: TokenID
  /// Index of the first node of the subtree in post-order; equal to the node's own index for a leaf.
  public var firstDescendant: UInt32

  /// The tokens of the node; empty for a node without tokens.
  @inlinable public var tokens: Range<TokenID> {
    let end = lastToken &+ 1
    return firstToken..<(end < firstToken ? firstToken : end)
  }

  @inlinable public var kind: NodeKind {
    // Only `init` makes these bits, so the raw value always exists; `init(rawValue:)` is a call and a table.
    unsafeBitCast(UInt8(truncatingIfNeeded: kindAndMain >> 24), to: NodeKind.self)
  }

  /// The token that names the node; see `NodeKind`.
  @inlinable public var main: TokenID { kindAndMain & 0xFF_FFFF }

  /// What is answered about a node that the tree has not: something is missing there, without children and without
  /// tokens. Its tokens are the highest that a file can have, which read as the end of the file and can be counted on from.
  @inlinable
  static func absent(_ node: NodeID) -> Node {
    Node(kind: .missing, main: 0xFF_FFFF, firstToken: 0xFF_FFFF, lastToken: 0xFF_FFFE, firstDescendant: node.index)
  }

  @inlinable
  public init(kind: NodeKind, main: TokenID, firstToken: TokenID, lastToken: TokenID, firstDescendant: UInt32) {
    kindAndMain = UInt32(kind.rawValue) << 24 | main & 0xFF_FFFF
    self.firstToken = firstToken
    self.lastToken = lastToken
    self.firstDescendant = firstDescendant
  }
}

/// Something that is not Swift, with its position. Parsing goes on behind it.
public struct SyntaxProblem: Sendable, Hashable {
  public var range: ByteRange
  public var message: String

  public init(range: ByteRange, message: String) {
    self.range = range
    self.message = message
  }
}

/// A comment, kept because directives live in comments.
public struct Comment: Sendable, Hashable {
  /// Range with the delimiters, without the line break behind it.
  public var range: ByteRange
  /// Whether it is a `//` comment (`///` included).
  public var isLine: Bool
  /// Whether nothing but white space precedes it on its line.
  public var ownLine: Bool

  public init(range: ByteRange, isLine: Bool, ownLine: Bool) {
    self.range = range
    self.isLine = isLine
    self.ownLine = ownLine
  }
}

/// The syntax of one file. A tree knows no other file.
///
/// Code is half typed more often than not, so a node that a rule counts on may not be there. Whatever is asked about
/// `.none`, or about a node that the tree has not, is answered as about a `missing` node at the end of the file: no
/// children, no tokens, an empty range. The check that finds it out takes the place of the one that would trap.
public final class Tree: Sendable {
  public let source: SourceText
  public let tokens: TokenBuffer
  public let comments: [Comment]
  public let nodes: [Node]
  /// The `#if` nodes, around items and behind expressions, ascending: few files have any.
  public let conditionals: [NodeID]
  /// The assignments, ascending.
  public let assignments: [NodeID]
  /// The optional bindings, loops and signatures of closures, ascending: what binds names without declaring them.
  public let binders: [NodeID]
  /// Sorted by position.
  public let problems: [SyntaxProblem]

  public init(
    source: SourceText, tokens: TokenBuffer, comments: [Comment], nodes: [Node], conditionals: [NodeID] = [],
    assignments: [NodeID] = [], binders: [NodeID] = [], problems: [SyntaxProblem]
  ) {
    self.source = source
    self.tokens = tokens
    self.comments = comments
    self.nodes = nodes
    self.conditionals = conditionals
    self.assignments = assignments
    self.binders = binders
    self.problems = problems
  }

  /// Gives each node of a kind, children before their parents: most nodes are of another, and a project has millions.
  @inlinable
  public func forEachNode(of kind: NodeKind, _ body: (NodeID) -> Void) {
    nodes.withUnsafeBufferPointer { nodes in
      for index in 0..<nodes.count where nodes[index].kind == kind { body(NodeID(index)) }
    }
  }

  /// The file node: the last one.
  @inlinable public var root: NodeID { NodeID(nodes.count - 1) }

  @inlinable
  public subscript(node: NodeID) -> Node { Int(node.index) < nodes.count ? nodes[Int(node.index)] : .absent(node) }

  @inlinable
  public func kind(_ node: NodeID) -> NodeKind {
    Int(node.index) < nodes.count ? nodes[Int(node.index)].kind : .missing
  }

  /// Index of the first node of the subtree; the node's own for a leaf, and for a node that is not there.
  @inlinable
  func firstDescendant(_ node: NodeID) -> UInt32 {
    Int(node.index) < nodes.count ? nodes[Int(node.index)].firstDescendant : node.index
  }

  /// All nodes of a subtree, children before their parents; none below a node that is not there.
  @inlinable
  public func nodes(below node: NodeID) -> Range<Int> {
    Int(node.index) < nodes.count ? Int(nodes[Int(node.index)].firstDescendant)..<Int(node.index) + 1 : 0..<0
  }

  /// Range from the first to the last token.
  @inlinable
  public func range(_ node: NodeID) -> ByteRange {
    let n = self[node]
    let start = tokens.start(n.firstToken)
    if n.lastToken < n.firstToken || n.kind == .missing || n.kind == .ifConfigBase { return ByteRange(start, start) }
    return ByteRange(start, max(start, tokens.end(n.lastToken)))
  }

  /// Range of the main token.
  @inlinable
  public func mainRange(_ node: NodeID) -> ByteRange { tokens.range(self[node].main) }

  /// Whether the main token is spelt so, backticks left out.
  @inlinable
  public func mainIs(_ node: NodeID, _ text: StaticString) -> Bool { tokens.isSpelt(self[node].main, text, in: source) }

  /// Bytes of the main token, without backticks.
  @inlinable
  public func mainText(_ node: NodeID) -> ArraySlice<UInt8> { tokens.text(self[node].main, in: source) }

  /// The last child, or `.none`. The cheapest way in: children are reached from the back.
  @inlinable
  public func lastChild(_ node: NodeID) -> NodeID {
    firstDescendant(node) == node.index ? .none : NodeID(node.index &- 1)
  }

  /// The sibling before `node` under `parent`, or `.none`.
  @inlinable
  public func previousSibling(_ node: NodeID, in parent: NodeID) -> NodeID {
    // Nothing stands before what is not there.
    guard Int(node.index) < nodes.count else { return .none }
    let first = nodes[Int(node.index)].firstDescendant
    return first == firstDescendant(parent) ? .none : NodeID(first &- 1)
  }

  /// The children from last to first, without allocating.
  @inlinable
  public func reversedChildren(_ node: NodeID) -> ReversedChildren { ReversedChildren(tree: self, parent: node) }

  /// The children in source order.
  @inlinable
  public func children(_ node: NodeID) -> NodeList { NodeList(self, node) }

  /// The first child, or `.none`. Walks over all siblings.
  @inlinable
  public func firstChild(_ node: NodeID) -> NodeID {
    var result = NodeID.none
    for child in reversedChildren(node) { result = child }
    return result
  }

  /// Walks the children of one node from last to first.
  public struct ReversedChildren: Sequence, IteratorProtocol {
    @usableFromInline let tree: Tree
    @usableFromInline let low: UInt32
    @usableFromInline var next_: NodeID

    @inlinable
    init(tree: Tree, parent: NodeID) {
      self.tree = tree
      self.low = tree.firstDescendant(parent)
      self.next_ = tree.lastChild(parent)
    }

    @inlinable
    public mutating func next() -> NodeID? {
      guard next_.exists else { return nil }
      let result = next_
      let first = tree.firstDescendant(result)
      next_ = first == low ? .none : NodeID(first &- 1)
      return result
    }
  }
}

extension Tree {
  /// The label token of an `argument`, `trailingClosure` or tuple element, or nil. `_` does not count as a label.
  @inlinable
  public func label(of node: NodeID) -> TokenID? {
    let n = self[node]
    switch n.kind {
    case .argument:
      return tokens.kind(n.main &+ 1) == .colon && n.main < n.lastToken && tokens.isName(n.main) ? n.main : nil
    case .trailingClosure: return tokens.kind(n.main) == .leftBrace ? nil : n.main
    default: return nil
    }
  }
}
