// Turns bytes into tokens in one pass. The whole file is lexed before it is parsed, so the few decisions that hang on
// the grammar (is this `/` a regex, does this `>>` close two generic lists) are taken here from the tokens before.
// This is the only file that reads through a pointer: the sixteen zeros behind the text end every scan.

import CurbcutSourceText

/// What lexing gives.
struct LexedFile {
  var tokens: [UInt64] = []
  /// See `TokenBuffer.names`.
  var names: [UInt32] = []
  var comments: [Comment] = []
  var problems: [SyntaxProblem] = []
  /// Token of each `{`, ascending, and of the `}` that closes it (`UInt32.max` if none does).
  var openBraces: [UInt32] = []
  var closeBraces: [UInt32] = []
  /// Whether operators or precedence groups are declared here.
  var declaresOperators = false
}

/// A string whose interpolation is being lexed.
struct StringState {
  /// Offset of the opening quote.
  var start: Int
  var pounds: Int
  var isMultiline: Bool
  /// Parentheses that were open in the code around the string.
  var outerParens: Int
}

/// Its methods are `mutating`, also those that only look: one that is not is given a copy of the whole state.
struct Lexer {
  private let base: UnsafePointer<UInt8>
  private let classes: UnsafePointer<UInt8>
  /// Length of the text.
  let end: Int
  /// Offset of the next byte.
  var i = 0
  var newline = true
  /// End of the last block comment: what follows it is not bound to it.
  var commentEnd = -1
  /// Parentheses open in the innermost interpolation.
  var parens = 0
  var strings: [StringState] = []
  var braces: [Int] = []
  var tokens: Pile<UInt64>
  /// See `TokenBuffer.names`; the token of the last one.
  private var names: Pile<UInt32>
  private var lastName = 0
  var file = LexedFile()

  /// Lexes a text of at most `TokenBuffer.maximumTextLength` bytes.
  static func lex(_ source: SourceText) -> LexedFile {
    source.padded.withUnsafeBufferPointer { bytes in
      CharacterClass.table.withUnsafeBufferPointer { classes in
        guard let base = bytes.baseAddress, let table = classes.baseAddress else { return LexedFile() }
        var lexer = Lexer(base: base, classes: table, end: source.count)
        defer {
          lexer.tokens.deallocate()
          lexer.names.deallocate()
        }
        lexer.run()
        lexer.file.tokens = lexer.tokens.array
        lexer.file.names = lexer.names.array
        return lexer.file
      }
    }
  }

  private init(base: UnsafePointer<UInt8>, classes: UnsafePointer<UInt8>, end: Int) {
    self.base = base
    self.classes = classes
    self.end = end
    tokens = Pile(capacity: end / 5 + 16)
    names = Pile(capacity: end / 10 + 16)
    file.comments.reserveCapacity(end / 256)
    file.openBraces.reserveCapacity(end / 128 + 8)
    file.closeBraces.reserveCapacity(end / 128 + 8)
    braces.reserveCapacity(16)
  }

  /// The byte at an offset up to fifteen behind the end of the text.
  @inline(__always)
  func byte(_ offset: Int) -> UInt8 { base[offset] }

  @inline(__always)
  func hasClass(_ offset: Int, _ mask: UInt8) -> Bool { classes[Int(base[offset])] & mask != 0 }

  @inline(__always)
  mutating func emit(_ kind: TokenKind, _ start: Int, _ end: Int, _ word: Word = .none) {
    tokens.append(UInt64(token: kind, start: start, end: end, newline: newline, word: word))
    newline = false
    i = end
  }

  mutating func problem(_ start: Int, _ end: Int, _ message: String) {
    file.problems.append(
      SyntaxProblem(
        range: ByteRange(UInt32(truncatingIfNeeded: start), UInt32(truncatingIfNeeded: end)), message: message))
  }

  var lastKind: TokenKind { tokens.last?.tokenKind ?? .endOfFile }
  var lastWord: Word { tokens.last?.tokenWord ?? .none }

  private mutating func run() {
    if byte(0) == 0xEF, byte(1) == 0xBB, byte(2) == 0xBF { i = 3 }
    if byte(i) == UInt8(ascii: "#"), byte(i + 1) == UInt8(ascii: "!") { skipLine() }
    while true {
      let c = byte(i)
      switch c {
      case 0x20, 0x09, 0x0B, 0x0C:
        i &+= 1
        skipSpaces()
      case 0x0A, 0x0D:
        newline = true
        i &+= 1
        skipSpaces()
      case 0x61...0x7A, 0x41...0x5A, 0x5F:
        lexIdentifier()
      case UInt8(ascii: "("):
        parens &+= 1
        emit(.leftParen, i, i + 1)
      case UInt8(ascii: ")"):
        emit(.rightParen, i, i + 1)
        if parens > 0 {
          parens &-= 1
        } else if let string = strings.popLast() {
          parens = string.outerParens
          lexStringBody(string)
        }
      case UInt8(ascii: "."):
        if hasClass(i + 1, CharacterClass.operator) && lastKind != .backslash && !isUnwrapping(i + 1) {
          lexOperator()
        } else {
          emit(.period, i, i + 1)
        }
      case UInt8(ascii: ","): emit(.comma, i, i + 1)
      case UInt8(ascii: ":"): emit(.colon, i, i + 1)
      case UInt8(ascii: "{"):
        braces.append(file.openBraces.count)
        file.openBraces.append(UInt32(truncatingIfNeeded: tokens.count))
        file.closeBraces.append(UInt32.max)
        emit(.leftBrace, i, i + 1)
      case UInt8(ascii: "}"):
        if let open = braces.popLast() { file.closeBraces[open] = UInt32(truncatingIfNeeded: tokens.count) }
        emit(.rightBrace, i, i + 1)
      case UInt8(ascii: "["): emit(.leftBracket, i, i + 1)
      case UInt8(ascii: "]"): emit(.rightBracket, i, i + 1)
      case UInt8(ascii: "\""): lexString(pounds: 0, start: i)
      case UInt8(ascii: "/"):
        if byte(i + 1) == UInt8(ascii: "/") {
          lexLineComment()
        } else if byte(i + 1) == UInt8(ascii: "*") {
          lexBlockComment()
        } else {
          lexOperator()
        }
      case UInt8(ascii: "?"), UInt8(ascii: "!"):
        if isLeftBound(i) {
          emit(c == UInt8(ascii: "?") ? .postfixQuestion : .exclamation, i, i + 1)
        } else {
          lexOperator()
        }
      case UInt8(ascii: "<"):
        if !(newline && lexConflictMarker()) && !lexPlaceholder() { lexOperator() }
      case UInt8(ascii: ">"):
        if !(newline && lexConflictMarker()) { lexOperator() }
      case UInt8(ascii: "="), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "*"), UInt8(ascii: "%"),
        UInt8(ascii: "&"), UInt8(ascii: "|"), UInt8(ascii: "^"), UInt8(ascii: "~"):
        lexOperator()
      case 0x30...0x39: lexNumber()
      case UInt8(ascii: "@"): emit(.at, i, i + 1)
      case UInt8(ascii: "#"): lexPound()
      case UInt8(ascii: ";"): emit(.semicolon, i, i + 1)
      case UInt8(ascii: "\\"): emit(.backslash, i, i + 1)
      case UInt8(ascii: "`"): lexBackticks()
      case UInt8(ascii: "$"): lexDollar()
      case 0:
        if i >= end {
          emit(.endOfFile, end, end)
          return
        }
        problem(i, i + 1, "NUL character in the source")
        i += 1
      case 0x80...0xFF: lexNonASCII()
      default:
        problem(i, i + 1, "invalid character in the source")
        emit(.unknown, i, i + 1)
      }
    }
  }

  /// `\A.?.b` and `\A.!.b`: no operator begins with `.?`, and none is `.!.`.
  private mutating func isUnwrapping(_ offset: Int) -> Bool {
    byte(offset) == UInt8(ascii: "?") || (byte(offset) == UInt8(ascii: "!") && byte(offset + 1) == UInt8(ascii: "."))
  }

  // MARK: Names

  @inline(__always)
  private mutating func lexIdentifier() {
    let start = i
    var j = start
    // Eight letters at once: most names end among the first, and looking at each letter guessed that end wrong.
    while true {
      let length = Self.letters(eight(j))
      j &+= length
      if length == 8 { continue }
      // Few names hold anything but letters.
      guard hasClass(j, CharacterClass.identifier) else { break }
      j &+= 1
    }
    if byte(j) >= 0x80 { j = identifierEnd(j) }
    let length = j &- start
    var kind = TokenKind.identifier
    var word = Word.none
    if length == 1 {
      if byte(start) == 0x5F { kind = .wildcard }
    } else if length <= 20 {
      let pointer = UnsafeRawPointer(base + start)
      var low = UInt64(littleEndian: pointer.loadUnaligned(as: UInt64.self))
      var high: UInt64 = 0
      if length < 8 {
        low &= (1 &<< UInt64(truncatingIfNeeded: length &* 8)) &- 1
      } else {
        high = UInt64(littleEndian: pointer.loadUnaligned(fromByteOffset: 8, as: UInt64.self))
        if length < 16 { high &= (1 &<< UInt64(truncatingIfNeeded: (length &- 8) &* 8)) &- 1 }
      }
      word = Word(length: length, low: low, high: high)
      if word.isReserved {
        if lastKind == .period, !newline {
          word = .none
        } else {
          kind = .keyword
          if word == .operator || word == .precedencegroup { file.declaresOperators = true }
        }
      }
    }
    if kind == .identifier { noteName(start, j) }
    tokens.append(UInt64(token: kind, start: start, end: j, newline: newline, word: word))
    newline = false
    i = j
  }

  /// How many of eight bytes, the first in the lowest, are ASCII letters before one is not.
  @inline(__always)
  private static func letters(_ word: UInt64) -> Int {
    let ones: UInt64 = 0x0101_0101_0101_0101
    // The highest bit of each byte tells; without it no sum reaches the next byte.
    let small = (word | ones &* 0x20) & (ones &* 0x7F)
    let isLetter = (small &+ ones &* (0x80 - 0x61)) & ~(small &+ ones &* (0x80 - 0x7B)) & ~word
    return (~isLetter & (ones &* 0x80)).trailingZeroBitCount &>> 3
  }

  /// Notes that the next token is a name, which stands between two offsets.
  @inline(__always)
  private mutating func noteName(_ start: Int, _ end: Int) {
    let place = tokens.count
    var distance = place &- lastName
    lastName = place
    while distance > 0xFFFF {
      names.append(0xFFFF)
      distance &-= 0xFFFF
    }
    let name = NameClasses.number(length: end &- start, first: byte(start), last: byte(end &- 1))
    names.append(UInt32(truncatingIfNeeded: name) << 16 | UInt32(truncatingIfNeeded: distance))
  }

  /// End of an identifier that goes on at `offset`, bytes outside ASCII included.
  mutating func identifierEnd(_ offset: Int) -> Int {
    var j = offset
    while true {
      if hasClass(j, CharacterClass.identifier) {
        j += 1
      } else if byte(j) >= 0x80 {
        let (scalar, length) = scalar(at: j)
        if !CharacterClass.continuesIdentifier(scalar) { return j }
        j += length
      } else {
        return j
      }
    }
  }

  private mutating func lexBackticks() {
    var j = i + 1
    while byte(j) != UInt8(ascii: "`"), byte(j) != 0x0A, byte(j) != 0x0D, j < end { j += 1 }
    guard byte(j) == UInt8(ascii: "`"), j > i + 1 else {
      problem(i, i + 1, "unterminated name in backticks")
      return emit(.backtick, i, i + 1)
    }
    noteName(i + 1, j)
    tokens.append(UInt64(token: .identifier, start: i, end: j + 1, newline: newline, backticks: true))
    newline = false
    i = j + 1
  }

  private mutating func lexDollar() {
    let end = identifierEnd(i + 1)
    noteName(i, end)
    emit(.dollarIdentifier, i, end)
  }

  private mutating func lexNonASCII() {
    let (scalar, length) = scalar(at: i)
    switch scalar {
    case 0xA0, 0xFEFF: i += length
    case _ where CharacterClass.isOperator(scalar): lexOperator()
    case _ where CharacterClass.startsIdentifier(scalar):
      let end = identifierEnd(i + length)
      noteName(i, end)
      emit(.identifier, i, end)
    default:
      problem(i, i + length, scalar == 0 ? "invalid UTF-8 in the source" : "invalid character in the source")
      emit(.unknown, i, i + length)
    }
  }

  /// The scalar whose first byte is at `offset` and its length; scalar 0 and length 1 for invalid UTF-8.
  mutating func scalar(at offset: Int) -> (UInt32, Int) {
    let first = UInt32(byte(offset))
    func continuation(_ k: Int) -> UInt32? { byte(offset + k) & 0xC0 == 0x80 ? UInt32(byte(offset + k)) & 0x3F : nil }
    switch first {
    case 0xC2...0xDF:
      guard let a = continuation(1) else { return (0, 1) }
      return ((first & 0x1F) << 6 | a, 2)
    case 0xE0...0xEF:
      guard let a = continuation(1), let b = continuation(2) else { return (0, 1) }
      let value = (first & 0x0F) << 12 | a << 6 | b
      return value < 0x800 || (0xD800...0xDFFF).contains(value) ? (0, 1) : (value, 3)
    case 0xF0...0xF4:
      guard let a = continuation(1), let b = continuation(2), let c = continuation(3) else { return (0, 1) }
      let value = (first & 0x07) << 18 | a << 12 | b << 6 | c
      return value < 0x10000 || value > 0x10FFFF ? (0, 1) : (value, 4)
    default: return (0, 1)
    }
  }

  // MARK: Comments and markers

  /// Eight bytes at an offset up to eight behind the end of the text, the first one lowest.
  @inline(__always)
  private func eight(_ offset: Int) -> UInt64 {
    UInt64(littleEndian: UnsafeRawPointer(base + offset).loadUnaligned(as: UInt64.self))
  }

  /// Moves over the spaces of an indentation, eight at a time: a quarter of all bytes are.
  @inline(__always)
  private mutating func skipSpaces() {
    while true {
      let others = eight(i) ^ 0x2020_2020_2020_2020
      if others != 0 {
        i &+= others.trailingZeroBitCount >> 3
        return
      }
      i &+= 8
    }
  }

  /// Moves to the next line break or the end.
  private mutating func skipLine() {
    var j = i
    while true {
      // Of the bytes below 16, which are few, the lowest in a word is told for sure.
      let bytes = eight(j)
      let low = (bytes &- 0x1010_1010_1010_1010) & ~bytes & 0x8080_8080_8080_8080
      if low == 0 {
        j &+= 8
        continue
      }
      j &+= low.trailingZeroBitCount >> 3
      if hasClass(j, CharacterClass.lineEnd), byte(j) != 0 || j >= end { break }
      j &+= 1
    }
    i = j
  }

  private mutating func isFirstOnLine(_ offset: Int) -> Bool {
    var j = offset - 1
    while j >= 0, byte(j) == 0x20 || byte(j) == 0x09 { j -= 1 }
    return j < 0 || byte(j) == 0x0A || byte(j) == 0x0D || (j == 2 && byte(0) == 0xEF && byte(1) == 0xBB)
  }

  private mutating func addComment(_ start: Int, isLine: Bool) {
    file.comments.append(
      Comment(
        range: ByteRange(UInt32(truncatingIfNeeded: start), UInt32(truncatingIfNeeded: i)), isLine: isLine,
        ownLine: isFirstOnLine(start)))
  }

  private mutating func lexLineComment() {
    let start = i
    skipLine()
    addComment(start, isLine: true)
  }

  private mutating func lexBlockComment() {
    let start = i
    var depth = 1
    var j = i + 2
    while depth > 0 {
      let c = byte(j)
      if c == UInt8(ascii: "*"), byte(j + 1) == UInt8(ascii: "/") {
        depth -= 1
        j += 2
      } else if c == UInt8(ascii: "/"), byte(j + 1) == UInt8(ascii: "*") {
        depth += 1
        j += 2
      } else if c == 0, j >= end {
        problem(start, start + 2, "unterminated block comment")
        j = end
        break
      } else {
        if c == 0x0A || c == 0x0D { newline = true }
        j += 1
      }
    }
    i = j
    commentEnd = j
    addComment(start, isLine: false)
  }

  /// A merge conflict left in the file: skipped whole, because both sides together are no code.
  private mutating func lexConflictMarker() -> Bool {
    let marker = byte(i)
    let isPerforce = marker == UInt8(ascii: ">")
    let length = isPerforce ? 4 : 7
    guard isFirstOnLine(i), (0..<length).allSatisfy({ byte(i + $0) == marker }), byte(i + length) == 0x20 else {
      return false
    }
    let close = isPerforce ? UInt8(ascii: "<") : UInt8(ascii: ">")
    let start = i
    var j = i + length
    while j < end {
      if byte(j - 1) == 0x0A || byte(j - 1) == 0x0D, byte(j) == close,
        (0..<length).allSatisfy({ byte(j + $0) == close })
      {
        problem(start, start + length, "source control conflict marker")
        i = j
        skipLine()
        return true
      }
      j += 1
    }
    return false
  }

  private mutating func lexPlaceholder() -> Bool {
    guard byte(i + 1) == UInt8(ascii: "#") else { return false }
    var j = i + 2
    while j < end, byte(j) != 0x0A, byte(j) != 0x0D {
      if byte(j) == UInt8(ascii: "#"), byte(j + 1) == UInt8(ascii: ">") {
        emit(.placeholder, i, j + 2)
        return true
      }
      j += 1
    }
    return false
  }
}
