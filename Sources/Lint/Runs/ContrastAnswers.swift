// `curbcut contrast` for two colours: what their ratio is good for by WCAG 2.2.

import CurbcutAccessibility
import CurbcutFindings

extension ContrastAnswer {
  /// The answer for two colours written as `#RRGGBB`, `RRGGBB`, `#RGB` or `#RRGGBBAA`; a translucent background is taken
  /// to lie on white.
  public static func of(_ foreground: String, on background: String) throws(UsageError) -> ContrastAnswer {
    let top = try colour(foreground)
    let below = try colour(background).over(.white)
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
  public static func isColour(_ text: String) -> Bool { Colour(hex: text) != nil }

  private static func colour(_ text: String) throws(UsageError) -> Colour {
    guard let colour = Colour(hex: text) else {
      throw UsageError("This is not a color of the form #RRGGBB: \(text).")
    }
    return colour
  }

  static func number(_ ratio: Double) -> String { ratio == 4.5 ? "4.5" : "\(Int(saturating: ratio))" }
}
