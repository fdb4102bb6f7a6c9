// Reads XML with the place of every element, as far as files of Interface Builder need it. One pass without recursion
// over the bytes; nothing is expanded or fetched. Entities of a file's own and document types are refused.

/// An element of an XML text.
public struct XMLElement: Sendable {
  /// The name behind `<`, prefix included.
  public var name: ByteRange
  /// The start tag, brackets included.
  public var tag: ByteRange
  /// What stands between the tags; empty for an element that is one tag.
  public var content: ByteRange
  /// Index of the element around, or -1.
  public var parent: Int32
  /// Index behind the last element inside.
  public var end: Int32
  /// Indexes into the document's attributes.
  public var attributes: Range<Int32>
}

/// An attribute of an element.
public struct XMLAttribute: Sendable {
  public var name: ByteRange
  /// Between the quotes, as it is written.
  public var value: ByteRange
}

/// Why a text is not read, and where.
public struct XMLProblem: Error, Sendable, Equatable {
  public var offset: UInt32
  /// Completes "The file is not read as XML: …".
  public var reason: String
}

/// The elements of a text in the order of their start tags.
public struct XMLDocument: Sendable {
  /// Elements inside each other; files of Interface Builder have some forty.
  public static let depthLimit = 512

  public let source: SourceText
  public fileprivate(set) var elements: [XMLElement] = []
  public fileprivate(set) var attributes: [XMLAttribute] = []

  /// Reads a whole text.
  public init(_ source: SourceText) throws(XMLProblem) {
    self.source = source
    var reader = XMLReader(source)
    try reader.read()
    elements = reader.elements
    attributes = reader.attributes
  }

  /// Elements right below one; from `-1` the outermost.
  public func children(of element: Int32) -> XMLChildren { XMLChildren(document: self, parent: element) }

  /// Whether an element is called so.
  public func isNamed(_ name: StaticString, _ element: Int32) -> Bool {
    source.isText(elements[Int(element)].name, name)
  }

  /// The first element of a name right below one.
  public func child(_ name: StaticString, of element: Int32) -> Int32? {
    children(of: element).first { isNamed(name, $0) }
  }

  /// Place of an attribute's value as it is written; nil without the attribute.
  public func range(_ attribute: StaticString, of element: Int32) -> ByteRange? {
    let range = elements[Int(element)].attributes
    for index in range where source.isText(attributes[Int(index)].name, attribute) {
      return attributes[Int(index)].value
    }
    return nil
  }

  /// An attribute's value; nil without the attribute.
  public func value(_ attribute: StaticString, of element: Int32) -> String? {
    range(attribute, of: element).map(text)
  }

  /// Whether an attribute has a value, character by character.
  public func has(_ attribute: StaticString, _ value: StaticString, _ element: Int32) -> Bool {
    range(attribute, of: element).map { source.isText($0, value) } ?? false
  }

  /// The text of a range, with the entities that XML itself has replaced.
  public func text(_ range: ByteRange) -> String {
    let bytes = source[range]
    guard bytes.contains(UInt8(ascii: "&")) else { return String(decoding: bytes, as: UTF8.self) }
    var result: [UInt8] = []
    var index = bytes.startIndex
    while index < bytes.endIndex {
      guard bytes[index] == UInt8(ascii: "&"), let end = bytes[index...].firstIndex(of: UInt8(ascii: ";")) else {
        result.append(bytes[index])
        index += 1
        continue
      }
      if let scalar = XMLReader.entity(bytes[(index + 1)..<end]) {
        result += Array(String(Character(scalar)).utf8)
      } else {
        result += Array(bytes[index...end])
      }
      index = end + 1
    }
    return String(decoding: result, as: UTF8.self)
  }
}

/// The elements right below one.
public struct XMLChildren: Sequence, IteratorProtocol {
  private let document: XMLDocument
  private var next_: Int32
  private let end: Int32

  init(document: XMLDocument, parent: Int32) {
    self.document = document
    next_ = parent + 1
    end = parent < 0 ? Int32(document.elements.count) : document.elements[Int(parent)].end
  }

  public mutating func next() -> Int32? {
    guard next_ < end else { return nil }
    defer { next_ = document.elements[Int(next_)].end }
    return next_
  }
}

extension SourceText {
  /// Whether a range holds exactly these characters.
  public func isText(_ range: ByteRange, _ text: StaticString) -> Bool {
    let count = Int(range.end - range.start)
    guard count == text.utf8CodeUnitCount else { return false }
    let start = Int(range.start)
    for index in 0..<count where padded[start + index] != text.utf8Start[index] { return false }
    return true
  }
}

/// The scanner.
private struct XMLReader {
  var elements: [XMLElement] = []
  var attributes: [XMLAttribute] = []
  private var open: [Int32] = []
  private var position = 0
  private let bytes: [UInt8]
  private let end: Int

  init(_ source: SourceText) {
    bytes = source.padded
    end = source.count
  }

  mutating func read() throws(XMLProblem) {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) { throw problem("it is UTF-16") }
    while position < end {
      let start = position
      while position < end, bytes[position] != UInt8(ascii: "<") {
        if bytes[position] == UInt8(ascii: "&") { try checkEntity() }
        position += 1
      }
      if open.isEmpty, bytes[start..<position].contains(where: { !Self.isBlank($0) }) {
        position = start
        throw problem("text outside the elements")
      }
      guard position < end else { break }
      switch bytes[position + 1] {
      case UInt8(ascii: "?"): try skip(to: "?>", "this instruction has no end")
      case UInt8(ascii: "!"): try declaration()
      case UInt8(ascii: "/"): try close()
      default: try element()
      }
    }
    if let last = open.last {
      position = Int(elements[Int(last)].tag.start)
      throw problem("this element has no end tag")
    }
    if elements.isEmpty { throw problem("there is no element") }
  }

  private func problem(_ reason: String) -> XMLProblem {
    XMLProblem(offset: UInt32(min(position, end)), reason: reason)
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x0A || byte == 0x09 || byte == 0x0D }

  private static func isName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"), UInt8(ascii: "."),
      UInt8(ascii: ":"), 0x80...0xFF:
      true
    default: false
    }
  }

  /// The character that an entity stands for, by what is between `&` and `;`.
  static func entity(_ name: ArraySlice<UInt8>) -> Unicode.Scalar? {
    guard name.first == UInt8(ascii: "#") else {
      switch String(decoding: name, as: UTF8.self) {
      case "amp": return "&"
      case "lt": return "<"
      case "gt": return ">"
      case "quot": return "\""
      case "apos": return "'"
      default: return nil
      }
    }
    let digits = name.dropFirst()
    let isHex = digits.first == UInt8(ascii: "x")
    let text = String(decoding: isHex ? digits.dropFirst() : digits, as: UTF8.self)
    guard let number = UInt32(text, radix: isHex ? 16 : 10), number > 0 else { return nil }
    return Unicode.Scalar(number)
  }

  /// At `&`: refuses what XML itself does not know.
  private func checkEntity() throws(XMLProblem) {
    // The longest that is known is `&#x10FFFF;`; a few zeros may stand before.
    let limit = min(position + 16, end)
    guard let stop = bytes[position..<limit].firstIndex(of: UInt8(ascii: ";")),
      Self.entity(bytes[(position + 1)..<stop]) != nil
    else { throw problem("it uses an entity of its own") }
  }

  private func starts(_ text: StaticString) -> Bool {
    for index in 0..<text.utf8CodeUnitCount where bytes[position + index] != text.utf8Start[index] { return false }
    return true
  }

  private mutating func skip(to text: StaticString, _ reason: String) throws(XMLProblem) {
    let start = position
    while position < end {
      if bytes[position] == text.utf8Start[0], starts(text) {
        position += text.utf8CodeUnitCount
        return
      }
      position += 1
    }
    position = start
    throw problem(reason)
  }

  private mutating func declaration() throws(XMLProblem) {
    if starts("<!--") {
      let start = position
      position += 4
      do { try skip(to: "-->", "this comment has no end") } catch {
        position = start
        throw problem(error.reason)
      }
    } else if starts("<![CDATA["), !open.isEmpty {
      try skip(to: "]]>", "this text has no end")
    } else {
      throw problem("it declares a document type")
    }
  }

  private mutating func skipBlank() { while Self.isBlank(bytes[position]) { position += 1 } }

  private mutating func name() -> ByteRange {
    let start = position
    while position < end, Self.isName(bytes[position]) { position += 1 }
    return ByteRange(UInt32(start), UInt32(position))
  }

  private mutating func element() throws(XMLProblem) {
    let start = position
    if open.isEmpty, !elements.isEmpty { throw problem("a second outermost element begins") }
    if open.count >= XMLDocument.depthLimit { throw problem("elements lie too deep in each other") }
    position += 1
    let name = name()
    if name.start == name.end {
      position = start
      throw problem("an element has no name")
    }
    let first = Int32(attributes.count)
    var isWhole = false
    while true {
      skipBlank()
      guard position < end else {
        position = start
        throw problem("this tag has no end")
      }
      if bytes[position] == UInt8(ascii: ">") { break }
      if bytes[position] == UInt8(ascii: "/"), bytes[position + 1] == UInt8(ascii: ">") {
        isWhole = true
        position += 1
        break
      }
      try attribute()
    }
    position += 1
    let place = UInt32(position)
    let index = Int32(elements.count)
    elements.append(
      XMLElement(
        name: name, tag: ByteRange(UInt32(start), place), content: ByteRange(place, place), parent: open.last ?? -1,
        end: index + 1, attributes: first..<Int32(attributes.count)))
    if !isWhole { open.append(index) }
  }

  private mutating func attribute() throws(XMLProblem) {
    let name = name()
    if name.start == name.end { throw problem("an attribute is expected") }
    skipBlank()
    guard bytes[position] == UInt8(ascii: "=") else { throw problem("an attribute has no value") }
    position += 1
    skipBlank()
    let quote = bytes[position]
    guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      throw problem("an attribute's value has no quotes")
    }
    position += 1
    let start = position
    while position < end, bytes[position] != quote {
      if bytes[position] == UInt8(ascii: "<") { throw problem("a value holds <") }
      if bytes[position] == UInt8(ascii: "&") { try checkEntity() }
      position += 1
    }
    guard position < end else {
      position = start
      throw problem("this value has no end")
    }
    attributes.append(XMLAttribute(name: name, value: ByteRange(UInt32(start), UInt32(position))))
    position += 1
  }

  private mutating func close() throws(XMLProblem) {
    let start = position
    position += 2
    let name = name()
    skipBlank()
    guard bytes[position] == UInt8(ascii: ">"), position < end else {
      position = start
      throw problem("this end tag has no end")
    }
    position += 1
    guard let last = open.popLast() else {
      position = start
      throw problem("this end tag ends nothing")
    }
    let opened = elements[Int(last)].name
    guard bytes[Int(opened.start)..<Int(opened.end)].elementsEqual(bytes[Int(name.start)..<Int(name.end)]) else {
      position = start
      throw problem("this end tag belongs to another element")
    }
    elements[Int(last)].content.end = UInt32(start)
    elements[Int(last)].end = Int32(elements.count)
  }
}
