// Controls that are there only while a pointer is above something.

import CurbcutAccessibility
import CurbcutSyntax
import CurbcutViews

extension Rule {
  static let hoverOnlyContent = Rule(
    "hover-only-content",
    .modifier([.onHover, .onContinuousHover]) { element, use, report in
      guard !element.isOutOfScope, !element.surroundings.contains(.widget) else { return }
      let tree = element.tree
      guard let code = tree.trailingClosure(of: use.call, label: nil) ?? tree.argument(of: use.call, label: "perform")
      else { return }
      let states = Set(tree.assignments(below: code).map { tree.name($0.target) })
      guard !states.isEmpty else { return }
      for index in element.body.views {
        let view = Element(model: element.model, index: index)
        if view.node.kind == .choice, view.node.branches == -1 {
          let condition = tree.firstChild(view.node.expression)
          guard asksOnly(states, condition, tree), !view.controlsInside().isEmpty else { continue }
          return add(view, &report)
        }
        for fade in view.writtenModifiers where fade.known == .opacity {
          guard let argument = tree.argument(of: fade.call, label: nil), tree.kind(argument) == .ternaryExpr else {
            continue
          }
          let parts = tree.children(argument)
          guard parts.count == 3, asksOnly(states, parts[0], tree), tree.sourceText(parts[2]).hasPrefix("0"),
            element.model.evaluator.value(of: parts[2], in: element.scope).number == 0,
            view.control?.isInteractive == true || !view.controlsInside().isEmpty
          else { continue }
          return add(view, &report)
        }
      }
    })

  private static func add(_ view: Element, _ report: inout Report) {
    report.add(
      .warning, .medium, at: view.nameRange,
      "This control is there only under a pointer, so people who use touch, a keyboard or VoiceOver do not get it",
      help: "Show it always, or offer the same in a context menu, swipe actions or an accessibility action.",
      cause: view.index)
  }

  /// Whether a condition depends on the hover and on nothing else.
  private static func asksOnly(_ states: Set<Name>, _ condition: NodeID, _ tree: Tree) -> Bool {
    let names = tree.names(in: condition).subtracting([Name("self")])
    return !names.isEmpty && names.isSubset(of: states) && !tree.sourceText(condition).hasPrefix("!")
  }
}
