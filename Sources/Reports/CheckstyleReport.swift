// Checkstyle's XML, which many servers and pull-request bots read.

import CurbcutFindings
import CurbcutSourceText

/// Writes the report as Checkstyle XML.
public enum CheckstyleReport {
  /// The whole document.
  public static func bytes(_ report: Report) -> [UInt8] {
    var tables = LineTables(report.sources)
    var lines: [(path: String, text: String)] = []
    for finding in report.findings {
      let span = tables.units(finding.path, finding.range)
      let severity = finding.severity == .note ? "info" : finding.severity.name
      lines.append((finding.path, line(span, severity, finding.sentences, finding.rule)))
    }
    for problem in report.problems {
      let span = problem.range.flatMap { tables.units(problem.path, $0) }
      lines.append((problem.path, line(span, "warning", problem.message, "problem")))
    }
    var out = ByteWriter()
    out += "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<checkstyle version=\"4.3\">\n"
    var open: String?
    for (path, text) in lines {
      if open.map(PathKey.init) != PathKey(path) {
        if open != nil { out += "  </file>\n" }
        out += "  <file name=\"\(XMLText.escaped(report.projectPath(path)))\">\n"
        open = path
      }
      out += text
    }
    if open != nil { out += "  </file>\n" }
    out += "</checkstyle>\n"
    return out.bytes
  }

  private static func line(_ span: Span?, _ severity: String, _ message: String, _ rule: String) -> String {
    "    <error line=\"\(span?.line ?? 1)\" column=\"\(span?.column ?? 1)\" severity=\"\(severity)\""
      + " message=\"\(XMLText.escaped(message))\" source=\"curbcut.\(XMLText.escaped(rule))\"/>\n"
  }
}
