// Conditions that are asked before, and held by a constant.

import CurbcutSyntax

extension FileViews {
  /// What a constant of the code holds that a condition asks for, so that it is the same question as elsewhere:
  /// `let isNight = Settings.isNight()` and `if isNight`; nil for other conditions.
  public func question(heldFor condition: NodeID) -> NodeID? {
    var node = condition
    for _ in 0..<8 {
      switch tree.kind(node) {
      case .conditions, .tupleExpr, .argument:
        let parts = tree.children(node)
        guard parts.count == 1 else { return nil }
        node = parts[0]
      case .prefixExpr where tree.mainIs(node, "!"):
        node = tree.lastChild(node)
        guard node.exists else { return nil }
      case .identifierExpr:
        guard let local = local(named: tree.name(node), at: tree.range(node).start), local.isConstant,
          local.value.exists, tree.kind(local.value) == .callExpr || tree.kind(local.value) == .memberExpr
        else { return nil }
        return local.value
      default: return nil
      }
    }
    return nil
  }
}
