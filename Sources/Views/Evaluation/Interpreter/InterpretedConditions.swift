// What conditions ask of values: whether one that may be missing is there, whether a number is larger than another, whether
// there is anything in a text or list.

import CurbcutSymbols
import CurbcutSyntax

extension Interpretation {
  /// Whether `if let name = value`, `if let name` and `value != nil` find something; nil where the code decides that when it
  /// runs.
  mutating func presence(of node: NodeID, _ scope: Scope) -> Bool? {
    // The name of `if let name` stands for the value of that name outside.
    let outcome =
      scope.file.tree.kind(node) == .identifierPattern ? identifier(node, scope, .none) : follow(node, scope, .none)
    return agreed(outcome) { terminal in
      switch terminal.scope.file.tree.kind(terminal.node) {
      case .nilLiteral: false
      case .stringLiteral, .integerLiteral, .floatLiteral, .boolLiteral, .arrayLiteral, .dictionaryLiteral,
        .closureExpr, .codeBlock:
        true
      case .implicitMemberExpr where !terminal.scope.file.tree.mainIs(terminal.node, "none"): true
      case .callExpr where alwaysMakes(terminal.node, terminal.scope) || isColorSet(terminal.node, terminal.scope): true
      default: nil
      }
    }
  }

  /// Whether a call makes an instance of a type that the project declares or extends, by an initializer that cannot fail:
  /// `UIColor(hex: "F2F2F6")`.
  private func alwaysMakes(_ call: NodeID, _ scope: Scope) -> Bool {
    let tree = scope.file.tree
    var named = tree.firstChild(call)
    if tree.kind(named) == .memberExpr, tree.mainIs(named, "init") { named = tree.firstChild(named) }
    guard tree.kind(named) == .identifierExpr, tree.startsUppercase(named) else { return false }
    let made = evaluator.members(named: Self.initName, ofType: tree.name(named), from: scope.file).filter {
      project.member($0).kind == .initializer && binder.accepts($0, call: call, in: scope.file)
    }
    return !made.isEmpty
      && made.allSatisfy { reference in
        let home = project.file(reference).tree
        switch home.tokens.kind(home[project.member(reference).node].main + 1) {
        case .postfixQuestion, .infixQuestion, .exclamation: return false
        default: return true
        }
      }
  }

  private static let initName = Name("init")

  /// Whether a call asks for a color set by a name that the project has: `UIColor(named: "Ink")` is there.
  private func isColorSet(_ call: NodeID, _ scope: Scope) -> Bool {
    let tree = scope.file.tree
    guard tree.mainIs(tree.firstChild(call), "UIColor"), let named = tree.argument(of: call, label: "named"),
      case .string(let name) = evaluator.value(of: named, in: scope)
    else { return false }
    return project.colourSet(named: name, from: scope.file) != nil
  }

  /// What an optional binding or pattern of a condition asks.
  mutating func bindingHolds(_ condition: NodeID, _ scope: Scope) -> Bool? {
    let tree = scope.file.tree
    let parts = tree.children(condition)
    guard let pattern = parts.first else { return nil }
    guard let last = parts.last, last != pattern else {
      return tree.kind(pattern) == .identifierPattern ? deeper { $0.presence(of: pattern, scope) } : nil
    }
    guard tree.kind(last) == .initializer, tree.lastChild(last).exists else { return nil }
    return deeper { $0.presence(of: tree.lastChild(last), scope) }
  }

  /// Whether `a < b` holds, where both come to one number that is written out.
  mutating func isOrdered(_ condition: NodeID, _ scope: Scope) -> Bool? {
    let tree = scope.file.tree
    let parts = tree.children(condition)
    let (isLess, isLessOrEqual) = (tree.mainIs(condition, "<"), tree.mainIs(condition, "<="))
    guard parts.count == 2, isLess || isLessOrEqual || tree.mainIs(condition, ">") || tree.mainIs(condition, ">="),
      let left = writtenNumber(parts[0], scope), let right = writtenNumber(parts[1], scope)
    else { return nil }
    if isLess { return left < right }
    if isLessOrEqual { return left <= right }
    return tree.mainIs(condition, ">") ? left > right : left >= right
  }

  private mutating func writtenNumber(_ node: NodeID, _ scope: Scope) -> Double? {
    guard let value = follow(node, scope, .none).single else { return nil }
    return number(value.node, in: value.scope.file.tree)
  }

  /// Whether `value.isEmpty` holds, where the text or list is written out.
  mutating func isEmpty(_ condition: NodeID, _ scope: Scope) -> Bool? {
    let outcome = follow(scope.file.tree.firstChild(condition), scope, .none)
    return agreed(outcome) { terminal in
      let tree = terminal.scope.file.tree
      let parts = tree.children(terminal.node)
      switch tree.kind(terminal.node) {
      case .arrayLiteral: return !tree.firstChild(terminal.node).exists
      case .stringLiteral:
        let isText = { (part: NodeID) in tree.kind(part) == .stringSegment }
        if parts.contains(where: { isText($0) && !tree.mainText($0).isEmpty }) { return false }
        return parts.allSatisfy(isText) ? true : nil
      default: return nil
      }
    }
  }

  /// The answer that holds for each value that an expression comes to.
  private func agreed(_ outcome: Outcome, _ answer: (Terminal) -> Bool?) -> Bool? {
    var result: Bool?
    for value in outcome.values {
      guard let value, let one = answer(value), result == nil || result == one else { return nil }
      result = one
    }
    return result
  }
}

extension Interpretation {
  /// What a stored property has that the call of an initializer says nothing of: the default of the parameter that it
  /// keeps, or the literal that it is set to. nil where the initializer makes something else of it.
  mutating func value(of member: Member, leftBy instance: Frame, _ type: Name) -> Outcome? {
    guard let reference = instance.initializer else { return nil }
    let initializer = project.member(reference)
    let home = project.file(reference)
    let tree = home.tree
    guard initializer.block.exists else { return nil }
    var set: [NodeID] = []
    for statement in tree.children(initializer.block) {
      if tree.kind(statement) == .assignExpr {
        let parts = tree.children(statement)
        guard parts.count == 2, target(parts[0], tree) == member.name else { continue }
        guard set.isEmpty, tree.mainIs(statement, "=") else { return nil }
        set = [parts[1]]
      } else if case let branches = assigned(to: member.name, below: statement, tree), !branches.isEmpty {
        guard set.isEmpty, branches.count <= Self.branchLimit, isSetOnlyBelow(initializer.block, member, home) else {
          return nil
        }
        set = branches
      }
    }
    var result: Outcome?
    for value in set.reversed() {
      guard let outcome = left(value, by: reference, type) else { return nil }
      // Which branch sets it is not known; each of them may.
      result = result.map { .chosen(.text("set in \(member.name.hash)"), outcome, $0) } ?? outcome
    }
    return result
  }

  /// Branches of an initializer that each set a property.
  private static let branchLimit = 8

  /// What an initializer sets a property to: a literal, or the default of a parameter.
  private mutating func left(_ set: NodeID, by reference: MemberReference, _ type: Name) -> Outcome? {
    let initializer = project.member(reference)
    let home = project.file(reference)
    let tree = home.tree
    switch tree.kind(set) {
    case .nilLiteral, .boolLiteral, .stringLiteral, .integerLiteral, .floatLiteral, .implicitMemberExpr:
      return follow(set, Scope(file: home, type: initializer.owner, member: reference.index), type)
    case .identifierExpr:
      guard let parameter = initializer.parameters.first(where: { $0.name == tree.name(set) }),
        parameter.defaultValue.exists
      else { return nil }
      let outside = Scope(file: home, type: initializer.owner, member: -1)
      return follow(parameter.defaultValue, outside, declared(parameter.type, tree) ?? type)
    default: return nil
    }
  }

  /// Whether no other code of the type, which is all that may, sets a property.
  private func isSetOnlyBelow(_ block: NodeID, _ member: Member, _ home: FileViews) -> Bool {
    if member.isConstant { return true }
    guard member.isHidden, member.owner >= 0 else { return false }
    let type = home.types[Int(member.owner)].node
    let all = assigned(to: member.name, below: type, home.tree).count
    return all == assigned(to: member.name, below: block, home.tree).count
  }

  /// The property that is set by `self.name = …` or `name = …`.
  private func target(_ node: NodeID, _ tree: Tree) -> Name? {
    switch tree.kind(node) {
    case .identifierExpr: tree.name(node)
    case .memberExpr where tree.mainIs(tree.firstChild(node), "self"): tree.name(node)
    default: nil
    }
  }

  /// What is assigned to a property below a node; a change of its value, as by `+=`, counts as well.
  private func assigned(to name: Name, below node: NodeID, _ tree: Tree) -> [NodeID] {
    tree.nodes(below: node).compactMap { index in
      guard tree.nodes[index].kind == .assignExpr, target(tree.firstChild(NodeID(index)), tree) == name else {
        return nil
      }
      return tree.mainIs(NodeID(index), "=") ? tree.lastChild(NodeID(index)) : NodeID(index)
    }
  }
}
