// Labels that replace combined texts and leave some of them out.

import CurbcutAccessibility
import CurbcutSymbols
import CurbcutSyntax
import CurbcutViews

extension Rule {
  static let combineLabelDropsContent = Rule(
    "combine-label-drops-content",
    .modifier([.accessibilityElement]) { element, use, report in
      guard !element.isExemptFromSpeech, element.model.childBehaviour(of: use) == .combine else { return }
      guard let label = element.labelModifier, label.words.isHere, isPlain(label.words.node, element) else { return }
      let tree = element.tree
      var said: Set<Name> = []
      for spoken in element.effectiveModifiers {
        switch spoken.known {
        case .accessibilityLabel, .accessibilityValue, .accessibilityHint, .accessibilityCustomContent, .accessibility:
          for part in tree.children(spoken.written.call).dropFirst() { said.formUnion(tree.names(in: part)) }
        default: continue
        }
      }
      var lost: [String] = []
      for text in element.descendants where text.known == .Text && text.node.slot.isSpoken {
        guard !text.flags.contains(.hidden), let words = text.argument(nil) else { continue }
        let kind = tree.kind(words)
        guard kind == .memberExpr || kind == .identifierExpr else { continue }
        // A dot between two parts, and any other text that is the same for everything.
        if case .string = element.model.evaluator.value(of: words, in: text.scope) { continue }
        if !said.contains(tree.name(words)) { lost.append(tree.sourceText(words)) }
      }
      guard let first = lost.first else { return }
      report.add(
        .note, .medium, at: label.use.place,
        "This label replaces the combined content, so VoiceOver no longer reads the text “\(CodeInMessage.short(first))”",
        help: "Delete the label, or include every part in it.", cause: element.index)
    })

  /// A label that is put together in place from names of the data, so that what it says can be read off.
  private static func isPlain(_ words: NodeID, _ element: Element) -> Bool {
    let tree = element.tree
    switch tree.kind(words) {
    case .memberExpr:
      return tree.kind(tree.firstChild(words)) == .identifierExpr && tree.text(tree.firstChild(words)) != "self"
    case .stringLiteral: return tree.calls(below: words).isEmpty && !tree.names(in: words).isEmpty
    default: return false
    }
  }
}
