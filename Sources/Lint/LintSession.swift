// A project held in memory for an editor: every file stays parsed, one that changes is parsed alone, and only what is
// asked about is judged. A finding is the one that a run over the same bytes would report.

import CurbcutAccessibility
import CurbcutFindings
import CurbcutRules
import CurbcutSourceText
import CurbcutSyntax
import CurbcutViews

/// What is said about one file of a session.
public struct SessionReport: Sendable {
  /// Sorted by offset and rule; all of them stand in the file.
  public var findings: [Finding]
  /// What kept the file from being read. Places that do not parse are left to the compiler, which stands beside it.
  public var problems: [Problem]
  /// The text that was judged.
  public var source: SourceText?
}

/// One root with its files, kept up to date.
public final class LintSession {
  /// Absolute, links resolved.
  public let root: String
  /// Why nothing is judged: what is wrong with the configuration or the baseline.
  public private(set) var trouble: String?
  /// How often names were joined anew; for tests.
  public private(set) var joins = 0
  /// How often a file was parsed; for tests.
  public private(set) var parses = 0

  private let request: LintRequest
  private let reach: Discovery.Reach
  private var discovery: Discovery
  private var setup: LintRun.RootSetup?
  private var baseline: KnownFindings?
  /// Sorted, with what was read of each.
  private var paths: [String] = []
  private var loaded: [LintRun.Loaded] = []
  private var interfaces: [LoadedInterface] = []
  private var interfaceTables: [String] = []
  private var tables: [StringsFile] = []
  private var colourSets: [ColourSet] = []
  private var settings: [SourceText] = []
  private var project: Project?
  /// Texts of the editor in place of what is on disk.
  private var overlays: PathMap<PaddedBytes> = [:]

  /// Reads what lies below a root, which is absolute and free of links.
  public init(
    root: String, options: ConfigurationOptions, workingDirectory: String, jobs: Int? = nil,
    reach: Discovery.Reach = .all
  ) {
    self.root = root
    self.reach = reach
    var request = LintRequest(workingDirectory: workingDirectory, root: root)
    request.options = options
    request.jobs = jobs
    request.wantsFixes = true
    request.baseline = .automatic
    self.request = request
    discovery = Discovery(root: root)
    refresh()
  }

  // MARK: Keeping up

  /// Looks at the disk anew. Files whose bytes are as before are not parsed again.
  public func refresh() {
    discovery = Discovery(root: root)
    let found = discovery.walk(reach)
    do {
      let setup = try LintRun.RootSetup(root, found.configurations, request)
      baseline = try KnownFindings(request, root: root)
      if baseline != nil {
        setup.context.minConfidence = .low
        setup.context.wantsContexts = true
      }
      // Who edits a view sees what is found in it before anything shows it.
      setup.context.listsUnshown = true
      self.setup = setup
      trouble = nil
    } catch {
      setup = nil
      trouble = error.message
    }
    var known: PathMap<LintRun.Loaded> = [:]
    for (path, file) in zip(paths, loaded) { known[path] = file }
    paths = found.paths
    for path in overlays.keys where !Discovery.contains(path, in: found.paths) && isNewSwiftFile(path) {
      paths.insert(path, at: Discovery.firstIndex(notBefore: path, in: paths))
    }
    let (root, overlays, wanted) = (root, overlays, paths)
    let read = Parallel.map(wanted.count, jobs: request.jobs) { [known] index -> (file: LintRun.Loaded, isNew: Bool) in
      let path = wanted[index]
      let absolute = Paths.join(root, path)
      let text = overlays[path] ?? (try? System.readFile(absolute, limit: LintRun.sizeLimit))
      if let text, let file = known[path], let source = file.views?.tree.source, source.padded == text.bytes {
        return (file, false)
      }
      return (LintRun.load(absolute, name: path, text: text, reportsProblems: false), true)
    }
    loaded = read.map(\.file)
    parses += read.count(where: \.isNew)
    interfaceTables = found.interfaceTables
    var request = request
    for (path, text) in overlays { request.overlays[Paths.join(root, path)] = text }
    interfaces = LintRun.readInterfaces(
      found.interfaces, interfaceTables, InputGroup(root: root, prefix: "", asked: []), request, jobs: request.jobs)
    let beside = SideFiles(found, root: root, jobs: request.jobs)
    (tables, colourSets, settings) = (beside.tables, beside.colourSets, beside.settings)
    let group = InputGroup(root: root, prefix: "", asked: [])
    setup?.context.unlisted = LintRun.unlisted(TargetFiles(settings), paths, interfaces, group)
    project = nil
  }

  /// Takes the editor's text of a file; `path` counts from the root. nil gives the file back to the disk.
  public func setText(_ text: [UInt8]?, of path: String) {
    overlays[path] = text.map(PaddedBytes.init)
    update(path)
  }

  /// Reads one file again after somebody has written, made or deleted it.
  public func update(_ path: String) {
    guard Discovery.isSwift(path) else {
      // What a storyboard says to an outlet counts for Swift code.
      if let index = interfaces.firstIndex(where: { isSame($0.path, path) }) {
        if let interface = readInterface(path) { interfaces[index] = interface } else { interfaces.remove(at: index) }
        project = nil
      }
      return
    }
    let index = Discovery.firstIndex(notBefore: path, in: paths)
    let isKnown = Discovery.contains(path, in: paths)
    let absolute = Paths.join(root, path)
    guard overlays[path] != nil || System.kind(of: absolute) != nil else {
      guard isKnown else { return }
      paths.remove(at: index)
      loaded.remove(at: index)
      project = nil
      return
    }
    if !isKnown {
      guard isNewSwiftFile(path) else { return }
      paths.insert(path, at: index)
      loaded.insert(LintRun.Loaded(problems: []), at: index)
      project = nil
    }
    let text = overlays[path] ?? (try? System.readFile(absolute, limit: LintRun.sizeLimit))
    if let text, let source = loaded[index].views?.tree.source, source.padded == text.bytes { return }
    let old = loaded[index].views
    loaded[index] = LintRun.load(absolute, name: path, text: text, reportsProblems: false)
    parses += 1
    if let current = project, let old, let new = loaded[index].views {
      project = Project(current, replacing: old, with: new)
    } else {
      project = nil
    }
  }

  private func readInterface(_ path: String) -> LoadedInterface? {
    guard let text = overlays[path] ?? (try? System.readFile(Paths.join(root, path), limit: LintRun.sizeLimit)) else {
      return nil
    }
    let own = SideFiles.tables(LintRun.tables(interfaceTables, of: [path]), root, jobs: 1)
    return LintRun.load(path, name: path, text, own)
  }

  private func isNewSwiftFile(_ path: String) -> Bool {
    Discovery.isSwift(path) && discovery.exclusion(of: path, isDirectory: false) == nil
  }

  private func currentProject() -> Project {
    if let project { return project }
    joins += 1
    let made = Project(
      files: loaded.compactMap(\.views), strings: StringTables(files: StringTables.ofApps(tables, settings: settings)),
      colourSets: colourSets,
      components: setup?.context.components ?? [:], packages: setup?.context.models ?? [],
      outlets: OutletIndex(interfaces.compactMap(\.file)),
      appearance: LintRun.appearance(LintRun.appearance(settings), settings, loaded.lazy.map(\.views)))
    project = made
    return made
  }

  /// Number of bytes of text that are held; for tests.
  public var heldBytes: Int {
    loaded.reduce(0) { $0 + ($1.views?.tree.source.padded.count ?? 0) }
      + overlays.values.reduce(0) { $0 + $1.bytes.count }
  }

  /// Number of files that are held; for tests.
  public var heldFiles: Int { loaded.count }

  // MARK: Asking

  private func file(_ path: String) -> FileViews? {
    Discovery.contains(path, in: paths)
      ? loaded[Discovery.firstIndex(notBefore: path, in: paths)].views : nil
  }

  /// The text of a file of the project, as it is held.
  public func source(_ path: String) -> SourceText? {
    file(path)?.tree.source ?? colourSets.first { isSame($0.path, path) }?.source
  }

  /// Judges one file; nil for one that is left out or not there.
  public func judge(_ path: String) -> SessionReport? {
    guard let setup, setup.configuration.exclusion(of: path) == nil else { return nil }
    var result = LintResult(root: root)
    result.judged = [path]
    result.minConfidence = setup.configuration.minConfidence
    result.listsUnshown = true
    var source: SourceText?
    if InterfaceFile.isInterface(path) {
      guard discovery.exclusion(of: path, isDirectory: false) == nil,
        let interface = interfaces.first(where: { isSame($0.path, path) }) ?? readInterface(path)
      else { return nil }
      LintRun.judge([interface], in: currentProject(), setup, into: &result)
      result.judged = [path]
      source = interface.source
    } else {
      guard Discovery.contains(path, in: paths) else { return nil }
      let file = loaded[Discovery.firstIndex(notBefore: path, in: paths)]
      let judged = LintRun.judge(file, in: currentProject(), setup.engine(for: path), setup.context)
      result.findings = judged.findings
      if judged.findings.contains(where: DecidingPlaces.concern) {
        let places = DecidingPlaces(project: currentProject(), context: setup.context, judged: [path])
        _ = places.settle(&result.findings)
      }
      result.problems = judged.problems
      source = file.views?.tree.source
    }
    result.rules = setup.engine(for: path).ran.sorted(by: precedes)
    baseline?.apply(to: &result, asksForAll: false)
    result.sort()
    return SessionReport(
      findings: result.findings.filter { isSame($0.path, path) }, problems: result.problems, source: source)
  }

  /// What assistive technology gets from the innermost view at an offset, and the lines of the transcript it makes; on the
  /// name of a view's declaration, its whole transcript. nil where there is neither.
  public func look(at offset: UInt32, in path: String) -> (explanation: Explanation?, heard: [String])? {
    guard let setup, let file = file(path) else { return nil }
    let project = currentProject()
    let settings = setup.engine(for: path)
    let line = ByteRange(offset, offset)
    let declared = file.types.firstIndex {
      let name = file.tree.tokens.range($0.nameToken)
      return $0.kind != .extensionDecl && name.start <= offset && offset <= name.end
    }
    if let declared {
      let body = file.bodies.firstIndex { $0.kind == .body && $0.owner == Int32(declared) }
      guard let body, let heard = transcript(Int32(body), file, project) else { return nil }
      return (nil, heard.lines.map(Self.line))
    }
    guard let explanation = settings.engine.explain(offset, isExact: true, line: line, in: file, project) else {
      return nil
    }
    let view = file.views.first { file.tree.tokens.range($0.nameToken) == explanation.range }
    let bodies = file.bodies.indices.filter { file.tree.range(file.bodies[$0].block).contains(offset) }
    let innermost = bodies.min {
      file.tree.range(file.bodies[$0].block).count < file.tree.range(file.bodies[$1].block).count
    }
    var heard: [String] = []
    if let view, let innermost, let transcript = transcript(Int32(innermost), file, project) {
      let extent = file.tree.range(view.chain)
      heard = transcript.lines.filter { line in
        (line.path.map { isSame($0, path) } ?? false) && line.range.map { extent.contains($0.start) } ?? false
      }.map(Self.line)
    }
    return (explanation, heard)
  }

  private func transcript(_ body: Int32, _ file: FileViews, _ project: Project) -> SpokenTranscript? {
    guard SpeakRun.isView(body, in: file) else { return nil }
    return SpeakRun.transcript(TranscriptReader(project: project), body, in: file)
  }

  private static func line(_ line: SpokenTranscript.Line) -> String {
    String(repeating: "  ", count: line.depth) + (line.number.map { "\($0). " } ?? "") + line.text
  }

  /// The edits of all fixes that go well together and are at least so safe, for the findings of a report.
  public static func edits(mending report: SessionReport, _ safety: Safety) -> [TextEdit] {
    guard let source = report.source else { return [] }
    var rejected: Set<Finding> = []
    var broken = 0
    let mended = FixRun.apply(report.findings, to: source, safety, &rejected, &broken).applied
    var edits: [TextEdit] = []
    for finding in mended {
      for edit in finding.fixes.first(where: { $0.safety >= safety })?.edits ?? [] where !edits.contains(edit) {
        edits.append(edit)
      }
    }
    return edits.sorted { $0.range.start < $1.range.start }
  }

  /// The edit that puts a directive for a finding above its line. The reason is left for a person to write, and until then
  /// the directive is reported for lacking one.
  public static func directive(for finding: Finding, in source: SourceText) -> TextEdit {
    let table = LineTable(source)
    let line = table.lineRange(table.position(of: finding.range.start).line)
    let indent = source[line].prefix { $0 == 0x20 || $0 == 0x09 }
    let end = Int(line.end)
    let lineBreak = end < source.count && source.padded[end] == 0x0D ? "\r\n" : "\n"
    let text = String(decoding: indent, as: UTF8.self) + "// curbcut:ignore \(finding.rule) -- " + lineBreak
    return TextEdit(range: ByteRange(line.start, line.start), text: text)
  }
}
