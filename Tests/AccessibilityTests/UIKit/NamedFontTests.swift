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

  @Test func theSizeOfANamedFontTellsHowMuchContrastItsWordsNeed() {
    func target(_ font: String) -> ContrastTarget? {
      let model = uikit(
        "let note = UILabel(); note.font = \(font); note.textColor = .red; view.backgroundColor = .white; "
          + "view.addSubview(note)")
      return model.objects.flatMap { model.colourPairs(of: $0) }.first?.target
    }
    #expect(target("UIFont(name: \"Lora-Regular\", size: 16)") == .text)
    #expect(target("UIFont(name: \"Lora-Bold\", size: 16)") == .largeText)
    #expect(target("UIFont(name: \"Lora-Bold\", size: 12)!") == .text)
    #expect(target("makeFont()") == nil)
  }
}
