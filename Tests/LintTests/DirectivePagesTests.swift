// The examples on the pages of the directive rules: a bad one gives the rule's finding, a good one does not. They cannot
// be marked as other pages' examples are, because the mark would become a part of the directive.

import CurbcutSourceText
import Foundation
import Testing

@testable import CurbcutLint

struct DirectivePagesTests {
  @Test(arguments: DirectiveRule.all)
  func examples(rule: String) throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let page = try String(contentsOf: root.appendingPathComponent("rules/\(rule).md"), encoding: .utf8)
    var kinds: [Substring] = []
    var example: [Substring]?
    for line in page.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("```swift ") {
        kinds.append(line.dropFirst("```swift ".count))
        example = []
      } else if line == "```", let lines = example {
        let body = lines.joined(separator: "\n")
        let text = "import SwiftUI\nstruct Example: View { var body: some View {\n\(body)\n} }\n"
        let found = LintRun.check([SourceText(path: "Example.swift", text)]).findings.filter { $0.rule == rule }
        #expect(found.isEmpty == (kinds.last == "good"), "\(rule): \(body)")
        example = nil
      } else {
        example?.append(line)
      }
    }
    #expect(kinds.contains("bad") && kinds.contains("good"))
  }
}
