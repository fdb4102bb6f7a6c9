// Which view types nobody meets on an iPhone: those that nothing in an app names, and those that are only used on other
// platforms. Found once for a project, from every place that names a view type. Modifiers and styles of the project's own
// are such types too.

import CurbcutSourceText
import CurbcutSyntax

/// Types of views, modifiers and styles that are declared and never shown on an iPhone. Keys stand for types here: the
/// name, or for a private type the name with its file. Of two types that share one, neither is told.
public struct UnshownTypes: Sendable {
  /// In an app: what nothing names but its own code, previews, tests and other such types.
  public private(set) var unused: Set<Name> = []
  /// What is used, and only where `#if os(tvOS)` and the like compile it for televisions, watches or headsets.
  public private(set) var ofOtherPlatforms: Set<Name> = []
  /// What is used, and only where it is compiled for those or for the Mac.
  public private(set) var ofTheMac: Set<Name> = []
  /// What is used, and only where `#if DEBUG` compiles it or by what is called a page for developers.
  public private(set) var ofDebugging: Set<Name> = []
  /// The views that nobody uses from outside of the project.
  private let candidates: Set<Name>
  /// The types in which other things stand that are called like one of them: `Strings` of `Strings.FacetView`.
  private let namesakes: [Name: Set<Name>]
  /// Whether the pages of developers are there for the people who use the app.
  private let isToolOfTrade: Bool
  /// The public code that others may use; nil where there is no app and all of it is.
  private let offer: PublicOffer?
  /// Of their names.
  private let classes: NameClasses

  /// Whether there are none.
  public var isEmpty: Bool {
    unused.isEmpty && ofOtherPlatforms.isEmpty && ofTheMac.isEmpty && ofDebugging.isEmpty
  }

  /// What the sets know a type of a file by.
  public static func key(of type: TypeDeclaration, in file: FileViews) -> Name {
    isHidden(type) ? hiddenKey(type.name, in: file) : isNamesake(type) ? .none : type.name
  }

  /// Whether a type is shown nowhere and stands in another one, by which it is named: `Strings.FacetView`.
  private static func isNamesake(_ type: TypeDeclaration) -> Bool {
    type.parent >= 0 && type.kind != .extensionDecl && !mayBeShown(type)
  }

  /// Whether a type can be named in its own file only: a private one that stands in no other type.
  private static func isHidden(_ type: TypeDeclaration) -> Bool {
    type.parent < 0 && type.kind != .extensionDecl && type.reach.contains(.hidden)
  }

  private static func hiddenKey(_ name: Name, in file: FileViews) -> Name {
    Name(hash: name.hash ^ (Name(file.path).hash &* 0x9E37_79B9_7F4A_7C15))
  }

  /// Whether it says anything about a type of this key.
  public func contains(_ key: Name) -> Bool {
    unused.contains(key) || ofOtherPlatforms.contains(key) || ofTheMac.contains(key) || ofDebugging.contains(key)
  }

  private enum Platform { case phone, mac, other, debugging }

  /// A place that names a view type.
  private struct Mention: Hashable {
    var name: Name
    /// The view type in whose code it stands; none elsewhere.
    var owner: Name
    var platform: Platform
  }

  /// `unmet` gives the tokens of a file that nobody meets: what they name is not used by it.
  init(
    _ files: [FileViews], namedElsewhere: Set<Name> = [], isToolOfTrade: Bool = false,
    leavingOut unmet: (FileViews, Int32) -> [Range<TokenID>] = { _, _ in [] }
  ) {
    var classes = NameClasses()
    let isApp = files.contains(where: Self.isRoot)
    offer = isApp ? PublicOffer(files) : nil
    (candidates, namesakes) = Self.candidates(files, in: &classes, offer)
    self.classes = classes
    self.isToolOfTrade = isToolOfTrade
    guard !candidates.isEmpty else { return }
    var mentions: Set<Mention> = []
    for name in namedElsewhere where candidates.contains(name) {
      mentions.insert(Mention(name: name, owner: .none, platform: .phone))
    }
    for (number, file) in files.enumerated() {
      collect(in: file, leavingOut: { unmet(file, Int32(number)) }, into: &mentions)
    }
    // A library offers its views to others, and what nothing names in it is where they begin.
    let roots = isApp ? [] : candidates.subtracting(mentions.map(\.name))
    let unreached = Self.unreached(candidates, by: mentions, from: roots)
    if isApp { unused = unreached }
    if mentions.allSatisfy({ $0.platform == .phone }) { return }
    var known = candidates.subtracting(unreached)
    if isApp {
      ofDebugging = Self.unreached(known, by: mentions.filter { $0.platform != .debugging }, from: roots)
      known.subtract(ofDebugging)
    }
    ofOtherPlatforms = Self.unreached(known, by: mentions.filter { $0.platform != .other }, from: roots)
    ofTheMac = Self.unreached(
      known, by: mentions.filter { $0.platform == .phone || $0.platform == .debugging }, from: roots
    ).subtracting(ofOtherPlatforms)
  }

  /// What is left of the names without those that are named outside of all of them, or by one that is.
  private static func unreached(
    _ names: Set<Name>, by mentions: some Sequence<Mention>, from roots: Set<Name>
  ) -> Set<Name> {
    var named: [Name: [Name]] = [:]
    for mention in mentions { named[mention.owner, default: []].append(mention.name) }
    var names = names.subtracting(roots)
    var next = [Name.none] + roots
    while let owner = next.popLast() {
      for name in named[owner] ?? [] where names.remove(name) != nil { next.append(name) }
    }
    return names
  }

  /// Whether two versions of a file that declare the same say the same about all types.
  func isSame(_ a: FileViews, _ b: FileViews, leavingOut unmet: (FileViews) -> [Range<TokenID>]) -> Bool {
    var (mentionsA, mentionsB): (Set<Mention>, Set<Mention>) = ([], [])
    collect(in: a, leavingOut: { unmet(a) }, into: &mentionsA)
    collect(in: b, leavingOut: { unmet(b) }, into: &mentionsB)
    var classes = NameClasses()
    return mentionsA == mentionsB
      && Self.candidates([a], in: &classes, offer) == Self.candidates([b], in: &classes, offer)
  }

  /// The types that may be unshown, by their keys, and the types in which others of their names stand; `classes` takes
  /// those of their names.
  private static func candidates(
    _ files: [FileViews], in classes: inout NameClasses, _ offer: PublicOffer?
  ) -> (Set<Name>, [Name: Set<Name>]) {
    var keys: Set<Name> = []
    var others: Set<Name> = []
    var namesakes: [Name: Set<Name>] = [:]
    for file in files {
      let isOffered = offer?.contains(file.path) ?? true
      for type in file.types where type.kind != .extensionDecl {
        if isNamesake(type) {
          namesakes[type.name, default: []].insert(file.types[Int(type.parent)].name)
          continue
        }
        let key = key(of: type, in: file)
        if mayBeShown(type), !type.surroundings.isOutOfScope, hasCapital(type, file.tree),
          !isOffered || !isPublic(type, file.tree), keys.insert(key).inserted
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

  private static func mayBeShown(_ type: TypeDeclaration) -> Bool {
    type.inherits.contains(where: shown.contains) || isUIKit(type)
  }

  private static let shown: Set<Known> = [
    .View, .ViewModifier, .ButtonStyle, .PrimitiveButtonStyle, .LabelStyle, .ToggleStyle, .MenuStyle,
    .ProgressViewStyle, .GroupBoxStyle, .TextFieldStyle, .GaugeStyle, .DisclosureGroupStyle, .LabeledContentStyle,
  ]

  /// Whether a class is one of UIKit that is shown; how others of the project's classes are made is not asked.
  private static func isUIKit(_ type: TypeDeclaration) -> Bool {
    type.kind == .classDecl && !type.reach.contains(.foreign)
      && type.inheritedNames.first.map(classesOfUIKit.contains) ?? false
  }

  private static let classesOfUIKit: Set<Name> = Set(
    [
      "UIView", "UIControl", "UIButton", "UILabel", "UITextField", "UITextView", "UIImageView", "UIStackView",
      "UITableViewCell", "UITableViewHeaderFooterView", "UICollectionViewCell", "UICollectionReusableView",
      "UIViewController", "UITableViewController", "UICollectionViewController",
    ].map { Name($0) })

  /// Names in small letters are not looked for.
  private static func hasCapital(_ type: TypeDeclaration, _ tree: Tree) -> Bool {
    tree.source.padded[Int(tree.tokens.start(type.nameToken))] < UInt8(ascii: "a")
  }

  private static func isPublic(_ type: TypeDeclaration, _ tree: Tree) -> Bool {
    (tree[type.node].firstToken..<type.nameToken).contains {
      tree.tokens.isSpelt($0, "public", in: tree.source) || tree.tokens.isSpelt($0, "open", in: tree.source)
    }
  }

  /// Whether the root is a package, whose modules are there for others, with an app as an example.
  static func isPackage(_ files: [FileViews]) -> Bool {
    files.contains { $0.path == "Package.swift" }
  }

  /// Whether a file holds the beginning of an app.
  static func isRoot(_ file: FileViews) -> Bool { file.types.contains(where: isRoot) }

  private static func isRoot(_ type: TypeDeclaration) -> Bool {
    type.surroundings.isDisjoint(with: [.tests, .preview])
      && (type.conforms(to: .App) || type.inheritedNames.contains { roots.contains($0) })
  }

  private static let roots: Set<Name> = Set(
    [
      "UIApplicationDelegate", "UISceneDelegate", "UIWindowSceneDelegate", "NSApplicationDelegate",
      "WKApplicationDelegate",
    ].map { Name($0) })

  private func collect(
    in file: FileViews, leavingOut unmet: () -> [Range<TokenID>], into mentions: inout Set<Mention>
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
      file.types.contains(where: Self.isHidden) ? Set(file.types.lazy.filter(Self.isHidden).map(\.name)) : []
    tree.tokens.forEachName(in: classes) { token in
      let spelt = tree.name(of: token)
      // A private type of the file is meant before one of another file.
      let name = hidden.contains(spelt) ? Self.hiddenKey(spelt, in: file) : spelt
      guard candidates.contains(name), !isOfNamesake(token, name, in: tree) else { return }
      var owner = Name.none
      var surroundings: Surroundings = []
      var innermost = 0
      let types = spans ?? NestedRanges(file.types.indices.lazy.map { tree[file.types[$0].node].tokens })
      spans = types
      // By their places: a copy of a declaration counts references.
      for index in types.all(around: token) {
        surroundings = file.types[index].surroundings
        innermost = index
        if Self.isNamesake(file.types[index]) { continue }
        let own = file.types[index].name
        let key = hidden.contains(own) ? Self.hiddenKey(own, in: file) : own
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
        if !pathSurroundings(file.path).contains(.otherPlatform) {
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
        mentions.insert(Mention(name: name, owner: owner, platform: .debugging))
        return
      }
      mentions.insert(
        Mention(
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

/// The public code of a project that others may use: that of a package at its root. A package below the root cannot be
/// asked for from elsewhere; it is a module of the app.
struct PublicOffer: Sendable {
  private let isPackage: Bool
  /// The folders of packages below the root, with a slash at the end.
  private let inner: [String]

  init(_ files: [FileViews]) {
    isPackage = UnshownTypes.isPackage(files)
    let manifest = "/Package.swift"
    inner =
      isPackage
      ? files.lazy.map(\.path).filter { $0.hasSuffix(manifest) }.map { String($0.dropLast(manifest.count - 1)) } : []
  }

  func contains(_ path: String) -> Bool { isPackage && !inner.contains(where: path.hasPrefix) }
}
