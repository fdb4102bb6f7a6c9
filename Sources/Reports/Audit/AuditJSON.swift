// An audit as JSON: what the other forms show, for programs and for the trend of the next audit.

import CurbcutFindings
import CurbcutSourceText

/// Writes audits as JSON.
public enum AuditJSON {
  /// `people` tells whom a rule is for.
  public static func bytes(_ audit: Audit, people: (RuleDescription) -> Set<AffectedPeople>) -> [UInt8] {
    var tables = LineTables(audit.sources)
    var writer = JSONWriter()
    let peopleOfRules = audit.rules.mapValues { rule in
      let own = people(rule)
      return AffectedPeople.allCases.filter(own.contains).map(\.rawValue)
    }
    writer.object { writer in
      writer.member("version", JSONReport.formatVersion)
      writer.member("kind", "audit")
      writer.member("name", audit.name)
      writer.member("tool", "\(audit.tool) \(audit.version)")
      writer.member("profile", audit.profile)
      summary(audit, &writer)
      writer.array("findings") { writer in
        for (index, finding) in audit.findings.enumerated() {
          writer.object { writer in
            writer.member("rule", finding.rule)
            writer.member("severity", finding.severity.name)
            writer.member("confidence", finding.confidence.name)
            writer.member("path", finding.path)
            if let declaration = finding.context?.declaration { writer.member("declaration", declaration) }
            JSONReport.write(finding.range, finding.path, &tables, &writer)
            writer.member("message", finding.message)
            writer.member("help", finding.help)
            writer.member("people", peopleOfRules[finding.rule] ?? [])
            writer.member("screens", audit.screensOfFindings[index].map { audit.screens[$0].name })
          }
        }
      }
      ScreensReport.write(audit, transcripts: true, &writer)
      writer.array("people") { writer in
        for group in audit.groups {
          writer.object { writer in
            writer.member("people", group.people.rawValue)
            writer.member("title", group.people.title)
            writer.member("errors", group.errors)
            writer.member("warnings", group.warnings)
            writer.member("notes", group.notes)
            writer.member("screens", group.screens)
            writer.member("rules", group.rules)
          }
        }
      }
      judgements(audit, &writer)
      measures(audit, &writer)
      if let trend = audit.trend { write(trend, &writer) }
    }
    return writer.finished()
  }

  private static func summary(_ audit: Audit, _ writer: inout JSONWriter) {
    writer.object("summary") { writer in
      writer.member("files", audit.files)
      writer.member("screens", audit.screens.count)
      writer.member("findings", audit.findings.count)
      writer.member("errors", audit.count(.error))
      writer.member("warnings", audit.count(.warning))
      writer.member("notes", audit.count(.note))
      writer.member("elsewhere", audit.elsewhere)
      writer.member("suppressed", audit.suppressed)
      writer.member("problems", audit.problems.count)
    }
    writer.object("coverage") { writer in
      writer.member("controls", audit.coverage.controls)
      writer.member("checked", audit.coverage.checked)
      writer.member("unknown", audit.coverage.unknown)
      writer.member("opaque", audit.coverage.opaque)
      writer.member("unresolved", audit.coverage.unresolved.values.reduce(0, +))
      if let count = audit.coverage.unknownColours { writer.member("unknownColours", count) }
      JSONReport.write(audit.coverage.outside, &writer)
      writer.member("outsideScreens", audit.coverage.outsideScreens ?? 0)
      writer.member("outsideElsewhere", audit.coverage.outsideElsewhere)
    }
  }

  private static func judgements(_ audit: Audit, _ writer: inout JSONWriter) {
    writer.array("checklist") { writer in
      for statement in audit.statements {
        writer.object { writer in
          writer.member("statement", statement.text)
          writer.member("state", statement.standing.state.rawValue)
          writer.member("count", statement.standing.count)
          writer.member("rules", statement.rules.map(\.rule))
          if !statement.byHand.isEmpty { writer.member("manual", statement.byHand) }
        }
      }
    }
    writer.array("causes") { writer in
      for cause in audit.causes {
        writer.object { writer in
          writer.member("rule", cause.rule)
          writer.member("component", cause.component)
          writer.member("path", cause.place.path)
          writer.member("line", cause.place.line)
          writer.member("severity", cause.severity.name)
          writer.member("findings", cause.findings.count)
          writer.member("screens", cause.screens)
          writer.member("uses", cause.uses)
          writer.member("effort", cause.effort)
          writer.member("score", Int(saturating: (cause.score * 10).rounded()))
        }
      }
    }
    writer.array("wcag") { writer in
      for criterion in audit.criteria {
        writer.object { writer in
          writer.member("criterion", criterion.number)
          writer.member("name", criterion.name)
          writer.member("level", criterion.level)
          writer.member("state", criterion.standing.state.rawValue)
          writer.member("count", criterion.standing.count)
          writer.member("rules", criterion.rules)
        }
      }
    }
    writer.array("nutritionLabels") { writer in
      for label in audit.labels {
        writer.object { writer in
          writer.member("label", label.name)
          writer.member("blockers", label.blockers)
          writer.member("likely", label.likely)
          writer.member("rules", label.rules)
          writer.member("questions", label.questions)
        }
      }
    }
  }

  private static func measures(_ audit: Audit, _ writer: inout JSONWriter) {
    writer.array("contrasts") { writer in
      for pair in audit.contrasts.filter(\.fails).map(\.pair) {
        writer.object { writer in
          writer.member("foreground", pair.foreground)
          writer.member("background", pair.background)
          writer.member("use", pair.use)
          writer.member("needed", pair.needed)
          writer.array("appearances") { writer in
            for one in pair.appearances {
              writer.object { writer in
                writer.member("name", one.name)
                writer.member("ratio", one.ratio)
                writer.member("passes", one.passes)
              }
            }
          }
          writer.member("places", pair.places)
        }
      }
    }
    writer.array("tasks") { writer in
      for task in audit.tasks {
        writer.object { writer in
          writer.member("title", task.title)
          writer.member("people", task.people.map(\.rawValue))
          writer.member("steps", task.steps)
          writer.member("expected", task.expected)
        }
      }
    }
  }

  private static func write(_ trend: AuditTrend, _ writer: inout JSONWriter) {
    func rows(_ name: StaticString, _ rows: [AuditTrend.Row], _ writer: inout JSONWriter) {
      writer.array(name) { writer in
        for row in rows {
          writer.object { writer in
            writer.member("name", row.name)
            writer.member("before", row.before)
            writer.member("now", row.now)
          }
        }
      }
    }
    writer.object("trend") { writer in
      writer.member("file", trend.file)
      writer.member("gone", trend.gone)
      writer.member("new", trend.new)
      rows("severities", trend.severities, &writer)
      rows("people", trend.people, &writer)
      rows("screens", trend.screens, &writer)
    }
  }
}
