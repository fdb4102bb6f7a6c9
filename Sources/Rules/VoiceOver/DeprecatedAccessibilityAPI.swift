// The first generation of SwiftUI's accessibility modifiers.

import CurbcutAccessibility
import CurbcutSyntax
import CurbcutViews

extension Rule {
  static let deprecatedAccessibilityAPI = Rule(
    "deprecated-accessibility-api",
    .modifier([.accessibility]) { element, use, report in
      guard element.surroundings.isDisjoint(with: [.tests, .generated, .preview]) else { return }
      let tree = element.tree
      guard let first = tree.children(use.call).dropFirst().first(where: { tree.kind($0) == .argument }),
        let label = tree.label(of: first), let successor = successors[tree.string(of: label)]
      else { return }
      report.add(
        .note, .high, at: tree.tokens.range(use.nameToken),
        "This modifier is deprecated, and later fixes of accessibility are not made to it; its successor is \(successor)",
        help: "Write .\(successor)(…).", cause: element.index)
    })

  private static let successors: [String: String] = [
    "label": "accessibilityLabel", "value": "accessibilityValue", "hint": "accessibilityHint",
    "hidden": "accessibilityHidden", "identifier": "accessibilityIdentifier",
    "sortPriority": "accessibilitySortPriority", "addTraits": "accessibilityAddTraits",
    "removeTraits": "accessibilityRemoveTraits", "inputLabels": "accessibilityInputLabels",
    "activationPoint": "accessibilityActivationPoint",
  ]
}
