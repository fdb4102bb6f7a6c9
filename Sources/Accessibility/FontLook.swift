// How a text looks by its font: the text style, a bold weight, a size.

import CurbcutSyntax
import CurbcutViews

/// What the font of a text says about its rank on the screen.
public struct FontLook: Sendable {
  /// The text style, when there is one: `title2`.
  public var style: String?
  /// The size in points at the default text size, where it is known.
  public var points: Double?
  public var isBold = false
  /// Digits of equal width, as clocks and counters use.
  public var isMonospacedDigit = false
}

extension FileModel {
  private static let boldNames: Set<String> = ["bold", "semibold", "heavy", "black", "boldSystemFont"]

  /// The look that the modifiers on and around a text give it.
  public func fontLook(of element: Element) -> FontLook {
    var look = FontLook()
    let inherited = element.fontModifier
    if let inherited {
      let use = file.modifiers[Int(inherited)]
      if let argument = firstArgument(of: use.call, label: nil) {
        let scope = Scope(file: file, body: file.views[Int(use.owner)].body)
        read(argument, in: scope, depth: 0, into: &look)
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
        case .unknown: look.points = look.style.flatMap { TextStyle.named($0)?.size }
        }
      case .bold: look.isBold = true
      case .fontWeight:
        guard let argument = applied.file.tree.argument(of: applied.use.call, label: nil) else { continue }
        if Self.boldNames.contains(applied.file.tree.text(argument)) { look.isBold = true }
      case .monospacedDigit: look.isMonospacedDigit = true
      default: break
      }
    }
    return look
  }

  /// The text style of a view's font, or nil.
  public func textStyle(of element: Element) -> String? { fontLook(of: element).style }

  private func read(_ expression: NodeID, in scope: Scope, depth: Int, into look: inout FontLook) {
    guard depth < 6, expression.exists else { return }
    let tree = scope.file.tree
    let node = tree[expression]
    var isFound = false
    for token in node.tokens where tree.tokens.isName(token) {
      let text = tree.string(of: token)
      if Self.boldNames.contains(text) { look.isBold = true }
      if text == "monospacedDigit" { look.isMonospacedDigit = true }
      if TextStyle.named(text) != nil, !isFound {
        look.style = text
        isFound = true
      }
    }
    if !look.isBold, namesBoldFont(expression, in: tree) { look.isBold = true }
    guard !isFound else { return }
    if tree.kind(expression) == .identifierExpr, let frame = scope.frame,
      let argument = frame.arguments[tree.name(expression)]
    {
      return read(argument, in: frame.scope, depth: depth + 1, into: &look)
    }
    switch tree.kind(expression) {
    case .callExpr:
      // `.brand(size: 16)`: how it looks stands in the function.
      guard tree.kind(tree.firstChild(expression)) == .implicitMemberExpr,
        let own = fontFunction(expression, in: scope)
      else { return }
      read(own.body, in: own.scope, depth: depth + 1, into: &look)
    case .implicitMemberExpr, .memberExpr, .identifierExpr:
      guard let reference = constant(expression, in: scope, type: .Font) else { return }
      let member = project.member(reference)
      let home = project.file(reference)
      let inner = Scope(file: home, type: member.owner, member: reference.index)
      var value: NodeID? = member.value.exists ? member.value : nil
      if value == nil, member.block.exists { value = evaluator.singleExpression(member.block, in: home.tree) }
      if let value { read(value, in: inner, depth: depth + 1, into: &look) }
    default: break
    }
  }

  /// Whether a font is called for by the name of a bold face: `.custom("Serif-Bold", size: 15)`.
  private func namesBoldFont(_ expression: NodeID, in tree: Tree) -> Bool {
    tree.nodes(below: expression).contains { index in
      guard tree.nodes[index].kind == .stringSegment else { return false }
      let words = Words.split(tree.text(NodeID(index)))
      return words.contains { ["bold", "semibold", "demibold", "heavy", "black"].contains($0) }
    }
  }
}
