// Faint lines and texts in types that never ask for Increase Contrast, and branches that make it worse.

import CurbcutAccessibility
import CurbcutFindings
import CurbcutSyntax
import CurbcutViews

extension Rule {
  static let increaseContrastIgnored = Rule(
    "increase-contrast-ignored",
    .file { model, report in
      let asks = model.file.tokens(of: .contrast)
      if !asks.isEmpty { judgeBranches(model, &report) }
      var reported: Set<Int32> = []
      for use in model.file.modifiers {
        guard [.opacity, .foregroundStyle, .foregroundColor, .stroke, .strokeBorder, .border].contains(use.known) else {
          continue
        }
        let element = Element(model: model, index: use.owner)
        let owner = element.body.owner
        guard owner >= 0, !reported.contains(owner), let faint = opacity(of: use, element), faint > 0.05, faint <= 0.5,
          isRead(element, use), !isExempt(element),
          !asks.contains(where: { model.file.tree[model.file.types[Int(owner)].node].tokens.contains($0) })
        else { continue }
        reported.insert(owner)
        report.add(
          .note, .low, at: model.file.tree.tokens.range(use.nameToken),
          "This stays faint when people have turned on Increase Contrast: opacity \(faint)",
          help: "Read @Environment(\\.colorSchemeContrast), or use a colour with a variant for high contrast.",
          cause: element.index)
      }
    })

  private static func isExempt(_ element: Element) -> Bool {
    element.isOutOfScope || !element.flags.isDisjoint(with: [.hidden, .redacted, .disabled])
      || !element.surroundings.isDisjoint(with: [.widget, .debug, .placeholder])
  }

  /// Texts, and lines that show where something is.
  private static func isRead(_ element: Element, _ use: ViewModifierUse) -> Bool {
    switch use.known {
    case .stroke, .strokeBorder, .border: true
    default: element.known == .Text || element.known == .Label
    }
  }

  /// The literal opacity of the modifier, or of the colour it is given.
  private static func opacity(of use: ViewModifierUse, _ element: Element) -> Double? {
    guard let argument = element.model.firstArgument(of: use.call, label: nil) else { return nil }
    let tree = element.tree
    if use.known == .opacity { return element.model.evaluator.value(of: argument, in: element.scope).number }
    guard tree.kind(argument) == .callExpr, tree.text(tree.firstChild(argument)) == "opacity",
      let factor = tree.argument(of: argument, label: nil)
    else { return nil }
    return element.model.evaluator.value(of: factor, in: element.scope).number
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
      report.add(
        .warning, .medium, at: node,
        "With Increase Contrast this becomes fainter than without: \(increased) instead of \(standard)",
        help: "Swap the two branches.")
    }
  }

  /// An opacity: a number, or that of a colour.
  private static func strength(_ node: NodeID, _ model: FileModel, _ scope: Scope) -> Double? {
    let tree = model.file.tree
    if tree.kind(node) == .callExpr, tree.text(tree.firstChild(node)) == "opacity",
      let factor = tree.argument(of: node, label: nil)
    {
      return model.evaluator.value(of: factor, in: scope).number
    }
    guard let number = model.evaluator.value(of: node, in: scope).number, number <= 1 else { return nil }
    return number
  }
}
