// `curbcut lint`: from arguments to reports and a status.

import CurbcutAudit
import CurbcutFindings
import CurbcutLint
import CurbcutReports
import CurbcutSourceText

/// Runs the command. Everything it writes goes through `Console`.
struct LintCommand {
  let arguments: LintArguments
  let console: Console

  /// Code, since what a build plugin makes is built; see `CurbcutBuild`.
  private static let stampMark = "// Curbcut has"

  func run() throws(UsageError) -> ExitStatus {
    let workingDirectory = System.workingDirectory
    for output in arguments.outputs { try console.checkWritable(output.path, workingDirectory) }
    if let stamp = arguments.stamp { try console.checkIsNoSource(stamp, mark: Self.stampMark) }
    if arguments.watch { try watch(workingDirectory) }
    var request = try request(workingDirectory)
    let line = console.progressLine()
    if arguments.filesFrom != nil, request.paths.isEmpty {
      // An empty list is an empty change, not a wish to lint everything.
      return try report(LintResult(root: request.root ?? workingDirectory))
    }
    if let reason = arguments.reason { return try suppress(request, reason, line) }
    if let safety = arguments.fix { return try fix(request, safety, line) }
    request.endsProcess = true
    request.comparison?.tellsOfSettings = true
    let result = try runLint(request, line)
    tell(result)
    return try report(result)
  }

  /// Judges again whenever something changes. What a person reads here stands on standard error, so that the reports can be
  /// sent elsewhere.
  private func watch(_ workingDirectory: String) throws(UsageError) -> Never {
    System.allowInterrupts()
    let watch = FileWatch(try request(workingDirectory))
    try watch.prepare()
    while true {
      do {
        let request = try request(workingDirectory)
        let line = console.progressLine()
        defer { line?.clear() }
        let result = try LintRun.run(request, progress: line?.counter)
        line?.clear()
        tell(result)
        _ = try report(result)
      } catch {
        // A configuration half written, or a folder that is gone for a moment.
        console.tell(error.message)
      }
      System.mayRepeatFromHere()
      if !arguments.quiet { console.tell("Waiting for changes; press Ctrl-C to stop.") }
      let changed = watch.wait()
      let first = Paths.relative(changed[0], to: workingDirectory)
      let more = changed.count > 1 ? " and \(changed.count - 1) more" : ""
      console.tell(String(repeating: "─", count: 20) + " \(first)\(more) changed")
      do { try watch.prepare() } catch { console.tell(error.message) }
    }
  }

  private func runLint(_ request: LintRequest, _ line: ProgressLine?) throws(UsageError) -> LintResult {
    defer { line?.clear() }
    return try LintRun.run(request, progress: line?.counter)
  }

  /// Fixes, writes or prints what changed, and reports what is left.
  private func fix(
    _ request: LintRequest, _ safety: Safety, _ line: ProgressLine?
  ) throws(UsageError) -> ExitStatus {
    let outcome = try fixes(request, safety, line)
    if arguments.diff {
      tellFixed("Would fix", outcome.applied, outcome.files.count, outcome)
      tell(outcome.result)
      let prefix = Root.prefixInRepository(outcome.result.root)
      var patch: [UInt8] = []
      for file in outcome.files where !file.path.hasPrefix("../") {
        patch += Patch.text(prefix + file.path, before: file.before, after: file.after)
      }
      guard write(patch: patch) else { return .usage }
      return patch.isEmpty ? .clean : .findings
    }
    let (written, result) = try write(outcome, request)
    tellFixed("Fixed", written.applied, written.files.count, outcome)
    tell(result)
    let status = try report(result)
    return written.problems.isEmpty ? status : .usage
  }

  private func tellFixed(_ verb: String, _ findings: Int, _ files: Int, _ outcome: FixOutcome) {
    if arguments.quiet { return }
    var text =
      findings == 0
      ? (verb == "Fixed" ? "Nothing was fixed." : "Nothing would be fixed.")
      : "\(verb) \(counted(findings, "finding")) in \(counted(files, "file"))."
    if outcome.withheld > 0 {
      text += " --unsafe-fixes would fix "
      text += findings == 0 ? "\(counted(outcome.withheld, "finding"))." : "\(outcome.withheld) more."
    }
    if outcome.broken > 0 { text += " Skipped, because the file would no longer parse: \(outcome.broken)." }
    if outcome.harmful > 0 { text += " Skipped, because VoiceOver would say less: \(outcome.harmful)." }
    console.tell(text)
    if !outcome.newKeys.isEmpty {
      console.tell("Not in any string table yet: \(outcome.newKeys.map { "“\($0)”" }.joined(separator: ", ")).")
    }
  }

  /// Writes what changed. Where something could not be written, what is left is what stands on disk.
  private func write(
    _ outcome: FixOutcome, _ request: LintRequest
  ) throws(UsageError) -> (written: FixRun.Written, result: LintResult) {
    let written = FixRun.write(outcome.files, root: outcome.result.root)
    for problem in written.problems { console.tell(problem) }
    return (written, written.problems.isEmpty ? outcome.result : try LintRun.run(request))
  }

  /// Writes a patch: exact to a file or to a program; where a person or a CI service reads the bytes themselves, what
  /// could act on them is shown as symbols.
  private func write(patch: [UInt8]) -> Bool {
    let isLog =
      System.isTerminal(1)
      || !System.isRegularFile(1)
        && ["GITHUB_ACTIONS", "TF_BUILD"].contains { !(System.environment($0) ?? "").isEmpty }
    let shown = isLog ? DisplayText.log(patch) : patch
    if shown != patch {
      console.tell("Control characters are shown as symbols here; to apply the patch, write it to a file.")
    }
    return console.write(shown)
  }

  /// Writes a directive for each finding.
  private func suppress(_ request: LintRequest, _ reason: String, _ line: ProgressLine?) throws(UsageError)
    -> ExitStatus
  {
    var request = request
    // Each place gets a directive, also of what reports say once.
    request.joinsCommonFaults = false
    let outcome = try SuppressRun.run(request, reason: reason)
    line?.clear()
    let (written, result) = try write(outcome, request)
    tell(result)
    let left = result.findings.count
    console.tell(
      (written.applied == 0
        ? "Nothing silenced"
        : "Silenced \(counted(written.applied, "finding")) in \(counted(written.files.count, "file"))")
        + (left == 0 ? "." : "; \(left) \(left == 1 ? "is" : "are") left."))
    return written.problems.isEmpty ? .clean : .usage
  }

  private func fixes(_ request: LintRequest, _ safety: Safety, _ line: ProgressLine?) throws(UsageError) -> FixOutcome {
    defer { line?.clear() }
    return try FixRun.run(request, safety: safety, progress: line?.counter)
  }

  private func request(_ workingDirectory: String) throws(UsageError) -> LintRequest {
    var request = arguments.request(workingDirectory)
    request.keepsProject = !arguments.failOnFlows.isEmpty || wantsScreens
    if let list = arguments.filesFrom { request.paths += try paths(in: list) }
    if arguments.standardInput, let name = arguments.standardInputName {
      do {
        request.standardInput = (name, try System.readStandardInput(limit: LintRun.sizeLimit))
      } catch {
        throw UsageError("Standard input cannot be read: \(error.reason).")
      }
    }
    return request
  }

  private func paths(in list: String) throws(UsageError) -> [String] {
    let limit = 64 * 1024 * 1024
    let text: PaddedBytes
    do {
      text = list == "-" ? try System.readStandardInput(limit: limit) : try System.readFile(list, limit: limit)
    } catch {
      throw UsageError("The list of files cannot be read: \(list): \(error.reason).")
    }
    return FileList.paths(text)
  }

  /// Says on standard error what a reader of the report alone would not learn.
  private func tell(_ result: LintResult) {
    // Also where only findings are wanted: these say what the silence is worth.
    for note in result.notes { console.tell(note) }
    if arguments.quiet { return }
    let limit = 10
    for left in result.leftOut.prefix(limit) { console.tell("\(left.path) is skipped: \(left.reason).") }
    if result.leftOut.count > limit { console.tell("\(result.leftOut.count - limit) more paths are skipped.") }
    if !result.problems.isEmpty, arguments.format != .text {
      console.tell("Some input could not be read in full; the report lists the problems (\(result.problems.count)).")
    }
  }

  /// What fails the run: anything that is severe enough, or with `--fail-on-flow` only what lies on those ways.
  private func gate(_ result: LintResult) throws(UsageError) -> @Sendable (Finding) -> Bool {
    let policy = result.failPolicy
    if arguments.failOnFlows.isEmpty { return policy.fails }
    let flows = try FlowGate.flows(arguments.failOnFlows, in: result, jobs: arguments.jobs)
    for flow in flows where flow.failing > 0 && !arguments.quiet { console.tell(FlowMessage.failing(flow)) }
    let onFlows = Set(flows.flatMap { $0.findings.map { result.findings[$0] } })
    return { onFlows.contains($0) && policy.fails($0) }
  }

  private func report(_ result: LintResult) throws(UsageError) -> ExitStatus {
    let fails = try gate(result)
    let failing = result.findings.count(where: fails)
    var status: ExitStatus = failing > 0 ? .findings : result.problems.isEmpty ? .clean : .incomplete
    // The warnings of a divided run are counted when its parts are put together.
    if let limit = arguments.maxWarnings, arguments.shard == nil {
      let warnings = result.findings.count { $0.severity == .warning }
      if warnings > limit {
        status = .findings
        if !arguments.quiet {
          console.tell("\(counted(warnings, "warning")), more than --max-warnings allows (\(limit)).")
        }
      }
    }
    if arguments.strictBaseline, result.baseline?.stale.isEmpty == false { status = .findings }
    var report = Report(
      tool: Version.tool, version: Version.number, root: result.root, findings: result.findings,
      problems: result.problems, coverage: result.coverage, files: result.files, bytes: result.bytes,
      indexed: result.indexed, suppressed: result.suppressed, failing: failing,
      exitStatus: Int(status.rawValue), sources: result.sources, rules: RuleCatalogue.descriptions)
    report.pathPrefix = Root.prefixInRepository(result.root)
    report.fails = fails
    report.unshown = result.unshown
    report.known = result.baseline?.known
    report.stale = (result.baseline?.stale ?? []).map {
      StaleEntry(path: $0.path, rule: $0.rule, declaration: $0.declaration)
    }
    report.comparison = result.comparison.map(comparisonSummary)
    report.notes = result.notes
    if wantsScreens, !result.findings.isEmpty {
      let screens = AuditRun.screens(of: result, jobs: arguments.jobs)
      report.screens = screens.ofFindings
      report.priorities = screens.priorities
    }
    report.shard = arguments.shard.map { "\($0.number)/\($0.count)" }
    report.maxWarnings = arguments.maxWarnings
    report.joinsLater = arguments.shard != nil
    for output in arguments.outputs {
      do {
        try System.writeFile(bytes(output.format, report, isFile: true), to: output.path)
      } catch {
        console.tell("The output cannot be written: \(output.path): \(error.reason).")
        status = .usage
      }
    }
    if let stamp = arguments.stamp, status == .clean || status == .incomplete {
      do {
        try System.writeFile(Array("\(Self.stampMark) checked the files of this target.\n".utf8), to: stamp)
      } catch {
        console.tell("The stamp cannot be written: \(stamp): \(error.reason).")
        status = .usage
      }
    }
    if arguments.format == .github { writeJobSummary(report) }
    let shown = bytes(arguments.format, report, isFile: false)
    if !console.write(shown) { status = .usage }
    return status
  }

  /// Where GitHub keeps the page of a step; more may stand in it already.
  private func writeJobSummary(_ report: Report) {
    guard let path = System.environment("GITHUB_STEP_SUMMARY"), !path.isEmpty else { return }
    do {
      try System.appendFile(MarkdownReport.bytes(report), to: path)
    } catch {
      console.tell("The job summary cannot be written: \(path): \(error.reason).")
    }
  }

  /// A person at a terminal sees a screen, a file keeps everything, a pipe gets a line for each finding.
  private var extent: TextOptions.Extent {
    if arguments.format == .concise { return .lines }
    if arguments.all { return .all }
    return System.isTerminal(1) ? .firstScreen : .lines
  }

  /// Whether findings are put on the screens of the app: a first screen begins with what most screens show.
  private var wantsScreens: Bool {
    arguments.groupBy == .screen || arguments.format == .text && !arguments.quiet && extent == .firstScreen
  }

  /// What was compared, in a sentence without a full stop.
  private func comparisonSummary(_ outcome: ComparisonOutcome) -> String {
    let commit = outcome.commit.map { " (\($0.prefix(12)))" } ?? ""
    let base = outcome.commit == nil ? "an empty base, because there is no commit yet" : "\(outcome.revision)\(commit)"
    func parts(_ counts: [(Int, String)]) -> String {
      counts.filter { $0.0 > 0 }.map { ", \($0.0) \($0.1)" }.joined()
    }
    let files = parts([(outcome.changedFiles, "changed"), (outcome.addedFiles, "added")])
    let findings =
      outcome.baseFindings == 0 && outcome.findings == 0
      ? "no findings"
      : "\(countedOrNo(outcome.baseFindings, "finding")) before, \(outcome.findings == 0 ? "none" : "\(outcome.findings)") now"
    return "Compared \(outcome.staged ? "what is staged " : "")with \(base): "
      + "\(countedOrNo(outcome.baseFiles, "file")) in the base\(files.isEmpty ? ", none changed" : files); "
      + findings + parts([(outcome.fixed, "fixed or removed")])
  }

  /// `isFile` for what `--output` writes, where nobody's terminal counts.
  private func bytes(_ format: ReportFormat, _ report: Report, isFile: Bool) -> [UInt8] {
    switch format {
    case .text, .concise:
      let style = TextStyle(
        color: !isFile && console.usesColor(arguments.color), displayPath: Console.typed(report.root))
      let width = isFile ? nil : System.terminalWidth(1)
      var options = TextOptions(isFile ? (format == .concise ? .lines : .all) : extent, width: width)
      options.statistics = arguments.statistics
      options.quiet = arguments.quiet
      options.grouping = arguments.groupBy
      options.command = (["curbcut lint"] + arguments.paths.map(Console.quoted)).joined(separator: " ")
      return TextReport.bytes(report, style: style, options: options)
    case .json: return JSONReport.bytes(report)
    case .sarif: return SARIFReport.bytes(report)
    case .xcode: return XcodeReport.bytes(report)
    case .github: return GitHubReport.bytes(report)
    case .gitlab: return GitLabReport.bytes(report)
    case .junit: return JUnitReport.bytes(report)
    case .checkstyle: return CheckstyleReport.bytes(report)
    case .rdjson: return RdjsonReport.bytes(report)
    case .sonar: return SonarReport.bytes(report)
    case .markdown: return MarkdownReport.bytes(report)
    case .agent:
      return AgentReport.bytes(report, displayPath: Console.typed(report.root))
    }
  }
}
