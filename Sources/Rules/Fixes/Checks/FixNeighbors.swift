// What stands beside a target: others that are tapped, which a larger one would push away or lie over, and what is so small
// that it would be covered.

import CurbcutAccessibility
import CurbcutSymbols
import CurbcutSyntax
import CurbcutViews

extension FixSite {
  /// Whether another target stands next to the view with nothing between them that gives way, or the view is one of many: in
  /// a row all the way to the next spacer, in a column right above or below. Where the view is all of a component, wherever
  /// that is used.
  var standsBesideTargets: Bool {
    guard let viewIndex else { return false }
    return isBesideTargets(ViewReference(file: file, index: viewIndex), depth: 0)
  }

  private static let usesFollowed = 3
  private static let rows: Set<Known> = [.HStack, .LazyHStack, .GridRow, .ControlGroup]
  private static let columns: Set<Known> = [.VStack, .LazyVStack]
  /// What takes the room that the others leave, and gives way.
  private static let yielding: Set<Known> = [
    .Spacer, .TextField, .SecureField, .TextEditor, .Slider, .ScrollView, .List, .GeometryReader, .Map,
  ]

  private func isBesideTargets(_ view: ViewReference, depth: Int) -> Bool {
    let file = view.file
    // What only holds views is none: its parts stand in what is around it.
    var (index, isOneOfMany) = (view.index, false)
    while file.views[Int(index)].slot == .content || file.views[Int(index)].kind == .choice {
      let parent = file.views[Int(index)].parent
      guard parent >= 0 else { break }
      let around = file.views[Int(parent)]
      if around.known == .ForEach {
        isOneOfMany = true
      } else if around.kind != .choice, around.known != .Group {
        break
      }
      index = parent
    }
    let outer = file.views[Int(index)]
    guard outer.parent >= 0 else {
      if isOneOfMany { return true }
      let roots = file.views.indices.map(Int32.init).filter {
        file.views[Int($0)].parent < 0 && file.views[Int($0)].body == outer.body
      }
      if isNextToTarget(view, in: roots, of: file, isRow: true) { return true }
      guard depth < Self.usesFollowed else { return false }
      return places.model.uses(ofBody: outer.body, in: file).contains { use in
        (use.file !== file || use.node.body != outer.body) && !use.node.surroundings.isOutOfScope
          && isBesideTargets(use, depth: depth + 1)
      }
    }
    guard outer.slot == .content, outer.slotModifier < 0 else { return isOneOfMany && outer.slot != .overlay }
    let stack = file.views[Int(outer.parent)]
    let (isRow, isColumn) = (Self.rows.contains(stack.known), Self.columns.contains(stack.known))
    if isOneOfMany { return isRow || isColumn || ![.List, .Form, .Section].contains(stack.known) }
    guard isRow || isColumn else { return false }
    let parts = parts(of: outer.parent, in: file).filter { file.views[Int($0)].slot == .content }
    if isNextToTarget(view, in: parts, of: file, isRow: isRow) { return true }
    // A target above its caption is one part of the row around both.
    guard isColumn, stack.parent >= 0, Self.rows.contains(file.views[Int(stack.parent)].known) else { return false }
    return isBesideTargets(ViewReference(file: file, index: outer.parent), depth: depth + 1)
  }

  /// Whether a target comes before or after a view among the parts of a stack, before anything that gives way.
  private func isNextToTarget(_ view: ViewReference, in parts: [Int32], of file: FileViews, isRow: Bool) -> Bool {
    let all = parts.flatMap { loose($0, in: file) }
    guard let place = all.firstIndex(where: { $0.index == view.index }) else { return false }
    let own = all[place].branches
    func meets(_ others: some Sequence<LoosePart>) -> Bool {
      for other in others {
        // What is shown instead of the view is not beside it.
        if other.branches.contains(where: { choice, branch in own[choice].map { $0 != branch } ?? false }) { continue }
        let part = ViewReference(file: file, index: other.index)
        if isRow ? yields(part) : part.node.known == .Spacer { return false }
        if holdsTarget(part, depth: 0) { return true }
        if !isRow { return false }
      }
      return false
    }
    return meets(all[..<place].reversed()) || meets(all[(place + 1)...])
  }

  private struct LoosePart {
    var index: Int32
    /// By choice: the branch that the part is in.
    var branches: [Int32: Int16]
  }

  /// A part of a stack, or the parts of a group, a loop or a condition that stands there.
  private func loose(_ index: Int32, in file: FileViews, _ branches: [Int32: Int16] = [:]) -> [LoosePart] {
    let node = file.views[Int(index)]
    guard node.kind == .choice || node.known == .Group || node.known == .ForEach else {
      return [LoosePart(index: index, branches: branches)]
    }
    return parts(of: index, in: file).flatMap { part in
      var inner = branches
      if node.kind == .choice { inner[index] = file.views[Int(part)].branch }
      return loose(part, in: file, inner)
    }
  }

  /// What a view holds by itself, and no modifier of it brings.
  private func parts(of index: Int32, in file: FileViews) -> [Int32] {
    var (result, child): ([Int32], Int32) = ([], index + 1)
    while child < file.views[Int(index)].end {
      let node = file.views[Int(child)]
      if node.parent == index, node.slotModifier < 0 { result.append(child) }
      child = max(node.end, child + 1)
    }
    return result
  }

  private func yields(_ view: ViewReference) -> Bool {
    let tree = view.file.tree
    let frames = view.node.modifiers.map { view.file.modifiers[Int($0)] }.filter { $0.known == .frame }
    if frames.contains(where: { tree.argument(of: $0.call, label: "width") != nil }) { return false }
    if Self.yielding.contains(view.node.known) { return true }
    return frames.contains { use in
      tree.argument(of: use.call, label: "maxWidth").map { tree.sourceText($0).hasSuffix("infinity") } ?? false
    }
  }

  /// Whether a view is tapped, or holds something that is and nothing that gives way.
  private func holdsTarget(_ view: ViewReference, depth: Int) -> Bool {
    var index = view.index
    var found = false
    while index < view.node.end {
      let node = view.file.views[Int(index)]
      if index != view.index, node.slot != .content || node.slotModifier >= 0 {
        index = node.end
        continue
      }
      let part = ViewReference(file: view.file, index: index)
      if Self.yielding.contains(node.known) { return false }
      if isTapped(part) {
        found = true
      } else if depth < Self.usesFollowed, node.kind == .reference || node.known == .other {
        let roots = places.model.engine.expansion(of: part) ?? []
        if roots.contains(where: { holdsTarget($0, depth: depth + 1) }) { found = true }
      }
      index += 1
    }
    return found
  }

  func isTapped(_ view: ViewReference) -> Bool {
    view.node.kind == .use && view.node.known.control?.isInteractive == true
      || view.node.modifiers.contains { index in
        [.onTapGesture, .onLongPressGesture].contains(view.file.modifiers[Int(index)].known)
      }
  }

  /// Whether a target that lies over a view, beside an edge of it, would cover most of it: what it lies over is small by its
  /// frame, or is tapped as well.
  var coversWhatItLiesOn: Bool {
    guard let view, view.parent >= 0, view.slot == .overlay, let viewIndex else { return false }
    let base = ViewReference(file: file, index: view.parent)
    return isTapped(base) || isSmall(base) || isInTarget(ViewReference(file: file, index: viewIndex))
  }

  private func isInTarget(_ view: ViewReference) -> Bool {
    var parent = view.node.parent
    while parent >= 0 {
      let around = ViewReference(file: view.file, index: parent)
      if isTapped(around) { return true }
      if around.node.slot.isPresentationSlot { return false }
      parent = around.node.parent
    }
    return false
  }

  /// Whether the frame of a view, or of the only one that a component shows, leaves no room for two targets.
  private func isSmall(_ view: ViewReference, depth: Int = 0) -> Bool {
    let sides = view.node.modifiers.flatMap { index -> [Double] in
      let use = view.file.modifiers[Int(index)]
      guard use.known == .frame, !use.isConditional else { return [] }
      return ["width", "height"].compactMap { label in
        view.file.tree.argument(of: use.call, label: label).flatMap {
          places.model.evaluator.value(of: $0, in: Scope(file: view.file, body: view.node.body)).number
        }
      }
    }
    if let least = sides.min() { return least < 2 * 44 }
    guard depth < Self.usesFollowed, view.node.kind == .reference || view.node.known == .other else { return false }
    let roots = places.model.engine.expansion(of: view) ?? []
    return roots.count == 1 && isSmall(roots[0], depth: depth + 1)
  }

  /// Whether something around the view in this file is so narrow or low by its frame that a larger target fills it.
  var standsInSmallBox: Bool {
    var parent = view?.parent ?? -1
    while parent >= 0 {
      let around = ViewReference(file: file, index: parent)
      guard around.node.kind == .choice || around.node.known.isContainer, !around.node.slot.isPresentationSlot else {
        return false
      }
      if isSmall(around) { return true }
      parent = around.node.parent
    }
    return false
  }
}
