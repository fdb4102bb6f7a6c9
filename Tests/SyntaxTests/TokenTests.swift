// Tokens as they are packed, and the operators whose kind hangs on what touches them.

import CurbcutSourceText
import CurbcutSyntax
import Testing

@Suite struct TokenTests {
  private func tokens(_ text: String) -> [String] {
    let source = SourceText(text)
    let tokens = Parser.parse(source).tokens
    return (0..<UInt32(tokens.count - 1)).map { source.string(tokens.range($0)) }
  }

  private func kinds(_ text: String) -> [TokenKind] {
    let tokens = Parser.parse(SourceText(text)).tokens
    return (0..<UInt32(tokens.count - 1)).map { tokens.kind($0) }
  }

  @Test(arguments: [
    ("a>>b", "a|>>|b"),
    ("let a:A<B<C>>", "let|a|:|A|<|B|<|C|>|>"),
    ("A<B?>?.c", "A|<|B|?|>|?|.|c"),
    ("f<A>()->B", "f|<|A|>|(|)|->|B"),
    ("func ==<T>(", "func|==|<|T|>|("),
    ("a!=b", "a|!|=|b"),
    ("a...b", "a|...|b"),
    ("x.0.1", "x|.|0|.|1"),
    ("a+/*b*/c", "a|+|c"),
    ("1.0.a", "1.0|.|a"),
    ("#\"\"\"#", "#\"|\"|\"#"),
    ("a\u{A0}b", "a|b"),
    ("rosé.ß→ñ", "rosé|.|ß|→|ñ"),
    ("<#a b#>c", "<#a b#>|c"),
    ("`a b`:c", "`a b`|:|c"),
    ("#if a", "#if|a"),
    ("#a", "#|a"),
    ("a ? b:c", "a|?|b|:|c"),
    ("-0x1p-3", "-|0x1p-3"),
    ("_a_$b $0 _", "_a_$b|$0|_"),
  ])
  func boundaries(text: String, expected: String) {
    #expect(tokens(text).joined(separator: "|") == expected)
  }

  /// The spelling of all names that are listed, and of those whose class is among some words' classes.
  private func names(_ text: String, in words: [StaticString]? = nil) -> [String] {
    let source = SourceText(text)
    let tokens = Parser.parse(source).tokens
    var found: [String] = []
    if let words {
      tokens.forEachName(in: NameClasses(words)) { found.append(source.string(tokens.textRange($0))) }
    } else {
      tokens.forEachName { token, _ in found.append(source.string(tokens.textRange(token))) }
    }
    return found
  }

  @Test func namesAreListedWithoutKeywords() {
    #expect(names("let a = `b c`.$d + self.é(f: 1) // g") == ["a", "b c", "$d", "é", "f"])
    #expect(names("") == [])
    #expect(names("x", in: []) == [])
  }

  @Test func namesAreFoundByLengthFirstAndLastLetter() {
    let text = "body Body bony `bury` $ody buddy" + " func aLongNameOfMoreThanThirtyOneLetters() {}"
    #expect(names(text, in: ["body"]) == ["body", "bony", "bury"])
    #expect(names(text, in: ["Body", "$ody"]) == ["Body", "$ody"])
    #expect(names(text, in: ["anotherNameOfMoreThanThirtyOneLetters"]) == ["aLongNameOfMoreThanThirtyOneLetters"])
  }

  @Test func namesFarApartAreListed() {
    let numbers = String(repeating: "1,", count: 70_000)
    #expect(names("let a = [\(numbers)b]; c") == ["a", "b", "c"])
  }

  @Test func namesAreFoundByTheClassesThatAreIn() {
    let tree = Parser.parse(SourceText("View; `view`; $View; isLoading; isLeading; x"))
    var classes = NameClasses(["View", "isLoading"])
    func found() -> [String] {
      var names: [String] = []
      tree.tokens.forEachName(in: classes) {
        names.append(String(decoding: tree.tokens.text($0, in: tree.source), as: UTF8.self))
      }
      return names
    }
    // A class is told by the length and the outer letters alone.
    #expect(found() == ["View", "isLoading", "isLeading"])
    classes.remove(NameClasses.number(length: 9, first: UInt8(ascii: "i"), last: UInt8(ascii: "g")))
    #expect(found() == ["View"])
  }

  @Test func operatorsBindByWhatTouchesThem() {
    #expect(kinds("a + b") == [.identifier, .binaryOperator, .identifier])
    #expect(kinds("a+b") == [.identifier, .binaryOperator, .identifier])
    #expect(kinds("-b") == [.prefixOperator, .identifier])
    #expect(kinds("a%") == [.identifier, .binaryOperator] || kinds("a%") == [.identifier, .postfixOperator])
    #expect(kinds("(a... )") == [.leftParen, .identifier, .postfixOperator, .rightParen])
    #expect(kinds("a ? b : c")[1] == .infixQuestion)
    #expect(kinds("a?.b")[1] == .postfixQuestion)
    #expect(kinds("a!")[1] == .exclamation)
    #expect(kinds("&a")[0] == .prefixAmpersand)
    #expect(kinds("a = b")[1] == .equal)
  }

  @Test func wordsAreNamesBehindAPeriodAndInBackticks() {
    let source = SourceText("if `if` a.if get")
    let tokens = Parser.parse(source).tokens
    #expect(tokens.kind(0) == .keyword)
    #expect(tokens.word(0) == .if)
    #expect(tokens.kind(1) == .identifier)
    #expect(tokens.word(1) == .none)
    #expect(tokens.text(1, in: source).elementsEqual("if".utf8))
    #expect(tokens.range(1).count == 4)
    #expect(tokens.kind(4) == .identifier)
    #expect(tokens.word(4) == .none)
    #expect(tokens.word(5) == .get)
    #expect(tokens.isName(0))
    #expect(!tokens.isName(3))
  }

  @Test func everyWordIsRecognised() {
    for word in Word.allCases where word != .none && word.rawValue < Word.openingQuote.rawValue {
      let special: [Word: String] = [
        .initWord: "init", .selfWord: "self", .capitalSelf: "Self", .anyWord: "Any", .typeName: "Type",
        .protocolName: "Protocol",
      ]
      let tokens = Parser.parse(SourceText(special[word] ?? "\(word)")).tokens
      #expect(tokens.word(0) == word)
      #expect(tokens.kind(0) == (word.isReserved ? .keyword : .identifier))
    }
  }

  @Test func lineBreaksAreKnown() {
    let tokens = Parser.parse(SourceText("a\nb c/*\n*/d")).tokens
    #expect((0..<4).map { tokens.hasNewlineBefore($0) } == [true, true, false, true])
  }
}
