// One colour as numbers, and the arithmetic of contrast from WCAG 2: relative luminance, ratio, composition of
// translucent colours. Powers are worked out by roots, so that no C library is needed.

import CurbcutSourceText

/// A colour in sRGB, gamma-encoded; components lie in 0...1, out-of-range ones (display-P3) are kept until they are judged.
public struct Colour: Sendable, Hashable {
  public var red: Double
  public var green: Double
  public var blue: Double
  /// 1 is opaque.
  public var alpha: Double

  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// `0xRRGGBB`.
  public init(_ rgb: UInt32, alpha: Double = 1) {
    self.init(
      red: Double(rgb >> 16 & 0xFF) / 255, green: Double(rgb >> 8 & 0xFF) / 255, blue: Double(rgb & 0xFF) / 255,
      alpha: alpha)
  }

  /// Whether it is clearly no gray: the system's grays have a breath of blue.
  public var isTinted: Bool { max(red, green, blue) - min(red, green, blue) > 0.04 }

  public static let white = Colour(0xFFFFFF)
  public static let black = Colour(0x000000)
  public static let clear = Colour(0x000000, alpha: 0)

  public init(white: Double, alpha: Double = 1) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// Hue, saturation and brightness, each in 0...1.
  public init(hue: Double, saturation: Double, brightness: Double, alpha: Double = 1) {
    let sector = (hue - hue.rounded(.down)) * 6
    func component(_ shift: Double) -> Double {
      let position = (shift + sector).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(position, 4 - position, 1))
    }
    self.init(red: component(5), green: component(3), blue: component(1), alpha: alpha)
  }

  /// Gamma-encoded components of the Display P3 colour space.
  public init(displayP3 red: Double, _ green: Double, _ blue: Double, alpha: Double = 1) {
    let r = Self.linear(red)
    let g = Self.linear(green)
    let b = Self.linear(blue)
    self.init(
      red: Self.encoded(1.224_940_1 * r - 0.224_940_1 * g),
      green: Self.encoded(-0.042_056_9 * r + 1.042_056_9 * g),
      blue: Self.encoded(-0.019_637_6 * r - 0.078_636_1 * g + 1.098_273_7 * b), alpha: alpha)
  }

  /// A gray of the color spaces with a gamma of 2.2.
  public init(gamma22White white: Double, alpha: Double = 1) {
    let x = white.magnitude
    // x ^ 2.2 = x² · x ^ (1 / 5)
    let encoded = Self.encoded(x * x * Self.root(5, x))
    self.init(white: white < 0 ? -encoded : encoded, alpha: alpha)
  }

  /// Linear components of sRGB.
  public init(linearRed red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.init(red: Self.encoded(red), green: Self.encoded(green), blue: Self.encoded(blue), alpha: alpha)
  }

  /// `#RGB`, `#RRGGBB`, with or without the sign; with eight digits the last two are the alpha, as in CSS.
  public init?(hex: String) {
    var digits = Substring(hex)
    if digits.first == "#" { digits.removeFirst() } else if digits.hasPrefix("0x") { digits.removeFirst(2) }
    guard digits.utf8.allSatisfy({ $0 < 128 }), digits.allSatisfy(\.isHexDigit), let value = UInt32(digits, radix: 16)
    else { return nil }
    switch digits.utf8.count {
    case 3: self.init((value >> 8 & 15) * 0x11_0000 + (value >> 4 & 15) * 0x1100 + (value & 15) * 0x11)
    case 6: self.init(value)
    case 8: self.init(value >> 8, alpha: Double(value & 0xFF) / 255)
    default: return nil
    }
  }

  /// `#RRGGBB`, with the alpha as a percentage when it is not opaque.
  public var hex: String {
    var bytes = [UInt8(ascii: "#")]
    func append(_ component: Double) {
      let value = Int(saturating: (max(0, min(1, component)) * 255).rounded())
      for digit in [value >> 4, value & 15] {
        bytes.append(UInt8(digit) + (digit < 10 ? UInt8(ascii: "0") : UInt8(ascii: "A") - 10))
      }
    }
    append(red)
    append(green)
    append(blue)
    var text = String(decoding: bytes, as: UTF8.self)
    if alpha < 1 { text += " at \(Int(saturating: (alpha * 100).rounded()))% opacity" }
    return text
  }

  /// The same without its alpha.
  var solid: Colour { Colour(red: red, green: green, blue: blue) }

  // MARK: Composition and contrast

  /// The same colour, its alpha multiplied.
  public func opacity(_ factor: Double) -> Colour {
    Colour(red: red, green: green, blue: blue, alpha: alpha * max(0, min(1, factor)))
  }

  /// Whether two colors are the same but for their alpha.
  func hasComponents(of other: Colour) -> Bool { red == other.red && green == other.green && blue == other.blue }

  /// What is seen when the colour lies over another one; mixed in encoded components, as the system draws.
  public func over(_ below: Colour) -> Colour {
    let alpha = alpha + below.alpha * (1 - self.alpha)
    guard alpha > 0 else { return .clear }
    func mix(_ top: Double, _ bottom: Double) -> Double {
      (top * self.alpha + bottom * below.alpha * (1 - self.alpha)) / alpha
    }
    return Colour(
      red: mix(red, below.red), green: mix(green, below.green), blue: mix(blue, below.blue), alpha: alpha)
  }

  /// The colour half way between several, as a gradient mixes them; nothing gives no colour.
  static func mean(_ colours: [Colour]) -> Colour {
    let count = Double(max(1, colours.count))
    func part(_ component: (Colour) -> Double) -> Double { colours.reduce(0) { $0 + component($1) } / count }
    return Colour(red: part(\.red), green: part(\.green), blue: part(\.blue), alpha: part(\.alpha))
  }

  /// WCAG 2 relative luminance of an opaque colour, 0...1.
  public var luminance: Double {
    func clamped(_ component: Double) -> Double { Self.linear(max(0, min(1, component))) }
    return 0.2126 * clamped(red) + 0.7152 * clamped(green) + 0.0722 * clamped(blue)
  }

  /// WCAG 2 contrast ratio, 1...21, of what is seen when the colour lies over `background`, which has to be opaque.
  public func contrast(on background: Colour) -> Double {
    let a = over(background).luminance
    let b = background.luminance
    return (max(a, b) + 0.05) / (min(a, b) + 0.05)
  }

  /// The nearest shade of the same hue and alpha that reaches a ratio on a background; nil when none does. Only
  /// lightness changes, in steps that a display can show.
  public func nearest(reaching ratio: Double, on background: Colour) -> Colour? {
    if contrast(on: background) >= ratio { return self }
    // Each step is darker, or each lighter, than the one before it: what reaches the ratio is followed by such alone.
    return nearest { target in
      (1..<256).firstPlace { shade($0, towards: target).contrast(on: background) >= ratio }
    }
  }

  /// The nearest shade that reaches a ratio on each of several backgrounds, between two of which there may be one.
  public func nearest(reaching ratio: Double, on backgrounds: [Colour]) -> Colour? {
    nearest { target in
      (0..<256).first { step in
        backgrounds.allSatisfy { shade(step, towards: target).contrast(on: $0) >= ratio }
      } ?? 256
    }
  }

  /// The nearest darker shade that does.
  public func darkened(until does: (Colour) -> Bool) -> Colour? {
    (0..<256).lazy.map { shade($0, towards: .black) }.first(where: does)
  }

  private func nearest(firstStep: (Colour) -> Int) -> Colour? {
    var best: Colour?
    for target in [Colour.black, Colour.white] {
      let step = firstStep(target)
      guard step <= 255 else { continue }
      let found = shade(step, towards: target)
      if best.map({ distance(to: found) < distance(to: $0) }) ?? true { best = found }
    }
    return best
  }

  private func shade(_ step: Int, towards target: Colour) -> Colour {
    let share = Double(step) / 255
    func part(_ from: Double, _ to: Double) -> Double { ((from + (to - from) * share) * 255).rounded() / 255 }
    return Colour(
      red: part(red, target.red), green: part(green, target.green), blue: part(blue, target.blue), alpha: alpha)
  }

  private func distance(to other: Colour) -> Double {
    (red - other.red).magnitude + (green - other.green).magnitude + (blue - other.blue).magnitude
  }

  // MARK: Gamma

  /// The linear component of an encoded one: `((x + 0.055) / 1.055) ^ 2.4`.
  static func linear(_ encoded: Double) -> Double {
    let x = encoded.magnitude
    let result = x <= 0.040_45 ? x / 12.92 : power2_4((x + 0.055) / 1.055)
    return encoded < 0 ? -result : result
  }

  /// The encoded component of a linear one: `1.055 x ^ (1 / 2.4) - 0.055`.
  static func encoded(_ linear: Double) -> Double {
    let x = linear.magnitude
    let result: Double
    if x <= 0.003_130_8 {
      result = x * 12.92
    } else {
      // x ^ (5 / 12): the twelfth root is the cube root of two square roots.
      result = 1.055 * root(3, (x * x * x * x * x).squareRoot().squareRoot()) - 0.055
    }
    return linear < 0 ? -result : result
  }

  /// x ^ 2.4 = x² · (x²) ^ (1/5)
  private static func power2_4(_ x: Double) -> Double { x * x * root(5, x * x) }

  /// The n-th root by Newton's method.
  private static func root(_ n: Int, _ value: Double) -> Double {
    guard value > 0 else { return 0 }
    var guess = 1.0
    for _ in 0..<60 {
      var power = 1.0
      for _ in 1..<n { power *= guess }
      let next = guess - (guess * power - value) / (Double(n) * power)
      if (next - guess).magnitude < 1e-14 { return next }
      guess = next
    }
    return guess
  }
}

/// What a contrast ratio has to reach by WCAG 2.2; ratios are judged unrounded.
public enum ContrastTarget: Sendable, CaseIterable {
  /// 1.4.3 and 1.4.6.
  case text
  /// Text of at least 18 points, or 14 points and bold.
  case largeText
  /// 1.4.11: symbols, borders, parts of controls. It has no AAA.
  case nonText

  /// The ratio of level AA.
  public var minimum: Double { self == .text ? 4.5 : 3 }
  /// The ratio of level AAA, where there is one.
  public var enhanced: Double? {
    switch self {
    case .text: 7
    case .largeText: 4.5
    case .nonText: nil
    }
  }

  /// Whether text of a size counts as large; nil when the size is not known.
  public static func forText(points: Double?, isBold: Bool, _ large: Limits.LargeText = .wcag) -> ContrastTarget? {
    guard let points else { return nil }
    return points >= 18 || isBold && (points >= 14 || large == .hig) ? .largeText : .text
  }
}

/// A ratio as it is printed: two decimals, never rounded up to a limit that it misses.
public func printedRatio(_ ratio: Double) -> String {
  let hundredths = Int(saturating: (ratio * 100).rounded())
  let text = hundredths % 100
  var result = "\(hundredths / 100).\(text < 10 ? "0" : "")\(text):1"
  for limit in [3.0, 4.5, 7.0] where ratio < limit && Double(hundredths) / 100 >= limit {
    result = "just under \(limit == 4.5 ? "4.5" : limit.plainText):1"
  }
  return result
}

extension Colour {
  /// The highest contrast ratio (1 to 21) that a color has on any ground it may be laid over; 21 at most.
  public var highestContrast: Double { Self.grounds.reduce(1) { max($0, over($1).contrast(on: $1)) } }

  /// Grays in steps too small to matter, and colors at the edges of what a screen shows, which suit colored text best.
  private static let grounds: [Colour] = {
    let grays = (0...64).map { Colour(white: Double($0) / 64) }
    let parts = [0, 0.1, 0.5, 1]
    let colors = parts.flatMap { red in
      parts.flatMap { green in parts.map { Colour(red: red, green: green, blue: $0) } }
    }
    return grays + colors
  }()
}
