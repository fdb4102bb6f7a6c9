// Assigning the traits of a control takes away its role.

import CurbcutAccessibility
import CurbcutFindings
import CurbcutSyntax
import CurbcutViews

extension Rule {
  static let uikitTraitsOverwritten = Rule(
    "uikit-traits-overwritten", .uikitOnly,
    uikit: { model, report in
      for use in model.code.uses where use.word == .accessibilityTraits && use.value.exists {
        guard model.isJudged(use.member), model.tree.mainIs(use.node, "="), let type = model.type(of: use),
          let role = role(of: type.kind), let traits = assigned(use.value, model.tree)
        else { continue }
        guard traits.allSatisfy({ weakTraits.contains($0) }) else { continue }
        report.add(
          .warning, .high, at: model.tree.range(use.value),
          "Assigning traits replaces the control's own, so VoiceOver no longer announces it as “\(role)”",
          help: traits.allSatisfy { $0.isEmpty || $0 == "none" }
            ? "Delete this line." : "Use accessibilityTraits.insert(…) and .remove(…).")
      }
    })

  /// What VoiceOver says a control is, by its own traits.
  private static func role(of kind: UIKitClass) -> String? {
    switch kind {
    case .button: "button"
    case .slider, .stepper, .pageControl: "adjustable"
    case .toggle: "switch"
    case .barButtonItem: "button"
    default: nil
    }
  }

  /// Traits that say how a thing is, not what it is; nothing among them.
  private static let weakTraits: Set<String> = [
    "none", "selected", "notEnabled", "updatesFrequently", "", "staticText",
  ]

  /// The traits an expression may stand for; nil when one of them is not known.
  private static func assigned(_ node: NodeID, _ tree: Tree) -> [String]? {
    switch tree.kind(node) {
    case .implicitMemberExpr: return [tree.text(node)]
    case .memberExpr:
      return tree.text(tree.firstChild(node)) == "UIAccessibilityTraits" ? [tree.text(node)] : nil
    case .arrayLiteral:
      var result: [String] = []
      for element in tree.children(node) {
        guard let traits = assigned(element, tree) else { return nil }
        result += traits
      }
      return result.isEmpty ? [""] : result
    case .tupleExpr:
      let argument = tree.lastChild(node)
      guard argument.exists, !tree.previousSibling(argument, in: node).exists else { return nil }
      return assigned(tree.lastChild(argument), tree)
    case .ternaryExpr:
      let parts = tree.children(node)
      guard parts.count == 3, let then = assigned(parts[1], tree), let other = assigned(parts[2], tree) else {
        return nil
      }
      return then + other
    default: return nil
    }
  }
}
