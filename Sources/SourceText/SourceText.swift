// The bytes of one file. Everything else refers to them by UTF-8 offset.

/// The text of one file as UTF-8 bytes, followed by sixteen zero bytes so that scanners need no end checks.
public final class SourceText: Sendable {
  /// Number of zero bytes kept after the text.
  public static let padding = 16

  /// Path as it is reported; empty for text that has no file.
  public let path: String
  /// The bytes of the text and then `padding` zeros.
  public let padded: [UInt8]
  /// Number of bytes in the text, without the padding.
  public let count: Int

  /// Takes the bytes as they are, invalid UTF-8 included.
  public init(path: String, bytes: [UInt8]) {
    self.path = path
    self.count = bytes.count
    var padded = bytes
    padded.append(contentsOf: repeatElement(0, count: Self.padding))
    self.padded = padded
  }

  /// Takes bytes that already end in `padding` zeros, without copying them; `count` is without the padding.
  public init(path: String, padded: [UInt8], count: Int) {
    precondition(padded.count == count + Self.padding)
    self.path = path
    self.padded = padded
    self.count = count
  }

  /// Makes the text from a string.
  public convenience init(path: String = "", _ string: String) {
    self.init(path: path, bytes: Array(string.utf8))
  }

  /// The bytes of a range, without copying; what lies behind the text is left out.
  @inlinable
  public subscript(range: ByteRange) -> ArraySlice<UInt8> {
    let end = min(Int(range.end), count)
    return padded[min(Int(range.start), end)..<end]
  }

  /// The text of a range; invalid UTF-8 is repaired with U+FFFD.
  public func string(_ range: ByteRange) -> String {
    String(decoding: self[range], as: UTF8.self)
  }
}
