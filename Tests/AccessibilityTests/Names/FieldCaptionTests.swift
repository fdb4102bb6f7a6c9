// Words that people see before a field, and controls that are one of several.

import CurbcutAccessibility
import CurbcutSymbols
import CurbcutViews
import Testing

@Suite struct FieldCaptionTests {
  private func caption(_ body: String) -> String? {
    bodyModel(body).first(.TextField).captionOfField.map { $0.name.value ?? "" }
  }

  private static let field = #"TextField("a", text: $a)"#

  @Test(arguments: [
    "HStack { Text(\"UUID\"); Spacer(); \(field) }", "VStack { Text(\"UUID\"); \(field) }",
    "VStack { Text(\"UUID\"); \(field); if wrong { Text(\"Too short.\") } }",
    "HStack { Text(\"UUID\"); VStack { \(field); Text(\"Sixteen digits\") } }",
  ])
  func theTextRightBeforeAFieldIsItsCaption(_ body: String) {
    #expect(caption(body) == "UUID")
  }

  @Test(arguments: [
    // What heads several fields, stands between two, is a sentence, or comes behind.
    "VStack { Text(\"UUID\"); \(field); \(field) }", "HStack { Text(\"UUID\"); \(field); \(field) }",
    "HStack { Text(\"Type the UUID.\"); \(field) }", "HStack { \(field); Text(\"UUID\") }",
    "HStack { Text(name); \(field) }", "Form { Text(\"UUID\"); \(field) }",
  ])
  func otherWordsAreNot(_ body: String) {
    #expect(caption(body) == nil)
  }

  @Test(arguments: [
    ("ForEach(tags) { tag in Button(tag) { chosen = tag }.foregroundStyle(chosen == tag ? .red : .gray) }", true),
    ("Button(\"a\") { }.foregroundStyle(chosen == 0 ? .red : .gray); Text(\"b\").opacity(chosen == 1 ? 1 : 0)", true),
    ("Button(\"a\") { }.foregroundStyle(chosen == 0 ? .red : .gray)", false),
  ])
  func aButtonIsOneOfSeveral(_ body: String, _ expected: Bool) throws {
    let model = bodyModel("HStack { \(body) }")
    let button = model.first(.Button)
    let use = try #require(button.writtenModifiers.first { $0.known == .foregroundStyle })
    let argument = try #require(model.firstArgument(of: use.call, label: nil))
    let choice = try #require(model.colourChoices(in: argument).first)
    #expect(button.isOneOfSeveral(askedBy: choice) == expected)
  }

  @Test func aFunctionThatIsCalledTwiceMakesSeveral() throws {
    let source = """
      struct Row: View {
        var body: some View { HStack { button(0); button(1) } }
        func button(_ own: Int) -> some View {
          Button("a") { chosen = own }.foregroundStyle(chosen == own ? .red : .gray)
        }
      }
      """
    let model = model(source)
    let button = model.first(.Button)
    let use = try #require(button.writtenModifiers.first { $0.known == .foregroundStyle })
    let argument = try #require(model.firstArgument(of: use.call, label: nil))
    let choice = try #require(model.colourChoices(in: argument).first)
    #expect(button.isOneOfSeveral(askedBy: choice))
  }

  @Test func aPictureThatSwiftUIsNameMakesIsOneOfAFile() {
    let source = """
      enum Asset { static let refresh = ImageAsset(name: "Refresh") }
      struct ImageAsset {
        var name: String
        var swiftUIImage: SwiftUI.Image { SwiftUI.Image(name) }
      }
      struct Row: View {
        var body: some View { Button { go() } label: { Asset.refresh.swiftUIImage } }
      }
      """
    guard case .file = model(source).first(.Button).name.name else {
      Issue.record("It is not known to be a picture.")
      return
    }
  }

  @Test func theFirstOfWhatAClosureGivesBeginsItsPlace() {
    let source = """
      struct Card<Content: View>: View {
        @ViewBuilder var content: () -> Content
        var body: some View { VStack { content() } }
      }
      struct Screen: View {
        var body: some View { Card { Text("a"); Text("b") } }
      }
      """
    let model = model(source)
    let texts = model.file.views.indices.filter { model.file.views[$0].known == .Text }
    let begins = texts.map { Element(model: model, index: Int32($0)).slotThatItBegins != nil }
    #expect(begins == [true, false])
  }
}
