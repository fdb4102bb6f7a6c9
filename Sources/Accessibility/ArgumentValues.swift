// What an argument comes to when names and calls of the project are followed, for rules that ask whether it is one of some
// written expressions: a color by its name, a color with an opacity, a weight.

import CurbcutSymbols
import CurbcutSyntax
import CurbcutViews

extension FileModel {
  /// The expressions that one may come to; nil where one of them is not known.
  public func values(of node: NodeID, in scope: Scope, type: Name) -> [Terminal]? {
    var result: [Terminal] = []
    for value in Interpreter(evaluator).outcome(of: node, in: scope, type: type).values {
      guard let value else { return nil }
      result.append(value)
    }
    return result.isEmpty ? nil : result
  }

  /// The same for an argument of a modifier.
  public func values(of argument: EffectiveArgument, type: Name) -> [Terminal]? {
    values(of: argument.node, in: argument.scope, type: type)
  }

  /// The strongest opacity that is written behind a color, wherever that is declared: `Color.gray.opacity(0.3)`; nil where
  /// a value that it may come to has none, or one that is not known.
  public func writtenOpacity(ofColor node: NodeID, in scope: Scope) -> Double? {
    var strongest: Double?
    for value in values(of: node, in: scope, type: Known.Color.name) ?? [] {
      guard let opacity = writtenOpacity(of: value) else { return nil }
      strongest = max(strongest ?? opacity, opacity)
    }
    return strongest
  }

  private func writtenOpacity(of color: Terminal) -> Double? {
    let tree = color.scope.file.tree
    guard tree.kind(color.node) == .callExpr, case let callee = tree.firstChild(color.node),
      tree.kind(callee) == .memberExpr || tree.kind(callee) == .implicitMemberExpr, tree.text(callee) == "opacity",
      let factor = tree.argument(of: color.node, label: nil)
    else { return nil }
    return evaluator.value(of: factor, in: color.scope).number
  }
}
