// What `curbcut contrast` prints, for a person at a terminal.

import CurbcutFindings
import CurbcutSourceText

/// Writes contrast ratios.
public enum ContrastReport {
  /// The answers for two colours.
  public static func bytes(_ answers: ContrastAnswers, style: TextStyle) -> [UInt8] {
    var out = ByteWriter()
    if let title = answers.title { out += style.paint(DisplayText.neutral(title), .bold) + "\n\n" }
    for (index, answer) in answers.answers.enumerated() {
      if index > 0 { out += "\n" }
      write(answer, to: &out, style: style)
    }
    if !answers.notes.isEmpty { out += "\n" }
    for note in answers.notes { out += DisplayText.neutral(note) + "\n" }
    return out.bytes
  }

  private static func write(_ answer: ContrastAnswer, to out: inout ByteWriter, style: TextStyle) {
    let appearance = answer.appearance.map { "\($0): " } ?? ""
    let pair = "\(answer.foreground) on \(answer.background): \(answer.ratio)"
    out += style.paint(appearance + pair, .bold) + "\n\n"
    let width = answer.verdicts.map(\.use.utf8.count).max() ?? 0
    for verdict in answer.verdicts {
      out += "  \(verdict.use)\(String(repeating: " ", count: width - verdict.use.utf8.count))"
      for level in verdict.levels {
        let name = level.name.utf8.count < 3 ? level.name + " " : level.name
        out += "   \(name) \(level.passes ? style.paint("passes", .cyan) : style.paint("fails ", .red))"
        out += " (\(level.ratio):1)"
      }
      out += "\n"
    }
    if let nearest = answer.nearest, let ratio = answer.nearestRatio {
      out += "\nNearest shade that passes for all text: \(nearest) (\(ratio)).\n"
    }
  }

  /// The pairs of a project: those that fail first.
  public static func bytes(_ pairs: [ContrastPair], unknown: Int, style: TextStyle) -> [UInt8] {
    var out = ByteWriter()
    let failing = pairs.filter { pair in pair.appearances.contains { !$0.passes } }
    for pair in failing + pairs.filter({ pair in pair.appearances.allSatisfy(\.passes) }) {
      let title = "\(pair.foreground) on \(pair.background)"
      out += style.paint(DisplayText.neutral(title), .bold) + " (\(pair.use), needs \(pair.needed):1)\n"
      let width = pair.appearances.map(\.name.utf8.count).max() ?? 0
      for appearance in pair.appearances {
        let gap = String(repeating: " ", count: width - appearance.name.utf8.count)
        out += "  \(appearance.name)\(gap)  \(appearance.foreground) on \(appearance.background)  "
        out += appearance.passes ? appearance.ratio : style.paint("\(appearance.ratio) fails", .red)
        if let nearest = appearance.nearest { out += ", nearest that passes \(nearest)" }
        out += "\n"
      }
      let limit = 5
      out += "  " + pair.places.prefix(limit).map { DisplayText.neutral(style.displayPath($0)) }.joined(separator: ", ")
      if pair.places.count > limit { out += " and \(pair.places.count - limit) more" }
      out += "\n\n"
    }
    out += countedOrNo(pairs.count, "pair of colors", "pairs of colors").asSentence
    if !failing.isEmpty { out += ", \(failing.count) with insufficient contrast" }
    if unknown > 0 { out += "; \(counted(unknown, "text element")) with unknown colors" }
    out += ".\n"
    return out.bytes
  }

  /// The pairs for tools.
  public static func json(_ pairs: [ContrastPair], unknown: Int) -> [UInt8] {
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("version", JSONReport.formatVersion)
      writer.array("pairs") { writer in
        for pair in pairs {
          writer.object { writer in
            writer.member("foreground", pair.foreground)
            writer.member("background", pair.background)
            writer.member("use", pair.use)
            writer.member("needed", pair.needed)
            writer.array("appearances") { writer in
              for appearance in pair.appearances {
                writer.object { writer in
                  writer.member("name", appearance.name)
                  writer.member("foreground", appearance.foreground)
                  writer.member("background", appearance.background)
                  writer.member("ratio", appearance.ratio)
                  writer.member("passes", appearance.passes)
                  if let nearest = appearance.nearest { writer.member("nearest", nearest) }
                }
              }
            }
            writer.member("places", pair.places)
          }
        }
      }
      writer.member("unknown", unknown)
    }
    return writer.finished()
  }
}
