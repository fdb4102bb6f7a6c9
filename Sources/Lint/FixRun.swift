// Mends findings: fixes are applied in memory, the project is judged again, and so on until nothing is left to mend or
// ten rounds have passed. Only then files are written, each whole or not at all, and none that changed meanwhile.

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
  /// What is left.
  public var result: LintResult
}

/// Applies fixes.
public enum FixRun {
  static let rounds = 10

  /// Mends what a request finds with fixes that are at least so safe. Nothing is written.
  public static func run(
    _ request: LintRequest, safety: Safety, progress: ProgressCounter? = nil
  ) throws(UsageError) -> FixOutcome {
    var request = request
    request.wantsFixes = true
    request.wantsContexts = true
    // Each place has a fix of its own; what is left is put together at the end.
    let joins = request.joinsCommonFaults
    request.joinsCommonFaults = false
    var result = try LintRun.run(request, progress: progress)
    var outcome = FixOutcome(result: result)
    var files: PathMap<FixedFile> = [:]
    var rejected: Set<Finding> = []
    // What was mended in earlier rounds, by what a finding is known by: a fix that did not help is not tried again.
    var tried: Set<[String]> = []
    for _ in 0..<rounds {
      var changed = false
      var now: Set<[String]> = []
      for path in paths(of: result.findings) {
        guard let source = result.sources[path] else { continue }
        let findings = result.findings.filter {
          isSame($0.path, path) && !rejected.contains($0) && !tried.contains(key($0, safety))
        }
        let before = Array(source.padded[..<source.count])
        let (after, applied) = System.working(on: path, source.count) {
          apply(findings, to: source, safety, &rejected, &outcome.broken)
        }
        guard !applied.isEmpty else { continue }
        changed = true
        outcome.applied += applied.count
        for finding in applied { now.insert(key(finding, safety)) }
        let absolute = Paths.absolute(path, from: result.root)
        files[path] = FixedFile(path: path, file: absolute, before: files[path]?.before ?? before, after: after)
        request.overlays[absolute] = PaddedBytes(after)
      }
      if !changed { break }
      tried.formUnion(now)
      result = try LintRun.run(request)
    }
    outcome.result = result
    outcome.withheld = result.findings.count { finding in
      finding.fixes.contains { $0.safety != .suggestion && $0.safety < safety }
    }
    if joins, !request.perCallSite, request.shard == nil {
      outcome.result.findings = CommonFaults.join(outcome.result.findings)
    }
    outcome.files = files.values.filter { $0.before != $0.after }.sorted { precedes($0.path, $1.path) }
    return outcome
  }

  private static func key(_ finding: Finding, _ safety: Safety) -> [String] {
    [
      finding.path, finding.rule, finding.context?.declaration ?? "", String(finding.context?.code ?? 0),
      finding.fixes.first { $0.safety >= safety }?.title ?? "",
    ]
  }

  private static func paths(of findings: [Finding]) -> [String] {
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

  private static func applied(_ fixes: [Fix], to source: SourceText) -> [UInt8] {
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

  /// Writes the files that are still as they were read. Gives what went wrong, one sentence each.
  public static func write(_ files: [FixedFile], root: String) -> [String] {
    var problems: [String] = []
    for file in files {
      // A link may have come since the file was found.
      if let real = System.realPath(file.file), !isSame(real, file.file), !Paths.isInside(real, root) {
        problems.append("\(file.path) leads outside of the root and is left as it is.")
        continue
      }
      do {
        let current = try System.readFile(file.file, limit: LintRun.sizeLimit)
        guard current.bytes[..<current.count].elementsEqual(file.before) else {
          problems.append("\(file.path) has changed meanwhile and is left as it is.")
          continue
        }
        guard !System.isReadOnly(file.file) else {
          problems.append("\(file.path) may not be written and is left as it is.")
          continue
        }
        try System.writeFile(file.after, to: file.file)
      } catch {
        problems.append("\(file.path) cannot be written: \(error.reason).")
      }
    }
    return problems
  }
}
