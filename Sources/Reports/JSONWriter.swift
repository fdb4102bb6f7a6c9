// Writes JSON as it is told, member by member, in the order it is told: no tree, no dictionaries, no sorting.

/// A writer of indented JSON.
struct JSONWriter {
  private var out = ByteWriter()
  private var depth = 0
  /// Whether the next value is the first in its array or object.
  private var isFirst = true
  /// Whether a key has just been written, so that a value follows on the same line.
  private var isAfterKey = false

  /// The finished document with a line break at its end.
  func finished() -> [UInt8] {
    var out = out
    out += 0x0A
    return out.bytes
  }

  mutating func object(_ body: (inout JSONWriter) -> Void) { nest(0x7B, 0x7D, body) }

  mutating func array(_ body: (inout JSONWriter) -> Void) { nest(0x5B, 0x5D, body) }

  mutating func string(_ value: String) {
    separate()
    quote(value)
  }

  mutating func number(_ value: Int) {
    separate()
    out.append(value)
  }

  mutating func bool(_ value: Bool) {
    separate()
    out += value ? "true" : "false"
  }

  mutating func null() {
    separate()
    out += "null"
  }

  /// Keys are words of the program itself, which need no escaping.
  mutating func key(_ name: StaticString) {
    separate()
    // In one piece, as there are more keys than anything else.
    name.withUTF8Buffer { name in
      out.fill(atMost: name.count + 4) { room in
        room.storeBytes(of: 0x22, as: UInt8.self)
        if let letters = name.baseAddress { (room + 1).copyMemory(from: letters, byteCount: name.count) }
        room.storeBytes(of: 0x22, toByteOffset: name.count + 1, as: UInt8.self)
        room.storeBytes(of: 0x3A, toByteOffset: name.count + 2, as: UInt8.self)
        room.storeBytes(of: 0x20, toByteOffset: name.count + 3, as: UInt8.self)
        return name.count + 4
      }
    }
    isAfterKey = true
  }

  /// A key that is no word of the program.
  mutating func key(of name: String) {
    string(name)
    out.append(": ")
    isAfterKey = true
  }

  mutating func member(_ name: StaticString, _ value: String) {
    key(name)
    string(value)
  }

  mutating func member(_ name: StaticString, _ value: Int) {
    key(name)
    number(value)
  }

  mutating func member(_ name: StaticString, _ value: Bool) {
    key(name)
    bool(value)
  }

  mutating func member(_ name: StaticString, _ values: [String]) {
    key(name)
    array { writer in
      for value in values { writer.string(value) }
    }
  }

  mutating func object(_ name: StaticString, _ body: (inout JSONWriter) -> Void) {
    key(name)
    object(body)
  }

  mutating func array(_ name: StaticString, _ body: (inout JSONWriter) -> Void) {
    key(name)
    array(body)
  }

  private mutating func nest(_ open: UInt8, _ close: UInt8, _ body: (inout JSONWriter) -> Void) {
    separate()
    out += open
    depth += 1
    isFirst = true
    body(&self)
    depth -= 1
    if !isFirst { breakLine() }
    out += close
    isFirst = false
  }

  private mutating func separate() {
    if isAfterKey {
      isAfterKey = false
      return
    }
    let isFirst = isFirst
    self.isFirst = false
    if depth > 0 { breakLine(withComma: !isFirst) } else if !isFirst { out += 0x2C }
  }

  private mutating func breakLine(withComma: Bool = false) {
    // All of it in one piece: there are more breaks than anything else.
    let line: StaticString = ",\n                                                                "
    let start = withComma ? 0 : 1
    line.withUTF8Buffer { line in
      guard 2 + 2 * depth <= line.count else {
        if withComma { out += 0x2C }
        out += 0x0A
        return out.indent(by: 2 * depth)
      }
      out.append(line[start..<2 + 2 * depth])
    }
  }

  private mutating func quote(_ value: String) {
    out += 0x22
    var value = value
    value.withUTF8 { bytes in
      // Nearly all text goes through in one piece; only what needs escaping is looked at one by one.
      var start = 0
      var index = 0
      while index < bytes.count {
        // Eight letters of ASCII at once, where none needs a look.
        if index + 8 <= bytes.count, Self.isPlain(UnsafeRawBufferPointer(bytes), index) {
          index += 8
          continue
        }
        let byte = bytes[index]
        if byte >= 0x20 && byte != 0x22 && byte != 0x5C && byte != 0x23 && byte < 0x7F {
          index += 1
          continue
        }
        if byte == 0x23 {
          let bracket = Self.commandBracket(bytes, index)
          index += 1
          guard let bracket else { continue }
          out.append(bytes[start..<bracket])
          out += "\\u005b"
          start = bracket + 1
          index = start
          continue
        }
        let length = byte < 0x80 ? 1 : byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4
        if let escape = escape(bytes, index) {
          out.append(bytes[start..<index])
          out += escape
          start = index + length
        }
        index += length
      }
      out.append(bytes[start...])
    }
    out += 0x22
  }

  /// Where the bracket of `##[` or `##word[` stands that begins at `index`: some CI services obey such a command wherever
  /// it stands in a log, and a report may be printed to one.
  private static func commandBracket(_ bytes: UnsafeBufferPointer<UInt8>, _ index: Int) -> Int? {
    var end = index + 1
    guard end < bytes.count, bytes[end] == 0x23 else { return nil }
    while end < bytes.count, bytes[end] == 0x23 { end += 1 }
    while end < bytes.count, bytes[end] | 0x20 >= 0x61, bytes[end] | 0x20 <= 0x7A { end += 1 }
    return end < bytes.count && bytes[end] == 0x5B ? end : nil
  }

  /// Whether eight bytes stand for themselves: none is a control character, a quote, a number sign, a backslash or beyond
  /// ASCII.
  private static func isPlain(_ bytes: UnsafeRawBufferPointer, _ index: Int) -> Bool {
    let word = bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self)
    let ones: UInt64 = 0x0101_0101_0101_0101
    func hasZero(_ value: UInt64) -> UInt64 { (value &- ones) & ~value }
    let odd =
      word | (word &- ones &* 0x20) | hasZero(word ^ ones &* 0x22) | hasZero(word ^ ones &* 0x23)
      | hasZero(word ^ ones &* 0x5C) | hasZero(word ^ ones &* 0x7F)
    return odd & (ones &* 0x80) == 0
  }

  /// How the character that begins at `index` is written, or nil when it stands for itself.
  private func escape(_ bytes: UnsafeBufferPointer<UInt8>, _ index: Int) -> String? {
    let code: UInt8
    switch bytes[index] {
    case 0x22: return "\\\""
    case 0x5C: return "\\\\"
    case 0x0A: return "\\n"
    case 0x0D: return "\\r"
    case 0x09: return "\\t"
    case 0..<0x20, 0x7F: code = bytes[index]
    case 0xC2 where bytes[index + 1] < 0xA0: code = bytes[index + 1]
    case 0xD8 where bytes[index + 1] == 0x9C: return "\\u061c"
    // The line separators are legal here and yet break readers that take JSON for JavaScript; what reorders text would
    // hide from people what programs read.
    case 0xE2:
      let last = UInt32(bytes[index + 1] & 0x3F) << 6 | UInt32(bytes[index + 2] & 0x3F)
      switch 0x2000 | last {
      case 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069: return "\\u" + String(0x2000 | last, radix: 16)
      default: return nil
      }
    default: return nil
    }
    return "\\u00" + (code < 0x10 ? "0" : "") + String(code, radix: 16)
  }
}
