// What components promise their callers, learnt from their declarations.

import CurbcutAccessibility
import CurbcutViews
import Testing

@Suite struct ContractTests {
  private func contract(_ text: String, _ name: String) -> ComponentContract? {
    model(text).contracts().first { $0.name == name }
  }

  private func words(_ learnt: Learnt<String>?) -> String {
    switch learnt {
    case .known(let value): value
    case .unknown(let reason): "unknown: \(reason)"
    case nil: "no contract"
    }
  }

  private let chip = """
    struct Chip: View {
      let title: String
      let side: CGFloat
      var body: some View {
        Button(action: choose) {
          Text(title).font(.caption).foregroundStyle(.white).frame(width: side, height: side * 2).background(.blue)
        }
      }
    }
    """

  @Test func sizesInTermsOfArguments() {
    let chip = contract(chip, "Chip")
    #expect(words(chip?.role) == "button")
    #expect(words(chip?.hitArea) == "side × side * 2 points, by its arguments")
    #expect(chip?.nameParameters == ["title"])
  }

  @Test func sizesAndColoursThatAreWritten() {
    let fixed = contract(chip.replacing("side * 2", with: "30").replacing("width: side", with: "width: 30"), "Chip")
    #expect(words(fixed?.hitArea) == "30 × 30 points")
    #expect(words(fixed?.colours) == "text in white on blue")
    let plain = contract("struct Row: View { var body: some View { Text(\"A\") } }", "Row")
    #expect(words(plain?.colours) == "text in the color around it on its background")
    #expect(words(plain?.hitArea) == "none: not interactive as a whole")
    #expect(words(plain?.font) == "none of its own")
  }

  /// What is not there is not unknown, and what may be there is.
  @Test func partsOfItsOwn() {
    let outer = contract(
      "struct Outer: View { var body: some View { Chip(title: title, side: 30) } }\n" + chip, "Outer")
    #expect(words(outer?.role) == "button" && words(outer?.hitArea) == "unknown: it depends on Chip")
    let tapped = contract("struct A: View { var body: some View { Image(name).onTapGesture { go() } } }", "A")
    #expect(words(tapped?.hitArea) == "unknown: the source does not show the size of what is tapped")
    #expect(words(tapped?.colours) == "none: it shows no text of its own")
    let either = contract(
      "struct A: View { var body: some View { if on { Button(a) { } } else { Text(b) } } }", "A")
    #expect(words(either?.role) == "unknown: it depends on a condition")
    #expect(words(either?.hitArea) == "unknown: its role is unknown, so it may be a control")
  }

  @Test func colorsThatDependAreNamed() {
    let badge = contract(
      """
      struct Badge: View {
        var isNew: Bool
        var body: some View { Text("A").font(.system(size: 13)).foregroundStyle(isNew ? .red : .secondary) }
      }
      struct Page: View { var body: some View { Badge(isNew: true); Badge(isNew: unread) } }
      """, "Badge")
    #expect(words(badge?.colours) == "text in red or secondary on its background")
    #expect(words(badge?.font) == "fixed at 13 points")
  }

  @Test func contentThatIsShownAndContentThatIsNot() {
    let card = contract(
      """
      struct Card<Content: View, Badge: View>: View {
        @ViewBuilder let content: Content
        @ViewBuilder let badge: Badge
        var body: some View { VStack { content }.accessibilityElement(children: .combine) }
      }
      """, "Card")
    #expect(card?.slots.map(\.name) == ["content", "badge"])
    #expect(card?.slots.map(\.isShown) == [true, false])
    #expect(card?.children == "combine")
  }

  @Test func modifiersAndStylesHaveContractsToo() {
    let text = """
      extension View { func spoken(_ words: String) -> some View { accessibilityLabel(words) } }
      struct Quiet: ViewModifier { func body(content: Content) -> some View { content.accessibilityHidden(true) } }
      struct Big: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View { configuration.label.frame(minHeight: 44) }
      }
      """
    let kinds = model(text).contracts().map { "\($0.name): \($0.kind.rawValue)" }
    #expect(kinds == ["spoken: modifier on View", "Quiet: view modifier", "Big: style"])
  }
}
