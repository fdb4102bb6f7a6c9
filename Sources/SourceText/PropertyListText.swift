// Reads property lists in the old style, `{ key = value; list = (a, b, ); }`, in which Xcode keeps its projects, with the
// place of each text.

/// A value of a property list in the old style.
public indirect enum PropertyList: Sendable {
  /// A text with the place of its bytes, quotes left out.
  case text(String, ByteRange)
  case list([PropertyList])
  case members([String: PropertyList])

  /// Reads a whole text; nil when it is none, or is nested deeper than 64. With `kinds`, members that say first that they
  /// are of another kind (`isa = PBXBuildFile;`) are left out: of a project, all but a few are.
  public init?(_ source: SourceText, kinds: [StaticString] = []) {
    var reader = Reader(source: source, kinds: kinds)
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
    let kinds: [StaticString]
    var position = 0

    init(source: SourceText, kinds: [StaticString]) {
      self.source = source
      self.kinds = kinds
    }

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
          guard let name = place(), take("="), let value = value(depth: depth + 1), take(";") else { return nil }
          if !kinds.isEmpty, members.isEmpty, isOtherKind(name, value) {
            guard skipMembers() else { return nil }
            return .members([:])
          }
          members[text(name)] = value
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
      return place().map { .text(text($0), $0) }
    }

    /// Whether the first member says that the whole is of a kind that nobody asked for.
    private func isOtherKind(_ name: ByteRange, _ value: PropertyList) -> Bool {
      guard source.isText(name, "isa"), case .text(_, let kind) = value else { return false }
      return !kinds.contains { source.isText(kind, $0) }
    }

    /// Goes past the rest of the members; whether there was an end to them.
    private mutating func skipMembers() -> Bool {
      var depth = 1
      while depth > 0 {
        skip()
        guard position < source.count else { return false }
        switch byte {
        case UInt8(ascii: "{"): depth += 1
        case UInt8(ascii: "}"): depth -= 1
        case UInt8(ascii: "\""), UInt8(ascii: "'"):
          guard place() != nil else { return false }
          continue
        default: break
        }
        position += 1
      }
      return true
    }

    /// Goes past a text; its place, quotes left out.
    private mutating func place() -> ByteRange? {
      skip()
      let start = position
      if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        let quote = byte
        position += 1
        while position < source.count, byte != quote { position += byte == UInt8(ascii: "\\") ? 2 : 1 }
        guard position < source.count else { return nil }
        position += 1
        return ByteRange(UInt32(start + 1), UInt32(position - 1))
      }
      while position < source.count, isPlain(byte) { position += 1 }
      return position > start ? ByteRange(UInt32(start), UInt32(position)) : nil
    }

    /// The text at a place. `\n` and its like never stand in what is asked for; the sign itself is kept.
    private func text(_ place: ByteRange) -> String {
      let bytes = source[place]
      guard bytes.contains(UInt8(ascii: "\\")) else { return source.string(place) }
      var result: [UInt8] = []
      var rest = bytes.makeIterator()
      while let byte = rest.next() {
        if byte != UInt8(ascii: "\\") {
          result.append(byte)
        } else if let escaped = rest.next() {
          result.append(escaped)
        }
      }
      return String(decoding: result, as: UTF8.self)
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
