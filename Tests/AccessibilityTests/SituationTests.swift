// What a view is by where it stands: an action of a row, a placeholder, part of a notice, a button that does nothing, the
// opener of a sheet.

import CurbcutAccessibility
import CurbcutSymbols
import CurbcutViews
import Testing

@Suite struct SituationTests {
  @Test(arguments: [
    ("Button(action: {}) { Image(\"a\") }", true), ("Button { } label: { Image(\"a\") }", true),
    ("Button { go() } label: { Image(\"a\") }", false), ("Button(action: go) { Image(\"a\") }", false),
    ("Button(role: .cancel) { }", false), ("Button(action: {}) { Image(\"a\") }.onTapGesture { go() }", false),
    ("Button(action: {}) { Image(\"a\") }.ownTap()", false), ("Button(action: {}) { Chip() }", false),
    ("HStack { Button(action: {}) { Image(\"a\") } }.onTapGesture { go() }", false),
    ("HStack { Button(action: {}) { Image(\"a\") } }.gesture(DragGesture().onEnded { _ in go() })", true),
  ])
  func idleButtons(_ source: String, _ expected: Bool) {
    #expect(bodyModel(source).first(.Button).isIdleButton == expected)
  }

  @Test(arguments: [
    (".swipeActions { Button { } label: { Image(\"a\") } }", true),
    (".swipeActions { if on { Button { } label: { Image(\"a\") } } }", true),
    (".accessibilityActions { Button { } label: { Image(\"a\") } }", true),
    (".contextMenu { Button { } label: { Image(\"a\") } }", false),
    (".alert(\"a\", isPresented: $on) { Button { } label: { Image(\"a\") } }", false),
    (".overlay { Button { } label: { Image(\"a\") } }", false),
  ])
  func actionsOfRows(_ modifier: String, _ expected: Bool) {
    #expect(bodyModel("Text(\"a\")\(modifier)").first(.Button).isOfferedAsAction == expected)
  }

  @Test(arguments: [
    ("TextEditor(text: $a).overlay { if a.isEmpty { Text(\"x\") } }", true),
    ("TextEditor(text: $a).overlay { if !a.isEmpty { } else { HStack { Text(\"x\"); Spacer() } } }", true),
    ("TextEditor(text: $m.a).overlay(Text(\"x\").opacity(m.a.isEmpty ? 1 : 0))", true),
    ("TextEditor(text: $m.a).background(Text(\"x\").opacity(!m.a.isEmpty ? 0 : 0.5))", true),
    ("ZStack { if a == \"\" && !isTyping { Text(\"x\") }; TextField(\"\", text: $a) }", true),
    ("ZStack { OwnField(text: $a); if a.isEmpty { Text(\"x\") } }", true),
    ("TextEditor(text: $a).overlay { Text(\"x\") }", false),
    ("TextEditor(text: $a).overlay { if b.isEmpty { Text(\"x\") } }", false),
    ("TextEditor(text: $a).overlay { if !a.isEmpty { Text(\"x\") } }", false),
    ("TextEditor(text: $a).overlay { if a.isEmpty || isNew { Text(\"x\") } }", false),
    ("VStack { if a.isEmpty { Text(\"x\") }; TextEditor(text: $a) }", false),
    ("ZStack { Color.red; VStack { if a.isEmpty { Text(\"x\") }; TextEditor(text: $a) } }", false),
  ])
  func placeholders(_ source: String, _ expected: Bool) {
    #expect(bodyModel(source).first(.Text).isPlaceholderOfField == expected)
  }

  @Test(arguments: [
    ("if on { VStack { Text(\"x\"); Button(\"Add\") { add() }; Button(\"Cancel\") { other() } } }", true),
    ("if on { Text(\"x\"); Button(\"Add\") { add() }; Button(\"Fine\") { on = false } }", true),
    ("if on { Text(\"x\"); Button(\"Add\") { add() }; Button(\"Fine\") { m.hideCard() } }", true),
    ("if on { Text(\"x\"); Button(\"Add\") { add() }; Button(\"Fine\") { other() } }", false),
    ("if on { Text(\"x\"); Button(\"Cancel\") { on = false } }", false),
    ("if on { Text(\"x\"); Own(); Button(\"Add\") { add() }; Button(\"Cancel\") { on = false } }", false),
    ("VStack { Text(\"x\"); Button(\"Add\") { add() }; Button(\"Cancel\") { on = false } }", false),
  ])
  func notices(_ source: String, _ expected: Bool) {
    #expect(bodyModel(source).first(.Text).isInNoticeThatAsks == expected)
  }

  @Test(arguments: [
    ("Text(\"a\").sheet(isPresented: $on) { Text(\"b\") }", true),
    ("Text(\"a\").popover(item: $m.on) { _ in Text(\"b\") }", true),
    ("Text(\"a\").renameAlert(isPresented: $on)", true), ("Host(isShown: $on)", true),
    ("Text(\"a\").modifier(HostModifier(isShown: $on))", true),
    ("Text(\"a\").inspector(isPresented: $on) { Text(\"b\") }", false),
    ("Text(\"a\").sheet(isPresented: $off) { Text(\"b\") }", false), ("Plain(isShown: $on)", false),
    ("Text(\"a\").opacity(on ? 1 : 0)", false),
  ])
  func presentations(_ source: String, _ expected: Bool) {
    let others = """
      struct Host: View {
        @Binding var isShown: Bool
        var body: some View { Text("a").fullScreenCover(isPresented: $isShown) { Text("b") } }
      }
      struct HostModifier: ViewModifier {
        @Binding var isShown: Bool
        func body(content: Content) -> some View { content.alert("a", isPresented: $isShown) { Text("b") } }
      }
      struct Plain: View {
        @Binding var isShown: Bool
        var body: some View { if isShown { Text("a") } }
      }
      """
    let found = model(
      "struct Screen: View {\n var body: some View {\n\(source)\n }\n}\n"
        + "extension Screen { var opener: some View { Button(\"a\") { on.toggle() } } }",
      beside: [others])
    #expect(found.first(.Button).isPresentation(Name("on")) == expected)
  }

  /// A component that is given the binding: each of its uses has to present by it.
  @Test(arguments: [("$shown", true), ("$other", false)])
  func presentationsByUses(_ second: String, _ expected: Bool) {
    let found = model(
      """
      struct Opener: View {
        @Binding var isOpen: Bool
        var body: some View { Button("a") { isOpen.toggle() } }
      }
      struct One: View {
        var body: some View { Opener(isOpen: $shown).sheet(isPresented: $shown) { Text("b") } }
      }
      """,
      beside: [
        "struct Two: View { var body: some View { Opener(isOpen: \(second)).sheet(isPresented: $shown) { Text(\"b\") } } }"
      ])
    #expect(found.first(.Button).isPresentation(Name("isOpen")) == expected)
  }
}
