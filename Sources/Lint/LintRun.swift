// One run from paths to findings. What is asked about decides what is reported; what is known about the project comes
// from the whole root, so that a hook that passes three files judges them as a full run does.

import CurbcutAccessibility
import CurbcutFindings
import CurbcutRules
@_exported import CurbcutSourceText
import CurbcutSymbols
import CurbcutSyntax
import CurbcutViews

/// What to lint and how.
public struct LintRequest: Sendable {
  /// Files and folders as typed; none means the working directory, or the root when one is given.
  public var paths: [String]
  /// Against which relative paths count; absolute.
  public var workingDirectory: String
  /// The root, if not found by looking.
  public var root: String?
  /// Text to lint in place of what is on disk under a path; then only that file is reported.
  public var standardInput: (path: String, text: PaddedBytes)?
  /// What is said about rules, limits and levels; it wins over the configuration files.
  public var options = ConfigurationOptions()
  /// Whether matters of style that repeat are one finding for the app: for reports, which are read from top to bottom.
  public var joinsCommonFaults = false
  /// Whether to count the texts whose colours cannot be told, which takes a second reading.
  public var countsColours = false
  /// Number of threads; nil for one per processor.
  public var jobs: Int?
  /// Whether findings get the context by which they are known again, and the ways to mend them.
  public var wantsContexts = false
  public var wantsFixes = false
  /// Only this part of what is asked about, when several machines share the work.
  public var shard: Shard?
  /// Whether the process ends with the run, so that nothing of the project has to be given back piece by piece.
  public var endsProcess = false
  /// Whether the result keeps the project that was read, for what else is to be asked of it.
  public var keepsProject = false
  /// Texts to judge in place of what is on disk, by absolute path.
  var overlays: PathMap<PaddedBytes> = [:]
  /// The list of known findings.
  public var baseline = BaselineChoice.none
  /// With what to compare; nil for not at all.
  public var comparison: ComparisonRequest?

  public init(paths: [String] = [], workingDirectory: String, root: String? = nil) {
    self.paths = paths
    self.workingDirectory = workingDirectory
    self.root = root
  }
}

/// One of several parts of equal size.
public struct Shard: Sendable, Equatable {
  /// From 1 to `count`.
  public var number: Int
  public var count: Int

  public init(number: Int, count: Int) {
    self.number = number
    self.count = count
  }
}

/// A named path that is left out all the same.
public struct LeftOut: Sendable, Equatable {
  /// As it was typed.
  public var path: String
  /// Why, in a few words.
  public var reason: String
}

/// What a run found.
public struct LintResult: Sendable {
  /// Absolute path of the root, against which all paths count.
  public var root: String
  /// Sorted by path, offset and rule.
  public var findings: [Finding] = []
  /// Sorted by path and offset.
  public var problems: [Problem] = []
  public var coverage = Coverage()
  /// Number of files that were judged.
  public var files = 0
  /// Number of bytes in them.
  public var bytes = 0
  /// Number of files that were read to know the project.
  public var indexed = 0
  /// Number of findings silenced by directives.
  public var suppressed = 0
  /// Number of findings that are not listed, because they stand in views that nothing in the app shows.
  public var unshown = 0
  /// Whether findings in such views are listed.
  var listsUnshown = false
  /// The texts that findings and problems point into.
  public var sources: PathMap<SourceText> = [:]
  /// Paths that were named and are left out, in the order they were named.
  public var leftOut: [LeftOut] = []
  /// Ids of the rules that ran, sorted.
  public var rules: [String] = []
  /// What fails the run, by the configuration of the main root.
  public var failPolicy = FailPolicy()
  /// The least confidence that is reported, by the same configuration.
  public var minConfidence = Confidence.medium
  /// Paths of the files that were judged, sorted.
  public var judged: [String] = []
  /// What the baseline took out.
  public var baseline: BaselineOutcome?
  /// What the findings were compared with.
  public var comparison: ComparisonOutcome?
  /// What a reader of a gate has to know besides, each a sentence.
  public var notes: [String] = []
  /// The project of the main root with the files that were judged; only when the request keeps it.
  public var project: ReadProject?

  /// The result of a run in which nothing was asked about.
  public init(root: String) { self.root = root }
}

/// Runs the whole of linting.
public enum LintRun {
  /// Files over this size are refused; the largest Swift file seen in public projects has a third of it.
  public static let sizeLimit = 16 * 1024 * 1024
  /// Syntax problems listed for one file; a file that is not Swift at all has thousands.
  static let problemLimit = 20
  /// Findings listed for one file. A file that has more is told as a problem, so that no gate passes for it.
  static let findingLimit = 5_000
  /// Why a folder that was asked for is left out.
  private static let noSwift = "no Swift file in it"

  /// Lints texts held in memory: together they are the project, and all of them are reported. For tests and tools.
  public static func check(
    _ files: [SourceText], strings tables: [StringsFile] = [], settings: [SourceText] = [], rules: [String]? = nil,
    minConfidence: Confidence = .low, jobs: Int? = 1, wantsContexts: Bool = false, wantsFixes: Bool = false
  ) -> LintResult {
    let ran = Set(rules ?? RuleCatalogue.ids)
    let engine = EngineSettings(
      FileSettings(settings: RuleSettings(), ran: ran, profile: Profiles.recommended, ios: 26))
    var context = Context(jobs: jobs, minConfidence: minConfidence)
    context.wantsContexts = wantsContexts
    context.wantsFixes = wantsFixes
    let loaded = files.map { parse($0, reportsProblems: true) }
    var result = LintResult(root: "/")
    result.rules = ran.sorted(by: precedes)
    let project = Project(
      files: loaded.compactMap(\.views), strings: StringTables(files: tables), appearance: AppearanceSettings(settings))
    judge(loaded, in: project, reported: loaded.indices.map { ($0, engine) }, engine, context, into: &result)
    result.sort()
    return result
  }

  /// Lints what the request asks for. Throws when it cannot be carried out as made; what goes wrong with single files is
  /// listed in the result.
  public static func run(
    _ request: LintRequest, progress: ProgressCounter? = nil
  ) throws(UsageError) -> LintResult {
    var groups: [InputGroup]
    if let input = request.standardInput {
      groups = [try standardInputGroup(input.path, request)]
    } else {
      groups = try Inputs.groups(request.paths, root: request.root, workingDirectory: request.workingDirectory)
    }
    var result = LintResult(root: groups[0].root)
    let mainRoot = groups[0].root
    groups.removeAll(where: \.asked.isEmpty)
    var comparison: Comparison?
    var walked: Discovery.Files?
    if let wanted = request.comparison {
      if groups.count > 1 {
        throw UsageError("\(wanted.option) compares one root; \(groups[1].asked[0].given) is outside \(mainRoot).")
      }
      if wanted.staged {
        // The index tells what there is.
        let staged = try Comparison(wanted, root: mainRoot, jobs: request.jobs)
        (comparison, walked) = (staged, staged.configurations(below: mainRoot))
      } else {
        // Git is asked while the folders are walked.
        let (walk, asked) = Parallel.both(jobs: request.jobs) {
          Discovery(root: mainRoot).walk()
        } _: {
          Result { () throws(UsageError) in try Comparison(wanted, root: mainRoot, jobs: request.jobs) }
        }
        (comparison, walked) = (try asked.get(), walk)
      }
    }
    let settings = comparison?.settings ?? .disk
    let baseline = try KnownFindings(request, root: mainRoot, from: settings)
    var ran: Set<String> = []
    var changes: [String] = []
    // A change that reaches nothing has nothing checked, and there is something all the same.
    var isAnyThere = false
    for group in groups {
      let discovery = Discovery(root: group.root)
      let found = walked ?? discovery.walk()
      let setup = try RootSetup(group.root, settings.configurations(found, group.root), request, from: settings)
      if group.root == mainRoot {
        result.failPolicy = setup.configuration.failPolicy
        result.minConfidence = setup.configuration.minConfidence
      }
      // Who names files is at work on them, perhaps before anything shows their views.
      if comparison == nil, !group.asked.contains(where: \.isDirectory) { setup.context.listsUnshown = true }
      result.listsUnshown = setup.context.listsUnshown
      if baseline != nil || comparison != nil {
        // Entries of low confidence are no less known because this run does not show them, and what a change removes is
        // certain.
        setup.context.minConfidence = .low
        setup.context.wantsContexts = true
      }
      if baseline != nil { setup.context.listsUnshown = true }
      var gathered: Gathered
      if let comparison, request.comparison?.staged == true {
        gathered = try comparison.gatherStaged(group, setup, into: &result)
      } else {
        gathered = gather(group, request, setup, discovery, found, progress, into: &result)
      }
      let base = try comparison?.load(group, gathered, setup)
      if let base, let comparison {
        let added = DirectiveChanges.added(gathered, base)
        if comparison.request.usesSettingsOfBase { setup.context.unheard = added }
        changes = try comparison.changes(of: setup.configuration, found, added, request)
      }
      let projects = join(gathered, base, setup.context)
      if request.endsProcess { _ = Unmanaged.passRetained(projects) }
      var reach: ChangeReach?
      if let base, let comparison, changes.isEmpty {
        reach = comparison.reach(of: gathered, base, projects, setup.context)
      }
      let everything = gathered.reported
      isAnyThere = isAnyThere || !everything.isEmpty
      reach?.limit(&gathered)
      judge(gathered, in: projects.current, setup, into: &result)
      reach?.leaveOut(&result.findings, gathered.colourSets)
      reach?.tell(everything, gathered, into: &result)
      if request.keepsProject, group.root == mainRoot {
        result.project = ReadProject(
          root: group.root, project: projects.current,
          asked: everything.compactMap { gathered.loaded[$0].views },
          sources: [:], configuration: setup.configuration, askedPaths: group.asked.map(\.path),
          interfaces: gathered.interfaces.compactMap(\.file))
      }
      if let base { try comparison?.compare(group, gathered, projects, base, reach, setup, &result) }
      ran.formUnion(setup.ran)
    }
    result.rules = ran.sorted(by: precedes)
    baseline?.apply(to: &result, asksForAll: groups.contains { $0.asked.contains { $0.path.isEmpty } })
    if !changes.isEmpty { result.notes.append(ChangedSettings.note(changes, result, request)) }
    let asksForFolders = groups.contains { $0.asked.contains(where: \.isDirectory) }
    if result.files == 0, !isAnyThere, result.problems.isEmpty, asksForFolders, request.shard == nil {
      let names = groups.flatMap { $0.asked.map(\.given) }.joined(separator: ", ")
      // What is named alone and holds none needs no further reason.
      let reasons = result.leftOut.filter { $0.reason != Self.noSwift }.map { " \($0.path) is skipped: \($0.reason)." }
      let place = names == "." ? "this folder" : names
      throw UsageError("There are no Swift files to lint in \(place).\(reasons.joined())")
    }
    result.sort()
    // The parts of a divided run are put together before anything can be said of all of them.
    if request.joinsCommonFaults, request.shard == nil {
      result.findings = CommonFaults.join(result.findings)
    }
    return result
  }

  /// The least confidence that is reported below a root.
  static func minConfidence(_ request: LintRequest, root: String) throws(UsageError) -> Confidence {
    try RootSetup(root, [], request).configuration.minConfidence
  }

  struct Context: Sendable {
    let known: Set<String>
    let jobs: Int?
    var minConfidence: Confidence
    /// The least confidence of findings in views that nothing shows that are counted.
    let countedConfidence: Confidence
    /// Whether findings in views that nothing in the app shows are listed.
    var listsUnshown: Bool
    /// Directives that do not count, by where they begin.
    var unheard: PathMap<Set<UInt32>> = [:]
    /// Files that no target of an Xcode project takes, as they are reported.
    var unlisted: PathSet = []
    var countsColours = false
    var wantsContexts = false
    var wantsFixes = false
    /// Whether the process ends with the run.
    var endsProcess = false
    var components: [Name: GivenComponent] = [:]
    var models: [PackageModel] = []

    init(jobs: Int?, minConfidence: Confidence) {
      known = Set(RuleCatalogue.ids)
      self.jobs = jobs
      self.minConfidence = minConfidence
      countedConfidence = minConfidence
      listsUnshown = minConfidence == .low
    }

    /// Takes out what is not asked for and gives back how many of these only nothing shows.
    func leaveOut(of findings: inout [Finding]) -> Int {
      findings.removeAll { $0.confidence < minConfidence }
      guard !listsUnshown else { return 0 }
      let count = findings.count { $0.isUnshown && $0.confidence >= countedConfidence }
      findings.removeAll(where: \.isUnshown)
      return count
    }
  }

  /// The rules that run on some of the files, with what is set for them; made once for all files of the same settings.
  final class EngineSettings: Sendable {
    let engine: RuleEngine
    let ran: Set<String>
    let settings: RuleSettings
    private let wanted: Set<String>
    private let asOf: ReleaseVersion?

    init(_ file: FileSettings) {
      engine = RuleEngine(rules: AllRules.all.filter { file.ran.contains($0.id) }, settings: file.settings)
      ran = file.ran
      settings = file.settings
      wanted = file.wanted
      asOf = file.asOf
    }

    /// Findings with the severities that are set for their rules, without those that only later releases see. A rule that
    /// is off by default and was switched on by name is at least likely: who asks for it wants to see what it finds.
    func graded(_ found: [Finding]) -> [Finding] {
      let findings = asOf.map { limit in found.filter { $0.since.map(limit.isBefore) != true } } ?? found
      guard !wanted.isEmpty || settings.rules.contains(where: { $0.value.severity != nil }) else { return findings }
      return findings.map { finding in
        var finding = finding
        if let severity = settings.rules[finding.rule]?.severity { finding.severity = severity }
        if wanted.contains(finding.rule) { finding.confidence = max(finding.confidence, .medium) }
        return finding
      }
    }
  }

  private static func standardInputGroup(_ path: String, _ request: LintRequest) throws(UsageError) -> InputGroup {
    let absolute = Paths.absolute(path, from: request.workingDirectory)
    guard let parent = System.realPath(Paths.parent(absolute)) else {
      throw UsageError(InputPath.missing(Paths.parent(absolute), request.workingDirectory))
    }
    var spelling = Spelling()
    let real = spelling.onDisk(Paths.join(parent, Paths.lastComponent(absolute)))
    var root = Root.around(Paths.parent(real))
    if let given = request.root {
      let input = try InputPath(given, from: request.workingDirectory)
      guard input.isDirectory else { throw UsageError("The root is not a folder: \(given).") }
      root = Paths.isInside(real, input.path) ? input.path : Paths.parent(real)
    }
    return InputGroup(root: root, prefix: "", asked: [(Paths.relative(real, to: root), path, false)])
  }

  // MARK: One root

  /// What is set for one root, and the engines for its files.
  final class RootSetup {
    let configuration: Configuration
    var context: Context
    /// Ids of the rules that any file asked for.
    private(set) var ran: Set<String> = []
    private var engines: [Configuration.Key: EngineSettings] = [:]

    /// `configurations` are the files of the root, from it.
    init(
      _ root: String, _ configurations: [String], _ request: LintRequest, from source: SettingsSource = .disk
    ) throws(UsageError) {
      configuration = try ConfigurationLoader.load(
        root: root, nested: configurations, options: request.options, workingDirectory: request.workingDirectory,
        from: source)
      context = Context(jobs: request.jobs, minConfidence: configuration.minConfidence)
      context.countsColours = request.countsColours
      context.wantsContexts = request.wantsContexts
      context.wantsFixes = request.wantsFixes
      context.endsProcess = request.endsProcess
      context.components = configuration.givenComponents
      context.models = configuration.models
    }

    /// `path` counts from the root; empty for what belongs to no file.
    func engine(for path: String) -> EngineSettings {
      let key = configuration.key(of: path)
      if let engine = engines[key] { return engine }
      let engine = EngineSettings(configuration.settings(of: key))
      ran.formUnion(engine.ran)
      engines[key] = engine
      return engine
    }
  }

  /// Everything that was read of one root.
  struct Gathered: Sendable {
    var loaded: [Loaded]
    /// As they are reported.
    var names: [String]
    /// From the root.
    var paths: [String]
    var tables: [StringsFile]
    var colourSets: [ColourSet]
    /// Indexes of the files that are reported on.
    var reported: [Int]
    /// Indexes of the files that other machines report on. Their uses of color sets count for the one that reports the
    /// sets; nil where that is another.
    var ofOthers: [Int]? = []
    /// What git calls the contents of the files, where it was asked.
    var objects: [String]?
    /// Storyboards and xibs.
    var interfaces: [LoadedInterface] = []
    /// What the settings of Xcode projects say, and the files with settings that are reported on.
    var appearance = AppearanceSettings.none
    var reportedAppearance: PathSet = []
    /// Files that no target of an Xcode project takes, as they are reported.
    var unlisted: PathSet = []
    /// What lies beside the code, where it was read from git's index.
    var sides: Comparison.Sides?

    /// The place of a file in the lists, which are sorted; nil where there is none.
    func place(of path: String) -> Int? {
      let index = Discovery.firstIndex(notBefore: path, in: names)
      return index < names.count && isSame(names[index], path) ? index : nil
    }
  }

  struct Loaded: Sendable {
    var views: FileViews?
    var problems: [Problem]
  }

  struct Judged: Sendable {
    var findings: [Finding]
    var problems: [Problem]
    var coverage: Coverage
    var suppressed: Int
    var unshown = 0
    var colourSets: [ColourSetUse] = []
  }

  private static func gather(
    _ group: InputGroup, _ request: LintRequest, _ setup: RootSetup, _ discovery: Discovery, _ found: Discovery.Files,
    _ progress: ProgressCounter?, into result: inout LintResult
  ) -> Gathered {
    let configuration = setup.configuration
    let context = setup.context
    var paths = found.paths
    let overlay = request.standardInput
    var isAsked = [Bool](repeating: false, count: paths.count)
    var unlisted: PathSet = []
    for asked in group.asked {
      let range = asked.isDirectory ? below(asked.path, in: paths) : place(of: asked.path, group.root, in: paths)
      if !range.isEmpty {
        for index in range { isAsked[index] = true }
      } else if names(asked, oneOf: found.interfaces) || overlay != nil && InterfaceFile.isInterface(asked.path) {
        continue
      } else if overlay != nil, discovery.exclusion(of: asked.path, isDirectory: false) == nil {
        // A buffer that was never saved.
        let index = Discovery.firstIndex(notBefore: asked.path, in: paths)
        paths.insert(asked.path, at: index)
        isAsked.insert(true, at: index)
      } else if let exclusion = discovery.exclusion(of: asked.path, isDirectory: asked.isDirectory) {
        result.leftOut.append(LeftOut(path: asked.given, reason: exclusion.reason))
      } else if asked.isDirectory {
        result.leftOut.append(LeftOut(path: asked.given, reason: Self.noSwift))
      } else if let folder = found.problems.first(where: {
        $0.path.isEmpty || asked.path.utf8.starts(with: "\($0.path)/".utf8)
      }) {
        // Build phases in Xcode's sandbox may open the files that they declare, and list no folder.
        let index = Discovery.firstIndex(notBefore: asked.path, in: paths)
        paths.insert(asked.path, at: index)
        isAsked.insert(true, at: index)
        unlisted.insert(folder.path)
      }
    }
    for folder in unlisted.sorted(by: precedes) {
      let name = folder.isEmpty ? "The root" : "The folder \(group.prefix)\(folder)"
      result.notes.append("\(name) cannot be listed, so only the files that were named are known there.")
    }
    for link in found.linksOutside where group.asks(for: link) && configuration.exclusion(of: link) == nil {
      result.leftOut.append(LeftOut(path: group.prefix + link, reason: "it is a link that leads outside the root"))
    }
    if configuration.hasPatterns { leaveOut(&isAsked, paths, group, configuration, into: &result) }
    let all = isAsked
    if let shard = request.shard {
      var position = 0
      for index in isAsked.indices where isAsked[index] {
        if position % shard.count != shard.number - 1 { isAsked[index] = false }
        position += 1
      }
    }
    for problem in found.problems where group.asks(for: problem.path) {
      result.problems.append(Problem(path: group.prefix + problem.path, range: nil, message: problem.message))
    }

    let names = paths.map { group.prefix + $0 }
    let texts = paths.map { path -> PaddedBytes? in
      if let overlay, let asked = group.asked.first, isSame(path, asked.path) { return overlay.text }
      return request.overlays.isEmpty ? nil : request.overlays[Paths.join(group.root, path)]
    }
    // What lies beside the code is one thread's work, as large as a part of the code.
    let (sides, loaded) = Parallel.both(jobs: context.jobs) {
      let beside = SideFiles(found, root: group.root, prefix: group.prefix, jobs: 1)
      return (
        read: beside, tables: StringTables.ofApps(beside.tables, settings: beside.settings),
        appearance: LintRun.appearance(beside.settings), targets: TargetFiles(beside.settings, prefix: group.prefix)
      )
    } _: { [paths, isAsked] in
      Parallel.map(paths.count, jobs: context.jobs) { index in
        defer { progress?.advance() }
        return load(
          Paths.join(group.root, paths[index]), name: names[index], text: texts[index], reportsProblems: isAsked[index])
      }
    }
    result.indexed += paths.count
    let settings = sides.read.settings
    // Rules that rest on them are silent, for whatever file was asked about.
    result.problems +=
      sides.read.problems
      + found.ignoreProblems.map {
        Problem(path: group.prefix + $0.path, range: nil, message: $0.message)
      }
    var interfacePaths = found.interfaces
    if overlay != nil, let asked = group.asked.first?.path, InterfaceFile.isInterface(asked),
      !Discovery.contains(asked, in: interfacePaths), discovery.exclusion(of: asked, isDirectory: false) == nil
    {
      interfacePaths.insert(asked, at: Discovery.firstIndex(notBefore: asked, in: interfacePaths))
    }
    var interfaces = readInterfaces(interfacePaths, found.interfaceTables, group, request, jobs: context.jobs)
    mark(
      &interfaces, asked: askedInterfaces(interfacePaths, group, configuration, shard: request.shard))
    let appearance = appearance(sides.appearance, settings, loaded.lazy.map(\.views))
    return Gathered(
      loaded: loaded, names: names, paths: paths, tables: sides.tables, colourSets: sides.read.colourSets,
      reported: paths.indices.filter { isAsked[$0] },
      ofOthers: request.shard?.number ?? 1 == 1 ? paths.indices.filter { all[$0] && !isAsked[$0] } : nil,
      interfaces: interfaces, appearance: appearance,
      reportedAppearance: reported(appearance, group, configuration, request.shard),
      unlisted: Self.unlisted(sides.targets, paths, interfaces, group))
  }

  /// Judges what is asked about.
  static func judge(_ gathered: Gathered, in project: Project, _ setup: RootSetup, into result: inout LintResult) {
    let main = setup.engine(for: "")
    setup.context.unlisted = gathered.unlisted
    let reported = gathered.reported.map { ($0, setup.engine(for: gathered.paths[$0])) }
    judge(
      gathered.loaded, in: project, reported: reported,
      ofOthers: gathered.ofOthers?.map { ($0, setup.engine(for: gathered.paths[$0])) }, main, setup.context,
      into: &result)
    if !gathered.reportedAppearance.isEmpty {
      judgeAppearance(of: project, in: gathered.reportedAppearance, main, setup.context, into: &result)
    }
    judge(gathered.interfaces, in: project, setup, into: &result)
  }

  /// Takes back what the configuration leaves out, and tells of it where it was named.
  static func leaveOut(
    _ isAsked: inout [Bool], _ paths: [String], _ group: InputGroup, _ configuration: Configuration,
    into result: inout LintResult
  ) {
    let wasAsked = isAsked
    for index in paths.indices where isAsked[index] && configuration.exclusion(of: paths[index]) != nil {
      isAsked[index] = false
    }
    for asked in group.asked {
      if !asked.path.isEmpty,
        let reason = configuration.exclusion(of: asked.path, isDirectory: asked.isDirectory)
      {
        result.leftOut.append(LeftOut(path: asked.given, reason: reason))
      } else if asked.isDirectory {
        let files = below(asked.path, in: paths).filter { wasAsked[$0] }
        guard let first = files.first, files.allSatisfy({ !isAsked[$0] }) else { continue }
        let reason = configuration.exclusion(of: paths[first]) ?? ""
        result.leftOut.append(LeftOut(path: asked.given, reason: "no Swift file is left in it; \(reason)"))
      }
    }
  }

  /// The files of a root that no target takes, as they are reported.
  static func unlisted(
    _ targets: TargetFiles, _ paths: [String], _ interfaces: [LoadedInterface], _ group: InputGroup
  ) -> PathSet {
    let found = targets.unlisted(paths + interfaces.map(\.path), root: group.root)
    return group.prefix.isEmpty ? found : PathSet(found.map { group.prefix + $0 })
  }

  /// Judges some of the files of a project and adds what comes of it.
  private static func judge(
    _ loaded: [Loaded], in project: Project, reported: [(index: Int, settings: EngineSettings)],
    ofOthers: [(index: Int, settings: EngineSettings)]? = [], _ main: EngineSettings, _ context: Context,
    into result: inout LintResult
  ) {
    let colourSets = project.colourSets
    let makeFacts: @Sendable () -> (facts: ProjectFacts, models: AskedModels) = {
      let facts = ProjectFacts()
      let models = AskedModels(for: facts)
      // What the process takes with it need not be taken apart before.
      if context.endsProcess {
        _ = Unmanaged.passRetained(facts)
        _ = Unmanaged.passRetained(models)
      }
      return (facts, models)
    }
    let judged = Parallel.map(reported.count, jobs: context.jobs, keeping: makeFacts) { position, known in
      judge(loaded[reported[position].index], in: project, reported[position].settings, context, facts: known.facts)
    }
    var pointedAt: PathSet = []
    var ofColourSets: [Finding] = []
    if main.engine.judgesColourSets, let ofOthers {
      var uses = zip(reported, judged).map { ($0.index, $1.colourSets) }
      uses += Parallel.map(ofOthers.count, jobs: context.jobs) { position in
        let (index, settings) = ofOthers[position]
        guard let views = loaded[index].views else { return (index, []) }
        let source = views.tree.source
        let uses = System.working(on: source.path, source.count) { settings.engine.colourSets(of: views, in: project) }
        return (index, uses)
      }
      uses.sort { $0.0 < $1.0 }
      ofColourSets = main.graded(
        ColourSetVariants.findings(uses.flatMap(\.1), in: project, settings: main.settings))
      ofColourSets.removeAll { $0.confidence < context.minConfidence }
    }
    for var finding in ofColourSets {
      if context.wantsContexts {
        let set = colourSets.first { isSame($0.path, finding.path) }
        finding.context = FindingContexts.plain(finding, in: set?.source)
      }
      result.findings.append(finding)
      for related in finding.places { pointedAt.insert(related.path) }
      guard let set = colourSets.first(where: { isSame($0.path, finding.path) }) else { continue }
      result.sources[set.path] = set.source
    }
    var findings = judged.flatMap(\.findings)
    if findings.contains(where: DecidingPlaces.concern) {
      let paths = PathSet(reported.compactMap { loaded[$0.index].views?.path })
      result.suppressed += DecidingPlaces(project: project, context: context, judged: paths).settle(&findings)
    }
    result.findings += findings
    for finding in findings {
      pointedAt.insert(finding.path)
      for related in finding.places { pointedAt.insert(related.path) }
      for step in finding.name?.steps ?? [] { if let path = step.path { pointedAt.insert(path) } }
    }
    for (position, file) in judged.enumerated() {
      result.problems += file.problems
      result.coverage.add(file.coverage)
      result.suppressed += file.suppressed
      result.unshown += file.unshown
      guard let source = loaded[reported[position].index].views?.tree.source else { continue }
      result.files += 1
      result.judged.append(source.path)
      result.bytes += source.count
      if !file.findings.isEmpty || !file.problems.isEmpty { pointedAt.insert(source.path) }
    }
    if pointedAt.isEmpty { return }
    for file in loaded {
      guard let source = file.views?.tree.source, pointedAt.contains(source.path) else { continue }
      result.sources[source.path] = source
    }
    // Objects that code reaches by an outlet.
    for place in findings.flatMap(\.uses) where place.kind == .outlet && result.sources[place.place.path] == nil {
      result.sources[place.place.path] = project.outlets.source(place.place.path)
    }
  }

  static func below(_ folder: String, in paths: [String]) -> Range<Int> {
    if folder.isEmpty { return paths.indices }
    // "/" is the byte before "0", so what lies below the folder is everything between the two.
    let low = Discovery.firstIndex(notBefore: folder + "/", in: paths)
    return low..<max(low, Discovery.firstIndex(notBefore: folder + "0", in: paths))
  }

  static func place(of file: String, _ root: String, in paths: [String]) -> Range<Int> {
    var index = Discovery.firstIndex(notBefore: file, in: paths)
    if !Discovery.contains(file, in: paths) {
      // A link whose target was found under its own name.
      guard let real = System.realPath(Paths.join(root, file)), Paths.isInside(real, root) else { return 0..<0 }
      let target = Paths.relative(real, to: root)
      guard Discovery.contains(target, in: paths) else { return 0..<0 }
      index = Discovery.firstIndex(notBefore: target, in: paths)
    }
    return index..<index + 1
  }

  static func load(_ path: String, name: String, text: PaddedBytes?, reportsProblems: Bool) -> Loaded {
    let bytes: PaddedBytes
    if let text {
      bytes = text
    } else {
      do {
        bytes = try System.readFile(path, limit: sizeLimit)
      } catch {
        return Loaded(problems: [Problem(path: name, range: nil, message: "The file cannot be read: \(error.reason).")])
      }
    }
    if bytes.count >= 2, bytes.bytes[0] ^ bytes.bytes[1] == 1, bytes.bytes[0] | 1 == 0xFF {
      return Loaded(problems: [Problem(path: name, range: nil, message: "The file is UTF-16; Swift needs UTF-8.")])
    }
    return parse(SourceText(path: name, padded: bytes.bytes, count: bytes.count), reportsProblems: reportsProblems)
  }

  static func parse(_ path: String, _ text: PaddedBytes, _ reportsProblems: Bool) -> Loaded {
    parse(SourceText(path: path, padded: text.bytes, count: text.count), reportsProblems: reportsProblems)
  }

  static func parse(_ source: SourceText, reportsProblems: Bool) -> Loaded {
    if let problem = Faults.problem(source.path, source.count) { return Loaded(problems: [problem]) }
    return System.working(on: source.path, source.count) { parseWhole(source, reportsProblems: reportsProblems) }
  }

  private static func parseWhole(_ source: SourceText, reportsProblems: Bool) -> Loaded {
    let name = source.path
    Faults.provoke("parse", name)
    let tree = Parser.parse(source)
    var problems: [Problem] = []
    if reportsProblems {
      if let offset = Encoding.firstInvalidUTF8(source) {
        let range = ByteRange(UInt32(offset), UInt32(offset + 1))
        problems.append(Problem(path: name, range: range, message: "The file is not valid UTF-8 here."))
      }
      for problem in tree.problems.prefix(problemLimit) {
        problems.append(Problem(path: name, range: problem.range, message: problem.message))
      }
      if tree.problems.count > problemLimit {
        let more = tree.problems.count - problemLimit
        problems.append(Problem(path: name, range: nil, message: "\(more) more problems in this file are not listed."))
      }
    }
    return Loaded(views: FileViews(tree: tree), problems: problems)
  }

  /// The views of a file on disk; nil when it cannot be read.
  static func read(_ path: String, name: String) -> FileViews? {
    load(path, name: name, text: nil, reportsProblems: false).views
  }

  /// `facts`: what the same thread has found out of the project before.
  static func judge(
    _ file: Loaded, in project: Project, _ settings: EngineSettings, _ context: Context,
    facts: ProjectFacts = ProjectFacts()
  ) -> Judged {
    guard let views = file.views else {
      return Judged(findings: [], problems: file.problems, coverage: Coverage(), suppressed: 0)
    }
    let source = views.tree.source
    return System.working(on: source.path, source.count) {
      judge(views, file.problems, in: project, settings, context, facts)
    }
  }

  private static func judge(
    _ views: FileViews, _ problems: [Problem], in project: Project, _ settings: EngineSettings, _ context: Context,
    _ facts: ProjectFacts
  ) -> Judged {
    var problems = problems
    Faults.provoke("judge", views.tree.source.path)
    let (report, uses) = settings.engine.checked(
      views, in: project, countsColours: context.countsColours, facts: facts)
    var directives = Directives.read(views.tree)
    if let unheard = context.unheard[views.tree.source.path] {
      directives.removeAll { unheard.contains($0.range.start) }
    }
    let outcome = Directives.apply(
      directives, to: report.findings, in: views.tree, known: context.known, ran: settings.ran)
    var findings = settings.graded(outcome.findings)
    if context.unlisted.contains(views.tree.source.path) { TargetFiles.markUnlisted(&findings) }
    let unshown = context.leaveOut(of: &findings)
    if let uses { findings = RootCauses.attach(to: findings, uses, above: context.countedConfidence) }
    if findings.count > findingLimit {
      let more = findings.count - findingLimit
      problems.append(
        Problem(path: views.tree.source.path, range: nil, message: "\(more) more findings in this file are not listed.")
      )
      findings.removeLast(more)
    }
    if context.wantsContexts, !findings.isEmpty { FindingContexts(views.tree).attach(to: &findings) }
    if context.wantsFixes, !findings.isEmpty {
      FixCatalogue.attach(to: &findings, in: views, of: project, facts: facts, model: uses?.model)
      Directives.attachFixes(to: &findings, in: views.tree)
    } else {
      for index in findings.indices where !findings[index].fixes.isEmpty { findings[index].fixes = [] }
    }
    return Judged(
      findings: findings, problems: problems, coverage: report.coverage, suppressed: outcome.suppressed,
      unshown: unshown, colourSets: report.colourSets)
  }
}

extension LintResult {
  /// Puts everything in the order in which it is reported, whoever found it first.
  mutating func sort() {
    // By their places: a finding is a large value, and sorting moves what it sorts several times.
    let found = findings
    let order = found.indices.sorted { Finding.isBefore(found[$0], found[$1]) }
    findings = order.map { found[$0] }
    problems.sort(by: Self.isBefore)
  }

  private static func isBefore(_ a: Problem, _ b: Problem) -> Bool {
    if !isSame(a.path, b.path) { return precedes(a.path, b.path) }
    let starts = (a.range?.start ?? .max, b.range?.start ?? .max)
    if starts.0 != starts.1 { return starts.0 < starts.1 }
    return precedes(a.message, b.message)
  }
}
