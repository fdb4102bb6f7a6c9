// Primary expressions: names, literals, brackets, key paths, macros.

extension TreeParser {
  /// Adds one node for what begins a chain.
  mutating func parsePrimary() {
    switch kind {
    case .identifier:
      if word == .any || word == .some, startsTypeOperand(p + 1) { return parsePrefixedType() }
      parseName()
    case .dollarIdentifier: leaf(.identifierExpr)
    case .period: parseImplicitMember()
    case .stringQuote: parseString()
    case .integer: leaf(.integerLiteral)
    case .float: leaf(.floatLiteral)
    case .regex: leaf(.regexLiteral)
    case .leftParen: parseTuple()
    case .leftBracket: parseCollection()
    case .leftBrace: parseClosure()
    case .backslash: parseKeyPath()
    case .pound: parseMacroExpression()
    case .poundAvailable: parseAvailability()
    case .wildcard: leaf(.wildcardExpr)
    case .placeholder: leaf(.placeholderExpr)
    case .keyword: parseKeywordExpression()
    case .at:
      let first = p
      let start = nodes.count
      parseType()
      add(.typeExpr, main: first, first: first, start: start)
    case .prefixOperator where word == .tilde && kind(at: p + 1) == .identifier: parsePrefixedType()
    case .binaryOperator, .prefixOperator, .postfixOperator, .prefixAmpersand, .exclamation, .infixQuestion,
      .postfixQuestion:
      // `reduce(0, +)`
      if isOperatorOperand() { leaf(.identifierExpr) } else { missing("expected expression") }
    default: missing("expected expression")
    }
  }

  private mutating func isOperatorOperand() -> Bool {
    switch kind(at: p + 1) {
    case .rightParen, .comma, .rightBracket, .rightBrace, .colon, .semicolon: return true
    case .keyword: return word(at: p + 1) == .as
    default: return false
    }
  }

  /// Whether `any` or `some` in front of the index is a keyword.
  private mutating func startsTypeOperand(_ index: Int) -> Bool {
    if token(index).hasNewlineBefore { return false }
    switch kind(at: index) {
    case .identifier: return true
    case .keyword: return word(at: index) == .anyWord || word(at: index) == .capitalSelf
    case .leftParen: return !isGlued(index)
    case .prefixOperator: return word(at: index) == .tilde
    default: return false
    }
  }

  private mutating func parsePrefixedType() {
    let first = p
    let start = nodes.count
    advance()
    parseType()
    add(.prefixKeywordExpr, main: first, first: first, start: start)
  }

  private mutating func parseName() {
    let first = p
    let start = nodes.count
    advance()
    finishName(main: first, first: first, start: start)
  }

  private mutating func finishName(main: Int, first: Int, start: Int) {
    let main = skipModuleSelectors(main)
    parseNameSuffix()
    add(.identifierExpr, main: main, first: first, start: start)
  }

  private mutating func parseKeywordExpression() {
    let first = p
    let start = nodes.count
    switch word {
    case .true, .false: leaf(.boolLiteral)
    case .nil: leaf(.nilLiteral)
    case .selfWord, .capitalSelf, .super, .anyWord, .initWord:
      advance()
      finishName(main: first, first: first, start: start)
    case .if: parseIf()
    case .switch: parseSwitch()
    case .do: parseDo()
    case .let, .var:
      guard isPattern else { return missing("expected expression") }
      parseValueBinding()
    case .is:
      guard isPattern else { return missing("expected expression") }
      advance()
      parseType()
      add(.isPattern, main: first, first: first, start: start)
    case .inout:
      parseType()
      add(.typeExpr, main: first, first: first, start: start)
    default:
      missing("expected expression")
    }
  }

  private mutating func parseImplicitMember() {
    let first = p
    let start = nodes.count
    advance()
    var main = p
    if isName(p), kind != .keyword || !newline {
      advance()
      main = skipModuleSelectors(main)
      parseNameSuffix()
    } else if kind == .integer {
      advance()
    } else {
      problem("expected name behind '.'")
      return add(.implicitMemberExpr, main: first, first: first, start: start)
    }
    add(.implicitMemberExpr, main: main, first: first, start: start)
  }

  // MARK: Strings

  private mutating func parseString() {
    let first = p
    let start = nodes.count
    // A closing quote alone is left over from a broken string.
    if word != .openingQuote { return skipUnexpected("unexpected '\"'") }
    advance()
    loop: while true {
      switch kind {
      case .stringSegment: leaf(.stringSegment)
      case .interpolationStart: parseInterpolation()
      case .stringQuote where word == .closingQuote:
        advance()
        break loop
      default:
        // The lexer listed the problem.
        break loop
      }
    }
    add(.stringLiteral, main: first, first: first, start: start)
  }

  private mutating func parseInterpolation() {
    let first = p
    let start = nodes.count
    let saved = (isBasic, isPattern)
    (isBasic, isPattern) = (false, false)
    advance()
    parseArguments(until: .rightParen)
    (isBasic, isPattern) = saved
    add(.interpolation, main: first, first: first, start: start)
  }

  // MARK: Brackets

  private mutating func parseTuple() {
    let first = p
    let start = nodes.count
    if let close = matching(p), isFunctionType(closing: close) {
      parseType()
      return add(.typeExpr, main: first, first: first, start: start)
    }
    advance()
    parseFreeArguments(until: .rightParen)
    add(.tupleExpr, main: first, first: first, start: start)
  }

  private mutating func parseCollection() {
    let first = p
    let start = nodes.count
    let saved = isBasic
    isBasic = false
    defer { isBasic = saved }
    advance()
    if kind == .colon {
      advance()
      expect(.rightBracket, "expected ']'")
      return add(.dictionaryLiteral, main: first, first: first, start: start)
    }
    let isDictionary = parseElements(directive: false)
    if kind == .rightBracket { advance() } else { problem("expected ']'") }
    add(isDictionary ? .dictionaryLiteral : .arrayLiteral, main: first, first: first, start: start)
  }

  /// Elements up to `]`; tells whether they had keys. `directive` when in a branch of `#if`.
  mutating func parseElements(directive: Bool) -> Bool {
    var isDictionary = false
    while kind != .rightBracket {
      let before = p
      if kind == .poundIf {
        parseIfConfig(.elements)
        continue
      }
      if directive, kind == .poundElse || kind == .poundElseif || kind == .poundEndif { break }
      if endsBrackets() { break }
      let start = nodes.count
      parseExpression()
      if kind == .colon {
        let main = p
        isDictionary = true
        advance()
        parseExpression()
        add(.dictionaryElement, main: main, first: before, start: start)
      } else if word == .of, kind == .identifier {
        // `[3 of Int]`
        advance()
        parseType()
      }
      if kind == .comma {
        advance()
      } else if kind == .poundIf || kind == .poundElse || kind == .poundElseif || kind == .poundEndif {
        continue
      } else if kind != .rightBracket, !endsBrackets() {
        if kind == .rightParen { break }
        if p == before || newline { skipUnexpected("expected ','") } else { problem("expected ','") }
      }
      if p == before { break }
    }
    return isDictionary
  }

  // MARK: Key paths and macros

  /// `\Root.path[0]?.name`.
  private mutating func parseKeyPath() {
    let first = p
    let start = nodes.count
    advance()
    if kind != .period { parseKeyPathRoot() }
    while true {
      switch kind {
      case .period:
        advance()
        switch kind {
        case .identifier, .dollarIdentifier, .integer, .keyword:
          advance()
          if let end = skipArgumentNames(p) { move(to: end) }
          if word == .leftAngle, let end = skipGenericArguments(p, 0), isGenericList(p) { move(to: end) }
        case .postfixQuestion, .exclamation, .leftBracket, .infixQuestion, .period: break
        case .prefixOperator, .binaryOperator, .postfixOperator:
          // `\.?` lexed as an operator.
          advance()
        default: problem("expected member name")
        }
        continue
      case .leftBracket, .leftParen:
        guard isGlued(p) else { break }
        let close = kind == .leftParen ? TokenKind.rightParen : .rightBracket
        advance()
        parseFreeArguments(until: close)
        continue
      case .postfixQuestion, .exclamation, .infixQuestion:
        guard isGlued(p) else { break }
        advance()
        continue
      case .prefixOperator, .binaryOperator:
        // `\.?.name`
        guard isGlued(p), bytes[Int(token(p).tokenStart)] == 0x3F || bytes[Int(token(p).tokenStart)] == 0x21 else {
          break
        }
        advance()
        continue
      default: break
      }
      break
    }
    add(.keyPathExpr, main: first, first: first, start: start)
  }

  /// The type in front of the first component: one name, or a bracketed type.
  private mutating func parseKeyPathRoot() {
    let first = p
    let start = nodes.count
    switch kind {
    case .identifier, .keyword, .dollarIdentifier:
      advance()
      if word == .leftAngle, skipGenericArguments(p, 0) != nil { parseGenericArguments() }
      add(.identifierType, main: first, first: first, start: start)
    case .leftParen, .leftBracket:
      // Only the brackets are the root; what follows are components.
      guard let close = matching(p) else { return problem("expected type of a key path") }
      let saved = limit
      limit = min(limit, close + 1)
      parseType()
      limit = saved
      load()
    default: problem("expected key path")
    }
  }

  /// `#name<…>(…) { }`, at the `#`.
  mutating func parseMacroExpression() {
    let first = p
    let start = nodes.count
    advance()
    guard isName(p), isGlued(p) || kind == .identifier else {
      problem("expected macro name")
      return add(.unexpected, main: first, first: first, start: start)
    }
    var main = p
    advance()
    main = skipModuleSelectors(main)
    while kind == .period, isName(p + 1), isGlued(p), token(first).tokenStart + 1 == token(main).tokenStart,
      kind(at: p + 2) == .leftParen, isUppercase(main)
    {
      main = p + 1
      move(to: p + 2)
    }
    if word == .leftAngle, isGenericList(p) { parseGenericArguments() }
    if kind == .leftParen, !newline {
      advance()
      let saved = (isBasic, isPattern)
      (isBasic, isPattern) = (false, false)
      parseArguments(until: .rightParen)
      (isBasic, isPattern) = saved
    }
    parseTrailingClosures()
    add(.macroExpr, main: main, first: first, start: start)
  }

  private mutating func isUppercase(_ index: Int) -> Bool {
    (0x41...0x5A).contains(bytes[Int(token(index).tokenStart)])
  }

  /// `#available(…)`.
  mutating func parseAvailability() {
    let first = p
    advance()
    if kind == .leftParen, let close = matching(p) {
      move(to: close + 1)
    } else {
      problem("expected '('")
    }
    add(.availability, main: first, first: first, start: nodes.count)
  }
}
