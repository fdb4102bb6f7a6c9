// What `curbcut screens` prints: the screens of the app, how they are reached, and what was found on each.

import CurbcutFindings
import CurbcutSourceText

/// Writes maps of screens.
public enum ScreensReport {
  public static func text(_ audit: Audit, style: TextStyle) -> [UInt8] {
    var out = ByteWriter()
    func place(_ place: AuditPlace) -> String {
      DisplayText.path(style.displayPath(place.path)) + ":\(place.line)"
    }
    for screen in audit.screens {
      out += style.paint(DisplayText.neutral(screen.name), .bold) + "  \(place(screen.place))\n"
      for (text, entry) in zip(entryTexts(screen.entries), screen.entries) {
        out += "  \(DisplayText.neutral(text))" + style.paint("  \(place(entry.place))", .faint) + "\n"
      }
      if !screen.parts.isEmpty {
        let shown = screen.parts.prefix(12).joined(separator: ", ")
        let more = screen.parts.count > 12 ? ", and \(screen.parts.count - 12) more" : ""
        out += "  contains \(DisplayText.neutral(shown + more))\n"
      }
      if !screen.outside.isEmpty { out += "  not examined: \(screen.outside.joined(separator: ", "))\n" }
      let count = severities(screen.errors, screen.warnings, screen.notes)
      out += "  " + (screen.errors > 0 ? style.paint(count, .red) : count) + "\n\n"
    }
    for flow in audit.flows {
      let count = severities(flow.errors, flow.warnings, flow.notes)
      out += style.paint("Flow \(DisplayText.neutral(flow.name))", .bold) + " (priority \(flow.priority))\n"
      out += "  \(DisplayText.neutral(flow.steps.joined(separator: " → ")))\n"
      if !flow.unknown.isEmpty {
        out += "  not a screen of the project: \(DisplayText.neutral(flow.unknown.joined(separator: ", ")))\n"
      }
      out += "  " + (flow.errors > 0 ? style.paint(count, .red) : count) + "\n\n"
    }
    out +=
      "\(countedOrNo(audit.screens.count, "screen").asSentence), \(countedOrNo(audit.findings.count, "finding"))"
    if audit.elsewhere > 0 { out += ", \(audit.elsewhere) of them not on any screen" }
    out += ".\n"
    if let outside = outside(audit) { out += outside + "\n" }
    return out.bytes
  }

  /// How many screens hold what no rule can look into; nil where none is known to.
  static func outside(_ audit: Audit) -> String? {
    let counts = audit.coverage.outside
    guard !counts.isEmpty else { return nil }
    let screens = audit.coverage.outsideScreens ?? 0
    let elsewhere = audit.coverage.outsideElsewhere
    guard screens > 0 else {
      if counts.count == 1 {
        return "Not examined: \(counts[0].title) (\(counted(elsewhere, "place")), on no known screen)."
      }
      let parts = counts.map { "\($0.title) (\(counted($0.places, "place")))" }
      return "Not examined, on no known screen: \(TextReport.joined(parts))."
    }
    let listed = counts.filter { $0.screens ?? 0 > 0 }
    let titles =
      listed.count == 1 ? listed[0].title : listed.map { "\($0.title) (\($0.screens ?? 0))" }.joined(separator: ", ")
    let more = elsewhere == 0 ? "" : "; \(counted(elsewhere, "more place", "more places")) on no known screen"
    return "\(screens) of \(counted(audit.screens.count, "screen")) \(screens == 1 ? "holds" : "hold") content that is "
      + "not examined: \(titles)\(more)."
  }

  /// `sheet from StampsView`, `scene`.
  static func entryTexts(_ entries: [AuditScreen.Entry]) -> [String] {
    entries.map { entry in
      if entry.kind == "configured" { return "named in the configuration" }
      return entry.from.map { "\(entry.kind) from \($0)" } ?? entry.kind
    }
  }

  /// `2 errors, 1 warning, 3 notes`, or that nothing was found.
  static func severities(_ errors: Int, _ warnings: Int, _ notes: Int) -> String {
    var parts: [String] = []
    if errors > 0 { parts.append(counted(errors, "error")) }
    if warnings > 0 { parts.append(counted(warnings, "warning")) }
    if notes > 0 { parts.append(counted(notes, "note")) }
    return parts.isEmpty ? "no findings" : parts.joined(separator: ", ")
  }

  public static func json(_ audit: Audit) -> [UInt8] {
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("version", JSONReport.formatVersion)
      writer.member("kind", "screens")
      write(audit, transcripts: false, &writer)
      writer.member("findings", audit.findings.count)
      writer.member("elsewhere", audit.elsewhere)
    }
    return writer.finished()
  }

  static func write(_ audit: Audit, transcripts: Bool, _ writer: inout JSONWriter) {
    writer.array("screens") { writer in
      for screen in audit.screens {
        writer.object { writer in
          writer.member("name", screen.name)
          writer.member("path", screen.place.path)
          writer.member("line", screen.place.line)
          writer.array("reached") { writer in
            for entry in screen.entries {
              writer.object { writer in
                writer.member("kind", entry.kind)
                if let from = entry.from { writer.member("from", from) }
                writer.member("path", entry.place.path)
                writer.member("line", entry.place.line)
              }
            }
          }
          writer.member("parts", screen.parts)
          if !screen.outside.isEmpty { writer.member("notExamined", screen.outside) }
          writer.member("errors", screen.errors)
          writer.member("warnings", screen.warnings)
          writer.member("notes", screen.notes)
          if transcripts, let transcript = screen.transcript {
            writer.member("stops", transcript.stops.count)
            writer.member("unnamed", transcript.unnamed)
            writer.member("untold", transcript.untold)
            writer.member("transcript", lines(transcript))
          }
          if !screen.statements.isEmpty { writer.member("checklist", screen.statements.map(\.text)) }
        }
      }
    }
    writer.array("flows") { writer in
      for flow in audit.flows {
        writer.object { writer in
          writer.member("name", flow.name)
          writer.member("priority", flow.priority)
          writer.member("steps", flow.steps)
          writer.member("screens", flow.screens.map { audit.screens[$0].name })
          if !flow.unknown.isEmpty { writer.member("unknown", flow.unknown) }
          writer.member("errors", flow.errors)
          writer.member("warnings", flow.warnings)
          writer.member("notes", flow.notes)
          writer.member("failing", flow.failing)
        }
      }
    }
  }

  /// A transcript with its indentation.
  static func lines(_ transcript: SpokenTranscript) -> [String] {
    transcript.lines.map { String(repeating: "  ", count: $0.depth) + $0.text }
  }
}
