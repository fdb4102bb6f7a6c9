// Values that say how words look before a view shows them: attribute containers, the texts of content configurations, what
// a configuration of a button does to its title.

import CurbcutSymbols
import CurbcutSyntax
import CurbcutViews

extension UIKitModel {
  /// Whether code sets something on such a value: `content.textProperties.font = …`, `container.font = …`.
  public func isOfTextLook(_ use: UIKitUse) -> Bool {
    if use.path.root == .foreign { return Self.texts.contains(use.path.name) }
    guard use.local >= 0, !use.path.part.exists, case let binding = code.locals[Int(use.local)] else { return false }
    if Self.holds(made: binding.value, tree) { return true }
    // `{ incoming in var outgoing = incoming; outgoing.font = …; return outgoing }`
    guard let given = code.binding(of: binding.value, tree), tree.kind(given.node) == .closureParameter else {
      return false
    }
    var node = given.node
    while let parent = tree.parent(of: node) {
      if tree.kind(node) == .closureExpr {
        guard tree.kind(parent) == .argument || tree.kind(parent) == .trailingClosure,
          let call = tree.parent(of: parent), tree.kind(call) == .callExpr
        else { return false }
        return tree.name(tree.firstChild(call)) == Self.transformer
      }
      node = parent
    }
    return false
  }

  private static func holds(made value: NodeID, _ tree: Tree) -> Bool {
    guard value.exists, tree.kind(value) == .callExpr, case let callee = tree.firstChild(value),
      tree.kind(callee) == .identifierExpr
    else { return false }
    return tree.name(callee) == container || tree.name(callee) == attributedString
  }

  private static let container = Name("AttributeContainer")
  private static let attributedString = Name("AttributedString")
  private static let transformer = Name("UIConfigurationTextAttributesTransformer")
  private static let texts: Set<Name> = Set(["textProperties", "secondaryTextProperties"].map { Name($0) })
}
