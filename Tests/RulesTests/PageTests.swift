// The examples on the rule pages: a bad line gives the rule's finding there and nowhere else, a good example gives none.

import CurbcutFindings
import CurbcutRules
import CurbcutSourceText
import CurbcutSyntax
import Testing

@Suite struct PageTests {
  static let examples = RulePageFile.all.flatMap(\.examples)

  @Test func everyRuleHasAPageAndEveryPageARule() {
    let rules = Set(AllRules.all.map(\.id))
    for page in RulePageFile.all {
      #expect(page.fields["id"].map { "\($0).md" } == page.file)
      #expect(page.description != nil, "\(page.file): front matter is incomplete")
    }
    let pages = Set(RulePageFile.all.compactMap { $0.fields["id"] })
    #expect(rules.subtracting(pages) == [])
    #expect(AllRules.all.count == rules.count)
  }

  /// A page without examples promises nothing, and a reader wants to know how often the rule is right.
  @Test func pagesSayWhomTheyConcernAndHowSureTheyAre() {
    let rules = Set(AllRules.all.map(\.id))
    for page in RulePageFile.all where page.fields["id"].map(rules.contains) == true {
      #expect(page.examples.filter { $0.kind == .bad }.count >= 2, "\(page.file): fewer than two bad examples")
      #expect(page.examples.filter { $0.kind == .good }.count >= 2, "\(page.file): fewer than two good examples")
      for field in ["wcag", "labels"] { #expect(page.fields[field] != nil, "\(page.file): no \(field)") }
      #expect(page.fields["affects"]?.isEmpty == false, "\(page.file): nobody is affected")
      let measured = page.body.range(of: "\n## Measured\n\n").map { page.body[$0.upperBound...] }
      #expect(
        measured?.hasPrefix("Of ") == true || measured?.hasPrefix("Not measured yet: ") == true,
        "\(page.file): nothing about how often it is right; run .ci/evidence --write")
    }
  }

  /// A brace that is missing would leave a good example silent for no good reason.
  @Test(arguments: examples.filter { $0.isSwift })
  func examplesAreWhole(_ example: Example) {
    for source in example.sources where source.name.hasSuffix(".swift") {
      let problems = Parser.parse(SourceText(source.text)).problems
      #expect(problems.isEmpty, "\(example.testDescription): \(problems.map(\.message))")
    }
  }

  @Test(arguments: examples.filter { $0.kind == .bad })
  func badExample(_ example: Example) {
    guard AllRules.all.contains(where: { $0.id == example.rule }) else { return }
    let found = Checking.findings(of: example.rule, in: example)
    let expected = example.expectations
    #expect(!expected.isEmpty, "\(example.testDescription) marks no line")
    for expectation in expected {
      let line = example.sources[expectation.source].line + expectation.line - 1
      guard let match = found.first(where: { $0.source == expectation.source && $0.line == expectation.line }) else {
        Issue.record("rules/\(example.page):\(line): not reported (\(expectation.severity)); found \(found)")
        continue
      }
      #expect(match.finding.severity.name == expectation.severity, "rules/\(example.page):\(line): \(match)")
      if let column = expectation.column { #expect(match.column == column, "rules/\(example.page):\(line): \(match)") }
      if let name = expectation.name {
        let derivation = match.finding.name
        let actual = [derivation?.kind, derivation?.value].compactMap { $0 }.joined(separator: ":")
        #expect(actual == name, "rules/\(example.page):\(line): \(match)")
      }
      if let message = expectation.message {
        #expect(match.finding.message.contains(message), "rules/\(example.page):\(line): \(match)")
      }
    }
    for extra in found
    where extra.isShownByDefault && !expected.contains(where: { $0.source == extra.source && $0.line == extra.line }) {
      let line = example.sources[extra.source].line + extra.line - 1
      Issue.record("rules/\(example.page):\(line): reported without a mark: \(extra)")
    }
  }

  @Test(arguments: examples.filter { $0.kind != .bad })
  func goodExample(_ example: Example) {
    let found = Checking.findings(of: example.rule, in: example)
    for extra in found where extra.isShownByDefault {
      let line = example.sources[extra.source].line + extra.line - 1
      Issue.record("rules/\(example.page):\(line): reported in a \(example.kind) example: \(extra)")
    }
  }
}
