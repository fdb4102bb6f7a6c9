// What tests on values ask for: the numbers of the one property `wanted` of a small file.

import CurbcutSourceText
import CurbcutSymbols
import CurbcutSyntax

@testable import CurbcutViews

/// The numbers that the last property `wanted` of `code` is worth, ascending; nil where one is not known.
func numbersOfWanted(in code: String) -> [Double]? {
  let file = FileViews(tree: Parser.parse(SourceText(path: "F.swift", code)))
  let evaluator = Evaluator(project: Project(files: [file]))
  guard let index = file.members.lastIndex(where: { $0.name == Name("wanted") }),
    let expression = evaluator.singleExpression(file.members[index].block, in: file.tree)
  else { return nil }
  let scope = Scope(file: file, type: file.members[index].owner, member: Int32(index))
  let values = evaluator.value(of: expression, in: scope).alternatives
  let numbers = values.compactMap(\.number)
  return numbers.count == values.count ? numbers.sorted() : nil
}
