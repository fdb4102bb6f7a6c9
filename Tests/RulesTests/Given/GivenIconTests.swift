// Components that are a button around what they are given: each use that gives an icon alone makes a button without a name.

import Testing

@Suite struct GivenIconTests {
  private static let parts = """
    import SwiftUI
    struct RoundButton<Content: View>: View {
      var action: () -> Void
      @ViewBuilder var content: () -> Content
      var body: some View { Button(action: action) { content().frame(width: 48, height: 48) } }
    }
    struct NamedButton<Content: View>: View {
      var title: String
      var action: () -> Void
      @ViewBuilder var content: () -> Content
      var body: some View { Button(action: action) { content() }.accessibilityLabel(title) }
    }
    struct Frame<Content: View>: View {
      @ViewBuilder var content: () -> Content
      var body: some View { VStack { content() } }
    }
    """

  private func found(_ use: String) -> [String] {
    let screen = "import SwiftUI\nstruct Screen: View {\nvar body: some View { VStack {\n\(use)\n} }\n}"
    return Checking.shown(of: "icon-button-missing-label", in: [("Screen.swift", screen), ("Parts.swift", Self.parts)])
      .map { "\($0.source) \($0.line)" }
  }

  @Test func anIconAloneIsReportedWhereItIsGiven() {
    #expect(found("RoundButton(action: { print(1) }) { Image(systemName: \"waveform.and.mic\") }") == ["0 4"])
    #expect(found("RoundButton(action: { print(1) }) { Image(\"own\") }") == ["0 4"])
  }

  @Test(arguments: [
    "RoundButton(action: { print(1) }) { Text(\"Record\") }",
    "RoundButton(action: { print(1) }) { Label(\"Record\", systemImage: \"mic\") }",
    "RoundButton(action: { print(1) }) { Image(systemName: \"waveform.and.mic\") }.accessibilityLabel(\"Record\")",
    "RoundButton(action: { print(1) }) { Image(systemName: \"waveform.and.mic\").accessibilityLabel(\"Record\") }",
    "RoundButton(action: { print(1) }) { Image(systemName: \"waveform.and.mic\") }.accessibilityHidden(true)",
    "NamedButton(title: \"Record\", action: { print(1) }) { Image(systemName: \"waveform.and.mic\") }",
    "Frame { Image(systemName: \"waveform.and.mic\") }",
    "Button { print(1) } label: { Frame { Image(systemName: \"waveform.and.mic\") } }.accessibilityLabel(\"Record\")",
  ])
  func wordsAndLabelsAreNot(_ use: String) { #expect(found(use) == []) }
}
