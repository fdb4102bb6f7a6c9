// Bad input: nothing traps, nothing runs away, and every problem has a position.

import CurbcutSourceText
import CurbcutSyntax
import Foundation
import Testing

@Suite struct RobustnessTests {
  static let samples = [
    ##"""
    import SwiftUI
    @main struct PinView<Content: View>: View where Content: Equatable {
      @State private var isOn = false { didSet { print(isOn) } }
      @Environment(\.colorScheme) var scheme
      let items: [String: [Int?]] = ["a": [1, nil], "b\(1 + 2)c": []]
      var body: some View {
        VStack(alignment: .leading) {
          if let first = items.first, first.value.count > 1 { Text("a \(first.key, specifier: "%d") b") } else { EmptyView() }
          Button { isOn.toggle() } label: { Image(systemName: isOn ? "a" : "b") }
            .padding()
            #if os(iOS)
            .frame(width: 44)
            #else
            .font(.body)
            #endif
            .accessibilityLabel("x")
          ForEach(Array(items.keys), id: \.self) { item in Row<Int>(item) }
        }
      }
    }
    #Preview("x") { PinView() }
    """##,
    ##"""
    @available(iOS 17, *) public final class A: B, @unchecked Sendable {
      subscript<T>(i: Int, j: T...) -> (T) async throws -> Void { get { f(i) } set(v) { g = v } }
      static func == (a: A, b: A) -> Bool { a.x == b.x && !(a.y ?? b.z ? true : false) }
      init?(_ a: inout [Int] = [], b c: @escaping (Int) -> Void) rethrows { self.a = a; super.init() }
      func f() async throws(E) -> [String: Any] {
        switch (a, b) { case (.a(let x), 1...2) where x > 0: break; case let y as C: fallthrough; @unknown default: return }
        do { try await f() } catch let e as E { throw e } catch { defer { a() } }
        for case let (a, b)? in c where a < b { continue }
        repeat { a += 1 } while a < 10
        guard #available(iOS 16, *), case .a = b else { return [a: b] }
        let r = /a(b)c/, s = #"a"b\#(c)"#, t = """
          a \(b) "c"
          """
        return x as? A<B<C>> ?? \A.b.c /* d /* e */ */
      }
    }
    precedencegroup P { higherThan: AdditionPrecedence }
    infix operator +++: P
    enum E: Int { case a = 1, b(Int, c: String = "d"); indirect case e }
    """##,
  ]

  private func parse(_ bytes: some Sequence<UInt8>) -> Tree { Parser.parse(SourceText(path: "", bytes: Array(bytes))) }

  /// Checks what every tree promises.
  private func expectSound(_ tree: Tree, _ comment: Testing.Comment? = nil) {
    var isSound = tree.nodes.last?.kind == .file && tree.nodes.last?.firstDescendant == 0
    for (index, node) in tree.nodes.enumerated() {
      isSound = isSound && node.firstDescendant <= index && Int(node.main) < tree.tokens.count
      isSound = isSound && Int(node.lastToken) < tree.tokens.count && node.firstToken <= node.lastToken + 1
      let range = tree.range(NodeID(index))
      isSound = isSound && Int(range.end) <= tree.source.count
      for child in tree.reversedChildren(NodeID(index)) where !tree.range(child).isEmpty && node.kind != .file {
        isSound = isSound && range.contains(tree.range(child))
      }
    }
    for problem in tree.problems { isSound = isSound && Int(problem.range.end) <= tree.source.count }
    let isSorted = zip(tree.problems, tree.problems.dropFirst()).allSatisfy { $0.range.start <= $1.range.start }
    #expect(isSound && isSorted, comment)
  }

  @Test(arguments: samples) func samplesHaveNoProblem(sample: String) {
    #expect(parse(sample.utf8).problems == [])
  }

  @Test(arguments: samples) func everyPrefixParses(sample: String) {
    let bytes = Array(sample.utf8)
    for length in 0..<bytes.count { expectSound(parse(bytes[..<length]), "prefix of \(length)") }
  }

  @Test(arguments: samples) func everyMissingTokenParses(sample: String) {
    let whole = parse(sample.utf8)
    let bytes = Array(sample.utf8)
    for token in 0..<UInt32(whole.tokens.count) {
      let range = whole.tokens.range(token)
      expectSound(parse(bytes[..<Int(range.start)] + bytes[Int(range.end)...]), "without token \(token)")
    }
  }

  @Test(arguments: samples) func everyDoubledTokenParses(sample: String) {
    let whole = parse(sample.utf8)
    let bytes = Array(sample.utf8)
    for token in 0..<UInt32(whole.tokens.count) {
      let range = whole.tokens.range(token)
      expectSound(parse(bytes[..<Int(range.end)] + bytes[Int(range.start)...]), "token \(token) twice")
    }
  }

  @Test func lineBreaksOfAllKinds() {
    let text = "a.b()\n// c\nlet d = \"e\"\n#if F\ng\n#endif\n"
    let expected = parse(text.utf8).dump()
    for lineBreak in ["\r\n", "\r"] {
      let tree = parse(text.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: lineBreak).utf8)
      #expect(tree.dump() == expected)
      #expect(tree.problems == [])
      #expect(tree.comments.count == 1)
    }
  }

  @Test func byteOrderMarkAndShebang() {
    let tree = parse("\u{FEFF}#!/usr/bin/swift -x\na".utf8)
    #expect(tree.dump() == "a")
    #expect(tree.problems == [])
  }

  @Test func invalidBytesAreListedAndSkipped() {
    let nul = parse("a\u{0}b(c)\n".utf8)
    #expect(nul.problems.first?.range == ByteRange(1, 2))
    let invalid = parse(Array("a = ".utf8) + [0xFF, 0xFE] + Array("\nb(c)".utf8))
    #expect(invalid.problems.first?.range == ByteRange(4, 5))
    #expect(invalid.dump().hasSuffix("(call b c)"))
    let inString = parse([0x22, 0xFF, 0xC0, 0x22])
    #expect(inString.problems == [])
  }

  @Test func conflictMarkersAreSkipped() {
    let tree = parse("a\n<<<<<<< HEAD\nb(\n=======\nc\n>>>>>>> other\nd\n".utf8)
    #expect(tree.dump() == "a d")
    #expect(tree.problems.map(\.message) == ["source control conflict marker"])
    #expect(tree.problems.first?.range == ByteRange(2, 9))
  }

  @Test(arguments: [
    ("f(", 2, "expected ')'"),
    ("let a = ", 8, "expected expression"),
    ("struct A {", 10, "expected '}'"),
    ("\"abc", 0, "unterminated string"),
    ("/* abc", 0, "unterminated block comment"),
    ("a b", 2, "expected line break or ';'"),
    ("}\na", 0, "unexpected '}'"),
    ("#if A\nb", 7, "expected '#endif'"),
    ("#endif", 0, "unexpected '#endif' without '#if'"),
    ("switch a { b }", 11, "expected 'case' or 'default'"),
  ])
  func problemsHavePositions(text: String, offset: UInt32, message: String) {
    let problem = parse(text.utf8).problems.first
    #expect(problem?.range.start == offset)
    #expect(problem?.message == message)
  }

  @Test func codeBehindAProblemIsParsed() {
    #expect(parse("struct A { func f( }\nstruct B { var c = 1 }".utf8).dump().contains("(structDecl B"))
    #expect(parse("a.b(\"c)\nd(e)".utf8).dump().contains("d"))
    #expect(parse("VStack { Text( }\nfunc f() {}".utf8).dump().contains("(funcDecl f"))
  }

  @Test func commentsAreKept() {
    let tree = parse("// a\nb // c\n  /* d */ e\n\"// f\"".utf8)
    #expect(tree.comments.map { tree.source.string($0.range) } == ["// a", "// c", "/* d */"])
    #expect(tree.comments.map(\.ownLine) == [true, false, true])
    #expect(tree.comments.map(\.isLine) == [true, true, false])
  }

  @Test func longChainsAreNoDepth() {
    func expectNoProblem(_ text: String, nodes: Int) {
      let tree = parse(text.utf8)
      #expect(tree.problems == [])
      #expect(tree.nodes.count >= nodes)
    }
    // A call behind a name is two nodes on the way to the leaf.
    expectNoProblem("a" + String(repeating: "\n.b(c)", count: 4_900), nodes: 19_600)
    expectNoProblem("a" + String(repeating: " + b", count: 9_900), nodes: 19_800)
    expectNoProblem("a" + String(repeating: " ?? b", count: 9_900), nodes: 19_800)
    expectNoProblem("a" + String(repeating: " ? b : c", count: 9_900), nodes: 29_700)
    expectNoProblem("let a: B" + String(repeating: ".C", count: 9_900), nodes: 9_900)
    expectNoProblem("if a {}" + String(repeating: " else if b {}", count: 9_900), nodes: 29_700)
    expectNoProblem(String(repeating: "try ", count: 9_900) + "a", nodes: 9_900)
    expectNoProblem("a" + String(repeating: "() { b }", count: 9_900), nodes: 29_700)
    expectNoProblem("\"" + String(repeating: "\\(a)", count: 100_000) + "\"", nodes: 200_000)
    expectNoProblem("[" + String(repeating: "a, ", count: 100_000) + "]", nodes: 100_000)
  }

  /// Rows are skipped where trees grow too high for whoever walks over them by calling itself.
  @Test(arguments: [
    ("a", "\n.b(c)", ""), ("a", " + b", ""), ("a", " ?? b", ""), ("a", " ? b : c", ""), ("let a: B", ".C", ""),
    ("if a {}", " else if b {}", ""), ("", "try ", "a"), ("a", "() { b }", ""), ("a", "!", ""), ("a", "?.b", ""),
    ("let a: B", "?", ""), ("let a: B", ".Type", ""), ("a", "[b]", ""), ("", "await ", "a"), ("", "- ", "a"),
    ("a", "\n#if A\n.b()\n#endif", ""), ("let a: ", "B -> ", "C"),
  ])
  func rowsThatAreTooLongAreSkipped(opening: String, row: String, closing: String) {
    let text = "let first = 1\n" + opening + String(repeating: row, count: 30_000) + closing + "\nlet last = 2\n"
    let tree = parse(text.utf8)
    expectSound(tree)
    var heights = [Int](repeating: 1, count: tree.nodes.count)
    for index in tree.nodes.indices {
      for child in tree.reversedChildren(NodeID(index)) {
        heights[index] = max(heights[index], heights[Int(child.index)] + 1)
      }
    }
    #expect(heights.last ?? 0 <= 10_300)
    #expect(tree.problems.contains { $0.message == "nested too deeply; skipped" })
    let last = tree.children(tree.root).last ?? .none
    #expect(tree.kind(last) == .varDecl && tree.source.string(tree.range(last)) == "let last = 2")
    #expect(tree.conditionals.allSatisfy { tree.kind($0) == .ifConfig || tree.kind($0) == .postfixIfConfig })
  }

  static let nestings = [
    "(", "[", "{", "a(", "a[", "a {", "f(a: {", "if a {", "if ", "switch a { case b: ", "func f() {", "struct A {",
    "let a: (", "let a: [", "let a: A<", "A<", "a as (", "\"\\(", "#if A\n", "a ? ", "case ", "let ", "@A(",
    "var a: B {",
    "if case (", "for a in ", "-", "a = {", "(a) -> ", "let a: (B) -> ", "{ (", "[a: ", "do {", "case let (", "#a(",
    "\\A[",
    "let a = if b { ", "do throws(", "var a = b { didSet {", "f { (a: ", "a\n#if A\n.b(", "some ", "each ",
    "repeat each ",
  ]

  /// 10,000 brackets, on a thread with the stack that a worker has on macOS.
  @Test(arguments: nestings) func deepNestingOnASmallStack(opening: String) {
    let text = String(repeating: opening, count: 10_000)
    nonisolated(unsafe) var tree: Tree?
    let done = DispatchSemaphore(value: 0)
    let thread = Thread {
      tree = Parser.parse(SourceText(text))
      done.signal()
    }
    thread.stackSize = 512 * 1024
    thread.start()
    done.wait()
    #expect(tree?.nodes.last?.kind == .file)
    if let tree { expectSound(tree) }
  }

  @Test func realNestingIsNotTooDeep() {
    let text = String(repeating: "VStack { Group(content: { ", count: 25) + "a" + String(repeating: " }) }", count: 25)
    #expect(parse(text.utf8).problems == [])
  }

  @Test func filesOverTheLimitAreRefused() {
    let tree = parse(Array(repeating: 0x20, count: TokenBuffer.maximumTextLength + 1))
    #expect(tree.problems.count == 1)
    #expect(tree.children(tree.root).isEmpty)
  }

  @Test func emptyFile() {
    let tree = parse([])
    #expect(tree.problems == [])
    #expect(tree.tokens.count == 1)
    #expect(tree.children(tree.root).isEmpty)
  }
}
