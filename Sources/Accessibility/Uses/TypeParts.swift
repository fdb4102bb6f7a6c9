// The parts of a type: its declaration and its extensions, whatever files they stand in. What one part keeps or asks for
// holds for the views of all.

import CurbcutSymbols
import CurbcutSyntax
import CurbcutViews

extension FileModel {
  /// The parts of a type of the file, and the files they stand in.
  public func parts(ofType type: Int32) -> [(file: FileViews, type: TypeDeclaration)] {
    guard type >= 0 else { return [] }
    let own = file.types[Int(type)]
    let all = project.declarations(ofType: own.name, from: file)
    let parts = all.map { (file: project.files[Int($0.file)], type: project.type($0)) }
    // An extension of what the project does not declare, or of one of several types of that name.
    return parts.contains { $0.file === file && $0.type.node == own.node } ? parts : [(file, own)] + parts
  }
}

extension FileModel {
  /// Whether a body is that of a type, or that of a property or function which makes up all of one:
  /// `var body: some View { content }`.
  public func isWholeBody(_ body: Int32) -> Bool {
    switch file.bodies[Int(body)].kind {
    case .body: return true
    case .property, .function:
      let uses = uses(ofBody: body, in: file)
      return !uses.isEmpty
        && uses.allSatisfy { $0.node.parent < 0 && $0.file.bodies[Int($0.node.body)].kind == .body }
    default: return false
    }
  }
}

extension FileModel {
  /// The views of this file that stand for a property or function by its bare name.
  func plainUses(of name: Name) -> [Int32] {
    if let known = plainUses[name] { return known }
    let uses = (file.references[name] ?? []).filter { !file.views[Int($0)].qualifier.exists }
    plainUses[name] = uses
    return uses
  }
}

extension Element {
  /// The members of the type that makes the view, of all its parts.
  public var membersOfType: [(file: FileViews, member: Member)] {
    model.parts(ofType: body.owner).flatMap { part in
      part.type.members.map { (part.file, part.file.members[Int($0)]) }
    }
  }

  /// Whether the type asks the environment for a value: `@Environment(\.accessibilityDimFlashingLights)`.
  public func asksEnvironment(for name: Name) -> Bool {
    model.parts(ofType: body.owner).contains { part in
      let tree = part.file.tree
      return part.type.members.contains { index in
        part.file.members[Int(index)].attributeNodes.contains { attribute in
          tree[attribute].tokens.contains { tree.tokens.isName($0) && tree.name(of: $0) == name }
        }
      }
    }
  }

  /// The views of other files that stand for the property or function in which the view is made.
  public var usesOfOwnMemberElsewhere: [ViewReference] { model.usesElsewhere(ofBody: node.body) }

  /// The views of all files that stand for the property or function in which the view is made.
  public var allUsesOfOwnMember: [ViewReference] {
    usesOfOwnMember.map { $0.reference } + usesOfOwnMemberElsewhere
  }

  /// Whether there are any. Each view of each overload of a function may ask, and there may be as many uses as overloads.
  public var isOwnMemberUsed: Bool {
    guard body.member >= 0, body.kind == .property || body.kind == .function else { return false }
    return !model.plainUses(of: file.members[Int(body.member)].name).isEmpty || !usesOfOwnMemberElsewhere.isEmpty
  }
}
