// Programs of the plans written once more, so that what they mean stays and what they are called or where they are does
// not: whatever is found has to be found again.

import CurbcutSourceText
import CurbcutSyntax
import CurbcutViews

/// A way to copy a program.
enum PlanCopy: String, CaseIterable, Sendable {
  /// Every type of its own has a name that says nothing.
  case renamed
  /// Functions, computed properties and nested types first, the last one first.
  case reordered
  /// Another file has private types that are called like each of the system's that it uses.
  case namesakes

  /// The sources, and the lines of the program as it was checked in; nil where nothing would differ.
  func applied(to sources: [SourceText]) -> (sources: [SourceText], lines: [String: [Int]])? {
    let trees = sources.map { Parser.parse($0) }
    switch self {
    case .renamed:
      let names = Self.declared(in: trees)
      if names.isEmpty { return nil }
      return (trees.map { Self.renamed($0, names) }, [:])
    case .reordered:
      var lines: [String: [Int]] = [:]
      let copies = trees.map { tree in
        let order = MemberOrder(tree)
        lines[tree.source.path] = order.lines
        return SourceText(path: tree.source.path, order.text)
      }
      return lines.values.contains { $0 != $0.sorted() } ? (copies, lines) : nil
    case .namesakes:
      let own = Self.declared(in: trees)
      let used = Set(trees.flatMap(Self.usedTypes)).filter { own[$0] == nil }.sorted()
      if used.isEmpty { return nil }
      let text = "import Foundation\n" + used.map { "private struct \($0): Codable {}\n" }.joined()
      return (sources + [SourceText(path: Self.other, text)], [:])
    }
  }

  /// The file of the namesakes, in which nothing counts.
  static let other = "Answers.swift"

  private static let declarations: Set<NodeKind> = [
    .structDecl, .classDecl, .enumDecl, .actorDecl, .protocolDecl, .typealiasDecl,
  ]

  /// New names for the types that are declared.
  private static func declared(in trees: [Tree]) -> [String: String] {
    var names: [String: String] = [:]
    for tree in trees {
      for index in tree.nodes.indices where declarations.contains(tree.nodes[index].kind) {
        let name = tree.text(NodeID(index))
        if names[name] == nil { names[name] = "Xq\(names.count + 1)" }
      }
    }
    return names
  }

  private static func renamed(_ tree: Tree, _ names: [String: String]) -> SourceText {
    var result: [UInt8] = []
    var end: UInt32 = 0
    for token in 0..<TokenID(tree.tokens.count) where tree.tokens.isName(token) {
      guard let name = names[tree.string(of: token)] else { continue }
      let range = tree.tokens.range(token)
      result += tree.source[ByteRange(end, range.start)]
      result += Array(name.utf8)
      end = range.end
    }
    result += tree.source[ByteRange(end, UInt32(tree.source.count))]
    return SourceText(path: tree.source.path, bytes: result)
  }

  static func usedTypes(_ tree: Tree) -> [String] {
    tree.nodes.indices.compactMap { index in
      guard tree.nodes[index].kind == .identifierExpr else { return nil }
      let name = tree.text(NodeID(index))
      return name.first?.isUppercase == true && name != "Self" ? name : nil
    }
  }
}

/// The lines of a file with the members of its types in another order. Stored properties and cases keep theirs, because
/// memberwise initializers and `allCases` follow it.
struct MemberOrder {
  /// For each line its number in the file as it was.
  private(set) var lines: [Int] = []
  private let tree: Tree
  private let table: LineTable

  init(_ tree: Tree) {
    self.tree = tree
    table = LineTable(tree.source)
    lines = arranged(1...table.lineCount, [tree.root])
  }

  var text: String {
    let whole = String(decoding: tree.source[ByteRange(0, UInt32(tree.source.count))], as: UTF8.self)
    let texts = whole.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.map { texts[$0 - 1] }.joined(separator: "\n")
  }

  private func firstLine(_ node: NodeID) -> Int { table.position(of: tree.range(node).start).line }
  private func lastLine(_ node: NodeID) -> Int { table.position(of: max(tree.range(node).end, 1) - 1).line }

  /// The lines of a range, with the members of the types that begin in some nodes in their new order.
  private func arranged(_ range: ClosedRange<Int>, _ nodes: [NodeID]) -> [Int] {
    var result: [Int] = []
    var next = range.lowerBound
    for block in nodes.flatMap(outermostBlocks) {
      let (first, last) = (firstLine(block), lastLine(block))
      guard first >= next, last > first + 1 else { continue }
      result += Array(next...first) + members(of: block, first + 1...last - 1)
      next = last
    }
    return next > range.upperBound ? result : result + Array(next...range.upperBound)
  }

  private func outermostBlocks(_ node: NodeID) -> [NodeID] {
    let blocks = tree.nodes(below: node).map { NodeID($0) }.filter { tree.kind($0) == .memberBlock }
    return blocks.filter { block in !blocks.contains { $0 != block && tree.range($0).contains(tree.range(block)) } }
      .sorted { tree.range($0).start < tree.range($1).start }
  }

  private func members(of block: NodeID, _ inside: ClosedRange<Int>) -> [Int] {
    let members = Array(tree.children(block))
    var segments: [(node: NodeID, lines: ClosedRange<Int>)] = []
    var next = inside.lowerBound
    for member in members {
      // Members that share a line, or a condition around some of them, are left as they are.
      guard firstLine(member) >= next, lastLine(member) <= inside.upperBound, tree.kind(member) != .ifConfig else {
        return arranged(inside, members)
      }
      segments.append((member, next...lastLine(member)))
      next = lastLine(member) + 1
    }
    let moved = segments.filter { !isFixed($0.node) }.reversed()
    let ordered = Array(moved) + segments.filter { isFixed($0.node) }
    let tail = next > inside.upperBound ? [] : Array(next...inside.upperBound)
    return ordered.flatMap { arranged($0.lines, [$0.node]) } + tail
  }

  private func isFixed(_ member: NodeID) -> Bool {
    switch tree.kind(member) {
    case .enumCaseDecl: return true
    case .varDecl:
      let parts = tree.children(member).filter { tree.kind($0) == .binding }.flatMap { Array(tree.children($0)) }
      return !parts.contains { tree.kind($0) == .accessorBlock || tree.kind($0) == .codeBlock }
    default: return false
    }
  }
}
