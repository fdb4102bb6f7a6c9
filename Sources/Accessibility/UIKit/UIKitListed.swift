// Objects in lists: what is said to each element is said to them, and a list that only places them says nothing.

import CurbcutSymbols
import CurbcutSyntax
import CurbcutViews

extension UIKitFactReader {
  /// Goes on with the list that an expression is: what its elements are told, and where it goes.
  mutating func follow(list: NodeID, member: Int32, in there: FileViews) {
    guard enter() else { return }
    defer { leave() }
    let tree = there.tree
    guard let parent = tree.parent(of: list) else {
      facts.isOpen = true
      return
    }
    switch tree.kind(parent) {
    case .asExpr, .tupleExpr: follow(list: parent, member: member, in: there)
    case .argument:
      guard let call = tree.parent(of: parent), tree.kind(call) == .callExpr,
        case let callee = tree.firstChild(call),
        UIKitCode.isHarmless(callee, tree) || ordersElements(byCalling: callee, tree)
      else {
        // `(list)` is a tuple of one argument.
        if let around = tree.parent(of: parent), tree.kind(around) == .tupleExpr {
          return follow(list: around, member: member, in: there)
        }
        facts.isOpen = true
        return
      }
    case .memberExpr: follow(member: parent, ofListIn: member, there)
    case .forStmt: readLoop(parent, list, there)
    // A list of bar buttons that a function gives is put into a bar.
    case .returnStmt where givesBarItems(there.members[Int(member)], there.tree): break
    case .initializer:
      guard let code = there.uikit,
        let local = code.locals.firstIndex(where: { $0.member == member && $0.value == list })
      else { return follow(listKeptIn: there.members[Int(member)].name, by: member, there) }
      follow(listIn: Int32(local), there, code)
    case .assignExpr:
      // `buttons += [more]`, `self.buttons = [one, other]`
      let target = tree.firstChild(parent)
      // Elements in their order: `accessibilityElements = [title, button].compactMap { $0 }`.
      if UIKitWord(member: tree.name(target)) == .accessibilityElements { return }
      // `navigationItem.rightBarButtonItems = [share, print]` places them.
      if target != list, isPlace(target, member, in: there) { return }
      guard target != list, let (path, local) = there.uikit?.object(named: target, tree), !path.part.exists else {
        facts.isOpen = facts.isOpen || target != list
        return
      }
      if local >= 0 {
        followLocal(named: target, there)
      } else if path.root == .bare || path.root == .member {
        follow(listKeptIn: path.name, by: member, there)
      } else {
        facts.isOpen = true
      }
    default: facts.isOpen = true
    }
  }

  /// Whether a property only places what a list in it holds, and no code of the file takes one out to say something to it.
  private func isPlace(_ target: NodeID, _ member: Int32, in there: FileViews) -> Bool {
    let tree = there.tree
    guard tree.kind(target) == .memberExpr || tree.kind(target) == .identifierExpr else { return false }
    let name = tree.name(target)
    let isOfBar =
      name == Self.items && tree.kind(target) == .memberExpr
      && types.declaredName(of: tree.firstChild(target), in: there, member: member)?.name == Self.toolbar
    guard isOfBar || Self.barLists.contains(name) else { return false }
    return !tree.nodes.indices.contains { index in
      guard tree.nodes[index].kind == .assignExpr, case let said = tree.firstChild(NodeID(index)),
        tree.kind(said) == .memberExpr, Self.words.contains(tree.name(said))
      else { return false }
      return tree[said].tokens.contains { tree.tokens.isName($0) && tree.name(of: $0) == name }
    }
  }

  private func givesBarItems(_ member: Member, _ tree: Tree) -> Bool {
    guard member.type.exists, tree.kind(member.type) == .arrayType else { return false }
    return tree.mainIs(tree.lastChild(member.type), "UIBarButtonItem")
  }

  private static let items = Name("items")
  private static let toolbar = Name("UIToolbar")
  private static let words: Set<Name> = Set(
    ["accessibilityLabel", "accessibilityAttributedLabel", "title", "isAccessibilityElement"].map { Name($0) })
  private static let barLists: Set<Name> = Set(
    ["rightBarButtonItems", "leftBarButtonItems", "toolbarItems"].map { Name($0) })

  /// What a call of a list's member does with its elements.
  private mutating func follow(member: NodeID, ofListIn owner: Int32, _ there: FileViews) {
    let tree = there.tree
    let name = tree.name(member)
    if Self.counts.contains(name) || Self.adders.contains(name) { return }
    guard let call = tree.parent(of: member), tree.kind(call) == .callExpr, tree.firstChild(call) == member else {
      facts.isOpen = true
      return
    }
    let arguments = tree.children(call).dropFirst()
    guard arguments.count == 1, let argument = arguments.first, case let value = tree.lastChild(argument), value.exists
    else {
      facts.isOpen = true
      return
    }
    if name == Self.compactMap, tree.kind(value) == .keyPathExpr || isIdentity(value, tree) {
      return follow(list: call, member: owner, in: there)
    }
    if name == Self.filter { return follow(list: call, member: owner, in: there) }
    guard name == Self.forEach else {
      facts.isOpen = true
      return
    }
    if tree.kind(value) == .closureExpr { return read(closure: value, in: there) }
    // `forEach(stack.addArrangedSubview)`
    facts.isOpen = facts.isOpen || !UIKitCode.isHarmless(value, tree)
  }

  /// Whether a closure gives back what it gets.
  private func isIdentity(_ closure: NodeID, _ tree: Tree) -> Bool {
    guard tree.kind(closure) == .closureExpr, case let last = tree.lastChild(closure), last.exists else { return false }
    return tree.mainIs(last, "$0") && tree.kind(last) == .identifierExpr
  }

  /// What a closure says to the first thing it gets.
  mutating func read(closure: NodeID, in there: FileViews) {
    guard let code = there.uikit else {
      facts.isOpen = true
      return
    }
    let tree = there.tree
    let end = tree.range(closure).end
    // `{ field in … }`, `{ (field: UITextField) in … }`
    for (index, local) in code.locals.enumerated()
    where local.end == end && (tree.kind(local.node) == .closureParameter || tree.kind(local.node) == .parameter)
      && local.node.index >= tree[closure].firstDescendant && local.node < closure
    {
      return read(namesOf: Int32(index), in: there, code)
    }
    let inside = tree[closure].firstDescendant..<closure.index
    for use in code.uses where use.path.root == .closure && inside.contains(use.node.index) {
      guard innermostClosure(around: use.node, tree) == closure else { continue }
      note(use, in: there)
    }
  }

  private func innermostClosure(around node: NodeID, _ tree: Tree) -> NodeID? {
    var current = node
    while let next = tree.parent(of: current) {
      if tree.kind(next) == .closureExpr { return next }
      current = next
    }
    return nil
  }

  private mutating func readLoop(_ loop: NodeID, _ list: NodeID, _ there: FileViews) {
    let tree = there.tree
    guard let code = there.uikit,
      let local = code.locals.firstIndex(where: {
        $0.node < list && $0.node.index >= tree[loop].firstDescendant && tree.kind($0.node) == .identifierPattern
      })
    else {
      facts.isOpen = true
      return
    }
    read(namesOf: Int32(local), in: there, code)
  }

  /// An element that is added to a list that a local keeps: true where the call is one.
  mutating func isAdded(by use: UIKitUse, in there: FileViews) -> Bool {
    let (tree, call) = (there.tree, use.node)
    let callee = tree.firstChild(call)
    guard tree.kind(callee) == .memberExpr, Self.adders.contains(tree.name(callee)),
      case let base = tree.firstChild(callee),
      // A list is given what it takes in without a label: `names.insert(emojis, view: label)` is no list's.
      tree.argument(of: call, label: nil) == use.base
    else { return false }
    // Elements in their order, of which nothing more is said: `accessibilityElements?.append(title)`.
    if ordersElements(base, tree) { return true }
    if tree.kind(base) == .identifierExpr,
      there.uikit?.local(named: tree.name(base), at: tree.range(base).start) != nil
    {
      followLocal(named: base, there)
      return true
    }
    // `stars.append(star)`, where the type keeps the list.
    guard let path = UIKitCode.path(base, tree), path.root == .bare || path.root == .member, !path.part.exists,
      isKeptList(path.name, of: there.members[Int(use.member)].owner, in: there)
    else { return false }
    follow(listKeptIn: path.name, by: use.member, there)
    return true
  }

  private func ordersElements(_ base: NodeID, _ tree: Tree) -> Bool {
    let list = tree.unwrapped(base)
    return list.exists && UIKitWord(member: tree.name(list)) == .accessibilityElements
  }

  /// Whether a call adds the elements of a list to those that a view orders: `accessibilityElements?.append(contentsOf: […])`.
  private func ordersElements(byCalling callee: NodeID, _ tree: Tree) -> Bool {
    let base = tree.firstChild(callee)
    return base.exists && Self.adders.contains(tree.name(callee)) && ordersElements(base, tree)
  }

  /// Whether a property of a type is declared as a list: `var stars: [UIButton] = []`, `var stars = [UIButton]()`.
  private func isKeptList(_ name: Name, of owner: Int32, in there: FileViews) -> Bool {
    guard owner >= 0, let reference = types.member(name, ofType: owner, in: there) else { return false }
    let (home, property) = (project.file(reference), project.member(reference))
    guard property.kind == .property, !property.block.exists else { return false }
    if property.type.exists { return home.tree.kind(property.type) == .arrayType }
    guard property.value.exists, home.tree.kind(property.value) == .callExpr else { return false }
    return home.tree.kind(home.tree.firstChild(property.value)) == .arrayLiteral
  }

  private mutating func followLocal(named node: NodeID, _ there: FileViews) {
    let tree = there.tree
    guard let code = there.uikit, let local = code.local(named: tree.name(node), at: tree.range(node).start) else {
      facts.isOpen = true
      return
    }
    follow(listIn: local, there, code)
  }

  /// Goes on wherever the name of a list stands.
  private mutating func follow(listIn local: Int32, _ there: FileViews, _ code: UIKitCode) {
    guard isNew(local, in: there) else { return }
    let tree = there.tree
    let bound = code.locals[Int(local)]
    // A parameter's list is known to others as well.
    guard bound.value.exists || bound.type.exists, tree.kind(bound.node) != .parameter else {
      facts.isOpen = true
      return
    }
    let span = tree[there.members[Int(bound.member)].node].firstDescendant..<there.members[Int(bound.member)].node.index
    for index in span where tree.nodes[Int(index)].kind == .identifierExpr {
      let node = NodeID(index)
      let start = tree.range(node).start
      guard start >= bound.start, start < bound.end, tree.name(node) == bound.name,
        code.local(named: bound.name, at: start) == local
      else { continue }
      if let around = tree.parent(of: node), tree.kind(around) == .assignExpr, tree.firstChild(around) == node {
        continue
      }
      follow(list: node, member: bound.member, in: there)
    }
  }

  private static let forEach = Name("forEach")
  private static let compactMap = Name("compactMap")
  private static let filter = Name("filter")
  private static let counts: Set<Name> = Set(["count", "isEmpty", "indices"].map { Name($0) })
  private static let adders: Set<Name> = Set(["append", "insert"].map { Name($0) })
}

extension UIKitTypes {
  /// The list whose elements a loop's variable, the parameter of a closure or `$0` is: `for button in [a, b]`,
  /// `[a, b].forEach { $0.… }`.
  func listLooped(by node: NodeID, in file: FileViews) -> NodeID? {
    let tree = file.tree
    guard let parent = tree.parent(of: node) else { return nil }
    if tree.kind(node) == .identifierPattern {
      guard tree.kind(parent) == .forStmt else { return nil }
      return tree.children(parent).first { tree.kind($0) == .arrayLiteral || tree.kind($0) == .identifierExpr }
        .flatMap { writtenList($0, in: file) }
    }
    var closure = parent
    while tree.kind(closure) != .closureExpr {
      guard let next = tree.parent(of: closure) else { return nil }
      closure = next
    }
    return tree.list(walkedBy: closure).flatMap { writtenList($0, in: file) }
  }

  /// A list that is written out, where it is walked or for the local that keeps it: `let all = [a, b]`.
  private func writtenList(_ list: NodeID, in file: FileViews) -> NodeID? {
    if file.tree.kind(list) == .arrayLiteral { return list }
    guard let value = file.uikit?.binding(of: list, file.tree)?.value, value.exists,
      file.tree.kind(value) == .arrayLiteral
    else { return nil }
    return value
  }

  /// The class of each element of a list; nil where they are of several.
  func type(ofEach list: NodeID, in file: FileViews, member: Int32, depth: Int) -> UIKitType? {
    let types = file.tree.children(list).prefix(Self.depthLimit).map {
      type(of: $0, in: file, member: member, depth: depth)
    }
    guard let first = types.first, let first, types.allSatisfy({ $0?.name == first.name }) else { return nil }
    return first
  }
}
