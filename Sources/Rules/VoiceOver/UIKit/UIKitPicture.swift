// Which picture an expression of UIKit code makes.

import CurbcutAccessibility
import CurbcutSymbols
import CurbcutSyntax
import CurbcutViews

/// The picture an expression makes: `UIImage(systemName: "trash")`, `UIImage(named: name)`.
enum UIKitPicture {
  case symbol(String)
  case file(String)
  /// A symbol whose name is not known.
  case someSymbol

  /// `member` is the one whose code holds the expression. nil where nobody can tell which picture it is.
  init?(_ node: NodeID, member: Int32, _ model: UIKitModel) {
    guard let found = Self.picture(node, in: model.scope(of: member), model) else { return nil }
    self = found
  }

  private static func picture(_ node: NodeID, in scope: Scope, _ model: UIKitModel, depth: Int = 0) -> UIKitPicture? {
    let tree = scope.file.tree
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
          return Self.name(name, in: scope, model).map { .symbol($0) } ?? .someSymbol
        }
        if let name = tree.argument(of: node, label: "named")
          ?? tree.argument(of: node, label: "imageLiteralResourceName")
        {
          return Self.name(name, in: scope, model).map { .file($0) }
        }
        // `UIImage(resource: .close)`: of the name only the symbol is known that Xcode makes of it.
        if let asset = tree.argument(of: node, label: "resource") {
          return tree.kind(asset) == .implicitMemberExpr ? .file(".\(tree.text(asset))") : nil
        }
        return ownSymbol(node, in: scope, model)
      case .optionalChainExpr, .forceUnwrapExpr: node = tree.lastChild(node)
      // `let icon = UIImage(systemName: "trash")`
      case .identifierExpr, .memberExpr, .implicitMemberExpr:
        guard depth < 2, let value = model.onlyValue(of: node, in: scope, type: image) else { return nil }
        return picture(value.node, in: value.scope, model, depth: depth + 1)
      default: return nil
      }
    }
    return nil
  }

  /// `UIImage(systemIcon: .trash)` of `convenience init?(systemIcon: Icon) { self.init(systemName: icon.name) }`.
  private static func ownSymbol(_ call: NodeID, in scope: Scope, _ model: UIKitModel) -> UIKitPicture? {
    let tree = scope.file.tree
    guard tree.name(tree.firstChild(call)) == image, let first = tree.children(call).dropFirst().first,
      tree.kind(first) == .argument, let label = tree.label(of: first),
      model.makesSymbol(label: tree.name(of: label), from: scope.file)
    else { return nil }
    // Only a name that the system has a word for is sure to be one of its own.
    let name = NameEngine.dottedSymbol(tree.text(tree.lastChild(first)))
    return SystemWords(symbol: name) == nil ? .someSymbol : .symbol(name)
  }

  private static let image = Name("UIImage")

  /// The name that an expression gives; of several, one that the system has a word for, which is the least that is heard.
  private static func name(_ node: NodeID, in scope: Scope, _ model: UIKitModel) -> String? {
    guard let names = model.texts(of: node, in: scope) else { return nil }
    return names.first { SystemWords(symbol: $0) != nil } ?? names.first
  }
}
