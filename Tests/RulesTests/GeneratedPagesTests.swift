// Keeps Sources/Rules/RulePages.generated.swift equal to the pages. Rewrites it when stale, except on CI, where it fails.

import CurbcutFindings
import CurbcutRules
import Foundation
import Testing

@Suite struct GeneratedPagesTests {
  @Test func generatedPagesAreUpToDate() throws {
    let url = RulePageFile.root.appendingPathComponent("Sources/Rules/RulePages.generated.swift")
    let wanted = Self.source(RulePageFile.all.compactMap(\.description))
    let present = (try? String(contentsOf: url, encoding: .utf8)) ?? ""
    guard present != wanted else { return }
    if ProcessInfo.processInfo.environment["CI"] == nil {
      try wanted.write(to: url, atomically: true, encoding: .utf8)
      Issue.record("RulePages.generated.swift was stale and is rewritten; run the tests again")
    } else {
      Issue.record("RulePages.generated.swift is stale; run the tests without CI set, and commit it")
    }
  }

  /// The Swift source that holds the pages.
  static func source(_ rules: [RuleDescription]) -> String {
    var text = """
      // Made from the pages in rules/ by the tests. Do not edit by hand.
      // swift-format-ignore-file

      import CurbcutFindings

      /// The pages of the rules, sorted by id.
      public enum RulePages {
        public static let all: [RuleDescription] = [

      """
    for rule in rules {
      let name = property(rule.id)
      text += "    \(name),\n"
    }
    text += "  ]\n"
    for rule in rules {
      text += "\n  private static let \(property(rule.id)) = RuleDescription(\n"
      text += "    id: \(literal(rule.id)), title: \(literal(rule.title)),\n"
      text +=
        "    category: \(literal(rule.category)), severity: .\(rule.severity.name), confidence: .\(rule.confidence.name),\n"
      text += "    wcag: [\(rule.wcag.map(literal).joined(separator: ", "))],\n"
      text += "    labels: [\(rule.labels.map(literal).joined(separator: ", "))],\n"
      text += "    affects: \(literal(rule.affects)), since: \(literal(rule.since)),\n"
      text += "    page: ###\"\"\"\n"
      text += rule.page.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\n")
      text += "\n\"\"\"###)\n"
    }
    return text + "}\n"
  }

  private static func property(_ id: String) -> String {
    let words = id.split(separator: "-")
    return words[0] + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }

  private static func literal(_ text: String) -> String { "#\"\(text)\"#" }
}
