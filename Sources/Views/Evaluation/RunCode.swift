// What code an action runs: the closure that is written, kept or passed, and the functions it is nothing but a call of.

import CurbcutSyntax

/// A closure or the block of a function, and where it stands.
public struct RunCode: Sendable {
  public var node: NodeID
  public var scope: Scope

  public init(node: NodeID, scope: Scope) {
    self.node = node
    self.scope = scope
  }

  public var file: FileViews { scope.file }
  public var tree: Tree { scope.file.tree }
  /// Whether it is the block of a function.
  public var isFunction: Bool { tree.kind(node) == .codeBlock }
}

extension Evaluator {
  /// The code that an action runs, outermost first: a closure, what a property, a parameter or a branch gives, the function
  /// that a name means, and, where a closure or function is nothing but a call of another, that one as well. One list for
  /// each use of a component that passes the action; an empty one where a use passes what is not known.
  public func code(of action: NodeID, in scope: Scope) -> [[RunCode]] {
    guard action.exists else { return [] }
    var reader = RunCodeReader(evaluator: self)
    return reader.ways(of: action, scope, behind: [])
  }

  /// The function of the project that a call calls, with what it is given.
  public func function(calledBy call: NodeID, in scope: Scope) -> RunCode? {
    var run = Interpretation(self)
    return run.function(calledBy: call, scope)
  }

  /// The statements of code that run, whatever is asked while the app runs: a branch that the call decides by what it passes
  /// is left out, `if number < 0 { return }` of `apply(1)`.
  public func statements(of code: RunCode) -> [NodeID] {
    code.tree.children(code.node).filter { statement in
      switch code.tree.kind(statement) {
      case .closureSignature: return false
      case .ifExpr:
        let parts = code.tree.children(statement)
        guard code.scope.frame != nil, parts.count == 2, boolean(of: parts[0], in: code.scope) == false else {
          return true
        }
        return false
      case .guardStmt:
        guard code.scope.frame != nil, let condition = code.tree.children(statement).first else { return true }
        return boolean(of: condition, in: code.scope) != true
      default: return true
      }
    }
  }

  /// The cases of a `switch` that do not run, where it can be told which one does.
  public func casesNotTaken(of statement: NodeID, in scope: Scope) -> [NodeID] {
    guard let cases = cases(of: statement, in: scope.file) else { return [] }
    var run = Interpretation(self)
    guard let taken = run.caseTaken(of: statement, cases, scope) else { return [] }
    return cases.map(\.node).filter { $0 != taken }
  }

  /// Code and the functions of the project that it calls, wherever in it they are called, and what those call.
  public func codeReached(from start: [RunCode]) -> [RunCode] {
    var result = start
    var next = 0
    var levels = Array(repeating: 0, count: start.count)
    while next < result.count, result.count < 24 {
      let (code, level) = (result[next], levels[next])
      next += 1
      guard level < 3, code.tree.nodes(below: code.node).count < 2_000 else { continue }
      for index in code.tree.nodes(below: code.node) where code.tree.nodes[index].kind == .callExpr {
        var run = Interpretation(self)
        guard let function = run.function(calledBy: NodeID(index), code.scope),
          !result.contains(where: { $0.node == function.node && $0.file === function.file })
        else { continue }
        result.append(function)
        levels.append(level + 1)
      }
    }
    return result
  }
}

private struct RunCodeReader {
  let evaluator: Evaluator

  private static let depthLimit = 6
  /// Uses that are told apart.
  private static let wayLimit = 24
  /// Steps that may still be taken: uses of components that pass on what they are passed multiply.
  private var fuel = 200

  init(evaluator: Evaluator) { self.evaluator = evaluator }

  mutating func ways(of node: NodeID, _ scope: Scope, behind outer: [RunCode]) -> [[RunCode]] {
    let tree = scope.file.tree
    fuel -= 1
    guard fuel > 0, outer.count < Self.depthLimit, node.exists else { return [[]] }
    switch tree.kind(node) {
    case .closureExpr, .codeBlock: return ways(from: RunCode(node: node, scope: scope), behind: outer)
    case .identifierExpr, .memberExpr, .implicitMemberExpr, .callExpr, .binaryExpr, .ternaryExpr, .tupleExpr,
      .forceUnwrapExpr, .ifExpr, .switchExpr:
      let outcome = Interpreter(evaluator).outcome(of: node, in: scope)
      return ways(of: outcome, behind: outer)
    default: return [[]]
    }
  }

  private mutating func ways(of outcome: Outcome, behind outer: [RunCode]) -> [[RunCode]] {
    switch outcome {
    case .value(let terminal):
      switch terminal.scope.file.tree.kind(terminal.node) {
      case .closureExpr, .codeBlock: return ways(of: terminal.node, terminal.scope, behind: outer)
      default: return [[]]
      }
    case .choice(let condition, let then, let otherwise, _):
      let first = ways(of: then, behind: outer)
      let second = ways(of: otherwise, behind: outer)
      // Of what a condition decides, people meet both; of what uses pass, each button has one.
      if condition.isUse || first.count > 1 && second.count > 1 { return Array((first + second).prefix(Self.wayLimit)) }
      return second.count == 1 ? first.map { $0 + second[0] } : second.map { first[0] + $0 }
    case .unknown, .never: return [[]]
    }
  }

  private mutating func ways(from code: RunCode, behind outer: [RunCode]) -> [[RunCode]] {
    guard !outer.contains(where: { $0.node == code.node && $0.file === code.file }) else { return [[]] }
    guard let call = onlyCall(code) else { return [[code]] }
    let outer = outer + [code]
    var run = Interpretation(evaluator)
    if let function = run.function(calledBy: call, code.scope) {
      return ways(of: function.node, function.scope, behind: outer).map { [code] + $0 }
    }
    // A closure that is kept or passed: `onSave()`, `onSave?()`.
    var callee = code.tree.firstChild(call)
    while [.optionalChainExpr, .forceUnwrapExpr].contains(code.tree.kind(callee)) {
      callee = code.tree.firstChild(callee)
    }
    return ways(of: callee, code.scope, behind: outer).map { [code] + $0 }
  }

  /// The call that is all the code does.
  private func onlyCall(_ code: RunCode) -> NodeID? {
    let tree = code.tree
    // The signature stands first.
    var node = tree.lastChild(code.node)
    guard node.exists, tree.kind(node) != .closureSignature else { return nil }
    let before = tree.previousSibling(node, in: code.node)
    guard !before.exists || tree.kind(before) == .closureSignature else { return nil }
    while true {
      switch tree.kind(node) {
      case .returnStmt, .tryExpr, .awaitExpr, .optionalChainExpr: node = tree.lastChild(node)
      case .callExpr: return node.exists ? node : nil
      default: return nil
      }
    }
  }
}

extension Interpretation {
  /// The function of the project that a call calls, with what it is given.
  mutating func function(calledBy call: NodeID, _ scope: Scope) -> RunCode? {
    let tree = scope.file.tree
    let callee = tree.firstChild(call)
    let name = tree.name(callee)
    guard !tree.startsUppercase(callee) else { return nil }
    switch tree.kind(callee) {
    case .identifierExpr:
      guard evaluator.local(name, at: tree.range(callee).start, in: scope.file) == nil else { return nil }
      if let own = functions(name, around: scope) { return bound(own, call, scope) }
      return project.global(named: name, from: scope.file).flatMap { bound([$0], call, scope) }
    case .memberExpr:
      var base = tree.firstChild(callee)
      if tree.kind(base) == .optionalChainExpr { base = tree.firstChild(base) }
      if tree.kind(base) == .identifierExpr, tree.mainIs(base, "self") {
        return functions(name, around: scope).flatMap { bound($0, call, scope) }
      }
      if let owner = typeNamed(base, scope) {
        return bound(functions(name, of: owner, scope.file, isStatic: true), call, scope)
      }
      guard let owner = typeOfValue(base, scope) else { return nil }
      return bound(functions(name, of: owner, scope.file, isStatic: false), call, scope, of: .some(nil))
    default: return nil
    }
  }
}
