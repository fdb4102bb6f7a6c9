// A control without a label whose symbol the system speaks by a word that says what the control does: named by luck, so it
// is a warning where others are errors.

import CurbcutAccessibility
import CurbcutFindings
import CurbcutSyntax

/// The words that VoiceOver most likely has for the symbols of a control.
struct SystemWords {
  private let words: [String]

  /// nil when one of the pictures has no such word, or the action is another one than the word says.
  init?(_ pictures: [ShownPicture], action: NodeID? = nil, in tree: Tree? = nil) {
    guard let words = SpokenSymbols.words(pictures) else { return nil }
    self.words = words
    if let action, let tree, words.contains(where: { Self.isContrary($0, to: action, tree) }) { return nil }
  }

  init?(symbol: String) { self.init([.symbol(symbol)]) }

  var severity: Severity { .warning }
  var confidence: Confidence { .medium }
  var text: String {
    words.count == 1
      ? "VoiceOver falls back on the symbol's default name, most likely \(names)"
      : "VoiceOver falls back on the default names of its symbols, most likely \(names)"
  }
  /// The words as they stand in a message.
  var names: String { words.map { "“\($0)”" }.joined(separator: " or ") }

  /// What VoiceOver says of a symbol whose word does not say what a control does.
  static func builtInName(of symbol: String) -> String {
    "VoiceOver speaks the built-in name of the symbol “\(symbol)”"
      + (SpokenSymbols.probableWord(symbol).map { ", probably “\($0)”" } ?? "")
  }

  static func help(_ what: String) -> String {
    "Add .accessibilityLabel(\"…\") that says \(what.hasSuffix("link") ? "where \(what) leads" : "what \(what) does and to what"); the system's default label for this symbol is not guaranteed."
  }

  /// What an action is called when the word of its symbol misleads: a cross that deletes or clears is no "Close".
  private static let contrary: [String: Set<String>] = [
    "Add": ["increase", "increment", "zoom"],
    "Close": [
      "remove", "delete", "clear", "reset", "reject", "decline", "deny", "stop", "end", "terminate", "discard", "kill",
      "dislike", "trash", "erase", "block", "unfollow", "disconnect",
    ],
  ]

  private static func isContrary(_ word: String, to action: NodeID, _ tree: Tree) -> Bool {
    guard let names = contrary[word] else { return false }
    let called = tree.words(below: action)
    // What is put back on the way out: `reset(); dismiss()`.
    if word == "Close", !called.isDisjoint(with: ["dismiss", "close", "cancel", "hide"]) { return false }
    if !called.isDisjoint(with: names) { return true }
    // `text = ""` clears a field.
    return word == "Close"
      && tree.assignments(below: action).contains {
        tree.kind($0.value) == .stringLiteral && !tree.lastChild($0.value).exists
      }
  }
}
