// Which views of a superview lie beside each other: by constraints that hold an edge of one to the far edge of the other,
// in UIKit's words or in those of helpers that name both edges.

import CurbcutSymbols
import CurbcutSyntax
import CurbcutViews

extension UIKitModel {
  /// Which objects come behind which, from top to bottom and from one side to the other.
  struct Neighbors {
    fileprivate(set) var below: [UIKitHandle: Set<UIKitHandle>] = [:]
    fileprivate(set) var behind: [UIKitHandle: Set<UIKitHandle>] = [:]

    /// Whether one object comes behind another one, whatever lies between them.
    fileprivate static func leads(
      _ first: UIKitHandle, to second: UIKitHandle, _ next: [UIKitHandle: Set<UIKitHandle>]
    ) -> Bool {
      var seen: Set<UIKitHandle> = []
      var open = [first]
      while let current = open.popLast() {
        for following in next[current] ?? [] where seen.insert(following).inserted {
          if following == second { return true }
          open.append(following)
        }
      }
      return false
    }
  }

  /// Whether constraints keep two objects beside each other.
  func isBeside(_ first: UIKitHandle, _ second: UIKitHandle) -> Bool {
    for next in [neighbors.below, neighbors.behind] where !next.isEmpty {
      if Neighbors.leads(first, to: second, next) || Neighbors.leads(second, to: first, next) { return true }
    }
    return false
  }

  func makeNeighbors() -> Neighbors {
    var result = Neighbors()
    for member in file.members.indices {
      let declaration = file.members[member].node
      for index in tree.nodes(below: declaration) where tree.nodes[index].kind == .callExpr {
        let call = NodeID(index)
        for found in edges(of: call) {
          guard let first = handle(ofNode: found.child, member: Int32(member)),
            let second = handle(ofNode: found.other, member: Int32(member)), first != second
          else { continue }
          let isFirst = Self.nearEdges.contains(found.edge)
          // What is moved back over its neighbor is not behind it.
          if let shift = shift(of: call), isFirst ? shift < 0 : shift > 0 { continue }
          let (one, other) = isFirst ? (second, first) : (first, second)
          if Self.vertical.contains(found.edge) {
            result.below[one, default: []].insert(other)
          } else {
            result.behind[one, default: []].insert(other)
          }
        }
      }
    }
    return result
  }

  /// The points by which a constraint moves an edge away from the other one; nil where none are written.
  private func shift(of call: NodeID) -> Double? {
    var value = tree.argument(of: call, label: "constant")
    // `make.top.equalTo(title.snp.bottom).offset(-8)`
    if value == nil, let outer = tree.parent(of: call), tree.kind(outer) == .memberExpr,
      let moved = tree.parent(of: outer), tree.kind(moved) == .callExpr, tree.firstChild(moved) == outer,
      tree.name(outer) == Self.offset
    {
      value = tree.argument(of: moved, label: nil)
    }
    guard let value, let member = member(around: call) else { return nil }
    return number(of: value, member: member)
  }

  private static let offset = Name("offset")
  private static let vertical: Set<Name> = Set(["top", "bottom", "topAnchor", "bottomAnchor"].map { Name($0) })
  private static let nearEdges: Set<Name> = Set(
    ["top", "leading", "left", "topAnchor", "leadingAnchor", "leftAnchor"].map { Name($0) })

  private struct Edges {
    var child: NodeID
    /// `leadingAnchor` of the child, where it is held to the trailing one of the other.
    var edge: Name
    var other: NodeID
  }

  /// The edges that a call holds to the far edges of others.
  private func edges(of call: NodeID) -> [Edges] {
    let callee = tree.firstChild(call)
    guard tree.kind(callee) == .memberExpr else { return [] }
    if let made = edges(byMaker: call) { return [made] }
    let arguments = tree.children(call).dropFirst().filter { tree.kind($0) == .argument }
    let edge = tree.firstChild(callee)
    // `title.leadingAnchor.constraint(equalTo: avatar.trailingAnchor)`, `title.anchors.top.spacing(8, to: avatar.anchors.bottom)`
    if edge.exists, tree.kind(edge) == .memberExpr, let far = Self.opposite[tree.name(edge)] {
      guard !pullsBack(arguments) || tree.name(callee) == Self.constraint else { return [] }
      for argument in arguments {
        let other = tree.lastChild(argument)
        if other.exists, tree.kind(other) == .memberExpr, tree.name(other) == far {
          return [Edges(child: tree.firstChild(edge), edge: tree.name(edge), other: tree.firstChild(other))]
        }
      }
      return []
    }
    guard !pullsBack(arguments) else { return [] }
    return edges(named: arguments, of: edge)
  }

  /// `title.autoPinEdge(.top, to: .bottom, of: avatar)`, `title.anchor(top: avatar.bottomAnchor, left: view.leftAnchor)`
  private func edges(named arguments: [NodeID], of child: NodeID) -> [Edges] {
    var result: [Edges] = []
    var named: [Name] = []
    for argument in arguments {
      let value = tree.lastChild(argument)
      guard value.exists else { continue }
      let label = tree.label(of: argument).map { tree.name(of: $0) }
      switch tree.kind(value) {
      case .implicitMemberExpr: if Self.opposite[tree.name(value)] != nil { named.append(tree.name(value)) }
      case .memberExpr where label.flatMap { Self.opposite[$0] } != nil:
        guard let label, let far = Self.opposite[label], let anchor = Self.anchors[far],
          [far, anchor].contains(tree.name(value))
        else { continue }
        result.append(Edges(child: child, edge: label, other: tree.firstChild(value)))
      case .identifierExpr, .memberExpr:
        guard label == Self.of, named.count == 2, Self.opposite[named[0]] == named[1] else { continue }
        result.append(Edges(child: child, edge: named[0], other: value))
      default: continue
      }
    }
    return result
  }

  /// Whether a number among the arguments moves the edge back.
  private func pullsBack(_ arguments: [NodeID]) -> Bool {
    arguments.contains { argument in
      let value = tree.lastChild(argument)
      return value.exists && tree.sourceText(value).hasPrefix("-")
    }
  }

  private static let of = Name("of")
  private static let anchors: [Name: Name] = {
    var result: [Name: Name] = [:]
    for edge in ["leading", "trailing", "left", "right", "top", "bottom"] { result[Name(edge)] = Name(edge + "Anchor") }
    return result
  }()

  /// `title.snp.makeConstraints { make in make.leading.equalTo(avatar.snp.trailing) }`
  private func edges(byMaker call: NodeID) -> Edges? {
    let callee = tree.firstChild(call)
    guard tree.kind(callee) == .memberExpr,
      case let edge = tree.firstChild(callee), tree.kind(edge) == .memberExpr, let other = firstArgument(of: call),
      tree.kind(other) == .memberExpr, case let handle = tree.firstChild(other), tree.kind(handle) == .memberExpr,
      let constraints = project.packages.constraints(tree.name(handle)),
      constraints.relations.contains(tree.name(callee)), Self.opposite[tree.name(edge)] == tree.name(other)
    else { return nil }
    var current = call
    while let outer = tree.parent(of: current) {
      if tree.kind(outer) == .callExpr, case let maker = tree.firstChild(outer), tree.kind(maker) == .memberExpr,
        constraints.makers.contains(tree.name(maker)), case let own = tree.firstChild(maker),
        tree.kind(own) == .memberExpr,
        tree.name(own) == tree.name(handle)
      {
        return Edges(child: tree.firstChild(own), edge: tree.name(edge), other: handle)
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
    if tree.kind(node) == .memberExpr,
      Self.guides.contains(tree.name(node)) || project.packages.constraints(tree.name(node)) != nil
    {
      node = tree.firstChild(node)
    }
    return code.object(named: node, tree).flatMap { handle(of: $0.path, local: $0.local, member: member) }
  }

  private static let constraint = Name("constraint")
  /// What helpers and the system put between a view and its edges.
  private static let guides: Set<Name> = Set(["anchors", "layout", "safeAreaLayoutGuide"].map { Name($0) })

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
