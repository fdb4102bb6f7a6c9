// The colors of titles of buttons that no code says: by the kind of the button, its tint, its configuration.

import CurbcutViews
import Testing

@testable import CurbcutAccessibility

@Suite struct UIKitButtonLookTests {
  /// The pairs of the buttons of a page, as names in the light appearance.
  private func pairs(_ code: String, members: String = "", beside others: [String] = []) -> [String] {
    let model = model(
      "import UIKit\nfinal class Page: UIViewController {\n\(members)\nfunc build() { \(code) }\n}",
      beside: others.map { "import UIKit\n" + $0 }
    ).uikit!
    return model.objects.filter { $0.type.kind == .button }.flatMap { model.colourPairs(of: $0) }.compactMap { pair in
      ColourModel.judge(pair.foreground, on: pair.background)?.entry(.light).map {
        "\($0.foreground.light.hex) on \($0.background.light.hex)"
      }
    }
  }

  @Test(arguments: ["UIButton()", "UIButton(frame: .zero)", "UIButton(type: .custom)", "Rounded()"])
  func buttonsOfOnesOwnLookHaveWhiteTitles(_ maker: String) {
    let rounded = "class Rounded: UIButton { func build() { layer.cornerRadius = 8 } }"
    let code = "let send = \(maker); send.setTitle(\"a\", for: .normal); send.backgroundColor = .orange"
    #expect(pairs(code, beside: [rounded]) == ["#FFFFFF on #FF8000"])
    // On white nobody would see it.
    #expect(pairs(code.replacing(".orange", with: ".white"), beside: [rounded]).isEmpty)
    #expect(pairs(code + "; send.titleLabel?.textColor = .black", beside: [rounded]).isEmpty)
  }

  @Test func theSystemsButtonsHaveTheirTint() {
    let code = "let send = UIButton(type: .system); send.backgroundColor = .black; "
    #expect(pairs(code + "send.tintColor = .orange") == ["#FF8000 on #000000"])
    #expect(
      pairs(code + "send.tintColor = .orange; send.setTitleColor(.white, for: .normal)") == ["#FFFFFF on #000000"])
    #expect(pairs(code).count == 1)
    // What is around may have a tint of its own.
    let put = "view.addSubview(send); view.tintColor = .orange"
    #expect(pairs(code + put).isEmpty)
    #expect(pairs(code, beside: ["func paint() { UIView.appearance().tintColor = .orange }"]).isEmpty)
    #expect(pairs("let close = UIButton(type: .close); close.backgroundColor = .black").isEmpty)
  }

  @Test(arguments: [
    "var look = UIButton.Configuration.filled(); look.baseBackgroundColor = .orange; "
      + "let send = UIButton(configuration: look)",
    "let send = UIButton(); send.configuration = .filled(); send.configuration?.baseBackgroundColor = .orange",
    "let send = UIButton(configuration: .filled()); send.tintColor = .orange",
  ])
  func configurationsFillButtons(_ code: String) {
    #expect(pairs(code) == ["#FFFFFF on #FF8000"])
    #expect(pairs(code + "; send.configurationUpdateHandler = { update($0) }").isEmpty)
  }

  @Test func configurationsHaveTheLastWord() {
    let code =
      "var look = UIButton.Configuration.plain(); look.baseForegroundColor = .white; let send = UIButton(); "
      + "send.configuration = look; send.setTitleColor(.black, for: .normal); send.backgroundColor = .orange"
    #expect(pairs(code) == ["#FFFFFF on #FF8000"])
    #expect(pairs(code + "; if isLate { look.baseForegroundColor = .black }").isEmpty)
    #expect(pairs("let send = UIButton(configuration: makeLook())").isEmpty)
  }

  @Test func styledTitles() {
    let text = "NSAttributedString(string: \"a\", attributes: [.foregroundColor: UIColor.black])"
    let code = "let send = UIButton(); send.backgroundColor = .orange; send.setAttributedTitle(\(text), for: .normal)"
    #expect(pairs(code) == ["#000000 on #FF8000"])
    #expect(pairs(code.replacing(text, with: "makeTitle()")).isEmpty)
    // What an extension of the project paints a state with is not known.
    #expect(pairs(code + "; send.setBackgroundColor(.white, for: .normal)").isEmpty)
  }

  @Test func theTintOfAViewIsThatOfItsWindow() {
    let code =
      "import UIKit\nfinal class Row: UITableViewCell { let note = UILabel(); func build() { "
      + "note.textColor = tintColor; contentView.addSubview(note) } }"
    func names(_ code: String) -> [String] {
      let model = model(code).uikit!
      return model.objects.flatMap { model.colourPairs(of: $0) }.compactMap { $0.foreground.single?.name }
    }
    #expect(names(code) == ["accentColor"])
    #expect(names(code.replacing("note.textColor", with: "tintColor = .red; note.textColor")).isEmpty)
  }
}
