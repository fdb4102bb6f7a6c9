// Controls that are there only while a pointer is above something.

import CurbcutAccessibility
import CurbcutSymbols
import CurbcutSyntax
import CurbcutViews

extension Rule {
  static let hoverOnlyContent = Rule(
    "hover-only-content", options: [requiresEffect],
    .modifier([.onHover, .onContinuousHover, .onTapGesture]) { element, use, report in
      guard !element.isOutOfScope, !element.surroundings.contains(.widget) else { return }
      if use.known == .onTapGesture {
        guard report.flag(requiresEffect), !use.isConditional, showsNothingUnderPointer(element) else { return }
        return report.add(
          .note, .medium, at: element.tree.tokens.range(use.nameToken),
          "This tappable view shows no hover effect under an iPad pointer",
          help: "Add .hoverEffect(.highlight).", cause: element.index)
      }
      let tree = element.tree
      guard let code = tree.action(ofEvent: use.call) else { return }
      let states = Set(tree.assignments(below: code).map { tree.name($0.target) })
      guard !states.isEmpty else { return }
      for index in element.body.views {
        let view = Element(model: element.model, index: index)
        if view.node.kind == .choice, view.node.branches == -1 {
          let condition = tree.firstChild(view.node.expression)
          guard asksOnly(states, condition, tree), !view.controlsInside().isEmpty else { continue }
          return add(view, &report)
        }
        for fade in view.effectiveModifiers(where: { $0 == .opacity }) {
          guard let argument = fade.argument(nil), argument.tree.kind(argument.node) == .ternaryExpr else { continue }
          let parts = argument.tree.children(argument.node)
          guard parts.count == 3, asksOnly(states, parts[0], argument.tree),
            element.model.evaluator.value(of: parts[2], in: argument.scope).number == 0,
            view.control?.isInteractive == true || !view.controlsInside().isEmpty
          else { continue }
          return add(view, &report)
        }
      }
    })

  private static let requiresEffect = RuleOption.flag(
    "requireHoverEffect", false, "Also report views with a tap gesture that have no hover effect")

  /// A view that is no control, whose look a pointer does not change.
  private static func showsNothingUnderPointer(_ element: Element) -> Bool {
    guard element.control == nil, element.node.kind == .use || element.node.kind == .reference,
      element.outerFlags.isDisjoint(with: [.systemHost, .listRow, .hidden, .mapContent, .chart])
    else { return false }
    let effects: Set<Known> = [.hoverEffect, .onHover, .onContinuousHover]
    return !element.withAncestors.contains { view in view.modifiers.contains { effects.contains($0.use.known) } }
      && !element.descendants.contains { view in view.writtenModifiers.contains { effects.contains($0.known) } }
  }

  private static func add(_ view: Element, _ report: inout Report) {
    report.add(
      .warning, .medium, at: view.nameRange,
      "This control appears only on hover, so people who use touch, a keyboard or VoiceOver cannot get to it",
      help: "Always show it, or offer the same in a context menu, swipe actions or an accessibility action.",
      cause: view.index)
  }

  /// Whether a condition depends on the hover and on nothing else.
  private static func asksOnly(_ states: Set<Name>, _ condition: NodeID, _ tree: Tree) -> Bool {
    let names = tree.names(in: condition).subtracting([Name("self")])
    return !names.isEmpty && names.isSubset(of: states) && !tree.sourceText(condition).hasPrefix("!")
  }
}
