// Words that are cut off behind the first or second line.

import CurbcutAccessibility
import CurbcutFindings
import CurbcutSourceText
import CurbcutSymbols
import CurbcutSyntax
import CurbcutViews

extension Rule {
  static let lineLimitTruncates = Rule(
    "line-limit-truncates", options: [mostLines],
    .effective([.lineLimit, .environment]) { element, use, report in
      guard !use.isConditional, isJudgedForTextSize(element),
        let limit = limit(use, element, most: report.number(mostLines))
      else { return }
      guard !element.model.isChosenByTextSize(element), !onlyReservesRoom(element) else { return }
      if limit == 1, let needed = widthOfRow(element), needed > FileModel.narrowPhone {
        let (row, phone) = (measure(needed.rounded()), measure(FileModel.narrowPhone))
        return report.add(
          .warning, .medium, at: use.place,
          "These words share one line, so large text is cut off: they need \(row) points at the largest size, and many iPhones have \(phone)",
          help: element.model.project.runsBefore(iOS: 16)
            ? "Stack them \(element.model.project.stackAtLargeSizes)"
            : "Stack them at large sizes, based on dynamicTypeSize or with ViewThatFits.",
          cause: element.index)
      }
      let own = element.known == .Text || element.known == .Label
      // A text that shrinks by much instead is the other rule's, and so is one that never gets large.
      guard let factor = element.leastShrinkFactor, factor >= slightFactor,
        element.textSizeCap.map({ $0.bound > TextSizeCap.xxxLarge }) ?? true
      else { return }
      guard !isNeverSqueezed(element) else { return }
      guard element.known != .TextField, element.known != .SecureField, element.known != .TextEditor else { return }
      guard let worst = worstText(element, limit, isText: own), !element.hasRoomThatGrows, !isInComputedWidth(element)
      else { return }
      let opens = element.flags.contains(.tappableAncestor) || element.labelOwner != nil || isRowOfLink(element)
      // Words that never grow are cut off for everybody alike, where no other place shows them.
      let isTight = isChip(element) || element.isInOwnBar
      if worst.neverGrows, limit > 1 || opens || isTight { return }
      if element.isNeverSeen || element.model.isChosenByMeasuredText(element) { return }
      let isMiddle = element.effectiveModifiers { $0 == .truncationMode }.contains { modifier in
        guard let mode = modifier.argument(nil) else { return false }
        return mode.tree.text(mode.node) != "tail"
      }
      let isLabel: Bool
      if case .words = worst.content { isLabel = true } else { isLabel = false }
      // Words on a control itself are nowhere else in full.
      let isSmall = worst.neverGrows || worst.content.isName || limit > 1 || isMiddle || opens && !isLabel
      report.add(
        isSmall || isTight ? .note : .warning, .medium,
        at: use.place,
        worst.neverGrows
          ? "This text is cut off as soon as it outgrows \(counted(limit, "line"))"
          : "With large text, people see only \(isMiddle ? "parts" : "the beginning") of this text: it is limited to "
            + counted(limit, "line"),
        help:
          "Remove the limit, or lift it for large sizes: .lineLimit(\(element.model.project.isLargeSize) ? nil : \(limit)).",
        cause: element.index)
    })

  /// Whether code works out the width of the text, as for the bars of a chart: more lines would spill out of what is drawn.
  private static func isInComputedWidth(_ element: Element) -> Bool {
    element.effectiveModifiers { $0 == .frame }.contains { frame in
      guard let width = frame.argument("width"), [.binaryExpr, .callExpr].contains(frame.tree.kind(width.node)) else {
        return false
      }
      return element.model.evaluator.value(of: width.node, in: width.scope).number == nil
    }
  }

  /// The width that the words of a row need in one line at the largest text size, when they have shrunk as far as they may.
  private static func widthOfRow(_ element: Element) -> Double? {
    guard element.known == .HStack, element.node.kind == .use, element.textSizeCap == nil,
      !element.withAncestors.contains(where: { $0.known == .ScrollView || $0.known == .ViewThatFits })
    else { return nil }
    let style: TextStyle?
    if element.fontModifier == nil {
      style = TextStyle.named("body")
    } else {
      style = element.model.textStyle(of: element).flatMap(TextStyle.named)
    }
    guard let style else { return nil }
    guard let factor = element.leastShrinkFactor else { return nil }
    return element.model.leastRowWidth(of: element.reference).at(style.largestSize * factor)
  }

  /// The text under the limit that loses most by it; nil when none of them loses anything.
  private static func worstText(_ element: Element, _ limit: Int, isText: Bool) -> ShownText? {
    func weight(_ text: ShownText) -> Int {
      (text.neverGrows ? 0 : 4) + (text.content.isLong ? 2 : text.content.isName ? 0 : 1)
    }
    // Texts that shrink instead are the other rule's, also under the limit of what holds them.
    let texts = inner(element, isText: isText).filter { text in
      !shrinks(text.view, inside: element)
    }
    if let worst = texts.filter(\.content.isWords).max(by: { weight($0) < weight($1) }) {
      return limit == 1 || worst.content.isLong ? worst : nil
    }
    guard isText, limit == 1, texts.allSatisfy({ !$0.neverGrows }), let title = title(element) else { return nil }
    return ShownText(content: title, view: element.reference, font: nil)
  }

  /// Whether a text, or what holds it below a view, shrinks to fit, here or wherever what shows the text is used.
  private static func shrinks(_ text: ViewReference, inside element: Element) -> Bool {
    var view = text
    while true {
      if element.model.engine.appliedModifiers(of: view).contains(where: { shrinksByMuch($0, element.model) }) {
        return true
      }
      if view.file === element.file, view.node.parent == element.index { return false }
      guard view.node.parent >= 0 else { return element.model.isShrunkByUses(text) }
      view.index = view.node.parent
    }
  }

  private static func shrinksByMuch(_ applied: AppliedModifier, _ model: FileModel) -> Bool {
    guard applied.use.known == .minimumScaleFactor else { return false }
    let factor = applied.file.tree.argument(of: applied.use.call, label: nil)
      .flatMap { model.evaluator.value(of: $0, in: applied.scope).number }
    return factor.map { $0 < slightFactor } ?? true
  }

  /// What shrinks by less than this is cut off at sizes twice as large all the same.
  private static let slightFactor = 0.7

  /// Whether the view is by its name one of those that hold a word or two.
  private static func isChip(_ element: Element) -> Bool {
    let file = element.file
    let body = element.body
    var words: [String] = []
    if body.owner >= 0 { words += Words.split(element.tree.string(of: file.types[Int(body.owner)].nameToken)) }
    if body.member >= 0 { words += Words.split(element.tree.string(of: file.members[Int(body.member)].nameToken)) }
    return words.contains { ["chip", "badge", "pill", "tag", "capsule"].contains($0) }
  }

  /// Whether a property is used hidden wherever it is used: `placeholderRow.hidden()` keeps a row as high as it will be.
  private static func onlyReservesRoom(_ element: Element) -> Bool {
    let uses = element.allUsesOfOwnMember
    let engine = element.model.engine
    if !uses.isEmpty, uses.allSatisfy({ engine.appliedModifiers(of: $0).contains { $0.use.known == .hidden } }) {
      return true
    }
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

  private static func scrollsSideways(_ view: Element) -> Bool {
    guard view.known == .ScrollView, let axes = view.argument(nil) else { return false }
    return view.tree.kind(axes) == .implicitMemberExpr && view.tree.mainIs(axes, "horizontal")
  }

  /// `.fixedSize()` gives words the width they need, whatever is left for the rest.
  private static func isNeverSqueezed(_ element: Element) -> Bool {
    // What scrolls sideways is as wide as it likes.
    if element.ancestors.contains(where: scrollsSideways) { return true }
    guard let size = element.effectiveModifiers(where: { $0 == .fixedSize }).first(where: { !$0.isConditional }) else {
      return false
    }
    guard size.tree.children(size.use.call).count > 1 else { return true }
    return size.argument("horizontal").map {
      element.model.evaluator.boolean(of: $0.node, in: $0.scope) == true
    } ?? false
  }

  /// A short title in so large a style that the largest text size makes it wider than a phone.
  private static func title(_ element: Element) -> TextContent? {
    guard case .text(let text) = element.name.name, text.contains(" "), !element.name.isExplicit,
      let style = element.model.textStyle(of: element).flatMap(TextStyle.named)
    else { return nil }
    // A letter is about half as wide as its font is high; 343 points are left between the margins of a phone.
    return style.largestSize * 0.55 * Double(text.count) > 343 ? .words(text.count) : nil
  }

  private static let mostLines = RuleOption.count(
    "lines", 2, in: 1...20, "lines", "Limits of this many lines or fewer are checked")

  private static func limit(_ use: EffectiveModifier, _ element: Element, most: Double) -> Int? {
    let arguments = use.tree.children(use.use.call).dropFirst()
    guard let first = use.argument(nil) else { return nil }
    var (value, scope) = (first.node, first.scope)
    if use.known == .environment {
      // `.environment(\.lineLimit, 1)` is `.lineLimit(1)`.
      guard arguments.count == 2, first.isHere, use.tree.sourceText(value) == "\\.lineLimit", let last = arguments.last
      else { return nil }
      (value, scope) = (use.tree.lastChild(last), use.scope)
    } else if arguments.count != 1 {
      return nil
    }
    guard let number = element.model.evaluator.value(of: value, in: scope).number,
      number >= 1, number <= most
    else { return nil }
    return Int(saturating: number)
  }

  /// The texts that the limit on a container reaches: those without a limit of their own; of a text that text alone.
  private static func inner(_ element: Element, isText: Bool) -> [ShownText] {
    element.model.shownTexts(in: element.reference, withFonts: true) { view, known in
      if view.index == element.index, view.file === element.file { return false }
      if isText { return true }
      switch known {
      case .ScrollView, .List, .Form, .TextField, .SecureField, .TextEditor: return true
      default:
        return view.node.modifiers.contains {
          let known = view.file.modifiers[Int($0)].known
          return known == .lineLimit || known == .redacted
        }
      }
    } ?? []
  }

  /// A row whose component is the label of a link wherever it is used.
  private static func isRowOfLink(_ element: Element) -> Bool {
    element.outerFlags.contains(.labelSlot)
      || element.ancestors.contains { $0.known == .Button || $0.known == .NavigationLink } || element.isMostlyOpened
  }

  /// Files of live activities and complications lie outside of widget folders, too.
  private static let widgetFrameworks: Set<Name> = [Name("WidgetKit"), Name("ActivityKit"), Name("ClockKit")]

  /// Whether rules on the size of text judge a view: it is on an iPhone's screen and no bar, menu or widget.
  static func isJudgedForTextSize(_ element: Element) -> Bool {
    !element.isOutOfScope && !element.file.imports.contains(where: widgetFrameworks.contains)
      && element.surroundings.isDisjoint(with: [.widget, .placeholder, .debug])
      && element.flags.isDisjoint(with: [.redacted, .passingCopy, .chart, .mapContent])
      && !element.outerFlags.contains(.systemHost) && element.body.kind != .style
      && !element.isDrawnIntoPicture
      && !element.model.isPicture(body: element.node.body)
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
