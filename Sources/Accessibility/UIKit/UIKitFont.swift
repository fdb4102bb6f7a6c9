// Whether a font set in code grows with the text size people chose.

import CurbcutSourceText
import CurbcutSymbols
import CurbcutSyntax
import CurbcutViews

/// How a font behaves when people choose larger text.
public enum UIKitFontLook: Sendable, Equatable {
  /// It stays at a size in points, and where that is said in the file.
  case fixed(points: Double)
  /// It keeps the size that another font has at the moment: `.systemFont(ofSize: label.font.pointSize)`.
  case kept
  /// It stays at a size that is not known, and that nothing makes larger.
  case unscaled
  /// The same, where the sides of views are part of its size, so that it may fill its place.
  case fitted
  /// It is scaled, at the moment it is made: `preferredFont(forTextStyle:)`, `UIFontMetrics`.
  case scaled
}

extension UIKitModel {
  /// How the font that an expression gives behaves; nil when it is not known.
  public func fontLook(of node: NodeID, member: Int32) -> UIKitFontLook? {
    fontLook(of: node, in: scope(of: member), depth: 0)
  }

  /// How the font that is said to an object behaves; nil when it is not known.
  public func fontLook(of said: UIKitSaid) -> UIKitFontLook? { fontLook(of: said.value, in: said.scope, depth: 0) }

  func fontLook(of node: NodeID, in scope: Scope, depth: Int) -> UIKitFontLook? {
    guard node.exists, depth < 6 else { return nil }
    let outcome = Interpreter(model.evaluator).outcome(of: node, in: scope, type: Self.uiFont)
    var looks: [UIKitFontLook] = []
    for font in outcome.values {
      guard let font, let look = fontLook(ofTerminal: font, depth: depth) else {
        return inheritedFontLook(of: node, in: scope, depth: depth)
      }
      looks.append(look)
    }
    // Code that gives a scaled font and a fixed one may keep the scaled one from growing without end.
    if looks.contains(.scaled), scope.file.tree.kind(node) != .ternaryExpr, looks.contains(where: { $0 != .scaled }) {
      return nil
    }
    return looks.first { $0 != .scaled } ?? looks.first
  }

  private static let uiFont = Name("UIFont")

  private func fontLook(ofTerminal font: Terminal, depth: Int) -> UIKitFontLook? {
    let tree = font.scope.file.tree
    switch tree.kind(font.node) {
    case .callExpr: return fontLook(ofCall: font.node, in: font.scope, depth: depth)
    // `.preferredFont(forTextStyle: .body).bold`, where the project adds `bold` to fonts.
    case .memberExpr:
      return fontLook(ofHelper: tree.name(font.node), on: tree.firstChild(font.node), in: font.scope, depth: depth)
    default: return nil
    }
  }

  /// How a font behaves that is kept by a local of UIKit code, or by a class that the type is built on; that of a function
  /// that cannot be followed by its name.
  private func inheritedFontLook(of node: NodeID, in scope: Scope, depth: Int) -> UIKitFontLook? {
    let tree = scope.file.tree
    if tree.kind(node) == .callExpr { return fontLook(ofCall: node, in: scope, depth: depth) }
    guard tree.kind(node) == .identifierExpr else { return nil }
    let name = tree.name(node)
    if let local = scope.file.uikit?.local(named: name, at: tree.range(node).start) {
      let value = scope.file.uikit!.locals[Int(local)].value
      return value == node ? nil : fontLook(of: value, in: scope, depth: depth + 1)
    }
    guard scope.type >= 0, let found = types.member(name, ofType: scope.type, in: scope.file) else { return nil }
    let member = project.member(found)
    let home = project.file(found)
    guard member.kind == .property, member.owner != scope.type || home !== scope.file else { return nil }
    let inner = Scope(file: home, type: member.owner, member: found.index)
    if member.value.exists { return member.isConstant ? fontLook(of: member.value, in: inner, depth: depth + 1) : nil }
    return model.evaluator.singleExpression(member.block, in: home.tree).flatMap {
      fontLook(of: $0, in: inner, depth: depth + 1)
    }
  }

  private func fontLook(ofCall node: NodeID, in scope: Scope, depth: Int) -> UIKitFontLook? {
    let tree = scope.file.tree
    let callee = tree.firstChild(node)
    let name = tree.text(callee)
    if tree.kind(callee) == .identifierExpr {
      guard name == "UIFont" else { return nil }
      return named(node, in: scope) ?? fontLook(ofDescriptorIn: node, in: scope, depth: depth)
    }
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
    default:
      guard tree.kind(callee) == .memberExpr else { return nil }
      if model.evaluator.isFontOfResources(callee, in: scope) {
        return points(tree.argument(of: node, label: "size"), in: scope)
      }
      return fontLook(ofHelper: tree.name(callee), on: tree.firstChild(callee), in: scope, depth: depth)
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
    // One size for phones and another for tablets are as fixed as one.
    guard let size else { return nil }
    if let points = model.evaluator.value(of: size, in: scope).numbers?.min() { return .fixed(points: points) }
    return switch model.evaluator.unknownSize(size, in: scope) {
    case .unscaled?: .unscaled
    case .fitted?: .fitted
    case nil: nil
    }
  }
}
