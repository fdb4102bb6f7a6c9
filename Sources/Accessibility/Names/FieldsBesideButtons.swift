// Fields that a button beside them explains: the composer of messages with its "Send".

import CurbcutSymbols
import CurbcutSyntax
import CurbcutViews

extension Element {
  /// The name of the one button beside the only field of a row, which stays there while people type and says what the
  /// field is for. Nil where the row holds other controls, or the button does nothing but empty the field.
  public var nameOfButtonBesideOnlyField: String? {
    guard let row = ancestors.prefix(3).first(where: { $0.known == .HStack || $0.known == .GridRow }) else {
      return nil
    }
    let controls = row.controlsInside()
    guard controls.count == 2, let place = controls.firstIndex(where: { isSame($0.reference) }) else { return nil }
    let button = controls[1 - place]
    guard button.known == .Button, button.gesture == nil, !onlyEmptiesField(button.reference),
      row.descendants.allSatisfy({ $0.node.kind == .use || $0.node.kind == .choice })
    else { return nil }
    let name = model.engine.name(of: button.reference).name
    guard name.hasWords else { return nil }
    return name.words ?? ""
  }

  private func isSame(_ other: ViewReference) -> Bool { other.file === file && other.index == index }

  /// Whether all that the button does is give the text of the field no letters: `text = ""`.
  private func onlyEmptiesField(_ button: ViewReference) -> Bool {
    let tree = button.file.tree
    return tree.children(button.node.expression).dropFirst().map { tree.lastChild($0) }.contains { action in
      guard tree.kind(action) == .closureExpr, let only = model.evaluator.singleExpression(action, in: tree) else {
        return false
      }
      switch tree.kind(only) {
      case .assignExpr:
        return tree.isBlankLiteral(tree.lastChild(only)) || tree.kind(tree.lastChild(only)) == .nilLiteral
      case .callExpr: return tree.name(tree.firstChild(only)) == Self.removeAll
      default: return false
      }
    }
  }

  private static let removeAll = Name("removeAll")
}
