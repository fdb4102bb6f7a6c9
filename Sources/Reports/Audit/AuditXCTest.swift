// A file of tests that let Apple's own audit look at each screen while the app runs. A test that does not know how to get
// to its screen is skipped until a person says how, so that nobody takes it for a pass.

import CurbcutFindings

/// Writes an XCTest file.
public enum AuditXCTest {
  /// What such a file begins with, by which one that was made before is known.
  public static let mark = "// Runs Apple's accessibility audit on each screen. Made by curbcut audit"

  public static func bytes(_ audit: Audit) -> [UInt8] {
    var out = ByteWriter()
    let importing = "import XCTest"
    out += """
      \(mark); add it to a UI test target.
      // A test is skipped until `show` describes how to get to its screen.

      \(importing)

      @MainActor
      final class AccessibilityAuditTests: XCTestCase {
        private func launch() -> XCUIApplication {
          let app = XCUIApplication()
          app.launch()
          return app
        }

        /// Takes the app to a screen; throws `XCTSkip` until you have written how.
        private func show(_ screen: String, in app: XCUIApplication) throws {
          switch screen {

      """
    let screens = audit.screens.filter { identifier($0.name) != nil }
    var names: [String: Int] = [:]
    var tests = ""
    for screen in screens {
      guard let base = identifier(screen.name) else { continue }
      let count = names[base, default: 0]
      names[base] = count + 1
      let name = count == 0 ? base : "\(base)\(count + 1)"
      let isFirst = screen.entries.contains { $0.kind == "scene" || $0.kind == "tab" }
      let ways = ScreensReport.entryTexts(screen.entries).prefix(4).map(line).joined(separator: "; ")
      out += "    // \(ways)\n"
      if isFirst, screen.entries.contains(where: { $0.kind == "scene" }) {
        out += "    case \"\(name)\": break\n"
      } else {
        out += "    case \"\(name)\": throw XCTSkip(\"Say how to get to \(name).\")\n"
      }
      tests +=
        "\n  /// \(line(screen.place.text)): \(ScreensReport.severities(screen.errors, screen.warnings, screen.notes)).\n"
      tests += "  func test\(name.prefix(1).uppercased() + name.dropFirst())() throws {\n"
      tests +=
        "    let app = launch()\n    try show(\"\(name)\", in: app)\n    try app.performAccessibilityAudit()\n  }\n"
    }
    out += "    default: XCTFail(\"There is no screen \\(screen).\")\n    }\n  }\n"
    out += tests
    out += "}\n"
    return out.bytes
  }

  /// A name that Swift takes as it stands; nil for others.
  private static func identifier(_ name: String) -> String? {
    let isPlain = name.unicodeScalars.allSatisfy { $0.properties.isXIDContinue && $0 != "`" }
    return isPlain && name.unicodeScalars.first?.properties.isXIDStart == true ? name : nil
  }

  /// Other people's text in a comment of one line.
  private static func line(_ text: String) -> String { DisplayText.neutral(text) }
}
