// Lines and characters as editors count them, from 0, in the unit that was agreed on; and paths in URIs.

import CurbcutSourceText

/// The unit in which an editor counts characters of a line.
enum PositionEncoding: String {
  case utf8 = "utf-8"
  case utf16 = "utf-16"
}

/// A place as an editor names it.
struct EditorPosition: Equatable {
  var line: Int
  var character: Int

  init(line: Int, character: Int) {
    self.line = line
    self.character = character
  }

  /// nil for anything that is no place.
  init?(_ json: JSONElement?) {
    guard let line = json?["line"]?.integer, let character = json?["character"]?.integer, line >= 0, character >= 0
    else { return nil }
    self.line = line
    self.character = character
  }

  var json: JSONValue { .members([("line", .integer(line)), ("character", .integer(character))]) }
}

/// The lines of a text. Unlike a report, an editor counts a byte order mark as a character of the first line.
struct TextPositions {
  private let bytes: ArraySlice<UInt8>
  private let starts: [Int]
  private let encoding: PositionEncoding

  init(_ bytes: ArraySlice<UInt8>, _ encoding: PositionEncoding) {
    self.bytes = bytes
    self.encoding = encoding
    var starts = [bytes.startIndex]
    var index = bytes.startIndex
    while index < bytes.endIndex {
      let byte = bytes[index]
      index += 1
      if byte == 0x0A || byte == 0x0D && (index == bytes.endIndex || bytes[index] != 0x0A) { starts.append(index) }
    }
    self.starts = starts
  }

  init(_ source: SourceText, _ encoding: PositionEncoding) { self.init(source.padded[..<source.count], encoding) }

  /// The offset of a place. What lies behind the end of a line or of the text is read as that end; the middle of a
  /// character as its beginning.
  func offset(of position: EditorPosition) -> Int {
    guard position.line < starts.count else { return bytes.endIndex }
    var index = starts[position.line]
    let limit = position.line + 1 < starts.count ? starts[position.line + 1] : bytes.endIndex
    var left = position.character
    while index < limit, bytes[index] != 0x0A, bytes[index] != 0x0D {
      let length = Self.length(bytes[index])
      let units = encoding == .utf8 ? length : length == 4 ? 2 : 1
      if left < units { break }
      left -= units
      index = min(index + length, limit)
    }
    return index
  }

  func position(of offset: Int) -> EditorPosition {
    let offset = min(max(offset, bytes.startIndex), bytes.endIndex)
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    let start = starts[low]
    if encoding == .utf8 { return EditorPosition(line: low, character: offset - start) }
    var units = 0
    for byte in bytes[start..<offset] where byte & 0xC0 != 0x80 { units += byte >= 0xF0 ? 2 : 1 }
    return EditorPosition(line: low, character: units)
  }

  func json(_ range: ByteRange) -> JSONValue {
    .members([
      ("start", position(of: Int(range.start)).json), ("end", position(of: Int(range.end)).json),
    ])
  }

  /// The bytes of a range an editor names; an end before the beginning is read as the beginning.
  func range(_ json: JSONElement?) -> Range<Int>? {
    guard let start = EditorPosition(json?["start"]), let end = EditorPosition(json?["end"]) else { return nil }
    let first = offset(of: start)
    return first..<max(first, offset(of: end))
  }

  /// Number of bytes of the character that begins with a byte; a stray byte counts as one.
  private static func length(_ byte: UInt8) -> Int {
    switch byte {
    case 0xC2...0xDF: 2
    case 0xE0...0xEF: 3
    case 0xF0...0xF4: 4
    default: 1
    }
  }
}

/// Paths as editors send them.
enum DocumentURI {
  /// The absolute path of a file on this machine; nil for anything else.
  static func path(_ uri: String) -> String? {
    guard uri.utf8.count > 7, uri.prefix(7).lowercased() == "file://" else { return nil }
    var rest = Array(uri.utf8.dropFirst(7))[...]
    if rest.starts(with: Array("localhost/".utf8)) { rest = rest.dropFirst(9) }
    guard rest.first == UInt8(ascii: "/") else { return nil }
    var bytes: [UInt8] = []
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "%") {
        guard rest.count >= 2, let value = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16), value > 0
        else { return nil }
        bytes.append(value)
        rest = rest.dropFirst(2)
      } else if byte == UInt8(ascii: "?") || byte == UInt8(ascii: "#") {
        break
      } else {
        bytes.append(byte)
      }
    }
    let path = String(decoding: bytes, as: UTF8.self)
    // A name that is not UTF-8 would name another file.
    return path.utf8.elementsEqual(bytes) ? path : nil
  }

  static func uri(_ path: String) -> String {
    let digits = Array("0123456789ABCDEF")
    var out = "file://"
    for byte in path.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "/"), UInt8(ascii: "-"), UInt8(ascii: "."),
        UInt8(ascii: "_"), UInt8(ascii: "~"):
        out.unicodeScalars.append(Unicode.Scalar(byte))
      default: out += "%\(digits[Int(byte >> 4)])\(digits[Int(byte & 15)])"
      }
    }
    return out
  }
}
