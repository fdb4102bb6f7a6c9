// The accessible name: one line of source, what VoiceOver says for its first control, and how it was found.

import CurbcutAccessibility
import CurbcutViews
import Testing

@Suite struct NameTests {
  @Test(arguments: [
    (#"if on { Image("x") } else { Text("Off") }"#, true), (#"if on { Text("On") } else { Image("x") }"#, true),
    (#"HStack { if on { Image("x") } else { Text("Off") } }"#, true),
    (#"HStack { Image("y"); if on { Image("x") } else { Text("Off") } }"#, true),
    (#"HStack { Text("Save"); if on { Image("x") } else { Text("Off") } }"#, false),
    (#"if on { Image("x").accessibilityLabel("On") } else { Text("Off") }"#, false),
    (#"if on { ProgressView() } else { Text("Off") }"#, false),
    (#"if on { Image("x") } else { Image("y") }"#, false),
  ])
  func aBranchMayHaveNoWords(_ label: String, _ isPicture: Bool) {
    let name = bodyModel("Button { } label: { \(label) }").first(.Button).name
    #expect((name.pictureInstead != nil) == isPicture)
  }

  @Test(arguments: [
    (#"Button("Save") { }"#, "text:Save"),
    (#"Button("Save", systemImage: "tray") { }.labelStyle(.iconOnly)"#, "text:Save"),
    (#"Button { } label: { Image(systemName: "xmark") }"#, "symbol:xmark"),
    (#"Button { } label: { Image(systemSymbol: .arrow2Squarepath) }"#, "symbol:arrow.2.squarepath"),
    (#"Button { } label: { Image(systemSymbol: on ? .star : .starFill) }"#, "symbol"),
    (#"Button { } label: { Image(glyph: .star) }"#, "unknown:an unknown initializer"),
    (#"Button { } label: { Image("ic_close") }"#, "file:ic_close"),
    (#"Button { } label: { Image(decorative: "bg") }"#, "none"),
    (#"Button { } label: { Image(systemName: "xmark").accessibilityHidden(true) }"#, "none"),
    (#"Button { } label: { Image(systemName: "xmark") }.accessibilityLabel("Close")"#, "text:Close"),
    (#"Button { } label: { Image(systemName: "xmark").accessibilityLabel("Close") }"#, "text:Close"),
    (#"Button { } label: { Image(systemName: "xmark") }.accessibilityLabel("")"#, "none"),
    (#"Button { } label: { Image(systemName: "xmark") }.accessibilityLabel("A").accessibilityLabel("B")"#, "text:B"),
    (#"Button { } label: { Image(systemName: "xmark") }.accessibility(label: Text("Close"))"#, "text:Close"),
    (#"Button { } label: { Image(systemName: "xmark") }.help("Close")"#, "symbol:xmark"),
    (#"Button { } label: { Label("Share", systemImage: "square") }"#, "text:Share"),
    (#"Button { } label: { Label { Text("Share") } icon: { Image("x") } }"#, "text:Share"),
    (#"Button { } label: { HStack { Image(systemName: "a"); Text("Go") } }"#, "text:Go"),
    (#"Button { } label: { Text("Hi \(name)") }"#, "runtime:Hi ‹…›"),
    (#"Button { } label: { Text(title) }"#, "runtime"),
    (#"Button(action: run) { Text("Run") }"#, "text:Run"),
    (#"Button(action: { run() }, label: { Text("Run") })"#, "text:Run"),
    (#"Button(role: .cancel) { }"#, "runtime"),
    (#"Button { } label: { if on { Text("On") } else { Image("x") } }"#, "text:On"),
    (#"Button { } label: { on ? Text("On") : Text("Off") }"#, "runtime:On / Off"),
    (#"Button { } label: { Image(systemName: "a").overlay { Text("3") } }"#, "text:3"),
    (#"Button { } label: { Text("a") + Text("b") }"#, "text:a, b"),
    (#"Button { } label: { content }"#, "unknown:content passed by the caller"),
    (#"Button { } label: { AnyView(Text("Go")) }"#, "text:Go"),
    (#"Button { } label: { (Text("Go")) }"#, "text:Go"),
  ])
  func button(_ source: String, _ expected: String) {
    let name = bodyModel(source).first(.Button).name
    let actual = [name.kind, name.value].compactMap { $0 }.joined(separator: ":")
    #expect(actual == expected)
  }

  /// A stored symbol is a picture; a stored image without a value may be anything.
  @Test func storedSymbolsArePictures() {
    func name(_ property: String) -> String? {
      let model = model("struct A: View { \(property)\n var body: some View { Button { } label: { icon } } }")
      let name = model.first(.Button).name
      return [name.kind, name.value].compactMap { $0 }.joined(separator: ":")
    }
    #expect(name(#"var icon = Image(systemName: "star")"#) == "symbol:star")
    #expect(name("let icon: Image") == "unknown:it is made by code that could not be resolved")
  }

  @Test func aBackgroundThatCannotBeFollowedHoldsNoWords() {
    let model = bodyModel(#"Button { } label: { Image(systemName: "plus").background(theme.card) }"#)
    #expect(model.first(.Button).name.kind == "symbol")
    let overlay = bodyModel(#"Button { } label: { Image(systemName: "plus").overlay { content } }"#)
    #expect(overlay.first(.Button).name.kind == "unknown")
  }

  @Test func derivationNamesTheSymbolAndItsPlace() {
    let model = bodyModel(#"Button { } label: { Image(systemName: "xmark") }"#)
    let step = model.first(.Button).name.steps[0]
    #expect(step.source == "Image(systemName:)")
    #expect(step.result == "the symbol xmark")
    #expect(model.file.tree.source.string(step.range) == "Image")
  }

  /// In the order in which they are read; of each of several parts the first six.
  @Test func derivationsOfSeveralPartsAreJoined() {
    let letters = "abcdefgh".map { "Text(\"\($0)\")" }.joined(separator: "\n")
    let row = bodyModel("Button { } label: { HStack {\n\(letters)\n} }").first(.Button).name
    #expect(row.steps.map(\.result) == ["“a”", "“b”", "“c”", "“d”", "“e”", "“f”"])
    let two = bodyModel("Button { } label: { VStack { HStack {\n\(letters)\n}\nText(\"z\") } }").first(.Button).name
    #expect(two.steps.map(\.result) == ["“a”", "“b”", "“c”", "“d”", "“e”", "“f”"])
    #expect(two.value == "a, b, c, d, e, f, g, h, z")
    let short = bodyModel("Button { } label: { VStack { HStack { Text(\"a\")\nText(\"b\") }\nText(\"z\") } }")
    #expect(short.first(.Button).name.steps.map(\.result) == ["“a”", "“b”", "“z”"])
    #expect(Set(row.steps.map(\.source)) == ["Text"])
  }

  @Test func namesGoThroughComponentsOfOtherFiles() {
    let component = """
      import SwiftUI
      struct RoundIcon: View {
        let symbol: String
        let spoken: String
        var body: some View { Image(systemName: symbol).accessibilityLabel(spoken) }
      }
      """
    let model = bodyModel(#"Button { } label: { RoundIcon(symbol: "xmark", spoken: "Close") }"#, beside: [component])
    guard case .text("Close") = model.first(.Button).name.name else {
      Issue.record("\(model.first(.Button).name)")
      return
    }
  }

  @Test func namesGoThroughTheProjectsOwnModifiers() {
    let model = model(
      """
      struct Screen: View {
        var body: some View { Button { } label: { Image(systemName: "xmark") }.spoken("Close") }
      }
      extension View {
        func spoken(_ words: String) -> some View { accessibilityLabel(words) }
      }
      """)
    guard case .text("Close") = model.first(.Button).name.name else {
      Issue.record("\(model.first(.Button).name)")
      return
    }
  }

  @Test func modifiersHaveWhatTheirInitialisersAreGiven() {
    let modifiers = """
      struct Spoken: ViewModifier {
        let words: String
        func body(content: Content) -> some View { content.accessibilityLabel(words) }
      }
      struct Told: ViewModifier {
        private let text: String
        init(_ words: String) { text = words }
        func body(content: Content) -> some View { content.accessibilityLabel(text) }
      }
      extension View { func spoken(_ words: String) -> some View { modifier(Spoken(words: words)) } }
      """
    for use in [#".modifier(Spoken(words: "Close"))"#, #".modifier(Told("Close"))"#, #".spoken("Close")"#] {
      let name = bodyModel("Button { } label: { Image(systemName: \"xmark\") }" + use, beside: [modifiers])
        .first(.Button).name
      #expect(name.value == "Close", "\(use): \(name)")
    }
  }

  @Test func modifiersThatEachApplySeveralOthersEnd() {
    let levels = 9
    let functions = (0..<levels).map { level in
      "func m\(level)() -> some View { self"
        + String(repeating: level + 1 < levels ? ".m\(level + 1)()" : ".padding()", count: 8) + " }"
    }
    let model = bodyModel(
      "Text(\"a\").m0()", beside: ["extension View {\n\(functions.joined(separator: "\n"))\n}"])
    // Without a limit these are millions.
    #expect(model.first(.Text).modifiers.count < 4_000)
  }

  @Test func overlaysPutOnWhatIsHiddenAreRead() {
    let name = bodyModel(#"Button { } label: { Color.clear.hidden().overlay { Text("Close") } }"#).first(.Button).name
    #expect(name.value == "Close")
    let inside = bodyModel(#"Button { } label: { Color.clear.overlay { Text("Close") }.hidden() }"#).first(.Button).name
    #expect(inside.kind == "none")
  }

  @Test func aClassOfTheSameNameIsNoView() {
    let model = bodyModel(#"TextField("", text: $name)"#, beside: ["import UIKit\nclass TextField: UITextField {}"])
    #expect(model.first(.TextField).name.kind == "none")
  }
}
