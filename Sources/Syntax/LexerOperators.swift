// Operators: where they end, whether they bind to the left or to the right, and when `>>` closes generic lists.

extension Lexer {
  /// Whether what precedes the offset touches it, so that an operator there can be a postfix one.
  mutating func isLeftBound(_ offset: Int) -> Bool {
    if offset == 0 || offset == commentEnd { return false }
    switch byte(offset - 1) {
    case 0x20, 0x0A, 0x0D, 0x09, 0x0B, 0x0C, 0, 0x28, 0x5B, 0x7B, 0x2C, 0x3B, 0x3A: return false
    case 0xA0: return !(offset > 1 && byte(offset - 2) == 0xC2)
    case 0xBF: return !(offset == 3 && byte(0) == 0xEF)
    default: return true
    }
  }

  mutating func isRightBound(_ offset: Int, leftBound: Bool) -> Bool {
    switch byte(offset) {
    case 0x20, 0x0A, 0x0D, 0x09, 0x0B, 0x0C, 0, 0x29, 0x5D, 0x7D, 0x2C, 0x3B, 0x3A: return false
    // `x^.y` is postfix, `^.y` is prefix.
    case 0x2E: return !leftBound
    case 0x2F: return byte(offset + 1) != 0x2F && byte(offset + 1) != 0x2A
    case 0xC2: return byte(offset + 1) != 0xA0
    default: return true
    }
  }

  mutating func lexOperator() {
    let start = i
    var j = i
    let beganWithPeriod = byte(i) == 0x2E
    var slash = -1
    while true {
      if hasClass(j, CharacterClass.operator) {
        let c = byte(j)
        if c == 0x2E, !beganWithPeriod { break }
        // A comment ends an operator.
        if c == 0x2F, j > start, byte(j + 1) == 0x2F || byte(j + 1) == 0x2A { break }
        if c == 0x2F, slash < 0 { slash = j }
        // So does a placeholder.
        if c == 0x3C, j > start, byte(j + 1) == 0x23 { break }
        j += 1
      } else if byte(j) >= 0x80 {
        let (scalar, length) = scalar(at: j)
        if !CharacterClass.continuesOperator(scalar) { break }
        j += length
      } else {
        break
      }
    }
    if slash >= 0, let regexEnd = bareRegexEnd(slash, operatorStart: start, operatorEnd: j) {
      if slash > start { emitOperator(start, slash) }
      return emit(.regex, slash, regexEnd)
    }
    if j - start > 1, let split = splitPoint(start, j) { j = split }
    emitOperator(start, j)
  }

  private mutating func emitOperator(_ start: Int, _ j: Int) {
    let leftBound = isLeftBound(start)
    let rightBound = isRightBound(j, leftBound: leftBound)
    if j - start == 1 {
      switch byte(start) {
      case 0x3D: return emit(.equal, start, j)
      case 0x26 where !leftBound && rightBound: return emit(.prefixAmpersand, start, j)
      case 0x3F: return emit(leftBound ? .postfixQuestion : .infixQuestion, start, j)
      case 0x21 where leftBound: return emit(.exclamation, start, j)
      default: break
      }
    } else if j - start == 2, byte(start) == 0x2D, byte(start + 1) == 0x3E {
      return emit(.arrow, start, j)
    }
    emit(
      leftBound == rightBound ? .binaryOperator : leftBound ? .postfixOperator : .prefixOperator, start, j,
      knownOperator(start, j - start))
  }

  private mutating func knownOperator(_ start: Int, _ length: Int) -> Word {
    switch (length, byte(start)) {
    case (1, 0x3C): return .leftAngle
    case (1, 0x3E): return .rightAngle
    case (1, 0x26): return .ampersand
    case (1, 0x7E): return .tilde
    case (1, 0x2D): return .minus
    case (2, 0x3D) where byte(start + 1) == 0x3D: return .equalEqual
    case (3, 0x2E) where byte(start + 1) == 0x2E && byte(start + 2) == 0x2E: return .ellipsis
    default: return .none
    }
  }

  // MARK: Angle brackets

  /// Where an operator run has to be cut because an angle bracket in it opens or closes a generic list.
  private mutating func splitPoint(_ start: Int, _ end: Int) -> Int? {
    let first = byte(start)
    if first == 0x3E, tokens.last?.tokenWord != .func { return closesGenerics(start, end) ? start + 1 : nil }
    if tokens.last?.tokenWord == .func {
      // `func ==<T>(…)`
      return byte(end - 1) == 0x3C && (hasClass(end, CharacterClass.identifier) || byte(end) >= 0x80) ? end - 1 : nil
    }
    if first == 0x3C, lastKind == .identifier, isLeftBound(start) {
      // `Pack<>()`, and `Box<~Copyable>`.
      if end - start == 2, byte(start + 1) == 0x3E {
        switch byte(end) {
        case 0x28, 0x2E, 0x2C, 0x29, 0x20, 0x0A, 0x0D, 0x5D, 0x7B, 0x3A: return start + 1
        default: return nil
        }
      }
      if end - start == 2, byte(start + 1) == 0x7E { return start + 1 }
    }
    return nil
  }

  /// Whether the run, which begins with `>`, closes a list that the tokens before it opened. All leading `>` have to.
  private mutating func closesGenerics(_ start: Int, _ end: Int) -> Bool {
    guard newline || isLeftBound(start) else { return false }
    var wanted = 0
    while start + wanted < end, byte(start + wanted) == 0x3E { wanted += 1 }
    // `>=` is a comparison wherever it can be one.
    if start + wanted < end, byte(start + wanted) == 0x3D, wanted == 1 { return false }
    var need = 1
    var brackets = 0
    var index = tokens.count - 1
    // Far longer than any written list; keeps bad input linear.
    let lowest = max(0, index - 4096)
    while index >= lowest {
      let token = tokens[index]
      switch token.tokenKind {
      case .identifier, .dollarIdentifier, .keyword, .comma, .colon, .period, .postfixQuestion, .exclamation, .arrow,
        .at, .wildcard, .integer, .infixQuestion:
        break
      case .rightParen, .rightBracket: brackets += 1
      case .leftParen, .leftBracket:
        brackets -= 1
        if brackets < 0 { return false }
      case .prefixAmpersand: break
      case .binaryOperator, .prefixOperator, .postfixOperator:
        switch token.tokenWord {
        case .rightAngle: need += 1
        case .leftAngle:
          need -= 1
          if need == 0, brackets == 0 {
            guard index > 0 else { return false }
            wanted -= 1
            if wanted == 0 { return true }
            need = 1
          }
        case .ampersand, .tilde, .minus, .ellipsis: break
        default: return false
        }
      default: return false
      }
      index -= 1
    }
    return false
  }
}
