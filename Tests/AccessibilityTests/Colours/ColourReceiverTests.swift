// What a project adds to colors: in that code, `self` is the color on which it is called.

import CurbcutAccessibility
import CurbcutSourceText
import CurbcutSymbols
import CurbcutSyntax
import CurbcutViews
import Testing

struct ColourReceiverTests {
  /// The color of `let subject = …` in the light appearance, and with increased contrast.
  private func colors(_ expression: String, _ declarations: String) -> [String]? {
    let text = "import UIKit\nlet subject = \(expression)\n\(declarations)\n"
    let file = FileViews(tree: Parser.parse(SourceText(path: "App/File.swift", text)))
    guard let member = file.members.first(where: { $0.name == Name("subject") }) else { return nil }
    let resolver = ColourResolver(project: Project(files: [file]))
    let value = resolver.value(of: member.value, in: Scope(file: file, type: -1, member: -1), realm: .uiKit)
    return value.single.map { [$0.light.hex, $0.lightIncreased.hex] }
  }

  @Test(arguments: ["self.withAlphaComponent(0.3)", "withAlphaComponent(0.3)", "return self.withAlphaComponent(0.3)"])
  func aFunctionChangesItsColor(_ body: String) {
    let added = "extension UIColor { func soft() -> UIColor { \(body) } }"
    for color in ["UIColor.black.soft()", "UIColor(white: 0, alpha: 1).soft()", "UIColor.brand.soft()"] {
      let brand = "\nextension UIColor { static let brand = UIColor(white: 0, alpha: 1) }"
      #expect(colors(color, added + brand)?.first == "#000000 at 30% opacity")
    }
    // A color that is not known stays so.
    #expect(colors("UIColor(patternImage: paper).soft()", added) == nil)
  }

  @Test func aGetterChangesItsColor() {
    let added = "extension UIColor { var faint: UIColor { withAlphaComponent(0.1) } }"
    #expect(colors("UIColor.red.faint", added)?.first == "#FF0000 at 10% opacity")
  }

  /// What is given back where nothing can be changed is not what is given else.
  @Test func aColorThatMayBeChangedIsNotKnown() {
    let added =
      "extension UIColor { func mixed(_ part: CGFloat) -> UIColor { switch part { case 0: return self\n"
      + "default: guard let parts = cgColor.components else { return self }\n"
      + "return UIColor(red: parts[0] * part, green: parts[1], blue: parts[2], alpha: 1) } } }"
    #expect(colors("UIColor.red.mixed(0.5)", added) == nil)
    #expect(
      colors(
        "UIColor.red.mixed(0.5)",
        added.replacing("UIColor(red: parts[0] * part, green: parts[1], blue: parts[2], alpha: 1)", with: "self")) == [
          "#FF0000", "#FF0000",
        ])
  }

  @Test func moreContrastIsAnAppearance() {
    let added =
      "extension UIColor { func or(_ strong: UIColor) -> UIColor { if #available(iOS 13, *) {\n"
      + "return UIColor { _ in UIAccessibility.isDarkerSystemColorsEnabled ? strong : self } } else { return self } } }"
    #expect(colors("UIColor.gray.or(.black)", added) == ["#808080", "#000000"])
    #expect(
      colors("UIColor.gray.or(.black)", added.replacing("isDarkerSystemColorsEnabled", with: "isVoiceOverRunning"))
        == nil)
  }

  @Test func aTypeOfTheProjectsOwnUnderThatNameIsNoColor() {
    let added = "struct UIColor { static let black = UIColor()\nfunc soft() -> Int { 1 } }"
    #expect(colors("UIColor.black.soft()", added) == nil)
  }
}
