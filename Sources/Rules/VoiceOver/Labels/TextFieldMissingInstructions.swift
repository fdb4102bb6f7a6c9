// Rules for what may be typed that stand below a field and are not told with it.

import CurbcutAccessibility
import CurbcutSymbols
import CurbcutSyntax
import CurbcutViews

extension Rule {
  static let textFieldMissingInstructions = Rule(
    "text-field-missing-instructions",
    .view([.control]) { element, report in
      guard element.node.kind == .use, !element.isExemptFromSpeech, let role = element.control?.role else { return }
      guard role == .textField || role == .secureField || role == .textEditor else { return }
      let told: Set<Known> = [
        .accessibilityHint, .accessibilityValue, .accessibilityLabel, .accessibilityCustomContent, .accessibility,
        .accessibilityLabeledPair,
      ]
      guard !element.modifiers.contains(where: { told.contains($0.use.known) }),
        !element.outerFlags.contains(.combined),
        let instruction = instruction(behind: element)
      else { return }
      report.add(
        .note, .medium, at: element.nameRange,
        "VoiceOver users reach this field before they hear its instructions, which come after it: “\(instruction)”",
        help: "Add an .accessibilityHint with the same text.", cause: element.index)
    })

  /// The text that follows the field in its stack, when it tells a format or limit.
  private static func instruction(behind element: Element) -> String? {
    guard let parent = element.parent, [.VStack, .Section, .Group].contains(parent.known),
      var next = element.nextSibling
    else { return nil }
    if next.node.kind == .choice, next.children.count == 1 {
      guard !isAfterMistake(next) else { return nil }
      next = next.children[0]
    }
    if let filled = next.filledIn?.first { next = filled }
    guard next.known == .Text, !next.flags.contains(.hidden) else { return nil }
    for wording in next.textWordings.all where !wording.looksLikeKey && !wording.isLookedUp {
      if isInstruction(wording.text.lowercased()) { return wording.text }
    }
    return nil
  }

  /// Whether what stands under a condition is told only once something wrong is typed: it is an error, not an instruction.
  private static func isAfterMistake(_ choice: Element) -> Bool {
    let condition = choice.tree.children(choice.node.expression).first ?? .none
    guard condition.exists else { return false }
    let words = Words.split(choice.tree.source.string(choice.tree.range(condition)))
    return words.contains { ["valid", "invalid", "error", "errors", "wrong", "failed"].contains($0) }
  }

  private static func isInstruction(_ text: String) -> Bool {
    let phrases = [
      "at least", "at most", "must be", "must have", "must contain", "must include", "e.g.", "for example", "required",
      "minimum", "maximum", "numbers only", "letters only", "characters or", "in the format", "no spaces",
    ]
    if phrases.contains(where: { text.contains($0) }) { return true }
    let words = text.split { !$0.isLetter && !$0.isNumber }
    let limits = words.contains { ["characters", "digits", "letters", "only"].contains($0) }
    let hasNumber = words.contains { Int($0) != nil }
    return limits && (hasNumber || words.contains("only"))
  }
}
