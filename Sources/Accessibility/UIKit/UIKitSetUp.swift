// Objects that are set up right where they are made: `UIButton().then { $0.isHidden = true }`, `UILabel().styledAsTitle()`;
// and objects that code makes for a property that is declared without one.

import CurbcutSymbols
import CurbcutSyntax
import CurbcutViews

/// A call on an object that gives the same object back.
struct PassedOn {
  /// The expression that makes the object.
  var object: NodeID
  /// The functions of the project that the call may mean; none for those of a package.
  var functions: [MemberReference]
  /// The closure that is called with the object.
  var closure: NodeID?
}

extension UIKitTypes {
  /// The object that a call is made on and gives back; nil where it may give something else.
  func passedOn(by call: NodeID, in file: FileViews) -> PassedOn? {
    let tree = file.tree
    let callee = tree.firstChild(call)
    guard tree.kind(call) == .callExpr, tree.kind(callee) == .memberExpr,
      case let object = tree.unwrapped(tree.firstChild(callee)), object.exists, tree.kind(object) == .callExpr,
      let made = madeClass(object, in: file)
    else { return nil }
    let closure = tree.children(call).dropFirst().map { tree.lastChild($0) }.first {
      $0.exists && tree.kind($0) == .closureExpr
    }
    let found = functions(tree.name(callee), of: made, from: file)
    if found.isEmpty {
      // The package Then: `extension NSObject: Then`, whose function gives its object to a closure and then back.
      guard tree.name(callee) == Self.then, file.imports.contains(Self.thenModule), let closure else { return nil }
      return PassedOn(object: object, functions: [], closure: closure)
    }
    guard found.allSatisfy({ givesItselfBack($0) }) else { return nil }
    if closure != nil, !found.allSatisfy({ callsParameterWithItself($0) }) { return nil }
    return PassedOn(object: object, functions: found, closure: closure)
  }

  /// The functions that the project adds to a class, to those it inherits from and to their protocols.
  private func functions(_ name: Name, of type: Name, from file: FileViews) -> [MemberReference] {
    project.functions(named: name, addedTo: lineage(of: type, from: file) + UIKitPlaces.bases(from: file))
  }

  /// The class whose initialiser is at the beginning of a chain of calls.
  private func madeClass(_ call: NodeID, in file: FileViews) -> Name? {
    let tree = file.tree
    var node = call
    for _ in 0..<Self.depthLimit where node.exists && tree.kind(node) == .callExpr {
      var named = tree.firstChild(node)
      if tree.kind(named) == .memberExpr, tree.mainIs(named, "init") { named = tree.firstChild(named) }
      switch tree.kind(named) {
      case .identifierExpr:
        return tree.startsWithCapital(named) ? type(of: node, in: file, member: 0)?.name : nil
      case .memberExpr: node = tree.unwrapped(tree.firstChild(named))
      default: return nil
      }
    }
    return nil
  }

  /// The function that is called by the name of a class, its own or one that it inherits: `UILabel.forAutoLayout()`.
  func factory(_ name: Name, of type: Name, from file: FileViews) -> MemberReference? {
    project.function(named: name, ofType: type, from: file) {
      lineage(of: type, from: file).dropFirst() + UIKitPlaces.bases(from: file)
    }
  }

  /// Whether a function is declared to give an object of the class that it is called by: `-> Self`.
  func returnsSelf(_ function: MemberReference) -> Bool {
    let written = project.member(function).type
    let tree = project.file(function).tree
    return written.exists && tree.kind(written) == .identifierType && tree.mainIs(written, "Self")
  }

  /// The local that a call is made on and gives back, with the functions that the call may mean: `view.styled()`.
  func localPassedOn(by call: NodeID, in file: FileViews) -> (local: Int32, functions: [MemberReference])? {
    let tree = file.tree
    let callee = tree.firstChild(call)
    guard tree.kind(call) == .callExpr, tree.kind(callee) == .memberExpr,
      tree.kind(tree.firstChild(callee)) == .identifierExpr,
      let use = file.uikit?.uses.first(where: { $0.word == .called && $0.node == call }), use.local >= 0,
      let type = type(ofLocal: use.local, in: file)
    else { return nil }
    let found = functions(tree.name(callee), of: type.name, from: file)
    return !found.isEmpty && found.allSatisfy { givesItselfBack($0) } ? (use.local, found) : nil
  }

  /// Whether each way through a function ends in `return self`.
  private func givesItselfBack(_ function: MemberReference) -> Bool {
    let block = project.member(function).block
    let tree = project.file(function).tree
    func isSelf(_ node: NodeID) -> Bool {
      node.exists && tree.kind(node) == .identifierExpr && tree.mainIs(node, "self")
    }
    let last = tree.lastChild(block)
    guard last.exists else { return false }
    for index in tree[block].firstDescendant..<block.index where tree.nodes[Int(index)].kind == .returnStmt {
      guard isSelf(tree.lastChild(NodeID(index))) else { return false }
    }
    return tree.kind(last) == .returnStmt || isSelf(last)
  }

  /// Whether a function calls one of its parameters with its own object: `block(self)`.
  private func callsParameterWithItself(_ function: MemberReference) -> Bool {
    let member = project.member(function)
    let tree = project.file(function).tree
    for index in tree[member.block].firstDescendant..<member.block.index
    where tree.nodes[Int(index)].kind == .callExpr {
      let call = NodeID(index)
      let callee = tree.firstChild(call)
      guard tree.kind(callee) == .identifierExpr,
        member.parameters.contains(where: { $0.name == tree.name(callee) }),
        let value = tree.argument(of: call, label: nil)
      else { continue }
      if tree.kind(value) == .identifierExpr, tree.mainIs(value, "self") { return true }
    }
    return false
  }

  /// The expression that makes the object which the innermost closure around a place is called with.
  func objectSetUp(at node: NodeID, in file: FileViews) -> NodeID? {
    let tree = file.tree
    var current = node
    while let next = tree.parent(of: current) {
      if tree.kind(next) == .closureExpr {
        guard let holder = tree.parent(of: next), let call = tree.parent(of: holder), tree.kind(call) == .callExpr,
          let passed = passedOn(by: call, in: file), passed.closure == next
        else { return nil }
        return passed.object
      }
      current = next
    }
    return nil
  }

  private static let then = Name("then")
  private static let thenModule = Name("Then")
}

extension UIKitFactReader {
  /// What a call that gives its object back says to it.
  mutating func read(_ passed: PassedOn, by call: NodeID, in there: FileViews) {
    for function in passed.functions {
      // The closure that gets the object is read here.
      read(function: function, besides: passed.closure == nil ? [] : project.member(function).parameters.map(\.name))
    }
    if let closure = passed.closure { read(closure: closure, in: there) }
  }
}

extension UIKitModel {
  /// The objects that code makes for a property of its type, where nothing else is ever made for it.
  func assignedObjects() -> [UIKitObject] { assignedObjects { $0 == 1 } }

  /// Those for which code makes one anew in several places. What is said under the property's name is said to one of them,
  /// so that only what none of them is told is known.
  public var remadeObjects: [UIKitObject] { assignedObjects { $0 > 1 } }

  private func assignedObjects(madeSoOften isWanted: (Int) -> Bool) -> [UIKitObject] {
    var result: [UIKitObject] = []
    for making in code.makings where isJudged(making.member) {
      let owner = file.members[Int(making.member)].owner
      guard owner >= 0, let creation = creation(of: making.value),
        let type = type(of: creation, member: making.member),
        let property = types.member(making.name, ofType: owner, in: file),
        project.member(property).kind == .property, !project.member(property).value.exists,
        isWanted(
          (code.makingsByName[making.name] ?? []).count(where: { isOf(owner, code.makings[Int($0)].member) }))
      else { continue }
      result.append(
        UIKitObject(type: type, creation: creation, member: making.member, local: -1, name: making.name))
    }
    return result
  }

  private func isOf(_ owner: Int32, _ member: Int32) -> Bool {
    let other = file.members[Int(member)].owner
    return other >= 0 && file.types[Int(other)].name == file.types[Int(owner)].name
  }

  /// The object that a closure which sets it up is called with: `UIButton().then { $0.tintColor = .red }`.
  func objectSetUp(by use: UIKitUse) -> UIKitObject? {
    let isFirst =
      use.path.root == .closure
      || use.local >= 0 && tree.kind(code.locals[Int(use.local)].node) == .closureParameter
    guard isFirst, let made = types.objectSetUp(at: use.node, in: file), let creation = creation(of: made) else {
      return nil
    }
    return objects.first { $0.creation == creation }
  }
}
