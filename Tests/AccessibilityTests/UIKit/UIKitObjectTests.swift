// What is known to be said to an object of UIKit, and when not everything can be known.

import CurbcutAccessibility
import CurbcutSymbols
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

  @Test(arguments: [
    "let button = UIButton.forLayout()",
    "lazy var button: UIButton = { let made = UIButton.forLayout(); return made }()",
  ])
  func anObjectOfAFactoryThatGivesSelf(_ declaration: String) {
    let factory =
      "import UIKit\nextension UIView { class func forLayout() -> Self { let it = self.init(); it.alpha = 1; return it } }"
    #expect(facts(declaration, beside: [factory])?.says(.alpha) == true)
    #expect(facts(declaration, beside: [factory])?.isOpen == false)
    #expect(facts(declaration, beside: [factory.replacing("-> Self", with: "-> UIButton")]) == nil)
    #expect(facts(declaration) == nil)
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
    "draw(button)", "buttons = [button]", "row.button = button", "button.configureForPlayer()",
    "all.append(contentsOf: [button, other])",
  ])
  func whatIsHandedOnIsOpen(_ code: String) { #expect(facts(code: code)?.isOpen == true) }

  @Test(arguments: [
    "accessibilityElements = [button, view].compactMap { $0 }",
    "NotificationCenter.default.addObserver(self, selector: #selector(build), name: changed, object: button)",
  ])
  func whatOnlyOrdersOrHearsLeavesItClosed(_ code: String) { #expect(facts(code: code)?.isOpen == false) }

  @Test(arguments: [
    "style(button)", "self.style(button)", "Styles.apply(to: button)", "view.align(with: button)", "shared(button)",
  ])
  func functionsOfTheProjectAreFollowed(_ code: String) {
    let others = [
      """
      import UIKit
      enum Styles { static func apply(to view: UIButton, _ size: Int = 1) { view.alpha = 1 } }
      extension UIView { func align(with other: UIView) { topAnchor.constraint(equalTo: other.topAnchor).isActive = true } }
      func shared(_ button: UIButton?) { guard let button else { return }; button.isHidden = true }
      """
    ]
    #expect(facts(code: code, beside: others)?.isOpen == false)
  }

  @Test(arguments: [
    "func fill(_ view: UIButton?) { view?.accessibilityLabel = x }",
    "func fill(_ view: UIButton) { let same = view; same.accessibilityLabel = x }",
    "func fill(_ view: UIButton) { more(view) }\nfunc more(_ other: UIButton) { other.accessibilityLabel = x }",
    "weak var stored: UIButton?\nfunc fill(_ view: UIButton) { stored = view }\nfunc later() { stored?.accessibilityLabel = x }",
  ])
  func whatAFunctionSaysToItsParameterIsSaidToTheObject(_ members: String) {
    // The function stands in the base class, in another file.
    let base = "import UIKit\nclass Base: UIViewController {\n\(members)\n}"
    let uikit = model(
      "class Screen: Base {\n  let button = UIButton()\n  func build() { fill(button) }\n}", beside: [base]
    ).uikit
    let said = uikit?.objects.first.flatMap { uikit?.facts(of: $0) }
    #expect(said?.says(.accessibilityLabel) == true)
    #expect(said?.isOpen == false)
  }

  @Test(arguments: [
    "func fill(_ view: UIButton) { all.append(view) }", "func fill(_ view: UIButton) { row.button = view }",
    "func fill(_ view: UIButton) -> UIView { return view }", "var fill: (UIButton) -> Void = { _ in }",
  ])
  func whatAFunctionHandsOnIsOpen(_ member: String) {
    let uikit = model(
      "class Screen: UIViewController {\n  let button = UIButton()\n  func build() { fill(button) }\n  \(member)\n}"
    ).uikit
    #expect(uikit?.objects.first.flatMap { uikit?.facts(of: $0).isOpen } == true)
  }

  /// What is known of a button that a screen has in a list.
  private func listed(_ code: String) -> UIKitFacts? {
    let uikit = model(
      "class Screen: UIViewController {\n  let button = UIButton()\n  let other = UIButton()\n  func build() {\n\(code)\n}\n}"
    ).uikit
    return uikit?.objects.first { $0.name == Name("button") }.flatMap { uikit?.facts(of: $0) }
  }

  @Test(arguments: [
    "[button, other].forEach { $0.accessibilityLabel = x }",
    "[button, other].forEach { one in one.accessibilityLabel = x }",
    "for one in [button, other] { one.accessibilityLabel = x }",
    "let all = [button, other]\nfor one in all { one.accessibilityLabel = x }",
    "var all: [UIView] = []\nall.append(button)\nall.forEach { $0.accessibilityLabel = x }",
    "let all = [button, nil].compactMap { $0 }\nall.forEach { $0.accessibilityLabel = x }",
  ])
  func whatElementsOfAListAreTold(_ code: String) {
    #expect(listed(code)?.says(.accessibilityLabel) == true)
    #expect(listed(code)?.isOpen == false)
  }

  @Test(arguments: [
    "let stack = UIStackView(arrangedSubviews: [button, nil].compactMap(\\.self))", "[button].forEach(view.addSubview)",
    "let all = [button]\nlet stack = UIStackView(arrangedSubviews: all)",
    "let item = UIBarButtonItem.init(customView: button)",
    "for one in [button, other] { view.addSubview(one) }", "if [button].isEmpty { return }",
    "other.snp.makeConstraints { make in make.left.equalTo(button) }",
  ])
  func listsThatOnlyPlaceAreNotOpen(_ code: String) { #expect(listed(code)?.isOpen == false) }

  @Test(arguments: [
    "let all = [button]\nreturn all", "all = [button]", "self.all = [button]", "names(of: [button])",
    "[button].map { name($0) }",
    "[button].forEach { rows.add($0) }", "for one in [button] { rows.add(one) }", "all.append(button)",
  ])
  func listsThatGoElsewhereAreOpen(_ code: String) { #expect(listed(code)?.isOpen == true) }

  /// What is known of a button that a screen keeps in a property with others.
  private func kept(_ list: String, _ code: String, beside others: [String] = []) -> UIKitFacts? {
    let uikit = model(
      "class Screen: UIViewController {\n  let button = UIButton()\n  let other = UIButton()\n  \(list)\n  func build() {\n\(code)\n}\n}",
      beside: others
    ).uikit
    return uikit?.objects.first { $0.name == Name("button") }.flatMap { uikit?.facts(of: $0) }
  }

  @Test(arguments: [
    ("var all: [UIButton] = []", "all = [button, other]\nfor one in all { one.accessibilityLabel = x }"),
    ("var all: [UIButton] = []", "self.all = [button, other]\nself.all.forEach { $0.accessibilityLabel = x }"),
    ("lazy var all = [button, other]", "for one in self.all { one.accessibilityLabel = x }"),
  ])
  func whatElementsOfAKeptListAreTold(_ list: String, _ code: String) {
    #expect(kept(list, code)?.says(.accessibilityLabel) == true)
    #expect(kept(list, code)?.isOpen == false)
  }

  @Test func aKeptListThatOthersReachIsOpen() {
    let (list, code) = ("lazy var all = [button, other]", "print(all.count)")
    #expect(kept(list, code)?.isOpen == false)
    #expect(kept(list, code, beside: ["func style(_ screen: Screen) { paint(screen.all) }"])?.isOpen == true)
    #expect(kept(list, "paint(all)")?.isOpen == true)
    #expect(kept(list, "all[0].accessibilityLabel = x")?.isOpen == true)
  }

  /// A local that is given one object or another may be either.
  @Test func aLocalOfSeveralObjects() {
    let code = "let one: UIButton\nif x { one = button } else { one = other }\n"
    #expect(kept("", code + "print(one.frame)")?.isOpen == false)
    let told = kept("", code + "one.accessibilityLabel = x")
    #expect(told?.says(.accessibilityLabel) == true)
    #expect(told?.saysElsewhere(.accessibilityLabel) == true)
    #expect(kept("", code + "return one")?.isOpen == true)
    #expect(kept("", code + "return (one, 3)")?.isOpen == true)
  }

  /// `title` of something else is not the button called `title`.
  @Test(arguments: [
    ("func show(_ model: Model) { draw(model.title) }", false),
    ("func show(_ screen: Screen) { draw(screen.title) }", true),
    ("func show(_ cell: UITableViewCell) { draw(cell.title) }", false),
    ("func show<T>(_ any: T) { draw(any.title) }", true),
    ("func show(_ chart: LineChart) { draw(chart.title) }", false),
    ("class Other: UIViewController { func show() { draw(title) } }", false),
    ("class Details: Screen { func show() { draw(title) } }", true),
    ("let model = Model()\nfunc show() { if let model = model { draw(model.title) } }", false),
    ("func show() { let cell = table.dequeueCell(\"a\") as! UITableViewCell; draw(cell.title) }", false),
    ("func show<T>(_ any: T) { draw((any as? UITableViewCell)!.title) }", false),
    ("func show<T>(_ any: T) { draw((any as! Screen).title) }", true),
  ])
  func namesakesInOtherTypesSayNothing(_ code: String, _ isOpen: Bool) {
    let uikit = model(
      "class Screen: UIViewController { let title = UIButton() }",
      beside: ["import UIKit\nstruct Model { var title = \"\" }\nextension Other2 { \(code) }\nclass Other2 {}"]
    ).uikit
    #expect(uikit?.objects.first.flatMap { uikit?.facts(of: $0).isOpen } == isOpen)
  }

  @Test(arguments: [
    "view.addSubview(button)", "let stack = UIStackView(arrangedSubviews: [button])", "field.rightView = button",
    "button.setContentHuggingPriority(.required, for: .vertical)", "button.setTitleColor(.red, for: .normal)",
    "button.setSelected(true)", "let menu = UIContextMenuInteraction(delegate: self)",
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

  @Test func aPropertyThatIsMadeAnewAndKnownByAnother() {
    let code = """
      class Row: UITableViewCell {
        var eye: UIButton?
        var extra: UIView?
        func build() {
          if isOn { eye = UIButton(type: .system); extra = eye } else { eye = UIButton(type: .system) }
          eye?.setImage(icon, for: .normal)
          accessoryView = extra
        }
      }
      """
    let uikit = model(code).uikit
    #expect(uikit?.objects.contains { $0.type.kind == .button } == false)
    #expect(uikit?.remadeObjects.count == 2)
    #expect(uikit?.remadeObjects.first.flatMap { uikit?.facts(of: $0).isOpen } == false)
    let named = model(code.replacing("accessoryView = extra", with: "extra?.accessibilityLabel = x")).uikit
    #expect(named?.remadeObjects.first.flatMap { named?.facts(of: $0).says(.accessibilityLabel) } == true)
  }
}
