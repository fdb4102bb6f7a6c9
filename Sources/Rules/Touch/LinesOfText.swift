// Buttons that are a line of text, and where such a line is a target of its own.

import CurbcutAccessibility
import CurbcutSyntax
import CurbcutViews

extension Rule {
  /// Whether a line of text is made smaller than the system makes a button, and stands where it is one.
  static func isTargetOfItsOwn(_ element: Element, _ target: TouchTarget) -> Bool {
    (target.gesture != nil || isSmallLine(target)) && standsAlone(element)
  }

  /// Whether a line of text is lower than the text that people read, which is as large as the system makes the title of a
  /// button by itself.
  static func isSmallLine(_ target: TouchTarget) -> Bool {
    (target.area.height ?? 0) < TextStyle.named("body")?.lineHeight ?? 0
  }

  /// Whether a control that is a line of text is laid out for itself, here or wherever what it stands in is used: in a
  /// stack, and not beside words that it may continue, as in "No account yet? Sign up" (WCAG 2.5.8, Inline). What is in a
  /// menu, an alert or a row, or where that is not known, gets its size from the system.
  static func standsAlone(_ element: Element) -> Bool {
    guard !element.isInHeaderOrFooter,
      // A key that a button reacts to is a sign of a window, where buttons have a shape by themselves.
      !element.hasModifier(.keyboardShortcut)
    else { return false }
    return standsAlone(element.reference, element.model, depth: 0)
  }

  /// Uses of uses are followed this far.
  private static let depthLimit = 3

  private static func standsAlone(_ view: ViewReference, _ model: FileModel, depth: Int) -> Bool {
    let file = view.file
    let engine = model.engine
    var index = view.index
    while true {
      let node = file.views[Int(index)]
      if node.slotModifier >= 0 { return node.slot == .overlay || node.slot == .background }
      guard node.parent >= 0 else { break }
      let parent = file.views[Int(node.parent)]
      if parent.kind == .use {
        if node.slot == .custom, depth < depthLimit, let slot = model.slot(of: ViewReference(file: file, index: index))
        {
          return standsAlone(slot, model, depth: depth + 1)
        }
        switch engine.known(parent, in: file) {
        case .Group, .ForEach: break
        case .HStack, .LazyHStack: return !hasText(beside: index, in: node.parent, file, engine)
        case .VStack, .LazyVStack, .ZStack: return true
        default: return false
        }
      }
      index = node.parent
    }
    guard depth < depthLimit else { return false }
    let uses = model.uses(ofBody: file.views[Int(index)].body, in: file).filter { !$0.node.surroundings.isOutOfScope }
    return !uses.isEmpty && uses.allSatisfy { standsAlone($0, model, depth: depth + 1) }
  }

  /// Whether a text stands directly before or behind a view, with nothing that pushes them apart.
  private static func hasText(
    beside index: Int32, in parent: Int32, _ file: FileViews, _ engine: NameEngine
  ) -> Bool {
    let children = engine.children(of: ViewReference(file: file, index: parent)).filter {
      file.views[Int($0)].slotModifier < 0
    }
    guard let place = children.firstIndex(of: index) else { return false }
    return [place - 1, place + 1].contains { next in
      guard children.indices.contains(next) else { return false }
      let known = engine.known(file.views[Int(children[next])], in: file)
      return known == .Text || known == .Link
    }
  }
}
