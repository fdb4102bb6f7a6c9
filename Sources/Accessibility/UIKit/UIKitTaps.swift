// What a tap recogniser that code gives to a view runs.

import CurbcutSyntax
import CurbcutViews

extension UIKitCode {
  /// The function that a single tap on the object of `addGestureRecognizer` calls on `self`, where the code says so.
  func tapFunction(of use: UIKitUse, in file: FileViews) -> Name? {
    let tree = file.tree
    guard use.word == .addGestureRecognizer, var made = tree.argument(of: use.node, label: nil) else { return nil }
    if tree.kind(made) == .identifierExpr {
      if let local = local(named: tree.name(made), at: tree.range(made).start) {
        made = locals[Int(local)].value
      } else {
        let name = tree.name(made)
        let owner = file.members[Int(use.member)].owner
        let kept = (file.memberIndex[name] ?? []).first { file.members[Int($0)].owner == owner }
        made = kept.map { file.members[Int($0)].value } ?? .none
      }
    }
    guard made.exists, tree.kind(made) == .callExpr, tree.text(tree.firstChild(made)) == "UITapGestureRecognizer",
      let target = tree.argument(of: made, label: "target"), tree.text(target) == "self",
      let action = tree.argument(of: made, label: "action")
    else { return nil }
    // Two or three taps are something else.
    let code = tree.tokens
    for token in tree[file.members[Int(use.member)].node].tokens
    where code.isSpelt(token, "numberOfTapsRequired", in: tree.source)
      || code.isSpelt(token, "numberOfTouchesRequired", in: tree.source)
    {
      return nil
    }
    return Self.function(ofSelector: action, tree)
  }

  /// `open` of `#selector(open)`, `#selector(Card.open(_:))` and `#selector(self.open)`.
  private static func function(ofSelector action: NodeID, _ tree: Tree) -> Name? {
    guard tree.kind(action) == .macroExpr, tree.text(action) == "selector",
      var named = tree.children(action).first(where: { tree.kind($0) == .argument }).map({ tree.lastChild($0) })
    else { return nil }
    if tree.kind(named) == .callExpr { named = tree.firstChild(named) }
    return tree.name(named)
  }
}
