// Types, generic parameters and arguments, `where` clauses, attributes.

extension TreeParser {
  // MARK: Types

  /// Adds one node for the type that begins here.
  mutating func parseType() {
    guard enter() else { return }
    defer { depth -= 1 }
    let first = p
    let start = nodes.count
    guard atTypeSpecifier() else { return parseUnadornedType() }
    while atTypeSpecifier() {
      if kind == .at {
        parseAttribute()
      } else {
        advance()
        // `nonisolated(nonsending)`
        if kind == .leftParen, isGlued(p), let close = matching(p), word(at: p - 1) == .nonisolated {
          move(to: close + 1)
        }
      }
    }
    parseUnadornedType()
    add(.attributedType, main: first, first: first, start: start)
  }

  private mutating func atTypeSpecifier() -> Bool {
    switch kind {
    case .at: return true
    case .prefixOperator, .binaryOperator: return word == .tilde
    case .keyword: return word == .inout || word == .repeat
    case .identifier:
      switch word {
      case .each, .borrowing, .consuming, .sending, .isolated, .__owned, .__shared, ._const, .distributed:
        return startsType(p + 1)
      case .nonisolated:
        return startsType(p + 1) || kind(at: p + 1) == .leftParen
      default: return false
      }
    default: return false
    }
  }

  /// Whether a type can begin at the index, on the same line.
  mutating func startsType(_ index: Int) -> Bool {
    if token(index).hasNewlineBefore { return false }
    switch kind(at: index) {
    case .identifier, .leftParen, .leftBracket, .at, .wildcard: return true
    case .keyword:
      switch word(at: index) {
      case .anyWord, .capitalSelf, .inout, .repeat: return true
      default: return false
      }
    case .prefixOperator: return word(at: index) == .tilde
    default: return false
    }
  }

  private mutating func parseUnadornedType() {
    let first = p
    let start = nodes.count
    parseComposition()
    // `(A) async throws -> B`
    var k = p
    while true {
      switch word(at: k) {
      case .async, .throws, .rethrows, .reasync:
        k += 1
        if kind(at: k) == .leftParen, word(at: k - 1) == .throws, let close = matching(k) { k = close + 1 }
        continue
      default: break
      }
      break
    }
    guard kind(at: k) == .arrow else { return }
    move(to: k + 1)
    parseType()
    add(.functionType, main: k, first: first, start: start)
  }

  private mutating func parseComposition() {
    let first = p
    let start = nodes.count
    parseCompositionElement()
    guard word == .ampersand else { return }
    let main = p
    while word == .ampersand {
      advance()
      parseCompositionElement()
    }
    add(.compositionType, main: main, first: first, start: start)
  }

  private mutating func parseCompositionElement() {
    let first = p
    let start = nodes.count
    if word == .some || word == .any, kind == .identifier, startsType(p + 1) {
      advance()
      guard enter() else { return }
      parseComposition()
      depth -= 1
      return add(.someOrAnyType, main: first, first: first, start: start)
    }
    if word == .tilde {
      advance()
      parseSimpleType()
      return add(.attributedType, main: first, first: first, start: start)
    }
    if kind == .at {
      while kind == .at { parseAttribute() }
      parseSimpleType()
      return add(.attributedType, main: first, first: first, start: start)
    }
    parseSimpleType()
  }

  private mutating func parseSimpleType() {
    let first = p
    let start = nodes.count
    switch kind {
    case .identifier, .dollarIdentifier, .wildcard:
      parseTypeName(first: first, start: start)
    case .keyword where word == .anyWord || word == .capitalSelf || word == .class || word == .selfWord:
      parseTypeName(first: first, start: start)
    case .leftParen:
      parseTupleType()
    case .leftBracket:
      advance()
      parseTypeOrSize()
      var kind = NodeKind.arrayType
      if self.kind == .colon {
        advance()
        parseType()
        kind = .dictionaryType
      } else if word == .of {
        advance()
        parseType()
      }
      expect(.rightBracket, "expected ']' in type")
      add(kind, main: first, first: first, start: start)
    case .placeholder:
      leaf(.identifierType)
    case .pound:
      parseMacroExpression()
      add(.identifierType, main: first, first: first, start: start)
    default:
      return missing("expected type")
    }
    while true {
      switch kind {
      case .postfixQuestion, .exclamation:
        if newline { return }
        let main = p
        advance()
        add(.optionalType, main: main, first: first, start: start)
      case .infixQuestion where isGlued(p):
        let main = p
        advance()
        add(.optionalType, main: main, first: first, start: start)
      case .period:
        advance()
        guard isName(p) else { return problem("expected name in type") }
        let name = word
        let token = p
        advance()
        let main = skipModuleSelectors(token)
        if name == .typeName || name == .protocolName {
          add(.metatype, main: main, first: first, start: start)
        } else {
          if word == .leftAngle { parseGenericArguments() }
          add(.memberType, main: main, first: first, start: start)
        }
      default: return
      }
    }
  }

  private mutating func parseTypeName(first: Int, start: Int) {
    var main = p
    advance()
    main = skipModuleSelectors(main)
    if word == .leftAngle { parseGenericArguments() }
    add(.identifierType, main: main, first: first, start: start)
  }

  private mutating func parseTupleType() {
    let first = p
    let start = nodes.count
    advance()
    while kind != .rightParen, kind != .endOfFile {
      let before = p
      skipTupleLabels()
      parseType()
      if word == .ellipsis { advance() }
      if kind == .equal {
        // A default value in a tuple type is an error that the compiler parses.
        advance()
        parseExpression()
      }
      if kind == .comma { advance() } else if kind != .rightParen { break }
      if p == before { break }
    }
    expect(.rightParen, "expected ')' in type")
    add(.tupleType, main: first, first: first, start: start)
  }

  /// `label name:` in front of a type.
  private mutating func skipTupleLabels() {
    guard isName(p) || kind == .wildcard else { return }
    if kind(at: p + 1) == .colon, kind(at: p + 2) != .colon {
      move(to: p + 2)
    } else if isName(p + 1) || kind(at: p + 1) == .wildcard, kind(at: p + 2) == .colon {
      move(to: p + 3)
    }
  }

  /// A type, or a number as in `[3 of Int]` and `Grid<3>`.
  mutating func parseTypeOrSize() {
    if kind == .integer { return leaf(.integerLiteral) }
    if word == .minus, kind(at: p + 1) == .integer {
      let first = p
      let start = nodes.count
      advance()
      leaf(.integerLiteral)
      return add(.prefixExpr, main: first, first: first, start: start)
    }
    parseType()
  }

  /// `<A, B>`, at the `<`.
  mutating func parseGenericArguments() {
    let first = p
    let start = nodes.count
    guard enter() else { return }
    defer { depth -= 1 }
    advance()
    while word != .rightAngle, kind != .endOfFile {
      let before = p
      skipTupleLabels()
      parseTypeOrSize()
      if word == .ellipsis { advance() }
      if kind == .comma { advance() } else { break }
      if p == before { break }
    }
    if word == .rightAngle { advance() } else { problem("expected '>'") }
    add(.genericArguments, main: first, first: first, start: start)
  }

  // MARK: Generic parameters and where clauses

  /// `<T: A, each U>`, at the `<`.
  mutating func parseGenericParameters() {
    let first = p
    let start = nodes.count
    advance()
    while word != .rightAngle, kind != .endOfFile {
      let before = p
      let parameterFirst = p
      let parameterStart = nodes.count
      while kind == .at { parseAttribute() }
      if word == .each || word == .let, isName(p + 1) { advance() }
      let main = p
      if kind == .identifier { advance() } else { problem("expected name of a generic parameter") }
      if kind == .colon {
        advance()
        parseType()
      } else if word == .ellipsis {
        advance()
      }
      add(.genericParameter, main: main, first: parameterFirst, start: parameterStart)
      if kind == .comma { advance() } else { break }
      if p == before { break }
    }
    // A `where` inside the brackets is old Swift.
    if word == .where { parseWhereClause() }
    if word == .rightAngle { advance() } else { problem("expected '>'") }
    add(.genericParameters, main: first, first: first, start: start)
  }

  /// `: A, B`, at the colon.
  mutating func parseInheritance() {
    let first = p
    let start = nodes.count
    advance()
    while true {
      let before = p
      if kind == .leftBrace { problem("expected type") }
      if kind != .leftBrace { parseType() }
      if kind == .comma, p > before { advance() } else { break }
    }
    add(.inheritance, main: first, first: first, start: start)
  }

  /// `where T: A, U == B`, at the `where`.
  mutating func parseWhereClause() {
    let first = p
    let start = nodes.count
    advance()
    while true {
      let before = p
      parseTypeOrSize()
      if kind == .colon {
        advance()
        parseType()
        // `T: _Trivial(64)`
        if kind == .leftParen, let close = matching(p) { move(to: close + 1) }
      } else if word == .equalEqual {
        advance()
        parseTypeOrSize()
      } else {
        missing("expected ':' or '==' in requirement")
      }
      if kind == .comma, p > before { advance() } else { break }
      // A trailing comma.
      if kind == .leftBrace { break }
    }
    add(.whereClause, main: first, first: first, start: start)
  }

  // MARK: Attributes

  /// `@Name<…>.Name(args)`.
  mutating func parseAttribute() {
    let first = p
    let start = nodes.count
    advance()
    guard isName(p) else {
      problem("expected attribute name")
      return add(.attribute, main: first, first: first, start: start)
    }
    var main = p
    let typeFirst = p
    advance()
    main = skipModuleSelectors(main)
    if word == .leftAngle, isGlued(p), skipGenericArguments(p, 0) != nil { parseGenericArguments() }
    add(.identifierType, main: main, first: typeFirst, start: start)
    while kind == .period, isName(p + 1) {
      main = p + 1
      move(to: p + 2)
      if word == .leftAngle, isGlued(p), skipGenericArguments(p, 0) != nil { parseGenericArguments() }
      add(.memberType, main: main, first: typeFirst, start: start)
    }
    parseAttributeArguments(main)
    add(.attribute, main: main, first: first, start: start)
  }

  private mutating func parseAttributeArguments(_ main: Int) {
    guard kind == .leftParen, isGlued(p) || word(at: main) == .available || word(at: main) == .objc else { return }
    let close = matching(p)
    if hasTokenArguments(main) {
      if let close { move(to: close + 1) } else { problem("expected ')' in attribute") }
      return
    }
    // `@MainActor() -> T`: the parentheses belong to the type.
    if let close, isFunctionType(closing: close) { return }
    let saved = (isBasic, isPattern)
    (isBasic, isPattern) = (false, false)
    advance()
    // `@attached(extension, …)`
    if word == .extension, word(at: main) == .attached {
      let start = nodes.count
      leaf(.identifierExpr)
      add(.argument, main: p - 1, first: p - 1, start: start)
      if kind == .comma { advance() }
    }
    parseArguments(until: .rightParen)
    (isBasic, isPattern) = saved
  }

  /// Whether the attribute's arguments have a grammar of their own and are kept as tokens.
  private mutating func hasTokenArguments(_ main: Int) -> Bool {
    switch word(at: main) {
    case .available, .objc, .backDeployed, .differentiable, .derivative, .transpose, .abi, .lifetime,
      .specialized, .isolated, .nonisolated:
      return true
    default: return bytes[Int(token(main).tokenStart)] == 0x5F
    }
  }
}
