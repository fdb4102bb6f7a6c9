// Which uses of a component are why something is found in it.

import CurbcutFindings
import CurbcutSourceText
import Testing

@testable import CurbcutLint

struct DecidingUsesTests {
  static let rule = "touch-target-too-small"

  /// A button as large as its uses say.
  static let chip = """
    import SwiftUI
    struct Chip: View {
      let size: CGFloat
      var body: some View {
        Button(action: { go() }) { Image(systemName: "bolt").frame(width: size, height: size) }
          .accessibilityLabel("Go")
      }
    }

    """

  static func screen(_ name: String, _ uses: String) -> String {
    "import SwiftUI\nstruct \(name): View {\n  var body: some View {\n    VStack {\n\(uses)\n    }\n  }\n}\n"
  }

  private func findings(_ files: [String], minConfidence: Confidence = .medium) -> (found: [Finding], texts: [String]) {
    let sources = files.enumerated().map { SourceText(path: "F\($0.offset).swift", $0.element) }
    return (LintRun.check(sources, rules: [Self.rule], minConfidence: minConfidence).findings, files)
  }

  /// The code of the uses that are why of the only finding, to the end of their lines.
  private func deciding(_ files: [String], minConfidence: Confidence = .medium) throws -> [String] {
    let (found, texts) = findings(files, minConfidence: minConfidence)
    #expect(found.count == 1)
    return try #require(found.first).decidingUses.map { use in
      let text = texts[Int(String(use.place.path.utf8.dropFirst().first! - 48))!]
      return String(decoding: Array(text.utf8)[Int(use.place.range.start)...].prefix { $0 != 10 }, as: UTF8.self)
    }
  }

  @Test func onlyUsesThatPassTooLittleAreListed() throws {
    let uses = try deciding([Self.chip, Self.screen("A", "Chip(size: 20)\nChip(size: 48)\nChip(size: 30)")])
    #expect(uses == ["Chip(size: 20)", "Chip(size: 30)"])
  }

  @Test(arguments: [
    ("Chip(size: 20)\nChip(size: 30)", "this applies to both uses, F1.swift:5 and F1.swift:6"),
    ("Chip(size: 20)\nChip(size: 48)\nChip(size: 30)", "this applies to 2 of its 3 uses, F1.swift:5 and F1.swift:7"),
    ("Chip(size: 20)\nChip(size: 24)\nChip(size: 30)", "this applies to all 3 uses, such as F1.swift:5"),
  ])
  func twoUsesAreBothNamed(_ uses: String, _ end: String) throws {
    let message = try #require(findings([Self.chip, Self.screen("A", uses)]).found.first).message
    #expect(message.hasSuffix(end))
  }

  @Test func theOnlyUseIsListedAsWell() throws {
    #expect(try deciding([Self.chip, Self.screen("A", "Chip(size: 20)")]) == ["Chip(size: 20)"])
  }

  /// The only use is among the related places; a message that is long already does not name it as well.
  @Test func aLongMessageLeavesOutTheOnlyUse() throws {
    func message(_ name: String) throws -> String {
      let sources = [
        SourceText(path: "F0.swift", Self.chip), SourceText(path: "\(name).swift", Self.screen("A", "Chip(size: 20)")),
      ]
      let found = LintRun.check(sources, rules: [Self.rule], minConfidence: .medium).findings
      #expect(found.first?.uses.map(\.kind) == [.deciding])
      return try #require(found.first).message
    }
    #expect(try message("Short").hasSuffix("; the only use is Short.swift:5"))
    #expect(try !message(String(repeating: "Long", count: 50)).contains("the only use"))
  }

  /// What a use passes on may be given to it: its component is another one than that of the finding.
  @Test func theUseOfAnotherComponentIsCalledThat() throws {
    let tray = """
      import SwiftUI
      struct Tray: View {
        let side: CGFloat
        var body: some View { VStack { Text("Tray"); Chip(size: side) } }
      }

      """
    let found = findings([Self.chip, tray, Self.screen("A", "Tray(side: 20)")]).found
    let message = try #require(found.first).message
    #expect(message.hasSuffix("; the only use of Tray is F2.swift:5"), "\(message)")
  }

  @Test func eachUseSaysWhatItPasses() throws {
    let (found, _) = findings([Self.chip, Self.screen("A", "Chip(size: 20)\nChip(size: 30)")])
    let messages = try #require(found.first).decidingUses.compactMap(\.message)
    #expect(messages.map { $0.hasSuffix("20 × 20") } == [true, false])
    #expect(messages.map { $0.hasSuffix("30 × 30") } == [false, true])
  }

  @Test func whatIsAlwaysTooSmallIsDecidedByNoUse() throws {
    let fixed = Self.chip.replacing("width: size, height: size", with: "width: 20, height: 20")
    #expect(try deciding([fixed, Self.screen("A", "Chip(size: 20)\nChip(size: 48)")]).isEmpty)
    // The height alone is too little, whatever the width is.
    let low = Self.chip.replacing("height: size", with: "height: 20")
    let (found, _) = findings([low, Self.screen("A", "Chip(size: 20)\nChip(size: 48)")])
    #expect(found.first?.uses.map(\.kind) == [.callSite, .callSite])
  }

  @Test func aDefaultCountsForTheUsesThatLeaveItOut() throws {
    let chip = Self.chip.replacing("let size: CGFloat", with: "var size: CGFloat = 20")
    #expect(try deciding([chip, Self.screen("A", "Chip()\nChip(size: 48)")]) == ["Chip()"])
  }

  @Test func whatAComponentPassesOnIsDecidedByItsUses() throws {
    let card = """
      import SwiftUI
      struct Card: View {
        let side: CGFloat
        var body: some View { HStack { Text("a"); Chip(size: side) } }
      }

      """
    let uses = try deciding([Self.chip, card, Self.screen("A", "Card(side: 20)\nCard(side: 48)\nChip(size: 30)")])
    #expect(uses == ["Card(side: 20)", "Chip(size: 30)"])
  }

  @Test func aFunctionIsDecidedByItsCalls() throws {
    let rows = """
      import SwiftUI
      struct Rows: View {
        var body: some View {
          VStack {
            row(20)
            row(48)
          }
        }
        func row(_ side: CGFloat) -> some View {
          Button(action: { go() }) { Image(systemName: "bolt").frame(width: side, height: side) }.accessibilityLabel("Go")
        }
      }

      """
    #expect(try deciding([rows, Self.screen("A", "Rows()")]) == ["row(20)"])
  }

  @Test func anInitializerOfItsOwnIsFollowed() throws {
    let chip = Self.chip.replacing(
      "let size: CGFloat\n", with: "let size: CGFloat\n  init(side: CGFloat) { self.size = side }\n")
    #expect(try deciding([chip, Self.screen("A", "Chip(side: 10)\nChip(side: 48)")]) == ["Chip(side: 10)"])
  }

  @Test func aUseThatNeverShowsItDecidesNothing() throws {
    let chip = Self.chip.replacing("let size: CGFloat\n", with: "let size: CGFloat\n  var isOn = false\n").replacing(
      "var body: some View {\n", with: "var body: some View {\n    if isOn {\n"
    ).replacing("(\"Go\")\n", with: "(\"Go\")\n    }\n")
    let uses = try deciding([chip, Self.screen("A", "Chip(size: 20, isOn: true)\nChip(size: 20)")])
    #expect(uses == ["Chip(size: 20, isOn: true)"])
  }

  @Test func previewsDecideNothing() throws {
    let preview = "import SwiftUI\n#Preview { Chip(size: 10) }\n"
    #expect(try deciding([Self.chip, Self.screen("A", "Chip(size: 20)"), preview]) == ["Chip(size: 20)"])
  }

  @Test func halfTypedUsesAreNoTrap() {
    for use in ["Chip(size: )", "Chip(size: 20, ", "Chip(", "Chip(size: 20).frame(", "Chip(size: Chip(size: 20))"] {
      _ = findings([Self.chip, Self.screen("A", use)])
    }
    // Each passes on what the other passes on.
    let round =
      "struct A: View { let n: CGFloat; var body: some View { B(n: n); Chip(size: n) } }\n"
      + "struct B: View { let n: CGFloat; var body: some View { A(n: n) } }\n"
    _ = findings([Self.chip, round])
  }
}
