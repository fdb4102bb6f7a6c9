// Looking around in a tree: what stands around a node, what an event runs, what a binding is to.

import CurbcutSyntax
import CurbcutViews

extension Tree {
  /// The node around a node; nil for the file. Each step passes all siblings behind: who asks for many takes `parents()`.
  func parent(of node: NodeID) -> NodeID? {
    var index = Int(node.index) + 1
    while index < nodes.count, nodes[index].firstDescendant > node.index { index += 1 }
    return index < nodes.count ? NodeID(index) : nil
  }

  /// The nodes around a node from the inside out, as long as their kinds are as wanted.
  public func enclosing(_ node: NodeID, while isWanted: (NodeKind) -> Bool = { _ in true }) -> [NodeID] {
    var result: [NodeID] = []
    var current = node
    while let next = parent(of: current), isWanted(kind(next)) {
      result.append(next)
      current = next
    }
    return result
  }

  /// What an event runs, `.onAppear { … }` or `.onAppear(perform: load)`: a closure, or what a name stands for.
  public func action(ofEvent call: NodeID) -> NodeID? {
    trailingClosure(of: call, label: nil) ?? argument(of: call, label: "perform")
  }

  /// Whether an expression is a binding to a state: `$isShown`, `$model.isShown`.
  func isBinding(_ node: NodeID) -> Bool { source.padded[Int(range(node).start)] == UInt8(ascii: "$") }

  /// The name of the state that a name with a `$` is a binding to; nil for other names.
  func nameOfBinding(_ identifier: NodeID) -> Name? {
    let text = mainText(identifier)
    return text.first == UInt8(ascii: "$") ? Name(text.dropFirst()) : nil
  }
}
