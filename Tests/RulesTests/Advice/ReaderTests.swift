// Advice that readers of findings in real apps refused, because it would not work where it was given.

import CurbcutFindings
import Testing

@testable import CurbcutRules

@Suite struct ReaderTests {
  private func first(_ rule: String, _ text: String, _ more: [(String, String)] = []) throws -> Finding {
    let found = Checking.findings(of: rule, in: [("View.swift", text)] + more)
    return try #require(found.first?.finding, "\(rule) finds nothing in:\n\(text)")
  }

  // MARK: Files of Interface Builder

  @Test func wordsThatCodeGivesALabelAreNotThoseOfTheFile() throws {
    let file = """
      <tableViewCell customClass="LampCell" id="aaa-aa-001"><tableViewCellContentView id="aaa-aa-002"><subviews>
        <label text="Title" id="aaa-aa-003"/>
        <switch opaque="NO" id="aaa-aa-004"/>
      </subviews></tableViewCellContentView>
      <connections><outlet property="title" destination="aaa-aa-003" id="aaa-aa-005"/></connections></tableViewCell>
      """
    func help(_ code: String) throws -> String {
      let cell =
        "import UIKit\n\nfinal class LampCell: UITableViewCell {\n  @IBOutlet private weak var title: UILabel!\n"
        + "  func show(_ lamp: Lamp) {\n    \(code)\n  }\n}"
      let found = Checking.findings(
        of: "ib-control-missing-label", in: [("LampCell.xib", file), ("LampCell.swift", cell)])
      return try #require(found.first?.finding).help
    }
    #expect(try help("self.lamp = lamp").contains("“Title”"))
    #expect(try help("title.text = lamp.name").hasPrefix("Set accessibilityLabel on its outlet, to the text"))
  }

  // MARK: Roles

  @Test(arguments: [("delete.backgroundColor = .systemRed", true), ("delete.backgroundColor = .gray", false)])
  func anActionThatIsRedDoesNotLookLikeAnyOther(_ code: String, _ isRed: Bool) throws {
    let text = """
      import UIKit

      final class List: UITableViewController {
        func swipe() -> UISwipeActionsConfiguration {
          let delete = UIContextualAction(style: .normal, title: "Delete") { _, _, done in
            self.remove()
            done(true)
          }
          \(code)
          return UISwipeActionsConfiguration(actions: [delete])
        }
      }
      """
    let finding = try first("destructive-role-missing", text)
    #expect(finding.message.contains("is red, but does not have the destructive style") == isRed, "\(finding.message)")
  }

  @Test func aTapAroundWhatIsHandedActionsIsNoOneElement() throws {
    func card(_ inner: String) -> String {
      """
      struct Card: View {
        var body: some View {
          VStack {
            Text("Lanterns")
            \(inner)
          }
          .onTapGesture { open() }
        }
      }
      """
    }
    let rule = "tap-gesture-missing-button-trait"
    let handed = try first(rule, card("ButtonsGroup(title: \"Hide\", action: { hide() })"))
    #expect(handed.help.contains("if nothing inside can be activated by itself"), "\(handed.help)")
    let plain = try first(rule, card("Badge(title: \"New\")"))
    #expect(!plain.help.contains("if nothing inside"), "\(plain.help)")
  }
}
