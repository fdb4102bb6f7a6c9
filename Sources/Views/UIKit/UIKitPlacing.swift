// What code puts into what: one object after the other, or all of a list.

import CurbcutSourceText
import CurbcutSymbols
import CurbcutSyntax

extension UIKitCode {
  /// What a call puts into the object it is called on, or into the stack it makes.
  mutating func place(
    _ node: NodeID, _ parts: NodeList, _ isArranged: Bool, _ member: Int32, _ range: Range<Int>, _ tree: Tree
  ) {
    guard let callee = parts.first else { return }
    var holder: UIKitPath?
    var base = NodeID.none
    if tree.kind(callee) == .memberExpr {
      base = tree.firstChild(callee)
      guard let path = Self.path(base, tree) else { return }
      holder = path
    } else if !tree.startsUppercase(callee) {
      holder = UIKitPath(root: .own, name: .none)
      base = callee
    }
    for part in parts.dropFirst() where tree.kind(part) == .argument {
      // `at:` and `belowSubview:` say where.
      if let label = tree.label(of: part), tree.name(of: label) != Self.arrangedSubviews { break }
      let value = tree.lastChild(part)
      let children = tree.kind(value) == .arrayLiteral ? Array(tree.children(value)) : [value]
      for child in children.flatMap({ listed(by: $0, range, tree) ?? [$0] }) {
        add(child, to: holder, base, by: node, isArranged, member, range, tree)
      }
    }
  }

  /// `[title, note].forEach(stack.addArrangedSubview)`
  mutating func placeEach(
    _ node: NodeID, _ callee: NodeID, _ parts: NodeList, _ member: Int32, _ range: Range<Int>, _ tree: Tree
  ) {
    guard tree.kind(callee) == .memberExpr, let argument = parts.dropFirst().first, tree.kind(argument) == .argument,
      case let function = tree.lastChild(argument), function.exists,
      tree.kind(function) == .memberExpr || tree.kind(function) == .identifierExpr,
      let isArranged = Self.placers[tree.name(function)],
      let elements = elements(of: tree.firstChild(callee), range, tree)
    else { return }
    var holder = UIKitPath(root: .own, name: .none)
    var base = function
    if tree.kind(function) == .memberExpr {
      base = tree.firstChild(function)
      guard let path = Self.path(base, tree) else { return }
      holder = path
    }
    for child in elements { add(child, to: holder, base, by: node, isArranged, member, range, tree) }
  }

  private mutating func add(
    _ child: NodeID, to holder: UIKitPath?, _ base: NodeID, by node: NodeID, _ isArranged: Bool, _ member: Int32,
    _ range: Range<Int>, _ tree: Tree
  ) {
    guard let path = Self.path(child, tree), path.root == .bare || path.root == .member else { return }
    placements.append(
      UIKitPlacement(
        child: path, childLocal: local(path, child, range, tree), childNode: child, holder: holder,
        holderLocal: holder.map { local($0, base, range, tree) } ?? -1, node: node, member: member,
        isArranged: isArranged))
  }

  /// By what an expression finds an object: its path, and the local that it begins with, or -1.
  public func object(named node: NodeID, _ tree: Tree) -> (path: UIKitPath, local: Int32)? {
    Self.path(node, tree).map { ($0, local($0, node, locals.indices, tree)) }
  }

  private func local(_ path: UIKitPath, _ node: NodeID, _ range: Range<Int>, _ tree: Tree) -> Int32 {
    path.root == .bare ? find(path.name, at: tree.range(node).start, range).map(Int32.init) ?? -1 : -1
  }

  // MARK: Lists

  /// The objects that a name stands for one after the other: `$0` in `[title, note].forEach { … }`, `part` in
  /// `for part in [title, note] { … }`; nil where it is no such name.
  private func listed(by node: NodeID, _ range: Range<Int>, _ tree: Tree) -> [NodeID]? {
    guard tree.kind(node) == .identifierExpr, let path = Self.path(node, tree) else { return nil }
    var bound = NodeID.none
    if path.root == .bare {
      guard let index = find(path.name, at: tree.range(node).start, range), !locals[index].value.exists else {
        return nil
      }
      bound = locals[index].node
    } else if path.root != .closure {
      return nil
    }
    var current = node
    while let outer = tree.parent(of: current) {
      switch tree.kind(outer) {
      case .forStmt:
        let parts = tree.children(outer)
        if bound.exists, parts.count > 1, parts[0] == bound { return elements(of: parts[1], range, tree) }
      case .closureExpr:
        guard bound.exists ? tree[outer].firstDescendant <= bound.index && bound < outer : true else { break }
        return tree.list(walkedBy: outer).flatMap { elements(of: $0, range, tree) }
      case .funcDecl, .initDecl, .accessor: return nil
      default: break
      }
      current = outer
    }
    return nil
  }

  /// The elements of a list that is written out, or kept in a local that is.
  private func elements(of list: NodeID, _ range: Range<Int>, _ tree: Tree) -> [NodeID]? {
    var list = list
    if tree.kind(list) == .identifierExpr, let index = find(tree.name(list), at: tree.range(list).start, range) {
      list = locals[index].value
    }
    // `[title, note] as [UIView]`, `([title, note])`
    while list.exists, tree.kind(list) != .arrayLiteral {
      switch tree.kind(list) {
      case .asExpr: list = tree.firstChild(list)
      case .tupleExpr, .argument: list = tree.lastChild(list)
      default: return nil
      }
    }
    return list.exists ? Array(tree.children(list)) : nil
  }
}

extension UIKitPath {
  /// The object whose code it is.
  public static var own: UIKitPath { UIKitPath(root: .own, name: .none) }

  /// A member of that object.
  public static func member(_ name: Name) -> UIKitPath { UIKitPath(root: .member, name: name) }
}

extension UIKitPlacement {
  /// An object that a call hands to a function, which puts it into a holder.
  public init(of use: UIKitUse, in holder: UIKitPath, holderLocal: Int32, isArranged: Bool) {
    self.init(
      child: use.path, childLocal: use.local, childNode: use.base, holder: holder, holderLocal: holderLocal,
      node: use.node, member: use.member, isArranged: isArranged, isByFunction: true)
  }
}

extension UIKitCode {
  /// The local to which a closure that is called at once gives what it gives back: `let note = { …; return made }()`.
  public func localGiven(by use: UIKitUse, _ tree: Tree) -> Int32? {
    guard use.word == .returned, use.member >= 0 else { return nil }
    var node = use.node
    while let parent = tree.parent(of: node) {
      switch tree.kind(parent) {
      case .closureExpr:
        guard let call = tree.parent(of: parent), tree.kind(call) == .callExpr, tree.firstChild(call) == parent else {
          return nil
        }
        return locals.firstIndex { $0.member == use.member && $0.value == call }.map { Int32($0) }
      case .funcDecl, .initDecl, .accessor: return nil
      default: node = parent
      }
    }
    return nil
  }
}
