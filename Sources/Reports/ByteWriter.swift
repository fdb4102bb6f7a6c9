// Output is collected as bytes and written once.

/// Collects the bytes of a report.
struct ByteWriter {
  private(set) var bytes: [UInt8] = []

  static func += (writer: inout ByteWriter, text: String) {
    var text = text
    text.withUTF8 { writer.bytes.append(contentsOf: $0) }
  }

  /// Adds spaces.
  mutating func indent(by count: Int) { bytes.append(contentsOf: repeatElement(0x20, count: count)) }

  mutating func append(_ slice: Slice<UnsafeBufferPointer<UInt8>>) { bytes.append(contentsOf: slice) }

  static func += (writer: inout ByteWriter, byte: UInt8) { writer.bytes.append(byte) }
}
