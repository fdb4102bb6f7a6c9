// What `curbcut why` tells of a view: the name across files, the arithmetic of its hit area, and why rules are silent.

import CurbcutFindings
import CurbcutRules
import CurbcutSourceText
import CurbcutSyntax
import CurbcutViews
import Foundation
import Testing

struct ExplainTests {
  /// Explains the view at the first place of `mark` in the first text.
  private func explain(_ mark: String, _ texts: String...) throws -> Explanation {
    let files = texts.enumerated().map { index, text in
      FileViews(tree: Parser.parse(SourceText(path: "App/File\(index).swift", "import SwiftUI\n" + text)))
    }
    let source = files[0].tree.source
    let range = try #require(source.string(ByteRange(0, UInt32(source.count))).range(of: mark))
    let text = source.string(ByteRange(0, UInt32(source.count)))
    let offset = UInt32(text.utf8.distance(from: text.startIndex, to: range.lowerBound))
    let table = LineTable(source)
    let line = table.lineRange(table.position(of: offset).line)
    return try #require(
      RuleEngine().explain(offset, isExact: true, line: line, in: files[0], Project(files: files)))
  }

  private func silence(_ rule: String, _ explanation: Explanation) -> String? {
    let verdict = explanation.verdicts.first { $0.rule == rule }
    return verdict?.findings.isEmpty == true ? verdict?.silence : nil
  }

  @Test func followsTheNameIntoAnotherFile() throws {
    let found = try explain(
      "Button",
      "struct Row: View {\n var body: some View {\n Button { go() } label: { CloseIcon(text: \"Shut\") }\n }\n}",
      "struct CloseIcon: View {\n let text: String\n var body: some View {\n Image(\"x\").accessibilityLabel(text)\n }\n}"
    )
    #expect(found.role == "button")
    #expect(found.name.kind == "text")
    #expect(found.name.value == "Shut")
    #expect(found.name.steps.contains { $0.path == "App/File1.swift" && $0.source == "accessibilityLabel" })
    #expect(silence("icon-button-missing-label", found) == "no match; its name is known")
    #expect(found.verdicts.count == AllRules.all.count)
  }

  @Test func tellsTheArithmeticOfTheHitArea() throws {
    let found = try explain(
      "Button",
      "struct A: View { var body: some View { Button { go() } label: { Image(systemName: \"x\").resizable()"
        + ".frame(width: 20, height: 24).padding(4) } } }")
    #expect(found.hitArea.first == "28 × 32 points")
    #expect(
      found.hitArea.contains(".padding(4): 20 × 24 → 28 × 32")
        || found.hitArea.contains("padding(4): 20 × 24 → 28 × 32"))
  }

  @Test func saysOfWhatNobodyMeetsWhatLintSays() throws {
    let row = "struct Row: View { var body: some View { Button { go() } label: { Image(systemName: \"gear\") } } }"
    let app = "@main struct TheApp: App { var body: some Scene { WindowGroup {"
    func severity(_ explanation: Explanation) -> Severity? {
      explanation.verdicts.first { $0.rule == "icon-button-missing-label" }?.findings.first?.severity
    }
    #expect(severity(try explain("Button", row, app + " Row() } } }")) == .error)
    #expect(severity(try explain("Button", row, app + " Text(\"a\") } } }")) == .warning)
    let television = try explain(
      "Button", row, app + " Home() } } }",
      "struct Home: View { var body: some View {\n#if os(tvOS)\nRow()\n#else\nText(\"a\")\n#endif\n} }")
    #expect(television.around.first == "its code is used on other platforms only")
    for rule in ["icon-button-missing-label", "missing-screen-title"] {
      #expect(silence(rule, television) == television.around.first)
    }
    let sketch = try explain("Button", "private " + row + "\n#Preview { Row() }", app + " Text(\"a\") } } }")
    #expect(silence("missing-screen-title", sketch) == "its code is used by previews only")
  }

  @Test func saysWhyRulesAreSilent() throws {
    let hidden = try explain(
      "Button",
      "struct A: View { var body: some View { Button { go() } label: { Image(systemName: \"x\") }"
        + ".accessibilityHidden(true) } }")
    #expect(silence("icon-button-missing-label", hidden) == "it is hidden from assistive technology")
    #expect(hidden.hidden == "hidden from assistive technology")
    let preview = try explain("Button", "#Preview { Button { go() } label: { Image(systemName: \"x\") } }")
    #expect(silence("icon-button-missing-label", preview) == "it is in a preview")
    let text = try explain("Text", "struct A: View { var body: some View { Text(\"a\").font(.body) } }")
    #expect(silence("icon-button-missing-label", text) == "does not apply to text")
    #expect(silence("fixed-font-size", text)?.contains("follows Dynamic Type") == true)
    #expect(text.font?.result == "follows Dynamic Type, 17 points by default")
    let unknown = try explain(
      "Button", "struct A: View { var body: some View { Button { go() } label: { Sign(3) } } }")
    #expect(
      silence("icon-button-missing-label", unknown) == "no match; its name is unknown: Sign could not be resolved")
    // What a rule made of what it asked for is not known, so nothing is claimed of it.
    for verdict in (text.verdicts + unknown.verdicts + hidden.verdicts) where verdict.status == .noMatch {
      #expect(!verdict.silence.contains("looks for") && !verdict.silence.isEmpty, "\(verdict.rule)")
    }
  }

  @Test func measuresThatAreEnoughHaveTheirNumbers() throws {
    func measured(_ mark: String, _ body: String) throws -> [String: String] {
      let found = try explain(mark, "struct A: View { var body: some View { \(body) } }")
      let verdicts = found.verdicts.filter { $0.status == .passed }
      return Dictionary(uniqueKeysWithValues: verdicts.map { ($0.rule, $0.silence) })
    }
    let button = try measured(
      "Button", "Button { go() } label: { Image(systemName: \"x\").frame(width: 48, height: 44) }.buttonStyle(.plain)")
    #expect(button["touch-target-too-small"] == "48 × 44 points, needs 44 × 44")
    let text = try measured(
      "Text", "Text(\"a\").font(.system(size: 13)).foregroundColor(.black).background(Color.white)")
    #expect(text["text-contrast"] == "21.00:1 in light mode, needs 4.5:1")
    #expect(text["font-below-minimum"] == "13 points, needs 11")
    // What is reported is no near miss.
    #expect(text["fixed-font-size"] == nil)
    #expect(try measured("Text", "Text(\"a\")").isEmpty)
  }

  @Test func factsHaveTheirPlacesOrSayWhatStandsInTheWay() throws {
    let found = try explain(
      "Button",
      """
      struct A: View {
        let side: CGFloat
        let tint: Color
        var body: some View {
          Button { go() } label: { Image(systemName: "x").frame(width: side, height: side) }.buttonStyle(.plain)
          Text("a").font(.system(size: 13)).foregroundColor(tint).background(Color.white)
          Button("Go") { go() }.accessibilityAddTraits(.isHeader).frame(width: 10)
        }
      }
      """)
    func fact(_ subject: String, _ explanation: Explanation) throws -> ExplainedFact {
      try #require(explanation.facts.first { $0.subject == subject })
    }
    let size = try fact("size", found)
    #expect(!size.isKnown && size.value == "argument of side")
    #expect(try fact("name", found).steps.first?.range != nil)
    #expect(try fact("traits", found).value == "none written")
    let text = try explain(
      "Text",
      "struct A: View { let tint: Color\nvar body: some View { Text(\"a\").font(.system(size: 13))"
        + ".foregroundColor(tint).background(Color.white) } }")
    let colors = try fact("colors", text)
    #expect(!colors.isKnown && colors.value == "its color is unknown (argument of tint)")
    let font = try fact("font", text)
    #expect(font.isKnown && font.value == "fixed at 13 points" && font.range != nil)
    let written = try explain(
      "Text", "struct A: View { var body: some View { Text(\"a\").foregroundColor(.black).background(Color.white) } }")
    #expect(try fact("colors", written).steps.filter { $0.range != nil }.map(\.source) == ["foreground", "background"])
  }

  @Test func verdictsAreOfTheirRulesWhereSomeAreLeftOut() throws {
    // On the Mac nothing is asked that rests on fingers.
    let found = try explain(
      "Button",
      "import AppKit\nstruct A: View { var body: some View { Button { go() } label: { Image(systemName: \"x\") } } }")
    let verdict = try #require(found.verdicts.first { $0.rule == "icon-button-missing-label" })
    #expect(verdict.findings.map(\.rule) == ["icon-button-missing-label"])
    for verdict in found.verdicts { #expect(verdict.findings.allSatisfy { $0.rule == verdict.rule }) }
    #expect(silence("touch-target-too-small", found) == "the project is for the Mac only")
  }

  @Test func reportsWhatARunReports() throws {
    let found = try explain(
      "Button", "struct A: View { var body: some View { Button { go() } label: { Image(systemName: \"x\") } } }")
    let verdict = try #require(found.verdicts.first { $0.rule == "icon-button-missing-label" })
    #expect(verdict.findings.count == 1)
    #expect(verdict.findings.first?.severity == .error)
  }
}
