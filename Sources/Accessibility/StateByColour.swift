// Which state of a view is told by colour alone: a colour that depends on a condition, with nothing else beside it that does.

import CurbcutSourceText
import CurbcutSyntax
import CurbcutViews

/// A colour chosen by a condition.
public struct ColourChoice {
  /// The `?:` expression.
  public var expression: NodeID
  /// Names in the condition.
  public var conditionNames: Set<Name>
  /// The words of the condition, for messages.
  public var condition: String
  /// Hues that differ between the branches, neutral ones included.
  public var thenColours: Set<String>
  public var elseColours: Set<String>

  /// Whether both branches have a hue of their own.
  public var hasTwoHues: Bool {
    !thenColours.subtracting(Colours.neutral).isEmpty && !elseColours.subtracting(Colours.neutral).isEmpty
      && thenColours != elseColours
  }

  /// Whether the branches differ in colour at all.
  public var differs: Bool {
    thenColours != elseColours && !thenColours.union(elseColours).subtracting(Colours.neutral).isEmpty
  }
}

/// Names of colours that the system gives.
public enum Colours {
  public static let hues: Set<String> = [
    "red", "orange", "yellow", "green", "mint", "teal", "cyan", "blue", "indigo", "purple", "pink", "brown",
    "systemRed", "systemOrange", "systemYellow", "systemGreen", "systemMint", "systemTeal", "systemCyan", "systemBlue",
    "systemIndigo", "systemPurple", "systemPink", "systemBrown", "accentColor", "tint",
  ]
  public static let neutral: Set<String> = [
    "white", "black", "gray", "clear", "primary", "secondary", "tertiary", "quaternary", "systemGray", "systemGray2",
    "systemGray3", "systemGray4", "systemGray5", "systemGray6", "label", "secondaryLabel", "systemBackground",
    "secondarySystemBackground", "systemFill", "background",
  ]
}

extension FileModel {
  /// The name of a system colour an expression gives, opacity and gradients taken off; nil when it is another colour.
  func systemColour(_ node: NodeID) -> String? {
    let tree = file.tree
    switch tree.kind(node) {
    case .implicitMemberExpr, .memberExpr:
      let name = tree.text(node)
      if name == "gradient", tree.kind(node) == .memberExpr { return systemColour(tree.firstChild(node)) }
      return Colours.hues.contains(name) || Colours.neutral.contains(name) ? name : nil
    case .callExpr:
      let callee = tree.firstChild(node)
      if tree.kind(callee) == .memberExpr { return systemColour(tree.firstChild(callee)) }
      if tree.kind(callee) == .identifierExpr, tree.known(callee) == .Color || tree.known(callee) == .UIColor,
        let inner = tree.argument(of: node, label: nil) ?? tree.argument(of: node, label: "uiColor")
      {
        return systemColour(inner)
      }
      return nil
    default: return nil
    }
  }

  /// The colour choices in an argument, outer ones first; empty when a branch is not a system colour.
  public func colourChoices(in argument: NodeID) -> [ColourChoice] {
    let tree = file.tree
    guard tree.kind(argument) == .ternaryExpr else { return [] }
    let parts = tree.children(argument)
    guard parts.count == 3, let left = colours(parts[1]), let right = colours(parts[2]) else { return [] }
    var names: Set<Name> = []
    let condition = tree[parts[0]]
    for token in condition.firstToken...condition.lastToken where tree.tokens.isName(token) {
      names.insert(tree.name(of: token))
    }
    let choice = ColourChoice(
      expression: argument, conditionNames: names, condition: tree.source.string(tree.range(parts[0])),
      thenColours: left, elseColours: right)
    return [choice] + colourChoices(in: unparenthesised(parts[1])) + colourChoices(in: unparenthesised(parts[2]))
  }

  private func unparenthesised(_ node: NodeID) -> NodeID {
    guard file.tree.kind(node) == .tupleExpr else { return node }
    let argument = file.tree.lastChild(node)
    return argument.exists ? file.tree.lastChild(argument) : node
  }

  private func colours(_ node: NodeID) -> Set<String>? {
    let node = unparenthesised(node)
    if file.tree.kind(node) == .ternaryExpr {
      let parts = file.tree.children(node)
      guard parts.count == 3, let left = colours(parts[1]), let right = colours(parts[2]) else { return nil }
      return left.union(right)
    }
    return systemColour(node).map { [$0] }
  }

  /// Whether something a person can see besides colour depends on one of the names: words, a symbol, a shape, a line.
  public func somethingElseShows(_ names: Set<Name>, around view: Element) -> Bool {
    // The element and the container around it: a symbol or text beside the coloured view tells the state too.
    let root = view.parent?.parent ?? view.parent ?? view
    let tree = file.tree
    for index in root.index..<root.node.end {
      let node = file.views[Int(index)]
      switch node.kind {
      case .choice:
        if let condition = conditionRange(of: node.expression), mentions(names, condition) { return true }
      case .use:
        switch node.known {
        case .Text, .Image, .Label, .Toggle, .Button:
          if mentions(names, argumentRange(of: node.expression)) { return true }
        case .other: if node.slot != .root, mentions(names, argumentRange(of: node.expression)) { return true }
        default: break
        }
      case .reference: if mentions(names, tree[node.expression]) { return true }
      default: break
      }
      for modifier in node.modifiers {
        let use = file.modifiers[Int(modifier)]
        switch use.known {
        case .opacity, .symbolVariant, .strikethrough, .underline, .bold, .fontWeight, .font, .italic, .rotationEffect,
          .frame, .hidden, .badge, .symbolEffect, .blur, .offset, .scaleEffect, .animation, .other, .accessibilityValue:
          if mentions(names, argumentRange(of: use.call)), use.known != .animation { return true }
        case .stroke, .strokeBorder, .border, .overlay:
          // A line whose width or dashes change is seen without colour.
          if let width = tree.argument(of: use.call, label: "lineWidth") ?? tree.argument(of: use.call, label: "width"),
            mentions(names, tree[width])
          {
            return true
          }
        default: break
        }
      }
    }
    return false
  }

  private func conditionRange(of statement: NodeID) -> Node? {
    let tree = file.tree
    switch tree.kind(statement) {
    case .ifExpr, .switchExpr, .ternaryExpr: return tree[tree.firstChild(statement)]
    default: return nil
    }
  }

  private func argumentRange(of call: NodeID) -> Node? {
    guard file.tree.kind(call) == .callExpr else { return nil }
    // From the parenthesis on: the chain before it is another view's business.
    var node = file.tree[call]
    node.firstToken = node.main
    for child in file.tree.reversedChildren(call) where file.tree.kind(child) == .trailingClosure {
      node.lastToken = file.tree[child].firstToken
    }
    return node
  }

  private func mentions(_ names: Set<Name>, _ node: Node?) -> Bool {
    guard let node else { return false }
    for token in node.firstToken...max(node.firstToken, node.lastToken) where file.tree.tokens.isName(token) {
      if names.contains(file.tree.name(of: token)) { return true }
    }
    return false
  }
}
