// Goes over JSON without making anything of it. A string catalogue has thousands of texts in thirty languages, of which
// hardly one is asked for; making values of all of them took longer than linting the app they belong to.

/// Goes over the values of a JSON text from front to back. What is skipped is not checked beyond its brackets and quotes;
/// `isSound` tells afterwards whether those were in order.
public struct JSONScanner {
  /// Objects and lists deeper than this are not sound.
  static let depthLimit = 64

  private let bytes: UnsafeBufferPointer<UInt8>
  /// UTF-8 offset of the next byte.
  public private(set) var position: Int
  /// Whether everything so far was JSON.
  public private(set) var isSound = true

  /// Begins at a value. The bytes have to outlive the scanner.
  public init(_ bytes: UnsafeBufferPointer<UInt8>, at position: Int = 0) {
    self.bytes = bytes
    self.position = position
    if position == 0, bytes.starts(with: [0xEF, 0xBB, 0xBF]) { self.position = 3 }
  }

  /// Whether nothing but blanks is left.
  public var isAtEnd: Bool {
    mutating get {
      skipBlank()
      return position == bytes.count
    }
  }

  /// Goes over an object: `member` is called at each value with the place of its name inside the quotes, and has to go
  /// past the value. Another value is skipped.
  public mutating func members(_ member: (inout JSONScanner, Range<Int>) -> Void) {
    skipBlank()
    guard isNext(UInt8(ascii: "{")) else { return skip() }
    position += 1
    skipBlank()
    if isNext(UInt8(ascii: "}")) {
      position += 1
      return
    }
    while isSound {
      skipBlank()
      guard let name = string() else { return fail() }
      skipBlank()
      guard isNext(UInt8(ascii: ":")) else { return fail() }
      position += 1
      member(&self, name)
      skipBlank()
      if isNext(UInt8(ascii: "}")) {
        position += 1
        return
      }
      guard isNext(UInt8(ascii: ",")) else { return fail() }
      position += 1
    }
  }

  /// The place of a text inside its quotes; nil for another value, which is skipped.
  public mutating func text() -> Range<Int>? {
    skipBlank()
    if let text = string() { return text }
    skip()
    return nil
  }

  /// Whether the value is `false`, which is skipped like any other.
  public mutating func isFalse() -> Bool {
    skipBlank()
    let start = position
    skip()
    return bytes[start..<max(start, position)].elementsEqual("false".utf8)
  }

  /// Goes past a value.
  public mutating func skip() {
    skipBlank()
    let start = position
    var depth = 0
    while position < bytes.count {
      switch bytes[position] {
      case UInt8(ascii: "\""):
        guard string() != nil else { return fail() }
        if depth == 0 { return }
        continue
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        depth += 1
        if depth > Self.depthLimit { return fail() }
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        if depth == 0 { return position > start ? () : fail() }
        depth -= 1
        if depth == 0 {
          position += 1
          return
        }
      case UInt8(ascii: ","), 0x20, 0x09, 0x0A, 0x0D: if depth == 0 { return position > start ? () : fail() }
      default: break
      }
      position += 1
    }
    if depth > 0 || position == start { fail() }
  }

  // MARK: Bytes

  private mutating func fail() { isSound = false }

  private func isNext(_ byte: UInt8) -> Bool { position < bytes.count && bytes[position] == byte }

  private mutating func skipBlank() {
    while position < bytes.count {
      switch bytes[position] {
      case 0x20, 0x09, 0x0A, 0x0D: position += 1
      default: return
      }
    }
  }

  /// Goes past a text; its place inside the quotes.
  private mutating func string() -> Range<Int>? {
    guard isNext(UInt8(ascii: "\"")) else { return nil }
    let start = position + 1
    var index = start
    while true {
      index = FastText.next(UInt8(ascii: "\""), or: UInt8(ascii: "\\"), in: bytes, from: index)
      guard index < bytes.count else { return nil }
      if bytes[index] == UInt8(ascii: "\"") {
        position = index + 1
        return start..<index
      }
      index += 2
    }
  }
}
