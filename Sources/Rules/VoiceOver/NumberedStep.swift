// The number of a step, read apart from what is to be done: `HStack { Text("1."); Text("Open"); Image("gear"); Text("Settings") }`.

import CurbcutAccessibility
import CurbcutSymbols
import CurbcutViews

enum NumberedStep {
  /// Reports a row that begins with a number and goes on with at least two parts that are read.
  static func judge(_ row: Element, least: Int, _ report: inout Report) {
    guard row.isOpenRow else { return }
    let parts = row.children.filter { $0.node.slot == .content && $0.known != .Spacer }
    guard parts.count >= max(least, 2), let first = parts.first, isNumber(first), parts.allSatisfy(isRead),
      row.leavesApart(parts)
    else { return }
    report.addUngrouped(row, times: "\(parts.count)")
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
