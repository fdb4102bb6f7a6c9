// The instances that a project keeps under a name of their own, such as the themes that people choose from.

import CurbcutSymbols
import CurbcutSyntax

/// Static and global properties that are made by a call: `static let dusk = Theme(accent: .orange)`.
struct KeptInstances: Sendable {
  /// By the type that is written or called.
  private let byType: [Name: [MemberReference]]
  /// The structures and classes that follow a protocol of the project or inherit from a class of it, by its name.
  private let followers: [Name: [TypeReference]]

  init(_ files: [FileViews]) {
    var result: [Name: [MemberReference]] = [:]
    var protocols: Set<Name> = []
    for file in files {
      for index in file.types.indices where file.types[index].kind == .protocolDecl {
        protocols.insert(file.types[index].name)
      }
    }
    var followers: [Name: [TypeReference]] = [:]
    for (number, file) in files.enumerated() {
      for index in file.types.indices
      where file.types[index].kind == .structDecl || file.types[index].kind == .classDecl {
        guard file.types[index].surroundings.isDisjoint(with: [.tests, .preview, .otherPlatform]) else { continue }
        for name in file.types[index].inheritedNames where protocols.contains(name) {
          followers[name, default: []].append(TypeReference(file: Int32(number), index: Int32(index)))
        }
      }
      for (index, type) in Self.members(of: file) {
        result[type, default: []].append(MemberReference(file: Int32(number), index: index))
      }
    }
    byType = result
    self.followers = followers
  }

  /// The structures and classes that follow a protocol.
  func types(following name: Name) -> [TypeReference] { followers[name] ?? [] }

  /// The members of a file that keep an instance, with the name of its type.
  static func members(of file: FileViews) -> [(index: Int32, type: Name)] {
    var result: [(Int32, Name)] = []
    // By their places: a copy of a member counts references.
    for index in file.members.indices where file.members[index].isStatic || file.members[index].owner < 0 {
      guard file.members[index].kind == .property, file.members[index].value.exists,
        !file.members[index].block.exists, !file.members[index].surroundings.isOutOfScope,
        let type = type(madeFor: file.members[index], in: file)
      else { continue }
      result.append((Int32(index), type))
    }
    return result
  }

  private static func type(madeFor member: Member, in file: FileViews) -> Name? {
    let tree = file.tree
    guard tree.kind(member.value) == .callExpr else { return nil }
    let callee = tree.firstChild(member.value)
    if tree.kind(callee) == .identifierExpr, tree.startsUppercase(callee) { return tree.name(callee) }
    guard tree.kind(callee) == .implicitMemberExpr, tree.mainIs(callee, "init"), member.type.exists,
      tree.kind(member.type) == .identifierType
    else { return nil }
    return tree.name(member.type)
  }

  subscript(type: Name) -> [MemberReference] { byType[type] ?? [] }
}
