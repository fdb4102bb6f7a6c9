// Writes HTML. All text goes through `escaped`: sources and paths are other people's, and none of it becomes markup.

import CurbcutFindings
import CurbcutSourceText

/// Collects a page.
struct HTMLWriter {
  private var out = ByteWriter()

  var bytes: [UInt8] { out.bytes }
  var count: Int { out.bytes.count }

  /// Markup of our own.
  mutating func raw(_ markup: String) { out += markup }

  /// Text of anybody.
  mutating func text(_ text: String) { out += Self.escaped(text) }

  /// An element with text in it. `attributes` are our own.
  mutating func element(_ name: String, _ attributes: String = "", _ text: String) {
    out += Self.tag(name, attributes, text)
  }

  static func tag(_ name: String, _ attributes: String = "", _ text: String) -> String {
    "<\(name)\(attributes.isEmpty ? "" : " " + attributes)>\(escaped(text))</\(name)>"
  }

  /// Safe between tags and in quoted attributes: no markup, no control character, nothing that turns text around.
  static func escaped(_ text: String) -> String {
    let neutral = DisplayText.neutral(text)
    if neutral.utf8.allSatisfy({ $0 != 0x26 && $0 != 0x3C && $0 != 0x3E && $0 != 0x22 && $0 != 0x27 }) {
      return neutral
    }
    var result = ""
    result.reserveCapacity(neutral.utf8.count + 16)
    for character in neutral.unicodeScalars {
      switch character {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      default: result.unicodeScalars.append(character)
      }
    }
    return result
  }
}

/// A few lines of source with the place marked.
struct CodeExcerpt {
  /// Bytes shown of a line before and after the place, and of the lines around.
  private static let before = 70
  private static let after = 110
  private static let around = 150

  /// The markup; the place stands in `mark`.
  static func markup(_ range: ByteRange, in source: SourceText, table: LineTable) -> String {
    let line = table.position(of: range.start).line
    var result = "<pre><code>"
    for number in max(1, line - 1)...min(table.lineCount, line + 1) {
      let whole = table.lineRange(number)
      let digits = String(number)
      result += "<span class=\"ln\">\(String(repeating: " ", count: max(0, 5 - digits.utf8.count)))\(digits)</span> "
      if number == line {
        let start = min(max(range.start, whole.start), whole.end)
        let end = max(start, min(range.end, whole.end))
        let low = boundary(max(Int(whole.start), Int(start) - before), source, downTo: Int(whole.start))
        let markEnd = boundary(min(Int(end), Int(start) + 160), source, downTo: Int(start))
        let high = boundary(min(Int(whole.end), markEnd + after), source, downTo: markEnd)
        result += (low > Int(whole.start) ? "…" : "") + shown(source, low, Int(start))
        let marked = shown(source, Int(start), markEnd)
        result += "<mark>\(marked.isEmpty ? " " : marked)</mark>"
        result += shown(source, markEnd, high) + (high < Int(whole.end) ? "…" : "")
      } else {
        let high = boundary(min(Int(whole.end), Int(whole.start) + around), source, downTo: Int(whole.start))
        result += shown(source, Int(whole.start), high) + (high < Int(whole.end) ? "…" : "")
      }
      result += "\n"
    }
    return result + "</code></pre>"
  }

  /// The nearest offset at or before one that cuts no character.
  private static func boundary(_ offset: Int, _ source: SourceText, downTo least: Int) -> Int {
    var offset = offset
    while offset > least, offset < source.count, source.padded[offset] & 0xC0 == 0x80 { offset -= 1 }
    return offset
  }

  private static func shown(_ source: SourceText, _ low: Int, _ high: Int) -> String {
    guard high > low else { return "" }
    let text = source.string(ByteRange(UInt32(low), UInt32(high))).replacing("\t", with: "  ")
    return HTMLWriter.escaped(text)
  }
}
