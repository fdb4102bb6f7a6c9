// Values that are called like functions: `theme.ink()`, where the type of `ink` declares `callAsFunction`.

import CurbcutSymbols
import CurbcutSyntax

extension Interpretation {
  static let callAsFunction = Name("callAsFunction")

  /// What a call of a value gives whose type says what that means; nil where the callee is no such value.
  mutating func calledAsFunction(_ callee: NodeID, _ call: NodeID, _ scope: Scope, _ type: Name) -> Outcome? {
    let tree = scope.file.tree
    guard project.symbols.hasCallableValues, tree.kind(callee) == .identifierExpr || tree.kind(callee) == .memberExpr,
      !tree.startsUppercase(callee), let owner = typeOfValue(callee, scope)
    else { return nil }
    let found = functions(Self.callAsFunction, of: owner, scope.file, isStatic: false)
    guard !found.isEmpty else { return nil }
    let outcome = follow(callee, scope, .none)
    // Whatever it is, what it gives is what its function gives.
    if case .unknown = outcome { return called(found, call, scope, type, of: nil) }
    return each(outcome, at: call, scope) { run, terminal in
      guard let instance = run.instance(terminal) else { return run.called(found, call, scope, type, of: nil) }
      return run.called(found, call, scope, type, of: instance.frame)
    }
  }
}
