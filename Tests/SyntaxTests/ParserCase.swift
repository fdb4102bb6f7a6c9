// Reads the cases of the parser tests: a line of source, then `=>` and the tree. A `¶` is a line break in both; an
// expectation goes on over several lines, which are joined by one space.

import CurbcutSourceText
import CurbcutSyntax
import Testing

struct ParserCase: Sendable, CustomTestStringConvertible {
  var input: String
  var expected: String

  var testDescription: String { input }

  private var tree: Tree { Parser.parse(SourceText(input.replacing("¶", with: "\n"))) }
  var actual: String { tree.dump().replacing("\n", with: "¶") }
  var problems: [String] { tree.problems.map(\.message) }

  static func list(_ text: String) -> [ParserCase] {
    var result: [ParserCase] = []
    var source = ""
    for line in text.split(separator: "\n") {
      let text = line.drop { $0 == " " }
      if text.hasPrefix("=> ") {
        result.append(ParserCase(input: source, expected: String(text.dropFirst(3))))
      } else if line.hasPrefix("     "), !result.isEmpty {
        result[result.count - 1].expected += " " + line.dropFirst(5)
      } else {
        source = String(text)
      }
    }
    return result
  }
}

extension String {
  /// Foundation-free replacement of one character.
  fileprivate func replacing(_ character: Character, with other: Character) -> String {
    String(map { $0 == character ? other : $0 })
  }
}
