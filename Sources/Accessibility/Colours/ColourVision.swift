// How colours look to people who tell fewer of them apart. Matrices for the complete forms by Machado, Oliveira and
// Fernandes (2009), on linear components; grey is the luminance alone, as the system's grey filter shows it.

/// A way of seeing colours.
public enum ColourVision: String, Sendable, CaseIterable {
  case protanopia, deuteranopia, tritanopia, grey

  /// As reports call it.
  public var title: String {
    switch self {
    case .protanopia: "Protanopia (no red)"
    case .deuteranopia: "Deuteranopia (no green)"
    case .tritanopia: "Tritanopia (no blue)"
    case .grey: "No color"
    }
  }

  private var matrix: [Double] {
    switch self {
    case .protanopia:
      [0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998]
    case .deuteranopia:
      [0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.011820, 0.042940, 0.968881]
    case .tritanopia:
      [1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367, 0.303900]
    case .grey: [0.2126, 0.7152, 0.0722, 0.2126, 0.7152, 0.0722, 0.2126, 0.7152, 0.0722]
    }
  }

  /// The opaque colour as it is seen.
  public func sees(_ colour: Colour) -> Colour {
    let linear = [colour.red, colour.green, colour.blue].map { Colour.linear(max(0, min(1, $0))) }
    func row(_ index: Int) -> Double {
      let sum = matrix[index] * linear[0] + matrix[index + 1] * linear[1] + matrix[index + 2] * linear[2]
      return max(0, min(1, sum))
    }
    return Colour(linearRed: row(0), green: row(3), blue: row(6))
  }
}
