// Prints small JSON values as people would write them: an object or list that fits on its line stays on it.

extension JSONValue {
  /// An object of members in order.
  public static func members(_ members: [(name: String, value: JSONValue)]) -> JSONValue {
    let nowhere = ByteRange(0, 0)
    return .object(
      members.map {
        JSONMember(name: $0.name, nameRange: nowhere, element: JSONElement(value: $0.value, range: nowhere))
      }
    )
  }

  /// A list of values.
  public static func list(_ values: [JSONValue]) -> JSONValue {
    .array(values.map { JSONElement(value: $0, range: ByteRange(0, 0)) })
  }

  /// A list of texts.
  public static func list(_ texts: [String]) -> JSONValue { list(texts.map(JSONValue.string)) }

  /// The value as JSON, two blanks for each level, without a line break at the end.
  public func printed(width: Int = 100) -> String {
    var out = ""
    append(to: &out, level: 0, width: width)
    return out
  }

  private func append(to out: inout String, level: Int, width: Int) {
    let line = onOneLine
    if line.utf8.count + level * 2 <= width {
      out += line
      return
    }
    let indent = String(repeating: "  ", count: level + 1)
    let end = "\n" + String(repeating: "  ", count: level)
    switch self {
    case .array(let elements):
      out += "["
      for (index, element) in elements.enumerated() {
        out += (index > 0 ? ",\n" : "\n") + indent
        element.value.append(to: &out, level: level + 1, width: width)
      }
      out += end + "]"
    case .object(let members):
      out += "{"
      for (index, member) in members.enumerated() {
        out += (index > 0 ? ",\n" : "\n") + indent + Self.quoted(member.name) + ": "
        member.element.value.append(to: &out, level: level + 1, width: width)
      }
      out += end + "}"
    default: out += line
    }
  }

  private var onOneLine: String {
    switch self {
    case .null: return "null"
    case .bool(let flag): return flag ? "true" : "false"
    case .number(let number):
      return number.plainText
    case .string(let text): return Self.quoted(text)
    case .array(let elements): return "[" + elements.map(\.value.onOneLine).joined(separator: ", ") + "]"
    case .object(let members):
      if members.isEmpty { return "{}" }
      return "{ " + members.map { Self.quoted($0.name) + ": " + $0.element.value.onOneLine }.joined(separator: ", ")
        + " }"
    }
  }

  /// A text with its quotes; what JSON wants escaped is.
  public static func quoted(_ text: String) -> String {
    var out = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": out += "\\\""
      case "\\": out += "\\\\"
      case "\n": out += "\\n"
      case "\t": out += "\\t"
      case "\r": out += "\\r"
      case _ where scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value):
        let digits = String(scalar.value, radix: 16)
        out += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: out.unicodeScalars.append(scalar)
      }
    }
    return out + "\""
  }
}
