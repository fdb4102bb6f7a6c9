// What a reader of a hundred fixes refused: those without effect, those that say too much or too little, and those that
// are right in one place of several.

import CurbcutFindings
import CurbcutSourceText
import CurbcutViews
import Testing

struct FixEffectTests: FixReading {
  // MARK: Sizes

  @Test func aFontOfTheProjectIsNotTheSystems() {
    let rule = "fixed-font-size"
    func sample(_ code: String) -> FixSample {
      FixSample(body: "VStack {\n  Text(\"Stamps\")\n    .font(\(code))\n}")
    }
    let own = "import SwiftUI\n\nextension Font {\n  static let footnote: Font = .system(size: 13)\n}\n"
    let (plain, heavy) = (".system(size: 13)", ".system(size: 13, weight: .medium)")
    #expect(texts(sample(plain).fixes(rule)) == [".footnote"])
    #expect(texts(sample(plain).with(file: own).fixes(rule)) == [".system(.footnote)"])
    #expect(texts(sample(heavy).with(file: own).fixes(rule)) == [".system(.footnote).weight(.medium)"])
    let other = own.replacing("footnote", with: "price")
    #expect(texts(sample(heavy).with(file: other).fixes(rule)) == [".footnote.weight(.medium)"])
  }

  @Test func aCommentOnASizeIsNotLeftWithoutIt() {
    let rule = "fixed-font-size"
    func safety(_ comment: String) -> [Safety] {
      FixSample(body: "VStack {\n  Text(\"Stamps\")\n    .font(.system(size: 16))\(comment)\n}").fixes(rule)
        .map(\.safety)
    }
    #expect(safety("") == [.unsafe])
    #expect(safety(" // as the design says") == [.unsafe])
    #expect(safety(" // Adjust the size here") == [.suggestion])
  }

  @Test func roomIsNotGivenWhereAUseHoldsTheSize() {
    let rule = "touch-target-too-small"
    func style(_ use: String) -> FixSample {
      FixSample(
        "import SwiftUI\n\nstruct RevealStyle: ToggleStyle {\n"
          + "  func makeBody(configuration: Configuration) -> some View {\n    Button {\n"
          + "      configuration.isOn.toggle()\n    } label: {\n      Image(systemName: \"eye\")\n    }\n  }\n}\n"
      ).with(
        file: "import SwiftUI\n\nstruct Field: View {\n  @State private var isOn = false\n  var body: some View {\n"
          + "    Toggle(isOn: $isOn, label: {})\n      .toggleStyle(RevealStyle())\n      \(use)\n  }\n}\n")
    }
    #expect(style(".padding()").fixes(rule).map(\.safety) == [.unsafe])
    #expect(style(".frame(width: 60)").fixes(rule).map(\.safety) == [.unsafe])
    #expect(style(".frame(width: 22)").fixes(rule).map(\.safety) == [.suggestion])
  }

  // MARK: Roles

  private static let tap = "tap-gesture-missing-button-trait"

  @Test func aMarkInTheColorBehindItIsNotSaid() {
    func row(_ other: String) -> FixSample {
      FixSample(
        body: "HStack {\n  Text(name)\n  if isChosen {\n    Image(systemName: \"checkmark\")\n  } else {\n"
          + "    \(other)\n  }\n}\n.onTapGesture { choose() }",
        members: "  let name: String\n  let isChosen: Bool\n")
    }
    #expect(row("Image(systemName: \"circle\")").fixes(Self.tap).map(\.safety) == [.safe])
    #expect(
      row("Image(systemName: \"checkmark\").foregroundColor(.page)").fixes(Self.tap).map(\.safety) == [.suggestion])
  }

  @Test func aPictureThatIsReadByItsFileIsReadOver() {
    func row(_ picture: String) -> [Safety] {
      FixSample(
        body: "HStack {\n  \(picture)\n  Text(name)\n}\n.onTapGesture { choose() }", members: "  let name: String\n"
      ).fixes(Self.tap).map(\.safety)
    }
    #expect(row("Image(systemName: \"star\")") == [.safe])
    #expect(row("Image(decorative: \"stamp\")") == [.safe])
    #expect(row("Image(\"stamp\").accessibilityHidden(true)") == [.safe])
    #expect(row("Image(\"stamp\")") == [.unsafe])
  }

  @Test func whatShowsSeveralViewsIsNoSingleButton() {
    func sample(_ part: String) -> [Safety] {
      FixSample(
        body: "HStack {\n  answer\n    .padding()\n    .onTapGesture { open() }\n}",
        members: "  @ViewBuilder\n  private var answer: some View {\n    \(part)\n  }\n\n"
      ).fixes(Self.tap).map(\.safety)
    }
    let parts = "Image(decorative: \"reply\")\n    Text(\"Comments\")"
    #expect(sample("HStack {\n    \(parts)\n    }") == [.unsafe])
    #expect(sample(parts) == [.suggestion])
  }

  @Test func aControlOfAComponentIsNotChosenWithItsRow() {
    let rule = "selected-trait-missing"
    func row(_ part: String) -> [Safety] {
      FixSample(
        body: "ForEach(items) { item in\n  HStack {\n    Text(item.name)\n    Part()\n  }\n"
          + "  .background(chosen == item.id ? Color.blue : .gray)\n  .onTapGesture { chosen = item.id }\n}",
        members: "  @State private var chosen = 0\n  let items: [Item]\n"
      ).with(file: "import SwiftUI\n\nstruct Part: View {\n  var body: some View {\n    \(part)\n  }\n}\n")
        .fixes(rule).map(\.safety)
    }
    #expect(row("Text(\"New\")").allSatisfy { $0 != .suggestion })
    #expect(!row("Text(\"New\")").isEmpty)
    #expect(row("Button(\"Edit\") { edit() }") == [.suggestion])
  }

  // MARK: Motion

  @Test func whatWouldStandStillInTheWrongStateIsLeftToPeople() {
    let rule = "endless-animation"
    func pulse(_ change: String, _ share: String, _ state: String = "= false") -> [Safety] {
      FixSample(
        body: "Image(decorative: \"stamp\")\n  .opacity(\(share))\n  .onAppear {\n"
          + "    withAnimation(.linear(duration: 1).repeatForever()) {\n      \(change)\n    }\n  }",
        members: "  @State private var pulse \(state)\n"
      ).fixes(rule).map(\.safety)
    }
    #expect(pulse("pulse = true", "pulse ? 1 : 0.3") == [.unsafe])
    #expect(pulse("pulse = true", "pulse ? 0.3 : 1") == [.suggestion])
    #expect(pulse("pulse = true", "!pulse ? 0.3 : 1") == [.unsafe])
    #expect(pulse("self.pulse = false", "pulse ? 1 : 0.3") == [.suggestion])
    #expect(pulse("pulse = 0.3", "pulse", "= 0.7") == [.suggestion])
    #expect(pulse("pulse = 0.9", "pulse", "= 0.7") == [.unsafe])
    #expect(pulse("pulse.toggle()", "pulse ? 1 : 0.6") == [.suggestion])
  }

  @Test func aStateThatIsTurnedAroundElsewhereCountsAsWell() {
    let rule = "endless-animation"
    func cursor(_ change: String) -> [Safety] {
      FixSample(
        body: "Image(decorative: \"stamp\")\n  .scaleEffect(isLarge ? 1 : 0.8)\n"
          + "  .animation(.linear(duration: 1).repeatForever(), value: isLarge)\n  .onAppear { \(change) }",
        members: "  @State private var isLarge = false\n  @State private var other = false\n"
      ).fixes(rule).map(\.safety)
    }
    #expect(cursor("isLarge = true") == [.unsafe])
    #expect(cursor("other.toggle(); isLarge = true") == [.unsafe])
    #expect(cursor("isLarge.toggle()") == [.suggestion])
  }

  // MARK: Places

  @Test func aFontThatOneBranchSetsIsUpdatedInAll() {
    let rule = "uikit-font-not-adjusting"
    func cell(_ label: String, _ update: String) -> FixSample {
      FixSample(
        "import UIKit\n\nclass Cell: UITableViewCell {\n  private let title\(label)\n\n"
          + "  func update(isNew: Bool) {\n\(update)  }\n}\n")
    }
    let made = ": UILabel = {\n    let label = UILabel()\n    label.numberOfLines = 0\n    return label\n  }()"
    let set = "title.font = UIFont.preferredFont(forTextStyle: .body)\n"
    let line = "label.adjustsFontForContentSizeCategory = true\n    return label"
    let branch = "    if isNew {\n      \(set)    }\n"
    let fixed = cell(made, branch).fixed(rule)
    #expect(fixed.contains(line))
    #expect(!fixed.contains("title.adjusts"))
    #expect(cell(made, branch).fixes(rule).map(\.safety) == [.safe])
    #expect(cell(" = UILabel()", branch).fixes(rule).map(\.safety) == [.suggestion])
    #expect(cell(" = UILabel()", "    \(set)").fixes(rule).map(\.safety) == [.safe])
    let local = "    if isNew {\n      let title = UILabel()\n      \(set)    }\n"
    #expect(cell(" = UILabel()", local).fixes(rule).map(\.safety) == [.safe])
  }

  @Test func anAppThatEachTestLaunchesIsLaunchedForTheAudit() {
    let rule = "tests-missing-audit"
    func tests(_ setUp: String) -> String {
      texts(
        FixSample(
          "import XCTest\n\nfinal class AppUITests: XCTestCase {\n  var app: XCUIApplication!\n\n"
            + "  override func setUp() {\n    app = XCUIApplication()\n\(setUp)  }\n\n  func testStart() {\n"
            + "    app.launch()\n    app.buttons.firstMatch.tap()\n  }\n}\n"
        ).fixes(rule)
      ).joined()
    }
    #expect(tests("").contains("app.launch()"))
    #expect(!tests("").contains("let app"))
    #expect(!tests("    app.launch()\n").contains("app.launch()"))
  }

  // MARK: Words

  @Test func theDotsOfATooltipAreNoName() {
    func label(_ words: String) -> [String] {
      texts(
        FixSample(
          body: "Button { open() } label: {\n  Image(systemName: \"gearshape\")\n}\n.help(\"\(words)\")"
        ).fixes(Self.icon))
    }
    #expect(label("Album settings...").joined().contains("(\"Album settings\")"))
    #expect(label("Album settings…").joined().contains("(\"Album settings\")"))
  }

  /// A table with as many words as asked for, in all languages, and some of them in one of these only.
  private func table(_ count: Int, languages: [String], _ more: String = "") -> [StringsFile] {
    languages.compactMap { language in
      let words = (0..<count).map { "\"Word number \($0)\" = \"Word number \($0)\";\n" }.joined()
      return StringsFile(path: "\(language).lproj/Localizable.strings", bytes: Array((words + more).utf8)[...])
    }
  }

  @Test func aWordThatNoTableHasIsLeftToPeopleWhereAllOthersAreTranslated() {
    func safety(_ strings: [StringsFile]) -> [Safety] {
      var sample = FixSample(
        body: "VStack {\n  Text(\"Word number 1\")\n  Text(\"Word number 2\")\n  Button { close() } label: {\n"
          + "    Image(systemName: \"xmark\")\n  }\n}")
      sample.strings = strings
      return sample.fixes(Self.icon).map(\.safety)
    }
    let all = ["en", "de", "fr"]
    #expect(safety(table(30, languages: all)) == [.suggestion])
    #expect(safety(table(30, languages: all, "\"Close\" = \"Close\";\n")) == [.unsafe])
    #expect(safety(table(30, languages: ["en", "de"])) == [.unsafe])
    #expect(safety(table(4, languages: all)) == [.unsafe])
    #expect(safety(table(30, languages: ["en", "de"]) + table(20, languages: ["fr"])) == [.unsafe])
    // The words of the last weeks are not translated yet.
    #expect(safety(table(30, languages: ["en"]) + table(26, languages: ["de", "fr"])) == [.suggestion])
  }

  @Test func aTitleThatIsTranslatedIsPreferred() {
    func label(_ more: String) -> [String] {
      var sample = FixSample(
        body: "VStack {\n  Text(\"Word number 1\")\n  Text(\"Word number 2\")\n  Button { showAbout = true } label: {\n"
          + "    Image(systemName: \"circle.hexagongrid\")\n  }\n}\n.sheet(isPresented: $showAbout) {\n"
          + "  Text(\"Word number 3\").navigationTitle(\"About this app\")\n}",
        members: "  @State private var showAbout = false\n")
      sample.strings = table(30, languages: ["en", "de", "fr"], more)
      return texts(sample.fixes(Self.icon))
    }
    let said = label("\"About this app\" = \"About this app\";\n")
    #expect(said.count == 1 && said.joined().contains("(\"About this app\")"))
  }
}
