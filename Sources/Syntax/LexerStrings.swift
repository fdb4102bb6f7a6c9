// Strings, numbers, regex literals and what begins with `#`.

import CurbcutSourceText

extension Lexer {
  // MARK: Strings

  /// Lexes a string from its opening quotes, which stand `pounds` behind `start`.
  mutating func lexString(pounds: Int, start: Int) {
    let quote = start + pounds
    var state = StringState(start: start, pounds: pounds, isMultiline: false, outerParens: parens)
    if byte(quote + 1) == 0x22, byte(quote + 2) == 0x22, pounds == 0 || !closesOnLine(quote + 1, pounds: pounds) {
      state.isMultiline = true
    }
    emitQuote(start, quote + (state.isMultiline ? 3 : 1), isOpening: true)
    lexStringBody(state)
  }

  /// Whether `"` and the pounds follow on this line: `#"""#` is a string of one quote.
  private mutating func closesOnLine(_ offset: Int, pounds: Int) -> Bool {
    var j = offset
    while j < end, byte(j) != 0x0A, byte(j) != 0x0D {
      if byte(j) == 0x22, hasPounds(j + 1, pounds) { return true }
      j += 1
    }
    return false
  }

  private mutating func hasPounds(_ offset: Int, _ count: Int) -> Bool {
    var k = 0
    while k < count, byte(offset + k) == 0x23 { k += 1 }
    return k == count
  }

  private mutating func emitQuote(_ start: Int, _ end: Int, isOpening: Bool) {
    // The word tells opening from closing quotes; see `Word.openingQuote`.
    tokens.append(
      UInt64(
        token: .stringQuote, start: start, end: end, newline: newline,
        word: isOpening ? .openingQuote : .closingQuote))
    newline = false
    i = end
  }

  /// Lexes on from inside a string: up to its end, or to the next interpolation.
  mutating func lexStringBody(_ state: StringState) {
    let start = i
    var j = i
    newline = false
    while true {
      while hasClass(j, CharacterClass.plainInString) { j &+= 1 }
      let c = byte(j)
      if c == 0x22 {
        let quoteEnd = j + (state.isMultiline ? 3 : 1)
        if (!state.isMultiline || (byte(j + 1) == 0x22 && byte(j + 2) == 0x22)) && hasPounds(quoteEnd, state.pounds) {
          if j > start { emit(.stringSegment, start, j) }
          return emitQuote(j, quoteEnd + state.pounds, isOpening: false)
        }
        j += 1
      } else if c == 0x5C {
        j += 1
        guard hasPounds(j, state.pounds) else { continue }
        let escape = j + state.pounds
        if byte(escape) == 0x28 {
          if j - 1 > start { emit(.stringSegment, start, j - 1) }
          emit(.interpolationStart, j - 1, escape + 1)
          strings.append(state)
          parens = 0
          return
        }
        j = escape
        // Step over an escaped quote or backslash; a line break is left for the checks below.
        if byte(j) == 0x22 || byte(j) == 0x5C { j += 1 }
      } else if c == 0 && j < end || c != 0 && state.isMultiline {
        j += 1
      } else {
        if j > start { emit(.stringSegment, start, j) }
        i = j
        problem(state.start, state.start + 1, "unterminated string")
        // Inside an interpolation the quote was probably meant to close the outer string, which has to end here too.
        while let outer = strings.last, !outer.isMultiline {
          strings.removeLast()
          parens = outer.outerParens
        }
        return
      }
    }
  }

  // MARK: Numbers

  mutating func lexNumber() {
    let start = i
    var j = i
    if lastKind == .period {
      // `x.0.1`: an element of a tuple.
      while hasClass(j, CharacterClass.digit) { j += 1 }
      return emit(.integer, start, j)
    }
    let second = byte(j + 1) | 0x20
    if byte(j) == 0x30, second == 0x78 {
      j += 2
      while hasClass(j, CharacterClass.hexDigit) || byte(j) == 0x5F { j += 1 }
      let integerEnd = j
      if byte(j) == 0x2E, hasClass(j + 1, CharacterClass.hexDigit) {
        j += 1
        while hasClass(j, CharacterClass.hexDigit) || byte(j) == 0x5F { j += 1 }
        if byte(j) | 0x20 != 0x70 { j = integerEnd }
      }
      if byte(j) | 0x20 == 0x70, let exponentEnd = exponentEnd(j) { return emit(.float, start, exponentEnd) }
      return finishNumber(.integer, start, j)
    }
    if byte(j) == 0x30, second == 0x62 || second == 0x6F {
      return finishNumber(.integer, start, j + 2)
    }
    while hasClass(j, CharacterClass.digit) || byte(j) == 0x5F { j += 1 }
    var kind = TokenKind.integer
    if byte(j) == 0x2E, hasClass(j + 1, CharacterClass.digit) {
      kind = .float
      j += 1
      while hasClass(j, CharacterClass.digit) || byte(j) == 0x5F { j += 1 }
    }
    if byte(j) | 0x20 == 0x65, let exponentEnd = exponentEnd(j) {
      kind = .float
      j = exponentEnd
    }
    finishNumber(kind, start, j)
  }

  private mutating func exponentEnd(_ offset: Int) -> Int? {
    var j = offset + 1
    if byte(j) == 0x2B || byte(j) == 0x2D { j += 1 }
    guard hasClass(j, CharacterClass.digit) else { return nil }
    while hasClass(j, CharacterClass.digit) || byte(j) == 0x5F { j += 1 }
    return j
  }

  /// Letters glued to a number belong to it, as in the bad literal `12px`.
  private mutating func finishNumber(_ kind: TokenKind, _ start: Int, _ end: Int) {
    emit(kind, start, identifierEnd(end))
  }

  // MARK: Regex

  /// End of the regex literal that begins at the slash, which stands in the run of operator characters from `start` to
  /// `runEnd`. Nil when the slash is part of an operator.
  mutating func bareRegexEnd(_ slash: Int, operatorStart start: Int, operatorEnd runEnd: Int) -> Int? {
    if isLeftBound(start) || byte(slash - 1) == 0x2A || lastWord == .func || lastWord == .operator { return nil }
    // A run with space on both sides is an operator, unless none can stand here.
    var isCertain = false
    if !isRightBound(runEnd, leftBound: false) {
      guard allowsOperand() else { return nil }
      switch lastKind {
      case .leftParen, .leftBracket, .interpolationStart, .comma, .colon: break
      default: isCertain = true
      }
    }
    var j = slash + 1
    if !isCertain, byte(j) == 0x20 || byte(j) == 0x09 { return nil }
    var groups = 0
    var classes = 0
    var lastSpace = -1
    while true {
      switch byte(j) {
      case 0x0A, 0x0D: return nil
      case 0 where j >= end: return nil
      case 0x5C:
        j += 1
        if byte(j) == 0x0A || byte(j) == 0x0D || byte(j) == 0 { return nil }
      case 0x5B: classes += 1
      case 0x5D: classes = max(0, classes - 1)
      case 0x28 where classes == 0: groups += 1
      case 0x29 where classes == 0:
        groups -= 1
        if groups < 0, !isCertain { return nil }
      case 0x20, 0x09: lastSpace = j
      case 0x2F:
        // What looks like a comment is one.
        if byte(j + 1) == 0x2F || byte(j + 1) == 0x2A { return nil }
        return lastSpace == j - 1 && !isCertain ? nil : j + 1
      default: break
      }
      j += 1
    }
  }

  /// Whether the token before allows an operand here.
  private mutating func allowsOperand() -> Bool {
    guard let last = tokens.last else { return true }
    switch last.tokenKind {
    case .leftBrace, .leftParen, .leftBracket, .interpolationStart, .prefixOperator, .prefixAmpersand,
      .binaryOperator, .equal, .semicolon, .comma, .colon, .infixQuestion, .poundIf, .poundElse, .poundElseif,
      .poundEndif, .unknown:
      return true
    case .postfixQuestion, .exclamation:
      // `try? /x/`
      return tokens.count > 1 && tokens[tokens.count - 2].tokenWord == .try
    case .keyword:
      switch last.tokenWord {
      case .selfWord, .capitalSelf, .super, .true, .false, .nil, .anyWord: return false
      default: return true
      }
    default: return false
    }
  }

  // MARK: Pound

  mutating func lexPound() {
    var j = i
    while byte(j) == 0x23 { j += 1 }
    let pounds = j - i
    if byte(j) == 0x22 { return lexString(pounds: pounds, start: i) }
    if byte(j) == 0x2F, lexPoundRegex(pounds) { return }
    guard pounds == 1 else {
      problem(i, j, "unexpected '#'")
      return emit(.unknown, i, j)
    }
    var k = j
    while hasClass(k, CharacterClass.identifier) { k += 1 }
    let directive: TokenKind? =
      switch k - j {
      case 2 where matches(j, "if"): .poundIf
      case 4 where matches(j, "else"): .poundElse
      case 5 where matches(j, "endif"): .poundEndif
      case 6 where matches(j, "elseif"): .poundElseif
      case 9 where matches(j, "available"): .poundAvailable
      case 11 where matches(j, "unavailable"): .poundAvailable
      default: nil
      }
    if let directive { emit(directive, i, k) } else { emit(.pound, i, j) }
  }

  private mutating func matches(_ offset: Int, _ text: StaticString) -> Bool {
    text.withUTF8Buffer { word in
      for k in 0..<word.count where byte(offset + k) != word[k] { return false }
      return true
    }
  }

  private mutating func lexPoundRegex(_ pounds: Int) -> Bool {
    var j = i + pounds + 1
    let isMultiline = byte(j) == 0x0A || byte(j) == 0x0D
    while j < end {
      let c = byte(j)
      if !isMultiline, c == 0x0A || c == 0x0D { return false }
      if c == 0x5C {
        j += 1
      } else if c == 0x2F, hasPounds(j + 1, pounds) {
        emit(.regex, i, j + 1 + pounds)
        return true
      }
      j += 1
    }
    return false
  }
}
