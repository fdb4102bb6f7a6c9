// The parser's state and what all its parts share: moving over tokens, adding nodes, telling problems, the depth
// limit and skipping what fits nowhere. Nodes are added after their children, so every function notes where its
// first child will stand (`start`) and its first token (`first`) before it parses.

import CurbcutSourceText

/// Makes trees.
public enum Parser {
  /// Parses a file. Never fails: what is not Swift is listed in the tree's problems and skipped.
  public static func parse(_ source: SourceText) -> Tree {
    guard source.count <= TokenBuffer.maximumTextLength else {
      let end = UInt64(token: .endOfFile, start: 0, end: 0, newline: true)
      let root = Node(kind: .file, main: 0, firstToken: 0, lastToken: 0, firstDescendant: 0)
      let problem = SyntaxProblem(range: ByteRange(0, 0), message: "file is larger than 16 MiB")
      return Tree(
        source: source, tokens: TokenBuffer(packed: [end], names: []), comments: [], nodes: [root],
        problems: [problem])
    }
    let file = Lexer.lex(source)
    var parser = TreeParser(source: source, file: file)
    defer { parser.nodes.deallocate() }
    parser.parseFile()
    var nodes = parser.nodes.array
    let skipped = TreeHeight.limit(&nodes)
    if !skipped.isEmpty { parser.note(skipped, in: nodes) }
    return Tree(
      source: source, tokens: TokenBuffer(packed: file.tokens, names: file.names), comments: file.comments,
      nodes: nodes, conditionals: parser.conditionals, assignments: parser.assignments, binders: parser.binders,
      problems: parser.allProblems(lexer: file.problems))
  }
}

extension Parser {
  /// Lexes a file without parsing it; for measuring. A file that is too large has no tokens but its end.
  public static func tokens(_ source: SourceText) -> TokenBuffer {
    guard source.count <= TokenBuffer.maximumTextLength else {
      return TokenBuffer(packed: [UInt64(token: .endOfFile, start: 0, end: 0, newline: true)], names: [])
    }
    let file = Lexer.lex(source)
    return TokenBuffer(packed: file.tokens, names: file.names)
  }
}

/// An operator that waits for its right operand.
struct PendingOperator {
  var kind: NodeKind
  var precedence: Int16
  var token: Int32
  var first: Int32
  var start: Int32
}

/// Where a list of statements or members stands.
enum ItemContext: UInt8 {
  case file, code, members, switchCase
}

/// All methods are `mutating`, also those that only look: an unoptimised build copies the whole state onto the stack for
/// a call that is not, which made its frames four times as large.
struct TreeParser {
  /// How deep expressions, types, patterns and blocks may nest before the rest is skipped. Real code stays below 60;
  /// an unoptimised build must get by with a thread's 512 KB of stack.
  static let maximumDepth = 200

  let bytes: [UInt8]
  let tokens: [UInt64]
  let openBraces: [UInt32]
  let closeBraces: [UInt32]
  let operatorTable: OperatorTable

  /// Index of the current token, and what it is.
  var p = 0
  var kind = TokenKind.endOfFile
  var word = Word.none
  /// Tokens from here on read as the end of the file; used for the condition of `#if`, which ends with its line.
  var limit: Int

  var nodes: Pile<Node>
  /// The `#if` nodes so far.
  var conditionals: [NodeID] = []
  /// The assignments so far.
  var assignments: [NodeID] = []
  /// What binds names without declaring them, so far.
  var binders: [NodeID] = []
  var problems: [SyntaxProblem] = []
  var operators: [PendingOperator] = []
  var depth = 0
  /// Number of `#if` around this place; when 0 a stray `#else` is garbage.
  var openIfs = 0
  /// In a condition, where `{` begins the body and not a closure.
  var isBasic = false
  /// In a pattern, where `let x` and `is T` are allowed and `=` ends the expression.
  var isPattern = false

  init(source: SourceText, file: LexedFile) {
    bytes = source.padded
    tokens = file.tokens
    openBraces = file.openBraces
    closeBraces = file.closeBraces
    limit = file.tokens.count - 1
    operatorTable = file.declaresOperators ? OperatorTable(file, bytes: source.padded) : OperatorTable()
    nodes = Pile(capacity: file.tokens.count + 16)
    load()
  }

  // MARK: Tokens

  @inline(__always)
  mutating func load() {
    if p < limit {
      let token = tokens[p]
      kind = token.tokenKind
      word = token.tokenWord
    } else {
      kind = .endOfFile
      word = .none
    }
  }

  /// Moves to the next token; stays at the end.
  @inline(__always)
  mutating func advance() {
    if p < limit { p &+= 1 }
    load()
  }

  mutating func move(to index: Int) {
    p = min(index, limit)
    load()
  }

  /// A token that need not exist.
  @inline(__always)
  mutating func token(_ index: Int) -> UInt64 { tokens[min(index, limit)] }

  mutating func kind(at index: Int) -> TokenKind { index < limit ? tokens[index].tokenKind : .endOfFile }

  mutating func word(at index: Int) -> Word { index < limit ? tokens[index].tokenWord : .none }

  /// Whether the current token is the first on its line.
  var newline: Bool {
    @inline(__always) mutating get { token(p).hasNewlineBefore }
  }

  /// Whether the token at `index` touches the one before it.
  mutating func isGlued(_ index: Int) -> Bool { index > 0 && token(index).tokenStart == tokens[index - 1].tokenEnd }

  mutating func isName(_ index: Int) -> Bool {
    switch kind(at: index) {
    case .identifier, .dollarIdentifier, .keyword: return true
    default: return false
    }
  }

  /// Skips the module selectors of `Module::name`, from behind the first name at `main`; gives the last name.
  @inline(__always)
  mutating func skipModuleSelectors(_ main: Int) -> Int {
    kind == .colon ? skipSelectors(main) : main
  }

  private mutating func skipSelectors(_ main: Int) -> Int {
    var main = main
    while kind == .colon, kind(at: p + 1) == .colon, isGlued(p), isGlued(p + 1), isName(p + 2), isGlued(p + 2) {
      main = p + 2
      move(to: p + 3)
    }
    return main
  }

  // MARK: Nodes

  @inline(__always)
  mutating func add(_ kind: NodeKind, main: Int, first: Int, start: Int) {
    nodes.append(
      Node(
        kind: kind, main: TokenID(truncatingIfNeeded: main), firstToken: TokenID(truncatingIfNeeded: first),
        lastToken: TokenID(truncatingIfNeeded: p > first ? p &- 1 : max(first, 1) &- 1),
        firstDescendant: UInt32(truncatingIfNeeded: start)))
  }

  /// Adds a leaf for the current token and moves on.
  @inline(__always)
  mutating func leaf(_ kind: NodeKind) {
    let first = p
    advance()
    add(kind, main: first, first: first, start: nodes.count)
  }

  /// Adds a node for what has to stand here and does not.
  mutating func missing(_ message: String) {
    problem(message)
    empty(.missing)
  }

  mutating func empty(_ kind: NodeKind) {
    let token = TokenID(truncatingIfNeeded: p)
    nodes.append(
      Node(
        kind: kind, main: token, firstToken: token, lastToken: max(token, 1) - 1,
        firstDescendant: UInt32(truncatingIfNeeded: nodes.count)))
  }

  // MARK: Problems

  /// Lists a problem at the current token, unless one is listed there already.
  mutating func problem(_ message: String) {
    let start = token(p).tokenStart
    if let last = problems.last, last.range.start == start { return }
    problems.append(SyntaxProblem(range: ByteRange(start, token(p).tokenEnd), message: message))
  }

  func allProblems(lexer: [SyntaxProblem]) -> [SyntaxProblem] {
    let kept = lexer.filter { problem in !forgiven.contains { $0.contains(problem.range) } }
    if kept.isEmpty { return problems }
    return (kept + problems).enumerated().sorted {
      ($0.element.range.start, $0.offset) < ($1.element.range.start, $1.offset)
    }.map(\.element)
  }

  /// Branches of `#if` that a compiler of another version would not parse.
  var forgiven: [ByteRange] = []

  // MARK: Garbage

  /// Consumes the current token if it is of the kind; otherwise lists a problem.
  @discardableResult
  mutating func expect(_ wanted: TokenKind, _ message: @autoclosure () -> String) -> Bool {
    if kind == wanted {
      advance()
      return true
    }
    problem(message())
    return false
  }

  /// Index of the bracket that closes the one at `index`, or nil.
  mutating func matching(_ index: Int) -> Int? {
    var depth = 0
    var k = index
    while k < limit {
      switch tokens[k].tokenKind {
      case .leftParen, .leftBracket, .interpolationStart: depth += 1
      case .rightParen, .rightBracket:
        depth -= 1
        if depth <= 0 { return k }
      case .leftBrace:
        guard let close = closingBrace(k) else { return nil }
        if depth == 0 { return close }
        k = close
      case .rightBrace: return nil
      default: break
      }
      k += 1
    }
    return nil
  }

  /// Index of the `}` of the `{` at `index`, or nil.
  mutating func closingBrace(_ index: Int) -> Int? {
    var low = 0
    var high = openBraces.count
    while low < high {
      let middle = (low + high) / 2
      if openBraces[middle] < index { low = middle + 1 } else { high = middle }
    }
    guard low < openBraces.count, openBraces[low] == index, closeBraces[low] != UInt32.max else { return nil }
    return Int(closeBraces[low])
  }

  /// Skips at least one token and then the rest of the line, brackets as a whole, and adds what was skipped.
  /// Stops before `,`, `;`, closing brackets and words that begin a declaration.
  mutating func skipUnexpected(_ message: String) {
    problem(message)
    let first = p
    let start = nodes.count
    var nesting = 0
    while kind != .endOfFile {
      if p > first, nesting == 0 {
        if newline || kind == .comma || kind == .semicolon || isClosing(kind) || kind == .rightBrace { break }
      }
      switch kind {
      case .leftParen, .leftBracket, .leftBrace, .interpolationStart: nesting += 1
      case .rightParen, .rightBracket, .rightBrace: nesting = max(0, nesting - 1)
      case .poundElse, .poundElseif, .poundEndif:
        if openIfs > 0, p > first {
          add(.unexpected, main: first, first: first, start: start)
          return
        }
      default: break
      }
      advance()
    }
    add(.unexpected, main: first, first: first, start: start)
  }

  /// Lists what was skipped because the tree would be too high, and finds the `#if` nodes, the assignments and what binds names again.
  mutating func note(_ skipped: [Node], in nodes: [Node]) {
    for node in skipped {
      let token = token(Int(node.firstToken))
      problems.append(
        SyntaxProblem(range: ByteRange(token.tokenStart, token.tokenEnd), message: "nested too deeply; skipped"))
    }
    problems = problems.enumerated().sorted {
      ($0.element.range.start, $0.offset) < ($1.element.range.start, $1.offset)
    }.map(\.element)
    conditionals = nodes.indices.filter { nodes[$0].kind == .ifConfig || nodes[$0].kind == .postfixIfConfig }
      .map { NodeID($0) }
    assignments = nodes.indices.filter { nodes[$0].kind == .assignExpr }.map { NodeID($0) }
    let binding: [NodeKind] = [.optionalBinding, .forStmt, .closureSignature]
    binders = nodes.indices.filter { binding.contains(nodes[$0].kind) }.map { NodeID($0) }
  }

  mutating func isClosing(_ kind: TokenKind) -> Bool {
    kind == .rightParen || kind == .rightBracket || kind == .rightBrace
  }

  // MARK: Depth

  /// Goes one level deeper. When that is too deep, skips what would have been parsed and returns false.
  mutating func enter() -> Bool {
    if depth < Self.maximumDepth {
      depth += 1
      return true
    }
    tooDeep()
    return false
  }

  private mutating func tooDeep() {
    problem("nested too deeply; skipped")
    let first = p
    let start = nodes.count
    var nesting = 0
    while kind != .endOfFile {
      if nesting == 0 {
        if isClosing(kind) || kind == .comma || kind == .colon || kind == .semicolon { break }
        if p > first, newline { break }
      }
      switch kind {
      case .leftParen, .leftBracket, .leftBrace, .interpolationStart: nesting += 1
      case .rightParen, .rightBracket, .rightBrace: nesting -= 1
      default: break
      }
      advance()
    }
    if p == first { empty(.missing) } else { add(.unexpected, main: first, first: first, start: start) }
  }

  // MARK: File

  mutating func parseFile() {
    while true {
      parseItems(.file)
      if kind == .endOfFile { break }
      skipUnexpected("unexpected '\(text(p))'")
    }
    let last = p
    nodes.append(
      Node(kind: .file, main: 0, firstToken: 0, lastToken: TokenID(truncatingIfNeeded: last), firstDescendant: 0))
  }

  /// Text of a token, for messages.
  mutating func text(_ index: Int) -> String {
    let token = token(index)
    return String(decoding: bytes[Int(token.tokenStart)..<Int(token.tokenEnd)].prefix(40), as: UTF8.self)
  }
}
