// Hints that say nothing new, give orders, or are as long as a manual.

import CurbcutAccessibility
import CurbcutSourceText
import CurbcutSyntax
import CurbcutViews

extension Rule {
  static let hintRepeatsLabel = Rule(
    "hint-repeats-label", options: [longestHint],
    .effective([.accessibilityHint, .accessibility]) { element, use, report in
      guard !element.isOutOfScope, !element.isUnreachable else { return }
      let label: String? = use.known == .accessibility ? "hint" : nil
      guard let argument = use.argument(label) else { return }
      for wording in element.model.wordings(of: argument).all {
        guard !wording.looksLikeKey, !wording.isLookedUp else { continue }
        check(wording, element, &report)
      }
    })

  private static let longestHint = RuleOption.count(
    "longest", 120, in: 20...500, "characters", "Longest hint")

  private static func check(_ wording: Wording, _ element: Element, _ report: inout Report) {
    let words = spoken(wording.text)
    guard !words.isEmpty else { return }
    let label = element.labelWordings.all.first?.text ?? element.name.name.literal
    if let label, spoken(label).map(stem) == words.map(stem) {
      report.add(
        .note, .medium, at: wording.node,
        "This hint repeats the label, so VoiceOver says the same words twice: “\(wording.text)”",
        help: "Say what the label does not, or delete the hint.", cause: element.index)
    } else if Double(wording.text.count) > report.number(longestHint) {
      report.add(
        .note, .medium, at: wording.node,
        "This hint is too long to listen to before each use (\(wording.text.count) characters)",
        help: "Describe the result in a few words, and put instructions on the screen.", cause: element.index)
    } else if !isField(element), let first = words.first, orders.contains(first), words.count > 1 {
      report.add(
        .note, .medium, at: wording.node,
        "This hint is phrased as a command instead of saying what happens: “\(wording.text)”",
        help: "Say what happens, starting with a verb in the third person: “\(third(first)) …”.",
        cause: element.index)
    }
  }

  private static func isField(_ element: Element) -> Bool {
    switch element.control?.role {
    case .textField, .secureField, .textEditor: true
    default: element.known == .other && element.node.kind == .use && element.argument("text") != nil
    }
  }

  private static func spoken(_ text: String) -> [String] {
    FastText.words(in: text, alsoWith: "'‹")
  }

  /// `deletes` and `delete` say the same.
  private static func stem(_ word: String) -> String {
    word.count > 3 && word.hasSuffix("s") && !word.hasSuffix("ss") ? String(word.dropLast()) : word
  }

  private static func third(_ verb: String) -> String {
    let ending = verb.hasSuffix("s") || verb.hasSuffix("h") || verb.hasSuffix("x") ? "es" : "s"
    return verb.asSentence + ending
  }

  private static let orders: Set<String> = [
    "add", "open", "show", "hide", "delete", "remove", "edit", "create", "close", "enable", "disable",
    "navigate", "go", "toggle", "send", "save", "submit", "update", "view", "start", "stop", "learn", "turn",
    "clear", "share", "download", "play", "pause", "dismiss",
  ]
}

extension AccessibleName {
  /// The words, where they are literal.
  fileprivate var literal: String? {
    if case .text(let text) = self { return text }
    return nil
  }
}
