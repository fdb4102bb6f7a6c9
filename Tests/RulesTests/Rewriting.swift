// One view, written through other parts of a program: what a person meets is the same, what the source looks like is not.

import CurbcutSourceText
import CurbcutSyntax
import CurbcutViews

/// A way to write a view otherwise.
enum Rewriting: String, CaseIterable {
  /// The content of `body` in a property or function of the struct, or of its extension in another file.
  case property, function, extended
  /// The other views of the struct in its extension, in another file.
  case parts
  /// The conformance and `body` in an extension, in another file.
  case conformance
  /// The view as a part of a screen in another file.
  case component
  /// Literal texts, or names of symbols, as constants in another file.
  case words, symbols
  /// The last modifiers as a function of an extension of `View`, in another file.
  case modifiers
  /// The content of `body` in the closure of a generic component in another file.
  case card

  typealias Sources = [(name: String, text: String)]

  /// The sources after each of the rewritings that can be applied.
  static func applied(_ rewritings: [Rewriting], to text: String) -> [(rewriting: Rewriting, sources: Sources)] {
    guard let written = Written(text) else { return [] }
    return rewritings.compactMap { rewriting in written.rewritten(rewriting).map { (rewriting, $0) } }
  }
}

/// The text of a file with one view, and where its parts are.
private struct Written {
  let tree: Tree
  let bytes: [UInt8]
  var name = ""
  /// The whole struct and the insides of its braces and of its body's braces.
  var view = 0..<0
  var members = 0..<0
  var content = 0..<0
  var body = 0..<0
  var inheritance: Range<Int>?
  var statements: [NodeID] = []
  /// The other properties and functions that make views.
  var parts: [Range<Int>] = []
  /// How it is made, or nil where nobody knows what to give it.
  var call: String?

  init?(_ example: String) {
    // What stands in one build only cannot be extended in a file of all builds.
    if example.contains("#if ") { return nil }
    let isExpression = Checking.wrapped(example).shift == 2
    // A name that is not that of the wrapping, so that a second one stays possible.
    let text = isExpression ? "struct Example: View {\n  var body: some View {\n\(example)\n  }\n}\n" : example + "\n"
    tree = Parser.parse(SourceText(text))
    bytes = Array(text.utf8)
    let views = tree.nodes.indices.map { NodeID($0) }.filter(isView)
    guard views.count == 1, let view = views.first, let block = child(view, .memberBlock),
      let body = tree.children(block).first(where: isBody), let binding = child(body, .binding),
      let code = child(binding, .codeBlock)
    else { return nil }
    name = tree.text(view)
    self.view = range(view)
    members = inside(block)
    content = inside(code)
    self.body = range(body)
    inheritance = child(view, .inheritance).map(range)
    statements = Array(tree.children(code))
    guard let last = statements.last, tree.kind(last) != .returnStmt else { return nil }
    call = call(view, block)
    parts = tree.children(block).filter { member in
      member != body && (tree.kind(member) == .varDecl || tree.kind(member) == .funcDecl)
        && string(range(member)).prefix { $0 != "{" }.contains("some View")
    }.map(range)
  }

  func rewritten(_ rewriting: Rewriting) -> Rewriting.Sources? {
    let content = string(content)
    let builder = statements.count == 1 ? "" : "@ViewBuilder "
    func file(_ name: String, _ text: String) -> (name: String, text: String) {
      (name, "import SwiftUI\n" + text + "\n")
    }
    switch rewriting {
    case .property:
      return [
        example(
          body: " content ", members: "\n  \(builder)private var content: some View {\(content)}\n", unless: "content")
      ].compactMap { $0 }.nonEmpty
    case .function:
      return [
        example(
          body: " part() ", members: "\n  @ViewBuilder private func part() -> some View {\(content)}\n", unless: "part")
      ].compactMap { $0 }.nonEmpty
    case .extended:
      guard let own = example(body: " content ", members: "", unless: "content", isOpen: true) else { return nil }
      return [
        own, file("Example+Content.swift", "extension \(name) {\n  \(builder)var content: some View {\(content)}\n}"),
      ]
    case .parts:
      guard !parts.isEmpty else { return nil }
      let own = replaced(parts.map { ($0, "") })
      let moved = parts.map { "  " + opened(string($0)) }.joined(separator: "\n\n")
      return [(own.name, opened(own.text)), file("Example+Parts.swift", "extension \(name) {\n\(moved)\n}")]
    case .conformance:
      guard let inheritance, string(inheritance) == ": View" else { return nil }
      let own = replaced([(inheritance, ""), (body, "")])
      return [
        (own.name, opened(own.text)), file("Example+View.swift", "extension \(name): View {\n  \(string(body))\n}"),
      ]
    case .component:
      guard let call else { return nil }
      let screen =
        "struct SurroundingScreen: View {\n  var body: some View {\n    VStack {\n      \(call)\n    }\n  }\n}"
      return [example(isOpen: true), file("SurroundingScreen.swift", screen)]
    case .words: return constants("Words", of: words)
    case .symbols: return constants("Symbols", of: symbols)
    case .modifiers:
      guard let modifiers = lastModifiers else { return nil }
      let looks = "extension View {\n  func looks() -> some View {\n    self\n\(string(modifiers))\n  }\n}"
      return [replaced([(modifiers, "    .looks()")]), file("View+Looks.swift", looks)]
    case .card:
      guard let own = example(body: "\n    Card {\(content)}\n", members: "", unless: "Card") else { return nil }
      let card = """
        struct Card<Content: View>: View {
          @ViewBuilder var content: () -> Content
          var body: some View { VStack { content() } }
        }
        """
      return [own, file("Card.swift", card)]
    }
  }

  // MARK: Texts

  private func string(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  private func replaced(_ edits: [(range: Range<Int>, text: String)]) -> (name: String, text: String) {
    var result = bytes
    for edit in edits.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
      result.replaceSubrange(edit.range, with: Array(edit.text.utf8))
    }
    return ("Example.swift", "import SwiftUI\n" + String(decoding: result, as: UTF8.self))
  }

  /// The example with another body and more members; nil where it has a use for that name already.
  private func example(body: String, members more: String, unless taken: String, isOpen: Bool = false)
    -> (name: String, text: String)?
  {
    guard !tree.nodes.contains(where: { tree.tokens.isName($0.main) && tree.string(of: $0.main) == taken }) else {
      return nil
    }
    let written = replaced([(content, body), (members.upperBound..<members.upperBound, more)])
    return isOpen ? (written.name, opened(written.text)) : written
  }

  private func example(isOpen: Bool) -> (name: String, text: String) { ("Example.swift", opened(replaced([]).text)) }

  /// Other files see what is not private.
  private func opened(_ text: String) -> String {
    var result = ""
    for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      if number > 0 { result += "\n" }
      var rest = line
      while let range = rest.firstRange(of: "private ") {
        result +=
          rest[..<range.lowerBound].hasSuffix("file")
          ? rest[..<range.lowerBound].dropLast(4) : rest[..<range.lowerBound]
        rest = rest[range.upperBound...]
      }
      result += rest
    }
    return result
  }

  // MARK: Parts

  private func range(_ node: NodeID) -> Range<Int> {
    let range = tree.range(node)
    return Int(range.start)..<Int(range.end)
  }

  private func inside(_ block: NodeID) -> Range<Int> { (range(block).lowerBound + 1)..<(range(block).upperBound - 1) }

  private func child(_ node: NodeID, _ kind: NodeKind) -> NodeID? {
    tree.children(node).first { tree.kind($0) == kind }
  }

  private func isView(_ node: NodeID) -> Bool {
    guard tree.kind(node) == .structDecl, let inheritance = child(node, .inheritance) else { return false }
    return tree.children(inheritance).contains { tree.text($0) == "View" }
  }

  private func isBody(_ node: NodeID) -> Bool {
    tree.kind(node) == .varDecl && child(node, .binding).map { tree.text($0) == "body" } == true
  }

  /// The call that makes the view: values that are asked for stay unknown.
  private func call(_ view: NodeID, _ block: NodeID) -> String? {
    guard child(view, .genericParameters) == nil, child(block, .initDecl) == nil, child(block, .ifConfig) == nil else {
      return nil
    }
    return "\(name)(\(tree.memberwiseArguments(ofMembers: block).joined(separator: ", ")))"
  }

  /// Literal texts that are shown or spoken.
  private var words: [NodeID] {
    calls { callee, label in
      label == nil && (["Text", "Label"].contains(callee) || callee == "accessibilityLabel")
    }
  }

  private var symbols: [NodeID] {
    calls { callee, label in label == "systemImage" || callee == "Image" && label == "systemName" }
  }

  /// Plain literals that are arguments of calls: the first one, or one with a label.
  private func calls(_ isWanted: (_ callee: String, _ label: String?) -> Bool) -> [NodeID] {
    var result: [NodeID] = []
    for index in tree.nodes.indices where tree.nodes[index].kind == .callExpr {
      let call = NodeID(index)
      guard let callee = tree.children(call).first else { continue }
      for (place, argument) in tree.children(call).filter({ tree.kind($0) == .argument }).enumerated() {
        let label = tree.label(of: argument).map { tree.string(of: $0) }
        guard place == 0 || label != nil, isWanted(tree.text(callee), label),
          let literal = tree.children(argument).last,
          tree.kind(literal) == .stringLiteral, child(literal, .interpolation) == nil,
          !string(range(literal)).contains("\n")
        else { continue }
        result.append(literal)
      }
    }
    return result
  }

  private func constants(_ name: String, of literals: [NodeID]) -> Rewriting.Sources? {
    guard !literals.isEmpty else { return nil }
    var edits: [(range: Range<Int>, text: String)] = []
    var lines: [String] = []
    for (number, literal) in literals.enumerated() {
      edits.append((range(literal), "\(name).item\(number)"))
      lines.append("  static let item\(number) = \(string(range(literal)))")
    }
    return [
      replaced(edits), ("\(name).swift", "import SwiftUI\nenum \(name) {\n\(lines.joined(separator: "\n"))\n}\n"),
    ]
  }

  /// Up to three modifiers, each on a line of its own, at the end of the body; those that name something of the view stay.
  private var lastModifiers: Range<Int>? {
    guard var call = statements.last, child(call, .trailingClosure) == nil || tree.kind(call) == .callExpr else {
      return nil
    }
    let end = range(call).upperBound
    var start = end
    for _ in 0..<3 {
      guard tree.kind(call) == .callExpr, let callee = tree.children(call).first, tree.kind(callee) == .memberExpr,
        let base = tree.children(callee).first
      else { break }
      let modifier = range(base).upperBound..<range(call).upperBound
      let names = tree.nodes.indices.map { NodeID($0) }.contains { node in
        tree.kind(node) == .identifierExpr && modifier.contains(range(node).lowerBound)
          && tree.text(node).first?.isUppercase != true
      }
      let blank = bytes[modifier].prefix { $0 == 0x20 || $0 == 0x0A }
      guard !names, blank.contains(0x0A) else { break }
      start = modifier.lowerBound + 1
      call = base
    }
    return start < end ? start..<end : nil
  }
}

extension Array {
  fileprivate var nonEmpty: Self? { isEmpty ? nil : self }
}
