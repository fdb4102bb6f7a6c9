// What a publisher says to an object: `viewModel.$title.assign(to: \.text, on: titleLabel)` sets its text.

import CurbcutSymbols
import CurbcutSyntax

extension UIKitCode {
  /// Notes what a call of `assign(to:on:)` sets; false where the key path does not lead to a word of UIKit.
  mutating func assigned(
    by call: NodeID, _ callee: NodeID, _ member: Int32, _ range: Range<Int>, _ tree: Tree
  ) -> Bool {
    guard tree.kind(callee) == .memberExpr, let keyPath = tree.argument(of: call, label: "to"),
      tree.kind(keyPath) == .keyPathExpr, let object = tree.argument(of: call, label: "on"),
      let path = Self.path(object, tree), case let tokens = tree[keyPath].tokens, tokens.count == 3,
      case let last = tokens.upperBound - 1, tree.tokens.isName(last), case let name = tree.name(of: last),
      let word = UIKitWord(name)
    else { return false }
    // What is set is what the publisher gives while the app runs.
    add(
      word, path, name: name, node: call, base: object, value: tree.firstChild(callee), member, range, tree)
    return true
  }
}
