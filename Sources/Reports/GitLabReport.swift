// GitLab's Code Quality report, which a merge request compares with that of its target branch. GitLab keeps one entry
// for each fingerprint, so equal findings are counted, and no fingerprint rests on a line number.

import CurbcutFindings
import CurbcutSourceText

/// Writes the report as a Code Quality artifact.
public enum GitLabReport {
  /// The whole document: an array, empty when nothing is found.
  public static func bytes(_ report: Report) -> [UInt8] {
    var tables = LineTables(report.sources)
    var seen: [UInt64: Int] = [:]
    var writer = JSONWriter()
    writer.array { writer in
      for finding in report.findings {
        let path = report.projectPath(finding.path)
        var hash = Fingerprints.context(
          of: finding, in: tables.source(finding.path), table: tables.table(finding.path))
        for byte in path.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
        seen[hash, default: 0] += 1
        writer.object { writer in
          writer.member("description", DisplayText.neutral(finding.sentences))
          writer.member("check_name", finding.rule)
          writer.member("fingerprint", "\(String(hash, radix: 16))-\(seen[hash]!)")
          writer.member("severity", severity(finding))
          writer.member("categories", ["Bug Risk"])
          writer.object("location") { writer in
            writer.member("path", path)
            writer.object("lines") { writer in
              let span = tables.bytes(finding.path, finding.range)
              writer.member("begin", span?.line ?? 1)
              writer.member("end", span?.endLine ?? 1)
            }
          }
        }
      }
    }
    return writer.finished()
  }

  private static func severity(_ finding: Finding) -> String {
    switch finding.severity {
    case .error: finding.confidence == .high ? "critical" : "major"
    case .warning: "minor"
    case .note: "info"
    }
  }
}
