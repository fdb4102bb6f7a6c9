// How source becomes uses of views: one body in, one line out. Slots, choices, loops and modifiers are all in the line.

import CurbcutSourceText
import CurbcutSymbols
import CurbcutSyntax
import Testing

@testable import CurbcutViews

@Suite struct ViewTreeTests {
  @Test(arguments: [
    (#"Text("a")"#, "Text"),
    (#"Text("a").bold().padding(2)"#, "Text.bold.padding"),
    (#"VStack { Text("a"); Image("b") }"#, "VStack(Text Image)"),
    (#"Button("a") { run() }"#, "Button"),
    (#"Button { run() } label: { Image("b") }"#, "Button(label:Image)"),
    (#"Button(action: run) { Image("b") }"#, "Button(label:Image)"),
    (#"Button(action: { run() }, label: { Image("b") })"#, "Button(label:Image)"),
    (#"Menu { Button("a") { } } label: { Image("b") }"#, "Menu(actions:Button label:Image)"),
    (#"NavigationLink { Text("a") } label: { Image("b") }"#, "NavigationLink(destination:Text label:Image)"),
    (#"NavigationLink(destination: Text("a")) { Image("b") }"#, "NavigationLink(destination:Text label:Image)"),
    (#"NavigationLink("a") { Text("b") }"#, "NavigationLink(destination:Text)"),
    (#"NavigationLink(.localized("a")) { Text("b") }"#, "NavigationLink(destination:Text)"),
    (#"NavigationLink(.page(1)) { Text("b") }"#, "NavigationLink(label:Text)"),
    (#"NavigationLink(.settings) { Form { Text("b") }.padding() }"#, "NavigationLink(destination:Form.padding(Text))"),
    (#"NavigationLink(.settings) { SettingsCard() }"#, "NavigationLink(custom:SettingsCard)"),
    (#"Label { Text("a") } icon: { Image("b") }"#, "Label(label:Text icon:Image)"),
    (#"Toggle(isOn: $on) { Text("a") }"#, "Toggle(label:Text)"),
    (#"Picker(selection: $s) { Text("a") } label: { Text("b") }"#, "Picker(Text label:Text)"),
    (#"Slider(value: $v) { Text("a") }"#, "Slider(label:Text)"),
    (#"Slider(value: $v) { editing in note(editing) }"#, "Slider"),
    (#"if on { Text("a") } else { Image("b") }"#, "choice(0:Text 1:Image)"),
    (#"if on { Text("a") } else if off { Image("b") }"#, "choice?(0:Text 1:Image)"),
    (#"switch s { case .a: Text("a")"# + "\n" + #"default: Image("b") }"#, "choice(0:Text 1:Image)"),
    (#"on ? Text("a") : Text("b")"#, "choice(0:Text 1:Text)"),
    (#"ForEach(items) { item in Text(item.a) }"#, "ForEach(Text)"),
    (#"Text("a") + Text("b") + Text("c")"#, "concatenation(Text Text Text)"),
    (#"Text("a").overlay { Image("b") }"#, "Text.overlay(overlay:Image)"),
    (#"Text("a").overlay(Image("b"))"#, "Text.overlay(overlay:Image)"),
    (#"Text("a").background(Color.red).padding()"#, "Text.background.padding(background:Color)"),
    (#"Text("a").sheet(isPresented: $on) { Text("b") }"#, "Text.sheet(presentation:Text)"),
    (#"Text("a").toolbar { Button("b") { } }"#, "Text.toolbar(toolbar:Button)"),
    (#"StampPin(stamp: s)"#, "StampPin"),
    (#"Card { Text("a") }"#, "Card(custom:Text)"),
    (#"Card { save() }"#, "Card"),
    (#"header"#, "header"),
    (#"self.header.padding()"#, "header.padding"),
    (#"row(item).padding()"#, "row.padding"),
    (#"(Text("a")).bold()"#, "Text.bold"),
    (#"AnyView(Text("a"))"#, "AnyView(Text)"),
    (#"SwiftUI.Text("a")"#, "Text"),
    (#"let x = 3"# + "\n" + #"return Text("a")"#, "Text"),
    (#"Map { Annotation("a", coordinate: c) { Image("b") } }"#, "Map(Annotation(Image))"),
    (
      #"AsyncImage(url: u) { image in image.resizable() } placeholder: { Text("a") }"#,
      "AsyncImage(image.resizable placeholder:Text)"
    ),
  ])
  func view(_ source: String, _ expected: String) {
    #expect(
      outline(of: "struct A: View { var body: some View {\n\(source)\n} var header: some View { Text(\"h\") } }")
        == expected)
  }

  @Test func whatNobodySeesIsOutOfScope() {
    func surroundings(_ text: String) -> Surroundings? {
      FileViews(tree: Parser.parse(SourceText(path: "App/A.swift", text))).views.first?.surroundings
    }
    let view = ": View { var body: some View { Text(\"a\") } }\n"
    #expect(surroundings("import ArgumentParser\nstruct Banner" + view)?.contains(.otherPlatform) == true)
    #expect(surroundings("struct LoaderPreviewHarness" + view)?.contains(.preview) == true)
    #expect(surroundings("enum ListPreview { static var all: some View { Text(\"a\") } }")?.contains(.preview) == true)
    #expect(surroundings("struct LinkPreview" + view) == [])
  }

  @Test func compilerConditionsAreChoicesAndConditionalModifiers() {
    #expect(
      outline(of: "struct A: View { var body: some View {\n#if os(iOS)\nText(\"a\")\n#else\nImage(\"b\")\n#endif\n} }")
        == "choice(0:Text 1:Image)")
    let text = "struct A: View { var body: some View {\nText(\"a\")\n#if os(iOS)\n.bold()\n#endif\n.padding()\n} }"
    let file = FileViews(tree: Parser.parse(SourceText(text)))
    #expect(file.modifiers.map(\.isConditional) == [true, false])
  }

  @Test func extensionsOfViewApplyModifiersToWhatTheyAreCalledOn() {
    #expect(outline(of: "extension View { func a() -> some View { padding().bold() } }") == "base.padding.bold")
    #expect(outline(of: "extension View { func a() -> some View { self.modifier(B()) } }") == "base.modifier")
    #expect(
      outline(of: "struct B: ViewModifier { func body(content: Content) -> some View { content.padding() } }")
        == "base.padding")
  }

  @Test func tenThousandModifiersAndNestedViewsNeedNoStack() {
    let chain = "Text(\"a\")" + String(repeating: ".bold()", count: 10_000)
    let file = FileViews(tree: Parser.parse(SourceText("struct A: View { var body: some View { \(chain) } }")))
    #expect(file.modifiers.count == 10_000)
    let nested = String(repeating: "VStack { ", count: 5_000) + String(repeating: "}", count: 5_000)
    _ = FileViews(tree: Parser.parse(SourceText("struct A: View { var body: some View { \(nested) } }")))
  }

  /// The views of the first body as a line.
  private func outline(of text: String) -> String {
    let file = FileViews(tree: Parser.parse(SourceText(text)))
    func line(_ index: Int32) -> String {
      let node = file.views[Int(index)]
      var text =
        switch node.kind {
        case .choice: node.branches < 0 ? "choice?" : "choice"
        case .concatenation: "concatenation"
        case .base where Known(node.name) == .other || Known(node.name).isModifier || Known(node.name) == .content:
          "base"
        default: node.known == .Color ? "Color" : file.tree.string(of: node.nameToken)
        }
      if node.slot == .content, node.kind == .base { text = file.tree.string(of: node.nameToken) }
      for modifier in node.modifiers { text += "." + file.tree.string(of: file.modifiers[Int(modifier)].nameToken) }
      var parts: [String] = []
      var child = index + 1
      while child < node.end {
        let next = file.views[Int(child)]
        let slot = node.kind == .choice ? "\(next.branch):" : next.slot == .content ? "" : "\(next.slot):"
        parts.append(slot + line(child))
        child = next.end
      }
      return parts.isEmpty ? text : "\(text)(\(parts.joined(separator: " ")))"
    }
    guard let body = file.bodies.first, !body.views.isEmpty else { return "" }
    return line(body.views.lowerBound)
  }

  /// More branches than a node counts: generated code has them. Those beyond read as the last one.
  @Test(arguments: [
    ("#if A0\n", "#elseif A\nText(\"a\")\n", "#endif"), ("switch a {\n", "case 1: Text(\"a\")\n", "}"),
  ])
  func moreBranchesThanCanBeCounted(opening: String, branch: String, closing: String) throws {
    let many = Int(Int16.max) + 30
    let body = opening + String(repeating: branch, count: many) + closing
    let file = FileViews(
      tree: Parser.parse(SourceText("struct A: View { var body: some View {\n\(body)\n} }")))
    let choice = try #require(file.views.first)
    #expect(choice.kind == .choice)
    #expect(abs(choice.branches) == Int16.max)
    let last = try #require(file.views.last)
    #expect(last.parent == 0 && last.branch == Int16.max)
    #expect(file.views.count >= many)
  }
}
