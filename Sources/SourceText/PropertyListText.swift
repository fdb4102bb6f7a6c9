// Reads property lists in the old style, `{ key = value; list = (a, b, ); }`, in which Xcode keeps its projects, with the
// place of each text.

/// A value of a property list in the old style.
public indirect enum PropertyList: Sendable {
  /// A text with the place of its bytes, quotes left out.
  case text(String, ByteRange)
  case list([PropertyList])
  case members([String: PropertyList])

  /// Reads a whole text; nil when it is none, or is nested deeper than 64.
  public init?(_ source: SourceText) {
    var reader = Reader(source: source)
    guard let value = reader.value(depth: 0), reader.isAtEnd else { return nil }
    self = value
  }

  /// The value of a member; the last one when the name stands there twice.
  public subscript(_ name: String) -> PropertyList? {
    if case .members(let members) = self { members[name] } else { nil }
  }

  /// The text, or nil for a list or members.
  public var text: String? {
    if case .text(let text, _) = self { text } else { nil }
  }

  /// The texts of a list; none for another value.
  public var texts: [String] {
    if case .list(let values) = self { values.compactMap(\.text) } else { [] }
  }

  private struct Reader {
    let source: SourceText
    var position = 0

    init(source: SourceText) { self.source = source }

    private var byte: UInt8 { source.padded[position] }

    private func isNext(_ sign: Unicode.Scalar, _ other: Unicode.Scalar) -> Bool {
      byte == UInt8(ascii: sign) && source.padded[position + 1] == UInt8(ascii: other)
    }

    /// Goes past blanks and comments.
    private mutating func skip() {
      while position < source.count {
        if FastText.isSpace(byte) {
          position += 1
        } else if isNext("/", "/") {
          while position < source.count, byte != 0x0A, byte != 0x0D { position += 1 }
        } else if isNext("/", "*") {
          position += 2
          while position < source.count, !isNext("*", "/") { position += 1 }
          position = min(position + 2, source.count)
        } else {
          return
        }
      }
    }

    private mutating func take(_ sign: Unicode.Scalar) -> Bool {
      skip()
      guard position < source.count, byte == UInt8(ascii: sign) else { return false }
      position += 1
      return true
    }

    var isAtEnd: Bool {
      mutating get {
        skip()
        return position == source.count
      }
    }

    mutating func value(depth: Int) -> PropertyList? {
      guard depth < 64 else { return nil }
      if take("{") {
        var members: [String: PropertyList] = [:]
        while !take("}") {
          guard let (name, _) = text(), take("="), let value = value(depth: depth + 1), take(";") else { return nil }
          members[name] = value
        }
        return .members(members)
      }
      if take("(") {
        var values: [PropertyList] = []
        while !take(")") {
          guard let value = value(depth: depth + 1) else { return nil }
          values.append(value)
          if take(",") { continue }
          guard take(")") else { return nil }
          break
        }
        return .list(values)
      }
      return text().map { .text($0.0, $0.1) }
    }

    private mutating func text() -> (String, ByteRange)? {
      skip()
      let start = position
      if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        let quote = byte
        var bytes: [UInt8] = []
        position += 1
        while position < source.count, byte != quote {
          // `\n` and its like never stand in what is asked for; the sign itself is kept.
          if byte == UInt8(ascii: "\\") { position += 1 }
          if position < source.count { bytes.append(byte) }
          position += 1
        }
        guard position < source.count else { return nil }
        position += 1
        return (String(decoding: bytes, as: UTF8.self), ByteRange(UInt32(start + 1), UInt32(position - 1)))
      }
      while position < source.count, isPlain(byte) { position += 1 }
      guard position > start else { return nil }
      let range = ByteRange(UInt32(start), UInt32(position))
      return (source.string(range), range)
    }

    /// What may stand in a text without quotes.
    private func isPlain(_ byte: UInt8) -> Bool {
      if FastText.isLetter(byte) || byte &- 0x30 < 10 { return true }
      switch byte {
      case UInt8(ascii: "/"): return !isNext("/", "*") && !isNext("/", "/")
      case UInt8(ascii: "_"), UInt8(ascii: "."), UInt8(ascii: "$"), UInt8(ascii: ":"), UInt8(ascii: "-"),
        UInt8(ascii: "+"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "@"), UInt8(ascii: "~"):
        return true
      default: return byte >= 0x80
      }
    }
  }
}
