// What readers of messages on real apps refused as untrue of its place or of no help there: each case as small as it gets, and
// beside it one that stays as it was.

import CurbcutFindings
import Testing

@testable import CurbcutRules

@Suite struct ReadersPlacesTests {
  private func shown(_ rule: String, _ text: String, _ more: [(String, String)] = []) -> [Finding] {
    Checking.shown(of: rule, in: [("View.swift", text)] + more).map(\.finding)
  }

  private func first(_ rule: String, _ text: String, _ more: [(String, String)] = []) throws -> Finding {
    try #require(shown(rule, text, more).first, "\(rule) finds nothing in:\n\(text)")
  }

  // MARK: Colors

  /// One color of a gradient is not what lies behind the words.
  @Test func aGradientIsCalledOne() throws {
    func message(_ ground: String) throws -> String {
      try first(
        "text-contrast",
        "Text(\"Lanterns\")\n  .foregroundStyle(Color(white: 0.7))\n  .background(Color.black.opacity(0.2))\n"
          + "  .background(\(ground))"
      ).message
    }
    let plain = try message("Color(white: 0.9)")
    #expect(plain.contains("on black at 20% opacity over #E6E6E6 (#B8B8B8)"), "\(plain)")
    let gradient = try message(
      "LinearGradient(colors: [Color(white: 0.9), Color(white: 0.95)], startPoint: .top, endPoint: .bottom)")
    #expect(
      gradient.contains("on black at 20% opacity over the worst point of a gradient (#B8B8B8)"), "\(gradient)")
  }

  /// Which color code passes is what has to be looked for, whatever it comes to.
  @Test func aColorSetThatNamesASystemColorIsCalledAsInCode() throws {
    let set = """
      {"colors": [{"idiom": "universal", "color": {"platform": "ios", "reference": "systemGray2Color"}}]}
      """
    let findings = Checking.shown(
      of: "low-contrast-semantic-style",
      in: [
        ("View.swift", "List {\n  Text(\"Lanterns\").foregroundStyle(Color(\"Quiet\"))\n}"),
        ("Assets.xcassets/Quiet.colorset/Contents.json", set),
      ]
    ).map(\.finding)
    let finding = try #require(findings.first)
    #expect(finding.message.contains("Color(\"Quiet\") (systemGray2, #AEAEB2) on "), "\(finding.message)")
    #expect(finding.help.contains("keep Color(\"Quiet\") for text"), "\(finding.help)")
    let plain = try first(
      "low-contrast-semantic-style", "List {\n  Text(\"Lanterns\").foregroundStyle(Color(.systemGray2))\n}")
    #expect(plain.help.contains("keep .systemGray2 for text"), "\(plain.help)")
  }

  /// A shade for the light mode has not to do in the dark one, which has its own.
  @Test func aShadeIsLookedForInOneModeWhereNoneDoesInBoth() throws {
    let finding = try first(
      "text-contrast",
      "Text(\"Lanterns\")\n  .foregroundStyle(Color(red: 0.3, green: 0.6, blue: 0.6))\n"
        + "  .background(isLit ? Color.green.opacity(0.2) : .green.opacity(0.6)).background(Color(.systemBackground))")
    #expect(
      finding.help.hasPrefix("Use another color in "), "\(finding.message) \(finding.help)")
  }

  /// Where the other background suits the color, only this one asks for another.
  @Test func aColorThatSuitsTheOtherBackgroundStaysThere() throws {
    let help = try first(
      "text-contrast",
      "Text(\"Lanterns\")\n  .foregroundStyle(Color(white: 0.9))\n"
        + "  .background(isLit ? Color(red: 0.4, green: 0.7, blue: 1) : Color.black)"
    ).help
    #expect(
      help.hasPrefix("Use another color if isLit; the nearest shade that passes on this background is #")
        || help.hasPrefix("Use a darker background"), "\(help)")
  }

  // MARK: States

  @Test func wordsReadFromTheStateTellIt() {
    func found(_ words: String) -> Bool {
      !shown(
        "selected-trait-missing",
        """
        struct Level: View {
          @State private var level = Depth.low
          var body: some View {
            Button { level = level.next } label: { Text(\(words)) }
              .background(level != .low ? Color.orange : .clear)
          }
        }
        enum Depth: Int { case low, high
          var next: Depth { .low }
        }
        """
      ).isEmpty
    }
    #expect(found("\"Depth\""))
    #expect(!found("[\"Low\", \"High\"][level.rawValue]"))
  }

  /// A menu draws its items itself, and knows of no traits.
  @Test func theStateOfAMenuItemIsThatOfAToggle() throws {
    func help(_ view: String) throws -> String {
      let button =
        "Button { isWide.toggle() } label: { Label(\"Wide\", systemImage: isWide ? \"square.fill\" : \"square\") }"
      return try first(
        "toggle-state-missing",
        "struct Bar: View {\n  @State private var isWide = false\n  var body: some View {\n"
          + view.replacing("BUTTON", with: button) + "\n  }\n}"
      ).help
    }
    let inMenu = try help("Menu { BUTTON } label: { Text(\"More\") }")
    #expect(inMenu.hasPrefix("Use a Toggle instead of the button: "), "\(inMenu)")
    let alone = try help("BUTTON")
    #expect(alone.hasPrefix("Include the state in the label"), "\(alone)")
  }

  // MARK: Type

  @Test(arguments: [(".fontWeight(.semibold)", true), (".bold()", true), (".padding()", false)])
  func theWeightNearestToTheTextCounts(_ inner: String, _ isSilent: Bool) {
    let text = "Text(\"Lanterns\")\n  \(inner)\n  .padding()\n  .font(.caption2)\n  .fontWeight(.thin)"
    #expect(shown("bold-text-ignored", text).isEmpty == isSilent)
  }

  // MARK: Files

  /// A page of developers says so, in code and in a xib.
  @Test(arguments: [("DeveloperMenu", true), ("LampMenu", false)])
  func theFileOfADevelopersPageSaysSo(_ name: String, _ isOfDevelopers: Bool) throws {
    let file = """
      <objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="\(name)"/>
        <view id="v"><subviews>
          <label text="Lanterns" id="l"><fontDescription key="fontDescription" type="system" pointSize="17"/></label>
        </subviews></view>
      </objects>
      """
    let code = """
      import UIKit
      class \(name): UIViewController { override var nibName: String? { "\(name)" } }
      """
    let finding = try first("ib-font-not-dynamic", code, [("\(name).xib", file)])
    #expect(finding.help.hasSuffix("(Only developers of the app see it.)") == isOfDevelopers, "\(finding.help)")
  }

  @Test(arguments: [("DebugController", true), ("LampController", false)])
  func theSceneOfADevelopersPageSaysSo(_ name: String, _ isOfDevelopers: Bool) throws {
    let board = """
      <scenes><scene sceneID="s"><objects>
        <viewController id="c" customClass="\(name)" sceneMemberID="viewController"><view key="view" id="v"><subviews>
          <label text="Lanterns" id="l"><fontDescription key="fontDescription" type="system" pointSize="17"/></label>
        </subviews></view></viewController>
      </objects></scene></scenes>
      """
    let code = "import UIKit\nclass \(name): UIViewController {}\n"
    let finding = try first("ib-font-not-dynamic", code, [("Main.storyboard", board)])
    #expect(finding.help.hasSuffix("(Only developers of the app see it.)") == isOfDevelopers, "\(finding.help)")
  }

  /// The colors of the system are other ones on the Mac.
  @Test(arguments: [("os(macOS)", true), ("os(iOS)", false)])
  func theMacHasColorsOfItsOwn(_ platform: String, _ isSilent: Bool) {
    let text = """
      import SwiftUI
      @main struct Shop: App {
        var body: some Scene {
          WindowGroup {
            List { Text("Shop") }
            #if \(platform)
            Card()
            #endif
          }
        }
      }
      struct Card: View {
        var body: some View { List { Text("Lanterns").foregroundStyle(.tertiary) } }
      }
      """
    #expect(shown("low-contrast-semantic-style", text).isEmpty == isSilent)
  }

  // MARK: UIKit

  /// A coordinator may hide the bar where its type is declared, and push in an extension.
  @Test(arguments: [("navigation.setNavigationBarHidden(true, animated: false)", true), ("navigation.start()", false)])
  func aBarThatIsHiddenShowsNoTitle(_ code: String, _ isSilent: Bool) {
    let text = """
      import UIKit
      class Coordinator {
        let navigation = UINavigationController()
        init() { \(code) }
      }
      extension Coordinator {
        func open() { navigation.pushViewController(LampController(), animated: true) }
      }
      class LampController: UIViewController {}
      """
    #expect(shown("missing-screen-title", text).isEmpty == isSilent)
  }

  /// What shows nothing and lies behind all else is reached by taps on what is listed.
  @Test(arguments: [
    ("insertSubview(back, at: 0)", "", true), ("addSubview(back)", "", false),
    ("insertSubview(back, at: 0)", "back.setTitle(\"Open\", for: .normal)", false),
  ])
  func aButtonBehindAllElseIsNotMissing(_ placing: String, _ title: String, _ isSilent: Bool) {
    let text = """
      import UIKit
      final class Card: UIView {
        private let name = UILabel()
        private let back = UIButton()
        func build() {
          back.addTarget(self, action: #selector(open), for: .touchUpInside)
          \(title)
          addSubview(name)
          \(placing)
          accessibilityElements = [name]
        }
        @objc func open() {}
      }
      """
    #expect(shown("uikit-element-order-incomplete", text).isEmpty == isSilent)
  }

  @Test func theOptionOfAPickerIsNoSymbolOfItsOwn() throws {
    let message = try first(
      "image-missing-label",
      "Picker(\"Action\", selection: $action) {\n  Image(systemName: \"trash.slash\").tag(1)\n}"
    ).message
    #expect(message.hasPrefix("This option of a picker shows only a symbol, so VoiceOver speaks "), "\(message)")
  }

  /// VoiceOver reads what code has written into a field.
  @Test(arguments: [("alert.textFields!.first?.text = separator", true), ("print(alert.textFields![0].text!)", false)])
  func anAlertsFieldMayBeFilledLater(_ code: String, _ isFilled: Bool) throws {
    let message = try first(
      "text-field-missing-label",
      """
      import UIKit
      class Page: UIViewController {
        func ask() {
          let alert = UIAlertController(title: "Separator", message: nil, preferredStyle: .alert)
          alert.addTextField()
          \(code)
          present(alert, animated: true)
        }
      }
      """
    ).message
    #expect(message.hasSuffix(isFilled ? "what is in it, but not what it is for" : "only “text field”"), "\(message)")
  }

  // MARK: Words

  /// A license cannot be put into other words.
  @Test(arguments: [("Copyright (c) 2026 Lamps. ", true), ("", false)])
  func aLicenseIsNotReworded(_ head: String, _ isSilent: Bool) {
    let text =
      "Text(\"\(head)Notwithstanding applicable contractual limitations, documentation associated with "
      + "subsequent redistribution necessitates unconditional acknowledgment of intellectual property.\")"
    #expect(shown("reading-grade-too-high", text).isEmpty == isSilent)
  }
}
