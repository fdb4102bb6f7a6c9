// What is shown when the pointer rests on a view: what assistive technology gets from it, and how that came about.

import CurbcutFindings
import CurbcutLint
import CurbcutSourceText

extension LanguageServer {
  /// Lines of a transcript that are shown; a screen may have hundreds.
  private static let lineLimit = 15

  func hover(_ uri: String, _ position: EditorPosition) -> JSONValue {
    guard let document = documents[uri] else { return .null }
    let positions = TextPositions(document.text[...], client.encoding)
    let offset = UInt32(truncatingIfNeeded: positions.offset(of: position))
    guard let look = session(document.root).look(at: offset, in: document.name) else { return .null }
    var lines: [String] = []
    if let explanation = look.explanation { lines += description(explanation, document, positions) }
    if !look.heard.isEmpty {
      lines.append("VoiceOver:")
      lines += look.heard.prefix(Self.lineLimit).map { "  " + $0 }
      if look.heard.count > Self.lineLimit { lines.append("  … \(look.heard.count - Self.lineLimit) more") }
    }
    if lines.isEmpty { return .null }
    let text = lines.map(Self.oneLine).joined(separator: "\n")
    var result: [(name: String, value: JSONValue)] = []
    if client.readsMarkdown {
      // In a fence longer than any in the text, words of the source can be no links or pictures.
      var fence = "```"
      while text.contains(fence) { fence += "`" }
      result.append(
        (
          "contents",
          .members([("kind", .string("markdown")), ("value", .string("\(fence)text\n\(text)\n\(fence)"))])
        ))
    } else {
      result.append(("contents", .members([("kind", .string("plaintext")), ("value", .string(text))])))
    }
    if let explanation = look.explanation { result.append(("range", positions.json(explanation.range))) }
    return .members(result)
  }

  private func description(
    _ explanation: Explanation, _ document: Document, _ positions: TextPositions
  ) -> [String] {
    let name = explanation.name
    var lines = [
      "\(explanation.view): \(explanation.role)", "name: \(name.words)",
    ]
    var tables: PathMap<TextPositions> = [:]
    for step in name.steps {
      var place = ""
      if let range = step.range {
        let path = step.path ?? document.name
        let known =
          path == document.name
          ? positions : tables[path] ?? session(document.root).source(path).map { TextPositions($0, client.encoding) }
        if let known {
          tables[path] = known
          place =
            " (\(path == document.name ? "line" : path + ", line") \(known.position(of: Int(range.start)).line + 1))"
        }
      }
      lines.append("  \(step.source): \(step.result)\(place)")
    }
    if !explanation.traits.isEmpty { lines.append("traits: \(explanation.traits.joined(separator: ", "))") }
    if !explanation.hidden.isEmpty { lines.append("hidden: \(explanation.hidden)") }
    if let area = explanation.hitArea.first { lines.append("hit area: \(area)") }
    if let pair = explanation.colours.first { lines.append("colors: \(pair)") }
    for verdict in explanation.verdicts {
      for finding in verdict.findings { lines.append("\(verdict.rule): \(finding.message)") }
    }
    return lines
  }

  /// Text of others on one line, without control characters.
  private static func oneLine(_ text: String) -> String {
    String(
      String.UnicodeScalarView(
        text.unicodeScalars.map { scalar in
          switch scalar.properties.generalCategory {
          case .control, .format, .lineSeparator, .paragraphSeparator: " "
          default: scalar
          }
        }))
  }
}
