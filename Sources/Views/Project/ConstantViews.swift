// Views that a constant of a body holds: `let button = Button { … }`, and later `HStack { button }`. They are read where
// the constant is named first, and once more where that was compiled for other platforms only; where it is named again,
// they are looked up.

import CurbcutSymbols
import CurbcutSyntax

extension ViewCollector {
  /// Constants of one name in blocks in blocks are looked through this far.
  private static let shadowLimit = 16

  /// Reads a name as the constant of the body that it means, a group of what it holds; false where it means none, or one
  /// that has been read.
  mutating func constant(_ name: NodeID, chain: NodeID, links: [Link], place: Place) -> Bool {
    if case .member? = links.last { return false }
    guard let number = constant(named: tree.name(name), at: tree.range(name).start),
      locals[number].view == -1 || isOnlyElsewhere(locals[number].view, besides: place)
    else { return false }
    let index = append(.use, expression: name, chain: chain, token: tree[name].main, place: place)
    let count = modifiers.count
    views[Int(index)].name = Known.Group.name
    views[Int(index)].known = .Group
    locals[number].view = index
    apply(links, to: index)
    view(locals[number].value, place: place.within(index, .content))
    guard views.count > Int(index) + 1 else {
      // A value that is no view, or none that can be read.
      views.removeLast()
      modifiers.removeLast(modifiers.count - count)
      locals[number].view = -2
      return false
    }
    modifierSlots(of: index, place: place)
    close(index)
    return true
  }

  /// Whether a view has been read in code for other platforms only, and this place is for all.
  private func isOnlyElsewhere(_ view: Int32, besides place: Place) -> Bool {
    view >= 0 && views[Int(view)].surroundings.contains(.otherPlatform)
      && !place.surroundings.contains(.otherPlatform)
  }

  /// The innermost constant of a name that can be seen at an offset.
  private mutating func constant(named name: Name, at offset: UInt32) -> Int? {
    guard var numbers = constants[name] else { return nil }
    // Blocks that have ended are behind the reader.
    while let last = numbers.last, locals[last].end <= offset { numbers.removeLast() }
    constants[name] = numbers
    return numbers.suffix(Self.shadowLimit).last {
      locals[$0].value.exists && tree.range(locals[$0].value).end <= offset && offset < locals[$0].end
    }
  }
}

extension FileViews {
  /// The view that the constant holds which a name means at a place; nil where it means none, or it holds none.
  public func constantView(named name: Name, at offset: UInt32) -> Int32? {
    guard let local = local(named: name, at: offset), local.isConstant, local.view >= 0,
      tree.range(local.value).end <= offset
    else { return nil }
    return local.view + 1
  }
}
