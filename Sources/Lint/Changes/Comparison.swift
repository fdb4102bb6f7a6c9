// What a change makes worse: both revisions are judged in one process by the same rules and settings, and what the base
// had already is taken out. The base comes from git's objects, so nothing is checked out and no file is touched.

import CurbcutFindings
import CurbcutSourceText
import CurbcutSyntax
import CurbcutViews

/// What to compare with.
public struct ComparisonRequest: Sendable, Equatable {
  /// The base; nil compares with the last commit.
  public var revision: String?
  /// Whether the commit where the branch left the base is meant instead of the base itself.
  public var usesMergeBase = true
  /// Whether the index is judged instead of the files on disk.
  public var staged = false
  /// Whether configuration, baseline and directives of the base count instead of those that the change brings.
  public var usesSettingsOfBase = false
  /// Whether it is told what the settings of the base would report, when the change brings others.
  public var tellsOfSettings = false
  /// Whether anybody is told how many findings the base had and how many of them are gone. What is new takes less: in files
  /// that did not change only the findings of now may have been there before.
  public var countsAll = true
  /// How far a change is followed in a large project.
  var limits = ChangeReach.Limits()

  public init(revision: String?, usesMergeBase: Bool = true, staged: Bool = false) {
    self.revision = revision
    self.usesMergeBase = usesMergeBase
    self.staged = staged
  }

  /// The option that asked for it, for messages.
  var option: String { revision == nil ? "--staged" : "--since" }
}

/// What was compared, so that nobody takes an empty comparison for a clean change.
public struct ComparisonOutcome: Sendable, Equatable {
  /// The base as it was named, and the commit it stands for; nil before the first commit.
  public var revision: String
  public var commit: String?
  /// Whether the index was judged.
  public var staged = false
  /// Files of the base that were judged, and those of them that differ now or are gone.
  public var baseFiles = 0
  public var changedFiles = 0
  public var addedFiles = 0
  /// Findings in the base, and of those how many are gone.
  public var baseFindings = 0
  public var fixed = 0
  /// Findings now, known ones included.
  public var findings = 0
}

/// A comparison under way.
struct Comparison: Sendable {
  let request: ComparisonRequest
  let git: Git
  /// nil before the first commit.
  var base: BaseFiles?
  var outcome: ComparisonOutcome
  /// What is to be known about it besides, each a sentence.
  var notes: [String] = []

  /// The files of the index, sorted by path; empty unless it is judged.
  let staged: [GitFile]
  /// What a walk would take of those, and of the files of the base.
  let stagedTaken: [Discovery.Taken?]
  let baseTaken: [Discovery.Taken?]

  /// Looks the revisions up, before anything is linted.
  init(_ request: ComparisonRequest, root: String, jobs: Int?) throws(UsageError) {
    self.request = request
    let git = try Git(folder: root, option: request.option)
    self.git = git
    let name = request.revision ?? "HEAD"
    let head = try git.head()
    var commit = head
    // Before the first commit everything is new.
    if let revision = request.revision {
      var found = try git.commit(revision)
      if request.usesMergeBase, let head { found = try git.mergeBase(name, found, head) }
      commit = found
    }
    // Git lists one revision while the other is read.
    let (listed, index) = Parallel.both(jobs: jobs) { [commit] in
      Result { () throws(UsageError) in try commit.map { commit throws(UsageError) in try BaseFiles(git, commit) } }
    } _: {
      Result { () throws(UsageError) in
        let files = request.staged ? try git.stagedFiles().sorted { precedes($0.path, $1.path) } : []
        let discovery = Discovery(root: root)
        return (files, files.map { discovery.taken($0.path) })
      }
    }
    base = try listed.get()
    (staged, stagedTaken) = try index.get()
    baseTaken = Self.taken(base?.files ?? [], Discovery(root: root), knowing: staged, stagedTaken)
    outcome = ComparisonOutcome(revision: name, commit: commit, staged: request.staged)
  }

  /// What a walk would take of files. Most are in the sorted list of which it is known.
  private static func taken(
    _ files: [GitFile], _ discovery: Discovery, knowing known: [GitFile], _ takenOfKnown: [Discovery.Taken?]
  ) -> [Discovery.Taken?] {
    var next = 0
    return files.map { file in
      while next < known.count, precedes(known[next].path, file.path) { next += 1 }
      let isKnown = next < known.count && isSame(known[next].path, file.path)
      return isKnown ? takenOfKnown[next] : discovery.taken(file.path)
    }
  }

  /// Where the settings of the run are read.
  var settings: SettingsSource { request.usesSettingsOfBase ? SettingsSource(base: base) : .disk }

  // MARK: The index

  /// Reads the root as it is staged.
  func gatherStaged(
    _ group: InputGroup, _ setup: LintRun.RootSetup, into result: inout LintResult
  ) throws(UsageError) -> LintRun.Gathered {
    let jobs = setup.context.jobs
    let discovery = Discovery(root: group.root)
    let files = staged
    let taken = stagedTaken
    let swift = zip(files, taken).filter { $0.1 == .swift }.map(\.0)
    let paths = swift.map(\.path)
    let interfaces = zip(files, taken).filter { $0.1 == .interface }.map(\.0)
    var isAsked = [Bool](repeating: false, count: paths.count)
    for asked in group.asked {
      let range =
        asked.isDirectory ? LintRun.below(asked.path, in: paths) : LintRun.place(of: asked.path, group.root, in: paths)
      for index in range { isAsked[index] = true }
      if range.isEmpty, !LintRun.names(asked, oneOf: interfaces.map(\.path)) {
        let reason = discovery.exclusion(of: asked.path, isDirectory: asked.isDirectory)?.reason ?? "not in git's index"
        result.leftOut.append(LeftOut(path: asked.given, reason: reason))
      }
    }
    if setup.configuration.hasPatterns {
      LintRun.leaveOut(&isAsked, paths, group, setup.configuration, into: &result)
    }
    let all = zip(files, taken).map { (file: $0.0, taken: $0.1) }
    // What lies beside the code is one thread's work, as large as a part of the code.
    let (beside, read) = Parallel.both(jobs: jobs) { () -> Result<(Sides, PathSet), UsageError> in
      Result { () throws(UsageError) in
        let sides = try self.sides(all, root: group.root, jobs: 1)
        return (sides, LintRun.unlisted(TargetFiles(sides.settings), paths, sides.interfaces, group))
      }
    } _: { [isAsked] in
      Parallel.map(swift.count, jobs: jobs) { index -> LintRun.Loaded? in
        guard let text = self.text(of: swift[index], root: group.root) else { return nil }
        return LintRun.parse(swift[index].path, text, isAsked[index])
      }
    }
    let (sides, unlisted) = try beside.get()
    let missing = swift.indices.filter { read[$0] == nil }
    let texts = try git.contents(of: missing.map { swift[$0] })
    let fetched = Parallel.map(missing.count, jobs: jobs) { [isAsked] index in
      LintRun.parse(paths[missing[index]], texts[index], isAsked[missing[index]])
    }
    var loaded = read.map { $0 ?? LintRun.Loaded(problems: []) }
    for (index, file) in zip(missing, fetched) { loaded[index] = file }
    result.indexed += paths.count
    result.problems += sides.problems
    var loadedInterfaces = sides.interfaces
    LintRun.mark(
      &loadedInterfaces,
      asked: LintRun.askedInterfaces(interfaces.map(\.path), group, setup.configuration, shard: nil))
    let appearance = LintRun.appearance(sides.appearance, sides.settings, loaded.lazy.map(\.views))
    return LintRun.Gathered(
      loaded: loaded, names: paths, paths: paths, tables: sides.tables, colourSets: sides.colourSets,
      reported: paths.indices.filter { isAsked[$0] }, objects: swift.map(\.object), interfaces: loadedInterfaces,
      appearance: appearance,
      reportedAppearance: LintRun.reported(appearance, group, setup.configuration, nil),
      unlisted: unlisted, sides: sides)
  }

  /// The content of files of a revision; what is the same on disk is read there.
  private func contents(_ files: [GitFile], root: String, jobs: Int?) throws(UsageError) -> [PaddedBytes] {
    let onDisk = Parallel.map(files.count, jobs: jobs) { text(of: files[$0], root: root) }
    let missing = files.indices.filter { onDisk[$0] == nil }
    let fetched = try git.contents(of: missing.map { files[$0] })
    var result = onDisk.map { $0 ?? PaddedBytes([]) }
    for (index, text) in zip(missing, fetched) { result[index] = text }
    return result
  }

  /// The content of a file of a revision where the disk holds it: the system says of the file what git knows of it since
  /// it read these bytes, or they have the hash.
  func text(of file: GitFile, root: String) -> PaddedBytes? {
    guard
      let (text, stamp) = try? System.readStampedFile(Paths.join(root, file.path), limit: LintRun.sizeLimit)
    else { return nil }
    if stamp == file.stamp, !Self.hasOtherLineEnds(text) { return text }
    guard file.object.utf8.count == 40, ObjectHash.blob(text.bytes[..<text.count]) == file.object else { return nil }
    return text
  }

  /// Git may put these line ends on the disk and keep others.
  private static func hasOtherLineEnds(_ text: PaddedBytes) -> Bool {
    text.bytes.withUnsafeBufferPointer { bytes in
      let text = UnsafeBufferPointer(rebasing: bytes[..<text.count])
      return FastText.next(0x0D, or: 0x0D, in: text, from: 0) < text.count
    }
  }

  // MARK: Beside the code

  /// What lies beside the code in a revision: side files and the storyboards and xibs with their tables.
  struct Sides: Sendable {
    /// What they were made from, with its place in `kinds`.
    var files: [GitFile] = []
    var kinds: [Discovery.Taken] = []
    var tables: [StringsFile] = []
    var colourSets: [ColourSet] = []
    var settings: [SourceText] = []
    /// What the settings say about the appearance; manifests among the code may say more.
    var appearance = AppearanceSettings.none
    var interfaces: [LoadedInterface] = []
    var problems: [Problem] = []

    static let wanted: Set<Discovery.Taken> = [.table, .colourSet, .projectSettings, .interface, .interfaceTable]

    /// Whether these files would be made of the same bytes under the same names.
    func isMade(of all: [(file: GitFile, taken: Discovery.Taken?)]) -> Bool {
      let others = all.lazy.filter { $0.taken.map(Self.wanted.contains) ?? false }
      return others.elementsEqual(zip(files, kinds)) { other, own in
        isSame(other.file.path, own.0.path) && other.file.object == own.0.object && other.taken == own.1
      }
    }
  }

  func sides(
    _ all: [(file: GitFile, taken: Discovery.Taken?)], root: String, jobs: Int?
  ) throws(UsageError) -> Sides {
    var sides = Sides()
    for (file, taken) in all {
      guard let taken, Sides.wanted.contains(taken) else { continue }
      sides.files.append(file)
      sides.kinds.append(taken)
    }
    try readTables(all, root: root, jobs: jobs, into: &sides)
    func files(_ kind: Discovery.Taken) -> [GitFile] { all.filter { $0.taken == kind }.map(\.file) }
    sides.interfaces = try load(files(.interface), files(.interfaceTable), root: root, jobs: jobs)
    return sides
  }

  private func readTables(
    _ files: [(file: GitFile, taken: Discovery.Taken?)], root: String, jobs: Int?, into sides: inout Sides
  ) throws(UsageError) {
    let wanted = files.filter { $0.taken == .table || $0.taken == .colourSet || $0.taken == .projectSettings }
    let texts = try contents(wanted.map(\.file), root: root, jobs: jobs)
    var problems: [Problem] = []
    func keep<Value>(_ read: (value: Value?, problem: String?), _ path: String, in values: inout [Value]) {
      if let value = read.value { values.append(value) }
      if let problem = read.problem { problems.append(Problem(path: path, range: nil, message: problem)) }
    }
    for (wanted, text) in zip(wanted, texts) {
      let path = wanted.file.path
      let source = SourceText(path: path, padded: text.bytes, count: text.count)
      if wanted.taken == .table {
        keep(SideFiles.table(source), path, in: &sides.tables)
      } else if wanted.taken == .projectSettings {
        keep(SideFiles.settings(source), path, in: &sides.settings)
      } else {
        keep(SideFiles.colourSet(source), path, in: &sides.colourSets)
      }
    }
    sides.tables = StringTables.ofApps(sides.tables, settings: sides.settings)
    sides.appearance = LintRun.appearance(sides.settings)
    sides.problems = problems
  }

  /// Storyboards and xibs of a revision, with the tables beside them.
  private func load(
    _ files: [GitFile], _ allTables: [GitFile], root: String, jobs: Int?
  ) throws(UsageError) -> [LoadedInterface] {
    guard !files.isEmpty else { return [] }
    let wanted = PathSet(LintRun.tables(allTables.map(\.path), of: files.map(\.path)))
    let tableFiles = allTables.filter { wanted.contains($0.path) }
    let tableTexts = try contents(tableFiles, root: root, jobs: jobs)
    var tables: PathMap<[StringsFile]> = [:]
    for (file, text) in zip(tableFiles, tableTexts) {
      guard let table = StringsFile(path: file.path, bytes: text.bytes[..<text.count]) else { continue }
      tables[InterfaceFile.tableKey(file.path), default: []].append(table)
    }
    let texts = try contents(files, root: root, jobs: jobs)
    return zip(files, texts).map { file, text in
      LintRun.load(file.path, name: file.path, text, tables[InterfaceFile.tableKey(file.path)] ?? [])
    }
  }
}
