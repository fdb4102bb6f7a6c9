// What a further reading of fixes on real apps refused, and the fact that each was made without.

import CurbcutFindings
import CurbcutSourceText
import Testing

struct FixReadingTests: FixReading {
  // MARK: Words

  @Test(arguments: [("showInfo = true", "info.circle"), ("showsHelp = true", "questionmark.circle")])
  func aSignThatSaysNotAboutWhatIsNotNamed(action: String, symbol: String) {
    #expect(label(button(action, symbol)) == nil)
  }

  @Test func aPictureThatOnlyFailsWithWordsHasNoName() {
    func fixes(_ loaded: String) -> [String] {
      texts(
        FixSample(body: "Portrait(state: state)\n  .onTapGesture { open() }", members: "  let state: Int\n")
          .with(
            file: """
              import SwiftUI

              struct Portrait: View {
                let state: Int
                var body: some View {
                  switch state {
                  case 0: \(loaded)
                  default: Text("Unable to load")
                  }
                }
              }

              """
          ).fixes("tap-gesture-missing-button-trait"))
    }
    #expect(fixes("Image(uiImage: picture)").isEmpty)
    #expect(!fixes("Text(\"Lanterns\")").isEmpty)
  }

  @Test func anArrowAloneLeadsNowhere() {
    #expect(label(button("open(club)\n  other()", "chevron.right")) == nil)
    #expect(label(button("page += 1\n  nextPage()", "chevron.right")) == "Next")
    let code =
      "    let arrow = UIButton(type: .custom)\n    arrow.setBackgroundImage(UIImage(systemName: \"chevron.right\"), for: .normal)\n"
    let cell = FixSample(
      "import UIKit\n\nclass Cell: UITableViewCell {\n  func setUp() {\n\(code)    accessoryView = arrow\n  }\n}\n")
    #expect(!cell.findings(Self.icon).isEmpty)
    #expect(cell.fixes(Self.icon).isEmpty)
  }

  @Test func aFileWithoutWordsSaysThemAsTheOthersDo() {
    let table = "\"close_button\" = \"Close\";\n"
    func label(_ titles: String) -> String? {
      self.label(
        button("close()", "xmark").with(strings: table).with(
          file:
            "import SwiftUI\n\nstruct Other: View {\n  var body: some View {\n    VStack {\n\(titles)    }\n  }\n}\n"))
    }
    let keys = "      Text(\"close_button\")\n      Text(\"open_button\")\n"
    #expect(label(keys) == "close_button")
    #expect(label("      Text(L10n.close)\n      Text(L10n.open)\n") == nil)
  }

  @Test func barsOfWhichSomeHaveWordsAreLeftToPeople() {
    func safety(_ words: String) -> [Safety] {
      FixSample(
        body:
          "ForEach(months, id: \\.self) { month in\n  ZStack {\n    Capsule()\n      .opacity(chosen == month ? 1 : 0.4)\n"
          + "    \(words)\n  }\n  .onTapGesture { chosen = month }\n}",
        members: "  let months: [Int]\n  @State private var chosen = 0\n"
      ).fixes("selected-trait-missing").map(\.safety)
    }
    #expect(safety("Text(name(month))") == [.safe])
    #expect(safety("if month > 3 { Text(name(month)) }") == [.suggestion])
  }

  // MARK: Places

  @Test func aSmallMarkInALineStaysSmall() {
    func safety(_ style: String) -> [Safety] {
      FixSample(
        body:
          "HStack {\n  Button {\n    close()\n  } label: {\n    Image(systemName: \"xmark\")\n      .font(.\(style))\n  }\n"
          + "  .accessibilityLabel(\"Close\")\n}"
      ).fixes("touch-target-too-small").map(\.safety)
    }
    #expect(safety("caption2") == [.suggestion])
    #expect(safety("title2") == [.unsafe])
  }

  @Test func whatShowsThatItLoadsKeepsMoving() {
    func safety(_ state: String) -> [Safety] {
      FixSample(
        body: "Circle()\n  .scaleEffect(\(state) ? 1.5 : 1)\n"
          + "  .animation(.easeInOut(duration: 1).repeatForever(), value: \(state))\n  .onAppear { \(state) = true }",
        members: "  @State private var \(state) = false\n"
      ).fixes("endless-animation").map(\.safety)
    }
    #expect(safety("isLoading") == [.suggestion])
    #expect(safety("isLarge") == [.unsafe])
  }

  @Test func aHeaderIsNotTheMessage() {
    func fixes(_ view: String) -> [String] {
      texts(
        FixSample(
          body: "VStack {\n  if errorMessage != nil {\n    \(view)\n  }\n}",
          members: "  @State private var errorMessage: String?\n"
        ).fixes("announcement-missing"))
    }
    #expect(
      fixes("GroupBox(label: Text(\"Something failed\").foregroundStyle(.red)) {\n      Text(words)\n    }").isEmpty)
    #expect(!fixes("Text(\"Something failed\")\n      .foregroundStyle(.red)").isEmpty)
  }

  @Test func linesEndAsTheOthersDo() {
    func fixed(_ end: String) -> String {
      FixSample(
        """
        import UIKit

        class Cell: UITableViewCell {
          let words = UILabel()\(end)
          func setUp() {
            words.font = UIFont.systemFont(ofSize: 16)\(end)
            words.text = "Lanterns"\(end)
          }
        }

        """
      ).fixed("fixed-font-size")
    }
    #expect(fixed(";").contains(");\n    words.adjustsFontForContentSizeCategory = true;\n"))
    #expect(fixed("").contains(")\n    words.adjustsFontForContentSizeCategory = true\n"))
  }
}
