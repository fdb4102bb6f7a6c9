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
