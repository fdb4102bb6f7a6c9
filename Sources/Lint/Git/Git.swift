// Asks git for revisions and the content of files in them. Git is run by arguments only, with commands that read
// objects: no hook, filter, external diff, pager or network that a configuration names is ever started.

import CurbcutSourceText

/// A file in a revision or in the index.
struct GitFile: Sendable {
  /// From the folder git was asked about.
  var path: String
  var object: String
  /// The submodule it lies in, from the same folder; empty for none.
  var submodule = ""
  /// What the system says of the file on disk while it holds these bytes; nil where git would read it to know.
  var stamp: FileStamp?
}

/// The repository around a folder, as far as comparing needs it.
struct Git: Sendable {
  /// The folder that paths count from; absolute, without links.
  let folder: String
  private let environment: [String]
  private let repository: Repository
  /// What asked for it, for messages; nil for a submodule of another.
  private let option: String?

  /// Throws when the folder is in no repository.
  init(folder: String, option: String) throws(UsageError) {
    guard let repository = Repository.around(folder) else {
      throw UsageError("\(option) compares with git, and \(folder) is in no git repository.")
    }
    self.folder = folder
    self.repository = repository
    self.option = option
    environment = Self.environment(repository)
  }

  /// Where a command has failed, it may be git itself that does not work: a stand-in that wants to be set up first.
  private func checkStarts() throws(UsageError) {
    let version = try run(["--version"])
    guard version.status == 0 else {
      throw UsageError("\(option ?? folder) needs git, which does not start: \(Self.text(version.errors)).")
    }
  }

  /// What git gets to see. Inside a hook git sets variables that point at the repository; it finds it by the folder
  /// instead, except for the index, which a partial commit keeps in a file of its own.
  private static func environment(_ repository: Repository) -> [String] {
    var result = [
      "LC_ALL=C", "GIT_OPTIONAL_LOCKS=0", "GIT_TERMINAL_PROMPT=0", "GIT_ALLOW_PROTOCOL=none", "GIT_NO_LAZY_FETCH=1",
      "GIT_NO_REPLACE_OBJECTS=1", "GIT_PAGER=cat",
    ]
    for name in ["PATH", "HOME", "XDG_CONFIG_HOME", "SYSTEMROOT", "TMPDIR", "GIT_CEILING_DIRECTORIES"] {
      if let value = System.environment(name) { result.append("\(name)=\(value)") }
    }
    // Safe directories in containers come by these.
    if let count = System.environment("GIT_CONFIG_COUNT"), let number = Int(count), number > 0, number < 1000 {
      result.append("GIT_CONFIG_COUNT=\(number)")
      for index in 0..<number {
        for name in ["GIT_CONFIG_KEY_\(index)", "GIT_CONFIG_VALUE_\(index)"] {
          result.append("\(name)=\(System.environment(name) ?? "")")
        }
      }
    }
    for name in ["GIT_CONFIG_GLOBAL", "GIT_CONFIG_SYSTEM"] {
      if let value = System.environment(name) { result.append("\(name)=\(value)") }
    }
    if let index = System.environment("GIT_INDEX_FILE"), !index.isEmpty {
      let path = Paths.absolute(index, from: System.workingDirectory)
      let real = System.realPath(path) ?? path
      let home = System.realPath(repository.directory) ?? repository.directory
      if Paths.isInside(real, home) { result.append("GIT_INDEX_FILE=\(real)") }
    }
    return result
  }

  private func run(
    _ arguments: [String], input: [UInt8] = [], hooks: Bool = false
  ) throws(UsageError) -> System.Outcome {
    let settings =
      ["-C", folder] + (hooks ? [] : ["-c", "core.hooksPath=/dev/null"]) + [
        "-c", "core.fsmonitor=false", "-c", "core.quotePath=false",
        "-c", "core.attributesFile=/dev/null", "-c", "mailmap.file=/dev/null",
        "--no-pager", "--literal-pathspecs",
      ]
    do {
      return try System.run(["git"] + settings + arguments, environment: environment, input: input)
    } catch {
      throw UsageError("git cannot be started: \(error.reason).")
    }
  }

  private static func text(_ bytes: [UInt8]) -> String {
    let line = bytes.split(separator: 0x0A).first ?? []
    return String(decoding: line, as: UTF8.self)
  }

  // MARK: Revisions

  /// The commit a revision stands for.
  func commit(_ revision: String) throws(UsageError) -> String {
    guard revision.utf8.first != UInt8(ascii: "-") else {
      throw UsageError("A revision cannot begin with a hyphen: \(revision).")
    }
    let outcome = try run(["rev-parse", "--verify", "--quiet", revision + "^{commit}"])
    if outcome.status == 0, let name = objectName(outcome.output) { return name }
    try checkStarts()
    if try isShallow() { throw UsageError(Self.shallow("\(revision) is not in this clone, which is shallow.")) }
    // Git explains itself when the repository is not to be trusted or broken.
    let other = try run(["rev-parse", "--git-dir"])
    guard other.status == 0 else { throw UsageError("git cannot read the repository: \(Self.text(other.errors)).") }
    let nearest = NearestName.of(revision, among: try references())
    throw UsageError(
      "There is no revision \(revision) in this repository."
        + (nearest.map { " Did you mean \($0)?" }
          ?? " In CI the base often has to be fetched first: git fetch origin \(revision)."))
  }

  /// The last commit that changed a file; nil where none has it as it is on disk.
  func lastChange(of path: String) throws(UsageError) -> String? {
    guard isPart(path), let committed = try text(of: path, in: "HEAD"),
      let onDisk = try? System.readFile(path, limit: 1 << 28), onDisk.bytes == committed.bytes
    else { return nil }
    let outcome = try run(["rev-list", "-1", "HEAD", "--", path])
    return outcome.status == 0 ? objectName(outcome.output) : nil
  }

  /// Where two commits parted.
  func mergeBase(_ revision: String, _ first: String, _ second: String) throws(UsageError) -> String {
    let outcome = try run(["merge-base", first, second])
    if outcome.status == 0, let name = objectName(outcome.output) { return name }
    if try isShallow() {
      throw UsageError(Self.shallow("The merge base with \(revision) is not in this clone, which is shallow."))
    }
    throw UsageError(
      "\(revision) and this branch have no common ancestor; --no-merge-base compares with \(revision) itself.")
  }

  /// The last commit; nil where there is none yet.
  func head() throws(UsageError) -> String? {
    let outcome = try run(["rev-parse", "--verify", "--quiet", "HEAD^{commit}"])
    if outcome.status == 0, let name = objectName(outcome.output) { return name }
    try checkStarts()
    return nil
  }

  private func isShallow() throws(UsageError) -> Bool {
    Self.text(try run(["rev-parse", "--is-shallow-repository"]).output) == "true"
  }

  private static func shallow(_ reason: String) -> String {
    "\(reason) Fetch the whole history: on GitHub `fetch-depth: 0` under `with:` of actions/checkout, on GitLab "
      + "`GIT_DEPTH: 0` under `variables:`, elsewhere `git fetch --unshallow`."
  }

  private func references() throws(UsageError) -> [String] {
    let outcome = try run(["for-each-ref", "--format=%(refname:short)", "--count=10000"])
    return outcome.output.split(separator: 0x0A).map { String(decoding: $0, as: UTF8.self) }.sorted(by: precedes)
  }

  /// A whole object name, or nil.
  private func objectName(_ output: [UInt8]) -> String? {
    let name = Self.text(output)
    guard name.utf8.count == 40 || name.utf8.count == 64 else { return nil }
    return name
  }

  /// Where hooks of the repository lie; absolute.
  func hooksFolder() throws(UsageError) -> String {
    let outcome = try run(["rev-parse", "--git-path", "hooks"], hooks: true)
    if outcome.status != 0 { try checkStarts() }
    let path = Self.text(outcome.output)
    guard outcome.status == 0, !path.isEmpty else {
      throw UsageError("git does not say where its hooks are: \(Self.text(outcome.errors)).")
    }
    return Paths.absolute(path, from: folder)
  }

  /// Whether a folder belongs to the repository: to its files, or to what git keeps for them.
  func holds(_ folder: String) -> Bool {
    var existing = folder
    while System.kind(of: existing) == nil, existing != "/" { existing = Paths.parent(existing) }
    let real = System.realPath(existing) ?? existing
    return [repository.top, repository.directory, repository.commonDirectory].contains { place in
      Paths.isInside(real, System.realPath(place) ?? place)
    }
  }

  /// The lines of a file in the last commit, each with the seconds since 1970 at which it was committed. Of the file on
  /// disk git would take what a filter that the tree names makes of it, and a filter is a program.
  func committedLines(of path: String) -> [(text: [UInt8], time: Int)] {
    guard
      let outcome = try? run([
        "blame", "--line-porcelain", "--no-textconv", "--no-ignore-revs-file", "HEAD", "--", path,
      ]),
      outcome.status == 0
    else { return [] }
    var result: [(text: [UInt8], time: Int)] = []
    var time: Int?
    for row in outcome.output.split(separator: 0x0A) {
      // <object> <old line> <new line>, then headers, then the line itself behind a tab.
      if row.first == 0x09 {
        if let time { result.append((Array(row.dropFirst()), time)) }
        time = nil
      } else if time == nil, row.starts(with: "committer-time ".utf8) {
        time = Int(String(decoding: row.dropFirst("committer-time ".utf8.count), as: UTF8.self))
      }
    }
    return result
  }

  /// Whether a path lies in the working tree.
  func isPart(_ path: String) -> Bool { Paths.isInside(path, repository.top) }

  // MARK: Files

  /// The text of a file in a commit, by its absolute path; nil when there is none.
  func text(of path: String, in commit: String) throws(UsageError) -> PaddedBytes? {
    guard isPart(path) else { return nil }
    let outcome = try run(["cat-file", "blob", "\(commit):\(Paths.relative(path, to: repository.top))"])
    return outcome.status == 0 ? PaddedBytes(outcome.output) : nil
  }

  /// The files of the index that a sparse checkout, or who works here, keeps away from the disk.
  func filesKeptAway() throws(UsageError) -> [String] {
    let outcome = try run(["ls-files", "-t", "-z"])
    // <letter> <path>
    return outcome.output.split(separator: 0).compactMap { line in
      guard line.first == UInt8(ascii: "S"), line.count > 2 else { return nil }
      return String(decoding: line.dropFirst(2), as: UTF8.self)
    }
  }

  /// Every path that is tracked below the folder.
  func trackedFiles() throws(UsageError) -> [[UInt8]] {
    let outcome = try run(["ls-files", "-z"])
    guard outcome.status == 0 else { throw UsageError("git cannot list its files: \(Self.text(outcome.errors)).") }
    return outcome.output.split(separator: 0).map(Array.init)
  }

  /// A submodule that is checked out.
  private init?(submodule path: String, of git: Git) {
    folder = Paths.join(git.folder, path)
    guard let repository = Repository(top: folder) else { return nil }
    self.repository = repository
    option = nil
    environment = Self.environment(repository)
  }

  /// The files of a submodule as a commit or the index around it records it; none when it is not checked out, for then
  /// nothing of it is on disk either.
  private func files(ofSubmodule path: String, at commit: String) throws(UsageError) -> [GitFile] {
    guard let git = Git(submodule: path, of: self) else { return [] }
    guard try git.run(["cat-file", "-e", commit + "^{commit}"]).status == 0 else {
      throw UsageError(
        "The submodule \(path) does not have the commit \(commit.prefix(12)) to compare with. Fetch it: "
          + "git -C \(path) fetch origin \(commit)")
    }
    return try git.files(of: commit).map { file in
      GitFile(
        path: Paths.join(path, file.path), object: file.object, submodule: Paths.join(path, file.submodule))
    }
  }

  /// The files of a commit below the folder, those of submodules as well; links left out.
  func files(of commit: String) throws(UsageError) -> [GitFile] {
    let outcome = try run(["ls-tree", "-r", "-z", commit])
    guard outcome.status == 0 else {
      throw UsageError("git cannot list the files of \(commit): \(Self.text(outcome.errors)).")
    }
    // <mode> <kind> <object>\t<path>
    return try files(outcome.output) { $0.count == 3 ? $0[2] : nil }
  }

  /// The files of a listing. `object` finds the name of the object among the fields of an entry; nil leaves it out.
  private func files(
    _ listing: [UInt8], object: ([ArraySlice<UInt8>]) -> ArraySlice<UInt8>?
  ) throws(UsageError) -> [GitFile] {
    var result: [GitFile] = []
    result.reserveCapacity(listing.count / 100)
    var start = 0
    while start < listing.count {
      let end = listing[start...].firstIndex(of: 0) ?? listing.count
      let line = listing[start..<end]
      start = end + 1
      guard let tab = line.firstIndex(of: 0x09) else { continue }
      let fields = line[..<tab].split(separator: 0x20)
      guard let mode = fields.first, let object = object(fields) else { continue }
      let path = String(decoding: line[(tab + 1)...], as: UTF8.self)
      let name = String(decoding: object, as: UTF8.self)
      if mode.starts(with: "100".utf8) {
        result.append(GitFile(path: path, object: name))
      } else if mode.starts(with: "160".utf8) {
        result += try files(ofSubmodule: path, at: name)
      }
    }
    return result
  }

  /// The files of the index below the folder. Of a file in conflict our side is taken.
  func stagedFiles() throws(UsageError) -> [GitFile] {
    if let entries = IndexListing.read(indexPath, hashLength: repository.usesLongHashes ? 32 : 20) {
      return try stagedFiles(entries)
    }
    let outcome = try run(["ls-files", "--stage", "-z"])
    guard outcome.status == 0 else {
      throw UsageError("git cannot list what is staged: \(Self.text(outcome.errors)).")
    }
    // <mode> <object> <stage>\t<path>
    return try files(outcome.output) { fields in
      fields.count == 3 && fields[2].first != 0x31 && fields[2].first != 0x33 ? fields[1] : nil
    }
  }

  private var indexPath: String {
    let own = environment.first { $0.hasPrefix("GIT_INDEX_FILE=") }?.dropFirst("GIT_INDEX_FILE=".utf8.count)
    return own.map { String($0) } ?? Paths.join(repository.directory, "index")
  }

  /// The same from the index itself, which also tells what the files on disk were like when they were staged.
  private func stagedFiles(_ entries: [IndexListing.Entry]) throws(UsageError) -> [GitFile] {
    let prefix = folder.utf8.count == repository.top.utf8.count ? "" : Paths.relative(folder, to: repository.top) + "/"
    let isExact = IndexListing.keepsBytes(entries, top: repository.top, attributes: repository.attributesPath)
    var result: [GitFile] = []
    result.reserveCapacity(entries.count)
    for entry in entries where entry.stage != 1 && entry.stage != 3 && entry.path.utf8.starts(with: prefix.utf8) {
      let path = prefix.isEmpty ? entry.path : String(entry.path.utf8.dropFirst(prefix.utf8.count))!
      if entry.kind == .file {
        result.append(GitFile(path: path, object: entry.object, stamp: isExact ? entry.stamp : nil))
      } else if entry.kind == .submodule {
        result += try files(ofSubmodule: path, at: entry.object)
      }
    }
    return result
  }

  /// The content of files, as it is stored, in the order asked for.
  func contents(of files: [GitFile]) throws(UsageError) -> [PaddedBytes] {
    var result = Array(repeating: PaddedBytes([]), count: files.count)
    for (submodule, places) in Dictionary(grouping: files.indices, by: { PathKey(files[$0].submodule) }) {
      let git = submodule.path.isEmpty ? self : Git(submodule: submodule.path, of: self)
      guard let git else { throw UsageError("The submodule \(submodule.path) is gone.") }
      let texts = try git.contents(of: places.map { files[$0].object })
      for (place, text) in zip(places, texts) { result[place] = text }
    }
    return result
  }

  /// The content of objects, as it is stored, in the order asked for.
  func contents(of objects: [String]) throws(UsageError) -> [PaddedBytes] {
    if objects.isEmpty { return [] }
    let outcome = try run(
      ["cat-file", "--batch", "--buffer"], input: Array((objects.joined(separator: "\n") + "\n").utf8))
    var result: [PaddedBytes] = []
    let bytes = outcome.output
    var position = 0
    for object in objects {
      // <object> blob <size>\n<content>\n
      guard let end = bytes[position...].firstIndex(of: 0x0A) else { break }
      let fields = bytes[position..<end].split(separator: 0x20)
      guard fields.count == 3, let size = Int(String(decoding: fields[2], as: UTF8.self)), end + 1 + size < bytes.count
      else {
        throw UsageError(
          "git does not have the content of \(object); a partial clone has to fetch it first: git fetch --refetch.")
      }
      result.append(PaddedBytes(Array(bytes[(end + 1)..<(end + 1 + size)])))
      position = end + size + 2
    }
    guard result.count == objects.count else {
      throw UsageError("git cannot read the content of files: \(Self.text(outcome.errors)).")
    }
    return result
  }
}
