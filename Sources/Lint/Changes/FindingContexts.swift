// By what a finding is known again after an edit elsewhere: the declaration it stands in and a hash of its own code.
// Blanks, comments, indentation, line endings and everything around it may change; its own code may not.

import CurbcutFindings
import CurbcutSourceText
import CurbcutSyntax

/// Finds declarations and calls of one file, once for all its findings.
struct FindingContexts {
  private struct Scope {
    var range: ByteRange
    var name: String
    var isType: Bool
  }

  /// A call by its tokens. Of a modifier only the name and what follows is its own; the chain before it is not.
  struct Call {
    var node: NodeID
    var own: Range<TokenID>
    /// Without trailing closures.
    var head: Range<TokenID>
    var callee: NodeID
    /// The call at the beginning of the chain that the call ends, by its place among all, or -1.
    var base = -1
  }

  /// Calls longer than this count by their beginning: an edit deep inside a screen is none of the screen itself.
  static let tokenLimit = 64

  private let tree: Tree
  private var scopes: [Scope] = []
  private var calls: [Call] = []
  private var scopeRanges = NestedPlaces()
  private var callRanges = NestedPlaces()
  /// The calls by their nodes.
  private var places: [NodeID: Int] = [:]

  /// What lies around an offset: looked up, since a file may hold as many findings as calls.
  private struct NestedPlaces {
    private var ranges = NestedRanges([])
    private var places: [Int] = []

    init() {}

    /// `ranges` are those of what stands in post-order, the outer behind the inner.
    init(_ all: [Range<UInt32>]) {
      places = all.indices.sorted { a, b in
        all[a].lowerBound != all[b].lowerBound ? all[a].lowerBound < all[b].lowerBound : a > b
      }
      ranges = NestedRanges(places.lazy.map { all[$0] })
    }

    /// Outer ones first.
    func all(around offset: UInt32) -> [Int] { ranges.all(around: offset).map { places[$0] } }
  }

  init(_ tree: Tree) {
    self.tree = tree
    for index in tree.nodes.indices {
      let node = NodeID(index)
      switch tree.kind(node) {
      case .structDecl, .classDecl, .enumDecl, .actorDecl, .protocolDecl, .extensionDecl, .funcDecl, .initDecl,
        .deinitDecl, .subscriptDecl, .binding:
        addScope(node)
      case .callExpr: addCall(node)
      default: break
      }
    }
    scopeRanges = NestedPlaces(scopes.map { $0.range.start..<$0.range.end })
    callRanges = NestedPlaces(calls.map { offsets($0.own) })
  }

  /// From the start of the first to the end of the last token.
  private func offsets(_ tokens: Range<TokenID>) -> Range<UInt32> {
    guard !tokens.isEmpty else { return 0..<0 }
    let start = tree.tokens.start(tokens.lowerBound)
    return start..<max(start, tree.tokens.end(tokens.upperBound - 1))
  }

  /// Fills in the contexts of findings in the file.
  func attach(to findings: inout [Finding]) {
    for index in findings.indices where isSame(findings[index].path, tree.source.path) {
      findings[index].context = context(of: findings[index])
    }
  }

  /// The context of a finding in a file that is not Swift.
  static func plain(_ finding: Finding, in source: SourceText?) -> FindingContext {
    var hash = ContextHash()
    if let source { hash.add(source[finding.range]) } else { hash.add(finding.message.utf8) }
    return FindingContext(declaration: "", code: hash.value)
  }

  // MARK: Declarations

  private mutating func addScope(_ node: NodeID) {
    let isType: Bool
    var name: String
    switch tree.kind(node) {
    case .structDecl, .classDecl, .enumDecl, .actorDecl, .protocolDecl: (isType, name) = (true, mainText(node))
    case .extensionDecl:
      isType = true
      name = mainText(node)
      if let type = tree.children(node).first(where: {
        tree.kind($0) == .identifierType || tree.kind($0) == .memberType
      }) {
        name = tree.source.string(tree.range(type))
      }
    case .funcDecl, .initDecl, .subscriptDecl: (isType, name) = (false, mainText(node) + labels(node))
    default: (isType, name) = (false, mainText(node))
    }
    scopes.append(Scope(range: tree.range(node), name: name, isType: isType))
  }

  private func mainText(_ node: NodeID) -> String { String(decoding: tree.mainText(node), as: UTF8.self) }

  private func labels(_ node: NodeID) -> String {
    guard let clause = tree.children(node).first(where: { tree.kind($0) == .parameterClause }) else { return "" }
    let labels = tree.children(clause).filter { tree.kind($0) == .parameter }.map { mainText($0) + ":" }
    return "(" + labels.joined() + ")"
  }

  /// The types around an offset and the outermost member: `StampsView.Row.body`.
  func declaration(at offset: UInt32) -> String {
    var names: [String] = []
    for index in scopeRanges.all(around: offset) {
      let scope = scopes[index]
      names.append(scope.name)
      if !scope.isType { break }
    }
    return names.joined(separator: ".")
  }

  // MARK: Code

  private mutating func addCall(_ node: NodeID) {
    let children = tree.children(node)
    guard let callee = children.first else { return }
    let whole = tree[node].tokens
    let start = tree.kind(callee) == .memberExpr ? tree[callee].main : whole.lowerBound
    var headEnd = whole.upperBound
    if let closure = children.first(where: { tree.kind($0) == .trailingClosure }) {
      headEnd = max(start, tree[closure].tokens.lowerBound)
    }
    places[node] = calls.count
    calls.append(
      Call(
        node: node, own: start..<whole.upperBound, head: start..<headEnd, callee: callee, base: base(from: callee)))
  }

  private func context(of finding: Finding) -> FindingContext { context(at: finding.range) }

  /// By what the code at a place is known again.
  func context(at range: ByteRange) -> FindingContext {
    let declaration = declaration(at: range.start)
    var hash = ContextHash()
    if let call = call(at: range.start) {
      add(call, to: &hash)
      if let base = base(of: call) { add(base, to: &hash) }
    } else {
      hash.add(tree.source[range])
    }
    return FindingContext(declaration: declaration, code: hash.value)
  }

  /// The call an offset belongs to: the innermost around it, and outwards through arguments, so that `12` in
  /// `.font(.system(size: 12))` belongs to the modifier.
  func call(at offset: UInt32) -> Call? {
    guard var position = callRanges.all(around: offset).last else { return nil }
    while true {
      let start = tree.tokens.start(calls[position].own.lowerBound)
      // Inner calls come first in post-order.
      let outer = callRanges.all(around: start).last { $0 > position && offsets(calls[$0].head).contains(start) }
      guard let outer else { return calls[position] }
      position = outer
    }
  }

  /// What each call is known by.
  var all: Set<FindingContext> {
    Set(
      calls.map { call in
        let start = tree.tokens.start(call.own.lowerBound)
        return context(at: ByteRange(start, tree.tokens.end(call.own.lowerBound)))
      })
  }

  /// The view at the beginning of the chain that a modifier stands in.
  func base(of call: Call) -> Call? { call.base >= 0 ? calls[call.base] : nil }

  /// Asked while the calls are gathered: those of the chain come first.
  private func base(from callee: NodeID) -> Int {
    var node = callee
    while node.exists {
      switch tree.kind(node) {
      case .callExpr:
        guard let inner = places[node] else { return -1 }
        return calls[inner].base >= 0 ? calls[inner].base : inner
      case .memberExpr, .forceUnwrapExpr, .optionalChainExpr, .postfixIfConfig, .subscriptExpr:
        node = tree.firstChild(node)
      default: return -1
      }
    }
    return -1
  }

  /// The chain a call begins: itself with all modifiers behind it.
  func chain(from call: Call) -> ByteRange {
    let start = tree.tokens.start(call.own.lowerBound)
    var end = tree.tokens.end(call.own.upperBound - 1)
    for other in calls where tree.range(other.node).start == start { end = max(end, tree.range(other.node).end) }
    return ByteRange(start, end)
  }

  private func add(_ call: Call, to hash: inout ContextHash) {
    var tokens = call.own
    if tokens.count > Self.tokenLimit { tokens = call.head }
    for token in tokens.prefix(Self.tokenLimit) { hash.add(tree.source[tree.tokens.range(token)]) }
  }

  /// The own code of modifiers that stand within a range, those in closures and arguments as well: inner ones first.
  func modifiers(within range: ByteRange) -> [ByteRange] {
    calls.compactMap { call in
      let start = tree.tokens.start(call.own.lowerBound)
      guard range.contains(start), tree.kind(call.callee) == .memberExpr else { return nil }
      return ByteRange(start, tree.tokens.end(call.own.upperBound - 1))
    }
  }

  /// The own code of modifiers of the views around a range, behind it: inner ones first.
  func modifiers(around range: ByteRange) -> [ByteRange] {
    calls.compactMap { call in
      let start = tree.tokens.start(call.own.lowerBound)
      guard start >= range.end, tree.range(call.node).start <= range.start, tree.kind(call.callee) == .memberExpr
      else { return nil }
      return ByteRange(start, tree.tokens.end(call.own.upperBound - 1))
    }
  }

  /// The chains that begin with a call of their own, each once, the longest of those that begin in one place.
  var starts: [ByteRange] {
    var ends: [UInt32: UInt32] = [:]
    for call in calls {
      let range = tree.range(call.node)
      ends[range.start] = max(ends[range.start] ?? 0, range.end)
    }
    return ends.sorted { $0.key < $1.key }.map { ByteRange($0.key, $0.value) }
  }

  /// The own code of calls whose chain begins at an offset: the view, then its modifiers.
  func calls(from start: UInt32) -> [ByteRange] {
    calls.filter { tree.range($0.node).start == start }.map { call in
      ByteRange(tree.tokens.start(call.own.lowerBound), tree.tokens.end(call.own.upperBound - 1))
    }
  }
}

/// FNV-1a over pieces of code. Blanks at the beginning of lines do not count, because strings of several lines are
/// indented with the code around them.
struct ContextHash {
  private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  mutating func add(_ bytes: some Sequence<UInt8>) {
    var isIndentation = false
    for byte in bytes {
      if byte == 0x0D { continue }
      if isIndentation, byte == 0x20 || byte == 0x09 { continue }
      isIndentation = byte == 0x0A
      mix(byte)
    }
    mix(0xFF)
  }

  private mutating func mix(_ byte: UInt8) { value = (value ^ UInt64(byte)) &* 0x100_0000_01B3 }
}
