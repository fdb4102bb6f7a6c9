// A use that is why something is found is news of its own: for lists of known findings and for comparisons.

import CurbcutFindings
import CurbcutSourceText
import CurbcutTestSupport
import Testing

@testable import CurbcutLint

struct NewUsesTests {
  private static let rule = DecidingUsesTests.rule
  private static let chip = DecidingUsesTests.chip

  private static func screen(_ name: String, _ uses: String) -> String { DecidingUsesTests.screen(name, uses) }

  private func found(_ files: [String: String]) -> [Finding] { BaselineTests.findings(files, [Self.rule]) }

  private func match(_ baseline: Baseline, _ files: [String: String]) -> Baseline.Match {
    baseline.match(found(files), isExamined: { _ in true }, isGone: { files[$0] == nil })
  }

  private static let before = ["Chip.swift": chip, "A.swift": screen("A", "Chip(size: 20)\nChip(size: 48)")]

  // MARK: Known findings

  @Test func aNewUseOfAKnownCauseIsNew() throws {
    let baseline = Baseline(found(Self.before))
    #expect(baseline.count == 1)
    #expect(match(baseline, Self.before).new.isEmpty)
    var after = Self.before
    after["B.swift"] = Self.screen("B", "Text(\"b\")\nChip(size: 18)\nChip(size: 60)")
    let new = match(baseline, after).new
    #expect(new.map(\.path) == ["B.swift"])
    let finding = try #require(new.first)
    #expect(SourceText(path: "", after["B.swift"]!).string(finding.range) == "Chip")
    #expect(finding.message.hasSuffix("18 × 18"))
    #expect(finding.related.first?.path == "Chip.swift")
    #expect(finding.uses.isEmpty && finding.fixes.isEmpty)
    // Who takes it in knows it.
    #expect(match(Baseline(found(after)), after).new.isEmpty)
  }

  @Test func usesAreKnownWhereverTheyMoveAndWhateverIsAround() {
    let baseline = Baseline(found(Self.before))
    let moved = ["Chip.swift": Self.chip, "Sub/A.swift": Self.before["A.swift"]!]
    #expect(match(baseline, moved).new.isEmpty)
    #expect(match(baseline, moved).stale.isEmpty)
    var after = Self.before
    after["A.swift"] = Self.screen("A", "Text(\"new\")\n  Chip(size:  20) // small\nChip(size: 50)")
    #expect(match(baseline, after).new.isEmpty)
    let component = ["Sub/Chip.swift": Self.chip, "A.swift": Self.before["A.swift"]!]
    #expect(match(baseline, component).new.isEmpty)
  }

  @Test func aUseThatPassesLessIsNewAndOneThatIsFixedIsGone() {
    let baseline = Baseline(found(Self.before))
    var after = Self.before
    after["A.swift"] = Self.screen("A", "Chip(size: 16)\nChip(size: 48)")
    #expect(match(baseline, after).new.map(\.path) == ["A.swift"])
    #expect(match(baseline, after).stale.map(\.path) == ["A.swift", "Chip.swift"])
    // Equal uses are counted.
    after["A.swift"] = Self.screen("A", "Chip(size: 20)\nChip(size: 20)")
    #expect(match(baseline, after).new.map(\.path) == ["A.swift"])
  }

  @Test func aListOfAnEarlierVersionKnowsAllUses() throws {
    var old = Baseline(found(Self.before))
    for key in old.counts.keys where key.cause != nil { old.counts[key] = nil }
    #expect(old.counts.count == 1)
    var after = Self.before
    after["B.swift"] = Self.screen("B", "Chip(size: 18)")
    #expect(match(old, after).new.isEmpty)
    #expect(match(old, after).unlistedUses.map(\.path) == ["A.swift", "B.swift"])
    // One that told it at the use.
    var atUse = Baseline()
    let use = try #require(found(Self.before).first?.uses.first)
    let context = try #require(use.context)
    atUse.counts[
      BaselineKey(path: "A.swift", rule: Self.rule, declaration: context.declaration, code: context.code)] = 1
    #expect(match(atUse, Self.before).new.isEmpty)
  }

  @Test func theFileIsReadAsItWasWritten() throws {
    let baseline = Baseline(found(Self.before))
    #expect(try Baseline(text: PaddedBytes(baseline.text()), name: "b.json") == baseline)
    #expect(String(decoding: baseline.text(), as: UTF8.self).split(separator: "\n").count { $0.contains("cause") } == 1)
  }

  @Test func whatIsAlwaysAtFaultIsNoNewsWhereItIsUsed() {
    let fixed = Self.chip.replacing("width: size, height: size", with: "width: 20, height: 20")
    let before = ["Chip.swift": fixed, "A.swift": Self.screen("A", "Chip(size: 20)")]
    let baseline = Baseline(found(before))
    #expect(baseline.counts.count == 1)
    var after = before
    after["B.swift"] = Self.screen("B", "Chip(size: 18)")
    #expect(match(baseline, after).new.isEmpty)
  }

  // MARK: Comparisons

  private func repository() throws -> ComparisonTests.Repository { try ComparisonTests.Repository(Self.before) }

  private func lint(_ repository: ComparisonTests.Repository, _ revision: String?, staged: Bool = false) throws
    -> LintResult
  {
    try repository.lint(ComparisonRequest(revision: revision, staged: staged), rules: [Self.rule])
  }

  @Test func aComparisonTellsTheNewUse() throws {
    let repository = try repository()
    #expect(try lint(repository, "HEAD").findings.isEmpty)
    try repository.folder.write("B.swift", Self.screen("B", "Text(\"b\")\nChip(size: 18)"))
    let result = try lint(repository, "HEAD")
    #expect(result.findings.map(\.path) == ["B.swift"])
    #expect(result.findings.first?.cause?.path == "Chip.swift")
    #expect(result.comparison?.fixed == 0)
    // What is staged, too.
    try repository.git("add", "B.swift")
    #expect(try lint(repository, nil, staged: true).findings.map(\.path) == ["B.swift"])
  }

  @Test func aUseThatPassesEnoughIsNoNews() throws {
    let repository = try repository()
    try repository.folder.write("B.swift", Self.screen("B", "Chip(size: 44)"))
    #expect(try lint(repository, "HEAD").findings.isEmpty)
  }

  /// Before, nothing was found in the component.
  @Test func theFirstUseAtFaultIsToldAtTheChange() throws {
    let repository = try ComparisonTests.Repository([
      "Chip.swift": Self.chip, "A.swift": Self.screen("A", "Chip(size: 48)\nChip(size: 50)"),
    ])
    try repository.folder.write("A.swift", Self.screen("A", "Chip(size: 48)\nChip(size: 30)"))
    let result = try lint(repository, "HEAD")
    #expect(result.findings.map(\.path) == ["A.swift"])
    #expect(result.findings.first?.related.map(\.path) == ["Chip.swift"])
    #expect(result.findings.first?.message.hasSuffix("30 × 30") == true)
  }

  /// Who makes the component reads it there.
  @Test func aNewComponentIsToldAtItsCause() throws {
    let repository = try ComparisonTests.Repository(["B.swift": Self.screen("B", "Text(\"b\")")])
    for (name, text) in Self.before { try repository.folder.write(name, text) }
    let result = try lint(repository, "HEAD")
    #expect(result.findings.map(\.path) == ["Chip.swift"])
    #expect(result.findings.first?.decidingUses.map(\.place.path) == ["A.swift"])
  }

  @Test func aBaselineThatKnowsTheUseIsHeardInAComparison() throws {
    let repository = try repository()
    try repository.folder.write("B.swift", Self.screen("B", "Chip(size: 18)"))
    var request = LintRequest(paths: ["."], workingDirectory: repository.folder.path)
    request.options.onlyRules = [Self.rule]
    _ = try BaselineFile.create(request, force: false)
    #expect(try lint(repository, "HEAD").findings.isEmpty)
  }

  // MARK: Directives

  private static let ignore = "// curbcut:ignore touch-target-too-small -- the row is the target"

  private func result(_ files: [String: String], rules: [String]) -> LintResult {
    LintRun.check(files.sorted { $0.key < $1.key }.map { SourceText(path: $0.key, $0.value) }, rules: rules)
  }

  @Test func aDirectiveAtAUseSilencesIt() {
    let rules = [Self.rule, DirectiveRule.unused]
    var files = [
      "Chip.swift": Self.chip, "A.swift": Self.screen("A", "Chip(size: 20)\n\(Self.ignore)\nChip(size: 30)"),
    ]
    let one = result(files, rules: rules)
    #expect(one.findings.map(\.path) == ["Chip.swift"])
    #expect(one.findings.first?.decidingUses.compactMap(\.message).map { $0.hasSuffix("20 × 20") } == [true])
    // Where no other is left, nothing is found.
    files["A.swift"] = Self.screen("A", "\(Self.ignore)\nChip(size: 30)\nChip(size: 50)")
    let none = result(files, rules: rules)
    #expect(none.findings.isEmpty)
    #expect(none.suppressed == 1)
    // What passes enough needs none.
    files["A.swift"] = Self.screen("A", "Chip(size: 20)\n\(Self.ignore)\nChip(size: 50)")
    #expect(result(files, rules: rules).findings.map(\.rule) == [DirectiveRule.unused, Self.rule])
  }

  @Test func aDirectiveAtTheCauseSilencesAllUses() {
    let chip = Self.chip.replacing("    Button(", with: "    \(Self.ignore)\n    Button(")
    let files = ["Chip.swift": chip, "A.swift": Self.screen("A", "Chip(size: 20)")]
    #expect(result(files, rules: [Self.rule, DirectiveRule.unused]).findings.isEmpty)
  }

  /// What the directive silences is found in a file that is not checked.
  @Test func aDirectiveAtAUseIsNotCalledUnusedWhereNobodyKnows() throws {
    let folder = try TemporaryFolder()
    try folder.write("Chip.swift", Self.chip)
    try folder.write("A.swift", Self.screen("A", "\(Self.ignore)\nChip(size: 30)\n\(Self.ignore)\nText(\"a\")"))
    var request = LintRequest(paths: ["A.swift"], workingDirectory: folder.path)
    request.options.onlyRules = [Self.rule, DirectiveRule.unused]
    let found = try LintRun.run(request).findings
    #expect(found.map(\.rule) == [DirectiveRule.unused])
    request.paths = ["."]
    #expect(try LintRun.run(request).findings == found)
  }
}
