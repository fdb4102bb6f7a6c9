// What fixes make of small examples, letter for letter; where a fix would harm or guess, there is none. And the promise
// that each rule either can be mended or is named in the table of those that cannot.

import CurbcutFindings
import CurbcutRules
import CurbcutSourceText
import Foundation
import Testing

@testable import CurbcutLint

struct FixExampleTests {
  /// The source with all findings of a rule mended once; the same bytes when nothing can be.
  private func mended(_ text: String, _ rule: String) -> String {
    let source = SourceText(path: "Example.swift", text)
    let findings = LintRun.check([source], rules: [rule], wantsContexts: true, wantsFixes: true).findings
    #expect(!findings.isEmpty, "\(rule) finds nothing in:\n\(text)")
    var rejected: Set<Finding> = []
    var broken = 0
    let (bytes, applied) = FixRun.apply(findings, to: source, .unsafe, &rejected, &broken)
    #expect(broken == 0)
    return applied.isEmpty ? text : String(decoding: bytes, as: UTF8.self)
  }

  private func screen(_ body: String, before: String = "") -> String {
    "import SwiftUI\n\nstruct Example: View {\n\(before)  var body: some View {\n"
      + body.split(separator: "\n", omittingEmptySubsequences: false).map { "    \($0)\n" }.joined() + "  }\n}\n"
  }

  @Test func codeIsMovedWithItsLines() {
    let outside = screen(
      "Button(action: edit) {\n  Image(\"pen\")\n    .resizable()\n    .frame(width: 20, height: 20)\n}\n"
        + ".accessibilityLabel(\"Edit\")\n.padding(12)")
    let inside = screen(
      "Button(action: edit) {\n  Image(\"pen\")\n    .resizable()\n    .frame(width: 20, height: 20)\n    .padding(12)\n"
        + "    .contentShape(Rectangle())\n}\n.accessibilityLabel(\"Edit\")")
    #expect(mended(outside, "hit-area-outside-label") == inside)
    let windows = screen(
      "Image(systemName: \"xmark\")\n  .contentShape(.rect)\n  .frame(width: 44, height: 44)\n  .onTapGesture { close() }"
    )
    let expected = screen(
      "Image(systemName: \"xmark\")\n  .frame(width: 44, height: 44)\n  .contentShape(.rect)\n  .onTapGesture { close() }"
    )
    #expect(mended(windows, "content-shape-order") == expected)
    #expect(
      mended(windows.replacing("\n", with: "\r\n"), "content-shape-order") == expected.replacing("\n", with: "\r\n"))
  }

  @Test func linksGetTheWordsOfTheirHeading() {
    let before = screen("VStack {\n  Text(\"Family plan\")\n  Button(\"Learn more\") { showPlans() }\n}")
    let after = screen(
      "VStack {\n  Text(\"Family plan\")\n"
        + "  Button(\"Learn more\") { showPlans() }.accessibilityLabel(\"Learn more: Family plan\")\n}")
    #expect(mended(before, "generic-link-text") == after)
    let alone = before.replacing("      Text(\"Family plan\")\n", with: "")
    #expect(mended(alone, "generic-link-text") == alone)
  }

  @Test func aDialogIsNotPutIntoRows() {
    let row = screen("ForEach(stamps) { stamp in\n  Button(\"Delete stamp\") {\n    store.delete(stamp)\n  }\n}")
    #expect(mended(row, "destructive-without-confirmation") == row)
    let tabs = screen("Button(\"Delete\") {\n  store.deleteAll(of: user)\n}").replacing("  ", with: "\t")
    let after = mended(tabs, "destructive-without-confirmation")
    #expect(after.contains("\t@State private var isConfirmingDelete = false\n\tvar body"))
    #expect(
      after.contains(
        "\n\t\t\tButton(\"Delete\", role: .destructive) {\n\t\t\t\tstore.deleteAll(of: user)\n\t\t\t}\n\t\t}\n"))
    // What is there is not declared a second time.
    let taken = tabs.replacing("\tvar body", with: "\tlet isConfirmingDelete = true\n\tvar body")
    #expect(mended(taken, "destructive-without-confirmation") == taken)
  }

  @Test func shadesReplaceColoursThatAreWrittenOut() {
    func text(_ colour: String, on back: String) -> String {
      screen("Text(\"Sale\")\n  .foregroundStyle(\(colour))\n  .background(\(back))")
    }
    #expect(
      mended(text("Color(white: 0.7)", on: ".white"), "text-contrast")
        == text("Color(red: 118 / 255, green: 118 / 255, blue: 118 / 255)", on: ".white"))
    // No one shade does for all that lies behind.
    let gradient = text(
      ".white",
      on: "LinearGradient(colors: [Color(white: 0.4), Color(white: 0.8)], startPoint: .top, endPoint: .bottom)")
    #expect(mended(gradient, "text-contrast") == gradient)
    // White words on a fill want another fill, not words that are nearly black.
    let white = text(".white", on: ".orange")
    #expect(mended(white, "text-contrast") == white)
    // Others use the colour as well.
    let named = text("Palette.faint", on: ".white") + "enum Palette { static let faint = Color(white: 0.7) }\n"
    #expect(mended(named, "text-contrast") == named)
  }

  @Test func propertiesAreDeclaredOnce() {
    let two = screen(
      "VStack {\n  Text(\"One two three\").fontWeight(.light)\n  Text(\"Four five six\").fontWeight(.thin)\n}")
    let after = mended(two, "bold-text-ignored")
    #expect(after.ranges(of: "@Environment(\\.legibilityWeight)").count == 1)
    #expect(after.ranges(of: "legibilityWeight == .bold ? .semibold").count == 2)
    let known = screen(
      "Text(\"One two three\").fontWeight(.light)", before: "  @Environment(\\.legibilityWeight) var weight\n")
    #expect(mended(known, "bold-text-ignored").contains(".fontWeight(weight == .bold ? .semibold : .light)"))
  }

  @Test func whatIsToggledIsNotCalledShown() {
    let play = screen("Button { isPlaying.toggle() } label: { Image(systemName: \"play.fill\") }")
    #expect(mended(play, "icon-button-missing-label").contains(".accessibilityLabel(\"Play\")"))
    let shows = screen("Button { showsFilters.toggle() } label: { Image(systemName: \"circle.hexagongrid\") }")
    #expect(mended(shows, "icon-button-missing-label").contains(".accessibilityLabel(\"Show filters\")"))
  }

  @Test func aLabelIsNotAddedToALabel() {
    let two = screen(
      "VStack {\n  Text(\"Time\")\n  Button(\"A\") { a() }\n    .accessibilityLabel(\"Change\")\n"
        + "  Button(\"B\") { b() }\n    .accessibilityLabel(\"Change\")\n}")
    #expect(mended(two, "duplicate-label") == two)
    let step = screen("Button { adjust(by: -15) } label: { Image(systemName: \"minus\") }")
    #expect(mended(step, "icon-button-missing-label") == step)
  }

  @Test func longModifiersGetALineOfTheirOwn() {
    let after = mended(
      screen("Label(\"Stamp collected!\", systemImage: \"checkmark.seal\")")
        .replacing("    Label", with: "    Text(\"A\").overlay {\n      if isCollected {\n        Label")
        .replacing("seal\")\n", with: "seal\")\n      }\n    }\n")
        .replacing("  var body", with: "  @State private var isCollected = false\n  var body"), "announcement-missing")
    #expect(after.contains("seal\")\n          .onAppear {\n            UIAccessibility.post("))
  }

  @Test func previewsAndAuditsAreAddedAtTheEnd() {
    let view = "import SwiftUI\n\nstruct Start: View {\n  var body: some View { Text(\"Start\") }\n}\n"
    #expect(mended(view, "preview-missing") == view + "\n#Preview {\n  Start()\n}\n")
    // What it is made with is not known.
    let given = view.replacing("  var body", with: "  let name: String\n  var body")
    #expect(mended(given, "preview-missing") == given)
  }

  // MARK: Roles

  private static let tap = "tap-gesture-missing-button-trait"

  private func fixes(_ text: String, _ rule: String) -> [Fix] {
    LintRun.check([SourceText(path: "Example.swift", text)], rules: [rule], wantsContexts: true, wantsFixes: true)
      .findings.flatMap(\.fixes)
  }

  @Test func aTappedStackBecomesOneButton() {
    let stack = screen("VStack {\n  Text(\"Kyoto\")\n  Text(\"Seen twice\")\n}\n.onTapGesture { open() }")
    let one = screen(
      "VStack {\n  Text(\"Kyoto\")\n  Text(\"Seen twice\")\n}\n.onTapGesture { open() }\n"
        + ".accessibilityElement(children: .combine)\n.accessibilityAddTraits(.isButton)")
    #expect(mended(stack, Self.tap) == one)
    #expect(fixes(stack, Self.tap).map(\.safety) == [.safe])
    // It is one element before it is named, and what lies over it later stays apart.
    let named = screen(
      "VStack {\n  Text(\"Kyoto\")\n}\n.accessibilityHint(\"Opens it\")\n.onTapGesture { open() }\n"
        + ".overlay {\n  Button(\"Share\") { share() }\n}")
    #expect(
      mended(named, Self.tap)
        == screen(
          "VStack {\n  Text(\"Kyoto\")\n}\n.accessibilityElement(children: .combine)\n.accessibilityHint(\"Opens it\")\n"
            + ".onTapGesture { open() }\n.accessibilityAddTraits(.isButton)\n.overlay {\n  Button(\"Share\") { share() }\n}"
        ))
  }

  @Test func whatIsNotNamedOrNotSeenIntoIsNoSafeButton() {
    for (body, safety) in [
      ("Text(\"Kyoto\").onTapGesture { open() }", Safety.safe),
      ("Image(systemName: \"star\").onTapGesture { rate() }", .unsafe),
      ("VStack { Image(systemName: \"star\") }.onTapGesture { rate() }", .unsafe),
      ("VStack { Text(\"Kyoto\") }.onTapGesture { open() }.accessibilityElement(children: .combine)", .safe),
    ] {
      #expect(fixes(screen(body), Self.tap).map(\.safety) == [safety], "\(body)")
    }
    let picture = screen("Image(\"Kyoto\", label: Text(\"Kyoto\")).onTapGesture { open() }")
    #expect(
      mended(picture, Self.tap).contains(
        "\n      .accessibilityAddTraits(.isButton)\n      .accessibilityRemoveTraits(.isImage)"))
    // What ignores its parts has no name without a label.
    #expect(
      fixes(screen("VStack { Text(\"Kyoto\") }.onTapGesture { open() }.accessibilityElement()"), Self.tap) == [])
    // What cannot be looked into may have no name, and what is tapped beside its parts is no button.
    #expect(fixes(screen("StampView().onTapGesture { open() }"), Self.tap) == [])
    #expect(fixes(screen("VStack { StampView(); Text(\"Kyoto\") }.onTapGesture { open() }"), Self.tap) == [])
    // Its buttons would be gone.
    #expect(
      fixes(screen("HStack { Text(\"Kyoto\"); Button(\"Share\") { share() } }.onTapGesture { open() }"), Self.tap) == []
    )
  }

  @Test func aMenuOfLinksThatOnlyClosesGetsNothing() {
    let menu = screen(
      "VStack {\n  Link(\"Terms\", destination: terms)\n  Link(\"Privacy\", destination: privacy)\n}\n"
        + ".onTapGesture { withAnimation { isOpen = false } }", before: "  @State private var isOpen = true\n")
    let found = LintRun.check([SourceText(path: "Example.swift", menu)], rules: [Self.tap]).findings
    #expect(found.isEmpty)
    let opens = menu.replacing("isOpen = false", with: "isOpen = false; track()")
    #expect(LintRun.check([SourceText(path: "Example.swift", opens)], rules: [Self.tap]).findings.count == 1)
  }

  @Test func aHeadingIsTheTextAndNotWhatLiesOverIt() {
    let title = screen(
      "VStack(alignment: .leading) {\n  Text(\"Trips\")\n    .font(.title)\n    .overlay(alignment: .leading) {\n"
        + "      Button(\"Back\") { back() }\n    }\n  TripList()\n}")
    #expect(
      mended(title, "header-trait-missing")
        == title.replacing(
          "        .overlay", with: "        .accessibilityAddTraits(.isHeader)\n        .overlay"))
    let plain = screen(
      "VStack(alignment: .leading) {\n  Text(\"Trips\").font(.title).background(.blue)\n  TripList()\n}")
    #expect(
      mended(plain, "header-trait-missing").contains(".background(.blue).accessibilityAddTraits(.isHeader)\n"))
  }

  // MARK: Which one is selected

  private static let selected = "selected-trait-missing"

  private func tab(_ symbol: String, _ more: String = "") -> String {
    screen(
      "Button { selected = n } label: {\n  Image(systemName: \(symbol))\(more)\n}\n.accessibilityLabel(\"Home\")",
      before: "  @Binding var selected: Int\n  let n: Int\n  let isSelected: Bool\n")
  }

  @Test(arguments: [
    (#"selected == n ? "home.fill" : "home""#, "selected == n ? .isSelected : []"),
    (#"selected != n ? "home" : "home.fill""#, "selected == n ? .isSelected : []"),
    (#"!(selected != n) ? "home.fill" : "home""#, "selected == n ? .isSelected : []"),
    (#"isSelected ? "checkmark.circle.fill" : "circle""#, "isSelected ? .isSelected : []"),
    (#"!isSelected ? "circle" : "circle.inset.filled""#, "isSelected ? .isSelected : []"),
    (#"isSelected == false ? "circle" : "checkmark.circle""#, "isSelected == false ? [] : .isSelected"),
  ])
  func theMarkedBranchIsSelected(symbol: String, trait: String) {
    let code = tab(symbol)
    #expect(mended(code, Self.selected).contains(".accessibilityAddTraits(\(trait))"), "\(symbol)")
  }

  @Test(arguments: [
    // The look and the comparison contradict each other.
    #"selected != n ? "home.fill" : "home""#, #"selected == n ? "home" : "home.fill""#,
  ])
  func whatIsNotProvedIsNotSelected(symbol: String) {
    let code = tab(symbol)
    #expect(mended(code, Self.selected) == code)
  }

  @Test func twoLooksThatContradictEachOtherProveNothing() {
    let code = tab(
      #"isSelected ? "home.fill" : "home""#, #".background(isSelected ? Color.clear : Color.blue)"#)
    #expect(mended(code, Self.selected) == code)
  }

  @Test func aButtonWhoseTextChangesIsNoSelection() {
    let members = "  @State private var followed: Set<String> = []\n  let name: String\n"
    for title in [
      "var title: String { followed.contains(name) ? \"Following\" : \"Follow\" }",
      "var title: String { if followed.contains(name) { return \"Following\" } else { return \"Follow\" } }",
      "var title: String {\n    guard followed.contains(name) else { return \"Follow\" }\n    return \"Following\"\n  }",
    ] {
      for use in ["title", "self.title"] {
        let code = screen(
          "Button { followed.insert(name) } label: {\n  Text(\(use))\n"
            + "    .background(followed.contains(name) ? Color.gray : Color.blue)\n}", before: members + "  \(title)\n")
        let found = LintRun.check([SourceText(path: "Example.swift", code)], rules: [Self.selected]).findings
        #expect(found.isEmpty, "\(title), \(use)")
      }
    }
  }

  // MARK: The table of what has no fix

  @Test func eachRuleHasAFixOrAReason() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let text = try String(contentsOf: root.appendingPathComponent("ARCHITECTURE.md"), encoding: .utf8)
    let start = try #require(text.range(of: "## What has no fix\n"))
    let section = text[start.upperBound...].prefix { $0 != "#" }
    var listed: [String] = []
    for line in section.split(separator: "\n") where line.hasPrefix("| `") {
      let cell = line.dropFirst(2).prefix { $0 != "|" }
      listed += cell.split(separator: "`").map(String.init).filter { $0.contains("-") }
    }
    let mendable = Set(FixCatalogue.rules)
    let rules = Set(AllRules.all.map(\.id))
    #expect(Set(listed).count == listed.count)
    #expect(
      rules.subtracting(mendable).subtracting(listed).sorted() == [],
      "add a fix in Sources/Rules/Fixes, or a line with the reason to ARCHITECTURE.md")
    #expect(mendable.intersection(listed).sorted() == [])
    #expect(Set(listed).subtracting(rules).sorted() == [])
  }

  @Test func eachFixIsOfferedForAnExample() {
    var offered: Set<String> = ["generic-link-text"]
    // What is found with low confidence alone stands among the good ones.
    for example in PageTests.examples where example.kind != .fixed && !offered.contains(example.rule) {
      let sources = example.sources.filter { $0.name.hasSuffix(".swift") }.map {
        SourceText(path: $0.name, Checking.wrapped($0.text).0)
      }
      let findings = LintRun.check(sources, rules: [example.rule], wantsContexts: true, wantsFixes: true).findings
      if findings.contains(where: { $0.rule == example.rule && !$0.fixes.isEmpty }) { offered.insert(example.rule) }
    }
    #expect(Set(FixCatalogue.rules).subtracting(offered).sorted() == [])
  }
}
