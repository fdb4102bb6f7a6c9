// How many elements a collection has whose code says so: the cases of an enum, a list that is written out, a range of
// numbers.

import CurbcutSymbols
import CurbcutSyntax

extension Evaluator {
  /// The number of elements of `Field.allCases`, `["a", "b"]` and `0..<4`; nil where the code does not say.
  public func count(ofElements collection: NodeID, in scope: Scope) -> Int? {
    let tree = scope.file.tree
    switch tree.kind(collection) {
    case .arrayLiteral: return tree.children(collection).count
    case .binaryExpr:
      let ends = tree.children(collection)
      let isOpen = tree.text(collection) == "..<"
      guard ends.count == 2, isOpen || tree.text(collection) == "...",
        let first = value(of: ends[0], in: scope).number, let last = value(of: ends[1], in: scope).number,
        first <= last, last - first < 1_000
      else { return nil }
      return Int(saturating: last - first) + (isOpen ? 0 : 1)
    case .memberExpr where tree.text(collection) == "allCases":
      guard let name = typeName(tree.firstChild(collection), in: scope),
        let type = project.type(named: name, from: scope.file)
      else { return nil }
      let members = members(named: Self.allCases, ofType: name, from: scope.file)
      let home = project.files[Int(type.file)]
      let declared = project.type(type)
      guard members.isEmpty, declared.kind == .enumDecl else { return nil }
      let cases = declared.members.filter { home.members[Int($0)].kind == .enumCase }.count
      return cases > 0 ? cases : nil
    default: return nil
    }
  }

  private static let allCases = Name("allCases")
}
