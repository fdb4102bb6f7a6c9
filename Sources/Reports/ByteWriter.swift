// Output is collected as bytes and written once.

/// Collects the bytes of a report.
struct ByteWriter {
  private(set) var bytes: [UInt8] = []

  static func += (writer: inout ByteWriter, text: String) { writer.bytes.append(contentsOf: text.utf8) }
  mutating func append(_ slice: Slice<UnsafeBufferPointer<UInt8>>) { bytes.append(contentsOf: slice) }

  static func += (writer: inout ByteWriter, byte: UInt8) { writer.bytes.append(byte) }
}
