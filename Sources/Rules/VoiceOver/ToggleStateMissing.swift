// A button that is on or off for the eye only.

import CurbcutAccessibility
import CurbcutViews

extension Rule {
  static let toggleStateMissing = Rule(
    "toggle-state-missing", options: [stateFormat],
    .view(Set(ViewCategory.allCases)) { element, report in
      guard element.isOwnButton, !element.isExemptFromSpeech, !element.surroundings.contains(.widget) else { return }
      guard element.body.kind != .style, element.body.kind != .modifier, !element.isInSystemSelection else { return }
      if report.word(stateFormat) == "sentences", let text = labelWithoutState(element) {
        return report.add(
          .warning, .medium, at: text.node,
          "This label does not state the state and then the action, as this project requires: “\(text.text.shortened)”",
          help: "Write two sentences, such as “Saved. Remove from saved”.", cause: element.index, name: element.name)
      }
      // Without a fixed name there is either another mistake or a name that may tell the state.
      let isFilledIn: Bool
      switch element.name.name {
      case .text, .symbol: isFilledIn = false
      case .runtime where element.labelWithFillings != nil: isFilledIn = true
      default: return
      }
      let states = UnspokenStates(element)
      guard states.selections.isEmpty, let fact = states.switches.first ?? states.disclosures.first,
        !element.isStateToldByUse, !isFilledIn || element.labelTellsNothing(of: fact)
      else { return }
      if case .symbol = element.name.name, !areSpokenAlike(fact, element) { return }
      let condition = CodeInMessage.oneLine(element.tree.sourceText(fact.condition))
      // “Off” is as good a name for a state as “not on”.
      let named = CodeInMessage.short(condition.hasPrefix("!") ? String(condition.dropFirst()) : condition)
      if states.switches.isEmpty {
        report.add(
          .warning, .medium, at: element.nameRange,
          "Only the arrow shows whether this is expanded (\(named)), so VoiceOver does not announce it",
          // `DisclosureGroup` came with iOS 14.
          help:
            "\(element.model.project.runsBefore(iOS: 14) ? "Add" : "Use a DisclosureGroup, or add") .accessibilityValue(\(condition) ? \"Expanded\" : \"Collapsed\").",
          cause: element.index, name: element.name)
        return
      }
      let isProved = !element.activation.changes.isDisjoint(with: fact.names)
      report.add(
        .error, isProved ? .high : .medium, at: element.nameRange,
        "The two states of “\(named)” differ only visually, so VoiceOver says the same thing for both",
        help: element.isMenuItem
          ? "Use a Toggle instead of the button: a menu shows its state as a checkmark, which VoiceOver announces."
          : "Include the state in the label or in .accessibilityValue"
            + (MarkedBranch(element, fact).likelyTrait.map { ", or add .accessibilityAddTraits(\($0))." }
              ?? ", or add the trait .isSelected while it is on."),
        cause: element.index, name: element.name)
    })

  /// Whether a condition chooses between a symbol and its filled form, for which VoiceOver has one name.
  private static func areSpokenAlike(_ fact: ConditionalFact, _ element: Element) -> Bool {
    guard let (then, otherwise) = fact.branches(in: element.tree),
      case .string(let first) = element.model.evaluator.value(of: then, in: element.scope),
      case .string(let second) = element.model.evaluator.value(of: otherwise, in: element.scope)
    else { return false }
    return first != second && unfilled(first) == unfilled(second)
  }

  private static func unfilled(_ symbol: String) -> [Substring] { symbol.split(separator: ".").filter { $0 != "fill" } }

  private static let stateFormat = RuleOption.choice(
    "stateFormat", "any", of: ["any", "sentences"],
    "How a label states the state: in any way, or as one sentence for the state and one for the action")

  /// The first of two labels, chosen by a state, that is not made of two sentences.
  private static func labelWithoutState(_ element: Element) -> Wording? {
    let labels = element.labelWordings
    guard labels.areKnown, labels.all.count == 2 else { return nil }
    return labels.all.first { label in
      guard !label.looksLikeKey, !label.isLookedUp else { return false }
      return label.text.split(separator: ".").filter { $0.contains(where: \.isLetter) }.count < 2
    }
  }
}
