// Fonts that functions make which nobody keeps with the code, and initializers that the project adds to `Font`.

import CurbcutSymbols
import CurbcutSyntax

extension Evaluator {
  /// Whether a function is one of those that R.swift generates for the files of fonts, and that nobody keeps with the code:
  /// `R.font.loraBold(size: 24)` is `UIFont(name: "Lora-Bold", size: 24)`.
  public func isFontOfResources(_ callee: NodeID, in scope: Scope) -> Bool {
    let tree = scope.file.tree
    guard tree.kind(callee) == .memberExpr, case let fonts = tree.firstChild(callee), fonts.exists,
      tree.kind(fonts) == .memberExpr, tree.mainIs(fonts, "font"), case let root = tree.firstChild(fonts),
      root.exists, tree.kind(root) == .identifierExpr
    else { return false }
    return tree.mainIs(root, "R") && project.type(named: tree.name(root), from: scope.file) == nil
  }

  /// The font that an initializer makes which the project adds to `Font`: `init(uiFont: UIFont) { self = Font(uiFont) }`.
  public func addedFont(madeBy call: NodeID, in scope: Scope) -> (node: NodeID, scope: Scope)? {
    let found = initializers(addedTo: Known.Font.name, for: call, from: scope.file)
    guard let only = found.first, found.count == 1, case let member = project.member(only),
      case let home = project.file(only), member.block.exists, let made = singleExpression(member.block, in: home.tree),
      home.tree.kind(made) == .assignExpr, home.tree.mainIs(home.tree.firstChild(made), "self"),
      let frame = frame(for: only, call: call, scope: scope)
    else { return nil }
    return (home.tree.lastChild(made), Scope(file: home, type: member.owner, member: only.index, frame: frame))
  }
}

extension Tree {
  /// `Font`, `SwiftUI.Font`
  public func isFontOfSwiftUI(_ callee: NodeID) -> Bool {
    guard known(callee) == .Font else { return false }
    return kind(callee) == .identifierExpr || kind(callee) == .memberExpr && mainIs(firstChild(callee), "SwiftUI")
  }
}
