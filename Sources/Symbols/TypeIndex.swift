// Which declaration a type's name means from where: the same file, then the nearest folder. What is `private` is seen in its
// own file only, and what is nested in another type by its bare name only where that type is declared or extended.

import CurbcutSourceText
import CurbcutSyntax

/// The declarations of all types of a project by name.
final class TypeIndex: Sendable {
  /// Declarations, extensions left out, in the order of files.
  let declared: [Name: [TypeReference]]
  let extensions: [Name: [TypeReference]]
  /// For names of which not every file may name each declaration.
  private let restricted: [Name: Restricted]
  private let nearest: NearestFile
  private let homes: FileHomes

  /// A class, so that looking a name up copies nothing of it.
  private final class Restricted: Sendable {
    /// What any file may name.
    let open: [TypeReference]
    /// What tests declare, which no app can name.
    let ofTests: [TypeReference]
    /// Nested in another type, with the names of the types around it.
    let nested: [(type: TypeReference, outer: [Name])]
    let nestedTypes: [TypeReference]
    /// `private` and `fileprivate`, or nested in such a type; by file.
    let hidden: [Int32: [(type: TypeReference, outer: [Name])]]
    /// The nested ones by the names of the types around them, where there are many.
    let byOuter: [Name: [TypeReference]]

    init(_ declared: [TypeReference], in files: [FileSymbols]) {
      var open: [TypeReference] = []
      var ofTests: [TypeReference] = []
      var nested: [(type: TypeReference, outer: [Name])] = []
      var hidden: [Int32: [(type: TypeReference, outer: [Name])]] = [:]
      for type in declared {
        let (outer, isHidden) = TypeIndex.around(type, in: files)
        if isHidden {
          hidden[type.file, default: []].append((type, outer))
        } else if files[Int(type.file)].types[Int(type.index)].surroundings.contains(.tests) {
          ofTests.append(type)
        } else if outer.isEmpty {
          open.append(type)
        } else {
          nested.append((type, outer))
        }
      }
      var byOuter: [Name: [TypeReference]] = [:]
      if nested.count > TypeIndex.listLimit {
        for nested in nested {
          for outer in nested.outer { byOuter[outer, default: []].append(nested.type) }
        }
      }
      self.open = open
      self.ofTests = ofTests
      self.nested = nested
      self.hidden = hidden
      self.byOuter = byOuter
      nestedTypes = nested.map(\.type)
    }
  }

  /// Up to this many nested types of one name are asked one by one.
  private static let listLimit = 8
  /// The names of the types that a file declares or extends.
  private let names: [[Name]]

  init(_ files: [FileSymbols], nearest: NearestFile, homes: FileHomes) {
    self.homes = homes
    var declared: [Name: [TypeReference]] = [:]
    var extensions: [Name: [TypeReference]] = [:]
    var restrictedNames: Set<Name> = []
    var names: [[Name]] = []
    names.reserveCapacity(files.count)
    for (number, file) in files.enumerated() {
      names.append(Array(Set(file.types.map(\.name))))
      for index in file.types.indices {
        let reference = TypeReference(file: Int32(number), index: Int32(index))
        let name = file.types[index].name
        if file.types[index].kind == .extensionDecl {
          extensions[name, default: []].append(reference)
        } else {
          declared[name, default: []].append(reference)
          let isOfTests = file.types[index].surroundings.contains(.tests)
          if file.types[index].parent >= 0 || file.types[index].isHidden || isOfTests { restrictedNames.insert(name) }
        }
      }
    }
    self.names = names
    self.declared = declared
    self.extensions = extensions
    var restricted: [Name: Restricted] = [:]
    for name in restrictedNames { restricted[name] = Restricted(declared[name] ?? [], in: files) }
    var index = nearest
    for (name, all) in declared {
      guard let parts = restricted[name] else {
        index.add(name, all.lazy.map(\.file), count: all.count)
        continue
      }
      index.add(name, parts.open.lazy.map(\.file), count: parts.open.count)
      index.add(Self.nestedKey(name), parts.nested.lazy.map(\.type.file), count: parts.nested.count)
    }
    self.restricted = restricted
    self.nearest = index
  }

  /// The names of the types around a declaration, the innermost first, and whether it or one of them is hidden. A type in
  /// an extension is nested in what is extended.
  private static func around(_ type: TypeReference, in files: [FileSymbols]) -> (outer: [Name], isHidden: Bool) {
    let types = files[Int(type.file)].types
    var isHidden = types[Int(type.index)].isHidden
    var outer: [Name] = []
    var parent = types[Int(type.index)].parent
    while parent >= 0 {
      isHidden = isHidden || types[Int(parent)].isHidden
      outer.append(types[Int(parent)].name)
      parent = types[Int(parent)].parent
    }
    return (outer, isHidden)
  }

  private static func nestedKey(_ name: Name) -> Name { Name(hash: ~name.hash) }

  /// The declaration that a name means in a file; nil when there is none or two are equally near. `qualifier` is the name
  /// that stands before it, where one is known to; `isSystems` says that the system has a type of that name.
  func find(
    _ name: Name, from file: Int32, below qualifier: Name = .none, isSystems: Bool = false
  ) -> TypeReference? {
    guard let all = declared[name] else { return nil }
    return find(name, among: all, from: file, below: qualifier, isSystems: isSystems)
  }

  /// The same, where its declarations are known.
  func find(
    _ name: Name, among all: [TypeReference], from file: Int32, below qualifier: Name = .none, isSystems: Bool = false
  ) -> TypeReference? {
    guard let parts = restricted[name] else {
      return all.count == 1 && homes.isEmpty ? all[0] : nearest(name, seen(all, file), from: file)
    }
    let hidden = parts.hidden.isEmpty ? [] : parts.hidden[file] ?? []
    if let found = find(name, nestedIn: qualifier, from: file) { return found }
    if !parts.ofTests.isEmpty {
      let ownTests = parts.ofTests.filter { $0.file == file }
      if !ownTests.isEmpty { return ownTests.count == 1 ? ownTests[0] : nil }
    }
    let nestedNear = parts.nested.isEmpty ? [] : nested(in: parts, seenFrom: file)
    if !hidden.isEmpty || !nestedNear.isEmpty {
      var own: TypeReference?
      var count = 0
      func note(_ type: TypeReference) {
        guard type.file == file else { return }
        own = type
        count += 1
      }
      for near in hidden { note(near.type) }
      nestedNear.forEach(note)
      parts.open.forEach(note)
      if count > 0 { return count == 1 ? own : nil }
      return hidden.count + nestedNear.count == 1 ? hidden.first?.type ?? nestedNear[0] : nil
    }
    let open = seen(parts.open, file)
    if !open.isEmpty { return nearest(name, open, from: file) }
    // Who writes the name alone means the system's; other nested types are mostly asked for behind their qualifier.
    guard Known(name) == .other, !isSystems else { return nil }
    let nested = seen(parts.nestedTypes, file)
    if !nested.isEmpty { return nearest(Self.nestedKey(name), nested, from: file) }
    return nearest(Self.nestedKey(name), parts.ofTests, from: file, isIndexed: false)
  }

  /// The declaration in a type of the name before it that is meant; nil when there is none or two are equally near.
  func find(_ name: Name, nestedIn qualifier: Name, from file: Int32) -> TypeReference? {
    guard qualifier.exists, let parts = restricted[name] else { return nil }
    let nested =
      parts.byOuter.isEmpty
      ? parts.nested.filter { $0.outer.first == qualifier }.map(\.type) : parts.byOuter[qualifier] ?? []
    let below = (parts.hidden[file] ?? []).filter { $0.outer.first == qualifier }.map(\.type) + nested
    return nearest(Self.nestedKey(name), below, from: file, isIndexed: false)
  }

  /// Whether several types of a name are declared, the system's among them, and not all files may name each of them.
  func isShared(_ name: Name) -> Bool {
    guard let parts = restricted[name] else { return false }
    return (declared[name]?.count ?? 0) > 1 || Known(name) != .other && !parts.nestedTypes.isEmpty
  }

  /// A name that means one declaration wherever it is asked for, for those that share theirs.
  static func exactName(_ name: Name, of type: TypeReference) -> Name {
    let place = UInt64(UInt32(bitPattern: type.file)) << 32 | UInt64(UInt32(bitPattern: type.index))
    return Name(hash: mixedBits(name.hash, place))
  }

  /// The declarations by such names.
  func exactNames() -> [Name: TypeReference] {
    var exact: [Name: TypeReference] = [:]
    for name in restricted.keys where isShared(name) {
      for type in declared[name] ?? [] { exact[Self.exactName(name, of: type)] = type }
    }
    return exact
  }

  /// Whether a name that stands alone may mean one of the declarations in a file, also where it cannot be told which.
  func mayMean(_ name: Name, from file: Int32) -> Bool {
    guard let all = declared[name] else { return false }
    guard let parts = restricted[name] else { return !seen(all, file).isEmpty }
    return parts.hidden[file] != nil || parts.ofTests.contains { $0.file == file } || !seen(parts.open, file).isEmpty
      || !nested(in: parts, seenFrom: file).isEmpty
  }

  private func seen(_ all: [TypeReference], _ file: Int32) -> [TypeReference] {
    homes.seen(all, from: file) { $0.file }
  }

  /// The nested types that a file may name without their qualifier.
  private func nested(in parts: Restricted, seenFrom file: Int32) -> [TypeReference] {
    if parts.byOuter.isEmpty {
      return parts.nested.filter { $0.outer.contains { holdsPart(of: $0, file) } }.map(\.type)
    }
    var found: Set<TypeReference> = []
    for name in names[Int(file)] { found.formUnion(parts.byOuter[name] ?? []) }
    return Array(found)
  }

  /// Whether a file declares a type of a name, or extends it.
  private func holdsPart(of name: Name, _ file: Int32) -> Bool {
    Self.holds(declared[name], file) || Self.holds(extensions[name], file)
  }

  private static func holds(_ references: [TypeReference]?, _ file: Int32) -> Bool {
    guard let references else { return false }
    var low = 0
    var high = references.count
    while low < high {
      let middle = (low + high) / 2
      if references[middle].file < file { low = middle + 1 } else { high = middle }
    }
    return low < references.count && references[low].file == file
  }

  private func nearest(
    _ name: Name, _ candidates: [TypeReference], from file: Int32, isIndexed: Bool = true
  ) -> TypeReference? {
    if candidates.count <= 1 { return candidates.first }
    // What is no part of an index is compared one by one, and a few are.
    guard isIndexed || candidates.count <= NearestFile.listLimit,
      let best = nearest.find(name, among: candidates.count, { candidates[$0].file }, from: file)
    else { return nil }
    var found: TypeReference?
    for candidate in candidates where candidate.file == best {
      if found != nil { return nil }
      found = candidate
    }
    return found
  }
}
