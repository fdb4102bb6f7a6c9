// Which views of a superview lie beside each other: by constraints that hold an edge of one to the far edge of the other.

import CurbcutSymbols
import CurbcutSyntax
import CurbcutViews

extension UIKitModel {
  /// Two objects that cannot lie over each other.
  struct Neighbors: Hashable {
    var first: UIKitHandle
    var second: UIKitHandle
  }

  /// Whether a constraint keeps two objects beside each other.
  func isBeside(_ first: UIKitHandle, _ second: UIKitHandle) -> Bool {
    neighbors.contains(Neighbors(first: first, second: second))
      || neighbors.contains(Neighbors(first: second, second: first))
  }

  func makeNeighbors() -> Set<Neighbors> {
    var result: Set<Neighbors> = []
    for member in file.members.indices {
      let declaration = file.members[member].node
      for index in tree.nodes(below: declaration) where tree.nodes[index].kind == .callExpr {
        let call = NodeID(index)
        guard let found = edges(byAnchors: call) ?? edges(byMaker: call),
          Self.opposite[tree.name(found.edge)] == tree.name(found.other),
          let first = handle(ofNode: found.child, member: Int32(member)),
          let second = handle(ofNode: tree.firstChild(found.other), member: Int32(member))
        else { continue }
        result.insert(Neighbors(first: first, second: second))
      }
    }
    return result
  }

  private struct Edges {
    var child: NodeID
    /// `leadingAnchor` of the child, and `avatar.trailingAnchor`.
    var edge: NodeID
    var other: NodeID
  }

  /// `title.leadingAnchor.constraint(equalTo: avatar.trailingAnchor)`
  private func edges(byAnchors call: NodeID) -> Edges? {
    let callee = tree.firstChild(call)
    guard tree.kind(callee) == .memberExpr, tree.name(callee) == Self.constraint,
      case let edge = tree.firstChild(callee), tree.kind(edge) == .memberExpr, let other = firstArgument(of: call),
      tree.kind(other) == .memberExpr
    else { return nil }
    return Edges(child: tree.firstChild(edge), edge: edge, other: other)
  }

  /// `title.snp.makeConstraints { make in make.leading.equalTo(avatar.snp.trailing) }`
  private func edges(byMaker call: NodeID) -> Edges? {
    let callee = tree.firstChild(call)
    guard tree.kind(callee) == .memberExpr,
      case let edge = tree.firstChild(callee), tree.kind(edge) == .memberExpr, let other = firstArgument(of: call),
      tree.kind(other) == .memberExpr, case let handle = tree.firstChild(other), tree.kind(handle) == .memberExpr,
      let constraints = project.packages.constraints(tree.name(handle)),
      constraints.relations.contains(tree.name(callee))
    else { return nil }
    var current = call
    while let outer = tree.parent(of: current) {
      if tree.kind(outer) == .callExpr, case let maker = tree.firstChild(outer), tree.kind(maker) == .memberExpr,
        constraints.makers.contains(tree.name(maker)), case let own = tree.firstChild(maker),
        tree.kind(own) == .memberExpr,
        tree.name(own) == tree.name(handle)
      {
        return Edges(child: tree.firstChild(own), edge: edge, other: other)
      }
      current = outer
    }
    return nil
  }

  private func firstArgument(of call: NodeID) -> NodeID? {
    guard let argument = tree.children(call).dropFirst().first, tree.kind(argument) == .argument else { return nil }
    let value = tree.lastChild(argument)
    return value.exists ? value : nil
  }

  private func handle(ofNode node: NodeID, member: Int32) -> UIKitHandle? {
    guard node.exists else { return nil }
    var node = node
    if tree.kind(node) == .memberExpr, project.packages.constraints(tree.name(node)) != nil {
      node = tree.firstChild(node)
    }
    return code.object(named: node, tree).flatMap { handle(of: $0.path, local: $0.local, member: member) }
  }

  private static let constraint = Name("constraint")

  /// The far edge of what stands beside: the trailing one where this one leads.
  private static let opposite: [Name: Name] = {
    var result: [Name: Name] = [:]
    for (one, other) in [("leading", "trailing"), ("left", "right"), ("top", "bottom")] {
      for suffix in ["", "Anchor"] {
        result[Name(one + suffix)] = Name(other + suffix)
        result[Name(other + suffix)] = Name(one + suffix)
      }
    }
    return result
  }()
}
