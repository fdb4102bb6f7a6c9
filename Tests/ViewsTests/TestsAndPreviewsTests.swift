// What previews show, what tests of the interface do, and the rare words of a file.

import CurbcutSourceText
import CurbcutSyntax
import CurbcutViews
import Testing

@Suite struct TestsAndPreviewsTests {
  private func project(_ texts: String...) -> Project {
    Project(
      files: texts.enumerated().map { index, text in
        FileViews(tree: Parser.parse(SourceText(path: "App/File\(index).swift", text)))
      })
  }

  private let card = "import SwiftUI\nstruct Card: View { var body: some View { Text(\"a\") } }\n"

  @Test(arguments: [
    ("#Preview { Card() }", true, false),
    ("#Preview { Card().dynamicTypeSize(.accessibility3) }", true, true),
    ("#Preview { Card().dynamicTypeSize(.xLarge) }", true, false),
    ("#Preview { ForEach(sizes, id: \\.self) { Card().dynamicTypeSize($0) } }", true, true),
    ("#Preview { Card().environment(\\.sizeCategory, .accessibilityLarge) }", true, true),
    ("struct P: PreviewProvider { static var previews: some View { Card() } }", true, false),
    ("struct B: View { var body: some View { Card() } }", false, false),
  ])
  func previews(_ text: String, _ isShown: Bool, _ isLarge: Bool) {
    let previews = project(card + text).previews
    #expect(previews.shown.contains(Name("Card")) == isShown)
    #expect(previews.shownLarge.contains(Name("Card")) == isLarge)
  }

  @Test func testsThatDriveTheApp() {
    let test = "import XCTest\nclass T: XCTestCase { func testA() { XCUIApplication().launch() } }"
    let audit = "import XCTest\nclass T: XCTestCase { func testA() { try app.performAccessibilityAudit() } }"
    #expect(project(card).interfaceTests.first == nil)
    #expect(project(card, test).interfaceTests.first == 1)
    #expect(project(card, test).interfaceTests.runsAudit == false)
    #expect(project(test, audit).interfaceTests.runsAudit)
    #expect(project("import AccessibilitySnapshot").interfaceTests.runsAudit)
  }

  @Test func rareWordsAreFound() {
    let file = project(
      "func a() { AudioServicesPlaySystemSound(1); g.notificationOccurred(.error); UIAccessibility.x }"
    )
    .files[0]
    #expect(file.rareTokens.map(\.kind) == [.sound, .haptics, .setting])
    #expect(file.tokens(of: .haptics).map { file.tree.string(of: $0) } == ["notificationOccurred"])
    #expect(file.tokens(of: .audit).isEmpty)
  }
}
