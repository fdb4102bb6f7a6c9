// Values that say how words look before a view shows them.

import CurbcutAccessibility
import CurbcutSymbols
import CurbcutViews
import Testing

@Suite struct TextLookTests {
  private func uikit(_ code: String) -> UIKitModel {
    model("import UIKit\nclass Screen: UIViewController {\nfunc build() {\n\(code)\n}\n}").uikit!
  }

  @Test(arguments: [
    ("var text = AttributeContainer(); text.font = font", true), ("content.textProperties.font = font", true),
    ("UIConfigurationTextAttributesTransformer { given in var text = given; text.font = font; return text }", true),
    ("change { given in var text = given; text.font = font; return text }", false), ("text.font = font", false),
  ])
  func valuesThatSayHowWordsLookAreKnown(_ code: String, _ expected: Bool) {
    let model = uikit(code)
    let use = model.code.uses.first { $0.word == .font }
    #expect(use.map { model.isOfTextLook($0) } == expected)
  }
}
