// JUnit XML in the strictest form that Jenkins and Ant both accept: one suite for each file with findings, one case for
// each finding. What does not fail the run passes, with its text beside it, and a clean run has one case that passes,
// because readers refuse a report without any.

import CurbcutFindings
import CurbcutSourceText

/// Writes the report as JUnit XML.
public enum JUnitReport {
  private struct Case {
    var name: String
    var element: String?
    var kind = ""
    var message = ""
  }

  /// The whole document. The time is fixed, so that the same findings give the same bytes.
  public static func bytes(_ report: Report) -> [UInt8] {
    var tables = LineTables(report.sources)
    var out = ByteWriter()
    out += "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites>\n"
    var suites: [(path: String, cases: [Case], notes: [String])] = []
    for finding in report.findings {
      if suites.last.map({ PathKey($0.path) }) != PathKey(finding.path) { suites.append((finding.path, [], [])) }
      let span = tables.bytes(finding.path, finding.range)
      let place = span.map { "\($0.line):\($0.column)" } ?? "1:1"
      var item = Case(name: "\(finding.rule) \(place)", element: nil)
      if report.fails(finding) {
        item.element = "failure"
        item.kind = finding.severity.name
        item.message = finding.sentences
      } else {
        suites[suites.count - 1].notes.append(
          "\(finding.path):\(place): \(finding.severity.name): \(finding.sentences) [\(finding.rule)]")
      }
      suites[suites.count - 1].cases.append(item)
    }
    var own = [Case(name: "\(countedOrNo(report.files, "file")) checked", element: nil)]
    for problem in report.problems {
      let line = problem.range.flatMap { tables.bytes(problem.path, $0)?.line }
      own.append(
        Case(
          name: "problem \(problem.path):\(line ?? 1)", element: "error", kind: "problem", message: problem.message))
    }
    for (number, suite) in suites.enumerated() {
      write(report.projectPath(suite.path), suite.cases, suite.notes, number, &out)
    }
    write(report.tool, own, [], suites.count, &out)
    out += "</testsuites>\n"
    return out.bytes
  }

  private static func write(
    _ name: String, _ cases: [Case], _ notes: [String], _ number: Int, _ out: inout ByteWriter
  ) {
    let shown = XMLText.escaped(name)
    let failures = cases.count { $0.element == "failure" }
    let errors = cases.count { $0.element == "error" }
    out += "  <testsuite name=\"\(shown)\" package=\"curbcut\" id=\"\(number)\" hostname=\"localhost\""
    out += " timestamp=\"2000-01-01T00:00:00\" tests=\"\(cases.count)\" failures=\"\(failures)\" errors=\"\(errors)\""
    out += " skipped=\"0\" time=\"0\">\n    <properties/>\n"
    for item in cases {
      out += "    <testcase name=\"\(XMLText.escaped(item.name))\" classname=\"\(shown)\" time=\"0\""
      if let element = item.element {
        let message = XMLText.escaped(item.message)
        out += ">\n      <\(element) type=\"\(item.kind)\" message=\"\(message)\">\(message)</\(element)>\n"
        out += "    </testcase>\n"
      } else {
        out += "/>\n"
      }
    }
    out += "    <system-out>\(notes.map { XMLText.escaped($0 + "\n") }.joined())</system-out>\n    <system-err/>\n"
    out += "  </testsuite>\n"
  }
}
