// What the help proposes exists for what was found.

import Testing

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
}
