// What wrappers of the project put around the content that they are given.

import CurbcutViews
import Testing

@testable import CurbcutAccessibility

@Suite struct WrappedContentTests {
  /// The lowest ratio of the text of the page in the light appearance; nil where a color cannot be told.
  private func ratio(_ body: String, _ wrapper: String) -> Double? {
    let model = bodyModel(body, beside: [wrapper])
    let text = model.first(.Text).index
    return model.colours.background(of: text).flatMap { background in
      model.colours.judge(model.colours.foreground(of: text).value, on: background)?.entry(.light)?.ratio
    }.map { ($0 * 100).rounded() / 100 }
  }

  private func wrapper(_ body: String, _ members: String = "") -> String {
    "struct Frame<Content: View>: View {\n let content: () -> Content\n\(members)\n var body: some View {\n\(body)\n }\n}\n"
  }

  private let page = "Frame { Text(\"a\").foregroundColor(Color(white: 0.6)) }"

  @Test func whatStandsBeforeItInAStackLiesBehindIt() {
    #expect(
      ratio(page, wrapper("ZStack { Color.white.ignoresSafeArea()\n VStack { Text(\"b\")\n content() } }")) == 2.85)
    #expect(ratio(page, wrapper("ZStack { Image(\"sea\")\n content() }")) == nil)
    #expect(ratio(page, wrapper("Rectangle().fill(.black).overlay { content() }")) == 7.37)
  }

  @Test func partsOfTheBodyAreFollowed() {
    #expect(
      ratio(page, wrapper("inner.background(Color.black)", "var inner: some View { VStack { content() } }")) == 7.37)
    #expect(
      ratio(page, wrapper("inner", "var inner: some View { VStack { content() }.background(Color.white) }")) == 2.85)
  }

  @Test func aWrapperMayHandItsContentOn() {
    let outer =
      "struct Outer<Content: View>: View {\n let content: () -> Content\n var body: some View { Frame { content() } }\n}\n"
    let found = ratio(
      "Outer { Text(\"a\").foregroundColor(Color(white: 0.6)) }", outer + wrapper("content().background(Color.black)"))
    #expect(found == 7.37)
  }

  @Test func branchesThatLookAlikeAreOne() {
    func choice(_ other: String) -> String {
      wrapper(
        "if isWide { HStack { content() }.background(Color.black) } else { VStack { content() }.background(\(other)) }",
        "@State var isWide = false")
    }
    #expect(ratio(page, choice("Color.black")) == 7.37)
    #expect(ratio(page, choice("Color.white")) == nil)
  }

  @Test(
    arguments: [
      ("Circle().fill(Color.white).overlay { TEXT }", 2.85), ("Color.black.overlay(VStack { TEXT })", 7.37),
      ("Circle().fill(.white).overlay { Circle().stroke(.red) }.overlay(TEXT)", 2.85),
      ("Circle().fill(.white).overlay(Image(\"sea\")).overlay(TEXT)", nil),
      ("Capsule().fill(.white).frame(height: 4).overlay(TEXT)", nil), ("Color.clear.overlay(TEXT)", nil),
      (
        "RadialGradient(colors: [.white, .gray], center: .center, startRadius: 0, endRadius: 600).overlay(TEXT)", nil
      ),
    ] as [(String, Double?)])
  func whatLiesOverAShapeLiesOnItsColor(_ body: String, _ found: Double?) {
    let text = "Text(\"a\").foregroundColor(Color(white: 0.6))"
    #expect(ratio(body.split(separator: "TEXT").joined(separator: text), "") == found)
  }

  @Test func prominentTitlesLieOnTheirTint() {
    func ratio(_ tint: String) -> Double? {
      let model = bodyModel("Button(\"a\") {}.buttonStyle(.borderedProminent)" + tint)
      let title = model.first(.Button).index
      return model.colours.background(of: title).flatMap {
        model.colours.judge(model.colours.foreground(of: title).value, on: $0)?.worst?.ratio
      }
    }
    #expect(ratio(".tint(Color(white: 0.6))").map { ($0 * 100).rounded() / 100 } == 2.85)
    #expect(ratio("") == nil)
  }
}
