// One line for each finding in the form of the compiler's diagnostics, which Xcode and most editors read: absolute
// path, line, column in UTF-8 bytes. A line that says `error:` fails an Xcode build whatever the exit status is.

import CurbcutFindings
import CurbcutSourceText

/// Writes the report as compiler diagnostics.
public enum XcodeReport {
  /// All lines.
  public static func bytes(_ report: Report) -> [UInt8] {
    var tables = LineTables(report.sources)
    var out = ByteWriter()
    func line(_ path: String, _ range: ByteRange?, _ severity: String, _ message: String) {
      var position = (line: 1, column: 1)
      if let range, let table = tables.table(path) { position = table.position(of: range.start) }
      let absolute = DisplayText.neutral(report.root == "/" ? "/" + path : report.root + "/" + path)
      out += "\(absolute):\(position.line):\(position.column): \(severity): " + DisplayText.neutral(message) + "\n"
    }
    for finding in report.findings {
      let message = sentences(finding.message, finding.help)
      line(finding.path, finding.range, finding.severity.name, "\(message) [\(finding.rule)]")
      for related in finding.placesBeside {
        line(related.path, related.range, "note", related.message)
      }
    }
    for problem in report.problems { line(problem.path, problem.range, "warning", problem.message) }
    return out.bytes
  }
}

/// What is wrong and what to do, as two sentences on one line.
func sentences(_ message: String, _ help: String) -> String {
  if help.isEmpty { return message }
  let last = message.utf8.last
  let isClosed = last == UInt8(ascii: ".") || last == UInt8(ascii: "!") || last == UInt8(ascii: "?")
  return message + (isClosed ? " " : ". ") + help
}
