// `curbcut audit` and `curbcut screens`: one run of the rules, and what it means for the app as a whole: by screen, by way
// through the app, by people, by statement of the checklist.

import CurbcutAccessibility
import CurbcutFindings
import CurbcutLint
import CurbcutRules
@_exported import CurbcutSourceText
import CurbcutViews

/// What to audit.
public struct AuditRequest: Sendable {
  public var lint: LintRequest
  /// An earlier report in JSON to compare with: its name, and its bytes.
  public var earlier: (name: String, bytes: [UInt8])?
  /// Whether transcripts, colours and the ways to mend are wanted; `curbcut screens` needs none of them.
  public var isFull = true

  public init(_ lint: LintRequest) { self.lint = lint }
}

/// What came of it.
public struct AuditResult: Sendable {
  public var audit: Audit
  public var lint: LintResult
}

/// Gathers audits.
public enum AuditRun {
  /// Lints and gathers. Throws when the request cannot be carried out as made.
  public static func run(
    _ request: AuditRequest, progress: ProgressCounter? = nil
  ) throws(UsageError) -> AuditResult {
    var lint = request.lint
    lint.keepsProject = true
    lint.wantsContexts = true
    lint.wantsFixes = request.isFull
    var result = try LintRun.run(lint, progress: progress)
    guard let read = result.project else { throw UsageError("There are no Swift files to audit.") }
    let configuration = read.configuration
    // In a repository of several apps the folder says which one it is.
    let prefix = Root.prefixInRepository(read.root)
    var audit = Audit(
      name: prefix.isEmpty ? Paths.lastComponent(read.root) : String(prefix.dropLast()), tool: Version.tool,
      version: Version.number, profile: configuration.profile)
    audit.files = result.files
    audit.findings = result.findings
    audit.sources = result.sources
    audit.problems = result.problems
    audit.suppressed = result.suppressed
    audit.rules = Dictionary(uniqueKeysWithValues: RuleCatalogue.descriptions.map { ($0.id, $0) })
    let map = ScreenMap(project: read.project, named: configuration.screens)
    if request.isFull {
      let pairs = contrasts(read, jobs: lint.jobs)
      audit.contrasts = AuditPictures.contrasts(pairs.pairs)
      result.coverage.unknownColours = pairs.unknownByFile.values.reduce(0, +)
      audit.coverage = result.coverage
      let ran = Set(result.rules)
      gatherScreens(&audit, map, read, transcripts: true, jobs: lint.jobs)
      fillOutside(&audit, map, read)
      gatherFlows(&audit, map, read, result.failPolicy)
      AuditJudgement.fill(&audit, ran: ran, unknownColours: pairs.unknownByFile, map, configuration.checklist)
      audit.causes = AuditCauses.ranked(audit, map)
      AuditPictures.fill(&audit)
      AuditTasks.fill(&audit)
    } else {
      audit.coverage = result.coverage
      gatherScreens(&audit, map, read, transcripts: false, jobs: lint.jobs)
      fillOutside(&audit, map, read)
      gatherFlows(&audit, map, read, result.failPolicy)
    }
    for screen in map.screens {
      audit.sources[screen.place.path] = read.project.files[Int(screen.type.file)].tree.source
    }
    if let earlier = request.earlier {
      audit.trend = try AuditTrend.comparing(audit, with: earlier.name, earlier.bytes)
    }
    return AuditResult(audit: audit, lint: result)
  }

  /// What a run found, put on the screens of the app.
  private static func onScreens(_ result: LintResult, _ read: ReadProject, jobs: Int?) -> (
    audit: Audit, map: ScreenMap
  ) {
    var audit = Audit(name: "", tool: Version.tool, version: Version.number, profile: read.configuration.profile)
    audit.findings = result.findings
    let map = ScreenMap(project: read.project, named: read.configuration.screens)
    gatherScreens(&audit, map, read, transcripts: false, jobs: jobs)
    return (audit, map)
  }

  /// The ways through the app that the configuration names, with what a run found on them.
  static func flows(of result: LintResult, _ read: ReadProject, jobs: Int?) -> [AuditFlow] {
    let screens = onScreens(result, read, jobs: jobs)
    var audit = screens.audit
    gatherFlows(&audit, screens.map, read, result.failPolicy)
    return audit.flows
  }

  /// The names of the screens on which each finding of a run is met, and the findings that the audit puts first, one for
  /// each cause; the run has to have kept its project.
  public static func screens(
    of result: LintResult, jobs: Int?
  ) -> (ofFindings: [[String]], priorities: [Int]) {
    guard let read = result.project else { return ([], []) }
    let (audit, map) = onScreens(result, read, jobs: jobs)
    let priorities = AuditCauses.ranked(audit, map).compactMap { cause in
      cause.findings.first {
        audit.findings[$0].severity == cause.severity && audit.findings[$0].message == cause.message
      }
    }
    return (audit.screensOfFindings.map { $0.map { audit.screens[$0].name } }, priorities)
  }

  // MARK: Screens

  private static func gatherScreens(
    _ audit: inout Audit, _ map: ScreenMap, _ read: ReadProject, transcripts: Bool, jobs: Int?
  ) {
    var lines = PlaceLines(read.project)
    let asked = PathSet(read.asked.map(\.path))
    // A screen belongs to the audit when a part of it was asked about.
    let kept = map.screens.indices.filter { index in
      map.screens[index].parts.contains { asked.contains(read.project.files[Int($0.file)].path) }
    }
    var positions: [Int: Int] = [:]
    for (position, index) in kept.enumerated() { positions[index] = position }
    var found = [[Int]](repeating: [], count: kept.count)
    for (index, finding) in audit.findings.enumerated() {
      let screens = map.screens(at: finding.range, in: finding.path).compactMap { positions[$0] }
      audit.screensOfFindings.append(screens)
      if screens.isEmpty { audit.elsewhere += 1 }
      for screen in screens { found[screen].append(index) }
    }
    let project = read.project
    var scenes: [String: SpokenTranscript] = [:]
    if transcripts {
      for transcript in read.interfaces.flatMap({ SpeakRun.transcripts(of: $0, in: project) })
      where !transcript.lines.isEmpty && scenes[transcript.name] == nil {
        scenes[transcript.name] = transcript
      }
    }
    let heard: [SpokenTranscript?] =
      transcripts
      ? Parallel.map(kept.count, jobs: jobs) { [scenes] position in
        let type = map.screens[kept[position]].type
        let file = project.files[Int(type.file)]
        guard let body = file.bodies.firstIndex(where: { $0.kind == .body && $0.owner == type.index }) else {
          // What a controller shows may stand in a storyboard or xib.
          return scenes[map.screens[kept[position]].name]
        }
        return System.working(on: file.path, file.tree.source.count) {
          SpeakRun.transcript(TranscriptReader(project: project), Int32(body), in: file)
        }
      } : Array(repeating: nil, count: kept.count)
    for (position, index) in kept.enumerated() {
      let screen = map.screens[index]
      var facts = AuditScreen(
        name: screen.name, place: lines.place(screen.place.path, screen.place.range),
        entries: screen.entries.map { entry in
          AuditScreen.Entry(
            kind: entry.kind.rawValue, from: entry.from.map(map.name),
            place: lines.place(entry.place.path, entry.place.range)
          )
        }, parts: screen.parts.dropFirst().map(map.name), findings: found[position], transcript: heard[position])
      (facts.errors, facts.warnings, facts.notes) = counts(found[position], audit)
      audit.screens.append(facts)
    }
  }

  static func counts(_ indexes: [Int], _ audit: Audit) -> (Int, Int, Int) {
    var counts = (0, 0, 0)
    for index in indexes {
      switch audit.findings[index].severity {
      case .error: counts.0 += 1
      case .warning: counts.1 += 1
      case .note: counts.2 += 1
      }
    }
    return counts
  }

  private static func gatherFlows(_ audit: inout Audit, _ map: ScreenMap, _ read: ReadProject, _ policy: FailPolicy) {
    for setting in read.configuration.flows {
      var screens: [Int] = []
      var unknown: [String] = []
      var findings: Set<Int> = []
      for step in setting.screens {
        let isFile = step.hasSuffix(".swift")
        let places = audit.screens.indices.filter { index in
          isFile
            ? isSame(audit.screens[index].place.path, step) || audit.screens[index].place.path.hasSuffix("/" + step)
            : audit.screens[index].name == step
        }
        screens += places.filter { !screens.contains($0) }
        for place in places { findings.formUnion(audit.screens[place].findings) }
        if isFile {
          findings.formUnion(
            audit.findings.indices.filter {
              isSame(audit.findings[$0].path, step) || audit.findings[$0].path.hasSuffix("/" + step)
            })
        }
        // A screen that was not asked about is none the less one.
        let isKnown =
          !places.isEmpty || map.screens.contains { $0.name == step }
          || isFile && read.project.files.contains { isSame($0.path, step) || $0.path.hasSuffix("/" + step) }
        if !isKnown { unknown.append(step) }
      }
      let sorted = findings.sorted()
      var flow = AuditFlow(
        name: setting.name, priority: setting.priority, steps: setting.screens, screens: screens, unknown: unknown,
        findings: sorted)
      (flow.errors, flow.warnings, flow.notes) = counts(sorted, audit)
      flow.failing = sorted.count { policy.fails(audit.findings[$0]) }
      audit.flows.append(flow)
    }
  }

  // MARK: Colours

  private static func contrasts(
    _ read: ReadProject, jobs: Int?
  ) -> (pairs: [ContrastPair], unknownByFile: PathMap<Int>) {
    ProjectRun.contrastByFile(in: read, jobs: jobs)
  }
}

/// Lines of places, each file's table made once.
struct PlaceLines {
  private let files: PathMap<SourceText>
  private var tables: PathMap<LineTable> = [:]

  init(_ project: Project) {
    files = PathMap(project.files.map { ($0.path, $0.tree.source) })
  }

  init(_ sources: PathMap<SourceText>) { files = sources }

  mutating func place(_ path: String, _ range: ByteRange) -> AuditPlace {
    if tables[path] == nil, let source = files[path] { tables[path] = LineTable(source) }
    return AuditPlace(path: path, line: tables[path]?.position(of: range.start).line ?? 1)
  }
}
