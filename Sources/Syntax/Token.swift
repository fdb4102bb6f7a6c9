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
  case ellipsis
  /// `#if`, `#elseif`, `#else`, `#endif` at the start of a line.
  case poundIf, poundElseif, poundElse, poundEndif
  /// `#available`, `#unavailable`.
  case poundAvailable
  case wildcard
  case placeholder
  /// Bytes that start no token.
  case unknown
}
