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
      guard var one = namedFontMeasure(of: font) else { return nil }
      if let measure, measure.weight != one.weight { one.weight = nil }
      if var known = measure {
        known.weight = one.weight
        guard known == one else { return nil }
      }
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
    var measure = UIKitFontMeasure(style: nil, points: points, isBold: names.allSatisfy(UIKitFontMeasure.namesBold))
    if names.allSatisfy({ UIKitFontMeasure.weight(named: $0) == "semibold" }) { measure.weight = "semibold" }
    return measure
  }
}

extension UIKitFontMeasure {
  /// Whether a font is bold by its name: `Lora-Bold`, `InterSemiBold`.
  public static func namesBold(_ name: String) -> Bool { weight(named: name) != nil }

  /// What messages call the weight of a bold font by its name: `Lora-Bold` is bold, `InterSemiBold` is semibold.
  public static func weight(named name: String) -> String? {
    let name = name.lowercased()
    guard ["bold", "black", "heavy"].contains(where: { name.contains($0) }) else { return nil }
    return ["semi", "demi"].contains { name.contains($0) } ? "semibold" : "bold"
  }
}
