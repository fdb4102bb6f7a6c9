// Fonts that code asks for by name: `UIFont(name: "Lora-Bold", size: 24)`.

import CurbcutSymbols
import CurbcutSyntax
import CurbcutViews

extension UIKitModel {
  /// The size and weight of a font that is made by its name.
  public func namedFontMeasure(of node: NodeID, member: Int32) -> UIKitFontMeasure? {
    namedFontMeasure(of: node, in: scope(of: member))
  }

  /// The same of the font that is said to an object.
  func namedFontMeasure(of said: UIKitSaid) -> UIKitFontMeasure? { namedFontMeasure(of: said.value, in: said.scope) }

  private func namedFontMeasure(of node: NodeID, in scope: Scope) -> UIKitFontMeasure? {
    var measure: UIKitFontMeasure?
    for font in model.values(of: node, in: scope, type: Name("UIFont")) ?? [] {
      guard let one = namedFontMeasure(of: font), measure == nil || measure == one else { return nil }
      measure = one
    }
    return measure
  }

  private func namedFontMeasure(of font: Terminal) -> UIKitFontMeasure? {
    let (tree, node) = (font.scope.file.tree, font.node)
    guard tree.kind(node) == .callExpr, tree.mainIs(tree.firstChild(node), "UIFont"),
      let name = tree.argument(of: node, label: "name"), let size = tree.argument(of: node, label: "size"),
      let points = model.evaluator.value(of: size, in: font.scope).number,
      let names = texts(of: name, in: font.scope), !names.isEmpty
    else { return nil }
    return UIKitFontMeasure(style: nil, points: points, isBold: names.allSatisfy(UIKitFontMeasure.namesBold))
  }
}

extension UIKitFontMeasure {
  /// Whether a font is bold by its name: `Lora-Bold`, `InterSemiBold`.
  public static func namesBold(_ name: String) -> Bool {
    let name = name.lowercased()
    return ["bold", "black", "heavy"].contains { name.contains($0) }
  }
}
