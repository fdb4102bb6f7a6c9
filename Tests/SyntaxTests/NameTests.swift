// Where names end, however their letters stand among the eight that are read at once.

import CurbcutSourceText
import CurbcutSyntax
import Testing

@Suite struct NameTests {
  @Test func namesEndBehindTheirLastLetter() {
    for length in 1..<40 {
      for place in 0..<length {
        for sign in ["7", "_", "$", "é", "Z"] where place > 0 || sign == "_" || sign == "é" || sign == "Z" {
          var letters = [String](repeating: "a", count: length)
          letters[place] = sign
          let name = letters.joined()
          if name == "_" { continue }
          for end in [" ", "(", "-", "[", "`", "{", "\u{7F}", "@", ""] {
            let source = SourceText(name + end)
            let tree = Parser.parse(source)
            #expect(tree.tokens.range(0) == ByteRange(0, UInt32(name.utf8.count)), "\(name)\(end)")
            #expect(tree.tokens.kind(0) == .identifier || name == "as")
          }
        }
      }
    }
  }

  @Test func wordsOfTheGrammarAreKnown() {
    for word in ["if", "let", "func", "guard", "return", "default", "continue", "extension", "fallthrough"] {
      let tree = Parser.parse(SourceText("\(word) \(word)s"))
      #expect(tree.tokens.kind(0) == .keyword && tree.tokens.kind(1) == .identifier, "\(word)")
    }
  }

  @Test func assignmentsAreListed() {
    let tree = Parser.parse(SourceText("a = b\nif c == d { e.f += 1 }\nlet g = h\ni = j ? k : l\n_ = m"))
    #expect(tree.assignments.allSatisfy { tree.kind($0) == .assignExpr })
    #expect(tree.assignments.map { tree.tokens.start(tree[$0].firstToken) } == [0, 18, 39, 53])
    #expect(tree.assignments.count == tree.nodes.count { $0.kind == .assignExpr })
  }

  @Test func theClassesOfNamesAreNotedWhileSomeAreLookedFor() {
    let tree = Parser.parse(SourceText("let colour = Colour(named: title)"))
    var summary = NameSummary.none
    var found: [TokenID] = []
    tree.tokens.forEachName(in: NameClasses(["colour", "named"]), noting: &summary) { token, _ in found.append(token) }
    #expect(found == [1, 5])
    #expect(["colour", "Colour", "named", "title"].allSatisfy { summary.mayHold($0.utf8) })
    #expect(!summary.mayHold("somethingElse".utf8))
    var all = NameClasses()
    all.insertAll(from: NameClasses.number(length: 8, first: 0, last: 0))
    #expect(all.contains(NameClasses.number(length: 8, first: 0x61, last: 0x62)))
    #expect(!all.contains(NameClasses.number(length: 7, first: 0x61, last: 0x62)))
  }
}
