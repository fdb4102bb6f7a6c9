// The title above what the uses of a component fill into it heads the group, however small it is.

import Testing

@Suite struct GroupTitleTests {
  private func titles(_ card: String, _ page: String) -> Int {
    let code = """
      import SwiftUI
      struct Card<Content: View>: View {
        let title: String
        @ViewBuilder let content: () -> Content
        var body: some View {
          \(card)
        }
      }
      struct Page: View {
        @State private var name = ""
        @State private var isOn = false
        var body: some View { ScrollView { \(page) } }
      }
      """
    return Checking.shown(of: "header-trait-missing", in: [("A.swift", code)]).count
  }

  private static let card =
    "VStack { Text(title.uppercased()).font(.footnote); VStack { content() }.background(Color.gray) }"
  private static let settings =
    #"Card(title: "Sound") { Toggle("Loud", isOn: $isOn); Toggle("Soft", isOn: $isOn) }"#

  @Test func theTitleOfWhatUsesFillInIsAHeading() {
    #expect(titles(Self.card, Self.settings) == 1)
    #expect(titles(Self.card, #"Card(title: "Sound") { VStack { Text("Loud"); Text("Soft") } }"#) == 1)
  }

  @Test(arguments: [
    // It has the trait.
    (card.replacing(".font(.footnote)", with: ".font(.footnote).accessibilityAddTraits(.isHeader)"), settings),
    // It names a field, or one thing.
    (card, #"Card(title: "Name") { TextField("", text: $name) }"#),
    (card, #"Card(title: "Name") { Text("Ada") }"#),
    // It is below what is filled in, or beside it.
    ("VStack { VStack { content() }; Text(title).font(.footnote) }", settings),
    ("HStack { Text(title).font(.footnote); VStack { content() } }", settings),
    // All of it is a button.
    ("Button { } label: { \(card) }", settings),
    // Nothing is filled in.
    ("VStack { Text(title).font(.footnote); Text(\"Loud\") }", settings),
  ])
  func otherSmallTextsAreNot(_ card: String, _ page: String) { #expect(titles(card, page) == 0) }
}
