import XCTest

final class PTExpoUITests: XCTestCase {
  func testFirstScreen() throws {
    let app = XCUIApplication()
    app.launch()
    try app.performAccessibilityAudit()
  }
}
