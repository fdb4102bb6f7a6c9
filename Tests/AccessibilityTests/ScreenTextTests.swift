// The words of a screen with their parts, and sounds and vibrations that come alone.

import CurbcutAccessibility
import CurbcutSyntax
import CurbcutViews
import Testing

@Suite struct ScreenTextTests {
  private func texts(_ expression: String) -> [String] {
    bodyModel(expression).screenTexts.map { "\($0.part): \($0.text)" }
  }

  @Test(arguments: [
    (#"Text("You are offline")"#, ["text: You are offline"]),
    (#"Button("Save") { save() }"#, ["title: Save"]),
    (#"Text(story.text)"#, []),
    (#"Text("settings.title")"#, []),
    (#"Image("cup").accessibilityLabel("A cup")"#, ["spoken: A cup"]),
    (#"Text("Hi \(name)").accessibilityHint("Opens the page")"#, ["text: Hi ‹…›", "spoken: Opens the page"]),
    (#"Text("a b").redacted(reason: .placeholder)"#, []),
  ])
  func parts(_ source: String, _ expected: [String]) {
    #expect(texts(source) == expected)
  }

  @Test func alertsHaveTitlesAndMessages() {
    let found = texts(
      """
      List { }
        .alert("Not saved", isPresented: $failed) { Button("Try again") { save() } } message: { Text("You are offline") }
      """)
    #expect(found == ["alertTitle: Not saved", "title: Try again", "alertMessage: You are offline"])
  }

  @Test func previewsAndDebugCodeHaveNone() {
    #expect(model("#Preview { Text(\"Preview text\") }").screenTexts.isEmpty)
    #expect(
      model("struct DebugList: View { var body: some View { Text(\"Debug text\") } }").screenTexts.isEmpty)
  }

  /// The judgement on the call of `notificationOccurred` in a text.
  private func feedback(_ text: String) -> LoneFeedback? {
    let found = model(text)
    let token = found.file.tokens(of: .haptics).first
    let tree = found.file.tree
    let call = tree.calls(below: tree.root).first { $0.name == "notificationOccurred" }
    #expect(token != nil)
    return call.flatMap { found.loneFeedback($0.call) }
  }

  @Test func feedbackAloneIsKnown() {
    let alone = feedback(
      """
      struct A: View {
        var body: some View { Button("Go") { validate() } }
        func validate() { generator.notificationOccurred(.error) }
      }
      """)
    #expect(alone?.isInView == true)
    let elsewhere = feedback("final class Checker { func validate() { generator.notificationOccurred(.error) } }")
    #expect(elsewhere?.isInView == false)
  }

  @Test(arguments: [
    "struct A: View { var body: some View { Button(\"Go\") { failed = true; g.notificationOccurred(.error) } } }",
    "struct A: View { func check() { show(); g.notificationOccurred(.error) } var body: some View { Text(\"a\") } }",
    "struct A: View { func playHaptic() { g.notificationOccurred(.error) } var body: some View { Text(\"a\") } }",
    "final class Haptics { func error() { g.notificationOccurred(.error) } }",
    """
    struct A: View {
      var body: some View { Button("Go") { failed = true; validate() } }
      func validate() { g.notificationOccurred(.error) }
    }
    """,
    "struct A: View { var x: Int { g.notificationOccurred(.error); return 1 } var body: some View { Text(\"a\") } }",
  ])
  func feedbackBesideSomethingElseIsNot(_ text: String) {
    #expect(feedback(text) == nil)
  }
}
