// Functions of the project that make an object and give it back: what they say to it is said to whatever keeps it.

import CurbcutSourceText
import CurbcutSymbols
import CurbcutSyntax
import CurbcutViews

extension UIKitFactReader {
  /// What the maker of a value says to it: nothing, where an initialiser makes it; what the code of a function says, where
  /// that can be followed; else it may be anything.
  mutating func readMaker(of value: NodeID, member: Int32, in there: FileViews) {
    guard value.exists else { return }
    let tree = there.tree
    let value = tree.unwrapped(value)
    guard tree.kind(value) == .callExpr else { return }
    if let passed = types.passedOn(by: value, in: there) {
      read(passed, by: value, in: there)
      return readMaker(of: passed.object, member: member, in: there)
    }
    let callee = tree.firstChild(value)
    switch tree.kind(callee) {
    case .closureExpr:
      guard let result = types.returned(by: callee, in: there) else { return }
      readMaker(of: result, member: member, in: there)
    case .identifierExpr:
      guard !tree.startsWithCapital(callee) else { return noteMaking(value, member: member, in: there) }
      factoryCall = (value, member, there)
      let owner = there.members[Int(member)].owner
      read(factory: owner < 0 ? nil : types.member(tree.name(callee), ofType: owner, in: there))
    case .memberExpr:
      factoryCall = (value, member, there)
      readMaker(ofMember: callee, member: member, in: there)
    default: break
    }
  }

  private mutating func readMaker(ofMember callee: NodeID, member: Int32, in there: FileViews) {
    let tree = there.tree
    let base = tree.firstChild(callee)
    let name = tree.name(callee)
    guard tree.kind(base) == .identifierExpr else {
      facts.isOpen = true
      return
    }
    let owner = there.members[Int(member)].owner
    if tree.mainIs(base, "self") || tree.mainIs(base, "Self") {
      guard !tree.mainIs(callee, "init") else { return }
      read(factory: owner < 0 ? nil : types.member(name, ofType: owner, in: there))
    } else if tree.startsWithCapital(base) {
      guard !tree.mainIs(callee, "init") else {
        return noteMaking(tree.parent(of: callee) ?? callee, member: member, in: there)
      }
      if let found = types.member(name, ofTypeNamed: tree.name(base), from: there)
        ?? types.factory(name, of: tree.name(base), from: there)
      {
        read(factory: found)
      } else if UIKitClass(system: tree.name(base)) == nil {
        facts.isOpen = true
      }
    } else {
      facts.isOpen = true
    }
  }

  /// What a function says to the local that it gives back.
  private mutating func read(factory reference: MemberReference?) {
    guard let reference, case let home = project.file(reference), let code = home.uikit,
      case let member = project.member(reference), member.kind == .function, seenFactories.count < 20
    else {
      facts.isOpen = true
      return
    }
    guard seenFactories.insert(reference).inserted else { return }
    let outer = factoryFrame
    defer { factoryFrame = outer }
    factoryFrame = frame(for: reference)
    var givesBack = false
    for result in code.uses where result.word == .returned && result.member == reference.index {
      guard result.local >= 0 else {
        facts.isOpen = true
        return
      }
      givesBack = true
      read(madeLocal: result.local, in: home, code)
    }
    guard !givesBack else { return }
    guard member.block.exists, case let last = home.tree.lastChild(member.block), last.exists,
      case let result = home.tree.kind(last) == .returnStmt ? home.tree.lastChild(last) : last,
      home.tree.kind(home.tree.unwrapped(result)) == .callExpr
    else {
      facts.isOpen = true
      return
    }
    if let passed = types.localPassedOn(by: home.tree.unwrapped(result), in: home) {
      for function in passed.functions { read(function: function) }
      return read(madeLocal: passed.local, in: home, code)
    }
    readMaker(of: result, member: reference.index, in: home)
  }

  /// What the call gives a function that makes an object.
  private mutating func frame(for function: MemberReference) -> Frame? {
    guard let (call, member, there) = factoryCall else { return nil }
    factoryCall = nil
    let scope = Scope(file: there, type: there.members[Int(member)].owner, member: member, frame: factoryFrame)
    return Binder(project: project).frame(for: function, call: call, scope: scope)
  }

  private mutating func read(madeLocal local: Int32, in home: FileViews, _ code: UIKitCode) {
    let binding = code.locals[Int(local)]
    // A parameter, or another name of something that others know.
    guard binding.value.exists, UIKitCode.path(binding.value, home.tree) == nil else {
      facts.isOpen = true
      return
    }
    readMaker(of: binding.value, member: binding.member, in: home)
    for use in code.uses where use.local == local {
      switch use.word {
      case .returned: break
      case .passed: facts.isOpen = true
      case .assigned: facts.isOpen = facts.isOpen || !UIKitPlaces.names.contains(use.name)
      case .called: follow(use, in: home)
      default: facts.noteMade(use, in: home, factoryFrame)
      }
    }
  }
}

extension Tree {
  /// The expression in `(try? x)!`, `x as! Y` and the like.
  func unwrapped(_ node: NodeID, throughCasts: Bool = true) -> NodeID {
    var node = node
    while node.exists {
      switch kind(node) {
      case .optionalChainExpr, .forceUnwrapExpr, .tryExpr, .awaitExpr: node = lastChild(node)
      case .asExpr where throughCasts: node = firstChild(node)
      default: return node
      }
    }
    return node
  }
}
