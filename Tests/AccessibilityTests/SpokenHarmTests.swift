// What counts as harm when a change is listened to: each kind in its smallest form, and changes that do none.

import CurbcutSourceText
import CurbcutSyntax
import CurbcutViews
import Testing

@testable import CurbcutAccessibility

@Suite struct SpokenHarmTests {
  private func items(_ views: String) throws -> [TranscriptItem] {
    let code = "import SwiftUI\nstruct V: View {\n  var body: some View {\n    \(views)\n  }\n}\n"
    let file = FileViews(tree: Parser.parse(SourceText(path: "V.swift", code)))
    let reader = TranscriptReader(project: Project(files: [file]))
    return try #require(reader.transcript(ofBody: 0, in: file)).items
  }

  private func harms(_ before: String, _ after: String, fixes: Int = 1) throws -> [SpokenHarm] {
    SpokenHarm.harms(from: try items(before), to: try items(after), fixes: fixes)
  }

  private static let button = ".accessibilityAddTraits(.isButton)"

  @Test func eachPartOfAStackBecomesAButton() throws {
    let stack = "VStack { Text(\"A\"); Text(\"B\") }.onTapGesture { open() }"
    #expect(try harms(stack, stack + Self.button) == [.secondControl("0 before, 2 now")])
    #expect(try harms(stack, stack + ".accessibilityElement(children: .combine)" + Self.button) == [])
    // One of them at a time.
    let either = "Group { if isOn { Text(\"A\") } else { Text(\"B\") } }"
    #expect(try harms(either, either + Self.button) == [])
    let two = "VStack { Text(\"A\"); Text(\"B\") }"
    let both = "VStack { Text(\"A\")\(Self.button); Text(\"B\")\(Self.button) }"
    #expect(try harms(two, both, fixes: 2) == [])
  }

  @Test func aPictureBecomesAButtonWithoutAName() throws {
    let picture = "Image(systemName: \"star\").onTapGesture { rate() }"
    let harms = try harms(picture, picture + Self.button)
    #expect(harms.contains(.unnamedStop("‹unnamed: star›, button, image")))
    #expect(harms.contains(.twoRoles("‹unnamed: star›, button, image")))
    #expect(
      try self.harms(
        picture + ".accessibilityLabel(\"Rate\")",
        picture + ".accessibilityLabel(\"Rate\")" + Self.button + ".accessibilityRemoveTraits(.isImage)") == [])
  }

  @Test func aHeadingOverAButtonIsBoth() throws {
    let title = "Text(\"Trips\").overlay(alignment: .leading) { Button(\"Back\") { back() } }"
    #expect(
      try harms(title, title + ".accessibilityAddTraits(.isHeader)") == [.twoRoles("Back, button, heading")])
    let own = title.replacing(".overlay", with: ".accessibilityAddTraits(.isHeader).overlay")
    #expect(try harms(title, own) == [])
  }

  @Test func wordsAndControlsAreMissed() throws {
    let row = "HStack { Text(\"Lamp\"); Button(\"Edit\") { edit() }; Button(\"Share\") { share() } }"
    let combined = try harms(row, row + ".accessibilityElement(children: .combine)")
    #expect(combined.contains { if case .lostControl = $0 { true } else { false } })
    #expect(
      try harms("Text(\"Red lamp\")", "Text(\"Red lamp\").accessibilityLabel(\"Lamp\")") == [.lostWords("red")])
    // The role says it, and VoiceOver knows no capital letters.
    let save = "Button(\"Save\") { save() }"
    #expect(
      try harms(
        save + ".accessibilityLabel(\"save, button\")", save + ".accessibilityLabel(\"Save\")") == [])
    #expect(
      try harms("Text(\"A\").accessibilityLabel(\"Save button\")", "Text(\"A\").accessibilityLabel(\"Save\")")
        == [.lostWords("button")])
  }

  @Test func theOppositeIsToldApart() throws {
    func tab(_ trait: String) -> String { "Button(\"Home\") { go() }.accessibilityAddTraits(\(trait))" }
    let plain = "Button(\"Home\") { go() }"
    #expect(try harms(plain, tab("tab != 1 ? .isSelected : []")) == [.oppositeTrait("selected when tab != 1")])
    #expect(try harms(plain, tab("tab == 1 ? [] : .isSelected")) == [.oppositeTrait("selected unless tab == 1")])
    #expect(try harms(plain, tab("tab == 1 ? .isSelected : []")) == [])
    #expect(try harms(plain, tab("tab != 1 ? [] : .isSelected")) == [])
    #expect(
      try harms(tab("isOn ? .isSelected : []"), tab("!isOn ? .isSelected : []"))
        == [.oppositeTrait("selected when !isOn")])
  }

  @Test(arguments: [
    ("a", "a", false), ("!a", "a", true), ("!(a)", "a", true), ("!!a", "a", false), ("(a != b)", "a == b", true),
    ("!(a != b)", "a == b", false), ("!a.contains(b)", "a.contains(b)", true), ("(a) == (b)", "(a) == (b)", false),
    ("!a && b", "!a && b", false), ("a != b && c", "a != b && c", false),
  ])
  func negationsAreCounted(text: String, source: String, isNegated: Bool) {
    let condition = TurnedCondition(text)
    #expect(condition.source == source)
    #expect(condition.isNegated == isNegated)
  }

  @Test func layoutIsWhatIsSeen() {
    func layout(_ views: String) -> LayoutCode {
      let code = "struct V: View {\n  var body: some View {\n    \(views)\n  }\n}\n"
      return LayoutCode(FileViews(tree: Parser.parse(SourceText(path: "V.swift", code))))
    }
    let text = layout("VStack(spacing: 4) { Text(\"A\").font(.title) }")
    #expect(layout("VStack(spacing:4) {\n Text(\"A\").font(.title).accessibilityAddTraits(.isHeader) }") == text)
    for other in [
      "VStack(spacing: 8) { Text(\"A\").font(.title) }", "VStack(spacing: 4) { Text(\"A\").font(.body) }",
      "HStack(spacing: 4) { Text(\"A\").font(.title) }", "VStack(spacing: 4) { Text(\"A\").font(.title).padding() }",
      "VStack(spacing: 4) { Text(\"A\").font(.title); Text(\"B\") }", "Text(\"A\").font(.title)",
    ] {
      #expect(layout(other).difference(from: text) != nil, "\(other)")
    }
  }
}
