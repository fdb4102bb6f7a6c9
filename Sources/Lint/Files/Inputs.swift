// From the arguments as typed to roots, the files to index and the files to report on.

import CurbcutSourceText

/// A request that cannot be carried out as it was made. Ends the run with status 2.
public struct UsageError: Error, Sendable, Equatable {
  /// One or two sentences, with the nearest valid name where there is one.
  public var message: String

  public init(_ message: String) { self.message = message }
}

/// Finds the folder that a run is about.
public enum Root {
  /// Name of the configuration file, whose folder is a root.
  public static let configurationName = ".curbcut.json"

  /// The root for a path: the outermost folder of the git working tree around it that holds a configuration, so that
  /// configurations further in count for their folders; else the nearest configuration above the working tree, else its
  /// top, else the path's own folder. Without git the nearest configuration upwards. One that says `root` ends the search.
  /// `folder` is absolute and free of links.
  public static func around(_ folder: String) -> String {
    var configured: [String] = []
    var top: String?
    var current = folder
    while true {
      let file = Paths.join(current, configurationName)
      if System.kind(of: file) == .file {
        configured.append(current)
        if top != nil || isRoot(file) { return current }
      }
      if top == nil, Repository(top: current) != nil {
        if let outermost = configured.last { return outermost }
        top = current
      }
      if current == "/" || current.isEmpty { break }
      current = Paths.parent(current)
    }
    return configured.first ?? top ?? folder
  }

  /// Whether a folder is the top of a working tree or holds a configuration.
  public static func isMarked(_ folder: String) -> Bool {
    Repository(top: folder) != nil || System.kind(of: Paths.join(folder, configurationName)) == .file
  }

  /// Whether a configuration says that those above it do not count.
  private static func isRoot(_ file: String) -> Bool {
    guard let text = try? System.readFile(file, limit: ConfigurationLoader.sizeLimit),
      let top = try? JSONReader.read(text.bytes[..<text.count], relaxed: true)
    else { return false }
    return top["root"]?.bool == true
  }
}

/// A path from the command line, looked up on disk.
struct InputPath {
  /// As it was typed.
  var given: String
  /// Absolute; links resolved, except that a file keeps its own name.
  var path: String
  var isDirectory: Bool

  /// Throws when nothing is there, with the nearest name that is.
  init(_ given: String, from workingDirectory: String) throws(UsageError) {
    var spelling = Spelling()
    try self.init(given, from: workingDirectory, &spelling)
  }

  init(_ given: String, from workingDirectory: String, _ spelling: inout Spelling) throws(UsageError) {
    self.given = given
    guard !given.isEmpty else { throw UsageError("A path is empty.") }
    let absolute = given.utf8.first == UInt8(ascii: "/") ? given : Paths.join(workingDirectory, given)
    if System.kind(of: absolute) == .directory, let real = System.realPath(absolute) {
      path = spelling.onDisk(real)
      isDirectory = true
      return
    }
    let kind = System.kind(of: absolute, followingLinks: false)
    guard kind != nil, let parent = System.realPath(Paths.parent(absolute)) else {
      throw UsageError(Self.missing(given, workingDirectory))
    }
    path = spelling.onDisk(Paths.join(parent, Paths.lastComponent(absolute)))
    isDirectory = false
  }

  /// Says that a path does not exist and which one may have been meant.
  static func missing(_ given: String, _ workingDirectory: String) -> String {
    var existing = Paths.absolute(given, from: workingDirectory)
    var lost = ""
    while System.kind(of: existing) != .directory, existing != "/" {
      lost = Paths.lastComponent(existing)
      existing = Paths.parent(existing)
    }
    let message = "No such file or folder: \(given)."
    guard let entries = try? System.entries(of: existing) else { return message }
    let names = entries.filter(\.isText).map(\.name).sorted(by: precedes)
    guard let nearest = NearestName.of(lost, among: names) else { return message }
    let path = Paths.join(existing, nearest)
    let shown = given.utf8.first == UInt8(ascii: "/") ? path : Paths.relative(path, to: workingDirectory)
    return "\(message) Did you mean \(shown)?"
  }
}

/// Spells paths as the disk does. Where a file system does not tell case, what was typed opens a file that a walk finds
/// under another name.
struct Spelling {
  private var known: PathMap<String> = [:]

  /// A path without links, each part of it as its folder lists it.
  mutating func onDisk(_ path: String) -> String {
    if path.isEmpty || path == "/" { return path }
    if let known = known[path] { return known }
    let folder = onDisk(Paths.parent(path))
    let name = Paths.lastComponent(path)
    var spelled = Paths.join(folder, name)
    // Folders are listed only where the file system takes another case for the same.
    let turned = Self.turned(name)
    if !isSame(turned, name), let stamp = System.stamp(of: spelled),
      System.stamp(of: Paths.join(folder, turned)) == stamp, let entries = try? System.entries(of: folder)
    {
      spelled = Paths.join(folder, Self.spelled(name, among: entries.filter(\.isText).map(\.name)))
    }
    known[path] = spelled
    return spelled
  }

  /// The name that means the same, unless this very one is there.
  static func spelled(_ name: String, among names: [String]) -> String {
    if names.contains(where: { isSame($0, name) }) { return name }
    let lower = name.lowercased()
    // Swift compares texts as such file systems do: two forms of one accented letter are the same.
    return names.filter { $0.lowercased() == lower }.min(by: precedes) ?? name
  }

  /// The name with each letter of ASCII in the other case.
  static func turned(_ name: String) -> String {
    let bytes = name.utf8.map { (0x41...0x5A).contains($0 & ~0x20) ? $0 ^ 0x20 : $0 }
    return String(decoding: bytes, as: UTF8.self)
  }
}

/// One root with what is asked about below it.
struct InputGroup: Sendable {
  /// Absolute, links resolved.
  var root: String
  /// What its paths begin with in every output; empty for the main root, otherwise with a slash at the end.
  var prefix: String
  /// Folders and files asked about, relative to the root; "" is the root itself.
  var asked: [(path: String, given: String, isDirectory: Bool)]

  /// Whether a file is asked about; its path counts from the root.
  func asks(for path: String) -> Bool {
    asked.contains {
      $0.path.isEmpty || isSame($0.path, path) || $0.isDirectory && Paths.isInside("/" + path, "/" + $0.path)
    }
  }
}

enum Inputs {
  /// Sorts the paths by root: the first path decides the main one, a path outside it is a root of its own.
  static func groups(
    _ paths: [String], root: String?, workingDirectory: String
  ) throws(UsageError) -> [InputGroup] {
    var inputs: [InputPath] = []
    var spelling = Spelling()
    for path in paths { inputs.append(try InputPath(path, from: workingDirectory, &spelling)) }
    let mainRoot: String
    if let root {
      let input = try InputPath(root, from: workingDirectory)
      guard input.isDirectory else { throw UsageError("The root is not a folder: \(root).") }
      mainRoot = input.path
      if inputs.isEmpty { inputs = [input] }
    } else {
      if inputs.isEmpty { inputs = [try InputPath(".", from: workingDirectory)] }
      let first = inputs[0]
      mainRoot = Root.around(first.isDirectory ? first.path : Paths.parent(first.path))
    }
    var groups = [InputGroup(root: mainRoot, prefix: "", asked: [])]
    for input in inputs {
      var position = groups.firstIndex { Paths.isInside(input.path, $0.root) }
      if position == nil {
        let own = input.isDirectory ? input.path : Paths.parent(input.path)
        groups.append(InputGroup(root: own, prefix: Paths.relative(own, to: mainRoot) + "/", asked: []))
        position = groups.count - 1
      }
      let group = groups[position!].root
      let path = input.path.utf8.count == group.utf8.count ? "" : Paths.relative(input.path, to: group)
      groups[position!].asked.append((path, input.given, input.isDirectory))
    }
    return groups
  }
}
