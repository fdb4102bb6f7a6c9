// Half-typed code lacks what rules count on. Whatever is asked about a node or a token that is not there has an answer.

import CurbcutSourceText
import CurbcutSyntax
import Testing

@Suite struct AbsentNodeTests {
  /// Calls that are not closed, and what else stands for a moment while somebody types.
  static let halfTyped = [
    "", "(", ".", "a.", "a(", "#", "@", "\"\\(", "Text(foo\nText(\"x\")\n", "VStack(alignment\n  Text(\"x\")\n}",
    "Button(\"Save\"\n  Text(\"x\")\n}", "Button(\"C\no } }", "Button(action: {\n}, label:\n", "a ? b :\n",
    "Image(systemName:\n).frame(", "if let\n{ }", "switch a {\ncase", "ForEach(a, id: \\.\n", "x = \n", "func f(a:\n",
    "var a: B { get", "Text(\"a\").font(.system(size:\n.bold()", "struct A: View { var body: some View {",
    "[a: , b\n", "{ a, in\n", "guard else", "for in {", "#if A\n.b(\n#else", "\\A[", "case .a(let",
  ]

  private func parse(_ text: String) -> Tree { Parser.parse(SourceText(text)) }

  /// Asks all that can be asked about a node, and about each answer that is a node.
  private func expectAnswers(_ tree: Tree, _ node: NodeID, isThere: Bool, depth: Int = 0) {
    let range = tree.range(node)
    #expect(Int(range.end) <= tree.source.count)
    #expect(Int(tree.mainRange(node).end) <= tree.source.count)
    #expect(tree.mainText(node).count <= tree.source.count)
    #expect(!tree.mainIs(node, "a name that no code holds"))
    #expect(tree[node].tokens.count <= tree.tokens.count)
    #expect(tree.nodes(below: node).allSatisfy { $0 < tree.nodes.count })
    let children = Array(tree.children(node))
    #expect(children.reversed() == Array(tree.reversedChildren(node)))
    #expect(children.first ?? .none == tree.firstChild(node))
    #expect(children.last ?? .none == tree.lastChild(node))
    for place in [-1, children.count, 7, Int.max] where place < 0 || place >= children.count {
      #expect(tree.children(node)[place] == .none)
    }
    let label = tree.label(of: node)
    #expect(label.map { Int($0) < tree.tokens.count } ?? true)
    if !isThere {
      #expect(tree.kind(node) == .missing)
      #expect(tree[node].kind == .missing)
      #expect(children.isEmpty && range.isEmpty && tree[node].tokens.isEmpty && tree.nodes(below: node).isEmpty)
      #expect(tree.mainText(node).isEmpty && label == nil)
      #expect(tree.previousSibling(node, in: tree.root) == .none)
    }
    for other in [tree.root, .none] { #expect(tree.previousSibling(other, in: node) == .none) }
    guard depth == 0 else { return }
    for answer in [tree.lastChild(node), tree.firstChild(node), tree.previousSibling(node, in: tree.root)] {
      expectAnswers(tree, answer, isThere: answer.exists, depth: 1)
    }
  }

  @Test(arguments: halfTyped) func everyNodeHasAnswers(text: String) {
    let tree = parse(text)
    for index in tree.nodes.indices { expectAnswers(tree, NodeID(index), isThere: true) }
    // No node, one behind the last, and those of other trees.
    for absent in [NodeID.none, NodeID(tree.nodes.count), NodeID(UInt32.max - 1), NodeID(0xFF_FFFF)] {
      expectAnswers(tree, absent, isThere: false)
    }
  }

  @Test(arguments: halfTyped) func everyTokenHasAnswers(text: String) {
    let tree = parse(text)
    let tokens = tree.tokens
    let end = TokenID(tokens.count - 1)
    for token in [TokenID(tokens.count), 0 &- 1, 0xFF_FFFF, TokenID.max - 1] {
      #expect(tokens.kind(token) == .endOfFile)
      #expect(tokens.range(token) == tokens.range(end))
      #expect(tokens.start(token) == tokens.start(end) && tokens.end(token) == tokens.end(end))
      #expect(tokens.textRange(token).isEmpty && tokens.text(token, in: tree.source).isEmpty)
      #expect(tokens.place(token).length == 0)
      #expect(!tokens.isSpelt(token, "a", in: tree.source) && !tokens.begins(token, with: "a", in: tree.source))
      #expect(!tokens.isName(token) && tokens.word(token) == .none)
      #expect(tokens.hasNewlineBefore(token) == tokens.hasNewlineBefore(end))
    }
  }

  @Test func rangesBehindTheTextAreEmpty() {
    let source = SourceText("ab")
    #expect(source[ByteRange(1, 9)].elementsEqual("b".utf8))
    #expect(source[ByteRange(7, 9)].isEmpty)
    #expect(source.string(ByteRange(.max, .max)) == "")
  }

  /// What is left over of a line stands between the arguments of the call that the line above does not close.
  @Test func anArgumentListThatIsNotClosedHoldsWhatIsLeftOver() {
    let tree = parse("Text(foo\nText(\"x\")\n")
    let call = tree.firstChild(tree.root)
    #expect(tree.children(call).map { tree.kind($0) } == [.identifierExpr, .argument, .unexpected])
    #expect(tree.kind(tree.lastChild(tree.children(call)[2])) == .missing)
  }
}
