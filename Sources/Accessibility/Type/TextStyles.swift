// Dynamic Type text styles at the default size (Large) and the largest, from the Human Interface Guidelines, Typography.

import CurbcutSymbols
import CurbcutSyntax
import CurbcutViews

/// A text style with its size and line height in points at the default text size.
public struct TextStyle: Sendable {
  public var name: String
  public var size: Double
  public var lineHeight: Double
  /// Size in points at the largest text size, AX5.
  public var largestSize: Double

  /// The height of a line at twice the usual size: lines of large letters stand closer together than those of small ones.
  public var doubledLineHeight: Double { size * 2 * Self.lineOfLargeLetters }

  /// By what a line is higher than its letters from 20 points on, in the tables of the source.
  static let lineOfLargeLetters = 1.22

  public static let all: [TextStyle] = [
    TextStyle(name: "largeTitle", size: 34, lineHeight: 41, largestSize: 60),
    TextStyle(name: "title", size: 28, lineHeight: 34, largestSize: 58),
    TextStyle(name: "title2", size: 22, lineHeight: 28, largestSize: 56),
    TextStyle(name: "title3", size: 20, lineHeight: 25, largestSize: 55),
    TextStyle(name: "headline", size: 17, lineHeight: 22, largestSize: 53),
    TextStyle(name: "body", size: 17, lineHeight: 22, largestSize: 53),
    TextStyle(name: "callout", size: 16, lineHeight: 21, largestSize: 51),
    TextStyle(name: "subheadline", size: 15, lineHeight: 20, largestSize: 49),
    TextStyle(name: "footnote", size: 13, lineHeight: 18, largestSize: 44),
    TextStyle(name: "caption", size: 12, lineHeight: 16, largestSize: 43),
    TextStyle(name: "caption2", size: 11, lineHeight: 13, largestSize: 40),
  ]

  /// The styles on the Mac, where people choose no text size: nothing grows.
  public static let ofTheMac: [TextStyle] = [
    TextStyle(name: "largeTitle", size: 26, lineHeight: 32, largestSize: 26),
    TextStyle(name: "title", size: 22, lineHeight: 26, largestSize: 22),
    TextStyle(name: "title2", size: 17, lineHeight: 22, largestSize: 17),
    TextStyle(name: "title3", size: 15, lineHeight: 20, largestSize: 15),
    TextStyle(name: "headline", size: 13, lineHeight: 16, largestSize: 13),
    TextStyle(name: "body", size: 13, lineHeight: 16, largestSize: 13),
    TextStyle(name: "callout", size: 12, lineHeight: 15, largestSize: 12),
    TextStyle(name: "subheadline", size: 11, lineHeight: 14, largestSize: 11),
    TextStyle(name: "footnote", size: 10, lineHeight: 13, largestSize: 10),
    TextStyle(name: "caption", size: 10, lineHeight: 13, largestSize: 10),
    TextStyle(name: "caption2", size: 10, lineHeight: 13, largestSize: 10),
  ]

  /// The style of a name.
  public static func named(_ name: String) -> TextStyle? { all.first { $0.name == name } }

  /// The smallest style that is at least so large, by name.
  public static func smallest(from size: Double) -> String {
    all.last { $0.size >= size }?.name ?? "largeTitle"
  }

  /// From here on every text style is so much smaller that it would change the design at the default setting.
  public static let largerThanAll = 42.0

  /// The style that stands nearest to a fixed size in points; nil from 60 points, where a scaled number is better.
  public static func nearest(to size: Double, isBold: Bool) -> String? {
    switch size {
    case ..<11.6: "caption2"
    case ..<12.6: "caption"
    case ..<14: "footnote"
    case ..<15.5: "subheadline"
    case ..<16.5: "callout"
    case ..<18: isBold ? "headline" : "body"
    case ..<19: isBold ? "title3" : "body"
    case ..<21: "title3"
    case ..<25: "title2"
    case ..<31: "title"
    case ..<60: "largeTitle"
    default: nil
    }
  }
}

extension Project {
  /// The text styles of the platform that the project is made for.
  public var textStyles: [TextStyle] { isForMacOnly ? TextStyle.ofTheMac : TextStyle.all }

  /// The style of a name, as it is on that platform.
  public func textStyle(named name: String) -> TextStyle? { textStyles.first { $0.name == name } }
}

/// What a font expression says about its size.
public enum FontSize: Sendable, Equatable {
  /// A text style, or a size that follows one.
  case scaled(points: Double?)
  /// A number of points that never changes.
  case fixed(points: Double?)
  case unknown
}

extension FileModel {
  /// The size of a `.font(…)` modifier's argument.
  public func fontSize(ofModifier modifier: Int32) -> FontSize {
    let font = font(setBy: modifier)
    guard font.file === file && font.scope.frame == nil || !font.use.isConditional,
      let argument = font.file.tree.argument(of: font.use.call, label: nil)
    else { return .unknown }
    return fontSize(argument, in: font.scope)
  }

  /// The `.font` that a modifier of the file is, or that it puts on its view where it is one of the project's own.
  func font(setBy modifier: Int32) -> AppliedModifier {
    let use = file.modifiers[Int(modifier)]
    if engine.mayExpand(use), let applied = appliedFont(of: use) { return applied }
    return AppliedModifier(use: use, scope: Scope(file: file, body: file.views[Int(use.owner)].body))
  }

  /// The font that a modifier of the project's own sets, the innermost where it sets several.
  public func appliedFont(of use: ViewModifierUse) -> AppliedModifier? {
    guard use.owner >= 0, engine.mayApply(use, in: file, { $0 == .font }) else { return nil }
    return engine.modifiers(appliedBy: use, on: ViewReference(file: file, index: use.owner)).first {
      $0.use.known == .font
    }
  }

  /// The size of a font expression.
  public func fontSize(_ expression: NodeID, in scope: Scope, depth: Int = 0) -> FontSize {
    guard depth < 8, expression.exists else { return .unknown }
    let outcome = Interpreter(evaluator).outcome(of: expression, in: scope, type: Known.Font.name)
    // A chain stands for each value of its base; it is read once.
    var itself: FontSize?
    return common(
      outcome.values.map { font in
        guard let font else { return .unknown }
        guard font.isItself(expression, in: scope) else { return systemFontSize(font, depth: depth) }
        if itself == nil { itself = systemFontSize(font, depth: depth) }
        return itself ?? .unknown
      })
  }

  /// The size of a font that nothing of the project is behind.
  func systemFontSize(_ font: Terminal, depth: Int) -> FontSize {
    let tree = font.scope.file.tree
    switch tree.kind(font.node) {
    case .memberExpr where tree.known(tree.firstChild(font.node)) != .Font: return .unknown
    case .implicitMemberExpr, .memberExpr:
      return project.textStyle(named: tree.text(font.node)).map { .scaled(points: $0.size) } ?? .unknown
    case .callExpr: return fontCall(font.node, in: font.scope, depth: depth)
    default: return .unknown
    }
  }

  /// `Tokens.body.weight(.medium)`: another face of the same size.
  private static func keepsSize(_ function: String) -> Bool {
    ["weight", "width", "leading", "smallCaps", "lowercaseSmallCaps", "uppercaseSmallCaps"].contains(function)
  }

  /// The size that all branches of a choice have in common.
  private func common(_ sizes: [FontSize]) -> FontSize {
    if let first = sizes.first, sizes.allSatisfy({ $0 == first }) { return first }
    let allFixed = sizes.allSatisfy {
      if case .fixed = $0 { return true }
      return false
    }
    guard allFixed, let first = sizes.first else { return .unknown }
    return sizes.allSatisfy { $0 == first } ? first : .fixed(points: nil)
  }

  private func fontCall(_ call: NodeID, in scope: Scope, depth: Int) -> FontSize {
    let tree = scope.file.tree
    let callee = tree.firstChild(call)
    let kind = tree.kind(callee)
    if tree.isFontOfSwiftUI(callee), tree.argument(of: call, label: nil) == nil,
      let added = evaluator.addedFont(madeBy: call, in: scope)
    {
      return fontSize(added.node, in: added.scope, depth: depth + 1)
    }
    if kind == .identifierExpr || tree.isFontOfSwiftUI(callee) {
      // Fonts of Core Text and those of UIKit by name are as large as they are made.
      if let size = Self.sizeOfFixedFont(call, tree) { return size_(size, in: scope) }
      // `Font(UIFont.systemFont(ofSize: 12))`
      guard tree.known(callee) == .Font, let inner = tree.argument(of: call, label: nil) else { return .unknown }
      return fontSize(inner, in: scope, depth: depth + 1)
    }
    guard kind == .implicitMemberExpr || kind == .memberExpr else { return .unknown }
    let base = kind == .memberExpr ? tree.firstChild(callee) : .none
    let isFont = !base.exists || (tree.kind(base) == .identifierExpr && tree.known(base) == .Font)
    let isUIFont = base.exists && tree.kind(base) == .identifierExpr && tree.known(base) == .UIFont
    switch tree.known(callee) {
    case .system where isFont:
      if let size = tree.argument(of: call, label: "size") { return size_(size, in: scope) }
      if let style = tree.argument(of: call, label: nil) {
        let outcome = Interpreter(evaluator).outcome(of: style, in: scope, type: Name("TextStyle"))
        let sizes = outcome.values.map { terminal in
          terminal.flatMap { project.textStyle(named: $0.scope.file.tree.text($0.node))?.size }
        }
        let isOne = sizes.allSatisfy { $0 == sizes.first }
        return .scaled(points: isOne ? sizes.first ?? nil : nil)
      }
      return .unknown
    case .custom where isFont:
      if let size = tree.argument(of: call, label: "fixedSize") { return size_(size, in: scope) }
      return .scaled(
        points: tree.argument(of: call, label: "size").flatMap { evaluator.value(of: $0, in: scope).number })
    default: break
    }
    // `.systemFont(ofSize: 12)` where a font of UIKit is asked for.
    if isUIFont || !base.exists, let size = tree.argument(of: call, label: "ofSize") { return size_(size, in: scope) }
    // A font of UIKit at another size no longer follows the text size, whatever it was made from.
    if kind == .memberExpr, tree.mainIs(callee, "withSize"), let size = tree.argument(of: call, label: nil) {
      return size_(size, in: scope)
    }
    if isUIFont { return .unknown }
    // `.system(size: 12).bold()`: the size stands in the base of the chain.
    if base.exists,
      [.callExpr, .implicitMemberExpr, .memberExpr].contains(tree.kind(base))
        || tree.kind(base) == .identifierExpr && Self.keepsSize(tree.text(callee)),
      tree.known(callee) != .other || tree.kind(base) == .callExpr || Self.keepsSize(tree.text(callee))
    {
      let inner = fontSize(base, in: scope, depth: depth + 1)
      if inner != .unknown { return inner }
    }
    return .unknown
  }

  /// `CTFontCreateWithName("Inter" as CFString, 32, nil)`, `UIFont(name: "Inter", size: 32)`.
  private static func sizeOfFixedFont(_ call: NodeID, _ tree: Tree) -> NodeID? {
    switch tree.text(tree.firstChild(call)) {
    case "CTFontCreateWithName", "CTFontCreateWithFontDescriptor", "CTFontCreateUIFontForLanguage":
      let arguments = tree.children(call).dropFirst().filter { tree.kind($0) == .argument }
      return arguments.count > 1 ? tree.lastChild(arguments[1]) : nil
    case "UIFont", "CTFont": return tree.argument(of: call, label: "size")
    default: return nil
    }
  }

  private func size_(_ node: NodeID, in scope: Scope) -> FontSize {
    if isChosenByTextSize(node, in: scope) { return .scaled(points: nil) }
    let values = evaluator.value(of: node, in: scope).alternatives
    for value in values {
      if case .number = value { continue }
      return values.contains { if case .scaled = $0 { return true } else { return false } }
        ? .scaled(points: startingValue(of: node, in: scope)) : .unknown
    }
    let numbers = Set(values.compactMap(\.number))
    return .fixed(points: numbers.count == 1 ? numbers.first : nil)
  }

  /// Whether a number is chosen by the text size that people have set: `switch dynamicTypeSize { … }`, also through a
  /// property or local.
  private func isChosenByTextSize(_ node: NodeID, in scope: Scope, depth: Int = 0) -> Bool {
    let tree = scope.file.tree
    guard depth < 4, node.exists else { return false }
    switch tree.kind(node) {
    case .identifierExpr:
      let name = tree.name(node)
      if let local = evaluator.local(name, at: tree.range(node).start, in: scope.file) {
        return local.isConstant && isChosenByTextSize(local.value, in: scope, depth: depth + 1)
      }
      guard let own = evaluator.ownMember(name, in: scope) else { return false }
      let member = project.member(own)
      let home = project.file(own)
      guard member.block.exists, let value = evaluator.singleExpression(member.block, in: home.tree) else {
        return false
      }
      let inner = Scope(file: home, type: member.owner, member: own.index)
      return isChosenByTextSize(value, in: inner, depth: depth + 1)
    case .switchExpr, .ifExpr, .ternaryExpr:
      return tree[tree.firstChild(node)].tokens.contains { token in
        tree.tokens.isName(token) && isTextSize(tree.name(of: token), in: scope)
      }
    default: return false
    }
  }

  /// Whether a name is that of the text size: a property of the type that takes it from the environment.
  private func isTextSize(_ name: Name, in scope: Scope) -> Bool {
    if name == Name("preferredContentSizeCategory") { return true }
    guard let own = evaluator.ownMember(name, in: scope) else { return false }
    let tree = project.file(own).tree
    // One that is passed on: `var textSize: DynamicTypeSize`.
    let type = project.member(own).type
    if type.exists, ["DynamicTypeSize", "ContentSizeCategory", "UIContentSizeCategory"].contains(tree.text(type)) {
      return true
    }
    return project.member(own).attributes.contains(.Environment)
      && project.member(own).attributeNodes.contains { attribute in
        tree.holds("dynamicTypeSize", in: attribute) || tree.holds("sizeCategory", in: attribute)
      }
  }

  /// The number that a `@ScaledMetric` of the type has at the default text size.
  private func startingValue(of node: NodeID, in scope: Scope) -> Double? {
    guard scope.file.tree.kind(node) == .identifierExpr,
      let reference = evaluator.ownMember(scope.file.tree.name(node), in: scope)
    else { return nil }
    let member = project.member(reference)
    guard member.attributes.contains(.ScaledMetric), member.value.exists else { return nil }
    let inner = Scope(file: project.file(reference), type: member.owner, member: reference.index)
    return evaluator.value(of: member.value, in: inner).number
  }

  /// The property that `.name`, `Type.name` or a bare name means; `.name` is looked up in extensions of `type`.
  public func constant(_ expression: NodeID, in scope: Scope, type: Known) -> MemberReference? {
    let tree = scope.file.tree
    let name = tree.name(expression)
    switch tree.kind(expression) {
    case .implicitMemberExpr:
      let found = project.members(named: name, ofType: type.name, from: scope.file)
      return found.count == 1 ? found[0] : nil
    case .memberExpr:
      let base = tree.firstChild(expression)
      if tree.kind(base) == .identifierExpr, tree.known(base) == type {
        let found = project.members(named: name, ofType: type.name, from: scope.file)
        return found.count == 1 ? found[0] : nil
      }
      if tree.kind(base) == .identifierExpr, tree.mainIs(base, "self") {
        return evaluator.ownMember(name, in: scope)
      }
      guard tree.kind(base) == .identifierExpr || tree.kind(base) == .memberExpr,
        let typeName = evaluator.typeName(base, in: scope)
      else { return nil }
      let found = project.members(named: name, ofType: typeName, from: scope.file)
      return found.count == 1 ? found[0] : nil
    case .identifierExpr:
      return evaluator.ownMember(name, in: scope) ?? project.global(named: name, from: scope.file)
    default: return nil
    }
  }
}
