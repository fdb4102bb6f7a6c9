// Which app of a root a file belongs to, where several Xcode projects lie below it: what the settings, code and string
// tables of one app say holds for none of the others.

import CurbcutSourceText

/// The folders of a root that hold the Xcode project of an app each.
public struct AppRegions: Sendable, Equatable {
  public static let none = AppRegions(folders: [])

  /// With a slash at the end unless empty, longer ones first; none where there are less than two.
  package let folders: [String]
  /// Those whose project makes nothing that another app could import.
  private let closed: Set<String>

  package var isEmpty: Bool { folders.isEmpty }

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
  package static func folder(of project: SourceText) -> String {
    project.path.split(separator: "/", omittingEmptySubsequences: false).dropLast(2).map { $0 + "/" }.joined()
  }

  /// The number of the folder that a path lies in, the innermost of several; nil for what lies in none, as what several
  /// apps share.
  package func region(of path: String) -> Int? { folders.firstIndex { path.utf8.starts(with: $0.utf8) } }

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

  init(_ files: [FileSymbols], _ all: AppRegions) {
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
