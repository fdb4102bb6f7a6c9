// Styles of the project for buttons: what they draw around the label, and where they are put on words.

import CurbcutSymbols
import CurbcutSyntax
import CurbcutViews

extension Element {
  /// Whether the view is the label in a style of the project that somebody puts on a button with words in the font that is
  /// handed down.
  public var isLabelWithWordsWhereStyled: Bool {
    guard node.kind == .base, body.kind == .style, body.owner >= 0, tree.text(node.expression) == "label" else {
      return false
    }
    return model.project.uses(ofMenuModifier: file.types[Int(body.owner)].name).contains { place in
      let home = model.project.files[Int(place.file)]
      return (place.index..<home.views[Int(place.index)].end).contains { Self.isButtonWithWords($0, in: home) }
    }
  }

  /// A button with a title, or with a text in its label that no nearer font is set on.
  private static func isButtonWithWords(_ index: Int32, in home: FileViews) -> Bool {
    let view = home.views[Int(index)]
    guard view.kind == .use, view.known == .Button || view.known == .NavigationLink || view.known == .Link,
      home.tree.kind(view.expression) == .callExpr
    else { return false }
    // What comes first without a name is the title, or what a style of the system was given.
    if let title = home.tree.argument(of: view.expression, label: nil), home.tree.kind(title) != .closureExpr,
      !home.tree.mainIs(title, "configuration")
    {
      return true
    }
    return ((index + 1)..<max(index + 1, view.end)).contains { inner in
      guard home.views[Int(inner)].known == .Text else { return false }
      var current = inner
      while current > index {
        let holder = home.views[Int(current)]
        if holder.slot.isPresentationSlot || holder.slotModifier >= 0 { return false }
        if holder.modifiers.contains(where: { home.modifiers[Int($0)].known == .font }) { return false }
        current = holder.parent
      }
      return true
    }
  }
}

extension FileModel {
  /// The label in a style of the project that an argument of `.buttonStyle` makes; nil where it is none that can be looked
  /// into, or shows the label more than once.
  public func labelOfOwnStyle(_ argument: NodeID, in scope: Scope) -> ViewReference? {
    let labels = labelsOfOwnStyle(argument, in: scope)
    return labels.count == 1 ? labels[0] : nil
  }

  func labelsOfOwnStyle(_ argument: NodeID, in scope: Scope) -> [ViewReference] {
    let outcome = Interpreter(evaluator).outcome(of: argument, in: scope, type: Name("ButtonStyle"))
    guard let made = outcome.single, case let home = made.scope.file, home.tree.kind(made.node) == .callExpr,
      let type = engine.componentType(made.node, in: home),
      let body = engine.body(named: Name("makeBody"), ofType: type, from: home, where: { $0.kind == .style }),
      let frame = engine.frame(forType: type, call: made.node, scope: made.scope, callSite: -1)
    else { return [] }
    let place = project.file(body)
    var labels: [ViewReference] = []
    for index in place.bodies[Int(project.member(body).body)].views {
      let view = place.views[Int(index)]
      guard view.kind == .base, place.tree.text(view.expression) == "label" else { continue }
      labels.append(ViewReference(file: place, index: index, frame: frame))
    }
    return labels
  }

  /// Whether a style makes a button as wide as it may be and puts white words on a fill, whatever state it is in: the look
  /// of the main button.
  public func fillsItsWidth(_ label: ViewReference) -> Bool {
    var isWide = false
    var isWhite = false
    var isFilled = false
    for applied in engine.appliedModifiers(of: label) where !applied.use.isConditional {
      let tree = applied.file.tree
      switch applied.use.known {
      case .frame:
        if let width = tree.argument(of: applied.use.call, label: "maxWidth"), tree.text(width) == "infinity" {
          isWide = true
        }
      case .foregroundStyle, .foregroundColor:
        isWhite = colors(of: applied).map { $0.allSatisfy { $0 == "white" } } ?? false
      case .background:
        // A fill that is chosen may be one that stands back.
        isFilled = isFilled || colors(of: applied).map { !$0.contains("clear") } ?? false
      default: break
      }
    }
    return isWide && isWhite && isFilled
  }

  /// The names of the system's colors that a modifier gives, of those that it may give; nil where another is among them.
  private func colors(of applied: AppliedModifier) -> [String]? {
    guard let argument = applied.file.tree.argument(of: applied.use.call, label: nil),
      let values = values(of: argument, in: applied.scope, type: Known.Color.name)
    else { return nil }
    let names = values.compactMap { systemColour($0.node, in: $0.scope.file.tree) }
    return names.count == values.count ? names : nil
  }
}
