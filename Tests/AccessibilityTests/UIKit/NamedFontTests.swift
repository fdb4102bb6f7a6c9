// Fonts that code asks for by their names.

import CurbcutAccessibility
import CurbcutSymbols
import CurbcutViews
import Testing

@Suite struct NamedFontTests {
  private func uikit(_ code: String) -> UIKitModel {
    model("import UIKit\nclass Screen: UIViewController {\nfunc build() {\n\(code)\n}\n}").uikit!
  }

  @Test func aFontIsBoldByItsName() {
    let model = uikit("let title = UILabel(); title.font = UIFont(name: \"Lora-SemiBold\", size: 24)")
    let use = model.code.uses.first { $0.word == .font }!
    let measure = model.namedFontMeasure(of: use.value, member: use.member)
    #expect(measure?.points == 24)
    #expect(measure?.isBold == true)
  }
}
