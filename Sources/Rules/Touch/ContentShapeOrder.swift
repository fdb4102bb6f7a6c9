// Parts of a target that look as if they could be tapped and do not react.

import CurbcutAccessibility
import CurbcutFindings
import CurbcutSymbols
import CurbcutSyntax
import CurbcutViews

extension Rule {
  static let contentShapeOrder = Rule(
    "content-shape-order",
    .modifier([.contentShape, .onTapGesture]) { element, use, report in
      guard !use.isConditional, !element.isOutOfScope, !element.surroundings.contains(.widget) else { return }
      guard element.flags.isDisjoint(with: [.hidden, .noHitTesting]), !element.outerFlags.contains(.systemHost) else {
        return
      }
      if use.known == .contentShape {
        judgeShape(use, element, &report)
      } else {
        judgeGap(use, element, &report)
      }
    })

  /// `.contentShape(…).frame(…)`: the shape covers the content before it grew.
  private static func judgeShape(_ use: ViewModifierUse, _ element: Element, _ report: inout Report) {
    // What fills its frame is as large as the frame behind it.
    guard element.known != .Color, !element.known.isShape, let position = element.index(of: use) else { return }
    let before = element.file.modifiers[Int(element.node.modifiers.lowerBound)..<Int(position)]
    guard !before.contains(where: { grows($0, element) || $0.known == .background || $0.known == .other }) else {
      return
    }
    var growing: ViewModifierUse?
    var isTarget = element.labelOwner != nil && element.node.slot == .label
    for next in element.file.modifiers[Int(position + 1)..<Int(element.node.modifiers.upperBound)] {
      switch next.known {
      case .contentShape, .background, .other, .modifier, .overlay, .glassEffect: return
      case .onTapGesture, .gesture, .simultaneousGesture, .highPriorityGesture, .onLongPressGesture:
        isTarget = growing != nil
        if growing == nil { return }
      default: if growing == nil, grows(next, element) { growing = next }
      }
    }
    guard isTarget, let growing else { return }
    // Before `.hoverEffect` the shape is meant for the pointer.
    let following = element.file.modifiers[Int(position + 1)..<Int(element.node.modifiers.upperBound)].first
    let isForPointer = following?.known == .hoverEffect
    report.add(
      isForPointer ? .note : .warning, isForPointer ? .low : .high, at: element.tree.tokens.range(use.nameToken),
      "The tappable area ends at the content shape, so the space that .\(element.tree.string(of: growing.nameToken)) adds after it does not respond",
      help: "Move .contentShape after the frame and padding that it should cover.", cause: element.index)
  }

  private static func grows(_ use: ViewModifierUse, _ element: Element) -> Bool {
    guard use.known == .frame else { return false }
    return ["width", "height", "minWidth", "minHeight", "maxWidth", "maxHeight"].contains {
      element.tree.argument(of: use.call, label: $0) != nil
    }
  }

  /// `HStack { Text; Spacer; Image }.onTapGesture`: the gap between the ends does not react.
  private static func judgeGap(_ use: ViewModifierUse, _ element: Element, _ report: inout Report) {
    guard element.known == .HStack || element.known == .VStack, element.labelOwner == nil,
      !element.flags.contains(.mapContent), let position = element.index(of: use)
    else { return }
    let content = element.children.filter { $0.node.slot == .content && $0.node.slotModifier < 0 }
    guard content.count >= 2, let spacer = content.first(where: { $0.known == .Spacer }) else { return }
    guard !content.contains(where: { $0.known.isShape || $0.known == .ScrollView }) else { return }
    let solid: Set<Known> = [
      .contentShape, .background, .other, .modifier, .overlay, .glassEffect, .border, .listRowBackground,
      .accessibilityRepresentation,
    ]
    guard
      !element.file.modifiers[Int(element.node.modifiers.lowerBound)..<Int(position)].contains(where: {
        solid.contains($0.known)
      })
    else { return }
    // What only puts the keyboard away is no target that anybody looks for.
    if let tap = Tap(use, of: element), tap.isHarmless { return }
    let effect = ActionEffect(ofCall: use.call, in: element.file)
    guard !effect.isEmpty, !element.outerFlags.contains(.tappableAncestor) else { return }
    report.add(
      .warning, .high, at: element.tree.tokens.range(use.nameToken),
      "Taps on the empty part of this stack do nothing, because only its content responds: the gap comes from \(element.tree.string(of: spacer.node.nameToken))",
      help: "Add .contentShape(.rect) before the gesture, or use a Button.", cause: element.index)
  }
}
