// Waits until something that a run reads has changed, for `--watch`: by what the system tells on Linux, elsewhere and when
// there are too many folders for that by looking at the files twice a second.

import CurbcutSourceText

/// Watches the roots of a request.
public final class FileWatch {
  /// Seconds of quiet that end a change: editors and git write several files at once.
  private static let pause = 0.1
  private static let interval = 0.5

  private let request: LintRequest
  private var stamps: PathMap<[Int]>?
  #if os(Linux)
    private var events: FolderEvents?
  #endif

  public init(_ request: LintRequest) {
    self.request = request
    #if os(Linux)
      events = FolderEvents()
    #endif
  }

  /// Begins to notice changes, also in folders that have come since. What changes from here on ends the next `wait`, so
  /// this is called before each run.
  public func prepare() throws(UsageError) {
    var folders: [String] = []
    var named: [String] = []
    roots = []
    for group in try Inputs.groups(request.paths, root: request.root, workingDirectory: request.workingDirectory) {
      let found = Discovery(root: group.root).walk()
      roots.append(group.root)
      folders += found.folders.map { $0.isEmpty ? group.root : Paths.join(group.root, $0) }
      // What a configuration extends may lie anywhere. One with a mistake is told by the run.
      let read = try? ConfigurationLoader.read(
        root: group.root, nested: found.configurations, options: request.options,
        workingDirectory: request.workingDirectory)
      named += read?.configuration.files ?? []
    }
    named += [request.options.file, baselineFile].compactMap(\.self).map {
      Paths.absolute($0, from: request.workingDirectory)
    }
    folders += named.map(Paths.parent)
    self.named = PathSet(named)
    #if os(Linux)
      if let events {
        if events.add(folders) { return }
        self.events = nil
      }
    #endif
    watched = PathSet(folders).sorted(by: precedes)
    stamps = Self.stamps(watched, isRead)
  }

  private var roots: [String] = []
  /// Files that were named, by the request or by a configuration.
  private var named: PathSet = []
  private var watched: [String] = []

  /// Waits for a change. Gives the paths that changed, absolute and sorted; there is at least one.
  public func wait() -> [String] {
    while true {
      let changed = Set(changes()).sorted(by: precedes)
      if !changed.isEmpty { return changed }
    }
  }

  private func changes() -> [String] {
    #if os(Linux)
      if let events {
        var changed = events.wait(nil).filter(isRead)
        while !changed.isEmpty {
          let more = events.wait(Self.pause)
          if more.isEmpty { break }
          changed += more.filter(isRead)
        }
        return changed
      }
    #endif
    System.sleep(Self.interval)
    var changed = look()
    while !changed.isEmpty {
      System.sleep(Self.pause)
      let more = look()
      if more.isEmpty { break }
      changed += more
    }
    return changed
  }

  /// What is not as it was at the last look.
  private func look() -> [String] {
    let before = stamps ?? [:]
    let now = Self.stamps(watched, isRead)
    stamps = now
    return Set(before.keys).union(now.keys).filter { before[$0] != now[$0] }
  }

  /// Whether a run reads files of that name; a folder's has a slash at its end. Reports that are written into the tree
  /// must not begin the next run.
  private func isRead(_ path: String) -> Bool {
    if named.contains(path) { return true }
    guard roots.contains(where: { Paths.isInside(path, $0) }) else { return false }
    return path.hasSuffix("/") || Discovery.reads(Paths.lastComponent(path))
  }

  private var baselineFile: String? {
    if case .file(let name) = request.baseline { name } else { nil }
  }

  private static func stamps(_ folders: [String], _ isRead: (String) -> Bool) -> PathMap<[Int]> {
    var stamps: PathMap<[Int]> = [:]
    for folder in folders {
      for entry in (try? System.entries(of: folder)) ?? [] where entry.isText {
        let path = Paths.join(folder, entry.name) + (entry.kind == .directory ? "/" : "")
        // Of a folder only that it is there; what is in it has stamps of its own.
        guard isRead(path) else { continue }
        // A link changes with what it leads to.
        let target = entry.kind == .symbolicLink ? System.realPath(path).flatMap(System.stamp) ?? [] : []
        stamps[path] = entry.kind == .directory ? [] : (System.stamp(of: path) ?? []) + target
      }
    }
    return stamps
  }
}
