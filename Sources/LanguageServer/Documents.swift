// The files an editor has open: their texts, the project each belongs to, and when they are judged.

import CurbcutFindings
import CurbcutLint
import CurbcutSourceText

/// A file that is open.
struct Document {
  var uri: String
  /// Absolute.
  var path: String
  /// Whose project it belongs to.
  var root: String
  /// From the root.
  var name: String
  var text: [UInt8] { didSet { keptFrame = nil } }
  var version: Int? { didSet { keptFrame = nil } }
  /// The message that would open it, made when a server keeps what another is to go on from.
  var keptFrame: [UInt8]?
  /// When it is to be judged next; nil when what was sent still holds.
  var due: Double?
  /// What was found in this text; nil when it has to be judged anew.
  var report: SessionReport?
  /// Whether the editor waits to hear of it, even when nothing is new.
  var isAwaited = true
  /// What was published last.
  var published: JSONValue?
}

extension LanguageServer {
  func open(_ item: JSONElement?) {
    guard let uri = item?["uri"]?.string, let text = item?["text"]?.string, let path = realPath(uri) else { return }
    let root = self.root(of: path)
    let name = Paths.relative(path, to: root)
    var document = Document(
      uri: uri, path: path, root: root, name: name, text: Array(text.utf8), version: item?["version"]?.integer)
    document.due = client.pulls ? nil : now
    documents[uri] = document
    let isKnown = sessions[root] != nil
    let session = self.session(root)
    // An editor that does not watch files has nobody to say what others have written since.
    if isKnown, !client.watchesFiles { session.refresh() }
    session.setText(document.text, of: name)
    if let trouble = session.trouble { tell(trouble) }
  }

  func change(_ params: JSONElement?) {
    guard let uri = params?.at("textDocument", "uri")?.string, var document = documents[uri] else { return }
    // Taken out while it is edited, so that its bytes are not copied.
    documents[uri] = nil
    for change in params?["contentChanges"]?.elements ?? [] {
      guard let text = change["text"]?.string else { continue }
      if let wanted = change["range"], wanted.value != .null {
        guard let range = TextPositions(document.text[...], client.encoding).range(wanted) else { continue }
        document.text.replaceSubrange(range, with: text.utf8)
      } else {
        document.text = Array(text.utf8)
      }
    }
    document.version = params?.at("textDocument", "version")?.integer ?? document.version
    document.report = nil
    document.isAwaited = true
    if !client.pulls { document.due = now + Self.pause }
    documents[uri] = document
    session(document.root).setText(document.text, of: document.name)
    othersChanged(besides: uri, root: document.root)
  }

  func save(_ params: JSONElement?) {
    guard let uri = params?.at("textDocument", "uri")?.string, let document = documents[uri] else { return }
    if !client.watchesFiles {
      session(document.root).refresh()
      othersChanged(besides: uri, root: document.root)
    }
    documents[uri]?.report = nil
    documents[uri]?.isAwaited = true
    if !client.pulls { documents[uri]?.due = now }
  }

  func close(_ uri: String?) {
    guard let uri, let document = documents.removeValue(forKey: uri) else { return }
    session(document.root).setText(nil, of: document.name)
    if !client.pulls { send(diagnostics: .list([JSONValue]()), uri: uri, version: nil) }
    othersChanged(besides: uri, root: document.root)
  }

  /// What the other open files of a project show may rest on one that has changed.
  private func othersChanged(besides uri: String?, root: String) {
    for (other, document) in documents where other != uri && document.root == root {
      documents[other]?.report = nil
      guard !client.pulls else { continue }
      documents[other]?.due = min(document.due ?? .infinity, now + Self.laterPause)
    }
  }

  // MARK: The disk

  func filesChanged(_ changes: [JSONElement]) {
    var stale: Set<String> = []
    for path in changes.compactMap({ $0["uri"]?.string }).compactMap(DocumentURI.path) {
      let path = resolved(path)
      for (root, session) in sessions where Paths.isInside(path, root) {
        if path.hasSuffix(".swift") {
          session.update(Paths.relative(path, to: root))
          othersChanged(besides: nil, root: root)
        } else {
          stale.insert(root)
        }
      }
    }
    for root in stale { refresh(root) }
    if !changes.isEmpty { askForPull() }
  }

  func refreshAll() {
    for root in sessions.keys { refresh(root) }
    askForPull()
  }

  private func refresh(_ root: String) {
    forgetTold()
    session(root).refresh()
    if let trouble = session(root).trouble { tell(trouble) }
    othersChanged(besides: nil, root: root)
  }

  private func askForPull() {
    if client.pulls, client.refreshes { ask("workspace/diagnostic/refresh", .null) }
  }

  func foldersChanged(_ event: JSONElement?) {
    func paths(_ name: String) -> [String] {
      (event?[name]?.elements ?? []).compactMap { $0["uri"]?.string }.compactMap(DocumentURI.path).map(resolved)
    }
    let removed = paths("removed")
    folders.removeAll(where: removed.contains)
    folders += paths("added").filter { !folders.contains($0) }
    let used = Set(documents.values.map(\.root))
    for root in sessions.keys where !used.contains(root) { sessions[root] = nil }
  }

  // MARK: Projects

  func session(_ root: String) -> LintSession {
    if let session = sessions[root] { return session }
    let session = LintSession(
      root: root, options: options, workingDirectory: workingDirectory, jobs: jobs, reach: reach(root))
    sessions[root] = session
    return session
  }

  /// The root of a file: that of the innermost folder of the editor around it, else the one found by looking.
  private func root(of path: String) -> String {
    let around = folders.filter { Paths.isInside(path, $0) && !Self.isTooWide($0) }
    let parent = existing(Paths.parent(path))
    let root = Root.around(around.max { $0.utf8.count < $1.utf8.count } ?? parent)
    return Self.isTooWide(root) ? parent : root
  }

  /// How much of a root is read: all of a project or of a folder that the editor has open, else no more than the folder
  /// that the file lies in.
  private func reach(_ root: String) -> Discovery.Reach {
    if Self.isTooWide(root) { return .nothing }
    return Root.isMarked(root) || folders.contains { Paths.isInside(root, $0) && !Self.isTooWide($0) } ? .all : .folder
  }

  /// Whether a folder holds all that a person has: no project, whatever lies at its top.
  private static func isTooWide(_ folder: String) -> Bool {
    guard folder != "/" else { return true }
    guard let home = System.environment("HOME"), let real = System.realPath(home), real != "/" else { return false }
    return Paths.isInside(real, folder)
  }

  /// The nearest folder upwards that is there.
  private func existing(_ folder: String) -> String {
    var folder = folder
    while folder != "/", System.kind(of: folder) != .directory { folder = Paths.parent(folder) }
    return folder
  }

  /// A file's own name in a folder free of links, as a run names it.
  private func resolved(_ path: String) -> String {
    let path = Paths.absolute(path, from: "/")
    guard let parent = System.realPath(Paths.parent(path)) else { return path }
    return Paths.join(parent, Paths.lastComponent(path))
  }

  private func realPath(_ uri: String) -> String? { DocumentURI.path(uri).map(resolved) }
}
