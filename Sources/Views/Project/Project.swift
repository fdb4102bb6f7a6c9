// All files of a root, joined by name. The only value that files share; immutable once made.

@_exported import CurbcutSourceText
import CurbcutSymbols
import CurbcutSyntax

/// A use of a view somewhere in a project.
public struct ViewUseReference: Hashable, Sendable {
  public var file: Int32
  public var index: Int32
}

/// The files of a root with what they declare, show and say about each other.
public final class Project: Sendable {
  public let files: [FileViews]
  /// What all files declare: who is meant by a name.
  public let symbols: Symbols
  /// What all files together declare and say about each other.
  let items: ProjectItems
  /// Which files may refer to a name: asking each of them took a fiftieth of a run.
  private let referring: ReferringFiles
  /// Where the project's own types are used as views, previews and tests left out.
  private let uses: [TypeReference: [ViewUseReference]]
  private let menuModifiers: MenuModifierIndex
  /// Calls of packages that announce what they are given.
  private let announcingCalls: AnnouncingCalls
  /// Whether some file asks for Reduce Motion.
  public let asksForReducedMotion: Bool
  /// Keys of the environment that some view sets or changes.
  let environmentKeys: EnvironmentKeys
  /// The oldest iOS that an Xcode project of the root is made for, or its packages; nil where none says.
  public let leastSystem: Int?
  /// Whether the apps show their screens in landscape as well when a phone is turned.
  public let turnsToLandscape: Bool
  /// Set where only some uses count.
  let restriction: UseRestriction?

  /// Joins the files; their order decides nothing but the order of equal candidates. `find` gives what may be found
  /// of them elsewhere meanwhile.
  public init(
    files: [FileViews], strings: StringTables = .none, colourSets: [ColourSet] = [],
    components: [Name: GivenComponent] = [:], packages: [PackageModel] = [], outlets: OutletIndex = .none,
    appearance: AppearanceSettings = .none,
    unshown find: ([FileViews], AppearanceSettings) -> UnshownParts = {
      UnshownParts(of: $0, buildsApp: $1.buildsApp)
    }
  ) {
    let files = files + outlets.homes
    self.files = files
    let symbols = Symbols(files.map(\.symbols), regions: appearance.regions)
    self.symbols = symbols
    items = ProjectItems(
      files, symbols, strings: strings, colourSets: colourSets, components: components, packages: packages,
      outlets: outlets, appearance: appearance, unshown: { find($0, appearance) })
    referring = ReferringFiles(files.map(\.references.present))
    uses = Self.collectUses(files, symbols, items)
    menuModifiers = MenuModifierIndex(files, items.packages)
    announcingCalls = AnnouncingCalls(files, symbols, items.packages)
    asksForReducedMotion = files.contains { $0.motionGuards != nil }
    environmentKeys = EnvironmentKeys(files)
    leastSystem = appearance.leastSystem ?? LeastSystem.ofPackages(files)
    turnsToLandscape = Self.turnsToLandscape(appearance, files)
    restriction = nil
  }

  /// The same with fewer uses.
  init(_ project: Project, restriction: UseRestriction) {
    files = project.files
    items = project.items
    symbols = project.symbols
    referring = project.referring
    uses = project.uses
    menuModifiers = project.menuModifiers
    announcingCalls = project.announcingCalls
    asksForReducedMotion = project.asksForReducedMotion
    environmentKeys = project.environmentKeys
    leastSystem = project.leastSystem
    turnsToLandscape = project.turnsToLandscape
    self.restriction = restriction
  }

  /// The project with another version of one file in it, when that version declares the same and says the same about
  /// other files; nil when the names have to be joined anew. For editors: between two keystrokes most files declare what
  /// they declared before, and joining all names of a large project takes longer than judging a file.
  public init?(_ project: Project, replacing old: FileViews, with new: FileViews) {
    guard let number = project.index(of: old), project.items.isSame(old, new, number: number) else { return nil }
    items = project.items
    var files = project.files
    files[Int(number)] = new
    self.files = files
    symbols = project.symbols.replacing(number, with: new.symbols)
    referring = project.referring.replacing(number, with: new.references.present)
    menuModifiers = project.menuModifiers.replacing(number, with: new)
    announcingCalls = AnnouncingCalls(files, symbols, items.packages)
    asksForReducedMotion = files.contains { $0.motionGuards != nil }
    environmentKeys = EnvironmentKeys(files)
    leastSystem = items.appearance.leastSystem ?? LeastSystem.ofPackages(files)
    turnsToLandscape = Self.turnsToLandscape(items.appearance, files)
    // Only the uses that stand in the file itself have moved; they keep their place in the order of files.
    var uses = project.uses
    for (file, isOld) in [(old, true), (new, false)] {
      var found: [TypeReference: [ViewUseReference]] = [:]
      Self.collectUses(in: file, isOld ? project.symbols : symbols, items, number, into: &found)
      for (type, own) in found {
        var all = uses[type] ?? []
        if isOld {
          all.removeAll { $0.file == number }
        } else {
          all.insert(contentsOf: own, at: all.firstIndex { $0.file > number } ?? all.endIndex)
        }
        uses[type] = all.isEmpty ? nil : all
      }
    }
    self.uses = uses
    restriction = nil
  }

  /// Whether code may find a view by a tag, and change what it looks like.
  /// `mayBe` tells whether the view may be of a class, which what is found is taken for.
  public func seeksTag(_ tag: String, mayBe: (Name) -> Bool) -> Bool {
    soughtTags.contains { sought in
      let parts = sought.split(separator: " ")
      guard let first = parts.first, first == tag || !(first.first?.isNumber ?? true) else { return false }
      return parts.count < 2 || mayBe(Name(String(parts[1])))
    }
  }

  /// The one appearance in which the app is shown that a file belongs to; nil when there may be two.
  public func schemeLock(at path: String) -> Bool? { items.schemeLocks.lock(at: path) }

  public func index(of file: FileViews) -> Int32? { symbols.number(of: file.symbols) }

  @inlinable public func file(_ reference: MemberReference) -> FileViews { files[Int(reference.file)] }

  /// Whether a file belongs to an app by which developers try a module of the app that people get.
  public func isOfExample(_ path: String) -> Bool { items.examples.contains(path) }

  /// The places of a file that nobody meets, as functions that nothing calls and branches that nothing takes, and those
  /// that only people meet who make the app.
  public func unmetRanges(in file: FileViews) -> (never: [ByteRange], debugging: [ByteRange]) {
    guard let number = index(of: file) else { return ([], []) }
    let tokens = file.tree.tokens
    func range(_ found: Range<TokenID>) -> ByteRange? {
      found.isEmpty ? nil : ByteRange(tokens.start(found.lowerBound), tokens.end(found.upperBound - 1))
    }
    let unmet = items.unshownCode.unmet(in: file, number: number)
    return (unmet.never.compactMap(range), unmet.debugging.compactMap(range))
  }

  /// Names that carry the Reduce Motion setting in the types that a file declares or extends, from their parts in other
  /// files: `@Environment` in the declaration, the views in an extension.
  public func motionGuardNames(ofTypesIn file: FileViews) -> Set<Name> {
    var result: Set<Name> = []
    // A file may extend one type many times.
    for type in Set(file.types.lazy.map(\.name)) {
      for part in declarations(ofType: type, from: file) {
        let home = files[Int(part.file)]
        guard home !== file, let guards = home.motionGuards else { continue }
        for member in home.types[Int(part.index)].members {
          let name = home.members[Int(member)].name
          if guards.names.contains(name) { result.insert(name) }
        }
      }
    }
    return result
  }

  /// The places where a type is used as a view; left out are previews, tests, and views that nothing shows. An extension
  /// stands for what it extends.
  public func uses(of type: TypeReference) -> [ViewUseReference] {
    // Read where it lies: a copy of a declaration counts references.
    let file = files[Int(type.file)]
    guard file.types[Int(type.index)].kind == .extensionDecl else { return ownUses(of: type) }
    return self.type(named: file.types[Int(type.index)].name, from: file).map(ownUses) ?? []
  }

  private func ownUses(of type: TypeReference) -> [ViewUseReference] {
    if let only = restriction?.only(of: type) { return [ViewUseReference(file: only.file, index: only.index)] }
    return uses[type] ?? []
  }

  /// The view types of a file that are used in widgets only, though they stand elsewhere.
  public func widgetTypes(in file: FileViews) -> Set<Int32> {
    guard items.hasWidgets, let number = index(of: file) else { return [] }
    var result: Set<Int32> = []
    for index in file.types.indices where !file.types[index].surroundings.contains(.widget) {
      var meant = TypeReference(file: number, index: Int32(index))
      if file.types[index].kind == .extensionDecl {
        guard let main = type(named: file.types[index].name, from: file) else { continue }
        meant = main
      }
      let parts = symbols.parts(of: meant)
      guard parts.contains(where: { files[Int($0.file)].types[Int($0.index)].conforms(to: .View) }) else { continue }
      if isOnlyInWidgets(meant, depth: 0) { result.insert(Int32(index)) }
    }
    return result
  }

  private static let widgetKit = Name("WidgetKit")

  private func isOnlyInWidgets(_ type: TypeReference, depth: Int) -> Bool {
    let all = uses(of: type)
    guard !all.isEmpty, all.count <= 64, depth < 4 else { return false }
    return all.allSatisfy { use in
      let home = files[Int(use.file)]
      let view = home.views[Int(use.index)]
      // A folder of that name may well hold the app's settings for its widgets.
      if view.surroundings.contains(.widget), home.imports.contains(Self.widgetKit) { return true }
      let owner = home.bodies[Int(view.body)].owner
      guard owner >= 0, home.types[Int(owner)].conforms(to: .View) else { return false }
      let around = TypeReference(file: use.file, index: owner)
      return around != type && isOnlyInWidgets(around, depth: depth + 1)
    }
  }

  /// Whether a type is drawn into a picture, perhaps beside being shown on the screen as what the picture will be.
  public func isRendered(_ name: Name) -> Bool { items.renderedTypes.contains(name) }

  /// Whether a type is only ever drawn into a picture, as far as the project's own code shows views.
  func isOnlyRendered(_ name: Name, from file: FileViews) -> Bool { isOnlyRendered(name, from: file, depth: 0) }

  private func isOnlyRendered(_ name: Name, from file: FileViews, depth: Int) -> Bool {
    guard !items.renderedTypes.isEmpty, let type = type(named: name, from: file) else { return false }
    let uses = uses(of: type)
    if uses.isEmpty { return items.renderedTypes.contains(name) }
    // A part of what is drawn is drawn with it.
    guard depth < 4, uses.count <= 16 else { return false }
    return uses.allSatisfy { use in
      let home = files[Int(use.file)]
      let owner = home.bodies[Int(home.views[Int(use.index)].body)].owner
      return owner >= 0 && TypeReference(file: use.file, index: owner) != type
        && isOnlyRendered(home.types[Int(owner)].name, from: home, depth: depth + 1)
    }
  }

  /// The views that a modifier of the project's own with a menu or swipes is applied to: by the name of its type or
  /// function, which other modifiers may share.
  public func uses(ofMenuModifier name: Name) -> [ViewUseReference] { menuModifiers.uses[name] ?? [] }

  /// The files that may refer to a property or function of this name, in their order; most do not.
  public func filesReferring(to name: Name) -> [Int] { referring.files(to: name) }
}

extension Project {
  /// Whether the type that owns a member, its extensions in other files included, names the member outside its declaration.
  public func isUsed(_ member: Member, in file: FileViews) -> Bool {
    guard member.owner >= 0 else { return true }
    let type = file.types[Int(member.owner)]
    for declaration in declarations(ofType: type.name, from: file) {
      let home = files[Int(declaration.file)]
      let tree = home.tree
      let node = tree[home.types[Int(declaration.index)].node]
      for token in node.tokens where tree.tokens.isName(token) {
        if home === file, token == member.nameToken { continue }
        if tree.name(of: token) == member.name { return true }
      }
    }
    return false
  }
}

// What is joined.
extension Project {
  /// The string tables below the root.
  public var strings: StringTables { items.strings }
  /// Members anywhere whose value depends on Reduce Motion.
  public var motionGuardNames: Set<Name> { items.motionGuardNames }
  /// The classes of these names.
  public var motionGuardClasses: NameClasses { items.motionGuardClasses }
  /// Properties of types that announce something.
  public var announcingProperties: Set<Name> { items.announcingProperties }
  /// Tokens of a file that announce something or move VoiceOver's focus, calls of packages included; ascending.
  public func announcements(in file: FileViews) -> [TokenID] { announcingCalls.tokens(in: file) ?? file.announcements }
  /// The modules that some file imports.
  public var imports: Set<Name> { items.imports }
  /// What is said anywhere to objects that another type owns, by their name.
  public var foreignUIKitFiles: [Name: [Int32]] { items.foreignUIKitFiles }
  /// Whether the whole app is shown in the dark (true) or the light appearance only: `.preferredColorScheme(.dark)` in the
  /// file that declares the app, the window that the delegate of the scene or app makes, or the settings of the Xcode
  /// project.
  public var schemeLock: Bool? { items.schemeLocks.shared }
  /// The tags by which code looks for views, as they are written.
  public var soughtTags: Set<String> { items.soughtTags }
  /// Which views code shows in one appearance only, and whether there are any.
  public var schemes: SchemeIndex { items.schemes }
  /// What the settings of the Xcode project say about the appearance, whether code says otherwise or not.
  public var appearance: AppearanceSettings { items.appearance }
  /// Whether the whole project is made for the Mac: a file imports AppKit whatever it is compiled for,
  /// and none imports UIKit or has a modifier that only phones and tablets know. There, text does not follow
  /// a size that people choose, and nobody touches the screen.
  public var isForMacOnly: Bool { items.isForMacOnly }
  /// Whether the app is a tool for programmers or administrators, by what many of its types are called.
  public var isToolOfTrade: Bool { items.isToolOfTrade }
  /// View types that nobody meets on an iPhone.
  public var unshown: UnshownTypes { items.unshown }
  /// The scripts besides Latin that the words of the app itself are written in.
  public var ownScripts: Set<String> { items.ownScripts }
  /// Xibs that nothing loads.
  public var unshownInterfaces: UnshownInterfaces { items.unshownInterfaces }
  /// Whether errors of the project bring texts of their own (`LocalizedError`).
  public var declaresErrorTexts: Bool { items.declaresErrorTexts }
  /// What the previews of the project show.
  public var previews: PreviewIndex { items.previews }
  /// Tests that drive the app.
  public var interfaceTests: InterfaceTests { items.interfaceTests }
  /// What is said about views that cannot be looked into, by name.
  public var components: [Name: GivenComponent] { items.components }
  /// The same of one name: each view of each file asks.
  public func configured(_ name: Name) -> GivenComponent? {
    items.components.isEmpty ? nil : items.components[name]
  }
  /// Whether a configuration says something of any views.
  public var hasConfigured: Bool { !items.components.isEmpty }
  /// The models of packages that the project adds.
  public var ownPackages: [PackageModel] { items.ownPackages }
  /// What is known of the packages that the project has.
  public var packages: PackageTable { items.packages }
  /// Whether any of those packages has modifiers: asked for each view, without a copy of what is known.
  public var hasModifiersOfPackages: Bool { items.packages.hasModifiers }
  /// Colours of the asset catalogues.
  public var colourSets: [ColourSet] { items.colourSets }
  /// What storyboards and xibs say to outlets.
  public var outlets: OutletIndex { items.outlets }
  var colourSetIndex: [Name: [Int32]] { items.colourSetIndex }
  var colourSymbolIndex: [Name: [Int32]] { items.colourSymbolIndex }
  var kept: KeptInstances { items.kept }
}
