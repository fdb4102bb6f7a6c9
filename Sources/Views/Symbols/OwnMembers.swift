// Which member a bare name means in code of a type.

import CurbcutSymbols

extension Evaluator {
  /// The member that a bare name means inside a type: own, of an extension, or of an enclosing type.
  public func ownMember(_ name: Name, in scope: Scope, isCalled: Bool = false) -> MemberReference? {
    project.symbols.ownMember(name, in: scope.type, of: scope.file.symbols, isCalled: isCalled)
  }
}
