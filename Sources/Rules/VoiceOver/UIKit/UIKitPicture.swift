// Which picture an expression of UIKit code makes.

import CurbcutAccessibility
import CurbcutSyntax
import CurbcutViews

/// The picture an expression makes: `UIImage(systemName: "trash")`, `UIImage(named: name)`.
enum UIKitPicture {
  case symbol(String)
  case file(String)

  /// `member` is the one whose code holds the expression. nil where nobody can tell which picture it is.
  init?(_ node: NodeID, member: Int32, _ model: UIKitModel) {
    let tree = model.tree
    var node = node
    // What is done to a picture leaves it the same picture.
    while node.exists {
      switch tree.kind(node) {
      case .callExpr:
        let callee = tree.firstChild(node)
        if tree.kind(callee) == .memberExpr, tree.text(callee).hasPrefix("with") {
          node = tree.firstChild(callee)
          continue
        }
        if let name = tree.argument(of: node, label: "systemName") {
          guard let symbol = Self.name(name, member, model) else { return nil }
          self = .symbol(symbol)
          return
        }
        guard let name = tree.argument(of: node, label: "named"), let file = Self.name(name, member, model) else {
          return nil
        }
        self = .file(file)
        return
      case .optionalChainExpr, .forceUnwrapExpr: node = tree.lastChild(node)
      default: return nil
      }
    }
    return nil
  }

  /// The name that an expression gives; of several, one that the system has a word for, which is the least that is heard.
  private static func name(_ node: NodeID, _ member: Int32, _ model: UIKitModel) -> String? {
    guard let names = model.texts(of: node, member: member) else { return nil }
    return names.first { SystemWords(symbol: $0) != nil } ?? names.first
  }
}
