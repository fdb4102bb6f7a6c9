// The one truth value that a parameter or property has, where all code of the project that sets it gives it that one:
// `init(isCompact: Bool = false)`, which nobody calls with anything else.

import CurbcutSymbols
import CurbcutSyntax

extension Evaluator {
  /// What a name in a condition always is; nil where code may give it the one or the other, or may do so unseen.
  public func onlyTruth(of condition: NodeID, in scope: Scope) -> Bool? {
    let tree = scope.file.tree
    switch tree.kind(condition) {
    case .conditions, .tupleExpr, .argument:
      let parts = tree.children(condition)
      return parts.count == 1 ? onlyTruth(of: parts[0], in: scope) : nil
    case .prefixExpr where tree.mainIs(condition, "!"):
      return onlyTruth(of: tree.lastChild(condition), in: scope).map { !$0 }
    case .identifierExpr, .memberExpr:
      var search = GivenTruths(self)
      guard search.follow(condition, scope.file, scope.member) else { return nil }
      return search.only()
    default: return nil
    }
  }
}

/// What all code gives to some names, which stand for one another where code hands them on. Asked by the name alone: code
/// that gives another object's property of that name something counts as well, so that nothing is missed.
private struct GivenTruths {
  private let evaluator: Evaluator
  private var asked: [(name: Name, text: String)] = []
  private var truths: Set<Bool> = []
  /// Names that are followed from one to the next.
  private static let nameLimit = 4

  init(_ evaluator: Evaluator) { self.evaluator = evaluator }

  mutating func only() -> Bool? {
    var next = 0
    while next < asked.count {
      guard asked.count <= Self.nameLimit else { return nil }
      for file in evaluator.files(naming: asked[next].text) where !read(file, asked[next].name) { return nil }
      next += 1
    }
    return truths.count == 1 ? truths.first : nil
  }

  /// Takes a value in: a literal, or a parameter or stored property that the project declares. False for all others.
  mutating func follow(_ value: NodeID, _ file: FileViews, _ member: Int32) -> Bool {
    let tree = file.tree
    guard value.exists else { return false }
    switch tree.kind(value) {
    case .boolLiteral:
      truths.insert(tree.mainIs(value, "true"))
      return true
    case .memberExpr: guard tree.mainIs(tree.firstChild(value), "self") else { return false }
    case .identifierExpr: break
    default: return false
    }
    let name = tree.name(value)
    guard member >= 0, case let around = file.members[Int(member)] else { return false }
    let isParameter = tree.kind(value) == .identifierExpr && around.parameters.contains { $0.name == name }
    if !isParameter {
      guard evaluator.local(name, at: tree.range(value).start, in: file) == nil,
        evaluator.ownMember(name, in: Scope(file: file, type: around.owner, member: member)) != nil
      else { return false }
    }
    if !asked.contains(where: { $0.name == name }) { asked.append((name, tree.text(value))) }
    return true
  }

  /// Takes in what a file gives a name; false where that is not known.
  private mutating func read(_ file: FileViews, _ name: Name) -> Bool {
    let tree = file.tree
    for member in file.members where !read(member, name, file) { return false }
    for index in tree.nodes.indices {
      let node = NodeID(index)
      var given = NodeID.none
      switch tree.nodes[index].kind {
      case .argument:
        guard let label = tree.label(of: node), tree.name(of: label) == name else { continue }
        given = tree.lastChild(node)
      case .assignExpr:
        guard isNamed(tree.firstChild(node), name, tree) else { continue }
        guard tree.mainIs(node, "=") else { return false }
        given = tree.lastChild(node)
      case .prefixExpr where tree.mainIs(node, "&"):
        if isNamed(tree.lastChild(node), name, tree) { return false }
        continue
      // `isCompact.toggle()`
      case .memberExpr:
        if isNamed(tree.firstChild(node), name, tree) { return false }
        continue
      // `\.isCompact`, by which anybody may set it.
      case .keyPathExpr:
        if tree[node].tokens.contains(where: { tree.tokens.isName($0) && tree.name(of: $0) == name }) { return false }
        continue
      case .closureParameter where tree.name(node) == name: return false
      default: continue
      }
      guard follow(given, file, Self.member(around: node, in: file)) else { return false }
    }
    return true
  }

  /// The innermost member around a node; -1 where there is none.
  private static func member(around node: NodeID, in file: FileViews) -> Int32 {
    var found: Int32 = -1
    for index in file.members.indices {
      let own = file.members[index].node
      guard file.tree[own].firstDescendant <= node.index, node.index <= own.index,
        found < 0 || own < file.members[Int(found)].node
      else { continue }
      found = Int32(index)
    }
    return found
  }

  /// Takes in what a declaration gives a name.
  private mutating func read(_ member: Member, _ name: Name, _ file: FileViews) -> Bool {
    for parameter in member.parameters where parameter.name == name || parameter.label == name {
      // Callers of a library, and those that give no label, are not seen.
      guard parameter.name == parameter.label, !member.reach.contains(.exported) else { return false }
      if parameter.defaultValue.exists, !follow(parameter.defaultValue, file, -1) { return false }
    }
    guard member.name == name else { return true }
    guard member.kind == .property, !member.block.exists, member.attributeNodes.isEmpty,
      member.reach.isDisjoint(with: [.exported, .foreign]),
      member.owner < 0 || !isDecoded(file.types[Int(member.owner)])
    else { return false }
    return !member.value.exists || follow(member.value, file, -1)
  }

  /// Whether instances of a type may be made of what is loaded.
  private func isDecoded(_ type: TypeDeclaration) -> Bool {
    type.inheritedNames.contains { Self.decoded.contains($0) }
  }

  private static let decoded: Set<Name> = Set(["Codable", "Decodable"].map { Name($0) })

  private func isNamed(_ node: NodeID, _ name: Name, _ tree: Tree) -> Bool {
    guard node.exists else { return false }
    switch tree.kind(node) {
    case .identifierExpr, .memberExpr: return tree.name(node) == name
    default: return false
    }
  }
}
