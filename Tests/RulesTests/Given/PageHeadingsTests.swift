// Titles of pages that come from data or from a property of the view.

import Testing

@Suite struct PageHeadingsTests {
  private func count(_ members: String) -> Int {
    let text = "import SwiftUI\nstruct Guest: View {\n  let person: Person\n\(members)\n}\n"
    return Checking.shown(of: "header-trait-missing", in: [("Guest.swift", text)]).count
  }

  private func page(_ first: String) -> String {
    "var body: some View { ScrollView { VStack { \(first); Text(person.story); Text(person.notes) } } }"
  }

  @Test func theNameInTheLargestStyleIsTheTitle() {
    #expect(count(page("Text(person.name).font(.largeTitle)")) == 1)
    // A smaller one may be anything, and so may another value.
    #expect(count(page("Text(person.name).font(.title2)")) == 0)
    #expect(count(page("Text(person.balance).font(.largeTitle)")) == 0)
    #expect(count(page("Text(person.name).font(.largeTitle).accessibilityAddTraits(.isHeader)")) == 0)
  }

  @Test func aPropertyThatEndsWithTheTitleComesFirst() {
    let head =
      "var head: some View { VStack { Image(\"seal\"); if person.isNew { Text(\"Welcome\").font(.largeTitle) } } }\n"
    #expect(count(head + page("head")) == 1)
    #expect(count(head + page("Text(person.story); head")) == 0)
    #expect(count(head + "var body: some View { head }") == 0)
  }
}
