// Declarations and their parts.

extension TreeParser {
  /// One member of a type.
  mutating func parseMember() {
    switch kind {
    case .poundIf: parseIfConfig(.items(.members))
    case .pound: parseMacroExpression()
    case .at, .keyword: parseDeclaration()
    case .identifier:
      if startsDeclaration(p) { parseDeclaration() } else { skipUnexpected("expected declaration") }
    default: skipUnexpected("expected declaration")
    }
  }

  /// A declaration with its attributes and modifiers.
  mutating func parseDeclaration() {
    guard enter() else { return }
    defer { depth -= 1 }
    let first = p
    let start = nodes.count
    parseAttributesAndModifiers()
    if kind == .keyword {
      switch word {
      case .var, .let: return parseVariable(first: first, start: start)
      case .func: return parseFunction(first: first, start: start)
      case .struct: return parseNominal(.structDecl, first: first, start: start)
      case .class: return parseNominal(.classDecl, first: first, start: start)
      case .enum: return parseNominal(.enumDecl, first: first, start: start)
      case .protocol: return parseNominal(.protocolDecl, first: first, start: start)
      case .extension: return parseExtension(first: first, start: start)
      case .initWord: return parseInitializerDeclaration(first: first, start: start)
      case .deinit: return parseDeinitializer(first: first, start: start)
      case .subscript: return parseSubscript(first: first, start: start)
      case .case: return parseEnumCase(first: first, start: start)
      case .typealias: return parseTypealias(first: first, start: start)
      case .associatedtype: return parseAssociatedType(first: first, start: start)
      case .import: return parseImport(first: first, start: start)
      case .operator, .precedencegroup: return parseOperatorDeclaration(first: first, start: start)
      default: break
      }
    } else if word == .actor {
      return parseNominal(.actorDecl, first: first, start: start)
    } else if word == .macro {
      return parseMacroDeclaration(first: first, start: start)
    }
    switch kind {
    // `@A public #macro`
    case .pound where p > first: parseMacroExpression()
    // Attributes that a branch of `#if` adds to the declaration behind `#endif`.
    case .pound, .poundIf, .poundElse, .poundElseif, .poundEndif:
      if p > first { return }
      skipUnexpected("unexpected '\(text(p))'")
    default:
      if p == first { skipUnexpected("expected declaration") } else { missing("expected declaration") }
    }
  }

  private mutating func parseAttributesAndModifiers() {
    while true {
      switch kind {
      case .at: parseAttribute()
      case .identifier:
        guard word != .none, TreeParser.isModifier(word), startsDeclaration(p) else { return }
        parseModifier()
      case .keyword:
        if word == .class {
          guard isClassModifier(p + 1) else { return }
          leaf(.modifier)
        } else if TreeParser.isModifier(word) {
          parseModifier()
        } else {
          return
        }
      default: return
      }
    }
  }

  private mutating func parseModifier() {
    let first = p
    advance()
    if kind == .leftParen { move(to: skipModifierArgument(p)) }
    add(.modifier, main: first, first: first, start: nodes.count)
  }

  private mutating func isClassModifier(_ index: Int) -> Bool {
    switch kind(at: index) {
    case .keyword: return TreeParser.introducesDeclaration(word(at: index)) || TreeParser.isModifier(word(at: index))
    case .identifier:
      return TreeParser.isModifier(word(at: index)) && kind(at: index + 1) != .leftBrace
        && kind(at: index + 1) != .colon && startsDeclaration(index)
    default: return false
    }
  }

  // MARK: Types

  private mutating func parseNominal(_ node: NodeKind, first: Int, start: Int) {
    advance()
    let main = parseDeclaredName()
    if word == .leftAngle { parseGenericParameters() }
    if kind == .colon { parseInheritance() }
    if word == .where { parseWhereClause() }
    parseMemberBlock()
    add(node, main: main, first: first, start: start)
  }

  /// The token of the declared name; lists a problem when there is none.
  private mutating func parseDeclaredName() -> Int {
    let main = p
    if kind == .identifier || kind == .dollarIdentifier {
      advance()
      return main
    }
    problem("expected name")
    if kind == .keyword, !newline, !TreeParser.introducesDeclaration(word) {
      advance()
      return main
    }
    return main - 1
  }

  private mutating func parseExtension(first: Int, start: Int) {
    advance()
    let main = p
    parseType()
    if kind == .colon { parseInheritance() }
    if word == .where { parseWhereClause() }
    parseMemberBlock()
    add(.extensionDecl, main: main, first: first, start: start)
  }

  private mutating func parseMemberBlock() {
    guard kind == .leftBrace else { return missing("expected '{'") }
    guard enter() else { return }
    let first = p
    let start = nodes.count
    let saved = (isBasic, isPattern)
    (isBasic, isPattern) = (false, false)
    advance()
    parseItems(.members)
    expect(.rightBrace, "expected '}'")
    (isBasic, isPattern) = saved
    depth -= 1
    add(.memberBlock, main: first, first: first, start: start)
  }

  private mutating func parseEnumCase(first: Int, start: Int) {
    let main = p
    advance()
    while true {
      let elementFirst = p
      let elementStart = nodes.count
      let name = parseDeclaredName()
      if kind == .leftParen { parseParameterClause(ofEnum: true) }
      if kind == .equal { parseInitializer() }
      add(.enumElement, main: name, first: elementFirst, start: elementStart)
      if kind == .comma, p > elementFirst { advance() } else { break }
    }
    add(.enumCaseDecl, main: main, first: first, start: start)
  }

  private mutating func parseTypealias(first: Int, start: Int) {
    advance()
    let main = parseDeclaredName()
    if word == .leftAngle { parseGenericParameters() }
    if kind == .equal {
      advance()
      parseType()
    } else {
      problem("expected '='")
    }
    if word == .where { parseWhereClause() }
    add(.typealiasDecl, main: main, first: first, start: start)
  }

  private mutating func parseAssociatedType(first: Int, start: Int) {
    advance()
    let main = parseDeclaredName()
    if kind == .colon { parseInheritance() }
    if kind == .equal {
      advance()
      parseType()
    }
    if word == .where { parseWhereClause() }
    add(.associatedTypeDecl, main: main, first: first, start: start)
  }

  // MARK: Functions

  private mutating func parseFunction(first: Int, start: Int) {
    advance()
    let main: Int
    if isOperatorToken(kind) || kind == .regex {
      main = p
      advance()
    } else {
      main = parseDeclaredName()
    }
    parseSignature()
    parseBody()
    add(.funcDecl, main: main, first: first, start: start)
  }

  /// `<T>(…) async throws -> R where …`.
  private mutating func parseSignature() {
    if word == .leftAngle { parseGenericParameters() }
    if kind == .leftParen { parseParameterClause(ofEnum: false) } else { missing("expected '('") }
    if let end = skipEffects(p) { move(to: end) }
    if kind == .arrow { parseReturnType() }
    if let end = skipEffects(p) { move(to: end) }
    if word == .where { parseWhereClause() }
  }

  private mutating func parseBody() {
    if kind == .leftBrace { parseCodeBlock() }
  }

  private mutating func parseInitializerDeclaration(first: Int, start: Int) {
    let main = p
    advance()
    if kind == .postfixQuestion || kind == .exclamation || kind == .infixQuestion { advance() }
    parseSignature()
    parseBody()
    add(.initDecl, main: main, first: first, start: start)
  }

  private mutating func parseDeinitializer(first: Int, start: Int) {
    let main = p
    advance()
    if let end = skipEffects(p) { move(to: end) }
    parseBody()
    add(.deinitDecl, main: main, first: first, start: start)
  }

  private mutating func parseSubscript(first: Int, start: Int) {
    let main = p
    advance()
    parseSignature()
    if kind == .leftBrace { parseAccessorsOrBody() }
    add(.subscriptDecl, main: main, first: first, start: start)
  }

  private mutating func parseMacroDeclaration(first: Int, start: Int) {
    advance()
    let main = parseDeclaredName()
    if word == .leftAngle { parseGenericParameters() }
    if kind == .leftParen { parseParameterClause(ofEnum: false) }
    if let end = skipEffects(p) { move(to: end) }
    if kind == .arrow { parseReturnType() }
    if kind == .equal { parseInitializer() }
    if word == .where { parseWhereClause() }
    add(.macroDecl, main: main, first: first, start: start)
  }

  /// `-> T`.
  mutating func parseReturnType() {
    let first = p
    let start = nodes.count
    advance()
    parseType()
    add(.returnType, main: first, first: first, start: start)
  }

  // MARK: Parameters

  private mutating func parseParameterClause(ofEnum: Bool) {
    let first = p
    let start = nodes.count
    let saved = (isBasic, isPattern)
    (isBasic, isPattern) = (false, false)
    advance()
    while kind != .rightParen {
      if endsBrackets() { break }
      let before = p
      if ofEnum { parseEnumParameter() } else { parseParameter() }
      if kind == .comma {
        advance()
      } else if kind != .rightParen, !endsBrackets() {
        skipUnexpected("expected ','")
        if kind == .comma { advance() }
      }
      if p == before { break }
    }
    expect(.rightParen, "expected ')'")
    (isBasic, isPattern) = saved
    add(.parameterClause, main: first, first: first, start: start)
  }

  /// `@A label name: T... = value`.
  mutating func parseParameter() {
    let first = p
    let start = nodes.count
    while kind == .at { parseAttribute() }
    while kind == .identifier, TreeParser.isModifier(word), isName(p + 1) || kind(at: p + 1) == .wildcard,
      isName(p + 2) || kind(at: p + 2) == .wildcard
    {
      leaf(.modifier)
    }
    let main = p
    if isName(p) || kind == .wildcard {
      advance()
      if isName(p) || kind == .wildcard { leaf(.parameterName) }
    } else {
      problem("expected parameter name")
    }
    if kind == .colon {
      advance()
      parseType()
      finishParameter()
    } else {
      missing("expected ':'")
    }
    add(.parameter, main: main, first: first, start: start)
  }

  /// `label: T` or `T`.
  private mutating func parseEnumParameter() {
    let isNamed = isName(p) || kind == .wildcard
    if isNamed, kind(at: p + 1) == .colon || (isName(p + 1) && kind(at: p + 2) == .colon) { return parseParameter() }
    let first = p
    let start = nodes.count
    parseType()
    finishParameter()
    add(.parameter, main: first, first: first, start: start)
  }

  private mutating func finishParameter() {
    if word == .ellipsis { advance() }
    if kind == .equal { parseInitializer() }
  }

  // MARK: Properties

  private mutating func parseVariable(first: Int, start: Int) {
    let main = p
    advance()
    while true {
      let before = p
      parseBinding()
      if kind == .comma, p > before { advance() } else { break }
    }
    add(.varDecl, main: main, first: first, start: start)
  }

  private mutating func parseBinding() {
    let first = p
    let start = nodes.count
    switch kind {
    case .identifier, .dollarIdentifier: leaf(.identifierPattern)
    case .wildcard, .leftParen: parseBindingPattern()
    case .keyword where !newline && (word == .selfWord || word == .capitalSelf):
      leaf(.identifierPattern)
    default: missing("expected name")
    }
    if kind == .colon { parseTypeAnnotation() }
    let hasValue = kind == .equal
    if hasValue { parseInitializer() }
    // Behind a value only accessors follow: other braces are the next statement.
    if kind == .leftBrace, !hasValue || startsAccessor(p + 1) { parseAccessorsOrBody() }
    add(.binding, main: first, first: first, start: start)
  }

  /// `: T`.
  mutating func parseTypeAnnotation() {
    let first = p
    let start = nodes.count
    advance()
    parseType()
    add(.typeAnnotation, main: first, first: first, start: start)
  }

  /// `= e`.
  mutating func parseInitializer() {
    let first = p
    let start = nodes.count
    advance()
    parseExpression()
    add(.initializer, main: first, first: first, start: start)
  }

  private mutating func parseAccessorsOrBody() {
    if startsAccessor(p + 1) { parseAccessorBlock() } else { parseCodeBlock() }
  }

  /// Whether an accessor begins at the index, which stands behind a `{`.
  private mutating func startsAccessor(_ index: Int) -> Bool {
    var k = index
    while true {
      if kind(at: k) == .at, isName(k + 1) {
        k = skipAttribute(k)
        continue
      }
      if kind(at: k) == .poundIf {
        k = firstInsideDirectives(k)
        continue
      }
      let next = kind(at: k + 1)
      switch word(at: k) {
      case .mutating, .nonmutating, .__consuming, .consuming, .borrowing, .yielding, .nonisolated:
        guard kind(at: k) == .identifier, next == .identifier else { return false }
        k += 1
      case .get:
        switch next {
        case .leftBrace, .rightBrace, .semicolon, .at: return true
        case .identifier, .keyword:
          switch word(at: k + 1) {
          case .async, .throws, .rethrows, .set, .mutating, .nonmutating, ._modify, .modify: return true
          default: return false
          }
        case .poundEndif: return true
        default: return false
        }
      case .set, .willSet, .didSet:
        switch next {
        case .leftBrace, .rightBrace, .semicolon, .at: return true
        case .leftParen:
          return isName(k + 2) && kind(at: k + 3) == .rightParen && kind(at: k + 4) == .leftBrace
        case .identifier: return word(at: k + 1) != .none && kind(at: k + 1) == .identifier
        case .keyword: return skipEffects(k + 1) != nil
        default: return false
        }
      case ._read, ._modify, .unsafeAddress, .unsafeMutableAddress, .borrow, .mutate:
        if next == .leftBrace || next == .rightBrace { return true }
        return next == .identifier && word(at: k + 1) != .none && !token(k + 1).hasNewlineBefore
      case .initWord:
        if next == .leftBrace { return true }
        return next == .leftParen && kind(at: k + 2) == .identifier && kind(at: k + 3) == .rightParen
          && kind(at: k + 4) == .leftBrace
      default: return false
      }
    }
  }

  private mutating func parseAccessorBlock() {
    guard enter() else { return }
    let first = p
    let start = nodes.count
    let saved = (isBasic, isPattern)
    (isBasic, isPattern) = (false, false)
    advance()
    parseAccessors()
    expect(.rightBrace, "expected '}'")
    (isBasic, isPattern) = saved
    depth -= 1
    add(.accessorBlock, main: first, first: first, start: start)
  }

  /// Accessors up to `}` or the end of a branch of `#if`.
  mutating func parseAccessors() {
    while true {
      switch kind {
      case .endOfFile, .rightBrace: return
      case .poundElse, .poundElseif, .poundEndif:
        if openIfs > 0 { return }
        skipUnexpected("unexpected '\(text(p))' without '#if'")
      case .semicolon: advance()
      case .poundIf: parseIfConfig(.accessors)
      default: parseAccessor()
      }
    }
  }

  private mutating func parseAccessor() {
    let first = p
    let start = nodes.count
    while true {
      if kind == .at {
        parseAttribute()
      } else if kind == .identifier, isName(p + 1) || word == .nonisolated, TreeParser.isModifier(word) {
        parseModifier()
      } else {
        break
      }
    }
    let main = p
    switch word {
    case .get, .set, .willSet, .didSet, ._read, ._modify, .read, .modify, .unsafeAddress, .unsafeMutableAddress,
      .borrow, .mutate, .initWord:
      advance()
    default:
      return skipUnexpected("expected accessor")
    }
    if kind == .leftParen, let close = matching(p) { move(to: close + 1) }
    if let end = skipEffects(p) { move(to: end) }
    if kind == .leftBrace { parseCodeBlock() }
    add(.accessor, main: main, first: first, start: start)
  }

  // MARK: The rest

  private mutating func parseImport(first: Int, start: Int) {
    advance()
    if kind == .keyword, isName(p + 1), !token(p + 1).hasNewlineBefore {
      // `import struct A.B`
      advance()
    }
    let main = p
    if isName(p) || isOperatorToken(kind) { advance() } else { problem("expected module name") }
    while kind == .period || (kind == .colon && kind(at: p + 1) == .colon) {
      if kind == .colon { advance() }
      advance()
      if (isName(p) && !newline) || isOperatorToken(kind) { advance() } else { problem("expected module name") }
    }
    add(.importDecl, main: main, first: first, start: start)
  }

  /// `infix operator +++: G`, `precedencegroup G { … }`; the body is skipped.
  private mutating func parseOperatorDeclaration(first: Int, start: Int) {
    advance()
    let main = p
    if isName(p) || isOperatorToken(kind) || kind == .regex { advance() } else { problem("expected name") }
    if kind == .colon {
      advance()
      while isName(p), !newline {
        advance()
        if kind == .comma { advance() }
      }
    }
    if kind == .leftBrace {
      if let close = matching(p) { move(to: close + 1) } else { problem("expected '}'") }
    }
    add(.operatorDecl, main: main, first: first, start: start)
  }
}
