// What a file declares that may never be met: functions and properties that nothing in it names, values that nothing in
// it sets, cases that nothing in it makes. `UnshownCode` asks the other files.

import CurbcutSourceText
import CurbcutSymbols
import CurbcutSyntax

/// A declaration that the rest of its file lets stand as never met.
struct Suspect: Hashable, Sendable {
  enum Kind: UInt8, Sendable {
    /// A function or computed property that nothing names.
    case uncalled
    /// A property that keeps the value it begins with.
    case unset
    /// A case of an enumeration that nothing makes.
    case unmade
  }

  var kind: Kind
  /// Index into `FileViews.members`.
  var member: Int32
  var name: Name
  /// The type, by its name; none for globals.
  var owner: Name
  var isInClass: Bool
  /// Whether other files cannot name it.
  var isHidden: Bool
  /// Whether other packages can.
  var isExported = false
  /// What an `unset` property begins with.
  var start: MentionFacts = []
  /// What the file does with it.
  var facts: MentionFacts = []
  /// The first suspect of the file that every mention means alike, by its index: overloads of one function are named, or
  /// not, all together, and are looked for as one.
  var group: Int32 = 0

  /// Whether what is done with it leaves it as it is.
  func isBorne(_ facts: MentionFacts) -> Bool {
    switch kind {
    case .uncalled: true
    case .unset:
      facts.isDisjoint(with: [.set, .shadowed])
        && facts.intersection([.setFalse, .setTrue, .setNil]).isSubset(of: start)
    case .unmade: facts.isEmpty
    }
  }
}

extension Suspect {
  /// What tells the groups of one file apart.
  private struct Key: Hashable {
    var kind: Kind
    var name: Name
    var owner: Name
    var isHidden: Bool
    var isExported: Bool

    private var mixed: UInt64 {
      let flags = UInt64(kind.rawValue) << 2 | (isHidden ? 2 : 0) | (isExported ? 1 : 0)
      return (name.hash ^ owner.hash &* 0xC2B2_AE3D_27D4_EB4F) &+ flags
    }

    func _rawHashValue(seed: Int) -> Int { spreadHash(mixed, seed: seed) }
    func hash(into hasher: inout Hasher) { hasher.combine(mixed) }
  }

  /// Puts what every mention means alike into one group.
  static func group(_ suspects: inout [Suspect]) {
    var first: [Key: Int32] = [:]
    for index in suspects.indices {
      let suspect = suspects[index]
      suspects[index].group = Int32(index)
      // What is done to a property tells of it alone.
      if suspect.kind == .unset { continue }
      let key = Key(
        kind: suspect.kind, name: suspect.name, owner: suspect.kind == .unmade ? suspect.owner : .none,
        isHidden: suspect.isHidden, isExported: suspect.isExported)
      if let known = first[key] { suspects[index].group = known } else { first[key] = Int32(index) }
    }
  }
}

/// Which names are looked for: by their classes, which turn nearly all others away, and then by their hashes.
struct WantedNames: Sendable {
  enum Form: UInt8, Sendable { case plain, binding, storage }

  struct Entry: Sendable {
    var name: Name
    var suspect: Int32
    var form: Form
    /// The class of the name.
    var number: Int32
  }

  /// The classes of the names as far as few bits can tell: all of their bits are more than what most files hold.
  let summary: NameSummary
  /// In the order of the suspects.
  let entries: [Entry]
  private let index: NameIndex

  /// `suspects` with the bytes of their names.
  init(_ suspects: some Sequence<(suspect: Suspect, text: ArraySlice<UInt8>)>) {
    var entries: [Entry] = []
    var summary = NameSummary.none
    for (suspectNumber, (suspect, text)) in suspects.enumerated() {
      guard let first = text.first, let last = text.last else { continue }
      func add(_ name: Name, _ form: Form, length: Int, first: UInt8) {
        let number = NameClasses.number(length: length, first: first, last: last)
        summary.insert(number)
        entries.append(Entry(name: name, suspect: Int32(suspectNumber), form: form, number: Int32(number)))
      }
      add(suspect.name, .plain, length: text.count, first: first)
      guard suspect.kind == .unset else { continue }
      add(Name(text, behind: UInt8(ascii: "$")), .binding, length: text.count + 1, first: UInt8(ascii: "$"))
      add(Name(text, behind: UInt8(ascii: "_")), .storage, length: text.count + 1, first: UInt8(ascii: "_"))
    }
    self.entries = entries
    self.summary = summary
    index = NameIndex(count: entries.count) { entries[$0].name }
  }

  /// The classes of the names.
  var classes: NameClasses {
    var classes = NameClasses()
    for entry in entries { classes.insert(Int(entry.number)) }
    return classes
  }

  /// The places of what is looked for by a name.
  func places(of name: Name) -> ArraySlice<Int32> { index.places(of: name) }
}

/// The suspects of a file.
struct SuspectCode: Sendable {
  /// A suspect that names another one, by their indices.
  struct Edge: Hashable, Sendable {
    var from: Int32
    var to: Int32
  }

  private(set) var suspects: [Suspect] = []
  private(set) var edges: [Edge] = []

  /// `showsViews` says whether the file has views or objects of UIKit: only there it matters that code is not called.
  init(tree: Tree, types: [TypeDeclaration], members: [Member], bodies: [Body], showsViews: Bool) {
    var collector = SuspectCollector(
      tree: tree, types: types, members: members, bodies: bodies, showsViews: showsViews)
    var found = collector.suspects()
    if found.isEmpty { return }
    Suspect.group(&found)
    // Of a group only the first is looked for: whoever names one of them from outside names all of them.
    let wanted = WantedNames(
      found.enumerated().lazy.map { index, suspect in
        let isFirst = Int(suspect.group) == index
        return (suspect, isFirst ? tree.tokens.text(members[Int(suspect.member)].nameToken, in: tree.source) : [])
      })
    var reader = SuspectReader(tree: tree, types: types, members: members, bodies: bodies)
    var isMet = [Bool](repeating: false, count: found.count)
    var named: Set<Edge> = []
    let copy = found
    let spans = Spans(found, members, tree)
    reader.read(wanted, copy, skipsOwnNames: true, isOpen: { !isMet[Int($0)] }) { token, index, facts in
      let suspect = copy[Int(index)]
      if suspect.kind == .uncalled {
        // What stands in code that may never be met itself is decided later.
        let from = spans.innermost(token)
        if from < 0 { return isMet[Int(index)] = true }
        let group = copy[Int(from)].group
        if group != index { named.insert(Edge(from: group, to: index)) }
      } else {
        found[Int(index)].facts.formUnion(facts)
        if !suspect.isBorne(facts) { isMet[Int(index)] = true }
        // What is private to the file can be handed in from elsewhere.
        if facts.contains(.handedIn) { found[Int(index)].isHidden = false }
      }
    }
    Self.spread(&isMet, named)
    var place = [Int32](repeating: -1, count: found.count)
    for index in found.indices where !isMet[Int(found[index].group)] {
      place[index] = Int32(suspects.count)
      // The first of a group stands before the others.
      let first = place[Int(found[index].group)]
      found[index].group = first
      suspects.append(found[index])
      if first != place[index] { edges.append(Edge(from: first, to: place[index])) }
    }
    for edge in named where place[Int(edge.from)] >= 0 && place[Int(edge.to)] >= 0 {
      edges.append(Edge(from: place[Int(edge.from)], to: place[Int(edge.to)]))
    }
  }

  /// What is met makes all that it names met.
  private static func spread(_ isMet: inout [Bool], _ edges: Set<Edge>) {
    if edges.isEmpty { return }
    var named: [Int32: [Int32]] = [:]
    for edge in edges { named[edge.from, default: []].append(edge.to) }
    var next = named.keys.filter { isMet[Int($0)] }
    while let met = next.popLast() {
      for other in named[met] ?? [] where !isMet[Int(other)] {
        isMet[Int(other)] = true
        next.append(other)
      }
    }
  }

  /// The tokens of the uncalled suspects, outer ones first.
  struct Spans {
    private let tokens: NestedRanges
    private let indices: [Int32]

    init(_ suspects: [Suspect], _ members: [Member], _ tree: Tree) {
      indices = suspects.indices.compactMap { suspects[$0].kind == .uncalled ? Int32($0) : nil }
      // They stand in the order of the source, as the members of a file do.
      tokens = NestedRanges(indices.lazy.map { tree[members[Int(suspects[Int($0)].member)].node].tokens })
    }

    /// The innermost suspect around a token, or -1.
    func innermost(_ token: TokenID) -> Int32 { tokens.last(around: token).map { indices[$0] } ?? -1 }
  }
}

/// Finds what may be suspected by its declaration alone.
struct SuspectCollector {
  let tree: Tree
  let types: [TypeDeclaration]
  let members: [Member]
  let bodies: [Body]
  let showsViews: Bool
  /// The types that inherit more than `harmless` and `plain`, by their names: every member of a type asks.
  private let inheritsMore: (thanHarmless: Set<Name>, thanPlain: Set<Name>)
  /// How many properties, functions and cases of a name all types of a name have in the file.
  private var counts: [MemberKey: Int] = [:]

  private struct MemberKey: Hashable {
    var type: Name
    var member: Name

    func _rawHashValue(seed: Int) -> Int { spreadHash(member.hash ^ type.hash &* 0xC2B2_AE3D_27D4_EB4F, seed: seed) }
  }

  init(tree: Tree, types: [TypeDeclaration], members: [Member], bodies: [Body], showsViews: Bool) {
    self.tree = tree
    self.types = types
    self.members = members
    self.bodies = bodies
    self.showsViews = showsViews
    func names(inheritingMoreThan known: Set<Name>) -> Set<Name> {
      Set(types.lazy.filter { !$0.inheritedNames.allSatisfy(known.contains) }.map(\.name))
    }
    inheritsMore = (names(inheritingMoreThan: Self.harmless), names(inheritingMoreThan: Self.plain))
  }

  mutating func suspects() -> [Suspect] {
    var result: [Suspect] = []
    for index in members.indices { if let suspect = suspect(Int32(index)) { result.append(suspect) } }
    return result
  }

  // Members and types are asked by their places: copies of them count references.

  private mutating func suspect(_ index: Int32) -> Suspect? {
    let place = Int(index)
    let reach = members[place].reach
    guard members[place].name.exists, !reach.contains(.foreign),
      members[place].surroundings.isDisjoint(with: [.preview, .tests, .otherPlatform, .generated]),
      members[place].kind != .initializer
    else { return nil }
    var isHidden = reach.contains(.hidden)
    var isInClass = false
    var owner = Name.none
    let type = Int(members[place].owner)
    if type >= 0 {
      guard types[type].kind != .protocolDecl, !types[type].reach.contains(.foreign) else { return nil }
      owner = types[type].name
      isInClass = types[type].kind == .classDecl
      var around = Int32(type)
      while around >= 0, !isHidden {
        isHidden = types[Int(around)].reach.contains(.hidden)
        around = types[Int(around)].parent
      }
    }
    var suspect = Suspect(
      kind: .uncalled, member: index, name: members[place].name, owner: owner, isInClass: isInClass, isHidden: isHidden)
    suspect.isExported =
      !isHidden
      && (reach.contains(.exported)
        || type >= 0 && types[type].reach.contains(.exported)
          && (members[place].kind == .enumCase || types[type].kind == .extensionDecl))
    switch members[place].kind {
    case .function: return mayBeUncalled(place) ? suspect : nil
    case .enumCase:
      suspect.kind = .unmade
      return mayBeUnmade(place) ? suspect : nil
    case .property:
      if let start = start(of: place), isLone(place) {
        suspect.kind = .unset
        suspect.start = start
        if reach.contains(.setHidden) { suspect.isHidden = true }
        return suspect
      }
      return mayBeUncalled(place) ? suspect : nil
    case .initializer: return nil
    }
  }

  // MARK: Functions and computed properties

  private func mayBeUncalled(_ place: Int) -> Bool {
    guard showsViews else { return false }
    let isHidden = members[place].reach.contains(.hidden)
    if members[place].kind == .property, !members[place].block.exists {
      // What a private property is made by: the views of UIKit.
      let value = members[place].value
      return isHidden && value.exists && tree.kind(value) == .callExpr && members[place].attributes.isEmpty
    }
    guard members[place].block.exists, !Self.requirements.contains(members[place].name) else { return false }
    // What a protocol asks for cannot be private.
    if isHidden { return true }
    guard members[place].body >= 0 else { return false }
    let kind = bodies[Int(members[place].body)].kind
    guard kind == .function || kind == .property else { return false }
    return members[place].owner < 0 || !inheritsMore.thanHarmless.contains(owner(of: place))
  }

  /// The type of a member by its name, which its extensions in the file share.
  private func owner(of place: Int) -> Name { types[Int(members[place].owner)].name }

  private static let requirements: Set<Name> = Set(
    ["body", "makeBody", "main", "previews", "tableRowBody", "tableColumnBody", "makeContent"].map { Name($0) })

  /// Protocols and classes that ask for no view but the body.
  static let harmless: Set<Name> = Set(
    [
      "View", "ViewModifier", "App", "Scene", "Identifiable", "Equatable", "Hashable", "Comparable", "Sendable",
      "Codable", "Encodable", "Decodable", "CaseIterable", "String", "Int", "Error", "ObservableObject", "Animatable",
      "ToolbarContent", "ButtonStyle", "PrimitiveButtonStyle", "LabelStyle", "ToggleStyle", "Shape",
      "InsettableShape", "UIViewController", "UIView", "UIViewRepresentable", "UIViewControllerRepresentable",
      "NSObject", "CustomStringConvertible", "AnyObject",
    ].map { Name($0) })

  // MARK: Cases of enumerations

  private func mayBeUnmade(_ place: Int) -> Bool {
    let type = Int(members[place].owner)
    return type >= 0 && types[type].kind == .enumDecl && !inheritsMore.thanPlain.contains(owner(of: place))
  }

  /// Protocols by which no case is made.
  private static let plain: Set<Name> = Set(
    [
      "Equatable", "Hashable", "Sendable", "Identifiable", "Error", "LocalizedError", "Comparable",
      "CustomStringConvertible",
    ].map { Name($0) })

  // MARK: Properties

  /// What a property begins with, when it is a plain one that begins with `false`, `true` or `nil`.
  private func start(of place: Int) -> MentionFacts? {
    let type = Int(members[place].owner)
    guard type >= 0, let start = startOfAny(place),
      members[place].attributes.allSatisfy({ $0 == .State || $0 == .Published || $0 == .other }),
      !types[type].inheritedNames.contains(where: Self.decoded.contains)
    else { return nil }
    return start
  }

  private func startOfAny(_ place: Int) -> MentionFacts? {
    let (value, type) = (members[place].value, members[place].type)
    if value.exists {
      switch tree.kind(value) {
      case .boolLiteral:
        guard !type.exists || tree.mainIs(type, "Bool") else { return nil }
        return tree.mainIs(value, "true") ? .setTrue : .setFalse
      case .nilLiteral: return isPlainOptional(type) ? .setNil : nil
      default: return nil
      }
    }
    guard !members[place].isConstant, !members[place].block.exists, isPlainOptional(type) else { return nil }
    return .setNil
  }

  /// An optional that no closure behind a call can be handed in for.
  private func isPlainOptional(_ type: NodeID) -> Bool {
    guard type.exists, tree.kind(type) == .optionalType else { return false }
    let wrapped = tree.lastChild(type)
    return wrapped.exists && tree.kind(wrapped) == .identifierType && Self.values.contains(tree.name(wrapped))
  }

  private static let values: Set<Name> = Set(
    [
      "String", "Int", "Double", "CGFloat", "Float", "Bool", "Date", "URL", "UUID", "Image", "Text", "Color", "UIImage",
      "UIColor", "LocalizedStringKey", "LocalizedStringResource", "AttributedString", "Error", "Data",
    ].map { Name($0) })

  private static let decoded: Set<Name> = Set(
    ["Codable", "Decodable", "NSManagedObject", "PersistentModel", "Object", "NSCoding", "NSSecureCoding"]
      .map { Name($0) })

  /// Whether its type declares one property of that name, so not another one for another build.
  private mutating func isLone(_ place: Int) -> Bool {
    guard members[place].owner >= 0 else { return true }
    if counts.isEmpty {
      for type in types {
        for index in type.members {
          counts[MemberKey(type: type.name, member: members[Int(index)].name), default: 0] += 1
        }
      }
    }
    return counts[MemberKey(type: owner(of: place), member: members[place].name)] == 1
  }
}
