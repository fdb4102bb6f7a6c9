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
      guard let outside = enlargement(element, target), !target.mayWrap || isBoxed(element, outside) else { return }
      report.add(
        target.area.isEstimate ? .warning : .error, target.area.isEstimate ? .medium : .high,
        at: element.tree.tokens.range(outside.nameToken),
        target.area.isLineOfText && isBoxed(element, outside)
          ? "The box around this \(target.role) does not respond to touch, because its padding is outside the label: the target is about \(target.measureWithUnit)"
          : "Outside the \(target.role), this modifier does not enlarge the touch target, which stays at about \(target.measureWithUnit)",
        help: help(outside, target, element),
        cause: element.index)
    })

  /// What it comes to in the label, where it enlarges the target, may still be too little.
  private static func help(_ outside: ViewModifierUse, _ target: TouchTarget, _ element: Element) -> String {
    let (limit, tree) = (element.model.limits.targetSize, element.tree)
    let least = measure(limit)
    // `Button("Close", systemImage: "xmark") { … }` has no label to move anything into.
    let hasLabel = element.children.contains { $0.node.slot == .label }
    let move =
      hasLabel
      ? "Move it into the label, before the closing brace" : "Write the label as a closure, move this modifier into it"
    if outside.known == .contentShape {
      return hasLabel
        ? "Move it into the label, after .frame(minWidth: \(least), minHeight: \(least))."
        : "\(move), after .frame(minWidth: \(least), minHeight: \(least))."
    }
    func points(_ argument: NodeID?) -> Double? {
      argument.flatMap { element.model.evaluator.value(of: $0, in: element.scope).number }
    }
    func side(_ labels: [String]) -> Double? {
      labels.lazy.compactMap { points(tree.argument(of: outside.call, label: $0)) }.first
    }
    var isShort = false
    if outside.known == .frame {
      let sides = [
        side(["width", "minWidth"]) ?? target.area.width, side(["height", "minHeight"]) ?? target.area.height,
      ]
      isShort = sides.contains { $0.map { $0 < limit } ?? false }
    } else if outside.known == .padding,
      let extra = tree.children(outside.call).last.flatMap({ points(tree.lastChild($0)) })
    {
      isShort = [target.area.width, target.area.height].contains { $0.map { $0 + 2 * extra < limit } ?? false }
    }
    guard isShort else {
      return "\(move), and add .contentShape(.rect) there."
    }
    return outside.known == .frame
      ? "\(move), make it at least \(least) × \(least) points, and add .contentShape(.rect) there."
      : "\(move), with .frame(minWidth: \(least), minHeight: \(least)) and .contentShape(.rect) after it."
  }

  /// The outer modifier that looks as if it made the target larger, by itself or by what it applies.
  private static func enlargement(_ element: Element, _ target: TouchTarget) -> ViewModifierUse? {
    for applied in element.modifiers where !applied.use.isConditional && enlarges(applied, element, target) {
      if applied.file === element.file, applied.use.owner == element.index { return applied.use }
      return element.writtenModifiers.first { $0.known == .other || $0.known == .modifier }
    }
    return nil
  }

  /// Whether what is drawn behind a button and the padding around it makes both look like one box.
  private static func isBoxed(_ element: Element, _ padding: ViewModifierUse) -> Bool {
    guard padding.known == .padding, padding.owner == element.index, !padding.isConditional else { return false }
    return element.writtenModifiers.contains { use in
      use.nameToken > padding.nameToken && use.known == .background && !use.isConditional
        && !element.tree.children(use.call).dropFirst().contains {
          element.tree.mainIs(element.tree.lastChild($0), "clear")
        }
    }
  }

  private static func enlarges(_ applied: AppliedModifier, _ element: Element, _ target: TouchTarget) -> Bool {
    let (use, tree) = (applied.use, applied.file.tree)
    func points(_ argument: NodeID) -> Double? {
      element.model.evaluator.value(of: argument, in: applied.scope).number
    }
    switch use.known {
    case .contentShape: return true
    case .frame:
      return ["width", "height", "minWidth", "minHeight"].contains { label in
        guard let side = tree.argument(of: use.call, label: label).flatMap(points), side >= 24 else { return false }
        return side > (label.hasSuffix("idth") ? target.area.width : target.area.height) ?? 0
      }
    case .padding:
      // Space between things is layout; only padding on all sides looks like a larger target.
      let arguments = tree.children(use.call).dropFirst()
      guard arguments.count == 1, let only = arguments.first else { return false }
      // Around a line of text it keeps words apart, unless a box is drawn around it that looks like the button.
      guard !target.area.isLineOfText || applied.file === element.file && isBoxed(element, use) else { return false }
      // Negative padding gives back to the layout what was added before.
      return points(tree.lastChild(only)) ?? 0 > 0
    default: return false
    }
  }
}
