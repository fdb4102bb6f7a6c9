// Messages as they come over a pipe: a header with the number of bytes, then that many bytes of JSON. Pieces may be cut
// anywhere.

import CurbcutSourceText

/// Cuts a stream of bytes into the bodies of messages.
struct MessageStream {
  /// Bodies over this size are skipped: four times the largest file that is judged.
  static let bodyLimit = 64 << 20
  /// A header has some fifty bytes.
  static let headerLimit = 4096

  enum Piece: Equatable {
    case body([UInt8])
    /// A body that was too large and is left out.
    case tooLarge(Int)
    /// No length could be read: where the next message begins cannot be told any more.
    case broken(String)
  }

  private var buffer: [UInt8] = []
  /// Where in the buffer the next message begins.
  private var start = 0
  /// Bytes of a body that is too large, still to come.
  private var skipped = 0
  private(set) var isBroken = false

  /// What has come of a message that is not there in full.
  var held: ArraySlice<UInt8> { isBroken || skipped > 0 ? [] : buffer[start...] }

  /// Number of bytes that are held.
  var heldBytes: Int { buffer.count }

  mutating func append(_ bytes: some Collection<UInt8>) {
    if isBroken { return }
    buffer += bytes
  }

  /// The next piece that is there in full, or nil.
  mutating func next() -> Piece? {
    if isBroken { return nil }
    if skipped > 0 {
      let now = min(skipped, buffer.count - start)
      skipped -= now
      start += now
      tidy()
      if skipped > 0 { return nil }
    }
    guard let end = headerEnd() else {
      guard buffer.count - start > Self.headerLimit else { return nil }
      return failed("the header has no end")
    }
    guard let length = Self.length(buffer[start..<end]) else { return failed("the header has no Content-Length") }
    let body = end + 4
    if length > Self.bodyLimit {
      start = body
      skipped = length
      return .tooLarge(length)
    }
    guard buffer.count - body >= length else { return nil }
    let piece = Piece.body(Array(buffer[body..<body + length]))
    start = body + length
    tidy()
    return piece
  }

  private mutating func failed(_ reason: String) -> Piece {
    isBroken = true
    buffer = []
    start = 0
    return .broken(reason)
  }

  /// Gives back what has been read.
  private mutating func tidy() {
    if start == buffer.count {
      // A large buffer is not kept for small messages.
      buffer.removeAll(keepingCapacity: buffer.count < 1 << 16)
      start = 0
    } else if start > 1 << 16 {
      buffer.removeFirst(start)
      start = 0
    }
  }

  private func headerEnd() -> Int? {
    let limit = min(buffer.count, start + Self.headerLimit)
    var index = start
    while index + 3 < limit {
      if buffer[index] == 0x0D, buffer[index + 1] == 0x0A, buffer[index + 2] == 0x0D, buffer[index + 3] == 0x0A {
        return index
      }
      index += 1
    }
    return nil
  }

  /// The length a header gives: one, in digits.
  private static func length(_ header: ArraySlice<UInt8>) -> Int? {
    var found: Int?
    for line in String(decoding: header, as: UTF8.self).split(separator: "\r\n") {
      guard let colon = line.firstIndex(of: ":") else { return nil }
      guard line[..<colon].lowercased() == "content-length" else { continue }
      let digits = line[line.index(after: colon)...].filter { $0 != " " && $0 != "\t" }
      guard found == nil, !digits.isEmpty, digits.utf8.allSatisfy({ (0x30...0x39).contains($0) }),
        let length = Int(digits)
      else { return nil }
      found = length
    }
    return found
  }

  /// A message with its header.
  static func framed(_ value: JSONValue) -> [UInt8] {
    var text = ""
    value.append(to: &text)
    return framed(Array(text.utf8))
  }

  static func framed(_ body: [UInt8]) -> [UInt8] { Array("Content-Length: \(body.count)\r\n\r\n".utf8) + body }
}

extension JSONValue {
  /// Adds the value without blanks.
  func append(to out: inout String) {
    switch self {
    case .null: out += "null"
    case .bool(let flag): out += flag ? "true" : "false"
    case .number(let number):
      out += number.plainText
    case .string(let text): out += JSONValue.quoted(text)
    case .array(let elements):
      out += "["
      for (index, element) in elements.enumerated() {
        if index > 0 { out += "," }
        element.value.append(to: &out)
      }
      out += "]"
    case .object(let members):
      out += "{"
      for (index, member) in members.enumerated() {
        if index > 0 { out += "," }
        out += JSONValue.quoted(member.name) + ":"
        member.element.value.append(to: &out)
      }
      out += "}"
    }
  }

  static func integer(_ number: Int) -> JSONValue { .number(Double(number)) }
}

extension JSONElement {
  /// A whole number that fits.
  var integer: Int? { number.flatMap(Int.init(exactly:)) }

  /// The value at the end of a path of names.
  func at(_ names: String...) -> JSONElement? {
    var current: JSONElement? = self
    for name in names { current = current?[name] }
    return current
  }
}
