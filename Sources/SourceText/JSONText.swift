// Reads JSON with the place of every value, so that what is wrong in it can be pointed at. Also takes what people write
// into configuration files: comments, trailing commas, names without quotes.

/// A JSON value.
public indirect enum JSONValue: Sendable, Equatable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([JSONElement])
  case object([JSONMember])
}

/// A value with its place.
public struct JSONElement: Sendable, Equatable {
  public var value: JSONValue
  public var range: ByteRange

  public init(value: JSONValue, range: ByteRange) {
    self.value = value
    self.range = range
  }

  /// The value of a member of an object; the last one when the name stands there twice.
  public subscript(_ name: String) -> JSONElement? {
    guard case .object(let members) = value else { return nil }
    return members.last { $0.name == name }?.element
  }

  /// The elements of an array; none for another value.
  public var elements: [JSONElement] {
    if case .array(let elements) = value { return elements }
    return []
  }

  public var string: String? {
    if case .string(let text) = value { return text }
    return nil
  }

  public var bool: Bool? {
    if case .bool(let value) = value { return value }
    return nil
  }

  public var number: Double? {
    if case .number(let number) = value { return number }
    return nil
  }
}

/// One member of an object.
public struct JSONMember: Sendable, Equatable {
  public var name: String
  public var nameRange: ByteRange
  public var element: JSONElement

  public init(name: String, nameRange: ByteRange, element: JSONElement) {
    self.name = name
    self.nameRange = nameRange
    self.element = element
  }
}

/// Why a text is not JSON, and where.
public struct JSONProblem: Error, Sendable, Equatable {
  public var offset: UInt32
  /// Completes "The file is not read as JSON: …".
  public var reason: String
}

/// Reads JSON texts.
public struct JSONReader {
  static let depthLimit = 64

  private let bytes: ArraySlice<UInt8>
  private var position: Int
  private let end: Int
  private let isRelaxed: Bool

  private init(_ bytes: ArraySlice<UInt8>, isRelaxed: Bool) {
    self.bytes = bytes
    self.isRelaxed = isRelaxed
    position = bytes.startIndex
    end = bytes.endIndex
  }

  /// Reads a whole text. `relaxed` also takes comments, trailing commas, single quotes and names without quotes.
  public static func read(_ bytes: ArraySlice<UInt8>, relaxed: Bool = false) throws(JSONProblem) -> JSONElement {
    var reader = JSONReader(bytes, isRelaxed: relaxed)
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { reader.position += 3 }
    let element = try reader.element(depth: 0)
    try reader.skipBlank()
    if reader.position < reader.end { throw reader.problem("unexpected content after the value") }
    return element
  }

  // MARK: Reading

  private func problem(_ reason: String) -> JSONProblem {
    JSONProblem(offset: UInt32(position - bytes.startIndex), reason: reason)
  }

  private func range(from start: Int) -> ByteRange {
    ByteRange(UInt32(start - bytes.startIndex), UInt32(position - bytes.startIndex))
  }

  private var current: UInt8? { position < end ? bytes[position] : nil }

  private mutating func skipBlank() throws(JSONProblem) {
    while let byte = current {
      switch byte {
      case 0x20, 0x09, 0x0A, 0x0D: position += 1
      case UInt8(ascii: "/") where isRelaxed: try skipComment()
      default: return
      }
    }
  }

  private mutating func skipComment() throws(JSONProblem) {
    let start = position
    position += 1
    switch current {
    case UInt8(ascii: "/"): while let byte = current, byte != 0x0A { position += 1 }
    case UInt8(ascii: "*"):
      position += 1
      while position + 1 < end {
        if bytes[position] == UInt8(ascii: "*"), bytes[position + 1] == UInt8(ascii: "/") {
          position += 2
          return
        }
        position += 1
      }
      position = start
      throw problem("the comment has no end")
    default:
      position = start
      throw problem("a value is missing")
    }
  }

  private mutating func element(depth: Int) throws(JSONProblem) -> JSONElement {
    try skipBlank()
    guard depth < Self.depthLimit else { throw problem("it is nested too deep") }
    let start = position
    let value: JSONValue
    switch current {
    case UInt8(ascii: "{"): value = .object(try members(depth: depth))
    case UInt8(ascii: "["): value = .array(try elements(depth: depth))
    case UInt8(ascii: "\""): value = .string(try string())
    case UInt8(ascii: "'") where isRelaxed: value = .string(try string())
    case nil: throw problem("a value is missing")
    default: value = try word()
    }
    return JSONElement(value: value, range: range(from: start))
  }

  private mutating func members(depth: Int) throws(JSONProblem) -> [JSONMember] {
    position += 1
    var result: [JSONMember] = []
    while true {
      try skipBlank()
      if current == UInt8(ascii: "}"), result.isEmpty || isRelaxed {
        position += 1
        return result
      }
      let start = position
      let name: String
      switch current {
      case UInt8(ascii: "\""): name = try string()
      case UInt8(ascii: "'") where isRelaxed: name = try string()
      default:
        let text = bareWord()
        guard isRelaxed, !text.isEmpty else { throw problem("a name in quotes is missing") }
        name = text
      }
      let nameRange = range(from: start)
      try skipBlank()
      guard current == UInt8(ascii: ":") else { throw problem("a colon is missing") }
      position += 1
      result.append(JSONMember(name: name, nameRange: nameRange, element: try element(depth: depth + 1)))
      try skipBlank()
      switch current {
      case UInt8(ascii: ","): position += 1
      case UInt8(ascii: "}"):
        position += 1
        return result
      default: throw problem("a comma or a closing brace is missing")
      }
    }
  }

  private mutating func elements(depth: Int) throws(JSONProblem) -> [JSONElement] {
    position += 1
    var result: [JSONElement] = []
    while true {
      try skipBlank()
      if current == UInt8(ascii: "]"), result.isEmpty || isRelaxed {
        position += 1
        return result
      }
      result.append(try element(depth: depth + 1))
      try skipBlank()
      switch current {
      case UInt8(ascii: ","): position += 1
      case UInt8(ascii: "]"):
        position += 1
        return result
      default: throw problem("a comma or a closing bracket is missing")
      }
    }
  }

  private mutating func bareWord() -> String {
    let start = position
    while let byte = current {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), UInt8(ascii: "+"),
        UInt8(ascii: "-"), UInt8(ascii: "."), 0x80...:
        position += 1
      default: return String(decoding: bytes[start..<position], as: UTF8.self)
      }
    }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private mutating func word() throws(JSONProblem) -> JSONValue {
    let start = position
    let text = bareWord()
    switch text {
    case "true": return .bool(true)
    case "false": return .bool(false)
    case "null": return .null
    default:
      if let first = text.utf8.first, first == UInt8(ascii: "-") || (48...57).contains(first) || isRelaxed,
        let number = Double(text), number.isFinite
      {
        return .number(number)
      }
      position = start
      throw problem("this is no value")
    }
  }

  private mutating func string() throws(JSONProblem) -> String {
    let start = position
    let quote = bytes[position]
    position += 1
    var result: [UInt8] = []
    while true {
      // Nearly all of it stands for itself and is taken in one piece.
      let piece = position
      skipPlain(quote)
      result += bytes[piece..<position]
      switch current {
      case nil, 0x0A, 0x0D:
        position = start
        throw problem("the string has no end")
      case quote:
        position += 1
        return String(decoding: result, as: UTF8.self)
      default:
        position += 1
        try escape(into: &result)
      }
    }
  }

  /// Goes on to the next quote, backslash or end of line.
  private mutating func skipPlain(_ quote: UInt8) {
    let first = bytes.startIndex
    position = bytes.withUnsafeBytes { bytes in
      var index = position - first
      while index < bytes.count {
        // Eight bytes at once, where none needs a look.
        if index + 8 <= bytes.count {
          let word = bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self)
          let ones: UInt64 = 0x0101_0101_0101_0101
          let quotes = word ^ ones &* UInt64(quote)
          let backslashes = word ^ ones &* 0x5C
          let odd =
            (word &- ones &* 0x20) & ~word | (quotes &- ones) & ~quotes | (backslashes &- ones) & ~backslashes
          if odd & (ones &* 0x80) == 0 {
            index += 8
            continue
          }
        }
        switch bytes[index] {
        case quote, 0x5C, 0x0A, 0x0D: return index + first
        default: index += 1
        }
      }
      return index + first
    }
  }

  private mutating func escape(into result: inout [UInt8]) throws(JSONProblem) {
    guard let byte = current else { return }
    position += 1
    switch byte {
    case UInt8(ascii: "n"): result.append(0x0A)
    case UInt8(ascii: "t"): result.append(0x09)
    case UInt8(ascii: "r"): result.append(0x0D)
    case UInt8(ascii: "b"): result.append(0x08)
    case UInt8(ascii: "f"): result.append(0x0C)
    case UInt8(ascii: "u"):
      var code = try hexadecimal()
      if (0xD800..<0xDC00).contains(code), position + 1 < end, bytes[position] == UInt8(ascii: "\\"),
        bytes[position + 1] == UInt8(ascii: "u")
      {
        position += 2
        let low = try hexadecimal()
        if (0xDC00..<0xE000).contains(low) { code = 0x10000 + (code - 0xD800) << 10 + (low - 0xDC00) }
      }
      let scalar = Unicode.Scalar(code) ?? "\u{FFFD}"
      result += Array(String(Character(scalar)).utf8)
    default: result.append(byte)
    }
  }

  private mutating func hexadecimal() throws(JSONProblem) -> UInt32 {
    guard position + 4 <= end,
      let code = UInt32(String(decoding: bytes[position..<position + 4], as: UTF8.self), radix: 16)
    else { throw problem("an escape has four digits") }
    position += 4
    return code
  }
}
