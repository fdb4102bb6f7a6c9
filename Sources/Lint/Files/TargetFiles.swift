// Which files the targets of Xcode projects take. What lies beside them, in no target, is compiled into no app: screens
// that were replaced, templates, copies.

import CurbcutFindings
import CurbcutSourceText
import CurbcutSymbols
import CurbcutViews

/// The files that the Xcode projects of a root name. File names are compared, paths only where several files share one, and
/// a folder that is built by anything else is left alone, so that no file of an app is taken for one of none.
struct TargetFiles: Sendable {
  /// What one `project.pbxproj` says.
  private struct Listing: Sendable {
    /// The folder of the project, with a slash at the end unless empty.
    var folder: String
    /// Whether it names any file or folder.
    var isListing = false
    var takesEverything = false
    var source: SourceText
  }

  private var listings: [Listing] = []
  /// Names of source files, storyboards and xibs of all projects, without folders.
  private var names: Set<Name> = []
  /// Last names of folders that a target takes whole.
  private var folders: Set<Name> = []

  /// `settings` are the settings of Xcode projects as they were read, with `prefix` before their paths.
  init(_ settings: [SourceText], prefix: String = "") {
    for source in settings where source.path.hasSuffix(".pbxproj") {
      let parts = source.path.dropFirst(prefix.utf8.count).split(separator: "/", omittingEmptySubsequences: false)
      var listing = Listing(folder: parts.dropLast(2).map { $0 + "/" }.joined(), source: source)
      read(source, into: &listing)
      if listing.takesEverything || listing.isListing { listings.append(listing) }
    }
  }

  // MARK: Reading

  private static let assignment = Array("path = ".utf8)
  private static let kind = Array("isa = ".utf8)
  private static let group = Array("PBXFileSystemSynchronizedRootGroup;".utf8)

  /// Goes through the file once: what stands behind each `path =`, and what kind of object it is said of.
  private mutating func read(_ source: SourceText, into listing: inout Listing) {
    let bytes = source.padded
    let end = source.count
    func holds(_ text: [UInt8], at start: Int) -> Bool {
      guard start >= 0, start + text.count <= end else { return false }
      for index in text.indices where bytes[start + index] != text[index] { return false }
      return true
    }
    // Whether the last `isa` is that of a folder that is taken whole and whose path has not come yet.
    var isGroup = false
    var index = 0
    while true {
      index = bytes.withUnsafeBufferPointer {
        FastText.next(
          UInt8(ascii: "="), or: UInt8(ascii: "="), in: UnsafeBufferPointer(rebasing: $0[..<end]), from: index)
      }
      guard index < end else { break }
      if holds(Self.kind, at: index - 4) {
        if isGroup { listing.takesEverything = true }
        isGroup = holds(Self.group, at: index + 2)
      } else if holds(Self.assignment, at: index - 5) {
        var stop = index + 2
        while stop < end, bytes[stop] != UInt8(ascii: ";"), bytes[stop] != UInt8(ascii: "\n") { stop += 1 }
        let name = Self.lastName(bytes[index + 2..<stop])
        if isGroup {
          folders.insert(Name(name))
          listing.isListing = true
          isGroup = false
        } else if Self.suffixes.contains(where: { name.suffix($0.count).elementsEqual($0) }) {
          names.insert(Name(name))
          listing.isListing = true
        }
        index = stop
      }
      index += 1
    }
    if isGroup { listing.takesEverything = true }
  }

  private static let suffixes = [".swift", ".storyboard", ".xib"].map { Array($0.utf8) }

  private static func lastName(_ value: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var value = value
    if value.first == UInt8(ascii: "\""), value.last == UInt8(ascii: "\"") { value = value.dropFirst().dropLast() }
    if let slash = value.lastIndex(of: UInt8(ascii: "/")) { value = value[(slash + 1)...] }
    return value
  }

  // MARK: Asking

  /// The files among these that lie below a project and that no target takes. `root` is where the paths count from.
  func unlisted(_ paths: [String], root: String) -> PathSet {
    if listings.isEmpty || listings.contains(where: \.takesEverything) { return [] }
    let namesakes = untakenNamesakes(paths)
    var result: PathSet = []
    var builtByOthers: PathMap<Bool> = [:]
    for listing in listings {
      var count = 0
      var unlisted: [String] = []
      for path in paths
      where sharedBytes(path.utf8, listing.folder.utf8) == listing.folder.utf8.count {
        count += 1
        guard !isTaken(path) || namesakes.contains(path), !Self.isBuiltByOthers(path, root, known: &builtByOthers)
        else { continue }
        unlisted.append(path)
      }
      // Where most files are in no target, something else builds them.
      if unlisted.count * 4 < count { result.formUnion(unlisted) }
    }
    return result
  }

  /// The files whose name a project lists, and lists for others only: where there are fewer references than files, and all
  /// of them lead to files that are there.
  private func untakenNamesakes(_ paths: [String]) -> PathSet {
    var sharing: [Name: [String]] = [:]
    for path in paths {
      let name = Self.name(of: path)
      if names.contains(name) { sharing[name, default: []].append(path) }
    }
    sharing = sharing.filter { $0.value.count > 1 }
    if sharing.isEmpty { return [] }
    var followed: [Name: [String]?] = [:]
    for listing in listings {
      let found = TargetPaths(listing.source, folder: listing.folder).paths(named: Set(sharing.keys))
      followed.merge(found) { one, other in one.flatMap { one in other.map { one + $0 } } }
    }
    var result: PathSet = []
    for (name, found) in followed {
      guard let taken = found.map(Set.init), let all = sharing[name], taken.count < all.count,
        taken.isSubset(of: all)
      else { continue }
      result.formUnion(all.filter { !taken.contains($0) && !isInFolder($0) })
    }
    return result
  }

  private static func name(of path: String) -> Name {
    var path = path
    return path.withUTF8 { bytes in
      bytes.lastIndex(of: UInt8(ascii: "/")).map { Name(bytes[($0 + 1)...]) } ?? Name(bytes)
    }
  }

  private func isTaken(_ path: String) -> Bool { names.contains(Self.name(of: path)) || isInFolder(path) }

  /// Whether a file lies in a folder that a target takes whole.
  private func isInFolder(_ path: String) -> Bool {
    if folders.isEmpty { return false }
    var path = path
    return path.withUTF8 { bytes in
      guard let slash = bytes.lastIndex(of: UInt8(ascii: "/")) else { return false }
      return bytes[..<slash].split(separator: UInt8(ascii: "/")).contains { folders.contains(Name($0)) }
    }
  }

  /// Whether a folder around the file holds what another builder reads: a package, a pod, a generator of projects.
  private static func isBuiltByOthers(_ path: String, _ root: String, known: inout PathMap<Bool>) -> Bool {
    var folder = Paths.parent(path)
    while true {
      let answer: Bool
      if let found = known[folder] {
        answer = found
      } else {
        let entries = (try? System.entries(of: Paths.join(root, folder))) ?? []
        answer = entries.contains { manifests.contains($0.name) || $0.name.hasSuffix(".podspec") }
        known[folder] = answer
      }
      if answer { return true }
      if folder.isEmpty { return false }
      folder = Paths.parent(folder)
    }
  }

  private static let manifests: PathSet = [
    "Package.swift", "Project.swift", "Workspace.swift", "Tuist.swift", "Tuist", "project.yml", "project.yaml", "BUILD",
    "BUILD.bazel", "WORKSPACE", "MODULE.bazel", "BUCK",
  ]

  // MARK: Marking

  /// What is found in a file of no target bars nobody: it is one step lower, and a run over folders only counts it.
  static func markUnlisted(_ findings: inout [Finding]) {
    for index in findings.indices where !findings[index].isUnshown {
      findings[index].lower(to: .unshown, because: "This file is not in any target of the Xcode project.")
    }
  }
}
