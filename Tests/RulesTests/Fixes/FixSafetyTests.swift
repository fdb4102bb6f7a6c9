// Fixes that would make something worse are left to people: where there is no room, where a title would be seen that was
// not, where a word would be a guess, or where the code would not compile.

import CurbcutFindings
import CurbcutSourceText
import Testing

struct FixSafetyTests {
  private func texts(_ sample: FixSample, _ rule: String) -> [String] {
    sample.fixes(rule).filter { $0.safety != .suggestion }.flatMap(\.edits).map(\.text)
  }

  private func label(_ action: String, _ symbol: String = "circle.hexagongrid", members: String = "") -> String? {
    let body = "Button {\n  \(action)\n} label: {\n  Image(systemName: \"\(symbol)\")\n}"
    return texts(FixSample(body: body, members: members), "icon-button-missing-label").first?.split(separator: "\"")
      .dropFirst().first.map(String.init)
  }

  // MARK: Words

  @Test(arguments: [
    // What a switch does depends on how it stands.
    ("toggleMonitor()", "circle.hexagongrid", nil), ("showExitConfirm = true", "circle.hexagongrid", "Exit"),
    ("showAbout = true", "circle.hexagongrid", "About"), ("checkPaperLanternColor()", "circle.hexagongrid", nil),
    ("checkLanternColor()", "circle.hexagongrid", "Check lantern color"),
    // A drawing that means several things says none of them by itself.
    ("a()", "arrowshape.turn.up.left", nil), ("a(reply)", "arrowshape.turn.up.left", "Reply"),
    ("a()", "forward.end", nil),
    ("a()", "play.fill", nil), ("a(resumed)", "play.fill", "Resume"), ("a()", "trash", "Delete"),
  ])
  func wordsAreNoGuess(_ action: String, _ symbol: String, _ expected: String?) {
    #expect(label(action, symbol) == expected, "\(action)")
  }

  @Test func anAppInAnotherScriptGetsNoEnglish() {
    let words =
      "Text(\"설정\")\n    Text(\"등불\")\n    Button {\n      dismiss()\n    } label: {\n      Image(systemName: \"xmark\")\n    }"
    let own =
      "import SwiftUI\nstruct Shelf: View {\n  var body: some View {\n    Text(\"설정\")\n    Text(\"등불\")\n  }\n}\n"
    var sample = FixSample(body: "VStack {\n  \(words)\n}")
    sample.others = ["One.swift", "Two.swift"].map {
      SourceText(path: $0, own.replacing("Shelf", with: "Shelf\($0.prefix(3))"))
    }
    #expect(texts(sample, "icon-button-missing-label").isEmpty)
  }

  @Test func aSentenceAboveAFieldIsNoName() {
    func fixes(_ words: String) -> [String] {
      texts(
        FixSample(
          body: "VStack {\n  Text(\"\(words)\")\n  TextField(\"\", text: $lantern)\n}",
          members: "  @State private var lantern = \"\"\n"), "text-field-missing-label")
    }
    #expect(fixes("Enter it here.").isEmpty)
    #expect(fixes("Lantern").first?.hasSuffix(".accessibilityLabel(\"Lantern\")") == true)
  }

  @Test func wordsAtBothEndsOfASliderAreNoName() {
    func fixes(_ end: String) -> [String] {
      texts(
        FixSample(
          body: "HStack {\n  Text(\"Low\")\n  Slider(value: $level)\n  \(end)\n}",
          members: "  @State private var level = 0.0\n"), "control-missing-label")
    }
    #expect(fixes("Text(\"High\")").isEmpty)
    #expect(!fixes("Text(level, format: .percent)").isEmpty)
  }

  /// The hint is said as the text says it, so that it is translated as well.
  @Test func aHintIsSaidInTheWayOfTheText() {
    let body = "VStack {\n  TextField(\"Name\", text: $name)\n  Text(Self.rule)\n}"
    let members =
      "  static let rule = \"Use at least 8 characters\"\n  @State private var name = \"\"\n"
    #expect(
      texts(FixSample(body: body, members: members), "text-field-missing-instructions").map { $0.trimmingPrefix("\n") }
        .contains { $0.hasSuffix(".accessibilityHint(Self.rule)") })
  }

  // MARK: Looks

  @Test func aTabIsNotGivenATitleThatIsSeen() {
    let body =
      "TabView {\n  Text(\"Lanterns\")\n    .tabItem {\n      Image(systemName: \"gearshape\")\n    }\n}"
    #expect(texts(FixSample(body: body), "tab-missing-label").isEmpty)
  }

  @Test(arguments: [
    ("", "", false), (".layoutPriority(1)", "", true), ("", ".layoutPriority(-1)", true),
    ("", "\n      Image(\"a\")\n      Image(\"b\")\n      Image(\"c\")", true),
  ])
  func aCrowdedRowKeepsItsLines(_ own: String, _ beside: String, _ isKept: Bool) {
    let body = """
      ScrollView {
        VStack {
          HStack {
            Text(lantern.title)
              .lineLimit(1)\(own)
            Text(lantern.price)\(beside)
          }
        }
      }
      """
    let fixes = texts(FixSample(body: body, members: "  let lantern: Lantern\n"), "line-limit-truncates")
    #expect(fixes.isEmpty == isKept, "\(fixes)")
  }

  @Test func anIconBesideTheFirstLineStaysThere() {
    func fixes(_ alignment: String) -> [String] {
      texts(
        FixSample(
          body:
            "HStack\(alignment) {\n  Text(lantern.title)\n  Spacer()\n  Button { open() } label: {\n    "
            + "Image(systemName: \"gearshape\")\n  }\n  .buttonStyle(.plain)\n}\n.padding()",
          members: "  let lantern: Lantern\n"), "touch-target-too-small")
    }
    #expect(fixes("(alignment: .top)").first?.contains("alignment: .topTrailing") == true)
    #expect(fixes("").first?.contains("alignment: .trailing") == true)
  }

  @Test func aSizeThatAnOwnModifierGivesIsChangedThere() {
    func fixes(_ modifier: String) -> [String] {
      texts(
        FixSample(
          body: "Button { open() } label: {\n  Image(systemName: \"gearshape\")\(modifier)\n}\n.buttonStyle(.plain)"),
        "touch-target-too-small")
    }
    #expect(fixes(".barTarget()").isEmpty)
    #expect(!fixes("").isEmpty)
  }

  // MARK: Room for words of UIKit

  @Test(arguments: [
    ("", false), ("label.heightAnchor.constraint(equalToConstant: 20).isActive = true", true),
    ("label.frame = CGRect(x: 0, y: 0, width: 90, height: 20)", true),
    ("navigationItem.titleView = label", true),
  ])
  func wordsInAFixedHeightAreNotScaled(_ code: String, _ isRefused: Bool) {
    let sample = FixSample(
      """
      import UIKit

      final class Shelf: UIViewController {
        override func viewDidLoad() {
          let label = UILabel()
          label.text = "Lanterns"
          label.font = .systemFont(ofSize: 14)
          view.addSubview(label)
          \(code)
        }
      }
      """)
    #expect(texts(sample, "fixed-font-size").isEmpty == isRefused)
  }

  @Test func theHeightOfAnOutletIsInTheStoryboard() {
    let sample = FixSample(
      """
      import UIKit

      final class Shelf: UIViewController {
        @IBOutlet var label: UILabel!
        override func viewDidLoad() {
          label.text = "Lanterns"
          label.font = .systemFont(ofSize: 14)
        }
      }
      """)
    #expect(texts(sample, "fixed-font-size").isEmpty)
  }

  // MARK: Platforms and tests

  @Test func whatTheMacLacksIsNotProposedInSharedCode() {
    func fixes(_ first: String) -> [String] {
      let text = """
        \(first)
        import SwiftUI

        struct Form: View {
          @State private var error: String?
          var body: some View {
            VStack {
              if let error {
                Text(error)
                  .foregroundStyle(.red)
              }
              Button("Send") { error = send() }
            }
          }
        }
        """
      return texts(FixSample(text), "announcement-missing")
    }
    #expect(fixes("#if os(macOS)\nimport AppKit\n#endif").isEmpty)
    #expect(!fixes("").isEmpty)
  }

  @Test func aTestThatLaunchesWithArgumentsIsNotLaunchedWithout() {
    func fixes(_ launch: String) -> [String] {
      let text = """
        import XCTest

        final class ShelfTests: XCTestCase {
          func testShelf() {
            let app = XCUIApplication()
            \(launch)
            app.launch()
            app.buttons["Open"].tap()
          }
        }
        """
      var sample = FixSample(text)
      sample.others = []
      return texts(sample, "tests-missing-audit")
    }
    #expect(fixes("app.launchArguments = [\"-test\"]").isEmpty)
  }
}
