// Bars that a project makes itself: a row of a title and a button that leads back, a component that stands in toolbars.

import CurbcutSyntax
import CurbcutViews

extension Element {
  /// Whether the view belongs to a bar: most uses of what it stands in are in toolbars, its type or property is called a
  /// bar, or its row has a button that closes or leads back. A bar has one line, as the system's have.
  public var isInOwnBar: Bool {
    if flags.contains(.systemHost) || isCalledBar || model.isMostlyInBar(ofBody: node.body) { return true }
    var current = self
    for _ in 0..<4 {
      guard !current.node.slot.isPresentation, let parent = current.parent else { return false }
      // A row of a list may be taken away by a button in it.
      if parent.known == .ForEach || parent.known == .List { return false }
      if parent.known == .HStack || parent.known == .ZStack, parent.hasWayBack { return true }
      current = parent
    }
    return false
  }

  private var isCalledBar: Bool {
    if body.member >= 0, body.kind != .body, Self.isBar(tree.string(of: file.members[Int(body.member)].nameToken)) {
      return true
    }
    return body.owner >= 0 && Self.isBar(tree.string(of: file.types[Int(body.owner)].nameToken))
  }

  private static func isBar(_ name: String) -> Bool {
    let words = Words.split(name)
    for (place, word) in words.enumerated() {
      switch word {
      case "toolbar", "navbar", "topbar", "titlebar", "omnibar": return true
      case "bar": if place > 0, barWords.contains(words[place - 1]) { return true }
      default: break
      }
    }
    return false
  }

  private static let barWords: Set<String> = [
    "top", "nav", "navigation", "title", "tool", "header", "tab", "action", "bottom",
  ]

  /// Whether a button directly in the row leads back or closes what the row stands on.
  private var hasWayBack: Bool {
    descendants.contains { inner in
      // Also a component that is given what its button does.
      guard inner.node.kind == .use, inner.known == .Button || inner.known == .other && inner.isOrShowsOneControl,
        !inner.node.slot.isPresentation
      else { return false }
      // What it does is said by its call alone; its label is looked at for the system's own symbols.
      let range = tree[inner.node.expression]
      for token in range.tokens where tree.tokens.isName(token) {
        let words = Words.split(tree.string(of: token))
        if words.contains(where: Self.wayBack.contains) { return true }
      }
      return false
    }
  }

  private static let wayBack: Set<String> = ["dismiss", "close", "back", "pop"]
}
