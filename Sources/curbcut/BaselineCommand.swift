// `curbcut baseline`: writes, mends and counts the list of known findings.

import CurbcutLint
import CurbcutReports
import CurbcutSourceText

/// Runs the command.
struct BaselineCommand {
  let action: BaselineAction
  let arguments: LintArguments
  let force: Bool
  let console: Console

  func run() throws(UsageError) -> ExitStatus {
    let workingDirectory = System.workingDirectory
    let request = arguments.request(workingDirectory)
    func shown(_ path: String) -> String { DisplayText.neutral(Paths.relative(path, to: workingDirectory)) }
    func findings(_ count: Int) -> String { countedOrNo(count, "finding") }
    func part(_ count: Int, _ word: String) -> String { count > 0 ? ", \(count) \(word)" : "" }
    var text = ""
    switch action {
    case .create:
      let (written, result) = try BaselineFile.create(request, force: force)
      text =
        "\(shown(written.path)): recorded \(findings(written.entries)) in "
        + "\(PathSet(result.findings.map(\.path)).count) of \(counted(result.files, "file")).\n"
      if !result.problems.isEmpty {
        let problems = counted(result.problems.count, "problem")
        text += "Some input could not be read in full (\(problems)); findings there will count as new.\n"
      }
    case .prune:
      let written = try BaselineFile.prune(request)
      for key in written.removed {
        text += DisplayText.neutral("\(key.path): \(key.rule) in \(key.declaration) was fixed or removed") + "\n"
      }
      text +=
        written.removed.isEmpty
        ? "\(shown(written.path)): Nothing to remove; \(findings(written.entries)) in the baseline.\n"
        : "\(shown(written.path)): Removed \(written.removed.count); \(findings(written.entries)) in the baseline.\n"
    case .update:
      let written = try BaselineFile.update(request, reason: arguments.reason ?? "")
      text = "\(shown(written.path)): \(findings(written.entries)) known\(part(written.added, "added")).\n"
      if written.left > 0 {
        text +=
          "\(findings(written.left)) in code changed since then \(written.left == 1 ? "is" : "are") still reported as new.\n"
      }
    case .stats:
      let statistics = try BaselineFile.statistics(request)
      var rules: [String: Int] = [:]
      for (key, count) in statistics.baseline.counts where key.cause == nil { rules[key.rule, default: 0] += count }
      let width = String(rules.values.max() ?? 0).utf8.count
      for (rule, count) in rules.sorted(by: { ($1.value, $0.key) < ($0.value, $1.key) }) {
        let digits = String(count)
        text += String(repeating: " ", count: width - digits.utf8.count) + digits + "  \(DisplayText.neutral(rule))\n"
      }
      let reasons = Dictionary(grouping: statistics.baseline.reasons) { $0.value }
      for (reason, keys) in reasons.sorted(by: { $0.key < $1.key }) {
        let count = keys.reduce(0) { $0 + (statistics.baseline.counts[$1.key] ?? 0) }
        text += "\(count) added for: \(DisplayText.neutral(reason))\n"
      }
      let files = PathSet(statistics.baseline.counts.keys.map(\.path)).count
      text += "\(shown(statistics.path)): \(findings(statistics.baseline.count)) known"
      if files > 0 { text += " in \(counted(files, "file"))" }
      let gone = statistics.stale.count { $0.cause == nil }
      if gone > 0 { text += ", \(gone) of them fixed or removed" }
      text += statistics.new > 0 ? "; \(counted(statistics.new, "new finding")).\n" : ".\n"
    }
    return console.write(Array(text.utf8)) ? .clean : .usage
  }
}

extension LintArguments {
  /// The request that everything but standard streams leads to.
  func request(_ workingDirectory: String) -> LintRequest {
    var request = LintRequest(paths: paths, workingDirectory: workingDirectory, root: root)
    request.options = configuration
    request.shard = shard
    // Only forms that tell how to fix, or what can be fixed, ask for it.
    let telling: Set<ReportFormat> = [.text, .concise, .sarif, .rdjson, .agent, .json]
    request.wantsFixes = telling.contains(format) || outputs.contains { telling.contains($0.format) }
    request.jobs = jobs
    request.joinsCommonFaults = true
    request.countsColours = statistics
    request.baseline = baseline
    if since != nil || staged {
      request.comparison = ComparisonRequest(revision: since, usesMergeBase: usesMergeBase, staged: staged)
      request.comparison?.usesSettingsOfBase = usesSettingsOfBase
      // A hook prints what is new and no more.
      request.comparison?.countsAll = !quiet || format != .text || !outputs.isEmpty
    }
    return request
  }
}
