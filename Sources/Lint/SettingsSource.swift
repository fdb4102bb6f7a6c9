// Where settings are read: on disk, or in the commit that a change is compared with. A change may bring settings of its
// own, and whoever gates it wants to know what those of the base would have said.

import CurbcutFindings
import CurbcutSourceText

/// The files of a commit below the root.
struct BaseFiles: Sendable {
  let git: Git
  let commit: String
  /// Sorted by path.
  var files: [GitFile]

  init(_ git: Git, _ commit: String) throws(UsageError) {
    self.git = git
    self.commit = commit
    files = try git.files(of: commit)
    files.sort { precedes($0.path, $1.path) }
  }

  private func file(_ path: String) -> GitFile? {
    let index = files.firstPlace { !precedes($0.path, path) }
    return index < files.count && isSame(files[index].path, path) ? files[index] : nil
  }

  /// The text of a file, by its absolute path; nil when the commit has none there. A link on disk stands for what it
  /// leads to, since git keeps only the way there.
  func text(of path: String) throws(UsageError) -> PaddedBytes? {
    for path in [path, System.realPath(path) ?? path] {
      if Paths.isInside(path, git.folder) {
        if let file = file(Paths.relative(path, to: git.folder)) { return try git.contents(of: [file])[0] }
      } else if let text = try git.text(of: path, in: commit) {
        return text
      }
    }
    return nil
  }

  /// Whether a file has other bytes in the commit than on disk, or is in one of the two only.
  func differs(_ path: String, _ text: PaddedBytes?) throws(UsageError) -> Bool {
    if let text, Paths.isInside(path, git.folder), let file = file(Paths.relative(path, to: git.folder)),
      file.object.utf8.count == 40
    {
      return ObjectHash.blob(text.bytes[..<text.count]) != file.object
    }
    return try self.text(of: path)?.bytes != text?.bytes
  }
}

/// Reads settings.
struct SettingsSource: Sendable {
  static let disk = SettingsSource(base: nil)
  /// nil: on disk.
  var base: BaseFiles?

  /// The configurations of a root, from it and sorted; `found` are those on disk.
  func configurations(_ found: Discovery.Files, _ root: String) -> [String] {
    guard let base else { return found.configurations }
    let discovery = Discovery(root: root)
    let name = Root.configurationName.utf8
    return base.files.lazy.map(\.path).filter { path in
      path.utf8.suffix(name.count).elementsEqual(name) && discovery.taken(path) == .configuration
    }
  }

  /// Whether a file is there. What lies outside of the repository is no part of any change.
  func exists(_ path: String) throws(UsageError) -> Bool {
    guard let base, base.git.isPart(path) else { return System.kind(of: path) == .file }
    return try base.text(of: path) != nil
  }

  /// The text of a file that exists; `name` is what it is called where it is not read.
  func read(_ path: String, limit: Int, failure: (String) -> UsageError) throws(UsageError) -> PaddedBytes {
    if let base, base.git.isPart(path) {
      guard let text = try base.text(of: path) else { throw failure("No such file or directory") }
      return text
    }
    do {
      return try System.readFile(path, limit: limit)
    } catch {
      throw failure(error.reason)
    }
  }
}

extension Comparison {
  /// The configurations on disk in the folders of staged files, and around them up to the root; nothing else is listed.
  func configurations(below root: String) -> Discovery.Files {
    var folders: Set<String> = [""]
    for (file, taken) in zip(staged, stagedTaken) where taken != nil {
      var folder = Paths.parent(file.path)
      // Of a folder that is known those around it are.
      while folders.insert(folder).inserted { folder = Paths.parent(folder) }
    }
    var files = Discovery.Files()
    files.configurations = folders.map { Paths.join($0, Root.configurationName) }.filter { path in
      System.kind(of: Paths.join(root, path), followingLinks: false).map { $0 != .directory } ?? false
    }
    files.configurations.sort(by: precedes)
    return files
  }
}
