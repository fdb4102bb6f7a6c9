// A frame, padding or content shape written outside a button: it moves things apart but is not tapped.

import CurbcutAccessibility
import CurbcutFindings
import CurbcutSourceText
import CurbcutSyntax
import CurbcutViews

extension Rule {
  static let hitAreaOutsideLabel = Rule(
    "hit-area-outside-label",
    .view([.control]) { element, report in
      guard let target = TouchTarget(element), let side = target.area.smallerSide else { return }
      guard side < (target.area.isEstimate ? element.model.limits.targetEstimate : element.model.limits.targetSize)
      else { return }
      guard let outside = enlargement(element) else { return }
      report.add(
        target.area.isEstimate ? .warning : .error, target.area.isEstimate ? .medium : .high,
        at: element.tree.tokens.range(outside.nameToken),
        "Written outside the \(target.role), this does not enlarge what can be tapped, which stays at about \(target.measure) points",
        help: "Move it into the label, before the closing brace, and add .contentShape(.rect) there.",
        cause: element.index)
    })

  /// The outer modifier that looks as if it made the target larger.
  private static func enlargement(_ element: Element) -> ViewModifierUse? {
    for use in element.writtenModifiers where !use.isConditional {
      switch use.known {
      case .contentShape: return use
      case .frame:
        let sides = ["width", "height", "minWidth", "minHeight"].compactMap {
          element.tree.argument(of: use.call, label: $0)
        }
        if sides.contains(where: { (element.model.evaluator.value(of: $0, in: element.scope).number ?? 0) >= 24 }) {
          return use
        }
      case .padding:
        // Space between things is layout; only padding on all sides looks like a larger target.
        let arguments = element.tree.children(use.call).dropFirst()
        guard arguments.count == 1, let only = arguments.first else { continue }
        // Negative padding gives back to the layout what was added before.
        if let points = element.model.evaluator.value(of: element.tree.lastChild(only), in: element.scope).number,
          points > 0
        {
          return use
        }
      default: continue
      }
    }
    return nil
  }
}
