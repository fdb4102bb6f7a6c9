// The first generation of SwiftUI's accessibility modifiers.

import CurbcutAccessibility
import CurbcutFindings
import CurbcutSyntax
import CurbcutViews

extension Rule {
  static let deprecatedAccessibilityAPI = Rule(
    "deprecated-accessibility-api",
    .modifier([.accessibility]) { element, use, report in
      guard element.surroundings.isDisjoint(with: [.tests, .generated, .preview]) else { return }
      let tree = element.tree
      guard let first = tree.children(use.call).dropFirst().first(where: { tree.kind($0) == .argument }),
        let label = tree.label(of: first).map({ tree.string(of: $0) }), let successor = successors[label]
      else { return }
      report.add(
        .note, .medium, at: tree.tokens.range(use.nameToken),
        "accessibility(\(label):) is deprecated; use \(successor)",
        help: "Use the modifier that is named after the argument: .\(successor)(…).", cause: element.index,
        common: CommonFault(
          plural: "uses of deprecated modifiers",
          subject: "accessibility(\(label):)"))
    })

  private static let successors: [String: String] = [
    "label": "accessibilityLabel", "value": "accessibilityValue", "hint": "accessibilityHint",
    "hidden": "accessibilityHidden", "identifier": "accessibilityIdentifier",
    "sortPriority": "accessibilitySortPriority", "addTraits": "accessibilityAddTraits",
    "removeTraits": "accessibilityRemoveTraits", "inputLabels": "accessibilityInputLabels",
    "activationPoint": "accessibilityActivationPoint",
  ]
}
