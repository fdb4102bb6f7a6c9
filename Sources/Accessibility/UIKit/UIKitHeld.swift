// An object that has been put into a property of the system, such as `navigationItem.rightBarButtonItem`, goes by that
// name as well, from there on and until something else is put there.

import CurbcutSyntax
import CurbcutViews

/// The property that an object was put into.
struct Held {
  private let put: UIKitUse
  /// `navigationItem.rightBarButtonItem` before the `=`.
  private let target: NodeID
  private let file: FileViews
  private var tree: Tree { file.tree }

  init(put: UIKitUse, target: NodeID, file: FileViews) {
    (self.put, self.target, self.file) = (put, target, file)
  }

  /// Whether something is said to the object by the name of the property.
  func isSaid(_ use: UIKitUse) -> Bool { isHeld(by: use.base, use.member, said: use.node) }

  /// Whether an expression finds the object in the property.
  func isHeld(by node: NodeID, _ member: Int32, said: NodeID? = nil) -> Bool {
    guard node.exists else { return false }
    let named = tree.unwrapped(node)
    guard tree.kind(named) == .memberExpr, tree.name(named) == put.name,
      holder(named) == holder(target), isOfSameType(member)
    else { return false }
    // Which of two functions runs first is not known.
    guard member == put.member else { return true }
    let said = said ?? node
    return said > put.node && !isReplaced(before: said)
  }

  private func isOfSameType(_ member: Int32) -> Bool {
    let (a, b) = (file.members[Int(member)].owner, file.members[Int(put.member)].owner)
    return a == b || a >= 0 && b >= 0 && file.types[Int(a)].name == file.types[Int(b)].name
  }

  /// `navigationItem` of `self.navigationItem?.rightBarButtonItem`.
  private func holder(_ node: NodeID) -> String {
    let text = tree.sourceText(tree.firstChild(node)).filter { $0 != "?" && $0 != "!" && !$0.isWhitespace }
    return text.hasPrefix("self.") ? String(text.dropFirst(5)) : text
  }

  /// Whether another object takes the place on every way from there: in a block around, not in a branch beside.
  private func isReplaced(before said: NodeID) -> Bool {
    for index in Int(put.node.index) + 1..<max(Int(said.index), Int(put.node.index) + 1)
    where tree.nodes[index].kind == .assignExpr {
      let other = tree.firstChild(NodeID(index))
      guard tree.kind(other) == .memberExpr, tree.name(other) == put.name, holder(other) == holder(target) else {
        continue
      }
      if let block = block(around: NodeID(index)), tree[block].firstDescendant <= put.node.index,
        put.node < block
      {
        return true
      }
    }
    return false
  }

  private func block(around node: NodeID) -> NodeID? {
    var index = Int(node.index) + 1
    while index < tree.nodes.count {
      if tree.nodes[index].firstDescendant <= node.index {
        switch tree.nodes[index].kind {
        case .codeBlock, .closureExpr, .switchCase: return NodeID(index)
        default: break
        }
      }
      index += 1
    }
    return nil
  }
}
