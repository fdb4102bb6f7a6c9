// What previews show, what tests of the interface do, and the rare words of a file.

import CurbcutSourceText
import CurbcutSymbols
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
    let test = "import XCTest\nclass T: XCTestCase { func testA() { XCUIApplication().buttons[\"Go\"].tap() } }"
    let audit = "import XCTest\nclass T: XCTestCase { func testA() { try app.performAccessibilityAudit() } }"
    #expect(project(card).interfaceTests.first == nil)
    #expect(project(card, test).interfaceTests.first == 1)
    #expect(project(card, test).interfaceTests.runsAudit == false)
    #expect(project(test, audit).interfaceTests.runsAudit)
    #expect(project("import AccessibilitySnapshot").interfaceTests.runsAudit)
  }

  @Test(arguments: [
    ("let app = XCUIApplication()\napp.launch()", false),
    ("measure(metrics: [XCTApplicationLaunchMetric()]) { XCUIApplication().launch() }", false),
    ("let app = XCUIApplication()\nstart(app)", false),
    ("let app = XCUIApplication()\nXCTAssertTrue(app.wait(for: .runningForeground, timeout: 9))", false),
    ("let app = XCUIApplication()\nXCTAssertTrue(app.staticTexts[\"Hello\"].exists)", true),
    ("let app = XCUIApplication()\napp.swipeUp()", true),
    ("let app = XCUIApplication()\nHomePage(app).openCart()", true),
  ])
  func testsThatGoOnFromTheLaunch(_ body: String, _ goesOn: Bool) {
    let helper = "func start(_ app: XCUIApplication) { app.launchArguments = [\"-quiet\"]; app.launch() }"
    let test = "import XCTest\nclass T: XCTestCase { func testA() {\n\(body)\n}\n\(helper) }"
    #expect((project(card, test).interfaceTests.first == 1) == goesOn)
  }

  @Test func testsGoOnFromWhatTheirBaseLaunches() {
    let base = "import XCTest\nclass Base: XCTestCase { let app = XCUIApplication()\nfunc setUp() { app.launch() } }"
    #expect(project(card, base, "class A: Base { func testA() {} }").interfaceTests.first == nil)
    #expect(project(card, base, "class A: Base { func testA() { app.swipeUp() } }").interfaceTests.first == 1)
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
