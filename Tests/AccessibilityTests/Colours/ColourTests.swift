// The arithmetic of contrast, against tables of published claims, right ones and wrong ones.

import CurbcutAccessibility
import Testing

struct ColourTests {
  /// Claims made about pairs of colours, and what the pairs come to.
  struct Claim: Sendable {
    var foreground: UInt32
    var background: UInt32
    var claimed: String
    var actual: String
    /// The levels that hold for text of normal size.
    var isAA: Bool
    var isAAA: Bool
  }

  static let claims: [Claim] = [
    Claim(foreground: 0x000000, background: 0xFFFFFF, claimed: "21", actual: "21.00:1", isAA: true, isAAA: true),
    Claim(foreground: 0x666666, background: 0xFFFFFF, claimed: "5.7", actual: "5.74:1", isAA: true, isAAA: false),
    Claim(foreground: 0x999999, background: 0xFFFFFF, claimed: "3", actual: "2.85:1", isAA: false, isAAA: false),
    Claim(foreground: 0xCC0000, background: 0xFFFFFF, claimed: "5.9", actual: "5.89:1", isAA: true, isAAA: false),
    Claim(foreground: 0x1A365D, background: 0xFFFFFF, claimed: "9.8", actual: "12.14:1", isAA: true, isAAA: true),
    Claim(foreground: 0x4A5568, background: 0xFFFFFF, claimed: "5.9", actual: "7.53:1", isAA: true, isAAA: true),
    Claim(foreground: 0x3182CE, background: 0xFFFFFF, claimed: "4.6", actual: "4.03:1", isAA: false, isAAA: false),
    Claim(foreground: 0xDD6B20, background: 0xFFFFFF, claimed: "4.5", actual: "3.39:1", isAA: false, isAAA: false),
    Claim(foreground: 0xE2E8F0, background: 0x1A202C, claimed: "12.4", actual: "13.24:1", isAA: true, isAAA: true),
    Claim(foreground: 0x1A365D, background: 0x1A202C, claimed: "", actual: "1.34:1", isAA: false, isAAA: false),
    Claim(foreground: 0x1A365D, background: 0x000000, claimed: "", actual: "1.73:1", isAA: false, isAAA: false),
    Claim(foreground: 0xFFFFFF, background: 0x007AFF, claimed: "", actual: "4.02:1", isAA: false, isAAA: false),
    Claim(foreground: 0x007AFF, background: 0x1A1A1A, claimed: "", actual: "4.33:1", isAA: false, isAAA: false),
    Claim(foreground: 0xF2F2F7, background: 0x1A1A1A, claimed: "", actual: "15.60:1", isAA: true, isAAA: true),
    Claim(foreground: 0x1C1C1E, background: 0x1A1A1A, claimed: "", actual: "1.02:1", isAA: false, isAAA: false),
  ]

  /// White and black at some opacity, on the ground that suits them best.
  @Test(
    arguments: [
      (0xFFFFFF, 0.3, 2.71), (0xFFFFFF, 0.5, 5.35), (0x000000, 0.5, 3.98), (0x000000, 0.6, 5.74), (0xFFFFFF, 1, 21),
    ] as [(UInt32, Double, Double)])
  func highestContrastOfAColorThatIsFaint(_ color: UInt32, _ alpha: Double, _ expected: Double) {
    let seen = Colour(color).opacity(alpha)
    #expect(abs(seen.highestContrast - expected) < 0.02)
    for ground in [0x123456, 0x888888, 0xFFEE00, 0x00FF80] as [UInt32] {
      #expect(seen.over(Colour(ground)).contrast(on: Colour(ground)) <= seen.highestContrast + 0.01)
    }
  }

  @Test(arguments: claims)
  func ratioOfAClaim(_ claim: Claim) {
    let ratio = Colour(claim.foreground).contrast(on: Colour(claim.background))
    #expect(printedRatio(ratio) == claim.actual)
    #expect((ratio >= ContrastTarget.text.minimum) == claim.isAA)
    #expect((ratio >= ContrastTarget.text.enhanced!) == claim.isAAA)
  }

  @Test(arguments: [
    (0x4A5568 as UInt32, 0.3, 0xFFFFFF as UInt32, "1.61:1"), (0x4A5568, 0.3, 0x1A202C, "1.23:1"),
    (0x3182CE, 0.3, 0xFFFFFF, "1.45:1"), (0x3C3C43, 0.6, 0xFFFFFF, "3.44:1"), (0x3C3C43, 0.6, 0xE5E5EA, "3.14:1"),
    (0xEBEBF5, 0.6, 0x2C2C2E, "5.27:1"), (0x3C3C43, 0.3, 0xFFFFFF, "1.73:1"), (0xEBEBF5, 0.6, 0x1C1C1E, "5.95:1"),
  ])
  func translucentColours(_ rgb: UInt32, _ alpha: Double, _ background: UInt32, _ expected: String) {
    #expect(printedRatio(Colour(rgb, alpha: alpha).contrast(on: Colour(background))) == expected)
  }

  @Test func theOrderOfTheColoursDoesNotMatter() {
    #expect(Colour.black.contrast(on: .white) == Colour.white.contrast(on: .black))
  }

  @Test func judgesUnroundedAndNeverPrintsALimitThatIsMissed() {
    // 0x777777 on white is 4.478.
    #expect(printedRatio(Colour(0x777777).contrast(on: .white)) == "4.48:1")
    #expect(printedRatio(4.4996) == "just under 4.5:1")
    #expect(printedRatio(2.9999) == "just under 3:1")
    #expect(printedRatio(4.5) == "4.50:1")
    #expect(printedRatio(21) == "21.00:1")
  }

  @Test func readsHexadecimalDigits() {
    #expect(Colour(hex: "#3182CE") == Colour(0x3182CE))
    #expect(Colour(hex: "3182ce") == Colour(0x3182CE))
    #expect(Colour(hex: "#fff") == .white)
    #expect(Colour(hex: "#00000080")?.hex == "#000000 at 50% opacity")
    for wrong in ["", "#", "#12", "#12345", "#GGGGGG", "red", "+12345", "#１２３４５６"] {
      #expect(Colour(hex: wrong) == nil)
    }
  }

  @Test func otherColourSpaces() {
    #expect(Colour(hue: 0, saturation: 1, brightness: 1).hex == "#FF0000")
    #expect(Colour(hue: 1.0 / 3, saturation: 1, brightness: 0.5).hex == "#008000")
    #expect(Colour(hue: 0.6, saturation: 0.5, brightness: 0.8).hex == "#668FCC")
    // White is white in every space; P3 red lies outside sRGB.
    #expect(Colour(displayP3: 1, 1, 1).hex == "#FFFFFF")
    #expect(Colour(displayP3: 1, 0, 0).red > 1)
    #expect(Colour(displayP3: 0.5, 0.5, 0.5).hex == "#808080")
    #expect(Colour(linearRed: 0.2159, green: 0.2159, blue: 0.2159).hex == "#808080")
  }

  @Test func nearestPassingShade() throws {
    let blue = Colour(0x3182CE)
    let shade = try #require(blue.nearest(reaching: 4.5, on: .white))
    #expect(shade.contrast(on: .white) >= 4.5)
    #expect(shade.contrast(on: .white) < 4.7)
    #expect(shade.blue > shade.green && shade.green > shade.red)
    #expect(Colour.black.nearest(reaching: 4.5, on: .white) == .black)
    #expect(Colour(0x808080).nearest(reaching: 20, on: Colour(0x808080)) == nil)
  }

  @Test func largeText() {
    #expect(ContrastTarget.forText(points: 18, isBold: false) == .largeText)
    #expect(ContrastTarget.forText(points: 17, isBold: false) == .text)
    #expect(ContrastTarget.forText(points: 14, isBold: true) == .largeText)
    #expect(ContrastTarget.forText(points: nil, isBold: true) == nil)
  }
}
