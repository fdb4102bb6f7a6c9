// What the properties and parameters of the project's own modifiers are worth where they are put on views.

import Testing

@Suite struct ModifierUseTests {
  /// The numbers that `offset` is worth inside of the modifier `FadeIn`, ascending; nil where one is not known.
  private func numbers(_ code: String, property: String = "let offset: Double") -> [Double]? {
    let modifier = """
      struct FadeIn: ViewModifier {
        \(property)
        func body(content: Content) -> some View { content }
        var wanted: Double { offset }
      }
      """
    return numbersOfWanted(in: "import SwiftUI\n\(modifier)\n\(code)")
  }

  private func view(_ modifiers: String) -> String {
    "struct V: View { let size: Double; var body: some View { Text(\"a\")\(modifiers) } }\n"
  }

  private let shorthand = """
    extension View {
      func fadeIn(offset: Double = 24) -> some View { modifier(FadeIn(offset: offset)) }
    }

    """

  @Test func eachPlaceGivesANumber() {
    #expect(numbers(view(".modifier(FadeIn(offset: 12))")) == [12])
    #expect(numbers(view(".modifier(FadeIn(offset: 12)).modifier(FadeIn(offset: 30))")) == [12, 30])
    #expect(numbers(view(".modifier(FadeIn(offset: size))")) == nil)
    #expect(numbers(view(".modifier(FadeIn())"), property: "var offset = 8.0") == [8])
  }

  @Test func aShorthandGivesWhatItsPlacesGive() {
    #expect(numbers(shorthand + view(".fadeIn()")) == [24])
    #expect(numbers(shorthand + view(".fadeIn(offset: 5).fadeIn()")) == [5, 24])
    #expect(numbers(shorthand + view(".fadeIn(offset: size)")) == nil)
    #expect(numbers(shorthand + view("")) == [24])
  }

  @Test func aModifierThatIsNamedOtherwiseIsNotKnown() {
    #expect(numbers(view(".modifier(FadeIn(offset: 12))") + "let kept = FadeIn(offset: size)") == nil)
    #expect(numbers(shorthand + view(".fadeIn()") + "func put(_ v: Text) { v.fadeIn }") == nil)
  }

  @Test func previewsGiveNothing() {
    let preview = "#Preview { Text(\"b\").modifier(FadeIn(offset: 90)) }"
    #expect(numbers(view(".modifier(FadeIn(offset: 12))") + preview) == [12])
  }
}
