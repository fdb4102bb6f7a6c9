// The color in which a button of UIKit draws a symbol that is all there is on it, and what lies behind that.

import CurbcutSymbols
import CurbcutSyntax
import CurbcutViews

extension UIKitModel {
  /// The colors of a button's symbol, where the button shows nothing else and code says its tint once; nil where one of the
  /// two colors is not known.
  public func symbolPair(of object: UIKitObject) -> UIKitColourPair? {
    let facts = facts(of: object)
    guard object.type.kind == .button, !facts.isOpen, facts.says(.setImage), facts.says(.tintColor),
      !facts.saysAny(Self.besidesSymbols), !isFaded(object, facts),
      !facts.uses.contains(where: { $0.word == .isUserInteractionEnabled && tree.mainIs($0.value, "false") }),
      showsOnlySymbols(facts), let tints = colours(.tintColor, of: object, facts), tints.count == 1,
      let tint = tints.first, !tint.isConditional, tint.node.exists, case let value = tint.value.seen,
      value.single != nil, !value.isUnseen, let found = background(of: object, facts)
    else { return nil }
    return UIKitColourPair(
      foreground: value, foregroundNode: tint.node, background: found.ground, backgroundNode: found.place,
      target: .nonText, said: tint.said)
  }

  /// What gives a button words beside its symbol, or another look than its tint.
  private static let besidesSymbols: Set<UIKitWord> = [
    .setTitle, .setAttributedTitle, .title, .attributedTitle, .text, .attributedText, .configuration,
    .setBackgroundImage, .setBackgroundColor, .accessibilityElementsHidden, .image,
  ]

  /// Whether each picture of a button is a symbol that takes the tint.
  private func showsOnlySymbols(_ facts: UIKitFacts) -> Bool {
    guard !facts.saysElsewhere(.setImage) else { return false }
    // Symbols may have colors of their own, by a configuration that is kept anywhere in the code around.
    return facts.uses.filter { $0.word == .setImage }.allSatisfy { use in
      tree.argument(of: use.node, label: nil).map { isTinted($0, in: scope(of: use.member)) } ?? false
        && !hasOwnColors(use.member)
    }
  }

  private func isTinted(_ image: NodeID, in scope: Scope, depth: Int = 0) -> Bool {
    let tree = scope.file.tree
    let image = tree.unwrapped(image)
    guard image.exists, depth < Self.imageDepth else { return false }
    switch tree.kind(image) {
    case .callExpr:
      if tree.argument(of: image, label: "systemName") != nil { return true }
      let callee = tree.firstChild(image)
      guard tree.kind(callee) == .memberExpr, Self.keepingTint.contains(tree.name(callee)) else { return false }
      if tree.name(callee) == Self.renderingMode, !tree.sourceText(image).contains("alwaysTemplate") { return false }
      return isTinted(tree.firstChild(callee), in: scope, depth: depth + 1)
    case .identifierExpr, .memberExpr, .implicitMemberExpr:
      let values = model.values(of: image, in: scope, type: Self.uiImage) ?? []
      return !values.isEmpty
        && values.allSatisfy { $0.node != image && isTinted($0.node, in: $0.scope, depth: depth + 1) }
    default: return false
    }
  }

  /// Whether code of a member speaks of symbols in several colors.
  private func hasOwnColors(_ member: Int32) -> Bool {
    tree[file.members[Int(member)].node].tokens.contains {
      tree.tokens.isName($0) && Self.coloring.contains(tree.name(of: $0))
    }
  }

  private static let imageDepth = 6
  private static let uiImage = Name("UIImage")
  private static let renderingMode = Name("withRenderingMode")
  private static let keepingTint: Set<Name> = Set(
    ["withConfiguration", "withRenderingMode", "applyingSymbolConfiguration"].map { Name($0) })
  private static let coloring: Set<Name> = Set(
    ["paletteColors", "hierarchicalColor", "preferringMulticolor", "configurationUpdateHandler"].map { Name($0) })
}
