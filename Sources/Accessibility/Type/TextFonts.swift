// Which font a text comes out in, wherever it is set, and what stands around a text that grows along with it.

import CurbcutSyntax
import CurbcutViews

extension ShownText {
  /// Whether the text is the same size whatever size people choose: rules on growing text have nothing to say of it.
  public var neverGrows: Bool {
    if case .fixed = font { return true }
    return false
  }
}

extension FileModel {
  /// The size of the font that holds for a view, as far as its own body tells; nil when nothing in it sets one.
  public func fontSize(around view: ViewReference) -> FontSize? {
    var view = view
    var after: Int32 = -1
    while true {
      if let font = ownFont(of: view, after: after) { return font }
      let node = view.node
      guard node.parent >= 0, !node.slot.isPresentation else { return nil }
      after = node.slotModifier
      view.index = node.parent
    }
  }

  /// The size that a view's own modifiers set, the project's own ones among them; those up to `modifier` left out.
  func ownFont(of view: ViewReference, after modifier: Int32 = -1) -> FontSize? {
    guard engine.mayApply(view, { $0 == .font }) else { return nil }
    var place: Int32 = -1
    for applied in engine.appliedModifiers(of: view) {
      if modifier >= 0 {
        if applied.file === view.file, applied.use.owner == view.index {
          place = view.file.place(of: applied.use, on: view.node) ?? place
        }
        guard place > modifier else { continue }
      }
      guard applied.use.known == .font else { continue }
      guard !applied.use.isConditional, let argument = applied.file.tree.argument(of: applied.use.call, label: nil)
      else { return .unknown }
      return fontSize(argument, in: applied.scope)
    }
    return nil
  }
}

extension Element {
  /// Whether the room that the view is given is as wide as the text size makes it: `.frame(width: 44 * scale)`.
  public var hasRoomThatGrows: Bool {
    withAncestors.contains { holder in
      holder.effectiveModifiers { $0 == .frame }.contains { use in
        guard !use.isConditional else { return false }
        return ["width", "maxWidth"].contains { label in
          guard let width = use.argument(label) else { return false }
          let values = model.evaluator.value(of: width.node, in: width.scope).alternatives
          return values.allSatisfy { if case .scaled = $0 { true } else { false } }
        }
      }
    }
  }
}
