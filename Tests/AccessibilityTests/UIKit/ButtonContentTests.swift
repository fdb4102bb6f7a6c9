// What buttons of UIKit show by their configurations and actions, and where bar buttons go.

import CurbcutAccessibility
import CurbcutSymbols
import CurbcutViews
import Testing

@Suite struct ButtonContentTests {
  private func uikit(_ members: String, _ code: String = "") -> UIKitModel {
    model("import UIKit\nclass Screen: UIViewController {\n\(members)\nfunc build() {\n\(code)\n}\n}").uikit!
  }

  private func content(_ code: String) -> UIKitButtonContent? {
    let model = uikit("", code)
    guard let button = model.objects.first(where: { $0.type.kind == .button }) else { return nil }
    return model.givenContent(of: button, model.facts(of: button))
  }

  @Test(arguments: [
    "var look = UIButton.Configuration.plain(); look.image = pen; let button = UIButton(configuration: look)",
    "let button = UIButton(configuration: .filled()); button.configuration?.image = pen",
    "let button = UIButton(type: .system, primaryAction: UIAction(image: pen) { _ in go() })",
    "let act = UIAction(title: \"\", image: pen, handler: go); let button = UIButton(primaryAction: act)",
  ])
  func thePictureIsKnown(_ code: String) {
    #expect(content(code)?.picture.exists == true)
    #expect(content(code)?.hasWords == false)
  }

  @Test(arguments: [
    "var look = UIButton.Configuration.plain(); look.title = \"Pen\"; let button = UIButton(configuration: look)",
    "let button = UIButton(configuration: .filled()); button.configuration?.attributedTitle = words",
    "let button = UIButton(primaryAction: UIAction(title: \"Pen\") { _ in go() })",
  ])
  func wordsAreKnown(_ code: String) {
    #expect(content(code)?.hasWords == true)
  }

  @Test(arguments: [
    "let button = UIButton(configuration: looks.round)",
    "var look = UIButton.Configuration.plain(); style(&look); let button = UIButton(configuration: look)",
    "var look = UIButton.Configuration.plain(); look.subtitle = \"Pen\"; let button = UIButton(configuration: look)",
    "let button = UIButton(configuration: .plain()); button.configurationUpdateHandler = { $0.configuration = look }",
    "let button = UIButton(primaryAction: action)",
  ])
  func whatIsMadeElsewhereIsNot(_ code: String) {
    #expect(content(code) == nil)
  }

  // MARK: Bar buttons

  private func isOpen(_ members: String, _ code: String) -> Bool? {
    let model = uikit(members, code)
    guard let (call, _) = model.code.creations.first, case .object(let item)? = model.place(of: call) else {
      return nil
    }
    return model.facts(of: item).isOpen
  }

  private static let made = "UIBarButtonItem(image: pen, style: .plain, target: self, action: nil)"

  @Test(arguments: [
    (
      "lazy var pen: UIBarButtonItem = { let image = icon; return \(made) }()",
      "navigationItem.leftBarButtonItems = [pen]"
    ),
    ("var pen: UIBarButtonItem!", "pen = \(made); navigationItem.rightBarButtonItem = pen"),
    ("", "let pen = \(made); navigationItem.rightBarButtonItems = [pen, other]"),
    ("", "let pen = \(made); let bar = UIToolbar(); bar.items = [pen]"),
    ("", "var all: [UIBarButtonItem] = []; let pen = \(made); all.append(pen); toolbarItems = all"),
  ])
  func aListThatPlacesABarButtonSaysNothing(_ members: String, _ code: String) {
    #expect(isOpen(members, code) == false)
  }

  @Test(arguments: [
    // Something may be said to what is taken out of the list again.
    (
      "",
      "let pen = \(made); navigationItem.rightBarButtonItems = [pen]; navigationItem.rightBarButtonItems?[0].accessibilityLabel = \"Pen\""
    ),
    ("", "let pen = \(made); shelf.items = [pen]"),
  ])
  func anotherListMaySayAnything(_ members: String, _ code: String) {
    #expect(isOpen(members, code) == true)
  }

  @Test func anItemThatIsAddedToAListIsPlaced() {
    let model = uikit("", "var all: [UIBarButtonItem] = []; all.append(\(Self.made))")
    guard let (call, _) = model.code.creations.first, case .property(let name)? = model.place(of: call) else {
      Issue.record("The list is not known.")
      return
    }
    #expect(name == Name("all"))
  }
}
