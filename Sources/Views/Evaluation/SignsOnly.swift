// Texts that are drawn rather than written: the bars of a level meter, a row of dots.

import CurbcutSourceText
import CurbcutSymbols
import CurbcutSyntax

extension Evaluator {
  private static let signsDepth = 6

  /// Whether an expression is made of nothing but signs, in whatever number: `String(repeating: "|", count: level)`, and
  /// what functions and properties of the project make of such words.
  public func isOfSignsOnly(_ words: NodeID, in scope: Scope) -> Bool {
    var holdsSigns = false
    return isOfSigns(words, in: scope, &holdsSigns, depth: 0) && holdsSigns
  }

  private func isOfSigns(_ words: NodeID, in scope: Scope, _ holdsSigns: inout Bool, depth: Int) -> Bool {
    guard words.exists, depth < Self.signsDepth else { return false }
    let tree = scope.file.tree
    func follow(_ inner: NodeID?) -> Bool {
      inner.map { isOfSigns($0, in: scope, &holdsSigns, depth: depth + 1) } ?? false
    }
    switch tree.kind(words) {
    case .stringLiteral:
      let text = tree.source.string(tree.range(words))
      // Most literals are words, as their bytes tell.
      if text.utf8.contains(where: { FastText.isLetter($0) || $0 &- 0x30 < 10 }) { return false }
      let signs = text.filter { $0 != "\"" && $0 != "#" && !$0.isWhitespace }
      if !signs.isEmpty { holdsSigns = true }
      return signs.allSatisfy { !$0.isLetter && !$0.isNumber && $0 != "\\" }
    case .identifierExpr: return isOfSigns(member: tree.name(words), in: scope, isCalled: false, &holdsSigns, depth)
    case .callExpr:
      let callee = tree.firstChild(words)
      switch tree.kind(callee) {
      case .identifierExpr where tree.known(callee) == .String || tree.text(callee) == "String":
        return follow(tree.argument(of: words, label: "repeating") ?? tree.argument(of: words, label: nil))
      case .identifierExpr: return isOfSigns(member: tree.name(callee), in: scope, isCalled: true, &holdsSigns, depth)
      case .memberExpr where tree.text(callee) == "prefix" || tree.text(callee) == "suffix":
        return follow(tree.firstChild(callee))
      default: return false
      }
    default: return false
    }
  }

  private func isOfSigns(
    member name: Name, in scope: Scope, isCalled: Bool, _ holdsSigns: inout Bool, _ depth: Int
  ) -> Bool {
    guard let reference = ownMember(name, in: scope, isCalled: isCalled) else { return false }
    let (member, home) = (project.member(reference), project.file(reference))
    let (tree, inner) = (home.tree, Scope(file: home, type: member.owner, member: reference.index))
    var results: [NodeID] = []
    if member.block.exists {
      if let only = singleExpression(member.block, in: tree) {
        results = [only]
      } else {
        results = tree.nodes(below: member.block).map { NodeID($0) }.filter { tree.kind($0) == .returnStmt }
          .map { tree.lastChild($0) }
      }
    } else if member.value.exists {
      results = [member.value]
    }
    guard !results.isEmpty else { return false }
    for result in results where !isOfSigns(result, in: inner, &holdsSigns, depth: depth + 1) { return false }
    return true
  }
}
