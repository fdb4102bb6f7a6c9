// Fonts that are made from other fonts: by helpers that the project adds to `UIFont`, and from descriptors. They grow as the
// font does that they are made from.

import CurbcutSymbols
import CurbcutSyntax
import CurbcutViews

/// How a font behaves that a helper gives back.
private enum DerivedFont: Equatable {
  /// As the font that the helper is called on.
  case own
  case look(UIKitFontLook)
}

extension UIKitModel {
  private static let fontClass = Name("UIFont")
  private static let derivedLimit = 4

  /// How a font behaves that a helper of the project makes of another one: `UIFont.preferredFont(forTextStyle: .body).bold()`.
  func fontLook(ofHelper name: Name, on base: NodeID, in scope: Scope, depth: Int) -> UIKitFontLook? {
    guard depth < Self.derivedLimit, let helper = types.member(name, ofTypeNamed: Self.fontClass, from: scope.file),
      let made = derived(by: helper, depth: depth)
    else { return nil }
    return look(made, of: base, in: scope, depth: depth)
  }

  /// How a font behaves that a descriptor makes: `UIFont(descriptor: bold, size: 0)`.
  func fontLook(ofDescriptorIn call: NodeID, in scope: Scope, depth: Int) -> UIKitFontLook? {
    guard case .look(let look)? = derived(byDescriptorIn: call, in: scope, depth: depth) else { return nil }
    return look
  }

  private func look(_ made: DerivedFont, of base: NodeID, in scope: Scope, depth: Int) -> UIKitFontLook? {
    switch made {
    case .own: fontLook(of: base, in: scope, depth: depth + 1)
    case .look(let look): look
    }
  }

  /// What a helper of the project gives back; nil where that is not known, or its ways differ.
  private func derived(by helper: MemberReference, depth: Int) -> DerivedFont? {
    let member = project.member(helper)
    let home = project.file(helper)
    guard depth < Self.derivedLimit, !member.isStatic, member.owner >= 0, member.block.exists,
      home.types[Int(member.owner)].name == Self.fontClass
    else { return nil }
    let scope = Scope(file: home, type: member.owner, member: helper.index)
    let tree = home.tree
    var results = tree.nodes(below: member.block).map { NodeID($0) }.filter { tree.kind($0) == .returnStmt }
      .map { tree.lastChild($0) }
      // No font is none that anybody sees.
      .filter { !$0.exists || tree.kind($0) != .nilLiteral }
    if results.isEmpty, let only = model.evaluator.singleExpression(member.block, in: tree) { results = [only] }
    return same(results) { derived(by: $0, in: scope, depth: depth + 1) }
  }

  private func derived(by value: NodeID, in scope: Scope, depth: Int) -> DerivedFont? {
    guard value.exists, depth < Self.derivedLimit else { return nil }
    let tree = scope.file.tree
    let value = tree.unwrapped(value)
    if tree.kind(value) == .identifierExpr, tree.mainIs(value, "self") { return .own }
    guard value.exists, tree.kind(value) == .callExpr else { return nil }
    let callee = tree.firstChild(value)
    switch tree.kind(callee) {
    case .identifierExpr
    where tree.name(callee) == Self.fontClass && tree.argument(of: value, label: "descriptor") != nil:
      return derived(byDescriptorIn: value, in: scope, depth: depth)
    // `withTraits(.traitBold)`, `self.withTraits(.traitBold)`
    case .identifierExpr where !tree.startsUppercase(callee), .memberExpr where isOwn(tree.firstChild(callee), tree):
      if let helper = types.member(tree.name(callee), ofTypeNamed: Self.fontClass, from: scope.file) {
        return derived(by: helper, depth: depth)
      }
    default: break
    }
    return fontLook(of: value, in: scope, depth: depth).map(DerivedFont.look)
  }

  private func isOwn(_ base: NodeID, _ tree: Tree) -> Bool {
    base.exists && tree.kind(base) == .identifierExpr && tree.mainIs(base, "self")
  }

  // MARK: Descriptors

  private func derived(byDescriptorIn call: NodeID, in scope: Scope, depth: Int) -> DerivedFont? {
    let tree = scope.file.tree
    guard let descriptor = tree.argument(of: call, label: "descriptor"),
      let size = tree.argument(of: call, label: "size")
    else { return nil }
    // No size of its own is that of the descriptor, and so is that of the font it is made from.
    if !tree.mainIs(size, "pointSize"), !tree.mainIs(size, "zero") {
      guard let points = model.evaluator.value(of: size, in: scope).number else { return nil }
      if points > 0 { return .look(.fixed(points: points)) }
    }
    return derived(byDescriptor: descriptor, in: scope, depth: depth)
  }

  private func derived(byDescriptor node: NodeID, in scope: Scope, depth: Int) -> DerivedFont? {
    guard depth < Self.derivedLimit else { return nil }
    return same(Interpreter(model.evaluator).outcome(of: node, in: scope).values) { terminal in
      guard let terminal else { return nil }
      return derived(byWritten: terminal.node, in: terminal.scope, depth: depth + 1)
    } ?? derived(byWritten: node, in: scope, depth: depth + 1)
  }

  private func derived(byWritten node: NodeID, in scope: Scope, depth: Int) -> DerivedFont? {
    let tree = scope.file.tree
    let node = tree.unwrapped(node)
    guard node.exists else { return nil }
    switch tree.kind(node) {
    case .identifierExpr:
      if tree.name(node) == Self.descriptor { return .own }
      // `guard let descriptor = fontDescriptor.withDesign(.rounded)`
      guard let bound = scope.file.uikit?.binding(of: node, tree), bound.value.exists else { return nil }
      return derived(byDescriptor: bound.value, in: scope, depth: depth)
    case .memberExpr where tree.name(node) == Self.descriptor:
      let font = tree.firstChild(node)
      if isOwn(font, tree) { return .own }
      return fontLook(of: font, in: scope, depth: depth).map(DerivedFont.look)
    case .callExpr:
      let callee = tree.firstChild(node)
      if tree.kind(callee) == .identifierExpr, tree.text(callee) == "UIFontDescriptor" {
        guard let size = tree.argument(of: node, label: "size"),
          let points = model.evaluator.value(of: size, in: scope).number, points > 0
        else { return nil }
        return .look(.fixed(points: points))
      }
      let name = tree.name(callee)
      if name == Self.preferred, tree.kind(callee) != .identifierExpr { return .look(.scaled) }
      guard tree.kind(callee) == .memberExpr else { return nil }
      return Self.keeping.contains(name) ? derived(byDescriptor: tree.firstChild(callee), in: scope, depth: depth) : nil
    default: return nil
    }
  }

  /// What all of several come to; nil where they differ, or one is not known.
  private func same<Element>(_ elements: [Element], _ made: (Element) -> DerivedFont?) -> DerivedFont? {
    var result: DerivedFont?
    for element in elements {
      guard let one = made(element), result == nil || result == one else { return nil }
      result = one
    }
    return result
  }

  private static let descriptor = Name("fontDescriptor")
  private static let preferred = Name("preferredFontDescriptor")
  /// What leaves a descriptor its size and style.
  private static let keeping: Set<Name> = Set(
    ["withSymbolicTraits", "withDesign", "addingAttributes", "withMatrix", "withFace"].map { Name($0) })
}
