// Buttons that only look as if they could not be pressed.

import CurbcutAccessibility
import CurbcutSymbols
import CurbcutSyntax
import CurbcutViews

extension Rule {
  static let disabledVisualOnly = Rule(
    "disabled-visual-only",
    .view([.control]) { element, report in
      guard element.known == .Button, element.node.kind == .use, !element.isExemptFromSpeech else { return }
      guard !element.withAncestors.contains(where: { $0.hasModifier(.disabled) }) else { return }
      guard let (use, names) = disabledInLabel(element) ?? dimming(element) else { return }
      let isLabel = use.known == .disabled
      for action in element.actionCode {
        // What is written in other files asks nothing of this view.
        guard let code = element.innermostCode(running: action).first, code.file === element.file,
          stops(element.model.evaluator.statements(of: code), names, element.tree)
        else { continue }
        report.add(
          .warning, .medium, at: element.tree.tokens.range(use.nameToken),
          isLabel
            ? ".disabled(…) disables only the label, so VoiceOver announces a button that does nothing as one that works"
            : "This button looks disabled and does nothing, but VoiceOver announces it as one that works",
          help: isLabel
            ? "Move .disabled(…) out of the label, behind the button."
            : "Use .disabled(…) with the same condition.", cause: element.index)
        return
      }
    })

  /// A `disabled` on what the label shows, where there is nothing to switch off, and the names of its condition.
  private static func disabledInLabel(_ element: Element) -> (use: ViewModifierUse, names: Set<Name>)? {
    let labels = element.children.filter { $0.node.slot == .label && $0.node.slotModifier < 0 }
    for part in labels.flatMap({ [$0] + $0.descendants }) where part.node.kind == .use {
      switch part.known {
      case .Image, .Text, .Label, .HStack, .VStack, .ZStack, .Group: break
      default: continue
      }
      guard !part.descendants.contains(where: { $0.control?.isInteractive == true }) else { continue }
      for use in part.writtenModifiers where use.known == .disabled && !use.isConditional {
        guard let argument = part.tree.argument(of: use.call, label: nil) else { continue }
        let names = asked(in: argument, part.tree)
        if !names.isEmpty { return (use, names) }
      }
    }
    return nil
  }

  /// The modifier that fades the button on a condition, and the names of the condition.
  private static func dimming(_ element: Element) -> (use: ViewModifierUse, names: Set<Name>)? {
    let tree = element.tree
    for use in element.writtenModifiers where use.known == .opacity || use.known == .grayscale {
      guard let argument = tree.argument(of: use.call, label: nil), tree.kind(argument) == .ternaryExpr else {
        continue
      }
      let condition = tree.children(argument)[0]
      guard tree.words(below: condition).isDisjoint(with: ["pressed", "loading", "hovering", "dragging", "hover"])
      else {
        continue
      }
      // What is not seen at all is no element either.
      let shares = tree.children(argument).dropFirst()
      if use.known == .opacity,
        shares.contains(where: { element.model.evaluator.value(of: $0, in: element.scope).number == 0 })
      {
        continue
      }
      let names = asked(in: condition, tree)
      if !names.isEmpty { return (use, names) }
    }
    return nil
  }

  /// The names of what a condition asks about.
  private static func asked(in condition: NodeID, _ tree: Tree) -> Set<Name> {
    tree.names(in: condition).subtracting([
      Name("self"), Name("viewModel"), Name("model"), Name("isEmpty"), Name("count"),
    ])
  }

  /// Whether the code returns at once, or does nothing else, unless the condition holds.
  private static func stops(_ statements: [NodeID], _ names: Set<Name>, _ tree: Tree) -> Bool {
    guard let first = statements.first else { return false }
    switch tree.kind(first) {
    case .guardStmt:
      let parts = tree.children(first)
      guard parts.count == 2, !tree.names(in: parts[0]).isDisjoint(with: names) else { return false }
      // A branch that explains why is the better answer.
      return tree.children(parts[1]).count == 1
    case .ifExpr:
      let parts = tree.children(first)
      return statements.count == 1 && parts.count == 2 && !tree.names(in: parts[0]).isDisjoint(with: names)
    default: return false
    }
  }
}
