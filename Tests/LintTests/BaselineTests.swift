// The list of known findings: that no edit elsewhere makes an old finding new, that no new one hides behind an old one,
// and that the file is what people can merge.

import CurbcutTestSupport
import CurbcutFindings
import CurbcutSourceText
import Testing

@testable import CurbcutLint

struct BaselineTests {
  static func findings(_ files: [String: String], _ rules: [String]? = nil) -> [Finding] {
    let sources = files.sorted { $0.key < $1.key }.map { SourceText(path: $0.key, $0.value) }
    return LintRun.check(sources, rules: rules, wantsContexts: true).findings
  }

  private static func view(_ name: String, _ body: String) -> String {
    "import SwiftUI\nstruct \(name): View {\n  var body: some View {\n    VStack {\n      \(body)\n    }\n  }\n}\n"
  }

  private static let button = "Button(action: { go() }) { Image(systemName: \"heart\") }"
  private static let rule = "icon-button-missing-label"

  private func new(_ before: [String: String], _ after: [String: String]) -> Int {
    let match = Baseline(Self.findings(before, [Self.rule])).match(
      Self.findings(after, [Self.rule]), isExamined: { _ in true }, isGone: { after[$0] == nil })
    return match.new.count
  }

  @Test func whatIsAroundAFindingDoesNotMatter() {
    let before = Self.view("A", Self.button)
    let moved = "// A comment.\n\n" + before.replacingLines { "    " + $0 }
    #expect(new(["a.swift": before], ["a.swift": moved]) == 0)
    let commented = Self.view("A", "Button(/* why */ action: { go() }) { // here\n Image(systemName: \"heart\") }")
    #expect(new(["a.swift": before], ["a.swift": commented]) == 0)
    #expect(new(["a.swift": before], ["a.swift": before.replacingLines(by: "\r\n") { String($0) }]) == 0)
    #expect(new(["a.swift": before], ["a.swift": Self.view("A", Self.button + ".padding()")]) == 0)
    #expect(new(["a.swift": before], ["a.swift": Self.view("A", "Text(\"Hello\")\n" + Self.button)]) == 0)
  }

  @Test func aSecondEqualFindingIsNew() {
    let before = Self.view("A", Self.button)
    #expect(new(["a.swift": before], ["a.swift": Self.view("A", Self.button + "\n" + Self.button)]) == 1)
    #expect(new(["a.swift": before], ["a.swift": before + Self.view("B", Self.button)]) == 1)
    #expect(new(["a.swift": before], ["a.swift": before, "b.swift": before]) == 1)
  }

  @Test func mendingOneFindingMakesNoRoomForAnother() {
    let before = Self.view("A", Self.button)
    let other = Self.view(
      "A", Self.button + ".accessibilityLabel(\"Delete\")\nButton(action: { go() }) { Image(systemName: \"plus\") }")
    #expect(new(["a.swift": before], ["a.swift": other]) == 1)
  }

  @Test func aRenamedFileIsFollowed() {
    let before = Self.view("A", Self.button)
    #expect(new(["a.swift": before], ["Sub/b 😀.swift": before]) == 0)
    let match = Baseline(Self.findings(["a.swift": before], [Self.rule])).match(
      Self.findings(["b.swift": before], [Self.rule]), isExamined: { _ in true }, isGone: { $0 == "a.swift" })
    #expect(match.stale.isEmpty)
    #expect(match.pruned.sortedKeys.map(\.path) == ["b.swift"])
  }

  @Test func onlyWhatWasExaminedIsStale() {
    let baseline = Baseline(Self.findings(["a.swift": Self.view("A", Self.button)], [Self.rule]))
    let partial = baseline.match([], isExamined: { _ in false }, isGone: { _ in false })
    #expect(partial.stale.isEmpty)
    #expect(partial.pruned == baseline)
    let whole = baseline.match([], isExamined: { _ in true }, isGone: { _ in false })
    #expect(whole.stale.map(\.rule) == [Self.rule])
    #expect(whole.stale.map(\.declaration) == ["A.body"])
    #expect(whole.pruned.count == 0)
  }

  // MARK: The file

  @Test func theFileIsReadAsItWasWritten() throws {
    let text = Self.view("A", Self.button + "\n" + Self.button)
    let baseline = Baseline(Self.findings(["Ä \"b\"\n.swift": text], [Self.rule]))
    #expect(baseline.count == 2)
    let bytes = baseline.text()
    #expect(try Baseline(text: PaddedBytes(bytes), name: "x") == baseline)
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
    #expect(lines.count == 7)
    #expect(
      lines[3].hasPrefix("    {\"path\": \"Ä \\\"b\\\"\\u000a.swift\", \"rule\": \"icon-button-missing-label\", "))
    #expect(lines[3].hasSuffix("\"n\": 0},"))
    #expect(lines[4].hasSuffix("\"n\": 1}"))
    #expect(!lines[3].contains("line"))
    #expect(try Baseline(text: PaddedBytes(Baseline().text()), name: "x") == Baseline())
  }

  @Test(arguments: [
    ("", "b.json:1:1: The baseline cannot be read: a value is missing."),
    ("{\n  \"findings\": []\n}", "b.json:1:1: The baseline cannot be read: it has no version."),
    ("{\n  \"version\": 9\n}", "b.json:2:14: The baseline cannot be read: its version is not 1."),
    ("{\"version\": 1}", "b.json:1:1: The baseline cannot be read: it has no list of findings."),
    (
      "{\"version\": 1,\n\"findings\": [\n{\"path\": \"a\"}]}",
      "b.json:3:1: The baseline cannot be read: this entry needs path, rule, in and code."
    ),
    ("<<<<<<< HEAD\n", "b.json:1:1: The baseline cannot be read: this is no value."),
  ])
  func whatIsWrongInTheFileIsPointedAt(text: String, message: String) {
    #expect(throws: UsageError(message + " `curbcut baseline create --force` rewrites it.")) {
      try Baseline(text: PaddedBytes(Array(text.utf8)), name: "b.json")
    }
  }

  // MARK: Runs

  @Test func aRunUsesTheFileInTheRoot() throws {
    let folder = try TemporaryFolder()
    try folder.write(".curbcut.json", "{}")
    try folder.write("a.swift", Self.view("A", Self.button))
    var request = LintRequest(workingDirectory: folder.path)
    request.options.onlyRules = [Self.rule]
    #expect(throws: UsageError.self) { try BaselineFile.prune(request) }
    let (written, _) = try BaselineFile.create(request, force: false)
    #expect(written.path == folder.path + "/.curbcut-baseline.json")
    #expect(written.entries == 1)
    #expect(throws: UsageError.self) { try BaselineFile.create(request, force: false) }

    request.baseline = .automatic
    var result = try LintRun.run(request)
    #expect(result.findings.isEmpty)
    #expect(result.baseline?.known == 1)
    try folder.write("b.swift", Self.view("B", Self.button))
    result = try LintRun.run(request)
    #expect(result.findings.map(\.path) == ["b.swift"])
    request.paths = ["b.swift"]
    #expect(try LintRun.run(request).baseline?.stale == [])
    request.paths = []

    try folder.write("a.swift", Self.view("A", "Text(\"Hello\")"))
    result = try LintRun.run(request)
    #expect(result.baseline?.stale.map(\.path) == ["a.swift"])
    let pruned = try BaselineFile.prune(request)
    #expect(pruned.removed.map(\.path) == ["a.swift"])
    #expect(pruned.entries == 0)
    #expect(try LintRun.run(request).findings.map(\.path) == ["b.swift"])
    request.baseline = .file("missing.json")
    #expect(throws: UsageError.self) { try LintRun.run(request) }
  }

  @Test func aRuleThatDidNotRunLeavesNothingStale() throws {
    let folder = try TemporaryFolder()
    try folder.write("a.swift", Self.view("A", Self.button))
    var request = LintRequest(workingDirectory: folder.path, root: folder.path)
    _ = try BaselineFile.create(request, force: false)
    request.baseline = .automatic
    request.options.onlyRules = ["fixed-font-size"]
    #expect(try LintRun.run(request).baseline?.stale == [])
  }
}

extension String {
  func replacingLines(by separator: String = "\n", _ change: (Substring) -> String) -> String {
    split(separator: "\n", omittingEmptySubsequences: false).map(change).joined(separator: separator)
  }
}
