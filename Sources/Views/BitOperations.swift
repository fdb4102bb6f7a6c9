// What operators on bits make of whole numbers: projects take the parts of a color out of one number by them.

import CurbcutSourceText

/// An operator on the bits of two whole numbers.
enum BitOperation: String {
  case and = "&"
  case or = "|"
  case exclusiveOr = "^"
  case shiftLeft = "<<"
  case shiftRight = ">>"

  /// Numbers up to this one are told apart in a `Double`.
  private static let greatest = Double(1 << 52)

  /// nil for what is no whole number, is negative, or does not fit.
  func result(_ left: Double, _ right: Double) -> Double? {
    guard let left = Self.whole(left), let right = Self.whole(right) else { return nil }
    let result: UInt64
    switch self {
    case .and: result = left & right
    case .or: result = left | right
    case .exclusiveOr: result = left ^ right
    // Swift's shifts of whole numbers never trap; what is pushed out is gone.
    case .shiftLeft:
      guard right < 53, left.leadingZeroBitCount > Int(right) else { return nil }
      result = left << right
    case .shiftRight: result = left >> right
    }
    let number = Double(result)
    return number <= Self.greatest ? number : nil
  }

  private static func whole(_ number: Double) -> UInt64? {
    number >= 0 && number <= greatest && number == number.rounded() ? UInt64(saturating: number) : nil
  }
}
