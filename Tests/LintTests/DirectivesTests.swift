// Comments that silence rules: what they reach, and what they are told off for.

import CurbcutFindings
import CurbcutSourceText
import CurbcutSyntax
import Testing

@testable import CurbcutLint

struct DirectivesTests {
  private static let rule = "icon-button-missing-label"

  /// Findings of the rule and of the directive rules, as `rule@line`.
  private func lint(_ body: String, rules: [String]? = nil) -> [String] {
    let text = "import SwiftUI\nstruct Screen: View {\nvar body: some View {\n\(body)\n}\n}\n"
    let source = SourceText(path: "Screen.swift", text)
    let table = LineTable(source)
    let result = LintRun.check(
      [source], rules: rules ?? [Self.rule, "fixed-font-size", "icon-size-fixed"] + DirectiveRule.all)
    #expect(result.problems.isEmpty)
    // Lines are counted within the body.
    return result.findings.map { "\($0.rule)@\(table.position(of: $0.range.start).line - 3)" }
  }

  private let button = "Button(action: { go() }) {\n  Image(systemName: \"heart\")\n}"

  @Test func withoutDirectivesThereIsAFinding() {
    #expect(lint(button) == ["icon-button-missing-label@1"])
  }

  @Test func silencesItsOwnLine() {
    let line = "Button(action: { go() }) { Image(systemName: \"heart\") }"
    #expect(lint("\(line) // curbcut:ignore \(Self.rule) -- drawn twice") == [])
    #expect(
      lint("VStack {\n\(line) // curbcut:ignore \(Self.rule) -- x\n\(line)\n}") == ["icon-button-missing-label@3"])
  }

  @Test func silencesTheViewThatBeginsBelow() {
    #expect(lint("// curbcut:ignore \(Self.rule) -- reason\n\(button)") == [])
    #expect(lint("// curbcut:ignore \(Self.rule) -- reason\n// and more about it\n\n\(button)") == [])
  }

  @Test func reachesTheWholeChain() {
    let chain = "Text(\"a\")\n  .padding()\n  .font(.system(size: 12))"
    #expect(lint(chain) == ["fixed-font-size@3"])
    #expect(lint("// curbcut:ignore fixed-font-size -- a logo\n\(chain)") == [])
    #expect(lint("Text(\"a\")\n// curbcut:ignore fixed-font-size -- a logo\n.font(.system(size: 12))") == [])
  }

  @Test func directivesBesideEachOtherReachTheSameView() {
    let above = "// curbcut:ignore \(Self.rule) -- a\n/* more */ // and more\n// curbcut:ignore fixed-font-size -- b\n"
    #expect(lint(above + button) == ["directive-unused@3"])
    let inner = "Text(\"a\").font(.system(size: 12)) // curbcut:ignore fixed-font-size -- c\n"
    #expect(
      lint("// curbcut:ignore fixed-font-size -- d\nVStack {\n\(inner)Text(\"b\").font(.system(size: 12))\n}") == [])
    #expect(
      lint("VStack {\n\(inner)Text(\"b\").font(.system(size: 12))\n\(inner)}") == ["fixed-font-size@3"])
  }

  @Test func reachesNoFurther() {
    let found = lint("VStack {\n// curbcut:ignore \(Self.rule) -- reason\n\(button)\n\(button)\n}")
    #expect(found == ["icon-button-missing-label@6"])
  }

  @Test func reachesAViewBehindAWord() {
    #expect(lint("// curbcut:ignore \(Self.rule) -- reason\nreturn \(button)") == [])
    #expect(lint("// curbcut:ignore \(Self.rule) -- reason\nif ready { \(button) }") == [])
  }

  @Test func silencesAFile() {
    #expect(lint("\(button)\n// curbcut:ignore-file \(Self.rule) -- generated") == [])
  }

  @Test func silencesSeveralRulesAtOnce() {
    let both = "Button(action: { go() }) { Image(systemName: \"heart\").font(.system(size: 12)) }"
    #expect(Set(lint(both)) == ["icon-button-missing-label@1", "icon-size-fixed@1"])
    #expect(lint("// curbcut:ignore \(Self.rule), icon-size-fixed -- reason\n\(both)") == [])
    #expect(lint("// curbcut:ignore \(Self.rule) icon-size-fixed -- reason\n\(both)") == [])
  }

  @Test(arguments: ["/* curbcut:ignore R -- x */", "/// curbcut:ignore R -- x", "// see curbcut:ignore R -- x"])
  func otherCommentsAreNoDirectives(comment: String) {
    let text = comment.split(separator: "R", maxSplits: 1).joined(separator: Self.rule)
    #expect(lint("\(text)\n\(button)") == ["icon-button-missing-label@2"])
  }

  @Test func stringsAreNoDirectives() {
    #expect(lint("Text(\"// curbcut:ignore nothing\")") == [])
  }

  @Test func unknownRulesAreTold() {
    #expect(lint("// curbcut:ignore fixed-font-sze -- x\nText(\"a\")") == ["directive-unknown-rule@1"])
    #expect(lint("// curbcut:ignore -- x\nText(\"a\")") == ["directive-unknown-rule@1"])
    #expect(lint("// curbcut:ignore\nText(\"a\")") == ["directive-unknown-rule@1"])
    #expect(lint("// curbcut:\nText(\"a\")") == ["directive-unknown-rule@1"])
    #expect(
      lint("// curbcut:disable \(Self.rule) -- x\n\(button)") == [
        "directive-unknown-rule@1", "icon-button-missing-label@2",
      ])
  }

  @Test func theNearestRuleIsOffered() throws {
    let source = SourceText(path: "A.swift", "// curbcut:ignore fixed-font-sze -- x\n")
    let finding = try #require(LintRun.check([source]).findings.first)
    #expect(finding.help == "Did you mean `fixed-font-size`?")
    #expect(source.string(finding.range) == "fixed-font-sze")
  }

  @Test(arguments: ["", " --", " -- ", " ---", " reason without dashes"])
  func missingReasonsAreToldAndSilenceAllTheSame(end: String) {
    let found = lint("// curbcut:ignore \(Self.rule)\(end)\n\(button)")
    #expect(found.contains("directive-missing-reason@1"))
    #expect(!found.contains { $0.hasPrefix(Self.rule) })
  }

  @Test func unusedDirectivesAreTold() {
    #expect(lint("// curbcut:ignore fixed-font-size -- x\nText(\"a\")") == ["directive-unused@1"])
    #expect(lint("// curbcut:ignore-file fixed-font-size -- x\nText(\"a\")") == ["directive-unused@1"])
    #expect(lint("// curbcut:ignore \(Self.rule), fixed-font-size -- x\n\(button)") == ["directive-unused@1"])
    #expect(lint("Text(\"a\")\n// curbcut:ignore fixed-font-size -- the end") == ["directive-unused@2"])
  }

  @Test func onlyRulesThatRanCanBeUnused() {
    let text = "// curbcut:ignore fixed-font-size -- x\nText(\"a\")"
    #expect(lint(text, rules: [Self.rule] + DirectiveRule.all) == [])
    #expect(lint(text, rules: ["fixed-font-size"]) == [])
  }

  @Test func aFileThatCannotBeReadInFullHasNoUnusedDirectives() {
    let source = SourceText(path: "A.swift", "// curbcut:ignore fixed-font-size -- x\nstruct A { func ( }}\n")
    let result = LintRun.check([source])
    #expect(!result.problems.isEmpty)
    #expect(result.findings.isEmpty)
  }

  @Test func whatDirectivesAreToldOffForCanBeSilencedToo() {
    let ignore = "// curbcut:ignore-file directive-unused -- kept for the next release"
    #expect(lint("\(ignore)\n// curbcut:ignore fixed-font-size -- x\nText(\"a\")") == [])
    #expect(
      lint("// curbcut:ignore-file directive-missing-reason -- x\n// curbcut:ignore \(Self.rule)\n\(button)") == [])
  }

  @Test func silencedFindingsAreCounted() {
    let text =
      "import SwiftUI\nstruct A: View { var body: some View {\n// curbcut:ignore \(Self.rule) -- x\n\(button)\n} }\n"
    let result = LintRun.check([SourceText(path: "A.swift", text)], rules: [Self.rule])
    #expect(result.suppressed == 1)
    #expect(result.findings.isEmpty)
  }

  @Test func lineBreaksOfAllKindsEndALine() {
    for lineBreak in ["\n", "\r\n", "\r"] {
      let text = [
        "import SwiftUI", "struct A: View { var body: some View {", "// curbcut:ignore \(Self.rule) -- x",
        "Button(action: { go() }) {", "Image(systemName: \"heart\") }", "} }", "",
      ].joined(separator: lineBreak)
      #expect(LintRun.check([SourceText(path: "A.swift", text)], rules: [Self.rule]).findings.isEmpty)
    }
  }
}
