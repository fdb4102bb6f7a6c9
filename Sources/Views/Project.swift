// All files of a root, joined by name. The only value that files share; immutable once made.

@_exported import CurbcutSourceText
import CurbcutSyntax

/// A type declaration somewhere in a project.
public struct TypeReference: Hashable, Sendable {
  public var file: Int32
  public var index: Int32

  public func hash(into hasher: inout Hasher) { hasher.combine(UInt64(UInt32(file)) << 32 | UInt64(UInt32(index))) }

  public init(file: Int32, index: Int32) {
    self.file = file
    self.index = index
  }
}

/// A member somewhere in a project.
public struct MemberReference: Hashable, Sendable {
  public var file: Int32
  public var index: Int32

  public init(file: Int32, index: Int32) {
    self.file = file
    self.index = index
  }
}

/// A use of a view somewhere in a project.
public struct ViewUseReference: Hashable, Sendable {
  public var file: Int32
  public var index: Int32
}

/// The index that resolves names across files: the same file wins, then the nearest folder; a tie is unknown.
public final class Project: Sendable {
  public let files: [FileViews]
  let types: TypeIndex
  let homes: FileHomes
  /// The declaration and the extensions that mean it, for declarations that have extensions.
  let parts: [TypeReference: [TypeReference]]
  let globals: [Name: [MemberReference]]
  /// Those that are `private` in their file.
  let hiddenGlobals: [Name: [MemberReference]]
  /// Members of `extension View` (and of `Text`, `Image`, `Button`, shapes): the project's own modifiers.
  let viewExtensions: [Name: [MemberReference]]
  /// Those that only their own file may apply.
  let hiddenViewExtensions: [Name: [MemberReference]]
  private let fileIndex: [ObjectIdentifier: Int32]
  let shadowed: [Bool]
  /// The modifiers, by what the model knows them as, that the project declares itself.
  let extendedModifiers: [Bool]
  /// Of each file the bits of the names that it refers to, side by side: going to all files for them took a hundredth of a
  /// run.
  private let referenceBits: [SIMD2<UInt64>]
  /// Where the project's own types are used as views, previews and tests left out.
  private let uses: [TypeReference: [ViewUseReference]]
  private let menuModifiers: MenuModifierIndex
  let nearestMember: NearestFile
  /// The string tables below the root.
  public let strings: StringTables
  /// Members anywhere whose value depends on Reduce Motion.
  public let motionGuardNames: Set<Name>
  /// The classes of these names.
  public let motionGuardClasses: NameClasses
  /// Whether some file asks for Reduce Motion.
  public let asksForReducedMotion: Bool
  /// Properties of types that announce something.
  public let announcingProperties: Set<Name>
  /// The modules that some file imports.
  public let imports: Set<Name>
  /// Keys of the environment that some view sets or changes.
  let environmentKeysSet: Set<Name>
  /// Types that are drawn into pictures by `ImageRenderer`.
  private let renderedTypes: Set<Name>
  private let drawingFunctions: Set<DrawingFunction>
  /// What is said anywhere to objects that another type owns, by their name.
  public let foreignUIKitFiles: [Name: [Int32]]
  /// Whether the whole app is shown in the dark (true) or the light appearance only: `.preferredColorScheme(.dark)` in the
  /// file that declares the app, the window that the delegate of the scene or app makes, or the settings of the Xcode
  /// project.
  public var schemeLock: Bool? { schemeLocks.shared }
  private let schemeLocks: SchemeLocks
  /// The tags by which code looks for views, as they are written.
  public let soughtTags: Set<String>
  /// Which views code shows in one appearance only, and whether there are any.
  public let schemes: SchemeIndex
  /// What the settings of the Xcode project say about the appearance, whether code says otherwise or not.
  public let appearance: AppearanceSettings
  /// Whether the whole project is made for the Mac: a file imports AppKit whatever it is compiled for,
  /// and none imports UIKit or has a modifier that only phones and tablets know. There, text does not follow
  /// a size that people choose, and nobody touches the screen.
  public let isForMacOnly: Bool
  /// Whether the app is a tool for programmers or administrators, by what many of its types are called.
  public let isToolOfTrade: Bool
  /// View types that nobody meets on an iPhone.
  public let unshown: UnshownTypes
  /// The scripts besides Latin that the words of the app itself are written in.
  public let ownScripts: Set<String>
  /// Whether the project holds code of widgets.
  private let hasWidgets: Bool
  /// Xibs that nothing loads.
  public let unshownInterfaces: UnshownInterfaces
  /// Apps that are examples of the modules of another one.
  private let examples: ExampleApps
  /// Functions and branches of an app that nobody meets.
  private let unshownCode: UnshownCode
  /// Whether errors of the project bring texts of their own (`LocalizedError`).
  public let declaresErrorTexts: Bool
  /// What the previews of the project show.
  public let previews: PreviewIndex
  /// Tests that drive the app.
  public let interfaceTests: InterfaceTests
  /// What is said about views that cannot be looked into, by name.
  public let components: [Name: GivenComponent]
  /// Colours of the asset catalogues.
  public let colourSets: [ColourSet]
  /// What storyboards and xibs say to outlets.
  public let outlets: OutletIndex
  let colourSetIndex: [Name: [Int32]]
  let colourSymbolIndex: [Name: [Int32]]

  /// Joins the files; their order decides nothing but the order of equal candidates. `find` gives what may be found
  /// of them elsewhere meanwhile.
  public init(
    files: [FileViews], strings: StringTables = .none, colourSets: [ColourSet] = [],
    components: [Name: GivenComponent] = [:], outlets: OutletIndex = .none, appearance: AppearanceSettings = .none,
    unshown find: ([FileViews], OutletIndex) -> UnshownParts = { UnshownParts(of: $0, $1) }
  ) {
    let files = files + outlets.homes
    self.files = files
    self.outlets = outlets
    self.components = components
    self.strings = strings.kept(to: appearance.regions)
    self.colourSets = colourSets
    var byName: [Name: [Int32]] = [:]
    var bySymbol: [Name: [Int32]] = [:]
    for (index, set) in colourSets.enumerated() {
      byName[Name(set.name), default: []].append(Int32(index))
      bySymbol[Name(set.symbol), default: []].append(Int32(index))
    }
    colourSetIndex = byName
    colourSymbolIndex = bySymbol
    var globals: [Name: [MemberReference]] = [:]
    var hiddenGlobals: [Name: [MemberReference]] = [:]
    var viewExtensions: [Name: [MemberReference]] = [:]
    var hiddenViewExtensions: [Name: [MemberReference]] = [:]
    var fileIndex: [ObjectIdentifier: Int32] = [:]
    fileIndex.reserveCapacity(files.count)
    for (number, file) in files.enumerated() {
      let number = Int32(number)
      fileIndex[ObjectIdentifier(file)] = number
      for index in file.members.indices {
        let owner = file.members[index].owner
        let reference = MemberReference(file: number, index: Int32(index))
        if owner < 0 {
          if file.members[index].isHidden {
            hiddenGlobals[file.members[index].name, default: []].append(reference)
          } else {
            globals[file.members[index].name, default: []].append(reference)
          }
        } else if file.types[Int(owner)].kind == .extensionDecl, Self.isModifier(file.members[index]) {
          let known = Known(file.types[Int(owner)].name)
          guard known == .View || known == .Shape || known.isView else { continue }
          if file.members[index].isHidden || file.types[Int(owner)].isHidden {
            hiddenViewExtensions[file.members[index].name, default: []].append(reference)
          } else {
            viewExtensions[file.members[index].name, default: []].append(reference)
          }
        }
      }
    }
    var shadowed = [Bool](repeating: false, count: Known.allCases.count)
    let empty = NearestFile(files: files)
    let homes = FileHomes(files, appearance.regions)
    let types = TypeIndex(files, nearest: empty, homes: homes)
    for name in types.declared.keys { shadowed[Int(Known(name).rawValue)] = true }
    for name in types.extensions.keys { shadowed[Int(Known(name).rawValue)] = true }
    self.shadowed = shadowed
    var extended = [Bool](repeating: false, count: Known.allCases.count)
    for name in viewExtensions.keys { extended[Int(Known(name).rawValue)] = true }
    for name in hiddenViewExtensions.keys { extended[Int(Known(name).rawValue)] = true }
    extendedModifiers = extended
    referenceBits = files.map(\.references.present)
    self.appearance = appearance
    schemes = SchemeIndex(files)
    soughtTags = files.reduce(into: []) { $0.formUnion(Self.soughtTags(in: $1)) }
    schemeLocks = SchemeLocks(files, appearance) { files, setting in
      Self.schemeLock(of: files) ?? Self.windowLock(of: files) ?? Self.schemeLock(by: setting, files)
    }
    isForMacOnly = files.contains(where: \.isForMac) && !files.contains(where: Self.isForTouch)
    ownScripts = LiteralScripts.own(of: files)
    hasWidgets = files.contains { $0.types.contains { $0.surroundings.contains(.widget) } }
    let localizedError = Name("LocalizedError")
    declaresErrorTexts = files.contains { file in
      file.types.contains { $0.inheritedNames.contains(localizedError) && !$0.surroundings.contains(.tests) }
    }
    previews = PreviewIndex(files)
    examples = ExampleApps(files)
    interfaceTests = InterfaceTests(files)
    self.types = types
    self.homes = homes
    self.globals = globals
    self.hiddenGlobals = hiddenGlobals
    self.viewExtensions = viewExtensions
    self.hiddenViewExtensions = hiddenViewExtensions
    self.fileIndex = fileIndex
    var nearest = empty
    for (name, found) in globals { nearest.add(name, found.lazy.map(\.file), count: found.count) }
    for (name, found) in viewExtensions {
      nearest.add(Self.modifierKey(name), found.lazy.map(\.file), count: found.count)
    }
    nearestMember = nearest
    parts = Self.joinParts(types)
    uses = Self.collectUses(files, types)
    menuModifiers = MenuModifierIndex(files)
    var motionNames: Set<Name> = []
    var motionClasses = NameClasses()
    for file in files {
      guard let guards = file.motionGuards else { continue }
      motionNames.formUnion(guards.exported)
      for token in guards.exportedTokens { motionClasses.insert(file.tree.tokens.text(token, in: file.tree.source)) }
    }
    motionGuardNames = motionNames
    motionGuardClasses = motionClasses
    asksForReducedMotion = files.contains { $0.motionGuards != nil }
    foreignUIKitFiles = files.enumerated().reduce(into: [:]) { result, file in
      for name in file.element.uikit?.foreign ?? [] { result[name, default: []].append(Int32(file.offset)) }
    }
    environmentKeysSet = files.reduce(into: []) { $0.formUnion($1.environmentKeysSet) }
    imports = files.reduce(into: []) { $0.formUnion($1.imports) }
    announcingProperties = files.reduce(into: []) { $0.formUnion(Self.announcingProperties(of: $1)) }
    drawingFunctions = files.reduce(into: []) { $0.formUnion(RenderedViews.functions(in: $1)) }
    renderedTypes = RenderedViews.names(in: files, by: drawingFunctions)
    let unshown = find(files, outlets)
    isToolOfTrade = unshown.isToolOfTrade
    unshownCode = unshown.code
    unshownInterfaces = unshown.interfaces
    self.unshown = unshown.types
  }

  /// The project with another version of one file in it, when that version declares the same and says the same about
  /// other files; nil when the names have to be joined anew. For editors: between two keystrokes most files declare what
  /// they declared before, and joining all names of a large project takes longer than judging a file.
  public convenience init?(_ project: Project, replacing old: FileViews, with new: FileViews) {
    guard let number = project.index(of: old), Self.declaresTheSame(old, new),
      RenderedViews.areEqual(old, new, by: project.drawingFunctions),
      Self.choosesAppearance(otherThan: true, [old]) == Self.choosesAppearance(otherThan: true, [new]),
      Self.choosesAppearance(otherThan: false, [old]) == Self.choosesAppearance(otherThan: false, [new]),
      ProjectManifest.isSame(old.tree.source, new.tree.source),
      project.unshownCode.isSame(old, new, number: number),
      project.unshownInterfaces.isSame(old, new),
      project.unshown.isSame(
        old, new, leavingOut: { project.unshownCode.tokensToldAlone(in: $0, number: number) })
    else { return nil }
    self.init(project, number: number, old: old, new: new)
  }

  private init(_ project: Project, number: Int32, old: FileViews, new: FileViews) {
    var files = project.files
    files[Int(number)] = new
    self.files = files
    var fileIndex = project.fileIndex
    fileIndex[ObjectIdentifier(old)] = nil
    fileIndex[ObjectIdentifier(new)] = number
    self.fileIndex = fileIndex
    types = project.types
    homes = project.homes
    parts = project.parts
    globals = project.globals
    hiddenGlobals = project.hiddenGlobals
    viewExtensions = project.viewExtensions
    hiddenViewExtensions = project.hiddenViewExtensions
    shadowed = project.shadowed
    extendedModifiers = project.extendedModifiers
    var referenceBits = project.referenceBits
    referenceBits[Int(number)] = new.references.present
    self.referenceBits = referenceBits
    outlets = project.outlets
    nearestMember = project.nearestMember
    menuModifiers = project.menuModifiers.replacing(number, with: new)
    strings = project.strings
    motionGuardNames = project.motionGuardNames
    motionGuardClasses = project.motionGuardClasses
    asksForReducedMotion = files.contains { $0.motionGuards != nil }
    announcingProperties = project.announcingProperties
    imports = project.imports
    environmentKeysSet = files.reduce(into: []) { $0.formUnion($1.environmentKeysSet) }
    renderedTypes = project.renderedTypes
    drawingFunctions = project.drawingFunctions
    foreignUIKitFiles = project.foreignUIKitFiles
    schemeLocks = project.schemeLocks
    schemes = project.schemes
    soughtTags = project.soughtTags
    appearance = project.appearance
    isForMacOnly = project.isForMacOnly
    isToolOfTrade = project.isToolOfTrade
    hasWidgets = project.hasWidgets
    ownScripts = project.ownScripts
    declaresErrorTexts = project.declaresErrorTexts
    previews = project.previews
    examples = project.examples
    unshown = project.unshown
    unshownCode = project.unshownCode
    unshownInterfaces = project.unshownInterfaces
    interfaceTests = project.interfaceTests
    components = project.components
    colourSets = project.colourSets
    colourSetIndex = project.colourSetIndex
    colourSymbolIndex = project.colourSymbolIndex
    // Only the uses that stand in the file itself have moved; they keep their place in the order of files.
    var uses = project.uses
    for (file, isOld) in [(old, true), (new, false)] {
      var found: [TypeReference: [ViewUseReference]] = [:]
      Self.collectUses(in: file, number, project.types, into: &found)
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
  }

  /// Whether two versions of a file put the same into everything that `init` joins, place for place; uses left out.
  private static func declaresTheSame(_ a: FileViews, _ b: FileViews) -> Bool {
    guard a.folders == b.folders, a.imports == b.imports, a.types.count == b.types.count,
      a.members.count == b.members.count,
      zip(a.types, b.types).allSatisfy({ a, b in
        a.kind == b.kind && a.name == b.name && a.parent == b.parent && a.inheritedNames == b.inheritedNames
          && a.surroundings == b.surroundings && a.isHidden == b.isHidden
      }),
      zip(a.members, b.members).allSatisfy({ a, b in
        a.kind == b.kind && a.name == b.name && a.owner == b.owner && isModifier(a) == isModifier(b)
          && a.isHidden == b.isHidden
      }),
      a.motionGuards?.exported == b.motionGuards?.exported, a.uikit?.foreign == b.uikit?.foreign,
      announcingProperties(of: a) == announcingProperties(of: b), schemeLock(of: [a]) == schemeLock(of: [b]),
      windowLock(of: [a]) == windowLock(of: [b]), SchemeIndex([a]) == SchemeIndex([b]),
      a.mainScript == b.mainScript, soughtTags(in: a) == soughtTags(in: b),
      a.isForMac == b.isForMac, a.tradeWords == b.tradeWords,
      isForTouch(a) == isForTouch(b), MenuModifierIndex.names(in: a) == MenuModifierIndex.names(in: b)
    else { return false }
    let (previewsA, previewsB) = (PreviewIndex([a]), PreviewIndex([b]))
    let (testsA, testsB) = (InterfaceTests([a]), InterfaceTests([b]))
    return previewsA.shown == previewsB.shown && previewsA.shownLarge == previewsB.shownLarge
      && testsA.runsAudit == testsB.runsAudit && testsA.first == testsB.first
      && testsA.makesTarget == testsB.makesTarget
      && InterfaceTests.mayGoOnFromOther(a) == InterfaceTests.mayGoOnFromOther(b)
  }

  /// `cell.viewWithTag(2)`; a name stands for any tag.
  private static func soughtTags(in file: FileViews) -> Set<String> {
    file.tokens(of: .tag).reduce(into: []) { tags, token in
      guard Int(token) + 2 < file.tree.tokens.count else { return }
      tags.insert(file.tree.string(of: token + 2))
    }
  }

  /// Whether code may find a view by a tag, and change what it looks like.
  public func seeksTag(_ tag: String) -> Bool {
    soughtTags.contains(tag) || soughtTags.contains { $0.first.map { !$0.isNumber } ?? false }
  }

  private static func announcingProperties(of file: FileViews) -> Set<Name> {
    guard !file.announcements.isEmpty else { return [] }
    var names: Set<Name> = []
    for member in file.members where member.owner >= 0 && member.kind == .property {
      let tokens = file.tree[file.types[Int(member.owner)].node].tokens
      if file.announcements.contains(where: { tokens.contains($0) }) { names.insert(member.name) }
    }
    return names
  }

  private static func isModifier(_ member: Member) -> Bool {
    member.kind == .function && !member.isStatic && (member.body >= 0 || member.block.exists)
  }

  /// For each declaration with extensions: both, in the order of files. An extension belongs to the declaration that its
  /// name means where it stands, and to one in its own file.
  private static func joinParts(_ types: TypeIndex) -> [TypeReference: [TypeReference]] {
    var parts: [TypeReference: [TypeReference]] = [:]
    for (name, extending) in types.extensions {
      guard let declared = types.declared[name] else { continue }
      var inFile: [Int32: [TypeReference]] = [:]
      if declared.count > 1 { for type in declared { inFile[type.file, default: []].append(type) } }
      for reference in extending {
        let meant = types.find(name, from: reference.file)
        if let meant { parts[meant, default: [meant]].append(reference) }
        for type in inFile[reference.file] ?? [] where type != meant { parts[type, default: [type]].append(reference) }
      }
    }
    for type in parts.keys {
      parts[type]!.sort { $0.file == $1.file ? $0.index < $1.index : $0.file < $1.file }
    }
    return parts
  }

  private static func collectUses(_ files: [FileViews], _ types: TypeIndex) -> [TypeReference: [ViewUseReference]] {
    var uses: [TypeReference: [ViewUseReference]] = [:]
    for (number, file) in files.enumerated() { collectUses(in: file, Int32(number), types, into: &uses) }
    return uses
  }

  private static func collectUses(
    in file: FileViews, _ number: Int32, _ types: TypeIndex, into uses: inout [TypeReference: [ViewUseReference]]
  ) {
    for index in file.views.indices where file.views[index].kind == .use && file.views[index].known == .other {
      let view = file.views[index]
      guard view.surroundings.isDisjoint(with: [.preview, .tests]),
        let type = types.find(view.name, from: number, below: view.qualifier)
      else { continue }
      uses[type, default: []].append(ViewUseReference(file: number, index: Int32(index)))
    }
  }

  /// Functions of `extension View` share an index with globals, under a name of their own.
  static func modifierKey(_ name: Name) -> Name { Name(hash: ~name.hash) }

  /// The one appearance in which the app is shown that a file belongs to; nil when there may be two.
  public func schemeLock(at path: String) -> Bool? { schemeLocks.lock(at: path) }

  public func index(of file: FileViews) -> Int32? { fileIndex[ObjectIdentifier(file)] }

  // Inlined, so that who asks for one field of a declaration does not copy its lists.
  @inlinable public func file(_ reference: MemberReference) -> FileViews { files[Int(reference.file)] }
  @inlinable
  public func member(_ reference: MemberReference) -> Member {
    files[Int(reference.file)].members[Int(reference.index)]
  }
  @inlinable
  public func type(_ reference: TypeReference) -> TypeDeclaration {
    files[Int(reference.file)].types[Int(reference.index)]
  }

  /// Whether a file belongs to an app by which developers try a module of the app that people get.
  public func isOfExample(_ path: String) -> Bool { examples.contains(path) }

  /// The places of a file that nobody meets, as functions that nothing calls and branches that nothing takes, and those
  /// that only people meet who make the app.
  public func unmetRanges(in file: FileViews) -> (never: [ByteRange], debugging: [ByteRange]) {
    guard let number = index(of: file) else { return ([], []) }
    let tokens = file.tree.tokens
    func range(_ found: Range<TokenID>) -> ByteRange? {
      found.isEmpty ? nil : ByteRange(tokens.start(found.lowerBound), tokens.end(found.upperBound - 1))
    }
    let unmet = unshownCode.unmet(in: file, number: number)
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

  /// The places where a type is used as a view, previews and tests left out. An extension stands for what it extends.
  public func uses(of type: TypeReference) -> [ViewUseReference] {
    let declaration = self.type(type)
    guard declaration.kind == .extensionDecl else { return uses[type] ?? [] }
    return self.type(named: declaration.name, from: files[Int(type.file)]).flatMap { uses[$0] } ?? []
  }

  /// The view types of a file that are used in widgets only, though they stand elsewhere.
  public func widgetTypes(in file: FileViews) -> Set<Int32> {
    guard hasWidgets, let number = index(of: file) else { return [] }
    var result: Set<Int32> = []
    for index in file.types.indices where !file.types[index].surroundings.contains(.widget) {
      var meant = TypeReference(file: number, index: Int32(index))
      if file.types[index].kind == .extensionDecl {
        guard let main = type(named: file.types[index].name, from: file) else { continue }
        meant = main
      }
      let parts = parts[meant] ?? [meant]
      guard parts.contains(where: { type($0).conforms(to: .View) }) else { continue }
      if isOnlyInWidgets(meant, depth: 0) { result.insert(Int32(index)) }
    }
    return result
  }

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
  public func isRendered(_ name: Name) -> Bool { renderedTypes.contains(name) }

  /// Whether a type is only ever drawn into a picture, as far as the project's own code shows views.
  public func isOnlyRendered(_ name: Name, from file: FileViews) -> Bool {
    guard renderedTypes.contains(name), let type = type(named: name, from: file) else { return false }
    return uses(of: type).isEmpty
  }

  /// The views that a modifier of the project's own with a menu or swipes is applied to: by the name of its type or
  /// function, which other modifiers may share.
  public func uses(ofMenuModifier name: Name) -> [ViewUseReference] { menuModifiers.uses[name] ?? [] }

  /// Whether a file may refer to a property or function of this name; most do not.
  public func mayRefer(_ file: Int, to name: Name) -> Bool { NameIndex.mayHold(referenceBits[file], name) }
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

extension Project {
  private static let uikit = Name("UIKit")
  private static let widgetKit = Name("WidgetKit")

  private static func isForTouch(_ file: FileViews) -> Bool {
    file.imports.contains(uikit) || file.modifiers.contains { ofTouch.contains($0.known) }
  }

  private static let ofTouch: Set<Known> = [
    .navigationBarTitleDisplayMode, .navigationBarTitle, .navigationBarItems, .fullScreenCover, .keyboardType,
  ]

  private static func schemeLock(of files: [FileViews]) -> Bool? {
    for file in files where file.types.contains(where: { $0.conforms(to: .App) }) {
      for (index, modifier) in file.modifiers.enumerated()
      where modifier.known == .preferredColorScheme && !modifier.isConditional {
        // Of several in one chain the last wins.
        let isReplaced = file.views[Int(modifier.owner)].modifiers.contains {
          $0 > index && file.modifiers[Int($0)].known == .preferredColorScheme
        }
        guard !isForNobody(modifier, in: file), !isReplaced else { continue }
        if let isDark = scheme(of: modifier, in: file) { return isDark }
      }
    }
    return nil
  }

  /// The appearance that the delegate of the app or its scene gives each window when it makes it, when no other code
  /// chooses one.
  private static func windowLock(of files: [FileViews]) -> Bool? {
    var found: Bool?
    for file in files {
      for token in file.tokens(of: .appearance) {
        guard let isDark = windowScheme(token, in: file), found == nil || found == isDark else { continue }
        found = isDark
      }
    }
    guard let found, !choosesAppearance(otherThan: found, files) else { return nil }
    return found
  }

  /// What the settings lock the app to, unless code chooses the appearance while the app runs.
  private static func schemeLock(by appearance: AppearanceSetting?, _ files: [FileViews]) -> Bool? {
    guard let appearance else { return nil }
    return choosesAppearance(otherThan: appearance.isDark, files) ? nil : appearance.isDark
  }

  private static func choosesAppearance(otherThan isDark: Bool, _ files: [FileViews]) -> Bool {
    files.contains { file in
      file.modifiers.contains {
        $0.known == .preferredColorScheme && !isForNobody($0, in: file) && scheme(of: $0, in: file) == nil
      } || file.tokens(of: .appearance).contains { setsOther($0, than: isDark, in: file.tree) }
    }
  }

  static func isForNobody(_ modifier: ViewModifierUse, in file: FileViews) -> Bool {
    !file.views[Int(modifier.owner)].surroundings.isDisjoint(with: [.preview, .tests])
  }

  /// The appearance that `.preferredColorScheme(.dark)` asks for; nil for any other argument.
  private static func scheme(of modifier: ViewModifierUse, in file: FileViews) -> Bool? {
    guard file.tree.kind(modifier.call) == .callExpr else { return nil }
    for child in file.tree.reversedChildren(modifier.call) where file.tree.kind(child) == .argument {
      if let isDark = scheme(file.tree.lastChild(child), file.tree) { return isDark }
    }
    return nil
  }

  static func scheme(_ value: NodeID, _ tree: Tree) -> Bool? {
    guard tree.kind(value) == .implicitMemberExpr || tree.kind(value) == .memberExpr else { return nil }
    switch tree.text(value) {
    case "dark": return true
    case "light": return false
    default: return nil
    }
  }

  /// Whether `overrideUserInterfaceStyle` is not just set to the same appearance.
  private static func setsOther(_ token: TokenID, than isDark: Bool, in tree: Tree) -> Bool {
    !tree.nodes.indices.contains { index in
      let node = NodeID(index)
      return tree.kind(node) == .assignExpr && tree[tree.firstChild(node)].main == token
        && scheme(tree.lastChild(node), tree) == isDark
    }
  }
}
