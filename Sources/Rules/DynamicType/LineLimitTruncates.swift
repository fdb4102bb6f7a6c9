// Words that are cut off behind the first or second line.

import CurbcutAccessibility
import CurbcutFindings
import CurbcutSyntax
import CurbcutViews

extension Rule {
  static let lineLimitTruncates = Rule(
    "line-limit-truncates",
    .modifier([.lineLimit]) { element, use, report in
      guard !use.isConditional, isJudgedForTextSize(element), let limit = limit(use, element) else { return }
      guard !element.model.isChosenByTextSize(element), !onlyReservesRoom(element) else { return }
      let own = element.known == .Text || element.known == .Label
      // A text that shrinks instead is the other rule's.
      guard !element.withAncestors.contains(where: { $0.hasModifier(.minimumScaleFactor) }) else { return }
      guard !isNeverSqueezed(element) else { return }
      guard element.known != .TextField, element.known != .SecureField, element.known != .TextEditor else { return }
      let texts = own ? [element.model.shownText(of: element.reference)].compactMap { $0 } : inner(element)
      let worst =
        texts.map(\.content).filter(\.isWords).max { !$0.isLong && $1.isLong }
        ?? (own && limit == 1 ? title(element) : nil)
      guard let worst, limit == 1 || worst.isLong else { return }
      let opens = element.flags.contains(.tappableAncestor) || element.labelOwner != nil || isRowOfLink(element)
      let isMiddle = element.writtenModifiers.contains { modifier in
        guard modifier.known == .truncationMode,
          let mode = element.model.firstArgument(of: modifier.call, label: nil)
        else { return false }
        return element.tree.text(mode) != "tail"
      }
      let isLabel: Bool
      if case .words = worst { isLabel = true } else { isLabel = false }
      // Words on a control itself are nowhere else in full.
      let severity: Severity = limit == 1 && !isMiddle && (!opens || isLabel) ? .warning : .note
      report.add(
        severity, .medium, at: element.tree.tokens.range(use.nameToken),
        "People who need large text get only the beginning of these words; the limit in lines is \(limit)",
        help:
          "Remove the limit, or lift it for large sizes: .lineLimit(dynamicTypeSize.isAccessibilitySize ? nil : \(limit)).",
        cause: element.index)
    })

  /// Whether a property is used hidden wherever it is used: `placeholderRow.hidden()` keeps a row as high as it will be.
  private static func onlyReservesRoom(_ element: Element) -> Bool {
    let uses = element.usesOfOwnMember
    if !uses.isEmpty, uses.allSatisfy({ $0.hasModifier(.hidden) }) { return true }
    return ([element] + element.ancestors).contains(where: isHiddenByItsHost)
  }

  /// Whether the component that a closure is handed to puts it under `.hidden()`, to take its size only.
  private static func isHiddenByItsHost(_ view: Element) -> Bool {
    guard view.node.slot == .custom, view.node.slotModifier < 0, let host = view.parent, host.node.kind == .use,
      host.known == .other, let closure = host.argument(holding: view)
    else { return false }
    let engine = view.model.engine
    guard let root = engine.expansion(of: host.reference)?.first else { return false }
    let body = root.file.bodies[Int(root.node.body)]
    let others = host.labels.subtracting([closure])
    return body.views.contains { index in
      let inner = root.file.views[Int(index)]
      guard inner.kind == .reference || inner.kind == .base || inner.kind == .opaque else { return false }
      guard inner.modifiers.contains(where: { root.file.modifiers[Int($0)].known == .hidden }) else { return false }
      let name = root.file.tree.text(inner.expression)
      return closure.isEmpty ? !others.contains(name) : name == closure
    }
  }

  /// `.fixedSize()` gives words the width they need, whatever is left for the rest.
  private static func isNeverSqueezed(_ element: Element) -> Bool {
    guard let use = element.writtenModifiers.first(where: { $0.known == .fixedSize && !$0.isConditional }) else {
      return false
    }
    let tree = element.tree
    guard tree.children(use.call).count > 1 else { return true }
    return tree.argument(of: use.call, label: "horizontal").map { tree.mainIs($0, "true") } ?? false
  }

  /// A short title in so large a style that the largest text size makes it wider than a phone.
  private static func title(_ element: Element) -> TextContent? {
    guard case .text(let text) = element.name.name, text.contains(" "), !element.name.isExplicit,
      let style = element.model.textStyle(of: element).flatMap(TextStyle.named)
    else { return nil }
    // A letter is about half as wide as its font is high; 343 points are left between the margins of a phone.
    return style.largestSize * 0.55 * Double(text.count) > 343 ? .words(text.count) : nil
  }

  private static func limit(_ use: ViewModifierUse, _ element: Element) -> Int? {
    let arguments = element.tree.children(use.call).dropFirst()
    guard arguments.count == 1, let argument = element.model.firstArgument(of: use.call, label: nil),
      let number = element.model.evaluator.value(of: argument, in: element.scope).number, number == 1 || number == 2
    else { return nil }
    return Int(number)
  }

  /// The texts that the limit on a container reaches: those without a limit of their own.
  private static func inner(_ element: Element) -> [ShownText] {
    element.model.shownTexts(in: element.reference) { view, known in
      if view.index == element.index, view.file === element.file { return false }
      switch known {
      case .ScrollView, .List, .Form, .TextField, .SecureField, .TextEditor: return true
      default: return view.node.modifiers.contains { view.file.modifiers[Int($0)].known == .lineLimit }
      }
    } ?? []
  }

  /// A row whose component is the label of a link wherever it is used.
  private static func isRowOfLink(_ element: Element) -> Bool {
    element.outerFlags.contains(.labelSlot)
      || element.ancestors.contains { $0.known == .Button || $0.known == .NavigationLink }
  }

  /// Files of live activities and complications lie outside of widget folders, too.
  private static let widgetFrameworks: Set<Name> = [Name("WidgetKit"), Name("ActivityKit"), Name("ClockKit")]

  /// Whether rules on the size of text judge a view: it is on an iPhone's screen and no bar, menu or widget.
  static func isJudgedForTextSize(_ element: Element) -> Bool {
    !element.isOutOfScope && !element.file.imports.contains(where: widgetFrameworks.contains)
      && element.surroundings.isDisjoint(with: [.widget, .placeholder, .debug])
      && element.flags.isDisjoint(with: [.redacted, .offscreen, .chart, .mapContent])
      && !element.outerFlags.contains(.systemHost) && element.body.kind != .style
  }
}

extension Element {
  /// The labels of the closures behind the call that makes the view.
  fileprivate var labels: Set<String> {
    Set(tree.children(node.expression).dropFirst().compactMap { tree.label(of: $0).map { tree.string(of: $0) } })
  }

  /// The label of the closure of this view that holds another one; empty when it has none.
  fileprivate func argument(holding view: Element) -> String? {
    let place = tree.range(view.node.chain).start
    for child in tree.children(node.expression).dropFirst() {
      let range = tree.range(child)
      if range.start <= place, place < range.end { return tree.label(of: child).map { tree.string(of: $0) } ?? "" }
    }
    return nil
  }
}
