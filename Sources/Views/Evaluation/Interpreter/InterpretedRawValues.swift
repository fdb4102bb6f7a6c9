// The raw values of enums, as they are written at the cases.

import CurbcutSymbols
import CurbcutSyntax

extension Interpretation {
  static let rawValue = Name("rawValue")

  /// `rawValue` inside of an enum: of the case that `self` is, of each where that is not known.
  mutating func ownRawValue(_ scope: Scope, _ type: Name) -> Outcome? {
    guard scope.type >= 0, scope.file.types[Int(scope.type)].kind == .enumDecl else { return nil }
    let owner = scope.file.types[Int(scope.type)].name
    guard let instance = instance(of: scope), instance.subject.exists else {
      return rawValues(of: owner, scope.file, type)
    }
    return rawValue(of: Terminal(instance.subject, instance.scope, type: owner), owner, type)
  }

  /// The raw value of one case; nil where it is not written out.
  mutating func rawValue(of value: Terminal, _ owner: Name, _ type: Name) -> Outcome? {
    let tree = value.scope.file.tree
    guard tree.kind(value.node) == .implicitMemberExpr || tree.kind(value.node) == .memberExpr else { return nil }
    let name = tree.name(value.node)
    guard let one = cases(of: owner, value.scope.file).first(where: { project.member($0).name == name }) else {
      return nil
    }
    return written(one, type)
  }

  /// The numbers of all cases, each where `self` is the case; nil where there are none. Which of the names that texts are
  /// stands nowhere: nobody shows all of them.
  mutating func rawValues(of owner: Name, _ file: FileViews, _ type: Name) -> Outcome? {
    let cases = cases(of: owner, file)
    let isNumber = { [project] (one: MemberReference) in
      let kind = project.file(one).tree.kind(project.member(one).value)
      return kind == .integerLiteral || kind == .floatLiteral || kind == .prefixExpr
    }
    guard let last = cases.last, cases.contains(where: { project.member($0).value.exists && isNumber($0) }) else {
      return nil
    }
    var result = written(last, type)
    for one in cases.dropLast().reversed() {
      let tree = project.file(one).tree
      result = .chosen(.text("self==.\(tree.string(of: project.member(one).nameToken))"), written(one, type), result)
    }
    return result
  }

  private mutating func written(_ reference: MemberReference, _ type: Name) -> Outcome {
    let member = project.member(reference)
    // What the compiler counts on from the case before.
    guard member.value.exists else { return .unknown(.name(member.name)) }
    let scope = Scope(file: project.file(reference), type: member.owner, member: reference.index)
    return follow(member.value, scope, type)
  }

  private func cases(of owner: Name, _ file: FileViews) -> [MemberReference] {
    guard let type = project.type(named: owner, from: file), project.type(type).kind == .enumDecl else { return [] }
    return project.type(type).members.compactMap { index in
      let reference = MemberReference(file: type.file, index: Int32(index))
      return project.member(reference).kind == .enumCase ? reference : nil
    }
  }
}
