// Help that readers on real apps found to fit another case than the one at hand.

import CurbcutFindings
import Testing

@testable import CurbcutRules

@Suite struct ReadersHelpTests {
  private func first(_ rule: String, _ body: String, _ members: String = "") throws -> Finding {
    let text = "import SwiftUI\nstruct Page: View {\n\(members)\n var body: some View {\n\(body)\n }\n}"
    return try #require(
      Checking.shown(of: rule, in: [("View.swift", text)]).map(\.finding).first, "\(rule) finds nothing in:\n\(text)")
  }

  /// Padding around a button comes on top of what its label is made.
  @Test func paddingAroundAButtonGoesIntoItsLabel() throws {
    let button = "VStack { Button { send() } label: { Text(\"Send\").font(.caption) }"
    let padded = try first("touch-target-too-small", button + ".padding(6); Image(decorative: \"a\") }")
    let bare = try first("touch-target-too-small", button + "; Image(decorative: \"a\") }")
    #expect(padded.help.hasPrefix("Move the padding into the label"))
    #expect(bare.help.hasPrefix("Inside the label"))
  }

  @Test func anAddressIsNoPhraseThatSaysNothing() throws {
    let address = try first("generic-link-text", "Link(\"https://example.com/a\", destination: url)")
    #expect(address.message.contains("has an address for a name"))
    #expect(address.confidence == .medium)
    let phrase = try first("generic-link-text", "Link(\"Click here\", destination: url)")
    #expect(phrase.message.contains("does not say what the link leads to"))
    #expect(phrase.confidence == .high)
  }

  /// A drag may put something away as well as set a value.
  @Test func aDragIsNotAlwaysAValue() throws {
    let drag = try first(
      "gesture-only-action",
      """
      Color.red.offset(y: offset)
        .gesture(DragGesture().onChanged { offset = $0.translation.height }.onEnded { _ in isOpen = false })
      """, "@State private var offset = 0.0\n@Binding var isOpen: Bool")
    #expect(drag.help.hasPrefix("Add a button that does the same"))
  }
}
