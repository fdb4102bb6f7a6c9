// Messages that are always in the view and seen only when a condition holds: `Text("Saved").opacity(isSaved ? 1 : 0)`.

import CurbcutAccessibility
import CurbcutFindings
import CurbcutSyntax
import CurbcutViews

enum FadingMessages {
  static func judge(_ element: Element, _ report: inout Report) {
    guard element.node.kind == .use, element.known == .Text || element.known == .Label,
      let use = element.writtenModifiers.first(where: { $0.known == .opacity }), !use.isConditional,
      let asked = condition(of: use, element), !element.isExemptFromSpeech, element.labelOwner == nil,
      !element.surroundings.contains(.widget),
      element.flags.isDisjoint(with: [.labelSlot, .systemHost, .mapContent, .chart, .hidden]),
      !element.ancestors.contains(where: Rule.isOpenedOrRow), !Rule.isOpenedOrRowWhereUsed(element),
      let condition = MessageCondition(element, asking: asked), !condition.isProgress
    else { return }
    guard !Rule.isTold(condition, element, element), !Rule.isFactOfThePlace(condition, element) else { return }
    report.add(
      .warning, .medium, at: element.nameRange, "\(Rule.appearsUnsaid)\(condition.shownWhile)",
      help: Rule.sayIt(element.model.project),
      cause: element.index)
  }

  /// What has to hold for a view to be seen, where it is not seen at all otherwise: the system leaves out of its elements
  /// what has an opacity of 0.
  private static func condition(of use: ViewModifierUse, _ element: Element) -> NodeID? {
    let tree = element.tree
    guard let share = tree.argument(of: use.call, label: nil), tree.kind(share) == .ternaryExpr else { return nil }
    let parts = tree.children(share)
    guard parts.count == 3 else { return nil }
    let shares = parts.dropFirst().map { element.model.evaluator.value(of: $0, in: element.scope).number }
    if let seen = shares[0], seen > 0, shares[1] == 0 { return parts[0] }
    // `isSaved ? 0 : 1` is seen while it is not.
    return nil
  }
}
