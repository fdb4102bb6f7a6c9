// What a class of the project says to its objects, with what each of them was made with: `init(style: Style) { textColor =
// style.color }` says the color of the style that the call passes. Initializers that the call does not lead to say nothing.

import CurbcutSymbols
import CurbcutSyntax
import CurbcutViews

/// The call that makes an object.
struct UIKitMakingCall: Sendable {
  var call: NodeID
  /// Where it is written.
  var scope: Scope
}

extension UIKitFactReader {
  /// Notes the call of a class that makes the object.
  mutating func noteMaking(_ call: NodeID, member: Int32, in there: FileViews) {
    let scope = Scope(
      file: there, type: there.members[Int(member)].owner, member: member, frame: factoryFrame)
    facts.makings.append(UIKitMakingCall(call: call, scope: scope))
  }
}

extension UIKitModel {
  /// Puts what the class of an object says into the frames of the call that makes it.
  func bind(_ facts: inout UIKitFacts, toMakingOf type: UIKitType) {
    guard let making = making(of: facts, type) else { return }
    let project = project
    func reference(_ made: UIKitMade) -> MemberReference? {
      project.index(of: made.file).map { MemberReference(file: $0, index: made.use.member) }
    }
    facts.made = facts.made.compactMap { made in
      guard made.isOfClass, let member = reference(made) else { return made }
      guard making.mayRun(member, in: project) else { return nil }
      let owner = made.file.members[Int(made.use.member)].owner
      var bound = made
      bound.frame = owner < 0 ? nil : making.frame(for: member, of: made.file.types[Int(owner)].name, in: project)
      return bound
    }
  }

  /// How the call that makes an object goes on; nil where that is not known, or there are several calls.
  func making(of facts: UIKitFacts, _ type: UIKitType) -> ClassMaking? {
    guard facts.makings.count == 1, let only = facts.makings.first else { return nil }
    return model.evaluator.making(
      of: types.lineage(of: type.name, from: only.scope.file), by: only.call, in: only.scope)
  }
}
