// What is known to be said to an object of UIKit, and when not everything can be known.

import CurbcutAccessibility
import CurbcutViews
import Testing

@Suite struct UIKitObjectTests {
  /// The facts of the first button that a screen makes, with code beside it.
  private func facts(
    _ declaration: String = "let button = UIButton()", _ code: String = "", beside others: [String] = []
  ) -> UIKitFacts? {
    let uikit = model(
      """
      class Screen: UIViewController {
        \(declaration)
        func build() {
          \(code)
        }
        func style(_ view: UIView) {}
      }
      """, beside: others
    ).uikit
    return uikit?.objects.first { $0.type.kind == .button }.flatMap { uikit?.facts(of: $0) }
  }

  @Test func nothingIsSaid() {
    #expect(facts()?.saysAny(.accessibilityLabel, .setTitle, .setImage) == false)
    #expect(facts()?.isOpen == false)
  }

  @Test(arguments: [
    "button.accessibilityLabel = \"a\"", "self.button.accessibilityLabel = name",
    "let same = button; same.accessibilityLabel = \"a\"", "if let found = self.button { found.accessibilityLabel = x }",
  ])
  func wordsUnderAnyName(_ code: String) { #expect(facts(code: code)?.says(.accessibilityLabel) == true) }

  private func facts(code: String) -> UIKitFacts? { facts("let button = UIButton()", code) }

  @Test(arguments: [
    "style(button)", "buttons = [button]", "row.button = button", "button.configureForPlayer()",
    "all.append(contentsOf: [button, other])",
  ])
  func whatIsHandedOnIsOpen(_ code: String) { #expect(facts(code: code)?.isOpen == true) }

  @Test(arguments: [
    "view.addSubview(button)", "let stack = UIStackView(arrangedSubviews: [button])", "field.rightView = button",
    "button.setContentHuggingPriority(.required, for: .vertical)", "button.setTitleColor(.red, for: .normal)",
  ])
  func whatIsPlacedIsNot(_ code: String) { #expect(facts(code: code)?.isOpen == false) }

  @Test func localsOfClosuresAreTheProperty() {
    let made = facts(
      "lazy var button: UIButton = { let made = UIButton(); made.setImage(icon, for: .normal); return made }()",
      "button.setTitle(\"Go\", for: .normal)")
    #expect(made?.says(.setImage) == true)
    #expect(made?.says(.setTitle) == true)
    #expect(made?.isOpen == false)
  }

  @Test func otherFilesSpeakToo() {
    let others = [
      "extension Screen { func name() { button.accessibilityLabel = \"a\" } }",
      "func show(_ screen: Screen) { screen.button.accessibilityHint = \"b\" }",
      "class Details: Screen { func fill(_ label: UILabel) { button.accessibilityValue = \"c\" } }",
    ].map { "import UIKit\n" + $0 }
    #expect(facts(beside: [others[0]])?.says(.accessibilityLabel) == true)
    #expect(facts(beside: [others[1]])?.says(.accessibilityHint) == true)
    #expect(facts(beside: [others[2]])?.says(.accessibilityValue) == true)
  }

  @Test func ownClassesAndStylesSpeakForTheirObjects() {
    let named = ["class Round: UIButton { override var accessibilityLabel: String? { get { \"a\" } set {} } }"]
    #expect(facts("let button = Round()", beside: named)?.says(.accessibilityLabel) == true)
    let styled = ["extension UIButton { func brand() { accessibilityLabel = \"a\" } }"]
    #expect(facts(code: "button.brand()", beside: styled)?.says(.accessibilityLabel) == true)
  }

  private func facts(code: String, beside others: [String]) -> UIKitFacts? {
    facts("let button = UIButton()", code, beside: others)
  }

  @Test func outletsAndReturnedObjectsAreOpen() {
    let model = model(
      """
      class Screen: UIViewController {
        @IBOutlet var outlet: UIButton!
        func make() -> UIButton { let made = UIButton(); return made }
        func build() { outlet.setImage(icon, for: .normal) }
      }
      """)
    let uikit = model.uikit
    let made = uikit?.objects.first.flatMap { uikit?.facts(of: $0) }
    #expect(made?.isOpen == true)
    let use = uikit?.code.uses.first { $0.word == .setImage }
    #expect(use.flatMap { uikit?.facts(ofObjectIn: $0).isOpen } == true)
  }

  /// What is known of the label that a screen sets a font on, made by `value`.
  private func labelFacts(madeBy value: String, _ members: String) -> UIKitFacts? {
    let uikit = model(
      """
      class Screen: UIViewController {
        lazy var label: UILabel = { let made = \(value); made.font = small; return made }()
        \(members)
      }
      enum Labels { static func note() -> UILabel { let made = UILabel(); made.numberOfLines = 0; return made } }
      """
    ).uikit
    let use = uikit?.code.uses.first { $0.word == .font }
    return use.flatMap { uikit?.facts(ofObjectIn: $0) }
  }

  @Test(arguments: ["Labels.note()", "Self.plain()", "Screen.plain()", "self.own()", "own()"])
  func factoriesSpeakForWhatTheyMake(_ value: String) {
    let made = labelFacts(
      madeBy: value,
      """
      static func plain() -> UILabel { Labels.note() }
      func own() -> UILabel { let made = UILabel(); made.numberOfLines = 2; return made }
      """)
    #expect(made?.says(.numberOfLines) == true)
    #expect(made?.says(.adjustsFontForContentSizeCategory) == false)
    #expect(made?.isOpen == false)
  }

  @Test(arguments: ["kit.label()", "own(UILabel())", "kept()", "Styles.label()"])
  func factoriesThatCannotBeFollowedAreOpen(_ value: String) {
    let members = """
      func own(_ given: UILabel) -> UILabel { given }
      func kept() -> UILabel { let made = UILabel(); all.append(made); return made }
      """
    #expect(labelFacts(madeBy: value, members)?.isOpen == true)
  }
}
