// Sort priorities that read siblings in another order than they are seen.

import CurbcutAccessibility
import CurbcutSourceText
import CurbcutSyntax
import CurbcutViews

extension Rule {
  static let readingOrderSuspect = Rule(
    "reading-order-suspect",
    .view([.other]) { element, report in
      guard element.node.kind == .use, element.known.isContainer, !element.isExemptFromSpeech else { return }
      var sorted: [(place: ByteRange, priority: Double, noun: String)] = []
      for place in element.children where place.node.slotModifier < 0 {
        for child in place.filled {
          for use in child.effectiveModifiers(where: { $0 == .accessibilitySortPriority }) {
            guard let argument = use.argument(nil),
              let number = element.model.evaluator.value(of: argument.node, in: argument.scope).number
            else { return }
            sorted.append((child.model === element.model ? use.place : place.nameRange, number, child.noun))
          }
        }
      }
      guard sorted.count > 2 else { return }
      if sorted.allSatisfy({ $0.priority == sorted[0].priority }) {
        report.add(
          .note, .medium, at: sorted[0].place,
          "All these siblings have the same sort priority, so it does not change the order in which VoiceOver reads them",
          help: "Delete the priorities, or give higher ones to what should be read first.", cause: element.index)
        return
      }
      for (before, next) in zip(sorted, sorted.dropFirst()) where next.priority > before.priority {
        report.add(
          .note, .medium, at: next.place,
          "VoiceOver reads this \(next.noun) before what is above it, so people who see and hear the screen lose their place",
          help: "Put the views in the order in which they should be read, and delete the priorities.",
          cause: element.index)
        return
      }
    })
}
