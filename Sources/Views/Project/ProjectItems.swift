// What all files of a project declare and say about each other, joined by name. Edits in bodies leave it as it is.

import CurbcutSourceText
import CurbcutSymbols
import CurbcutSyntax

/// What is joined from the items of all files (`FileItems`): shared by all versions of a project whose files have equal
/// items.
final class ProjectItems: Sendable {
  /// The string tables below the root.
  let strings: StringTables
  /// Members anywhere whose value depends on Reduce Motion.
  let motionGuardNames: Set<Name>
  /// The classes of these names.
  let motionGuardClasses: NameClasses
  /// Properties of types that announce something.
  let announcingProperties: Set<Name>
  /// The modules that some file imports.
  let imports: Set<Name>
  /// Types that are drawn into pictures by `ImageRenderer`.
  let renderedTypes: Set<Name>
  let drawingFunctions: Set<DrawingFunction>
  /// What is said anywhere to objects that another type owns, by their name.
  let foreignUIKitFiles: [Name: [Int32]]
  let schemeLocks: SchemeLocks
  /// The names that decide whether code which sets an appearance runs.
  private let namesOfUnreached: Set<Name>
  /// The tags by which code looks for views, as they are written.
  let soughtTags: Set<String>
  /// Which views code shows in one appearance only, and whether there are any.
  let schemes: SchemeIndex
  /// What the settings of the Xcode project say about the appearance, whether code says otherwise or not.
  let appearance: AppearanceSettings
  /// Whether the whole project is made for the Mac: a file imports AppKit whatever it is compiled for,
  /// and none imports UIKit or has a modifier that only phones and tablets know. There, text does not follow
  /// a size that people choose, and nobody touches the screen.
  let isForMacOnly: Bool
  /// Whether the app is a tool for programmers or administrators, by what many of its types are called.
  let isToolOfTrade: Bool
  /// View types that nobody meets on an iPhone.
  let unshown: UnshownTypes
  /// The scripts besides Latin that the words of the app itself are written in.
  let ownScripts: Set<String>
  /// Whether the project holds code of widgets.
  let hasWidgets: Bool
  /// Xibs that nothing loads.
  let unshownInterfaces: UnshownInterfaces
  /// Apps that are examples of the modules of another one.
  let examples: ExampleApps
  /// Functions and branches of an app that nobody meets.
  let unshownCode: UnshownCode
  /// Whether errors of the project bring texts of their own (`LocalizedError`).
  let declaresErrorTexts: Bool
  /// What the previews of the project show.
  let previews: PreviewIndex
  /// Tests that drive the app.
  let interfaceTests: InterfaceTests
  /// What is said about views that cannot be looked into, by name.
  let components: [Name: GivenComponent]
  /// The models of the project itself, and what is known of the packages that it has.
  let ownPackages: [PackageModel]
  let packages: PackageTable
  /// Colours of the asset catalogues.
  let colourSets: [ColourSet]
  /// What storyboards and xibs say to outlets.
  let outlets: OutletIndex
  let colourSetIndex: [Name: [Int32]]
  let colourSymbolIndex: [Name: [Int32]]
  /// Whether code gives a tint to screens, components or all views.
  let hasWideTints: Bool
  /// The files that give windows a tint.
  let windowTintFiles: [Int32]
  /// The instances that the project keeps under names of their own.
  let kept: KeptInstances

  /// `files` are all files of the project, those of its storyboards and xibs behind the others.
  init(
    _ files: [FileViews], _ symbols: Symbols, strings: StringTables, colourSets: [ColourSet],
    components: [Name: GivenComponent], packages: [PackageModel], outlets: OutletIndex, appearance: AppearanceSettings,
    unshown find: ([FileViews]) -> UnshownParts
  ) {
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
    self.appearance = appearance
    schemes = SchemeIndex(files)
    soughtTags = files.reduce(into: []) { $0.formUnion(FileItems.soughtTags(in: $1)) }
    var unreached = UnreachedAppearance(files)
    schemeLocks = SchemeLocks(files, appearance) { files, setting in
      AppearanceChoice.lock(of: files) ?? AppearanceChoice.windowLock(of: files)
        ?? AppearanceChoice.lock(by: setting, files, &unreached)
    }
    namesOfUnreached = unreached.asked
    isForMacOnly = files.contains(where: \.isForMac) && !files.contains(where: FileItems.isForTouch)
    ownScripts = LiteralScripts.own(of: files)
    hasWidgets = files.contains { $0.types.contains { $0.surroundings.contains(.widget) } }
    let localizedError = Name("LocalizedError")
    declaresErrorTexts = files.contains { file in
      file.types.contains { $0.inheritedNames.contains(localizedError) && !$0.surroundings.contains(.tests) }
    }
    previews = PreviewIndex(files)
    examples = ExampleApps(files)
    kept = KeptInstances(files)
    let tints = files.map(WideTints.reach)
    hasWideTints = tints.contains { $0.contains(.views) }
    windowTintFiles = tints.indices.filter { tints[$0].contains(.windows) }.map(Int32.init)
    interfaceTests = InterfaceTests(files)
    var motionNames: Set<Name> = []
    var motionClasses = NameClasses()
    for file in files {
      guard let guards = file.motionGuards else { continue }
      motionNames.formUnion(guards.exported)
      for token in guards.exportedTokens { motionClasses.insert(file.tree.tokens.text(token, in: file.tree.source)) }
    }
    motionGuardNames = motionNames
    motionGuardClasses = motionClasses
    foreignUIKitFiles = files.enumerated().reduce(into: [:]) { result, file in
      for name in file.element.uikit?.foreign ?? [] { result[name, default: []].append(Int32(file.offset)) }
    }
    imports = files.reduce(into: []) { $0.formUnion($1.imports) }
    ownPackages = packages
    self.packages = PackageTable(own: packages, imports: imports) { symbols.declaresType($0) }
    announcingProperties = files.reduce(into: []) { $0.formUnion(FileItems.announcingProperties(of: $1)) }
    drawingFunctions = files.reduce(into: []) { $0.formUnion(RenderedViews.functions(in: $1)) }
    renderedTypes = RenderedViews.names(in: files, by: drawingFunctions)
    let interfaces =
      UnshownTypes.isApp(files)
      ? UnshownInterfaces(outlets.interfaces, files, isAllRead: appearance.isInSwiftOnly) : UnshownInterfaces()
    unshownInterfaces = interfaces
    let unshown = find(files)
    isToolOfTrade = unshown.isToolOfTrade
    unshownCode = unshown.code
    self.unshown = unshown.types(namedElsewhere: interfaces.classes)
  }

  private func saysTheSameOfUnreached(_ old: FileViews, _ new: FileViews) -> Bool {
    namesOfUnreached.isEmpty
      || UnreachedAppearance.mentions(of: namesOfUnreached, in: old)
        == UnreachedAppearance.mentions(of: namesOfUnreached, in: new)
  }

  /// Whether another version of a file, the one of this number, leaves everything as it is.
  func isSame(_ old: FileViews, _ new: FileViews, number: Int32) -> Bool {
    FileItems(old, packages) == FileItems(new, packages) && saysTheSameOfUnreached(old, new)
      && RenderedViews.areEqual(old, new, by: drawingFunctions)
      && ProjectManifest.isSame(old.tree.source, new.tree.source) && unshownCode.isSame(old, new, number: number)
      && unshownInterfaces.isSame(old, new)
      && unshown.isSame(old, new, leavingOut: { unshownCode.tokensToldAlone(in: $0, number: number) })
  }
}
