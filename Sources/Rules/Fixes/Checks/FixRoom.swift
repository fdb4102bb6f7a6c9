// Whether there is room around a view for it to grow into, where it stands and where its component is used. What is limited
// there is limited on purpose, and a fix that lifts one limit of several only moves where words are cut off.

import CurbcutAccessibility
import CurbcutSymbols
import CurbcutSyntax
import CurbcutViews

extension FixSite {
  /// Whether some use of the view stands in a height that does not grow: a frame, a bar, what lies over another view.
  var isInFixedHeight: Bool {
    guard let viewIndex else { return false }
    return isTight(ViewReference(file: file, index: viewIndex), depth: 0, isItself: true)
  }

  /// Whether what is around the view has a height that does not grow, whatever its own is.
  var isHeldAround: Bool {
    guard let view else { return false }
    if view.parent >= 0 { return isTight(ViewReference(file: file, index: view.parent), depth: 0) }
    return places.model.uses(ofBody: view.body, in: file).contains { use in
      (use.file !== file || use.node.body != view.body) && !use.node.surroundings.isOutOfScope
        && isTight(use, depth: 1)
    }
  }

  /// Whether the view stands in what scrolls downwards, in each of the uses of what it is a part of. A sheet or a screen is
  /// where that ends.
  var scrollsWhereShown: Bool {
    guard let viewIndex else { return false }
    return scrolls(ViewReference(file: file, index: viewIndex), depth: 0)
  }

  private func scrolls(_ view: ViewReference, depth: Int) -> Bool {
    var node = view.node
    while !node.slot.isPresentationSlot, node.parent >= 0 {
      node = view.file.views[Int(node.parent)]
      switch node.known {
      case .List, .Form: return true
      case .ScrollView: return !view.file.tree.sourceText(node.expression).prefix(60).contains("horizontal")
      default: break
      }
    }
    guard !node.slot.isPresentationSlot, depth < Self.depthLimit else { return false }
    let uses = places.model.uses(ofBody: node.body, in: view.file).filter { use in
      (use.file !== view.file || use.node.body != node.body) && !use.node.surroundings.isOutOfScope
    }
    return !uses.isEmpty && uses.allSatisfy { scrolls($0, depth: depth + 1) }
  }

  /// Whether code puts the component whose body the view stands in into the title of a navigation bar, which keeps its
  /// height.
  var isTitleOfBar: Bool {
    guard let view, file.bodies[Int(view.body)].owner >= 0 else { return false }
    let type = file.types[Int(file.bodies[Int(view.body)].owner)]
    // Where nothing shows how it gets there, its name may: `ChatNavTitleView`.
    let words = Words.split(tree.string(of: type.nameToken))
    if words.contains("title"), words.contains(where: { $0 == "nav" || $0 == "navigation" }) { return true }
    return places.ofProject.titlesOfBars(places.project).contains(type.name)
  }

  private static let depthLimit = 4

  private func isTight(_ view: ViewReference, depth: Int, isItself: Bool = false) -> Bool {
    let file = view.file
    var index = view.index
    var isItself = isItself
    while true {
      let node = file.views[Int(index)]
      if node.kind == .use, !isItself {
        switch node.known {
        // What scrolls has room below; a row that scrolls sideways has not.
        case .ScrollView:
          // A view that holds much is made no text.
          let range = file.tree.range(node.expression)
          let head = file.tree.source.string(ByteRange(range.start, min(range.end, range.start + 240)))
          return head.prefix(60).contains("horizontal")
        case .List, .Form, .NavigationStack, .NavigationView: return false
        case .LazyHGrid, .LazyHStack, .ToolbarItem, .ToolbarItemGroup: return true
        default: break
        }
      }
      if node.modifiers.contains(where: { fixesHeight(file.modifiers[Int($0)], in: file.tree) }) { return true }
      isItself = false
      switch node.slot {
      case .toolbar, .tabItem, .overlay, .background: return true
      case let slot where slot.isPresentationSlot: return false
      default: break
      }
      if node.slotModifier >= 0, file.modifiers[Int(node.slotModifier)].known == .tabViewBottomAccessory { return true }
      guard node.parent >= 0 else {
        guard depth < Self.depthLimit else { return false }
        return places.model.uses(ofBody: node.body, in: file).contains { use in
          (use.file !== file || use.node.body != node.body) && !use.node.surroundings.isOutOfScope
            && isTight(use, depth: depth + 1)
        }
      }
      index = node.parent
    }
  }

  private func fixesHeight(_ use: ViewModifierUse, in tree: Tree) -> Bool {
    if use.known == .aspectRatio { return true }
    // A sheet of so many points: what grows in it is cut off below.
    if use.known == .presentationDetents { return tree.sourceText(use.call).contains("height(") }
    // More lines would be cut off by the round ends.
    if use.known == .clipShape {
      let shape = tree.sourceText(use.call)
      return ["Capsule", "Circle", "capsule", "circle"].contains { shape.contains($0) }
    }
    guard use.known == .frame else { return false }
    if tree.argument(of: use.call, label: "height") != nil { return true }
    guard let most = tree.argument(of: use.call, label: "maxHeight") else { return false }
    return !tree.sourceText(most).hasSuffix("infinity")
  }

  /// Whether the view lies on a shape of a size of its own, which words would outgrow.
  var liesOnDrawing: Bool {
    guard let view else { return false }
    guard let stack = ancestors.first(where: { $0.kind != .choice }), stack.known == .ZStack else { return false }
    return file.views.contains { other in
      other.parent >= 0 && file.views[Int(other.parent)].nameToken == stack.nameToken && other.known.isShape
        && other.nameToken != view.nameToken && modifiers(of: other).contains { fixesHeight($0, in: tree) }
    }
  }

  /// Whether the width of the view is written out and small, so that what wraps is a column of letters.
  var isInFixedWidth: Bool {
    ([view].compactMap(\.self) + ancestors.prefix(1)).contains { around in
      modifiers(of: around).contains { use in
        guard use.known == .frame, let width = tree.argument(of: use.call, label: "width") else { return false }
        return Double(text(width)).map { $0 < 200 } ?? false
      }
    }
  }

  /// Whether the view is in a row of which there are many, here or where its component is used.
  var isInRow: Bool {
    guard let viewIndex else { return false }
    func isInRow(_ view: ViewReference) -> Bool {
      var index = view.index
      while index >= 0 {
        let node = view.file.views[Int(index)]
        if node.kind == .use, [.ForEach, .List, .LazyVStack, .LazyVGrid].contains(node.known) { return true }
        // The bar of a list, and what comes up from it, are no rows.
        guard node.slotModifier < 0 else { return false }
        index = node.parent
      }
      return false
    }
    let own = ViewReference(file: file, index: viewIndex)
    return isInRow(own) || places.model.uses(ofBody: own.node.body, in: file).contains(where: isInRow)
  }

  /// Whether nobody sees a view, which is there for the room that it takes: hidden, without a color, or of no opacity.
  func isUnseen(_ view: ViewReference, depth: Int = 0) -> Bool {
    if depth < Self.depthLimit, view.node.kind == .reference || view.node.known == .other {
      let roots = places.model.engine.expansion(of: view) ?? []
      if roots.count == 1, isUnseen(roots[0], depth: depth + 1) { return true }
    }
    let tree = view.file.tree
    return view.node.modifiers.contains { index in
      let use = view.file.modifiers[Int(index)]
      let argument = tree.children(use.call).first { tree.kind($0) == .argument }.map(tree.lastChild)
      let code = argument.map(tree.sourceText)
      switch use.known {
      case .hidden: return !use.isConditional && argument == nil
      case .opacity: return code.flatMap { Double($0) } == 0
      case .foregroundColor, .foregroundStyle, .tint: return code == ".clear" || code == "Color.clear"
      default: return false
      }
    }
  }

  /// Whether round ends lie behind the view, into which further lines would run.
  var isInCapsule: Bool {
    ([view].compactMap(\.self) + ancestors.prefix(2)).contains { around in
      modifiers(of: around).contains { $0.known == .background && text(of: $0).lowercased().contains("capsule") }
    }
  }

  /// Whether the view, or what is in it, takes all the height that it is offered, so that only a fixed one holds it: colors
  /// and shapes, what scrolls, pictures that are resized, spacers in a column, and what cannot be looked into.
  func takesAllHeight(before modifier: ViewModifierUse) -> Bool {
    guard let view, let viewIndex else { return true }
    func isGreedy(_ node: ViewNode, in parent: ViewNode?) -> Bool {
      switch node.kind {
      case .opaque, .base, .reference: return true
      case .choice, .concatenation: return false
      case .use: break
      }
      let uses = modifiers(of: node)
      // What has a height of its own takes no other.
      if node.nameToken != view.nameToken, uses.contains(where: { fixesHeight($0, in: tree) }) { return false }
      if uses.contains(where: { $0.known == .resizable }) { return true }
      if uses.contains(where: { $0.known == .frame && tree.argument(of: $0.call, label: "maxHeight") != nil }) {
        return true
      }
      switch node.known {
      case .other, .ScrollView, .List, .Form, .GeometryReader, .TextEditor, .Color, .Map, .Canvas, .LazyHStack,
        .LazyHGrid:
        return true
      case .Spacer: return parent?.known == .VStack || parent?.known == .LazyVStack
      case .Divider: return parent?.known == .HStack
      default: return node.known.isShape || node.known.isRemoteImage
      }
    }
    var index = viewIndex
    while index < view.end {
      let node = file.views[Int(index)]
      // What lies over or behind another view, or comes up from it, is as tall as that.
      let isBeside =
        node.slotModifier >= 0 && index != viewIndex || node.slot == .overlay || node.slot == .background
      if isBeside {
        index = node.end
        continue
      }
      if isGreedy(node, in: index == viewIndex || node.parent < 0 ? nil : file.views[Int(node.parent)]) { return true }
      index += 1
    }
    return false
  }

  /// Whether the view, or something around it in this file, shrinks its words to fit.
  var shrinksToFit: Bool {
    guard let view else { return false }
    return ([view] + ancestors).contains { around in
      around.modifiers.contains {
        file.modifiers[Int($0)].known == .minimumScaleFactor
          || tree.string(of: file.modifiers[Int($0)].nameToken) == "allowsTightening"
      }
    }
  }

  /// Whether the view shares a row with others that keep their width: where priorities say who gives way, or with several
  /// pictures or texts, what wraps would be left with a column of letters.
  var isInCrowdedRow: Bool {
    guard let view else { return true }
    var current = view
    for around in [view] + ancestors {
      if modifiers(of: around).contains(where: { $0.known == .layoutPriority }) { return true }
      if around.known == .HStack, around.nameToken != view.nameToken, around.kind == .use {
        let parts = file.views.filter { other in
          other.parent >= 0 && file.views[Int(other.parent)].nameToken == around.nameToken && other.slot == .content
            && other.nameToken != current.nameToken
        }
        if parts.contains(where: { part in modifiers(of: part).contains { $0.known == .layoutPriority } }) {
          return true
        }
        // A group or a condition around them is no view: what is in it stands in the row.
        let range = tree.range(around.expression)
        let isRanked = file.views.contains { other in
          other.nameToken != view.nameToken && range.contains(tree.range(other.chain))
            && standsLoosely(other, in: around)
            && modifiers(of: other).contains { $0.known == .layoutPriority }
        }
        if isRanked { return true }
        if parts.count(where: { $0.known != .Spacer && $0.known != .VStack }) > 2 { return true }
      }
      if around.known == .VStack || around.known == .List || around.known == .ScrollView {
        if around.nameToken != view.nameToken, around.known != .VStack { break }
      }
      current = around
    }
    return false
  }

  /// Whether nothing but groups and conditions is between a view and the row that it stands in.
  private func standsLoosely(_ view: ViewNode, in row: ViewNode) -> Bool {
    var parent = view.parent
    while parent >= 0 {
      let around = file.views[Int(parent)]
      if around.nameToken == row.nameToken, around.kind == row.kind { return true }
      guard around.kind == .choice || around.known == .Group else { return false }
      parent = around.parent
    }
    return false
  }

  /// Whether the view stands in what scrolls, and in no height that does not grow.
  var hasRoom: Bool {
    let scrolls = ancestors.contains {
      $0.known == .List || $0.known == .Form
        || $0.known == .ScrollView && !text($0.expression).prefix(60).contains("horizontal")
    }
    return scrolls && !isInFixedHeight
  }

  /// Whether the view is one of several texts below each other that look the same, as the lines of one heading do.
  func isOneOfSeveralLines(_ view: ViewNode) -> Bool {
    guard let index = viewIndex, view.parent >= 0, file.views[Int(view.parent)].known == .VStack else { return false }
    let all = file.views.indices.filter {
      file.views[$0].parent == view.parent && file.views[$0].slot == view.slot
    }
    guard let place = all.firstIndex(of: Int(index)) else { return false }
    return [place - 1, place + 1].contains { next in
      guard all.indices.contains(next) else { return false }
      let other = file.views[all[next]]
      return other.kind == .use && other.known == .Text && look(of: other) == look(of: view)
    }
  }

  /// The fonts of a text, those of the project's own modifiers among them.
  func look(of view: ViewNode) -> [String] {
    modifiers(of: view).filter { use in
      [.font, .fontWeight, .bold].contains(use.known)
        || use.known == .other && Words.split(tree.string(of: use.nameToken)).contains("font")
    }.map(text)
  }
}
