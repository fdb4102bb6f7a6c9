// UIKit's names of traits among SwiftUI's.

import CurbcutAccessibility
import CurbcutSymbols
import CurbcutSyntax
import CurbcutViews

extension Rule {
  static let invalidTrait = Rule(
    "invalid-trait",
    .modifier([.accessibilityAddTraits, .accessibilityRemoveTraits, .accessibility]) { element, use, report in
      guard element.surroundings.isDisjoint(with: [.tests, .generated]) else { return }
      let labels: [String?] = use.known == .accessibility ? ["addTraits", "removeTraits"] : [nil]
      for label in labels {
        guard let argument = element.tree.argument(of: use.call, label: label) else { continue }
        for trait in traits(in: argument, element.tree) {
          guard let mend = uikitTraits[element.tree.text(trait)] else { continue }
          let own = element.model.project.members(
            named: element.tree.name(trait), ofType: Name("AccessibilityTraits"), from: element.file)
          guard own.isEmpty else { continue }
          report.add(
            .error, .high, at: trait,
            "The trait .\(element.tree.text(trait)) exists only in UIKit, so the code does not compile; SwiftUI has \(mend)",
            help: "Use \(mend).", cause: element.index)
        }
      }
    })

  /// The `.name`s that stand where a trait is expected.
  private static func traits(in node: NodeID, _ tree: Tree) -> [NodeID] {
    switch tree.kind(node) {
    case .implicitMemberExpr: return [node]
    case .memberExpr:
      return tree.text(tree.firstChild(node)) == "AccessibilityTraits" ? [node] : []
    case .ternaryExpr: return tree.children(node).dropFirst().flatMap { traits(in: $0, tree) }
    case .arrayLiteral: return tree.children(node).flatMap { traits(in: $0, tree) }
    case .tupleExpr: return tree.children(node).flatMap { traits(in: tree.lastChild($0), tree) }
    default: return []
    }
  }

  /// UIKit's name, and what SwiftUI has instead.
  private static let uikitTraits: [String: String] = [
    "button": ".isButton", "header": ".isHeader", "link": ".isLink", "image": ".isImage", "selected": ".isSelected",
    "staticText": ".isStaticText", "searchField": ".isSearchField", "keyboardKey": ".isKeyboardKey",
    "summaryElement": ".isSummaryElement", "tabBar": ".isTabBar", "toggleButton": ".isToggle",
    "adjustable": ".accessibilityAdjustableAction", "notEnabled": ".disabled(true)",
    "supportsZoom": ".accessibilityZoomAction",
  ]
}
