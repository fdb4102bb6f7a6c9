// The one appearance in which each app of a root is shown, by the settings of its Xcode project and by its code.

import CurbcutSourceText
import CurbcutSymbols

/// What the settings of Xcode projects and the manifests of project generators say about the appearance, for each app.
public struct AppearanceSettings: Sendable {
  public static let none = AppearanceSettings(
    regions: .none, byRegion: [], byTarget: [], shared: nil, accents: AccentColors([]))

  public let regions: AppRegions
  let byRegion: [AppearanceSetting?]
  /// The apps of projects in which they do not say the same.
  let byTarget: [TargetAppearance]
  /// What all apps agree on.
  let shared: AppearanceSetting?
  let accents: AccentColors
  /// The oldest iOS that a project is made for.
  let leastSystem: Int?
  /// The oldest that anything in it is made for.
  let lowestSystem: Int?
  /// Whether its projects are made for the Mac and for nothing else.
  let isForMacOnly: Bool
  /// Whether one of its projects builds an app.
  public private(set) var buildsApp = false
  /// Whether its projects name each of their files, and none in Objective-C.
  private(set) var isInSwiftOnly = false
  /// Whether the settings let each app for phones turn to landscape.
  let allowsLandscape: Bool

  private init(
    regions: AppRegions, byRegion: [AppearanceSetting?], byTarget: [TargetAppearance], shared: AppearanceSetting?,
    accents: AccentColors, systems: (least: Int?, lowest: Int?) = (nil, nil), isForMacOnly: Bool = false,
    allowsLandscape: Bool = false
  ) {
    (leastSystem, lowestSystem) = systems
    self.isForMacOnly = isForMacOnly
    self.allowsLandscape = allowsLandscape
    self.regions = regions
    self.byRegion = byRegion
    self.byTarget = byTarget
    self.shared = shared
    self.accents = accents
  }

  /// `settings` are projects and Info.plists as they were read.
  public init(_ settings: [SourceText]) {
    let regions = AppRegions(settings)
    let written = settings.filter { $0.path.hasSuffix(".pbxproj") }
    let accents = AccentColors(written)
    let systems = LeastSystem.find(in: written)
    let isForMacOnly = LeastSystem.isForMacOnly(written)
    let allowsLandscape = LandscapeSetting.isAllowed(settings)
    let buildsApp = written.contains { FastText.holds(Self.app, in: $0) }
    let isInSwiftOnly =
      !written.isEmpty
      && !written.contains { source in Self.unread.contains { FastText.holds($0, in: source) } }
    guard settings.contains(where: AppearanceSetting.isNamed) else {
      self.init(
        regions: regions, byRegion: [], byTarget: [], shared: nil, accents: accents, systems: systems,
        isForMacOnly: isForMacOnly, allowsLandscape: allowsLandscape)
      (self.buildsApp, self.isInSwiftOnly) = (buildsApp, isInSwiftOnly)
      return
    }
    let projects = settings.filter { $0.path.hasSuffix(".pbxproj") }.compactMap { XcodeProject($0) }
    let listed = settings.filter { !$0.path.hasSuffix(".pbxproj") }
    let plists = PathMap(listed.map { ($0.path, $0) })
    let ofProjects = AppearanceSetting(projects, plists: plists)
    let ofApps = AppearanceSetting(
      ofApps: listed.filter { plist in !projects.contains { plist.path.utf8.starts(with: $0.folder.utf8) } })
    self.init(
      regions: regions,
      byRegion: regions.folders.map { folder in
        AppearanceSetting(projects.filter { $0.folder == folder }, plists: plists)
      }, byTarget: projects.flatMap { $0.byTarget(plists) },
      shared: ofProjects ?? ofApps, accents: accents, systems: systems, isForMacOnly: isForMacOnly,
      allowsLandscape: allowsLandscape)
    (self.buildsApp, self.isInSwiftOnly) = (buildsApp, isInSwiftOnly)
  }

  private static let unread = ["sourcecode.c.objc", "sourcecode.cpp.objcpp", "PBXFileSystemSynchronizedRootGroup"].map {
    Array($0.utf8)
  }
  private static let app = Array("com.apple.product-type.application\"".utf8)

  /// The same with the manifests of project generators, which count where no project says anything.
  public func completed(by manifests: [SourceText]) -> AppearanceSettings {
    guard shared == nil, let said = ProjectManifest.appearance(manifests) else { return self }
    var result = AppearanceSettings(
      regions: regions, byRegion: byRegion, byTarget: byTarget, shared: said, accents: accents,
      systems: (leastSystem, lowestSystem), isForMacOnly: isForMacOnly, allowsLandscape: allowsLandscape)
    (result.buildsApp, result.isInSwiftOnly) = (buildsApp, isInSwiftOnly)
    return result
  }

  /// Each setting that keeps an app light or dark, once.
  public var all: [AppearanceSetting] {
    (byRegion.isEmpty ? [shared] : byRegion).compactMap(\.self)
  }

  /// What holds for the files of a region; nil for the files of none.
  subscript(region: Int?) -> AppearanceSetting? {
    guard let region, region < byRegion.count else { return shared }
    return byRegion[region]
  }
}

/// What one app of a project says about the appearance, and the files that it takes.
struct TargetAppearance: Sendable {
  var setting: AppearanceSetting?
  var files: TargetSources
}

/// The source files of one target, as far as its project names them: by their names, without folders, and by the folders
/// that it takes whole.
struct TargetSources: Sendable {
  private var names: Set<String> = []
  private var folders: Set<String> = []
  /// The folder of the project.
  private let folder: String

  static let kinds: [StaticString] = [
    "PBXNativeTarget", "PBXSourcesBuildPhase", "PBXBuildFile", "PBXFileReference",
    "PBXFileSystemSynchronizedRootGroup",
  ]

  init(_ target: PropertyList?, _ objects: PropertyList, _ folder: String) {
    self.folder = folder
    for phase in target?["buildPhases"]?.texts ?? [] {
      for file in objects[phase]?["files"]?.texts ?? [] {
        guard let reference = objects[file]?["fileRef"]?.text, let path = objects[reference]?["path"]?.text else {
          continue
        }
        names.insert(Self.last(path))
      }
    }
    for group in target?["fileSystemSynchronizedGroups"]?.texts ?? [] {
      if let path = objects[group]?["path"]?.text { folders.insert(Self.last(path)) }
    }
  }

  private static func last(_ path: String) -> String { path.split(separator: "/").last.map(String.init) ?? path }

  func mayHold(_ path: String) -> Bool {
    guard path.utf8.starts(with: folder.utf8) else { return false }
    let parts = path.dropFirst(folder.count).split(separator: "/")
    return parts.last.map { names.contains(String($0)) } ?? false
      || parts.dropLast().contains { folders.contains(String($0)) }
  }
}

/// The one appearance in which each app of a root is shown, dark (true) or light.
struct SchemeLocks: Sendable {
  /// What holds for all apps.
  private(set) var shared: Bool?
  private var byRegion: [Bool?] = []
  private var byTarget: [(files: TargetSources, isDark: Bool?)] = []
  private let regions: AppRegions

  /// `lock` says what holds for an app, from its files and those that it may share with others.
  init(
    _ files: [FileViews], _ settings: AppearanceSettings, lock: ([FileViews], AppearanceSetting?) -> Bool?
  ) {
    regions = settings.regions
    byTarget = settings.byTarget.map { target in
      (target.files, lock(files.filter { target.files.mayHold($0.path) }, target.setting))
    }
    guard !regions.isEmpty else {
      shared = lock(files, settings[nil])
      return
    }
    let homes = files.map { regions.region(of: $0.path) }
    byRegion = regions.folders.indices.map { region in
      lock(zip(files, homes).filter { $0.1 == region || $0.1 == nil }.map(\.0), settings[region])
    }
    if let first = byRegion.first, byRegion.allSatisfy({ $0 == first }) { shared = first }
  }

  func lock(at path: String) -> Bool? {
    // Each target that takes a file has to agree.
    let holders = byTarget.filter { $0.files.mayHold(path) }
    if let first = holders.first { return holders.allSatisfy { $0.isDark == first.isDark } ? first.isDark : nil }
    if byRegion.isEmpty { return shared }
    return regions.region(of: path).map { byRegion[$0] } ?? shared
  }
}
