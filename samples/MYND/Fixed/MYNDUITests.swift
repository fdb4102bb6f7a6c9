import XCTest

final class MYNDUITests: XCTestCase {
  func testFirstScreen() throws {
    let app = XCUIApplication()
    app.launch()
    try app.performAccessibilityAudit()
  }
}
