// The code of an app that nobody meets, although its type is shown: functions that nothing calls, and branches behind
// flags that nothing sets, titles that nobody hands in and cases that nothing makes. Found once for a project.

import CurbcutSourceText
import CurbcutSymbols
import CurbcutSyntax

/// Functions, properties and branches that are never met.
public struct UnshownCode: Sendable {
  /// A suspect somewhere in the project.
  private struct Reference: Hashable, Sendable {
    var file: Int32
    var index: Int32

    private var mixed: UInt64 { UInt64(UInt32(bitPattern: file)) << 32 | UInt64(UInt32(bitPattern: index)) }
    func _rawHashValue(seed: Int) -> Int { spreadHash(mixed, seed: seed) }
    func hash(into hasher: inout Hasher) { hasher.combine(mixed) }
  }

  /// What a file says about a suspect of another file.
  private struct Said: Hashable {
    var about: Int32
    var facts: MentionFacts
    /// The uncalled suspect of the file in which it stands, or -1.
    var from: Int32
  }

  /// Uncalled members by file.
  private var uncalled: [Int32: [Int32]] = [:]
  /// Values that properties keep, by type and name, and the file when no other may name it.
  private var constants: [Key: MentionFacts] = [:]
  /// Cases that nothing makes, by type and name.
  private var unmade: Set<Key> = []
  /// Properties of one kind in the whole project, read through another object.
  private var unique: [Name: MentionFacts] = [:]
  /// The files that declare a property of those.
  private var declaring: Set<Int32> = []
  /// What is looked for in other files.
  private var wanted = WantedNames([])
  private var awaited: [Reference] = []
  private var awaitedSuspects: [Suspect] = []

  struct Key: Hashable, Sendable {
    var owner: Name
    var name: Name
    /// The file, or -1.
    var file: Int32

    private var mixed: UInt64 { mixedBits(mixedBits(owner.hash, name.hash), UInt64(UInt32(bitPattern: file))) }
    func _rawHashValue(seed: Int) -> Int { spreadHash(mixed, seed: seed) }
    func hash(into hasher: inout Hasher) { hasher.combine(mixed) }
  }

  /// Whether there is none.
  public var isEmpty: Bool { uncalled.isEmpty && constants.isEmpty && unmade.isEmpty }

  init() {}

  init(_ files: [FileViews], _ offer: PublicOffer) {
    var isMet: Set<Reference> = []
    for (number, file) in files.enumerated() {
      let isOffered = offer.contains(file.path)
      for (index, suspect) in file.suspects.suspects.enumerated() where !suspect.isHidden {
        if isOffered, suspect.isExported {
          isMet.insert(Reference(file: Int32(number), index: Int32(index)))
          continue
        }
        // The others of its group are met with it.
        guard Int(suspect.group) == index else { continue }
        awaited.append(Reference(file: Int32(number), index: Int32(index)))
        awaitedSuspects.append(suspect)
      }
    }
    wanted = WantedNames(
      zip(awaited, awaitedSuspects).lazy.map { reference, suspect in
        let (file, tree) = (files[Int(reference.file)], files[Int(reference.file)].tree)
        return (suspect, tree.tokens.text(file.members[Int(suspect.member)].nameToken, in: tree.source))
      })
    var open = OpenSuspects(wanted, count: awaited.count)
    var named: [Reference: [Reference]] = [:]
    var declared: Set<Int32> = []
    for (number, file) in files.enumerated() {
      let number = Int32(number)
      for edge in file.suspects.edges {
        named[Reference(file: number, index: edge.from), default: []].append(
          Reference(file: number, index: edge.to))
      }
      guard !awaited.isEmpty else { continue }
      forEachSaid(by: file, leavingOut: number, classes: open.classes, isOpen: { open.isOpen[Int($0)] }) { said in
        if said.facts.contains(.declared) { declared.insert(said.about) }
        if awaitedSuspects[Int(said.about)].kind != .uncalled {
          if !awaitedSuspects[Int(said.about)].isBorne(said.facts) { open.close(said.about) }
        } else if said.from < 0 {
          open.close(said.about)
        } else {
          named[Reference(file: number, index: said.from), default: []].append(awaited[Int(said.about)])
        }
      }
    }
    for (index, reference) in awaited.enumerated() where !open.isOpen[index] { isMet.insert(reference) }
    var next = Array(isMet)
    while let met = next.popLast() {
      for reference in named[met] ?? [] where isMet.insert(reference).inserted { next.append(reference) }
    }
    gather(files, isMet, declared)
  }

  /// What a file says about the suspects of others, without doubles.
  private func said(by file: FileViews, leavingOut number: Int32) -> Set<Said> {
    var result: Set<Said> = []
    forEachSaid(by: file, leavingOut: number, isOpen: { _ in true }) { result.insert($0) }
    return result
  }

  private func forEachSaid(
    by file: FileViews, leavingOut number: Int32, classes: NameClasses? = nil, isOpen: (Int32) -> Bool,
    _ body: (Said) -> Void
  ) {
    // Nobody meets what only tests name.
    if file.surroundingsOfPath.contains(.tests) { return }
    var reader = SuspectReader(file)
    let spans = SuspectCode.Spans(file.suspects.suspects, file.members, file.tree)
    reader.read(
      wanted, awaitedSuspects, classes: classes, skipsOwnNames: false,
      isOpen: { awaited[Int($0)].file != number && isOpen($0) }
    ) { token, index, facts in
      let isUncalled = awaitedSuspects[Int(index)].kind == .uncalled
      let from = isUncalled ? spans.innermost(token) : -1
      body(Said(about: index, facts: facts, from: from))
    }
  }

  private mutating func gather(_ files: [FileViews], _ isMet: Set<Reference>, _ declared: Set<Int32>) {
    // Of two types of one name it cannot be told which is meant.
    var owners: [Name: Int] = [:]
    for file in files { for suspect in file.suspects.suspects where suspect.owner.exists { owners[suspect.owner] = 0 } }
    var inheriting: Set<Name> = []
    for file in files {
      for index in file.types.indices where owners[file.types[index].name] != nil {
        if file.types[index].kind != .extensionDecl { owners[file.types[index].name]! += 1 }
        if !file.types[index].inheritedNames.allSatisfy(SuspectCode.harmless.contains) {
          inheriting.insert(Self.key(ofType: index, in: file))
        }
      }
    }
    var places: [Reference: Int32] = [:]
    for (index, reference) in awaited.enumerated() { places[reference] = Int32(index) }
    for (number, file) in files.enumerated() {
      for (index, suspect) in file.suspects.suspects.enumerated() {
        let reference = Reference(file: Int32(number), index: Int32(index))
        guard !isMet.contains(reference) else { continue }
        let member = file.members[Int(suspect.member)]
        let count = suspect.owner.exists ? owners[suspect.owner] ?? 0 : 1
        switch suspect.kind {
        case .uncalled:
          if !member.reach.contains(.hidden), member.owner >= 0,
            inheriting.contains(Self.key(ofType: Int(member.owner), in: file))
          {
            continue
          }
          uncalled[Int32(number), default: []].append(suspect.member)
        case .unset:
          guard count == 1 || suspect.isHidden else { continue }
          constants[Key(owner: suspect.owner, name: suspect.name, file: suspect.isHidden ? Int32(number) : -1)] =
            suspect.start
          declaring.insert(Int32(number))
          guard let place = places[reference], !declared.contains(place), !suspect.facts.contains(.declared),
            count == 1, Self.isTelling(member, file.tree)
          else { continue }
          unique[suspect.name] = suspect.start
        case .unmade:
          if count == 1 { unmade.insert(Key(owner: suspect.owner, name: suspect.name, file: -1)) }
        }
      }
    }
  }

  /// What tells a type from others: its name, and whether it stands in another one. An extension of the system's `View`
  /// is none of the `View` in each feature of an app.
  private static func key(ofType index: Int, in file: FileViews) -> Name {
    let name = file.types[index].name
    let isInner =
      file.types[index].kind == .extensionDecl
      ? file.tree.name(of: file.types[index].nameToken) != name : file.types[index].parent >= 0
    return isInner ? Name(hash: ~name.hash) : name
  }

  /// Whether a name is one that hardly any type of the system has too: of two words at least, and long.
  private static func isTelling(_ member: Member, _ tree: Tree) -> Bool {
    let text = tree.tokens.text(member.nameToken, in: tree.source)
    return text.count >= 12 && text.contains { $0 >= UInt8(ascii: "A") && $0 <= UInt8(ascii: "Z") }
  }

  /// Whether two versions of a file that declare the same say the same about all code.
  func isSame(_ a: FileViews, _ b: FileViews, number: Int32) -> Bool {
    a.suspects.suspects == b.suspects.suspects && Set(a.suspects.edges) == Set(b.suspects.edges)
      && said(by: a, leavingOut: number) == said(by: b, leavingOut: number)
  }

  /// The same, where it can be told without reading all files once more: in files that declare such code.
  func tokensToldAlone(in file: FileViews, number: Int32) -> [Range<TokenID>] {
    uncalled[number] != nil || declaring.contains(number) ? tokens(in: file, number: number) : []
  }

  /// The tokens of a file that nobody meets.
  func tokens(in file: FileViews, number: Int32) -> [Range<TokenID>] {
    let uncalled = (uncalled[number] ?? []).map { file.tree[file.members[Int($0)].node].tokens }
    return constants.isEmpty && unmade.isEmpty ? uncalled : uncalled + branches(in: file, number: number).untaken
  }

  /// The branches of a file that nobody meets, or that only developers do.
  private func branches(in file: FileViews, number: Int32) -> DeadBranches {
    let types = NestedRanges(file.types.indices.lazy.map { file.tree[file.types[$0].node].tokens })
    var branches = DeadBranches(file: file) { name, token, isOwn in
      guard isOwn else { return unique[name] }
      guard let type = types.last(around: token).map({ file.types[$0] }) else { return nil }
      return constants[Key(owner: type.name, name: name, file: number)]
        ?? constants[Key(owner: type.name, name: name, file: -1)]
    } isUnmade: { owner, name in
      unmade.contains(Key(owner: owner, name: name, file: -1))
    }
    branches.find()
    return branches
  }

  /// The tokens of a file that nobody meets, and those that only people meet who make the app.
  func unmet(in file: FileViews, number: Int32) -> (never: [Range<TokenID>], debugging: [Range<TokenID>]) {
    let branches = branches(in: file, number: number)
    let uncalled = (uncalled[number] ?? []).map { file.tree[file.members[Int($0)].node].tokens }
    let debugging = branches.debugging + clauses(of: file.tree, that: .debug)
    return (uncalled + branches.untaken, debugging + DebuggedFunctions.tokens(of: file, calledIn: debugging))
  }
}

/// The suspects that have not been met yet. Most are met by the first other file that names them; then no further mention
/// counts, and when all that share a class of names are met, no name of that class is looked at any more.
private struct OpenSuspects {
  private(set) var isOpen: [Bool]
  private(set) var classes: NameClasses
  private let entries: [WantedNames.Entry]
  /// Where the entries of each suspect begin.
  private var starts: [Int32]
  /// How many entries of each class belong to suspects that are open.
  private var counts = [Int32](repeating: 0, count: NameClasses.count)

  init(_ wanted: WantedNames, count: Int) {
    isOpen = Array(repeating: true, count: count)
    classes = wanted.classes
    entries = wanted.entries
    starts = Array(repeating: Int32(entries.count), count: count + 1)
    for index in entries.indices.reversed() {
      starts[Int(entries[index].suspect)] = Int32(index)
      counts[Int(entries[index].number)] += 1
    }
  }

  mutating func close(_ suspect: Int32) {
    guard isOpen[Int(suspect)] else { return }
    isOpen[Int(suspect)] = false
    var index = Int(starts[Int(suspect)])
    while index < entries.count, entries[index].suspect == suspect {
      let number = Int(entries[index].number)
      counts[number] -= 1
      if counts[number] == 0 { classes.remove(number) }
      index += 1
    }
  }
}

extension SuspectCode {
  static var harmless: Set<Name> { SuspectCollector.harmless }
}
