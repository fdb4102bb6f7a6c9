// What is said to an object of UIKit in the end: by the function or class that makes it, by its own type, by a xib.

import CurbcutSymbols
import CurbcutViews
import Testing

@testable import CurbcutAccessibility

@Suite struct UIKitSaidTests {
  private static let type = "import UIKit\nfinal class Page: UIView {\n"

  /// The sizes of the fonts that are said to the first object with a name; nil where others may say one.
  private func fonts(
    _ members: String, _ code: String, beside others: [String] = [], interfaces: [String] = []
  ) -> [Double?]? {
    let model = model(
      "\(Self.type)\(members)\nfunc build() { \(code) }\n}\n", beside: others.map { "import UIKit\n" + $0 },
      interfaces: interfaces
    ).uikit!
    guard let object = model.keptObjects.first(where: { $0.name == Name("label") }),
      case let facts = model.facts(of: object), !facts.isOpen
    else {
      return nil
    }
    return model.said(.font, to: object, facts)?.map { model.fontMeasure(of: $0)?.points }
  }

  private static let make =
    "static func make(_ side: CGFloat) -> UILabel { let made = UILabel(); made.font = .systemFont(ofSize: side); "
    + "return made }"

  @Test func theFunctionThatMakesItSaysIt() {
    #expect(fonts("let label = Page.make(13)\n" + Self.make, "") == [13])
    // What is said where it is kept comes later.
    #expect(fonts("let label = Page.make(13)\n" + Self.make, "label.font = .systemFont(ofSize: 15)") == [15])
    let either = fonts("let label = Page.make(13)\n" + Self.make, "if isLarge { label.font = .systemFont(ofSize: 15) }")
    #expect(either == [15, 13])
  }

  @Test func itsClassSaysIt() {
    let small = "class Small: UILabel { func setUp() { font = .systemFont(ofSize: 13) } }"
    #expect(fonts("let label = Small()", "", beside: [small]) == [13])
    #expect(fonts("let label = Small()", "label.font = .systemFont(ofSize: 15)", beside: [small]) == [15])
    // Others may say it at any time.
    let other = "class Other: UIView { let page = Page(); func change() { page.label.font = .systemFont(ofSize: 9) } }"
    #expect(fonts("let label = UILabel()", "label.font = .systemFont(ofSize: 15)", beside: [other]) == nil)
  }

  private func xib(_ label: String) -> String {
    """
    <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Page">
    <connections><outlet property="label" destination="one" id="two"/></connections></placeholder>
    \(label)
    """
  }

  @Test func anOutletIsKnownWhereItsFileIs() {
    let outlet = "@IBOutlet var label: UILabel!"
    let code = "label.font = .systemFont(ofSize: 15)"
    #expect(fonts(outlet, code) == nil)
    #expect(fonts(outlet, code, interfaces: [xib(#"<label id="one"/>"#)]) == [15])
    let fontInFile = xib(#"<label id="one"><fontDescription key="fontDescription" pointSize="12"/></label>"#)
    #expect(fonts(outlet, code, interfaces: [fontInFile]) == [15])
    // What the file says holds where code says nothing, or not always.
    #expect(fonts(outlet, "", interfaces: [fontInFile]) == nil)
    #expect(fonts(outlet, "if isLarge { \(code) }", interfaces: [fontInFile]) == nil)
    #expect(fonts(outlet, code, interfaces: [xib(#"<label id="one" customClass="Small"/>"#)]) == nil)
  }

  @Test func aClassThatOverridesNothingIsDrawnBySystem() throws {
    func isDrawn(_ members: String) throws -> Bool {
      let model = model(
        "\(Self.type)let label = Small()\n}", beside: ["import UIKit\nclass Small: UILabel { \(members) }"]
      ).uikit!
      return model.isDrawnBySystem(try #require(model.objects.first).type)
    }
    #expect(try isDrawn("override init(frame: CGRect) { super.init(frame: frame) }"))
    #expect(try !isDrawn("override func drawText(in rect: CGRect) {}"))
    #expect(try !isDrawn("override var intrinsicContentSize: CGSize { .zero }"))
  }

  @Test func aSideIsHeldByWhoMakesIt() {
    let model = model(
      "\(Self.type)let button = Page.make()\nstatic func make() -> UIButton { let made = UIButton(); "
        + "made.widthAnchor.constraint(equalToConstant: 20).isActive = true; return made }\n}"
    ).uikit!
    let object = model.keptObjects[0]
    #expect(model.sides(.fixedWidth, of: object, model.facts(of: object))?.map(\.points) == [20])
    #expect(model.sides(.fixedHeight, of: object, model.facts(of: object))?.isEmpty == true)
  }
}
