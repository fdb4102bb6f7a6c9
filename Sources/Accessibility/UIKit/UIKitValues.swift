// What an expression in UIKit code comes to: where its words and truth values are written is no matter.

import CurbcutSymbols
import CurbcutSyntax
import CurbcutViews

extension UIKitModel {
  /// The truth value of an expression; nil where it is not known, or either.
  public func boolean(of node: NodeID, member: Int32) -> Bool? {
    guard node.exists else { return nil }
    return model.evaluator.boolean(of: node, in: scope(of: member))
  }

  /// The texts of which an expression is one; nil where one of them is not known.
  public func texts(of node: NodeID, member: Int32) -> [String]? {
    texts(of: node, in: scope(of: member))
  }

  /// The same where the expression may stand in another file.
  public func texts(of node: NodeID, in scope: Scope) -> [String]? {
    guard node.exists else { return nil }
    if let texts = model.evaluator.value(of: node, in: scope).texts { return texts }
    // `.title`, which the project adds to strings.
    var texts: [String] = []
    for value in Interpreter(model.evaluator).outcome(of: node, in: scope, type: Self.string).values {
      guard let value, !value.isItself(node, in: scope),
        let found = model.evaluator.value(of: value.node, in: value.scope).texts
      else { return nil }
      texts += found
    }
    return texts.isEmpty ? nil : texts
  }

  private static let string = Name("String")

  /// The least of the numbers that an expression comes to, where each is known: what is too small in one case is.
  public func leastNumber(of node: NodeID, member: Int32) -> Double? { leastNumber(of: node, in: scope(of: member)) }

  /// The same where the expression may stand in another file. A branch that nothing in the project leads to is no case.
  public func leastNumber(of node: NodeID, in scope: Scope) -> Double? {
    guard node.exists, let numbers = model.evaluator.value(of: node, in: scope).numbers else { return nil }
    guard numbers.count > 1 else { return numbers.first }
    var seen: [Double] = []
    for value in reached(Interpreter(model.evaluator).outcome(of: node, in: scope)).values {
      guard let value, !value.isItself(node, in: scope),
        let found = model.evaluator.value(of: value.node, in: value.scope).numbers
      else { return numbers.min() }
      seen += found
    }
    return seen.min() ?? numbers.min()
  }

  private func reached(_ outcome: Outcome) -> Outcome {
    guard case .choice(let condition, let then, let otherwise, _) = outcome else { return outcome }
    if case .expression(let asked, let scope) = condition,
      let truth = model.evaluator.onlyTruth(of: asked, in: scope)
    {
      return reached(truth ? then : otherwise)
    }
    return .choice(condition, reached(then), reached(otherwise))
  }

  /// The only value that a name leads to.
  public func onlyValue(of node: NodeID, in scope: Scope, type: Name) -> (node: NodeID, scope: Scope)? {
    let values = Interpreter(model.evaluator).outcome(of: node, in: scope, type: type).values
    guard values.count == 1, let value = values[0], !value.isItself(node, in: scope) else { return nil }
    return (value.node, value.scope)
  }

  public func scope(of member: Int32) -> Scope {
    Scope(file: file, type: file.members[Int(member)].owner, member: member)
  }
}
