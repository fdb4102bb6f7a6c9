// Which names mean something that changes while a view is shown, and which types are of a kind of the system's.

import CurbcutSymbols

extension Evaluator {
  /// Whether a name means a state of the view itself, or an object that it keeps or is given.
  public func isState(_ name: Name, in scope: Scope) -> Bool {
    guard let own = ownMember(name, in: scope) else { return false }
    return project.member(own).attributes.contains { attribute in
      switch attribute {
      case .State, .StateObject, .ObservedObject, .EnvironmentObject, .Bindable: true
      default: false
      }
    }
  }

  /// Whether a name means a property of the type that tells where the keyboard's focus is.
  public func isFocus(_ name: Name, in scope: Scope) -> Bool {
    ownMember(name, in: scope).map { project.member($0).attributes.contains(.FocusState) } ?? false
  }

  /// Whether a name means a property of the type that is worked out of others.
  public func isWorkedOut(_ name: Name, in scope: Scope) -> Bool {
    guard let own = ownMember(name, in: scope) else { return false }
    return project.member(own).kind == .property && project.member(own).block.exists
  }

  /// The states of the view that a name means, itself or as a property that is worked out of them.
  public func states(behind name: Name, in scope: Scope) -> Set<Name> {
    if isState(name, in: scope) { return [name] }
    guard let own = ownMember(name, in: scope), project.member(own).kind == .property, project.member(own).block.exists
    else { return [] }
    let tree = project.file(own).tree
    return tree[project.member(own).block].tokens.reduce(into: []) { states, token in
      guard tree.tokens.isName(token) else { return }
      let name = tree.name(of: token)
      if !states.contains(name), isState(name, in: scope) { states.insert(name) }
    }
  }

  /// Whether a name means a property of the type that is declared to be a number.
  public func isDeclaredNumber(_ name: Name, in scope: Scope) -> Bool {
    guard let own = ownMember(name, in: scope), project.member(own).kind == .property,
      project.member(own).type.exists
    else { return false }
    let tree = project.file(own).tree
    switch tree.source.string(tree.range(project.member(own).type)) {
    case "Int", "Int64", "UInt", "Double", "Float", "CGFloat", "Decimal": return true
    default: return false
    }
  }
}

extension Project {
  /// Whether the type that a name means in a file is declared as one of a kind of the system's, by its name.
  public func isType(_ name: Name, a kind: Name, from file: FileViews) -> Bool {
    guard let type = type(named: name, from: file) else { return false }
    return self.type(type).inheritedNames.contains(kind)
  }
}
