// What a tap recogniser that code gives to a view runs.

import CurbcutSyntax
import CurbcutViews

extension UIKitCode {
  /// The function that a single tap on the object of `addGestureRecognizer` calls on `self`, where the code says so.
  func tapFunction(of use: UIKitUse, in file: FileViews, countingTaps: Bool = true) -> Name? {
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
    if countingTaps {
      let code = tree.tokens
      for token in tree[file.members[Int(use.member)].node].tokens
      where code.isSpelt(token, "numberOfTapsRequired", in: tree.source)
        || code.isSpelt(token, "numberOfTouchesRequired", in: tree.source)
      {
        return nil
      }
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

extension UIKitModel {
  /// The call that makes the recognizer of `addGestureRecognizer`, where the code says so.
  public func madeRecognizer(of use: UIKitUse) -> NodeID? {
    guard use.word == .addGestureRecognizer, var made = tree.argument(of: use.node, label: nil) else { return nil }
    if tree.kind(made) == .identifierExpr,
      let local = code.local(named: tree.name(made), at: tree.range(made).start)
    {
      made = code.locals[Int(local)].value
    }
    return made.exists && tree.kind(made) == .callExpr ? made : nil
  }

  /// The class of the recognizer that an object is given.
  public func recognizer(of use: UIKitUse) -> Name? { madeRecognizer(of: use).map { tree.name(tree.firstChild($0)) } }

  /// The function that a tap on an object calls on `self`, however many taps it takes.
  public func tapFunction(of use: UIKitUse) -> Name? { code.tapFunction(of: use, in: file, countingTaps: false) }

  /// Whether the recognizer that an object is given asks for one tap with one finger.
  public func isSingleTap(_ use: UIKitUse) -> Bool {
    let name = tree.argument(of: use.node, label: nil).map { tree.name($0) }
    let member = file.members[Int(use.member)].node
    guard tree[member].firstDescendant < member.index else { return true }
    for index in tree[member].firstDescendant..<member.index where tree.nodes[Int(index)].kind == .assignExpr {
      let target = tree.firstChild(NodeID(index))
      guard tree.kind(target) == .memberExpr, Self.numbersOfTaps.contains(tree.name(target)) else { continue }
      let base = tree.firstChild(target)
      if tree.kind(base) == .identifierExpr, let name, tree.name(base) != name { continue }
      guard number(of: tree.lastChild(NodeID(index)), member: use.member) == 1 else { return false }
    }
    return true
  }

  private static let numbersOfTaps: Set<Name> = [Name("numberOfTapsRequired"), Name("numberOfTouchesRequired")]
}
