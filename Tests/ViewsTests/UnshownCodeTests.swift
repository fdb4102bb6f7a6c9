// What of a shown view nobody meets: functions that nothing calls, branches behind values that nothing sets.

import CurbcutSourceText
import CurbcutSyntax
import Testing

@testable import CurbcutViews

@Suite struct UnshownCodeTests {
  private static let app = "@main struct Shop: App { var body: some Scene { WindowGroup { Home() } } }\n"

  /// The texts of the first file that nobody meets.
  private func unshown(_ sources: String..., isApp: Bool = true) -> [String] {
    let files = (sources + (isApp ? [Self.app] : [])).enumerated().map { index, source in
      FileViews(tree: Parser.parse(SourceText(path: "F\(index).swift", "import SwiftUI\n" + source)))
    }
    let project = Project(files: files)
    return project.unmetRanges(in: files[0]).never.map { files[0].tree.source.string($0) }
  }

  private func home(_ members: String, _ content: String = "Text(\"a\")") -> String {
    "struct Home: View {\n\(members)\nvar body: some View {\n\(content)\n}\n}\n"
  }

  @Test func whatNothingCallsIsNotMet() {
    let row = "func row() -> some View { Text(\"b\") }"
    #expect(unshown(home(row)) == [row])
    #expect(unshown(home(row), isApp: false) == [], "others may call it")
    #expect(unshown(home(row, "row()")) == [])
    #expect(unshown(home(row), "extension Home { var other: some View { row() } }") == [row], "nor is what calls it")
    #expect(unshown(home(row), "let use = { (home: Home) in home.row() }") == [])
    #expect(unshown(home(row, "List { } footer: { Text(\"c\") }")) == [row])
    #expect(
      unshown(home("private " + row), "struct Other: View { var body: some View { row() } }") == ["private " + row])
    #expect(unshown(home("public " + row)) == ["public " + row], "the modules of an app are there for it")
    #expect(unshown(home("@objc " + row)) == [])
    #expect(unshown("protocol Rows { func row() -> Text }\n" + home(row) + "extension Home: Rows {}") == [])
    #expect(unshown(home(row), "extension Home: Rows {}") == [], "a protocol may ask for it")
    #expect(unshown(home(row), "#Preview { Home().row() }") == [row])
  }

  @Test func theSystemsViewIsNoneOfThoseInFeatures() {
    let card = "func card() -> some View { Text(\"b\") }"
    let feature =
      "extension Feature { struct View: SwiftUI.View, Titled { var body: some SwiftUI.View { Text(\"a\") } } }"
    #expect(unshown("extension View { \(card) }", feature) == [card])
    #expect(unshown("extension Feature.View { \(card) }", feature) == [], "a protocol may ask for it")
    #expect(unshown("extension View { \(card) }", "struct View: Titled {}") == [])
  }

  @Test func overloadsAreMetTogether() {
    let rows = (0..<3).map { "func row(_ a: T\($0)) -> some View { row(b) }" }
    #expect(unshown(home(rows.joined(separator: "\n"))) == rows, "each is named by the others alone")
    #expect(unshown(home(rows.joined(separator: "\n"), "row(a)")) == [])
    #expect(unshown(home(rows.joined(separator: "\n")), "extension Home { var other: some View { row(a) } }") == rows)
    #expect(unshown(home(rows.joined(separator: "\n")), "let use = { (home: Home) in home.row(a) }") == [])
    // One of them is out of reach of other files, but not of the overload that these name.
    let hidden = [
      "private func row(_ a: T0) -> some View { Text(\"b\") }", "func row(_ a: T1) -> some View { row(c) }",
    ]
    #expect(unshown(home(hidden.joined(separator: "\n")), "let use = { (home: Home) in home.row(a) }") == [])
    #expect(unshown(home(hidden.joined(separator: "\n"))) == hidden)
  }

  @Test func overloadsAreLookedForOnce() {
    let count = 50
    let rows = (0..<count).map { "func row(_ a: T\($0)) -> some View { row(b) }" }.joined(separator: "\n")
    let file = FileViews(tree: Parser.parse(SourceText(path: "F.swift", "import SwiftUI\n" + home(rows))))
    #expect(file.suspects.suspects.count == count)
    #expect(file.suspects.edges.count < 2 * count, "each names all others")
  }

  @Test func codeThatOnlySuchCodeCallsIsNotMet() {
    let found = unshown(
      home("private var one: some View { two() }\nprivate func two() -> some View { one }", "Text(\"a\")"))
    #expect(found.count == 2)
    #expect(
      unshown(home("private var one: some View { two() }\nprivate func two() -> Text { Text(\"a\") }", "one")) == [])
  }

  @Test(arguments: [
    "@State private var isOn = false", "var isOn = false", "var isOn: Bool = false", "static let isOn = false",
  ])
  func branchesOfFlagsThatNothingSets(_ flag: String) {
    let name = flag.contains("static") ? "Self.isOn" : "isOn"
    let found = unshown(home(flag, "if \(name) { Text(\"b\") } else { Text(\"c\") }"))
    #expect(found == ["{ Text(\"b\") }"])
    #expect(unshown(home(flag, "if !\(name) { Text(\"b\") } else { Text(\"c\") }")) == ["{ Text(\"c\") }"])
    #expect(unshown(home(flag, "Text(\(name) ? \"b\" : \"c\")")) == ["\"b\""])
    #expect(unshown(home(flag, "if other || \(name) { Text(\"b\") }")) == [])
    #expect(unshown(home(flag, "if other && \(name) { Text(\"b\") }")) == ["if other && \(name) { Text(\"b\") }"])
  }

  @Test(arguments: [
    "func show() { isOn = true }", "func show() { isOn.toggle() }", "func show() { isOn = other }",
    "func show() { change(&isOn) }", "func show() { Panel(isOn: $isOn) }", "func show() { _isOn = State(true) }",
    "init(isOn: Bool) { self.isOn = isOn }", "let path = \\Home.isOn", "func show() { (isOn, a) = (true, b) }",
    "func show(isOn: Bool) -> Bool { isOn }", "func show() { let isOn = other }",
    "func show() { let home = Home(isOn: other) }", "func show() { isOn ||= other }",
  ])
  func flagsThatMayBeSet(_ code: String) {
    let body = "if isOn { Text(\"b\") }"
    #expect(unshown(home("@State var isOn = false\n" + code, body)) == [])
  }

  @Test(arguments: [
    "func show() { isOn = false }", "func show() { Panel().sheet(isPresented: $isOn) { Home() } }",
    "func show() { Other(isOn: true) }", "struct Inner { func show(isOn: Bool) -> Bool { isOn } }",
    "init(isOn: Bool = false) { self.isOn = isOn }", "func show() { let home = Home(isOn: false) }",
  ])
  func flagsThatKeepTheirValue(_ code: String) {
    let body = "if isOn { Text(\"b\") }"
    #expect(unshown(home("@State var isOn = false\n" + code, body)).contains(body))
  }

  @Test func otherFilesSetFlags() {
    let flag = home("var isOn = false", "if isOn { Text(\"b\") }")
    #expect(unshown(flag, "func show() { Home(isOn: true) }") == [])
    #expect(unshown(flag, "func show(_ home: Home) { home.isOn = true }") == [])
    #expect(unshown(flag, "#Preview { Home(isOn: true) }").count == 1)
    #expect(
      unshown(flag, "struct Home: View { var isOn = true }") == [], "of two types it cannot be told which is meant")
    #expect(unshown("struct Home: View, Codable { var isOn = false\nvar body: some View { if isOn { A() } } }") == [])
  }

  @Test func titlesThatNobodyHandsIn() {
    let initialiser = "private var name: String?\ninit(name: String? = nil) { self.name = name }"
    let named = "if let name { Text(name) }"
    #expect(unshown(home(initialiser, named), "func show() { Home() }") == [named])
    #expect(unshown(home(initialiser, named), "func show() { Home(name: \"a\") }") == [])
    let title = "var title: String?"
    let body = "if let title { Text(title) }"
    #expect(unshown(home(title, body)) == [body])
    #expect(unshown(home(title + " = nil", body), "func show() { Home(title: nil) }") == [body])
    #expect(unshown(home(title, body), "func show() { Home(title: \"a\") }") == [])
    #expect(unshown(home("var action: (() -> Void)?", "if let action { A(action) }")) == [], "a closure has no label")
  }

  @Test func flagsOfModelsThatOthersRead() {
    let model = "@Observable class Model { var isShowingDesigner = false }"
    let body = "if model.isShowingDesigner { Text(\"b\") }"
    #expect(unshown(home("let model: Model", body), model) == [body])
    #expect(unshown(home("let model: Model", body), model, "class B { var isShowingDesigner = true }") == [])
    #expect(unshown(home("@Bindable var model: Model", body + "\nToggle(isOn: $model.isShowingDesigner)"), model) == [])
  }

  @Test func casesThatNothingMakes() {
    let style = "enum Style { case plain, wide }\n"
    let body = "switch style {\ncase .plain: Text(\"a\")\ncase .wide: Text(\"b\")\n}"
    let uses = "func show() { Home(style: .plain) }"
    #expect(unshown(style + home("let style: Style", body), uses) == ["case .wide: Text(\"b\")"])
    #expect(unshown(style + home("let style: Style", body), uses, "let other = Style.wide") == [])
    #expect(
      unshown(style + home("let style: Style", body), uses, "func f(_ a: Style) -> Bool { a == .wide }").count == 1)
    let all = "enum Style: CaseIterable { case plain, wide }\n"
    #expect(unshown(all + home("let style: Style", body), uses) == [])
  }

  @Test func codeForPeopleWhoMakeTheApp() {
    func found(_ content: String) -> Int {
      let source = "import SwiftUI\n" + home("", content)
      let file = FileViews(tree: Parser.parse(SourceText(path: "Home.swift", source)))
      return Project(files: [file]).unmetRanges(in: file).debugging.count
    }
    #expect(found("#if DEBUG\nText(\"a\")\n#endif") == 1)
    #expect(found("#if STAGING || DEBUG\nText(\"a\")\n#endif") == 1)
    #expect(found("#if !DEBUG\nText(\"a\")\n#else\nText(\"b\")\n#endif") == 1)
    #expect(found("Text(\"a\")\n#if DEBUG\n.overlay { Text(\"b\") }\n#endif") == 1)
    #expect(found("#if DEBUG || BETA\nText(\"a\")\n#endif") == 0)
    #expect(found("#if !DEBUG\nText(\"a\")\n#endif") == 0)
    #expect(found("if Env.isDebug || Env.isTestFlight { Text(\"a\") }") == 1)
    #expect(found("if !Env.isDebug { Text(\"a\") }") == 0)
    #expect(found("if isDebug, isOn { Text(\"a\") } else { Text(\"b\") }") == 1)
  }

  @Test func presentationsThatNeverCome() {
    let body = "Text(\"a\").sheet(isPresented: $isShown) { Text(\"b\") }"
    #expect(unshown(home("@State private var isShown = false", body)) == [") { Text(\"b\") }"])
    #expect(unshown(home("@State private var isShown = false", body + ".onTapGesture { isShown = true }")) == [])
  }
}
