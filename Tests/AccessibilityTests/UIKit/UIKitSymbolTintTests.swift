// The color of a symbol that is all there is on a button of UIKit.

import CurbcutViews
import Testing

@testable import CurbcutAccessibility

@Suite struct UIKitSymbolTintTests {
  /// The pairs of the symbols of a screen's buttons, as they are printed.
  private func pairs(_ code: String) -> [String] {
    let screen =
      "import UIKit\nfinal class Lists: UIViewController {\nlet add = UIButton(type: .system)\n"
      + "override func viewDidLoad() { view.backgroundColor = .white; view.addSubview(add)\n\(code) }\n}"
    let model = model(screen).uikit!
    return model.objects.compactMap { model.symbolPair(of: $0) }.compactMap { pair in
      guard let text = pair.foreground.single, let ground = pair.background.value.single else { return nil }
      return "\(text.name) on \(ground.name)"
    }
  }

  private let plus = "add.tintColor = .yellow; add.setImage(UIImage(systemName: \"plus\"), for: .normal)"

  @Test func aSymbolHasTheTintOfItsButton() {
    #expect(pairs(plus) == ["UIColor.yellow on UIColor.white"])
    let large = plus.replacing("\"plus\")", with: "\"plus\")?.withConfiguration(large)")
    #expect(pairs(large) == ["UIColor.yellow on UIColor.white"])
    let template = plus.replacing("systemName: \"plus\")", with: "named: \"Plus\")?.withRenderingMode(.alwaysTemplate)")
    #expect(pairs(template).isEmpty)
  }

  @Test func picturesMayHaveTheirOwnColors() {
    #expect(pairs(plus.replacing("systemName", with: "named")).isEmpty)
    #expect(pairs(plus.replacing("\"plus\")", with: "\"plus\")?.withRenderingMode(.alwaysOriginal)")).isEmpty)
    #expect(pairs("let look = UIImage.SymbolConfiguration(paletteColors: [.red])\n" + plus).isEmpty)
  }

  @Test func wordsBesideItTellAsMuch() {
    #expect(pairs(plus + "; add.setTitle(\"Add\", for: .normal)").isEmpty)
  }

  @Test func aTintThatChangesIsNotKnown() {
    #expect(pairs(plus + "; if isOn { add.tintColor = .black }").isEmpty)
    #expect(pairs(plus + "; add.isUserInteractionEnabled = false").isEmpty)
  }
}
