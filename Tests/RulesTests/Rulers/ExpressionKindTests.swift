// Expressions are followed in one place: whoever asks of which kind an expression is, outside of the symbols and of what
// evaluates, follows it by itself.

import Foundation
import Testing

@Suite struct ExpressionKindTests {
  /// The kinds of nodes that stand for a value.
  private static let kinds = [
    ".identifierExpr", ".memberExpr", ".implicitMemberExpr", ".callExpr", ".subscriptExpr", ".ternaryExpr",
    ".binaryExpr", ".prefixExpr", ".forceUnwrapExpr", ".optionalChainExpr", ".isExpr", ".asExpr", ".keyPathExpr",
    ".macroExpr", ".tupleExpr", ".stringLiteral", ".integerLiteral", ".floatLiteral", ".boolLiteral", ".nilLiteral",
    ".arrayLiteral", ".dictionaryLiteral",
  ]
  private static let homes = ["Syntax/", "Symbols/", "Views/Symbols/", "Views/Evaluation/"]

  @Test func nobodyElseFollowsExpressions() throws {
    let root = RulePageFile.root.appendingPathComponent("Sources")
    let names = try #require(FileManager.default.enumerator(atPath: root.path)).compactMap { $0 as? String }
    var found: Set<String> = []
    for name in names where name.hasSuffix(".swift") && !Self.homes.contains(where: name.hasPrefix) {
      if name.contains(".generated.") { continue }
      let text = try String(contentsOf: root.appendingPathComponent(name), encoding: .utf8)
      var count = 0
      for line in text.split(separator: "\n") where !line.drop(while: \.isWhitespace).hasPrefix("//") {
        for kind in Self.kinds { count += line.ranges(of: kind).count }
      }
      for number in 0..<count { found.insert("\(name) \(number + 1)") }
    }
    // The test looks where the sources are.
    #expect(names.contains("Views/Evaluation/Interpreter/Interpreter.swift"))
    CheckedList(
      name: "expression-kinds.txt",
      heading: [
        "Places outside of the symbols and what evaluates that ask of which kind an expression is, by number in each file.",
        "An entry that is gone goes out; nothing may come in.",
      ]
    ).compare(found)
  }
}
