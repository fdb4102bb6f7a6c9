// Fonts by way of a type of the project: `Typo.small.font`, `.app.small`, `.brand(.title)`. Each case is followed, and a
// size is known to be fixed when every case gives one.

import CurbcutSyntax
import CurbcutViews

extension FileModel {
  /// The property of a project's type that a base gives: `font` of `Typo.small.font`, `small` of `.app.small`.
  func fontMember(_ expression: NodeID, in scope: Scope) -> MemberReference? {
    let tree = scope.file.tree
    guard tree.kind(expression) == .memberExpr, let type = typeOfValue(tree.firstChild(expression), in: scope) else {
      return nil
    }
    let found = project.members(named: tree.name(expression), ofType: type, from: scope.file)
    return found.count == 1 ? found[0] : nil
  }

  /// The function of `extension Font` that a call such as `.brand(.title)` means, and the scope of its body.
  func fontFunction(_ call: NodeID, in scope: Scope) -> (body: NodeID, scope: Scope)? {
    let tree = scope.file.tree
    let found = project.members(named: tree.name(tree.firstChild(call)), ofType: Known.Font.name, from: scope.file)
    guard found.count == 1, project.member(found[0]).kind == .function else { return nil }
    let member = project.member(found[0])
    let home = project.file(found[0])
    guard member.block.exists, let body = evaluator.singleExpression(member.block, in: home.tree) else { return nil }
    var arguments: [Name: NodeID] = [:]
    let given = tree.children(call).dropFirst().filter { tree.kind($0) == .argument }
    for parameter in member.parameters {
      let value = given.first { argument in
        tree.label(of: argument).map { tree.name(of: $0) == parameter.label } ?? (parameter.label == .none)
      }
      if let value { arguments[parameter.name] = tree.lastChild(value) }
    }
    let inner = Scope(
      file: home, type: member.owner, member: found[0].index, frame: Frame(arguments: arguments, scope: scope))
    return (body, inner)
  }

  /// What an expression gives in each of its cases; nil when it does more than choose.
  func outcomes(of expression: NodeID, in tree: Tree) -> [NodeID]? {
    switch tree.kind(expression) {
    case .switchExpr:
      var all: [NodeID] = []
      for branch in tree.children(expression).dropFirst() {
        guard tree.kind(branch) == .switchCase, let last = tree.children(branch).last, tree.kind(last) != .caseItem,
          let found = outcomes(of: tree.kind(last) == .returnStmt ? tree.lastChild(last) : last, in: tree)
        else { return nil }
        all += found
      }
      return all
    case .ifExpr:
      var all: [NodeID] = []
      for branch in tree.children(expression).dropFirst() {
        let value = tree.kind(branch) == .codeBlock ? evaluator.singleExpression(branch, in: tree) : branch
        guard let value, let found = outcomes(of: value, in: tree) else { return nil }
        all += found
      }
      return all.count > 1 ? all : nil
    case .returnStmt:
      return tree.lastChild(expression).exists ? outcomes(of: tree.lastChild(expression), in: tree) : nil
    default: return expression.exists ? [expression] : nil
    }
  }

  /// Whether a number is written out in every case, so that no text size changes it.
  func isWrittenNumber(_ node: NodeID, in scope: Scope, depth: Int = 0) -> Bool {
    let tree = scope.file.tree
    guard depth < 6, node.exists else { return false }
    let values = evaluator.value(of: node, in: scope).alternatives
    if !values.isEmpty, values.allSatisfy({ $0.number != nil }) { return true }
    switch tree.kind(node) {
    case .switchExpr, .ifExpr:
      return outcomes(of: node, in: tree).map {
        $0.allSatisfy { isWrittenNumber($0, in: scope, depth: depth + 1) }
      } ?? false
    case .ternaryExpr, .binaryExpr:
      if tree.kind(node) == .binaryExpr, !["+", "-", "*", "/"].contains(tree.text(node)) { return false }
      let parts = tree.children(node)
      return (tree.kind(node) == .ternaryExpr ? Array(parts.dropFirst()) : Array(parts)).allSatisfy {
        isWrittenNumber($0, in: scope, depth: depth + 1)
      }
    case .identifierExpr:
      if let local = evaluator.local(tree.name(node), at: tree.range(node).start, in: scope.file) {
        return local.isConstant && isWrittenNumber(local.value, in: scope, depth: depth + 1)
      }
      if let argument = scope.frame?.arguments[tree.name(node)] {
        return isWrittenNumber(argument, in: scope.frame!.scope, depth: depth + 1)
      }
      if tree.text(node) == "rawValue" { return isEnumeration(scope) }
      return evaluator.ownMember(tree.name(node), in: scope).map { isWritten($0, depth) } ?? false
    case .memberExpr:
      let base = tree.firstChild(node)
      if tree.text(base) == "self", tree.text(node) == "rawValue" { return isEnumeration(scope) }
      guard let type = typeOfValue(base, in: scope) else { return false }
      let found = project.members(named: tree.name(node), ofType: type, from: scope.file)
      guard found.count == 1 else { return false }
      return isWritten(found[0], depth) || isGiven(found[0], by: base, in: scope, depth)
    case .callExpr:
      guard tree.kind(tree.firstChild(node)) == .identifierExpr else { return false }
      if ["CGFloat", "Double"].contains(tree.text(tree.firstChild(node))) {
        guard let argument = tree.argument(of: node, label: nil) else { return false }
        return isWrittenNumber(argument, in: scope, depth: depth + 1)
      }
      return returned(by: node, in: scope).map { isWrittenNumber($0.value, in: $0.scope, depth: depth + 1) } ?? false
    default: return false
    }
  }

  private func isEnumeration(_ scope: Scope) -> Bool {
    scope.type >= 0 && scope.file.types[Int(scope.type)].kind == .enumDecl
  }

  private func isWritten(_ reference: MemberReference, _ depth: Int) -> Bool {
    guard !project.member(reference).attributes.contains(.ScaledMetric), let kept = kept(by: reference) else {
      return false
    }
    return isWrittenNumber(kept.value, in: kept.scope, depth: depth + 1)
  }

  /// What a property keeps or works out, and where that stands; nil when it may be set or does more than choose.
  private func kept(by reference: MemberReference) -> (value: NodeID, scope: Scope)? {
    let member = project.member(reference)
    guard member.kind == .property else { return nil }
    let home = project.file(reference)
    let scope = Scope(file: home, type: member.owner, member: reference.index)
    if member.value.exists { return member.isConstant ? (member.value, scope) : nil }
    guard member.block.exists, let value = evaluator.singleExpression(member.block, in: home.tree) else { return nil }
    return (value, scope)
  }

  /// Whether a number that a value keeps is written out wherever the value may be made: `size` of `Look(size: 14)`.
  private func isGiven(_ reference: MemberReference, by base: NodeID, in scope: Scope, _ depth: Int) -> Bool {
    let member = project.member(reference)
    guard member.kind == .property, member.isConstant, !member.value.exists, !member.block.exists,
      let calls = creations(base, in: scope, depth: depth + 1)
    else { return false }
    let home = project.file(reference).tree
    let label = home.string(of: member.nameToken)
    return calls.allSatisfy { call, inner in
      guard let argument = inner.file.tree.argument(of: call, label: label) else { return false }
      return isWrittenNumber(argument, in: inner, depth: depth + 1)
    }
  }

  /// What the call of a function of the type gives, and the scope of its body; nil when it does more than choose.
  private func returned(by call: NodeID, in scope: Scope) -> (value: NodeID, scope: Scope)? {
    guard let function = ownFunction(call, in: scope) else { return nil }
    let member = project.member(function)
    let home = project.file(function)
    guard member.block.exists, let value = evaluator.singleExpression(member.block, in: home.tree),
      let frame = engine.frame(for: function, call: call, scope: scope, callSite: -1)
    else { return nil }
    return (value, Scope(file: home, type: member.owner, member: function.index, frame: frame))
  }

  private func ownFunction(_ call: NodeID, in scope: Scope) -> MemberReference? {
    let tree = scope.file.tree
    guard tree.kind(tree.firstChild(call)) == .identifierExpr,
      let own = evaluator.ownMember(tree.name(tree.firstChild(call)), in: scope), project.member(own).kind == .function
    else { return nil }
    return own
  }

  /// The calls one of which makes a value, each with where it stands; nil when it may come from elsewhere.
  private func creations(_ node: NodeID, in scope: Scope, depth: Int) -> [(call: NodeID, scope: Scope)]? {
    let tree = scope.file.tree
    guard depth < 6, node.exists else { return nil }
    func made(by member: MemberReference?) -> [(call: NodeID, scope: Scope)]? {
      member.flatMap(kept).flatMap { creations($0.value, in: $0.scope, depth: depth + 1) }
    }
    switch tree.kind(node) {
    case .callExpr:
      let callee = tree.firstChild(node)
      if tree.kind(callee) == .implicitMemberExpr { return tree.mainIs(callee, "init") ? [(node, scope)] : nil }
      guard tree.kind(callee) == .identifierExpr else { return nil }
      if evaluator.typeName(callee, in: scope) != nil { return [(node, scope)] }
      return returned(by: node, in: scope).flatMap { creations($0.value, in: $0.scope, depth: depth + 1) }
    case .switchExpr, .ifExpr, .ternaryExpr:
      let cases =
        tree.kind(node) == .ternaryExpr ? Array(tree.children(node).dropFirst()) : outcomes(of: node, in: tree) ?? []
      var all: [(call: NodeID, scope: Scope)] = []
      for one in cases {
        guard let found = creations(one, in: scope, depth: depth + 1) else { return nil }
        all += found
      }
      return all.isEmpty ? nil : all
    case .identifierExpr:
      let name = tree.name(node)
      if let local = evaluator.local(name, at: tree.range(node).start, in: scope.file) {
        return local.isConstant ? creations(local.value, in: scope, depth: depth + 1) : nil
      }
      if let frame = scope.frame, let argument = frame.arguments[name] {
        return creations(argument, in: frame.scope, depth: depth + 1)
      }
      return made(by: evaluator.ownMember(name, in: scope))
    case .memberExpr:
      guard let type = typeOfValue(tree.firstChild(node), in: scope) else { return nil }
      let found = project.members(named: tree.name(node), ofType: type, from: scope.file)
      return found.count == 1 ? made(by: found[0]) : nil
    default: return nil
    }
  }

  /// The type of the project that a value is of, by its declaration: a case, a parameter, a property.
  private func typeOfValue(_ node: NodeID, in scope: Scope, depth: Int = 0) -> Name? {
    let tree = scope.file.tree
    guard depth < 4, node.exists else { return nil }
    switch tree.kind(node) {
    case .identifierExpr:
      if tree.text(node) == "self" { return scope.type >= 0 ? scope.file.types[Int(scope.type)].name : nil }
      if let local = evaluator.local(tree.name(node), at: tree.range(node).start, in: scope.file) {
        return local.isConstant ? typeOfValue(local.value, in: scope, depth: depth + 1) : nil
      }
      if let type = evaluator.typeName(node, in: scope) { return type }
      if scope.member >= 0,
        let parameter = scope.file.members[Int(scope.member)].parameters.first(where: { $0.name == tree.name(node) })
      {
        return declared(parameter.type, in: tree)
      }
      return evaluator.ownMember(tree.name(node), in: scope).flatMap(typeOfMember)
    case .implicitMemberExpr:
      let found = project.members(named: tree.name(node), ofType: Known.Font.name, from: scope.file)
      return found.count == 1 ? typeOfMember(found[0]) : nil
    case .memberExpr:
      if let type = evaluator.typeName(node, in: scope) { return type }
      guard let owner = typeOfValue(tree.firstChild(node), in: scope, depth: depth + 1) else { return nil }
      let found = project.members(named: tree.name(node), ofType: owner, from: scope.file)
      return found.count == 1 ? typeOfMember(found[0]) : nil
    case .callExpr:
      return ownFunction(node, in: scope).flatMap { declared(project.member($0).type, in: project.file($0).tree) }
    default: return nil
    }
  }

  private func typeOfMember(_ reference: MemberReference) -> Name? {
    let member = project.member(reference)
    let home = project.file(reference)
    switch member.kind {
    case .enumCase: return member.owner >= 0 ? home.types[Int(member.owner)].name : nil
    case .property:
      if member.type.exists { return declared(member.type, in: home.tree) }
      let tree = home.tree
      guard member.value.exists, tree.kind(member.value) == .callExpr,
        tree.kind(tree.firstChild(member.value)) == .identifierExpr,
        evaluator.typeName(tree.firstChild(member.value), in: Scope(file: home, type: -1, member: -1)) != nil
      else { return nil }
      return tree.name(tree.firstChild(member.value))
    default: return nil
    }
  }

  private func declared(_ type: NodeID, in tree: Tree) -> Name? {
    type.exists && tree.kind(type) == .identifierType ? tree.name(type) : nil
  }
}
