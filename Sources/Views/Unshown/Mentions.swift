// What the code around a name does with it, told from the tokens beside it: whether it is read, may be set, declares
// something else of that name, or is only compared with. In doubt it may be set.

import CurbcutSourceText
import CurbcutSymbols
import CurbcutSyntax

/// What is done with a name at one or many places.
struct MentionFacts: OptionSet, Hashable, Sendable {
  let rawValue: UInt8
  /// It is used in an expression.
  static let named = MentionFacts(rawValue: 1)
  /// It may be given any value.
  static let set = MentionFacts(rawValue: 2)
  static let setFalse = MentionFacts(rawValue: 4)
  static let setTrue = MentionFacts(rawValue: 8)
  static let setNil = MentionFacts(rawValue: 16)
  /// Something else of that name is declared.
  static let declared = MentionFacts(rawValue: 32)
  /// The same, where it hides the property itself.
  static let shadowed = MentionFacts(rawValue: 64)
  /// An initialiser sets it to a parameter that may be left out.
  static let handedIn = MentionFacts(rawValue: 128)
}

/// Reads the mentions of one file.
struct MentionReader {
  let tree: Tree
  let types: [TypeDeclaration]
  let members: [Member]
  /// The tokens of each type: every mention asks in which it stands.
  private let typeTokens: NestedRanges

  init(tree: Tree, types: [TypeDeclaration], members: [Member]) {
    self.tree = tree
    self.types = types
    self.members = members
    typeTokens = NestedRanges(types.indices.lazy.map { tree[types[$0].node].tokens })
  }

  private var tokens: TokenBuffer { tree.tokens }

  private func kind(_ token: TokenID) -> TokenKind { tokens.kind(token) }

  private func isSpelt(_ token: TokenID, _ text: StaticString) -> Bool {
    Int(token) < tokens.count && tokens.isSpelt(token, text, in: tree.source)
  }

  /// The innermost type or extension around a token, or -1.
  func innermostType(_ token: TokenID) -> Int32 { typeTokens.last(around: token).map(Int32.init) ?? -1 }

  /// The types, by their names, whose own members a mention may mean: the one it stands in, and the one whose initializer
  /// is handed an argument of that name. For the members of all others it says the same.
  func ownersMeant(by token: TokenID) -> [Name] {
    let type = innermostType(token)
    var result = type >= 0 ? [types[Int(type)].name] : []
    guard token > 0, kind(token + 1) == .colon, kind(token - 1) == .leftParen || kind(token - 1) == .comma,
      let callee = callee(of: token)
    else { return result }
    let name = tree.name(of: callee)
    if !result.contains(name) { result.append(name) }
    return result
  }

  // MARK: Functions and computed properties

  /// Whether a mention of a function or computed property may use it.
  func mayUse(_ token: TokenID) -> Bool { !isDeclaration(token) && !isLabel(token) }

  private func isDeclaration(_ token: TokenID) -> Bool {
    guard token > 0 else { return false }
    switch tokens.word(token &- 1) {
    case .func, .class, .struct, .enum, .protocol, .typealias, .associatedtype, .extension, .import: return true
    // `if let header {` names the property, `let header = …` another thing.
    case .let, .var: return kind(token + 1) == .equal || kind(token + 1) == .colon
    default: return false
    }
  }

  /// Whether a name is the label of an argument, a parameter or a closure behind a call.
  private func isLabel(_ token: TokenID) -> Bool {
    guard kind(token + 1) == .colon, token > 0 else { return false }
    switch kind(token &- 1) {
    case .leftParen, .comma, .rightBrace: return true
    default: return false
    }
  }

  // MARK: Cases of enumerations

  /// Whether a mention of a case may make one, rather than ask for it.
  func mayMake(_ token: TokenID, of owner: Name) -> Bool {
    guard token > 0, !isDeclaration(token), tokens.word(token &- 1) != .case else { return false }
    guard kind(token &- 1) == .period else {
      // Only the enumeration itself can leave the dot away.
      let type = innermostType(token)
      return type >= 0 && types[Int(type)].name == owner && !isLabel(token)
    }
    let start = chainStart(token)
    guard start > 0 else { return true }
    if tokens.word(start &- 1) == .case || isComparison(start &- 1) || isComparison(token + 1) { return false }
    return !(kind(start &- 1) == .comma && isInListOfPatterns(start &- 1))
  }

  private func isComparison(_ token: TokenID) -> Bool {
    kind(token) == .binaryOperator && (isSpelt(token, "==") || isSpelt(token, "!="))
  }

  /// Whether a comma stands between the patterns of one `case`.
  private func isInListOfPatterns(_ comma: TokenID) -> Bool {
    var token = comma
    var depth = 0
    while token > 0 {
      token -= 1
      switch kind(token) {
      case .rightParen: depth += 1
      case .leftParen:
        depth -= 1
        if depth < 0 { return false }
      case .period, .identifier, .comma, .wildcard: break
      case .keyword:
        switch tokens.word(token) {
        case .case: return true
        case .let, .var: break
        default: return false
        }
      default: return false
      }
    }
    return false
  }

  // MARK: Properties

  /// What a mention of a property does with it.
  func facts(_ token: TokenID, of property: Name, ownedBy owner: Name, isClass: Bool) -> MentionFacts {
    guard token > 0 else { return [] }
    let type = innermostType(token)
    let isInOwner = type >= 0 && types[Int(type)].name == owner
    let other: MentionFacts = isInOwner ? .shadowed : .declared
    let (before, behind) = (token &- 1, token + 1)
    switch tokens.word(before) {
    case .func, .class, .struct, .enum, .protocol, .typealias, .associatedtype, .extension, .import, .case: return other
    case .let, .var:
      if kind(behind) == .equal || kind(behind) == .colon || kind(behind) == .rightParen { return other }
      if kind(behind) == .comma, token > 1, kind(token &- 2) == .leftParen || kind(token &- 2) == .comma {
        return other
      }
    default: break
    }
    if tokens.word(behind) == .in { return other }
    if kind(behind) == .colon {
      switch kind(before) {
      case .leftParen, .comma: return labelFacts(token, ownedBy: owner, isClass: isClass, other)
      case .identifier, .wildcard, .keyword:
        // A parameter whose label is another word.
        return initializer(around: token) == nil ? other : []
      case .rightBrace: return []
      default: break
      }
    }
    let isOwn = kind(before) != .period || token > 1 && tokens.word(token &- 2) == .selfWord
    if isOwn, !isInOwner, !isClass { return [] }
    let start = chainStart(token)
    if start > 0, kind(start &- 1) == .backslash || kind(start &- 1) == .prefixAmpersand { return .set }
    if kind(start) == .dollarIdentifier, isBinding(start) { return bindingFacts(start) }
    switch kind(behind) {
    case .equal: return written(behind + 1, of: property, by: owner)
    case .binaryOperator where endsWithEqual(behind): return .set
    case .period where isSpelt(token + 2, "toggle"): return .set
    case .comma, .rightParen: return isAssignedTuple(behind) ? .set : .named
    default: return .named
    }
  }

  /// What is done through `$name` or `$model.name`, a binding that begins at a token.
  func bindingFacts(_ start: TokenID) -> MentionFacts {
    // A presentation only ever sets what it is shown by back.
    let start = start > 2 && kind(start &- 1) == .period && tokens.word(start - 2) == .selfWord ? start - 2 : start
    guard start > 2, kind(start &- 1) == .colon, isSpelt(start - 2, "isPresented") || isSpelt(start - 2, "item"),
      let callee = callee(of: start - 2), presentations.contains(where: { isSpelt(callee, $0) })
    else { return .set }
    return .named
  }

  private var presentations: [StaticString] {
    ["sheet", "fullScreenCover", "popover", "alert", "confirmationDialog", "actionSheet"]
  }

  /// Whether a name with a dollar is no parameter of a closure.
  private func isBinding(_ token: TokenID) -> Bool {
    let first = tokens.start(token) + 1
    return tree.source.padded[Int(first)] > UInt8(ascii: "9")
  }

  /// A binary operator that writes: `+=`, not `==` or `<=`.
  private func endsWithEqual(_ token: TokenID) -> Bool {
    guard tree.source.padded[Int(tokens.end(token)) - 1] == UInt8(ascii: "=") else { return false }
    let comparisons: [StaticString] = ["==", "!=", "<=", ">=", "===", "~="]
    return !comparisons.contains { isSpelt(token, $0) }
  }

  private func isAssignedTuple(_ from: TokenID) -> Bool {
    var token = from
    var depth = 0
    while token < from + 40, Int(token) < tokens.count {
      switch kind(token) {
      case .leftParen: depth += 1
      case .rightParen:
        if depth == 0 { return kind(token + 1) == .equal }
        depth -= 1
      case .leftBrace, .rightBrace, .semicolon: return false
      default: break
      }
      token += 1
    }
    return false
  }

  /// What is written by a value that begins at a token.
  private func written(_ value: TokenID, of property: Name, by owner: Name) -> MentionFacts {
    if let literal = literal(value) { return literal }
    guard kind(value) == .identifier, endsBehind(value), tree.name(of: value) == property,
      let initializer = initializer(around: value),
      let parameter = initializer.parameters.first(where: { $0.name == property }), parameter.defaultValue.exists
    else { return .set }
    // Whoever hands another one in writes its label.
    return literal(tree[parameter.defaultValue].firstToken).map { $0.union(.handedIn) } ?? .set
  }

  private func literal(_ value: TokenID) -> MentionFacts? {
    guard endsBehind(value) else { return nil }
    switch tokens.word(value) {
    case .false: return .setFalse
    case .true: return .setTrue
    case .nil: return .setNil
    default: return nil
    }
  }

  private func endsBehind(_ token: TokenID) -> Bool {
    switch kind(token + 1) {
    case .rightBrace, .rightParen, .comma, .semicolon, .endOfFile: return true
    default: return tokens.hasNewlineBefore(token + 1) && kind(token + 1) != .binaryOperator
    }
  }

  private func initializer(around token: TokenID) -> Member? {
    members.indices.first { members[$0].kind == .initializer && tree[members[$0].node].tokens.contains(token) }
      .map { members[$0] }
  }

  /// What a label of that name hands in, when it is one of the type's own initialisers.
  private func labelFacts(
    _ label: TokenID, ownedBy owner: Name, isClass: Bool, _ other: MentionFacts
  ) -> MentionFacts {
    guard let callee = callee(of: label) else { return other }
    let value = literal(label + 2) ?? .set
    switch kind(callee) {
    case .identifier, .keyword:
      if isSpelt(callee, "init") { return callee > 0 && kind(callee - 1) == .period ? value : [] }
      if callee > 0, tokens.word(callee - 1) == .func { return other }
      if tree.name(of: callee) == owner || isSpelt(callee, "Self") { return value }
      let first = tree.source.padded[Int(tokens.start(callee))]
      return isClass && first < UInt8(ascii: "a") ? value : []
    case .postfixQuestion, .exclamation:
      return callee > 0 && isSpelt(callee - 1, "init") ? [] : other
    case .binaryOperator, .postfixOperator, .prefixOperator: return value
    default: return other
    }
  }

  /// The token before the parenthesis around an argument.
  private func callee(of argument: TokenID) -> TokenID? {
    var token = argument
    var depth = 0
    let least = argument > 4000 ? argument - 4000 : 0
    while token > least {
      token -= 1
      switch kind(token) {
      case .rightParen, .rightBracket, .rightBrace: depth += 1
      case .leftBracket, .leftBrace:
        if depth == 0 { return nil }
        depth -= 1
      case .leftParen, .interpolationStart:
        if depth == 0 { return token > 0 ? token &- 1 : nil }
        depth -= 1
      default: break
      }
    }
    return nil
  }

  /// The first token of `a.b?.name`; the dot itself of `.name` or of what stands behind a call.
  private func chainStart(_ name: TokenID) -> TokenID {
    var token = name
    while token > 1, kind(token &- 1) == .period {
      var base = token &- 2
      while base > 0, kind(base) == .postfixQuestion || kind(base) == .exclamation { base -= 1 }
      switch kind(base) {
      case .identifier, .keyword, .dollarIdentifier:
        // `return .name`, `case .name`
        if kind(base) == .keyword, tokens.word(base) != .selfWord, tokens.word(base) != .capitalSelf,
          tokens.word(base) != .super
        {
          return token &- 1
        }
        token = base
      default: return token &- 1
      }
    }
    return token
  }
}
