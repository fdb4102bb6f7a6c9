// The members of a type that many files extend, in one list: asked part by part, each look-up went to each of the files.

/// The members of all parts of one type by name.
struct JoinedMembers: Sendable {
  /// Up to this many parts of a type are asked one by one.
  static let partLimit = 8

  private let members: [MemberReference]
  private let index: NameIndex

  /// `parts` are the declaration and the extensions, in the order of files.
  init(_ parts: [TypeReference], in files: [FileSymbols]) {
    let members = parts.flatMap { part in
      files[Int(part.file)].types[Int(part.index)].members.map { MemberReference(file: part.file, index: $0) }
    }
    self.members = members
    index = NameIndex(count: members.count) { files[Int(members[$0].file)].members[Int(members[$0].index)].name }
  }

  /// Those of a name, in the order of declarations.
  subscript(name: Name) -> [MemberReference] { index.places(of: name).map { members[Int($0)] } }
}
