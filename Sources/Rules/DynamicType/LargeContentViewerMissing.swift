// Bars of the app's own that stay small and offer no enlarged view of their items.

import CurbcutAccessibility
import CurbcutFindings
import CurbcutSymbols
import CurbcutSyntax
import CurbcutViews

extension Rule {
  static let largeContentViewerMissing = Rule(
    "large-content-viewer-missing",
    .view([.other]) { element, report in
      guard element.known == .HStack, isJudgedForTextSize(element), element.labelOwner == nil, isBar(element) else {
        return
      }
      let buttons = buttons(element)
      guard
        buttons >= 3
          || element.children.contains(where: {
            $0.known == .ForEach && $0.descendants.contains { $0.known == .Button }
          })
      else { return }
      guard staysSmall(element) else { return }
      let viewer = Known.accessibilityShowsLargeContentViewer
      guard !([element] + element.descendants + element.ancestors).contains(where: { $0.hasModifier(viewer) }) else {
        return
      }
      report.add(
        .note, .medium, at: element.nameRange,
        "The items of this bar stay small, and people who need large text cannot enlarge them with a long press",
        help: "Add .accessibilityShowsLargeContentViewer() to each item"
          + (element.model.project.runsBefore(iOS: 15) ? " where iOS 15 is available." : "."), cause: element.index)
    })

  private static func buttons(_ element: Element) -> Int {
    element.descendants.filter { $0.known == .Button && $0.node.kind == .use && !$0.node.slot.isPresentationSlot }.count
  }

  /// The root of a type named as a bar, or the content of a safe area inset.
  private static func isBar(_ element: Element) -> Bool {
    if element.node.slotModifier >= 0 {
      let known = element.file.modifiers[Int(element.node.slotModifier)].known
      if known == .safeAreaInset || known == .safeAreaBar { return true }
    }
    guard element.body.owner >= 0, element.model.isWholeBody(element.node.body) else { return false }
    let words = Words.split(element.tree.string(of: element.file.types[Int(element.body.owner)].nameToken))
    let name = words.joined(separator: " ")
    return name.hasSuffix("tab bar") || name.hasSuffix("tabbar") || name.hasSuffix("toolbar")
      || name.hasSuffix("bottom bar")
  }

  /// Fixed sizes or a limit of the text size inside.
  private static func staysSmall(_ element: Element) -> Bool {
    ([element] + element.descendants).contains { view in
      view.effectiveModifiers { $0 == .font || $0 == .dynamicTypeSize }.contains { use in
        switch use.known {
        case .dynamicTypeSize: return true
        case .font:
          guard let argument = use.argument(nil) else { return false }
          if case .fixed = view.model.fontSize(argument.node, in: argument.scope) { return true }
          return false
        default: return false
        }
      }
    } || isSmallWhereUsed(element)
  }

  /// Whether no item has a font of its own, and each use of the bar gives it a fixed one.
  private static func isSmallWhereUsed(_ element: Element) -> Bool {
    guard !([element] + element.descendants).contains(where: { $0.hasModifier(.font) }) else { return false }
    let fonts = element.model.fontsWhereUsed(of: element)
    return !fonts.isEmpty
      && fonts.allSatisfy { font in
        if case .fixed = font { true } else { false }
      }
  }
}
