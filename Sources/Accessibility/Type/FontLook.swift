// How a text looks by its font: the text style, a bold weight, a size.

import CurbcutSymbols
import CurbcutSyntax
import CurbcutViews

/// What the font of a text says about its rank on the screen.
public struct FontLook: Sendable {
  /// The text style, when there is one: `title2`.
  public var style: String?
  /// The size in points at the default text size, where it is known.
  public var points: Double?
  public var isBold = false
  /// Bold by a weight that a helper of the project is handed. What the helper makes of it is its own affair, so contrast,
  /// which asks less of bold text, does not count on it.
  public var isHandedBold = false
  /// Between regular and bold, by a weight or by the name of the face.
  public var isMedium = false
  /// The name of the weight, where it is another one than bold: `semibold`.
  public var weight: String?
  /// Digits of equal width, as clocks and counters use.
  public var isMonospacedDigit = false
}

extension FontLook {
  fileprivate static let boldNames: Set<String> = ["bold", "semibold", "heavy", "black", "boldSystemFont"]

  /// Takes a weight by its name, where it is a bold one.
  fileprivate mutating func take(weight name: String) {
    if name == "medium" { isMedium = true }
    guard Self.boldNames.contains(name) else { return }
    isBold = true
    weight = name.hasPrefix("bold") ? nil : name
  }
}

extension FileModel {
  /// The look that the modifiers on and around a text give it.
  public func fontLook(of element: Element) -> FontLook {
    var look = FontLook()
    let inherited = element.fontModifier
    if let inherited {
      let font = font(setBy: inherited)
      if let argument = font.file.tree.argument(of: font.use.call, label: nil) {
        read(argument, in: font.scope, depth: 0, into: &look)
        switch fontSize(ofModifier: inherited) {
        case .scaled(let points), .fixed(let points): look.points = points
        case .unknown: break
        }
      }
    }
    // The project's own modifiers may set the font as well: `.sectionHeader()`.
    for applied in element.modifiers {
      switch applied.use.known {
      case .font where applied.file !== file || inherited == nil:
        guard let argument = applied.file.tree.argument(of: applied.use.call, label: nil) else { continue }
        look.style = nil
        read(argument, in: applied.scope, depth: 0, into: &look)
        switch fontSize(argument, in: applied.scope) {
        case .scaled(let points), .fixed(let points): look.points = points
        case .unknown: look.points = look.style.flatMap { project.textStyle(named: $0)?.size }
        }
      case .bold:
        look.isBold = true
        look.weight = nil
      case .fontWeight:
        guard let argument = applied.file.tree.argument(of: applied.use.call, label: nil) else { continue }
        look.take(weight: applied.file.tree.text(argument))
        takeWeight(argument, in: applied.scope, into: &look)
      case .monospacedDigit: look.isMonospacedDigit = true
      default: break
      }
    }
    return look
  }

  /// The look of a font that an expression comes to.
  func fontLook(of expression: NodeID, in scope: Scope) -> FontLook {
    var look = FontLook()
    read(expression, in: scope, depth: 0, into: &look)
    switch fontSize(expression, in: scope) {
    case .scaled(let points), .fixed(let points): look.points = points
    case .unknown: break
    }
    return look
  }

  /// What the contrast of a text has to be, where its font is one of several that all ask for the same: nil where one is not
  /// known, or one is large and another is not.
  func targetOfFonts(setBy modifier: Int32, isBold: Bool) -> ContrastTarget? {
    let font = font(setBy: modifier)
    guard font.file === file && font.scope.frame == nil || !font.use.isConditional,
      let argument = font.file.tree.argument(of: font.use.call, label: nil)
    else { return nil }
    var target: ContrastTarget?
    for value in Interpreter(evaluator).outcome(of: argument, in: font.scope, type: Known.Font.name).values {
      guard let value, !value.isItself(argument, in: font.scope) else { return nil }
      var look = FontLook()
      read(value, depth: 0, into: &look)
      switch systemFontSize(value, depth: 0) {
      case .scaled(let points?), .fixed(let points?):
        let one = ContrastTarget.forText(points: points, isBold: isBold || look.isBold, limits.largeText)
        guard target == nil || target == one else { return nil }
        target = one
      default: return nil
      }
    }
    return target
  }

  /// The text style of a view's font, or nil.
  public func textStyle(of element: Element) -> String? { fontLook(of: element).style }

  /// Adds how the fonts look that an expression comes to; the style is that of the first that has one.
  private func read(_ expression: NodeID, in scope: Scope, depth: Int, into look: inout FontLook) {
    guard depth < 6, expression.exists else { return }
    takeWeights(givenIn: expression, in: scope, into: &look)
    let outcome = Interpreter(evaluator).outcome(of: expression, in: scope, type: Known.Font.name)
    // A chain stands for each value of its base; it is read once.
    var isRead = false
    for font in outcome.values {
      guard let font, !(isRead && font.isItself(expression, in: scope)) else { continue }
      isRead = isRead || font.isItself(expression, in: scope)
      read(font, depth: depth, into: &look)
    }
  }

  private func read(_ font: Terminal, depth: Int, into look: inout FontLook) {
    let tree = font.scope.file.tree
    for token in tree[font.node].tokens where tree.tokens.isName(token) {
      let text = tree.string(of: token)
      look.take(weight: text)
      if text == "monospacedDigit" { look.isMonospacedDigit = true }
      guard look.style == nil, let style = TextStyle.named(text) else { continue }
      if let sized = call(relativeTo: token, in: font), !isAsLarge(sized, as: style, in: font.scope) { continue }
      look.style = text
    }
    takeWeights(givenIn: font.node, in: font.scope, into: &look)
    if !look.isBold, namesFace(font, oneOf: Self.boldFaces) { look.isBold = true }
    if !look.isMedium, namesFace(font, oneOf: ["medium"]) { look.isMedium = true }
    // `Tokens.title.weight(.medium)`: how it looks besides stands in the base of the chain.
    guard look.style == nil, tree.kind(font.node) == .callExpr,
      case let callee = tree.firstChild(font.node), tree.kind(callee) == .memberExpr
    else { return }
    read(tree.firstChild(callee), in: font.scope, depth: depth + 1, into: &look)
  }

  /// The call in a font that is to grow like the style that a token names.
  private func call(relativeTo style: TokenID, in font: Terminal) -> NodeID? {
    let tree = font.scope.file.tree
    return tree.nodes(below: font.node).lazy.map { NodeID($0) }.first { call in
      guard tree.kind(call) == .callExpr, let given = tree.argument(of: call, label: "relativeTo") else { return false }
      return tree[given].tokens.contains(style)
    }
  }

  /// Whether a font of the project's own comes in about the size of the style that it grows like: one style may be what all
  /// fonts of an app are relative to.
  private func isAsLarge(_ font: NodeID, as style: TextStyle, in scope: Scope) -> Bool {
    guard let size = scope.file.tree.argument(of: font, label: "size"),
      let points = evaluator.value(of: size, in: scope).number
    else { return false }
    return (points - style.size).magnitude <= style.size * 0.25
  }

  /// Takes the weights that calls are given: by a helper of the project, which hands it on as it likes, or by a font of the
  /// system, `.weight(weight)` and `.system(…, weight: weight)`, where nobody else has a say.
  private func takeWeights(givenIn font: NodeID, in scope: Scope, into look: inout FontLook) {
    let tree = scope.file.tree
    for index in tree.nodes(below: font) where tree.nodes[index].kind == .callExpr {
      let call = NodeID(index)
      let name = tree.text(tree.firstChild(call))
      guard let weight = tree.argument(of: call, label: name == "weight" ? nil : "weight") else { continue }
      guard Self.systemFonts.contains(name) else {
        takeWeight(weight, in: scope, into: &look)
        continue
      }
      if !look.isBold, let bold = boldWeight(weight, in: scope) { look.take(weight: bold) }
    }
  }

  private static let systemFonts: Set<String> = ["weight", "system", "systemFont"]

  /// Takes a weight that a parameter or property holds, where it is a bold one whatever happens.
  private func takeWeight(_ weight: NodeID, in scope: Scope, into look: inout FontLook) {
    guard !look.isBold, !look.isHandedBold, let name = boldWeight(weight, in: scope) else { return }
    look.isHandedBold = true
    look.weight = name.hasPrefix("bold") ? nil : name
  }

  /// The name of the weight that a parameter or property holds, where it is a bold one whatever happens.
  private func boldWeight(_ weight: NodeID, in scope: Scope) -> String? {
    guard [.identifierExpr, .memberExpr].contains(scope.file.tree.kind(weight)) else { return nil }
    let outcome = Interpreter(evaluator).outcome(of: weight, in: scope)
    let names = outcome.values.map { $0.map { $0.scope.file.tree.text($0.node) } ?? "" }
    return names.allSatisfy(FontLook.boldNames.contains) ? names.first : nil
  }

  /// Whether a font is called for by the name of such a face: `.custom("Serif-Bold", size: 15)`, `.custom(Face.strong.rawValue,
  /// size: 15)`.
  private func namesFace(_ font: Terminal, oneOf weights: Set<String>) -> Bool {
    let tree = font.scope.file.tree
    return tree.nodes(below: font.node).contains { index in
      guard tree.nodes[index].kind == .callExpr, case let call = NodeID(index),
        let name = tree.argument(of: call, label: nil) ?? tree.argument(of: call, label: "name"),
        let texts = evaluator.value(of: name, in: font.scope).texts, !texts.isEmpty
      else { return false }
      return texts.allSatisfy { !weights.isDisjoint(with: Words.split($0)) }
    }
  }

  private static let boldFaces: Set<String> = ["bold", "semibold", "demibold", "extrabold", "heavy", "black"]
}
