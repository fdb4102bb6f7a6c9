// Writes a directive with a reason for each finding, for findings that a team has decided to keep.

import CurbcutFindings
import CurbcutSourceText

/// Silences findings by directives.
public enum SuppressRun {
  /// Silences what a request finds. Nothing is written. What the outcome still lists could not be silenced.
  public static func run(_ request: LintRequest, reason: String) throws(UsageError) -> FixOutcome {
    var reason = String(reason.map { $0.isNewline ? " " : $0 })
    while reason.first == " " || reason.first == "-" { reason.removeFirst() }
    guard !reason.isEmpty else { throw UsageError("--reason needs words.") }
    var request = request
    // Each place gets a directive, also of what reports say once.
    request.joinsCommonFaults = false
    let result = try LintRun.run(request)
    var outcome = FixOutcome(result: result)
    for (path, source) in result.sources.sorted(by: { precedes($0.key, $1.key) }) {
      let findings = result.findings.filter { isSame($0.path, path) && !DirectiveRule.all.contains($0.rule) }
      guard path.hasSuffix(".swift"), !findings.isEmpty else { continue }
      let before = Array(source.padded[..<source.count])
      let file = Paths.absolute(path, from: result.root)
      let after = silenced(findings, in: source, reason)
      outcome.files.append(FixedFile(path: path, file: file, before: before, after: after))
      request.overlays[file] = PaddedBytes(after)
    }
    let left = try LintRun.run(request)
    outcome.applied = result.findings.count - left.findings.count
    func counts(_ findings: [Finding]) -> PathMap<Int> {
      var counts: PathMap<Int> = [:]
      for finding in findings { counts[finding.path] = (counts[finding.path] ?? 0) + 1 }
      return counts
    }
    let (before, after) = (counts(result.findings), counts(left.findings))
    for (index, file) in outcome.files.enumerated() {
      outcome.files[index].applied = (before[file.path] ?? 0) - (after[file.path] ?? 0)
    }
    outcome.result = left
    return outcome
  }

  /// One directive above each line with findings.
  private static func silenced(_ findings: [Finding], in source: SourceText, _ reason: String) -> [UInt8] {
    let table = LineTable(source)
    var rules: [Int: Set<String>] = [:]
    for finding in findings { rules[table.position(of: finding.range.start).line, default: []].insert(finding.rule) }
    var result: [UInt8] = []
    var position = 0
    for (line, ids) in rules.sorted(by: { $0.key < $1.key }) {
      let start = Int(table.lineRange(line).start)
      result += source.padded[position..<start]
      position = start
      let indent = source.padded[start..<source.count].prefix { $0 == 0x20 || $0 == 0x09 }
      let end = Int(table.lineRange(line).end)
      let isReturn = end < source.count && source.padded[end] == 0x0D
      result += indent
      result += "// curbcut:ignore \(ids.sorted(by: precedes).joined(separator: ", ")) -- \(reason)".utf8
      result += isReturn ? [0x0D, 0x0A] : [0x0A]
    }
    return result + source.padded[position..<source.count]
  }
}
