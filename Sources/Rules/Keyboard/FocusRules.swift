// Keyboard focus: where it is asked for twice, taken away, or made invisible.

import CurbcutAccessibility
import CurbcutSymbols
import CurbcutSyntax
import CurbcutViews

extension Rule {
  static let redundantFocusable = Rule(
    "redundant-focusable",
    .effective([.focusable]) { element, use, report in
      guard !element.isOutOfScope, element.node.kind == .use, let control = element.control, control.isInteractive,
        !element.flags.contains(.customStyle), !use.isConditional
      else { return }
      switch literal(use, element) {
      case false:
        report.add(
          .warning, .medium, at: use.place,
          ".focusable(false) removes the \(control.role.name) from keyboard focus, so keyboard users cannot reach it",
          help: "Delete .focusable(false), or use .disabled(…) if the \(control.role.name) is not available.",
          cause: element.index)
      case true:
        report.add(
          .note, .medium, at: use.place,
          "A \(control.role.name) already takes keyboard focus when it should; .focusable() adds a stop for everyone",
          help: "Delete .focusable().", cause: element.index)
      default: return
      }
    })

  static let focusEffectDisabled = Rule(
    "focus-effect-disabled",
    .effective([.focusEffectDisabled]) { element, use, report in
      guard !element.isOutOfScope, !use.isConditional, use.isDecidedByCall, literal(use, element) == true,
        !showsFocus(element)
      else { return }
      let engine = element.model.engine
      if hasCaret(element.known) || element.isEveryUseOfOwnModifier({ hasCaret(engine.known($0.node, in: $0.file)) }) {
        return
      }
      report.add(
        .warning, .medium, at: use.place,
        ".focusEffectDisabled() removes the focus ring, so keyboard users cannot see where the focus is",
        help: "Delete .focusEffectDisabled(), or draw the focus yourself with @FocusState or isFocused.",
        cause: element.index)
    })

  /// A caret shows where the focus is.
  private static func hasCaret(_ known: Known) -> Bool {
    switch known.control?.role {
    case .textField, .secureField, .textEditor: true
    default: false
    }
  }

  /// `focusable()` and `focusable(true)` are true; nil when it is decided at run time.
  private static func literal(_ use: EffectiveModifier, _ element: Element) -> Bool? {
    guard let argument = use.argument(nil) else { return true }
    if case .bool(let value) = element.model.evaluator.value(of: argument.node, in: argument.scope) { return value }
    return nil
  }

  /// Whether the type draws something by the focus.
  private static func showsFocus(_ element: Element) -> Bool {
    element.model.parts(ofType: element.body.owner).contains { part in
      part.type.members.contains { part.file.members[Int($0)].attributes.contains(.FocusState) }
        || part.file.tree.names(in: part.type.node).contains(Name("isFocused"))
    }
  }
}
