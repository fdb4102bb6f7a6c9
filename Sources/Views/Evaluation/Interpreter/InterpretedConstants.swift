// Constants whose value is code: a closure that is called where it is used, and what statements give one later.

import CurbcutSymbols
import CurbcutSyntax

extension Interpretation {
  /// What a call of a closure gives that a constant keeps: `Fonts.note(15)` of `static let note = { (size: CGFloat) in … }`;
  /// nil where it keeps none, or the call does not give it what it takes.
  mutating func callKept(_ reference: MemberReference, _ call: NodeID, _ scope: Scope, _ type: Name) -> Outcome? {
    let (member, home) = (project.member(reference), project.file(reference))
    guard member.kind == .property, member.isConstant, member.value.exists else { return nil }
    return run(
      closure: member.value, in: Scope(file: home, type: member.owner, member: reference.index), calledBy: call, scope,
      type)
  }

  /// What a closure gives that a call gives its arguments; nil where it is none, or the call does not give it what it takes.
  mutating func run(
    closure: NodeID, in home: Scope, calledBy call: NodeID, _ scope: Scope, _ type: Name
  ) -> Outcome? {
    let (tree, caller) = (home.file.tree, scope.file.tree)
    guard tree.kind(closure) == .closureExpr, isShort(closure, in: tree) else { return nil }
    let given = caller.children(call).dropFirst()
    guard given.allSatisfy({ caller.kind($0) == .argument && caller.label(of: $0) == nil }) else { return nil }
    let parts = tree.children(closure)
    var names: [Name] = given.indices.map { Name("$\($0 - given.startIndex)") }
    if let signature = parts.first(where: { tree.kind($0) == .closureSignature }) {
      names = tree.children(signature).filter { [.closureParameter, .parameter].contains(tree.kind($0)) }
        .map { parameter in
          // `(size: CGFloat)` has one name, `(of size: CGFloat)` two.
          tree.children(parameter).first { tree.kind($0) == .parameterName }.map { tree.name($0) }
            ?? tree.name(parameter)
        }
    }
    guard names.count == given.count else { return nil }
    var inner = home
    for (name, argument) in zip(names, given) {
      inner.bindings = LocalBinding(parameter: name, caller.lastChild(argument), scope, next: inner.bindings)
    }
    let statements = parts.filter { tree.kind($0) != .closureSignature }
    return deeper { $0.run(Code(statements, isValue: statements.count == 1), inner, type) }
  }

  /// What a constant holds that gets its value after it is declared, where it is used: `let color: Color`, and
  /// `if isOn { color = .green } else { color = .gray }`. Only the statements that give it one are run.
  mutating func givenLater(_ local: Local, _ use: NodeID, _ scope: Scope, _ type: Name) -> Outcome {
    let tree = scope.file.tree
    let unknown = Outcome.unknown(.state(local.name))
    var inner = use
    for block in tree.way(to: use).reversed() {
      defer { inner = block }
      guard tree.range(block).start < local.start else { continue }
      let statements = Array(tree.children(block))
      guard let end = statements.firstIndex(of: inner) else { continue }
      guard
        let start = statements[..<end].firstIndex(where: {
          tree.kind($0) == .varDecl && tree.range($0).start <= local.start && local.start < tree.range($0).end
        })
      else { continue }
      guard isShort(block, in: tree) else { return .unknown(.fuel) }
      let giving = statements[start..<end].filter { statement in
        tree.nodes(below: statement).contains { index in
          guard tree.nodes[index].kind == .assignExpr else { return false }
          let target = tree.firstChild(NodeID(index))
          return tree.kind(target) == .identifierExpr && tree.name(target) == local.name
        }
      }
      guard !giving.isEmpty else { return unknown }
      return deeper { $0.run(Code([statements[start]] + giving + [use], isValue: true), scope, type) }
    }
    return unknown
  }
}
