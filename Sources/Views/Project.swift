// All files of a root, joined by name. The only value that files share; immutable once made.

import CurbcutSourceText
import CurbcutSyntax

/// A type declaration somewhere in a project.
public struct TypeReference: Hashable, Sendable {
  public var file: Int32
  public var index: Int32

  public init(file: Int32, index: Int32) {
    self.file = file
    self.index = index
  }
}

/// A member somewhere in a project.
public struct MemberReference: Hashable, Sendable {
  public var file: Int32
  public var index: Int32
}

/// A use of a view somewhere in a project.
public struct ViewUseReference: Hashable, Sendable {
  public var file: Int32
  public var index: Int32
}

/// The index that resolves names across files: the same file wins, then the nearest folder; a tie is unknown.
public final class Project: Sendable {
  public let files: [FileViews]
  private let types: [Name: [TypeReference]]
  private let globals: [Name: [MemberReference]]
  /// Members of `extension View` (and of `Text`, `Image`, `Button`, shapes): the project's own modifiers.
  private let viewExtensions: [Name: [MemberReference]]
  private let fileIndex: [ObjectIdentifier: Int32]
  private let shadowed: [Bool]
  /// Where the project's own types are used as views.
  private let uses: [Name: [ViewUseReference]]
  /// The string tables below the root.
  public let strings: StringTables
  /// Members anywhere whose value depends on Reduce Motion.
  public let motionGuardNames: Set<Name>

  /// Joins the files; their order decides nothing but the order of equal candidates.
  public init(files: [FileViews], strings: StringTables = .none) {
    self.files = files
    self.strings = strings
    var types: [Name: [TypeReference]] = [:]
    var globals: [Name: [MemberReference]] = [:]
    var viewExtensions: [Name: [MemberReference]] = [:]
    var fileIndex: [ObjectIdentifier: Int32] = [:]
    var uses: [Name: [ViewUseReference]] = [:]
    for (number, file) in files.enumerated() {
      let number = Int32(number)
      for (index, view) in file.views.enumerated() where view.kind == .use && view.known == .other {
        uses[view.name, default: []].append(ViewUseReference(file: number, index: Int32(index)))
      }
      fileIndex[ObjectIdentifier(file)] = number
      for (index, type) in file.types.enumerated() {
        types[type.name, default: []].append(TypeReference(file: number, index: Int32(index)))
      }
      for (index, member) in file.members.enumerated() {
        let reference = MemberReference(file: number, index: Int32(index))
        if member.owner < 0 {
          globals[member.name, default: []].append(reference)
        } else if member.body >= 0 || member.block.exists, member.kind == .function, !member.isStatic {
          let owner = file.types[Int(member.owner)]
          let known = Known(owner.name)
          if owner.kind == .extensionDecl, known == .View || known == .Shape || known.isView {
            viewExtensions[member.name, default: []].append(reference)
          }
        }
      }
    }
    var shadowed = [Bool](repeating: false, count: Known.allCases.count)
    for name in types.keys { shadowed[Int(Known(name).rawValue)] = true }
    self.shadowed = shadowed
    self.types = types
    self.globals = globals
    self.viewExtensions = viewExtensions
    self.fileIndex = fileIndex
    self.uses = uses
    motionGuardNames = files.reduce(into: []) { names, file in
      if let guards = file.motionGuards { names.formUnion(guards.exported) }
    }
  }

  public func index(of file: FileViews) -> Int32? { fileIndex[ObjectIdentifier(file)] }

  public func file(_ reference: MemberReference) -> FileViews { files[Int(reference.file)] }
  public func member(_ reference: MemberReference) -> Member {
    files[Int(reference.file)].members[Int(reference.index)]
  }
  public func type(_ reference: TypeReference) -> TypeDeclaration {
    files[Int(reference.file)].types[Int(reference.index)]
  }

  /// Whether the project declares a type with the name of a system view, anywhere.
  public func shadows(_ known: Known) -> Bool { shadowed[Int(known.rawValue)] }

  /// Whether the project declares a type of this name, anywhere.
  public func declaresType(_ name: Name) -> Bool { types[name] != nil }

  /// The declaration (no extension) that a name means in a file; nil when there is none or two are equally near.
  public func type(named name: Name, from file: FileViews) -> TypeReference? {
    guard let candidates = types[name] else { return nil }
    return nearest(candidates.filter { type($0).kind != .extensionDecl }, from: file) { $0.file }
  }

  /// All declarations and extensions of the type that a name means in a file.
  public func declarations(ofType name: Name, from file: FileViews) -> [TypeReference] {
    guard let candidates = types[name] else { return [] }
    guard let main = type(named: name, from: file) else {
      return candidates.filter { type($0).kind == .extensionDecl }
    }
    let home = files[Int(main.file)]
    return candidates.filter { candidate in
      if candidate == main { return true }
      guard type(candidate).kind == .extensionDecl else { return false }
      return type(named: name, from: files[Int(candidate.file)]) == main || files[Int(candidate.file)] === home
    }
  }

  /// Members of a type by name, extensions included; in order of declarations.
  public func members(named name: Name, ofType type: Name, from file: FileViews) -> [MemberReference] {
    var result: [MemberReference] = []
    for declaration in declarations(ofType: type, from: file) {
      let home = files[Int(declaration.file)]
      for index in home.types[Int(declaration.index)].members where home.members[Int(index)].name == name {
        result.append(MemberReference(file: declaration.file, index: index))
      }
    }
    return result
  }

  /// Global functions and constants by name, nearest first choice.
  public func global(named name: Name, from file: FileViews) -> MemberReference? {
    guard let candidates = globals[name] else { return nil }
    return nearest(candidates, from: file) { $0.file }
  }

  /// The project's own modifiers of a name; overloads are left to the caller.
  public func viewExtension(named name: Name, from file: FileViews) -> [MemberReference] {
    guard let candidates = viewExtensions[name] else { return [] }
    if candidates.count == 1 { return candidates }
    guard let best = nearestFile(candidates.map(\.file), from: file) else { return [] }
    return candidates.filter { $0.file == best }
  }

  /// The places where a type is used as a view, previews and tests left out.
  public func uses(of type: TypeReference) -> [ViewUseReference] {
    let name = self.type(type).name
    return (uses[name] ?? []).filter { use in
      let file = files[Int(use.file)]
      let view = file.views[Int(use.index)]
      return view.surroundings.isDisjoint(with: [.preview, .tests]) && self.type(named: name, from: file) == type
    }
  }

  /// Whether the project has its own modifier of this name.
  public func hasViewExtension(_ name: Name) -> Bool { viewExtensions[name] != nil }

  private func nearest<Reference>(
    _ candidates: [Reference], from file: FileViews, fileOf: (Reference) -> Int32
  ) -> Reference? {
    if candidates.count <= 1 { return candidates.first }
    guard let best = nearestFile(candidates.map(fileOf), from: file) else { return nil }
    let there = candidates.filter { fileOf($0) == best }
    return there.count == 1 ? there[0] : nil
  }

  /// The file among `candidates` that shares most leading folders with `file`; nil when two different files tie.
  private func nearestFile(_ candidates: [Int32], from file: FileViews) -> Int32? {
    var best: (index: Int32, shared: Int)?
    var isTie = false
    for candidate in candidates {
      if files[Int(candidate)] === file { return candidate }
      let shared = sharedFolders(files[Int(candidate)], file)
      if let current = best, current.index != candidate {
        if shared > current.shared {
          best = (candidate, shared)
          isTie = false
        } else if shared == current.shared {
          isTie = true
        }
      } else if best == nil {
        best = (candidate, shared)
      }
    }
    return isTie ? nil : best?.index
  }

  private func sharedFolders(_ a: FileViews, _ b: FileViews) -> Int {
    var shared = 0
    while shared < a.folders.count, shared < b.folders.count, a.folders[shared] == b.folders[shared] { shared += 1 }
    return shared
  }
}

extension Project {
  /// Whether the type that owns a member, its extensions in other files included, names the member outside its declaration.
  public func isUsed(_ member: Member, in file: FileViews) -> Bool {
    guard member.owner >= 0 else { return true }
    let type = file.types[Int(member.owner)]
    for declaration in declarations(ofType: type.name, from: file) {
      let home = files[Int(declaration.file)]
      let tree = home.tree
      let node = tree[home.types[Int(declaration.index)].node]
      for token in node.tokens where tree.tokens.isName(token) {
        if home === file, token == member.nameToken { continue }
        if tree.name(of: token) == member.name { return true }
      }
    }
    return false
  }
}
