// Code that nests, and declarations that stand on each other, further than anybody writes: nothing may need a stack for
// it. The program runs with the 512 KB that a worker has on macOS, whatever the shell gives.

import Foundation
import Testing

struct DeepCodeTests {
  /// One thing inside itself, in the body of a view: opening, middle, closing.
  static let nestings = [
    ("VStack { ", "Text(a)", " }"), ("if a { ", "Text(a)", " }"), ("switch a { default: ", "Text(a)", " }"),
    ("a ? AnyView(", "Text(a)", ") : AnyView(b)"), ("Text(a).background(", "Text(b)", ")"),
    ("Text(a).sheet(isPresented: $b) { ", "Text(c)", " }"), ("Button { a() } label: { ", "Text(a)", " }"),
    ("ForEach(a) { b in ", "Text(b)", " }"), ("Card { ", "Text(a)", " }"), ("(", "Text(a)", ")"),
    ("Text(a).toolbar { Menu(b) { ", "Text(c)", " } }"), ("NavigationLink { ", "Text(a)", " } label: { Text(a) }"),
    ("Text(a + (", "b", "))"), ("Group { let x = a\n", "Text(x)", " }"), ("#if A\n", "Text(a)\n", "#endif\n"),
    ("Text(\"\\(", "a", ")\")"), ("Color(uiColor: UIColor { _ in ", "a", " })"),
    ("Text(a).overlay(alignment: .top) { ", "b", " }"),
  ]

  /// One thing behind the other, in the body of a view: first, what is repeated, last.
  static let rows = [
    ("Text(a)", ".padding()", ""), ("Text(a)", ".tile()", ""), ("Text(a)", " + Text(b)", ""), ("Text(a", " + b", ")"),
    ("if a { Text(a) }", " else if b { Text(b) }", ""), ("a", " ? Text(a) : a", " : Text(b)"), ("Text(a", " ?? b", ")"),
    ("a ?", " b ? Text(a) : c ?", " d : e"), ("Image(a", " ? b : c", ")"), ("Text(a).opacity(a", " && b", " ? 1 : 0)"),
    ("if a", " && b", " { Text(a) }"), ("if a", " || b != nil", " { Text(a) }"), ("Text(a).padding(1", " * 2", ")"),
    ("Color.red", ".opacity(0.5)", ""), ("Text(a).font(.body", ".bold()", ")"), ("#if A", " && B", "\nText(a)\n#endif"),
    ("Button(a) { b", ".c()", " }"), ("Toggle(isOn: $a", ".b", ") { Text(a) }"),
    ("Text(a)\n", "#if A\n.bold()\n#endif\n", ""),
  ]

  /// Declarations of which each stands on the next: `%0` is the number of one, `%1` that of the next.
  static let lines = [
    "extension View { func m%0() -> some View { self.m%1() } }",
    "struct V%0: View { var body: some View { V%1() } }",
    "struct L%0: ViewModifier { func body(content: Content) -> some View { content.modifier(L%1()) } }",
    "struct W%0<C: View>: View { @ViewBuilder let c: () -> C; var body: some View { W%1 { c() } } }",
    "let c%0 = c%1", "func f%0() -> String { f%1() }", "typealias T%0 = T%1", "class K%0: K%1 { }",
    "extension Color { static var k%0: Color { .k%1 } }", "extension Font { static let t%0 = Font.t%1 }",
    "func act%0() { act%1() }", "protocol P%0: P%1 { }", "enum E%0 { static let a = E%1.a }",
    "struct S%0: ButtonStyle { func makeBody(configuration: Configuration) -> some View { S%1().makeBody(configuration: configuration) } }",
    "struct A%0: View { let a: String; var body: some View { A%1(a: a) } }",
    "struct B%0: View { @Binding var b: Bool; var body: some View { B%1(b: $b).onTapGesture { b.toggle() } } }",
  ]

  /// Members of which each stands on the one before or behind.
  static let members = [
    "var p%0: some View { p%1 }", "var q%1: some View { VStack { q%0.foregroundColor(.red) } }",
    "func g%0() -> some View { g%1().bold() }", "var s%0: String { s%1 }", "var b%0: Bool { !b%1 }",
    "func d%0() { d%1() }", "let u%1 = u%0",
  ]

  private static func screen(_ name: String, _ body: String) -> String {
    "import SwiftUI\nstruct \(name): View {\n  var body: some View {\n\(body)\n  }\n}\n"
  }

  private func writeShapes(_ folder: Folder) throws {
    for (index, shape) in Self.nestings.enumerated() {
      // Below the parser's limit, where all of it is read, and above.
      for count in [60, 190, 1_000] {
        let text = String(repeating: shape.0, count: count) + shape.1 + String(repeating: shape.2, count: count)
        try folder.write("Nested\(index)x\(count).swift", Self.screen("Nested\(index)x\(count)", text))
      }
    }
    for (index, shape) in Self.rows.enumerated() {
      for count in [300, 3_000] {
        let text = shape.0 + String(repeating: shape.1, count: count) + shape.2
        try folder.write("Row\(index)x\(count).swift", Self.screen("Row\(index)x\(count)", text))
      }
    }
  }

  private func writeDeclarations(_ folder: Folder) throws {
    func line(_ text: String, _ count: Int) -> String {
      (0..<count).map { text.replacing("%0", with: "\($0)").replacing("%1", with: "\($0 + 1)") }.joined(separator: "\n")
    }
    for (index, text) in Self.lines.enumerated() {
      try folder.write("Line\(index).swift", "import SwiftUI\n" + line(text, 700))
    }
    let inside = Self.members.map { line($0, 500) }.joined(separator: "\n")
    try folder.write(
      "Members.swift", "import SwiftUI\nstruct M: View {\n\(inside)\nvar body: some View { p0; q500 } }\n")
    let views = (1..<1_500).map { "let v\($0) = v\($0 - 1)\nv\($0).text = \"a\"" }.joined(separator: "\n")
    try folder.write(
      "Objects.swift",
      "import UIKit\nclass C: UIViewController {\n override func viewDidLoad() {\n let v0 = UIButton()\n\(views)\n } }\n"
    )
    try folder.write(
      "Uses.swift",
      Self.screen(
        "Uses",
        "V0().m0().modifier(L0()).foregroundColor(.k0).font(.t0).buttonStyle(S0()); W0 { Text(f0()) }; A0(a: c0); B0(b: $x)"
      ) + "#Preview { M() }\n@main struct Main: App { var body: some Scene { WindowGroup { Uses() } } }\n")
  }

  /// `audit` and `screens` read views as `lint` does, and `why` one line: they differ in what they ask of declarations.
  @Test(arguments: [
    ("lint . --min-confidence low --profile strict --unsafe-fixes --diff", true), ("speak .", true),
    ("contrast .", true), ("components", true), ("speak . --voice-control", false), ("audit .", false),
    ("screens .", false), ("why Uses.swift:4", false),
  ])
  func nothingNeedsALargeStack(command: String, readsShapes: Bool) throws {
    let folder = try Folder()
    try writeDeclarations(folder)
    if readsShapes { try writeShapes(folder) }
    let run = try Tool.shell("ulimit -s 512; exec \"$CURBCUT\" \(command) --root . > /dev/null", in: folder)
    #expect([0, 1, 3].contains(run.status), "\(command): \(run.status), \(run.errors.suffix(300))")
  }

  /// More declarations than any stack holds calls for.
  @Test func aLineOfModifiersIsFollowedSoFarAndNoFurther() throws {
    let folder = try Folder()
    let line = (0..<60_000).map { "func m\($0)() -> some View { self.m\($0 + 1)() }\n" }.joined()
    try folder.write("Line.swift", "import SwiftUI\nextension View {\n\(line)}\n")
    try folder.write("Use.swift", Snippet.view("Use", "Button(action: { go() }) { Image(\"a\").m0() }"))
    let run = try Tool.run(["lint", "--root", ".", "--format", "agent", "."], in: folder)
    #expect(run.status == 1, "\(run.status), \(run.errors.suffix(300))")
    #expect(run.output.contains("icon-button-missing-label"))
  }
}
