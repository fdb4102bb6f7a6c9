// Which pictures are read by their files among the words of something else, how labels that a table has begin, and what
// heads a list in each round of a loop.

import Testing

@Suite struct JoinedPicturesTests {
  private func pictures(_ body: String, besides more: String = "") -> Int {
    let code = "import SwiftUI\nstruct Page: View {\nvar body: some View {\n\(body)\n}\n}\n\(more)\n"
    return Checking.shown(of: "image-missing-label", in: [("A.swift", code)]).count
  }

  private static let row = #"HStack { Text("Plan a route"); Image("fa-route") }"#
  private static func button(_ label: String) -> String { "Button { plan() } label: { \(label) }" }

  @Test func aFileIsReadAmongTheWordsOfAControlOrOfOneElement() {
    #expect(pictures(Self.button(Self.row)) == 1)
    #expect(pictures("NavigationLink { Map() } label: { \(Self.row) }") == 1)
    #expect(pictures(Self.row + ".accessibilityElement(children: .combine)") == 1)
    #expect(pictures(Self.button(Self.row.replacing(#""fa-route""#, with: "isOn ? .on : .off"))) == 1)
  }

  @Test(arguments: [
    button(row) + #".accessibilityLabel("Plan")"#,
    button(row.replacing(#""fa-route""#, with: #"decorative: "fa-route""#)),
    button(row.replacing(#""fa-route""#, with: #"systemName: "car""#)),
    button(row.replacing(#""fa-route")"#, with: #""fa-route").accessibilityHidden(true)"#)),
    button(row.replacing(#""fa-route")"#, with: #""fa-route").accessibilityLabel("By bus")"#)),
    button(#"Label("Plan a route", image: "fa-route")"#),
    "Menu { \(button(row)) } label: { Text(\"More\") }",
    "List { Text(\"A\").contextMenu { \(button(row)) } }",
    row + ".accessibilityElement(children: .ignore).accessibilityLabel(\"Plan\")",
  ])
  func whatHasWordsOfItsOwnOrIsDrawnByTheSystemIsNot(_ body: String) { #expect(pictures(body) == 0) }

  @Test func whatAModifierOfTheProjectSaysMayNotBeKnown() {
    let more = """
      extension View {
        func linked(_ words: String) -> some View { accessibilityElement().accessibilityLabel(words) }
        func linked(_ key: Key) -> some View { accessibilityElement().accessibilityLabel(key.words) }
      }
      """
    #expect(pictures(Self.button(Self.row) + ".linked(title)", besides: more) == 0)
  }

  private func labels(_ tables: [(name: String, text: String)]) -> Int {
    let page = "import SwiftUI\nstruct Page: View {\nvar body: some View {\n"
    let button = "Button { } label: { Image(systemName: \"xmark\") }.accessibilityLabel(\"close page\")\n}\n}\n"
    return Checking.shown(of: "label-format", in: [("App/A.swift", page + button)] + tables).count
  }

  @Test func aSmallLetterStaysWhereOthersHaveTranslatedTheWords() {
    func table(_ language: String) -> (name: String, text: String) {
      ("App/\(language).lproj/Localizable.strings", "\"close page\" = \"close page\";\n\"open\" = \"open\";\n")
    }
    #expect(labels([]) == 1)
    #expect(labels([table("en")]) == 1)
    #expect(labels([table("en"), table("de")]) == 0)
  }

  private func headings(_ inside: String) -> Int {
    let code = "import SwiftUI\nstruct Page: View {\nvar body: some View {\nScrollView {\n\(inside)\n}\n}\n}\n"
    return Checking.shown(of: "header-trait-missing", in: [("A.swift", code)]).count
  }

  @Test func whatHeadsAListInEachRoundOfALoopIsAHeading() {
    let list = "ForEach(group.stamps) { stamp in Text(stamp.name) }"
    func loop(_ inside: String) -> String { "ForEach(groups) { group in\n\(inside)\n}" }
    let title = "Text(group.name).font(.title3)"
    #expect(headings(loop("VStack { \(title); \(list) }")) == 1)
    #expect(headings(loop("VStack { Divider(); HStack { \(title); Spacer() }; VStack { \(list) } }")) == 1)
    #expect(headings(loop("\(title)\n\(list)")) == 1)
    #expect(headings(loop("VStack { \(title); HStack { \(list) } }")) == 0)
    #expect(headings(loop("VStack { \(title); Text(group.note) }")) == 0)
    #expect(headings(loop("HStack { \(title); Text(group.count); \(list) }")) == 0)
    #expect(headings(loop("VStack { Text(group.note); \(title); \(list) }")) == 0)
  }
}
