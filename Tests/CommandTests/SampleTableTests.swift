// The table in samples/README.md: for each statement of a sample's checklist that rules can refute, a place in the
// legacy app that is reported and has no like in the fixed one. Rewritten when stale, except on CI, where that fails.

import CurbcutFindings
import CurbcutLint
import CurbcutSourceText
import Foundation
import Testing

@Suite struct SampleTableTests {
  /// The samples with the checklists and profiles they are held to.
  static let samples = [
    (folder: "Able", name: "able"), (folder: "Stampbook", name: "stampbook"), (folder: "PTExpo", name: "pt-expo"),
    (folder: "MYND", name: "mynd"), (folder: "AIWardrobe", name: "ai-wardrobe"),
  ]

  static let begin = "<!-- statements: made by the tests -->"
  static let end = "<!-- end of statements -->"

  /// Findings of one app, which is a project of its own.
  private func lint(_ folder: String, _ profile: String) throws -> LintResult {
    let path = SampleTests.root.appendingPathComponent("samples/\(folder)").path
    var request = LintRequest(workingDirectory: path, root: path)
    request.options.profile = profile
    request.options.minConfidence = .low
    request.jobs = 1
    return try LintRun.run(request)
  }

  /// A rule that refutes a statement in the legacy app and is silent, as sure as that, in the fixed one.
  private func row(_ rule: String, _ legacy: LintResult, _ fixed: LintResult) -> String? {
    let found = legacy.findings.filter { $0.rule == rule }
    guard let sure = found.map(\.confidence).max(), let place = found.first(where: { $0.confidence == sure }) else {
      return nil
    }
    if fixed.findings.contains(where: { $0.rule == rule && $0.confidence >= sure }) { return nil }
    guard let source = legacy.sources[place.path] else { return nil }
    let line = LineTable(source).position(of: place.range.start).line
    return "`\(rule)` | \(place.path):\(line)"
  }

  private func section(_ sample: (folder: String, name: String)) throws -> [String] {
    let checklist = try #require(Profiles.file(sample.name)?.checklist)
    let legacy = try lint("\(sample.folder)/Legacy", sample.name)
    let fixed = try lint("\(sample.folder)/Fixed", sample.name)
    var lines = [
      "### \(sample.folder)", "",
      "\(checklist.title) With `--root samples/\(sample.folder)/Legacy --profile samples/\(sample.folder)/\(sample.name).json --min-confidence low`:",
      "",
      "| Statement | Rule | Place in `Legacy` | Manual test |", "|---|---|---|---|",
    ]
    for statement in checklist.statements {
      let rows = statement.rules.compactMap { row($0, legacy, fixed) }
      if !statement.rules.isEmpty, rows.isEmpty {
        Issue.record("samples/\(sample.folder): no place refutes “\(statement.text)” (\(statement.rules))")
      }
      if rows.isEmpty { lines.append("| \(statement.text) | – | – | \(statement.byHand) |") }
      for (index, row) in rows.enumerated() {
        let hand = index == 0 ? statement.byHand : ""
        lines.append(
          "| \(index == 0 ? statement.text : "″") | \(row) | \(hand) |".replacingOccurrences(of: "|  |", with: "| |"))
      }
    }
    return lines + [""]
  }

  @Test func theTableIsTrue() throws {
    var lines = [Self.begin, ""]
    for sample in Self.samples { lines += try section(sample) }
    let table = (lines + [Self.end]).joined(separator: "\n")
    let url = SampleTests.root.appendingPathComponent("samples/README.md")
    let text = try String(contentsOf: url, encoding: .utf8)
    let start = try #require(text.range(of: Self.begin))
    let stop = try #require(text.range(of: Self.end))
    if text[start.lowerBound..<stop.upperBound] == table { return }
    if ProcessInfo.processInfo.environment["CI"] == nil {
      let new = text.replacingCharacters(in: start.lowerBound..<stop.upperBound, with: table)
      try new.write(to: url, atomically: true, encoding: .utf8)
      Issue.record("The table in samples/README.md was stale and is rewritten; run the tests again")
    } else {
      Issue.record("The table in samples/README.md is stale; run the tests without CI set, and commit it")
    }
  }
}
