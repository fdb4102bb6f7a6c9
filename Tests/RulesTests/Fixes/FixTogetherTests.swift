// What belongs together is mended together, or not at all.

import CurbcutFindings
import Testing

struct FixTogetherTests: FixReading {
  /// A field that shows what is typed takes turns with one that hides it.
  @Test func fieldsThatTakeTurnsAskForTheSame() {
    func field(_ modifier: String, hidden: String = "") -> FixSample {
      FixSample(
        body: "Form {\n  TextField(\"User name\", text: $user)\n    .textContentType(.username)\n  if isShown {\n"
          + "    TextField(\"Password\", text: $password)\n\(modifier)  } else {\n"
          + "    SecureField(\"Password\", text: $password)\n\(hidden)  }\n}",
        members: "  @State private var user = \"\"\n  @State private var password = \"\"\n"
          + "  @State private var isShown = false\n")
    }
    let rule = "input-purpose-missing"
    let fixes = field("").fixes(rule)
    #expect(fixes.count == 2)
    #expect(Set(fixes.map(\.edits)).count == 1)
    #expect(field("").fixed(rule).ranges(of: ".textContentType(.password)").count == 2)
    let told = field("      .textContentType(.newPassword)\n").fixes(rule)
    #expect(told.map(\.title) == ["Add .textContentType(.newPassword)"])
    #expect(field("#if os(iOS)\n      .textContentType(.password)\n#endif\n").fixes(rule).isEmpty)
  }

  @Test func modifiersOfTheFirstGenerationGoTogether() {
    let rule = "deprecated-accessibility-api"
    let sample = FixSample(
      body:
        "VStack {\n  Text(title)\n    .accessibility(label: Text(\"Lantern\"))\n    .accessibility(value: Text(\"On\"))\n"
        + "  Image(\"lantern\")\n    .accessibility(hidden: true)\n}",
      members: "  let title: String\n")
    for fix in sample.fixes(rule) { #expect(fix.edits.count == 6) }
    #expect(!sample.fixes(rule).isEmpty)
    let fixed = sample.fixed(rule)
    #expect(!fixed.contains(".accessibility("))
    #expect(fixed.contains(".accessibilityLabel(Text(\"Lantern\"))\n        .accessibilityValue(Text(\"On\"))"))
    #expect(fixed.contains(".accessibilityHidden(true)"))
  }

  /// For the oldest system of the app, none of them is there.
  @Test func olderSystemsKeepAllOfThem() {
    let sample = FixSample(
      body: "Text(title)\n  .accessibility(label: Text(\"Lantern\"))\n  .accessibility(value: Text(\"On\"))",
      members: "  let title: String\n"
    ).with(systems: ["13.0"])
    #expect(texts(sample.fixes("deprecated-accessibility-api")).isEmpty)
  }

  @Test func bothBranchesKeepOneFont() {
    func texts(_ other: String) -> FixSample {
      FixSample(
        body: "VStack {\n  if isOn {\n    Text(\"Lantern\")\n      .font(.system(size: 15))\n  } else {\n"
          + "    Text(\"Nothing\")\n      .font(.system(size: \(other)))\n  }\n}",
        members: "  let isOn: Bool\n")
    }
    let fixes = texts("15").fixes("fixed-font-size")
    #expect(fixes.map(\.edits.count) == [2, 2])
    #expect(texts("15").fixed("fixed-font-size").ranges(of: ".font(.subheadline)").count == 2)
    #expect(texts("17").fixes("fixed-font-size").map(\.edits.count) == [1, 1])
  }

  @Test func linesInFixedHeightsGrowTogether() {
    let fixes = FixSample(
      body: "VStack {\n  Text(name)\n    .font(.footnote)\n    .frame(height: 18)\n  Text(place)\n    .font(.body)\n"
        + "    .frame(height: 24)\n}",
      members: "  let name: String\n  let place: String\n"
    ).fixes("fixed-frame-clips-text")
    #expect(!fixes.isEmpty)
    for fix in fixes { #expect(fix.edits.map(\.text) == ["minHeight", "minHeight"]) }
  }

  @Test func textsOfARowAreLimitedAlike() {
    let fixes = FixSample(
      body: "VStack {\n  HStack {\n    Text(name)\n      .lineLimit(1)\n    Image(systemName: \"arrow.right\")\n"
        + "    Text(place)\n      .lineLimit(1)\n  }\n}",
      members: "  let name: String\n  let place: String\n"
    ).fixes("line-limit-truncates")
    #expect(!fixes.isEmpty)
    for fix in fixes { #expect(fix.edits.count { $0.text.hasSuffix("? nil : 1") } == 2) }
  }

  /// Who launches the app in a way of its own, or for pictures, has an audit of another screen.
  @Test func aTestIsLaunchedAsTheOthersAre() {
    func fixes(_ name: String, _ launch: String, _ app: String = "let app = XCUIApplication()") -> [Fix] {
      FixSample(
        "import XCTest\n\nfinal class \(name): XCTestCase {\n    func testShop() {\n        \(app)\n"
          + "        \(launch)\n        app.buttons[\"Lantern\"].tap()\n    }\n}\n"
      ).fixes("tests-missing-audit")
    }
    #expect(fixes("ShopUITests", "app.launch()").count == 1)
    #expect(fixes("ShopUITests", "app.launchWithStamps()\n        app.launch()").isEmpty)
    #expect(fixes("ShopUITests", "runner.start(app)", "let app = runner.app").isEmpty)
    #expect(fixes("ShopSnapshotUITests", "app.launch()").isEmpty)
  }

  /// Not what is read while the view is made.
  @Test func aSettingIsReadAnewWhereverTheViewReadsIt() {
    let rule = "stale-accessibility-setting"
    let sample = FixSample(
      body: "VStack {\n  if UIAccessibility.isVoiceOverRunning {\n    Text(\"Spoken\")\n  }\n"
        + "  if !UIAccessibility.isVoiceOverRunning {\n    Text(\"Seen\")\n  }\n}",
      members: "  @State private var wasOn: Bool\n\n  init() {\n    wasOn = UIAccessibility.isVoiceOverRunning\n  }\n\n"
    )
    #expect(!sample.fixes(rule).isEmpty)
    for fix in sample.fixes(rule) { #expect(fix.edits.count { $0.text == "isVoiceOverEnabled" } == 2) }
    let fixed = sample.fixed(rule)
    #expect(fixed.ranges(of: "UIAccessibility.isVoiceOverRunning").count == 1)
    #expect(fixed.contains("wasOn = UIAccessibility.isVoiceOverRunning"))
  }

  @Test func aCommentIsNotLeftBehind() {
    func moved(_ comment: String) -> [Safety] {
      FixSample(
        body: "HStack {\n  Text(\"Lantern\")\n}\n.contentShape(Rectangle())\(comment)\n.frame(maxWidth: .infinity)\n"
          + ".onTapGesture { act() }",
        members: "  func act() {}\n"
      ).fixes("content-shape-order").map(\.safety)
    }
    #expect(moved("") == [.safe])
    #expect(moved(" // The whole row") == [.suggestion])
  }

  @Test func theBeginningOfAnAddressIsNoName() {
    func row(_ words: String) -> [Fix] {
      FixSample(
        body: "HStack {\n  Text(\"\(words)\")\n  TextField(\"\", text: $site)\n}",
        members: "  @State private var site = \"\"\n"
      ).fixes("text-field-missing-label")
    }
    #expect(!row("Address").isEmpty)
    #expect(texts(row("https://")).allSatisfy { !$0.contains("https") })
  }

  @Test func whatMovesThereMovesBackTheSameWay() {
    let sample = FixSample(
      body: "Text(\"Lantern\")\n  .offset(x: place)\n  .onChange(of: isOn) { _ in\n    if isOn {\n"
        + "      withAnimation(.easeInOut) { place = 120 }\n    } else {\n"
        + "      withAnimation(.easeInOut) { place = 0 }\n    }\n  }",
      members: "  @State private var place = 0.0\n  let isOn: Bool\n")
    let fixes = sample.fixes("motion-unguarded")
    #expect(!fixes.isEmpty)
    for fix in fixes { #expect(fix.edits.count { $0.text == "reduceMotion ? nil : .easeInOut" } == 2) }
  }
}
