// Initializers that a project adds to a type of the system: `extension Button { init(_ title: String, icon: Icon) { … } }`.
// What such a call makes is what the initializers of the system make that it ends in.

import CurbcutSymbols
import CurbcutSyntax

extension Interpreter {
  /// The calls of the system's initializers that a call ends in, one for each way: `self.init(title, systemImage: …)`. nil
  /// where no initializer of the project fits the call, empty where it cannot be followed.
  public func systemCalls(by call: NodeID, of type: Name, in scope: Scope) -> [Terminal]? {
    var run = Interpretation(evaluator)
    guard let outcome = run.made(by: call, of: type, scope) else { return nil }
    let values = outcome.values
    let known = values.compactMap(\.self)
    return known.count == values.count ? known : []
  }
}

extension Interpretation {
  /// Overloads that a call may mean and that are all followed.
  private static let overloadLimit = 4

  fileprivate mutating func made(by call: NodeID, of type: Name, _ scope: Scope) -> Outcome? {
    let found = evaluator.members(named: Self.initName, ofType: type, from: scope.file).filter {
      let member = project.member($0)
      return member.kind == .initializer && member.block.exists && binder.accepts($0, call: call, in: scope.file)
        && binder.acceptsKinds($0, call: call, in: scope.file)
    }
    guard !found.isEmpty else { return nil }
    guard found.count <= Self.overloadLimit, depthAllows(), spend() else { return .unknown(.fuel) }
    var result: Outcome?
    for reference in found {
      let outcome = deeper { $0.systemCalls(of: reference, by: call, type, scope) }
      // Which of two is meant, the types of the arguments decide.
      result = result.map { .choice(.text("overload"), $0, outcome) } ?? outcome
    }
    return result
  }

  private mutating func systemCalls(
    of reference: MemberReference, by call: NodeID, _ type: Name, _ scope: Scope
  ) -> Outcome {
    let home = project.file(reference)
    let member = project.member(reference)
    guard isShort(member.block, in: home.tree), let frame = evaluator.frame(for: reference, call: call, scope: scope)
    else {
      return .unknown(.fuel)
    }
    let inside = Scope(file: home, type: member.owner, member: reference.index, frame: frame)
    let outcome = run(Code(Array(home.tree.children(member.block)), isValue: true), inside, .none)
    return each(outcome, at: call, scope) { run, terminal in
      guard terminal.scope.file.tree.isOwnInit(terminal.node) else { return .unknown(.code) }
      return run.made(by: terminal.node, of: type, terminal.scope) ?? .value(terminal)
    }
  }

  private static let initName = Name("init")
}

extension Tree {
  /// `self.init(…)`
  func isOwnInit(_ call: NodeID) -> Bool {
    guard kind(call) == .callExpr, case let callee = firstChild(call), kind(callee) == .memberExpr,
      mainIs(callee, "init")
    else { return false }
    let base = firstChild(callee)
    return kind(base) == .identifierExpr && mainIs(base, "self")
  }
}
