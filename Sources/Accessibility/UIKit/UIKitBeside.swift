// Which views of a superview lie beside each other: by constraints that hold an edge of one to the far edge of the other,
// in UIKit's words or in those of helpers that name both edges.

import CurbcutSymbols
import CurbcutSyntax
import CurbcutViews

extension UIKitModel {
  /// An edge of an object: the top or leading one, or that across.
  struct Side: Hashable {
    var handle: UIKitHandle
    var isFar: Bool
  }

  /// Which edges come behind which or lie on them, from top to bottom and from one side to the other.
  struct Neighbors {
    fileprivate(set) var down: [Side: Set<Side>] = [:]
    fileprivate(set) var across: [Side: Set<Side>] = [:]

    fileprivate mutating func add(_ side: Side, before other: Side, _ edge: Name) {
      if UIKitModel.vertical.contains(edge) {
        down[side, default: []].insert(other)
      } else {
        across[side, default: []].insert(other)
      }
    }

    /// Whether one object ends before another one begins, whatever lies between them.
    fileprivate static func leads(
      _ first: UIKitHandle, to second: UIKitHandle, _ next: [Side: Set<Side>]
    ) -> Bool {
      var seen: Set<Side> = []
      var open = [Side(handle: first, isFar: true)]
      while let current = open.popLast() {
        if !current.isFar {
          if current.handle == second { return true }
          // What comes behind its end comes behind its beginning as well.
          let end = Side(handle: current.handle, isFar: true)
          if seen.insert(end).inserted { open.append(end) }
        }
        for following in next[current] ?? [] where seen.insert(following).inserted { open.append(following) }
      }
      return false
    }
  }

  /// Whether constraints keep two objects beside each other.
  func isBeside(_ first: UIKitHandle, _ second: UIKitHandle) -> Bool {
    for next in [neighbors.down, neighbors.across] where !next.isEmpty {
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
          let own = Side(handle: first, isFar: !isFirst)
          let other = Side(handle: second, isFar: !Self.nearEdges.contains(found.otherEdge))
          // By points that are not known, an edge is moved away from what it is held to.
          let shift = shift(of: call, isNear: isFirst)
          let relation = relation(of: call)
          let isSame = found.edge == found.otherEdge
          if isFirst || isSame, relation != .atMost, shift.map({ $0 >= 0 }) ?? isFirst {
            result.add(other, before: own, found.edge)
          }
          if !isFirst || isSame, relation != .atLeast, shift.map({ $0 <= 0 }) ?? !isFirst {
            result.add(own, before: other, found.edge)
          }
        }
      }
    }
    return result
  }

  /// The points by which a constraint moves an edge away from the other one, none where it says nothing of it; nil where
  /// they are not known.
  private func shift(of call: NodeID, isNear: Bool) -> Double? {
    if let value = tree.argument(of: call, label: "constant") ?? tree.argument(of: call, label: "offset") {
      return shift(value, around: call)
    }
    // `make.top.equalTo(title.snp.bottom).offset(-8)`
    guard let outer = tree.parent(of: call), tree.kind(outer) == .memberExpr,
      let moved = tree.parent(of: outer), tree.kind(moved) == .callExpr, tree.firstChild(moved) == outer,
      case let isInset = tree.name(outer) == Self.inset, isInset || tree.name(outer) == Self.offset
    else { return 0 }
    guard let value = tree.argument(of: moved, label: nil), let points = shift(value, around: call) else { return nil }
    return isInset && !isNear ? -points : points
  }

  private func shift(_ value: NodeID, around call: NodeID) -> Double? {
    member(around: call).flatMap { number(of: value, member: $0) }
  }

  private enum Relation { case equal, atLeast, atMost }

  /// What a constraint says of the edge and the other one: `constraint(greaterThanOrEqualTo:)`, `greaterThanOrEqualTo(_:)`.
  private func relation(of call: NodeID) -> Relation {
    var words = [tree.name(tree.firstChild(call))]
    for argument in tree.children(call).dropFirst() where tree.kind(argument) == .argument {
      if let label = tree.label(of: argument) { words.append(tree.name(of: label)) }
    }
    switch tree.argument(of: call, label: "relatedBy").map({ tree.text($0) }) {
    case "greaterThanOrEqual": return .atLeast
    case "lessThanOrEqual": return .atMost
    default: break
    }
    if words.contains(Self.greater) { return .atLeast }
    return words.contains(Self.less) ? .atMost : .equal
  }

  private static let greater = Name("greaterThanOrEqualTo")
  private static let less = Name("lessThanOrEqualTo")
  private static let inset = Name("inset")
  private static let offset = Name("offset")
  fileprivate static let vertical: Set<Name> = Set(["top", "bottom", "topAnchor", "bottomAnchor"].map { Name($0) })
  private static let nearEdges: Set<Name> = Set(
    ["top", "leading", "left", "topAnchor", "leadingAnchor", "leftAnchor"].map { Name($0) })

  private struct Edges {
    var child: NodeID
    /// `leadingAnchor` of the child.
    var edge: Name
    var other: NodeID
    /// The trailing one of the other, or the same as that of the child.
    var otherEdge: Name
  }

  /// The edges that a call holds to the far edges of others.
  private func edges(of call: NodeID) -> [Edges] {
    let callee = tree.firstChild(call)
    if tree.kind(callee) == .identifierExpr, tree.name(callee) == Self.layoutConstraint { return edges(byItems: call) }
    guard tree.kind(callee) == .memberExpr else { return [] }
    let made = edges(byMaker: call)
    if !made.isEmpty { return made }
    if let named = edges(byNamesIn: call) { return [named] }
    let arguments = tree.children(call).dropFirst().filter { tree.kind($0) == .argument }
    let edge = tree.firstChild(callee)
    // `title.leadingAnchor.constraint(equalTo: avatar.trailingAnchor)`, `title.anchors.top.spacing(8, to: avatar.anchors.bottom)`
    if edge.exists, tree.kind(edge) == .memberExpr, let far = Self.opposite[tree.name(edge)] {
      guard !pullsBack(arguments) || tree.name(callee) == Self.constraint else { return [] }
      for argument in arguments {
        let other = tree.lastChild(argument)
        if other.exists, tree.kind(other) == .memberExpr,
          tree.name(other) == far || tree.name(other) == tree.name(edge) && tree.name(callee) == Self.constraint
        {
          return [
            Edges(
              child: tree.firstChild(edge), edge: tree.name(edge), other: tree.firstChild(other),
              otherEdge: tree.name(other))
          ]
        }
      }
      return []
    }
    guard !pullsBack(arguments) else { return [] }
    return edges(named: arguments, of: edge)
  }

  /// Helpers whose names say both edges: `title.leftToRight(of: avatar)`, `title.pinTop(toBottomOf: avatar)`.
  private func edges(byNamesIn call: NodeID) -> Edges? {
    guard let argument = tree.children(call).dropFirst().first, tree.kind(argument) == .argument,
      let label = tree.label(of: argument),
      case let other = tree.lastChild(argument), other.exists
    else { return nil }
    let word = tree.string(of: label)
    guard word == "of" || word.hasPrefix("to") else { return nil }
    let callee = tree.firstChild(call)
    let named = (Words.split(tree.text(callee)) + Words.split(word)).compactMap { Self.edgeNames[$0] }
    guard named.count == 2, Self.opposite[named[0]] == named[1] else { return nil }
    return Edges(child: tree.firstChild(callee), edge: named[0], other: other, otherEdge: named[1])
  }

  /// The names of edges by the words for them.
  private static let edgeNames: [String: Name] = Dictionary(
    uniqueKeysWithValues: ["leading", "trailing", "left", "right", "top", "bottom"].map { ($0, Name($0)) })

  /// `NSLayoutConstraint(item: title, attribute: .top, relatedBy: .equal, toItem: avatar, attribute: .bottom, …)`
  private func edges(byItems call: NodeID) -> [Edges] {
    var edges: [Name] = []
    for argument in tree.children(call).dropFirst() where tree.kind(argument) == .argument {
      guard let label = tree.label(of: argument), tree.name(of: label) == Self.attribute else { continue }
      edges.append(tree.name(tree.lastChild(argument)))
    }
    guard edges.count == 2, let far = Self.opposite[edges[0]], edges[1] == far || edges[1] == edges[0],
      let child = tree.argument(of: call, label: "item"), let other = tree.argument(of: call, label: "toItem")
    else { return [] }
    return [Edges(child: child, edge: edges[0], other: other, otherEdge: edges[1])]
  }

  private static let layoutConstraint = Name("NSLayoutConstraint")
  private static let attribute = Name("attribute")

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
        result.append(Edges(child: child, edge: label, other: tree.firstChild(value), otherEdge: far))
      case .identifierExpr, .memberExpr:
        guard label == Self.of, named.count == 2, Self.opposite[named[0]] == named[1] else { continue }
        result.append(Edges(child: child, edge: named[0], other: value, otherEdge: named[1]))
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

  /// `title.snp.makeConstraints { make in make.leading.equalTo(avatar.snp.trailing) }`, where an object without an edge
  /// stands for its same edges: `make.leading.trailing.equalTo(avatar)`.
  private func edges(byMaker call: NodeID) -> [Edges] {
    let callee = tree.firstChild(call)
    guard tree.kind(callee) == .memberExpr, let other = firstArgument(of: call) else { return [] }
    var named: [Name] = []
    var edge = tree.firstChild(callee)
    while edge.exists, tree.kind(edge) == .memberExpr {
      if Self.opposite[tree.name(edge)] != nil { named.append(tree.name(edge)) }
      edge = tree.firstChild(edge)
    }
    guard !named.isEmpty, let (own, made) = maker(around: call), made.relations.contains(tree.name(callee)) else {
      return []
    }
    // `avatar.snp.trailing`
    if tree.kind(other) == .memberExpr, let far = Self.opposite[tree.name(other)] {
      let holder = tree.firstChild(other)
      guard tree.kind(holder) == .memberExpr, named.count == 1, named[0] == far || named[0] == tree.name(other) else {
        return []
      }
      return [Edges(child: own, edge: named[0], other: holder, otherEdge: tree.name(other))]
    }
    return named.map { Edges(child: own, edge: $0, other: other, otherEdge: $0) }
  }

  /// The object whose constraints a closure around a call makes, and the words for them.
  private func maker(around call: NodeID) -> (object: NodeID, words: PackageConstraints)? {
    var current = call
    while let outer = tree.parent(of: current) {
      if tree.kind(outer) == .callExpr, case let maker = tree.firstChild(outer), tree.kind(maker) == .memberExpr,
        case let own = tree.firstChild(maker), tree.kind(own) == .memberExpr,
        let constraints = project.packages.constraints(tree.name(own)), constraints.makers.contains(tree.name(maker))
      {
        return (tree.firstChild(own), constraints)
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

  func handle(ofNode node: NodeID, member: Int32) -> UIKitHandle? {
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
