// Sets of words find in names what taking the names apart finds.

import CurbcutSourceText
import CurbcutSymbols
import CurbcutSyntax
import CurbcutViews
import Testing

@testable import CurbcutAccessibility

@Suite("Words in names")
struct WordSetTests {
  static let samples = [
    "", "alert", "showsAlert", "alertIsShown", "HTTPAlertURL", "hasAlerted", "isOverlayOn", "over_lay", "overlay2", "x",
    "meldungÄlter", "zeigeAlertÜber", "ALERT", "alerT", "_alert_", "$alert",
  ]

  @Test("says what splitting says", arguments: samples)
  func agrees(_ name: String) {
    let set: WordSet = ["alert", "overlay", "toast"]
    let expected = !Set(Words.split(name)).isDisjoint(with: ["alert", "overlay", "toast"])
    #expect(set.holdsWord(of: Array(name.utf8)[...]) == expected)
  }

  @Test("looks at every name below a node")
  func below() {
    let tree = Parser.parse(SourceText("let x = model.error == nil && self.banner.isShown"))
    let set: WordSet = ["shown"]
    let other: WordSet = ["model", "hidden"]
    let none: WordSet = ["hidden"]
    #expect(set.holdsWord(in: tree.root, tree))
    #expect(other.holdsWord(in: tree.root, tree))
    #expect(!none.holdsWord(in: tree.root, tree))
  }

  @Test("keys are told by dots and underscores between letters")
  func keys() {
    func looksLikeKey(_ text: String) -> Bool { Wording(text: text, node: .none).looksLikeKey }
    for key in ["editor.button.poll", "save_title", "row.reply‹…›", "ä.ö", "a._b"] {
      #expect(looksLikeKey(key), "\(key)")
    }
    for text in ["Save", "Save title.", "1.5", "v1.2", "e.g. this", "…", "", ".", "a.", "1_000.x"] {
      #expect(!looksLikeKey(text), "\(text)")
    }
  }

  @Test("names are equal however they are read")
  func equalNames() {
    let words = ["a", "body", "sevenBy", "eightByt", "nineBytes", "sixteenBytesLong", "moreThanSixteenBytesLong"]
    let tree = Parser.parse(SourceText("let \(words.joined(separator: ", "))"))
    let read = (0..<TokenID(tree.tokens.count)).filter { tree.tokens.kind($0) == .identifier }.map { tree.name(of: $0) }
    #expect(read == words.map { Name($0) })
    #expect(Set(read).count == words.count)
    #expect(Known.body.name == Name("body") && Known.other.name == .none)
  }
}
