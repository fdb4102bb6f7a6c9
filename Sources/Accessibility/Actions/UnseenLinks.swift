// Links that nobody sees, put behind the words of a row so that the row opens something without the system's arrow:
// `.background(NavigationLink(value: item) { EmptyView() }.opacity(0))`. What has no opacity is no element, and the row
// that people see is neither link nor button.

import CurbcutSymbols
import CurbcutSyntax
import CurbcutViews

extension Element {
  /// Whether the view is the unseen link of a row whose visible part says nowhere that it can be activated.
  public var isUnseenLinkOfRow: Bool {
    guard known == .NavigationLink, node.kind == .use, flags.contains(.listRow), !isProgrammatic, isWrittenUnseen,
      let row = visibleBeside
    else { return false }
    // An action of its own, or a trait, makes up for the link.
    if row.hasAccessibilityAction || row.hasTrait(Self.actionTraits) || row.hasTraitInside(Self.actionTraits) {
      return false
    }
    guard !row.flags.contains(.tappableAncestor), row.labelOwner == nil else { return false }
    return !offersWholeRow(row)
  }

  /// `NavigationLink(destination: …, isActive: $isOpen)` is followed by code.
  private var isProgrammatic: Bool { argument("isActive") != nil }

  private var isWrittenUnseen: Bool {
    model.engine.appliedModifiers(of: reference).contains { model.engine.takesOpacity($0.use, in: $0.scope) }
  }

  /// The view that the link lies behind or over, or the stack that it shares with what is seen.
  private var visibleBeside: Element? {
    guard let holder = parent else { return nil }
    switch node.slot {
    case .background, .overlay: return holder
    default:
      guard holder.known == .ZStack, !isAloneInSlot else { return nil }
      return holder
    }
  }

  /// Whether all that is seen of a row is a control: a button in the place of the link.
  private func offersWholeRow(_ row: Element) -> Bool {
    let controls = model.engine.controls(below: row.reference).filter { $0.reference.index != index }
    if controls.contains(where: { $0.gesture != nil || $0.known == .NavigationLink }) { return true }
    if row.control?.isInteractive == true || row.tap != nil { return true }
    let seen = row.known == .ZStack ? row.children.filter { $0.index != index && $0.node.slotModifier < 0 } : [row]
    return seen.contains { view in
      view.control?.isInteractive == true
        || controls.contains { $0.site == view.index && $0.reference.node.parent < 0 }
    }
  }
}

extension NameEngine {
  /// Whether a modifier leaves nothing to be seen: `.opacity(0)`. Its arguments are read in the scope.
  public func takesOpacity(_ use: ViewModifierUse, in scope: Scope) -> Bool {
    guard use.known == .opacity, let share = scope.file.tree.argument(of: use.call, label: nil) else { return false }
    return evaluator.value(of: share, in: scope).number == 0
  }
}
