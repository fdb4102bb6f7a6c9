// Text that stops growing before it has doubled.

import CurbcutAccessibility
import CurbcutFindings
import CurbcutSyntax
import CurbcutViews

extension Rule {
  static let dynamicTypeClamped = Rule(
    "dynamic-type-clamped", options: [textSizeReached, leastTextSize],
    .modifier([.dynamicTypeSize, .environment]) { element, use, report in
      guard !element.isOutOfScope, !use.isConditional, let argument = TextSizeCap.argument(of: use, in: element.tree)
      else { return }
      // The system shows bar items enlarged on request.
      guard !element.flags.contains(.systemHost), !element.flags.contains(.offscreen) else { return }
      if let floor = TextSizeFloor(argument, in: element.tree),
        floor.bound > TextSizeCap.index(report.word(leastTextSize)) ?? TextSizeCap.sizes.count
      {
        let content = TextContent(element)
        guard content.hasText || content.mayHoldText else { return }
        return report.add(
          .warning, .high, at: argument,
          "Text here never gets smaller than at \(floor.name), even if people choose a smaller text size",
          help: "Remove the lower bound.", cause: element.index)
      }
      guard let cap = TextSizeCap(argument, in: element.tree),
        cap.bound < TextSizeCap.index(report.word(textSizeReached)) ?? 0
      else { return }
      guard !offersLargeContent(element) else { return }
      let content = TextContent(element)
      guard content.hasText || content.hasUnknown else { return }
      // The largest title never doubles in the system's own scale.
      if content.isLargeTitleOnly, cap.bound >= TextSizeCap.xxxLarge { return }
      var severity: Severity
      switch cap.bound {
      case ...TextSizeCap.xxxLarge: severity = .error
      case TextSizeCap.xxxLarge + 1: severity = .warning
      // From `accessibility2` on, text has all but doubled.
      default: severity = .note
      }
      if element.surroundings.contains(.widget) || !content.hasText && !content.mayHoldText { severity = .note }
      report.add(
        severity, severity == .note ? .medium : .high, at: argument,
        cap.isSingle
          ? "Text here ignores Dynamic Type: it always stays at the size .\(cap.name)"
          : "Text here stops growing at \(cap.name) (\(cap.percent)% for body text)",
        help: cap.isSingle
          ? use.known == .dynamicTypeSize
            ? "Remove .dynamicTypeSize(.\(cap.name)), or use a range without an upper bound: .dynamicTypeSize(.\(cap.name)...)."
            : "Remove the modifier, so that the text has the size that people choose."
          : limitAround(element, cap).map {
            "Remove this limit and the one that a view around it has at \($0), or raise both to .accessibility5 and let the "
              + "layout adapt."
          } ?? "Remove the limit, or raise it to .accessibility5 and let the layout adapt.", cause: element.index)
    })

  private static let textSizeReached = RuleOption.choice(
    "upTo", "accessibility5", of: Array(TextSizeCap.sizes[TextSizeCap.xxxLarge...]),
    "The text size up to which text must grow")

  private static let leastTextSize = RuleOption.choice(
    "downTo", "accessibility5", of: TextSizeCap.sizes,
    "The text size down to which text must shrink; accessibility5 allows any lower bound")

  /// Where a view around it in its body has a limit that is no higher, so that this one could go without any change.
  private static func limitAround(_ element: Element, _ cap: TextSizeCap) -> String? {
    for holder in element.ancestors {
      for limit in holder.effectiveModifiers(where: { $0 == .dynamicTypeSize }) {
        guard let argument = limit.argument(nil), let other = TextSizeCap(argument.node, in: argument.tree),
          other.bound <= cap.bound
        else { continue }
        return element.file.placeForReading(limit.place)
      }
    }
    return nil
  }

  private static func offersLargeContent(_ element: Element) -> Bool {
    ([element] + element.descendants + element.ancestors).contains {
      $0.hasModifier(.accessibilityShowsLargeContentViewer)
    }
      || element.isEveryUseOfOwnModifier { use in
        (use.index..<use.node.end).contains { index in
          element.model.engine.appliedModifiers(of: ViewReference(file: use.file, index: index)).contains {
            $0.use.known == .accessibilityShowsLargeContentViewer
          }
        }
      }
  }
}

/// What a limit of the text size reaches.
private struct TextContent {
  var hasText = false
  var hasUnknown = false
  /// Whether what cannot be known is a view of the project or content from outside, rather than a picture.
  var mayHoldText = false
  var isLargeTitleOnly = true

  init(_ element: Element) {
    for view in [element] + element.descendants where !view.node.slot.isPresentationSlot {
      switch view.known {
      case .Text, .Label, .TextField, .SecureField, .TextEditor, .Button, .Toggle, .Link, .NavigationLink, .Picker:
        if view.control != nil, view.children.contains(where: { $0.node.slot == .label }) { continue }
        // What never grows loses nothing by a limit.
        if case .fixed = view.model.fontSize(around: view.reference) { continue }
        hasText = true
        if view.model.textStyle(of: view) != "largeTitle" { isLargeTitleOnly = false }
      case .other where view.node.kind != .choice:
        guard mayGrow(view) else { continue }
        hasUnknown = true
        mayHoldText = true
        isLargeTitleOnly = false
      default: break
      }
    }
  }

  /// Whether a view of the project may show words that follow the text size: neither pictures alone nor fixed fonts.
  private func mayGrow(_ view: Element) -> Bool {
    var hasOther = false
    let texts = view.model.shownTexts(in: view.reference, strict: true, withFonts: true) { _, known in
      switch known {
      case .TextField, .SecureField, .TextEditor, .Picker, .DatePicker, .Stepper, .List, .Form, .TabView:
        hasOther = true
      default: break
      }
      return false
    }
    guard let texts, !hasOther else { return true }
    return !texts.allSatisfy(\.neverGrows)
  }
}
