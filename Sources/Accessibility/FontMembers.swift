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
      return found.count == 1 && isWritten(found[0], depth)
    case .callExpr:
      guard tree.kind(tree.firstChild(node)) == .identifierExpr,
        ["CGFloat", "Double"].contains(tree.text(tree.firstChild(node))),
        let argument = tree.argument(of: node, label: nil)
      else { return false }
      return isWrittenNumber(argument, in: scope, depth: depth + 1)
    default: return false
    }
  }

  private func isEnumeration(_ scope: Scope) -> Bool {
    scope.type >= 0 && scope.file.types[Int(scope.type)].kind == .enumDecl
  }

  private func isWritten(_ reference: MemberReference, _ depth: Int) -> Bool {
    let member = project.member(reference)
    guard member.kind == .property, !member.attributes.contains(.ScaledMetric) else { return false }
    let home = project.file(reference)
    let scope = Scope(file: home, type: member.owner, member: reference.index)
    if member.value.exists { return member.isConstant && isWrittenNumber(member.value, in: scope, depth: depth + 1) }
    guard member.block.exists, let value = evaluator.singleExpression(member.block, in: home.tree) else { return false }
    return isWrittenNumber(value, in: scope, depth: depth + 1)
  }

  /// The type of the project that a value is of, by its declaration: a case, a parameter, a property.
  private func typeOfValue(_ node: NodeID, in scope: Scope, depth: Int = 0) -> Name? {
    let tree = scope.file.tree
    guard depth < 4, node.exists else { return nil }
    switch tree.kind(node) {
    case .identifierExpr:
      if tree.text(node) == "self" { return scope.type >= 0 ? scope.file.types[Int(scope.type)].name : nil }
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
