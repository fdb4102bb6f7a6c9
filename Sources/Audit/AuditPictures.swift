// The measures behind pictures: touch targets and fixed fonts, grouped by size.

import CurbcutAccessibility
import CurbcutFindings
import CurbcutLint

enum AuditPictures {
  static func fill(_ audit: inout Audit) {
    targets(&audit)
    fonts(&audit)
  }

  /// Pairs of colours with the simulations, those that fall short first.
  static func contrasts(_ pairs: [ContrastPair]) -> [AuditContrast] {
    let seen = pairs.map { pair in
      AuditContrast(
        pair: pair,
        simulations: ColourVision.allCases.compactMap { vision in
          guard let first = pair.appearances.first, let above = Colour(hex: first.foreground),
            let below = Colour(hex: first.background)
          else { return nil }
          let (front, back) = (vision.sees(above), vision.sees(below))
          return AuditContrast.Simulation(
            name: vision.title, foreground: front.hex, background: back.hex,
            ratio: printedRatio(front.contrast(on: back)))
        })
    }
    return seen.filter(\.fails) + seen.filter { !$0.fails }
  }

  /// What a message says behind its last colon: rules put the variable part there.
  static func variablePart(_ message: String) -> Substring {
    guard let colon = message.lastIndex(of: ":") else { return "" }
    return message[message.index(after: colon)...].drop { $0 == " " }
  }

  private static func targets(_ audit: inout Audit) {
    struct Key: Hashable {
      var width: Double
      var height: Double
      var isEstimate: Bool
    }
    var places: [Key: [Int]] = [:]
    for (index, finding) in audit.findings.enumerated() {
      guard finding.rule == "touch-target-too-small" || finding.rule == "hit-area-outside-label" else { continue }
      var part = variablePart(finding.message)
      let isEstimate = part.hasPrefix("about ")
      if isEstimate { part = part.dropFirst(6) }
      let sides = part.split(separator: " ").filter { $0 != "×" }.prefix(2).map { Double($0) }
      guard sides.count == 2, let width = sides[0] ?? sides[1], let height = sides[1] ?? sides[0], width > 0, height > 0
      else { continue }
      places[Key(width: width, height: height, isEstimate: isEstimate), default: []].append(index)
    }
    audit.targets = places.sorted { a, b in
      let (first, second) = (a.key.width * a.key.height, b.key.width * b.key.height)
      if first != second { return first < second }
      if a.key.width != b.key.width { return a.key.width < b.key.width }
      return a.key.isEstimate && !b.key.isEstimate
    }.map { key, indexes in
      AuditTarget(
        width: key.width, height: key.height, isEstimate: key.isEstimate, places: self.places(indexes, audit))
    }
  }

  private static func fonts(_ audit: inout Audit) {
    var places: [Double: [Int]] = [:]
    for (index, finding) in audit.findings.enumerated() where finding.rule == "fixed-font-size" {
      guard let number = variablePart(finding.message).split(separator: " ").first, let points = Double(number),
        points > 0, points < 400
      else { continue }
      places[points, default: []].append(index)
    }
    audit.fonts = places.sorted { $0.key < $1.key }.map { points, indexes in
      let style = TextStyle.nearest(to: points, isBold: false) ?? "largeTitle"
      let row = TextStyle.named(style)
      // Sizes between two styles grow as the nearest one does.
      let largest = row.map { points * $0.largestSize / $0.size } ?? points
      return AuditFont(
        points: points, style: style, largest: (largest * 2).rounded() / 2, places: self.places(indexes, audit))
    }
  }

  private static func places(_ indexes: [Int], _ audit: Audit) -> [AuditPlace] {
    var lines = PlaceLines(audit.sources)
    return indexes.map { lines.place(audit.findings[$0].path, audit.findings[$0].range) }
  }
}
