// Turns offsets into lines and columns. Only reports and edits to the text of a line need them, so a table is made
// for a file when something in it has to be shown, and not before.

/// The lines of one text. A line ends at LF, CR or CRLF and nowhere else, as compilers and editors see it.
public struct LineTable: Sendable {
  private let source: SourceText
  /// Offset of the first byte of each line. A byte order mark belongs to no line.
  private let starts: [UInt32]

  /// Finds the lines of a text.
  public init(_ source: SourceText) {
    let count = source.count
    var starts: [UInt32] = []
    starts.reserveCapacity(count / 32 + 1)
    source.padded.withUnsafeBytes { bytes in
      starts.append(count >= 3 && bytes[0] == 0xEF && bytes[1] == 0xBB && bytes[2] == 0xBF ? 3 : 0)
      var index = 0
      while index < count {
        // Eight bytes at once, as long as none is below 0x10. Behind the text stand zeros, so looking further is safe.
        let word = bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self)
        if (word &- 0x1010_1010_1010_1010) & ~word & 0x8080_8080_8080_8080 == 0 {
          index += 8
          continue
        }
        // The lowest of the small bytes is told for certain, and those beyond it are looked at again.
        var small =
          (UInt64(littleEndian: word) &- 0x1010_1010_1010_1010) & ~UInt64(littleEndian: word) & 0x8080_8080_8080_8080
        while small != 0 {
          let next = index &+ small.trailingZeroBitCount >> 3
          small &= small &- 1
          let byte = bytes[next]
          guard next < count, byte == 0x0A || (byte == 0x0D && bytes[next &+ 1] != 0x0A) else { continue }
          starts.append(UInt32(truncatingIfNeeded: next &+ 1))
        }
        index += 8
      }
    }
    self.source = source
    self.starts = starts
  }

  /// Number of lines. A text that ends in a line break has an empty last line; the empty text has one line.
  public var lineCount: Int { starts.count }

  /// Line and column of an offset, both from 1; the column counts UTF-8 bytes. An offset past the end is read as the end.
  public func position(of offset: UInt32) -> (line: Int, column: Int) {
    let offset = min(offset, UInt32(truncatingIfNeeded: source.count))
    let line = self.line(of: offset)
    let start = starts[line - 1]
    return (line, offset < start ? 1 : Int(offset - start) + 1)
  }

  /// Column of an offset from 1, counted in UTF-16 units as editors and SARIF do. Invalid UTF-8 counts as U+FFFD.
  public func utf16Column(of offset: UInt32) -> Int {
    let offset = min(offset, UInt32(truncatingIfNeeded: source.count))
    let start = starts[line(of: offset) - 1]
    if offset <= start { return 1 }
    var end = Int(offset)
    // Inside a character: count up to its first byte.
    while end > Int(start), end < source.count, source.padded[end] & 0xC0 == 0x80 { end -= 1 }
    return String(decoding: source.padded[Int(start)..<end], as: UTF8.self).utf16.count + 1
  }

  /// The bytes of a line (from 1) without its line break. A line that does not exist gives an empty range.
  public func lineRange(_ line: Int) -> ByteRange {
    let count = UInt32(truncatingIfNeeded: source.count)
    guard line >= 1, line <= starts.count else { return line < 1 ? ByteRange(0, 0) : ByteRange(count, count) }
    let start = starts[line - 1]
    guard line < starts.count else { return ByteRange(start, count) }
    var end = starts[line]
    // A line that is not the last one ends in a break of one or two bytes.
    end -= 1
    if end > start, source.padded[Int(end)] == 0x0A, source.padded[Int(end) - 1] == 0x0D { end -= 1 }
    return ByteRange(start, end)
  }

  private func line(of offset: UInt32) -> Int {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return low + 1
  }
}
