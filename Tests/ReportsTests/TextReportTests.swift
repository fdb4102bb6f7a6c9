// What a person reads: places, carets, neutral text, the counts at the end.

import CurbcutFindings
import CurbcutSourceText
import Testing

@testable import CurbcutReports

struct TextReportTests {
  private let plain = TextStyle(color: false)
  private var statistics: TextOptions {
    var options = TextOptions(.all)
    options.statistics = true
    return options
  }
  private var quiet: TextOptions {
    var options = statistics
    options.quiet = true
    return options
  }

  @Test func showsEverythingAboutAFinding() {
    let text = Samples.text(TextReport.bytes(Samples.report, style: plain, options: statistics))
    #expect(
      text == """
        Sources/My View.swift:2:29: error: The button has no name, [only] a symbol: "trash" [icon-button-missing-label]
           |
         2 |     let x = "😀é"; Button { Image(systemName: "trash") }
           |                             ^^^^^
           = affects: People who listen or speak to the screen.
           = name: symbol “trash” ← Image(systemName:): symbol
           = help: Add .accessibilityLabel("Delete").
           = see: Sources/My View.swift:2:20: The button begins here.

        Sources/My View.swift:2:56: problem: A brace too many.

        Not examined:
          3 unresolved components, used 9 times:
                5  Zed
                2  Badge
                2  StampCard
          1 place that could not be parsed as Swift
          1 of 3 controls with an unknown name

        error warn note fix unsafe fix  rule: who is affected
            1    -    -   -          -  icon-button-missing-label: People who listen or speak to the screen.

        1 error in 1 of 2 files, 1 silenced by directives, 1 problem.
        Checked the names of 2 of 3 controls (66%). Unresolved components, controls or not: Zed (5 uses), Badge (2 uses) and StampCard (2 uses).

        """)
  }

  @Test func quietLeavesOutTheEnd() {
    let text = Samples.text(TextReport.bytes(Samples.report, style: plain, options: quiet))
    #expect(text.hasSuffix("problem: A brace too many.\n"))
    #expect(text.contains(": error: "))
  }

  @Test func aCleanRunSaysWhatItLookedAt() {
    var report = Samples.report
    report.findings = []
    report.problems = []
    report.suppressed = 0
    report.coverage = Coverage()
    #expect(Samples.text(TextReport.bytes(report, style: plain)) == "No findings in 2 files.\n")
  }

  @Test func coloursOnlyWhenAsked() {
    #expect(!TextReport.bytes(Samples.report, style: plain).contains(0x1B))
    let colored = Samples.text(TextReport.bytes(Samples.report, style: TextStyle(color: true)))
    #expect(colored.contains("\u{1B}[1;31merror\u{1B}[0m"))
  }

  @Test func pathsAreShownAsTheReaderWantsThem() {
    let text = Samples.text(
      TextReport.bytes(Samples.report, style: TextStyle(color: false, displayPath: { "../" + $0 })))
    #expect(text.hasPrefix("../Sources/My View.swift:2:29: error:"))
  }

  @Test func foreignTextCannotSteerTheTerminal() {
    let path = "::error file=x::\u{1B}[31m.swift"
    let source = SourceText(path: path, "a\u{1B}[2Jb\u{202E}c\u{7}")
    var finding = Samples.finding
    finding.path = path
    finding.range = ByteRange(0, 1)
    finding.message = "line\nbreak \u{9B}31m"
    finding.related = []
    var report = Samples.report
    report.findings = [finding]
    report.problems = []
    report.sources = [path: source]
    let text = Samples.text(TextReport.bytes(report, style: plain))
    #expect(text.hasPrefix("./::error file=x::␛[31m.swift:1:1: error: line␊break \u{FFFD}31m ["))
    #expect(text.contains("a␛[2Jb\u{FFFD}c␇"))
    #expect(!text.unicodeScalars.contains { ($0.value < 0x20 && $0 != "\n") || (0x7F...0x9F).contains($0.value) })
  }

  @Test func aFindingWithoutItsSourceIsShownAllTheSame() {
    var report = Samples.report
    report.sources = [:]
    let text = Samples.text(TextReport.bytes(report, style: plain))
    #expect(text.hasPrefix("Sources/My View.swift: error: The button"))
  }
}

struct CodeFrameTests {
  private func frame(_ text: String, _ wanted: String) -> CodeFrame {
    let source = SourceText(path: "", text)
    return CodeFrame(Samples.range(wanted, in: source), in: source, table: LineTable(source))
  }

  @Test(arguments: [
    ("ab X", 3), ("\tX", 4), ("a\tX", 4), ("abcd\tX", 8), ("é X", 2), ("e\u{301} X", 2), ("😀 X", 3), ("漢字 X", 5),
    ("👨‍👩‍👧 X", 3), ("🇩🇪 X", 3), ("☀️ X", 3), ("\u{0}X", 1), ("\u{200B}X", 1), ("ｱＡ X", 4),
  ])
  func caretsStandUnderWhatTheyMean(text: String, indent: Int) {
    #expect(frame(text, "X").indent == indent)
    #expect(frame(text, "X").carets == 1)
  }

  @Test func caretsCoverWideText() {
    #expect(frame("a 漢字 b", "漢字").carets == 4)
    #expect(frame("a\tb", "\t").carets == 3)
  }

  @Test func aRangeOverLinesIsMarkedToTheEndOfItsFirst() {
    let shown = frame("ab {\n}\n", "{\n}")
    #expect(shown.line == 1 && shown.text == "ab {" && shown.indent == 3 && shown.carets == 1)
  }

  @Test func emptyAndDistantRangesDoNotTrap() {
    let source = SourceText(path: "", "ab\r\ncd")
    let table = LineTable(source)
    #expect(CodeFrame(ByteRange(2, 2), in: source, table: table).carets == 1)
    #expect(CodeFrame(ByteRange(900, 901), in: source, table: table).line == 2)
    let empty = SourceText(path: "", "")
    #expect(CodeFrame(ByteRange(0, 0), in: empty, table: LineTable(empty)).text == "")
  }

  @Test func longLinesAreCutAroundThePlace() {
    let filler = String(repeating: "é", count: 50_000)
    let shown = frame(filler + "X" + filler, "X")
    #expect(shown.text.count < 130)
    #expect(shown.text.hasPrefix("…é") && shown.text.hasSuffix("é…"))
    let characters = Array(shown.text)
    #expect(characters[shown.indent] == "X")
  }

  @Test func otherLineSeparatorsBreakNothing() {
    #expect(frame("a\u{2028}b\u{85}X", "X").line == 1)
    #expect(frame("a\rb\r\nX", "X").line == 3)
  }
}

struct XcodeReportTests {
  @Test func writesOneLineForEachInCompilerForm() {
    #expect(
      Samples.text(XcodeReport.bytes(Samples.report)) == """
        /work/app/Sources/My View.swift:2:29: error: The button has no name, [only] a symbol: "trash". Add \
        .accessibilityLabel("Delete"). [icon-button-missing-label]
        /work/app/Sources/My View.swift:2:20: note: The button begins here.
        /work/app/Sources/My View.swift:2:56: warning: A brace too many.

        """)
  }

  @Test func aProblemWithoutAPlaceStandsOnTheFirstLine() {
    var report = Samples.report
    report.findings = []
    report.problems = [Problem(path: "A.swift", range: nil, message: "The file is not read.")]
    #expect(Samples.text(XcodeReport.bytes(report)) == "/work/app/A.swift:1:1: warning: The file is not read.\n")
  }
}
