// What `curbcut why` prints: for people as an indented list, for tools as JSON.

import CurbcutFindings
import CurbcutSourceText

/// Writes an explanation.
public enum ExplanationReport {
  /// For a person. Rules that were not asked about such a view are counted, not listed, unless `all` is set.
  public static func text(
    _ explanation: Explanation, sources: PathMap<SourceText>, style: TextStyle, all: Bool = false
  ) -> [UInt8] {
    var tables = LineTables(sources)
    var out = ByteWriter()
    func place(_ path: String, _ range: ByteRange?) -> String {
      let shown = DisplayText.path(style.displayPath(path))
      guard let range, let table = tables.table(path) else { return shown }
      let position = table.position(of: range.start)
      return "\(shown):\(position.line):\(position.column)"
    }
    func line(_ name: String, _ text: String) {
      out += "  \(style.paint(name, .bold)): \(DisplayText.neutral(text))\n"
    }
    func sub(_ text: String) { out += "    \(DisplayText.neutral(text))\n" }

    out +=
      style.paint(place(explanation.path, explanation.range), .bold) + ": \(DisplayText.neutral(explanation.view))\n"
    line("role", explanation.role)
    line("name", explanation.name.kind + (explanation.name.value.map { " \"\($0)\"" } ?? ""))
    for step in explanation.name.steps {
      sub("\(step.source): \(step.result) (\(place(step.path ?? explanation.path, step.range)))")
    }
    line("traits", explanation.traits.isEmpty ? "none written" : explanation.traits.joined(separator: ", "))
    line("hidden", explanation.hidden.isEmpty ? "no" : explanation.hidden)
    if !explanation.around.isEmpty { line("stands", explanation.around.joined(separator: "; ")) }
    if let area = explanation.hitArea.first {
      line("hit area", area)
      for step in explanation.hitArea.dropFirst() { sub(step) }
    }
    if let font = explanation.font {
      line("font", "\(font.result) (\(place(font.path ?? explanation.path, font.range)))")
    }
    if let pair = explanation.colours.first {
      line("colours", pair)
      for appearance in explanation.colours.dropFirst() { sub(appearance) }
    }

    out += "  \(style.paint("rules", .bold)):\n"
    var left = 0
    for verdict in explanation.verdicts {
      for finding in verdict.findings {
        let paint: TextStyle.Paint = finding.severity == .error ? .red : finding.severity == .warning ? .yellow : .cyan
        let severity = style.paint("\(finding.severity.name), \(finding.confidence.name) confidence", paint)
        out += "    \(style.paint(verdict.rule, .bold)): \(severity), at \(place(finding.path, finding.range)): "
        out += DisplayText.neutral(finding.message) + "\n"
      }
      guard verdict.findings.isEmpty else { continue }
      if !all, verdict.silence.hasPrefix("not asked") || verdict.silence.hasPrefix("asked ") {
        left += 1
        continue
      }
      out += "    \(verdict.rule): silent: \(DisplayText.neutral(verdict.silence))\n"
    }
    if left > 0 { out += "    \(counted(left, "rule")) not asked about such a view\n" }
    return out.bytes
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
      writer.member("colours", explanation.colours)
      writer.array("rules") { writer in
        for verdict in explanation.verdicts {
          writer.object { writer in
            writer.member("rule", verdict.rule)
            writer.array("findings") { writer in
              for finding in verdict.findings { JSONReport.write(finding, nil, &tables, &writer) }
            }
            if verdict.findings.isEmpty { writer.member("silent", verdict.silence) }
          }
        }
      }
    }
    return writer.finished()
  }
}
