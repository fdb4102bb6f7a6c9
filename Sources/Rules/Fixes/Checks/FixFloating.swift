// Whether a view is part of what floats over content at a fixed place: a bar, a player, the header of a page that is read.
// What grows there covers what is below it.

import CurbcutAccessibility
import CurbcutSymbols
import CurbcutSyntax
import CurbcutViews

extension FixSite {
  /// Whether some use of the view is in a bar over the safe area, or in a part of a ZStack that lies over content.
  var floatsOverContent: Bool {
    guard let viewIndex else { return false }
    return floats(ViewReference(file: file, index: viewIndex), depth: 0)
  }

  /// What scrolls, and whole screens.
  private static let roomy: Set<Known> = [
    .ScrollView, .List, .Form, .TabView, .NavigationStack, .NavigationView, .NavigationSplitView,
  ]
  /// What people came for, and is no ground for something else.
  private static let contents: Set<Known> = [
    .ScrollView, .List, .Form, .TabView, .NavigationStack, .NavigationView, .NavigationSplitView, .Map, .WebView,
    .VideoPlayer, .TextEditor,
  ]
  private static let componentsFollowed = 4

  private func floats(_ view: ViewReference, depth: Int) -> Bool {
    let file = view.file
    var index = view.index
    while true {
      let node = file.views[Int(index)]
      // There is room below, and what comes up has a place of its own.
      if index != view.index, node.kind == .use, Self.roomy.contains(node.known) { return false }
      if node.slot.isPresentationSlot { return false }
      if node.slotModifier >= 0, [.safeAreaInset, .safeAreaBar].contains(file.modifiers[Int(node.slotModifier)].known) {
        return true
      }
      guard node.parent >= 0 else {
        guard depth < Self.componentsFollowed else { return false }
        return places.model.uses(ofBody: node.body, in: file).contains { use in
          (use.file !== file || use.node.body != node.body) && !use.node.surroundings.isOutOfScope
            && floats(use, depth: depth + 1)
        }
      }
      if file.views[Int(node.parent)].known == .ZStack, node.slot == .content, node.slotModifier < 0,
        liesOverContent(ViewReference(file: file, index: index))
      {
        return true
      }
      index = node.parent
    }
  }

  /// Whether a part of a ZStack is raised above the others, or lies over one that holds content.
  private func liesOverContent(_ part: ViewReference) -> Bool {
    let file = part.file
    if part.node.modifiers.contains(where: { isRaised(file.modifiers[Int($0)], in: file.tree) }) { return true }
    var child = part.node.parent + 1
    while child < part.index {
      let other = file.views[Int(child)]
      if other.slot == .content, other.slotModifier < 0, holdsContent(ViewReference(file: file, index: child), depth: 0)
      {
        return true
      }
      child = max(other.end, child + 1)
    }
    return false
  }

  private func isRaised(_ use: ViewModifierUse, in tree: Tree) -> Bool {
    guard use.known == .zIndex else { return false }
    let height = tree.children(use.call).first { tree.kind($0) == .argument }.map(tree.lastChild).map(tree.sourceText)
    return height.flatMap { Double($0) }.map { $0 > 0 } ?? false
  }

  private func holdsContent(_ view: ViewReference, depth: Int) -> Bool {
    var index = view.index
    while index < view.node.end {
      let node = view.file.views[Int(index)]
      if index != view.index, node.slotModifier >= 0 || node.slot.isPresentationSlot {
        index = max(node.end, index + 1)
        continue
      }
      if node.kind == .use, Self.contents.contains(node.known) { return true }
      if depth < Self.componentsFollowed, node.kind == .reference || node.known == .other {
        let part = ViewReference(file: view.file, index: index, frame: view.frame)
        let roots = places.model.engine.expansion(of: part) ?? []
        if roots.contains(where: { holdsContent($0, depth: depth + 1) }) { return true }
      }
      index += 1
    }
    return false
  }
}
