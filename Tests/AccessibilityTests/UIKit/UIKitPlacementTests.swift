// What is put where, which sizes are written, and whose colours meet.

import CurbcutAccessibility
import CurbcutSymbols
import CurbcutViews
import Testing

@Suite struct UIKitPlacementTests {
  private func uikit(_ members: String, _ code: String, beside others: [String] = []) -> UIKitModel {
    model(
      "import SnapKit\nclass Screen: UIViewController {\n\(members)\n func build() {\n\(code)\n }\n}", beside: others
    ).uikit!
  }

  private func handle(_ name: String, _ model: UIKitModel) -> UIKitHandle? {
    model.objects.first { $0.name == Name(name) }.flatMap { model.handle(of: $0) }
  }

  @Test func theWayOutIsFollowed() {
    let model = uikit(
      "let label = UILabel(); let card = UIView()",
      "let stack = UIStackView(arrangedSubviews: [label]); card.addSubview(stack); view.addSubview(card)")
    let holders = handle("label", model).map { model.holders(of: $0) } ?? []
    #expect(holders.count == 3)
    #expect(holders.last?.isOwn == true)
    #expect(model.placed.first?.placement.isArranged == true)
  }

  @Test func whatIsPutInTwoPlacesStandsNowhere() {
    let model = uikit(
      "let label = UILabel(); let card = UIView(); let other = UIView()",
      "card.addSubview(label); other.addSubview(label)")
    #expect(handle("label", model).map { model.holders(of: $0) }?.isEmpty == true)
  }

  @Test func aClosuresLocalIsItsProperty() {
    let model = uikit(
      "lazy var label: UILabel = { let made = UILabel(); return made }()", "view.addSubview(label)")
    #expect(handle("made", model)?.name == Name("label"))
    #expect(handle("made", model).map { model.holders(of: $0) }?.first?.isOwn == true)
  }

  @Test func insertedViewsArePutToo() {
    let model = uikit("let a = UIView(); let b = UIView()", "view.insertSubview(a, belowSubview: b)")
    #expect(model.placed.count == 1)
  }

  @Test(arguments: [
    "button.snp.makeConstraints { make in make.size.equalTo(CGSize(width: 20, height: 24)) }",
    "button.snp.makeConstraints { $0.width.equalTo(20); $0.height.equalTo(24) }",
    "view.addConstraint(NSLayoutConstraint(item: button, attribute: .width, relatedBy: .equal, toItem: nil, "
      + "attribute: .notAnAttribute, multiplier: 1, constant: 20))",
    "let format = isWide ? \"H:[b(20)]\" : \"H:[b(24)]\"; view.addConstraints(NSLayoutConstraint.constraints("
      + "withVisualFormat: format, options: [], metrics: nil, views: [\"b\": button]))",
  ])
  func sizesAreRead(_ code: String) {
    let model = uikit("let button = UIButton()", code)
    let object = model.objects[0]
    #expect(model.sides(.fixedWidth, of: object, model.facts(of: object))?.map(\.points) == [20])
  }

  @Test(arguments: [
    "button.snp.makeConstraints { make in make.width.greaterThanOrEqualTo(20) }",
    "button.snp.makeConstraints { make in make.width.equalTo(20).priority(500) }",
    "wide = NSLayoutConstraint(item: button, attribute: .width, relatedBy: .equal, toItem: nil, "
      + "attribute: .notAnAttribute, multiplier: 1, constant: 20)",
    "view.addConstraints(NSLayoutConstraint.constraints(withVisualFormat: \"H:[b(>=20)]\", options: [], metrics: nil, "
      + "views: [\"b\": button]))",
    "let format = isWide ? \"H:[b(20)]\" : \"V:[b(24)]\"; view.addConstraints(NSLayoutConstraint.constraints("
      + "withVisualFormat: format, options: [], metrics: nil, views: [\"b\": button]))",
  ])
  func sizesThatMayChangeAreNot(_ code: String) {
    let model = uikit("let button = UIButton(); var wide: NSLayoutConstraint?", code)
    let object = model.objects[0]
    #expect(model.sides(.fixedWidth, of: object, model.facts(of: object))?.isEmpty == true)
  }

  @Test(
    arguments: [
      ("H:|-[button(24)]-|", 24), ("V:[button(==30.5)]", 30.5), ("H:[button(>=24)]", nil), ("H:[other(24)]", nil),
      ("H:[button(24", nil), ("H:[button(24@500)]", nil),
    ] as [(String, Double?)])
  func formatsAreRead(_ format: String, _ points: Double?) {
    #expect(UIKitCode.points(inFormat: format, of: "button") == points)
  }

  private func ratio(_ code: String, beside others: [String] = []) -> Double? {
    let model = uikit("let label = UILabel(); let card = UIView()", code, beside: others)
    return model.colourPairs(of: model.objects[0]).compactMap {
      ColourModel.judge($0.foreground, on: $0.background)?.worst?.ratio
    }.min()
  }

  @Test func coloursMeet() {
    #expect(ratio("label.textColor = .white; label.backgroundColor = .white") == 1)
    #expect(ratio("label.textColor = .black; card.backgroundColor = .white; card.addSubview(label)") == 21)
    #expect(ratio("label.textColor = .black; view.backgroundColor = .white; view.addSubview(label)") == 21)
  }

  @Test func eachColourOfATextMeetsItsGround() {
    #expect(
      ratio("label.textColor = .black; if isLate { label.textColor = .white }; label.backgroundColor = .white") == 1)
    #expect(ratio("label.textColor = .white; label.textColor = .black; label.backgroundColor = .white") == 21)
    #expect(ratio("if isLate { label.textColor = .white }; if isLate { label.backgroundColor = .white }") == nil)
  }

  @Test(arguments: [
    "label.textColor = .white; if isLate { label.backgroundColor = .white }",
    "label.textColor = .white; card.backgroundColor = .white; card.addSubview(UIImageView()); card.addSubview(icon); "
      + "card.addSubview(label)",
    "label.textColor = .white; card.backgroundColor = .white",
    "label.textColor = .white; label.backgroundColor = theme.background",
    "label.textColor = .white; label.backgroundColor = .white; label.alpha = 0.5",
    "label.textColor = .white; label.backgroundColor = .white; paint(label)",
  ])
  func whatIsNotSureIsNotJudged(_ code: String) { #expect(ratio(code) == nil) }

  @Test func otherFilesMayPaint() {
    let paints = "import UIKit\nextension Screen { func paint() { label.textColor = .black } }"
    #expect(ratio("label.textColor = .white; label.backgroundColor = .white", beside: [paints]) == nil)
  }
}
