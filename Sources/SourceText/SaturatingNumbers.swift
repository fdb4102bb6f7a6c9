// Numbers of a source, a table or a setting are whatever somebody wrote: 1e300, infinity, nothing at all. Swift's own
// conversions end the process for what does not fit, so all of Curbcut goes through this one, and a name from here hides
// Swift's: whoever writes `Int(someDouble)` is told by the compiler, and the process lives all the same.

extension FixedWidthInteger {
  /// The whole part of a number; the nearest that fits where it does not, 0 for what is no number.
  package init(saturating number: Double) {
    self = Self(exactly: number.rounded(.towardZero)) ?? (number > 0 ? .max : number < 0 ? .min : 0)
  }

  /// The product, or the nearest number that fits.
  package func multipliedSaturating(by other: Self) -> Self {
    let (product, overflows) = multipliedReportingOverflow(by: other)
    return overflows ? ((self < 0) == (other < 0) ? .max : .min) : product
  }

  /// The sum, or the nearest number that fits.
  package func addingSaturating(_ other: Self) -> Self {
    let (sum, overflows) = addingReportingOverflow(other)
    return overflows ? (other > 0 ? .max : .min) : sum
  }
}

extension Int {
  @available(*, deprecated, message: "Swift's own traps on what does not fit; say Int(saturating:)")
  package init(_ number: Double) { self.init(saturating: number) }

  /// The same for the one type that nearly all ask for: of the general form the library makes a call for each step.
  package init(saturating number: Double) {
    self = Int(exactly: number.rounded(.towardZero)) ?? (number > 0 ? .max : number < 0 ? .min : 0)
  }
}

extension Int8 {
  @available(*, deprecated, message: "Swift's own traps on what does not fit; say Int8(saturating:)")
  package init(_ number: Double) { self.init(saturating: number) }
}

extension Int16 {
  @available(*, deprecated, message: "Swift's own traps on what does not fit; say Int16(saturating:)")
  package init(_ number: Double) { self.init(saturating: number) }
}

extension Int32 {
  @available(*, deprecated, message: "Swift's own traps on what does not fit; say Int32(saturating:)")
  package init(_ number: Double) { self.init(saturating: number) }
}

extension Int64 {
  @available(*, deprecated, message: "Swift's own traps on what does not fit; say Int64(saturating:)")
  package init(_ number: Double) { self.init(saturating: number) }
}

extension UInt {
  @available(*, deprecated, message: "Swift's own traps on what does not fit; say UInt(saturating:)")
  package init(_ number: Double) { self.init(saturating: number) }
}

extension UInt8 {
  @available(*, deprecated, message: "Swift's own traps on what does not fit; say UInt8(saturating:)")
  package init(_ number: Double) { self.init(saturating: number) }
}

extension UInt16 {
  @available(*, deprecated, message: "Swift's own traps on what does not fit; say UInt16(saturating:)")
  package init(_ number: Double) { self.init(saturating: number) }
}

extension UInt32 {
  @available(*, deprecated, message: "Swift's own traps on what does not fit; say UInt32(saturating:)")
  package init(_ number: Double) { self.init(saturating: number) }
}

extension UInt64 {
  @available(*, deprecated, message: "Swift's own traps on what does not fit; say UInt64(saturating:)")
  package init(_ number: Double) { self.init(saturating: number) }
}

extension Double {
  /// As people write it: whole numbers without a point.
  package var plainText: String { self == rounded() && abs(self) < 1e15 ? String(Int(saturating: self)) : String(self) }
}
