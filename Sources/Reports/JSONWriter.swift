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
    out += String(value)
  }

  mutating func bool(_ value: Bool) {
    separate()
    out += value ? "true" : "false"
  }

  mutating func null() {
    separate()
    out += "null"
  }

  mutating func key(_ name: String) {
    separate()
    quote(name)
    out += ": "
    isAfterKey = true
  }

  mutating func member(_ name: String, _ value: String) {
    key(name)
    string(value)
  }

  mutating func member(_ name: String, _ value: Int) {
    key(name)
    number(value)
  }

  mutating func member(_ name: String, _ value: Bool) {
    key(name)
    bool(value)
  }

  mutating func member(_ name: String, _ values: [String]) {
    key(name)
    array { writer in
      for value in values { writer.string(value) }
    }
  }

  mutating func object(_ name: String, _ body: (inout JSONWriter) -> Void) {
    key(name)
    object(body)
  }

  mutating func array(_ name: String, _ body: (inout JSONWriter) -> Void) {
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
    if !isFirst { out += 0x2C }
    isFirst = false
    if depth > 0 { breakLine() }
  }

  private mutating func breakLine() {
    out += 0x0A
    for _ in 0..<depth { out += "  " }
  }

  private mutating func quote(_ value: String) {
    out += 0x22
    for scalar in value.unicodeScalars {
      switch scalar {
      case "\"": out += "\\\""
      case "\\": out += "\\\\"
      case "\n": out += "\\n"
      case "\r": out += "\\r"
      case "\t": out += "\\t"
      // The two line separators are legal here and yet break readers that take JSON for JavaScript.
      case "\u{0}"..<" ", "\u{7F}"..."\u{9F}", "\u{2028}", "\u{2029}":
        let digits = String(scalar.value, radix: 16)
        out += "\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
      default: out += String(scalar)
      }
    }
    out += 0x22
  }
}
