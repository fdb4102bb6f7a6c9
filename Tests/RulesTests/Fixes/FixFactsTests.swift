// What else a reviewer refused of fixes on real apps: words that are not there all the time, room that there is not, and
// systems that do not have what is written.

import CurbcutFindings
import CurbcutSourceText
import Testing

struct FixFactsTests: FixReading {
  @Test func wordsThatStandBesideAreNotSaidTwice() {
    let members = "  @State private var showsInfo = false\n"
    func row(_ words: String) -> FixSample {
      FixSample(
        body: "HStack {\n  Text(\"\(words)\")\n  Button { showsInfo = true } label: {\n"
          + "    Image(systemName: \"info.circle\")\n  }\n}\n.alert(\"Live updates\", isPresented: $showsInfo) {}",
        members: members)
    }
    #expect(label(row("Stamps")) == "Live updates")
    #expect(label(row("Live updates")) == nil)
  }

  @Test func whatTheCodeUpdatesIsNoName() {
    #expect(label(button("updateAlbum()", "folder")) == nil)
    let said =
      "VStack {\n  Text(\"Update album\")\n  Button { updateAlbum() } label: {\n    Image(systemName: \"folder\")\n  }\n}"
    #expect(label(FixSample(body: said)) == "Update album")
  }

  @Test func aPictureThatCodeDecidesKeepsItsName() {
    func sample(_ symbol: String) -> FixSample {
      FixSample(
        "import SwiftUI\n\nstruct Example: View {\n  @State private var showsTrust = false\n  let level: Int\n"
          + "  var body: some View {\n    Button { showsTrust = true } label: {\n      icon()\n    }\n  }\n\n"
          + "  func icon() -> some View {\n    let name = level > 1 ? \"key\" : \"clock\"\n"
          + "    return Image(systemName: \(symbol))\n  }\n}\n")
    }
    #expect(sample("name").fixes(Self.icon).isEmpty)
    #expect(label(sample("\"circle.hexagongrid\"")) == "Show trust")
  }

  @Test func halfASentenceIsNoHeading() {
    let rule = "header-trait-missing"
    let two =
      "VStack {\n  if isFirst {\n    Text(\"Welcome WAIT\")\n      .font(.title)\n    Text(\"Stamps\")\n"
      + "      .font(.largeTitle)\n  }\n  Text(\"The shop opens at nine.\")\n}"
    func texts(_ wait: String) -> [String] {
      self.texts(FixSample(body: two.replacing("WAIT", with: wait), members: "  let isFirst: Bool\n").fixes(rule))
    }
    #expect(texts("back").count == texts("to").count + 1)
    #expect(texts("To").count == texts("back").count)
  }

  @Test func aCommentStaysWithWhatItExplains() {
    let rule = "hit-area-outside-label"
    let body =
      "Button { close() } label: {\n  Image(systemName: \"xmark\")\n}\n.accessibilityLabel(\"Close\")\n"
      + "COMMENT.padding(12)"
    #expect(FixSample(body: body.replacing("COMMENT", with: "")).fixes(rule).map(\.safety) == [.unsafe])
    let explained = FixSample(body: body.replacing("COMMENT", with: "// A larger target\n"))
    #expect(explained.fixes(rule).map(\.safety) == [.suggestion])
  }

  /// Moved alone, one of two frames makes one side larger.
  @Test func aFrameIsMovedWithItsOther() {
    let body =
      "Button { close() } label: {\n  Image(systemName: \"xmark\").frame(width: 32, height: 32)\n}\n"
      + ".accessibilityLabel(\"Close\")\nOTHER.frame(minHeight: 64)"
    func safety(_ other: String) -> [Safety] {
      FixSample(body: body.replacing("OTHER", with: other)).fixes("hit-area-outside-label").map(\.safety)
    }
    #expect(safety("") == [.unsafe])
    #expect(safety(".frame(maxWidth: .infinity)\n") == [.suggestion])
  }

  /// Nobody would reach what closes a dialog beside its box.
  @Test func whatClosesADialogStaysReachable() {
    func fixes(_ ground: String) -> Int {
      FixSample(
        body: """
          ZStack {
            Button("Open") { isShown = true }
            if isShown {
              Color.black.opacity(0.4).ignoresSafeArea().onTapGesture { isShown = false }\(ground)
              VStack { Text("Sheet"); Button("Go") { go() } }
            }
          }
          """, members: "  @State var isShown = false\n"
      ).fixes("overlay-not-modal").count
    }
    #expect(fixes("") == 1)
    #expect(fixes(".accessibilityLabel(\"Close\").accessibilityAction { isShown = false }") == 0)
  }

  @Test func roundEndsHoldOneLine() {
    let text = "Text(name)\n  .lineLimit(1)\n  .background(.blue, in: SHAPE)"
    func safety(_ shape: String) -> [Safety] {
      FixSample(body: text.replacing("SHAPE", with: shape), members: "  let name: String\n")
        .fixes("line-limit-truncates").map(\.safety)
    }
    #expect(safety(".rect") == [.unsafe])
    #expect(safety(".capsule") == [.suggestion])
  }

  @Test func anElementThatIgnoresItsPartsNeedsALabel() {
    let rule = "tap-gesture-missing-button-trait"
    let row = "HStack {\n  Text(\"A\")\n  Text(\"B\")\n}\n.onTapGesture { a() }\n.accessibilityElement(children: HOW)"
    #expect(!FixSample(body: row.replacing("HOW", with: ".combine")).fixes(rule).isEmpty)
    let ignoring = FixSample(body: row.replacing("HOW", with: ".ignore"))
    #expect(!ignoring.findings(rule).isEmpty)
    #expect(ignoring.fixes(rule).isEmpty)
  }

  @Test func wordsInALineKeepItsHeight() {
    let rule = "touch-target-too-small"
    func row(_ label: String) -> FixSample {
      FixSample(
        body:
          "HStack {\n  Button { a() } label: {\n    \(label)\n  }\n  .buttonStyle(.plain)\n  Spacer()\n}\n.font(.subheadline)\n.padding()"
      )
    }
    #expect(row("Label(\"Go\", systemImage: \"star\")").fixes(rule).allSatisfy { $0.safety == .suggestion })
    #expect(!row("Label(\"Go\", systemImage: \"star\")").findings(rule).isEmpty)
    #expect(row("Image(systemName: \"xmark\")").fixes(rule).map(\.safety) == [.unsafe])
  }

  @Test func aPartOfSeveralIsNotChosenAlone() {
    let rule = "selected-trait-missing"
    func tab(_ parts: String) -> FixSample {
      FixSample(
        body:
          "ForEach(items) { item in\n  Group {\n\(parts)  }\n  .foregroundStyle(chosen == item.id ? .blue : .gray)\n"
          + "  .onTapGesture { chosen = item.id }\n}",
        members: "  @State private var chosen = 0\n  let items: [Item]\n")
    }
    #expect(tab("    Text(item.name)\n    Text(item.place)\n").fixes(rule).allSatisfy { $0.safety == .suggestion })
  }

  @Test func theOldestSystemHasWhatIsWritten() {
    let rule = "destructive-role-missing"
    func menu(_ inside: String) -> FixSample {
      FixSample(body: "Text(\"A\").contextMenu {\n\(inside)\n}")
    }
    let delete = "  Button(\"Delete\") { deleteStamp() }"
    #expect(menu(delete).fixes(rule).map(\.safety) == [.unsafe])
    #expect(menu(delete).with(systems: ["14.0"]).fixes(rule).map(\.safety) == [.suggestion])
    // Code that needs a later system tells that no target is made for that one.
    let other15 =
      "import SwiftUI\n\nstruct Other: View {\n  var body: some View {\n    Text(\"A\").task { a() }\n  }\n}\n"
    #expect(menu(delete).with(systems: ["14.0"]).with(file: other15).fixes(rule).map(\.safety) == [.unsafe])
    let other = "  if #available(iOS 15, *) {\n    Text(\"B\")\n  } else {\n  \(delete)\n  }"
    #expect(!menu(other).findings(rule).isEmpty)
    #expect(menu(other).fixes(rule).allSatisfy { $0.safety == .suggestion })
  }

  @Test func aFontOfAFixedSizeIsNotUpdated() {
    let rule = "uikit-font-not-adjusting"
    func label(_ font: String) -> FixSample {
      FixSample(
        "import UIKit\n\nclass Row: UIView {\n  let title: UILabel = {\n    let label = UILabel()\n"
          + "    let base = UIFont.preferredFont(forTextStyle: .title1)\n"
          + "    label.font = \(font)\n    return label\n  }()\n}\n")
    }
    #expect(label("UIFont(descriptor: base.fontDescriptor, size: base.pointSize)").fixes(rule).isEmpty)
    #expect(!label("UIFont(descriptor: base.fontDescriptor, size: 0)").fixes(rule).isEmpty)
    let digits = label(".monospacedDigitSystemFont(ofSize: base.pointSize, weight: .regular)")
    #expect(!digits.findings(rule).isEmpty)
    #expect(digits.fixes(rule).isEmpty)
  }

  @Test func aNameThatComesAndGoesIsNone() {
    let rule = "tap-gesture-missing-button-trait"
    func sample(_ words: String) -> FixSample {
      FixSample(
        body: "VStack {\n  Image(systemName: \"bubble\")\n\(words)}\n.onTapGesture { chosen = count }",
        members: "  let count: Int\n  let isNew: Bool\n  @State private var chosen = 0\n")
    }
    #expect(!sample("  Text(\"\\(count) replies\")\n").fixes(rule).isEmpty)
    #expect(sample("  Text(\"\\(count) replies\").opacity(count == 0 ? 0 : 1)\n").fixes(rule).isEmpty)
    #expect(sample("  if isNew {\n    Text(\"New\")\n  }\n").fixes(rule).isEmpty)
    #expect(!sample("  if isNew {\n    Text(\"New\")\n  } else {\n    Text(\"Old\")\n  }\n").fixes(rule).isEmpty)
  }

  @Test func wordsOnADrawingKeepTheirSize() {
    let rule = "fixed-font-size"
    let text = "ZStack {\n  Capsule()SIZE\n  Text(\"Set\")\n    .font(.system(size: 17))\n}"
    #expect(FixSample(body: text.replacing("SIZE", with: "")).fixes(rule).map(\.safety) == [.unsafe])
    #expect(
      FixSample(body: text.replacing("SIZE", with: ".frame(width: 28, height: 20)")).fixes(rule).map(\.safety)
        == [.suggestion])
  }

  @Test func aWidthThatIsWrittenOutHoldsOneLine() {
    let rule = "line-limit-truncates"
    let members = "  let name: String\n"
    let text = "Text(name)\n  .lineLimit(1)\n  .frame(HOW: 140)"
    #expect(
      FixSample(body: text.replacing("HOW", with: "minWidth"), members: members).fixes(rule).map(\.safety) == [.unsafe])
    #expect(
      FixSample(body: text.replacing("HOW", with: "width"), members: members).fixes(rule).map(\.safety) == [.suggestion]
    )
  }

  @Test func whatIsLaunchedBeforeIsAudited() {
    let rule = "tests-missing-audit"
    func tests(_ members: String) -> FixSample {
      FixSample(
        "import XCTest\n\nfinal class AppUITests: XCTestCase {\n\(members)  func testStart() {\n"
          + "    XCUIApplication().buttons.firstMatch.tap()\n  }\n}\n")
    }
    let setUp = "  override func setUpWithError() throws {\n    app = XCUIApplication()\n    app.launch()\n  }\n\n"
    let kept = texts(tests("  var app: XCUIApplication!\n\n" + setUp).fixes(rule)).joined()
    #expect(kept.contains("try app.performAccessibilityAudit()"))
    #expect(!kept.contains("let app"))
    #expect(texts(tests("").fixes(rule)).joined().contains("let app = XCUIApplication()"))
    let unnamed = texts(tests(setUp).fixes(rule)).joined()
    #expect(unnamed.contains("let app = XCUIApplication()"))
    #expect(!unnamed.contains("launch()"))
  }

  @Test func whatShowsProgressGoesOnMoving() {
    func spin(_ name: String) -> FixSample {
      FixSample(
        "import SwiftUI\n\nstruct \(name): View {\n  @State private var turn = 0.0\n  var body: some View {\n"
          + "    Image(\"wheel\")\n      .rotationEffect(.degrees(turn))\n      .onAppear {\n"
          + "        withAnimation(.linear(duration: 1).repeatForever(autoreverses: false)) {\n          turn = 360\n"
          + "        }\n      }\n  }\n}\n")
    }
    #expect(spin("WheelView").fixes("endless-animation").map(\.safety) == [.unsafe])
    #expect(spin("SpinnerView").fixes("endless-animation").map(\.safety) == [.suggestion])
  }

  @Test func whatIgnoresItsPartsIsNotChosenWithoutAName() {
    let rule = "selected-trait-missing"
    let row =
      "ForEach(items) { item in\n  HStack {\n    Text(item.name)\n    Text(item.place)\n  }\n"
      + "  .background(chosen == item.id ? .blue : .gray)\n  .onTapGesture { chosen = item.id }\n"
      + "  .accessibilityElement(children: .HOW)\n}"
    func safety(_ how: String) -> [Safety] {
      FixSample(
        body: row.replacing("HOW", with: how), members: "  @State private var chosen = 0\n  let items: [Item]\n"
      ).fixes(rule).map(\.safety)
    }
    #expect(safety("combine") == [.safe])
    #expect(safety("ignore") == [.suggestion])
  }

  @Test func aFontMadeFromAnotherIsNotUpdated() {
    let rule = "uikit-font-not-adjusting"
    func label(_ font: String) -> FixSample {
      FixSample(
        "import UIKit\n\nclass Row: UIView {\n  let title: UILabel = {\n    let label = UILabel()\n"
          + "    label.font = \(font)\n    return label\n  }()\n}\n")
    }
    #expect(!label("UIFont.preferredFont(forTextStyle: .title3)").fixes(rule).isEmpty)
    #expect(label("UIFont.preferredFont(forTextStyle: .title3).withWeight(.semibold)").fixes(rule).isEmpty)
  }

  @Test func anOutletIsHeldByItsFileWhateverItIsCalled() {
    let rule = "fixed-font-size"
    func cell(_ outlet: String) -> FixSample {
      FixSample(
        "import UIKit\n\nclass Cell: UICollectionViewCell {\n  \(outlet)private var titleLabel = UILabel()\n"
          + "  override func awakeFromNib() {\n    titleLabel.font = UIFont.systemFont(ofSize: 12)\n  }\n}\n")
    }
    #expect(!cell("").fixes(rule).isEmpty)
    #expect(cell("@IBOutlet ").fixes(rule).isEmpty)
  }
}
