// `curbcut contrast` for two colours: what their ratio is good for by WCAG 2.2.

import CurbcutAccessibility
import CurbcutFindings

extension ContrastAnswer {
  /// What can be written for a color besides its numbers.
  public static let names = SystemColours.names

  /// The answers for two colours written as `#RRGGBB`, `RRGGBB`, `#RGB` or `#RRGGBBAA`, or as the system's are called in
  /// code: one, or one for each appearance where they differ by it. A translucent background is taken to lie on white, or on
  /// black in the dark.
  public static func of(_ foreground: String, on background: String, ios: Int? = nil) throws(UsageError)
    -> ContrastAnswers
  {
    let palette: SystemPalette = (ios ?? 26) >= 26 ? .current : .earlier
    let top = try colour(foreground, palette)
    let below = try colour(background, palette)
    if top.isFixed, below.isFixed {
      let answer = answer(top.light, on: below.light.over(.white))
      return ContrastAnswers(title: nil, answers: [answer], notes: [])
    }
    let answers = Appearance.allCases.map { appearance in
      let ground = below[appearance].over(appearance.isDark ? .black : .white)
      var answer = answer(top[appearance].over(ground), on: ground)
      answer.appearance = appearance.name
      return answer
    }
    var names: [String] = []
    for colour in [top, below] where colour.isUnpublished && !names.contains(colour.name) { names.append(colour.name) }
    var notes = names.map {
      "Apple publishes no values of \($0) with increased contrast; those without it are used."
    }
    if palette == .earlier, [top, below].contains(where: { $0.isSystem && $0.light != $0.lightIncreased }) {
      notes.append("With increased contrast the values of iOS 26 are used.")
    }
    return ContrastAnswers(
      title: "\(top.name) on \(below.name)", answers: answers,
      notes: notes)
  }

  private static func answer(_ top: Colour, on below: Colour) -> ContrastAnswer {
    let ratio = top.contrast(on: below)
    let uses: [(String, ContrastTarget)] = [
      ("Text", .text), ("Large text", .largeText), ("Symbols and borders", .nonText),
    ]
    var answer = ContrastAnswer(
      foreground: top.hex, background: below.hex, ratio: printedRatio(ratio),
      verdicts: uses.map { name, target in
        var levels = [Level(name: "AA", ratio: Self.number(target.minimum), passes: ratio >= target.minimum)]
        if let enhanced = target.enhanced {
          levels.append(Level(name: "AAA", ratio: Self.number(enhanced), passes: ratio >= enhanced))
        }
        return Verdict(use: name, levels: levels)
      })
    if ratio < ContrastTarget.text.minimum, let shade = top.nearest(reaching: 4.5, on: below) {
      answer.nearest = shade.hex
      answer.nearestRatio = printedRatio(shade.contrast(on: below))
    }
    return answer
  }

  /// Whether an argument is meant as a colour.
  public static func isColour(_ text: String) -> Bool { Colour(hex: text) != nil || SystemColours.named(text) != nil }

  /// Whether an argument is nearly the name of a color.
  public static func isNearlyColour(_ text: String) -> Bool { nearest(text) != nil }

  private static func nearest(_ text: String) -> String? {
    let prefix = ["UIColor.", "Color.", "."].first { text.hasPrefix($0) } ?? ""
    let name = NearestName.of(String(text.dropFirst(prefix.count)), among: names)
    return name.map { SystemColours.named(prefix + $0) == nil ? $0 : prefix + $0 }
  }

  private static func colour(_ text: String, _ palette: SystemPalette) throws(UsageError) -> ResolvedColour {
    if let colour = Colour(hex: text) { return ResolvedColour(colour) }
    if let colour = SystemColours.named(text, palette) { return colour }
    if let nearest = nearest(text) { throw UsageError("There is no color \(text). Did you mean \(nearest)?") }
    throw UsageError("“\(text)” is neither a color of the form #RRGGBB nor a system color such as label.")
  }

  static func number(_ ratio: Double) -> String { ratio == 4.5 ? "4.5" : "\(Int(saturating: ratio))" }
}

extension ResolvedColour {
  /// Whether what it is with increased contrast is known to nobody.
  fileprivate var isUnpublished: Bool { isSystem && evidence < .published }
}
