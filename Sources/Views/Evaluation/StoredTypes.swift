// The types that properties are declared with.

import CurbcutSourceText
import CurbcutSymbols
import CurbcutSyntax

extension Evaluator {
  /// The type that a property of the type around says it has, as it is written; nil where none is.
  public func writtenType(ofOwn name: Name, in scope: Scope) -> String? {
    guard let own = ownMember(name, in: scope) else { return nil }
    let member = project.member(own)
    guard member.kind == .property, member.type.exists else { return nil }
    let tree = project.file(own).tree
    return tree.source.string(tree.range(member.type))
  }
}
