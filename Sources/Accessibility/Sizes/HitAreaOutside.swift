// How large a target is that takes the room it is offered: a color, a shape or a resizable picture in the label of a
// control is as large as the frame around the control, and what lies over a view as large as that view.

import CurbcutSyntax
import CurbcutViews

extension FileModel {
  /// The frame around a view is looked for this far out.
  private static let outwardLimit = 8

  /// The same area with the sides that the room around a view gives it. Of the view's own modifiers those after one are
  /// around it, where one is named.
  func filled(_ area: HitArea, around view: Int32, after modifier: Int32? = nil) -> HitArea {
    guard area.isOpen else { return area }
    var area = area
    var room = Room()
    var index = view
    for step in 0..<Self.outwardLimit {
      for applied in engine.appliedModifiers(of: ViewReference(file: file, index: index)) {
        if step == 0, let modifier, applied.file === file, applied.use.owner == index,
          applied.use.nameToken <= file.modifiers[Int(modifier)].nameToken
        {
          continue
        }
        guard offers(applied, room: &room, to: &area), area.isOpen else { return area }
      }
      let node = file.views[Int(index)]
      guard node.parent >= 0 else { return area }
      if node.slotModifier >= 0 {
        guard node.slot == .overlay || node.slot == .background else { return area }
        let host = ViewReference(file: file, index: node.parent)
        guard let size = self.area(of: host, around: Self.bodyPoints, depth: 0, before: node.slotModifier) else {
          return area
        }
        area.take(size, room)
        return area
      }
      let parent = file.views[Int(node.parent)]
      guard parent.kind == .choice || parent.known == .Group || parent.known == .ZStack else { return area }
      index = node.parent
    }
    return area
  }

  /// What one modifier around a view offers it; false where it can no longer be told.
  private func offers(_ applied: AppliedModifier, room: inout Room, to area: inout HitArea) -> Bool {
    guard !applied.use.isConditional else { return false }
    switch applied.use.known {
    case .padding:
      guard let extra = padding(applied), let width = extra.width, let height = extra.height else { return false }
      room.width += width
      room.height += height
      return true
    case .frame:
      if area.takesWidth, area.width == nil {
        guard let side = offered(applied, "width", "maxWidth") else { return false }
        if case .side(let points) = side {
          area.fill(width: points - room.width, by: applied, isHere: applied.file === file)
        }
      }
      if area.takesHeight, area.height == nil {
        guard let side = offered(applied, "height", "maxHeight") else { return false }
        if case .side(let points) = side {
          area.fill(height: points - room.height, by: applied, isHere: applied.file === file)
        }
      }
      return true
    case .scaleEffect, .scaledToFill, .aspectRatio, .containerRelativeFrame, .fixedSize, .buttonStyle:
      return false
    case .modifier, .other: return engine.isFollowed(applied.use, in: applied.file)
    default: return true
    }
  }

  private enum Offer {
    case side(Double)
    case nothing
  }

  /// What a frame says of one side; nil where that is not known.
  private func offered(_ applied: AppliedModifier, _ exact: String, _ largest: String) -> Offer? {
    let tree = applied.file.tree
    for label in [exact, largest] {
      guard let argument = tree.argument(of: applied.use.call, label: label), tree.kind(argument) != .nilLiteral else {
        continue
      }
      if let most = evaluator.value(of: argument, in: applied.scope).numbers?.max() { return .side(most) }
      if tree.kind(argument) == .implicitMemberExpr || tree.kind(argument) == .memberExpr,
        tree.text(argument) == "infinity"
      {
        return .nothing
      }
      return nil
    }
    return .nothing
  }
}

/// What padding around a view leaves of the room that is offered.
struct Room {
  var width = 0.0
  var height = 0.0
}

extension HitArea {
  /// Whether a side depends on the room that is offered.
  var isOpen: Bool { takesWidth && width == nil || takesHeight && height == nil }

  fileprivate mutating func fill(width side: Double, by applied: AppliedModifier, isHere: Bool) {
    setWidth(max(side, leastWidth))
    note(applied, isHere: isHere)
  }

  fileprivate mutating func fill(height side: Double, by applied: AppliedModifier, isHere: Bool) {
    setHeight(max(side, leastHeight))
    note(applied, isHere: isHere)
  }

  private mutating func note(_ applied: AppliedModifier, isHere: Bool) {
    guard frame == .none else { return }
    frame = applied.use.call
    frameToken = isHere ? applied.use.nameToken : nil
  }

  /// Takes the sides of the view that it lies over.
  fileprivate mutating func take(_ host: HitArea, _ room: Room) {
    if takesWidth, width == nil, let side = host.width {
      setWidth(max(side - room.width, leastWidth))
      (widthSlack, widthIsEstimate) = (host.widthSlack, host.widthIsEstimate)
    }
    if takesHeight, height == nil, let side = host.height {
      setHeight(max(side - room.height, leastHeight))
      (heightSlack, heightIsEstimate) = (host.heightSlack, host.heightIsEstimate)
    }
    if frame == .none { (frame, frameToken) = (host.frame, host.frameToken) }
  }
}
