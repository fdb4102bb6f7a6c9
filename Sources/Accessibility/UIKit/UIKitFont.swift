// Whether a font set in code grows with the text size people chose.

import CurbcutSourceText
import CurbcutSyntax
import CurbcutViews

/// How a font behaves when people choose larger text.
public enum UIKitFontLook: Sendable, Equatable {
  /// It stays at a size in points, and where that is said in the file.
  case fixed(points: Double)
  /// It keeps the size that another font has at the moment: `.systemFont(ofSize: label.font.pointSize)`.
  case kept
  /// It is scaled, at the moment it is made: `preferredFont(forTextStyle:)`, `UIFontMetrics`.
  case scaled
}

extension UIKitModel {
  /// How the font that an expression gives behaves; nil when it is not known.
  public func fontLook(of node: NodeID, member: Int32) -> UIKitFontLook? {
    let scope = Scope(file: file, type: file.members[Int(member)].owner, member: member)
    return fontLook(of: node, in: scope, depth: 0)
  }

  private func fontLook(of node: NodeID, in scope: Scope, depth: Int) -> UIKitFontLook? {
    guard node.exists, depth < 6 else { return nil }
    let tree = scope.file.tree
    switch tree.kind(node) {
    case .callExpr: return fontLook(ofCall: node, in: scope, depth: depth)
    case .forceUnwrapExpr, .optionalChainExpr: return fontLook(of: tree.lastChild(node), in: scope, depth: depth + 1)
    case .ternaryExpr:
      let parts = tree.children(node)
      guard parts.count == 3, let then = fontLook(of: parts[1], in: scope, depth: depth + 1),
        let other = fontLook(of: parts[2], in: scope, depth: depth + 1)
      else { return nil }
      return then == .scaled ? other : then
    case .binaryExpr where tree.text(node) == "??":
      let parts = tree.children(node)
      return parts.first.flatMap { fontLook(of: $0, in: scope, depth: depth + 1) }
    case .identifierExpr:
      let name = tree.name(node)
      if let local = scope.file.uikit?.local(named: name, at: tree.range(node).start) {
        let value = scope.file.uikit!.locals[Int(local)].value
        return value == node ? nil : fontLook(of: value, in: scope, depth: depth + 1)
      }
      guard scope.type >= 0, let found = types.member(name, ofType: scope.type, in: scope.file) else { return nil }
      return fontLook(ofMember: found, depth: depth)
    case .memberExpr:
      let base = tree.firstChild(node)
      guard tree.kind(base) == .identifierExpr else { return nil }
      let owner: Name
      if tree.mainIs(base, "self") || tree.mainIs(base, "Self") {
        guard scope.type >= 0 else { return nil }
        owner = scope.file.types[Int(scope.type)].name
      } else {
        guard tree.startsWithCapital(base) else { return nil }
        owner = tree.name(base)
      }
      let found = project.members(named: tree.name(node), ofType: owner, from: scope.file)
      return found.count == 1 ? fontLook(ofMember: found[0], depth: depth) : nil
    default: return nil
    }
  }

  /// A constant, or a getter of one expression.
  private func fontLook(ofMember reference: MemberReference, depth: Int) -> UIKitFontLook? {
    let member = project.member(reference)
    let home = project.file(reference)
    let scope = Scope(file: home, type: member.owner, member: reference.index)
    guard member.kind == .property else { return nil }
    if member.value.exists { return member.isConstant ? fontLook(of: member.value, in: scope, depth: depth + 1) : nil }
    guard member.block.exists else { return nil }
    let given = model.evaluator.singleExpression(member.block, in: home.tree) ?? lastReturn(member.block, home.tree)
    return given.flatMap { fontLook(of: $0, in: scope, depth: depth + 1) }
  }

  /// What a getter gives that first makes constants and then returns.
  private func lastReturn(_ block: NodeID, _ tree: Tree) -> NodeID? {
    let last = tree.lastChild(block)
    guard last.exists, tree.kind(last) == .returnStmt, tree.lastChild(last).exists else { return nil }
    for statement in tree.children(block) where statement != last {
      guard tree.kind(statement) == .varDecl else { return nil }
    }
    return tree.lastChild(last)
  }

  private func fontLook(ofCall node: NodeID, in scope: Scope, depth: Int) -> UIKitFontLook? {
    let tree = scope.file.tree
    let callee = tree.firstChild(node)
    let name = tree.text(callee)
    if tree.kind(callee) == .identifierExpr { return name == "UIFont" ? named(node, in: scope) : nil }
    guard tree.kind(callee) == .implicitMemberExpr || tree.kind(callee) == .memberExpr else { return nil }
    switch name {
    case "scaledFont", "preferredFont": return .scaled
    // Only the fonts that these two make are scaled again; the same font at another size is a fixed one.
    case "withSize" where tree.kind(callee) == .memberExpr:
      return points(tree.argument(of: node, label: nil), in: scope)
    case "init": return tree.kind(callee) == .memberExpr && isFontClass(callee, tree) ? named(node, in: scope) : nil
    case "systemFont", "boldSystemFont", "italicSystemFont", "monospacedSystemFont", "monospacedDigitSystemFont":
      guard tree.kind(callee) == .implicitMemberExpr || isFontClass(callee, tree) else { return nil }
      guard project.members(named: tree.name(callee), ofType: Name("UIFont"), from: scope.file).isEmpty else {
        return nil
      }
      guard let size = tree.argument(of: node, label: "ofSize") else { return nil }
      return points(size, in: scope) ?? momentary(size, in: scope, depth: depth)
    default: return nil
    }
  }

  /// How a font behaves that is made as large as another one is at the moment: `label.font.pointSize`.
  private func momentary(_ size: NodeID, in scope: Scope, depth: Int) -> UIKitFontLook? {
    let tree = scope.file.tree
    guard tree.kind(size) == .memberExpr, tree.mainIs(size, "pointSize"),
      case let font = tree.unwrapped(tree.firstChild(size)), font.exists
    else { return nil }
    if let look = fontLook(of: font, in: scope, depth: depth + 1) { return look }
    // The font that an object has: it is asked for its size, not for its style.
    guard tree.kind(font) == .memberExpr, tree.mainIs(font, "font"),
      type(of: tree.firstChild(font), member: scope.member)?.kind == .label
    else { return nil }
    return .kept
  }

  private func isFontClass(_ callee: NodeID, _ tree: Tree) -> Bool { tree.text(tree.firstChild(callee)) == "UIFont" }

  /// `UIFont(name:size:)`.
  private func named(_ call: NodeID, in scope: Scope) -> UIKitFontLook? {
    guard scope.file.tree.argument(of: call, label: "name") != nil,
      !IconFont.isMade(by: call, in: scope, model.evaluator)
    else { return nil }
    return points(scope.file.tree.argument(of: call, label: "size"), in: scope)
  }

  private func points(_ size: NodeID?, in scope: Scope) -> UIKitFontLook? {
    guard let size, let points = model.evaluator.value(of: size, in: scope).number else { return nil }
    return .fixed(points: points)
  }
}
