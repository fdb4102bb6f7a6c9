// What code says to objects of UIKit: which members it sets or calls, on what, and the names that are bound inside it.
// Made when a file is read, from the tree alone, and only for files that know UIKit. Nothing is resolved yet.

import CurbcutSourceText
import CurbcutSymbols
import CurbcutSyntax

/// What an expression begins with.
public enum UIKitRoot: UInt8, Sendable {
  /// The object whose code it is: `self`, or nothing.
  case own
  /// A local or a member of the type: `button`.
  case bare
  /// A member of the type, said with `self.`.
  case member
  /// A member of something else: `cell.button`.
  case foreign
  /// The first argument of the closure around: `$0`.
  case closure
}

/// Where an object is found.
public struct UIKitPath: Sendable {
  public var root: UIKitRoot
  /// The last name; `.none` for the object itself and for `$0`.
  public var name: Name
  /// The part of the object that is meant: `titleLabel`, `configuration`; or `.none`.
  public var part: Name = .none
}

/// Something said to an object.
public struct UIKitUse: Sendable {
  public var word: UIKitWord
  public var path: UIKitPath
  /// The member that is called, handed to, or the new name.
  public var name: Name
  /// The assignment or call.
  public var node: NodeID
  /// The object.
  public var base: NodeID
  /// What is assigned; for a call none.
  public var value: NodeID
  /// Index into `FileViews.members`.
  public var member: Int32
  /// Index into `UIKitCode.locals`, when the path begins with a local; else -1.
  public var local: Int32
}

/// A name bound in code: a local, a parameter, a pattern.
public struct UIKitLocal: Sendable {
  public var name: Name
  /// The binding or parameter.
  public var node: NodeID
  public var type: NodeID
  public var value: NodeID
  /// Offsets between which it can be seen.
  public var start: UInt32
  public var end: UInt32
  /// Index into `FileViews.members`.
  public var member: Int32
}

/// An object that is put into another one: `stack.addArrangedSubview(button)`.
public struct UIKitPlacement: Sendable {
  public var child: UIKitPath
  /// Index into `UIKitCode.locals`, when the path begins with a local; else -1.
  public var childLocal: Int32
  /// The expression for the object.
  public var childNode: NodeID
  /// What it is put into; nil for the list that a stack is made with, which is found by `node`.
  public var holder: UIKitPath?
  public var holderLocal: Int32
  /// The call.
  public var node: NodeID
  /// Index into `FileViews.members`.
  public var member: Int32
  /// Whether a stack lays it out, so that it lies over none of its siblings.
  public var isArranged: Bool
  /// Whether a function puts it there that is handed it.
  public var isByFunction = false
}

/// An object that code makes and keeps in a property: `self.button = UIButton()`.
public struct UIKitMaking: Sendable {
  /// The property.
  public var name: Name
  /// The call that makes it.
  public var value: NodeID
  /// Index into `FileViews.members`.
  public var member: Int32
}

/// What the code of one file says to objects.
public struct UIKitCode: Sendable {
  public private(set) var uses: [UIKitUse] = []
  /// What is put where, in source order.
  public internal(set) var placements: [UIKitPlacement] = []
  public private(set) var locals: [UIKitLocal] = []
  /// Indices into `uses` of what gives a view another ground.
  public private(set) var paintings: [Int32] = []
  /// What calls make for properties, in source order, and by the properties' names.
  public private(set) var makings: [UIKitMaking] = []
  public private(set) var makingsByName = NameIndex(count: 0) { _ in .none }
  /// The calls that make bar buttons, actions and sizes of layouts, which are often used where they are made; with their
  /// members.
  public private(set) var creations: [(call: NodeID, member: Int32)] = []
  /// Uses by the last name of their path.
  public private(set) var usesByName = NameIndex(count: 0) { _ in .none }
  /// Locals that keep an object of the file under another name, by what they keep: `let same = button`, `self.button`. Each
  /// property asks for its own, and would read all of them.
  public private(set) var localsByPath = NameIndex(count: 0) { _ in .none }
  /// What is said to members of other objects, and to members that the file does not declare.
  public private(set) var foreign: Set<Name> = []
  /// Classes that the file asks for the look of all their objects: `UILabel.appearance().textColor = …`.
  public private(set) var appearanceClasses: Set<Name> = []

  /// Above how many locals they are looked up by an index.
  private static let manyLocals = 16
  /// The locals of the file, and of the member that is just read, where there are many.
  private var fileLocals: UIKitLocalIndex?
  private var memberLocals: UIKitLocalIndex?

  /// Reads the members of a file.
  init(tree: Tree, types: [TypeDeclaration], members: [Member], memberIndex: NameIndex) {
    // Whether the type, in this file, declares what its code names; else it is inherited or stands in another file.
    func declares(_ name: Name, besides owner: Int32) -> Bool {
      guard owner >= 0 else { return true }
      return (memberIndex[name] ?? []).contains { index in
        let other = members[Int(index)].owner
        return other >= 0 && types[Int(other)].name == types[Int(owner)].name
      }
    }
    let parents = tree.parents()
    for index in members.indices { collect(Int32(index), members[index].node, parents, tree) }
    memberLocals = nil
    if locals.count > Self.manyLocals { fileLocals = UIKitLocalIndex(locals[...]) }
    usesByName = NameIndex(count: uses.count) { uses[$0].path.name }
    localsByPath = NameIndex(count: locals.count) { index in
      guard let path = Self.path(locals[index].value, tree), path.root == .bare || path.root == .member,
        !path.part.exists
      else { return .none }
      return path.name
    }
    for index in uses.indices {
      switch uses[index].word {
      case .backgroundColor, .backgroundView, .backgroundConfiguration: paintings.append(Int32(index))
      default: break
      }
    }
    makingsByName = NameIndex(count: makings.count) { makings[$0].name }
    for use in uses {
      if use.path.part.exists { foreign.insert(use.path.part) }
      switch use.path.root {
      case .foreign: foreign.insert(use.path.name)
      case .bare, .member:
        if use.local < 0, !declares(use.path.name, besides: members[Int(use.member)].owner) {
          foreign.insert(use.path.name)
        }
      case .own, .closure: break
      }
    }
  }

  // MARK: Collecting

  private mutating func collect(_ index: Int32, _ declaration: NodeID, _ parents: [NodeID], _ tree: Tree) {
    let first = Int(tree[declaration].firstDescendant)
    guard first < Int(declaration.index) else { return }
    let firstLocal = locals.count
    for node in first..<Int(declaration.index) {
      switch tree.nodes[node].kind {
      case .identifierPattern, .parameter, .closureParameter:
        bind(NodeID(node), member: index, of: declaration, parents, tree)
      default: break
      }
    }
    let range = firstLocal..<locals.count
    memberLocals = range.count > Self.manyLocals ? UIKitLocalIndex(locals[range]) : nil
    for node in first..<Int(declaration.index) {
      let id = NodeID(node)
      switch tree.nodes[node].kind {
      case .assignExpr: assignment(id, index, range, tree)
      case .callExpr: call(id, index, range, tree)
      case .arrayLiteral: list(id, index, range, tree)
      case .binaryExpr: fixedByOperator(id, index, range, tree)
      case .returnStmt:
        let value = tree.lastChild(id)
        if value.exists, let path = Self.path(value, tree), path.root == .bare {
          add(.returned, path, name: .none, node: id, base: value, value: .none, index, range, tree)
        }
      default: break
      }
    }
  }

  private mutating func bind(_ node: NodeID, member: Int32, of owner: NodeID, _ parents: [NodeID], _ tree: Tree) {
    var parent = parents[Int(node.index)]
    var local = UIKitLocal(
      name: tree.name(node), node: node, type: .none, value: .none, start: tree.range(node).start, end: 0,
      member: member)
    if tree.kind(node) == .parameter {
      for child in tree.children(node) {
        switch tree.kind(child) {
        case .parameterName: local.name = tree.name(child)
        case .attribute, .modifier, .initializer: break
        default: local.type = child
        }
      }
    } else if tree.kind(node) == .identifierPattern {
      guard parent.exists else { return }
      let binding = parent
      if binding == owner { return }
      if tree.kind(binding) == .binding || tree.kind(binding) == .optionalBinding {
        local.node = binding
        for part in tree.children(binding) {
          switch tree.kind(part) {
          case .initializer: local.value = tree.lastChild(part)
          case .typeAnnotation: local.type = tree.lastChild(part)
          default: break
          }
        }
        // A binding is not seen in its own value.
        local.start = tree.range(binding).end
      }
    }
    // The scope: the block, closure, case, loop or condition around.
    while parent.exists {
      switch tree.kind(parent) {
      case .codeBlock, .closureExpr, .switchCase, .forStmt, .ifExpr, .whileStmt, .catchClause, .funcDecl, .initDecl,
        .accessor:
        local.end = tree.range(parent).end
        locals.append(local)
        return
      default: parent = parents[Int(parent.index)]
      }
    }
    local.end = tree.range(owner).end
    locals.append(local)
  }

  private mutating func assignment(_ node: NodeID, _ member: Int32, _ range: Range<Int>, _ tree: Tree) {
    guard let target = tree.children(node).first else { return }
    let value = tree.lastChild(node)
    switch tree.kind(target) {
    case .memberExpr, .identifierExpr:
      let name = tree.name(target)
      if tree.kind(value) == .callExpr, let path = Self.path(target, tree), !path.part.exists,
        path.root == .member || path.root == .bare && !isLocal(name, at: tree.range(target).start, range)
      {
        makings.append(UIKitMaking(name: name, value: value, member: member))
      }
      if let word = UIKitWord(name) {
        if tree.kind(target) == .identifierExpr {
          guard !isLocal(name, at: tree.range(target).start, range) else { return }
          add(
            word, UIKitPath(root: .own, name: .none), name: name, node: node, base: target, value: value, member,
            range, tree)
        } else {
          let base = tree.firstChild(target)
          if let path = Self.path(base, tree) {
            add(word, path, name: name, node: node, base: base, value: value, member, range, tree)
          }
        }
      } else if tree.kind(target) == .memberExpr, Self.maySpeak(tree.text(target)) {
        // A property that the project adds, such as `accLabelText`, is a function by another name.
        let base = tree.firstChild(target)
        if let path = Self.path(base, tree) {
          add(.called, path, name: name, node: node, base: base, value: .none, member, range, tree)
        }
      }
      // The object gets another name; both names tell of each other.
      if let path = Self.path(value, tree), path.root == .bare || path.root == .member {
        add(.assigned, path, name: name, node: node, base: value, value: value, member, range, tree)
      }
    default: break
    }
  }

  /// `Item(image: …)`: what is made may be a bar button of the project's own.
  private func isMadeOfImage(_ parts: NodeList, _ tree: Tree) -> Bool {
    parts.count > 1 && tree.label(of: parts[1]).map { tree.name(of: $0) } == Self.image
  }

  private mutating func call(_ node: NodeID, _ member: Int32, _ range: Range<Int>, _ tree: Tree) {
    let parts = tree.children(node)
    guard let callee = parts.first else { return }
    let calleeName = tree.name(callee)
    let names = Self.calls
    switch tree.kind(callee) {
    case .memberExpr:
      let base = tree.firstChild(callee)
      // `UIBarButtonItem.init(…)`
      if tree.mainIs(callee, "init"), names.itemClasses.contains(tree.name(base)) { creations.append((node, member)) }
      if calleeName == names.appearance { appearanceClasses.insert(tree.name(base)) }
      if let path = Self.path(base, tree) {
        if let word = UIKitWord(calleeName) {
          add(word, path, name: calleeName, node: node, base: base, value: .none, member, range, tree)
        } else if let (holder, word) = Self.holder(base, tree) {
          // `button.accessibilityTraits.insert(.selected)`
          add(word, holder, name: calleeName, node: node, base: base, value: .none, member, range, tree)
        } else if let (holder, word, value) = Self.fixedSide(node, calleeName, base, tree) {
          add(
            word, holder, name: calleeName, node: node,
            base: tree.kind(base) == .memberExpr ? tree.firstChild(base) : base, value: value, member, range, tree)
        } else {
          add(.called, path, name: calleeName, node: node, base: base, value: .none, member, range, tree)
        }
      } else if calleeName == names.animate || calleeName == names.transition, tree.mainIs(base, "UIView") {
        creations.append((node, member))
      }
    case .identifierExpr:
      if calleeName == names.layoutConstraint { fixedByItem(node, member, range, tree) }
      if names.itemClasses.contains(calleeName) || tree.startsUppercase(callee) && isMadeOfImage(parts, tree) {
        creations.append((node, member))
      } else if let word = UIKitWord(calleeName) {
        add(
          word, UIKitPath(root: .own, name: .none), name: calleeName, node: node, base: callee, value: .none, member,
          range, tree)
      }
    default: break
    }
    if calleeName == names.assign, assigned(by: node, callee, member, range, tree) { return }
    if calleeName == names.visualFormat { laidOutByFormat(node, member, range, tree) }
    if calleeName == names.makeConstraints { fixedByMaker(node, callee, member, range, tree) }
    // `setRightBarButton(item, animated: true)` puts it where `rightBarButtonItem = item` does.
    if let property = names.barSetters[calleeName], let first = parts.dropFirst().first,
      tree.kind(first) == .argument, case let value = tree.lastChild(first), let path = Self.path(value, tree),
      path.root == .bare || path.root == .member
    {
      add(.assigned, path, name: property, node: node, base: value, value: value, member, range, tree)
    }
    if let isArranged = names.placers[calleeName] { place(node, parts, isArranged, member, range, tree) }
    if calleeName == names.forEach { placeEach(node, callee, parts, member, range, tree) }
    // `UIBarButtonItem.init(customView: button)` is `UIBarButtonItem(customView: button)`.
    guard !Self.isHarmless(callee, tree) else { return }
    for part in parts.dropFirst() where tree.kind(part) == .argument {
      let value = tree.lastChild(part)
      // `UIContextMenuInteraction(delegate: self)`: what hears of something says nothing to itself.
      if tree.mainIs(value, "self"), let label = tree.label(of: part), Self.hearing.contains(tree.name(of: label)) {
        continue
      }
      pass(value, to: calleeName, node, member, range, tree)
    }
  }

  private static let hearing: Set<Name> = Set(["target", "delegate", "dataSource", "observer"].map { Name($0) })

  private static let calls = CalledNames()

  static let arrangedSubviews = Name("arrangedSubviews")

  /// Calls that put an object into another one, and whether a stack lays it out.
  static var placers: [Name: Bool] { calls.placers }

  /// Objects in a list are followed no further, unless the list is what a container is made of.
  private mutating func list(_ node: NodeID, _ member: Int32, _ range: Range<Int>, _ tree: Tree) {
    if let callee = Self.calleeAround(node, tree), Self.harmlessCallees.contains(callee) { return }
    // Elements in their order are not handed on.
    let parent = Int(node.index) + 1
    if parent < tree.nodes.count, tree.nodes[parent].kind == .assignExpr,
      UIKitWord(tree.name(tree.firstChild(NodeID(parent)))) == .accessibilityElements
    {
      return
    }
    for element in tree.children(node) { pass(element, to: .none, node, member, range, tree) }
  }

  private mutating func pass(
    _ value: NodeID, to callee: Name, _ node: NodeID, _ member: Int32, _ range: Range<Int>, _ tree: Tree
  ) {
    var value = value
    if tree.kind(value) == .prefixExpr { value = tree.lastChild(value) }
    if let (object, name) = tree.reactive(value), let word = UIKitWord(name), let path = Self.path(object, tree) {
      return add(word, path, name: name, node: node, base: object, value: value, member, range, tree)
    }
    guard let path = Self.path(value, tree) else { return }
    // Whoever is told of taps and notifications does not name the view.
    if path.root == .own, Self.listeners.contains(callee) { return }
    add(.passed, path, name: callee, node: node, base: value, value: .none, member, range, tree)
  }

  /// The callee when a list is the value of an argument.
  private static func calleeAround(_ list: NodeID, _ tree: Tree) -> Name? {
    let argument = list.index &+ 1
    guard argument < UInt32(tree.nodes.count), tree.nodes[Int(argument)].kind == .argument else { return nil }
    guard let call = tree.parent(of: NodeID(argument)), tree.kind(call) == .callExpr else { return nil }
    return tree.name(tree.firstChild(call))
  }

  mutating func add(
    _ word: UIKitWord, _ path: UIKitPath, name: Name, node: NodeID, base: NodeID, value: NodeID, _ member: Int32,
    _ range: Range<Int>, _ tree: Tree
  ) {
    var local: Int32 = -1
    if path.root == .bare, let found = find(path.name, at: tree.range(base).start, range) { local = Int32(found) }
    uses.append(
      UIKitUse(
        word: word, path: path, name: name, node: node, base: base, value: value, member: member, local: local))
  }

  private func isLocal(_ name: Name, at offset: UInt32, _ range: Range<Int>) -> Bool {
    find(name, at: offset, range) != nil
  }

  /// `range` are the locals of the member that is just read, or those of the file.
  func find(_ name: Name, at offset: UInt32, _ range: Range<Int>) -> Int? {
    // Not `??`, for which all of the code would be copied.
    if let index = memberLocals { return index.place(of: name, at: offset) }
    if let index = fileLocals { return index.place(of: name, at: offset) }
    var best: Int?
    for index in range where locals[index].name == name && locals[index].start <= offset && offset < locals[index].end {
      if best == nil || locals[index].start >= locals[best!].start { best = index }
    }
    return best
  }

  /// The local of a name that can be seen at an offset of a member.
  public func local(named name: Name, at offset: UInt32) -> Int32? {
    find(name, at: offset, locals.indices).map(Int32.init)
  }

  /// The local that an expression names.
  public func binding(of node: NodeID, _ tree: Tree) -> UIKitLocal? {
    guard node.exists, tree.kind(node) == .identifierExpr else { return nil }
    return find(tree.name(node), at: tree.range(node).start, locals.indices).map { locals[$0] }
  }

  /// The names by which a member's code calls functions without saying on what: of its type, or of nobody known.
  public static func ownCalls(in member: Member, _ tree: Tree) -> [NodeID] {
    guard member.block.exists else { return [] }
    var result: [NodeID] = []
    for index in Int(tree[member.block].firstDescendant)..<Int(member.block.index)
    where tree.nodes[index].kind == .callExpr {
      let callee = tree.firstChild(NodeID(index))
      guard tree.kind(callee) == .identifierExpr, !tree.startsUppercase(callee) else { continue }
      let name = tree.name(callee)
      if UIKitWord(name) == nil, !harmlessCallees.contains(name) { result.append(callee) }
    }
    return result
  }

  // MARK: Paths

  /// Where an expression finds its object; nil when it makes or computes one.
  public static func path(_ node: NodeID, _ tree: Tree) -> UIKitPath? {
    guard node.exists else { return nil }
    switch tree.kind(node) {
    case .identifierExpr:
      switch tree.tokens.kind(tree[node].main) {
      case .keyword:
        if tree.mainIs(node, "self") { return UIKitPath(root: .own, name: .none) }
        if tree.mainIs(node, "super") { return nil }
      case .dollarIdentifier: if tree.mainIs(node, "$0") { return UIKitPath(root: .closure, name: .none) }
      default: break
      }
      if tree.startsUppercase(node) { return nil }
      return UIKitPath(root: .bare, name: tree.name(node))
    case .memberExpr:
      let name = tree.name(node)
      let base = tree.firstChild(node)
      if parts.contains(name), var path = path(base, tree), path.root != .own {
        path.part = name
        return path
      }
      guard let path = path(base, tree) else { return UIKitPath(root: .foreign, name: name) }
      return UIKitPath(root: path.root == .own ? .member : .foreign, name: name)
    case .optionalChainExpr, .forceUnwrapExpr: return path(tree.lastChild(node), tree)
    case .tupleExpr:
      let argument = tree.lastChild(node)
      guard argument.exists, !tree.previousSibling(argument, in: node).exists else { return nil }
      return path(tree.lastChild(argument), tree)
    case .asExpr: return path(tree.firstChild(node), tree)
    default: return nil
    }
  }

  /// The object in `button.accessibilityTraits.insert(…)`, and the word before the call.
  private static func holder(_ base: NodeID, _ tree: Tree) -> (UIKitPath, UIKitWord)? {
    guard tree.kind(base) == .memberExpr || tree.kind(base) == .identifierExpr, let word = UIKitWord(tree.name(base)),
      word == .accessibilityTraits
    else { return nil }
    if tree.kind(base) == .identifierExpr { return (UIKitPath(root: .own, name: .none), word) }
    return path(tree.firstChild(base), tree).map { ($0, word) }
  }

  /// The object in `button.widthAnchor.constraint(equalToConstant: 24)`, when nobody keeps the constraint to change it.
  private static func fixedSide(
    _ call: NodeID, _ callee: Name, _ base: NodeID, _ tree: Tree
  ) -> (UIKitPath, UIKitWord, NodeID)? {
    guard callee == constraintName, tree.kind(base) == .memberExpr || tree.kind(base) == .identifierExpr,
      let argument = tree.children(call).dropFirst().first, tree.kind(argument) == .argument,
      let label = tree.label(of: argument), tree.name(of: label) == equalToConstant
    else { return nil }
    let value = tree.lastChild(argument)
    let word: UIKitWord
    switch tree.name(base) {
    case widthAnchor: word = .fixedWidth
    case heightAnchor: word = .fixedHeight
    default: return nil
    }
    // It stands in a list that is activated, or is switched on where it is made.
    guard let parent = tree.parent(of: call) else { return nil }
    let holder =
      tree.kind(base) == .identifierExpr
      ? UIKitPath(root: .own, name: .none) : path(tree.firstChild(base), tree)
    switch tree.kind(parent) {
    case .arrayLiteral: break
    case .memberExpr where tree.text(parent) == "isActive": break
    // A function that gives the constraint of its own view back, which whoever calls it switches on.
    case .returnStmt, .codeBlock: guard holder?.root == .own else { return nil }
    case .initializer: guard isOnlySwitchedOn(parent, ofOwn: holder?.root == .own, tree) else { return nil }
    default: return nil
    }
    return holder.map { ($0, word, value) }
  }

  private static let constraintName = Name("constraint")
  private static let equalToConstant = Name("equalToConstant")
  private static let widthAnchor = Name("widthAnchor")
  private static let heightAnchor = Name("heightAnchor")
  private static let image = Name("image")

  /// Whether a name is that of a part of an object that stands for it.
  public static func isPart(_ name: Name) -> Bool { parts.contains(name) }

  private static let parts: Set<Name> = Set(["titleLabel", "configuration"].map { Name($0) })

  /// Whether a property by its name gives words to assistive technology.
  private static func maySpeak(_ name: String) -> Bool {
    let name = name.lowercased()
    return ["acclabel", "a11y", "voiceover", "accessib", "axlabel", "lockey", "localized"].contains {
      name.contains($0)
    } && name != "accessibilityidentifier" && name != "accessibilitylanguage"
  }

  /// Functions that are handed `self` so that it hears of something.
  private static let listeners: Set<Name> = Set(
    [
      "addObserver", "removeObserver", "addTarget", "removeTarget", "UITapGestureRecognizer", "UIPanGestureRecognizer",
      "UILongPressGestureRecognizer", "UISwipeGestureRecognizer", "UIPinchGestureRecognizer", "CADisplayLink",
      "scheduledTimer", "Timer",
    ].map { Name($0) })

  /// Whether what is called only places an object: `stack.addArrangedSubview`, `UIStackView`, `UIBarButtonItem.init`.
  public static func isHarmless(_ callee: NodeID, _ tree: Tree) -> Bool {
    let isInit = tree.kind(callee) == .memberExpr && tree.mainIs(callee, "init")
    return harmlessCallees.contains(isInit ? tree.name(tree.firstChild(callee)) : tree.name(callee))
  }

  /// Calls that only place an object, so that they say nothing about it.
  static let harmlessCallees: Set<Name> = Set(
    [
      "addSubview", "addArrangedSubview", "insertSubview", "insertArrangedSubview", "UIStackView", "UIBarButtonItem",
      "bringSubviewToFront", "sendSubviewToBack", "activate", "addAutolayoutSubview", "addFillingSubview",
      "constraint", "NSLayoutConstraint", "addConstraint", "removeArrangedSubview", "setCustomSpacing", "post",
      "addSubviews", "addArrangedSubviews", "setItems", "setRightBarButton", "setLeftBarButton", "setToolbarItems",
      "setRightBarButtonItems", "setLeftBarButtonItems", "print", "contains", "firstIndex", "location", "convert",
      "isDescendant", "registerForPreviewing", "translation", "velocity", "isEqual", "addObserver", "removeObserver",
      "publisher", "type", "indexPath", "objc_setAssociatedObject", "objc_getAssociatedObject", "UITargetedPreview",
      // `UIView.transition(with: label, …)` runs a closure.
      "transition",
      // What a constraint is held to, in the words of packages for layout.
      "equalTo", "lessThanOrEqualTo", "greaterThanOrEqualTo",
    ].map { Name($0) })
}
