// Chains: members, calls, subscripts, trailing closures, `?`, `!`, and `#if` between modifiers. A chain is a loop, so
// its length costs no stack.

extension TreeParser {
  /// A primary expression and all that is chained to it.
  mutating func parsePostfixExpression() {
    let first = p
    let start = nodes.count
    parsePrimary()
    parseSuffixes(first: first, start: start)
  }

  /// Wraps the expression that was added last, which began at `first`, into what follows it.
  mutating func parseSuffixes(first: Int, start: Int) {
    while true {
      switch kind {
      case .period:
        parseMember(first: first, start: start)
      case .leftParen:
        if newline { return }
        let main = p
        advance()
        parseFreeArguments(until: .rightParen)
        parseTrailingClosures()
        add(.callExpr, main: main, first: first, start: start)
      case .leftBracket:
        if newline { return }
        let main = p
        advance()
        parseFreeArguments(until: .rightBracket)
        parseTrailingClosures()
        add(.subscriptExpr, main: main, first: first, start: start)
      case .leftBrace:
        guard canTakeClosure(), atTrailingClosure() else { return }
        let main = p
        parseTrailingClosures()
        add(.callExpr, main: main, first: first, start: start)
        // Only parentheses make room for a second closure without a label.
        if kind == .leftBrace { return }
      case .postfixQuestion, .exclamation:
        if newline { return }
        let main = p
        let isForced = kind == .exclamation
        advance()
        add(isForced ? .forceUnwrapExpr : .optionalChainExpr, main: main, first: first, start: start)
      case .postfixOperator:
        if newline { return }
        // `a> b` is left to the operators, which say what is wrong.
        if word == .leftAngle || word == .rightAngle { return }
        let main = p
        advance()
        add(.postfixExpr, main: main, first: first, start: start)
      case .poundIf:
        guard newline, isPostfixIf(p) else { return }
        parsePostfixIf(first: first, start: start)
      default: return
      }
    }
  }

  private mutating func parseMember(first: Int, start: Int) {
    advance()
    let main = p
    switch kind {
    case .identifier, .dollarIdentifier, .integer:
      advance()
    case .keyword where !newline:
      advance()
    case .leftParen, .leftBracket:
      // Half-written code; the bracket goes on with the chain.
      problem("expected member name")
      return add(.memberExpr, main: main - 1, first: first, start: start)
    default:
      // `a.+` names an operator of a type.
      if isOperatorToken(kind), kind(at: p + 1) == .leftParen || kind(at: p + 1) == .rightParen {
        advance()
      } else {
        problem("expected member name")
        return add(.memberExpr, main: main - 1, first: first, start: start)
      }
    }
    let name = skipModuleSelectors(main)
    parseNameSuffix()
    add(.memberExpr, main: name, first: first, start: start)
  }

  /// `<A, B>` or `(a:b:)` behind a name.
  @inline(__always)
  mutating func parseNameSuffix() {
    if kind == .leftParen {
      if let end = skipArgumentNames(p) { move(to: end) }
    } else if word == .leftAngle {
      if isGenericList(p) { parseGenericArguments() }
    }
  }

  mutating func isOperatorToken(_ kind: TokenKind) -> Bool {
    switch kind {
    case .binaryOperator, .prefixOperator, .postfixOperator, .prefixAmpersand, .exclamation, .infixQuestion,
      .postfixQuestion, .equal, .arrow:
      return true
    default: return false
    }
  }

  // MARK: Arguments

  mutating func parseFreeArguments(until close: TokenKind) {
    let saved = isBasic
    isBasic = false
    parseArguments(until: close)
    isBasic = saved
  }

  /// Arguments up to the closing bracket, which is consumed.
  mutating func parseArguments(until close: TokenKind) {
    while true {
      if kind == close {
        advance()
        return
      }
      if endsBrackets() {
        problem(close == .rightParen ? "expected ')'" : "expected ']'")
        return
      }
      let before = p
      parseArgument()
      if kind == .comma {
        advance()
      } else if kind != close, !endsBrackets() {
        if kind == .rightParen || kind == .rightBracket {
          problem(close == .rightParen ? "expected ')'" : "expected ']'")
          return
        }
        if p == before || newline { skipUnexpected("expected ','") } else { problem("expected ','") }
      }
      if p == before { return }
    }
  }

  private mutating func parseArgument() {
    let main = p
    let start = nodes.count
    if kind(at: p + 1) == .colon, isName(p) || kind == .wildcard, !(kind(at: p + 2) == .colon && isGlued(p + 2)) {
      move(to: p + 2)
      if kind == .comma || kind == .rightParen || kind == .rightBracket {
        missing("expected expression")
      } else {
        parseExpression()
      }
    } else {
      parseExpression()
    }
    add(.argument, main: main, first: main, start: start)
  }

  /// Whether what stands here cannot be inside brackets, so that the closing one must be missing.
  mutating func endsBrackets() -> Bool {
    switch kind {
    case .endOfFile, .rightBrace, .poundElse, .poundElseif, .poundEndif: return true
    case .keyword:
      guard newline, kind(at: p + 1) != .colon else { return false }
      switch word {
      case .let, .var: return !isPattern
      case .func, .struct, .enum, .extension, .protocol, .import, .public, .private, .fileprivate, .internal, .static,
        .typealias, .class, .deinit:
        // `extension name: T` can be a parameter where one is due.
        return !(isLabelPair(p) && (kind(at: p - 1) == .comma || kind(at: p - 1) == .leftParen))
      case .guard, .for, .while, .return, .defer, .case, .default:
        return !isLabelPair(p)
      default: return false
      }
    default: return false
    }
  }

  /// `label name:`
  private mutating func isLabelPair(_ index: Int) -> Bool {
    (isName(index + 1) || kind(at: index + 1) == .wildcard) && kind(at: index + 2) == .colon
  }

  // MARK: Trailing closures

  /// Whether the `{` here begins a trailing closure.
  mutating func atTrailingClosure() -> Bool {
    if isBasic { return isTrailingClosureInCondition(p) && !startsObservers(p) }
    return !startsObservers(p)
  }

  /// `{ willSet`, `{ didSet` and `{ init(a)` belong to the property.
  mutating func startsObservers(_ index: Int) -> Bool {
    var k = index + 1
    while kind(at: k) == .at, isName(k + 1) { k = skipAttribute(k) }
    switch word(at: k) {
    case .willSet, .didSet: return kind(at: k + 1) == .leftBrace || kind(at: k + 1) == .leftParen
    case .initWord:
      return kind(at: k + 1) == .leftParen && isName(k + 2) && kind(at: k + 3) == .rightParen
        && kind(at: k + 4) == .leftBrace
    default: return false
    }
  }

  /// Literals are never called.
  private mutating func canTakeClosure() -> Bool {
    switch nodes.last?.kind {
    case .integerLiteral, .floatLiteral, .stringLiteral, .boolLiteral, .nilLiteral, .regexLiteral, .arrayLiteral,
      .dictionaryLiteral:
      return false
    default: return true
    }
  }

  /// `{ … } label: { … }`, if a closure stands here.
  mutating func parseTrailingClosures() {
    guard kind == .leftBrace, atTrailingClosure() else { return }
    var start = nodes.count
    var first = p
    parseClosure()
    add(.trailingClosure, main: first, first: first, start: start)
    while kind(at: p + 1) == .colon, isName(p) || kind == .wildcard, kind(at: p + 2) == .leftBrace, word != .default {
      start = nodes.count
      first = p
      move(to: p + 2)
      parseClosure()
      add(.trailingClosure, main: first, first: first, start: start)
    }
  }

  // MARK: Closures

  /// `{ signature in statements }`.
  mutating func parseClosure() {
    let first = p
    let start = nodes.count
    guard enter() else { return }
    let saved = (isBasic, isPattern)
    (isBasic, isPattern) = (false, false)
    advance()
    if hasClosureSignature(p) { parseClosureSignature() }
    parseItems(.code)
    expect(.rightBrace, "expected '}'")
    (isBasic, isPattern) = saved
    depth -= 1
    add(.closureExpr, main: first, first: first, start: start)
  }

  private mutating func parseClosureSignature() {
    let first = p
    let start = nodes.count
    while kind == .at { parseAttribute() }
    if kind == .leftBracket { parseCaptures() }
    if kind == .leftParen {
      parseClosureParameters()
    } else {
      while word != .in, kind == .identifier || kind == .wildcard || kind == .dollarIdentifier {
        if skipEffects(p) != nil, kind(at: p + 1) != .comma, word(at: p + 1) != .in || p > first { break }
        leaf(.closureParameter)
        if kind == .comma { advance() } else { break }
      }
    }
    if let end = skipEffects(p) { move(to: end) }
    if kind == .arrow { parseReturnType() }
    expect(.keyword, "expected 'in'")
    binders.append(NodeID(nodes.count))
    add(.closureSignature, main: first, first: first, start: start)
  }

  private mutating func parseCaptures() {
    advance()
    while kind != .rightBracket, kind != .endOfFile {
      let before = p
      let start = nodes.count
      if word == .weak || word == .unowned, kind(at: p + 1) != .equal, kind(at: p + 1) != .comma {
        advance()
        p = skipModifierArgument(p)
        load()
      }
      let main = p
      if isName(p) { advance() } else { problem("expected name of a capture") }
      if kind == .equal {
        advance()
        parseExpression()
      } else if kind == .period {
        // `[self.x]` is wrong, but known.
        problem("expected '='")
        parseSuffixes(first: main, start: nodes.count)
      }
      add(.capture, main: main, first: before, start: start)
      if kind == .comma { advance() } else if kind != .rightBracket { skipUnexpected("expected ','") }
      if p == before { break }
    }
    expect(.rightBracket, "expected ']'")
  }

  private mutating func parseClosureParameters() {
    advance()
    while kind != .rightParen, kind != .endOfFile {
      let before = p
      if isName(p) || kind == .wildcard, kind(at: p + 1) == .comma || kind(at: p + 1) == .rightParen {
        leaf(.closureParameter)
      } else if kind == .wildcard, isName(p + 1), kind(at: p + 2) == .comma || kind(at: p + 2) == .rightParen {
        // `(_ row, _ sender) in`, as functions write their parameters.
        let start = nodes.count
        advance()
        let name = p
        advance()
        add(.closureParameter, main: name, first: before, start: start)
      } else {
        parseParameter()
      }
      if kind == .comma { advance() } else if kind != .rightParen { skipUnexpected("expected ','") }
      if p == before { break }
    }
    expect(.rightParen, "expected ')'")
  }
}
