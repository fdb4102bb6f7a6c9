// Which appearance code shows an app in.

import CurbcutSyntax

/// What code says about the appearance of a whole app.
enum AppearanceChoice {
  /// The one appearance that the view of the app asks for; nil when it asks for none.
  static func lock(of files: [FileViews]) -> Bool? {
    for file in files where file.types.contains(where: { $0.conforms(to: .App) }) {
      for (index, modifier) in file.modifiers.enumerated()
      where modifier.known == .preferredColorScheme && !modifier.isConditional {
        // Of several in one chain the last wins.
        let isReplaced = file.views[Int(modifier.owner)].modifiers.contains {
          $0 > index && file.modifiers[Int($0)].known == .preferredColorScheme
        }
        guard !isForNobody(modifier, in: file), !isReplaced else { continue }
        if let isDark = scheme(of: modifier, in: file) { return isDark }
      }
    }
    return nil
  }

  /// The appearance that the delegate of the app or its scene gives each window when it makes it, when no other code
  /// chooses one.
  static func windowLock(of files: [FileViews]) -> Bool? {
    var found: Bool?
    for file in files {
      for token in file.tokens(of: .appearance) {
        guard let isDark = windowScheme(token, in: file), found == nil || found == isDark else { continue }
        found = isDark
      }
    }
    guard let found, !isChosen(otherThan: found, files) else { return nil }
    return found
  }

  /// What the settings lock the app to, unless code chooses the appearance while the app runs.
  static func lock(
    by appearance: AppearanceSetting?, _ files: [FileViews], _ unreached: inout UnreachedAppearance
  ) -> Bool? {
    guard let appearance else { return nil }
    return isChosen(otherThan: appearance.isDark, files) { unreached.neverSets($0, in: $1) } ? nil : appearance.isDark
  }

  /// `neverSets` tells of a setting that cannot happen.
  static func isChosen(
    otherThan isDark: Bool, _ files: [FileViews], neverSets: (TokenID, FileViews) -> Bool = { _, _ in false }
  ) -> Bool {
    files.contains { file in
      file.modifiers.contains {
        $0.known == .preferredColorScheme && !isForNobody($0, in: file) && scheme(of: $0, in: file) == nil
      }
        || file.tokens(of: .appearance).contains {
          setsOther($0, than: isDark, in: file.tree) && !neverSets($0, file)
        }
    }
  }

  static func isForNobody(_ modifier: ViewModifierUse, in file: FileViews) -> Bool {
    !file.views[Int(modifier.owner)].surroundings.isDisjoint(with: [.preview, .tests])
  }

  /// The appearance that `.preferredColorScheme(.dark)` asks for; nil for any other argument.
  private static func scheme(of modifier: ViewModifierUse, in file: FileViews) -> Bool? {
    guard file.tree.kind(modifier.call) == .callExpr else { return nil }
    for child in file.tree.reversedChildren(modifier.call) where file.tree.kind(child) == .argument {
      if let isDark = scheme(file.tree.lastChild(child), file.tree) { return isDark }
    }
    return nil
  }

  static func scheme(_ value: NodeID, _ tree: Tree) -> Bool? {
    guard tree.kind(value) == .implicitMemberExpr || tree.kind(value) == .memberExpr else { return nil }
    switch tree.text(value) {
    case "dark": return true
    case "light": return false
    default: return nil
    }
  }

  /// Whether `overrideUserInterfaceStyle` is not just set to the same appearance.
  private static func setsOther(_ token: TokenID, than isDark: Bool, in tree: Tree) -> Bool {
    !tree.nodes.indices.contains { index in
      let node = NodeID(index)
      return tree.kind(node) == .assignExpr && tree[tree.firstChild(node)].main == token
        && scheme(tree.lastChild(node), tree) == isDark
    }
  }
}
