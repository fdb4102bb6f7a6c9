// Messages name what they are about, on one line: a bare name after a colon has to be guessed, and code of several lines
// cannot be read.

import CurbcutFindings
import CurbcutSourceText
import Foundation
import Testing

@testable import CurbcutAccessibility
@testable import CurbcutRules

@Suite struct MessageSubjectTests {
  private func message(_ rule: String, _ text: String, _ more: [(String, String)] = []) throws -> String {
    let found = Checking.shown(of: rule, in: [("View.swift", text)] + more).map(\.finding)
    return try #require(found.first, "\(rule) finds nothing in:\n\(text)").message
  }

  @Test(arguments: [
    ("isOn", "isOn"), ("row.isOn(id)", "row.isOn(id)"), ("a\n  .isEmpty", "a.isEmpty"), ("a\n  && b", "a && b"),
    ("resolve(\n  state: one,\n  next: two)", "resolve(…)"), ("reload(\n)", "reload()"),
    ("library.books.contains { $0.identifier == chosen.identifier }", "library.books.contains { … }"),
    ("wardrobe.likedStyleIDs.contains(where: same(as: style.id))", "wardrobe.likedStyleIDs.contains(…)"),
    (
      "(isFirst && store.isOpen(now)) || store.isOpenLater(than: now)",
      "(isFirst && store.isOpen(…)) || store.isOpenLater(…)"
    ),
    (
      "title == \"(a) { b\" || title == \"and so on and so on\"",
      "title == \"(a) { b\" || title == \"and so on and so on\""
    ),
  ])
  func codeIsShortAndOnOneLine(_ code: String, _ named: String) {
    #expect(CodeInMessage.short(code) == named)
  }

  @Test func codeIsCutOffAtLast() {
    let named = CodeInMessage.short(String(repeating: "a + ", count: 40) + "a")
    #expect(named.count == 60 && named.hasSuffix("…"))
  }

  /// No message begins with “This removes …”: what “this” is stands in the code alone, which a list of findings does not show.
  @Test(arguments: PageTests.examples.filter { $0.kind == .bad })
  func noMessageBeginsWithABareThis(_ example: Example) {
    for found in Checking.findings(of: example.rule, in: example) {
      let words = found.finding.message.split(separator: " ")
      guard words.count > 1, words[0] == "This" else { continue }
      let isVerb = words[1].hasSuffix("s") && !words[1].hasSuffix("ss") && !words[1].hasSuffix("'s")
      #expect(!isVerb, "\(found.finding.message)")
    }
  }

  @Test(arguments: [
    ("Page(player: player)", "player.play()", "The player starts playing when the screen opens, so its sound"),
    ("VideoPlayer(player: intro)", "intro.play()", "The video starts playing when the screen opens, so its sound"),
    ("Page()", "music.play()", "The audio starts playing when the screen opens, so it can drown out VoiceOver"),
    ("Page()", "synthesizer.speak(words)", "The app starts speaking when the screen opens, so it talks over VoiceOver"),
  ])
  func whatStartsByItselfIsNamed(_ view: String, _ call: String, _ beginning: String) throws {
    let player = call.replacing("intro.", with: "introPlayer.").replacing("music.", with: "musicPlayer.")
    let found = Checking.findings(
      of: "autoplay-media",
      in: [("View.swift", "struct A: View { var body: some View { \(view).onAppear { \(player) } } }")])
    let message = try #require(found.first).finding.message
    #expect(message.hasPrefix(beginning), "\(message)")
  }

  @Test func controlsThatAreLostAreCounted() throws {
    let rest = "}\n.accessibilityElement(children: .ignore).accessibilityLabel(\"Post\")"
    let one = "VStack {\n  Button(\"Like\") { like() }\n"
    #expect(try message("combine-swallows-controls", one + rest).contains("cannot reach the button inside"))
    let more = one + "  Button(\"Share\") { share() }\n  Toggle(\"Follow\", isOn: $follows)\n"
    #expect(
      try message("combine-swallows-controls", more + rest).contains("cannot reach the 2 buttons and the toggle inside")
    )
  }

  @Test func theWholeStringIsQuoted() throws {
    let label = "Button { save() } label: { Image(systemName: \"heart\") }.accessibilityLabel(\"Save button\")"
    #expect(
      try message("label-contains-role", label).hasSuffix(
        "the role “button”, which VoiceOver adds, so people hear it twice: “Save button”"))
    let hint = "Button(\"Photo\") { open() }.accessibilityHint(\"Double tap to see it large\")"
    #expect(
      try message("gesture-instruction", hint).hasSuffix(
        "(double tap) that VoiceOver already announces and switch or keyboard users do not make: “Double tap to see it large”"
      ))
  }

  @Test func anArrowIsProbablyBack() throws {
    let text = "Button { pop() } label: { Image(systemName: \"chevron.left\") }"
    #expect(
      try message("icon-button-missing-label", text).hasSuffix(
        "built-in name of the symbol “chevron.left”, probably “Back”"))
  }

  @Test(arguments: [
    ("platforms: [.macOS(.v14)], ", false), ("platforms: [.macOS(.v14), .iOS(.v17)], ", true), ("", true),
  ])
  func aKeyboardIsProposedWhereThereIsOne(_ platforms: String, _ isProposed: Bool) throws {
    let manifest = "import PackageDescription\nlet package = Package(name: \"Desk\", \(platforms)targets: [])"
    let code =
      "struct Login: View {\n  @State var email = \"\"\n  var body: some View { TextField(\"Email\", text: $email) }\n}"
    let found = Checking.shown(of: "input-purpose-missing", in: [("View.swift", code), ("Package.swift", manifest)])
    let finding = try #require(found.first).finding
    #expect(finding.message.hasPrefix("This field asks for the email address but "))
    #expect(finding.help.contains(".keyboardType") == isProposed, "\(finding.help)")
  }

  /// A branch that no use takes may stand in code that is never met, too.
  @Test func whatIsNotShownIsSaidOnce() throws {
    let code = """
      @main struct Main: App { var body: some Scene { WindowGroup { Home() } } }
      struct Home: View { var body: some View { VStack { Row(); Row() } } }
      struct Row: View {
        var hint = false
        var body: some View {
          VStack { if hint { Button { go() } label: { Image(systemName: "heart") } } }
        }
      }
      """
    let found = Checking.findings(of: "icon-button-missing-label", in: [("View.swift", code)])
    let help = try #require(found.first).finding.help
    #expect(help.hasSuffix(" (Nothing in the app shows this view yet.)"), "\(help)")
    #expect(help.components(separatedBy: "(Nothing").count == 2, "\(help)")
  }
}
