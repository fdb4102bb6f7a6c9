// What a team has from an earlier version keeps working: its list of known findings, and what reads its reports.

import Foundation
import Testing

struct UpgradeTests {
  private func git(_ folder: Folder, _ line: String) throws {
    let outcome = try Tool.shell("git -c user.name=a -c user.email=a@b \(line)", in: folder)
    #expect(outcome.status == 0, "\(line): \(outcome.errors)")
  }

  // MARK: Taking in what a version newly sees

  /// A repository whose baseline lacks one of three findings, as if the version that wrote it had not seen that one.
  private func upgraded() throws -> Folder {
    let folder = try Folder()
    for name in ["A", "B", "C"] { try folder.write("\(name).swift", Snippet.view(name, Snippet.badLine)) }
    try git(folder, "init --quiet")
    #expect(try Tool.run(["baseline", "create", "--rule", "icon-button-missing-label"], in: folder).status == 0)
    let lines = try folder.read(".curbcut-baseline.json").split(separator: "\n", omittingEmptySubsequences: false)
    try folder.write(".curbcut-baseline.json", lines.filter { !$0.contains("\"B.swift\"") }.joined(separator: "\n"))
    try git(folder, "add .")
    try git(folder, "commit --quiet -m one")
    return folder
  }

  private func update(_ folder: Folder, _ reason: String = "0.2") throws -> Outcome {
    try Tool.run(["baseline", "update", "--rule", "icon-button-missing-label", "--reason", reason], in: folder)
  }

  @Test func onlyWhatTheVersionSeesIsTakenIn() throws {
    let folder = try upgraded()
    // Written after the upgrade, so it is nobody's fault but its author's.
    try folder.write("New.swift", Snippet.view("New", Snippet.badLine))
    try folder.write("C.swift", Snippet.view("C", "VStack { \(Snippet.badLine); \(Snippet.badLine) }"))
    let run = try update(folder)
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.contains("3 findings known, 1 added."))
    #expect(run.output.contains("in code changed since then"))
    let written = try folder.read(".curbcut-baseline.json").split(separator: "\n")
    #expect(written.filter { $0.contains("\"reason\": \"0.2\"") }.count == 1)
    #expect(written.contains { $0.contains("\"B.swift\"") && $0.contains("\"reason\": \"0.2\"") })
    let left = try Tool.run(["lint", "--rule", "icon-button-missing-label", "--quiet", "."], in: folder).output
    #expect(left.contains("New.swift:") && left.contains("C.swift:") && !left.contains("B.swift:"))
    #expect(try Tool.run(["baseline", "stats"], in: folder).output.contains("1 added for: 0.2\n"))
    // Pruning keeps why it came in.
    #expect(try Tool.run(["baseline", "prune"], in: folder).status == 0)
    #expect(try folder.read(".curbcut-baseline.json").contains("\"reason\": \"0.2\""))
  }

  @Test func aSecondUpdateTakesNothingIn() throws {
    let folder = try upgraded()
    #expect(try update(folder).output.contains("1 added."))
    try git(folder, "commit --quiet --all -m two")
    let once = try folder.read(".curbcut-baseline.json")
    #expect(try !update(folder, "0.3").output.contains("added"))
    #expect(try folder.read(".curbcut-baseline.json") == once)
  }

  @Test func aBaselineThatIsNotCommittedIsOfNoCode() throws {
    let folder = try upgraded()
    let text = try folder.read(".curbcut-baseline.json")
    try folder.write(".curbcut-baseline.json", text + "\n")
    let run = try update(folder)
    #expect(run.status == 2)
    #expect(run.errors.contains("has uncommitted changes"))
    #expect(try folder.read(".curbcut-baseline.json") == text + "\n")
    let without = try Tool.run(["baseline", "update"], in: folder)
    #expect(without.status == 2 && without.errors.contains("needs a reason"))
    #expect(try Tool.run(["baseline", "prune", "--reason", "x"], in: folder).status == 2)
  }

  // MARK: What version 0.1 wrote

  private static let stored = SampleTests.root.appending(path: "Tests/Stored/0.1")
  private static let projects = ["flat", "components", "uikit", "interface", "assets"]

  private func copy(_ project: String) throws -> Folder {
    let folder = try Folder()
    let source = Self.stored.appending(path: project)
    for name in try FileManager.default.subpathsOfDirectory(atPath: source.path) {
      let from = source.appending(path: name)
      guard try from.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile == true else { continue }
      try folder.write(name, bytes: Array(Data(contentsOf: from)))
    }
    return folder
  }

  @Test(arguments: projects)
  func aStoredBaselineStillKnowsItsFindings(project: String) throws {
    let folder = try copy(project)
    let run = try Tool.run(["lint", "--strict-baseline", "--format", "json", "--fail-on", "never", "."], in: folder)
    let stale = try #require(json(run.output)["stale"] as? [Any])
    #expect(stale.isEmpty, "entries of 0.1 that fit nothing any more: \(stale)")
    #expect(run.status == 0)
  }

  /// A reader of a report of 0.1 finds every field where it was, with a value of the same kind.
  @Test(arguments: projects)
  func aReaderOfTheReportFindsItsFields(project: String) throws {
    let folder = try copy(project)
    let before = try json(folder.read("report.json"))
    let now = try json(
      Tool.run(["lint", "--format", "json", "--no-baseline", "--fail-on", "never", "."], in: folder).output)
    #expect(missing(before.filter { $0.key != "findings" }, now) == [])
    let findings = try #require(now["findings"] as? [[String: Any]])
    func key(_ finding: [String: Any]) -> String {
      "\(finding["rule"] ?? "") \(finding["path"] ?? "") \(finding["line"] ?? "")"
    }
    let byKey = Dictionary(findings.map { (key($0), $0) }) { first, _ in first }
    for old in try #require(before["findings"] as? [[String: Any]]) {
      guard let new = byKey[key(old)] else {
        Issue.record("0.1 found \(key(old)), and it is found no more")
        continue
      }
      #expect(missing(old.filter { !["related", "fixes"].contains($0.key) }, new) == [], "\(key(old))")
    }
  }

  private func json(_ text: String) throws -> [String: Any] {
    try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
  }

  /// The fields that are gone or hold another kind of value.
  private func missing(_ old: [String: Any], _ new: [String: Any]) -> [String] {
    old.keys.sorted().filter { name in
      guard let other = new[name] else { return true }
      return switch (old[name], other) {
      case (is [String: Any], is [String: Any]), (is [Any], is [Any]), (is String, is String),
        (is NSNumber, is NSNumber),
        (is NSNull, _), (_, is NSNull):
        false
      default: true
      }
    }
  }
}
