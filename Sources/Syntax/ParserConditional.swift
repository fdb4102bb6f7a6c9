// Conditional compilation. Every branch is parsed; a branch that only another compiler version would see may hold
// anything, so its problems are dropped.

import CurbcutSourceText

extension TreeParser {
  /// What the branches of an `#if` hold.
  enum BranchContent {
    case items(ItemContext)
    case cases
    case elements
    case accessors
  }

  /// Index of the first token behind a directive's line. A condition goes on over the line's end inside parentheses
  /// and behind an operator.
  private mutating func endOfDirective(_ index: Int) -> Int {
    var k = index + 1
    var depth = 0
    while k < tokens.count - 1 {
      let token = tokens[k]
      if token.hasNewlineBefore, depth <= 0, tokens[k - 1].tokenKind != .binaryOperator { break }
      switch token.tokenKind {
      case .leftParen: depth += 1
      case .rightParen: depth -= 1
      case .poundIf, .poundElse, .poundElseif, .poundEndif: return k
      default: break
      }
      k += 1
    }
    return min(k, limit)
  }

  /// The first token that is no directive, from the directive at the index.
  mutating func firstInsideDirectives(_ index: Int) -> Int {
    var k = index
    while true {
      switch kind(at: k) {
      case .poundIf, .poundElseif: k = endOfDirective(k)
      case .poundElse, .poundEndif: k += 1
      default: return k
      }
    }
  }

  /// Whether the `#if` at the index stands in a chain.
  mutating func isPostfixIf(_ index: Int) -> Bool { kind(at: firstInsideDirectives(index)) == .period }

  /// Parses the condition behind `#if` or `#elseif`, at the directive. Tells whether it asks for a version, because
  /// then the branches may be of another language.
  private mutating func parseDirective() -> Bool {
    let end = endOfDirective(p)
    if kind == .poundElse {
      advance()
      return false
    }
    var asksVersion = false
    for k in p..<end {
      let word = tokens[k].tokenWord
      if word == .compiler || word == .swift || word == ._compiler_version { asksVersion = true }
    }
    let saved = (limit, isBasic, isPattern)
    advance()
    limit = end
    load()
    (isBasic, isPattern) = (false, false)
    parseExpression()
    if p < end { skipUnexpected("unexpected '\(text(p))' in condition") }
    (limit, isBasic, isPattern) = saved
    move(to: max(p, end))
    return asksVersion
  }

  /// `#if … #endif` around items, cases or elements.
  mutating func parseIfConfig(_ content: BranchContent) {
    guard enter() else { return }
    let first = p
    let start = nodes.count
    let firstProblem = problems.count
    var asksVersion = false
    openIfs += 1
    repeat {
      let clauseFirst = p
      let clauseStart = nodes.count
      if parseDirective() { asksVersion = true }
      while true {
        switch content {
        case .items(let context): parseItems(context)
        case .cases: parseCases()
        case .elements: _ = parseElements(directive: true)
        case .accessors: parseAccessors()
        }
        if kind == .endOfFile || kind == .poundElse || kind == .poundElseif || kind == .poundEndif { break }
        // A bracket of outside, or of another branch.
        skipUnexpected("unexpected '\(text(p))'")
      }
      add(.ifConfigClause, main: clauseFirst, first: clauseFirst, start: clauseStart)
    } while kind == .poundElse || kind == .poundElseif
    openIfs -= 1
    if asksVersion { forgive(from: firstProblem, first: first) }
    expect(.poundEndif, "expected '#endif'")
    depth -= 1
    conditionals.append(NodeID(nodes.count))
    add(.ifConfig, main: first, first: first, start: start)
  }

  private mutating func forgive(from firstProblem: Int, first: Int) {
    problems.removeSubrange(firstProblem...)
    forgiven.append(ByteRange(token(first).tokenStart, token(p).tokenStart))
  }

  /// `base #if … .modifier() #endif`; the base is the node added last.
  mutating func parsePostfixIf(first: Int, start: Int) {
    guard enter() else { return }
    let main = p
    let firstProblem = problems.count
    var asksVersion = false
    openIfs += 1
    repeat {
      let clauseFirst = p
      let clauseStart = nodes.count
      if parseDirective() { asksVersion = true }
      if kind == .period || kind == .poundIf {
        let baseFirst = p
        let baseStart = nodes.count
        empty(.ifConfigBase)
        parseSuffixes(first: baseFirst, start: baseStart)
      }
      while kind != .endOfFile, kind != .poundElse, kind != .poundElseif, kind != .poundEndif {
        skipUnexpected("unexpected '\(text(p))' between modifiers")
      }
      add(.ifConfigClause, main: clauseFirst, first: clauseFirst, start: clauseStart)
    } while kind == .poundElse || kind == .poundElseif
    openIfs -= 1
    if asksVersion { forgive(from: firstProblem, first: main) }
    expect(.poundEndif, "expected '#endif'")
    depth -= 1
    conditionals.append(NodeID(nodes.count))
    add(.postfixIfConfig, main: main, first: first, start: start)
  }
}
