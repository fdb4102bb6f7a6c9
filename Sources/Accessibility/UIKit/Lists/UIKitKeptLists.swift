// Names that stand for several objects in turn: lists that a type keeps, and locals that are given one object or another.

import CurbcutSymbols
import CurbcutSyntax
import CurbcutViews

extension UIKitFactReader {
  // MARK: Lists of a type

  /// Goes on wherever a list is named that a property of the type keeps: `for label in labels`. Whoever else may reach the
  /// property may say anything.
  mutating func follow(listKeptIn name: Name, by member: Int32, _ there: FileViews) {
    let owner = there.members[Int(member)].owner
    guard owner >= 0, let reference = types.member(name, ofType: owner, in: there),
      case let property = project.member(reference), property.kind == .property, property.owner >= 0
    else {
      facts.isOpen = true
      return
    }
    guard isNew(reference), enter() else { return }
    defer { leave() }
    let home = project.file(reference)
    let type = home.types[Int(property.owner)].name
    let text = home.tree.source[home.tree.tokens.range(property.nameToken)]
    for other in project.files where other === home || !property.isHidden && other.names.mayHold(text) {
      follow(listNamed: name, of: type, from: home, in: other)
      if facts.isOpen { return }
    }
  }

  private mutating func follow(listNamed name: Name, of type: Name, from home: FileViews, in there: FileViews) {
    let tree = there.tree
    let members = there.members
    for member in members.indices {
      for index in tree.nodes(below: members[member].node) {
        let node = NodeID(index)
        switch tree.kind(node) {
        case .identifierExpr:
          guard tree.name(node) == name, there.uikit?.binding(of: node, tree) == nil,
            isInLine(members[member].owner, there, type, home)
          else { continue }
        case .memberExpr:
          guard tree.name(node) == name, case let base = tree.firstChild(node), base.exists else { continue }
          guard tree.mainIs(base, "self"), tree.kind(base) == .identifierExpr else {
            facts.isOpen =
              facts.isOpen || types.mayBe(base, ofType: type, from: home, in: there, member: Int32(member))
            continue
          }
          guard isInLine(members[member].owner, there, type, home) else { continue }
        default: continue
        }
        // Another list takes its place.
        if let around = tree.parent(of: node), tree.kind(around) == .assignExpr, tree.firstChild(around) == node {
          continue
        }
        guard there.uikit != nil else {
          facts.isOpen = true
          return
        }
        follow(list: node, member: Int32(member), in: there)
      }
    }
  }

  private func isInLine(_ owner: Int32, _ there: FileViews, _ type: Name, _ home: FileViews) -> Bool {
    owner >= 0 && types.isInLine(there.types[Int(owner)].name, there, type, home)
  }

  // MARK: Locals

  /// The local that an assignment gives an object to, where it was declared to be given one: `let label: UILabel`.
  func oneOfSeveral(_ target: NodeID, in there: FileViews) -> Int32? {
    let tree = there.tree
    guard let code = there.uikit, tree.kind(target) == .identifierExpr,
      let local = code.object(named: target, tree)?.local, local >= 0,
      tree.kind(code.locals[Int(local)].node) == .binding
    else { return nil }
    return local
  }

  /// What is said to a local that is one of several objects may be said to this one.
  mutating func read(oneOfSeveralIn local: Int32, in there: FileViews) {
    guard let code = there.uikit, enter() else {
      facts.isOpen = true
      return
    }
    defer { leave() }
    guard isNew(local, in: there) else { return }
    let known = code.locals[Int(local)]
    // `return (label, frame)`: whoever gets the tuple goes on with it.
    let tree = there.tree
    for index in tree.nodes(below: there.members[Int(known.member)].node) {
      let node = NodeID(index)
      guard tree.kind(node) == .identifierExpr, tree.name(node) == known.name,
        code.object(named: node, tree)?.local == local, let argument = tree.parent(of: node)
      else { continue }
      let holder = tree.kind(argument) == .argument ? tree.parent(of: argument) ?? .none : argument
      switch tree.kind(holder) {
      case .tupleExpr, .dictionaryElement, .ternaryExpr: facts.isOpen = true
      default: break
      }
    }
    for use in code.uses where use.local == local {
      if use.word == .called { follow(use, in: there) } else { noteForeign(use, in: there) }
    }
    for (index, other) in code.locals.enumerated() where other.member == known.member && other.value.exists {
      guard let object = code.object(named: other.value, tree), object.local == local, !object.path.part.exists
      else { continue }
      read(oneOfSeveralIn: Int32(index), in: there)
    }
  }
}
