// What the help proposes exists for what was found.

import Testing

@testable import CurbcutRules

@Suite struct RuleHelpTests {
  @Test(arguments: [
    ("Image(\"mapOfThePark\").resizable().frame(width: 300, height: 200)", true),
    ("Image(systemName: \"exclamationmark.triangle\")", false),
  ])
  func onlyNamedPicturesAreMadeDecorative(_ view: String, _ isProposed: Bool) throws {
    let found = Checking.findings(of: "image-missing-label", in: [("View.swift", "VStack { \(view) }")])
    let finding = try #require(found.first?.finding)
    #expect(finding.help.contains("Image(decorative:)") == isProposed)
    #expect(finding.help.contains(".accessibilityHidden(true)"))
  }

  /// Code that is named in a message never brings its line breaks along.
  @Test(arguments: [
    ("It depends on resolve(\n  state: state)", "It depends on resolve(…)"),
    ("It depends on items.first {\n  $0.isOn }", "It depends on items.first { … }"),
    ("It says: “Saved\nto disk”", "It says: “Saved …”"), ("It depends on a\n  && b", "It depends on a …"),
    ("It depends on isOn", "It depends on isOn"),
  ])
  func messagesAreOneLine(_ message: String, _ line: String) {
    #expect(Report.oneLine(message) == line)
  }
}
