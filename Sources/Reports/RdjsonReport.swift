// The Reviewdog Diagnostic Format, whose reader comments on pull requests of several services and offers suggestions.
// Columns count UTF-8 bytes from 1; ends are exclusive.

import CurbcutFindings
import CurbcutSourceText

/// Writes the report as rdjson.
public enum RdjsonReport {
  /// The whole document.
  public static func bytes(_ report: Report) -> [UInt8] {
    var tables = LineTables(report.sources)
    let rules = report.descriptions()
    var writer = JSONWriter()
    writer.object { writer in
      writer.object("source") { $0.member("name", report.tool) }
      writer.array("diagnostics") { writer in
        for finding in report.findings {
          writer.object { write(finding, rules[finding.rule], report, &tables, &$0) }
        }
        for problem in report.problems {
          writer.object { writer in
            writer.member("message", DisplayText.neutral(problem.message))
            location(problem.path, problem.range, report, &tables, &writer)
            writer.member("severity", "WARNING")
          }
        }
      }
    }
    return writer.finished()
  }

  private static func write(
    _ finding: Finding, _ rule: RuleDescription?, _ report: Report, _ tables: inout LineTables,
    _ writer: inout JSONWriter
  ) {
    writer.member("message", DisplayText.neutral(finding.sentences))
    location(finding.path, finding.range, report, &tables, &writer)
    writer.member("severity", finding.severity == .note ? "INFO" : finding.severity.name.uppercased())
    writer.object("code") { writer in
      writer.member("value", finding.rule)
      if let page = rule?.wcag.first.flatMap(SuccessCriterion.numbered)?.page { writer.member("url", page) }
    }
    guard let source = tables.source(finding.path), !finding.fixes.isEmpty else { return }
    writer.array("suggestions") { writer in
      for fix in finding.fixes {
        // A suggestion is one replacement; what lies between the edits of a fix is taken along.
        guard let whole = fix.combined(in: source), let span = tables.bytes(finding.path, whole.range) else { continue }
        writer.object { writer in
          range(span, &writer)
          writer.member("text", whole.text)
        }
      }
    }
  }

  private static func location(
    _ path: String, _ place: ByteRange?, _ report: Report, _ tables: inout LineTables, _ writer: inout JSONWriter
  ) {
    writer.object("location") { writer in
      writer.member("path", report.projectPath(path))
      guard let place, let span = tables.bytes(path, place) else { return }
      range(span, &writer)
    }
  }

  private static func range(_ span: Span, _ writer: inout JSONWriter) {
    writer.object("range") { writer in
      writer.object("start") { writer in
        writer.member("line", span.line)
        writer.member("column", span.column)
      }
      writer.object("end") { writer in
        writer.member("line", span.endLine)
        writer.member("column", span.endColumn)
      }
    }
  }
}

extension Fix {
  /// The edits as one replacement.
  func combined(in source: SourceText) -> TextEdit? {
    guard let first = edits.first, let last = edits.last else { return nil }
    var text = ""
    var position = first.range.start
    for edit in edits {
      text += source.string(ByteRange(position, edit.range.start)) + edit.text
      position = edit.range.end
    }
    return TextEdit(range: ByteRange(first.range.start, last.range.end), text: text)
  }
}
