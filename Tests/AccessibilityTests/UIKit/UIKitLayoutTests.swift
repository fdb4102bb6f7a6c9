// Which sides of an object layout code leaves to what it shows, and how large a button is by that.

import CurbcutSymbols
import CurbcutViews
import Testing

@testable import CurbcutAccessibility

@Suite struct UIKitLayoutTests {
  private let skip = "button.setTitle(\"Skip\", for: .normal)\n"

  private func size(_ code: String, members: String = "let button = UIButton(type: .system)") -> UIKitContentSize? {
    let model = model(
      "import SnapKit\nclass Screen: UIViewController {\n\(members)\nlet label = UILabel()\n func build() {\n\(code)\n }\n}"
    ).uikit!
    guard let button = model.objects.first(where: { $0.type.kind == .button }) else { return nil }
    return model.contentSize(of: button, model.facts(of: button))
  }

  private func placed(_ constraints: String) -> String { "view.addSubview(button)\n" + constraints }

  @Test(arguments: [
    "NSLayoutConstraint.activate([button.topAnchor.constraint(equalTo: view.topAnchor)])",
    "button.centerYAnchor.constraint(equalTo: view.centerYAnchor).isActive = true",
    "button.snp.makeConstraints { make in make.bottom.equalToSuperview().inset(8) }",
    "button.snp.makeConstraints { $0.center.equalToSuperview() }",
    "button.anchors.bottom.pin(inset: 8)",
    "NSLayoutConstraint(item: button, attribute: .top, relatedBy: .equal, toItem: view, attribute: .top, multiplier: 1, "
      + "constant: 0).isActive = true",
    // What others are held to decides nothing of its own.
    "button.topAnchor.constraint(equalTo: view.topAnchor).isActive = true\n"
      + "label.topAnchor.constraint(equalTo: button.bottomAnchor).isActive = true",
  ])
  func aTitleDecidesTheHeightThatCodeLeaves(_ constraints: String) {
    #expect(size(skip + placed(constraints))?.height == 30)
    #expect(size(skip + placed(constraints))?.width == nil)
  }

  @Test(arguments: [
    "",
    "button.topAnchor.constraint(equalTo: view.topAnchor).isActive = true\n"
      + "button.bottomAnchor.constraint(equalTo: view.bottomAnchor).isActive = true",
    "button.topAnchor.constraint(equalTo: view.topAnchor).isActive = true\n"
      + "button.heightAnchor.constraint(greaterThanOrEqualToConstant: 44).isActive = true",
    "button.topAnchor.constraint(equalTo: view.topAnchor).isActive = true\n"
      + "view.bottomAnchor.constraint(equalTo: button.bottomAnchor).isActive = true",
    "button.topAnchor.constraint(equalTo: view.topAnchor).isActive = true\n"
      + "label.heightAnchor.constraint(equalTo: button.heightAnchor).isActive = true",
    "button.snp.makeConstraints { $0.edges.equalToSuperview() }",
    "button.snp.makeConstraints { $0.top.equalToSuperview(); $0.size.equalTo(60) }",
    "button.topAnchor.constraint(equalTo: view.topAnchor).isActive = true\nbutton.stretch()",
    "button.topAnchor.constraint(equalTo: view.topAnchor).isActive = true\nstretch(button)",
    "button.topAnchor.constraint(equalTo: view.topAnchor).isActive = true\nbutton.configuration = look",
  ])
  func whatCodeMayDecideIsNotKnown(_ constraints: String) {
    #expect(size(skip + placed(constraints)) == nil)
  }

  @Test func stacksLeaveOrDecide() {
    func height(_ stack: String, _ pinned: String = "") -> Double? {
      size(
        skip + "let stack = UIStackView(arrangedSubviews: [label, button])\n\(stack)\nview.addSubview(stack)\n"
          + "stack.topAnchor.constraint(equalTo: view.topAnchor).isActive = true\n\(pinned)")?.height
    }
    #expect(height("stack.axis = .vertical") == 30)
    #expect(
      height("stack.axis = .vertical", "stack.bottomAnchor.constraint(equalTo: view.bottomAnchor).isActive = true")
        == nil)
    #expect(height("stack.axis = .vertical; stack.distribution = .fillEqually") == nil)
    // As high as the highest.
    #expect(height("") == nil)
    #expect(height("stack.alignment = .center") == 30)
    #expect(height("stack.alignment = .center; stack.axis = isWide ? .horizontal : .vertical") == nil)
  }

  @Test func fontsAndInsetsOfTitlesCount() {
    let top = placed("button.topAnchor.constraint(equalTo: view.topAnchor).isActive = true")
    func height(_ code: String, members: String = "let button = UIButton()") -> Double? {
      size(skip + code + "\n" + top, members: members)?.height
    }
    #expect(height("") == 33)
    #expect(height("button.titleLabel?.font = .systemFont(ofSize: 13)") == 28)
    #expect(height("button.titleLabel?.font = .preferredFont(forTextStyle: .footnote)") == 28)
    #expect(height("button.titleLabel?.font = theme.font") == nil)
    let insets = "button.contentEdgeInsets = UIEdgeInsets(top: 4, left: 8, bottom: 6, right: 8)"
    #expect(height(insets + "; button.titleLabel?.font = .systemFont(ofSize: 10)") == 22)
    #expect(height("button.titleLabel?.numberOfLines = 0") == nil)
    #expect(height("", members: "let button = OwnButton()") == nil)
  }

  @Test func symbolsDecideBothSides() {
    func size(_ image: String, _ constraints: String = "") -> UIKitContentSize? {
      self.size(
        "button.setImage(\(image), for: .normal)\n"
          + placed(
            "button.topAnchor.constraint(equalTo: view.topAnchor).isActive = true\n"
              + "button.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true\n" + constraints))
    }
    #expect(size("UIImage(systemName: \"trash\")")?.width == 20)
    #expect(size("UIImage(systemName: \"trash\")")?.height == 20)
    let wide = "button.trailingAnchor.constraint(equalTo: view.trailingAnchor).isActive = true"
    #expect(size("UIImage(systemName: \"trash\")", wide)?.width == nil)
    #expect(size("UIImage(named: \"trash\")") == nil)
    let large = "UIImage.SymbolConfiguration(pointSize: 30, weight: .bold)"
    #expect(size("UIImage(systemName: \"trash\", withConfiguration: \(large))")?.height == 36)
    #expect(size("UIImage(systemName: \"trash\")?.withConfiguration(\(large)).withTintColor(.red)")?.height == 36)
    #expect(size("UIImage(systemName: \"trash\")?.resized(to: 60)") == nil)
  }

  @Test func aFrameAboveTheScreenIsOutOfSight() {
    func isOut(_ code: String) -> Bool? {
      let model = model("import UIKit\nclass Screen: UIViewController { func build() { \(code) } }").uikit!
      return model.objects.first.map { model.isMadeOutOfSight($0) }
    }
    let rect = "CGRect(x: 0, y: -500, width: 320, height: 44)"
    #expect(isOut("let field = UITextField(frame: \(rect))") == true)
    #expect(isOut("let rect = \(rect); let field = UITextField(frame: rect)") == true)
    #expect(isOut("let field = UITextField(frame: CGRect(x: 0, y: -20, width: 320, height: 44))") == false)
    #expect(isOut("let field = UITextField()") == false)
  }

  @Test func theViewOfABarIsKnownByThePropertyWhoseClosureMakesIt() {
    let made = "lazy var badge: UIView = { let made = UIView(); return made }()"
    func isInBar(_ code: String) -> Bool? {
      let model = model("import UIKit\nclass Screen: UIViewController { \(made); func build() { \(code) } }").uikit!
      return model.objects.first.map { model.isBarButtonView($0) }
    }
    #expect(isInBar("navigationItem.rightBarButtonItem = UIBarButtonItem(customView: badge)") == true)
    #expect(isInBar("view.addSubview(badge)") == false)
  }
}
