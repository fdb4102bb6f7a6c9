// The state of a button that code means where it gives it a title or a color.

import CurbcutSymbols
import CurbcutSyntax

extension Tree {
  /// Whether an expression means the state in which a control mostly is: `.normal`, or no state at all, as `[]` and
  /// `UIControl.State()` are.
  public func isNormalState(_ node: NodeID) -> Bool {
    switch kind(node) {
    case .implicitMemberExpr, .memberExpr: mainIs(node, "normal")
    case .arrayLiteral: children(node).isEmpty
    case .callExpr: children(node).count == 1 && ["State", "UIControlState", "init"].contains(text(firstChild(node)))
    default: false
    }
  }
}
