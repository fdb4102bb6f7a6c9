// What a person sees first at a terminal, and what a pipe gets: at every width, with and without color.

import CurbcutFindings
import CurbcutSourceText
import Testing

@testable import CurbcutReports

struct FirstScreenTests {
  private static let path = "Sources/Checkout/Views/Payment Methods/PaymentMethodsSettingsView.swift"

  /// A run with many findings of few rules: errors that repeat one pair of colors, buttons without a name, a note.
  private static func report(_ count: Int = 40) -> Report {
    let line = "    Button { pay() } label: { Image(systemName: \"creditcard\") }.foregroundStyle(Color.brand)\n"
    let source = SourceText(path: path, String(repeating: line, count: count))
    var rules = [Samples.rule]
    rules.append(
      RuleDescription(
        id: "text-contrast", title: "", category: "Color", severity: .error, confidence: .high, wcag: ["1.4.3"],
        labels: ["Sufficient Contrast"], affects: "People with low vision cannot read what is written there.",
        since: "0.1.0", page: ""))
    var findings: [Finding] = []
    for index in 0..<count {
      let start = UInt32(index * line.utf8.count)
      var finding = Finding(
        rule: index % 2 == 0 ? "text-contrast" : Samples.rule.id, severity: index % 8 == 3 ? .warning : .error,
        confidence: .high, path: path, range: ByteRange(start + 4, start + 20),
        message: index % 2 == 0
          ? "This text has too little contrast in light mode: Color.brand on white is 2.83:1, needs at least 4.5:1"
          : "This button shows only an icon and has no accessibility label: VoiceOver reads the symbol creditcard",
        help: "Add .accessibilityLabel(\"Pay\").")
      let safety: Safety = index % 4 == 1 ? .safe : .unsafe
      if index % 2 == 1 { finding.fixes = [Fix(title: "Add a label", safety: safety, edits: [])] }
      findings.append(finding)
    }
    var report = Report(
      tool: "curbcut", version: "0.1.0", root: "/app", findings: findings, files: 12, failing: 35,
      sources: [path: source], rules: rules)
    report.priorities = [1, 0]
    report.screens = findings.indices.map { $0 == 1 ? ["Checkout", "Settings"] : [] }
    return report
  }

  private func text(_ extent: TextOptions.Extent, _ width: Int?, _ report: Report = report()) -> String {
    Samples.text(TextReport.bytes(report, style: TextStyle(color: false), options: TextOptions(extent, width: width)))
  }

  @Test(arguments: [60, 80, 120, 200])
  func theScreenIsAsWideAsTheTerminal(width: Int) throws {
    let lines = text(.firstScreen, width).split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count < 60)
    // Only a word that is longer than the terminal may pass its edge: paths are not broken.
    let longest = try #require(lines.filter { !$0.contains(Self.path.split(separator: "/").last!) }.map(\.count).max())
    #expect(longest <= width)
    try Snapshot.expect(text(.firstScreen, width), "first-screen-\(width)")
  }

  @Test func aPipeGetsALineForEachThenTheTable() throws {
    let text = text(.lines, nil)
    let lines = text.split(separator: "\n")
    #expect(lines.filter { $0.hasPrefix(Self.path) }.count == 40)
    #expect(text.contains("[text-contrast]\n"))
    #expect(text.contains("[icon-button-missing-label] [fix]\n"))
    #expect(text.contains("icon-button-missing-label: People who listen or speak to the screen."))
    #expect(text.contains("10 fixable with --fix, 10 more with --unsafe-fixes."))
    #expect(!text.contains("Next"))
    try Snapshot.expect(text, "pipe")
  }

  @Test func theScreenBeginsWithWhatTheAuditPutsFirst() {
    let text = text(.firstScreen, 120)
    #expect(text.contains("used: on 2 screens"))
    let first = text.ranges(of: "[icon-button-missing-label]").first
    let second = text.ranges(of: "[text-contrast]").first
    #expect(first != nil && second != nil && first!.lowerBound < second!.lowerBound)
    #expect(text.contains("  20  text-contrast: Color.brand on white is 2.83:1, needs at least 4.5:1"))
  }

  @Test func fewFindingsAreShownWholeAndInOrder() {
    let text = text(.firstScreen, 100, Self.report(2))
    #expect(text.contains("^^^"))
    #expect(!text.contains("Next") && !text.contains("  rule"))
  }

  @Test func whatFailsAComparisonIsWholeInAHook() {
    var report = Self.report()
    report.comparison = "Compared what is staged with HEAD"
    let text = text(.lines, nil, report)
    #expect(text.components(separatedBy: "= help:").count - 1 == 35)
    #expect(text.ranges(of: "\n").count > 200)
  }

  @Test(arguments: Grouping.allCases)
  func groupsHoldEachFindingOnce(grouping: Grouping) {
    var options = TextOptions(.lines)
    options.grouping = grouping
    let bytes = TextReport.bytes(Self.report(), style: TextStyle(color: false), options: options)
    let text = Samples.text(bytes)
    // One is met on two screens and stands below both.
    #expect(
      text.ranges(of: ": error: ").count + text.ranges(of: ": warning: ").count == (grouping == .screen ? 41 : 40))
    let titles = text.split(separator: "\n").filter {
      !$0.hasPrefix("  ") && $0.hasSuffix(")") && !$0.contains("  rule")
    }
    switch grouping {
    case .file: #expect(titles.first == "\(Self.path) (40)")
    case .rule: #expect(titles.first == "text-contrast (20)" || titles.first == "icon-button-missing-label (20)")
    case .cause: #expect(titles.contains("text-contrast: Color.brand on white is 2.83:1, needs at least 4.5:1 (20)"))
    case .screen: #expect(titles.contains("Checkout (1)") && titles.contains("not on a screen (39)"))
    }
  }

  /// The line that a finding shows is no proof of it, and neither is what its message says.
  @Test func aProofAddsTheLineThatSetsTheValue() {
    var report = Self.report(1)
    #expect(!text(.all, nil, report).contains("= proof:"))
    report.findings[0].message += "; the color comes from .brand (Colors.swift:2)"
    #expect(!text(.all, nil, report).contains("= proof:"))
    report.sources["App/Colors.swift"] = SourceText(
      path: "App/Colors.swift", "// Colors\nlet brand = Color.mint // as printed\n")
    #expect(text(.all, nil, report).contains("= proof: Colors.swift:2: let brand = Color.mint // as printed\n"))
    // Two files of one name leave it open which is meant.
    report.sources["Kit/Colors.swift"] = SourceText(path: "Kit/Colors.swift", "\n\n")
    #expect(!text(.all, nil, report).contains("= proof:"))
  }

  @Test func paintStaysWithItsWordsWhenLinesBreak() {
    var wrapped = WrappedText()
    wrapped.add("path.swift:1:2", .bold)
    wrapped.add(": ")
    wrapped.add("one two three four five six seven", .red)
    wrapped.add(" [rule]")
    let lines = wrapped.lines(width: 24, hanging: 2, TextStyle(color: true))
    #expect(
      lines == [
        "\u{1B}[1mpath.swift:1:2\u{1B}[0m: \u{1B}[1;31mone two\u{1B}[0m",
        "  \u{1B}[1;31mthree four five six\u{1B}[0m", "  \u{1B}[1;31mseven\u{1B}[0m [rule]",
      ])
  }
}
