// Layers and colors that are there in one branch only: `if isRaised { content.background(card) } else { content }`.

import CurbcutSyntax
import CurbcutViews

extension ColourModel {
  /// A value as it is in some branches, and another one outside of them.
  func masked(_ value: ColourValue, by branches: [AppliedBranch], else otherwise: ColourValue) -> ColourValue {
    var result = value
    for branch in branches { result = chosen(branch, then: result, else: otherwise) }
    return result
  }

  /// One of two values, by whether a branch of an `if` or `switch` is taken.
  private func chosen(
    _ branch: AppliedBranch, then: ColourValue, else otherwise: ColourValue
  ) -> ColourValue {
    let (choice, scope) = (branch.choice, branch.choice.scope)
    let tree = choice.file.tree
    let interpreter = Interpreter(model.evaluator)
    func choose(_ condition: NodeID, _ yes: ColourValue, _ no: ColourValue) -> ColourValue {
      switch interpreter.truth(of: condition, in: scope) {
      case true?: yes
      case false?: no
      case nil: resolver.choose(condition, in: scope, yes, no)
      }
    }
    switch tree.kind(choice.node.expression) {
    case .ternaryExpr:
      let condition = tree.firstChild(choice.node.expression)
      return branch.number == 0 ? choose(condition, then, otherwise) : choose(condition, otherwise, then)
    case .ifExpr:
      var conditions: [NodeID] = []
      var current = choice.node.expression
      for number in 0...max(0, branch.number) {
        let parts = tree.children(current)
        guard parts.count >= 2 else { return .unknown }
        conditions.append(parts[0])
        guard number < branch.number else { break }
        // The last branch asks nothing.
        guard parts.count > 2 else { return .unknown }
        if tree.kind(parts[2]) != .ifExpr { break }
        current = parts[2]
      }
      let isLast = conditions.count <= Int(branch.number)
      var result = isLast ? then : choose(conditions[conditions.count - 1], then, otherwise)
      for condition in (isLast ? conditions : conditions.dropLast()).reversed() {
        result = choose(condition, otherwise, result)
      }
      return result
    case .switchExpr:
      guard let cases = Conditions(tree: tree).cases(of: choice.node.expression), Int(branch.number) < cases.count
      else {
        return .unknown
      }
      return resolver.choose(cases) { one in
        cases.firstIndex { $0.node == one } == Int(branch.number) ? then : otherwise
      }
    default: return .unknown
    }
  }
}

extension ColourResolver {
  /// Whether a condition is that of a `guard` that goes on with something found.
  func isLookedFor(_ condition: NodeID, in tree: Tree) -> Bool {
    guard let statement = tree.parent(of: condition), tree.kind(statement) == .guardStmt else { return false }
    return tree.nodes(below: condition).contains { tree.nodes[$0].kind == .optionalBinding }
  }

  /// Whether a condition asks what stands in the environment or the settings, such as a theme: people meet each of its
  /// values, whatever the data are.
  func asksEnvironment(_ condition: NodeID, in scope: Scope) -> Bool {
    let tree = scope.file.tree
    var node = condition
    while node.exists {
      switch tree.kind(node) {
      case .conditions where tree.children(node).count == 1: node = tree.firstChild(node)
      case .memberExpr, .binaryExpr, .callExpr: node = tree.firstChild(node)
      case .prefixExpr: node = tree.lastChild(node)
      case .identifierExpr:
        guard let own = evaluator.ownMember(tree.name(node), in: scope) else { return false }
        let attributes = project.member(own).attributes
        return attributes.contains(.Environment) || attributes.contains(.AppStorage)
      default: return false
      }
    }
    return false
  }
}

extension String {
  /// What a condition begins with that asks the environment.
  static let environment = "environment#"
}
