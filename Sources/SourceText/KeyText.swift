// Short texts of signs and numbers, by which conditions are told apart: made very often, so without the detours of string
// interpolation.

/// Writes such a text.
public struct KeyWriter {
  private let bytes: UnsafeMutableBufferPointer<UInt8>
  fileprivate private(set) var count = 0

  fileprivate init(_ bytes: UnsafeMutableBufferPointer<UInt8>) { self.bytes = bytes }

  public mutating func add(_ text: String) {
    var text = text
    text.withUTF8 { text in
      guard count + text.count <= bytes.count else { return }
      for byte in text {
        bytes[count] = byte
        count += 1
      }
    }
  }

  /// One sign of ASCII.
  public mutating func add(_ sign: Unicode.Scalar) {
    guard count < bytes.count else { return }
    bytes[count] = UInt8(truncatingIfNeeded: sign.value)
    count += 1
  }

  public mutating func add(_ number: UInt64) {
    var digits = 1
    var limit: UInt64 = 10
    while digits < 20, number >= limit {
      digits &+= 1
      let (next, overflows) = limit.multipliedReportingOverflow(by: 10)
      if overflows { break }
      limit = next
    }
    guard count + digits <= bytes.count else { return }
    var rest = number
    var place = count &+ digits
    while place > count {
      place &-= 1
      bytes[place] = UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: rest % 10)
      rest /= 10
    }
    count += digits
  }

  public mutating func add(_ number: Int32) {
    if number < 0 { add("-" as Unicode.Scalar) }
    add(UInt64(number.magnitude))
  }
}

extension String {
  /// A text of so many bytes at most.
  public init(key capacity: Int, _ write: (inout KeyWriter) -> Void) {
    self.init(unsafeUninitializedCapacity: capacity) { bytes in
      var writer = KeyWriter(bytes)
      write(&writer)
      return writer.count
    }
  }
}
