// Faint lines and texts in types that never ask for Increase Contrast, and branches that make it worse.

import CurbcutAccessibility
import CurbcutFindings
import CurbcutSymbols
import CurbcutSyntax
import CurbcutViews

extension Rule {
  static let increaseContrastIgnored = Rule(
    "increase-contrast-ignored",
    .file { model, report in
      let asks = model.file.tokens(of: .contrast)
      if !asks.isEmpty { judgeBranches(model, &report) }
      var reported: Set<Int32> = []
      for index in model.file.views.indices where !model.file.views[index].modifiers.isEmpty {
        let element = Element(model: model, index: Int32(index))
        let owner = element.body.owner
        guard owner >= 0, !reported.contains(owner) else { continue }
        for use in element.effectiveModifiers(where: faded.contains) {
          guard use.isDecidedByCall, isRead(element, use), let faint = opacity(of: use, element), faint > 0.05,
            faint <= 0.5, !isExempt(element),
            !asks.contains(where: { model.file.tree[model.file.types[Int(owner)].node].tokens.contains($0) })
          else { continue }
          reported.insert(owner)
          report.add(
            .note, .low, at: use.place,
            "This \(noun(of: use)) stays faint when Increase Contrast is on: opacity \(faint)",
            help: "Read @Environment(\\.colorSchemeContrast), or use a color with a high-contrast variant.",
            cause: element.index)
          break
        }
      }
    })

  private static let faded: Set<Known> = [
    .opacity, .foregroundStyle, .foregroundColor, .stroke, .strokeBorder, .border,
  ]

  private static func isExempt(_ element: Element) -> Bool {
    element.isOutOfScope || !element.flags.isDisjoint(with: [.hidden, .redacted, .disabled])
      || !element.surroundings.isDisjoint(with: [.widget, .debug, .placeholder])
  }

  /// Texts, and lines that show where something is.
  private static func isRead(_ element: Element, _ use: EffectiveModifier) -> Bool {
    switch use.known {
    case .stroke, .strokeBorder, .border: true
    default: element.known == .Text || element.known == .Label
    }
  }

  private static func noun(of use: EffectiveModifier) -> String {
    switch use.known {
    case .stroke, .strokeBorder: "line"
    case .border: "border"
    default: "text"
    }
  }

  /// The opacity that the modifier gives, or the colour it is given.
  private static func opacity(of use: EffectiveModifier, _ element: Element) -> Double? {
    guard let argument = use.argument(nil) else { return nil }
    if use.known == .opacity { return element.model.evaluator.value(of: argument.node, in: argument.scope).number }
    return element.model.writtenOpacity(ofColor: argument.node, in: argument.scope)
  }

  /// `contrast == .increased ? 0.4 : 0.8`.
  private static func judgeBranches(_ model: FileModel, _ report: inout Report) {
    let tree = model.file.tree
    for index in tree.nodes.indices where tree.nodes[index].kind == .ternaryExpr {
      let node = NodeID(index)
      let parts = tree.children(node)
      guard parts.count == 3, tree.kind(parts[0]) == .binaryExpr,
        tree.children(parts[0]).contains(where: { tree.text($0) == "increased" }),
        ["==", "!="].contains(tree.text(parts[0])), let type = model.type(at: tree.range(node).start)
      else { continue }
      let scope = Scope(file: model.file, type: type, member: model.member(at: tree.range(node).start) ?? -1)
      guard let first = strength(parts[1], model, scope), let second = strength(parts[2], model, scope) else {
        continue
      }
      let (increased, standard) = tree.text(parts[0]) == "==" ? (first, second) : (second, first)
      guard increased < standard else { continue }
      let isColour = model.writtenOpacity(ofColor: parts[1], in: scope) != nil
      report.add(
        .warning, .medium, at: node,
        "This \(isColour ? "color" : "view") gets fainter, not stronger, with Increase Contrast on: opacity \(increased.plainText) instead of \(standard.plainText)",
        help: "Swap the two branches.")
    }
  }

  /// An opacity: a number, or that of a colour.
  private static func strength(_ node: NodeID, _ model: FileModel, _ scope: Scope) -> Double? {
    if let opacity = model.writtenOpacity(ofColor: node, in: scope) { return opacity }
    guard let number = model.evaluator.value(of: node, in: scope).number, number <= 1 else { return nil }
    return number
  }
}
