// Texts that let so much of their ground through that they are too faint on any, whatever it is.

import CurbcutAccessibility
import CurbcutFindings

/// A text on a ground that is not known, too faint on each that there may be.
struct FaintText {
  private let text: TextColours
  /// As it is seen in the appearance in which it can have the most contrast.
  private let color: Colour
  private let name: String
  private let ratio: Double

  /// nil where the ground is known, or some ground would do. A style of the system that is faint by itself is a matter of
  /// its own (`isSystems`).
  init?(_ text: TextColours, isSystems: Bool = false) {
    let (element, colours) = (text.element, text.element.model.colours)
    guard text.background == nil, text.foreground.isWritten, let color = text.foreground.value.single,
      !colours.isColoredByStyleElsewhere(element.index)
    else { return nil }
    let opacity = colours.opacityOverGround(of: element.index)
    guard isSystems == (color.isSystem && !color.isFaded && opacity == 1) else { return nil }
    var best: (appearance: Appearance, color: Colour, ratio: Double)?
    for appearance in colours.appearances(of: element.index) where !appearance.isIncreased {
      let seen = color[appearance].opacity(opacity)
      // What can hardly be seen at all is not there to be read.
      guard seen.alpha > 0.1, seen.alpha < 1 else { return nil }
      let ratio = seen.highestContrast
      if best.map({ ratio > $0.ratio }) ?? true { best = (appearance, seen, ratio) }
    }
    guard let best, best.ratio < text.needed else { return nil }
    self.text = text
    self.color = best.color
    name = color.opacity(opacity).name(in: best.appearance)
    ratio = best.ratio
  }

  /// `advice` is the help where another one than to be less faint is needed.
  func add(to report: inout Report, advice: String? = nil) {
    let limits = text.element.model.limits
    report.add(
      text.element.isPlaceholderOfField ? .note : .warning, .medium, at: text.range,
      "\(text.subject) is too faint on any background: \(name) reaches "
        + "\(printedRatio(ratio)) at most, but should be at least \(Rule.needed(text.target, limits))" + origin,
      help: advice
        ?? "Use a color that lets less of the background through"
        + (leastPercent.map { ": at least \($0)% opacity, and the right background." } ?? "."),
      cause: text.element.index, related: text.related)
  }

  private var origin: String { text.origin.map(\.colorSuffix) ?? "" }

  /// The least opacity at which some ground would do, in percent and steps of five; nil where none is enough.
  private var leastPercent: Int? {
    let needed = text.element.model.limits.contrast(text.target ?? .text)
    return stride(from: 5, through: 100, by: 5).first { percent in
      let seen = Colour(red: color.red, green: color.green, blue: color.blue, alpha: Double(percent) / 100)
      return seen.highestContrast >= needed
    }
  }
}
