// What one file says about views: its types, members, bodies, uses of views and their modifiers. Made from the tree alone.

import CurbcutSourceText
import CurbcutSymbols
import CurbcutSyntax

/// The views of one file. Immutable; a project is made of many.
public final class FileViews: Sendable {
  public let tree: Tree
  /// What the file declares.
  public let symbols: FileSymbols
  public let locals: [Local]
  public let bodies: [Body]
  /// In pre-order, body after body.
  public let views: [ViewNode]
  public let modifiers: [ViewModifierUse]
  /// What its path says about all of the file.
  let surroundingsOfPath: Surroundings
  /// Whether the file imports a framework of the Mac without asking for what it is compiled.
  let isForMac: Bool
  /// Words of a trade among the names of its types.
  let tradeWords: TradeWords
  /// Views that name a property or function, by its name.
  public let references: NameIndex
  /// The classes of all names in the file.
  public let names: NameSummary
  private let localIndex: NameIndex
  /// The last names of what is assigned to, in the order of their numbers.
  private let assigned: [Name]
  /// The keys of the environment that its modifiers set or change.
  let environmentSetters: [EnvironmentSetter]
  /// What the file says about Reduce Motion; nil when it never mentions it.
  public let motionGuards: MotionGuards?
  /// Tokens that announce something or move VoiceOver's focus, the names of focus states of the file included; ascending.
  public let announcements: [TokenID]
  /// Tokens that ask for the text size or let the layout choose by it.
  public let textSizeTokens: [TokenID]
  /// Tokens that name or set the orientation of the interface.
  public let orientationTokens: [TokenID]
  /// Words that few files hold; ascending.
  public let rareTokens: [RareToken]

  /// Whether one of the calls is named that `Known.isIndexedCall` tells of: two thirds of the files name none.
  public let mentionsIndexedCalls: Bool

  /// The script that most of the words it shows are written in; nil when it shows none.
  let mainScript: String?

  /// Declarations that the file itself lets stand as never met.
  let suspects: SuspectCode

  /// What the code says to objects of UIKit; nil in files that know none.
  public let uikit: UIKitCode?

  @inlinable public var types: [TypeDeclaration] { symbols.types }
  @inlinable public var members: [Member] { symbols.members }
  /// Members by name, owners mixed.
  @inlinable public var memberIndex: NameIndex { symbols.memberIndex }
  /// Modules imported.
  @inlinable public var imports: [Name] { symbols.imports }
  var folders: [UInt64] { symbols.folders }

  /// Path as it is reported.
  public var path: String { tree.source.path }

  /// Collects the views of a tree.
  public init(tree: Tree) {
    var collector = DeclarationCollector(tree: tree)
    collector.collectFile()
    var views = ViewCollector(tree: tree, declarations: &collector)
    views.collectBodies()
    self.tree = tree
    self.symbols = FileSymbols(
      path: tree.source.path, types: collector.types, members: views.members, imports: collector.imports,
      standIns: collector.standIns)
    self.surroundingsOfPath = collector.ofPath
    self.isForMac = collector.isForMac
    self.tradeWords = TradeWords(collector.types, in: tree)
    let locals = views.locals.sorted { $0.start < $1.start }
    self.locals = locals
    self.bodies = views.bodies
    self.views = views.views
    self.modifiers = views.modifiers
    self.localIndex = NameIndex(count: locals.count) { locals[$0].name }
    self.assigned = Self.assignedNames(in: tree)
    self.environmentSetters = EnvironmentSetter.all(of: views, collector.types, in: tree)
    self.references = NameIndex(count: views.views.count) {
      views.views[$0].kind == .reference ? views.views[$0].name : .none
    }
    self.mainScript = LiteralScripts.main(of: views.views, in: tree)
    let signals = TokenSignals(tree)
    self.announcements = signals.announcements(withFocusStatesOf: views.members, tree)
    self.textSizeTokens = signals.textSizes
    self.names = signals.names
    self.orientationTokens = signals.orientations
    self.rareTokens = signals.rare
    self.mentionsIndexedCalls = signals.mentionsIndexedCalls
    let knowsUIKit =
      signals.mentionsUIKit || collector.imports.contains(Self.uikitName) || collector.imports.contains(Self.mapKitName)
      || signals.setsUpObjects && views.views.isEmpty
    self.suspects = SuspectCode(
      tree: tree, types: collector.types, members: views.members, bodies: views.bodies,
      showsViews: knowsUIKit || !views.views.isEmpty)
    self.uikit =
      knowsUIKit
      ? UIKitCode(tree: tree, types: collector.types, members: views.members, memberIndex: symbols.memberIndex) : nil
    self.motionGuards =
      signals.mentionsReduceMotion
      ? MotionGuards(tree: tree, members: views.members, types: collector.types, modifiers: views.modifiers) : nil
  }

  private static let uikitName = Name("UIKit")
  private static let mapKitName = Name("MapKit")

  /// The innermost local of a name that can be seen at an offset.
  public func local(named name: Name, at offset: UInt32) -> Local? {
    let places = localIndex.places(of: name)
    // In the order of where they can be seen from: the last before the offset, or one around it.
    var low = places.startIndex
    var high = places.endIndex
    while low < high {
      let middle = (low + high) / 2
      if locals[Int(places[middle])].start <= offset { low = middle + 1 } else { high = middle }
    }
    var best: Local?
    while low > places.startIndex {
      low -= 1
      let local = locals[Int(places[low])]
      if let best, local.start < best.start { break }
      if offset < local.end { best = local }
    }
    return best
  }

  /// Whether code of the file sets something of that name: a copy of a view that is given back with another value.
  func assigns(_ name: Name) -> Bool {
    let place = assigned.firstPlace { $0.hash >= name.hash }
    return place < assigned.count && assigned[place] == name
  }

  private static func assignedNames(in tree: Tree) -> [Name] {
    var names: [Name] = []
    names.reserveCapacity(tree.assignments.count)
    for assignment in tree.assignments {
      let left = tree.firstChild(assignment)
      if left.exists { names.append(tree.name(left)) }
    }
    names.sort { $0.hash < $1.hash }
    var result: [Name] = []
    for name in names where name != result.last { result.append(name) }
    return result
  }

  /// The tokens of a rare word.
  public func tokens(of word: RareWord) -> [TokenID] {
    rareTokens.isEmpty ? [] : rareTokens.compactMap { $0.kind == word ? $0.token : nil }
  }

  /// The index of a modifier among those of its view.
  public func place(of use: ViewModifierUse, on view: ViewNode) -> Int32? {
    // They stand in the order of the source.
    var low = view.modifiers.lowerBound
    var high = view.modifiers.upperBound
    while low < high {
      let middle = (low + high) / 2
      if modifiers[Int(middle)].nameToken < use.nameToken { low = middle + 1 } else { high = middle }
    }
    if low < view.modifiers.upperBound, modifiers[Int(low)].nameToken == use.nameToken { return low }
    return view.modifiers.first { modifiers[Int($0)].nameToken == use.nameToken }
  }
}
