// Rows of a caption and its value: two stops, unless something joins them.

import Testing

@Suite struct CaptionAndValueTests {
  private func count(_ row: String, in place: (String) -> String = { "List { \($0) }" }) -> Int {
    let text = """
      import SwiftUI
      struct About: View {
        let version: String
        let isBeta: Bool
        var body: some View {
          \(place(row))
        }
        func open() {}
      }
      """
    return Checking.findings(of: "ungrouped-row", in: [("About.swift", text)]).count
  }

  @Test(arguments: [
    "HStack { Text(\"Version\"); Spacer(); Text(version) }", "HStack { Text(\"Version\"); Text(version) }",
    "HStack { Label(\"Version\", systemImage: \"tag\"); Spacer(); Text(version).bold() }",
    "HStack { Text(\"Channel\"); Spacer(); if isBeta { Text(\"Beta\") } else { Text(\"Stable\") } }",
    "HStack { Text(\"Version\"); Spacer(); Text(\"2.0.1\") }",
  ])
  func twoStops(_ row: String) {
    #expect(count(row) == 1)
    #expect(count(row) { "ScrollView { VStack { \($0) } }" } == 1)
  }

  @Test(arguments: [
    "HStack { Text(\"Version\"); Spacer(); Text(version) }.accessibilityElement(children: .combine)",
    "LabeledContent(\"Version\", value: version)", "HStack { Text(version); Spacer(); Text(version) }",
    "HStack { Text(\"Version\"); Spacer(); Text(version).accessibilityHidden(true) }",
    "HStack { Text(\"Version\"); Spacer(); Button(version) { open() } }",
    "HStack { Text(\"Version\"); Spacer(); Text(version) }.onTapGesture { open() }",
    "HStack { Text(\"Low\"); Spacer(); Text(\"High\") }", "HStack { Text(\"Two\"); Text(\"words\") }",
    "HStack { Text(\"1.\"); Text(version) }",
  ])
  func oneStopOrNoPair(_ row: String) { #expect(count(row) == 0) }

  @Test(arguments: [
    "Button(action: open) { ROW }", "NavigationLink { Text(version) } label: { ROW }",
    "Toggle(isOn: .constant(true)) { ROW }", "Menu { Button(version) { open() } } label: { ROW }",
    "VStack { ROW }.accessibilityElement(children: .combine)", "VStack { ROW }.accessibilityHidden(true)",
  ])
  func partsOfSomethingElse(_ place: String) {
    let row = "HStack { Text(\"Version\"); Spacer(); Text(version) }"
    #expect(count(row) { "List { \(place.replacing("ROW", with: $0)) }" } == 0)
  }

  /// `withAnimation` gives what its closure makes.
  @Test func viewsThatWithAnimationGivesAreSeen() {
    let text = """
      import SwiftUI
      struct Copy: View {
        @State private var isCopied = false
        var body: some View {
          Button { isCopied = true } label: {
            HStack { withAnimation { Image(systemName: isCopied ? "checkmark" : "doc.on.doc") } }
          }
        }
      }
      """
    #expect(Checking.findings(of: "icon-button-missing-label", in: [("Copy.swift", text)]).count == 1)
  }
}
