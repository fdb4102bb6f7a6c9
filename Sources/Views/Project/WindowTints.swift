// The tint that UIKit code gives its windows: controls of the screens inside, SwiftUI's as well, are drawn in it where
// nothing nearer sets another one.

import CurbcutSymbols
import CurbcutSyntax

/// Finds the tints that code gives windows.
enum WindowTints {
  /// A tint: the expression, as its function sees it.
  typealias Place = (value: NodeID, scope: Scope)

  /// The tints that a file gives windows, tests and previews left out.
  static func places(in file: FileViews) -> [Place] {
    let tokens = tokens(in: file)
    let tree = file.tree
    return tree.nodes.indices.compactMap { index in
      guard tree.nodes[index].kind == .assignExpr, case let target = tree.firstChild(NodeID(index)),
        tokens.contains(tree[target].main)
      else { return nil }
      let value = tree.lastChild(NodeID(index))
      let token = tree[value].firstToken
      let member = file.members.lastIndex { tree[$0.node].tokens.contains(token) }
      guard let member else { return (value, Scope(file: file, type: -1, member: -1)) }
      guard !file.members[member].surroundings.isOutOfScope else { return nil }
      return (value, Scope(file: file, type: file.members[member].owner, member: Int32(member)))
    }
  }

  /// The names in `window.tintColor = …` and `mainWindow?.tintColor = …`.
  private static func tokens(in file: FileViews) -> [TokenID] {
    var result: [TokenID] = []
    WideTints.forEachTint(in: file) { token, holder in
      if WideTints.isWindow(holder) { result.append(token) }
    }
    return result
  }
}

extension Evaluator {
  /// The tints that code of the project gives windows.
  public var windowTints: [(value: NodeID, scope: Scope)] {
    if let known = facts.windowTints { return known }
    let places = project.items.windowTintFiles.flatMap { WindowTints.places(in: project.files[Int($0)]) }
    facts.windowTints = places
    return places
  }
}
