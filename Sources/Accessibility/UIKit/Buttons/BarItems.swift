// Where bar buttons and actions go that calls make: into a property of the system, a list, or a name that keeps them.

import CurbcutSymbols
import CurbcutSyntax
import CurbcutViews

extension UIKitModel {
  /// Where an item is put that has no name of its own: `navigationItem.rightBarButtonItem = …`, a list of them included.
  public enum Place: Sendable {
    /// It is kept under a name.
    case object(UIKitObject)
    /// It is put somewhere by a property of the system.
    case property(Name)
  }

  /// Where an item goes that a call makes; nil when it is handed to something that is not followed.
  public func place(of creation: NodeID) -> Place? {
    if let object = itemObject(creation) { return .object(object) }
    var node = creation
    while let parent = tree.parent(of: node) {
      switch tree.kind(parent) {
      case .arrayLiteral: node = parent
      case .assignExpr:
        guard tree.lastChild(parent) == node else { return nil }
        let name = tree.name(tree.firstChild(parent))
        return UIKitPlaces.names.contains(name) ? .property(name) : itemKeptLater(creation).map(Place.object)
      case .argument:
        guard let call = tree.parent(of: parent), tree.kind(call) == .callExpr else { return nil }
        let callee = tree.firstChild(call)
        let name = tree.name(callee)
        if UIKitPlaces.setters.contains(name) { return .property(name) }
        // `items.append(UIBarButtonItem(…))`
        guard name == Self.append, tree.kind(callee) == .memberExpr,
          let list = UIKitCode.path(tree.firstChild(callee), tree), list.name.exists
        else { return nil }
        return .property(list.name)
      default: return nil
      }
    }
    return nil
  }

  /// What the file says to what a property of the system holds: `navigationItem.rightBarButtonItem?.accessibilityLabel`.
  public func says(_ words: Set<UIKitWord>, toPropertyNamed name: Name) -> Bool {
    (code.usesByName[name] ?? []).contains { words.contains(code.uses[Int($0)].word) }
  }

  /// The local or property that a call's result is bound to.
  private func itemObject(_ creation: NodeID) -> UIKitObject? {
    let none = UIKitType(kind: .barButtonItem, name: tree.name(tree.firstChild(creation)), isOwn: false)
    for (index, local) in code.locals.enumerated() where local.value == creation {
      return UIKitObject(
        type: none, creation: creation, member: local.member, local: Int32(index), name: local.name)
    }
    // By their places: a copy of a member counts references.
    for index in file.members.indices where file.members[index].kind == .property {
      let value = file.members[index].value
      // `lazy var item: UIBarButtonItem = { … return UIBarButtonItem(…) }()`
      guard value.exists, tree[value].firstDescendant <= creation.index, creation <= value,
        value == creation || self.creation(of: value) == creation
      else { continue }
      return UIKitObject(
        type: none, creation: creation, member: Int32(index), local: -1, name: file.members[index].name)
    }
    return nil
  }

  /// The property that a call's result is put into by code, which nothing else is ever put into.
  private func itemKeptLater(_ creation: NodeID) -> UIKitObject? {
    guard let making = code.makings.first(where: { $0.value == creation }),
      case let owner = file.members[Int(making.member)].owner, owner >= 0,
      let property = types.member(making.name, ofType: owner, in: file),
      project.member(property).kind == .property, !project.member(property).value.exists,
      (code.makingsByName[making.name] ?? []).count == 1
    else { return nil }
    let type = UIKitType(kind: .barButtonItem, name: tree.name(tree.firstChild(creation)), isOwn: false)
    return UIKitObject(type: type, creation: creation, member: making.member, local: -1, name: making.name)
  }

  private static let append = Name("append")
}
