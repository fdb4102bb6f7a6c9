// Which bytes and which Unicode scalars may stand in names and operators; the ranges are those of the Swift grammar
// (The Swift Programming Language, "Lexical Structure").

enum CharacterClass {
  /// May continue an identifier (ASCII only).
  static let identifier: UInt8 = 1
  /// An ASCII operator character.
  static let `operator`: UInt8 = 2
  /// LF, CR, NUL.
  static let lineEnd: UInt8 = 4
  /// Nothing for a string body to look at: all but quotes, backslash, line breaks and NUL.
  static let plainInString: UInt8 = 8
  static let digit: UInt8 = 16
  static let hexDigit: UInt8 = 32

  /// Classes of each byte.
  static let table: [UInt8] = (0..<256).map { value in
    let c = UInt8(value)
    var result: UInt8 = 0
    let isDigit = (0x30...0x39).contains(c)
    if isDigit || (0x61...0x7A).contains(c) || (0x41...0x5A).contains(c) || c == 0x5F || c == 0x24 {
      result |= identifier
    }
    if "/=-+*%<>!&|^~.?".utf8.contains(c) { result |= `operator` }
    if c == 0x0A || c == 0x0D || c == 0 { result |= lineEnd }
    if c != 0x22 && c != 0x5C && c != 0x0A && c != 0x0D && c != 0 { result |= plainInString }
    if isDigit { result |= digit }
    if isDigit || (0x61...0x66).contains(c) || (0x41...0x46).contains(c) { result |= hexDigit }
    return result
  }

  static func isOperator(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0xA1...0xA7, 0xA9, 0xAB, 0xAC, 0xAE, 0xB0, 0xB1, 0xB6, 0xBB, 0xBF, 0xD7, 0xF7, 0x2016...0x2017,
      0x2020...0x2027, 0x2030...0x203E, 0x2041...0x2053, 0x2055...0x205E, 0x2190...0x23FF, 0x2500...0x2775,
      0x2794...0x2BFF, 0x2E00...0x2E7F, 0x3001...0x3003, 0x3008...0x3020, 0x3030:
      return true
    default: return false
    }
  }

  /// Whether the scalar may continue an operator that began with an operator scalar.
  static func continuesOperator(_ scalar: UInt32) -> Bool {
    isOperator(scalar) || isCombining(scalar) || (0xE0100...0xE01EF).contains(scalar)
  }

  static func startsIdentifier(_ scalar: UInt32) -> Bool { continuesIdentifier(scalar) && !isCombining(scalar) }

  private static func isCombining(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x300...0x36F, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE00...0xFE0F, 0xFE20...0xFE2F: return true
    default: return false
    }
  }

  static func continuesIdentifier(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0xA8, 0xAA, 0xAD, 0xAF, 0xB2...0xB5, 0xB7...0xBA, 0xBC...0xBE, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x167F,
      0x1681...0x180D, 0x180F...0x1FFF, 0x200B...0x200D, 0x202A...0x202E, 0x203F...0x2040, 0x2054, 0x2060...0x218F,
      0x2460...0x24FF, 0x2776...0x2793, 0x2C00...0x2DFF, 0x2E80...0x2FFF, 0x3004...0x3007, 0x3021...0x302F,
      0x3031...0xD7FF, 0xF900...0xFD3D, 0xFD40...0xFDCF, 0xFDF0...0xFE44, 0xFE47...0xFEFE, 0xFF00...0xFFFD,
      0x10000...0x1FFFD, 0x20000...0x2FFFD, 0x30000...0x3FFFD, 0x40000...0x4FFFD, 0x50000...0x5FFFD,
      0x60000...0x6FFFD, 0x70000...0x7FFFD, 0x80000...0x8FFFD, 0x90000...0x9FFFD, 0xA0000...0xAFFFD,
      0xB0000...0xBFFFD, 0xC0000...0xCFFFD, 0xD0000...0xDFFFD, 0xE0000...0xEFFFD:
      return true
    default: return false
    }
  }
}
