// Pictures of UIKit code that alone tell a state.

import CurbcutViews
import Testing

@testable import CurbcutAccessibility

@Suite struct UIKitStateMarksTests {
  private func marks(_ code: String, members: String = "let linkLabel = MetaLabel()", kind: String = "UITableViewCell")
    -> [String]
  {
    let model = model(
      """
      import UIKit
      class Row: \(kind) {
        let title = UILabel()
        let note = UILabel()
        let mute = UIImageView()
        \(members)
        func show(_ chat: Chat) { title.text = chat.name; \(code) }
      }
      """
    ).uikit!
    return model.stateMarks().map { model.tree.string(of: model.file.members[Int($0.property)].nameToken) }
  }

  @Test(arguments: [
    "mute.isHidden = !chat.isMuted",
    "if chat.isMuted { mute.isHidden = false } else { mute.isHidden = true }",
    "switch chat.kind { case .open: mute.image = UIImage(named: \"hash\"); default: mute.image = UIImage(named: \"lock\") }",
    "mute.isHidden = !chat.isMuted; mute.isAccessibilityElement = false; accessibilityLabel = chat.name",
  ])
  func aStateThatNobodyHears(_ code: String) {
    #expect(marks(code) == ["mute"])
  }

  @Test(arguments: [
    "mute.isHidden = true",
    "mute.image = UIImage(named: \"lock\")",
    "mute.image = chat.picture",
    "mute.isHidden = chat.image == nil",
    "mute.isHidden = !chat.isExpanded",
    // Words say it.
    "mute.isHidden = !chat.isMuted; note.text = chat.isMuted ? \"Muted\" : \"\"",
    "mute.isHidden = !chat.isMuted; note.isHidden = !chat.isMuted",
    "mute.isHidden = !chat.isMuted; accessibilityLabel = chat.isMuted ? \"Muted\" : chat.name",
    "mute.isHidden = !chat.isMuted; note.text = chat.statusText",
    "if chat.isMuted { mute.image = UIImage(named: \"a\"); linkLabel.show(words) } else { mute.image = UIImage(named: \"b\") }",
    "mute.isHidden = !chat.isMuted; mute.isAccessibilityElement = true; mute.accessibilityLabel = \"Muted\"",
  ])
  func whatTellsNoStateOrIsSaid(_ code: String) {
    #expect(marks(code) == [])
  }

  @Test func picturesOfScreensAreLeftAlone() {
    #expect(marks("mute.isHidden = !chat.isMuted", kind: "UIViewController") == [])
    #expect(marks("icon.isHidden = !chat.isMuted", members: "let icon = UIView()") == [])
  }

  @Test func aLabelThatIsWorkedOutMaySayIt() {
    let label = "override var accessibilityLabel: String? { get { words(chat.isMuted) } set {} }"
    #expect(marks("mute.isHidden = !chat.isMuted", members: label) == [])
    #expect(marks("mute.isHidden = !chat.isMuted", members: label.replacing("chat.isMuted", with: "name")) == ["mute"])
  }
}
