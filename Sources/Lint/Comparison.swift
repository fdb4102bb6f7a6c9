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
  private let request: ComparisonRequest
  private let git: Git
  private let commit: String?
  private var outcome: ComparisonOutcome

  /// Looks the revisions up, before anything is linted.
  init(_ request: ComparisonRequest, root: String) throws(UsageError) {
    self.request = request
    git = try Git(folder: root, option: request.option)
    let name = request.revision ?? "HEAD"
    if request.revision == nil, try !git.hasHead() {
      // The first commit: everything is new.
      commit = nil
    } else {
      var base = try git.commit(name)
      if request.usesMergeBase, request.revision != nil, try git.hasHead() {
        base = try git.mergeBase(name, base, try git.commit("HEAD"))
      }
      commit = base
    }
    outcome = ComparisonOutcome(revision: name, commit: commit, staged: request.staged)
  }

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
      reported: paths.indices.filter { isAsked[$0] }, interfaces: loadedInterfaces, appearance: appearance,
      reportedAppearance: LintRun.reported(appearance, group, setup.configuration, nil),
      unlisted: LintRun.unlisted(TargetFiles(others.settings), paths, loadedInterfaces, group))
  }

  /// The content of files of a revision; what is the same on disk is read there.
  private func contents(_ files: [GitFile], root: String, jobs: Int?) throws(UsageError) -> [PaddedBytes] {
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

  private func tables(
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

  // MARK: The base

  /// Judges the base and leaves only what is new. `gathered` and `project` are those of `result`.
  mutating func compare(
    _ group: InputGroup, _ gathered: LintRun.Gathered, _ project: Project, _ setup: LintRun.RootSetup,
    _ result: inout LintResult
  ) throws(UsageError) {
    let context = setup.context
    outcome.findings = result.findings.count
    let discovery = Discovery(root: group.root)
    var files = try commit.map { commit throws(UsageError) in try git.files(of: commit) } ?? []
    files.sort { precedes($0.path, $1.path) }
    let taken = files.map { (file: $0, taken: discovery.taken($0.path)) }
    let swift = taken.filter { $0.taken == .swift }.map(\.file)

    var current: PathMap<Int> = [:]
    for (index, name) in gathered.names.enumerated() { current[name] = index }
    let same = Parallel.map(swift.count, jobs: context.jobs) { [current] index -> Bool in
      guard let place = current[swift[index].path], swift[index].object.utf8.count == 40,
        let source = gathered.loaded[place].views?.tree.source
      else { return false }
      return ObjectHash.blob(source.padded[..<source.count]) == swift[index].object
    }
    let different = swift.indices.filter { !same[$0] }
    let texts = try git.contents(of: different.map { swift[$0] })
    let parsed = Parallel.map(different.count, jobs: context.jobs) { index in
      LintRun.parse(
        SourceText(path: swift[different[index]].path, padded: texts[index].bytes, count: texts[index].count),
        reportsProblems: false)
    }
    var loaded: [LintRun.Loaded] = []
    loaded.reserveCapacity(swift.count)
    var next = 0
    for index in swift.indices {
      if same[index] {
        loaded.append(gathered.loaded[current[swift[index].path]!])
      } else {
        loaded.append(parsed[next])
        next += 1
      }
    }

    // What is asked about, and what is gone and may have been renamed to something that is asked about.
    let asked = group.asked
    func isAsked(_ path: String) -> Bool {
      asked.contains {
        $0.path.isEmpty || isSame($0.path, path) || $0.isDirectory && Paths.isInside("/" + path, "/" + $0.path)
      }
    }
    let isReported = Set(gathered.reported)
    let reported = swift.indices.filter { index in
      guard setup.configuration.exclusion(of: swift[index].path) == nil else { return false }
      guard let place = current[swift[index].path] else { return true }
      return isReported.contains(place) || isAsked(swift[index].path)
    }
    let others = try tables(taken, root: group.root, jobs: context.jobs)
    var interfaces = try load(
      taken.filter { $0.taken == .interface }.map(\.file), taken.filter { $0.taken == .interfaceTable }.map(\.file),
      root: group.root, jobs: context.jobs)
    for index in interfaces.indices {
      let path = interfaces[index].path
      interfaces[index].isAsked = isAsked(path) && setup.configuration.exclusion(of: path) == nil
    }
    var base = LintResult(root: group.root)
    setup.context.wantsFixes = false
    let paths = swift.map(\.path)
    let appearance = LintRun.appearance(others.settings, loaded.lazy.map(\.views))
    let baseProject = LintRun.judge(
      LintRun.Gathered(
        loaded: loaded, names: paths, paths: paths, tables: others.tables, colourSets: others.colourSets,
        reported: reported, interfaces: interfaces, appearance: appearance,
        reportedAppearance: LintRun.reported(appearance, group, setup.configuration, nil),
        unlisted: LintRun.unlisted(TargetFiles(others.settings), paths, interfaces, group)), setup, into: &base)
    base.sort()
    // What was shown nowhere before this change and is now, is new.
    if !result.listsUnshown { base.findings.removeAll(where: \.isUnshown) }

    let counted = reported.filter { isAsked(swift[$0].path) }
    let oldInterfaces = interfaces.filter(\.isAsked)
    let newInterfaces = gathered.interfaces.filter(\.isAsked)
    outcome.baseFiles = counted.count + oldInterfaces.count
    let currentInterfaces = PathMap(newInterfaces.map { ($0.name, $0.source) })
    outcome.changedFiles =
      counted.count { !same[$0] }
      + oldInterfaces.count { old in
        guard let source = currentInterfaces[old.name] else { return true }
        return source?.padded != old.source?.padded
      }
    let names = PathSet(swift.map { $0.path })
    let interfaceNames = PathSet(oldInterfaces.map(\.name))
    outcome.addedFiles =
      gathered.reported.count { !names.contains(gathered.names[$0]) }
      + newInterfaces.count { !interfaceNames.contains($0.name) }
    outcome.baseFindings = base.findings.count { isAsked($0.path) }
    func match(_ old: [Finding], _ new: [Finding]) -> Baseline.Match {
      Baseline(old).match(
        new, isExamined: { _ in true },
        isGone: { path in
          current[path] == nil && !gathered.colourSets.contains { isSame($0.path, path) }
            && !gathered.interfaces.contains { isSame($0.name, path) }
            && !gathered.appearance.all.contains { isSame($0.source.path, path) }
        })
    }
    let all = match(base.findings, result.findings)
    outcome.fixed = all.stale.count { isAsked($0.path) }
    // What only previews showed before is new, one step higher, as soon as the app shows it.
    let met = match(
      base.findings.filter { $0.exposure == .shown }, result.findings.filter { $0.exposure == .shown })
    result.findings = all.new.filter { $0.exposure != .shown } + met.new
    var regressions = Regressions(
      base: Revision(project: baseProject, findings: base.findings),
      current: Revision(project: project, findings: result.findings), name: request.revision ?? "the last commit")
    for index in result.findings.indices {
      result.findings[index].regression = regressions.describe(result.findings[index])
    }
    result.comparison = outcome
  }
}
