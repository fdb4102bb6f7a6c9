// Finds the Swift files below a root. Directories that hold nothing of the project are not entered at all: a walk
// through `.build` costs more than the whole lint.

import CurbcutFindings
import CurbcutSourceText
import CurbcutViews

/// Why a file or folder is left out.
public enum Exclusion: Sendable, Equatable {
  /// A folder of tools or of other people's code.
  case pruned(String)
  /// A name that begins with a dot.
  case hidden(String)
  /// A pattern of a `.gitignore`, or of git's own exclude file.
  case ignored(String)
  case notSwift

  /// Completes "… is left out: ".
  public var reason: String {
    switch self {
    case .pruned(let name): "\(name) is never searched"
    case .hidden(let name): "\(name) is hidden"
    case .ignored(let name): "git ignores \(name)"
    case .notSwift: "not a Swift file"
    }
  }
}

/// Walks the folders below one root.
public final class Discovery {
  /// The files of a walk, relative to the root and sorted by their bytes.
  public struct Files: Sendable {
    public var paths: [String] = []
    /// Storyboards and xibs, sorted likewise.
    public var interfaces: [String] = []
    /// The tables that translate storyboards and xibs, sorted likewise; those of others as well.
    public var interfaceTables: [String] = []
    /// String tables, sorted likewise.
    public var tables: [String] = []
    /// The `Contents.json` of colour sets in asset catalogues, sorted likewise.
    public var colourSets: [String] = []
    /// Settings of Xcode projects: each `project.pbxproj`, Info.plist and `project.yml`, sorted likewise.
    public var projectSettings: [String] = []
    /// Implementations in Objective-C, sorted likewise; only where they are wanted.
    public var objectiveC: [String] = []
    /// Configuration files, sorted likewise; that of the root first.
    public var configurations: [String] = []
    /// Links to files outside of the root, sorted likewise: what they lead to is neither read nor written.
    public var linksOutside: [String] = []
    /// Folders that were entered, in no order.
    public var folders: [String] = []
    /// Folders that could not be listed and names that are not text.
    public var problems: [Problem] = []
    /// What git says of ignored files and could not be read.
    public var ignoreProblems: [Problem] = []
  }

  /// Build products, package checkouts and other people's code.
  static let prunedNames: Set<String> = [
    ".build", "DerivedData", "Pods", "Carthage", ".git", "node_modules",
  ]
  /// Bundles that hold no Swift but sometimes thousands of folders.
  static let prunedSuffixes = [".xcassets", ".xcodeproj", ".xcworkspace", ".framework", ".xcframework"]

  private static let projectSuffix = ".xcodeproj"
  private static let projectName = "project.pbxproj"
  private static let plistSuffix = "Info.plist"
  private static let catalogueName = "Contents.json"

  /// Whether implementations in Objective-C are listed, which runs of the rules have no use for.
  public var wantsObjectiveC = false
  private let root: String
  private let repository: Repository?
  /// Bytes of the root's path below the repository's top, with a slash at the end unless empty.
  private let prefix: [UInt8]
  /// Ignore files that count for the whole root, weakest first.
  private let outer: [IgnoreFile]
  private var reach = Reach.all
  /// nil until something ignored is met; reading it costs a few milliseconds in a large repository.
  private var index: GitIndex??
  /// What git says that could not be read.
  private var ignoreProblems: [Problem] = []
  /// The folder that `taken` was asked about last.
  private var lastFolder = ""
  private var lastPlace = Place.folder
  private var places: PathMap<Place> = [:]

  /// `root` is absolute and free of links.
  public init(root: String) {
    self.root = root
    repository = Repository.around(root)
    var prefix: [UInt8] = []
    var outer: [IgnoreFile] = []
    var problems: [Problem] = []
    if let repository {
      let exclude = repository.excludePath
      if let exclude = Self.ignoreFile(exclude, baseLength: 0, root, &problems) { outer.append(exclude) }
      if repository.top.utf8.count != root.utf8.count {
        let below = Paths.relative(root, to: repository.top)
        var directory = repository.top
        for part in below.split(separator: "/") {
          let path = Paths.join(directory, ".gitignore")
          if let file = Self.ignoreFile(path, baseLength: prefix.count, root, &problems) { outer.append(file) }
          directory = Paths.join(directory, String(part))
          prefix += Array(part.utf8) + [UInt8(ascii: "/")]
        }
      }
    }
    self.prefix = prefix
    self.outer = outer
    ignoreProblems = problems
  }

  private static func ignoreFile(
    _ path: String, baseLength: Int, _ root: String, _ problems: inout [Problem]
  ) -> IgnoreFile? {
    do {
      let file = try System.readFile(path, limit: 1 << 20)
      return IgnoreFile(baseLength: baseLength, text: file.bytes[..<file.count])
    } catch {
      if System.kind(of: path, followingLinks: false) == .file {
        let message = "The file cannot be read: \(error.reason). What git ignores because of it is checked."
        problems.append(Problem(path: Paths.relative(path, to: root), range: nil, message: message))
      }
      return nil
    }
  }

  // MARK: The walk

  /// How far a walk goes.
  public enum Reach: Sendable {
    case all
    /// The files of the root's own folder.
    case folder
    case nothing
  }

  /// Finds every Swift file. Links to files are followed, links to folders are not: what they lead to is either below
  /// the root anyway or belongs to somebody else, and a loop of links has no end.
  public func walk(_ reach: Reach = .all) -> Files {
    var files = Files()
    if reach == .nothing { return files }
    self.reach = reach
    var links: [String] = []
    walk("", ignores: outer, trackedOnly: false, into: &files, links: &links)
    files.paths.sort(by: precedes)
    files.tables.sort(by: precedes)
    files.interfaces.sort(by: precedes)
    files.interfaceTables.sort(by: precedes)
    files.colourSets.sort(by: precedes)
    files.projectSettings.sort(by: precedes)
    files.objectiveC.sort(by: precedes)
    files.configurations.sort(by: precedes)
    if !links.isEmpty { addLinks(links, to: &files) }
    files.problems.sort { precedes($0.path, $1.path) }
    files.ignoreProblems = ignoreProblems
    return files
  }

  /// `trackedOnly`: the folder is ignored and entered only because git tracks something in it.
  private func walk(
    _ directory: String, ignores: [IgnoreFile], trackedOnly: Bool, into files: inout Files, links: inout [String]
  ) {
    let absolute = Paths.join(root, directory)
    let entries: [DirectoryEntry]
    do {
      // In the order of their paths, so that the paths of the whole walk are in order already when they are sorted.
      entries = try System.entries(of: absolute).sorted(by: Self.comesBefore)
    } catch {
      files.problems.append(
        Problem(path: directory, range: nil, message: "The folder cannot be read: \(error.reason)."))
      return
    }
    files.folders.append(directory)
    var ignores = ignores
    if entries.contains(where: { $0.name == ".gitignore" }),
      let file = Self.ignoreFile(
        Paths.join(absolute, ".gitignore"), baseLength: baseLength(directory), root, &ignoreProblems)
    {
      ignores.append(file)
    }
    let isTranslation = directory.hasSuffix(".lproj")
    for entry in entries {
      let isFolder = entry.kind == .directory
      if isFolder, reach == .folder { continue }
      if entry.name == Root.configurationName, !isFolder {
        files.configurations.append(Paths.join(directory, entry.name))
      }
      let isTable = !isFolder && StringsFile.isTable(entry.name)
      let isInterface = !isFolder && InterfaceFile.isInterface(entry.name)
      let isInterfaceTable = isTranslation && !isFolder && !isTable && entry.name.hasSuffix(".strings")
      let isPlist =
        !isFolder && (entry.name.hasSuffix(Self.plistSuffix) || ProjectManifest.isYAML(entry.name))
      let isObjectiveC = wantsObjectiveC && !isFolder && Self.isObjectiveC(entry.name)
      guard
        isFolder || isTable || isInterface || isInterfaceTable || isPlist || isObjectiveC || Self.isSwift(entry.name)
      else { continue }
      let path = Paths.join(directory, entry.name)
      if isFolder, entry.name.hasSuffix(".xcassets"), entry.isText { catalogue(path, depth: 0, into: &files) }
      if isFolder, entry.name.hasSuffix(Self.projectSuffix), entry.isText {
        // A project that a tool makes and git ignores is not there for everybody.
        if case .out = ignoring(entry.name, path, isDirectory: true, ignores, trackedOnly: trackedOnly) { continue }
        files.folders.append(path)
        files.projectSettings.append(Paths.join(path, Self.projectName))
      }
      let standing = standing(entry.name, path: path, isDirectory: isFolder, ignores: ignores, trackedOnly: trackedOnly)
      if case .out = standing { continue }
      guard entry.isText else {
        files.problems.append(
          Problem(path: path, range: nil, message: "The name is not UTF-8, so it cannot be opened."))
        continue
      }
      switch entry.kind {
      case .directory: walk(path, ignores: ignores, trackedOnly: standing == .tracked, into: &files, links: &links)
      case .symbolicLink where isTable || isInterface || isInterfaceTable || isPlist || isObjectiveC: break
      case .symbolicLink: links.append(path)
      // A pipe or a device with a Swift name is met again when it is read, and reported there.
      case .file, .other:
        if isTable {
          files.tables.append(path)
        } else if isInterface {
          files.interfaces.append(path)
        } else if isInterfaceTable {
          files.interfaceTables.append(path)
        } else if isPlist {
          files.projectSettings.append(path)
        } else if isObjectiveC {
          files.objectiveC.append(path)
        } else {
          files.paths.append(path)
        }
      }
    }
  }

  /// Whether the path of an entry, or all that lies in it, comes before that of another of the same folder.
  private static func comesBefore(_ a: DirectoryEntry, _ b: DirectoryEntry) -> Bool {
    let shared = sharedBytes(a.name.utf8, b.name.utf8)
    func next(_ entry: DirectoryEntry) -> UInt8 {
      let name = entry.name.utf8
      guard shared < name.count else { return entry.kind == .directory ? UInt8(ascii: "/") : 0 }
      return name[name.index(name.startIndex, offsetBy: shared)]
    }
    return next(a) < next(b)
  }

  /// What a walk would take of a file by its path alone, for files that are not on disk but in a revision.
  enum Taken { case swift, table, colourSet, interface, interfaceTable, projectSettings, configuration }

  /// Paths come sorted, so most lie in the folder of the one before.
  func taken(_ path: String) -> Taken? {
    let bytes = path.utf8
    let slash = bytes.lastIndex(of: UInt8(ascii: "/"))
    let length = bytes.distance(from: bytes.startIndex, to: slash ?? bytes.startIndex)
    if length != lastFolder.utf8.count || sharedBytes(bytes, lastFolder.utf8) < length {
      lastFolder = String(bytes[..<(slash ?? bytes.startIndex)])!
      lastPlace = place(lastFolder)
    }
    let last = bytes[(slash.map { bytes.index(after: $0) } ?? bytes.startIndex)...]
    switch lastPlace {
    case .out: return nil
    case .project: return last.elementsEqual(Self.projectName.utf8) ? .projectSettings : nil
    case .catalogue(let isColourSet):
      return isColourSet && last.elementsEqual(Self.catalogueName.utf8) ? .colourSet : nil
    case .folder: break
    }
    if last.elementsEqual(Root.configurationName.utf8) { return .configuration }
    if last.first == UInt8(ascii: ".") || last.isEmpty { return nil }
    if last.suffix(6).elementsEqual(".swift".utf8) { return .swift }
    let name = String(last)!
    if StringsFile.isTable(name) { return .table }
    if InterfaceFile.isInterface(name) { return .interface }
    if name.hasSuffix(Self.plistSuffix) || ProjectManifest.isYAML(name) { return .projectSettings }
    return lastFolder.hasSuffix(".lproj") && name.hasSuffix(".strings") ? .interfaceTable : nil
  }

  /// What a folder is for a walk.
  private enum Place {
    case out, folder
    /// The folder of an Xcode project, of which one file is read.
    case project
    /// Somewhere in an asset catalogue.
    case catalogue(isColourSet: Bool)
  }

  private func place(_ folder: String) -> Place {
    if folder.hasSuffix(Self.projectSuffix), case .folder = inside(Paths.parent(folder)) { return .project }
    return inside(folder)
  }

  /// What a folder is for what lies in it, by the folders around it, each of which is looked at once.
  private func inside(_ folder: String) -> Place {
    var unknown: [String] = []
    var next = folder
    var result = Place.folder
    while !next.isEmpty {
      if let known = places[next] {
        result = known
        break
      }
      unknown.append(next)
      next = Paths.parent(next)
    }
    for folder in unknown.reversed() {
      let name = Paths.lastComponent(folder)
      switch result {
      case .out: break
      case .catalogue: result = .catalogue(isColourSet: name.hasSuffix(".colorset"))
      case .folder, .project:
        if name.hasSuffix(".xcassets") {
          result = .catalogue(isColourSet: false)
        } else if case .out = standing(name, path: folder, isDirectory: true, ignores: [], trackedOnly: false) {
          result = .out
        }
      }
      places[folder] = result
    }
    return result
  }

  /// Finds the colour sets of an asset catalogue; other sets are not entered, and there may be thousands.
  private func catalogue(_ directory: String, depth: Int, into files: inout Files) {
    guard depth < 16, let entries = try? System.entries(of: Paths.join(root, directory)) else { return }
    files.folders.append(directory)
    for entry in entries where entry.kind == .directory && entry.isText {
      let path = Paths.join(directory, entry.name)
      if entry.name.hasSuffix(".colorset") {
        files.folders.append(path)
        files.colourSets.append(Paths.join(path, Self.catalogueName))
      } else if !entry.name.utf8.contains(UInt8(ascii: ".")) {
        catalogue(path, depth: depth + 1, into: &files)
      }
    }
  }

  /// Adds linked files unless what they lead to has been found under its own name, since it would count twice, or lies
  /// outside of the root: a tree may come from somebody else, and whoever checks it has more files than that tree.
  private func addLinks(_ links: [String], to files: inout Files) {
    let found = files.paths
    for link in links.sorted(by: precedes) {
      let absolute = Paths.join(root, link)
      if System.kind(of: absolute) == .directory { continue }
      if let target = System.realPath(absolute) {
        guard Paths.isInside(target, root) else {
          files.linksOutside.append(link)
          continue
        }
        let path = Paths.relative(target, to: root)
        if Self.contains(path, in: found) { continue }
      }
      files.paths.append(link)
    }
    files.paths.sort(by: precedes)
  }

  /// Whether a list sorted by bytes holds a path.
  static func contains(_ path: String, in sorted: [String]) -> Bool {
    let index = firstIndex(notBefore: path, in: sorted)
    return index < sorted.count && sorted[index].utf8.elementsEqual(path.utf8)
  }

  static func firstIndex(notBefore path: String, in sorted: [String]) -> Int {
    var low = 0
    var high = sorted.count
    while low < high {
      let middle = (low + high) / 2
      if precedes(sorted[middle], path) { low = middle + 1 } else { high = middle }
    }
    return low
  }

  // MARK: What is left out

  /// Why a path below the root is left out, or nil when it is not. `path` is relative to the root.
  public func exclusion(of path: String, isDirectory: Bool) -> Exclusion? {
    var ignores = outer
    var directory = ""
    var trackedOnly = false
    let parts = path.split(separator: "/").map(String.init)
    for (position, part) in parts.enumerated() {
      var problems: [Problem] = []
      let path = Paths.join(Paths.join(root, directory), ".gitignore")
      if let file = Self.ignoreFile(path, baseLength: baseLength(directory), root, &problems) {
        ignores.append(file)
      }
      directory = Paths.join(directory, part)
      let isFolder = position < parts.count - 1 || isDirectory
      if !isFolder && !Self.isSwift(part) && !InterfaceFile.isInterface(part) { return .notSwift }
      switch standing(part, path: directory, isDirectory: isFolder, ignores: ignores, trackedOnly: trackedOnly) {
      case .in: continue
      case .tracked: trackedOnly = isFolder
      case .out(let exclusion): return exclusion
      }
    }
    return nil
  }

  private enum Standing: Equatable {
    case `in`
    /// Ignored, but git tracks it or something in it.
    case tracked
    case out(Exclusion)
  }

  private func standing(
    _ name: String, path: String, isDirectory: Bool, ignores: [IgnoreFile], trackedOnly: Bool
  ) -> Standing {
    if isDirectory {
      if Self.prunedNames.contains(name) || Self.prunedSuffixes.contains(where: name.hasSuffix) {
        return .out(.pruned(name))
      }
      if name == "checkouts", Paths.lastComponent(Paths.parent(path)) == "SourcePackages" {
        return .out(.pruned("SourcePackages/checkouts"))
      }
    }
    return ignoring(name, path, isDirectory: isDirectory, ignores, trackedOnly: trackedOnly)
  }

  /// What git's patterns and the name's first letter say.
  private func ignoring(
    _ name: String, _ path: String, isDirectory: Bool, _ ignores: [IgnoreFile], trackedOnly: Bool
  ) -> Standing {
    if name.utf8.first == UInt8(ascii: ".") { return .out(.hidden(name)) }
    if ignores.isEmpty && !trackedOnly { return .in }
    let full = prefix + Array(path.utf8)
    if !trackedOnly {
      // The innermost file that says anything decides.
      var isIgnored = false
      for file in ignores.reversed() {
        guard let verdict = file.verdict(full, isDirectory: isDirectory) else { continue }
        isIgnored = verdict
        break
      }
      if !isIgnored { return .in }
    }
    return isTracked(full, isDirectory: isDirectory) ? .tracked : .out(.ignored(path))
  }

  private func isTracked(_ path: [UInt8], isDirectory: Bool) -> Bool {
    if index == nil { index = .some(readIndex()) }
    guard case .some(.some(let index)) = index else { return false }
    return isDirectory ? index.hasFiles(below: path) : index.contains(path)
  }

  /// What git tracks: from its index where that has the usual form, else git is asked.
  private func readIndex() -> GitIndex? {
    guard let repository else { return nil }
    if let index = repository.index() { return index }
    let path = Paths.join(repository.directory, "index")
    guard System.kind(of: path) != nil else { return nil }
    do throws(UsageError) {
      guard repository.indexMayBeOfOtherForm else { throw UsageError("It is cut off or damaged.") }
      return GitIndex(tracked: try Git(folder: repository.top, option: "The check of ignored files").trackedFiles())
    } catch {
      let message = "Git's index cannot be read, so ignored files that git tracks are not checked. \(error.message)"
      ignoreProblems.append(Problem(path: Paths.relative(path, to: root), range: nil, message: message))
      return nil
    }
  }

  /// Length of a folder's path with its slash, below the repository's top.
  private func baseLength(_ directory: String) -> Int {
    prefix.count + (directory.isEmpty ? 0 : directory.utf8.count + 1)
  }

  /// Whether runs read files of that name, wherever they lie. Compared without case, as file systems may.
  public static func reads(_ name: String) -> Bool {
    let name = name.lowercased()
    let ends = [".swift", ".strings", ".stringsdict", ".xcstrings", ".storyboard", ".xib", plistSuffix.lowercased()]
    let names = [".gitignore", "contents.json", projectName, Root.configurationName, Baseline.defaultName]
    return ends.contains(where: name.hasSuffix) || names.contains(name) || ProjectManifest.isYAML(name)
  }

  private static func isObjectiveC(_ name: String) -> Bool {
    name.utf8.last == UInt8(ascii: "m") && (name.hasSuffix(".m") || name.hasSuffix(".mm"))
  }

  static func isSwift(_ name: String) -> Bool { name.utf8.suffix(6).elementsEqual(".swift".utf8) }
}
