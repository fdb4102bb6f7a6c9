// The tool's own JSON, described by schemas/curbcut-report.schema.json. Lines and columns count from 1, columns in
// UTF-8 bytes as the Swift compiler prints them; `start` and `end` are UTF-8 offsets in the file.

import CurbcutFindings
import CurbcutSourceText

/// Writes the report as JSON.
public enum JSONReport {
  /// Version of the format; raised when a reader of the old one could misunderstand the new one.
  static let formatVersion = 1

  /// The whole document.
  public static func bytes(_ report: Report) -> [UInt8] {
    var tables = LineTables(report.sources)
    let rules = report.descriptions()
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("version", formatVersion)
      writer.array("findings") { writer in
        // Read where they lie: a finding is a large value.
        let findings = report.findings
        for index in findings.indices { write(findings[index], rules[findings[index].rule], &tables, &writer) }
      }
      writer.array("problems") { writer in
        for problem in report.problems {
          writer.object { writer in
            writer.member("path", problem.path)
            if let range = problem.range { write(range, problem.path, &tables, &writer) }
            writer.member("message", problem.message)
          }
        }
      }
      writer.object("coverage") { writer in
        writer.member("controls", report.coverage.controls)
        writer.member("checked", report.coverage.checked)
        // As version 0.1 called it.
        writer.member("judged", report.coverage.checked)
        writer.member("unknown", report.coverage.unknown)
        writer.member("opaque", report.coverage.opaque)
        if let count = report.coverage.unknownColours { writer.member("unknownColours", count) }
        writer.member("outOfScope", report.coverage.outOfScope)
        writer.member("filesWithoutViews", report.coverage.filesWithoutViews)
        write(report.coverage.outside, &writer)
        writer.array("unresolved") { writer in
          for (name, count) in report.unresolved() {
            writer.object { writer in
              writer.member("name", name)
              writer.member("count", count)
            }
          }
        }
      }
      writer.array("stale") { writer in
        for entry in report.stale {
          writer.object { writer in
            writer.member("path", entry.path)
            writer.member("rule", entry.rule)
            writer.member("declaration", entry.declaration)
          }
        }
      }
      if let comparison = report.comparison { writer.member("comparison", comparison) }
      if !report.notes.isEmpty { writer.member("notes", report.notes) }
      writer.object("summary") { writer in
        writer.member("files", report.files)
        writer.member("bytes", report.bytes)
        writer.member("indexed", report.indexed)
        writer.member("findings", report.findings.count)
        writer.member("errors", report.count(.error))
        writer.member("warnings", report.count(.warning))
        writer.member("notes", report.count(.note))
        writer.member("failing", report.failing)
        writer.member("suppressed", report.suppressed)
        writer.member("unshown", report.unshown)
        if let known = report.known { writer.member("known", known) }
        writer.member("problems", report.problems.count)
        writer.array("rules") { writer in
          for (rule, count) in report.countsByRule() {
            writer.object { writer in
              writer.member("rule", rule)
              writer.member("count", count)
            }
          }
        }
      }
    }
    return writer.finished()
  }

  /// What is shown and not examined.
  static func write(_ outside: [OutsideCount], _ writer: inout JSONWriter) {
    writer.array("outside") { writer in
      for count in outside {
        writer.object { writer in
          writer.member("kind", count.kind)
          writer.member("title", count.title)
          writer.member("places", count.places)
          if let screens = count.screens { writer.member("screens", screens) }
        }
      }
    }
  }

  /// The rules themselves, for `curbcut rules --format json`.
  public static func bytes(rules: [RuleDescription]) -> [UInt8] {
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("version", formatVersion)
      writer.array("rules") { writer in
        for rule in rules {
          writer.object { writer in
            writer.member("id", rule.id)
            writer.member("title", rule.title)
            writer.member("category", rule.category)
            writer.member("severity", rule.severity.name)
            writer.member("confidence", rule.confidence.name)
            writer.member("wcag", rule.wcag)
            writer.member("labels", rule.labels)
            writer.member("affects", rule.affects)
            writer.member("since", rule.since)
            writer.member("onByDefault", rule.isOnByDefault)
            writer.member("fixable", rule.isFixable)
            writer.array("options") { writer in
              for option in rule.options {
                writer.object { writer in
                  writer.member("name", option.name)
                  writer.member("values", option.domain)
                  writer.member("default", option.value)
                  writer.member("summary", option.summary)
                }
              }
            }
          }
        }
      }
    }
    return writer.finished()
  }

  static func write(
    _ finding: Finding, _ rule: RuleDescription?, _ tables: inout LineTables, _ writer: inout JSONWriter
  ) {
    writer.object { writer in
      writer.member("rule", finding.rule)
      writer.member("severity", finding.severity.name)
      writer.member("confidence", finding.confidence.name)
      writer.member("kind", finding.confidence.kind)
      writer.member("path", finding.path)
      write(finding.range, finding.path, &tables, &writer)
      writer.member("message", finding.message)
      writer.member("help", finding.help)
      if let regression = finding.regression { writer.member("regression", regression) }
      writer.member("wcag", rule?.wcag ?? [])
      writer.member("labels", rule?.labels ?? [])
      writer.key("name")
      if let name = finding.name { write(name, finding.path, &tables, &writer) } else { writer.null() }
      if !finding.fixes.isEmpty {
        writer.array("fixes") { writer in
          for index in finding.fixes.indices {
            writer.object { write(finding.fixes[index], finding.path, &tables, &$0) }
          }
        }
      }
      writer.array("related") { writer in
        for related in finding.related + finding.uses.filter({ !$0.isSame }).map(\.place) {
          writer.object { writer in
            writer.member("path", related.path)
            write(related.range, related.path, &tables, &writer)
            writer.member("message", related.message)
          }
        }
      }
      // The places that the finding speaks for as well: call sites of what it is in, and others of its cause.
      let uses = finding.uses.filter(\.isSame)
      guard !uses.isEmpty else { return }
      writer.array("uses") { writer in
        for use in uses {
          writer.object { writer in
            writer.member("path", use.place.path)
            write(use.place.range, use.place.path, &tables, &writer)
            writer.member("message", use.place.message)
            if use.kind == .deciding { writer.member("decides", true) }
          }
        }
      }
    }
  }

  private static func write(_ fix: Fix, _ path: String, _ tables: inout LineTables, _ writer: inout JSONWriter) {
    writer.member("title", fix.title)
    writer.member("safety", fix.safety.name)
    writer.array("edits") { writer in
      for edit in fix.edits {
        writer.object { writer in
          write(edit.range, path, &tables, &writer)
          writer.member("text", edit.text)
        }
      }
    }
  }

  /// A name with its steps; those in other files carry their path.
  static func write(_ name: NameDerivation, _ path: String, _ tables: inout LineTables, _ writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("kind", name.kind)
      writer.key("value")
      if let value = name.value { writer.string(value) } else { writer.null() }
      writer.array("steps") { writer in
        for step in name.steps {
          writer.object { writer in
            writer.member("source", step.source)
            writer.member("result", step.result)
            let home = step.path ?? path
            if home != path { writer.member("path", home) }
            if let range = step.range { write(range, home, &tables, &writer) }
          }
        }
      }
    }
  }

  static func write(
    _ range: ByteRange, _ path: String, _ tables: inout LineTables, _ writer: inout JSONWriter
  ) {
    if let table = tables.table(path) {
      let start = table.position(of: range.start)
      let end = table.position(of: range.end)
      writer.member("line", start.line)
      writer.member("column", start.column)
      writer.member("endLine", end.line)
      writer.member("endColumn", end.column)
    }
    writer.member("start", Int(range.start))
    writer.member("end", Int(range.end))
  }
}
