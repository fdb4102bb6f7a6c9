// What `curbcut speak` prints: for people and as JSON.

import CurbcutFindings
import CurbcutSourceText

/// Writes transcripts.
public enum TranscriptReport {
  /// The transcripts as they are heard.
  public static func text(
    _ transcripts: [SpokenTranscript], sources: PathMap<SourceText>, style: TextStyle
  ) -> [UInt8] {
    var tables = LineTables(sources)
    var out = ByteWriter()
    for (index, transcript) in transcripts.enumerated() {
      if index > 0 { out += "\n" }
      out += head(transcript.name, place(transcript.path, transcript.range, &tables, style), style)
      for line in transcript.lines {
        let indent = String(repeating: "  ", count: line.depth)
        let number = line.number.map(String.init) ?? ""
        let margin = String(repeating: " ", count: max(0, 4 - number.utf8.count)) + number + "  "
        out += margin + indent + painted(line, style)
        let isMarked = line.stop?.isUnnamed == true || line.stop?.reactsToTaps == true || line.kind == "gap"
        if isMarked, let path = line.path, let range = line.range {
          out += style.paint("  (\(place(path, range, &tables, style)))", .faint)
        }
        out += "\n"
      }
      for use in transcript.uses {
        out += "      in \(DisplayText.neutral(use.view)): \(DisplayText.neutral(use.text))"
        out += style.paint("  (\(place(use.path, use.range, &tables, style)))", .faint) + "\n"
      }
      out += "      \(summary(transcript))\n"
    }
    return out.bytes
  }

  /// What one can say to Voice Control.
  public static func voiceControl(
    _ transcripts: [SpokenTranscript], sources: PathMap<SourceText>, style: TextStyle
  ) -> [UInt8] {
    var tables = LineTables(sources)
    var out = ByteWriter()
    for (index, transcript) in transcripts.enumerated() {
      if index > 0 { out += "\n" }
      out += head(transcript.name, place(transcript.path, transcript.range, &tables, style), style)
      let commands = transcript.voiceCommands
      for command in commands {
        var text: String
        if command.words.isEmpty {
          text =
            style.paint("no spoken name: reachable only with “Show numbers” or “Show grid”", .red)
            + " (\(command.role))"
        } else {
          text = "“Tap \(DisplayText.neutral(command.words.joined(separator: "” or “")))”"
        }
        if command.collisions > 0 {
          text += style.paint("  ambiguous: \(command.collisions) more with the same name", .red)
        }
        out += "      \(text)"
        if command.words.isEmpty || command.collisions > 0, let path = command.path, let range = command.range {
          out += style.paint("  (\(place(path, range, &tables, style)))", .faint)
        }
        out += "\n"
      }
      let mute = commands.count(where: \.words.isEmpty)
      let colliding = commands.count { $0.collisions > 0 }
      out += "      \(countedOrNo(commands.count, "control").asSentence)"
      if mute > 0 { out += ", \(mute) without a spoken name" }
      if colliding > 0 { out += ", \(colliding) with a name that others have too" }
      out += ".\n"
    }
    return out.bytes
  }

  /// What a change makes VoiceOver say differently.
  public static func changes(_ changes: [TranscriptChange], base: String, style: TextStyle) -> [UInt8] {
    var out = ByteWriter()
    for change in changes {
      let what = change.kind == "changed" ? "" : " (\(change.kind))"
      out += head(change.name, DisplayText.path(style.displayPath(change.path)) + what, style)
      for line in change.lines {
        let text = "  \(line.mark.rawValue) \(DisplayText.neutral(line.text))"
        out += style.paint(text, line.mark == .removed ? .red : .cyan) + "\n"
      }
      out += "\n"
    }
    let views = countedOrNo(changes.count, "view")
    out += "Compared with \(DisplayText.neutral(base)): \(views) sound\(changes.count == 1 ? "s" : "") different.\n"
    return out.bytes
  }

  private static func head(_ name: String, _ place: String, _ style: TextStyle) -> String {
    "\(style.paint(DisplayText.neutral(name), .bold))  \(place)\n"
  }

  private static func place(
    _ path: String, _ range: ByteRange, _ tables: inout LineTables, _ style: TextStyle
  ) -> String {
    var text = tables.shown(path, style)
    if let table = tables.table(path) { text += ":\(table.position(of: range.start).line)" }
    return text
  }

  private static func painted(_ line: SpokenTranscript.Line, _ style: TextStyle) -> String {
    let text = DisplayText.neutral(line.text)
    switch line.kind {
    case "element":
      return line.stop?.isUnnamed == true || line.stop?.reactsToTaps == true ? style.paint(text, .red) : text
    case "gap": return style.paint(text, .yellow)
    default: return style.paint(text, .faint)
    }
  }

  static func summary(_ transcript: SpokenTranscript) -> String {
    var text = countedOrNo(transcript.stops.count, "stop").asSentence
    if transcript.unnamed > 0 { text += ", \(transcript.unnamed) without a name" }
    if transcript.untold > 0 { text += ", \(transcript.untold) unknown" }
    return text + "."
  }

  // MARK: JSON

  public static func json(
    _ transcripts: [SpokenTranscript], changes: [TranscriptChange]?, base: String?, sources: PathMap<SourceText>,
    voiceControl: Bool = false
  ) -> [UInt8] {
    var tables = LineTables(sources)
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("version", JSONReport.formatVersion)
      writer.member("kind", "transcripts")
      if let base { writer.member("base", base) }
      if let changes {
        writer.array("changes") { writer in
          for change in changes {
            writer.object { writer in
              writer.member("name", change.name)
              writer.member("path", change.path)
              writer.member("kind", change.kind)
              writer.member("removed", change.lines.filter { $0.mark == .removed }.map(\.text))
              writer.member("added", change.lines.filter { $0.mark == .added }.map(\.text))
            }
          }
        }
      }
      writer.array("transcripts") { writer in
        for transcript in transcripts { write(transcript, voiceControl: voiceControl, &tables, &writer) }
      }
    }
    return writer.finished()
  }

  private static func write(
    _ transcript: SpokenTranscript, voiceControl: Bool, _ tables: inout LineTables, _ writer: inout JSONWriter
  ) {
    writer.object { writer in
      writer.member("name", transcript.name)
      writer.member("path", transcript.path)
      JSONReport.write(transcript.range, transcript.path, &tables, &writer)
      writer.array("lines") { writer in
        for line in transcript.lines { write(line, &tables, &writer) }
      }
      writer.array("uses") { writer in
        for use in transcript.uses {
          writer.object { writer in
            writer.member("view", use.view)
            writer.member("path", use.path)
            JSONReport.write(use.range, use.path, &tables, &writer)
            writer.member("text", use.text)
          }
        }
      }
      if voiceControl {
        writer.array("voiceControl") { writer in
          for command in transcript.voiceCommands { write(command, &tables, &writer) }
        }
      }
    }
  }

  private static func write(_ command: VoiceCommand, _ tables: inout LineTables, _ writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("words", command.words)
      writer.member("role", command.role)
      writer.member("collisions", command.collisions)
      if let path = command.path, let range = command.range {
        writer.member("path", path)
        JSONReport.write(range, path, &tables, &writer)
      }
    }
  }

  private static func write(
    _ line: SpokenTranscript.Line, _ tables: inout LineTables, _ writer: inout JSONWriter
  ) {
    writer.object { writer in
      writer.member("kind", line.kind)
      writer.member("depth", line.depth)
      if let number = line.number { writer.member("number", number) }
      writer.member("text", line.text)
      if let stop = line.stop {
        writer.member("name", stop.name)
        writer.member("nameKind", stop.nameKind)
        if !stop.value.isEmpty { writer.member("value", stop.value) }
        writer.member("role", stop.role)
        if !stop.traits.isEmpty { writer.member("traits", stop.traits) }
        if !stop.hint.isEmpty { writer.member("hint", stop.hint) }
        if !stop.actions.isEmpty { writer.member("actions", stop.actions) }
        if !stop.inputLabels.isEmpty { writer.member("inputLabels", stop.inputLabels) }
        writer.member("interactive", stop.isInteractive)
        if stop.reactsToTaps { writer.member("reactsToTaps", true) }
        if let target = stop.leadsTo { writer.member("leadsTo", target) }
      }
      if let path = line.path, let range = line.range {
        writer.member("path", path)
        JSONReport.write(range, path, &tables, &writer)
      }
    }
  }
}
