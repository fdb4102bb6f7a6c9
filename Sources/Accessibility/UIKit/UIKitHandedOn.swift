// Objects that are handed to functions of the project: what a function says to its parameter is said to the object.

import CurbcutSymbols
import CurbcutSyntax
import CurbcutViews

extension UIKitFactReader {
  /// Goes on to the parameters that an argument reaches; what calls that are not followed may say is not known.
  mutating func handOn(_ use: UIKitUse, in there: FileViews) {
    if there.tree.kind(use.node) == .arrayLiteral {
      return follow(list: use.node, member: use.member, in: there)
    }
    if isAdded(by: use, in: there) || passesNoView(use, in: there) { return }
    let functions = functions(calledBy: use.node, member: use.member, in: there)
    guard !functions.isEmpty else {
      facts.isOpen = true
      return
    }
    for function in functions where !takesNoView(function, for: use, in: there) {
      guard let parameter = parameter(reachedBy: use, of: function, in: there),
        read(parameter: parameter, of: function)
      else {
        facts.isOpen = true
        return
      }
    }
  }

  /// Goes on to what a class hands itself to: `style.apply(to: self)`.
  mutating func handOnOwn(_ use: UIKitUse, in there: FileViews) {
    let outer = facts
    facts = UIKitFacts()
    handOn(use, in: there)
    let said = facts
    facts = outer
    for word in UIKitWord.allCases where said.says(word) { facts.noteElsewhere(word) }
    facts.isOpen = facts.isOpen || said.isOpen
  }

  /// The functions of the project that a call may mean; none where others may be meant.
  func functions(calledBy call: NodeID, member: Int32, in there: FileViews) -> [MemberReference] {
    let tree = there.tree
    guard tree.kind(call) == .callExpr else { return [] }
    let callee = tree.firstChild(call)
    let name = tree.name(callee)
    let owner = there.members[Int(member)].owner
    var candidates: [MemberReference] = []
    switch tree.kind(callee) {
    case .identifierExpr:
      // A closure that is kept in a local, or a function inside this one.
      guard !tree.startsWithCapital(callee), there.uikit?.local(named: name, at: tree.range(callee).start) == nil,
        !declaresFunction(name, in: there.members[Int(member)].node, tree)
      else { return [] }
      if owner >= 0 { candidates = members(name, ofTypeNamed: there.types[Int(owner)].name, from: there) }
      if candidates.isEmpty, let global = project.global(named: name, from: there) { candidates = [global] }
    case .memberExpr:
      let base = tree.unwrapped(tree.firstChild(callee))
      guard base.exists else { return [] }
      if tree.kind(base) == .identifierExpr, ["self", "Self", "super"].contains(tree.text(base)) {
        guard owner >= 0 else { return [] }
        candidates = members(name, ofTypeNamed: there.types[Int(owner)].name, from: there)
      } else if let type = types.declaredName(of: base, in: there, member: member) {
        candidates = members(name, ofTypeNamed: type.name, from: type.file)
      }
    default: return []
    }
    let fitting = Binder(project: project).fitting(candidates, call: call, in: there)
    // What a protocol asks for has code elsewhere.
    return fitting.allSatisfy { project.member($0).kind == .function && project.member($0).block.exists } ? fitting : []
  }

  /// The members of a name of a class, of those it inherits from and of what extends all views.
  func members(_ name: Name, ofTypeNamed type: Name, from file: FileViews) -> [MemberReference] {
    let lineage = types.lineage(of: type, from: file)
    var found: [MemberReference] = []
    for (ancestor, from) in lineage { found += project.members(named: name, ofType: ancestor, from: from) }
    guard found.isEmpty, let last = lineage.last, UIKitClass(system: last.name) != nil else { return found }
    for (base, from) in UIKitPlaces.bases(from: file) {
      found += project.members(named: name, ofType: base, from: from)
    }
    return found
  }

  private func declaresFunction(_ name: Name, in node: NodeID, _ tree: Tree) -> Bool {
    guard tree[node].firstDescendant < node.index else { return false }
    return (tree[node].firstDescendant..<node.index).contains { index in
      tree.nodes[Int(index)].kind == .funcDecl && tree.name(NodeID(index)) == name
    }
  }

  func parameter(reachedBy use: UIKitUse, of function: MemberReference, in there: FileViews) -> Name? {
    let scope = Scope(file: there, type: there.members[Int(use.member)].owner, member: use.member)
    let frame = Binder(project: project).frame(for: function, call: use.node, scope: scope)
    return frame?.arguments.first { _, value in
      value == use.base || there.tree.kind(value) == .prefixExpr && there.tree.lastChild(value) == use.base
    }?.key
  }

  /// Reads what a function says to its parameter; false where that is not known.
  private mutating func read(parameter: Name, of function: MemberReference) -> Bool {
    let home = project.file(function)
    guard let code = home.uikit,
      let local = code.locals.firstIndex(where: {
        $0.member == function.index && $0.name == parameter && home.tree.kind($0.node) == .parameter
      })
    else { return false }
    read(namesOf: Int32(local), in: home, code)
    return true
  }

  /// What is said to a parameter, or to a local that a pattern binds it to, under all its names in a function.
  mutating func read(namesOf local: Int32, in home: FileViews, _ code: UIKitCode) {
    guard isNew(local, in: home), enter() else { return }
    defer { leave() }
    let tree = home.tree
    let known = code.locals[Int(local)]
    for index in code.usesByName[known.name] ?? [] where code.uses[Int(index)].local == local {
      note(code.uses[Int(index)], in: home)
    }
    for (index, other) in code.locals.enumerated() where other.member == known.member && index != Int(local) {
      if other.value.exists {
        // `let same = button`, `if let found = button`
        guard let path = UIKitCode.path(other.value, tree), path.root == .bare, path.name == known.name,
          !path.part.exists, code.local(named: path.name, at: tree.range(other.value).start) == local
        else { continue }
      } else {
        // `guard let button`
        guard other.name == known.name, tree.kind(other.node) == .optionalBinding,
          code.local(named: known.name, at: tree.range(other.node).start) == local
        else { continue }
      }
      read(namesOf: Int32(index), in: home, code)
    }
  }

  /// A parameter that a function stores in a property of its type goes by the property's name as well.
  mutating func store(_ target: NodeID, by use: UIKitUse, in there: FileViews) {
    guard let path = UIKitCode.path(target, there.tree), path.root == .bare || path.root == .member,
      !path.part.exists, let code = there.uikit,
      path.root == .member || code.local(named: path.name, at: there.tree.range(target).start) == nil,
      case let owner = there.members[Int(use.member)].owner, owner >= 0,
      let property = types.member(path.name, ofType: owner, in: there),
      project.member(property).kind == .property
    else {
      facts.isOpen = true
      return
    }
    guard isNew(property), enter() else { return }
    defer { leave() }
    readForeign(path.name, of: property)
    for (ancestor, from) in types.lineage(of: there.types[Int(owner)].name, from: there) {
      for declaration in project.declarations(ofType: ancestor, from: from) {
        let home = project.files[Int(declaration.file)]
        guard let code = home.uikit else { continue }
        readSaid(to: path.name, in: home, code, declaration: declaration.index)
      }
    }
  }

  // MARK: Other objects

  /// What others say to a property of a name: `cell.title` where the cell may be of its class, and `title` in the code of
  /// classes that inherit it. Without a property, all that is said under that name.
  mutating func readForeign(_ name: Name, of property: MemberReference? = nil) {
    let home = property.map { project.file($0) }
    let member = property.map { project.member($0) }
    var type = Name.none
    if let home, let member, member.owner >= 0 { type = home.types[Int(member.owner)].name }
    // What the class says in another file, in an extension, is said to its own property.
    let own = home.map { home in Set(type.exists ? types.lineage(of: type, from: home).map(\.name) : []) } ?? []
    for number in project.foreignUIKitFiles[name] ?? [] {
      let there = project.files[Int(number)]
      guard let code = there.uikit, !(member?.isHidden ?? false) || there === home else { continue }
      func read(_ use: UIKitUse) {
        let owner = there.members[Int(use.member)].owner
        if use.path.root != .foreign, !use.path.part.exists, owner >= 0, own.contains(there.types[Int(owner)].name) {
          return
        }
        // No object of the class is found by the name of a type.
        if use.path.root == .foreign, member.map({ !$0.isStatic }) ?? true, isOfNoObject(use, in: there) { return }
        let isMeant = home.map { !type.exists || mayMean(use, type, $0, in: there) } ?? true
        if isMeant { noteForeign(use, in: there) }
      }
      if UIKitCode.isPart(name) {
        for use in code.uses where use.path.part == name || use.path.name == name && isForeign(use, in: there) {
          read(use)
        }
      } else {
        for index in code.usesByName[name] ?? [] where isForeign(code.uses[Int(index)], in: there) {
          read(code.uses[Int(index)])
        }
      }
    }
  }

  private func isForeign(_ use: UIKitUse, in there: FileViews) -> Bool {
    switch use.path.root {
    case .foreign: return true
    case .bare, .member:
      // What the type declares in this file is its own.
      let owner = there.members[Int(use.member)].owner
      guard use.local < 0, owner >= 0 else { return false }
      return !(there.memberIndex[use.path.name] ?? []).contains { index in
        let other = there.members[Int(index)].owner
        return other >= 0 && there.types[Int(other)].name == there.types[Int(owner)].name
      }
    case .own, .closure: return false
    }
  }

  /// Whether a use speaks of what a type has by its name, as `UIColor.label`.
  private func isOfNoObject(_ use: UIKitUse, in there: FileViews) -> Bool {
    let named = there.tree.unwrapped(use.base)
    guard named.exists, there.tree.kind(named) == .memberExpr else { return false }
    return isNoObject(there.tree.firstChild(named), in: there)
  }

  private func mayMean(_ use: UIKitUse, _ type: Name, _ home: FileViews, in there: FileViews) -> Bool {
    let owner = there.members[Int(use.member)].owner
    if use.path.root == .foreign || use.path.part.exists {
      let named = there.tree.unwrapped(use.base)
      guard named.exists, there.tree.kind(named) == .memberExpr else { return true }
      return types.mayBe(there.tree.firstChild(named), ofType: type, from: home, in: there, member: use.member)
    }
    return owner < 0 || types.isInLine(there.types[Int(owner)].name, there, type, home)
  }
}
