// What a file declares that may never be met: functions and properties that nothing in it names, values that nothing in
// it sets, cases that nothing in it makes. `UnshownCode` asks the other files.

import CurbcutSourceText
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

/// Which names are looked for: by hash, behind a table that turns nearly all others away.
struct WantedNames: Sendable {
  enum Form: UInt8, Sendable { case plain, binding, storage }

  private(set) var entries: [Name: [(index: Int32, form: Form)]] = [:]
  /// A bit for each class of names that one of them falls in.
  private(set) var classes = [UInt64](repeating: 0, count: 1024)

  mutating func add(_ suspect: Suspect, _ index: Int32, spelt text: String) {
    add(text, index, .plain)
    if suspect.kind == .unset {
      add("$" + text, index, .binding)
      add("_" + text, index, .storage)
    }
  }

  private mutating func add(_ text: String, _ index: Int32, _ form: Form) {
    entries[Name(text), default: []].append((index, form))
    guard let first = text.utf8.first, let last = text.utf8.last else { return }
    let place = TokenBuffer.nameClass(length: text.utf8.count, first: first, last: last)
    classes[place >> 6] |= 1 << UInt64(place & 63)
  }
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
    let collector = SuspectCollector(
      tree: tree, types: types, members: members, bodies: bodies, showsViews: showsViews)
    var found = collector.suspects()
    guard !found.isEmpty else { return }
    var wanted = WantedNames()
    for (index, suspect) in found.enumerated() {
      wanted.add(suspect, Int32(index), spelt: tree.string(of: members[Int(suspect.member)].nameToken))
    }
    var reader = SuspectReader(tree: tree, types: types, members: members, bodies: bodies)
    var isMet = [Bool](repeating: false, count: found.count)
    var named: [Edge] = []
    let copy = found
    let spans = Spans(found, members, tree)
    reader.read(wanted, { copy[Int($0)] }, skipsOwnNames: true) { token, index, facts in
      let suspect = copy[Int(index)]
      if suspect.kind == .uncalled {
        // What stands in code that may never be met itself is decided later.
        let from = spans.innermost(token)
        if from == index { return }
        if from < 0 { isMet[Int(index)] = true } else { named.append(Edge(from: from, to: index)) }
      } else {
        found[Int(index)].facts.formUnion(facts)
        if !suspect.isBorne(facts) { isMet[Int(index)] = true }
        // What is private to the file can be handed in from elsewhere.
        if facts.contains(.handedIn) { found[Int(index)].isHidden = false }
      }
    }
    Self.spread(&isMet, named)
    var place = [Int32](repeating: -1, count: found.count)
    for index in found.indices where !isMet[index] {
      place[index] = Int32(suspects.count)
      suspects.append(found[index])
    }
    for edge in named where place[Int(edge.from)] >= 0 && place[Int(edge.to)] >= 0 {
      edges.append(Edge(from: place[Int(edge.from)], to: place[Int(edge.to)]))
    }
  }

  /// What is met makes all that it names met.
  private static func spread(_ isMet: inout [Bool], _ edges: [Edge]) {
    var hasChanged = !edges.isEmpty
    while hasChanged {
      hasChanged = false
      for edge in edges where isMet[Int(edge.from)] && !isMet[Int(edge.to)] {
        isMet[Int(edge.to)] = true
        hasChanged = true
      }
    }
  }

  /// The tokens of the uncalled suspects, outer ones first.
  struct Spans {
    private let spans: [(tokens: Range<TokenID>, index: Int32)]

    init(_ suspects: [Suspect], _ members: [Member], _ tree: Tree) {
      spans = suspects.indices.compactMap { index in
        guard suspects[index].kind == .uncalled else { return nil }
        return (tree[members[Int(suspects[index].member)].node].tokens, Int32(index))
      }
    }

    /// The innermost suspect around a token, or -1.
    func innermost(_ token: TokenID) -> Int32 {
      var result: Int32 = -1
      for span in spans where span.tokens.contains(token) { result = span.index }
      return result
    }
  }
}

/// Finds what the mentions of wanted names do; what stands in previews and tests is left out.
struct SuspectReader {
  private let reader: MentionReader
  private let bodies: [Body]
  private var previews: [Range<TokenID>]?
  private let hasTypesOfPreviews: Bool

  init(tree: Tree, types: [TypeDeclaration], members: [Member], bodies: [Body]) {
    reader = MentionReader(tree: tree, types: types, members: members)
    self.bodies = bodies
    hasTypesOfPreviews = types.contains { !$0.surroundings.isDisjoint(with: [.preview, .tests]) }
  }

  init(_ file: FileViews) {
    self.init(tree: file.tree, types: file.types, members: file.members, bodies: file.bodies)
  }

  mutating func read(
    _ wanted: WantedNames, _ suspect: (Int32) -> Suspect, skipsOwnNames: Bool,
    _ body: (TokenID, Int32, MentionFacts) -> Void
  ) {
    let tree = reader.tree
    var found: [(TokenID, (index: Int32, form: WantedNames.Form))] = []
    tree.tokens.forEachName(tree.source, in: wanted.classes) { token in
      guard let entries = wanted.entries[tree.name(of: token)] else { return }
      for entry in entries { found.append((token, entry)) }
    }
    for (token, entry) in found {
      let suspect = suspect(entry.index)
      if skipsOwnNames, reader.members[Int(suspect.member)].nameToken == token { continue }
      let facts = facts(token, suspect, entry.form)
      if !facts.isEmpty, !isInPreview(token) { body(token, entry.index, facts) }
    }
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

/// Finds what may be suspected by its declaration alone.
struct SuspectCollector {
  let tree: Tree
  let types: [TypeDeclaration]
  let members: [Member]
  let bodies: [Body]
  let showsViews: Bool

  func suspects() -> [Suspect] {
    members.indices.compactMap { suspect(Int32($0)) }
  }

  private func suspect(_ index: Int32) -> Suspect? {
    let member = members[Int(index)]
    guard member.name.exists, !member.reach.contains(.foreign),
      member.surroundings.isDisjoint(with: [.preview, .tests, .otherPlatform, .generated]),
      member.kind != .initializer
    else { return nil }
    var isHidden = member.reach.contains(.hidden)
    var isInClass = false
    var owner = Name.none
    if member.owner >= 0 {
      let type = types[Int(member.owner)]
      guard type.kind != .protocolDecl, !type.reach.contains(.foreign) else { return nil }
      owner = type.name
      isInClass = type.kind == .classDecl
      var around = member.owner
      while around >= 0, !isHidden {
        isHidden = types[Int(around)].reach.contains(.hidden)
        around = types[Int(around)].parent
      }
    }
    var suspect = Suspect(
      kind: .uncalled, member: index, name: member.name, owner: owner, isInClass: isInClass, isHidden: isHidden)
    suspect.isExported =
      !isHidden
      && (member.reach.contains(.exported)
        || member.owner >= 0 && types[Int(member.owner)].reach.contains(.exported)
          && (member.kind == .enumCase || types[Int(member.owner)].kind == .extensionDecl))
    switch member.kind {
    case .function: return mayBeUncalled(member) ? suspect : nil
    case .enumCase:
      suspect.kind = .unmade
      return mayBeUnmade(member) ? suspect : nil
    case .property:
      if let start = start(of: member), isLone(member) {
        suspect.kind = .unset
        suspect.start = start
        if member.reach.contains(.setHidden) { suspect.isHidden = suspect.isHidden || isLone(member) }
        return suspect
      }
      return mayBeUncalled(member) ? suspect : nil
    case .initializer: return nil
    }
  }

  // MARK: Functions and computed properties

  private func mayBeUncalled(_ member: Member) -> Bool {
    guard showsViews else { return false }
    if member.kind == .property, !member.block.exists {
      // What a private property is made by: the views of UIKit.
      guard member.reach.contains(.hidden), member.value.exists, tree.kind(member.value) == .callExpr else {
        return false
      }
      return member.attributes.isEmpty
    }
    guard member.block.exists, !Self.requirements.contains(member.name) else { return false }
    // What a protocol asks for cannot be private.
    if member.reach.contains(.hidden) { return true }
    guard member.body >= 0 else { return false }
    let kind = bodies[Int(member.body)].kind
    guard kind == .function || kind == .property else { return false }
    guard member.owner >= 0 else { return true }
    let name = types[Int(member.owner)].name
    return types.allSatisfy { $0.name != name || $0.inheritedNames.allSatisfy(Self.harmless.contains) }
  }

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

  private func mayBeUnmade(_ member: Member) -> Bool {
    guard member.owner >= 0, types[Int(member.owner)].kind == .enumDecl else { return false }
    let name = types[Int(member.owner)].name
    return types.allSatisfy { $0.name != name || $0.inheritedNames.allSatisfy(Self.plain.contains) }
  }

  /// Protocols by which no case is made.
  private static let plain: Set<Name> = Set(
    [
      "Equatable", "Hashable", "Sendable", "Identifiable", "Error", "LocalizedError", "Comparable",
      "CustomStringConvertible",
    ].map { Name($0) })

  // MARK: Properties

  /// What a property begins with, when it is a plain one that begins with `false`, `true` or `nil`.
  private func start(of member: Member) -> MentionFacts? {
    guard member.owner >= 0, member.attributes.allSatisfy({ $0 == .State || $0 == .Published || $0 == .other }) else {
      return nil
    }
    let type = types[Int(member.owner)]
    guard !type.inheritedNames.contains(where: Self.decoded.contains) else { return nil }
    if member.value.exists {
      switch tree.kind(member.value) {
      case .boolLiteral:
        guard !member.type.exists || tree.mainIs(member.type, "Bool") else { return nil }
        return tree.mainIs(member.value, "true") ? .setTrue : .setFalse
      case .nilLiteral: return isPlainOptional(member.type) ? .setNil : nil
      default: return nil
      }
    }
    guard !member.isConstant, !member.block.exists, isPlainOptional(member.type) else { return nil }
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
  private func isLone(_ member: Member) -> Bool {
    guard member.owner >= 0 else { return true }
    let name = types[Int(member.owner)].name
    var count = 0
    for type in types where type.name == name {
      for index in type.members where members[Int(index)].name == member.name { count += 1 }
    }
    return count == 1
  }
}
