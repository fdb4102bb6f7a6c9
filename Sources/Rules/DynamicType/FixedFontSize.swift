// Text whose size is a fixed number of points and does not follow the user's text size.

import CurbcutAccessibility
import CurbcutFindings
import CurbcutSourceText
import CurbcutSymbols
import CurbcutSyntax
import CurbcutViews

extension Rule {
  static let fixedFontSize = Rule(
    "fixed-font-size",
    .effective([.font]) { element, font, report in
      guard !element.isOutOfScope, !font.isConditional, !element.isDrawnIntoPicture else { return }
      guard !element.outerFlags.contains(.systemHost) else { return }
      guard let argument = font.argument(nil) else { return }
      let size = element.model.fontSize(argument.node, in: argument.scope)
      if case .scaled = size { return report.silent(because: "the font follows Dynamic Type") }
      guard case .fixed(let points) = size else {
        return report.silent(
          because:
            "the font size is unknown: \(argument.isHere ? element.unknownReason(argument.node) : "a custom modifier of the project sets it")"
        )
      }
      // Nobody reads letters of one point; they keep a shortcut out of sight.
      guard (points ?? 12) > 4 else { return }
      guard !fillsWidget(element, points), !fillsFrame(element, points) else { return }
      let content = FontContent(element, font, points: points)
      let measure = points.map { ": \($0.plainText) points" } ?? ""
      if content.hasText, !element.isNeverSeen {
        let mayShrink = element.withAncestors.contains { $0.hasModifier(.minimumScaleFactor) }
        let isDisplay = (points ?? 0) >= 60 && mayShrink
        let isSoft = isDisplay || element.surroundings.contains(.widget) || element.surroundings.contains(.debug)
        let origin = element.model.fontOrigin(of: font, argument)
        report.add(
          isSoft ? .warning : .error, .high, at: argument.place,
          "This text has a fixed font size and ignores Dynamic Type\(measure)\(origin?.sizeSuffix ?? "")",
          help: help(points, argument, origin, in: element), cause: element.index)
      }
    },
    uikit: { model, report in
      UIKitFonts.fixed(model, &report)
      UIKitFonts.attributed(model, &report)
      UIKitFonts.given(model, &report)
      UIKitFonts.handed(model, &report)
      UIKitFonts.styled(model, &report)
      UIKitFonts.unset(model, &report)
    })

  /// A number that shrinks from a huge size until it fills its widget is as large as it can be at any setting.
  private static func fillsWidget(_ element: Element, _ points: Double?) -> Bool {
    guard element.surroundings.contains(.widget), let points, points >= 40 else { return false }
    if element.withAncestors.contains(where: { $0.hasModifier(.frame) }) || points >= 60 { return true }
    return element.withAncestors.contains { holder in
      holder.modifiers.contains { applied in
        guard applied.use.known == .minimumScaleFactor, !applied.use.isConditional,
          let argument = applied.file.tree.argument(of: applied.use.call, label: nil)
        else { return false }
        return holder.model.evaluator.value(of: argument, in: applied.scope).number.map { $0 < 0.5 } ?? false
      }
    }
  }

  /// A number of display size that shrinks until it fits into a height of its own fills that at any setting: it is as large as
  /// it can be, and a larger font would be shrunk again.
  private static func fillsFrame(_ element: Element, _ points: Double?) -> Bool {
    guard let points, points >= 60 else { return false }
    var shrinks = false
    for holder in element.withAncestors {
      if holder.hasModifier(.minimumScaleFactor) { shrinks = true }
      let isHeld = holder.effectiveModifiers { $0 == .frame }.contains { frame in
        guard let height = frame.argument("height") ?? frame.argument("maxHeight") else { return false }
        return !height.tree.sourceText(height.node).hasSuffix("infinity")
      }
      if isHeld { return shrinks }
      if holder.node.slot.isPresentationSlot || holder.known == .ScrollView { return false }
    }
    return false
  }

  private static func help(
    _ points: Double?, _ argument: EffectiveArgument, _ origin: ValueOrigin?, in element: Element
  ) -> String {
    if let origin { return origin.scalingHelp(points) }
    let names = argument.tree.names(in: argument.node)
    let isBold = !names.isDisjoint(with: [Name("semibold"), Name("bold"), Name("heavy"), Name("black")])
    guard let points, let style = TextStyle.nearest(to: points, isBold: isBold) else {
      return points == nil
        ? "Use a text style, or a size from @ScaledMetric(relativeTo:)."
        : "Use a size from @ScaledMetric(relativeTo: .largeTitle), which looks the same at the default setting."
    }
    guard points < TextStyle.largerThanAll else {
      return
        "Use a size from @ScaledMetric(relativeTo: .largeTitle), which looks the same at the default setting, or the "
        + "smaller .font(.largeTitle)."
    }
    // A font of the project's own by the name of the style would be meant instead of it.
    let font = element.model.project.hidesTextStyle(style, from: element.file) ? ".system(.\(style))" : ".\(style)"
    return
      "Use .font(\(font)), or a size from @ScaledMetric(relativeTo: .\(style)) that looks the same at the default setting."
  }
}

/// What a font modifier reaches.
struct FontContent {
  var hasText = false
  var hasImage = false
  var hasUnknown = false
  /// Whether there are texts without a letter or number.
  var hasEmoji = false
  /// Whether the symbol changes with a state, so that its meaning rests on its being seen.
  var imageTellsState = false

  /// The size of the font, where it is known.
  private var points: Double?
  /// Whether the letters of the font are pictures.
  private var isOfIcons = false

  /// What a font reaches that may come by a modifier of the project's own.
  init(_ element: Element, _ modifier: EffectiveModifier, points: Double? = nil) {
    self.points = points
    // Of several fonts that one modifier sets, the innermost holds.
    guard
      modifier.isWritten || modifier.isOfStyle
        || element.model.appliedFont(of: modifier.written)?.use.nameToken == modifier.use.nameToken
    else { return }
    isOfIcons = modifier.argument(nil).map { element.isIconFont($0) } ?? false
    if modifier.isOfStyle {
      for view in element.viewsInFontOfStyle { note(view) }
      return
    }
    visit(element, use: modifier.written)
  }

  private mutating func visit(_ root: Element, use: ViewModifierUse) {
    // Those that are presented have fonts of their own, and so has what a nearer font shields.
    guard let modifier = root.file.place(of: use, on: root.node) else { return }
    for index in root.model.viewsByFont[modifier] ?? [] { note(Element(model: root.model, index: index)) }
  }

  private mutating func note(_ element: Element) {
    switch element.node.kind {
    case .use: break
    case .base where element.isLabelWithWordsWhereStyled:
      hasText = true
      return
    case .base, .opaque:
      hasUnknown = true
      return
    case .reference:
      follow(element)
      return
    default: return
    }
    switch element.known {
    // What is blank keeps room, and nobody reads it.
    case .Text where element.isBlankText || element.isDrawnClear: break
    case .Text:
      if isOfIcons {
        hasImage = true
      } else if isEmoji(element) || element.isPictureText(points: points) {
        hasEmoji = true
      } else {
        hasText = true
      }
    case .Label:
      if element.showsIconOnly { hasImage = true } else { hasText = true }
    case .TextField, .SecureField, .TextEditor: hasText = true
    case .Button, .Link, .NavigationLink, .Toggle, .Picker, .Stepper, .DatePicker, .Menu, .DisclosureGroup:
      if element.children.allSatisfy({ $0.node.slot != .label }), element.argument(nil) != nil {
        if element.isIconOfLabel { hasImage = true } else { hasText = true }
      }
    case .Image:
      hasImage = true
      if let symbol = element.symbolArgument, element.tree.kind(symbol) == .ternaryExpr {
        imageTellsState = true
      }
    case .other: follow(element)
    default: break
    }
  }

  /// Whether a text shows emoji or signs only, whichever of its alternatives is taken.
  private func isEmoji(_ element: Element) -> Bool {
    if let argument = element.argument(nil) ?? element.argument("verbatim") {
      // `Text(emoji)`, and `Text(reaction.rawValue)`: people react by emoji.
      let code = element.tree.sourceText(argument)
      let words = Words.split(code)
      if words.contains("emoji") || words == ["reaction"] || words == ["reaction", "raw", "value"] { return true }
      // `Text(activity.icon)`, `Text(icon ?? "⭐️")`: a symbol's name would not be shown as words.
      if code.first != "\"", words.last == "icon" || words.last == "glyph" { return true }
      if let mark = Self.fallback(argument, element), !mark.contains(where: { $0.isLetter || $0.isNumber }) {
        return true
      }
    }
    let words = element.textWordings
    guard words.areKnown, !words.all.isEmpty else { return false }
    return words.all.allSatisfy { word in
      !word.isBlank && !word.text.contains("‹") && word.text.allSatisfy { !$0.isLetter && !$0.isNumber }
    }
  }

  /// The literal behind `??`.
  private static func fallback(_ argument: NodeID, _ element: Element) -> String? {
    let tree = element.tree
    guard tree.kind(argument) == .binaryExpr, tree.mainIs(argument, "??") else { return nil }
    let other = tree.lastChild(argument)
    guard tree.kind(other) == .stringLiteral else { return nil }
    let text = tree.sourceText(other).filter { $0 != "\"" }
    return text.isEmpty || text.contains("\\") || text.allSatisfy({ $0.isASCII }) ? nil : text
  }

  /// Whether a text shows words rather than emoji.
  static func holdsWords(_ text: Element) -> Bool {
    var content = FontContent()
    content.note(text)
    return content.hasText
  }

  private init() {}

  /// Looks into a component of the project.
  private mutating func follow(_ element: Element) {
    guard let roots = element.model.engine.expansion(of: element.reference) else {
      hasUnknown = true
      return
    }
    for root in roots {
      for index in root.index..<root.node.end {
        let node = root.file.views[Int(index)]
        let hasOwnFont = node.modifiers.contains { root.file.modifiers[Int($0)].known == .font }
        switch node.known {
        case .Label where element.showsIconOnly: hasImage = true
        case .Text, .Label: if !hasOwnFont { hasText = true }
        case .Image: hasImage = true
        default: break
        }
      }
    }
  }
}
