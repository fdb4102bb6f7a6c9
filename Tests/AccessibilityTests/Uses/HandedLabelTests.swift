// What a function of the project makes of the closure that it is handed: the label of a control, or something else.

import CurbcutAccessibility
import CurbcutSymbols
import Testing

@Suite struct HandedLabelTests {
  private func isLabel(_ function: String, beside others: [String] = []) -> Bool {
    model(
      "struct Screen: View {\n  var body: some View {\n    List {\n      row(.fees) {\n        HStack {\n"
        + "          Text(\"Fees\")\n          Text(amount)\n        }\n      }\n    }\n  }\n  let amount: String\n"
        + "  @ViewBuilder\n  func row<Content: View>(_ tag: Tag, label: @escaping () -> Content) -> some View {\n"
        + "    \(function)\n  }\n}\n", beside: others
    ).first(.HStack).isHandedToLabel
  }

  @Test func theLabelOfALinkOrButton() {
    #expect(isLabel("NavigationLink(value: tag, label: label)"))
    #expect(isLabel("Button(action: open, label: label)"))
    #expect(isLabel("Button { open() } label: { label().padding() }"))
  }

  @Test func anythingElse() {
    #expect(!isLabel("label()"))
    #expect(!isLabel("VStack { label() }"))
    #expect(!isLabel("NavigationLink(destination: { label() }, label: { Text(\"Fees\") })"))
    #expect(!isLabel("Text(\"Fees\")"))
  }

  @Test func eachWayHasToBeOne() {
    let older = """
      struct OldLink<Label: View>: View {
        let tag: Tag
        let label: () -> Label
        var body: some View { AnyView(link()) }
        func link() -> some View { NavigationLink(destination: Fees(), label: label) }
      }
      """
    let both = "if #available(iOS 16, *) { NavigationLink(value: tag, label: label) } else { OTHER }"
    #expect(isLabel(both.replacing("OTHER", with: "OldLink(tag: tag, label: label)"), beside: [older]))
    #expect(!isLabel(both.replacing("OTHER", with: "label()"), beside: [older]))
    #expect(!isLabel(both.replacing("OTHER", with: "Unknown(tag: tag, label: label)")))
  }
}
