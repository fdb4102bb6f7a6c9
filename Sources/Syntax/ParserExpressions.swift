// Expressions with operators, folded by precedence without recursion: waiting operators lie on a stack, and a node is
// added when its right operand is complete, which is the order the tree wants.

extension TreeParser {
  /// Adds one node for the expression that begins here.
  mutating func parseExpression() {
    guard enter() else { return }
    let base = operators.count
    var left = parseOperand()
    while let next = parseInfix(base: base, left: left) { left = next }
    while operators.count > base { reduce() }
    depth -= 1
  }

  /// Pops one waiting operator and adds its node.
  @discardableResult
  private mutating func reduce() -> Operand {
    let top = operators.removeLast()
    if top.kind == .assignExpr { assignments.append(NodeID(nodes.count)) }
    add(top.kind, main: Int(top.token), first: Int(top.first), start: Int(top.start))
    return Operand(first: Int(top.first), start: Int(top.start))
  }

  /// Where a complete operand began.
  struct Operand {
    var first: Int
    var start: Int
  }

  private mutating func push(_ kind: NodeKind, _ precedence: Int16, token: Int, operand: Operand) {
    operators.append(
      PendingOperator(
        kind: kind, precedence: precedence, token: Int32(truncatingIfNeeded: token),
        first: Int32(truncatingIfNeeded: operand.first), start: Int32(truncatingIfNeeded: operand.start)))
  }

  /// Parses prefix operators and words, and what they stand before.
  private mutating func parseOperand() -> Operand {
    let base = operators.count
    while atPrefix() {
      let main = p
      let place = Operand(first: p, start: nodes.count)
      switch kind {
      case .prefixOperator, .prefixAmpersand, .binaryOperator:
        if kind == .binaryOperator { problem("expected expression") }
        advance()
        push(.prefixExpr, Precedence.prefix, token: main, operand: place)
      default:
        switch word {
        case .try:
          advance()
          if kind == .postfixQuestion || kind == .exclamation { advance() }
          push(.tryExpr, Precedence.wordPrefix, token: main, operand: place)
        case .await:
          advance()
          push(.awaitExpr, Precedence.wordPrefix, token: main, operand: place)
        case .unsafe, .repeat:
          advance()
          push(.prefixKeywordExpr, Precedence.wordPrefix, token: main, operand: place)
        default:
          advance()
          push(.prefixKeywordExpr, Precedence.prefix, token: main, operand: place)
        }
      }
    }
    var operand = Operand(first: p, start: nodes.count)
    parsePostfixExpression()
    while operators.count > base, operators[operators.count - 1].precedence == Precedence.prefix { operand = reduce() }
    return operand
  }

  /// Whether a prefix operator or a word such as `try` stands here.
  @inline(__always)
  private mutating func atPrefix() -> Bool {
    switch kind {
    case .identifier: return word == .none ? false : atPrefixWord()
    case .keyword: return word == .try || (word == .repeat && kind(at: p + 1) != .leftBrace)
    case .prefixOperator, .prefixAmpersand: return !isOperatorName()
    case .binaryOperator: return !isOperatorName() && word != .leftAngle
    default: return false
    }
  }

  private mutating func atPrefixWord() -> Bool {
    switch word {
    case .await:
      return startsOperand(p + 1) || startsCalledClosure(p + 1)
    case .unsafe:
      if token(p + 1).hasNewlineBefore { return false }
      if kind(at: p + 1) == .leftParen, isGlued(p + 1) { return false }
      return startsOperand(p + 1) || startsCalledClosure(p + 1)
    case .consume, .copy, .borrow, .each:
      if token(p + 1).hasNewlineBefore { return false }
      switch kind(at: p + 1) {
      case .leftParen, .leftBracket, .period: return false
      default: return startsOperand(p + 1)
      }
    default: return false
    }
  }

  /// `await { … }()`
  private mutating func startsCalledClosure(_ index: Int) -> Bool {
    kind(at: index) == .leftBrace && (!isBasic || isTrailingClosureInCondition(index))
  }

  private mutating func startsOperand(_ index: Int) -> Bool {
    switch kind(at: index) {
    case .identifier, .dollarIdentifier, .integer, .float, .stringQuote, .regex, .leftParen, .backslash, .pound,
      .prefixOperator, .prefixAmpersand, .placeholder, .wildcard:
      return true
    case .leftBracket, .period: return !isGlued(index)
    case .keyword:
      switch word(at: index) {
      case .selfWord, .capitalSelf, .super, .true, .false, .nil, .try, .if, .switch, .anyWord, .initWord, .repeat:
        return true
      default: return false
      }
    default: return false
    }
  }

  /// Whether the operator here stands for itself, as in `reduce(0, +)`.
  private mutating func isOperatorName() -> Bool {
    switch kind(at: p + 1) {
    case .rightParen, .comma, .rightBracket, .rightBrace, .colon, .endOfFile, .semicolon: return true
    case .keyword: return word(at: p + 1) == .as
    default: return false
    }
  }

  /// Parses one operator behind an operand, and the operand behind it. Nil when the expression ends.
  private mutating func parseInfix(base: Int, left: Operand) -> Operand? {
    switch kind {
    case .binaryOperator:
      // `=` and its like never stand in a pattern, and a `>` that is left over closes a list outside.
      let raw = token(p)
      let precedence = operatorTable.precedence(bytes, Int(raw.tokenStart), Int(raw.tokenLength))
      let main = p
      let left = reduce(above: precedence, base: base, left: left)
      advance()
      push(precedence.isAssignment ? .assignExpr : .binaryExpr, precedence.level, token: main, operand: left)
      return parseOperand()
    case .prefixOperator, .postfixOperator:
      // An operator with space on one side only, on the line of its operands.
      guard !newline, kind == .prefixOperator ? isGlued(p) : true, startsOperand(p + 1), !token(p + 1).hasNewlineBefore
      else { return nil }
      problem("operator needs space on both sides or on none")
      let raw = token(p)
      let precedence = operatorTable.precedence(bytes, Int(raw.tokenStart), Int(raw.tokenLength))
      let main = p
      let left = reduce(above: precedence, base: base, left: left)
      advance()
      push(precedence.isAssignment ? .assignExpr : .binaryExpr, precedence.level, token: main, operand: left)
      return parseOperand()
    case .equal:
      if isPattern { return nil }
      let main = p
      let left = reduce(above: .assignment, base: base, left: left)
      advance()
      push(.assignExpr, Precedence.assignment.level, token: main, operand: left)
      return parseOperand()
    case .infixQuestion:
      return parseTernary(base: base, left: left)
    case .keyword:
      if word == .is || word == .as { return parseCast(base: base, left: left) }
      return nil
    default: return nil
    }
  }

  /// Adds the nodes of waiting operators that bind at least as tightly as what comes.
  private mutating func reduce(above precedence: Precedence, base: Int, left: Operand) -> Operand {
    var left = left
    while operators.count > base {
      let top = operators[operators.count - 1].precedence
      guard top > precedence.level || (top == precedence.level && !precedence.isRight) else { break }
      left = reduce()
    }
    return left
  }

  private mutating func parseTernary(base: Int, left: Operand) -> Operand {
    let main = p
    let left = reduce(above: .ternary, base: base, left: left)
    advance()
    let saved = isPattern
    isPattern = false
    parseExpression()
    isPattern = saved
    if kind == .colon { advance() } else { problem("expected ':' of '? :'") }
    push(.ternaryExpr, Precedence.ternary.level, token: main, operand: left)
    return parseOperand()
  }

  private mutating func parseCast(base: Int, left: Operand) -> Operand {
    let main = p
    let isCheck = word == .is
    let left = reduce(above: .casting, base: base, left: left)
    advance()
    if !isCheck, kind == .postfixQuestion || kind == .exclamation { advance() }
    parseType()
    add(isCheck ? .isExpr : .asExpr, main: main, first: left.first, start: left.start)
    return left
  }
}
