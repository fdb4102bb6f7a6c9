// Key presses that never arrive.

import CurbcutAccessibility
import CurbcutSymbols
import CurbcutSyntax
import CurbcutViews

extension Rule {
  static let customControlNotFocusable = Rule(
    "custom-control-not-focusable",
    .modifier([.onKeyPress, .onMoveCommand]) { element, use, report in
      guard !element.isOutOfScope, element.node.kind == .use, element.control == nil, !use.isConditional,
        !element.isUnreachable, element.known == .other || element.known.isShape || element.known == .Canvas
      else { return }
      let focus: Set<Known> = [.focusable, .focused, .defaultFocus, .accessibilityRepresentation, .other]
      let holders = [element] + element.ancestors + element.descendants
      guard !holders.contains(where: { view in view.modifiers.contains { focus.contains($0.use.known) } }),
        element.controlsInside().isEmpty, !element.isGivenByUse(focus), !takesFocus(element)
      else { return }
      report.add(
        .warning, .medium, at: element.tree.tokens.range(use.nameToken),
        "This view never gets keyboard focus, so its key press handler is never called",
        help: "Add .focusable() before it, and an accessibility action that does the same.", cause: element.index)
    })

  /// Whether the component that is made takes the focus inside, or cannot be looked into.
  private static func takesFocus(_ element: Element) -> Bool {
    guard element.known == .other, let roots = element.model.engine.expansion(of: element.reference) else {
      return false
    }
    return roots.contains { root in
      (root.index..<root.node.end).contains { index in
        root.file.views[Int(index)].modifiers.contains {
          root.file.modifiers[Int($0)].known == .focusable || root.file.modifiers[Int($0)].known == .focused
        }
      }
    }
  }
}
