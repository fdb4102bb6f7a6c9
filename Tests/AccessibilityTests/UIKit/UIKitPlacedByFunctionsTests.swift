// Objects that functions of the project put into others, and edges that the system's long initializer holds together.

import CurbcutViews
import Testing

@testable import CurbcutAccessibility

@Suite struct UIKitPlacedByFunctionsTests {
  /// What lies behind the label of a page in the light appearance; nil where that is not known.
  private func ground(_ code: String, _ functions: String) -> String? {
    let model = model(
      "import UIKit\nfinal class Page: UIViewController {\nlet note = UILabel(); let card = UIView(); let rows = UIStackView()\n"
        + "func build() { view.backgroundColor = .black; card.backgroundColor = .red; note.textColor = .white\n"
        + "view.addSubview(rows); view.addSubview(card); \(code) } }",
      beside: ["import UIKit\n" + functions]
    ).uikit!
    return model.objects.filter { $0.type.kind == .label }.flatMap { model.colourPairs(of: $0) }.first?
      .background.value.single?.light.hex
  }

  @Test func aFunctionPutsItsParameterIntoItsObject() {
    let added = "extension UIView { func fill(with inner: UIView) { addSubview(inner) } }\n"
    #expect(ground("card.fill(with: note)", added) == "#FF0000")
    // By a function that it calls, with a plain view around.
    let boxed =
      added
      + "extension UIView { func box(_ inner: UIView) { let frame = UIView(); frame.addSubview(inner); fill(with: frame) } }"
    #expect(ground("card.box(note)", boxed) == "#FF0000")
    #expect(
      ground(
        "card.box(note)",
        boxed.replacing("let frame = UIView();", with: "let frame = UIView(); frame.backgroundColor = .white;")) == nil)
  }

  @Test func aFunctionPutsOneParameterIntoAnother() {
    let added = "enum Layout { static func fill(_ outer: UIView, with inner: UIView) { outer.addSubview(inner) } }"
    #expect(ground("Layout.fill(card, with: note)", added) == "#FF0000")
  }

  @Test func aStackLaysOutWhatItIsHanded() {
    let added =
      "extension UIStackView { func add(_ inner: UIView, after room: CGFloat) { addArrangedSubview(inner) } }"
    #expect(ground("rows.add(note, after: 8)", added) == "#000000")
  }

  @Test func suchFunctionsPutViewsBesideWhatIsAdded() {
    let added = "enum Layout { static func fill(_ outer: UIView, with inner: UIView) { outer.addSubview(inner) } }"
    let picture = "let picture = UIImageView(); Layout.fill(card, with: picture); "
    #expect(ground(picture + "card.addSubview(note)", added) == "#FF0000")
    // Two that one function puts there may lie over each other.
    #expect(ground(picture + "Layout.fill(card, with: note)", added) == nil)
  }

  @Test func whatIsPutNowhereStandsOnNothing() {
    let added = "extension UIView { func line(up inner: UIView) { inner.frame = bounds } }"
    #expect(ground("card.line(up: note)", added) == nil)
  }

  @Test func edgesOfTheLongInitializerKeepViewsBeside() {
    func code(_ edge: String) -> String {
      "view.addSubview(note); NSLayoutConstraint(item: note, attribute: .top, relatedBy: .equal, toItem: card, "
        + "attribute: .\(edge), multiplier: 1, constant: 8).isActive = true"
    }
    #expect(ground(code("bottom"), "") == "#000000")
    #expect(ground(code("top"), "") == nil)
  }
}
