// The forms for services: what is particular to each. Their real readers are run by .ci/formats.

import CurbcutFindings
import CurbcutSourceText
import Testing

@testable import CurbcutReports

struct ServiceReportTests {
  private static func finding(
    _ path: String, _ start: UInt32, _ end: UInt32, severity: Severity = .error, confidence: Confidence = .high,
    message: String = "Something is wrong"
  ) -> Finding {
    Finding(
      rule: "some-rule", severity: severity, confidence: confidence, path: path, range: ByteRange(start, end),
      message: message, help: "Mend it.")
  }

  private static func report(_ findings: [Finding]) -> Report { report("a\n😀é = b\n", findings) }

  private static func report(_ text: String, _ findings: [Finding]) -> Report {
    var sources: PathMap<SourceText> = [:]
    for finding in findings { sources[finding.path] = SourceText(path: finding.path, text) }
    return Report(
      tool: "curbcut", version: "1", root: "/r", findings: findings, files: 1, sources: sources,
      rules: [
        RuleDescription(
          id: "some-rule", title: "Some rule", category: "c", severity: .error, confidence: .high, wcag: ["4.1.2"],
          labels: [], affects: "People.", since: "1", page: "")
      ])
  }

  private func string(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

  @Test func commandsCannotBeBrokenOutOf() {
    let report = Self.report([Self.finding("a:b,c%.swift", 2, 6, message: "50% \n::error::x \u{1B}[31m")])
    let line = string(GitHubReport.bytes(report)).split(separator: "\n")[0]
    #expect(
      line
        == "::error file=a%3Ab%2Cc%25.swift,line=2,endLine=2,col=1,endColumn=3,title=some-rule::50%25 %0A::error::x ␛[31m. Mend it."
    )
  }

  @Test func theWorstAnnotationsComeFirstAndTheRestIsCounted() {
    var findings = (0..<12).map { Self.finding("a.swift", UInt32($0 % 3), 3, severity: .warning) }
    findings.append(Self.finding("z.swift", 0, 1))
    var surest = Self.finding("b.swift", 0, 1, severity: .warning)
    surest.regression = "It was there"
    findings.append(surest)
    let lines = string(GitHubReport.bytes(Self.report(findings))).split(separator: "\n")
    #expect(lines.count { $0.hasPrefix("::warning ") } == 10)
    #expect(lines[0].hasPrefix("::error file=z.swift"))
    #expect(lines[1].hasPrefix("::warning file=b.swift"))
    #expect(lines.contains("3 more findings are not annotated; the job summary lists them."))
  }

  @Test func equalFindingsKeepApartAtGitLab() {
    let report = Self.report([Self.finding("a.swift", 2, 6), Self.finding("a.swift", 2, 6)])
    let text = string(GitLabReport.bytes(report))
    let prints = text.split(separator: "\n").filter { $0.contains("\"fingerprint\"") }
    #expect(Set(prints).count == 2)
    #expect(string(GitLabReport.bytes(Self.report([]))) == "[]\n")
  }

  @Test func aFingerprintAtGitLabDoesNotDependOnTheLine() {
    func prints(_ report: Report) -> [Substring] {
      string(GitLabReport.bytes(report)).split(separator: "\n").filter { $0.contains("fingerprint") }
    }
    let before = Self.report("x = 1\n", [Self.finding("a.swift", 0, 1)])
    let after = Self.report("// More.\n\n  x = 1\n", [Self.finding("a.swift", 12, 13)])
    #expect(prints(before) == prints(after))
  }

  @Test func aCleanRunIsOneCaseThatPasses() {
    let text = string(JUnitReport.bytes(Self.report([])))
    #expect(text.contains("<testsuite name=\"curbcut\" package=\"curbcut\" id=\"0\""))
    #expect(text.contains("tests=\"1\" failures=\"0\" errors=\"0\""))
    #expect(text.contains("<testcase name=\"1 file checked\" classname=\"curbcut\" time=\"0\"/>"))
  }

  @Test func onlyWhatFailsTheRunFailsACase() {
    let report = Self.report([Self.finding("a.swift", 0, 1), Self.finding("a.swift", 2, 6, severity: .note)])
    let text = string(JUnitReport.bytes(report))
    #expect(text.contains("tests=\"2\" failures=\"1\""))
    #expect(text.contains("<system-out>a.swift:2:1: note: Something is wrong. Mend it. [some-rule]&#10;</system-out>"))
  }

  @Test func xmlHasNoForbiddenCharacter() {
    let report = Self.report([Self.finding("a<b>&\"'.swift", 0, 1, message: "\u{0}\u{8}\u{FFFE}\n<x/>")])
    for text in [string(CheckstyleReport.bytes(report)), string(JUnitReport.bytes(report))] {
      #expect(text.contains("a&lt;b&gt;&amp;&quot;&apos;.swift"))
      #expect(text.contains("␀␈\u{FFFD}&#10;&lt;x/&gt;"))
      #expect(!text.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" })
    }
  }

  @Test func columnsAreCountedAsEachReaderDoes() {
    // "= b" begins behind an emoji of four bytes and a letter of two.
    let report = Self.report([Self.finding("a.swift", 9, 10)])
    #expect(string(RdjsonReport.bytes(report)).contains("\"column\": 8"))
    #expect(string(SonarReport.bytes(report)).contains("\"startColumn\": 4,"))
    #expect(string(GitHubReport.bytes(report)).contains(",col=5,endColumn=6,"))
  }

  @Test func anEmptyRangeHasNoColumnsForSonar() {
    let text = string(SonarReport.bytes(Self.report([Self.finding("a.swift", 9, 9)])))
    #expect(text.contains("\"startLine\": 2"))
    #expect(!text.contains("startColumn"))
  }

  @Test func aFixIsOneSuggestion() {
    var finding = Self.finding("a.swift", 2, 6)
    finding.fixes = [
      Fix(
        title: "Mend", safety: .safe,
        edits: [
          TextEdit(range: ByteRange(0, 1), text: "A"), TextEdit(range: ByteRange(11, 12), text: "B"),
        ])
    ]
    #expect(string(RdjsonReport.bytes(Self.report([finding]))).contains("\"text\": \"A\\n😀é = B\""))
  }

  @Test func markdownStaysATable() {
    let report = Self.report([
      Self.finding("a|`b.swift", 0, 1, message: "<img src=x> | [link](javascript:x) @team #1 *x*")
    ])
    let row = string(MarkdownReport.bytes(report)).split(separator: "\n").first { $0.hasPrefix("| error") }
    #expect(
      row
        == "| error | ``a\\|`b.swift:1`` | &lt;img src=x&gt; \\| \\[link\\](javascript:x) @&#8203;team #&#8203;1 \\*x\\*. Mend it. | `some-rule` |"
    )
  }

  @Test func programsReadOneLineForEachFinding() {
    var finding = Self.finding("a.swift", 2, 6)
    finding.fixes = [Fix(title: "Mend it so", safety: .unsafe, edits: [])]
    let lines = string(AgentReport.bytes(Self.report([finding])) { "x/" + $0 }).split(separator: "\n")
    #expect(lines[0] == "x/a.swift")
    #expect(lines[1] == "  2:1 error some-rule: Something is wrong. Mend it. Fix: Mend it so (--unsafe-fixes)")
  }

  @Test func servicesCountPathsFromTheTopOfTheRepository() {
    var report = Self.report([Self.finding("a.swift", 0, 1)])
    report.pathPrefix = "App/"
    #expect(string(GitLabReport.bytes(report)).contains("\"path\": \"App/a.swift\""))
    #expect(string(SARIFReport.bytes(report)).contains("\"uri\": \"App/a.swift\""))
    #expect(string(JSONReport.bytes(report)).contains("\"path\": \"a.swift\""))
  }
}
