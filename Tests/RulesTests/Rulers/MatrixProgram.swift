// A bad example of a page as a program that can be rewritten: where its values are, and what may be moved.

import CurbcutSourceText
import CurbcutSyntax
import CurbcutViews

/// The file of an example in which something is found, with the files beside it.
struct MatrixProgram: Sendable {
  let tree: Tree
  let bytes: [UInt8]
  /// The other files of the example.
  let others: [(name: String, text: String)]
  private let parents: [NodeID]
  /// Names that closures, parameters and blocks bind, and those of members.
  let locals: Set<String>
  let members: Set<String>

  init(_ source: SourceText, others: [(name: String, text: String)]) {
    let tree = Parser.parse(source)
    self.tree = tree
    self.others = others
    bytes = Array(source[ByteRange(0, UInt32(source.count))])
    var parents = Array(repeating: NodeID.none, count: tree.nodes.count)
    for index in tree.nodes.indices {
      for child in tree.children(NodeID(index)) { parents[Int(child.index)] = NodeID(index) }
    }
    self.parents = parents
    var locals: Set<String> = []
    var members: Set<String> = []
    for index in tree.nodes.indices {
      let node = NodeID(index)
      let isMember = tree.kind(parents[index].exists ? parents[index] : tree.root) == .memberBlock
      switch tree.kind(node) {
      case .binding where parents[index].exists && Self.isMember(parents[index], tree, parents):
        members.insert(tree.text(node))
      case .identifierPattern where !Self.isMember(node, tree, parents): locals.insert(tree.text(node))
      case .funcDecl where isMember: members.insert(tree.text(node))
      case .closureParameter, .parameterName, .parameter, .capture: locals.insert(tree.text(node))
      default: break
      }
    }
    self.locals = locals
    self.members = members
  }

  /// Whether a declaration, or the pattern of one, is a member of a type.
  private static func isMember(_ node: NodeID, _ tree: Tree, _ parents: [NodeID]) -> Bool {
    var node = node
    while node.exists, [.identifierPattern, .tuplePattern, .binding, .varDecl].contains(tree.kind(node)) {
      node = parents[Int(node.index)]
    }
    return node.exists && tree.kind(node) == .memberBlock
  }

  var name: String { tree.source.path }

  /// A page's example as Swift files; nil when it is anything else.
  static func sources(of example: Example) -> [SourceText]? {
    guard example.isSwift else { return nil }
    return example.sources.map { source in
      if Checking.wrapped(source.text).shift == 1 {
        return SourceText(path: source.name, "import SwiftUI\n\(source.text)\n")
      }
      return SourceText(
        path: source.name,
        "import SwiftUI\nstruct ExampleScreen: View {\n  var body: some View {\n\(source.text)\n  }\n}\n")
    }
  }

  // MARK: Nodes

  func parent(_ node: NodeID) -> NodeID { node.exists ? parents[Int(node.index)] : .none }

  func range(_ node: NodeID) -> Range<Int> {
    let range = tree.range(node)
    return Int(range.start)..<Int(range.end)
  }

  func string(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
  func string(_ node: NodeID) -> String { string(range(node)) }

  func child(_ node: NodeID, _ kind: NodeKind) -> NodeID? { tree.children(node).first { tree.kind($0) == kind } }

  func ancestors(_ node: NodeID) -> [NodeID] {
    var result: [NodeID] = []
    var next = parent(node)
    while next.exists {
      result.append(next)
      next = parent(next)
    }
    return result
  }

  /// Lower-case names that an expression asks for, and `self`.
  func names(in node: NodeID) -> Set<String> {
    var result: Set<String> = []
    for index in tree.nodes(below: node) where tree.nodes[index].kind == .identifierExpr {
      let text = tree.text(NodeID(index))
      result.insert(String(text.drop { $0 == "$" || $0 == "_" }))
      if text.dropFirst().allSatisfy(\.isNumber), text.hasPrefix("$") { result.insert("$") }
    }
    return result
  }

  /// Whether an expression means the same in another member of its type.
  func isFree(_ node: NodeID) -> Bool { names(in: node).isDisjoint(with: locals.union(["$"])) }

  /// Whether it means the same in another file.
  func isPortable(_ node: NodeID) -> Bool {
    names(in: node).isDisjoint(with: locals.union(members).union(["$", "self", "super"]))
      && !sharesUndeclared(node)
  }

  /// Whether it asks for something that nobody declares and that stands in the rest of the program as well: a state of the
  /// type, which the example leaves out. Elsewhere there is another one of that name at best.
  private func sharesUndeclared(_ node: NodeID) -> Bool {
    let inside = Set(tree.nodes(below: node)).union([Int(node.index)])
    func isAsked(_ index: Int) -> Bool {
      let node = NodeID(index)
      guard tree.kind(node) == .identifierExpr, tree.text(node).first?.isUppercase == false else { return false }
      // What is called is a function, which may be anybody's.
      return tree.kind(parent(node)) != .callExpr || tree.children(parent(node)).first != node
    }
    func name(_ index: Int) -> String { String(tree.text(NodeID(index)).drop { $0 == "$" || $0 == "_" }) }
    let asked = Set(inside.filter(isAsked).map(name))
    return tree.nodes.indices.contains { !inside.contains($0) && isAsked($0) && asked.contains(name($0)) }
  }

  /// The types it names, in the order of the source.
  var usedTypes: [String] { PlanCopy.usedTypes(tree) }

  /// Whether anything is called so already.
  func knows(_ name: String) -> Bool {
    (0..<TokenID(tree.tokens.count)).contains { tree.tokens.isName($0) && tree.string(of: $0) == name }
  }
}

/// A replacement in the file of the example.
struct MatrixEdit {
  var range: Range<Int>
  var text: String

  init(_ range: Range<Int>, _ text: String) {
    self.range = range
    self.text = text
  }

  init(at offset: Int, _ text: String) { self.init(offset..<offset, text) }
}

/// An example written otherwise. Marks stand around what was moved, wherever it is now: a finding may be there as well.
struct MatrixRewriting {
  static let start: Character = "\u{1}"
  static let end: Character = "\u{2}"

  var edits: [MatrixEdit]
  var files: [(name: String, text: String)] = []

  /// The sources without marks, and the lines on which a finding of the place may be.
  func sources(of program: MatrixProgram, place: Int) -> (sources: [SourceText], lines: [String: Set<Int>]) {
    var text = program.bytes
    var moved = place
    for edit in edits.sorted(by: {
      ($0.range.lowerBound, $0.range.upperBound) > ($1.range.lowerBound, $1.range.upperBound)
    }) {
      let new = Array(edit.text.utf8)
      text.replaceSubrange(edit.range, with: new)
      if edit.range.upperBound <= place {
        moved += new.count - edit.range.count
      } else if edit.range.contains(place) {
        moved += edit.range.lowerBound - place
      }
    }
    let own = (program.name, String(decoding: text, as: UTF8.self))
    var lines: [String: Set<Int>] = [:]
    let sources = ([own] + files + program.others).map { name, marked in
      var number = 1
      var depth = 0
      var clean = ""
      for character in marked {
        if character == Self.start { depth += 1 }
        if depth > 0 { lines[name, default: []].insert(number) }
        if character == Self.end { depth -= 1 }
        if character == "\n" { number += 1 }
        if character != Self.start, character != Self.end { clean.append(character) }
      }
      return SourceText(path: name, clean)
    }
    let before = text[..<min(moved, text.count)]
    lines[program.name, default: []].insert(before.reduce(1) { $0 + ($1 == 0x0A ? 1 : 0) })
    return (sources, lines)
  }
}
