// JSON and SARIF: what readers rely on. That both are valid by their schemas is checked in .ci/run.

import CurbcutFindings
import CurbcutSourceText
import Foundation
import Testing

@testable import CurbcutReports

struct JSONReportTests {
  @Test func saysEverythingAboutAFinding() throws {
    let json = try Samples.json(JSONReport.bytes(Samples.report))
    #expect(json["version"] as? Int == 1)
    let finding = try #require((json["findings"] as? [[String: Any]])?.first)
    #expect(finding["rule"] as? String == "icon-button-missing-label")
    #expect(finding["kind"] as? String == "violation")
    #expect(finding["line"] as? Int == 2)
    // A tab is one byte, 😀 four, é two.
    #expect(finding["column"] as? Int == 29)
    #expect(finding["endColumn"] as? Int == 34)
    let start = try #require(finding["start"] as? Int)
    let end = try #require(finding["end"] as? Int)
    #expect(Samples.source.string(ByteRange(UInt32(start), UInt32(end))) == "Image")
    #expect(finding["wcag"] as? [String] == ["4.1.2", "1.1.1"])
    let name = try #require(finding["name"] as? [String: Any])
    #expect(name["value"] as? String == "trash")
    let step = try #require((name["steps"] as? [[String: Any]])?.first)
    #expect(step["source"] as? String == "Image(systemName:)")
    #expect(step["line"] as? Int == 2)
  }

  @Test func countsEverything() throws {
    let json = try Samples.json(JSONReport.bytes(Samples.report))
    let coverage = try #require(json["coverage"] as? [String: Any])
    #expect(coverage["unknown"] as? Int == 1)
    #expect(
      (coverage["unresolved"] as? [[String: Any]])?.map { $0["name"] as? String } == ["Zed", "Badge", "StampCard"])
    let summary = try #require(json["summary"] as? [String: Any])
    #expect(summary["errors"] as? Int == 1)
    #expect(summary["problems"] as? Int == 1)
    #expect(summary["suppressed"] as? Int == 1)
  }

  @Test func anEmptyReportKeepsItsShape() throws {
    let report = Report(tool: "curbcut", version: "0.1.0", root: "/", findings: [])
    let json = try Samples.json(JSONReport.bytes(report))
    #expect((json["findings"] as? [Any])?.isEmpty == true)
    #expect((json["problems"] as? [Any])?.isEmpty == true)
    #expect((json["summary"] as? [String: Any])?["files"] as? Int == 0)
  }

  @Test func anyTextSurvives() throws {
    let odd = "\"\\/\u{0}\u{1F}\u{7F}\u{85}\u{2028}\u{2029}\u{FFFF}😀e\u{301}\r\n\t"
    var writer = JSONWriter()
    writer.object {
      $0.key(of: odd)
      $0.string(odd)
    }
    let bytes = writer.finished()
    #expect(try Samples.json(bytes)[odd] as? String == odd)
    #expect(!bytes.dropLast().contains { $0 < 0x20 && $0 != 0x0A })
  }

  @Test func deepLinesAreIndentedAsAllOthers() {
    var writer = JSONWriter()
    func nest(_ depth: Int, _ writer: inout JSONWriter) {
      if depth == 0 { return writer.number(-120) }
      writer.array {
        nest(depth - 1, &$0)
        $0.number(depth)
      }
    }
    nest(40, &writer)
    var lines = (0..<40).map { String(repeating: " ", count: 2 * $0) + "[" }
    lines.append(String(repeating: " ", count: 80) + "-120,")
    for depth in 1...40 {
      lines.append(String(repeating: " ", count: 2 * (41 - depth)) + "\(depth)")
      lines.append(String(repeating: " ", count: 2 * (40 - depth)) + (depth < 40 ? "]," : "]"))
    }
    #expect(String(decoding: writer.finished(), as: UTF8.self) == lines.joined(separator: "\n") + "\n")
  }

  @Test func listsRules() throws {
    let json = try Samples.json(JSONReport.bytes(rules: [Samples.rule, Samples.quiet]))
    let rules = try #require(json["rules"] as? [[String: Any]])
    #expect(rules.map { $0["id"] as? String } == ["icon-button-missing-label", "text-[odd]"])
  }
}

struct SARIFReportTests {
  private func run(_ report: Report = Samples.report, limit: Int = 10) throws -> [String: Any] {
    let json = try Samples.json(SARIFReport.bytes(report, limit: limit))
    return try #require((json["runs"] as? [[String: Any]])?.first)
  }

  private func at(_ value: Any?, _ path: Any...) -> Any? {
    path.reduce(value) { value, step in
      switch step {
      case let key as String: (value as? [String: Any])?[key]
      case let index as Int:
        if let array = value as? [Any], index < array.count { array[index] } else { nil }
      default: nil
      }
    }
  }

  @Test func whatIsLeftOutOfPartsIsLeftOutOfTheWhole() throws {
    var whole = Samples.report
    let source = SourceText(path: "b.swift", "struct B {}\n")
    whole.problems = []
    whole.findings = (0..<7).map { index in
      var finding = Samples.finding
      finding.severity = [.note, .error, .warning][index % 3]
      finding.related = []
      finding.name = nil
      if index > 3 { (finding.path, finding.range) = (source.path, ByteRange(UInt32(index), UInt32(index + 1))) }
      if index <= 3 { finding.range = ByteRange(UInt32(index), UInt32(index + 1)) }
      return finding
    }
    whole.sources[source.path] = source
    let parts = ["b.swift", Samples.source.path].enumerated().map { number, path in
      var part = whole
      part.findings = whole.findings.filter { $0.path == path }
      part.shard = "\(number + 1)/2"
      return (name: "\(number + 1).sarif", bytes: SARIFReport.bytes(part, limit: 3))
    }
    let sorted = whole.findings.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    whole.findings = sorted
    let merged = try SARIFMerge.merged(parts, limit: 3).bytes
    #expect(Samples.text(merged) == Samples.text(SARIFReport.bytes(whole, limit: 3)))
    #expect(Samples.text(merged).contains("4 findings of the lowest severity are omitted."))
    // Nothing is left out of the parts, and some of the whole.
    let full = parts.indices.map { index in
      var part = whole
      part.findings = whole.findings.filter { $0.path == ["b.swift", Samples.source.path][index] }
      part.shard = "\(index + 1)/2"
      return (name: "\(index)", bytes: SARIFReport.bytes(part, limit: 4))
    }
    #expect(try SARIFMerge.merged(full, limit: 4).bytes == SARIFReport.bytes(whole, limit: 4))
    #expect(throws: MergeProblem(message: "Some parts are missing: 2/2.")) {
      try SARIFMerge.merged([parts[0]])
    }
  }

  @Test func saysFirstWhatItsReaderHasToKnow() throws {
    var whole = Samples.report
    whole.notes = ["Settings [of the base] differ.", "A file moves."]
    let told = try #require(at(run(whole), "invocations", 0, "toolExecutionNotifications") as? [[String: Any]])
    #expect(told.map { $0["level"] as? String } == ["note", "note", "warning"])
    #expect(told.prefix(2).map { at($0, "descriptor", "id") as? String } == ["run-note", "run-note"])
    #expect(
      told.prefix(2).map { at($0, "message", "text") as? String }
        == ["A file moves.", "Settings \\[of the base\\] differ."])
    #expect(try at(run(Samples.report), "invocations", 0, "toolExecutionNotifications", 1) == nil)
    // The parts have read the same, and each may know something that the others do not.
    let parts = [["A file moves.", "Settings [of the base] differ."], ["Settings [of the base] differ."]]
    let files = parts.enumerated().map { number, notes in
      var part = whole
      part.notes = notes
      part.shard = "\(number + 1)/2"
      if number == 1 { (part.findings, part.problems) = ([], []) }
      return (name: "\(number + 1).sarif", bytes: SARIFReport.bytes(part))
    }
    #expect(try SARIFMerge.merged(files.reversed()).bytes == SARIFReport.bytes(whole))
  }

  @Test func pointsWithUTF16Columns() throws {
    let run = try run()
    #expect(at(run, "columnKind") as? String == "utf16CodeUnits")
    let region = at(run, "results", 0, "locations", 0, "physicalLocation", "region")
    #expect(at(region, "startLine") as? Int == 2)
    // A tab, 😀 two units, é one.
    #expect(at(region, "startColumn") as? Int == 26)
    #expect(at(region, "endLine") as? Int == 2)
    #expect(at(region, "endColumn") as? Int == 31)
  }

  @Test func pathsAreRelativeReferences() throws {
    let location = at(try run(), "results", 0, "locations", 0, "physicalLocation", "artifactLocation")
    #expect(at(location, "uri") as? String == "Sources/My%20View.swift")
    #expect(at(location, "uriBaseId") as? String == "%SRCROOT%")
    #expect(SARIFReport.uri("a:b/é#?%[.swift") == "a%3Ab/%C3%A9%23%3F%25%5B.swift")
    #expect(SARIFReport.uri("../x-y_z~/A.swift") == "../x-y_z~/A.swift")
    #expect(at(try run(), "originalUriBaseIds", "%SRCROOT%", "uri") == nil)
  }

  @Test func listsAllRulesWhateverWasFound() throws {
    let run = try run()
    let rules = try #require(at(run, "tool", "driver", "rules") as? [[String: Any]])
    #expect(rules.map { $0["id"] as? String } == ["icon-button-missing-label", "text-[odd]"])
    #expect(at(run, "results", 0, "ruleIndex") as? Int == 0)
    let rule = rules[0]
    #expect(rule["name"] as? String == "IconButtonMissingLabel")
    // One screen of the page: it is in every file, for every rule.
    let help = try #require(at(rule, "help", "markdown") as? String)
    #expect(help.hasPrefix("# icon-button-missing-label\n"))
    #expect(help.hasSuffix("`curbcut explain icon-button-missing-label --all` shows the whole page.\n"))
    let text = try #require(at(rule, "help", "text") as? String)
    #expect(text.hasPrefix("icon-button-missing-label\n"))
    #expect(!text.contains("**"))
    #expect(at(rule, "defaultConfiguration", "level") as? String == "error")
    #expect(at(rule, "properties", "precision") as? String == "high")
    #expect(at(rule, "properties", "problem.severity") as? String == "error")
    #expect(at(rule, "properties", "security-severity") == nil)
    #expect(at(rules[1], "properties", "problem.severity") as? String == "recommendation")
    // Nothing that is required may be empty.
    #expect((at(rules[1], "help", "text") as? String)?.isEmpty == false)
    let tags = try #require(at(rule, "properties", "tags") as? [String])
    #expect(tags == ["accessibility", "VoiceOver", "Voice Control", "wcag412", "wcag2a", "wcag111"])
  }

  @Test func namesTheCriteria() throws {
    let run = try run()
    let taxonomy = at(run, "taxonomies", 0)
    #expect(at(taxonomy, "taxa", 0, "id") as? String == "1.1.1")
    #expect(at(taxonomy, "taxa", 1, "name") as? String == "Name, Role, Value")
    #expect(
      at(taxonomy, "taxa", 1, "helpUri") as? String == "https://www.w3.org/WAI/WCAG22/Understanding/name-role-value")
    let relation = at(run, "tool", "driver", "rules", 0, "relationships", 0)
    #expect(at(relation, "target", "id") as? String == "4.1.2")
    #expect(at(relation, "target", "index") as? Int == 1)
    #expect(at(relation, "kinds") as? [String] == ["relevant"])
    let guid = try #require(at(taxonomy, "guid") as? String)
    #expect(at(relation, "target", "toolComponent", "guid") as? String == guid)
    #expect(at(run, "tool", "driver", "supportedTaxonomies", 0, "guid") as? String == guid)
  }

  @Test func messagesCannotBeTakenForLinks() throws {
    let text = try #require(at(try run(), "results", 0, "message", "text") as? String)
    #expect(text == "The button has no name, \\[only\\] a symbol: \"trash\". Add .accessibilityLabel(\"Delete\").")
    #expect(SARIFReport.escaped("a\\[b](1)") == "a\\\\\\[b\\](1)")
  }

  @Test func problemsAreNotifications() throws {
    let run = try run()
    let notification = at(run, "invocations", 0, "toolExecutionNotifications", 0)
    #expect(at(notification, "level") as? String == "warning")
    #expect(at(notification, "message", "text") as? String == "A brace too many.")
    let id = try #require(at(notification, "descriptor", "id") as? String)
    let declared = try #require(at(run, "tool", "driver", "notifications") as? [[String: Any]])
    #expect(declared.contains { $0["id"] as? String == id })
    #expect(at(run, "invocations", 0, "executionSuccessful") as? Bool == true)
    #expect(at(run, "invocations", 0, "exitCode") as? Int == 1)
  }

  @Test func relatedPlacesHaveNumbers() throws {
    let related = at(try run(), "results", 0, "relatedLocations", 0)
    #expect(at(related, "id") as? Int == 1)
    #expect(at(related, "message", "text") as? String == "The button begins here.")
  }

  @Test func aCleanRunHasAnEmptyListOfResults() throws {
    var report = Samples.report
    report.findings = []
    report.problems = []
    let run = try run(report)
    #expect((at(run, "results") as? [Any])?.isEmpty == true)
    #expect((at(run, "invocations", 0, "toolExecutionNotifications") as? [Any])?.isEmpty == true)
  }

  @Test func tooManyResultsLoseTheLeastSevere() throws {
    var note = Samples.finding
    note.severity = .note
    note.related = []
    var report = Samples.report
    report.findings = Array(repeating: note, count: 10) + [Samples.finding, note]
    let run = try run(report)
    let results = try #require(at(run, "results") as? [[String: Any]])
    #expect(results.count == 10)
    #expect(results.last?["level"] as? String == "error")
    let notifications = try #require(at(run, "invocations", 0, "toolExecutionNotifications") as? [Any])
    #expect(at(notifications.last, "message", "text") as? String == "2 findings of the lowest severity are omitted.")
  }

  @Test func saysNothingOfTimePlaceOrMachine() {
    let text = Samples.text(SARIFReport.bytes(Samples.report))
    for word in ["startTimeUtc", "machine", "/work", "commandLine", "processId", "workingDirectory"] {
      #expect(!text.contains(word))
    }
    #expect(SARIFReport.bytes(Samples.report) == SARIFReport.bytes(Samples.report))
  }

  @Test func everyCriterionIsThereOnce() {
    #expect(SuccessCriterion.all.count == 86)
    #expect(Set(SuccessCriterion.all.map(\.number)).count == 86)
    #expect(["1.4.11", "1.4.3", "1.1.1"].sorted(by: precedesCriterion) == ["1.1.1", "1.4.3", "1.4.11"])
    #expect(SuccessCriterion.numbered("2.5.8")?.tags == ["wcag258", "wcag22aa"])
    #expect(
      SuccessCriterion.numbered("2.2.2")?.page == "https://www.w3.org/WAI/WCAG22/Understanding/pause-stop-hide")
  }
}

struct FingerprintTests {
  @Test(arguments: [
    ("", ["c129715d7a2bc9a3:1"]),
    (" a\nb\n  \t\tc\n d", ["271789c17abda88f:1", "54703d4cd895b18:1", "180aee12dab6264:1", "a23a3dc5e078b07b:1"]),
  ])
  func lineHashesAreThoseGitHubExpects(text: String, expected: [String]) {
    #expect(Fingerprints.lineHashes(SourceText(path: "", text)) == expected)
  }

  @Test func lineHashesArePolynomialsOfTheNextHundredUnits() {
    // The definition, without the rolling: blanks out, one unit for a line break, 65535 at the end, zeros behind it.
    let text = Samples.source.string(ByteRange(0, UInt32(Samples.source.count)))
    let units = Array((text + text).utf16).filter { $0 != 0x20 && $0 != 0x09 } + [0xFFFF]
    let starts = [0] + units.indices.dropLast().filter { units[$0] == 0x0A }.map { $0 + 1 }
    let expected = starts.map { start -> String in
      var hash: UInt64 = 0
      for index in start..<start + 100 { hash = hash &* 37 &+ UInt64(index < units.count ? units[index] : 0) }
      return String(hash, radix: 16) + ":1"
    }
    #expect(Fingerprints.lineHashes(SourceText(path: "", text + text)) == expected)
  }

  @Test func lineBreaksOfAllKindsHashAlike() {
    let lines = ["struct A {", "  let a = 1", "  let a = 1", "}", ""]
    let unix = Fingerprints.lineHashes(SourceText(path: "", lines.joined(separator: "\n")))
    #expect(unix == Fingerprints.lineHashes(SourceText(path: "", lines.joined(separator: "\r\n"))))
    #expect(unix == Fingerprints.lineHashes(SourceText(path: "", lines.joined(separator: "\r"))))
    #expect(unix.count == 5)
  }

  @Test func linesThatAreAlikeAreCounted() {
    let text = String(repeating: "let a = 1\n", count: 60)
    let hashes = Fingerprints.lineHashes(SourceText(path: "", text))
    #expect(hashes.count == 61)
    #expect(Set(hashes).count == 61)
    #expect(hashes[1].hasSuffix(":2"))
  }

  @Test func aFindingIsKnownAgainWhereverItsLineHasGone() {
    func context(_ text: String) -> UInt64 {
      let source = SourceText(path: "A.swift", text)
      var finding = Samples.finding
      finding.range = Samples.range("Image", in: source)
      return Fingerprints.context(of: finding, in: source, table: LineTable(source))
    }
    let original = context("a\nButton { Image(\"x\") }\nb")
    #expect(original == context("new\n\na\n\t\tButton { Image(\"x\") }\nother"))
    #expect(original != context("a\nButton { Image(\"y\") }\nb"))
  }
}
