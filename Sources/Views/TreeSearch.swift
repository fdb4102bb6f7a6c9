// Looking around in a tree: what stands around a node, what a call is given, what an event runs, what a binding is to.

import CurbcutSymbols
import CurbcutSyntax

extension Tree {
  /// The node around a node; nil for the file, and where it comes more than `limit` nodes later. Each step passes all
  /// siblings behind: who asks for many takes `parents()`.
  public func parent(of node: NodeID, within limit: Int = .max) -> NodeID? {
    var index = Int(node.index) + 1
    let end = nodes.count - Int(node.index) > limit ? Int(node.index) + limit : nodes.count
    while index < end, nodes[index].firstDescendant > node.index { index += 1 }
    return index < end ? NodeID(index) : nil
  }

  /// The last name in a node: `key` of `\.key`.
  func lastName(in node: NodeID) -> Name? {
    self[node].tokens.last { tokens.isName($0) }.map { name(of: $0) }
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

  /// The nodes around a node from the outside in. Only what stands behind each of them is passed, and nothing inside of
  /// that, as whoever asks one node for the next one around it does.
  func way(to node: NodeID) -> [NodeID] {
    var result: [NodeID] = []
    // Code is rarely deeper; a list that grows is made several times.
    result.reserveCapacity(48)
    var current = root
    nodes.withUnsafeBufferPointer { nodes in
      while current.index > node.index, Int(current.index) < nodes.count {
        result.append(current)
        // The last child, if there is one.
        if nodes[Int(current.index)].firstDescendant == current.index { return }
        current = NodeID(current.index &- 1)
        while case let first = nodes[Int(current.index)].firstDescendant, first > node.index {
          current = NodeID(first &- 1)
        }
      }
    }
    return result
  }

  /// `list` of `list.forEach { … }`.
  public func list(walkedBy closure: NodeID) -> NodeID? {
    guard let holder = parent(of: closure), let call = parent(of: holder), kind(call) == .callExpr,
      kind(holder) == .trailingClosure || kind(holder) == .argument,
      case let callee = firstChild(call), kind(callee) == .memberExpr, mainIs(callee, "forEach")
    else { return nil }
    return firstChild(callee)
  }

  /// What an event runs, `.onAppear { … }` or `.onAppear(perform: load)`: a closure, or what a name stands for.
  public func action(ofEvent call: NodeID) -> NodeID? {
    trailingClosure(of: call, label: nil) ?? argument(of: call, label: "perform")
  }

  /// Whether an expression is a binding to a state: `$isShown`, `$model.isShown`.
  public func isBinding(_ node: NodeID) -> Bool { source.padded[Int(range(node).start)] == UInt8(ascii: "$") }

  /// The name of the state that a name with a `$` is a binding to; nil for other names.
  public func nameOfBinding(_ identifier: NodeID) -> Name? {
    let text = mainText(identifier)
    return text.first == UInt8(ascii: "$") ? Name(text.dropFirst()) : nil
  }
}

extension Tree {
  /// The value of the first argument of a call with a label, or of the first argument without one when `label` is nil.
  public func argument(of call: NodeID, label: String?) -> NodeID? {
    guard call.exists, kind(call) == .callExpr || kind(call) == .macroExpr else { return nil }
    return part(of: call, .argument, label: label)
  }

  /// The closure behind a call, with a label or without.
  public func trailingClosure(of call: NodeID, label: String?) -> NodeID? {
    guard call.exists, kind(call) == .callExpr else { return nil }
    return part(of: call, .trailingClosure, label: label)
  }

  private func part(of call: NodeID, _ wanted: NodeKind, label: String?) -> NodeID? {
    // The children come from the back, so the first that fits is the last one met. By index, since it is asked for
    // several times for each call.
    let found: UInt32? = nodes.withUnsafeBufferPointer { nodes in
      let low = nodes[Int(call.index)].firstDescendant
      guard low != call.index else { return nil }
      var found: UInt32?
      var child = call.index &- 1
      while true {
        let first = nodes[Int(child)].firstDescendant
        if nodes[Int(child)].kind == wanted {
          if let token = self.label(of: NodeID(child)) {
            if let label, isSpelt(token, label) { found = child }
          } else if label == nil {
            found = child
          }
        }
        if first == low { break }
        child = first &- 1
      }
      return found
    }
    guard let found else { return nil }
    let value = lastChild(NodeID(found))
    return value.exists ? value : nil
  }

  /// Whether a token is spelt so, backticks left out.
  private func isSpelt(_ token: TokenID, _ text: String) -> Bool {
    let range = tokens.textRange(token)
    let count = Int(range.end &- range.start)
    guard count == text.utf8.count else { return false }
    return source.padded.withUnsafeBytes { bytes in
      // Labels of the program are in one piece.
      text.utf8.withContiguousStorageIfAvailable { text in
        var offset = 0
        while offset < count, bytes[Int(range.start) &+ offset] == text[offset] { offset &+= 1 }
        return offset == count
      } ?? text.utf8.elementsEqual(bytes[Int(range.start)..<Int(range.end)])
    }
  }
}

extension Tree {
  /// Whether an expression is a list or a range as it is written, such as `[1, 2, 5]` and `(1...5)`: what is in it never
  /// changes, so that nobody chose it.
  public func isWrittenList(_ node: NodeID) -> Bool {
    switch kind(node) {
    case .arrayLiteral: true
    case .tupleExpr: kind(lastChild(node)) == .argument && isWrittenList(lastChild(lastChild(node)))
    case .binaryExpr: mainIs(node, "...") || mainIs(node, "..<")
    default: false
    }
  }
}
