// What readers of messages on real apps did not find true, and the fact that was missing: each as small as it gets, beside a
// case that stays as it was.

import CurbcutFindings
import Testing

@testable import CurbcutRules

@Suite struct ReadersFactsTests {
  private func shown(_ rule: String, _ text: String, _ more: [(String, String)] = []) -> [Finding] {
    Checking.shown(of: rule, in: [("View.swift", text)] + more).map(\.finding)
  }

  private func first(_ rule: String, _ text: String, _ more: [(String, String)] = []) throws -> Finding {
    try #require(shown(rule, text, more).first, "\(rule) finds nothing in:\n\(text)")
  }

  private func screen(_ body: String) -> String {
    "import SwiftUI\nstruct Shelf: View {\n  var body: some View {\n\(body)\n  }\n}"
  }

  /// `UIColor(named:)` is there where the project has the color set, so that its fallback is never seen.
  @Test func colorSetsAreThereForIfLet() throws {
    func color(_ name: String) throws -> String {
      let text = """
        import SwiftUI
        struct Shelf: View {
          var body: some View { VStack { Text("Lanterns").foregroundStyle(Inks.ink) }.background(Color.white) }
        }
        enum Inks {
          static var ink: Color { Color(uiColor: set(named: "\(name)", fallback: .systemOrange)) }
          static func set(named name: String, fallback: UIColor) -> UIColor {
            if let found = UIColor(named: name, in: .main, compatibleWith: nil) { return found }
            return fallback
          }
        }
        """
      let set = """
        {"colors": [{"idiom": "universal", "color": {"color-space": "srgb", "components":
        {"red": "0xA0", "green": "0x6F", "blue": "0xED", "alpha": "1.000"}}}]}
        """
      let findings =
        shown("text-contrast", text, [("Assets.xcassets/Ink.colorset/Contents.json", set)])
        + shown("low-contrast-semantic-style", text, [("Assets.xcassets/Ink.colorset/Contents.json", set)])
      return findings.map(\.message).joined()
    }
    #expect(try color("Ink").contains("#A06FED"))
    #expect(try color("Ink").contains("systemOrange") == false)
    #expect(try color("Paper").contains("systemOrange"))
  }

  @Test func aCheckMarkInTheLabelIsHeard() throws {
    func message(_ mark: String) throws -> String {
      try first(
        "selected-trait-missing",
        screen("Button { pick() } label: { HStack { Text(\"Lamps\"); \(mark) } }")
      ).message
    }
    #expect(try message("if isChosen { Image(systemName: \"checkmark\") }").contains("told only by a check mark"))
    #expect(
      try message("Circle().fill(isChosen ? Color.blue : Color.gray).frame(width: 9)").contains("is only visual"))
  }

  @Test func pinsThatAreNoViewsTakeNoModifiers() throws {
    let map = "Map(coordinateRegion: $region, annotationItems: places) { place in MapPin(coordinate: place.spot) }"
    let help = try first("map-annotation-missing-label", screen(map)).help
    #expect(help.contains("MapAnnotation") && !help.contains("children: .ignore"))
  }

  @Test func aButtonBesideAnErrorIsTheNextStep() throws {
    let text = "Text(\"\\(error)\")"
    #expect(try first("unhelpful-error-message", screen("VStack { \(text) }")).help.contains("Try Again"))
    let more = screen("VStack { \(text); Button(\"Load Again\") { load() } }")
    #expect(try first("unhelpful-error-message", more).help == "Say what happened in everyday words.")
  }

  @Test func textsAboutCodeHaveNoGrade() {
    func text(_ subject: String) -> String {
      screen(
        "Text(\"The administrative consideration of \(subject) necessitates comprehensive organizational understanding of "
          + "the communication infrastructure\")")
    }
    #expect(!shown("reading-grade-too-high", text("participation")).isEmpty)
    #expect(shown("reading-grade-too-high", text("performAudit()")).isEmpty)
  }

  @Test func aWindowIsMoreThanAScreen() throws {
    func message(_ target: String) throws -> String {
      try first(
        "color-scheme-locked",
        "import UIKit\nclass StartViewController: UIViewController {\n  var window: UIWindow?\n"
          + "  override func viewDidLoad() { \(target).overrideUserInterfaceStyle = .light }\n}"
      ).message
    }
    #expect(try message("window?").hasPrefix("This window stays light"))
    #expect(try message("view").hasPrefix("This screen stays light"))
  }

  @Test func aFieldThatCodeCallsNewAsksForANewPassword() throws {
    func help(_ name: String) throws -> String {
      try first(
        "input-purpose-missing",
        "import SwiftUI\nstruct AccountForm: View {\n  @State var \(name) = \"\"\n"
          + "  var body: some View { SecureField(\"enter password\", text: $\(name)) }\n}"
      ).help
    }
    #expect(try help("newPassword").contains(".newPassword"))
    #expect(try help("password").contains(".password"))
  }

  @Test func whatIsInAFieldIsSaid() throws {
    func message(_ code: String) throws -> String {
      try first(
        "text-field-missing-label",
        "import UIKit\nclass Page: UIViewController {\n  func ask() {\n"
          + "    let alert = UIAlertController(title: \"a\", message: nil, preferredStyle: .alert)\n"
          + "    alert.addTextField { field in field.keyboardType = .URL\n\(code) }\n    present(alert, animated: true)\n  }\n}"
      ).message
    }
    #expect(try message("field.text = address").contains("what is in it, but not what it is for"))
    #expect(try message("field.text = \"\"").contains("only “text field”"))
    #expect(try message("").contains("only “text field”"))
  }

  @Test func aLabelWithoutTextHasNoFontToScale() {
    func label(_ text: String) -> String {
      "import UIKit\nclass Page: UIViewController {\n  let gap = UILabel()\n  override func viewDidLoad() {\n"
        + "    gap.text = \(text)\n    view.addSubview(gap)\n  }\n}"
    }
    #expect(shown("fixed-font-size", label("\"\"")).isEmpty)
    #expect(!shown("fixed-font-size", label("\"Lanterns\"")).isEmpty)
  }

  /// The older modifier names what is in a container as the newer one does.
  @Test(arguments: [".accessibility(label: Text(\"Player\"))", ".accessibilityLabel(\"Player\")"])
  func labelsOnContainersNameWhatIsInThem(_ label: String) {
    let button = "Button { play() } label: { Image(systemName: \"play\") }"
    #expect(shown("icon-button-missing-label", screen("HStack { \(button) }\(label)")).isEmpty)
    #expect(!shown("icon-button-missing-label", screen("HStack { \(button) }.accessibility(hidden: false)")).isEmpty)
  }

  @Test func aKeyThatIsNoTextIsHeardItself() throws {
    func message(_ key: String, _ text: String) throws -> String {
      try first(
        "missing-localized-label", screen("Image(\"logo\").accessibilityLabel(\"\(key)\")"),
        [
          ("en.lproj/Localizable.strings", "\"\(key)\" = \"\(text)\";\n\"a\" = \"b\";\n\"c\" = \"d\";"),
          ("de.lproj/Localizable.strings", "\"a\" = \"b\";\n\"c\" = \"d\";"),
        ]
      ).message
    }
    #expect(try message("shop_name", "Lanterns").contains("its key or another language"))
    #expect(try message("Lanterns", "Lanterns").contains("a different language"))
  }

  @Test func whatAnAuditThrowsIsDropped() throws {
    let text =
      "import XCTest\nclass T: XCTestCase {\n  func test() { try? XCUIApplication().performAccessibilityAudit() }\n}"
    #expect(try first("audit-issues-suppressed", text).message.hasPrefix("try? drops what this audit throws"))
  }

  @Test func aSymbolThatTellsAStateIsNotHidden() throws {
    let mark = "Image(systemName: isSound ? \"checkmark.circle.fill\" : \"xmark.circle.fill\")"
    let help = try first("image-missing-label", screen("HStack { Text(\"Integrity\"); \(mark) }")).help
    #expect(help.hasPrefix("Say what it shows") && !help.contains("Hidden"))
  }

  @Test func anOptionUnderAConditionHasNoOtherName() throws {
    let option = "if isOpen { Image(systemName: \"plus\").tag(1) }"
    let help = try first("image-missing-label", screen("Picker(\"Action\", selection: $pick) { \(option) }")).help
    #expect(help.hasPrefix("Give the option a name"))
  }

  @Test func itemsNeedNoSpaceBehindTheirNumber() throws {
    let list = "Text(\"1. Parts\\n2.Tools\\n3.Lamps\")"
    #expect(try first("list-in-one-text", screen(list)).message.contains("list of 3 items"))
    #expect(shown("list-in-one-text", screen("Text(\"1.5 m of rope\\n2.5 m of cord\")")).isEmpty)
  }
}
