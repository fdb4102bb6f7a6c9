// What fixes leave as it is: how a screen looks, comments, other people's controls, and code for the oldest system.

import CurbcutFindings
import CurbcutSourceText
import Testing

struct FixLookTests {
  private static let tap = "tap-gesture-missing-button-trait"

  @Test func aLimitIsLiftedForLargeTextOnly() {
    let row = "VStack {\n  Text(name)\n    .lineLimit(1)\n  Text(place)\n}"
    let members = "  @Environment(\\.dismiss) private var dismiss // closes\n  let name: String\n  let place: String\n"
    let rule = "line-limit-truncates"
    let fixed = FixSample(body: row, members: members).fixed(rule)
    #expect(fixed.contains(".lineLimit(dynamicTypeSize.isAccessibilitySize ? nil : 1)"))
    #expect(
      fixed.contains(
        "dismiss // closes\n  @Environment(\\.dynamicTypeSize) private var dynamicTypeSize\n  let name: String\n"))
    let old = FixSample(body: row, members: members).with(systems: ["14.0"]).fixed(rule)
    #expect(old.contains("sizeCategory.isAccessibilityCategory ? nil : 1"))
    // The version that tests were made with is not the app's.
    let tests = FixSample(body: row, members: members).with(systems: ["14.0", "15.0", "15.0", "15.0", "15.0"])
    #expect(tests.fixed(rule) == fixed)
    // Who passes the limit knows why.
    let passed = FixSample(
      body: row.replacing("lineLimit(1)", with: "lineLimit(limit)"), members: members + "  var limit = 1\n")
    #expect(passed.fixes(rule).allSatisfy { $0.safety == .suggestion })
  }

  @Test(arguments: [
    ("open(link)", true), ("if let link { open(link) }", false), ("guard let link else { return }; open(link)", false),
    ("if on { open() } else { close() }", true),
  ])
  func whatDoesNothingAtTimesIsNoButton(_ action: String, _ isSafe: Bool) {
    let sample = FixSample(
      body: "Text(\"Map\").onTapGesture { \(action) }", members: "  let link: URL?\n  let on: Bool\n")
    #expect(sample.fixes(Self.tap).map(\.safety) == (isSafe ? [.safe] : []))
  }

  @Test func aStateInTheLabelOfAnotherControlIsLeftToPeople() {
    let inner = "Button(\"Pin\") { pin = 1 }.foregroundStyle(pin == 1 ? .red : .primary)"
    let members = "  @State private var pin = 0\n"
    #expect(FixSample(body: inner, members: members).fixes("selected-trait-missing").allSatisfy { $0.safety == .safe })
    let nested = FixSample(body: "Button { go() } label: {\n  Text(\"Row\")\n  \(inner)\n}", members: members)
    #expect(nested.fixes("selected-trait-missing").allSatisfy { $0.safety == .suggestion })
  }

  @Test func aPropertyIsDeclaredAboveTheWordsOnTheFirstMember() {
    let fixed = FixSample(
      body: "Text(name)\n  .lineLimit(1)", members: "  /// Who it is.\n  /// In full.\n  let name: String\n"
    ).fixed("line-limit-truncates")
    #expect(
      fixed.contains("View {\n  @Environment(\\.dynamicTypeSize) private var dynamicTypeSize\n  /// Who it is.\n"))
  }

  @Test func aMessageIsAnnouncedAsTheOldestSystemCan() {
    let body = "VStack {\n  if let message {\n    Text(message)\n      .foregroundStyle(.red)\n  }\n}"
    let sample = FixSample(body: body, members: "  @State private var message: String?\n")
    let rule = "announcement-missing"
    let old = sample.with(systems: ["16.0"]).fixed(rule)
    #expect(old.contains(".onAppear {\n") && old.contains("{\n            UIAccessibility.post("))
    #expect(old.contains("          .onChange(of: message) {\n") && old.contains("argument: $0)\n          }\n"))
    let new = sample.with(systems: ["17.0"]).fixed(rule)
    #expect(
      new.contains(
        "        .onChange(of: message, initial: true) {\n            "
          + "UIAccessibility.post(notification: .announcement, argument: message)\n          }\n"))
    #expect(!new.contains("onAppear"))
  }

  @Test func aMessageIsAnnouncedInTheLanguageOfTheApp() {
    func announced(_ words: String, _ type: String = "String") -> String {
      FixSample(
        body: "VStack {\n  if let errorMessage {\n    Text(\(words))\n      .foregroundStyle(.red)\n  }\n}",
        members: "  @State private var errorMessage: \(type)?\n"
      ).with(strings: "\"a\" = \"A\";\n").fixed("announcement-missing")
    }
    #expect(announced("\"Wrong name\"").contains("argument: String(localized: \"Wrong name\"))"))
    #expect(announced("\"No \\(errorMessage)\"").contains("String(localized: \"No \\(errorMessage)\"))"))
    #expect(
      announced("errorMessage", "LocalizedStringResource").contains("argument: String(localized: errorMessage))"))
    #expect(!announced("errorMessage", "LocalizedStringKey").contains(".announcement,"))
  }

  @Test func aScreenThatScrollsStaysInItsMiddle() {
    let lines = ["Find adaptive clothing", "Answer a few questions, please", "You can skip any question"].map {
      "  Text(\"\($0)\")\n    .font(.largeTitle)"
    }
    let long = "  Text(\"\(String(repeating: "We suggest clothes that fit how you dress. ", count: 12))\")"
    let sample = FixSample(body: "VStack {\n  Spacer()\n\((lines + [long]).joined(separator: "\n"))\n}\n.padding()")
    let fixed = sample.with(
      file: "import SwiftUI\n\nstruct Home: View {\n  @State private var isNew = true\n  var body: some View {\n"
        + "    List { Text(\"Home\") }.fullScreenCover(isPresented: $isNew) { Example() }\n  }\n}\n"
    ).fixed("content-not-scrollable")
    #expect(
      fixed.contains("    GeometryReader { geometry in\n      ScrollView {\n        VStack {\n          Spacer()\n"))
    #expect(
      fixed.contains(
        "        }\n        .padding()\n        .frame(maxWidth: .infinity, minHeight: geometry.size.height)\n      }\n    }\n"
      ))
  }

  @Test func controlsOfComponentsAreNotSwallowed() {
    let sample = FixSample(body: "StampRow(stamp: stamp)\n  .onTapGesture { open(stamp) }")
    let row = "import SwiftUI\n\nstruct StampRow: View {\n  let stamp: Stamp\n  var body: some View {\n    HStack {\n"
    let words = "      Text(stamp.name)\n"
    let button = "      Button(\"Share\") { share(stamp) }\n"
    #expect(!sample.with(file: row + words + "    }\n  }\n}\n").fixes(Self.tap).isEmpty)
    #expect(sample.with(file: row + words + button + "    }\n  }\n}\n").fixes(Self.tap).isEmpty)
  }

  @Test func aPageThatNotesTapsIsNoButton() {
    let page = FixSample(
      body: "VStack {\n  Text(\"A\")\n  Text(\"B\")\n}\n.simultaneousGesture(TapGesture().onEnded { note() })")
    #expect(page.fixes(Self.tap).isEmpty)
  }

  @Test func aTappedPictureGetsAName() {
    let fixed = FixSample(body: "Image(\"bin\")\n  .onTapGesture { deleteStamp() }").fixed(Self.tap)
    #expect(fixed.contains(".accessibilityLabel(\"Delete stamp\")\n      .accessibilityAddTraits(.isButton)"))
    let page = FixSample(body: "Text(\"Imprint\")\n  .onTapGesture { openURL(imprint) }").fixed(Self.tap)
    #expect(page.contains(".accessibilityAddTraits(.isLink)"))
  }

  @Test func commentsStayWithTheirLine() {
    let body =
      "Button {\n  dismiss()\n} label: {\n  Image(systemName: \"xmark\")\n}\n.disabled(false) // Not yet.\n"
      + "// Next.\nText(\"A\")"
    let fixed = FixSample(body: "VStack {\n\(body)\n}").fixed("icon-button-missing-label")
    #expect(fixed.contains(".disabled(false) // Not yet.\n    .accessibilityLabel(\"Close\")\n    // Next.\n"))
  }

  @Test func noEmptyLineIsLeft() {
    let body = "List {\n  Text(article.summary)\n    // Ends here.\n    .minimumScaleFactor(0.6)\n    .padding()\n}"
    let site = FixSample(body: body).fixed("text-shrinks-to-fit")
    #expect(site.contains("Text(article.summary)\n        // Ends here.\n        .padding()\n"))
  }

  @Test func headingsInAllBranchesAreHeadings() {
    let choice =
      "  Group {\n    if isOn {\n      Text(\"On sale\")\n    } else {\n      Text(\"Sold out\")\n    }\n  }\n"
    let body = "VStack {\n\(choice)  .font(.title2.bold())\n  Text(\"The shop opens at nine.\")\n}"
    let fixed = FixSample(body: body, members: "  let isOn: Bool\n").fixed("header-trait-missing")
    #expect(fixed.split(separator: ".isHeader").count == 3)
  }

  @Test func conditionsThatBindNamesAreNotCopied() {
    let rule = "selected-trait-missing"
    func row(_ condition: String) -> FixSample {
      FixSample(
        body: "Button {\n  chosen = stamp\n} label: {\n  HStack {\n    Text(stamp.name)\n    if \(condition) {\n"
          + "      Image(systemName: \"checkmark\")\n    }\n  }\n}",
        members: "  let stamp: Stamp\n  @Binding var chosen: Stamp?\n")
    }
    #expect(row("chosen == stamp").fixes(rule).count == 1)
    #expect(row("let chosen, chosen == stamp").fixes(rule).isEmpty)
    #expect(row("chosen == stamp, isOn").fixes(rule).isEmpty)
  }

  @Test func aTargetKeepsItsShape() {
    let fixed = FixSample(
      body: "Button { close() } label: {\n  Image(systemName: \"xmark\")\n    .contentShape(Rectangle())\n}"
    ).fixed("touch-target-too-small")
    #expect(
      fixed.contains(
        "\"xmark\")\n        .frame(minWidth: 44, minHeight: 44)\n        .contentShape(Rectangle())\n    }\n"))
  }

  @Test func whatComesAndGoesMovesNothing() {
    let button = "Button { close() } label: {\n    Image(systemName: \"xmark\")\n  }"
    let fixes = FixSample(body: "HStack {\n  Text(\"A\")\n  if isOn {\n  \(button)\n  }\n}").fixes(
      "touch-target-too-small")
    #expect(fixes.map(\.safety) == [.suggestion])
  }

  @Test func largeNumbersDoNotShrink() {
    func font(_ size: Int) -> [Fix] {
      FixSample(body: "Text(\"A\")\n  .font(.system(size: \(size)))").fixes("fixed-font-size")
    }
    #expect(!font(20).isEmpty)
    #expect(font(50).isEmpty)
  }
}
