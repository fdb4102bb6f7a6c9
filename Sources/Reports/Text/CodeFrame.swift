// The line of source a finding is about, with carets under the exact place.

import CurbcutSourceText

/// One line of source as it is shown, and where the carets go.
struct CodeFrame {
  /// Number of the line, from 1.
  var line: Int
  /// The line: tabs as blanks, control characters neutral, cut when it is long.
  var text: String
  /// Columns before the carets, and the number of carets.
  var indent: Int
  var carets: Int

  private static let tabWidth = 4

  /// A line of more than `longest` bytes is cut around the place.
  init(_ range: ByteRange, in source: SourceText, table: LineTable, longest: Int = 200) {
    line = table.position(of: range.start).line
    let whole = table.lineRange(line)
    let start = min(max(range.start, whole.start), whole.end)
    let end = max(start, min(range.end, whole.end))
    var shown = whole
    if whole.count > longest {
      var low = max(Int(whole.start), Int(start) - longest * 3 / 10)
      var high = min(Int(whole.end), Int(start) + longest / 2)
      // Never cut inside a character.
      while low > Int(whole.start), source.padded[low] & 0xC0 == 0x80 { low -= 1 }
      while high < Int(whole.end), source.padded[high] & 0xC0 == 0x80 { high += 1 }
      shown = ByteRange(UInt32(low), UInt32(high))
    }
    text = shown.start > whole.start ? "…" : ""
    var column = DisplayText.width(text)
    Self.append(source.string(ByteRange(shown.start, start)), to: &text, &column)
    indent = column
    let last = min(end, shown.end)
    Self.append(source.string(ByteRange(start, last)), to: &text, &column)
    carets = max(1, column - indent)
    Self.append(source.string(ByteRange(last, shown.end)), to: &text, &column)
    if shown.end < whole.end { text += "…" }
    // Once more as a whole: a command may stand across two pieces. What is replaced is as wide as before.
    text = DisplayText.neutral(text)
    while text.utf8.last == 0x20 { text.removeLast() }
  }

  private static func append(_ piece: String, to text: inout String, _ column: inout Int) {
    for character in piece {
      if character == "\t" {
        let blanks = tabWidth - column % tabWidth
        text += String(repeating: " ", count: blanks)
        column += blanks
      } else {
        let shown = DisplayText.neutral(String(character))
        text += shown
        column += DisplayText.width(shown)
      }
    }
  }
}
