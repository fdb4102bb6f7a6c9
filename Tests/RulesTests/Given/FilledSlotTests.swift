// What a use of a component fills into its slots, as the views around a slot and in it meet each other.

import CurbcutSourceText
import Testing

@testable import CurbcutRules

@Suite struct FilledSlotTests {
  private func found(_ rule: Rule, _ body: String, _ uses: String..., members: String = "") -> Int {
    let box = """
      import SwiftUI
      struct Box<Content: View>: View {
        @ViewBuilder let slot: () -> Content
        \(members)
        var body: some View {
          \(body)
        }
      }
      """
    let screens = uses.enumerated().map {
      "import SwiftUI\nstruct Screen\($0): View {\n  var body: some View {\n    VStack { \($1) }\n  }\n}\n"
    }
    let sources = ([box] + screens).enumerated().map { SourceText(path: "F\($0).swift", $1) }
    return MatrixRule(rule).found(in: sources).filter(\.isShown).count
  }

  private let field = "HStack { slot(); TextField(\"\", text: $number) }"

  @Test func aCaptionThatTheUseGives() {
    #expect(found(.inputPurposeMissing, field, "Box { Text(\"Phone number\") }") == 1)
    #expect(found(.inputPurposeMissing, field, "Box { Text(\"Weight\") }") == 0)
    #expect(found(.inputPurposeMissing, field) == 0)
    // Another use asks for something else.
    #expect(
      found(.inputPurposeMissing, field, "Box { Text(\"Phone number\") }", "Box { Text(\"Weight\") }") == 0)
  }

  @Test func aModifierOnTheSlotMayChangeWhatStandsThere() {
    let hidden = "HStack { slot().accessibilityHidden(true); TextField(\"\", text: $number) }"
    #expect(found(.inputPurposeMissing, hidden, "Box { Text(\"Phone number\") }") == 0)
    let padded = "HStack { slot().padding(); TextField(\"\", text: $number) }"
    #expect(found(.inputPurposeMissing, padded, "Box { Text(\"Phone number\") }") == 1)
  }

  /// A property of the component's own is no slot.
  @Test func aPropertyIsWhatItsCodeMakes() {
    let own = "HStack { caption; slot(); TextField(\"\", text: $number) }"
    #expect(
      found(
        .inputPurposeMissing, own, "Box { Divider() }", members: "var caption: some View { Text(\"Phone number\") }")
        == 0)
  }

  @Test func aHeadingThatTheComponentShowsFirst() {
    let heading = "Box { Text(\"Your albums\").font(.title2).bold() }"
    #expect(found(.headerTraitMissing, "VStack { slot(); Text(\"They stay on this phone.\") }", heading) == 1)
    #expect(found(.headerTraitMissing, "VStack { Text(\"They stay on this phone.\"); slot() }", heading) == 0)
    #expect(found(.headerTraitMissing, "Button(action: go) { slot(); Text(\"All\") }", heading) == 0)
    // Each use counts by itself.
    #expect(found(.headerTraitMissing, "VStack { slot(); Text(\"They stay here.\") }", heading, heading) == 2)
    // Two places are none.
    #expect(found(.headerTraitMissing, "VStack { slot(); Text(\"Stays.\"); slot() }", heading) == 0)
  }

  @Test func controlsBesideThoseOfTheComponent() {
    let form = "Form { slot(); TextField(\"Name\", text: $last) }"
    #expect(found(.duplicateLabel, form, "Box { TextField(\"Name\", text: $first) }") == 2)
    #expect(found(.duplicateLabel, form, "Box { TextField(\"First name\", text: $first) }") == 0)
    let link = "Link(destination: url) { slot() }"
    #expect(found(.genericLinkText, link, "Box { Text(\"Click here\") }") == 1)
    #expect(found(.genericLinkText, link, "Box { Text(\"Privacy policy\") }") == 0)
  }
}
