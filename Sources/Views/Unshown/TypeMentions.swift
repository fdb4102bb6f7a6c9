// Every place of a project that names a view type of its own.

import CurbcutSourceText
import CurbcutSymbols
import CurbcutSyntax

/// The view types of a project that nobody uses from outside of it, and where it names them.
struct TypeMentions: Sendable {
  enum Platform: UInt8 { case phone, mac, other, debugging }

  /// What a place that names a view type tells.
  struct Place: Hashable {
    var name: Name
    /// The view type in whose code it stands; none elsewhere.
    var owner: Name
    var platform: Platform

    private var mixed: UInt64 { mixedBits(name.hash, owner.hash) &+ UInt64(platform.rawValue) }
    func _rawHashValue(seed: Int) -> Int { spreadHash(mixed, seed: seed) }
    func hash(into hasher: inout Hasher) { hasher.combine(mixed) }
  }

  /// The types, by their keys (`UnshownTypes.key`).
  let candidates: Set<Name>
  private(set) var places: Set<Place> = []
  /// The types in which other things stand that are called like one of them: `Strings` of `Strings.FacetView`.
  private let namesakes: [Name: Set<Name>]
  /// Whether the pages of developers are there for the people who use the app.
  private let isToolOfTrade: Bool
  /// The public code that others may use; nil where there is no app and all of it is.
  private let offer: PublicOffer?
  /// Whether only structures are looked for.
  private let isOfStructures: Bool
  /// Of their names.
  private let classes: NameClasses

  var isApp: Bool { offer != nil }

  /// `unmet` gives the tokens of a file that nobody meets: what they name is not used by it.
  init(
    _ files: [FileViews], _ offer: PublicOffer?, isOfStructures: Bool = false, isToolOfTrade: Bool,
    leavingOut unmet: (FileViews, Int32) -> [Range<TokenID>]
  ) {
    var classes = NameClasses()
    (candidates, namesakes) = Self.candidates(files, in: &classes, offer, isOfStructures: isOfStructures)
    self.offer = offer
    self.isOfStructures = isOfStructures
    self.classes = classes
    self.isToolOfTrade = isToolOfTrade
    guard !candidates.isEmpty else { return }
    // Beside what is asked on the way: a set that somebody else holds is copied for each file.
    var found: Set<Place> = []
    for (number, file) in files.enumerated() {
      collect(in: file, leavingOut: { unmet(file, Int32(number)) }, into: &found)
    }
    places = found
  }

  /// What is needed to compare two versions of a file.
  var withoutPlaces: TypeMentions {
    var result = self
    result.places = []
    return result
  }

  /// Whether two versions of a file that declare the same say the same about all types.
  func isSame(_ a: FileViews, _ b: FileViews, leavingOut unmet: (FileViews) -> [Range<TokenID>]) -> Bool {
    var (mentionsA, mentionsB): (Set<Place>, Set<Place>) = ([], [])
    collect(in: a, leavingOut: { unmet(a) }, into: &mentionsA)
    collect(in: b, leavingOut: { unmet(b) }, into: &mentionsB)
    var classes = NameClasses()
    return mentionsA == mentionsB
      && Self.candidates([a], in: &classes, offer, isOfStructures: isOfStructures)
        == Self.candidates([b], in: &classes, offer, isOfStructures: isOfStructures)
  }

  /// The types that may be unshown, by their keys, and the types in which others of their names stand; `classes` takes
  /// those of their names.
  private static func candidates(
    _ files: [FileViews], in classes: inout NameClasses, _ offer: PublicOffer?, isOfStructures: Bool
  ) -> (Set<Name>, [Name: Set<Name>]) {
    var keys: Set<Name> = []
    var others: Set<Name> = []
    var namesakes: [Name: Set<Name>] = [:]
    for file in files {
      let isOffered = offer?.contains(file.path) ?? true
      for type in file.types where type.kind != .extensionDecl {
        if UnshownTypes.isNamesake(type) {
          namesakes[type.name, default: []].insert(file.types[Int(type.parent)].name)
          continue
        }
        let key = UnshownTypes.key(of: type, in: file)
        if UnshownTypes.mayBeShown(type), !isOfStructures || type.kind == .structDecl, !type.surroundings.isOutOfScope,
          UnshownTypes.hasCapital(type, file.tree),
          !isOffered || !UnshownTypes.isPublic(type, file.tree), keys.insert(key).inserted
        {
          classes.insert(file.tree.tokens.text(type.nameToken, in: file.tree.source))
          continue
        }
        others.insert(key)
      }
    }
    keys.subtract(others)
    return (keys, namesakes.filter { keys.contains($0.key) })
  }

  private func collect(
    in file: FileViews, leavingOut unmet: () -> [Range<TokenID>], into mentions: inout Set<Place>
  ) {
    let tree = file.tree
    var previews: [Range<TokenID>] = []
    var elsewhere: Set<TokenID> = []
    var spans: NestedRanges?
    var isPrepared = false
    var unshown: [Range<TokenID>] = []
    var ofDebugging: [Range<TokenID>] = []
    var ofOthers: [Range<TokenID>] = []
    let hidden =
      file.types.contains(where: UnshownTypes.isHidden)
      ? Set(file.types.lazy.filter(UnshownTypes.isHidden).map(\.name)) : []
    tree.tokens.forEachName(in: classes) { token in
      let spelt = tree.name(of: token)
      // A private type of the file is meant before one of another file.
      let name = hidden.contains(spelt) ? UnshownTypes.hiddenKey(spelt, in: file) : spelt
      guard candidates.contains(name), !isOfNamesake(token, name, in: tree), !isOfParameter(token, in: tree) else {
        return
      }
      var owner = Name.none
      var surroundings: Surroundings = []
      var innermost = 0
      let types = spans ?? NestedRanges(file.types.indices.lazy.map { tree[file.types[$0].node].tokens })
      spans = types
      // By their places: a copy of a declaration counts references.
      for index in types.all(around: token) {
        surroundings = file.types[index].surroundings
        innermost = index
        if UnshownTypes.isNamesake(file.types[index]) { continue }
        let own = file.types[index].name
        let key = hidden.contains(own) ? UnshownTypes.hiddenKey(own, in: file) : own
        if owner != name, candidates.contains(key) { owner = key }
      }
      guard owner != name, surroundings.isDisjoint(with: [.preview, .tests]) else { return }
      if !isPrepared {
        isPrepared = true
        unshown = unmet()
        ofDebugging = clauses(of: tree, that: .debug)
        // No view is made of what modifiers of other platforms hold: `#if os(visionOS)` `.toolbar { … }`.
        ofOthers = clauses(of: tree, that: .otherPlatform)
        for body in file.bodies where body.kind == .preview || body.surroundings.contains(.preview) {
          previews.append(tree[body.block].tokens)
        }
        // What the folders of a path say is good enough for the file itself: `Settings/AppleWatch` may well be a screen of
        // the phone, and what it uses lies elsewhere.
        if !file.surroundingsOfPath.contains(.otherPlatform) {
          for view in file.views where view.kind == .use && view.surroundings.contains(.otherPlatform) {
            elsewhere.insert(view.nameToken)
          }
        }
      }
      guard !previews.contains(where: { $0.contains(token) }), !unshown.contains(where: { $0.contains(token) }) else {
        return
      }
      let isOfDevelopers =
        surroundings.contains(.debug) && !isToolOfTrade
        && !tree.tokens.text(file.types[innermost].nameToken, in: tree.source).contains("Log")
      if isOfDevelopers || ofDebugging.contains(where: { $0.contains(token) }) {
        mentions.insert(Place(name: name, owner: owner, platform: .debugging))
        return
      }
      mentions.insert(
        Place(
          name: name, owner: owner,
          platform: elsewhere.contains(token) || ofOthers.contains(where: { $0.contains(token) })
            ? Self.platform(of: token, in: tree) : .phone))
    }
  }

  /// Whether a token names another thing than a type that may be unshown: what is declared in `enum Strings` under the
  /// same name, `Strings.FacetView`.
  private func isOfNamesake(_ token: TokenID, _ name: Name, in tree: Tree) -> Bool {
    guard !namesakes.isEmpty, let holders = namesakes[name], token > 1 else { return false }
    switch tree.tokens.word(token &- 1) {
    case .struct, .enum, .class, .typealias: return true
    default:
      return tree.tokens.kind(token &- 1) == .period && tree.tokens.isName(token &- 2)
        && holders.contains(tree.name(of: token &- 2))
    }
  }

  /// So far back the beginning of a list of parameters is looked for.
  private static let longestParameters: TokenID = 200

  /// Whether a token is the type of a parameter of a function: `func cell(_ cell: AvatarCell, didTap button: UIButton)`.
  /// What is handed to it is made elsewhere, and a delegate's function makes nothing.
  private func isOfParameter(_ token: TokenID, in tree: Tree) -> Bool {
    let tokens = tree.tokens
    guard token > 3, tokens.kind(token - 1) == .colon, [.comma, .rightParen].contains(tokens.kind(token + 1)) else {
      return false
    }
    var (place, closed) = (token - 2, 0)
    let first = token > Self.longestParameters ? token - Self.longestParameters : 2
    while place > first {
      switch tokens.kind(place) {
      case .rightParen: closed += 1
      case .leftParen where closed == 0: return tokens.isName(place - 1) && tokens.word(place - 2) == .func
      case .leftParen: closed -= 1
      case .leftBrace, .rightBrace: return false
      default: break
      }
      place -= 1
    }
    return false
  }

  /// The platform that the conditions around a token name; the Mac when they name none, as after `#if os(iOS) … #else`.
  private static func platform(of token: TokenID, in tree: Tree) -> Platform {
    for clause in tree.conditionals.lazy.flatMap({ tree.children($0) }) where tree.kind(clause) == .ifConfigClause {
      guard tree[clause].tokens.contains(token), let condition = clauseCondition(tree, clause) else {
        continue
      }
      let words = tree[condition].tokens.map { tree.string(of: $0) }
      guard words.contains(where: { ["tvOS", "watchOS", "visionOS", "xrOS"].contains($0) }) else { continue }
      if !words.contains(where: { ["macOS", "OSX", "macCatalyst", "iOS", "!"].contains($0) }) { return .other }
    }
    return .mac
  }
}
