// What an initializer that the project writes leaves in the properties of the instance that it makes.

import CurbcutSymbols
import CurbcutSyntax

extension Interpretation {
  /// What a stored property has that the call of an initializer gives no argument for: what its code sets it to, with what
  /// the call passes and the defaults of what it leaves out. nil where the code does not set it, or others may as well.
  mutating func value(of member: Member, leftBy instance: Frame, _ type: Name) -> Outcome? {
    guard let reference = instance.initializer else { return nil }
    let initializer = project.member(reference)
    let home = project.file(reference)
    guard initializer.block.exists, isShort(initializer.block, in: home.tree) else { return nil }
    let scope = Scope(file: home, type: initializer.owner, member: reference.index, frame: instance)
    let statements = home.tree.children(initializer.block)
    // Most leave it to its parameter or set it once.
    let isPlain = statements.contains { isSet(member.name, by: $0, home.tree) }
    guard isPlain || isSetOnlyBelow(initializer.block, member, home) else { return nil }
    var left = Left(name: member.name, type: type)
    run(Array(statements), scope, &left)
    return left.isLost ? nil : left.outcome
  }

  /// Whether an initializer makes something else of what it is given for a property of the same name: `self.ink = ink ??
  /// .black`, `self.side = side * 2`.
  func isReworked(_ name: Name, by instance: Frame) -> Bool {
    guard let reference = instance.initializer, case let block = project.member(reference).block, block.exists else {
      return false
    }
    let tree = project.file(reference).tree
    return tree.children(block).contains { statement in
      guard isSet(name, by: statement, tree) else { return false }
      switch tree.kind(tree.lastChild(statement)) {
      case .binaryExpr, .ternaryExpr: return true
      default: return false
      }
    }
  }

  /// What code leaves in one property.
  private struct Left {
    let name: Name
    let type: Name
    var outcome: Outcome?
    /// Whether the code ends here.
    var isDone = false
    /// Whether it is set where it is not followed.
    var isLost = false
  }

  private mutating func run(_ statements: [NodeID], _ start: Scope, _ left: inout Left) {
    var scope = start
    let tree = scope.file.tree
    for statement in statements {
      guard !left.isDone, !left.isLost else { return }
      guard spend() else {
        left.isLost = true
        return
      }
      switch tree.kind(statement) {
      case .returnStmt, .throwStmt: left.isDone = true
      case .varDecl: declare(statement, in: &scope)
      case .assignExpr:
        if isSet(left.name, by: statement, tree) {
          left.outcome = deeper { $0.follow(tree.lastChild(statement), scope, left.type) }
        } else if target(tree.firstChild(statement), tree) == left.name {
          left.isLost = true
        } else {
          assign(statement, in: &scope)
        }
      case .ifExpr where decides(left.name, statement, tree): branch(statement, scope, &left)
      case .switchExpr where decides(left.name, statement, tree): choose(statement, scope, &left)
      default:
        if changes(left.name, below: statement, tree) { left.isLost = true }
        forget(statement, in: &scope)
      }
    }
  }

  private mutating func branch(_ statement: NodeID, _ scope: Scope, _ left: inout Left) {
    let tree = scope.file.tree
    let parts = tree.children(statement)
    guard parts.count >= 2 else { return left.isLost = true }
    let then = Array(tree.children(parts[1]))
    let otherwise =
      parts.count < 3 ? [] : tree.kind(parts[2]) == .ifExpr ? [parts[2]] : Array(tree.children(parts[2]))
    switch deeper({ $0.truth(of: parts[0], scope) }) {
    case true?: run(then, scope, &left)
    case false?: run(otherwise, scope, &left)
    case nil:
      var (first, second) = (left, left)
      run(then, scope, &first)
      run(otherwise, scope, &second)
      join([(.expression(parts[0], scope), first)], else: second, &left)
    }
  }

  private mutating func choose(_ statement: NodeID, _ scope: Scope, _ left: inout Left) {
    let tree = scope.file.tree
    guard let cases = evaluator.cases(of: statement, in: scope.file), !cases.isEmpty,
      cases.count <= Self.branchLimit
    else { return left.isLost = true }
    func body(_ branch: NodeID) -> [NodeID] {
      tree.children(branch).filter { tree.kind($0) != .caseItem && tree.kind($0) != .attribute }
    }
    if let taken = deeper({ $0.caseTaken(of: statement, cases, scope) }) { return run(body(taken), scope, &left) }
    var results: [(OutcomeCondition, Left)] = []
    for one in cases {
      var result = left
      run(body(one.node), scope, &result)
      results.append((.text(one.text ?? "set in \(left.name.hash)"), result))
    }
    guard let last = results.popLast() else { return }
    join(results, else: last.1, &left)
  }

  /// What one of several branches leaves; nothing where one of them does not tell.
  private func join(_ branches: [(condition: OutcomeCondition, left: Left)], else last: Left, _ left: inout Left) {
    let all = branches.map(\.left) + [last]
    // A branch that ends the code early leaves the others to the rest.
    guard all.allSatisfy({ !$0.isLost && !$0.isDone }), var outcome = last.outcome else { return left.isLost = true }
    for one in branches.reversed() {
      guard let value = one.left.outcome else { return left.isLost = true }
      outcome = .chosen(one.condition, value, outcome)
    }
    left.outcome = outcome
  }

  /// Branches of an initializer that each set a property.
  private static let branchLimit = 8

  /// Whether a statement is `self.name = …` or `name = …`.
  private func isSet(_ name: Name, by statement: NodeID, _ tree: Tree) -> Bool {
    tree.kind(statement) == .assignExpr && tree.mainIs(statement, "=")
      && target(tree.firstChild(statement), tree) == name
  }

  /// Whether a statement with branches sets the property or ends the code in one of them.
  private func decides(_ name: Name, _ statement: NodeID, _ tree: Tree) -> Bool {
    changes(name, below: statement, tree) || gives(statement, in: tree)
  }

  private func changes(_ name: Name, below node: NodeID, _ tree: Tree) -> Bool {
    !assigned(to: name, below: node, tree).isEmpty
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
