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
  /// Nodes that are looked at for the call that a closure is passed.
  private static let nodeLimit = 4_000

  /// The type of a name that `if let`, `guard let`, a loop or a closure over a list binds around a node; nil where none
  /// does, or the type is not written.
  func typeOfBound(_ node: NodeID, _ scope: Scope, depth: Int) -> Name? {
    let tree = scope.file.tree
    guard depth < 4, let bound = bound(node, scope) else { return nil }
    switch bound.kind {
    case .optional:
      let parts = tree.children(bound.node)
      if let written = parts.first(where: { tree.kind($0) == .typeAnnotation }) {
        return declared(tree.lastChild(written), tree)
      }
      if let value = parts.first(where: { tree.kind($0) == .initializer }) {
        return typeOfValue(tree.lastChild(value), scope, depth: depth + 1)
      }
      // `if let name`
      return evaluator.ownMember(tree.name(node), in: scope).flatMap { typeOfMember($0, depth) }
    case .loop:
      return tree.children(bound.node).first {
        tree.kind($0) != .identifierPattern && tree.kind($0) != .typeAnnotation
      }.flatMap { element(of: $0, scope, depth: depth + 1) }
    case .closure: return list(ofClosure: bound.node, tree).flatMap { element(of: $0, scope, depth: depth + 1) }
    case .furtherParameter: return nil
    }
  }

  /// The value that `if let` or `guard let` takes out of an optional under a name, as it is written; nil where none binds
  /// the name around a node. `if let name` alone is that name outside.
  func valueOfBound(_ node: NodeID, _ scope: Scope) -> NodeID? {
    // Whatever a closure or loop gets may go by the name.
    guard let bound = bound(node, scope), bound.kind == .optional else { return nil }
    let tree = scope.file.tree
    let parts = tree.children(bound.node)
    return parts.first { tree.kind($0) == .initializer }.map { tree.lastChild($0) } ?? parts.first
  }

  private func bound(_ node: NodeID, _ scope: Scope) -> BoundName? {
    let tree = scope.file.tree
    return evaluator.facts.boundNames(in: scope.file).bound(tree.name(node), at: tree.range(node).start)
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
