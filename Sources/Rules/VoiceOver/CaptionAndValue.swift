// A caption and its value side by side, as two stops: `HStack { Text("Version"); Spacer(); Text(version) }`.

import CurbcutAccessibility
import CurbcutSymbols
import CurbcutViews

enum CaptionAndValue {
  /// Reports a column of a row of such columns: `HStack { VStack { Text("Likes"); Text(likes) }; VStack { … } }`.
  private static func judgeColumn(_ column: Element, _ report: inout Report) {
    guard column.isOpenHolder, column.node.slot == .content, let row = column.parent, row.known == .HStack,
      row.node.kind == .use, isColumn(column),
      row.children.contains(where: { $0.index != column.index && $0.known == .VStack && isColumn($0) }),
      column.leavesApart(column.children)
    else { return }
    say(column, &report)
  }

  /// Whether a column is a caption above or below what it names, the value: alone a text below a title is its text.
  private static func isColumn(_ column: Element) -> Bool {
    let parts = parts(of: column)
    guard parts.count == 2 else { return false }
    return isCaption(parts[0]) && isFilledIn(parts[1]) || isCaption(parts[1]) && isFilledIn(parts[0])
  }

  private static func isFilledIn(_ view: Element) -> Bool {
    guard view.node.kind == .use, view.known == .Text, case .runtime = view.name.name else { return false }
    return true
  }

  /// Reports a row that holds nothing but a caption and its value.
  static func judge(_ row: Element, _ report: inout Report) {
    if row.known == .VStack { return judgeColumn(row, &report) }
    guard row.isOpenRow, row.flags.union(row.outerFlags).isDisjoint(with: .layered), !row.isInHeaderOrFooter,
      [.root, .content].contains(row.node.slot)
    else { return }
    let parts = parts(of: row)
    guard parts.count == 2, isCaption(parts[0]), isValue(parts[1], isApart: row.children.contains(where: isSpacer)),
      !marksEnds(row, parts), row.leavesApart(parts)
    else { return }
    say(row, &report)
  }

  private static func say(_ row: Element, _ report: inout Report) {
    report.add(
      .note, .medium, at: row.nameRange, "VoiceOver reads this caption and its value as two separate elements",
      // `LabeledContent` came with iOS 16, and puts the value beside the caption.
      help: row.known == .VStack || row.model.project.runsBefore(iOS: 16)
        ? "Add .accessibilityElement(children: .combine)."
        : "Use LabeledContent, or add .accessibilityElement(children: .combine).", cause: row.index)
  }

  /// The ends of the slider above or below: “15 min” and “24 h” are two values of it.
  private static func marksEnds(_ row: Element, _ parts: [Element]) -> Bool {
    guard let around = row.parent, parts.allSatisfy({ if case .text = $0.name.name { true } else { false } }) else {
      return false
    }
    let lines = around.children
    guard let place = lines.firstIndex(where: { $0.index == row.index }) else { return false }
    return [place - 1, place + 1].contains { lines.indices.contains($0) && lines[$0].known == .Slider }
  }

  /// What VoiceOver finds in a row or column: neither what only lays it out nor what is hidden, as a text that keeps a place.
  private static func parts(of stack: Element) -> [Element] {
    stack.children.filter { $0.node.slot == .content && !isLayout($0) && !$0.model.engine.isHidden($0.reference) }
  }

  private static func isSpacer(_ view: Element) -> Bool { view.known == .Spacer }

  private static func isLayout(_ view: Element) -> Bool {
    switch view.known {
    case .Spacer, .Divider, .EmptyView, .Color: true
    default: view.known.isShape
    }
  }

  /// Words that are written out and name what stands beside them; one that is a heading stands for more.
  private static func isCaption(_ view: Element) -> Bool {
    // A component that shows what it is given.
    if view.known == .other, let shown = view.filledIn { return shown.count == 1 && isCaption(shown[0]) }
    guard view.node.kind == .use, view.known == .Text || view.known == .Label,
      case .text(let words) = view.name.name, words.contains(where: \.isLetter)
    else { return false }
    return !view.hasTrait([.isHeader])
  }

  /// A text that depends on something, or a number at the other end of the row; “Low” and “High” are two captions.
  private static func isValue(_ view: Element, isApart: Bool) -> Bool {
    if view.node.kind == .choice {
      return !view.children.isEmpty
        && view.children.allSatisfy { $0.node.kind == .use && $0.known == .Text || isValue($0, isApart: isApart) }
    }
    if view.known == .other, let shown = view.filledIn {
      return shown.count == 1 && isValue(shown[0], isApart: isApart)
    }
    guard view.node.kind == .use, view.known == .Text else { return false }
    switch view.name.name {
    case .runtime: return true
    case .text(let words): return isApart && words.contains(where: \.isNumber)
    default: return false
    }
  }
}
