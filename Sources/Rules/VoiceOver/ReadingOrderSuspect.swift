// Sort priorities that read siblings in another order than they are seen.

import CurbcutAccessibility
import CurbcutSyntax
import CurbcutViews

extension Rule {
  static let readingOrderSuspect = Rule(
    "reading-order-suspect",
    .view([.other]) { element, report in
      guard element.node.kind == .use, element.known.isContainer, !element.isExemptFromSpeech else { return }
      var sorted: [(use: ViewModifierUse, priority: Double)] = []
      for child in element.children where child.node.slotModifier < 0 {
        for use in child.writtenModifiers where use.known == .accessibilitySortPriority {
          guard let argument = element.tree.argument(of: use.call, label: nil),
            let number = element.model.evaluator.value(of: argument, in: element.scope).number
          else { return }
          sorted.append((use, number))
        }
      }
      guard sorted.count > 2 else { return }
      if sorted.allSatisfy({ $0.priority == sorted[0].priority }) {
        report.add(
          .note, .medium, at: element.tree.tokens.range(sorted[0].use.nameToken),
          "All these siblings have the same sort priority, so it changes nothing of the order VoiceOver reads them in",
          help: "Delete the priorities, or give higher ones to what is read first.", cause: element.index)
        return
      }
      for (before, next) in zip(sorted, sorted.dropFirst()) where next.priority > before.priority {
        report.add(
          .note, .medium, at: element.tree.tokens.range(next.use.nameToken),
          "VoiceOver reads this before what stands above it, so people who see and hear the screen lose their place",
          help: "Put the views into the order in which they are read, and delete the priorities.", cause: element.index)
        return
      }
    })
}
