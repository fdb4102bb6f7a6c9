// What `curbcut why` prints: for people as an indented list, for tools as JSON.

import CurbcutFindings
import CurbcutSourceText

/// Writes an explanation.
public enum ExplanationReport {
  /// For a person: what is found, what was measured and is not reported, what is known; the rules that have nothing to
  /// say are counted, and listed with `listsRules`.
  public static func text(
    _ explanation: Explanation, sources: PathMap<SourceText>, style: TextStyle, listsRules: Bool = false
  ) -> [UInt8] {
    var writer = Writer(explanation: explanation, style: style, tables: LineTables(sources))
    writer.findings()
    writer.facts()
    writer.rules(all: listsRules)
    return writer.out.bytes
  }

  private struct Writer {
    let explanation: Explanation
    let style: TextStyle
    var tables: LineTables
    var out = ByteWriter()

    private mutating func place(_ path: String, _ range: ByteRange?) -> String {
      tables.place(path, range, style)
    }

    private func bold(_ text: String) -> String { style.paint(DisplayText.neutral(text), .bold) }

    mutating func findings() {
      out += style.paint(place(explanation.path, explanation.range), .bold) + ": "
      out += DisplayText.neutral(explanation.view) + "\n"
      for finding in worstFirst() {
        let severity = style.paint(finding.severity.name, TextStyle.Paint(finding.severity))
        out += "  \(severity), \(finding.confidence.name) confidence: "
        out += "\(bold(finding.rule)) at \(place(finding.path, finding.range))\n"
        out += "    \(DisplayText.neutral(finding.message))\n"
        if !finding.help.isEmpty { out += "    Fix: \(DisplayText.neutral(finding.help))\n" }
      }
      for verdict in explanation.verdicts where verdict.status == .notReported {
        out += "  not reported: \(bold(verdict.rule)): \(DisplayText.neutral(verdict.silence))\n"
      }
      for verdict in explanation.verdicts where verdict.status == .passed {
        out += "  measured: \(bold(verdict.rule)): \(DisplayText.neutral(verdict.silence))\n"
      }
    }

    private func worstFirst() -> [Finding] {
      explanation.verdicts.flatMap(\.findings).enumerated().sorted { a, b in
        let (x, y) = (a.element, b.element)
        if x.severity != y.severity { return x.severity > y.severity }
        return x.confidence == y.confidence ? a.offset < b.offset : x.confidence > y.confidence
      }.map(\.element)
    }

    mutating func facts() {
      for fact in explanation.facts {
        out += "  \(bold(fact.subject)): \(fact.isKnown ? "" : "unknown: ")\(DisplayText.neutral(fact.value))"
        out += fact.range.map { " (\(place(explanation.path, $0)))" } ?? ""
        out += "\n"
        for step in fact.steps {
          out += "    \(DisplayText.neutral(step.source))"
          if !step.result.isEmpty { out += ": \(DisplayText.neutral(step.result))" }
          if let range = step.range { out += " (\(place(step.path ?? explanation.path, range)))" }
          out += "\n"
        }
      }
    }

    mutating func rules(all: Bool) {
      if all {
        out += "  \(bold("rules")):\n"
        for verdict in explanation.verdicts {
          let says = verdict.findings.isEmpty ? "\(verdict.silence)" : "reported, see above"
          out += "    \(verdict.rule): \(DisplayText.neutral(says))\n"
        }
        return
      }
      let silent = explanation.verdicts.count { $0.status == .noMatch }
      let off = explanation.verdicts.count { $0.status == .off }
      let others = explanation.verdicts.count > silent + off ? "other " : ""
      var parts: [String] = []
      if silent > 0 {
        parts.append("\(silent) \(others)\(silent == 1 ? "rule does" : "rules do") not apply or found nothing here")
      }
      if off > 0 { parts.append("\(parts.isEmpty ? counted(off, "rule") : "\(off)") \(off == 1 ? "is" : "are") off") }
      guard !parts.isEmpty else { return }
      out += "  \(parts.joined(separator: ", ")); --rules lists \(silent + off == 1 ? "it" : "them").\n"
    }
  }

  /// For tools; every rule is listed.
  public static func json(_ explanation: Explanation, sources: PathMap<SourceText>) -> [UInt8] {
    var tables = LineTables(sources)
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("version", JSONReport.formatVersion)
      writer.member("path", explanation.path)
      JSONReport.write(explanation.range, explanation.path, &tables, &writer)
      writer.member("view", explanation.view)
      writer.member("role", explanation.role)
      writer.key("name")
      JSONReport.write(explanation.name, explanation.path, &tables, &writer)
      writer.member("traits", explanation.traits)
      writer.member("hidden", explanation.hidden)
      writer.member("around", explanation.around)
      writer.member("hitArea", explanation.hitArea)
      if let font = explanation.font { writer.member("font", font.result) }
      writer.member("colors", explanation.colours)
      writer.array("facts") { writer in
        for fact in explanation.facts { write(fact, explanation.path, &tables, &writer) }
      }
      writer.array("rules") { writer in
        for verdict in explanation.verdicts {
          writer.object { writer in
            writer.member("rule", verdict.rule)
            writer.member("status", verdict.status.rawValue)
            writer.array("findings") { writer in
              for finding in verdict.findings { JSONReport.write(finding, nil, &tables, &writer) }
            }
            if verdict.findings.isEmpty { writer.member("reason", verdict.silence) }
          }
        }
      }
    }
    return writer.finished()
  }

  private static func write(
    _ fact: ExplainedFact, _ path: String, _ tables: inout LineTables, _ writer: inout JSONWriter
  ) {
    writer.object { writer in
      writer.member("fact", fact.subject)
      writer.member(fact.isKnown ? "value" : "unknown", fact.value)
      if let range = fact.range { JSONReport.write(range, path, &tables, &writer) }
      writer.array("steps") { writer in
        for step in fact.steps {
          writer.object { writer in
            writer.member("source", step.source)
            writer.member("result", step.result)
            if let range = step.range {
              writer.member("path", step.path ?? path)
              JSONReport.write(range, step.path ?? path, &tables, &writer)
            }
          }
        }
      }
    }
  }
}
