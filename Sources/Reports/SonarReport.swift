// SonarQube's generic issues in the form of 10.3 and later: rules with their impacts, issues that name them. Lines count
// from 1, columns from 0 in UTF-16 units; one place past the end of a line stops the whole import.

import CurbcutFindings
import CurbcutSourceText

/// Writes the report as generic issues.
public enum SonarReport {
  /// The whole document.
  public static func bytes(_ report: Report) -> [UInt8] {
    var tables = LineTables(report.sources)
    var writer = JSONWriter()
    let used = Set(report.findings.map(\.rule))
    writer.object { writer in
      writer.array("rules") { writer in
        for rule in report.rules where used.contains(rule.id) {
          writer.object { writer in
            writer.member("id", rule.id)
            writer.member("name", rule.title)
            writer.member("description", sentences(rule.title, rule.affects))
            writer.member("engineId", report.tool)
            writer.member("cleanCodeAttribute", "COMPLETE")
            writer.array("impacts") { writer in
              writer.object { writer in
                writer.member("softwareQuality", "MAINTAINABILITY")
                writer.member("severity", severity(rule.severity))
              }
            }
          }
        }
      }
      writer.array("issues") { writer in
        for finding in report.findings { writer.object { write(finding, report, &tables, &$0) } }
      }
    }
    return writer.finished()
  }

  private static func write(
    _ finding: Finding, _ report: Report, _ tables: inout LineTables, _ writer: inout JSONWriter
  ) {
    writer.member("ruleId", finding.rule)
    writer.object("primaryLocation") {
      location(finding.path, finding.range, finding.sentences, report, &tables, &$0)
    }
    let related = finding.places.filter { tables.source($0.path) != nil }
    guard !related.isEmpty else { return }
    writer.array("secondaryLocations") { writer in
      for place in related {
        writer.object { location(place.path, place.range, place.message, report, &tables, &$0) }
      }
    }
  }

  private static func location(
    _ path: String, _ range: ByteRange, _ message: String, _ report: Report, _ tables: inout LineTables,
    _ writer: inout JSONWriter
  ) {
    writer.member("message", DisplayText.neutral(message))
    writer.member("filePath", report.projectPath(path))
    guard let span = tables.units(path, range) else { return }
    writer.object("textRange") { writer in
      writer.member("startLine", span.line)
      // An empty range is refused; the line alone is not.
      if span.line == span.endLine, span.column >= span.endColumn { return }
      writer.member("endLine", span.endLine)
      writer.member("startColumn", span.column - 1)
      writer.member("endColumn", span.endColumn - 1)
    }
  }

  private static func severity(_ severity: Severity) -> String {
    switch severity {
    case .error: "HIGH"
    case .warning: "MEDIUM"
    case .note: "LOW"
    }
  }
}
