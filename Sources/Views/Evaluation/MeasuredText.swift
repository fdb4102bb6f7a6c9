// Code that measures text: what it decides is decided by how wide or high words are.

import CurbcutSymbols
import CurbcutSyntax

extension Evaluator {
  /// Whether code measures words, or asks properties and functions of the project that do.
  public func measuresText(_ code: NodeID, in scope: Scope) -> Bool {
    var left = Self.measuringLimit
    return measuresText(code, in: scope, &left, depth: 0)
  }

  private func measuresText(_ code: NodeID, in scope: Scope, _ left: inout Int, depth: Int) -> Bool {
    guard depth < 3, code.exists else { return false }
    let tree = scope.file.tree
    var names: Set<Name> = []
    for token in tree[code].tokens where tree.tokens.isName(token) {
      left -= 1
      guard left > 0 else { return false }
      let name = tree.name(of: token)
      guard names.insert(name).inserted else { continue }
      if Self.measuring.contains(name) { return true }
      for reference in followed(name, in: scope) {
        let member = project.member(reference)
        guard member.block.exists, member.body < 0 else { continue }
        let inside = Scope(file: project.file(reference), type: member.owner, member: reference.index)
        if measuresText(member.block, in: inside, &left, depth: depth + 1) { return true }
      }
    }
    return false
  }

  /// The member of the type that a name means, and what the project adds to text by that name.
  private func followed(_ name: Name, in scope: Scope) -> [MemberReference] {
    var result = ownMember(name, in: scope).map { [$0] } ?? []
    for type in Self.textTypes { result += members(named: name, ofType: type, from: scope.file) }
    return result
  }

  /// Names that are looked at for one question.
  private static let measuringLimit = 2_000

  private static let textTypes = ["AttributedString", "NSAttributedString", "NSString", "String"].map { Name($0) }

  private static let measuring: Set<Name> = Set(
    [
      "boundingRect", "withAttributes", "usedRect", "CTLineGetTypographicBounds",
      "CTFramesetterSuggestFrameSizeWithConstraints",
    ].map { Name($0) })
}
