// Grids that keep their columns when the text in their cells is three times as large.

import CurbcutAccessibility
import CurbcutFindings
import CurbcutSyntax
import CurbcutViews

extension Rule {
  static let gridColumnsFixed = Rule(
    "grid-columns-fixed", options: [narrowestColumn],
    .view([.other]) { element, report in
      guard element.known == .LazyVGrid, isJudgedForTextSize(element),
        !element.model.adaptsToTextSize(element.body),
        !element.model.typeWords(of: element.index).contains(where: grids.contains),
        let argument = element.argument("columns"), let grid = GridColumns(argument, element)
      else { return }
      let texts =
        element.model.shownTexts(in: element.reference) { view, known in
          known == .TextField || known == .ScrollView || view.node.slot == .header && known != .LazyVGrid
        } ?? []
      guard texts.contains(where: { $0.content.isWords }) else { return }
      if grid.count >= 2 {
        report.add(
          .warning, .medium, at: element.nameRange,
          "This grid keeps \(grid.count) columns at every text size, so large text is squeezed or cut off",
          help: "Use one column when \(element.model.project.isLargeSize) is true.", cause: element.index)
      } else if let minimum = grid.minimum, minimum < report.number(narrowestColumn) {
        report.add(
          .note, .medium, at: element.nameRange,
          "The columns of this grid stay narrow at every text size, so large text is squeezed or cut off: at least \(measure(minimum)) points wide",
          help:
            "Use @ScaledMetric for the minimum\(grid.hasMaximum ? " and the maximum" : ""), so that the columns widen with the text.",
          cause: element.index)
      }
    })

  /// What has the form of a grid wherever it is met: keys, days, signs.
  private static let grids: Set<String> = [
    "pad", "keypad", "numpad", "keyboard", "keys", "calculator", "calendar", "month", "emoji", "emojis", "board",
    "piano",
  ]

  private static let narrowestColumn = RuleOption.points(
    "narrowest", 160, in: 40...400, "Minimum width of an adaptive column that holds text")
}

/// What can be said of a grid's columns.
private struct GridColumns {
  /// Number of columns that are always there.
  var count = 0
  /// Least width of adaptive columns.
  var minimum: Double?
  /// Whether they have a greatest width as well.
  var hasMaximum = false

  init?(_ expression: NodeID, _ element: Element) {
    guard read(expression, element.scope, element, depth: 0), count > 0 || minimum != nil else { return nil }
  }

  private mutating func read(_ node: NodeID, _ scope: Scope, _ element: Element, depth: Int) -> Bool {
    let tree = scope.file.tree
    guard depth < 4 else { return false }
    switch tree.kind(node) {
    case .arrayLiteral:
      for item in tree.children(node) { guard column(item, scope, element) else { return false } }
      return true
    case .callExpr:
      // `Array(repeating: GridItem(), count: 2)`
      guard let repeated = tree.argument(of: node, label: "repeating"),
        let times = tree.argument(of: node, label: "count"),
        let number = element.model.evaluator.value(of: times, in: scope).number
      else { return false }
      guard column(repeated, scope, element) else { return false }
      count = count.multipliedSaturating(by: Int(saturating: number))
      return true
    case .identifierExpr, .memberExpr:
      // The same columns, whichever way a name is followed.
      guard let made = Interpreter(element.model.evaluator).outcome(of: node, in: scope).single,
        !made.isItself(node, in: scope)
      else { return false }
      return read(made.node, made.scope, element, depth: depth + 1)
    default: return false
    }
  }

  private mutating func column(_ item: NodeID, _ scope: Scope, _ element: Element) -> Bool {
    guard let made = Interpreter(element.model.evaluator).outcome(of: item, in: scope).single else { return false }
    let (call, scope) = (made.node, made.scope)
    let tree = scope.file.tree
    guard tree.kind(call) == .callExpr, tree.text(tree.firstChild(call)) == "GridItem" else {
      return false
    }
    guard let size = tree.argument(of: call, label: nil) else {
      count = count.addingSaturating(1)
      return true
    }
    let callee = tree.kind(size) == .callExpr ? tree.firstChild(size) : size
    switch tree.text(callee) {
    case "adaptive":
      guard let width = tree.argument(of: size, label: "minimum"),
        let points = element.model.evaluator.value(of: width, in: scope).number
      else { return false }
      minimum = points
      hasMaximum = tree.argument(of: size, label: "maximum") != nil
    case "flexible", "fixed": count = count.addingSaturating(1)
    default: return false
    }
    return true
  }
}
