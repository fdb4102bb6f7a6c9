// Rows of collection views that are as high as one line of text at its usual size, whatever the text size is.

import CurbcutAccessibility
import CurbcutFindings
import CurbcutSymbols
import CurbcutSyntax
import CurbcutViews

enum UIKitRows {
  /// Up to this height a row over the whole width holds a line of text rather than a picture.
  static let rowHeight = 60.0

  static func fixedRows(_ model: UIKitModel, _ report: inout Report) {
    let tree = model.tree
    for (call, member) in model.code.creations where model.isJudged(member) {
      guard tree.text(tree.firstChild(call)) == "NSCollectionLayoutSize",
        let width = tree.argument(of: call, label: "widthDimension"),
        let height = tree.argument(of: call, label: "heightDimension"), tree.kind(width) == .callExpr,
        tree.kind(height) == .callExpr, tree.text(tree.firstChild(width)) == "fractionalWidth",
        tree.text(tree.firstChild(height)) == "absolute", let share = number(width, member, model), share == 1,
        let points = number(height, member, model), points >= 24, points <= rowHeight,
        !isSharedBySeveral(call, model), !isOfHeader(call, tree)
      else { continue }
      report.add(
        .note, .medium, at: height,
        "This row keeps its height at every text size, so large text is cut off: \(Rule.measure(points)) points",
        help: "Use .estimated(\(Rule.measure(points))), and let the cell's constraints determine the height.")
    }
  }

  /// Whether it is the size of a header or footer, which is no row and whose words may be made not to grow.
  private static func isOfHeader(_ size: NodeID, _ tree: Tree) -> Bool {
    guard let argument = tree.parent(of: size), tree.kind(argument) == .argument,
      let call = tree.parent(of: argument), tree.kind(call) == .callExpr
    else { return false }
    return tree.text(tree.firstChild(call)) == "NSCollectionLayoutBoundarySupplementaryItem"
  }

  /// Whether several things stand side by side in the row, which are seldom words.
  private static func isSharedBySeveral(_ call: NodeID, _ model: UIKitModel) -> Bool {
    model.code.uses.contains { use in
      use.word == .passed && use.name == Name("horizontal") && use.local >= 0
        && model.code.locals[Int(use.local)].value == call
    }
  }

  private static func number(_ call: NodeID, _ member: Int32, _ model: UIKitModel) -> Double? {
    model.tree.argument(of: call, label: nil).flatMap { model.number(of: $0, member: member) }
  }
}
