// Members of types that are named with those around them: `Theme.Fonts.Text.info`, where `Theme.Colors` has a `Text` as well.

import CurbcutSymbols
import CurbcutSyntax

extension Evaluator {
  /// The static members of the type that an expression names, `owner` being the last of its names.
  public func statics(
    _ name: Name, of base: NodeID, named owner: Name, in scope: Scope, withCases: Bool = false
  ) -> [MemberReference] {
    let found = statics(name, ofPath: base, in: scope)
    if !found.isEmpty { return found }
    return members(named: name, ofType: owner, from: scope.file).filter {
      project.member($0).isStatic || withCases && project.member($0).kind == .enumCase
    }
  }

  /// The same where the expression has the names of the types around it as well; none for a name that stands alone.
  public func statics(_ name: Name, ofPath base: NodeID, in scope: Scope) -> [MemberReference] {
    guard scope.file.tree.kind(base) == .memberExpr else { return [] }
    let path = typePath(base, scope.file.tree)
    return path.count > 1 ? project.members(named: name, ofPath: path, from: scope.file) : []
  }

  /// The names of the types that an expression may be made of, the outermost first; none where another expression is among
  /// them. Types in others are written in small letters as well: `UIColor.tint.strong`.
  private func typePath(_ node: NodeID, _ tree: Tree) -> [Name] {
    var path: [Name] = []
    var current = node
    while tree.kind(current) == .memberExpr {
      path.append(tree.name(current))
      current = tree.firstChild(current)
    }
    guard tree.kind(current) == .identifierExpr, tree.startsUppercase(current) else { return [] }
    return (path + [tree.name(current)]).reversed()
  }
}
