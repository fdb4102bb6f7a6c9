// What the mentions of suspects do, read over the names of a file in one go.

import CurbcutSymbols
import CurbcutSyntax

/// Finds what the mentions of wanted names do; what stands in previews and tests is left out.
struct SuspectReader {
  private let reader: MentionReader
  private let bodies: [Body]
  private var previews: [Range<TokenID>]?
  private let hasTypesOfPreviews: Bool
  /// What is said about many at once, by names that are looked for many times.
  private var namesakes: [Name: Namesakes] = [:]

  /// Up to so many of one name are asked one by one.
  private static let few = 8

  init(tree: Tree, types: [TypeDeclaration], members: [Member], bodies: [Body]) {
    reader = MentionReader(tree: tree, types: types, members: members)
    self.bodies = bodies
    hasTypesOfPreviews = types.contains { !$0.surroundings.isDisjoint(with: [.preview, .tests]) }
  }

  init(_ file: FileViews) {
    self.init(tree: file.tree, types: file.types, members: file.members, bodies: file.bodies)
  }

  /// `body` gets the token for uncalled suspects; what is said about others may have been said at several.
  /// `isOpen` tells of suspects whose other mentions still count; `classes` are those of their names where they are not
  /// those of all that is wanted.
  mutating func read(
    _ wanted: WantedNames, _ suspects: [Suspect], classes: NameClasses? = nil, skipsOwnNames: Bool,
    isOpen: (Int32) -> Bool, _ body: (TokenID, Int32, MentionFacts) -> Void
  ) {
    let tree = reader.tree
    namesakes = [:]
    func ask(_ entry: WantedNames.Entry, _ token: TokenID) {
      guard isOpen(entry.suspect) else { return }
      let suspect = suspects[Int(entry.suspect)]
      if skipsOwnNames, reader.members[Int(suspect.member)].nameToken == token { return }
      let facts = facts(token, suspect, entry.form)
      if !facts.isEmpty, !isInPreview(token) { body(token, entry.suspect, facts) }
    }
    func look(_ token: TokenID) {
      let name = tree.name(of: token)
      let places = wanted.places(of: name)
      if places.count <= Self.few {
        for place in places { ask(wanted.entries[Int(place)], token) }
        return
      }
      // Types that each have a flag of that name: few of them are meant by one mention.
      var all = namesakes.removeValue(forKey: name) ?? Namesakes(places, wanted, suspects)
      for place in all.uncalled { ask(wanted.entries[Int(place)], token) }
      if !all.byOwner.isEmpty, !isInPreview(token) {
        let owners = reader.ownersMeant(by: token)
        for owner in owners { for place in all.byOwner[owner] ?? [] { ask(wanted.entries[Int(place)], token) } }
        for index in all.classes.indices {
          let facts = facts(token, all.classes[index].example, all.classes[index].form)
          if !facts.isEmpty { all.classes[index].add(facts, except: owners) }
        }
      }
      namesakes[name] = all
    }
    if let classes {
      tree.tokens.forEachName(in: classes, look)
    } else {
      tree.tokens.forEachName { token, number in if wanted.summary.mayHold(number) { look(token) } }
    }
    for all in namesakes.values {
      for (owner, places) in all.byOwner {
        for place in places {
          let entry = wanted.entries[Int(place)]
          guard isOpen(entry.suspect) else { continue }
          let suspect = suspects[Int(entry.suspect)]
          let facts = all.classes.first { $0.holds(suspect, entry.form) }?.facts(of: owner) ?? []
          if !facts.isEmpty { body(0, entry.suspect, facts) }
        }
      }
    }
    namesakes = [:]
  }

  private func facts(_ token: TokenID, _ suspect: Suspect, _ form: WantedNames.Form) -> MentionFacts {
    switch suspect.kind {
    case .uncalled: reader.mayUse(token) ? .named : []
    case .unmade: reader.mayMake(token, of: suspect.owner) ? .named : []
    case .unset:
      switch form {
      case .plain: reader.facts(token, of: suspect.name, ownedBy: suspect.owner, isClass: suspect.isInClass)
      case .binding: reader.bindingFacts(token)
      case .storage: .set
      }
    }
  }

  private mutating func isInPreview(_ token: TokenID) -> Bool {
    if hasTypesOfPreviews {
      let type = reader.innermostType(token)
      if type >= 0, !reader.types[Int(type)].surroundings.isDisjoint(with: [.preview, .tests]) { return true }
    }
    if previews == nil {
      previews = bodies.filter { $0.kind == .preview || $0.surroundings.contains(.preview) }
        .map { reader.tree[$0.block].tokens }
      if pathSurroundings(reader.tree.source.path).contains(.tests) {
        previews?.append(reader.tree[reader.tree.root].tokens)
      }
    }
    return previews?.contains { $0.contains(token) } ?? false
  }
}

/// Suspects of one name, of which most are meant alike by a mention: all whose types are not told by it.
private struct Namesakes {
  /// What mentions tell of the suspects of one kind.
  struct Class {
    /// A suspect like those, of no type.
    var example: Suspect
    var form: WantedNames.Form
    /// For each fact the types of which no mention has told it; nil where none has told it at all.
    private var exceptions: [[Name]?] = Array(repeating: nil, count: MentionFacts.RawValue.bitWidth)

    init(_ suspect: Suspect, _ form: WantedNames.Form) {
      example = suspect
      example.owner = .none
      self.form = form
    }

    func holds(_ suspect: Suspect, _ form: WantedNames.Form) -> Bool {
      suspect.kind == example.kind && suspect.isInClass == example.isInClass && form == self.form
    }

    /// Notes what a mention says about all but the suspects of some types.
    mutating func add(_ facts: MentionFacts, except owners: [Name]) {
      for bit in exceptions.indices where facts.rawValue >> bit & 1 == 1 {
        exceptions[bit] = exceptions[bit].map { known in known.filter(owners.contains) } ?? owners
      }
    }

    func facts(of owner: Name) -> MentionFacts {
      var result: MentionFacts.RawValue = 0
      for bit in exceptions.indices {
        if let exceptions = exceptions[bit], !exceptions.contains(owner) { result |= 1 << bit }
      }
      return MentionFacts(rawValue: result)
    }
  }

  /// Places of functions and computed properties, which are met by what names them, whatever their type is.
  var uncalled: [Int32] = []
  /// Those of others by their types.
  var byOwner: [Name: [Int32]] = [:]
  var classes: [Class] = []

  init(_ places: ArraySlice<Int32>, _ wanted: WantedNames, _ suspects: [Suspect]) {
    for place in places {
      let entry = wanted.entries[Int(place)]
      let suspect = suspects[Int(entry.suspect)]
      guard suspect.kind != .uncalled else {
        uncalled.append(place)
        continue
      }
      byOwner[suspect.owner, default: []].append(place)
      if !classes.contains(where: { $0.holds(suspect, entry.form) }) { classes.append(Class(suspect, entry.form)) }
    }
  }
}
