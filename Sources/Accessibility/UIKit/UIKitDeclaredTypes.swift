// The name of the type that an expression is declared with, of UIKit or not.

import CurbcutSymbols
import CurbcutSyntax
import CurbcutViews

extension UIKitTypes {
  /// The name of an expression's type, and the file in which it is written; nil where the code does not say it.
  func declaredName(
    of node: NodeID, in file: FileViews, member: Int32, isCalled: Bool = false, depth: Int = 0
  ) -> (name: Name, file: FileViews)? {
    guard node.exists, depth < Self.depthLimit else { return nil }
    let tree = file.tree
    // `dequeueReusableCell(withIdentifier: id) as! StampCell` says itself which class it is.
    let node = tree.unwrapped(node, throughCasts: false)
    guard node.exists else { return nil }
    let owner = file.members[Int(member)].owner
    switch tree.kind(node) {
    case .identifierExpr:
      if tree.mainIs(node, "self") || tree.mainIs(node, "Self") {
        return owner < 0 ? nil : (file.types[Int(owner)].name, file)
      }
      if tree.mainIs(node, "super") { return nil }
      if tree.startsWithCapital(node) { return (tree.name(node), file) }
      let name = tree.name(node)
      if let code = file.uikit, let local = code.local(named: name, at: tree.range(node).start) {
        let bound = code.locals[Int(local)]
        if bound.type.exists { return writtenName(bound.type, in: file) }
        if bound.value.exists { return declaredName(of: bound.value, in: file, member: member, depth: depth + 1) }
        // `if let name`: what is bound has the same name outside.
        guard tree.kind(bound.node) == .optionalBinding else { return nil }
        if let outer = code.local(named: name, at: tree.range(bound.node).start), outer != local {
          let outer = code.locals[Int(outer)]
          return outer.type.exists
            ? writtenName(outer.type, in: file)
            : declaredName(of: outer.value, in: file, member: member, depth: depth + 1)
        }
      }
      guard owner >= 0 else { return nil }
      if let found = self.member(name, ofType: owner, in: file), isMeant(found, isCalled: isCalled) {
        return declaredName(of: found, depth: depth + 1)
      }
      // What the system gives to each object of its classes, such as `view`.
      return type(of: node, in: file, member: member, depth: depth).map { ($0.name, file) }
    case .memberExpr:
      // `Self.Style`, `Card.Style`: a type in a type.
      if tree.startsWithCapital(node), let type = nestedType(node, in: file, owner) { return type }
      guard let holder = declaredName(of: tree.firstChild(node), in: file, member: member, depth: depth + 1) else {
        return nil
      }
      if let found = self.member(tree.name(node), ofTypeNamed: holder.name, from: holder.file),
        isMeant(found, isCalled: isCalled)
      {
        return declaredName(of: found, depth: depth + 1)
      }
      return type(of: node, in: file, member: member, depth: depth).map { ($0.name, file) }
    case .asExpr: return writtenName(tree.lastChild(node), in: file)
    case .tupleExpr:
      // `(cell as? StampCell)?.title`
      let argument = tree.lastChild(node)
      guard argument.exists, !tree.previousSibling(argument, in: node).exists else { return nil }
      return declaredName(of: tree.lastChild(argument), in: file, member: member, depth: depth + 1)
    case .callExpr:
      let callee = tree.firstChild(node)
      if tree.kind(callee) == .memberExpr, tree.mainIs(callee, "init") {
        return declaredName(of: tree.firstChild(callee), in: file, member: member, depth: depth + 1)
      }
      if tree.kind(callee) == .closureExpr {
        return returned(by: callee, in: file).flatMap {
          declaredName(of: $0, in: file, member: member, depth: depth + 1)
        }
      }
      guard tree.kind(callee) == .identifierExpr || tree.kind(callee) == .memberExpr else { return nil }
      return declaredName(of: callee, in: file, member: member, isCalled: true, depth: depth + 1)
    default: return nil
    }
  }

  /// The type that a path of types means: `Self.Style`.
  private func nestedType(_ node: NodeID, in file: FileViews, _ owner: Int32) -> (name: Name, file: FileViews)? {
    let tree = file.tree
    let base = tree.firstChild(node)
    guard base.exists, tree.kind(base) == .identifierExpr, tree.startsWithCapital(base) else { return nil }
    var around = tree.name(base)
    if tree.mainIs(base, "Self") {
      guard owner >= 0 else { return nil }
      around = file.types[Int(owner)].name
    }
    return project.nestedType(tree.name(node), below: around, from: file)
  }

  /// Whether a name that is not called may mean a member: `tableView` is the system's property beside the functions
  /// `tableView(_:numberOfRowsInSection:)` of a class.
  private func isMeant(_ found: MemberReference, isCalled: Bool) -> Bool {
    isCalled || project.member(found).kind != .function
  }

  /// The declared type of a property, or what a function returns.
  private func declaredName(of reference: MemberReference, depth: Int) -> (name: Name, file: FileViews)? {
    let member = project.member(reference)
    let home = project.file(reference)
    if member.type.exists { return writtenName(member.type, in: home) }
    guard member.kind == .property, member.value.exists else { return nil }
    return declaredName(of: member.value, in: home, member: reference.index, depth: depth + 1)
  }

  private func writtenName(_ node: NodeID, in file: FileViews) -> (name: Name, file: FileViews)? {
    var node = node
    for _ in 0..<Self.depthLimit where node.exists {
      switch file.tree.kind(node) {
      case .optionalType, .attributedType, .someOrAnyType: node = file.tree.lastChild(node)
      case .identifierType, .memberType: return (file.tree.name(node), file)
      default: return nil
      }
    }
    return nil
  }

  /// Whether an expression may find a member of a class: false where its declared type is another one.
  func mayBe(_ node: NodeID, ofType type: Name, from home: FileViews, in file: FileViews, member: Int32) -> Bool {
    guard let found = declaredName(of: node, in: file, member: member) else { return true }
    guard let declaration = project.type(named: found.name, from: found.file) else {
      let line = lineage(of: type, from: home)
      if line.contains(where: { $0.name == found.name }) { return true }
      if UIKitClass(system: found.name) != nil || Self.others.contains(found.name) { return false }
      // A class of a package is none of those that a class of the project with a base in UIKit inherits from.
      guard project.symbols.isForeignType(found.name), let base = line.last, UIKitClass(system: base.name) != nil else {
        return true
      }
      return line.contains { project.names(found.name, asBaseOf: $0.name, from: $0.file) }
    }
    guard project.type(declaration).kind != .protocolDecl else { return true }
    return isInLine(found.name, found.file, type, home)
  }

  /// Classes and structs of the system that have a background, beside those that `UIKitClass` knows.
  static let others: Set<Name> = Set(
    [
      "UIWindow", "UIToolbar", "UINavigationBar", "UITabBar", "UISearchBar", "UIPickerView", "UIDatePicker",
      "UIActivityIndicatorView", "UIProgressView", "UIRefreshControl", "UIVisualEffectView", "UIInputView",
      "UITableViewHeaderFooterView", "UICollectionReusableView", "UIBackgroundConfiguration", "UIBarAppearance",
      "UINavigationBarAppearance", "UITabBarAppearance", "UIToolbarAppearance", "UICollectionLayoutListConfiguration",
      "UIContextualAction", "UITableViewRowAction", "UIPopoverPresentationController", "UISearchTextField",
      "UIPreviewParameters", "UIDragPreviewParameters", "WKWebView", "MKMapView", "MTKView", "SCNView", "SKView",
      "SKScene", "ARView", "ARSCNView", "PDFView", "CALayer", "CAShapeLayer", "CAGradientLayer", "CATextLayer",
    ].map { Name($0) })

  /// Whether one of two types inherits from the other one, or both are the same.
  func isInLine(_ a: Name, _ fileOfA: FileViews, _ b: Name, _ fileOfB: FileViews) -> Bool {
    a == b || lineage(of: a, from: fileOfA).contains { $0.name == b }
      || lineage(of: b, from: fileOfB).contains { $0.name == a }
  }
}
