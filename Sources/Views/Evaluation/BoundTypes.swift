// Of which type a name is that stands for no value that can be followed: what `if let` takes out of an optional, and what
// a closure or a loop gets from a list, one after the other.

import CurbcutSymbols
import CurbcutSyntax

/// A type as it is written, and the file it is written in.
struct WrittenType {
  var node: NodeID
  var file: FileViews
}

extension Interpretation {
  /// Nodes that are looked at for what is bound around a name.
  private static let nodeLimit = 4_000

  /// The type of a name that `if let`, `guard let`, a loop or a closure over a list binds around a node; nil where none
  /// does, or the type is not written.
  func typeOfBound(_ node: NodeID, _ scope: Scope, depth: Int) -> Name? {
    let tree = scope.file.tree
    let name = tree.name(node)
    // Most names are bound nowhere in their file.
    guard depth < 4, evaluator.facts.boundNames(in: scope.file).contains(name) else { return nil }
    var inner = node
    for outer in tree.way(to: node).reversed() {
      switch tree.kind(outer) {
      case .ifExpr, .whileStmt:
        // What is bound is not there in the `else`.
        let parts = tree.children(outer)
        if parts.count > 1, parts[1] == inner, let found = bound(name, by: parts[0], scope, depth) { return found.type }
      case .codeBlock, .closureExpr:
        for statement in tree.children(outer) where statement.index < inner.index {
          guard tree.kind(statement) == .guardStmt else { continue }
          if let found = bound(name, by: tree.firstChild(statement), scope, depth) { return found.type }
        }
        if tree.kind(outer) == .closureExpr, binds(name, outer, tree) {
          return list(ofClosure: outer, tree).flatMap { element(of: $0, scope, depth: depth + 1) }
        }
      case .forStmt:
        let parts = tree.children(outer)
        if parts.count > 2, tree.kind(parts[0]) == .identifierPattern, tree.name(parts[0]) == name {
          return parts.first { tree.kind($0) != .identifierPattern && tree.kind($0) != .typeAnnotation }.flatMap {
            element(of: $0, scope, depth: depth + 1)
          }
        }
      case .structDecl, .classDecl, .enumDecl, .actorDecl, .extensionDecl: return nil
      default: break
      }
      inner = outer
    }
    return nil
  }

  /// The value that `if let` or `guard let` takes out of an optional under a name, as it is written; nil where none binds
  /// the name around a node. `if let name` alone is that name outside.
  func valueOfBound(_ node: NodeID, _ scope: Scope) -> NodeID? {
    let tree = scope.file.tree
    let name = tree.name(node)
    guard evaluator.facts.boundNames(in: scope.file).contains(name) else { return nil }
    var inner = node
    for outer in tree.way(to: node).reversed() {
      switch tree.kind(outer) {
      case .ifExpr, .whileStmt:
        let parts = tree.children(outer)
        if parts.count > 1, parts[1] == inner, let value = value(bound: name, by: parts[0], tree) { return value }
      case .conditions:
        // What stands before it among the conditions is bound already.
        for condition in tree.children(outer).reversed() where condition.index < inner.index {
          if let value = value(bound: name, byOne: condition, tree) { return value }
        }
      case .codeBlock, .closureExpr:
        for statement in tree.children(outer).reversed()
        where statement.index < inner.index && tree.kind(statement) == .guardStmt {
          if let value = value(bound: name, by: tree.firstChild(statement), tree) { return value }
        }
        // Whatever a closure or loop gets may go by the name.
        if tree.kind(outer) == .closureExpr, binds(name, outer, tree) { return nil }
      case .forStmt where tree.name(tree.firstChild(outer)) == name: return nil
      case .funcDecl, .initDecl, .accessor, .structDecl, .classDecl, .enumDecl, .actorDecl, .extensionDecl: return nil
      default: break
      }
      inner = outer
    }
    return nil
  }

  private func value(bound name: Name, by conditions: NodeID, _ tree: Tree) -> NodeID? {
    for condition in tree.children(conditions) {
      if let value = value(bound: name, byOne: condition, tree) { return value }
    }
    return nil
  }

  private func value(bound name: Name, byOne condition: NodeID, _ tree: Tree) -> NodeID? {
    guard tree.kind(condition) == .optionalBinding else { return nil }
    let parts = tree.children(condition)
    guard let pattern = parts.first, tree.kind(pattern) == .identifierPattern, tree.name(pattern) == name else {
      return nil
    }
    return parts.first { tree.kind($0) == .initializer }.map { tree.lastChild($0) } ?? pattern
  }

  /// The type of what `let name = value` among conditions takes out of an optional; nil where none binds the name.
  private func bound(_ name: Name, by conditions: NodeID, _ scope: Scope, _ depth: Int) -> (type: Name?, Void)? {
    let tree = scope.file.tree
    for condition in tree.children(conditions) where tree.kind(condition) == .optionalBinding {
      let parts = tree.children(condition)
      guard let pattern = parts.first, tree.kind(pattern) == .identifierPattern, tree.name(pattern) == name else {
        continue
      }
      if let written = parts.first(where: { tree.kind($0) == .typeAnnotation }) {
        return (declared(tree.lastChild(written), tree), ())
      }
      if let value = parts.first(where: { tree.kind($0) == .initializer }) {
        return (typeOfValue(tree.lastChild(value), scope, depth: depth + 1), ())
      }
      // `if let name`
      return (evaluator.ownMember(name, in: scope).flatMap { typeOfMember($0, depth) }, ())
    }
    return nil
  }

  /// Whether the first parameter of a closure has a name.
  private func binds(_ name: Name, _ closure: NodeID, _ tree: Tree) -> Bool {
    tree.firstParameter(of: tree.firstChild(closure)).map { tree.name($0) == name } ?? false
  }

  /// The list whose elements a closure gets: of `ForEach(list) { … }`, `List(list) { … }`, `list.map { … }` and their kin.
  private func list(ofClosure closure: NodeID, _ tree: Tree) -> NodeID? {
    guard let holder = tree.parent(of: closure, within: Self.nodeLimit),
      let call = tree.parent(of: holder, within: Self.nodeLimit), tree.kind(call) == .callExpr,
      tree.kind(holder) == .trailingClosure || tree.kind(holder) == .argument
    else { return nil }
    let callee = tree.firstChild(call)
    switch tree.kind(callee) {
    case .identifierExpr:
      switch tree.known(callee) {
      case .ForEach, .List:
        let first = tree.children(call).dropFirst().first { tree.kind($0) == .argument }
        return first.flatMap { tree.label(of: $0) == nil ? tree.lastChild($0) : nil }
      default: return nil
      }
    case .memberExpr:
      return ["map", "forEach", "filter", "first", "contains", "flatMap", "compactMap", "allSatisfy", "sorted"]
        .contains(tree.text(callee)) ? tree.firstChild(callee) : nil
    default: return nil
    }
  }

  /// The type of the elements of a list: of `[Element]`, and of what leaves the elements as they are.
  private func element(of list: NodeID, _ scope: Scope, depth: Int) -> Name? {
    let tree = scope.file.tree
    guard depth < 4 else { return nil }
    switch tree.kind(list) {
    case .callExpr:
      let callee = tree.firstChild(list)
      guard tree.kind(callee) == .memberExpr,
        ["sorted", "filter", "prefix", "suffix", "reversed", "shuffled", "dropFirst", "dropLast"]
          .contains(tree.text(callee))
      else { return nil }
      return element(of: tree.firstChild(callee), scope, depth: depth + 1)
    case .memberExpr where tree.text(list) == "allCases": return typeNamed(tree.firstChild(list), scope)
    case .binaryExpr where tree.mainIs(list, "??"), .forceUnwrapExpr, .optionalChainExpr:
      let inner = tree.kind(list) == .binaryExpr ? tree.firstChild(list) : tree.lastChild(list)
      return element(of: inner, scope, depth: depth + 1)
    default: break
    }
    guard var written = writtenType(of: list, scope, depth: depth) else { return nil }
    while written.file.tree.kind(written.node) == .optionalType {
      written.node = written.file.tree.lastChild(written.node)
    }
    guard written.file.tree.kind(written.node) == .arrayType else { return nil }
    return declared(written.file.tree.lastChild(written.node), written.file.tree)
  }

  /// The type that is written for a local, a parameter or a property.
  private func writtenType(of node: NodeID, _ scope: Scope, depth: Int) -> WrittenType? {
    let tree = scope.file.tree
    func written(_ node: NodeID, _ file: FileViews) -> WrittenType? {
      node.exists ? WrittenType(node: node, file: file) : nil
    }
    func written(_ reference: MemberReference) -> WrittenType? {
      written(project.member(reference).type, project.file(reference))
    }
    switch tree.kind(node) {
    case .identifierExpr:
      let name = tree.name(node)
      if let local = evaluator.local(name, at: tree.range(node).start, in: scope.file) {
        return written(local.type, scope.file)
          ?? (local.value.exists && depth < 4 ? writtenType(of: local.value, scope, depth: depth + 1) : nil)
      }
      if scope.member >= 0,
        let parameter = scope.file.members[Int(scope.member)].parameters.first(where: { $0.name == name })
      {
        return written(parameter.type, scope.file)
      }
      return evaluator.ownMember(name, in: scope).flatMap(written)
    case .memberExpr:
      let base = tree.firstChild(node)
      if tree.kind(base) == .identifierExpr, tree.mainIs(base, "self") {
        return evaluator.ownMember(tree.name(node), in: scope).flatMap(written)
      }
      guard let owner = typeNamed(base, scope) ?? typeOfValue(base, scope, depth: depth + 1) else { return nil }
      let found = evaluator.members(named: tree.name(node), ofType: owner, from: scope.file)
      return found.count == 1 ? written(found[0]) : nil
    default: return nil
    }
  }
}

extension ProjectFacts {
  /// The names in a file that `if let`, a loop or the first parameter of a closure binds.
  func boundNames(in file: FileViews) -> Set<Name> {
    if let known = bound[ObjectIdentifier(file)] { return known }
    let tree = file.tree
    var names: Set<Name> = []
    tree.nodes.withUnsafeBufferPointer { nodes in
      for index in 0..<nodes.count {
        switch nodes[index].kind {
        case .optionalBinding, .forStmt:
          let pattern = tree.firstChild(NodeID(index))
          if tree.kind(pattern) == .identifierPattern { names.insert(tree.name(pattern)) }
        case .closureSignature:
          if let parameter = tree.firstParameter(of: NodeID(index)) { names.insert(tree.name(parameter)) }
        default: break
        }
      }
    }
    bound[ObjectIdentifier(file)] = names
    return names
  }
}

extension Tree {
  fileprivate func firstParameter(of signature: NodeID) -> NodeID? {
    guard kind(signature) == .closureSignature else { return nil }
    return children(signature).first { kind($0) == .closureParameter || kind($0) == .parameter }
  }
}
