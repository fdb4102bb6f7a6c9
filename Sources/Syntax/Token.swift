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

/// The tokens of one file, the end of the file last. A token is eight bytes: no text is copied.
public struct TokenBuffer: Sendable {
  /// Longest text whose tokens fit: start and length have 24 bits each.
  public static let maximumTextLength = 1 << 24 - 1

  /// From the lowest bit: start (24), length (24), kind (6), newline before (1), in backticks (1), word (8).
  @usableFromInline let packed: [UInt64]

  init(packed: [UInt64]) { self.packed = packed }

  /// Number of tokens, the end of the file included; at least one.
  @inlinable public var count: Int { packed.count }

  @inlinable
  public func kind(_ token: TokenID) -> TokenKind {
    Int(token) < packed.count ? packed[Int(token)].tokenKind : .endOfFile
  }

  /// Gives each name of at least so many bytes, with its offset and length, backticks included.
  @inlinable
  public func forEachIdentifier(from least: Int, _ body: (TokenID, Int, Int) -> Void) {
    packed.withUnsafeBufferPointer { packed in
      for index in 0..<packed.count {
        let raw = packed[index]
        guard raw.tokenKind == .identifier, Int(raw.tokenLength) >= least else { continue }
        body(TokenID(truncatingIfNeeded: index), Int(raw.tokenStart), Int(raw.tokenLength))
      }
    }
  }

  /// In which of 65,536 classes a name falls by its length, its first and its last letter: names are told apart by it
  /// without reading them.
  @inlinable @inline(__always)
  public static func nameClass(length: Int, first: UInt8, last: UInt8) -> Int {
    min(63, length) << 10 | Int(first & 0x1F) << 5 | Int(last & 0x1F)
  }

  /// Gives each name, `$name` included, whose class is among those wanted: a bit for each class.
  @inlinable
  public func forEachName(_ source: SourceText, in wanted: [UInt64], _ body: (TokenID) -> Void) {
    packed.withUnsafeBufferPointer { packed in
      source.padded.withUnsafeBufferPointer { bytes in
        wanted.withUnsafeBufferPointer { wanted in
          for index in 0..<packed.count {
            let raw = packed[index]
            guard raw.tokenKind == .identifier || raw.tokenKind == .dollarIdentifier else { continue }
            let inset = raw.isInBackticks ? 1 : 0
            let length = Int(raw.tokenLength) - 2 * inset
            let start = Int(raw.tokenStart) + inset
            let place = Self.nameClass(length: length, first: bytes[start], last: bytes[start + max(0, length - 1)])
            guard wanted[place >> 6] >> UInt64(place & 63) & 1 != 0 else { continue }
            body(TokenID(truncatingIfNeeded: index))
          }
        }
      }
    }
  }

  /// Offset of the first byte.
  @inlinable public func start(_ token: TokenID) -> UInt32 { packed[Int(token)].tokenStart }

  /// Offset just past the last byte.
  @inlinable public func end(_ token: TokenID) -> UInt32 { packed[Int(token)].tokenEnd }

  /// The token's bytes, backticks included.
  @inlinable public func range(_ token: TokenID) -> ByteRange { ByteRange(start(token), end(token)) }

  /// Where the token's bytes without backticks are.
  @inlinable @inline(__always)
  public func textRange(_ token: TokenID) -> ByteRange {
    let raw = packed[Int(token)]
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
  @inlinable public func hasNewlineBefore(_ token: TokenID) -> Bool { packed[Int(token)].hasNewlineBefore }

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
