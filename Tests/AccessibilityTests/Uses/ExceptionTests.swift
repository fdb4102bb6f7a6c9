// The exceptions that all rules share, one line of source each: what the model says of the first view of a kind.

import CurbcutAccessibility
import CurbcutSourceText
import CurbcutSymbols
import CurbcutSyntax
import CurbcutViews
import Testing

@Suite struct ExceptionTests {
  @Test(arguments: [
    (#"Image("a").accessibilityHidden(true)"#, ElementFlags.hidden),
    (#"VStack { Image("a") }.accessibilityHidden(true)"#, .hidden),
    (#"Image("a").accessibility(hidden: true)"#, .hidden),
    (#"Image("a").hidden()"#, .hidden),
    (#"Image("a").opacity(0)"#, .hidden),
    (#"Image("a").accessibilityHidden(isOff)"#, .maybeHidden),
    (#"VStack { Image("a") }.accessibilityElement()"#, .ignored),
    (#"VStack { Image("a") }.accessibilityElement(children: .ignore)"#, .ignored),
    (#"VStack { Image("a") }.accessibilityElement(children: .combine)"#, .combined),
    (#"VStack { Image("a") }.accessibilityElement(children: .contain)"#, .contained),
    (#"VStack { Image("a") }.accessibilityRepresentation { Text("b") }"#, .represented),
    (#"VStack { Image("a") }.accessibilityChildren { Text("b") }"#, .represented),
    (#"Button { } label: { Image("a") }"#, .labelSlot),
    (#"Menu { } label: { VStack { Image("a") } }"#, .labelSlot),
    (#"Label { Text("b") } icon: { Image("a") }"#, .labelSlot),
    (#"Text("b").tabItem { Image("a") }"#, .labelSlot),
    (#"Text("b").toolbar { Image("a") }"#, .systemHost),
    (#"Text("b").swipeActions { Image("a") }"#, .systemHost),
    (#"Text("b").contextMenu { Image("a") }"#, .systemHost),
    (#"Menu("m") { Image("a") }"#, .systemHost),
    (#"Text("b").alert("t", isPresented: $on) { Image("a") }"#, .systemHost),
    (#"List { Image("a") }"#, .listRow),
    (#"Form { Image("a") }"#, .listRow),
    (#"Image("a").listRowBackground(Color.red)"#, .listRow),
    (#"Image("a").disabled(true)"#, .disabled),
    (#"VStack { Image("a") }.redacted(reason: .placeholder)"#, .redacted),
    (#"VStack { Image("a") }.accessibilityLabel("b")"#, .labelledAncestor),
    (#"Text("b").overlay { Image("a") }"#, .layered),
    (#"Map { Annotation("b", coordinate: c) { Image("a") } }"#, .mapContent),
    (#"VStack { Image("a") }.colorInvert()"#, .recoloured),
    (#"Image("a").saturation(0)"#, .recoloured),
    (#"Text("b").overlay { Image("a") }.blendMode(.multiply)"#, .recoloured),
  ])
  func flag(_ source: String, _ flag: ElementFlags) {
    #expect(bodyModel(source).first(.Image).flags.contains(flag))
  }

  @Test(arguments: [
    // A modifier behind an overlay covers it, one before it does not.
    (#"Text("b").overlay { Image("a") }.accessibilityHidden(true)"#, ElementFlags.hidden, true),
    (#"Text("b").accessibilityHidden(true).overlay { Image("a") }"#, .hidden, false),
    // Presentations inherit neither label nor hidden.
    (#"Text("b").sheet(isPresented: $on) { Image("a") }.accessibilityHidden(true)"#, .hidden, false),
    (#"Text("b").toolbar { Image("a") }.accessibilityLabel("c")"#, .labelledAncestor, false),
    // A literal that says no hides nothing.
    (#"Image("a").accessibilityHidden(false)"#, .hidden, false),
    (#"Image("a").opacity(0.5)"#, .hidden, false),
    // What comes up later, what is put over it later, and what changes nothing.
    (#"Text("b").sheet(isPresented: $on) { Image("a") }.colorInvert()"#, .recoloured, false),
    (#"Text("b").colorInvert().overlay { Image("a") }"#, .recoloured, false),
    (#"Image("a").brightness(0)"#, .recoloured, false),
    (#"Image("a").brightness(isOn ? 0.2 : 0)"#, .recoloured, false),
    (#"Image("a").hueRotation(.degrees(0))"#, .recoloured, false),
    (#"Image("a").hueRotation(.degrees(turn))"#, .recoloured, true),
    (#"Image("a").blendMode(.normal)"#, .recoloured, false),
    // The element itself is not inside itself.
    (#"Image("a").accessibilityElement(children: .ignore)"#, .ignored, false),
    (#"Image("a").accessibilityLabel("b")"#, .labelledAncestor, false),
  ])
  func reach(_ source: String, _ flag: ElementFlags, _ expected: Bool) {
    #expect(bodyModel(source).first(.Image).flags.contains(flag) == expected)
  }

  static let surrounded: [(String, Surroundings)] = [
    (##"#Preview { Image("a") }"##, .preview),
    (#"struct A_Previews: PreviewProvider { static var previews: some View { Image("a") } }"#, .preview),
    (#"struct A_Preview: View { var body: some View { Image("a") } }"#, .preview),
    (##"struct A: View { var body: some View {\##n#if os(macOS)\##nImage("a")\##n#endif\##n} }"##, .otherPlatform),
    (
      ##"struct A: View { var body: some View {\##n#if os(iOS)\##n#else\##nImage("a")\##n#endif\##n} }"##,
      .otherPlatform
    ),
    (##"struct A: View { var body: some View {\##n#if DEBUG\##nImage("a")\##n#endif\##n} }"##, .debug),
    (#"struct DebugMenu: View { var body: some View { Image("a") } }"#, .debug),
    (#"struct FrameDebugOverlay: View { var body: some View { Image("a") } }"#, .debug),
    (#"struct A: Widget { var body: some WidgetConfiguration { Image("a") } }"#, .widget),
    (#"struct CardPlaceholder: View { var body: some View { Image("a") } }"#, .placeholder),
  ]

  @Test(arguments: ["CodeDebugger", "NoDebuggingCell", "Undebug"])
  func namesThatOnlyBeginLikeAPageOfDevelopers(_ name: String) {
    let source = "struct \(name): View { var body: some View { Image(\"a\") } }"
    #expect(!model(source).first(.Image).surroundings.contains(.debug))
  }

  @Test(arguments: surrounded)
  func surroundings(_ source: String, _ expected: Surroundings) {
    #expect(model(source).first(.Image).surroundings.contains(expected))
  }

  @Test(arguments: [
    ("AppTests/A.swift", Surroundings.tests), ("ShopUITests-App/A.swift", .tests),
    ("UnitTestsHost/A.swift", .tests), ("Modules/Mock/A.swift", .tests), ("App Watch App/A.swift", .otherPlatform),
    ("AppWatch Extension/A.swift", .otherPlatform),
    ("Sources/macOS/A.swift", .otherPlatform), ("AppWatch Extension/A.swift", .otherDevice),
    ("App TV/A.swift", .otherDevice), ("Sources/visionOS/A.swift", .otherDevice),
    ("App/Preview Content/A.swift", .preview), ("AppWidget/A.swift", .widget),
  ])
  func surroundingsOfPaths(_ path: String, _ expected: Surroundings) {
    let source = SourceText(path: path, "struct A: View { var body: some View { Image(\"a\") } }")
    #expect(FileViews(tree: Parser.parse(source)).views[0].surroundings.contains(expected))
  }

  @Test(arguments: [
    ("targetEnvironment(macCatalyst)", true), ("os(watchOS)", true), ("os(iOS) || os(visionOS)", false),
    ("os(macOS)", false), ("os(tvOS) && DEBUG", true), ("!os(watchOS)", false),
  ])
  func branchesForOtherDevices(_ condition: String, _ expected: Bool) {
    let source = "struct A: View { var body: some View {\n#if \(condition)\nImage(\"a\")\n#endif\n} }"
    let views = FileViews(tree: Parser.parse(SourceText(path: "A.swift", source))).views
    #expect(views.contains { $0.surroundings.contains(.otherDevice) } == expected)
  }

  @Test func aMacIsNoOtherDevice() {
    let source = SourceText(path: "Sources/macOS/A.swift", "struct A: View { var body: some View { Image(\"a\") } }")
    #expect(!FileViews(tree: Parser.parse(source)).views[0].surroundings.contains(.otherDevice))
  }

  @Test func aGeneratedFileIsKnownByItsHead() {
    let source = SourceText(
      path: "A.swift", "// Generated using SwiftGen\nstruct A: View { var body: some View { Image(\"a\") } }")
    #expect(FileViews(tree: Parser.parse(source)).views[0].surroundings.contains(.generated))
  }

  @Test func whatIsRenderedOffScreenIsNoView() {
    #expect(
      !model(#"func f() { let r = ImageRenderer(content: Image("a")) }"#).file.views.contains { $0.known == .Image })
  }

  @Test func aHelperNamedWhereItIsUsedIsNamed() {
    let model = model(
      """
      struct A: View {
        var body: some View { close.accessibilityLabel("Close") }
        var close: some View { Button { } label: { Image("a") } }
      }
      """)
    #expect(model.first(.Button).flags.contains(.namedByUse))
  }

  @Test func aProjectsOwnTypeHidesTheSystems() {
    #expect(
      bodyModel(#"Image("a")"#, beside: ["struct Image: View { var body: some View { Text(\"b\") } }"])
        .file.views.contains { $0.known == .Image })
    let model = bodyModel(#"Image("a")"#, beside: ["struct Image: View { var body: some View { Text(\"b\") } }"])
    #expect(model.first(.Image).known == .other)
  }

  @Test func wordsThatComeFromTheModelAreRuntime() {
    #expect(bodyModel("ForEach(items) { item in Button(item.title) { } }").first(.Button).name.kind == "runtime")
  }
}
