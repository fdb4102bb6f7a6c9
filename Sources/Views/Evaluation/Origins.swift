// By which expression a value is told that only a run can tell. A name tells more than how its value comes about, the code
// of a caller more than the name of a parameter; of what a condition chooses, each branch has its own.

import CurbcutSyntax

extension Outcome {
  /// The same, as something else is made of it: it is told by what is made.
  var withoutOrigin: Outcome {
    if case .unknown(let reason, _?) = self { return .unknown(reason) }
    return self
  }

  fileprivate func originating(_ node: NodeID, _ scope: Scope, isPassed: Bool) -> Outcome {
    switch self {
    case .value(var terminal):
      guard terminal.isOpen, !(terminal.origin?.isPassed ?? false) else { return self }
      terminal.origin = Origin(node, scope, isPassed: isPassed)
      return .value(terminal)
    case .unknown(let reason, let origin):
      guard !(origin?.isPassed ?? false) else { return self }
      return .unknown(reason, Origin(node, scope, isPassed: isPassed))
    case .choice(let condition, let then, let otherwise, let origin):
      guard !(origin?.isPassed ?? false), scope.file.tree.kind(node).isName else { return self }
      return .choice(condition, then, otherwise, Origin(node, scope, isPassed: isPassed))
    case .never: return self
    }
  }
}

extension NodeKind {
  /// Whether an expression stands for code that is elsewhere.
  var isName: Bool { self == .identifierExpr || self == .memberExpr || self == .callExpr }
}

extension Terminal {
  /// Whether a run may tell more of it: it is not written out.
  fileprivate var isOpen: Bool {
    switch scope.file.tree.kind(node) {
    case .stringLiteral, .integerLiteral, .floatLiteral, .boolLiteral, .nilLiteral, .implicitMemberExpr, .closureExpr,
      .codeBlock, .arrayLiteral, .dictionaryLiteral:
      false
    default: true
    }
  }
}

extension Interpretation {
  /// What a branch gives, told by its expression; a variable that code has been followed to, by what it was given. What a
  /// choice leads to is told by its branches as well.
  func told(_ outcome: Outcome, by node: NodeID, _ scope: Scope) -> Outcome {
    guard tellsOrigins else { return outcome }
    var (node, scope) = (node, scope)
    while scope.file.tree.kind(node) == .identifierExpr, let held = scope.bindings?.last(scope.file.tree.name(node)),
      held.value.exists
    {
      (node, scope) = (held.value, held.scope)
    }
    return outcome.originating(node, scope, isPassed: false)
  }

  /// What comes of a value, told by its expression alone.
  func told(_ outcome: Outcome, byOnly node: NodeID, _ scope: Scope) -> Outcome {
    tellsOrigins ? outcome.originating(node, scope, isPassed: false) : outcome
  }

  /// What comes of an argument that a call passes, told by it.
  func passed(_ outcome: Outcome, as node: NodeID, _ scope: Scope) -> Outcome {
    tellsOrigins ? outcome.originating(node, scope, isPassed: true) : outcome
  }
}
