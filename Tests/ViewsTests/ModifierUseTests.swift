// What the properties and parameters of the project's own modifiers are worth where they are put on views.

import CurbcutSourceText
import CurbcutSymbols
import CurbcutSyntax
import Testing

@testable import CurbcutViews

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
    let file = FileViews(tree: Parser.parse(SourceText(path: "F.swift", "import SwiftUI\n\(modifier)\n\(code)")))
    let evaluator = Evaluator(project: Project(files: [file]))
    guard let index = file.members.lastIndex(where: { $0.name == Name("wanted") }),
      let expression = evaluator.singleExpression(file.members[index].block, in: file.tree)
    else { return nil }
    let scope = Scope(file: file, type: file.members[index].owner, member: Int32(index))
    let values = evaluator.value(of: expression, in: scope).alternatives
    let numbers = values.compactMap(\.number)
    return numbers.count == values.count ? numbers.sorted() : nil
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
