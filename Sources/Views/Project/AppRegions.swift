// Which app of a root a file belongs to, where several Xcode projects lie below it: what the settings, code and string
// tables of one app say holds for none of the others.

import CurbcutSourceText

/// The folders of a root that hold the Xcode project of an app each.
public struct AppRegions: Sendable, Equatable {
  public static let none = AppRegions(folders: [])

  /// With a slash at the end unless empty, longer ones first; none where there are less than two.
  let folders: [String]
  /// Those whose project makes nothing that another app could import.
  private let closed: Set<String>

  var isEmpty: Bool { folders.isEmpty }

  private init(folders: [String], closed: Set<String> = []) {
    self.folders = folders
    self.closed = closed
  }

  /// `settings` are the settings of Xcode projects as they were read.
  public init(_ settings: [SourceText]) {
    let projects = settings.filter { $0.path.hasSuffix(".pbxproj") }
    var folders: Set<String> = []
    var open: Set<String> = []
    // A project alone is that of all files, and is not searched.
    if projects.count > 1 {
      for project in projects {
        if FastText.holds(Self.app, in: project) { folders.insert(Self.folder(of: project)) }
        if Self.modules.contains(where: { FastText.holds($0, in: project) }) { open.insert(Self.folder(of: project)) }
      }
    }
    self.init(
      folders: folders.count < 2
        ? []
        : folders.sorted {
          $0.utf8.count == $1.utf8.count
            ? $0.utf8.lexicographicallyPrecedes($1.utf8) : $0.utf8.count > $1.utf8.count
        }, closed: folders.subtracting(open))
  }

  private static let app = Array("com.apple.product-type.application\"".utf8)
  private static let modules = [
    Array("com.apple.product-type.framework".utf8), Array("com.apple.product-type.library".utf8),
  ]

  /// The folder in which a project lies: `App/` of `App/App.xcodeproj/project.pbxproj`.
  static func folder(of project: SourceText) -> String {
    project.path.split(separator: "/", omittingEmptySubsequences: false).dropLast(2).map { $0 + "/" }.joined()
  }

  /// The number of the folder that a path lies in, the innermost of several; nil for what lies in none, as what several
  /// apps share.
  func region(of path: String) -> Int? { folders.firstIndex { path.utf8.starts(with: $0.utf8) } }

  /// Whether nothing that one app declares can be named in another: they lie beside each other.
  fileprivate func areApart(_ a: Int, _ b: Int) -> Bool {
    let (a, b) = (folders[a], folders[b])
    return closed.contains(a) && closed.contains(b) && !a.utf8.starts(with: b.utf8) && !b.utf8.starts(with: a.utf8)
  }
}

/// Which files can name what other files declare, where several apps lie below a root.
struct FileHomes: Sendable {
  /// The region of each file, or -1; empty where there is one app.
  private var regions: [Int] = []
  private var apart: [[Bool]] = []

  init(_ files: [FileViews], _ all: AppRegions) {
    guard !all.isEmpty else { return }
    regions = files.map { all.region(of: $0.path) ?? -1 }
    apart = all.folders.indices.map { a in all.folders.indices.map { b in a != b && all.areApart(a, b) } }
  }

  var isEmpty: Bool { regions.isEmpty }

  func areApart(_ a: Int32, _ b: Int32) -> Bool {
    guard !regions.isEmpty, regions[Int(a)] >= 0, regions[Int(b)] >= 0 else { return false }
    return apart[regions[Int(a)]][regions[Int(b)]]
  }

  /// Those of some declarations that a file can name.
  func seen<Reference>(_ all: [Reference], from file: Int32, _ home: (Reference) -> Int32) -> [Reference] {
    regions.isEmpty ? all : all.filter { !areApart(home($0), file) }
  }
}

/// What the settings of Xcode projects and the manifests of project generators say about the appearance, for each app.
public struct AppearanceSettings: Sendable {
  public static let none = AppearanceSettings(regions: .none, byRegion: [], byTarget: [], shared: nil)

  public let regions: AppRegions
  let byRegion: [AppearanceSetting?]
  /// The apps of projects in which they do not say the same.
  let byTarget: [TargetAppearance]
  /// What all apps agree on.
  let shared: AppearanceSetting?

  private init(
    regions: AppRegions, byRegion: [AppearanceSetting?], byTarget: [TargetAppearance], shared: AppearanceSetting?
  ) {
    self.regions = regions
    self.byRegion = byRegion
    self.byTarget = byTarget
    self.shared = shared
  }

  /// `settings` are projects and Info.plists as they were read.
  public init(_ settings: [SourceText]) {
    let regions = AppRegions(settings)
    guard settings.contains(where: AppearanceSetting.isNamed) else {
      self.init(regions: regions, byRegion: [], byTarget: [], shared: nil)
      return
    }
    let projects = settings.filter { $0.path.hasSuffix(".pbxproj") }.compactMap { XcodeProject($0) }
    let plists = PathMap(settings.filter { !$0.path.hasSuffix(".pbxproj") }.map { ($0.path, $0) })
    self.init(
      regions: regions,
      byRegion: regions.folders.map { folder in
        AppearanceSetting(projects.filter { $0.folder == folder }, plists: plists)
      }, byTarget: projects.flatMap { $0.byTarget(plists) }, shared: AppearanceSetting(projects, plists: plists))
  }

  /// The same with the manifests of project generators, which count where no project says anything.
  public func completed(by manifests: [SourceText]) -> AppearanceSettings {
    guard shared == nil, let said = ProjectManifest.appearance(manifests) else { return self }
    return AppearanceSettings(regions: regions, byRegion: byRegion, byTarget: byTarget, shared: said)
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
