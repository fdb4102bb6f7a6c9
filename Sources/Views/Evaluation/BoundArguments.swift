// What the parameters of functions stand for, in a scope that knows how they were called.

import CurbcutSyntax

extension Binder {
  /// What a call passed for an expression that is nothing but a parameter, or a property that an initializer sets:
  /// through as many calls as pass it on. The expression itself where it is anything else.
  public static func passed(_ node: NodeID, in scope: Scope) -> (node: NodeID, scope: Scope) {
    var (node, scope) = (node, scope)
    while let frame = scope.frame, isName(node, in: scope.file.tree),
      case let name = scope.file.tree.name(node),
      scope.file.local(named: name, at: scope.file.tree.range(node).start) == nil,
      let argument = frame.arguments[name]
    {
      (node, scope) = (argument, frame.scope)
    }
    return (node, scope)
  }

  /// `name` or `self.name`.
  private static func isName(_ node: NodeID, in tree: Tree) -> Bool {
    switch tree.kind(node) {
    case .identifierExpr: return true
    case .memberExpr:
      let base = tree.firstChild(node)
      return tree.kind(base) == .identifierExpr && tree.mainIs(base, "self")
    default: return false
    }
  }

  /// The argument of the outermost call that an expression depends on, with its scope; nil where it depends on none.
  public static func outermost(of node: NodeID, in scope: Scope) -> (node: NodeID, scope: Scope)? {
    guard node.exists, let frame = scope.frame, !frame.arguments.isEmpty else { return nil }
    let tree = scope.file.tree
    for token in tree[node].tokens where tree.tokens.isName(token) {
      guard let argument = frame.arguments[tree.name(of: token)] else { continue }
      if frame.scope.frame == nil { return (argument, frame.scope) }
      if let outer = outermost(of: argument, in: frame.scope) { return outer }
    }
    return nil
  }
}
