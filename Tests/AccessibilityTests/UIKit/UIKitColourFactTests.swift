// Facts that the colors of a text of UIKit rest on: palettes by other names, what is said in the branch that makes an
// object, the state that a title's color is for, and what stands beside a text.

import CurbcutViews
import Testing

@testable import CurbcutAccessibility

@Suite struct UIKitColourFactTests {
  /// The lowest ratio of the texts of a file.
  private func ratio(_ code: String, beside others: [String] = []) -> Double? {
    let model = model("import UIKit\n" + code, beside: others.map { "import UIKit\n" + $0 }).uikit!
    let texts = model.objects.filter { [.label, .textField, .button].contains($0.type.kind) }
    return texts.flatMap { model.colourPairs(of: $0) }.compactMap {
      ColourModel.judge($0.foreground, on: $0.background)?.worst?.ratio
    }.min()
  }

  private func page(_ code: String, _ members: String = "") -> String {
    "final class Page: UIViewController {\n\(members)\nfunc build() { view.backgroundColor = .white; \(code) }\n}\n"
  }

  private func note(_ color: String) -> String {
    page("let note = UILabel(); note.textColor = \(color); view.addSubview(note)")
  }

  // MARK: Palettes

  @Test(arguments: [
    "static var app = Palette.self", "static let app = Palette.self", "static var app: Palette.Type { Palette.self }",
  ])
  func aPaletteByAnotherName(_ declaration: String) {
    let palette = "enum Palette { static let paper = UIColor.white }\nextension UIColor { \(declaration) }"
    #expect(ratio(note("UIColor.app.paper"), beside: [palette]) == 1)
    #expect(ratio(note(".app.paper"), beside: [palette]) == 1)
    // A value of that name is no type.
    let other = "enum Palette { static let paper = UIColor.white }\nextension UIColor { static var app = 3 }"
    #expect(ratio(note("UIColor.app.paper"), beside: [other]) == nil)
  }

  /// Types in others are written in small letters as well, also by names that the system has for something else.
  @Test(arguments: ["tint", "background", "font", "brand"])
  func aPaletteInSmallLettersInAnotherFile(_ name: String) {
    let palette = "extension UIColor { struct \(name) { static let paper = UIColor.white } }"
    #expect(ratio(note("UIColor.\(name).paper"), beside: [palette]) == 1)
    let deeper = "extension UIColor { enum app { enum \(name) { static let paper = UIColor.white } } }"
    #expect(ratio(note("UIColor.app.\(name).paper"), beside: [deeper]) == 1)
  }

  @Test func theGroundOfGroupedTablesByItsOldName() {
    let code = "let card = UIView(); card.backgroundColor = UIColor.groupTableViewBackground; view.addSubview(card)"
    let words = "let note = UILabel(); note.textColor = .systemGroupedBackground; card.addSubview(note)"
    #expect(ratio(page(code + "; " + words)) == 1)
  }

  // MARK: Where an object is made

  private let made =
    "let card = UIView(); card.backgroundColor = .black; view.addSubview(card); let note = UILabel(); "
    + "note.textColor = .black; card.addSubview(note)"

  @Test(arguments: [
    "for word in words { @ }", "if words.isEmpty { @ }", "switch words.count { case 0: @\ndefault: break }",
  ])
  func whatIsSaidWhereAnObjectIsMadeAlwaysHolds(_ place: String) {
    let code = place.split(separator: "@", maxSplits: 1).joined(separator: made)
    #expect(ratio(page(code, "var words: [String] = []")) == 1)
  }

  @Test func aBranchInsideOfThatHoldsAtTimes() {
    let code = "for word in words { let card = UIView(); if word.isEmpty { card.backgroundColor = .black }; "
    let words = "view.addSubview(card); let note = UILabel(); note.textColor = .black; card.addSubview(note) }"
    #expect(ratio(page(code + words, "var words: [String] = []")) == nil)
  }

  // MARK: States

  @Test(arguments: [".normal", "[]", "UIControl.State()", "UIControl.State.normal", ".init()", "UIControlState()"])
  func theStateOfATitle(_ state: String) {
    let button = "let next = UIButton(type: .custom); next.setTitle(\"a\", for: .normal); view.addSubview(next); "
    #expect(ratio(page(button + "next.setTitleColor(.white, for: \(state))")) == 1)
    #expect(
      ratio(page(button + "next.setTitleColor(.black, for: .normal); next.setTitleColor(.white, for: .selected)")) == 21
    )
  }

  // MARK: Beside it

  @Test(arguments: [
    ("note.leftToRight(of: icon, offset: 8)", true), ("note.leadingToTrailing(of: icon)", true),
    ("note.topToBottom(of: icon)", true), ("note.pinTop(toBottomOf: icon, constant: 4)", true),
    ("note.leftToRight(of: icon, offset: -20)", false), ("note.pinLeft(toLeftOf: icon)", false),
    ("note.top(to: icon)", false), ("note.leftToRight(of: other)", false),
  ])
  func helpersThatNameBothEdges(_ constraint: String, _ isBeside: Bool) {
    let code =
      "let icon = UIImageView(); let other = UIView(); let note = UILabel(); note.textColor = .white; "
      + "view.addSubview(icon); view.addSubview(note); \(constraint)"
    #expect((ratio(page(code)) == 1) == isBeside)
  }

  @Test func aTextViewHasNoButtonOverItsWords() {
    func code(_ kind: String) -> String {
      "let field = UITextView(); view.addSubview(field); let next = \(kind); view.addSubview(next); "
    }
    let button =
      code("UIButton(type: .custom)") + "next.setTitle(\"a\", for: .normal); next.setTitleColor(.white, for: .normal)"
    #expect(ratio(page(button)) == 1)
    // What is read until something is typed lies over it.
    #expect(ratio(page(code("UILabel()") + "next.textColor = .white")) == nil)
  }

  // MARK: Handed on

  @Test(arguments: [
    "accessibilityElements?.append(note)", "view.accessibilityElements?.append(contentsOf: [note])",
    "view.accessibilityElements?.append(contentsOf: [note] as [Any])",
  ])
  func anOrderOfElementsSaysNothingOfThem(_ order: String) {
    let code = "let note = UILabel(); note.textColor = .white; view.addSubview(note); \(order)"
    #expect(ratio(page(code)) == 1)
    #expect(ratio(page(code + "; paint?.append(note)")) == nil)
  }
}
