// Who is meant by a name: types, their members, globals and the modifiers that a project declares, as a file sees them. The
// same file wins, then the nearest folder; what is hidden elsewhere is not meant, and a tie is unknown.

extension Project {
  /// Whether the project declares a type with the name of a system view, anywhere.
  public func shadows(_ known: Known) -> Bool { shadowed[Int(known.rawValue)] }

  /// Whether the project declares a type of this name, anywhere.
  public func declaresType(_ name: Name) -> Bool { types.declared[name] != nil || types.extensions[name] != nil }

  /// The declaration (no extension) that a name means in a file; nil when there is none or two are equally near. What is
  /// hidden in another file is not meant. `qualifier` is the name of the type before it, where there may be one. Where the
  /// system has a type of that name as well (`isSystems`), the name alone means none that is nested elsewhere.
  public func type(
    named name: Name, from file: FileViews, below qualifier: Name = .none, isSystems: Bool = false
  ) -> TypeReference? {
    guard types.declared[name] != nil, let number = index(of: file) else { return nil }
    return types.find(name, from: number, below: qualifier, isSystems: isSystems)
  }

  /// Whether a name that stands alone may mean a declaration of the project in a file, also where it cannot be told which.
  public func mayMeanOwnType(_ name: Name, from file: FileViews) -> Bool {
    guard types.declared[name] != nil else { return false }
    return index(of: file).map { types.mayMean(name, from: $0) } ?? true
  }

  /// The type that a path such as `Strings.Settings.Title` means, each name that of an enclosing type or of an extension
  /// of it; nil when there is none or several are equally near.
  public func type(path: [Name], from file: FileViews) -> TypeReference? {
    guard let last = path.last, let candidates = types.declared[last] else { return nil }
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
  public func members(named name: Name, ofPath path: [Name], from file: FileViews) -> [MemberReference] {
    guard let type = type(path: path, from: file) else { return [] }
    let home = files[Int(type.file)]
    return home.types[Int(type.index)].members.compactMap { index in
      let member = home.members[Int(index)]
      return member.name == name && member.isStatic ? MemberReference(file: type.file, index: index) : nil
    }
  }

  /// All declarations and extensions of the type that a name means in a file.
  public func declarations(ofType name: Name, from file: FileViews) -> [TypeReference] {
    guard let main = type(named: name, from: file) else { return types.extensions[name] ?? [] }
    return parts[main] ?? [main]
  }

  /// Members of a type by name, extensions included; in order of declarations.
  public func members(named name: Name, ofType type: Name, from file: FileViews) -> [MemberReference] {
    if let main = self.type(named: type, from: file) { return members(named: name, of: main, from: file) }
    var result: [MemberReference] = []
    add(name, of: types.extensions[type] ?? [], to: &result)
    result.removeAll { found in
      let part = TypeReference(file: found.file, index: member(found).owner)
      return !isSeen(part, from: file) || (self.file(found) !== file && member(found).isHidden)
    }
    return meant(result, from: file)
  }

  /// The same of a type whose declaration, which is no extension, is known.
  func members(named name: Name, of main: TypeReference, from file: FileViews) -> [MemberReference] {
    var result: [MemberReference] = []
    // Most types have no extension; no list is made for them.
    if let parts = parts[main] {
      add(name, of: parts, to: &result)
    } else {
      files[Int(main.file)].add(name, of: main, to: &result)
    }
    return meant(result, from: file)
  }

  /// Of several members of a type, one that is private elsewhere is not meant.
  private func meant(_ members: [MemberReference], from file: FileViews) -> [MemberReference] {
    if members.count <= 1 { return members }
    let seen = members.filter { isSeen($0, from: file) }
    return seen.isEmpty ? members : seen
  }

  /// The one function of a name that a type declares; where it declares none, the one of its `bases`.
  public func function(
    named name: Name, ofType type: Name, from file: FileViews, bases: () -> [(name: Name, file: FileViews)]
  ) -> MemberReference? {
    let own = members(named: name, ofType: type, from: file)
    let found = own.isEmpty ? functions(named: name, addedTo: bases()) : own
    return found.count == 1 ? found[0] : nil
  }

  /// The functions of a name that the project adds to one of several types, or to a protocol of its own that one of them
  /// follows.
  public func functions(named name: Name, addedTo types: [(name: Name, file: FileViews)]) -> [MemberReference] {
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

  private func isSeen(_ declaration: TypeReference, from file: FileViews) -> Bool {
    if files[Int(declaration.file)] === file { return true }
    if type(declaration).isHidden { return false }
    return homes.isEmpty || index(of: file).map { !homes.areApart(declaration.file, $0) } ?? true
  }

  private func isSeen(_ reference: MemberReference, from file: FileViews) -> Bool {
    let home = self.file(reference)
    if home === file { return true }
    let owner = member(reference).owner
    return !member(reference).isHidden && (owner < 0 || !home.types[Int(owner)].isHidden)
  }

  /// Global functions and constants by name, nearest first choice.
  public func global(named name: Name, from file: FileViews) -> MemberReference? {
    if let hidden = hiddenGlobals[name] {
      let own = hidden.filter { self.file($0) === file }
      if !own.isEmpty { return own.count == 1 ? own[0] : nil }
    }
    guard let candidates = globals[name].map({ seen($0, from: file) }), !candidates.isEmpty else { return nil }
    if candidates.count == 1 { return candidates[0] }
    guard let best = nearestFile(name, candidates, from: file) else { return nil }
    let there = candidates.filter { $0.file == best }
    return there.count == 1 ? there[0] : nil
  }

  /// The project's own modifiers of a name; overloads are left to the caller.
  public func viewExtension(named name: Name, from file: FileViews) -> [MemberReference] {
    let candidates = seen(viewExtensions[name] ?? [], from: file)
    if let hidden = hiddenViewExtensions[name] {
      let own = hidden.filter { self.file($0) === file }
      if !own.isEmpty { return candidates.filter { self.file($0) === file } + own }
    }
    if candidates.count <= 1 { return candidates }
    guard let best = nearestFile(Self.modifierKey(name), candidates, from: file) else { return [] }
    return candidates.filter { $0.file == best }
  }

  /// All modifiers of a name that the project declares, wherever they stand; those left out that are hidden from a file,
  /// where one is given.
  public func viewExtensions(named name: Name, from file: FileViews? = nil) -> [MemberReference] {
    let all = viewExtensions[name] ?? []
    let candidates = file.map { seen(all, from: $0) } ?? all
    guard let hidden = hiddenViewExtensions[name] else { return candidates }
    return candidates + hidden.filter { file == nil || self.file($0) === file }
  }

  private func seen(_ all: [MemberReference], from file: FileViews) -> [MemberReference] {
    guard !homes.isEmpty, let number = index(of: file) else { return all }
    return homes.seen(all, from: number) { $0.file }
  }

  private func nearestFile(_ key: Name, _ candidates: [MemberReference], from file: FileViews) -> Int32? {
    guard let number = index(of: file) else { return nil }
    return nearestMember.find(key, among: candidates.count, { candidates[$0].file }, from: number)
  }

  /// Whether the project has its own modifier of this name.
  public func hasViewExtension(_ name: Name) -> Bool {
    viewExtensions.index(forKey: name) != nil || hiddenViewExtensions.index(forKey: name) != nil
  }

  /// Whether the project declares the modifier itself: of those that the model knows it hardly ever does.
  public func hasViewExtension(_ use: ViewModifierUse) -> Bool {
    use.known == .other ? hasViewExtension(use.name) : extendedModifiers[Int(use.known.rawValue)]
  }
}
