// Tokens, eight bytes each. The lexer (Lexer.swift) makes them; nothing above Views reads them.

import CurbcutSourceText

/// Kind of a token.
public enum TokenKind: UInt8, Sendable, CaseIterable {
  case endOfFile
  /// Names, contextual keywords included; also names in backticks.
  case identifier
  /// `$0`, `$name`.
  case dollarIdentifier
  /// Reserved words (`func`, `if`, `self`, `true`, …); behind a `.` they are `identifier`.
  case keyword
  case integer
  case float
  /// `"`, `"""`, `#"` … opening or closing.
  case stringQuote
  /// Literal text of a string between quotes and interpolations; never empty.
  case stringSegment
  /// `\(` or `\#(`; the matching `)` is a `rightParen`.
  case interpolationStart
  /// A whole regex literal.
  case regex
  /// An operator between spaces or touching on both sides.
  case binaryOperator
  /// An operator that touches only what follows.
  case prefixOperator
  /// An operator that touches only what precedes.
  case postfixOperator
  case leftParen, rightParen, leftBracket, rightBracket, leftBrace, rightBrace
  case comma, colon, semicolon
  /// `.`
  case period
  /// `=`
  case equal
  case arrow
  /// `?` behind an operand without space.
  case postfixQuestion
  /// `?` elsewhere.
  case infixQuestion
  /// `!` behind an operand without space.
  case exclamation
  case at
  /// `#` before a raw or bare name.
  case pound
  /// `&` as a prefix.
  case prefixAmpersand
  case backslash
  case backtick
  /// `#if`, `#elseif`, `#else`, `#endif` at the start of a line.
  case poundIf, poundElseif, poundElse, poundEndif
  /// `#available`, `#unavailable`.
  case poundAvailable
  case wildcard
  case placeholder
  /// Bytes that start no token.
  case unknown
}

/// The tokens of one file, the end of the file last. A token is eight bytes: no text is copied. A token that the file
/// has not is answered as its end, so that code may look behind the last.
public struct TokenBuffer: Sendable {
  /// Longest text whose tokens fit: start and length have 24 bits each.
  public static let maximumTextLength = 1 << 24 - 1

  /// From the lowest bit: start (24), length (24), kind (6), newline before (1), in backticks (1), word (8).
  @usableFromInline let packed: [UInt64]

  /// The names, `$name` included, in their order: the number of tokens from the one before (16 bits), and the class of
  /// the name (16 bits; see `NameClasses`). 0 for the class is a step to a name that is further away.
  @usableFromInline let names: [UInt32]

  /// The end of the file.
  @usableFromInline let endOfFile: UInt64

  init(packed: [UInt64], names: [UInt32]) {
    self.packed = packed
    self.names = names
    endOfFile = packed.last ?? UInt64(token: .endOfFile, start: 0, end: 0, newline: true)
  }

  @inlinable @inline(__always)
  func bits(_ token: TokenID) -> UInt64 { Int(token) < packed.count ? packed[Int(token)] : endOfFile }

  /// Number of tokens, the end of the file included; at least one.
  @inlinable public var count: Int { packed.count }

  @inlinable
  public func kind(_ token: TokenID) -> TokenKind {
    Int(token) < packed.count ? packed[Int(token)].tokenKind : .endOfFile
  }

  /// Gives each name, `$name` included, whose class is among those wanted. Names are told apart by it without reading
  /// them.
  @inlinable
  public func forEachName(in wanted: NameClasses, _ body: (TokenID) -> Void) {
    forEachName(in: wanted) { token, _ in body(token) }
  }

  /// The same, with the number of the class.
  @inlinable
  public func forEachName(in wanted: NameClasses, _ body: (TokenID, Int) -> Void) {
    wanted.bits.withUnsafeBufferPointer { bits in
      forEachName { token, name in
        if bits[name >> 6] >> UInt64(name & 63) & 1 != 0 { body(token, name) }
      }
    }
  }

  /// The same, and notes the classes of all names.
  @inlinable
  public func forEachName(
    in wanted: NameClasses, noting summary: inout NameSummary, _ body: (TokenID, Int) -> Void
  ) {
    wanted.bits.withUnsafeBufferPointer { wanted in
      summary.bits.withUnsafeMutableBufferPointer { noted in
        forEachName { token, name in
          let place = NameSummary.place(of: name)
          noted[place &>> 6] |= 1 &<< UInt64(truncatingIfNeeded: place)
          if wanted[name &>> 6] &>> UInt64(truncatingIfNeeded: name) & 1 != 0 { body(token, name) }
        }
      }
    }
  }

  /// Gives each name, `$name` included, with the number of its class; see `NameClasses`.
  @inlinable
  public func forEachName(_ body: (TokenID, Int) -> Void) {
    names.withUnsafeBufferPointer { names in
      var token: TokenID = 0
      for index in 0..<names.count {
        let name = names[index]
        token &+= name & 0xFFFF
        // A long way to the next name is told in steps.
        if name >> 16 != 0 { body(token, Int(name >> 16)) }
      }
    }
  }

  /// Gives each token of a kind.
  @inlinable
  public func forEachToken(of kind: TokenKind, _ body: (TokenID) -> Void) {
    packed.withUnsafeBufferPointer { packed in
      for index in 0..<packed.count where packed[index].tokenKind == kind { body(TokenID(truncatingIfNeeded: index)) }
    }
  }

  /// Offset of the first byte.
  @inlinable public func start(_ token: TokenID) -> UInt32 { bits(token).tokenStart }

  /// Offset just past the last byte.
  @inlinable public func end(_ token: TokenID) -> UInt32 { bits(token).tokenEnd }

  /// The token's bytes, backticks included.
  @inlinable public func range(_ token: TokenID) -> ByteRange { ByteRange(start(token), end(token)) }

  /// The token's offset and length, backticks left out.
  @inlinable @inline(__always)
  public func place(_ token: TokenID) -> (start: Int, length: Int) {
    let range = textRange(token)
    return (Int(range.start), Int(range.end &- range.start))
  }

  /// Where the token's bytes without backticks are.
  @inlinable @inline(__always)
  public func textRange(_ token: TokenID) -> ByteRange {
    let raw = bits(token)
    let inset: UInt32 = raw.isInBackticks ? 1 : 0
    return ByteRange(raw.tokenStart + inset, raw.tokenEnd - inset)
  }

  /// The token's bytes without backticks, not copied.
  @inlinable
  public func text(_ token: TokenID, in source: SourceText) -> ArraySlice<UInt8> { source[textRange(token)] }

  /// Whether the token is spelt so, backticks left out.
  @inlinable
  public func isSpelt(_ token: TokenID, _ text: StaticString, in source: SourceText) -> Bool {
    let range = textRange(token)
    let count = Int(range.end &- range.start)
    guard count == text.utf8CodeUnitCount else { return false }
    return source.padded.withUnsafeBufferPointer { bytes in
      text.withUTF8Buffer { text in
        let start = Int(range.start)
        for index in 0..<count where bytes[start &+ index] != text[index] { return false }
        return true
      }
    }
  }

  /// Whether the token begins so, backticks left out.
  public func begins(_ token: TokenID, with text: StaticString, in source: SourceText) -> Bool {
    let range = textRange(token)
    guard Int(range.end &- range.start) >= text.utf8CodeUnitCount else { return false }
    return source.padded.withUnsafeBufferPointer { bytes in
      text.withUTF8Buffer { text in
        let start = Int(range.start)
        for index in text.indices where bytes[start &+ index] != text[index] { return false }
        return true
      }
    }
  }

  /// Whether the token can be a name or a label: a word, reserved or not, but not `_`.
  @inlinable
  public func isName(_ token: TokenID) -> Bool {
    switch kind(token) {
    case .identifier, .dollarIdentifier, .keyword: return true
    default: return false
    }
  }

  /// Whether a line break stands between the token and the one before it. True for the first token.
  @inlinable public func hasNewlineBefore(_ token: TokenID) -> Bool { bits(token).hasNewlineBefore }

  /// The word the token is, when the parser knows it; `.none` for other names and for names in backticks.
  @inlinable
  public func word(_ token: TokenID) -> Word {
    Int(token) < packed.count ? packed[Int(token)].tokenWord : .none
  }
}

/// A token as it is stored in a `TokenBuffer`.
extension UInt64 {
  @inlinable
  init(
    token kind: TokenKind, start: Int, end: Int, newline: Bool, backticks: Bool = false, word: Word = .none
  ) {
    self =
      UInt64(truncatingIfNeeded: start) | UInt64(truncatingIfNeeded: end &- start) << 24
      | UInt64(kind.rawValue) << 48 | (newline ? 1 << 54 : 0) | (backticks ? 1 << 55 : 0)
      | UInt64(word.rawValue) << 56
  }

  @inlinable var tokenStart: UInt32 { UInt32(truncatingIfNeeded: self & 0xFF_FFFF) }
  @inlinable var tokenLength: UInt32 { UInt32(truncatingIfNeeded: self >> 24 & 0xFF_FFFF) }
  @inlinable var tokenEnd: UInt32 { tokenStart &+ tokenLength }
  @inlinable var hasNewlineBefore: Bool { self & 1 << 54 != 0 }
  @inlinable var isInBackticks: Bool { self & 1 << 55 != 0 }

  @inlinable
  var tokenKind: TokenKind {
    // Only `init(token:…)` makes these bits, so the raw value always exists; `init(rawValue:)` is a call and a table.
    unsafeBitCast(UInt8(truncatingIfNeeded: self >> 48) & 0x3F, to: TokenKind.self)
  }

  @inlinable
  var tokenWord: Word { unsafeBitCast(UInt8(truncatingIfNeeded: self >> 56), to: Word.self) }
}
