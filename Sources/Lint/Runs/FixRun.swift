// Applies fixes in memory, checks the project again, and so on until nothing changes, so that a second run changes nothing
// either. Only then files are written, each whole or not at all, and none that changed meanwhile.

import CurbcutFindings
import CurbcutSourceText
import CurbcutSyntax

/// A file that fixes changed.
public struct FixedFile: Sendable {
  /// From the root.
  public var path: String
  /// Absolute.
  public var file: String
  public var before: [UInt8]
  public var after: [UInt8]
  /// Number of findings that the change takes care of.
  public var applied = 0
}

/// What mending came to.
public struct FixOutcome: Sendable {
  /// Changed files, sorted by path.
  public var files: [FixedFile] = []
  /// Number of fixes that were applied.
  public var applied = 0
  /// Number of findings that could be mended by fixes that were not asked for.
  public var withheld = 0
  /// Number of fixes that would have broken the file and were left out.
  public var broken = 0
  /// Number of safe fixes that were left out, because VoiceOver would say less or the layout would change.
  public var harmful = 0
  /// Keys that the string tables of the app do not have yet, sorted.
  public var newKeys: [String] = []
  /// What is left.
  public var result: LintResult
}

/// Applies fixes.
public enum FixRun {
  /// How often the project is checked again. Fixes that want the same place take turns, so there are as many rounds as the
  /// most that one view needs.
  static let rounds = 50
  /// How often all begins anew without fixes that did not help.
  private static let attempts = 8

  /// Fixes what a request finds with fixes that are at least so safe. Nothing is written.
  public static func run(
    _ request: LintRequest, safety: Safety, progress: ProgressCounter? = nil
  ) throws(UsageError) -> FixOutcome {
    var request = request
    request.wantsFixes = true
    request.wantsContexts = true
    // Each place has a fix of its own; what is left is put together at the end.
    let joins = request.joinsCommonFaults && request.shard == nil
    request.joinsCommonFaults = false
    // What safe fixes do is read aloud first.
    if safety == .safe { request.keepsProject = true }
    let first = try LintRun.run(request, progress: progress)
    var outcome = FixOutcome(result: first)
    var unhelpful: Set<FixKey> = []
    for _ in 0..<attempts {
      var run = Rounds(safety: safety, unhelpful: unhelpful)
      outcome = try run.run(request, from: first)
      if run.unhelpful == unhelpful { break }
      unhelpful = run.unhelpful
    }
    if joins { outcome.result.findings = CommonFaults.join(outcome.result.findings) }
    return outcome
  }

  fileprivate static func paths(of findings: [Finding]) -> [String] {
    PathSet(findings.filter { !$0.fixes.isEmpty }.map(\.path)).sorted(by: precedes)
  }

  /// Applies the first fitting fix of each finding. Where two want the same place, the first in the file wins and the
  /// other waits for the next round. What does not parse afterwards as well as before is not applied.
  static func apply(
    _ findings: [Finding], to source: SourceText, _ safety: Safety, _ rejected: inout Set<Finding>,
    _ broken: inout Int
  ) -> (bytes: [UInt8], applied: [Finding]) {
    let problems = Parser.parse(source).problems.count
    var chosen: [(finding: Finding, fix: Fix)] = []
    var taken: [TextEdit] = []
    for finding in findings {
      guard let fix = finding.fixes.first(where: { $0.safety >= safety }), fits(fix, taken, source) else { continue }
      chosen.append((finding, fix))
      // The same edit may serve two findings, such as a property that both need.
      taken += fix.edits.filter { !taken.contains($0) }
    }
    if chosen.isEmpty { return ([], []) }
    let all = applied(chosen.map(\.fix), to: source)
    if parses(all, source.path, problems) { return (all, chosen.map(\.finding)) }
    // One of them does harm: one by one, keeping what goes well.
    var kept: [Fix] = []
    var mended: [Finding] = []
    for (finding, fix) in chosen {
      if parses(applied(kept + [fix], to: source), source.path, problems) {
        kept.append(fix)
        mended.append(finding)
      } else {
        rejected.insert(finding)
        broken += 1
      }
    }
    return kept.isEmpty ? ([], []) : (applied(kept, to: source), mended)
  }

  private static func parses(_ bytes: [UInt8], _ path: String, _ problems: Int) -> Bool {
    Parser.parse(SourceText(path: path, bytes: bytes)).problems.count <= problems
  }

  private static func fits(_ fix: Fix, _ taken: [TextEdit], _ source: SourceText) -> Bool {
    var end: UInt32 = 0
    for edit in fix.edits {
      guard edit.range.start >= end, Int(edit.range.end) <= source.count else { return false }
      end = edit.range.end
    }
    return fix.edits.allSatisfy { edit in
      taken.contains(edit)
        || !taken.contains { $0.range.start <= edit.range.end && edit.range.start <= $0.range.end }
    }
  }

  static func applied(_ fixes: [Fix], to source: SourceText) -> [UInt8] {
    var edits: [TextEdit] = []
    for edit in fixes.flatMap(\.edits) where !edits.contains(edit) { edits.append(edit) }
    edits.sort { $0.range.start < $1.range.start }
    var result: [UInt8] = []
    var position = 0
    for edit in edits {
      result += source.padded[position..<Int(edit.range.start)]
      result += Array(edit.text.utf8)
      position = Int(edit.range.end)
    }
    return result + source.padded[position..<source.count]
  }

  // MARK: Writing

  /// What became of files that were to be written.
  public struct Written: Sendable {
    /// Those that are written.
    public var files: [FixedFile] = []
    /// What went wrong with others, one sentence each.
    public var problems: [String] = []

    /// Number of findings that the files that are written take care of.
    public var applied: Int { files.reduce(0) { $0 + $1.applied } }
  }

  /// Writes the files that are still as they were read.
  public static func write(_ files: [FixedFile], root: String) -> Written {
    var written = Written()
    for file in files {
      let real = System.realPath(file.file) ?? file.file
      // A link may have come since the file was found.
      if !isSame(real, file.file), !Paths.isInside(real, root) {
        written.problems.append("\(file.path) leads outside the root and was not changed.")
        continue
      }
      do throws(SystemError) {
        // Taken before the bytes are read, and compared once more when the new ones are ready to take their place.
        let stamp = System.stamp(of: real)
        let current = try System.readFile(file.file, limit: LintRun.sizeLimit)
        guard !System.isReadOnly(file.file) else {
          written.problems.append("\(file.path) is not writable and was not changed.")
          continue
        }
        guard current.bytes[..<current.count].elementsEqual(file.before) else { throw SystemError.changedMeanwhile }
        try System.writeFile(file.after, to: file.file, unlessChangedSince: stamp)
        written.files.append(file)
      } catch {
        written.problems.append(
          error == .changedMeanwhile
            ? "\(file.path) has changed in the meantime and was not changed."
            : "\(file.path) cannot be written: \(error.reason).")
      }
    }
    return written
  }
}

/// What a fix is known by while the lines around it move: what it does to which code.
private struct FixKey: Hashable {
  var path: String
  var rule: String
  var declaration: String
  var code: UInt64
  var title: String
}

/// One way from the first findings to where no fix changes anything.
private struct Rounds {
  let safety: Safety
  /// Fixes whose findings were still there afterwards: a second run would apply them once more.
  var unhelpful: Set<FixKey>
  private var rejected: Set<Finding> = []
  /// Fixes that would take something from people.
  private var refused: Set<FixKey> = []

  init(safety: Safety, unhelpful: Set<FixKey>) {
    self.safety = safety
    self.unhelpful = unhelpful
  }

  mutating func run(_ request: LintRequest, from first: LintResult) throws(UsageError) -> FixOutcome {
    var request = request
    var outcome = FixOutcome(result: first)
    var files: PathMap<FixedFile> = [:]
    var newKeys: Set<String> = []
    for round in 1...FixRun.rounds {
      let result = outcome.result
      // Where the findings would be found again.
      var applied: [Place: FixKey] = [:]
      for path in FixRun.paths(of: result.findings) {
        guard let source = result.sources[path] else { continue }
        let (after, fixed) = apply(result.findings.filter { isSame($0.path, path) }, to: source, result, &outcome)
        guard !fixed.isEmpty else { continue }
        outcome.applied += fixed.count
        newKeys.formUnion(fixed.flatMap { fix($0)?.newKeys ?? [] })
        let edits = Set(fixed.flatMap { fix($0)?.edits ?? [] })
        for finding in fixed {
          let start = Self.moved(finding.range.start, by: edits)
          applied[Place(path: path, rule: finding.rule, start: start)] = key(finding)
        }
        let absolute = Paths.absolute(path, from: result.root)
        let before = files[path]?.before ?? Array(source.padded[..<source.count])
        let earlier = files[path]?.applied ?? 0
        files[path] = FixedFile(
          path: path, file: absolute, before: before, after: after, applied: earlier + fixed.count)
        request.overlays[absolute] = PaddedBytes(after)
      }
      if applied.isEmpty { break }
      outcome.result = try LintRun.run(request)
      for finding in outcome.result.findings {
        let place = Place(path: finding.path, rule: finding.rule, start: Int(finding.range.start))
        if let key = applied[place], fix(finding)?.title == key.title { unhelpful.insert(key) }
      }
      // Two fixes that undo each other would go on forever.
      if round == FixRun.rounds { unhelpful.formUnion(applied.values) }
    }
    outcome.withheld = outcome.result.findings.count { finding in
      finding.fixes.contains { $0.safety != .suggestion && $0.safety < safety }
    }
    outcome.newKeys = newKeys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    outcome.files = files.values.filter { $0.before != $0.after }.sorted { precedes($0.path, $1.path) }
    return outcome
  }

  private struct Place: Hashable {
    var path: String
    var rule: String
    var start: Int
  }

  /// Where a place is after some edits; what is inserted at it stands behind it.
  private static func moved(_ offset: UInt32, by edits: Set<TextEdit>) -> Int {
    edits.reduce(Int(offset)) { place, edit in
      edit.range.end <= offset && edit.range.start < offset
        ? place + edit.text.utf8.count - Int(edit.range.end - edit.range.start) : place
    }
  }

  private func fix(_ finding: Finding) -> Fix? { finding.fixes.first { $0.safety >= safety } }

  private func key(_ finding: Finding) -> FixKey {
    FixKey(
      path: finding.path, rule: finding.rule, declaration: finding.context?.declaration ?? "",
      code: finding.context?.code ?? 0, title: fix(finding)?.title ?? "")
  }

  /// Applies what may be applied to one file.
  private mutating func apply(
    _ findings: [Finding], to source: SourceText, _ result: LintResult, _ outcome: inout FixOutcome
  ) -> (bytes: [UInt8], applied: [Finding]) {
    let wanted = findings.filter {
      !rejected.contains($0) && !unhelpful.contains(key($0)) && !refused.contains(key($0))
    }
    let (after, applied) = System.working(on: source.path, source.count) {
      FixRun.apply(wanted, to: source, safety, &rejected, &outcome.broken)
    }
    guard safety == .safe, !applied.isEmpty, let project = result.project?.project,
      let file = project.files.first(where: { isSame($0.path, source.path) })
    else { return (after, applied) }
    let proof = FixProof(file, in: project)
    if proof.harms(of: applied.compactMap(fix), joinsNames: false).isEmpty { return (after, applied) }
    var kept: [Finding] = []
    for finding in applied {
      if proof.harms(of: (kept + [finding]).compactMap(fix), joinsNames: false).isEmpty {
        kept.append(finding)
      } else {
        refused.insert(key(finding))
        outcome.harmful += 1
      }
    }
    return kept.isEmpty ? ([], []) : (FixRun.applied(kept.compactMap(fix), to: source), kept)
  }
}
