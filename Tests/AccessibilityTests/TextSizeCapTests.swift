// How far text may grow, and whether it shrinks: by what stands around it, also where a component is used.

import CurbcutAccessibility
import CurbcutViews
import Testing

@Suite struct TextSizeCapTests {
  private func text(_ shown: String) -> Element {
    let host = "struct Host: View {\n var body: some View { \(shown) }\n}"
    return model("struct Row: View {\n var body: some View { VStack { Text(\"a\") } }\n}\n", beside: [host]).first(
      .Text)
  }

  @Test(arguments: [
    ("Row().dynamicTypeSize(...DynamicTypeSize.large)", 1.0), ("Row().dynamicTypeSize(.xxxLarge)", 1.35),
    ("VStack { Row() }.dynamicTypeSize(...DynamicTypeSize.accessibility1)", 1.65),
    ("VStack { Row().dynamicTypeSize(.large); Row().dynamicTypeSize(.xLarge) }", 1.12),
    ("Row().environment(\\.dynamicTypeSize, .large)", 1),
  ])
  func theCapOfAllUsesCounts(_ shown: String, _ limit: Double) {
    #expect(text(shown).textGrowthLimit == limit)
  }

  @Test(arguments: [
    "Row()", "VStack { Row().dynamicTypeSize(.large); Row() }",
    "Row().sheet(isPresented: $isOn) { Text(\"b\").dynamicTypeSize(.large) }",
  ])
  func otherwiseItGrows(_ shown: String) { #expect(text(shown).textGrowthLimit == nil) }

  @Test func whatShrinksIsInherited() {
    #expect(text("VStack { Row() }.minimumScaleFactor(0.5)").mayShrinkToFit)
    #expect(text("Row().minimumScaleFactor(0.5)").mayShrinkToFit)
    #expect(!text("VStack { Row().minimumScaleFactor(0.5); Row() }").mayShrinkToFit)
  }

  @Test(arguments: [
    ("Text(\"\")", true), ("Text(verbatim: \" \")", true), ("Text(\"a\")", false), ("Text(name)", false),
  ])
  func emptyTexts(_ expression: String, _ isEmpty: Bool) {
    #expect(bodyModel(expression).first(.Text).isEmptyText == isEmpty)
  }
}
