// Which member a bare name means in code of a type.

extension Evaluator {
  /// The member that a bare name means inside a type: own, of an extension, or of an enclosing type.
  public func ownMember(_ name: Name, in scope: Scope) -> MemberReference? {
    guard scope.type >= 0, let number = project.index(of: scope.file) else { return nil }
    var type = scope.type
    var hops = 0
    while type >= 0, hops < 8 {
      let (file, index) = (scope.file, Int(type))
      // A declaration that the code stands in need not be looked up by its name, which others may have as well.
      let found =
        file.types[index].kind == .extensionDecl
        ? project.members(named: name, ofType: file.types[index].name, from: file)
        : project.members(named: name, of: TypeReference(file: number, index: type), from: file)
      if found.count == 1 { return found[0] }
      if found.count > 1 { return found.first { project.member($0).kind == .property } ?? found[0] }
      type = file.types[index].parent
      hops += 1
    }
    return nil
  }
}
