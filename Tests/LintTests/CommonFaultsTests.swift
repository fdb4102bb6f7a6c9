// A matter of style that repeats is one finding for the app in reports, and one for each place wherever places count.

import CurbcutFindings
import CurbcutSourceText
import CurbcutTestSupport
import Testing

@testable import CurbcutLint

struct CommonFaultsTests {
  private static func screen(_ name: String, _ labels: [String]) -> String {
    let buttons = labels.map { label in
      "      Button { go() } label: { Image(systemName: \"bell\") }.accessibilityLabel(\"\(label)\")\n"
    }
    return "import SwiftUI\nstruct \(name): View {\n  var body: some View {\n    VStack {\n" + buttons.joined()
      + "    }\n  }\n}\n"
  }

  private static let files = [
    "App/First.swift": screen("First", ["open folder", "Mute"]),
    "App/Second.swift": screen("Second", ["close folder", "Save/Share", "print page"]),
    "App/Third.swift": screen("Third", ["open folder"]),
  ]

  private func findings() -> [Finding] {
    let sources = Self.files.sorted { $0.key < $1.key }.map { SourceText(path: $0.key, $0.value) }
    return LintRun.check(sources, rules: ["label-format"]).findings
  }

  @Test func theFirstPlaceSpeaksForAllOfThem() throws {
    let joined = CommonFaults.join(findings())
    #expect(joined.map(\.path) == ["App/First.swift", "App/Second.swift"])
    let first = try #require(joined.first)
    #expect(first.message.hasPrefix("4 labels begin with a lowercase letter"))
    #expect(first.message.hasSuffix(": “open folder”, “close folder”, “print page”"))
    #expect(first.uses.map(\.place.path) == ["App/Second.swift", "App/Second.swift", "App/Third.swift"])
    #expect(first.uses.map(\.place.message) == ["“close folder”", "“print page”", "“open folder”"])
    // Another fault is another finding, and one alone is said as it is.
    #expect(joined[1].message.hasPrefix("This label contains a slash"))
    #expect(joined[1].uses.isEmpty)
  }

  @Test func whatADifferentGateCountsStaysApart() {
    var findings = findings()
    findings[1].severity = .warning
    findings[3].regression = "The label was written in this change."
    #expect(CommonFaults.join(findings).count == findings.count - 1)
  }

  @Test func onlyReportsJoinThem() throws {
    let folder = try TemporaryFolder()
    for (path, text) in Self.files { try folder.write(path, text) }
    var request = LintRequest(paths: [], workingDirectory: folder.path, root: folder.path)
    request.options = Self.only("label-format")
    #expect(try LintRun.run(request).findings.count == 5)
    request.joinsCommonFaults = true
    #expect(try LintRun.run(request).findings.map(\.uses.count) == [3, 0])
    request.shard = Shard(number: 1, count: 1)
    #expect(try LintRun.run(request).findings.count == 5)
  }

  @Test func baselinesAndDirectivesReachEachPlace() throws {
    let folder = try TemporaryFolder()
    for (path, text) in Self.files { try folder.write(path, text) }
    var request = LintRequest(paths: [], workingDirectory: folder.path, root: folder.path)
    request.options = Self.only("label-format")
    request.joinsCommonFaults = true
    #expect(try SuppressRun.run(request, reason: "tried").applied == 5)
    #expect(try BaselineFile.create(request, force: false).written.entries == 5)
    request.baseline = .automatic
    #expect(try LintRun.run(request).findings.isEmpty)
  }

  @Test func fixesReachEachPlace() throws {
    let folder = try TemporaryFolder()
    let text = "import SwiftUI\nstruct A: View {\n  var body: some View {\n    VStack {\n"
    let old = "      Text(\"a\").accessibility(label: Text(\"b\"))\n"
    try folder.write("A.swift", text + old + old + old + "    }\n  }\n}\n")
    var request = LintRequest(paths: [], workingDirectory: folder.path, root: folder.path)
    request.options = Self.only("deprecated-accessibility-api")
    request.joinsCommonFaults = true
    #expect(try LintRun.run(request).findings.map(\.uses.count) == [2])
    let outcome = try FixRun.run(request, safety: .safe)
    #expect(outcome.applied == 3)
    #expect(outcome.result.findings.isEmpty)
  }

  private static func only(_ rule: String) -> ConfigurationOptions {
    var options = ConfigurationOptions()
    options.onlyRules = [rule]
    return options
  }
}
