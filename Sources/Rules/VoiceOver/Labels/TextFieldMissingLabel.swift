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
      guard !element.isExemptFromNaming, !element.isNamedFromAround, !isReadOnly(element) else { return }
      let name = element.name
      if element.known != .TextEditor, name.name.hasWords, !name.isExplicit, element.argument("label") == nil {
        if case .text(let title) = name.name, let lack = SampleTitle.lack(of: title) {
          report.add(
            .warning, .medium, at: element.nameRange,
            "The name of this \(control.role.name) is \(lack), not what it is for: “\(title.shortened)”",
            help: element.model.project.sayExample(
              "Give it a title that says what to enter", and: ", and move the example to the prompt: argument."),
            cause: element.index, name: name)
          return
        }
        // Only shown on request: a title inside the field is a name, but nobody sees it while typing.
        guard element.argument(nil) != nil, !hasVisibleCaption(element) else { return }
        report.add(
          .note, .low, at: element.nameRange,
          "The title of this \(control.role.name) is shown only inside it and disappears while people type",
          // `LabeledContent` came with iOS 16.
          help: "Show the title next to the field as well, with "
            + (element.model.project.runsBefore(iOS: 16) ? "a Text." : "LabeledContent or a Text."),
          cause: element.index, name: name)
        return
      }
      guard name.name.isProvedWordless, !name.isExplicit, !element.isNamedByEachUse else { return }
      let tail: String
      if element.argument("prompt") != nil {
        tail = "; its prompt disappears with the first character"
      } else {
        tail = element.captionRemark
      }
      report.add(
        .error, .high, at: element.nameRange,
        "This \(control.role.name) has no name for VoiceOver and Voice Control\(tail)",
        help: element.known == .TextEditor
          ? "Add .accessibilityLabel(\"…\") \(tail.isEmpty ? "that says what to write" : "with the text next to it")."
          : stands(captionIn: element)
            ? "Add .accessibilityLabel(…) with the text next to it."
            // `prompt:` came with iOS 15.
            : "Give it a title, which becomes its name"
              + (element.model.project.runsBefore(iOS: 15) ? "." : "; the prompt: argument can show an example."),
        cause: element.index, name: name)
    },
    uikit: { model, report in
      UIKitTargets.fields(model, &report)
      UIKitAlertFields.check(model, &report)
    })

  /// Whether a text is laid on the field, as its placeholder or a label that floats: a title would be seen below it.
  private static func stands(captionIn field: Element) -> Bool {
    guard let layers = field.parent, layers.known == .ZStack else { return false }
    return layers.children.contains { $0.known == .Text }
  }

  /// `TextEditor(text: .constant(log))`: text to select and copy; nobody types into it.
  private static func isReadOnly(_ element: Element) -> Bool {
    // A field that is never enabled shows a text.
    if element.flags.contains(.disabled) { return true }
    guard let text = element.argument("text"), element.tree.kind(text) == .callExpr else { return false }
    let callee = element.tree.firstChild(text)
    return [.implicitMemberExpr, .memberExpr].contains(element.tree.kind(callee))
      && element.tree.text(callee) == "constant"
  }

  /// Whether a text, a labelled row, a section header or a button that says what the text is for stands with the field.
  private static func hasVisibleCaption(_ element: Element) -> Bool {
    guard element.captionBeside == nil, element.nameOfButtonBesideOnlyField == nil else { return true }
    return element.ancestors.prefix(3).contains {
      $0.known == .LabeledContent || $0.known == .Section || $0.known == .Form || $0.known == .List
    }
  }
}
