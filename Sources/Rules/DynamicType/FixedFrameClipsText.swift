// Text in a box whose height stays as it is when the text grows.

import CurbcutAccessibility
import CurbcutFindings
import CurbcutSourceText
import CurbcutSymbols
import CurbcutSyntax
import CurbcutViews

extension Rule {
  static let fixedFrameClipsText = Rule(
    "fixed-frame-clips-text",
    .effective([.frame]) { element, frame, report in
      guard !frame.isConditional, isJudgedForTextSize(element), element.known != .Image,
        let position = element.position(of: frame)
      else { return }
      if let narrow = narrowWidth(frame, element) {
        return report.add(
          .warning, .medium, at: frame.place,
          "Large text is cut off or broken after a character or two, because this width is too small for it: \(measure(narrow)) points"
            + origin("width", of: frame, element),
          help: "Use minWidth instead of a fixed width, or a width from @ScaledMetric.", cause: element.index)
      }
      guard let height = points("height", of: frame, element) ?? points("maxHeight", of: frame, element), height >= 12,
        height <= 200
      else { return }
      // A round badge or an avatar is a picture made of letters.
      if let width = points("width", of: frame, element), width == height, height <= 100 { return }
      // `position` takes all the room that it is offered, so a frame behind it cuts nothing off.
      guard !positions(element, before: position) else { return }
      let model = element.model
      guard !element.isInsideScrollOfFixedHeight, !model.isChosenByTextSize(element) else { return }
      guard !element.shrinksToFit else { return }
      let font: FontSize =
        fontOfStyle(frame, element) ?? element.fontModifier.map { model.fontSize(ofModifier: $0) }
        ?? .scaled(points: 17)
      let needed = model.textHeight(of: element.reference, font: font, before: position)
      // Where text stops growing earlier, it takes less.
      let growth = element.textSizeCap.map { Double($0.percent) / 100 - 1 } ?? 1
      let largest = needed.usual + (needed.doubled - needed.usual) * min(1, max(0, growth))
      // Words of a fixed size never come out at twice of it.
      guard needed.usual > 0, needed.usual <= height * 1.2, needed.doubled > needed.usual else { return }
      let room =
        height + model.verticalPadding(behind: position, of: element.reference)
        + model.verticalPadding(before: position, of: element.reference)
      guard largest > room else {
        if element.textSizeCap == nil, !holdsBlank(element), grown(needed, to: font) > room {
          return report.add(
            .note, .medium, at: frame.place,
            "Text at its largest size \(isClipped(frame, element, after: position) ? "is cut off by" : "overflows") this fixed height: \(measure(height)) points"
              + origin("height", of: frame, element),
            help: "Use minHeight instead of a fixed height, or a height from @ScaledMetric.", cause: element.index)
        }
        return report.silent(
          measured: "\(measure(room)) points high; its text at its largest needs about \(measure(largest))")
      }
      report.add(
        .warning, .medium, at: frame.place,
        "Text at \(growth < 1 ? "\(Int(saturating: (1 + growth) * 100))% of" : "twice") its usual size \(isClipped(frame, element, after: position) ? "is cut off by this fixed height" : "overflows this fixed height and can overlap what is around it"): \(measure(height)) points"
          + origin("height", of: frame, element),
        help: "Use minHeight instead of a fixed height, or a height from @ScaledMetric.", cause: element.index)
    }, uikit: { model, report in UIKitHeights.check(model, &report) },
    interface: { model, report in UIKitHeights.check(model, &report) })

  /// Whether all that is shown is blank text, which keeps room for something.
  private static func holdsBlank(_ element: Element) -> Bool {
    let texts = ([element] + element.descendants).filter { $0.known == .Text }
    return !texts.isEmpty && texts.allSatisfy(\.isBlankText)
  }

  /// The height of a text of a style at the largest text size, far beyond twice the usual one for small styles.
  private static func grown(_ needed: GrownHeight, to font: FontSize) -> Double {
    guard case .scaled(let size?) = font, let style = TextStyle.all.first(where: { $0.size == size }) else { return 0 }
    return needed.usual + (needed.doubled - needed.usual) * (style.largestSize / size - 1)
  }

  /// Where a side comes from that is used by a name.
  private static func origin(_ side: String, of frame: EffectiveModifier, _ element: Element) -> String {
    frame.argument(side).flatMap { element.model.origin(of: $0.node, in: $0.scope) }?.sizeSuffix ?? ""
  }

  /// The font that the style of a button puts on the label together with a frame.
  private static func fontOfStyle(_ frame: EffectiveModifier, _ element: Element) -> FontSize? {
    guard frame.isOfStyle, let font = element.styleModifiers.first(where: { $0.known == .font })?.argument(nil) else {
      return nil
    }
    return element.model.fontSize(font.node, in: font.scope)
  }

  /// The width that a text is held to, where the largest text size leaves room for a letter or two and its longest word needs
  /// more.
  private static func narrowWidth(_ frame: EffectiveModifier, _ element: Element) -> Double? {
    guard element.known == .Text, let width = points("width", of: frame, element), width >= 12,
      !element.hasModifier(.fixedSize), !element.hasModifier(.rotationEffect), !element.shrinksToFit,
      !element.model.isChosenByTextSize(element)
    else { return nil }
    // A round badge or an avatar is a picture made of letters.
    if let height = points("height", of: frame, element), height == width { return nil }
    let font: FontSize = element.fontModifier.map { element.model.fontSize(ofModifier: $0) } ?? .scaled(points: 17)
    guard case .scaled(let size?) = font, let style = TextStyle.all.first(where: { $0.size == size }) else {
      return nil
    }
    // Where text stops growing earlier, it takes less.
    let capped = element.textSizeCap.map { size * Double($0.percent) / 100 }
    let largest = min(style.largestSize, capped ?? style.largestSize)
    // Whole words break somewhere in a wider column, and can still be read.
    guard width < largest * 1.3, let word = element.model.leastWordWidth(of: element.reference) else { return nil }
    return word * largest > width ? width : nil
  }

  private static func positions(_ element: Element, before limit: Int32) -> Bool {
    element.node.modifiers.contains { $0 < limit && element.file.modifiers[Int($0)].known == .position }
  }

  /// Whether what is larger than the frame is cut off; a frame by itself lets it overflow.
  private static func isClipped(_ frame: EffectiveModifier, _ element: Element, after position: Int32) -> Bool {
    func clips(_ known: Known) -> Bool {
      switch known {
      case .clipped, .clipShape, .cornerRadius, .mask: true
      default: false
      }
    }
    if frame.isOfStyle { return element.styleModifiers.contains { clips($0.known) } }
    return element.node.modifiers.contains { $0 > position && clips(element.file.modifiers[Int($0)].known) }
  }

  static func points(_ label: String, of frame: EffectiveModifier, _ element: Element) -> Double? {
    guard let argument = frame.argument(label) else { return nil }
    return element.model.evaluator.value(of: argument.node, in: argument.scope).number
  }

  static func measure(_ points: Double) -> String { points.plainText }
}

extension Element {
  /// Whether the view is the content of something that scrolls sideways and so has a height of its own.
  fileprivate var isInsideScrollOfFixedHeight: Bool { known == .ScrollView || known == .TabView || known == .List }
}
