// A field to type in, without a name.

import CurbcutAccessibility
import CurbcutViews

extension Rule {
  static let textFieldMissingLabel = Rule(
    "text-field-missing-label",
    .view([.control]) { element, report in
      guard let control = element.control else { return }
      switch element.known {
      case .TextField, .SecureField, .TextEditor: break
      default: return
      }
      guard !element.isExemptFromSpeech, !element.isNamedFromAround else { return }
      let name = element.name
      guard name.name.isProvedWordless, !name.isExplicit else { return }
      let tail: String
      if element.argument("prompt") != nil {
        tail = "; its prompt goes away with the first letter"
      } else {
        tail = element.captionBeside.map { "; the text beside it is not connected to it: \($0)" } ?? ""
      }
      report.add(
        .error, .high, at: element.nameRange,
        "This \(control.role.name) has no name, so VoiceOver says only its role and Voice Control cannot call it\(tail)",
        help: element.known == .TextEditor
          ? "Add .accessibilityLabel(\"…\") with the words that stand beside it."
          : "Give it a title, which is its name; prompt: may show an example.",
        cause: element.index, name: name)
    })
}
