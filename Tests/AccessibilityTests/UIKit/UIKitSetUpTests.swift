// Objects that are set up where they are made, made for a property later, or laid out by functions of the project.

import CurbcutAccessibility
import CurbcutSymbols
import CurbcutViews
import Testing

@Suite struct UIKitSetUpTests {
  private static let helpers = """
    import UIKit
    extension UIView {
      func styled() -> Self { tintColor = .red; accessibilityLabel = "a"; return self }
      func set(_ block: (UIView) -> Void) -> Self { block(self); return self }
      func copied() -> UIView { UIView() }
      static func laidOut() -> Self { let view = self.init(); return view.styled() }
      static func plain() -> UIView { UIView() }
      func hold(to side: CGFloat, wide: CGFloat) {
        heightAnchor.constraint(equalToConstant: side).isActive = true
        self.widthAnchor.constraint(equalToConstant: wide).isActive = true
      }
      func held(to side: CGFloat) -> NSLayoutConstraint { heightAnchor.constraint(equalToConstant: side) }
      func on(_ side: CGFloat) -> NSLayoutConstraint {
        let kept = heightAnchor.constraint(equalToConstant: side); kept.isActive = true; return kept
      }
      func soft(_ side: CGFloat) {
        let kept = heightAnchor.constraint(equalToConstant: side); kept.priority = .defaultLow; kept.isActive = true
      }
      func on(square side: CGFloat) { self.on(side) }
      func on(square other: UIView) { heightAnchor.constraint(equalTo: other.heightAnchor).isActive = true }
      func on(size: CGSize) { self.on(square: size.height) }
      func loop(_ side: CGFloat) { self.loop(side); self.loop(side); on(side) }
      func onTap(_ run: @escaping () -> Void) {
        addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(tapped)))
      }
      func onTwoTaps(_ run: @escaping () -> Void) {
        let taps = UITapGestureRecognizer(target: self, action: #selector(tapped))
        taps.numberOfTapsRequired = 2
        addGestureRecognizer(taps)
      }
    }
    """

  private func uikit(_ members: String, _ code: String = "", imports: String = "UIKit") -> UIKitModel {
    model(
      "import UIKit\nimport \(imports)\nclass Screen: UIViewController {\n\(members)\nfunc build() {\n\(code)\n}\n}",
      beside: [Self.helpers]
    ).uikit!
  }

  private func facts(_ model: UIKitModel) -> UIKitFacts? {
    model.objects.first { $0.type.kind == .button }.map { model.facts(of: $0) }
  }

  @Test(arguments: [
    ("let button = UIButton().styled()", ""), ("var button: UIButton!", "button = UIButton().styled()"),
    ("var button: UIButton!", "self.button = UIButton(type: .custom).set { $0.accessibilityLabel = name }"),
    ("var button: UIButton!", "button = UIButton().set { view in view.accessibilityLabel = name }"),
    ("var button: UIButton!", "button = UIButton(); button.accessibilityLabel = name"),
  ])
  func whatIsSaidWhereItIsMadeIsKnown(_ members: String, _ code: String) {
    let facts = facts(uikit(members, code))
    #expect(facts?.says(.accessibilityLabel) == true)
    #expect(facts?.isOpen == false)
  }

  @Test func theClosureOfThenIsKnown() {
    let code = "let button = UIButton().then { $0.setImage(pen, for: .normal) }"
    #expect(facts(uikit(code, imports: "Then"))?.says(.setImage) == true)
    // Without the package nobody knows what the function does.
    #expect(facts(uikit(code)) == nil)
  }

  @Test(arguments: [
    ("UIButton.laidOut()", "UIButton"), ("UILabel.plain()", "UIView"), ("UILabel.unknown()", nil),
    ("{ let made = UILabel.laidOut(); return made }()", "UILabel"),
  ])
  func aFunctionThatABaseClassOffersMakesTheClassItIsCalledBy(_ value: String, _ name: String?) throws {
    let model = uikit("let made = \(value)")
    let member = try #require(model.file.members.firstIndex { $0.name == Name("made") })
    #expect(model.type(ofMember: Int32(member))?.name == name.map { Name($0) })
  }

  @Test(arguments: ["button = UIButton().copied()", "if isNew { button = UIButton() } else { button = UIButton() }"])
  func otherResultsAreNot(_ code: String) { #expect(facts(uikit("var button: UIButton!", code)) == nil) }

  @Test func makersThatAreNotKnownMaySayAnything() {
    let model = uikit("let button = UIButton(); var other: UIButton!", "other = kit.button(); button.isHidden = true")
    #expect(model.objects.count == 1)
  }

  private func side(_ code: String) -> Double? {
    let model = uikit("let button = UIButton(); var kept: NSLayoutConstraint?", code)
    let uses = facts(model)?.uses.filter { $0.word == .fixedHeight } ?? []
    return uses.count == 1 ? model.number(of: uses[0].value, member: uses[0].member) : nil
  }

  @Test(arguments: [
    "button.hold(to: 30, wide: 40)", "NSLayoutConstraint.activate([button.held(to: 30)])", "button.on(30)",
    "button.on(square: 30)", "button.on(size: CGSize(width: 40, height: 30))", "for view in [button] { view.on(30) }",
    "[button].forEach { $0.on(30) }", "[button].forEach { view in view.on(square: 30) }",
    "let kept = button.heightAnchor.constraint(equalToConstant: 30); kept.isActive = true",
  ])
  func functionsHoldSidesToWhatTheyArePassed(_ code: String) { #expect(side(code) == 30) }

  @Test(arguments: [
    "kept = button.held(to: 30)", "let held = button.held(to: 30)", "button.soft(30)", "button.loop(30)",
    "let kept = button.heightAnchor.constraint(equalToConstant: 30); kept.isActive = true; kept.constant = 60",
    "let kept = button.heightAnchor.constraint(equalToConstant: 30); self.kept = kept",
    "button.on(30); button.on(60)",
  ])
  func sidesThatAreKeptMayChange(_ code: String) { #expect(side(code) == nil) }

  private func addsTap(_ code: String) -> Bool {
    let model = uikit("let label = UILabel()", code)
    return model.code.uses.contains { model.addsTap($0) }
  }

  @Test func functionsOfTheProjectAddTaps() {
    #expect(addsTap("label.onTap { run() }"))
    #expect(!addsTap("label.onTwoTaps { run() }"))
    #expect(!addsTap("label.styled()"))
  }

  @Test func recognizersAreKeptInProperties() {
    let model = uikit(
      "let label = UILabel(); lazy var tap = { let t = UITapGestureRecognizer(target: self, action: #selector(a)); "
        + "t.numberOfTapsRequired = 2; return t }()", "label.addGestureRecognizer(tap)")
    let use = model.code.uses.first { $0.word == .addGestureRecognizer }
    #expect(use.flatMap { model.recognizer(of: $0) } == Name("UITapGestureRecognizer"))
    #expect(use.map { model.isSingleTap($0) } == false)
    #expect(use.flatMap { model.tapFunction(of: $0) } == Name("a"))
  }
}
