// The number of a step, read apart from what is to be done: `HStack { Text("1."); Text("Open"); Image("gear"); Text("Settings") }`.

import CurbcutAccessibility
import CurbcutSymbols
import CurbcutViews

enum NumberedStep {
  /// Reports a row that begins with a number and goes on with at least two parts that are read.
  static func judge(_ row: Element, least: Int, _ report: inout Report) {
    guard row.known == .HStack, row.node.kind == .use, !row.isExemptFromSpeech,
      row.surroundings.isDisjoint(with: [.widget, .placeholder, .debug])
    else { return }
    let joined: ElementFlags = [
      .systemHost, .chart, .mapContent, .labelSlot, .combined, .contained, .tappableAncestor, .labelledAncestor,
      .namedByUse, .hidden,
    ]
    guard row.flags.isDisjoint(with: joined), row.outerFlags.isDisjoint(with: joined), row.labelOwner == nil,
      !row.isNamedFromAround, !row.isHandedToLabel
    else { return }
    let parts = row.children.filter { $0.node.slot == .content && $0.known != .Spacer }
    guard parts.count >= max(least, 2), let first = parts.first, isNumber(first), parts.allSatisfy(isRead),
      !([row] + parts).contains(where: { row.model.engine.isGrouped($0.reference) }),
      !row.isPartWhereShown([.labelSlot, .combined, .tappableAncestor, .namedByUse, .hidden, .contained])
    else { return }
    report.add(
      .note, .medium, at: row.nameRange,
      "VoiceOver stops at each part of this item, so people swipe \(parts.count) times to get past it and lose track of what belongs together",
      help: "Add .accessibilityElement(children: .combine).", cause: row.index)
  }

  /// `Text("1.")`, `Text("2)")`: digits and the sign behind them, which name nothing.
  private static func isNumber(_ view: Element) -> Bool {
    guard view.node.kind == .use, view.known == .Text, case .text(let words) = view.name.name,
      let last = words.last, last == "." || last == ")"
    else { return false }
    let digits = words.dropLast()
    return !digits.isEmpty && digits.count <= 2 && digits.allSatisfy(\.isNumber)
  }

  /// Whether a part is a stop of its own: words, several words that are joined, or a picture.
  private static func isRead(_ view: Element) -> Bool {
    if view.node.kind == .concatenation { return true }
    guard view.node.kind == .use else { return false }
    return view.known == .Text
      || view.known == .Image && view.tree.argument(of: view.node.expression, label: "decorative") == nil
  }
}
