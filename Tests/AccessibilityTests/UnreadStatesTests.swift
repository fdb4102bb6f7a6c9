// States that are set and that nothing reads.

import CurbcutAccessibility
import Testing

@Suite struct UnreadStatesTests {
  private func unread(_ body: String, _ rest: String = "", after: String = "") -> [String] {
    let model = model(
      """
      import SwiftUI
      struct Page: View {
        let box: Box
        @State private var errorText: String?
        var body: some View { \(body) }
        \(rest)
      }
      \(after)
      """)
    return model.unreadStates { _ in true }.map {
      model.file.tree.string(of: model.file.members[Int($0.member)].nameToken)
    }
  }

  @Test func aStateThatIsOnlySet() {
    #expect(unread("Button(\"Save\") { errorText = box.save() }") == ["errorText"])
    #expect(unread("Button(\"Save\") { run() }", "func run() { self.errorText = \"No\" }") == ["errorText"])
    #expect(unread("Button(\"Save\") { errorText = nil; errorText = box.save() }") == ["errorText"])
    // What another type calls so is its own.
    let other = "struct Other: View { @State var errorText = \"\"; var body: some View { Text(errorText) } }"
    #expect(unread("Button(\"Save\") { errorText = box.save() }", after: other) == ["errorText"])
  }

  @Test(arguments: [
    "Button(\"Save\") { errorText = box.save() }; Text(errorText ?? \"\")",
    "Button(\"Save\") { errorText = box.save() }; Text(\"Error: \\(errorText)\")",
    "Button(\"Save\") { errorText = box.save() }; Field(text: $errorText)",
    "Button(\"Save\") { errorText = box.save(); print(errorText) }",
    "Button(\"Save\") { box.save(&errorText) }",
    "Button(\"Save\") { errorText?.append(\"x\") }",
    "Button(\"Save\") { errorText = nil }",
    "Button(\"Save\") { box.errorText = box.save() }",
    "Text(box.name)",
  ])
  func aStateThatIsReadOrNeverSet(_ body: String) {
    #expect(unread("VStack { \(body) }").isEmpty)
  }

  @Test func anExtensionOrAnInitializerMayReadIt() {
    let body = "Button(\"Save\") { errorText = box.save() }"
    #expect(unread(body, after: "extension Page { var words: String? { errorText } }").isEmpty)
    #expect(unread(body, "init() { _errorText = State(initialValue: box.error) }").isEmpty)
  }
}
