// Whether something is true or false wherever it is asked: the one answer for all who read a Boolean.

import CurbcutSymbols
import CurbcutSyntax

extension Interpreter {
  /// Whether an expression is true or false; nil where that is decided when the app runs, or not known.
  public func truth(of node: NodeID, in scope: Scope) -> Bool? {
    guard node.exists else { return nil }
    let node = scope.file.tree.lone(node)
    func ask() -> Bool? {
      var run = Interpretation(evaluator)
      return run.truth(of: node, scope)
    }
    guard scope.bindings == nil, scope.file.tree.kind(node) != .boolLiteral else { return ask() }
    // Asked from a full tank, as outcomes are: for each view of a branch by the same uses.
    let key = SharedOutcomes.Place(node, in: scope)
    let shared = evaluator.shared
    if let known = shared.truth(key) { return known }
    let start = shared.begin()
    let truth = ask()
    shared.answers.truths[key] = KeptAnswers.Kept(found: truth, frame: scope.frame, uses: shared.end(start))
    return truth
  }
}

extension Tree {
  /// The one condition that an `if` or a `guard` has, which is the same question; the node itself elsewhere.
  public func lone(_ conditions: NodeID) -> NodeID {
    guard kind(conditions) == .conditions else { return conditions }
    let only = firstChild(conditions)
    return only.exists && only == lastChild(conditions) ? only : conditions
  }
}

extension Evaluator {
  /// The members of the types around that an expression names.
  public func properties(namedIn node: NodeID, in scope: Scope) -> [Member] {
    let tree = scope.file.tree
    return tree.nodes(below: node).compactMap { index in
      guard tree.nodes[index].kind == .identifierExpr else { return nil }
      return ownMember(tree.name(NodeID(index)), in: scope).map(project.member)
    }
  }

  /// Whether an expression is true or false; nil where that is decided when the app runs, or not known.
  public func boolean(of node: NodeID, in scope: Scope) -> Bool? {
    // Most are written out.
    if node.exists, scope.file.tree.kind(node) == .boolLiteral { return scope.file.tree.mainIs(node, "true") }
    return Interpreter(self).truth(of: node, in: scope)
  }

  /// The name of the case that an expression comes to, whatever it holds: `loaded` of `.loaded(tasks)`; nil where it is
  /// none, or one of several.
  public func caseName(of node: NodeID, in scope: Scope) -> Name? {
    guard let value = Interpreter(self).outcome(of: node, in: scope).single else { return nil }
    let tree = value.scope.file.tree
    let name = tree.kind(value.node) == .callExpr ? tree.firstChild(value.node) : value.node
    switch tree.kind(name) {
    case .implicitMemberExpr: return tree.name(name)
    case .memberExpr: return value.type.exists && tree.startsUppercase(tree.firstChild(name)) ? tree.name(name) : nil
    default: return nil
    }
  }

  /// Whether an expression comes to literals or cases alone, and so is the same whenever code runs.
  public func isConstant(_ node: NodeID, in scope: Scope) -> Bool {
    func isWritten(_ node: NodeID, _ tree: Tree) -> Bool {
      switch tree.kind(node) {
      case .boolLiteral, .integerLiteral, .stringLiteral, .implicitMemberExpr: true
      default: false
      }
    }
    guard node.exists else { return false }
    switch scope.file.tree.kind(node) {
    case .identifierExpr, .memberExpr, .callExpr, .binaryExpr:
      let values = Interpreter(self).outcome(of: node, in: scope).values
      return !values.isEmpty && values.allSatisfy { $0.map { isWritten($0.node, $0.scope.file.tree) } ?? false }
    default: return isWritten(node, scope.file.tree)
    }
  }
}
