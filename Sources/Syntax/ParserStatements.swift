// Statements, conditions and patterns.

extension TreeParser {
  /// Statements, declarations or members, up to what closes the list.
  mutating func parseItems(_ context: ItemContext) {
    while true {
      switch kind {
      case .endOfFile, .rightBrace: return
      case .poundElse, .poundElseif, .poundEndif:
        if openIfs > 0 { return }
        skipUnexpected("unexpected '\(text(p))' without '#if'")
        continue
      case .semicolon:
        advance()
        continue
      default: break
      }
      if context == .switchCase, atCaseLabel(p) { return }
      let before = p
      if context == .members { parseMember() } else { parseItem(context) }
      if p == before {
        skipUnexpected("unexpected '\(text(p))'")
      } else if kind != .semicolon, !newline {
        switch kind {
        case .endOfFile, .rightBrace: break
        default:
          if context == .switchCase, atCaseLabel(p) { break }
          problem("expected line break or ';'")
        }
      }
    }
  }

  /// Whether a switch case begins at the index; looks into `#if`.
  private mutating func atCaseLabel(_ index: Int) -> Bool {
    switch kind(at: index) {
    case .keyword:
      return word(at: index) == .case || word(at: index) == .default
    case .at:
      return word(at: index + 1) == .unknown && (word(at: index + 2) == .default || word(at: index + 2) == .case)
    case .poundIf:
      return atCaseLabel(firstInsideDirectives(index))
    default: return false
    }
  }

  /// One statement, declaration or expression.
  private mutating func parseItem(_ context: ItemContext) {
    switch kind {
    case .identifier:
      if kind(at: p + 1) == .colon, startsLabeled(p + 2) { return parseLabeled() }
      if word != .none {
        if TreeParser.isModifier(word) || word == .actor || word == .macro, startsDeclaration(p) {
          return parseDeclaration()
        }
        if word == .yield || word == .then || word == .discard, startsYielded() { return parseYield() }
      }
      parseExpression()
    case .keyword: parseKeywordItem()
    case .at: parseDeclaration()
    case .poundIf: parseIfConfig(.items(context))
    default: parseExpression()
    }
  }

  private mutating func parseKeywordItem() {
    let first = p
    let start = nodes.count
    switch word {
    case .if, .switch, .do:
      // Nothing is chained to a statement, but `if … {} as T` and the like are expressions.
      if word == .if { parseIf() } else if word == .switch { parseSwitch() } else { parseDo() }
    case .guard: parseGuard()
    case .for: parseFor()
    case .while:
      advance()
      parseConditions()
      parseCodeBlock()
      add(.whileStmt, main: first, first: first, start: start)
    case .repeat where kind(at: p + 1) == .leftBrace:
      advance()
      parseCodeBlock()
      if word == .while {
        advance()
        parseExpression()
      } else {
        missing("expected 'while'")
      }
      add(.repeatStmt, main: first, first: first, start: start)
    case .return:
      advance()
      if startsReturned() { parseExpression() }
      add(.returnStmt, main: first, first: first, start: start)
    case .throw:
      advance()
      parseExpression()
      add(.throwStmt, main: first, first: first, start: start)
    case .break, .continue, .fallthrough:
      let canHaveLabel = word != .fallthrough
      advance()
      if canHaveLabel, kind == .identifier, !newline { advance() }
      add(.jumpStmt, main: first, first: first, start: nodes.count)
    case .defer:
      advance()
      parseCodeBlock()
      add(.deferStmt, main: first, first: first, start: start)
    case .case, .default:
      skipUnexpected("'\(text(p))' outside a switch or enum")
    case .initWord, .selfWord, .capitalSelf, .super, .anyWord, .true, .false, .nil, .try, .repeat:
      parseExpression()
    case .else, .catch, .in, .where, .throws, .rethrows, .is, .as, .inout:
      skipUnexpected("unexpected '\(text(p))'")
    default: parseDeclaration()
    }
  }

  /// Whether an expression belongs to the `return` before it, be it on the next line.
  private mutating func startsReturned() -> Bool {
    switch kind {
    case .rightBrace, .semicolon, .endOfFile, .poundIf, .poundElse, .poundElseif, .poundEndif, .rightParen,
      .rightBracket, .comma, .colon:
      return false
    case .keyword:
      switch word {
      case .initWord, .selfWord, .capitalSelf, .super, .anyWord, .true, .false, .nil, .try: return true
      case .if, .switch, .do, .repeat: return !newline
      default: return false
      }
    case .at: return false
    case .identifier:
      guard newline else { return true }
      if kind(at: p + 1) == .colon, startsLabeled(p + 2) { return false }
      return word == .none || !(TreeParser.isModifier(word) || word == .actor) || !startsDeclaration(p)
    default: return true
    }
  }

  private mutating func startsYielded() -> Bool {
    let next = p + 1
    if token(next).hasNewlineBefore { return false }
    switch kind(at: next) {
    case .identifier, .dollarIdentifier, .integer, .float, .stringQuote, .prefixAmpersand: return true
    case .leftParen: return !isGlued(next)
    case .keyword:
      switch word(at: next) {
      case .selfWord, .super, .nil, .true, .false, .try: return true
      default: return false
      }
    default: return false
    }
  }

  private mutating func parseYield() {
    let first = p
    let start = nodes.count
    let isDiscard = word == .discard
    advance()
    parseExpression()
    add(isDiscard ? .discardStmt : .yieldStmt, main: first, first: first, start: start)
  }

  private mutating func startsLabeled(_ index: Int) -> Bool {
    switch word(at: index) {
    case .for, .while, .repeat, .if, .switch, .do: return true
    default: return false
    }
  }

  private mutating func parseLabeled() {
    let first = p
    let start = nodes.count
    move(to: p + 2)
    parseKeywordItem()
    add(.labeledStmt, main: first, first: first, start: start)
  }

  /// `{ statements }`.
  mutating func parseCodeBlock() {
    guard kind == .leftBrace else { return missing("expected '{'") }
    guard enter() else { return }
    let first = p
    let start = nodes.count
    let saved = (isBasic, isPattern)
    (isBasic, isPattern) = (false, false)
    advance()
    parseItems(.code)
    expect(.rightBrace, "expected '}'")
    (isBasic, isPattern) = saved
    depth -= 1
    add(.codeBlock, main: first, first: first, start: start)
  }

  // MARK: Branches and loops

  /// `if … else if … else`; a chain of any length is a loop.
  mutating func parseIf() {
    guard enter() else { return }
    let base = operators.count
    while true {
      operators.append(
        PendingOperator(
          kind: .ifExpr, precedence: 0, token: Int32(truncatingIfNeeded: p), first: Int32(truncatingIfNeeded: p),
          start: Int32(truncatingIfNeeded: nodes.count)))
      advance()
      parseConditions()
      parseCodeBlock()
      guard word == .else else { break }
      advance()
      if word == .if { continue }
      parseCodeBlock()
      break
    }
    while operators.count > base {
      let top = operators.removeLast()
      add(.ifExpr, main: Int(top.token), first: Int(top.first), start: Int(top.start))
    }
    depth -= 1
  }

  /// Conditions of `if`, `guard` and `while`, up to the body.
  mutating func parseConditions() {
    let first = p
    let start = nodes.count
    let saved = (isBasic, isPattern)
    (isBasic, isPattern) = (true, false)
    if kind == .leftBrace { missing("expected condition") }
    // Behind a comma a closure can be meant, when a call or an operator follows it.
    while kind != .leftBrace || (p > first && isTrailingClosureInCondition(p)) {
      let before = p
      parseCondition()
      if kind == .comma, p > before { advance() } else { break }
    }
    (isBasic, isPattern) = saved
    add(.conditions, main: first, first: first, start: start)
  }

  private mutating func parseCondition() {
    let first = p
    let start = nodes.count
    switch kind {
    case .keyword where word == .let || word == .var || (word == .inout && isName(p + 1)):
      advance()
      parseBindingPattern()
      if kind == .colon { parseTypeAnnotation() }
      if kind == .equal { parseInitializer() }
      binders.append(NodeID(nodes.count))
      add(.optionalBinding, main: first, first: first, start: start)
    case .keyword where word == .case:
      advance()
      parsePattern()
      if kind == .colon { parseTypeAnnotation() }
      if kind == .equal { parseInitializer() } else { problem("expected '='") }
      add(.matchingPattern, main: first, first: first, start: start)
    default: parseExpression()
    }
  }

  private mutating func parseGuard() {
    let first = p
    let start = nodes.count
    advance()
    parseConditions()
    if word == .else { advance() } else { problem("expected 'else'") }
    parseCodeBlock()
    add(.guardStmt, main: first, first: first, start: start)
  }

  private mutating func parseFor() {
    let first = p
    let start = nodes.count
    advance()
    while word == .try || word == .await || word == .unsafe, word(at: p + 1) != .in { advance() }
    let saved = (isBasic, isPattern)
    if word == .case {
      advance()
      parsePattern()
    } else if word == .let || word == .var {
      parseValueBinding()
    } else {
      parseBindingPattern()
    }
    if kind == .colon { parseTypeAnnotation() }
    (isBasic, isPattern) = (true, false)
    if word == .in {
      advance()
      if kind == .leftBrace, !isTrailingClosureInCondition(p) {
        missing("expected sequence")
      } else {
        parseExpression()
      }
    } else {
      missing("expected 'in'")
    }
    if word == .where { parseFilter() }
    (isBasic, isPattern) = saved
    parseCodeBlock()
    binders.append(NodeID(nodes.count))
    add(.forStmt, main: first, first: first, start: start)
  }

  /// `where e` of a loop or a case.
  private mutating func parseFilter() {
    let first = p
    let start = nodes.count
    advance()
    parseExpression()
    add(.whereClause, main: first, first: first, start: start)
  }

  mutating func parseDo() {
    guard enter() else { return }
    let first = p
    let start = nodes.count
    advance()
    if let end = skipEffects(p) { move(to: end) }
    parseCodeBlock()
    while word == .catch {
      let clauseFirst = p
      let clauseStart = nodes.count
      advance()
      let saved = isBasic
      isBasic = true
      while kind != .leftBrace, kind != .endOfFile {
        let before = p
        parseCaseItem()
        if kind == .comma, p > before { advance() } else { break }
      }
      isBasic = saved
      parseCodeBlock()
      add(.catchClause, main: clauseFirst, first: clauseFirst, start: clauseStart)
    }
    depth -= 1
    add(.doStmt, main: first, first: first, start: start)
  }

  // MARK: Switch

  mutating func parseSwitch() {
    guard enter() else { return }
    let first = p
    let start = nodes.count
    advance()
    let saved = (isBasic, isPattern)
    (isBasic, isPattern) = (true, false)
    if kind == .leftBrace, !isTrailingClosureInCondition(p) {
      missing("expected expression")
    } else {
      parseExpression()
    }
    (isBasic, isPattern) = (false, false)
    if kind == .leftBrace {
      advance()
      parseCases()
      expect(.rightBrace, "expected '}'")
    } else {
      problem("expected '{'")
    }
    (isBasic, isPattern) = saved
    depth -= 1
    add(.switchExpr, main: first, first: first, start: start)
  }

  /// The cases of a switch, up to `}` or the end of a branch of `#if`.
  mutating func parseCases() {
    while true {
      switch kind {
      case .endOfFile, .rightBrace: return
      case .poundElse, .poundElseif, .poundEndif:
        if openIfs > 0 { return }
        skipUnexpected("unexpected '\(text(p))' without '#if'")
      case .poundIf: parseIfConfig(.cases)
      case .pound: parseMacroExpression()
      default:
        if atCaseLabel(p) { parseCase() } else { skipUnexpected("expected 'case' or 'default'") }
      }
    }
  }

  private mutating func parseCase() {
    let first = p
    let start = nodes.count
    while kind == .at { parseAttribute() }
    let main = p
    if word == .default {
      advance()
    } else {
      advance()
      while kind != .colon, kind != .endOfFile, kind != .rightBrace {
        let before = p
        parseCaseItem()
        if kind == .comma, p > before { advance() } else { break }
      }
    }
    expect(.colon, "expected ':'")
    parseItems(.switchCase)
    add(.switchCase, main: main, first: first, start: start)
  }

  private mutating func parseCaseItem() {
    let first = p
    let start = nodes.count
    if word == .where { empty(.wildcardPattern) } else { parsePattern() }
    if word == .where { parseFilter() }
    add(.caseItem, main: first, first: first, start: start)
  }

  // MARK: Patterns

  /// A pattern to be matched: `let x`, `is T`, `.a(let b)`, `1...5`.
  mutating func parsePattern() {
    guard enter() else { return }
    defer { depth -= 1 }
    let first = p
    let start = nodes.count
    switch kind {
    case .keyword where word == .let || word == .var:
      // `let x as T` binds the cast, so the operators have to see it.
      let saved = isPattern
      isPattern = true
      parseExpression()
      isPattern = saved
      if nodes[nodes.count - 1].kind != .valueBindingPattern {
        add(.expressionPattern, main: first, first: first, start: start)
      }
    case .keyword where word == .is:
      advance()
      parseType()
      add(.isPattern, main: first, first: first, start: start)
    case .wildcard where endsPattern(p + 1) && word(at: p + 1) != .as:
      leaf(.wildcardPattern)
    default:
      let saved = isPattern
      isPattern = true
      parseExpression()
      isPattern = saved
      add(.expressionPattern, main: first, first: first, start: start)
    }
  }

  /// `let p`, at the keyword.
  mutating func parseValueBinding() {
    let first = p
    let start = nodes.count
    advance()
    parseBindingPattern()
    add(.valueBindingPattern, main: first, first: first, start: start)
  }

  /// What `let` and `for` bind: a name, `_`, `(a, b)`, or an expression with names to be bound.
  mutating func parseBindingPattern() {
    guard enter() else { return }
    defer { depth -= 1 }
    let first = p
    let start = nodes.count
    switch kind {
    case .identifier, .dollarIdentifier:
      if endsPattern(p + 1) { return leaf(.identifierPattern) }
    case .wildcard:
      if endsPattern(p + 1) { return leaf(.wildcardPattern) }
    case .keyword where word == .selfWord:
      if endsPattern(p + 1) { return leaf(.identifierPattern) }
    case .keyword where word == .let || word == .var:
      return parseValueBinding()
    case .leftParen:
      return parseTuplePattern()
    default: break
    }
    let saved = isPattern
    isPattern = true
    // Only the operand: operators behind it, as in `case let x as T`, take the binding as a whole.
    parsePostfixExpression()
    isPattern = saved
    add(.expressionPattern, main: first, first: first, start: start)
  }

  private mutating func parseTuplePattern() {
    let first = p
    let start = nodes.count
    advance()
    while kind != .rightParen, kind != .endOfFile {
      let before = p
      if isName(p), kind(at: p + 1) == .colon { move(to: p + 2) }
      if word(at: p + 1) == .as || word(at: p + 1) == .is {
        parsePattern()
      } else {
        parseBindingPattern()
      }
      if kind == .comma { advance() } else if kind != .rightParen { break }
      if p == before { break }
    }
    expect(.rightParen, "expected ')' in pattern")
    add(.tuplePattern, main: first, first: first, start: start)
  }

  /// Whether nothing that could go on an expression stands at the index.
  private mutating func endsPattern(_ index: Int) -> Bool {
    switch kind(at: index) {
    case .period, .leftBracket, .leftParen, .postfixQuestion, .exclamation, .postfixOperator:
      return token(index).hasNewlineBefore && kind(at: index) != .period
    case .binaryOperator: return word(at: index) == .rightAngle
    case .infixQuestion: return false
    default: return true
    }
  }
}
