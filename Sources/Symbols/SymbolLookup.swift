// Who is meant by a name: types, their members, globals and the modifiers that a project declares, as a file sees them. The
// same file wins, then the nearest folder; what is hidden elsewhere is not meant, and a tie is unknown.

import CurbcutSyntax

extension Symbols {
  /// Whether the project declares a type with the name of a system view, anywhere.
  @inlinable public func shadows(_ known: Known) -> Bool { table.shadowed[Int(known.rawValue)] }

  /// Whether the project declares a type of this name, anywhere.
  public func declaresType(_ name: Name) -> Bool {
    table.types.declared[name] != nil || table.types.extensions[name] != nil
  }

  /// Whether a name is that of no type that the project declares and stands for none: if it is a type, it comes from a
  /// module that is not read.
  public func isForeignType(_ name: Name) -> Bool { !declaresType(name) && !table.standIns.contains(name) }

  /// The declaration (no extension) that a name means in a file; nil when there is none or two are equally near. What is
  /// hidden in another file is not meant. `qualifier` is the name of the type before it, where there may be one. Where the
  /// system has a type of that name as well (`isSystems`), the name alone means none that is nested elsewhere.
  public func type(
    named name: Name, from file: FileSymbols, below qualifier: Name = .none, isSystems: Bool = false
  ) -> TypeReference? {
    guard let all = table.types.declared[name] else { return table.exact.isEmpty ? nil : table.exact[name] }
    guard let number = number(of: file) else { return nil }
    return table.types.find(name, among: all, from: number, below: qualifier, isSystems: isSystems)
  }

  /// Whether several types of a name are declared, so that the name alone may mean another one in another file.
  public func isShared(_ name: Name) -> Bool { table.types.isShared(name) }

  /// A name under which every file finds one declaration, for types that share the name they are written with.
  public func exactName(of type: TypeReference) -> Name {
    TypeIndex.exactName(self.type(type).name, of: type)
  }

  /// Whether a name that stands alone may mean a declaration of the project in a file, also where it cannot be told which.
  public func mayMeanOwnType(_ name: Name, from file: FileSymbols) -> Bool {
    guard table.types.declared[name] != nil else { return false }
    return number(of: file).map { table.types.mayMean(name, from: $0) } ?? true
  }

  /// The type that a path such as `Strings.Settings.Title` means, each name that of an enclosing type or of an extension
  /// of it; nil when there is none or several are equally near.
  public func type(path: [Name], from file: FileSymbols) -> TypeReference? {
    guard let last = path.last, let candidates = table.types.declared[last] else { return nil }
    let fitting = candidates.filter { candidate in
      let home = files[Int(candidate.file)]
      var parent = home.types[Int(candidate.index)].parent
      for name in path.dropLast().reversed() {
        guard parent >= 0, home.types[Int(parent)].name == name else { return false }
        parent = home.types[Int(parent)].parent
      }
      return true
    }
    if fitting.count <= 1 { return fitting.first }
    return fitting.first { files[Int($0.file)] === file }
  }

  /// The static members of the type that a path means.
  public func members(named name: Name, ofPath path: [Name], from file: FileSymbols) -> [MemberReference] {
    guard let type = type(path: path, from: file) else { return [] }
    let home = files[Int(type.file)]
    let own = home.types[Int(type.index)].members.compactMap { index in
      let member = home.members[Int(index)]
      return member.name == name && member.isStatic ? MemberReference(file: type.file, index: index) : nil
    }
    // What extensions of it add.
    return own.isEmpty && isShared(self.type(type).name)
      ? members(named: name, of: type, from: file).filter { member($0).isStatic } : own
  }

  /// All declarations and extensions of the type that a name means in a file.
  public func declarations(ofType name: Name, from file: FileSymbols) -> [TypeReference] {
    guard let main = type(named: name, from: file) else { return table.types.extensions[name] ?? [] }
    return parts(of: main)
  }

  /// A declaration and the extensions that mean it, in the order of files.
  package func parts(of type: TypeReference) -> [TypeReference] { table.parts[type] ?? [type] }

  /// Members of a type by name, extensions included; in order of declarations.
  public func members(named name: Name, ofType type: Name, from file: FileSymbols) -> [MemberReference] {
    if let main = self.type(named: type, from: file) { return members(named: name, of: main, from: file) }
    var result: [MemberReference] = []
    add(name, of: table.types.extensions[type] ?? [], to: &result)
    result.removeAll { found in
      let part = TypeReference(file: found.file, index: member(found).owner)
      return !isSeen(part, from: file) || (self.file(found) !== file && member(found).isHidden)
    }
    return meant(result, from: file)
  }

  /// The same of a type whose declaration, which is no extension, is known.
  func members(named name: Name, of main: TypeReference, from file: FileSymbols) -> [MemberReference] {
    var result: [MemberReference] = []
    // Most types have no extension; no list is made for them.
    if let parts = table.parts[main] {
      if parts.count > JoinedMembers.partLimit, let joined = table.joined[main] {
        result = joined[name]
      } else {
        add(name, of: parts, to: &result)
      }
    } else {
      files[Int(main.file)].add(name, of: main, to: &result)
    }
    return meant(result, from: file)
  }

  /// Of several members of a type, one that is private elsewhere is not meant, and none that is written once more for
  /// another platform.
  private func meant(_ members: [MemberReference], from file: FileSymbols) -> [MemberReference] {
    if members.count <= 1 { return members }
    let seen = members.filter { isSeen($0, from: file) }
    let here = compiledHere(seen.isEmpty ? members : seen)
    return here.count > 1 ? nearest(here, from: file) : here
  }

  /// Of properties of one name, which different apps of the root have, those in the nearest file; all where two are equally
  /// near. No app has two.
  private func nearest(_ members: [MemberReference], from file: FileSymbols) -> [MemberReference] {
    let first = member(members[0])
    guard members.allSatisfy({ member($0).kind == .property && member($0).isStatic == first.isStatic }),
      members.contains(where: { $0.file != members[0].file }),
      let best = nearestFile(first.name, members, from: file)
    else { return members }
    let found = members.filter { $0.file == best }
    return found.isEmpty ? members : found
  }

  /// Of members of one name the only one in the nearest file; nil where two are equally near.
  public func nearestOne(of members: [MemberReference], from file: FileSymbols) -> MemberReference? {
    guard let first = members.first, let best = nearestFile(member(first).name, members, from: file) else { return nil }
    let found = members.filter { $0.file == best }
    return found.count == 1 ? found[0] : nil
  }

  /// Those that are compiled for the platform that is read; all, where there is none such.
  private func compiledHere(_ members: [MemberReference]) -> [MemberReference] {
    guard members.count > 1, members.contains(where: { member($0).surroundings.contains(.otherPlatform) }) else {
      return members
    }
    let here = members.filter { !member($0).surroundings.contains(.otherPlatform) }
    return here.isEmpty ? members : here
  }

  /// The one function of a name that a type declares; where it declares none, the one of its `bases`.
  public func function(
    named name: Name, ofType type: Name, from file: FileSymbols, bases: () -> [(name: Name, file: FileSymbols)]
  ) -> MemberReference? {
    let own = members(named: name, ofType: type, from: file)
    let found = own.isEmpty ? functions(named: name, addedTo: bases()) : own
    return found.count == 1 ? found[0] : nil
  }

  /// The functions of a name that the project adds to one of several types, or to a protocol of its own that one of them
  /// follows.
  public func functions(named name: Name, addedTo types: [(name: Name, file: FileSymbols)]) -> [MemberReference] {
    var found: [MemberReference] = []
    for (type, file) in types {
      found += members(named: name, ofType: type, from: file)
      for declaration in declarations(ofType: type, from: file) {
        for inherited in self.type(declaration).inheritedNames {
          guard let known = self.type(named: inherited, from: file), self.type(known).kind == .protocolDecl else {
            continue
          }
          found += members(named: name, ofType: inherited, from: file)
        }
      }
    }
    return found.filter { member($0).kind == .function && member($0).block.exists }
  }

  /// Declarations stand in the order of files, and each file is asked once.
  private func add(_ name: Name, of declarations: [TypeReference], to result: inout [MemberReference]) {
    var rest = declarations[...]
    while let file = rest.first?.file {
      let own = rest[..<rest.endOfPrefix { $0.file == file }]
      rest = rest[own.endIndex...]
      files[Int(file)].add(name, of: own, to: &result)
    }
  }

  private func isSeen(_ declaration: TypeReference, from file: FileSymbols) -> Bool {
    if files[Int(declaration.file)] === file { return true }
    if type(declaration).isHidden { return false }
    return table.homes.isEmpty || number(of: file).map { !table.homes.areApart(declaration.file, $0) } ?? true
  }

  private func isSeen(_ reference: MemberReference, from file: FileSymbols) -> Bool {
    let home = self.file(reference)
    if home === file { return true }
    let owner = member(reference).owner
    return !member(reference).isHidden && (owner < 0 || !home.types[Int(owner)].isHidden)
  }

  /// Global functions and constants by name, nearest first choice.
  public func global(named name: Name, from file: FileSymbols) -> MemberReference? {
    if let hidden = table.hiddenGlobals[name] {
      let own = hidden.filter { self.file($0) === file }
      if !own.isEmpty { return own.count == 1 ? own[0] : nil }
    }
    guard let candidates = table.globals[name].map({ seen($0, from: file) }), !candidates.isEmpty else { return nil }
    if candidates.count == 1 { return candidates[0] }
    guard let best = nearestFile(name, candidates, from: file) else { return nil }
    let there = candidates.filter { $0.file == best }
    return there.count == 1 ? there[0] : nil
  }

  /// The project's own modifiers of a name; overloads are left to the caller.
  public func viewExtension(named name: Name, from file: FileSymbols) -> [MemberReference] {
    let candidates = compiledHere(seen(table.viewExtensions[name] ?? [], from: file))
    if let hidden = table.hiddenViewExtensions[name] {
      let own = hidden.filter { self.file($0) === file }
      if !own.isEmpty { return candidates.filter { self.file($0) === file } + own }
    }
    if candidates.count <= 1 { return candidates }
    guard let best = nearestFile(SymbolTable.modifierKey(name), candidates, from: file) else { return [] }
    return candidates.filter { $0.file == best }
  }

  /// All modifiers of a name that the project declares, wherever they stand; those left out that are hidden from a file,
  /// where one is given.
  public func viewExtensions(named name: Name, from file: FileSymbols? = nil) -> [MemberReference] {
    let all = table.viewExtensions[name] ?? []
    let candidates = file.map { seen(all, from: $0) } ?? all
    guard let hidden = table.hiddenViewExtensions[name] else { return candidates }
    return candidates + hidden.filter { file == nil || self.file($0) === file }
  }

  private func seen(_ all: [MemberReference], from file: FileSymbols) -> [MemberReference] {
    guard !table.homes.isEmpty, let number = number(of: file) else { return all }
    return table.homes.seen(all, from: number) { $0.file }
  }

  private func nearestFile(_ key: Name, _ candidates: [MemberReference], from file: FileSymbols) -> Int32? {
    guard let number = number(of: file) else { return nil }
    return table.nearestMember.find(key, among: candidates.count, { candidates[$0].file }, from: number)
  }

  /// Whether some type of the project declares what its values do when they are called like functions.
  public var hasCallableValues: Bool { table.hasCallableValues }

  /// Whether the project has its own modifier of this name.
  public func hasViewExtension(_ name: Name) -> Bool {
    table.viewExtensions.index(forKey: name) != nil || table.hiddenViewExtensions.index(forKey: name) != nil
  }

  /// Whether the project declares a modifier of a name itself that the model knows as one of the system's.
  public func hasViewExtension(_ known: Known) -> Bool { table.extendedModifiers[Int(known.rawValue)] }

  /// The member that a bare name means inside a type of a file: own, of an extension, or of an enclosing type.
  public func ownMember(
    _ name: Name, in type: Int32, of file: FileSymbols, isCalled: Bool = false
  ) -> MemberReference? {
    guard type >= 0, let number = number(of: file) else { return nil }
    var type = type
    var hops = 0
    while type >= 0, hops < 8 {
      let index = Int(type)
      // A declaration that the code stands in need not be looked up by its name, which others may have as well.
      let found =
        file.types[index].kind == .extensionDecl
        ? members(named: name, ofType: file.types[index].name, from: file)
        : members(named: name, of: TypeReference(file: number, index: type), from: file)
      if found.count == 1 { return found[0] }
      // `ask(…)` beside a property `ask` is the function.
      let kind: MemberKind = isCalled ? .function : .property
      if found.count > 1 { return found.first { member($0).kind == kind } ?? found[0] }
      type = file.types[index].parent
      hops += 1
    }
    return nil
  }
}
