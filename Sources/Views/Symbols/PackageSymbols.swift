// Who is meant by a name that a package has as well: the project's own declaration first, then the package.

import CurbcutSymbols
import CurbcutSyntax

extension ViewNode {
  /// Whether it is none of the system's, as far as the file tells.
  public var mayBeOfPackage: Bool { known == .other || known == .AsyncImage && name != Self.systemPicture }

  private static let systemPicture = Name("AsyncImage")
}

extension Project {
  /// The view of a package that a use means; nil where the project has a type of that name that may be meant.
  public func packageView(_ view: ViewNode, in file: FileViews) -> PackageView? {
    guard view.kind == .use, view.mayBeOfPackage, packages.hasViews, let found = packages.view(view.name),
      !mayMeanOwnType(view.name, from: file)
    else { return nil }
    return found
  }

  /// What is said of a view that cannot be looked into: by the configuration, else by the model of its package.
  public func given(_ view: ViewNode, in file: FileViews) -> GivenComponent? {
    if let given = configured(view.name) { return given }
    return packageView(view, in: file)?.given
  }

  /// The class of a package that a name means; nil where the project has a type of that name that may be meant.
  public func packageType(_ name: Name, in file: FileViews) -> PackageType? {
    guard let found = packages.type(name), !mayMeanOwnType(name, from: file) else { return nil }
    return found
  }

  /// What the closure around a view is to the view or modifier of a package that takes it; nil where no model says it.
  public func packageSlot(of node: ViewNode, in file: FileViews) -> Slot? {
    guard node.slot == .custom, node.parent >= 0, packages.hasViews || packages.hasModifiers else { return nil }
    let tree = file.tree
    let closures: [Name: Slot]
    let call: NodeID
    if node.slotModifier >= 0 {
      let use = file.modifiers[Int(node.slotModifier)]
      (closures, call) = (packageModifier(use)?.closures ?? [:], use.call)
    } else {
      let parent = file.views[Int(node.parent)]
      (closures, call) = (packageView(parent, in: file)?.closures ?? [:], parent.expression)
    }
    guard !closures.isEmpty, tree.kind(call) == .callExpr else { return nil }
    let place = tree[node.chain].firstToken
    guard let argument = tree.children(call).dropFirst().first(where: { tree[$0].tokens.contains(place) }) else {
      return nil
    }
    return closures[tree.label(of: argument).map { tree.name(of: $0) } ?? Self.unlabelled]
  }

  private static let unlabelled = Name("_")

  /// The modifier of a package that a use means: of one that is imported, where the project declares none of that name.
  public func packageModifier(_ use: ViewModifierUse) -> PackageModifier? {
    guard use.known == .other, packages.hasModifiers, let found = packages.modifier(use.name).imported,
      !hasViewExtension(use.name)
    else { return nil }
    return found
  }

  /// The modifier of a package of which the project holds the source, and of whose name it declares one.
  public func copiedModifier(_ use: ViewModifierUse) -> PackageModifier? {
    guard use.known == .other, packages.hasModifiers, let found = packages.modifier(use.name).copied,
      let view = found.view, declaresType(Name(view)), hasViewExtension(use.name)
    else { return nil }
    return found
  }
}
