// The appearance that code gives each window when the app begins: what people see later has it too.

import CurbcutSymbols
import CurbcutSyntax

extension AppearanceChoice {
  /// `window.overrideUserInterfaceStyle = .dark` in `scene` or `application` of a delegate, or when what the app begins with
  /// appears, on no condition.
  static func windowScheme(_ token: TokenID, in file: FileViews) -> Bool? {
    let tree = file.tree
    guard
      let index = tree.nodes.indices.first(where: {
        let node = NodeID($0)
        return tree.kind(node) == .assignExpr && tree[tree.firstChild(node)].main == token
      })
    else { return nil }
    let target = tree.firstChild(NodeID(index))
    guard let isDark = scheme(tree.lastChild(NodeID(index)), tree), tree.kind(target) == .memberExpr,
      isWindow(tree.firstChild(target), in: file)
    else { return nil }
    var closure = NodeID.none
    var appears = false
    for outer in (index + 1)..<tree.nodes.count where tree.nodes[outer].firstDescendant <= UInt32(index) {
      let node = NodeID(outer)
      switch tree.nodes[outer].kind {
      case .ifExpr: guard holdsAnyway(tree.firstChild(node), tree) else { return nil }
      case .switchExpr, .ternaryExpr: return nil
      case .closureExpr: closure = node
      case .callExpr where closure.exists:
        guard tree.children(node).dropFirst().contains(where: { tree.lastChild($0) == closure }) else { return nil }
        // Outside of what appears there are the views that hold it.
        let known = runs[tree.name(tree.firstChild(node))]
        guard known != nil || appears else { return nil }
        appears = appears || known == true
        closure = .none
      case .funcDecl, .initDecl:
        guard !closure.exists, let member = file.members.first(where: { $0.node == node }), member.owner >= 0,
          member.surroundings.isDisjoint(with: [.tests, .preview, .otherPlatform])
        else { return nil }
        let owner = file.types[Int(member.owner)]
        if member.kind == .initializer { return owner.conforms(to: .App) ? isDark : nil }
        guard ["scene", "application"].contains(tree.string(of: member.nameToken)) else { return nil }
        return owner.inheritedNames.contains { delegates.contains($0) } ? isDark : nil
      case .structDecl, .classDecl:
        let isApp = file.types.contains { $0.node == node && $0.conforms(to: .App) }
        return isApp && appears && !closure.exists ? isDark : nil
      default: break
      }
    }
    return nil
  }

  private static let delegates: Set<Name> = [
    Name("UIWindowSceneDelegate"), Name("UISceneDelegate"), Name("UIApplicationDelegate"),
  ]

  /// What runs the closure it is given, and whether it does so when a view appears.
  private static let runs: [Name: Bool] = [
    Name("onAppear"): true, Name("task"): true, Name("async"): false,
  ]

  /// `window`, `scene.windows.first`, what is made as one, and what all views begin with: `UIView.appearance()`.
  private static func isWindow(_ holder: NodeID, in file: FileViews) -> Bool {
    let tree = file.tree
    var holder = holder
    while tree.kind(holder) == .optionalChainExpr || tree.kind(holder) == .forceUnwrapExpr {
      holder = tree.firstChild(holder)
    }
    if tree.text(holder) == "window" || mentionsWindows(holder, tree) { return true }
    switch tree.kind(holder) {
    case .callExpr:
      let callee = tree.firstChild(holder)
      return tree.kind(callee) == .memberExpr && tree.text(callee) == "appearance"
        && ["UIView", "UIWindow"].contains(tree.text(tree.firstChild(callee)))
    case .identifierExpr:
      guard let local = file.local(named: tree.name(holder), at: tree.range(holder).start), local.value.exists,
        tree.kind(local.value) == .callExpr
      else { return false }
      return tree.text(tree.firstChild(local.value)) == "UIWindow"
    default: return false
    }
  }

  /// Whether a condition holds wherever the app runs: each phone of today has what is asked for, and each scene that has
  /// a window is one.
  private static func holdsAnyway(_ conditions: NodeID, _ tree: Tree) -> Bool {
    let text = tree.source.string(tree.range(conditions))
    if text.contains("#available") || text.contains("UIWindowScene") { return true }
    return tree.kind(conditions) == .conditions
      && tree.children(conditions).allSatisfy {
        tree.kind($0) == .optionalBinding && mentionsWindows($0, tree)
      }
  }

  /// `scene.windows.first`
  private static func mentionsWindows(_ node: NodeID, _ tree: Tree) -> Bool {
    tree[node].tokens.contains { tree.tokens.isSpelt($0, "windows", in: tree.source) }
  }
}
