// The sides of a stack: what is in it, one behind the other, with the spacing between.

extension HitArea {
  /// A view that is as large as what is offered: a color or a shape.
  static var open: HitArea {
    var area = HitArea()
    (area.takesWidth, area.takesHeight) = (true, true)
    return area
  }
}

struct StackSides {
  /// The spacing that is written; nil where the system chooses one, of at most `largestSpacing`.
  let spacing: Double?
  private(set) var count = 0
  private var width: Double? = 0
  private var height: Double? = 0
  private var (widthSlack, heightSlack) = (0.0, 0.0)
  private var (leastWidth, leastHeight) = (0.0, 0.0)
  private var holdsText = false

  private static let largestSpacing = 8.0

  init(spacing: Double?) { self.spacing = spacing }

  mutating func add(_ part: HitArea) {
    count += 1
    width = width.flatMap { sum in part.width.map { sum + $0 } }
    height = height.flatMap { sum in part.height.map { sum + $0 } }
    widthSlack += part.widthSlack
    heightSlack += part.heightSlack
    leastWidth += part.leastWidth
    leastHeight += part.leastHeight
    holdsText = holdsText || part.holdsText
  }

  private var gaps: Double { Double(max(0, count - 1)) }
  private var between: Double { gaps * (spacing ?? Self.largestSpacing) }

  /// Side by side.
  func setWidth(of area: inout HitArea, _ hasSpacer: Bool) {
    area.width = hasSpacer ? nil : width.map { $0 + between }
    area.widthSlack = area.width == nil ? 0 : widthSlack
    area.widthIsEstimate = area.widthIsEstimate || spacing == nil
    area.leastWidth = leastWidth + gaps * (spacing ?? 0)
    area.takesWidth = area.takesWidth || hasSpacer
  }

  /// One above the other.
  func setHeight(of area: inout HitArea, _ hasSpacer: Bool) {
    area.height = hasSpacer ? nil : height.map { $0 + between }
    area.heightSlack = area.height == nil ? 0 : heightSlack
    area.heightIsEstimate = area.heightIsEstimate || spacing == nil
    area.leastHeight = leastHeight + gaps * (spacing ?? 0)
    area.takesHeight = area.takesHeight || hasSpacer
    area.isLineOfText = false
    area.isStackOfText = holdsText
  }
}
