// The declarations of all files of a project, joined by name. Edits in bodies leave it as it is.

import CurbcutSyntax

/// What is joined from the declarations of all files: shared by all versions of a project whose files declare the same.
@usableFromInline
package final class SymbolTable: Sendable {
  let types: TypeIndex
  let homes: FileHomes
  /// The declaration and the extensions that mean it, for declarations that have extensions.
  let parts: [TypeReference: [TypeReference]]
  /// The members by name of types with many parts.
  let joined: [TypeReference: JoinedMembers]
  let globals: [Name: [MemberReference]]
  /// Those that are `private` in their file.
  let hiddenGlobals: [Name: [MemberReference]]
  /// Members of `extension View` (and of `Text`, `Image`, `Button`, shapes): the project's own modifiers.
  let viewExtensions: [Name: [MemberReference]]
  /// Those that only their own file may apply.
  let hiddenViewExtensions: [Name: [MemberReference]]
  @usableFromInline let shadowed: [Bool]
  /// The modifiers, by what the model knows them as, that the project declares itself.
  let extendedModifiers: [Bool]
  let nearestMember: NearestFile
  /// Declarations that share their name, by one of their own, see `Symbols.exactName(of:)`.
  let exact: [Name: TypeReference]
  /// Names that stand for other types somewhere.
  let standIns: Set<Name>
  /// Whether some type declares what its values do when they are called like functions.
  let hasCallableValues: Bool

  private static let callAsFunction = Name("callAsFunction")

  /// `regions` tells the apps of a root apart whose declarations the others cannot name.
  init(_ files: [FileSymbols], regions: AppRegions) {
    var globals: [Name: [MemberReference]] = [:]
    var hiddenGlobals: [Name: [MemberReference]] = [:]
    var viewExtensions: [Name: [MemberReference]] = [:]
    var hiddenViewExtensions: [Name: [MemberReference]] = [:]
    let called = Self.callAsFunction
    hasCallableValues = files.contains { file in
      file.memberIndex.places(of: called).contains { file.members[Int($0)].kind == .function }
    }
    for (number, file) in files.enumerated() {
      let number = Int32(number)
      for index in file.members.indices {
        let owner = file.members[index].owner
        let reference = MemberReference(file: number, index: Int32(index))
        if owner < 0 {
          if file.members[index].isHidden {
            hiddenGlobals[file.members[index].name, default: []].append(reference)
          } else {
            globals[file.members[index].name, default: []].append(reference)
          }
        } else if file.types[Int(owner)].kind == .extensionDecl, file.members[index].isModifier {
          let known = Known(file.types[Int(owner)].name)
          guard known == .View || known == .Shape || known.isView else { continue }
          // A stand-in, where another platform has no such modifier, is not what the system's means here.
          if Known(file.members[index].name) != .other, file.members[index].surroundings.contains(.otherPlatform) {
            continue
          }
          if file.members[index].isHidden || file.types[Int(owner)].isHidden {
            hiddenViewExtensions[file.members[index].name, default: []].append(reference)
          } else {
            viewExtensions[file.members[index].name, default: []].append(reference)
          }
        }
      }
    }
    var shadowed = [Bool](repeating: false, count: Known.allCases.count)
    let empty = NearestFile(files: files)
    homes = FileHomes(files, regions)
    types = TypeIndex(files, nearest: empty, homes: homes)
    for name in types.declared.keys { shadowed[Int(Known(name).rawValue)] = true }
    for name in types.extensions.keys { shadowed[Int(Known(name).rawValue)] = true }
    self.shadowed = shadowed
    var extended = [Bool](repeating: false, count: Known.allCases.count)
    for name in viewExtensions.keys { extended[Int(Known(name).rawValue)] = true }
    for name in hiddenViewExtensions.keys { extended[Int(Known(name).rawValue)] = true }
    extendedModifiers = extended
    self.globals = globals
    self.hiddenGlobals = hiddenGlobals
    self.viewExtensions = viewExtensions
    self.hiddenViewExtensions = hiddenViewExtensions
    var nearest = empty
    for (name, found) in globals { nearest.add(name, found.lazy.map(\.file), count: found.count) }
    for (name, found) in viewExtensions {
      nearest.add(Self.modifierKey(name), found.lazy.map(\.file), count: found.count)
    }
    nearestMember = nearest
    standIns = files.reduce(into: []) { $0.formUnion($1.standIns) }
    exact = types.exactNames()
    let parts = Self.joinParts(types, in: files)
    self.parts = parts
    joined = parts.filter { $0.value.count > JoinedMembers.partLimit }.mapValues { JoinedMembers($0, in: files) }
  }

  /// Functions of `extension View` share an index with globals, under a name of their own.
  static func modifierKey(_ name: Name) -> Name { Name(hash: ~name.hash) }

  /// For each declaration with extensions: both, in the order of files. An extension belongs to the declaration that its
  /// name means where it stands, and to one in its own file; that of a nested type to the one below the name before it.
  private static func joinParts(
    _ types: TypeIndex, in files: [FileSymbols]
  ) -> [TypeReference: [TypeReference]] {
    var parts: [TypeReference: [TypeReference]] = [:]
    for (name, extending) in types.extensions {
      guard let declared = types.declared[name] else { continue }
      var inFile: [Int32: [TypeReference]] = [:]
      if declared.count > 1 { for type in declared { inFile[type.file, default: []].append(type) } }
      for reference in extending {
        let qualifier = declared.count > 1 ? files[Int(reference.file)].types[Int(reference.index)].qualifier : .none
        if let nested = types.find(name, nestedIn: qualifier, from: reference.file) {
          parts[nested, default: [nested]].append(reference)
          continue
        }
        let meant = types.find(name, from: reference.file)
        if let meant { parts[meant, default: [meant]].append(reference) }
        for type in inFile[reference.file] ?? [] where type != meant { parts[type, default: [type]].append(reference) }
      }
    }
    for type in parts.keys {
      parts[type]!.sort { $0.file == $1.file ? $0.index < $1.index : $0.file < $1.file }
    }
    return parts
  }
}
