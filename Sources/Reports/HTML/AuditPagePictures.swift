// Pictures of what is measured: colours as they are seen, targets beside the size of a finger, text that does not grow.

import CurbcutFindings
import CurbcutSourceText

extension AuditPage {
  private static let pairLimit = 40
  private static let sizeLimit = 24

  mutating func pictures() {
    open(
      "pictures", "Visuals", "What the numbers look like. Sizes are in points; colors are those in the source code.")
    contrasts()
    targets()
    fonts()
    close()
  }

  // MARK: Colours

  private mutating func contrasts() {
    guard !audit.contrasts.isEmpty else { return }
    let failing = audit.contrasts.filter(\.fails)
    html.raw("<h3>Contrast</h3>\n<p class=\"soft\">")
    html.text(
      "\(counted(audit.contrasts.count, "pair")) of colors\(failing.isEmpty ? "" : ", \(failing.count) below the required contrast"). "
        + "Next to each is the same pair as people with color blindness see it.")
    html.raw("</p>\n")
    html.raw("<div class=\"duo\">\n")
    for contrast in failing.prefix(Self.pairLimit) { self.contrast(contrast) }
    html.raw("</div>\n")
    if failing.count > Self.pairLimit {
      html.raw("<p class=\"soft\">And \(failing.count - Self.pairLimit) more: <code>curbcut contrast</code>.</p>\n")
    }
    let passing = audit.contrasts.filter { !$0.fails }
    if !passing.isEmpty {
      html.raw(
        "<details class=\"passing\"><summary>\(counted(passing.count, "pair")) with enough contrast</summary><div class=\"in duo\">\n"
      )
      for contrast in passing.prefix(12) { self.contrast(contrast) }
      if passing.count > 12 { html.raw("<p class=\"soft\">And \(passing.count - 12) more.</p>") }
      html.raw("</div></details>\n")
    }
  }

  private mutating func contrast(_ contrast: AuditContrast) {
    let pair = contrast.pair
    html.raw("<div class=\"card pair\">")
    html.element("h4", "", "\(pair.foreground) on \(pair.background)")
    let places =
      pair.places.prefix(3).joined(separator: ", ")
      + (pair.places.count > 3 ? " and \(pair.places.count - 3) more" : "")
    html.element("p", "", "\(pair.use), needs \(pair.needed):1. \(places)")
    html.raw("<ul class=\"pairs\">\n")
    for one in pair.appearances {
      html.raw(
        "<li\(one.passes ? " class=\"enough\"" : "")>\(swatch(one.foreground, one.background, "\(one.name): \(one.foreground) on \(one.background)"))"
      )
      html.raw(
        "<b>\(escaped(one.ratio))</b> \(one.passes ? "enough" : "too little")<br><span class=\"name\">\(escaped(one.name))</span>"
      )
      if let nearest = one.nearest {
        html.raw("<br><span class=\"name\">nearest that passes: \(escaped(nearest))</span>")
      }
      html.raw("</li>\n")
    }
    for one in contrast.simulations {
      html.raw(
        "<li class=\"sim\">\(swatch(one.foreground, one.background, "\(one.name): \(one.foreground) on \(one.background)"))"
      )
      html.raw("<b>\(escaped(one.ratio))</b><br>\(escaped(one.name))</li>\n")
    }
    html.raw("</ul></div>\n")
  }

  /// Letters in one colour on the other. Drawn as shapes: what has too little contrast here is the subject, not the page.
  private func swatch(_ foreground: String, _ background: String, _ label: String) -> String {
    let (front, back) = (colour(foreground), colour(background))
    // “Aa” and a line of text.
    return "<svg class=\"swatch\" viewBox=\"0 0 120 56\" role=\"img\" aria-label=\"\(escaped(label))\">"
      + "<rect width=\"120\" height=\"56\" fill=\"\(back)\"/>"
      + "<g fill=\"none\" stroke=\"\(front)\" stroke-width=\"3.4\" stroke-linejoin=\"round\">"
      + "<path d=\"M14 34 24 10l10 24M17.5 26h13\"/><path d=\"M53 19v15M53 26.5a6.6 7.2 0 1 1-13.2 0 6.6 7.2 0 0 1 13.2 0\"/></g>"
      + "<g fill=\"\(front)\"><rect x=\"14\" y=\"43\" width=\"26\" height=\"3\"/><rect x=\"44\" y=\"43\" width=\"14\" height=\"3\"/>"
      + "<rect x=\"62\" y=\"43\" width=\"36\" height=\"3\"/><circle cx=\"92\" cy=\"22\" r=\"9\"/></g></svg>"
  }

  /// Only `#RRGGBB` goes into an attribute.
  private func colour(_ hex: String) -> String {
    let digits = hex.prefix(7)
    let isPlain = digits.utf8.count == 7 && digits.first == "#" && digits.dropFirst().allSatisfy(\.isHexDigit)
    return isPlain ? String(digits) : "none"
  }

  // MARK: Targets

  private mutating func targets() {
    guard !audit.targets.isEmpty else { return }
    html.raw(
      "<h3>Touch targets</h3>\n<p class=\"soft\">To scale: the target (filled), 24 points (dotted) and 44 points (dashed), the size that a fingertip needs.</p>\n<ul class=\"grid\">\n"
    )
    for target in audit.targets.prefix(Self.sizeLimit) {
      let (width, height) = (number(target.width), number(target.height))
      html.raw("<li class=\"card\"><figure>\(drawing(target))<figcaption><b>")
      html.text("\(target.isEstimate ? "about " : "")\(width) × \(height)")
      html.raw("</b> \(counted(target.places.count, "place")): ")
      html.text(places(target.places))
      html.raw("</figcaption></figure></li>\n")
    }
    html.raw("</ul>\n")
    if audit.targets.count > Self.sizeLimit {
      html.raw("<p class=\"soft\">And \(audit.targets.count - Self.sizeLimit) more sizes.</p>\n")
    }
  }

  private func drawing(_ target: AuditTarget) -> String {
    let scale = 2.4
    let full = max(60, min(140, max(target.width, target.height) + 12))
    let side = full * scale
    func square(_ width: Double, _ height: Double, _ looks: String) -> String {
      let (w, h) = (min(width, full - 2) * scale, min(height, full - 2) * scale)
      let (x, y) = ((side - w) / 2, (side - h) / 2)
      return
        "<rect x=\"\(number(x))\" y=\"\(number(y))\" width=\"\(number(w))\" height=\"\(number(h))\" rx=\"4\" \(looks)/>"
    }
    return
      "<svg viewBox=\"0 0 \(number(side)) \(number(side))\" width=\"150\" height=\"150\" role=\"img\" aria-label=\""
      + "\(number(target.width)) by \(number(target.height)) points, next to 24 and 44\">"
      + square(target.width, target.height, "fill=\"var(--accent)\"")
      + square(44, 44, "fill=\"none\" stroke=\"var(--error)\" stroke-width=\"2.5\" stroke-dasharray=\"9 6\"")
      + square(24, 24, "fill=\"none\" stroke=\"var(--strong)\" stroke-width=\"2.5\" stroke-dasharray=\"2 4\"")
      + "</svg>"
  }

  // MARK: Fonts

  private mutating func fonts() {
    guard !audit.fonts.isEmpty else { return }
    html.raw(
      "<h3>Text that stays small</h3>\n<p class=\"soft\">Left: the size at every setting. Right: a text style at the largest setting, AX5.</p>\n<ul class=\"grid\">\n"
    )
    for font in audit.fonts.prefix(Self.sizeLimit) {
      html.raw(
        "<li class=\"card\"><figure><div class=\"fontrow\">\(letters(font.points))\(letters(font.largest))</div>")
      html.raw("<figcaption><b>")
      html.text("\(number(font.points)) points")
      html.raw("</b> → ")
      html.text(
        "\(number(font.largest)) points as \(font.style). \(counted(font.places.count, "place")): \(places(font.places))"
      )
      html.raw("</figcaption></figure></li>\n")
    }
    html.raw("</ul>\n")
    if audit.fonts.count > Self.sizeLimit {
      html.raw("<p class=\"soft\">And \(audit.fonts.count - Self.sizeLimit) more sizes.</p>\n")
    }
  }

  /// “Aa” as large as the text would be.
  private func letters(_ points: Double) -> String {
    let size = min(points, 110)
    let height = number(size * 1.1)
    let width = number(size * 1.35)
    return
      "<svg viewBox=\"0 0 56 46\" width=\"\(width)\" height=\"\(height)\" role=\"img\" aria-label=\"\(number(points)) points\">"
      + "<g fill=\"none\" stroke=\"var(--ink)\" stroke-width=\"4\" stroke-linejoin=\"round\">"
      + "<path d=\"M4 40 17 6l13 34M8.5 29h17\"/><path d=\"M51 19v21M51 29.5a8 9.6 0 1 1-16 0 8 9.6 0 0 1 16 0\"/></g></svg>"
  }

  private func places(_ places: [AuditPlace]) -> String {
    places.prefix(3).map(\.text).joined(separator: ", ") + (places.count > 3 ? " and \(places.count - 3) more" : "")
      + "."
  }

  func number(_ value: Double) -> String {
    let tenths = Int(saturating: (value * 10).rounded())
    return tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(abs(tenths % 10))"
  }
}
