// Looking ahead without adding nodes: is this `<` a generic list, does this closure have a signature, does a
// declaration begin here. Each function returns the index behind what it found, or nil.

extension TreeParser {
  /// How deep a look-ahead may nest; what is deeper is taken as no type.
  private static let maximumLookahead = 24

  // MARK: Types

  /// Skips `<A, B>` from the `<`.
  mutating func skipGenericArguments(_ index: Int, _ level: Int) -> Int? {
    guard level < Self.maximumLookahead else { return nil }
    var k = index + 1
    if word(at: k) == .rightAngle { return k + 1 }
    while true {
      if kind(at: k) == .integer {
        k += 1
      } else if word(at: k) == .minus, kind(at: k + 1) == .integer {
        k += 2
      } else if let next = skipType(k, level + 1) {
        k = next
      } else {
        return nil
      }
      if kind(at: k) == .comma {
        k += 1
        if word(at: k) != .rightAngle { continue }
      }
      return word(at: k) == .rightAngle ? k + 1 : nil
    }
  }

  /// Skips a type.
  mutating func skipType(_ index: Int, _ level: Int) -> Int? {
    guard level < Self.maximumLookahead else { return nil }
    var k = index
    // Attributes and specifiers.
    specifiers: while true {
      switch kind(at: k) {
      case .at: k = skipAttribute(k, level: level + 1)
      case .prefixOperator where word(at: k) == .tilde: k += 1
      case .keyword where word(at: k) == .inout || word(at: k) == .repeat: k += 1
      case .identifier:
        switch word(at: k) {
        case .some, .any, .each, .borrowing, .consuming, .sending, .isolated, .__owned, .__shared, .nonisolated:
          guard startsType(k + 1), kind(at: k + 1) != .leftParen || !isGlued(k + 1) else { break specifiers }
          k += 1
        default: break specifiers
        }
      default: break specifiers
      }
    }
    // The type itself.
    switch kind(at: k) {
    case .identifier, .wildcard:
      k += 1
    case .keyword where word(at: k) == .anyWord || word(at: k) == .capitalSelf:
      k += 1
    case .leftParen:
      guard let next = skipTupleType(k, level + 1) else { return nil }
      k = next
    case .leftBracket:
      guard kind(at: k + 1) != .integer else {
        guard word(at: k + 2) == .of, let next = skipType(k + 3, level + 1) else { return nil }
        return kind(at: next) == .rightBracket ? next + 1 : nil
      }
      guard let element = skipType(k + 1, level + 1) else { return nil }
      k = element
      if kind(at: k) == .colon || word(at: k) == .of {
        guard let value = skipType(k + 1, level + 1) else { return nil }
        k = value
      }
      guard kind(at: k) == .rightBracket else { return nil }
      k += 1
    default: return nil
    }
    // What may follow it.
    while true {
      switch kind(at: k) {
      case .postfixQuestion, .exclamation: k += 1
      case .infixQuestion where isGlued(k): k += 1
      case .period:
        guard isName(k + 1) else { return k }
        k += 2
      case .colon where kind(at: k + 1) == .colon && isGlued(k) && isGlued(k + 1) && isName(k + 2):
        k += 3
      case .binaryOperator, .prefixOperator, .postfixOperator:
        switch word(at: k) {
        case .leftAngle:
          guard let next = skipGenericArguments(k, level + 1) else { return nil }
          k = next
        case .ampersand:
          return skipType(k + 1, level + 1)
        case .ellipsis: k += 1
        default: return k
        }
      case .identifier, .keyword:
        guard let arrow = skipEffects(k), kind(at: arrow) == .arrow else { return k }
        return skipType(arrow + 1, level + 1)
      case .arrow: return skipType(k + 1, level + 1)
      default: return k
      }
    }
  }

  private mutating func skipTupleType(_ index: Int, _ level: Int) -> Int? {
    var k = index + 1
    if kind(at: k) == .rightParen { return k + 1 }
    while true {
      if isName(k) || kind(at: k) == .wildcard {
        if kind(at: k + 1) == .colon, !(kind(at: k + 2) == .colon && isGlued(k + 2)) {
          k += 2
        } else if isName(k + 1) || kind(at: k + 1) == .wildcard, kind(at: k + 2) == .colon {
          k += 3
        }
      }
      guard let next = skipType(k, level) else { return nil }
      k = next
      if kind(at: k) == .comma {
        k += 1
        if kind(at: k) == .rightParen { return k + 1 }
        continue
      }
      return kind(at: k) == .rightParen ? k + 1 : nil
    }
  }

  /// Skips `async throws(E)`; nil if neither stands here.
  mutating func skipEffects(_ index: Int) -> Int? {
    var k = index
    while true {
      switch word(at: k) {
      case .async, .throws, .rethrows, .reasync:
        k += 1
        if kind(at: k) == .leftParen, word(at: k - 1) == .throws, let close = matching(k) { k = close + 1 }
      default: return k == index ? nil : k
      }
    }
  }

  /// Skips `@Name.Name<…>(…)`.
  mutating func skipAttribute(_ index: Int, level: Int = 0) -> Int {
    var k = index + 2
    while true {
      if kind(at: k) == .period, isName(k + 1) {
        k += 2
      } else if word(at: k) == .leftAngle, isGlued(k), let next = skipGenericArguments(k, level) {
        k = next
      } else {
        break
      }
    }
    if kind(at: k) == .leftParen, isGlued(k), let close = matching(k), !isFunctionType(closing: close) {
      return close + 1
    }
    return k
  }

  /// Whether an arrow follows the parenthesis that closes at the index, perhaps with effects between.
  mutating func isFunctionType(closing close: Int) -> Bool {
    switch kind(at: close + 1) {
    case .arrow: return true
    case .identifier, .keyword:
      guard let arrow = skipEffects(close + 1) else { return false }
      return kind(at: arrow) == .arrow
    default: return false
    }
  }

  /// Whether the `<` at the index opens a generic list in an expression: the list is well-formed, and what follows
  /// is none of the things that would follow a comparison.
  mutating func isGenericList(_ index: Int) -> Bool {
    guard let next = skipGenericArguments(index, 0) else { return false }
    switch kind(at: next) {
    case .rightParen, .rightBracket, .leftBrace, .rightBrace, .period, .comma, .semicolon, .endOfFile,
      .exclamation, .postfixQuestion, .colon:
      return true
    case .infixQuestion: return isGlued(next)
    case .leftParen, .leftBracket: return !token(next).hasNewlineBefore
    case .binaryOperator, .postfixOperator:
      return word(at: next) == .ampersand || word(at: next) == .rightAngle || word(at: next) == .ellipsis
    case .keyword: return word(at: next) == .in
    default: return false
    }
  }

  // MARK: Names and closures

  /// `(a:b:_:)` behind a name: the index behind the `)`.
  mutating func skipArgumentNames(_ index: Int) -> Int? {
    guard kind(at: index) == .leftParen, !token(index).hasNewlineBefore else { return nil }
    var k = index + 1
    while isName(k) || kind(at: k) == .wildcard, kind(at: k + 1) == .colon {
      k += 2
      if kind(at: k) == .rightParen { return k + 1 }
    }
    return nil
  }

  /// Whether the tokens behind a `{` are the signature of a closure.
  mutating func hasClosureSignature(_ index: Int) -> Bool {
    var k = index
    while kind(at: k) == .at, isName(k + 1) { k = skipAttribute(k) }
    if kind(at: k) == .leftBracket {
      guard let close = matching(k) else { return false }
      k = close + 1
    }
    if kind(at: k) == .leftParen {
      guard let close = matching(k) else { return false }
      k = close + 1
    } else {
      while kind(at: k) == .identifier || kind(at: k) == .wildcard || kind(at: k) == .dollarIdentifier {
        if skipEffects(k) != nil, word(at: k + 1) != .in || k > index, kind(at: k + 1) != .comma { break }
        k += 1
        if kind(at: k) == .comma { k += 1 } else { break }
      }
    }
    k = skipEffects(k) ?? k
    if kind(at: k) == .arrow {
      guard let next = skipType(k + 1, 0) else { return false }
      k = next
    }
    return word(at: k) == .in && kind(at: k) == .keyword
  }

  /// Whether the `{` at the index is a trailing closure although a body may be meant: what follows its `}` tells.
  mutating func isTrailingClosureInCondition(_ index: Int) -> Bool {
    // A body begins on a line of its own more often than not, and `case` makes it that of a switch.
    if token(index + 1).hasNewlineBefore || word(at: index + 1) == .case { return false }
    guard let close = closingBrace(index), close < limit else { return false }
    let next = close + 1
    switch kind(at: next) {
    case .leftBrace, .comma: return true
    case .keyword:
      switch word(at: next) {
      case .where: return true
      case .is, .as: return !token(next).hasNewlineBefore
      default: return false
      }
    case .leftBracket, .leftParen, .period, .postfixQuestion, .infixQuestion, .exclamation, .colon, .equal,
      .binaryOperator, .postfixOperator:
      return !token(next).hasNewlineBefore
    default: return false
    }
  }

  // MARK: Declarations

  /// Whether the word can stand in front of a declaration.
  static func isModifier(_ word: Word) -> Bool {
    switch word {
    case .public, .private, .fileprivate, .internal, .static, .open, .package, .final, .override, .required,
      .convenience, .lazy, .weak, .unowned, .mutating, .nonmutating, .dynamic, .indirect, .optional, .infix, .prefix,
      .postfix, .nonisolated, .isolated, .distributed, .consuming, .borrowing, .__consuming, ._local, ._const, .async,
      .unsafe, .sending, .yielding:
      return true
    default: return false
    }
  }

  static func introducesDeclaration(_ word: Word) -> Bool {
    switch word {
    case .associatedtype, .class, .deinit, .enum, .extension, .func, .import, .initWord, .let, .operator,
      .precedencegroup, .protocol, .struct, .subscript, .typealias, .var, .case:
      return true
    default: return false
    }
  }

  /// Whether a declaration begins at the index, which holds a modifier or a word such as `actor`.
  mutating func startsDeclaration(_ index: Int) -> Bool {
    var k = index
    while true {
      switch kind(at: k) {
      case .at:
        guard isName(k + 1) else { return false }
        k = skipAttribute(k)
      case .keyword:
        let word = word(at: k)
        if Self.introducesDeclaration(word) { return true }
        guard Self.isModifier(word) else { return false }
        // A reserved modifier can stand nowhere else.
        return true
      case .identifier:
        let word = word(at: k)
        if word == .actor || word == .macro { return kind(at: k + 1) == .identifier && !token(k + 1).hasNewlineBefore }
        guard Self.isModifier(word) else { return false }
        k += 1
        k = skipModifierArgument(k)
      default: return false
      }
    }
  }

  /// Skips `(set)`, `(unsafe)` and their like behind a modifier.
  mutating func skipModifierArgument(_ index: Int) -> Int {
    guard kind(at: index) == .leftParen, kind(at: index + 1) == .identifier, kind(at: index + 2) == .rightParen else {
      return index
    }
    switch word(at: index + 1) {
    case .set, .unsafe, .safe: return index + 3
    default:
      // `nonisolated(nonsending)`
      return word(at: index - 1) == .nonisolated ? index + 3 : index
    }
  }
}
