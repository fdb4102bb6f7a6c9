// Which view types nobody meets on an iPhone: those that nothing in an app names, and those that are only used on other
// platforms. Found once for a project, from every place that names a view type. Modifiers and styles of the project's own
// are such types too.

import CurbcutSourceText
import CurbcutSymbols
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
  /// What it was told from.
  private let mentions: TypeMentions

  /// Whether there are none.
  public var isEmpty: Bool {
    unused.isEmpty && ofOtherPlatforms.isEmpty && ofTheMac.isEmpty && ofDebugging.isEmpty
  }

  /// What the sets know a type of a file by.
  public static func key(of type: TypeDeclaration, in file: FileViews) -> Name {
    isHidden(type) ? hiddenKey(type.name, in: file) : isNamesake(type) ? .none : type.name
  }

  /// Whether a type is shown nowhere and stands in another one, by which it is named: `Strings.FacetView`.
  static func isNamesake(_ type: TypeDeclaration) -> Bool {
    type.parent >= 0 && type.kind != .extensionDecl && !mayBeShown(type)
  }

  /// Whether a type can be named in its own file only: a private one that stands in no other type.
  static func isHidden(_ type: TypeDeclaration) -> Bool {
    type.parent < 0 && type.kind != .extensionDecl && type.reach.contains(.hidden)
  }

  static func hiddenKey(_ name: Name, in file: FileViews) -> Name {
    Name(hash: name.hash ^ (Name(file.path).hash &* 0x9E37_79B9_7F4A_7C15))
  }

  /// Whether it says anything about a type of this key.
  public func contains(_ key: Name) -> Bool {
    unused.contains(key) || ofOtherPlatforms.contains(key) || ofTheMac.contains(key) || ofDebugging.contains(key)
  }

  /// `classes` are named by files of Interface Builder that may be loaded.
  init(_ mentions: TypeMentions, namedElsewhere classes: Set<Name>) {
    self.mentions = mentions.withoutPlaces
    let candidates = mentions.candidates
    guard !candidates.isEmpty else { return }
    let named = mentions.places.union(
      classes.intersection(candidates).lazy.map { TypeMentions.Place(name: $0, owner: .none, platform: .phone) })
    // A library offers its views to others, and what nothing names in it is where they begin.
    let isApp = mentions.isApp
    let roots = isApp ? [] : candidates.subtracting(named.map(\.name))
    let unreached = Self.unreached(candidates, by: named, from: roots)
    if isApp { unused = unreached }
    if named.allSatisfy({ $0.platform == .phone }) { return }
    var known = candidates.subtracting(unreached)
    if isApp {
      ofDebugging = Self.unreached(known, by: named.lazy.filter { $0.platform != .debugging }, from: roots)
      known.subtract(ofDebugging)
    }
    ofOtherPlatforms = Self.unreached(known, by: named.lazy.filter { $0.platform != .other }, from: roots)
    ofTheMac = Self.unreached(
      known, by: named.lazy.filter { $0.platform == .phone || $0.platform == .debugging }, from: roots
    ).subtracting(ofOtherPlatforms)
  }

  /// What is left of the names without those that are named outside of all of them, or by one that is.
  private static func unreached(
    _ names: Set<Name>, by mentions: some Sequence<TypeMentions.Place>, from roots: Set<Name>
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
    mentions.isSame(a, b, leavingOut: unmet)
  }

  static func mayBeShown(_ type: TypeDeclaration) -> Bool {
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
      && !type.inheritedNames.contains(where: ofExtensions.contains)
  }

  /// What the system makes itself, by its settings, to show it in one of its own screens.
  private static let ofExtensions: Set<Name> = Set(
    ["UNNotificationContentExtension", "NCWidgetProviding", "QLPreviewingController"].map { Name($0) })

  private static let classesOfUIKit: Set<Name> = Set(
    [
      "UIView", "UIControl", "UIButton", "UILabel", "UITextField", "UITextView", "UIImageView", "UIStackView",
      "UITableViewCell", "UITableViewHeaderFooterView", "UICollectionViewCell", "UICollectionReusableView",
      "UIViewController", "UITableViewController", "UICollectionViewController",
    ].map { Name($0) })

  /// Names in small letters are not looked for.
  static func hasCapital(_ type: TypeDeclaration, _ tree: Tree) -> Bool {
    tree.source.padded[Int(tree.tokens.start(type.nameToken))] < UInt8(ascii: "a")
  }

  static func isPublic(_ type: TypeDeclaration, _ tree: Tree) -> Bool {
    (tree[type.node].firstToken..<type.nameToken).contains {
      tree.tokens.isSpelt($0, "public", in: tree.source) || tree.tokens.isSpelt($0, "open", in: tree.source)
    }
  }

  /// Whether the root is a package, whose modules are there for others, with an app as an example.
  static func isPackage(_ files: [FileViews]) -> Bool {
    files.contains { $0.path == "Package.swift" }
  }

  /// Whether the project holds the beginning of an app.
  static func isApp(_ files: [FileViews]) -> Bool { files.contains(where: isRoot) }

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

}

/// The public code of a project that others may use: that of a package at its root. A package below the root cannot be
/// asked for from elsewhere; it is a module of the app.
struct PublicOffer: Sendable {
  /// All public code.
  static let everything = PublicOffer(isPackage: true, inner: [])

  private let isPackage: Bool
  /// The folders of packages below the root, with a slash at the end.
  private let inner: [String]

  private init(isPackage: Bool, inner: [String]) {
    self.isPackage = isPackage
    self.inner = inner
  }

  init(_ files: [FileViews]) {
    isPackage = UnshownTypes.isPackage(files)
    let manifest = "/Package.swift"
    inner =
      isPackage
      ? files.lazy.map(\.path).filter { $0.hasSuffix(manifest) }.map { String($0.dropLast(manifest.count - 1)) } : []
  }

  func contains(_ path: String) -> Bool { isPackage && !inner.contains(where: path.hasPrefix) }
}
