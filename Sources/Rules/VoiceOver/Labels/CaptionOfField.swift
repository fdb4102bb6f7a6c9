// Fields that are called by what stands in them, and not by the words beside them that people read.

import CurbcutAccessibility
import CurbcutFindings
import CurbcutSymbols
import CurbcutViews

enum CaptionOfField {
  static func judge(_ field: Element, _ report: inout Report) {
    guard field.node.kind == .use, field.known == .TextField || field.known == .SecureField,
      field.argument("label") == nil, field.surroundings.isDisjoint(with: [.widget, .placeholder, .debug])
    else { return }
    let told: Set<Known> = [.accessibilityLabel, .accessibilityInputLabels, .accessibility, .accessibilityLabeledPair]
    guard !field.isExemptFromSpeech, !field.isNamedFromAround, !field.name.isExplicit,
      !field.modifiers.contains(where: { told.contains($0.use.known) }),
      field.outerFlags.isDisjoint(with: [.combined, .labelledAncestor, .namedByUse]),
      case .text(let title) = field.name.name, !field.isCalledByKey,
      let caption = field.captionOfField, case .text(let shown) = caption.name.name,
      !caption.flags.contains(.hidden)
    else { return }
    // A sample is told of by the rule on fields.
    guard SampleTitle.lack(of: title) == nil else { return }
    let (spoken, visible) = (NameWords(title), NameWords(shown))
    guard !visible.isSign, !visible.isPartlyRuntime, !spoken.isPartlyRuntime, !spoken.shares(visible),
      !visible.shares(spoken)
    else { return }
    report.add(
      .warning, .medium, at: field.nameRange,
      "VoiceOver and Voice Control call this field “\(title)”, not by the words next to it: “\(shown)”",
      // `prompt:` came with iOS 15, `LabeledContent` with iOS 16.
      help: field.model.project.runsBefore(iOS: 15)
        ? "Give it an .accessibilityLabel with these words."
        : "Use the words as its title and the rest as the prompt: argument"
          + (field.model.project.runsBefore(iOS: 16) ? "." : ", or put it into LabeledContent."),
      cause: field.index, name: field.name)
  }
}

extension Element {
  /// What a message says of the text beside a control that is not its label; empty where there is none.
  var captionRemark: String {
    guard let words = captionBeside else { return "" }
    return captionBesideIsOneOfSeveral
      ? "; the text next to it, such as “\(words)”, is not its label"
      : "; the text next to it is not its label: “\(words)”"
  }
}
