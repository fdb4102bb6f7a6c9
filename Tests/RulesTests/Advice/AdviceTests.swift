// What a finding says and advises fits the place where it stands: advice that would break what is there, or that names what
// is not there, helps nobody.

import CurbcutFindings
import Testing

@testable import CurbcutRules

@Suite struct AdviceTests {
  private func found(_ rule: String, _ text: String, _ more: [(String, String)] = []) -> [Finding] {
    Checking.shown(of: rule, in: [("View.swift", text)] + more).map(\.finding)
  }

  private func help(_ rule: String, _ text: String) throws -> String {
    try #require(found(rule, text).first, "\(rule) finds nothing in:\n\(text)").help
  }

  // MARK: Taps and drags

  @Test(arguments: [
    ("Text(\"Lanterns\")\n  Button(\"Play\") { play() }", false), ("Text(\"Lanterns\")\n  Text(\"Paper\")", true),
    ("Text(\"Lanterns\")\n  Image(\"star\").onTapGesture { rate() }", false),
  ])
  func whatIsTappedInsideIsNotCombined(_ inner: String, _ isCombined: Bool) throws {
    let help = try help(
      "tap-gesture-missing-button-trait", "HStack {\n  \(inner)\n}\n.onTapGesture { open() }")
    #expect(help.contains("children: .combine") == isCombined, "\(help)")
  }

  @Test(arguments: [
    ("value = $0.translation.width", "", true),
    ("moved = $0.translation", "if end.translation.width > 80 { archive() }", false),
  ])
  func aDragThatSetsAValueIsMadeAdjustable(_ change: String, _ end: String, _ isAdjustable: Bool) throws {
    let help = try help(
      "gesture-only-action",
      """
      struct Trim: View {
        @State private var value = 0.0
        @State private var moved = CGSize.zero
        var body: some View {
          Capsule()
            .offset(x: moved.width)
            .gesture(DragGesture().onChanged { \(change) }.onEnded { end in \(end) })
        }
      }
      """)
    #expect(help.contains("accessibilityAdjustableAction") == isAdjustable, "\(help)")
  }

  // MARK: Sizes

  @Test(arguments: [(24, "title2"), (17, "body"), (12, "caption")])
  func aSymbolKeepsItsSize(_ points: Int, _ style: String) throws {
    let help = try help(
      "icon-size-fixed",
      """
      HStack {
        Image(systemName: "checkmark")
          .font(.system(size: \(points)))
        Text("Lanterns")
          .font(.title)
      }
      """)
    #expect(help.contains(".font(.\(style))"), "\(help)")
  }

  @Test func whereNothingLimitsTheLinesRoomIsLacking() throws {
    let text = "VStack {\n  Text(\"Paper lanterns are made of thin paper\")\n    .minimumScaleFactor(0.5)\n}"
    #expect(try help("text-shrinks-to-fit", text).contains("ScrollView"))
    let limited = text.replacing(".minimumScaleFactor", with: ".lineLimit(1)\n    .minimumScaleFactor")
    #expect(try help("text-shrinks-to-fit", limited).contains("line limit"))
  }

  @Test func aBarOfAChartKeepsItsLine() {
    func text(_ width: String) -> String {
      """
      struct Bar: View {
        let width: Double
        let lantern: Lantern
        var body: some View {
          Text(lantern.title)
            .lineLimit(1)
            .frame(width: \(width))
        }
      }
      """
    }
    #expect(found("line-limit-truncates", text("max(0, width - 6)")).isEmpty)
    #expect(!found("line-limit-truncates", text("200")).isEmpty)
  }

  @Test func aHeaderIsNoRow() {
    func text(_ owner: String) -> String {
      """
      import UIKit
      final class Shelf: UIViewController {
        func make() {
          let part = \(owner)(
            layoutSize: NSCollectionLayoutSize(
              widthDimension: .fractionalWidth(1), heightDimension: .absolute(44)))
          add(part)
        }
      }
      """
    }
    #expect(found("layout-not-adaptive", text("NSCollectionLayoutBoundarySupplementaryItem")).isEmpty)
    #expect(!found("layout-not-adaptive", text("NSCollectionLayoutItem")).isEmpty)
  }

  @Test func aLabelWithoutWordsHasNoTextThatCouldGrow() {
    func text(_ words: String) -> String {
      """
      import UIKit
      final class Shelf: UIViewController {
        override func viewDidLoad() {
          let label = UILabel()
          label.font = .systemFont(ofSize: 12)
          \(words)
          view.addSubview(label)
        }
      }
      """
    }
    #expect(found("fixed-font-size", text("label.textAlignment = .center")).isEmpty)
    #expect(found("fixed-font-size", text("label.text = \"Lanterns\"")).count == 1)
    // The words of a button are set on the button.
    let button = text("label.setTitle(\"Lanterns\", for: .normal)").replacing("UILabel()", with: "UIButton()")
      .replacing("label.font", with: "label.titleLabel?.font")
    #expect(found("fixed-font-size", button).count == 1)
  }

  // MARK: Names

  @Test func wordsAtBothEndsOfASliderAreItsScale() throws {
    let low = "HStack {\n  Text(\"Low\")\n  Slider(value: $level)\n  Text(\"High\")\n}"
    #expect(try !help("control-missing-label", low).contains("Use the text next to it"))
    let above =
      "VStack {\n  HStack {\n    Text(\"Low\")\n    Spacer()\n    Text(\"High\")\n  }\n  Slider(value: $level)\n}"
    #expect(try !help("control-missing-label", above).contains("Use the text next to it"))
    let named = "HStack {\n  Text(\"Level\")\n  Slider(value: $level)\n}"
    #expect(try help("control-missing-label", named).contains("Use the text next to it"))
  }

  @Test func anOptionOfAPickerNeedsItsName() throws {
    let option = "Picker(\"Layout\", selection: $layout) {\n  Image(systemName: \"list.bullet\").tag(0)\n}"
    #expect(try !help("image-missing-label", option).contains("accessibilityHidden"))
  }

  @Test func aBarShowsNoTitleBesideAnIcon() {
    func text(_ holder: String) -> String {
      """
      NavigationStack {
        List {}
          .toolbar {
            ToolbarItem {
              \(holder)
                .accessibilityLabel("Add lantern")
            }
          }
      }
      """
    }
    #expect(found("label-in-name", text("Button(\"Close\", systemImage: \"xmark\") { close() }")).isEmpty)
    #expect(!found("label-in-name", text("Button(\"Close\") { close() }")).isEmpty)
  }

  @Test(arguments: [
    ("Double-tap to show the lanterns", "“Shows the lanterns.”"),
    ("Tap to cache this picture.", "“Caches this picture.”"),
    ("Double tap to copy", "“Copies …”"), ("Double-tap to open. Swipe to close", "“Opens …”"),
    ("Showing the lanterns. Double-tap to hide the lanterns.", "“Hides the lanterns.”"),
    ("Tap to pause and take a photo", "Say only what happens"),
  ])
  func whatAHintShouldSayIsInItsWords(_ hint: String, _ proposed: String) throws {
    let finding = try #require(
      found("gesture-instruction", "Button(\"Lanterns\") { open() }\n  .accessibilityHint(\"\(hint)\")").first)
    #expect(finding.help.contains(proposed), "\(finding.help)")
    #expect(finding.message.hasPrefix("This hint names a gesture"))
  }

  @Test func theWeightOfAHeadingIsCalledWhatItIs() throws {
    let text =
      "VStack {\n  Text(\"Lanterns\")\n    .font(.system(size: 22, weight: .WEIGHT))\n  Text(\"Paper and silk\")\n}"
    for weight in ["bold", "semibold"] {
      let finding = try #require(found("header-trait-missing", text.replacing("WEIGHT", with: weight)).first)
      #expect(finding.message.hasSuffix("its font is \(weight), 22 points"), "\(finding.message)")
    }
  }

  @Test func aHeadingMadeByOneModifierIsMendedThere() throws {
    let help = try help(
      "header-trait-missing",
      """
      struct Shelf: View {
        var body: some View {
          ScrollView {
            VStack {
              Text("Lanterns").shelfHeader()
              Text("Paper and silk")
            }
          }
        }
      }
      extension View {
        func shelfHeader() -> some View { font(.title2) }
      }
      """)
    #expect(help.contains(".shelfHeader()"), "\(help)")
  }

  // MARK: What nobody meets

  @Test func whatIsToldOnlyAfterAMistakeIsNoInstruction() {
    func text(_ condition: String) -> String {
      "VStack {\n  TextField(\"Name\", text: $name)\n  if \(condition) {\n    Text(\"Use at least 8 characters\")\n  }\n}"
    }
    #expect(found("text-field-missing-instructions", text("!name.isEmpty, !name.isValidName")).isEmpty)
    #expect(!found("text-field-missing-instructions", text("name.count < 8")).isEmpty)
  }

  @Test func clausesOfALicenseAreNoList() {
    let items = "1. Lanterns\\n2. Candles"
    #expect(
      found("list-in-one-text", "struct Shelf: View {\n  var body: some View { Text(\"\(items)\") }\n}").count == 1)
    #expect(
      found("list-in-one-text", "struct LicenseScreen: View {\n  var body: some View { Text(\"\(items)\") }\n}").isEmpty
    )
    let long = items + String(repeating: " and all that belongs to them", count: 80)
    #expect(found("list-in-one-text", "struct Shelf: View {\n  var body: some View { Text(\"\(long)\") }\n}").isEmpty)
  }

  @Test func onlyBulletsAreHidden() throws {
    func text(_ sign: String) -> String { "Text(\"\(sign) Lanterns\\n\(sign) Candles\")" }
    #expect(try help("list-in-one-text", text("•")).contains("bullets"))
    #expect(try !help("list-in-one-text", text("1.")).contains("bullets"))
  }

  @Test func aWordBehindTwoQuestionMarksStandsIn() {
    func confidence(_ text: String) -> Confidence? {
      Checking.findings(of: "unhelpful-error-message", in: [("View.swift", "VStack {\n  \(text)\n}")]).first?.finding
        .confidence
    }
    #expect(confidence("Text(\"An error occurred\")") == .medium)
    #expect(confidence("Text(message ?? \"An error occurred\")") == .low)
  }

  @Test func bothStatesLookTheSame() {
    func text(_ other: String) -> String {
      """
      struct More: View {
        @State private var isSelected = false
        var body: some View {
          Button { isSelected = true } label: {
            Text("Lanterns").background(isSelected ? Color.clear : Color.\(other))
          }
        }
      }
      """
    }
    #expect(found("selected-trait-missing", text("clear")).isEmpty)
    #expect(!found("selected-trait-missing", text("red")).isEmpty)
  }

  @Test func aKnobOnTheOtherSideTellsTheState() {
    func text(_ stack: String) -> String {
      """
      struct Knob: View {
        let lamp: Bool
        var body: some View {
          \(stack) {
            Capsule().foregroundColor(lamp ? .green : .gray)
            Circle().foregroundColor(.white)
          }
        }
      }
      """
    }
    #expect(found("color-only-state", text("ZStack(alignment: lamp ? .trailing : .leading)")).isEmpty)
    #expect(!found("color-only-state", text("ZStack")).isEmpty)
  }

  @Test func aShapeThatDrawsItselfShowsNoData() {
    func text(_ value: String) -> String {
      """
      struct Mark: View {
        @State private var percentage = 0.0
        let part: Double
        var body: some View {
          Circle()
            .trim(from: 0, to: percentage)
            .stroke(.green)
            .onAppear { percentage = \(value) }
        }
      }
      """
    }
    #expect(found("drawing-missing-label", text("1.0")).isEmpty)
    #expect(!found("drawing-missing-label", text("part")).isEmpty)
  }

  // MARK: Colors

  @Test func underAVeilLiesAPicture() {
    func text(_ screen: String) -> String {
      """
      struct Screen: View {
        var body: some View { \(screen) }
      }
      struct Tag: View {
        var body: some View {
          Text("Lanterns").foregroundStyle(.white).padding().background(Color.black.opacity(0.4))
        }
      }
      """
    }
    #expect(found("text-contrast", text("NavigationStack { Tag() }")).count == 1)
    #expect(found("text-contrast", text("overlay { Tag() }")).isEmpty)
  }

  // MARK: Fields, traits and rows

  @Test func anAddressWhoseEndIsGivenIsNoAddress() {
    let field = "HStack {\n  TextField(\"Email\", text: $email)\n  Text(\"END\")\n}"
    #expect(found("input-purpose-missing", field.replacing("END", with: "@lanterns.example")).isEmpty)
    #expect(!found("input-purpose-missing", field.replacing("END", with: "Private")).isEmpty)
  }

  @Test(arguments: [(".none", true), ("[]", true), (".selected", false)])
  func traitsOfNothingAreDeleted(_ traits: String, _ isDeleted: Bool) throws {
    let help = try help(
      "uikit-traits-overwritten",
      """
      import UIKit
      final class Shelf: UIViewController {
        let button = UIButton()
        override func viewDidLoad() { button.accessibilityTraits = \(traits) }
      }
      """)
    #expect((help == "Delete this line.") == isDeleted, "\(help)")
  }

  @Test func theWordsBesideAControlOfAFileAreNamed() throws {
    let file = """
      <view contentMode="scaleToFill" id="aaa-aa-001"><subviews>
        <label text="Brightness" id="aaa-aa-002"/>
        <slider opaque="NO" id="aaa-aa-003"/>MORE
      </subviews></view>
      """
    func help(_ more: String) throws -> String {
      let found = Checking.findings(
        of: "ib-control-missing-label", in: [("Lamp.xib", file.replacing("MORE", with: more))])
      return try #require(found.first?.finding).help
    }
    #expect(try help("").contains("“Brightness”"))
    #expect(try !help("<label text=\"Color\" id=\"aaa-aa-004\"/>").contains("“"))
  }

  /// A package names the systems of an app whose Xcode project is kept nowhere.
  @Test(arguments: [("16", "UIAccessibility.post"), ("17", "AccessibilityNotification")])
  func announcementsCompile(_ version: String, _ call: String) throws {
    let text = """
      struct Form: View {
        @State private var error: String?
        var body: some View {
          VStack {
            if let error { Text(error).foregroundStyle(.red) }
            Button("Send") { error = send() }
          }
        }
      }
      """
    let manifest = "let package = Package(name: \"Lamps\", platforms: [.iOS(.v\(version))])"
    let finding = try #require(found("announcement-missing", text, [("Lamps/Package.swift", manifest)]).first)
    #expect(finding.help.contains(call), "\(finding.help)")
  }
}
