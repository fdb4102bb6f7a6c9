// One damaged file, and what is asked of its parse.

import Corpus
import CurbcutSourceText
import CurbcutSyntax
import Foundation

/// SplitMix64 (Steele, Lea and Flood, 2014): each mutation has a generator of its own, so any of them can be repeated.
struct Generator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var z = state
    z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
    z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
    return z ^ (z >> 31)
  }
}

/// A declaration that has to survive damage behind it.
struct Declared: Hashable {
  var kind: NodeKind
  var range: ByteRange
  var name: ByteRange
}

/// A file before it is damaged.
struct Original: Sendable {
  var name: String
  var bytes: [UInt8]
  /// Declarations, and where the second token behind each ends: damage from there on does not touch it.
  var declarations: [(declared: Declared, safeFrom: UInt32)]

  init(_ file: CorpusFile) {
    name = file.name
    bytes = file.bytes
    let tree = Parser.parse(SourceText(path: "", bytes: file.bytes))
    declarations = Self.declarations(tree).map { node in
      let last = min(Int(tree[node].lastToken) + 2, tree.tokens.count - 1)
      return (Declared(tree, node), tree.tokens.end(TokenID(last)))
    }
  }

  static func declarations(_ tree: Tree) -> [NodeID] {
    tree.nodes.indices.map { NodeID($0) }.filter { node in
      switch tree.kind(node) {
      case .structDecl, .classDecl, .enumDecl, .actorDecl, .protocolDecl, .extensionDecl, .funcDecl, .initDecl,
        .subscriptDecl, .varDecl, .enumCaseDecl, .typealiasDecl, .importDecl:
        true
      default: false
      }
    }
  }
}

extension Declared {
  init(_ tree: Tree, _ node: NodeID) {
    self.init(kind: tree.kind(node), range: tree.range(node), name: tree.mainRange(node))
  }
}

struct Mutation {
  let number: Int
  let original: Original
  let bytes: [UInt8]
  /// Offset of the first byte that changed.
  let wound: Int
  let what: String

  /// What is inserted: the tokens that open, close or change what follows.
  private static let inserts: [String] = [
    "{", "}", "(", ")", "[", "]", "<", ">", "\"", "\"\"\"", "#\"", "\"#", "\\(", "\\#(", "/", "/*", "*/", "//", "`",
    "\n", "\r", "\r\n", "\0", " ", ",", ".", ":", ";", "=", "?", "!", "&", "->", "@", "#", "#if X\n", "#else\n",
    "#endif\n", "#if", "\\", "\u{FEFF}", "\u{A0}", "é", "👩‍👩‍👧", "<#", "#>", "if ", "else", "case ", "switch x {", "in ",
    "where ",
    "func ", "var ", "let ", "struct ", "init", "get ", "some ", "any ", "try ", "await ", "as ", "is ", "0x", "1.e",
    "<<<<<<< ", ">>>>>>> ", "$0", "_", "~", "%", "...", "import ", "extension ", "#/", "/#", "self", "operator ",
  ]

  init(number: Int, seed: UInt64, originals: [Original]) {
    var generator = Generator(seed: seed &+ UInt64(number) &* 0x1000_0000_01b3)
    original = originals[Int.random(in: originals.indices, using: &generator)]
    self.number = number
    var bytes = original.bytes
    var first = bytes.count
    var names: [String] = []
    // Mostly one wound, sometimes several.
    let wounds = Int.random(in: 0..<8, using: &generator) == 0 ? 5 : 1
    for _ in 0..<wounds {
      guard !bytes.isEmpty else { break }
      let at = Int.random(in: bytes.indices, using: &generator)
      // Lengths from one byte to a good part of the file, small ones more often.
      let longest = 1 << Int.random(in: 0...11, using: &generator)
      let length = min(Int.random(in: 1...longest, using: &generator), bytes.count - at)
      first = min(first, at)
      switch Int.random(in: 0..<6, using: &generator) {
      case 0:
        bytes.removeSubrange(at..<at + length)
        names.append("delete \(length) at \(at)")
      case 1:
        bytes.insert(contentsOf: bytes[at..<at + length], at: at)
        names.append("duplicate \(length) at \(at)")
      case 2:
        let other = Int.random(in: bytes.indices, using: &generator)
        let size = min(length, bytes.count - max(at, other))
        for k in 0..<size { bytes.swapAt(at + k, other + k) }
        first = min(first, other)
        names.append("swap \(size) at \(at) and \(other)")
      case 3:
        bytes.removeSubrange(at...)
        names.append("truncate at \(at)")
      case 4:
        let text = Self.inserts.randomElement(using: &generator) ?? "{"
        let times = Int.random(in: 0..<64, using: &generator) == 0 ? 300 : 1
        bytes.insert(contentsOf: Array(String(repeating: text, count: times).utf8), at: at)
        names.append("insert \(times) × \(text.debugDescription) at \(at)")
      default:
        for k in at..<min(at + min(length, 8), bytes.count) {
          bytes[k] = UInt8.random(in: 0...255, using: &generator)
        }
        names.append("overwrite at \(at)")
      }
    }
    self.bytes = bytes
    wound = first
    what = names.joined(separator: ", ")
  }

  var description: String { "mutation \(number) of \(original.name): \(what)" }

  /// Parses the damaged file and looks at the result.
  func check() -> Outcome {
    var outcome = Outcome(bytes: bytes.count)
    let source = SourceText(path: "", bytes: bytes)
    let clock = ContinuousClock()
    var parsed: Tree?
    outcome.time = clock.measure { parsed = Parser.parse(source) }
    guard let tree = parsed else { return outcome }

    outcome.memory = Self.memory(tree)
    if outcome.memory > Outcome.memoryLimit * bytes.count + 4096 {
      outcome.complaints.append("\(description): \(outcome.memory) bytes of memory for \(bytes.count) bytes")
    }
    if let complaint = Self.shape(tree) { outcome.complaints.append("\(description): \(complaint)") }

    let expected = original.declarations.filter { $0.safeFrom <= wound }.map(\.declared)
    outcome.declarations = expected.count
    let found = Set(Original.declarations(tree).map { Declared(tree, $0) })
    if let lost = expected.first(where: { !found.contains($0) }) {
      outcome.lost = true
      outcome.complaints.append(
        "\(description): loses \(lost.kind) `\(SourceText(bytes: original.bytes).string(lost.range).prefix(60))`")
    }
    return outcome
  }

  /// Bytes that the parse left allocated, the text itself not counted.
  private static func memory(_ tree: Tree) -> Int {
    tree.tokens.count * MemoryLayout<UInt64>.stride + tree.nodes.count * MemoryLayout<Node>.stride
      + tree.comments.count * MemoryLayout<Comment>.stride
      + tree.problems.reduce(0) { $0 + MemoryLayout<SyntaxProblem>.stride + $1.message.utf8.count }
  }

  /// What is wrong with the tree's shape: subtrees are nested, ranges lie inside their parents, tokens ascend.
  private static func shape(_ tree: Tree) -> String? {
    let count = UInt32(tree.source.count)
    for index in 1..<max(1, tree.tokens.count) {
      let token = TokenID(index)
      if tree.tokens.start(token) < tree.tokens.end(token - 1) || tree.tokens.end(token) > count {
        return "token \(index) overlaps the one before it or the end"
      }
    }
    for index in tree.nodes.indices {
      let node = NodeID(index)
      let range = tree.range(node)
      if tree[node].firstDescendant > node.index { return "node \(index) has a subtree of negative size" }
      var end = node.index
      for child in tree.reversedChildren(node) {
        if child.index >= end || tree[child].firstDescendant < tree[node].firstDescendant {
          return "child \(child.index) lies outside node \(index)"
        }
        end = tree[child].firstDescendant
        let inner = tree.range(child)
        if !inner.isEmpty, !range.contains(inner) {
          return "\(tree.kind(child)) \(inner) lies outside \(tree.kind(node)) \(range)"
        }
      }
    }
    return nil
  }
}

extension SourceText {
  convenience init(bytes: [UInt8]) { self.init(path: "", bytes: bytes) }
}

/// What came of one mutation.
struct Outcome {
  /// Bytes of memory for each byte of the file.
  static let memoryLimit = 64

  var bytes: Int
  var time = Duration.zero
  var memory = 0
  var declarations = 0
  var lost = false
  var complaints: [String] = []
}
