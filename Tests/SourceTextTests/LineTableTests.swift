// Lines and columns as reports show them.

import CurbcutSourceText
import Testing

@Suite struct LineTableTests {
  private func lines(_ text: String) -> [String] {
    let source = SourceText(text)
    let table = LineTable(source)
    return (1...table.lineCount).map { source.string(table.lineRange($0)) }
  }

  @Test(arguments: [
    ("", [""]),
    ("a", ["a"]),
    ("a\n", ["a", ""]),
    ("a\nb", ["a", "b"]),
    ("a\r\nb\rc\n\nd", ["a", "b", "c", "", "d"]),
    ("\r\n\r\n", ["", "", ""]),
    ("a\n\rb", ["a", "", "b"]),
    ("a\u{2028}b\u{85}c\u{0B}d", ["a\u{2028}b\u{85}c\u{0B}d"]),
    ("\u{FEFF}a\nb", ["a", "b"]),
    ("a\u{0}b\r", ["a\u{0}b", ""]),
  ])
  func lineBreaks(text: String, expected: [String]) {
    #expect(lines(text) == expected)
  }

  @Test func columnsCountBytesOrUTF16Units() {
    // 😀 has 4 bytes and 2 units, é has 2 bytes and 1 unit.
    let table = LineTable(SourceText("x\n😀éz"))
    #expect(table.position(of: 0) == (1, 1))
    #expect(table.position(of: 1) == (1, 2))
    #expect(table.position(of: 2) == (2, 1))
    #expect(table.position(of: 6) == (2, 5))
    #expect(table.position(of: 8) == (2, 7))
    #expect(table.utf16Column(of: 2) == 1)
    #expect(table.utf16Column(of: 4) == 1)
    #expect(table.utf16Column(of: 6) == 3)
    #expect(table.utf16Column(of: 8) == 4)
    #expect(table.utf16Column(of: 9) == 5)
  }

  @Test func offsetsOutsideTheTextAreClamped() {
    let table = LineTable(SourceText("ab\nc"))
    #expect(table.position(of: 4) == (2, 2))
    #expect(table.position(of: 4_000_000_000) == (2, 2))
    #expect(table.utf16Column(of: 4_000_000_000) == 2)
    #expect(table.lineRange(0) == ByteRange(0, 0))
    #expect(table.lineRange(3) == ByteRange(4, 4))
  }

  @Test func byteOrderMarkTakesNoColumn() {
    let table = LineTable(SourceText("\u{FEFF}ab"))
    #expect(table.position(of: 0) == (1, 1))
    #expect(table.position(of: 3) == (1, 1))
    #expect(table.position(of: 4) == (1, 2))
    #expect(table.utf16Column(of: 4) == 2)
  }

  @Test func invalidUTF8CountsAsReplacements() {
    let table = LineTable(SourceText(path: "", bytes: [0x61, 0xFF, 0x62, 0x0A, 0xE2, 0x82]))
    #expect(table.position(of: 2) == (1, 3))
    #expect(table.utf16Column(of: 2) == 3)
    #expect(table.position(of: 6) == (2, 3))
    #expect(table.lineCount == 2)
  }
}
