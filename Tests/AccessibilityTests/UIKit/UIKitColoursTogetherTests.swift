// Colors that one run of UIKit code gives a text and what lies behind it.

import CurbcutViews
import Testing

@testable import CurbcutAccessibility

@Suite struct UIKitColoursTogetherTests {
  /// The pairs of the labels and buttons of a cell, as they are printed.
  private func pairs(_ code: String, members: String = "", start: String = "") -> [String] {
    let cell =
      "import UIKit\nfinal class Chip: UICollectionViewCell {\nlet name = UILabel(); let plate = UIView()\n\(members)\n"
      + "override init(frame: CGRect) { super.init(frame: frame); contentView.addSubview(plate); plate.addSubview(name)\n"
      + "\(start) }\n\(code)\n}"
    let model = model(cell).uikit!
    return model.objects.flatMap { model.colourPairs(of: $0) }.compactMap { pair in
      guard let text = pair.foreground.single, let ground = pair.background.value.single else { return nil }
      return "\(text.name) on \(ground.name)"
    }
  }

  private let branches =
    "if isLate { plate.backgroundColor = .yellow; name.textColor = .white } else { plate.backgroundColor = .white; "
    + "name.textColor = .black }"

  @Test func colorsOfOneBranchMeet() {
    #expect(
      pairs("func show() { \(branches) }") == ["UIColor.white on UIColor.yellow", "UIColor.black on UIColor.white"])
    let chosen = pairs(
      "override var isSelected: Bool { didSet { \(branches.replacing("isLate", with: "isSelected")) } }")
    #expect(chosen == ["UIColor.white on UIColor.yellow", "UIColor.black on UIColor.white"])
  }

  @Test func colorsOfOneFunctionMeet() {
    let code =
      "func warn() { plate.backgroundColor = .yellow; name.textColor = .white }\n"
      + "func calm() { plate.backgroundColor = .white; name.textColor = .black }"
    #expect(pairs(code) == ["UIColor.white on UIColor.yellow", "UIColor.black on UIColor.white"])
    // What is said at first may be said anew before anybody sees it.
    let start = "plate.backgroundColor = .yellow; name.textColor = .white"
    let anew = "func calm() { plate.backgroundColor = .white; name.textColor = .black }"
    #expect(pairs(anew, start: start) == ["UIColor.black on UIColor.white"])
    let setUp = "func setUp() { \(start) }\n" + anew
    #expect(pairs(setUp, start: "setUp()") == ["UIColor.black on UIColor.white"])
  }

  @Test func whatIsSaidAgainFurtherDownHolds() {
    #expect(pairs("func show() { \(branches); name.textColor = .blue }").isEmpty)
    #expect(pairs("func show() { \(branches); plate.backgroundColor = .black }").isEmpty)
  }

  @Test func styledWordsMayHaveColorsOfTheirOwn() {
    #expect(!pairs("func show() { name.attributedText = NSAttributedString(string: words); \(branches) }").isEmpty)
    #expect(pairs("func show() { name.attributedText = makeWords(); \(branches) }").isEmpty)
  }

  @Test func whatCannotBeUsedNeedNotBeRead() {
    #expect(pairs("func show() { \(branches.replacing("isLate", with: "!isEnabled")) }").isEmpty)
    #expect(pairs("func show() { \(branches.replacing("isLate", with: "form.isValid")) }").isEmpty)
    #expect(pairs("override var isHighlighted: Bool { didSet { \(branches) } }").isEmpty)
  }

  @Test func aBranchForOneAppearanceIsSeenInThatAlone() {
    let code = branches.replacing("isLate", with: "traits.userInterfaceStyle == .dark")
    #expect(!pairs("func show() { \(code) }").isEmpty)
    let adaptive = code.replacing(".yellow", with: ".systemBackground").replacing(".black", with: ".label")
    #expect(pairs("func show() { \(adaptive) }").isEmpty)
  }

  @Test func whatMayLieInBetweenIsNotKnown() {
    let code = "func show() { \(branches) }"
    // Another view that is put in first, a layer, a color of the text's own view, code that waits.
    #expect(pairs(code, members: "let photo = UIImageView()", start: "plate.insertSubview(photo, at: 0)").isEmpty)
    #expect(pairs(code, start: "plate.layer.addSublayer(CAGradientLayer())").isEmpty)
    #expect(pairs(code, start: "name.backgroundColor = shade").isEmpty)
    let waiting =
      "func show() { plate.backgroundColor = .yellow; load { self.name.textColor = .white } }\n"
      + "func hide() { plate.backgroundColor = .white }"
    #expect(!pairs(waiting).contains("UIColor.white on UIColor.yellow"))
  }
}
