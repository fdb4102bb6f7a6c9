// Labels that some languages of the app lack: they are read in the wrong language, by a voice made for another.

import CurbcutAccessibility
import CurbcutFindings
import CurbcutSyntax
import CurbcutViews

extension Rule {
  static let missingLocalizedLabel = Rule(
    "missing-localized-label",
    .modifier([.accessibilityLabel, .accessibilityHint, .accessibilityValue, .accessibility]) { element, use, report in
      let strings = element.model.project.strings
      guard !strings.isEmpty, !element.isExemptFromSpeech, !element.surroundings.contains(.debug) else { return }
      let tree = element.tree
      guard let argument = tree.argument(of: use.call, label: nil) ?? tree.argument(of: use.call, label: "label"),
        isLookedUp(argument, tree)
      else { return }
      let wanted = element.model.limits.languages
      let languages = strings.languages(near: element.file, wanted: wanted)
      let noun = noun(of: use)
      guard !languages.isEmpty else { return report.silent(because: "the app has one language") }
      for words in element.model.wordings(of: argument, in: element.scope).all {
        let text = words.key ?? words.text
        // What is filled in changes the key, and a constant may be a plain string.
        guard tree.kind(words.node) == .stringLiteral, !text.contains("‹"), text.contains(where: \.isLetter) else {
          continue
        }
        if let entry = strings.entry(text, near: element.file, wanted: wanted) {
          guard !entry.missing.isEmpty else { continue }
          // A key that is no text itself is what a table without it gives, unless another language stands in for it.
          let isKey = !entry.text.isEmpty && entry.text != text
          let heard =
            isKey ? "its key or another language" : "it in a different language than the rest of the app"
          report.add(
            .warning, .medium, at: words.node,
            "The \(noun) “\(text.shortened)” is not translated, so people hear \(heard): missing in \(list(entry.missing))",
            help: "Add the key “\(text.shortened)” to the string table in these languages.", cause: element.index)
        } else {
          report.add(
            .warning, .medium, at: words.node,
            "This \(noun) is not in any string table, so people hear it in one language, whatever the app's language: “\(text.shortened)”",
            help: "Add it to the string table, which has \(list(languages)).", cause: element.index)
        }
      }
    })

  /// What the words are to whoever hears them.
  private static func noun(of use: ViewModifierUse) -> String {
    switch use.known {
    case .accessibilityHint: "hint"
    case .accessibilityValue: "value"
    default: "label"
    }
  }

  /// Whether the words go through a table: literals do, except those that say they do not.
  private static func isLookedUp(_ argument: NodeID, _ tree: Tree) -> Bool {
    guard tree.kind(argument) == .callExpr else { return true }
    let callee = tree.firstChild(argument)
    guard tree.kind(callee) == .identifierExpr else { return false }
    // Another table or bundle is not read here.
    for label in ["verbatim", "tableName", "table", "bundle"] where tree.argument(of: argument, label: label) != nil {
      return false
    }
    switch tree.known(callee) {
    case .Text, .LocalizedStringKey, .LocalizedStringResource, .NSLocalizedString: return true
    case .String: return tree.argument(of: argument, label: "localized") != nil
    default: return false
    }
  }

  private static func list(_ languages: [String]) -> String {
    let shown = languages.prefix(5).joined(separator: ", ")
    return languages.count > 5 ? "\(shown) and \(languages.count - 5) more" : shown
  }
}
