// The baseline of a run: which file it is, what it takes out of the findings, and writing it.

import CurbcutFindings

/// Where the list of known findings is.
public enum BaselineChoice: Sendable, Equatable {
  /// No list.
  case none
  /// The default file, when it is there.
  case automatic
  /// This file, which has to be there.
  case file(String)
}

/// What a baseline did to a run.
public struct BaselineOutcome: Sendable, Equatable {
  /// The file, absolute.
  public var path: String
  /// Number of findings it knows.
  public var known: Int
  /// Entries that fit no finding any more, in order.
  public var stale: [BaselineKey]
}

/// A baseline that has been read, before it is held against findings.
struct KnownFindings {
  private let path: String
  private let baseline: Baseline

  /// Where the list is; nil when none is wanted.
  static func path(_ request: LintRequest, root: String) -> String? {
    switch request.baseline {
    case .none: nil
    case .automatic: Paths.join(root, Baseline.defaultName)
    case .file(let name): Paths.absolute(name, from: request.workingDirectory)
    }
  }

  /// nil when none is wanted or there.
  init?(_ request: LintRequest, root: String, from source: SettingsSource = .disk) throws(UsageError) {
    guard let path = Self.path(request, root: root) else { return nil }
    self.path = path
    if source.base != nil {
      // In the base nothing may have been known yet.
      guard try source.exists(path) else { return nil }
    } else if request.baseline == .automatic, System.kind(of: path) == nil {
      return nil
    }
    baseline = try Baseline.read(path, name: Paths.relative(path, to: request.workingDirectory), from: source)
  }

  /// Takes out what is known and what is below the confidence asked for.
  func apply(to result: inout LintResult, asksForAll: Bool) {
    func isWanted(_ finding: Finding) -> Bool {
      finding.confidence >= result.minConfidence && (result.listsUnshown || !finding.isUnshown)
    }
    let shown = result.findings.filter(isWanted)
    let hidden = result.findings.filter { !isWanted($0) }
    let judged = PathSet(result.judged)
    let ran = Set(result.rules)
    let root = result.root
    // What is wanted at most in this run comes first, so that no hidden finding takes an entry away from it.
    var match = baseline.match(
      shown + hidden,
      isExamined: { ran.contains($0.rule) && (asksForAll || judged.contains($0.path)) },
      isGone: { System.kind(of: Paths.join(root, $0), followingLinks: false) == nil })
    result.unshown += match.new.count {
      $0.confidence >= result.minConfidence && $0.isUnshown && !result.listsUnshown
    }
    match.new.removeAll { !isWanted($0) }
    let unknown = match.new.count - match.newUses.count(where: isWanted)
    // Of a comparison that took known findings out already, nothing is stale.
    let stale = result.comparison == nil ? match.stale : []
    result.baseline = BaselineOutcome(path: path, known: shown.count - unknown, stale: stale)
    result.findings = match.new
  }
}

/// Writing and mending baselines.
public enum BaselineFile {
  /// What `create` or `prune` wrote.
  public struct Written: Sendable, Equatable {
    /// The file, absolute.
    public var path: String
    public var entries: Int
    /// Entries that were taken out, in order.
    public var removed: [BaselineKey] = []
    /// Number of entries that were taken in, and of findings that were not.
    public var added = 0
    public var left = 0
  }

  /// What a baseline holds today.
  public struct Statistics: Sendable {
    public var path: String
    public var baseline: Baseline
    public var stale: [BaselineKey]
    /// Findings the baseline does not know.
    public var new: Int
  }

  /// The request for a run over everything below the root of the paths, and where its baseline lies.
  private static func whole(_ request: LintRequest) throws(UsageError) -> (LintRequest, String) {
    var whole = request
    let groups = try Inputs.groups(request.paths, root: request.root, workingDirectory: request.workingDirectory)
    let root = groups[0].root
    whole.paths = [root]
    whole.root = root
    whole.comparison = nil
    whole.baseline = .none
    whole.wantsContexts = true
    // Each place is an entry, also of what reports say once.
    whole.joinsCommonFaults = false
    if case .file(let name) = request.baseline { return (whole, Paths.absolute(name, from: request.workingDirectory)) }
    return (whole, Paths.join(root, Baseline.defaultName))
  }

  private static func write(_ baseline: Baseline, _ path: String, root: String) throws(UsageError) {
    guard !Paths.leadsOutside(path, of: root) else {
      throw UsageError("The baseline is a link that leads outside \(root) and was not written: \(path).")
    }
    do {
      try System.writeFile(baseline.text(), to: path)
    } catch {
      throw UsageError("The baseline cannot be written: \(path): \(error.reason).")
    }
  }

  /// Writes all findings of the root. An existing file is only replaced by `force`: it would take new findings in.
  public static func create(
    _ request: LintRequest, force: Bool
  ) throws(UsageError) -> (written: Written, result: LintResult) {
    let (whole, path) = try whole(request)
    if !force, System.kind(of: path, followingLinks: false) != nil {
      throw UsageError(
        "There is already a baseline: \(path). `curbcut baseline prune` removes what has been fixed; --force rewrites "
          + "it with all of today's findings.")
    }
    let result = try LintRun.run(whole)
    let baseline = Baseline(result.findings)
    try write(baseline, path, root: whole.root!)
    return (Written(path: path, entries: baseline.count), result)
  }

  private static func match(
    _ request: LintRequest
  ) throws(UsageError) -> (path: String, root: String, baseline: Baseline, match: Baseline.Match) {
    var (whole, path) = try whole(request)
    let name = Paths.relative(path, to: request.workingDirectory)
    guard System.kind(of: path) != nil else {
      throw UsageError("There is no baseline: \(name). `curbcut baseline create` writes one.")
    }
    let baseline = try Baseline.read(path, name: name)
    whole.options.minConfidence = .low
    let result = try LintRun.run(whole)
    let ran = Set(result.rules)
    // An entry of a file that cannot be read is not stale: nobody knows.
    let unread = PathSet(result.problems.filter { $0.range == nil }.map(\.path))
    var match = baseline.match(
      result.findings, isExamined: { ran.contains($0.rule) && !unread.contains($0.path) },
      isGone: { System.kind(of: Paths.join(whole.root!, $0), followingLinks: false) == nil })
    let wanted = try LintRun.minConfidence(request, root: whole.root!)
    match.new.removeAll { $0.confidence < wanted || $0.isUnshown && wanted != .low }
    return (path, whole.root!, baseline, match)
  }

  /// Takes out entries that fit nothing any more and follows renamed files. Never adds an entry.
  public static func prune(_ request: LintRequest) throws(UsageError) -> Written {
    let (path, root, baseline, match) = try match(request)
    if match.pruned != baseline { try write(match.pruned, path, root: root) }
    return Written(path: path, entries: match.pruned.count, removed: match.stale)
  }

  /// Takes in what a new version of the tool sees in code that was there when the baseline was last committed. What code
  /// brought since then stays new.
  public static func update(_ request: LintRequest, reason: String) throws(UsageError) -> Written {
    let (path, root, baseline, match) = try match(request)
    let name = Paths.relative(path, to: request.workingDirectory)
    let git = try Git(folder: root, option: "curbcut baseline update")
    guard let commit = try git.lastChange(of: path) else {
      throw UsageError(
        "\(name) has uncommitted changes, so it is unclear which code it was made for; commit it first.")
    }
    var (since, _) = try whole(request)
    since.comparison = ComparisonRequest(revision: commit)
    since.comparison?.usesMergeBase = false
    since.options.minConfidence = .low
    var ofCode = Baseline(try LintRun.run(since).findings)
    var updated = match.pruned
    // What is stale stays, so that only one thing happens at a time.
    for key in match.stale { updated.counts[key, default: 0] += 1 }
    var added = 0
    for finding in match.new {
      guard let key = BaselineKey(finding) else { continue }
      if let count = ofCode.counts[key], count > 0 {
        ofCode.counts[key] = count - 1
        continue
      }
      updated.counts[key, default: 0] += 1
      // Of equal entries the older keep their reason, or none.
      if baseline.counts[key] == nil { updated.reasons[key] = reason }
      added += 1
      for use in finding.uses {
        if let use = BaselineKey(use, of: finding), ofCode.counts[use] == nil { updated.counts[use, default: 0] += 1 }
      }
    }
    // From a version that noted no uses: those that were there.
    let uses = match.unlistedUses.filter { ofCode.counts[$0] == nil }
    for use in uses { updated.counts[use, default: 0] += 1 }
    if added > 0 || !uses.isEmpty { try write(updated, path, root: root) }
    return Written(path: path, entries: updated.count, added: added, left: match.new.count - added)
  }

  /// Counts.
  public static func statistics(_ request: LintRequest) throws(UsageError) -> Statistics {
    let (path, _, baseline, match) = try match(request)
    return Statistics(path: path, baseline: baseline, stale: match.stale, new: match.new.count)
  }
}
