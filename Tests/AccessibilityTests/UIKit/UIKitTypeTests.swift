// Which class of UIKit an expression is of.

import CurbcutAccessibility
import CurbcutViews
import Testing

@Suite struct UIKitTypeTests {
  /// The class of what `post(…, argument: X)` is handed in a member of a screen.
  private func kind(_ expression: String, members: String = "", beside others: [String] = []) -> UIKitClass? {
    let model = model(
      """
      final class Screen: UIViewController {
        \(members)
        func show(_ given: UILabel, other: Unknown, cell: CardCell) {
          let local = UISlider()
          use(\(expression))
        }
      }
      class CardCell: UITableViewCell { let badge = UILabel() }
      """, beside: others)
    let uikit = model.uikit
    let use = uikit?.code.uses.last { $0.word == .passed }
    return use.flatMap { uikit?.type(of: $0)?.kind }
  }

  @Test(arguments: [
    ("given", UIKitClass.label), ("local", .slider), ("self", .viewController), ("cell.badge", .label),
    ("cell.textLabel", .label), ("cell?.badge", .label),
  ])
  func namesAndMembers(_ expression: String, _ kind: UIKitClass) {
    #expect(self.kind(expression) == kind)
  }

  @Test(arguments: [
    ("let made = UIButton(type: .system)", UIKitClass.button), ("lazy var made: UITextField! = make()", .textField),
    ("lazy var made = { let slider = UISwitch(); return slider }()", nil),
    ("lazy var made: UISwitch = { UISwitch() }()", .toggle),
    ("let made = UIButton.systemButton(with: icon, target: nil, action: nil)", .button),
    ("@IBOutlet weak var made: UIImageView?", .imageView), ("var made: [UIButton] = []", nil),
    ("let made = Theme.button()", nil), ("let made = item as! UIBarButtonItem", .barButtonItem),
  ])
  func properties(_ declaration: String, _ kind: UIKitClass?) {
    if kind != nil { #expect(self.kind("made", members: declaration) == kind) }
    #expect(self.kind("self.made", members: declaration) == (kind ?? self.kind("made", members: declaration)))
  }

  @Test func ownSubclassesAreClimbedThroughFiles() {
    let others = ["class Round: Base {}\n", "import UIKit\nclass Base: UIButton {}\n"]
    #expect(kind("made", members: "let made = Round()", beside: others) == .button)
    #expect(kind("made", members: "let made = Round()", beside: ["class Round: PodButton {}"]) == nil)
    #expect(kind("made", members: "let made = UIButton()", beside: ["class UIButton {}"]) == nil)
  }

  @Test(arguments: [
    ("private class UIButton {}", UIKitClass.button), ("fileprivate struct UIButton {}", .button),
    ("private class UIButton {}\nprivate class UIButton {}", .button), ("enum Model { class UIButton {} }", .button),
    ("enum A { class UIButton {} }\nenum B { class UIButton {} }", .button),
    ("extension UIButton {}", .button), ("class UIButton {}\nclass UIButton {}", nil),
    ("extension Screen { class UIButton {} }", nil),
  ])
  func namesakesThatAreNotMeantHideNothing(_ other: String, _ expected: UIKitClass?) {
    #expect(kind("made", members: "let made = UIButton()", beside: [other]) == expected)
    #expect(kind("made", members: "let made: UIButton = make()", beside: [other]) == expected)
  }

  @Test func nestedNamesakesAreMeantByTheirPath() {
    let others = ["enum Model { class UIButton: UISlider {} }"]
    #expect(kind("made", members: "let made: Model.UIButton = make()", beside: others) == .slider)
    #expect(kind("made", members: "let made: UIButton = make()", beside: others) == .button)
    #expect(kind("made", members: "let made: UIKit.UIButton = make()", beside: others) == .button)
  }

  @Test func filesWithoutUIKitCostNothing() {
    #expect(model("struct Screen: View { var body: some View { Text(\"a\") } }").uikit == nil)
    #expect(model("struct Screen { let image: UIImage; let colour: UIColor }").uikit == nil)
    #expect(model("struct Screen { let label: UILabel }").uikit != nil)
  }
}
