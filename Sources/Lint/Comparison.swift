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
struct Comparison {
  let request: ComparisonRequest
  let git: Git
  /// nil before the first commit.
  var base: BaseFiles?
  var outcome: ComparisonOutcome
  /// What is to be known about it besides, each a sentence.
  var notes: [String] = []

  /// Looks the revisions up, before anything is linted.
  init(_ request: ComparisonRequest, root: String) throws(UsageError) {
    self.request = request
    git = try Git(folder: root, option: request.option)
    let name = request.revision ?? "HEAD"
    var commit: String?
    let hasHead = try git.hasHead()
    // Before the first commit everything is new.
    if request.revision != nil || hasHead {
      var found = try git.commit(name)
      if request.usesMergeBase, request.revision != nil, hasHead {
        found = try git.mergeBase(name, found, try git.commit("HEAD"))
      }
      commit = found
      base = try BaseFiles(git, found)
    }
    outcome = ComparisonOutcome(revision: name, commit: commit, staged: request.staged)
  }

  /// Where the settings of the run are read.
  var settings: SettingsSource { request.usesSettingsOfBase ? SettingsSource(base: base) : .disk }

  // MARK: The index

  /// Reads the root as it is staged.
  func gatherStaged(
    _ group: InputGroup, _ setup: LintRun.RootSetup, into result: inout LintResult
  ) throws(UsageError) -> LintRun.Gathered {
    let context = setup.context
    let discovery = Discovery(root: group.root)
    var files = try git.stagedFiles()
    files.sort { precedes($0.path, $1.path) }
    let taken = files.map { discovery.taken($0.path) }
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
    let texts = try contents(swift, root: group.root, jobs: context.jobs)
    let loaded = Parallel.map(paths.count, jobs: context.jobs) { [isAsked] index in
      LintRun.parse(
        SourceText(path: paths[index], padded: texts[index].bytes, count: texts[index].count),
        reportsProblems: isAsked[index])
    }
    result.indexed += paths.count
    let others = try tables(zip(files, taken).map { ($0.0, $0.1) }, root: group.root, jobs: context.jobs)
    result.problems += others.problems
    var loadedInterfaces = try load(
      interfaces, zip(files, taken).filter { $0.1 == .interfaceTable }.map(\.0), root: group.root, jobs: context.jobs)
    LintRun.mark(
      &loadedInterfaces,
      asked: LintRun.askedInterfaces(interfaces.map(\.path), group, setup.configuration, shard: nil))
    let appearance = LintRun.appearance(others.settings, loaded.lazy.map(\.views))
    return LintRun.Gathered(
      loaded: loaded, names: paths, paths: paths, tables: others.tables, colourSets: others.colourSets,
      reported: paths.indices.filter { isAsked[$0] }, objects: swift.map(\.object), interfaces: loadedInterfaces,
      appearance: appearance,
      reportedAppearance: LintRun.reported(appearance, group, setup.configuration, nil),
      unlisted: LintRun.unlisted(TargetFiles(others.settings), paths, loadedInterfaces, group))
  }

  /// The content of files of a revision; what is the same on disk is read there.
  func contents(_ files: [GitFile], root: String, jobs: Int?) throws(UsageError) -> [PaddedBytes] {
    let onDisk = Parallel.map(files.count, jobs: jobs) { index -> PaddedBytes? in
      guard files[index].object.utf8.count == 40,
        let text = try? System.readFile(Paths.join(root, files[index].path), limit: LintRun.sizeLimit),
        ObjectHash.blob(text.bytes[..<text.count]) == files[index].object
      else { return nil }
      return text
    }
    let missing = files.indices.filter { onDisk[$0] == nil }
    let fetched = try git.contents(of: missing.map { files[$0] })
    var result = onDisk.map { $0 ?? PaddedBytes([]) }
    for (index, text) in zip(missing, fetched) { result[index] = text }
    return result
  }

  func tables(
    _ files: [(file: GitFile, taken: Discovery.Taken?)], root: String, jobs: Int?
  ) throws(UsageError) -> (tables: [StringsFile], colourSets: [ColourSet], settings: [SourceText], problems: [Problem])
  {
    let wanted = files.filter { $0.taken == .table || $0.taken == .colourSet || $0.taken == .projectSettings }
    let texts = try contents(wanted.map(\.file), root: root, jobs: jobs)
    var tables: [StringsFile] = []
    var colourSets: [ColourSet] = []
    var settings: [SourceText] = []
    var problems: [Problem] = []
    func keep<Value>(_ read: (value: Value?, problem: String?), _ path: String, in values: inout [Value]) {
      if let value = read.value { values.append(value) }
      if let problem = read.problem { problems.append(Problem(path: path, range: nil, message: problem)) }
    }
    for (wanted, text) in zip(wanted, texts) {
      let path = wanted.file.path
      let source = SourceText(path: path, padded: text.bytes, count: text.count)
      if wanted.taken == .table {
        keep(SideFiles.table(source), path, in: &tables)
      } else if wanted.taken == .projectSettings {
        keep(SideFiles.settings(source), path, in: &settings)
      } else {
        keep(SideFiles.colourSet(source), path, in: &colourSets)
      }
    }
    return (StringTables.ofApps(tables, settings: settings), colourSets, settings, problems)
  }

  /// Storyboards and xibs of a revision, with the tables beside them.
  func load(
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
