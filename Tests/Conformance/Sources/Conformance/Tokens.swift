// Tokens of both lexers as one list of class and range. SwiftSyntax decides some classes when it parses, by the place
// a token stands in; each rule that levels such a difference is numbered as in README.md ("T1" …).

import CurbcutSourceText
import CurbcutSyntax
import SwiftSyntax

/// What both sides can tell about a token without knowing where it stands.
enum TokenClass: String {
  case endOfFile, word, dollarIdentifier, wildcard, integer, float, stringQuote, interpolation, regex
  case binaryOperator, prefixOperator, postfixOperator
  case leftParen, rightParen, leftBracket, rightBracket, leftBrace, rightBrace
  case comma, colon, semicolon, period, equal, arrow, question, exclamation, at, pound, ampersand, backslash, backtick
  case directive, availability, unknown
  /// An operator in a place where its spacing does not count: `<`, `>`, `...`, `&` and `~` of types.
  case anyOperator
}

struct ClassifiedToken: Equatable {
  var tokenClass: TokenClass
  var range: ByteRange
}

/// The tokens of our lexer, without the text of strings.
func classifiedTokens(_ tree: Tree) -> [ClassifiedToken] {
  var result: [ClassifiedToken] = []
  result.reserveCapacity(tree.tokens.count)
  for index in 0..<tree.tokens.count {
    let token = TokenID(index)
    let kind: TokenClass
    switch tree.tokens.kind(token) {
    case .stringSegment: continue
    case .endOfFile: kind = .endOfFile
    // T1: which word is a keyword depends on its place; the structure is compared instead.
    case .identifier, .keyword: kind = .word
    case .dollarIdentifier: kind = .dollarIdentifier
    case .integer: kind = .integer
    case .float: kind = .float
    case .stringQuote: kind = .stringQuote
    case .interpolationStart: kind = .interpolation
    case .regex: kind = .regex
    case .binaryOperator: kind = .binaryOperator
    case .prefixOperator: kind = .prefixOperator
    case .postfixOperator: kind = .postfixOperator
    case .leftParen: kind = .leftParen
    case .rightParen: kind = .rightParen
    case .leftBracket: kind = .leftBracket
    case .rightBracket: kind = .rightBracket
    case .leftBrace: kind = .leftBrace
    case .rightBrace: kind = .rightBrace
    case .comma: kind = .comma
    case .colon: kind = .colon
    case .semicolon: kind = .semicolon
    case .period: kind = .period
    case .equal: kind = .equal
    case .arrow: kind = .arrow
    // T2: `?` of `T ?` and of `try ?` is infix by its spaces and postfix by its place.
    case .postfixQuestion, .infixQuestion: kind = .question
    case .exclamation: kind = .exclamation
    case .at: kind = .at
    case .pound: kind = .pound
    case .prefixAmpersand: kind = .ampersand
    case .backslash: kind = .backslash
    case .backtick: kind = .backtick
    case .poundIf, .poundElseif, .poundElse, .poundEndif: kind = .directive
    case .poundAvailable: kind = .availability
    case .wildcard: kind = .wildcard
    // T3: SwiftSyntax reads `<#…#>` as a name.
    case .placeholder: kind = .word
    case .unknown: kind = .unknown
    }
    result.append(ClassifiedToken(tokenClass: kind, range: tree.tokens.range(token)))
  }
  return result
}

/// The tokens of SwiftSyntax, without the text of strings, glued together where ours are one token.
func classifiedTokens(_ file: SourceFileSyntax) -> [ClassifiedToken] {
  var result: [ClassifiedToken] = []
  /// Where a token began whose other parts follow.
  var open: UInt32?
  for token in file.tokens(viewMode: .sourceAccurate) {
    let range = token.byteRange
    func add(_ kind: TokenClass, from start: UInt32? = nil) {
      result.append(ClassifiedToken(tokenClass: kind, range: ByteRange(start ?? range.start, range.end)))
    }
    switch token.tokenKind {
    case .stringSegment, .shebang: break
    case .endOfFile: add(.endOfFile)
    // T12: `_` among the labels of `@objc(_:)` is a name to SwiftSyntax.
    case .identifier("_"): add(.wildcard)
    // T9: SwiftSyntax has a class of its own for `$0` alone, we have it for `$name` too.
    case .identifier(let text): add(text.hasPrefix("$") ? .dollarIdentifier : .word)
    case .keyword: add(.word)
    case .dollarIdentifier: add(.dollarIdentifier)
    // T10: `15.0` in a version is a float of ours; SwiftSyntax cuts it up when it parses the version.
    case .integerLiteral where token.keyPathInParent == \VersionComponentSyntax.number:
      if result.count > 1, result[result.count - 1].tokenClass == .period,
        result[result.count - 2].tokenClass == .integer
      {
        result.removeLast()
        result[result.count - 1].tokenClass = .float
        result[result.count - 1].range.end = range.end
      } else {
        add(.integer)
      }
    case .integerLiteral: add(.integer)
    case .floatLiteral: add(.float)
    // T4: pounds and quotes are one token of ours.
    case .rawStringPoundDelimiter:
      if token.parent?.is(ExpressionSegmentSyntax.self) == true { break }
      if let last = result.last, last.tokenClass == .stringQuote, last.range.end == range.start,
        token.keyPathInParent == \StringLiteralExprSyntax.closingPounds
      {
        result[result.count - 1].range.end = range.end
      } else {
        open = range.start
      }
    case .stringQuote, .multilineStringQuote, .singleQuote:
      add(.stringQuote, from: open)
      open = nil
    // T5: `\#(` is one token of ours, a regex literal as well.
    case .regexPoundDelimiter, .regexSlash, .regexLiteralPattern:
      if let last = result.last, last.tokenClass == .regex, last.range.end == range.start,
        token.keyPathInParent != \RegexLiteralExprSyntax.openingPounds
      {
        result[result.count - 1].range.end = range.end
      } else {
        add(.regex)
      }
    case .backslash:
      if token.parent?.is(ExpressionSegmentSyntax.self) == true { open = range.start } else { add(.backslash) }
    case .leftParen:
      if let start = open { add(.interpolation, from: start) } else { add(.leftParen) }
      open = nil
    // T11: the name of a declared operator is binary by its place.
    case .binaryOperator where token.keyPathInParent == \FunctionDeclSyntax.name: add(.anyOperator)
    case .binaryOperator(let text): add(text == "&" || text == "~" ? .anyOperator : .binaryOperator)
    case .prefixOperator(let text): add(text == "~" ? .anyOperator : .prefixOperator)
    case .postfixOperator: add(.postfixOperator)
    // T6: in types these are punctuation; our lexer calls them operators by their spaces.
    case .leftAngle, .rightAngle, .ellipsis: add(.anyOperator)
    case .prefixAmpersand: add(.ampersand)
    case .rightParen: add(.rightParen)
    case .leftSquare: add(.leftBracket)
    case .rightSquare: add(.rightBracket)
    case .leftBrace: add(.leftBrace)
    case .rightBrace: add(.rightBrace)
    case .comma: add(.comma)
    case .colon: add(.colon)
    // T7: `::` is two tokens of ours.
    case .colonColon:
      result.append(ClassifiedToken(tokenClass: .colon, range: ByteRange(range.start, range.start + 1)))
      result.append(ClassifiedToken(tokenClass: .colon, range: ByteRange(range.start + 1, range.end)))
    case .semicolon: add(.semicolon)
    case .period: add(.period)
    case .equal: add(.equal)
    case .arrow: add(.arrow)
    case .postfixQuestionMark, .infixQuestionMark: add(.question)
    case .exclamationMark: add(.exclamation)
    case .atSign: add(.at)
    case .pound: add(.pound)
    // T8: `#sourceLocation` is `#` and a name of ours.
    case .poundSourceLocation:
      result.append(ClassifiedToken(tokenClass: .pound, range: ByteRange(range.start, range.start + 1)))
      result.append(ClassifiedToken(tokenClass: .word, range: ByteRange(range.start + 1, range.end)))
    case .poundIf, .poundElseif, .poundElse, .poundEndif: add(.directive)
    case .poundAvailable, .poundUnavailable: add(.availability)
    case .backtick: add(.backtick)
    case .wildcard: add(.wildcard)
    case .unknown: add(.unknown)
    }
  }
  return result
}

/// Whether two tokens are the same.
private func agree(_ ours: ClassifiedToken, _ theirs: ClassifiedToken) -> Bool {
  guard ours.range == theirs.range else { return false }
  if ours.tokenClass == theirs.tokenClass { return true }
  switch (theirs.tokenClass, ours.tokenClass) {
  case (.anyOperator, .binaryOperator), (.anyOperator, .prefixOperator), (.anyOperator, .postfixOperator),
    (.anyOperator, .ampersand):
    return true
  default: return false
  }
}

/// Walks over both lists and tells where they part. After a difference both sides are moved to the next place where a
/// token begins on both.
func tokenDifferences(
  _ ours: [ClassifiedToken], _ theirs: [ClassifiedToken]
) -> [(ours: [ClassifiedToken], theirs: [ClassifiedToken])] {
  var result: [(ours: [ClassifiedToken], theirs: [ClassifiedToken])] = []
  var i = 0
  var j = 0
  while i < ours.count || j < theirs.count {
    if i < ours.count, j < theirs.count, agree(ours[i], theirs[j]) {
      i += 1
      j += 1
      continue
    }
    let (firstOurs, firstTheirs) = (i, j)
    repeat {
      if i == ours.count {
        j = theirs.count
      } else if j == theirs.count {
        i = ours.count
      } else if ours[i].range.start < theirs[j].range.start {
        i += 1
      } else if ours[i].range.start > theirs[j].range.start {
        j += 1
      } else {
        i += 1
        j += 1
      }
    } while !(i == ours.count && j == theirs.count)
      && !(i < ours.count && j < theirs.count && agree(ours[i], theirs[j]))
    result.append((Array(ours[firstOurs..<i]), Array(theirs[firstTheirs..<j])))
  }
  return result
}
