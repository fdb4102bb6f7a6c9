// One file of strings: `.strings`, `.stringsdict` or `.xcstrings`. An app with thirty languages has more text in such
// files than code, and hardly a key of them is asked for. So a file is gone over once for where its keys and texts stand;
// a text is made when somebody asks for it.

import CurbcutSourceText
import CurbcutSymbols

/// One file of strings as it was read.
public struct StringsFile: Sendable {
  /// Path as it is reported.
  public var path: String
  /// The languages in which the file says something, `Base` and the empty one among them; for a catalogue in the order
  /// in which they are met.
  public private(set) var languages: [String]
  /// The language the app is written in, where the file says so.
  private(set) var sourceLanguage: String?
  /// Whether its Xcode project says that the app is written in English.
  var isOfEnglishProject = false
  /// How many keys each of the languages has.
  private(set) var counts: [Int]
  /// The file as UTF-8.
  let bytes: [UInt8]
  private(set) var entries: [Name: Entry]

  /// What is known of a key.
  struct Entry: Sendable {
    /// How the text is written.
    enum Form: UInt8, Sendable {
      /// With backslashes, as in `.strings`.
      case quoted
      /// With entities, as in a property list.
      case xml
      case json
      /// There is none: it depends on a number or a device.
      case none
    }

    /// Where the text stands, in the language the app is written in where the file has several.
    var text: Range<Int32>
    var form: Form
    var isUntranslated = false
    /// The languages of a catalogue that have the key, by bit.
    var languages = LanguageSet()
  }

  /// Reads `.strings`, `.stringsdict` or `.xcstrings`; nil when it is none or cannot be read.
  public init?(path: String, bytes: ArraySlice<UInt8>) {
    self.path = path
    let folder = Self.folder(of: path)
    languages = [folder.hasSuffix(".lproj") ? String(folder.dropLast(6)) : ""]
    entries = [:]
    counts = []
    if path.hasSuffix(".xcstrings") {
      self.bytes = Array(bytes)
      languages = []
      guard readCatalogue() else { return nil }
      return
    }
    self.bytes = UTF16Text.decoded(bytes)
    if path.hasSuffix(".stringsdict") {
      readPropertyList()
    } else if path.hasSuffix(".strings"), !self.bytes.starts(with: "bplist".utf8) {
      if self.bytes.starts(with: "<?xml".utf8) { readPropertyList() } else { readPairs() }
    } else {
      return nil
    }
    counts = [entries.count]
  }

  /// The language of the folder that the file lies in, `cs.lproj`; nil for a catalogue, and beside such folders.
  var folderLanguage: String? {
    let folder = Self.folder(of: path)
    return folder.hasSuffix(".lproj") ? String(folder.dropLast(6)) : nil
  }

  private static func folder(of path: String) -> String {
    path.utf8.split(separator: UInt8(ascii: "/")).dropLast().last.map { String(Substring($0)) } ?? ""
  }

  /// Whether a file of this name is read: the table that views look into unless they name another.
  public static func isTable(_ name: String) -> Bool {
    name == "Localizable.strings" || name == "Localizable.stringsdict" || name == "Localizable.xcstrings"
  }

  // MARK: Asking

  /// The keys of the file.
  var keys: some Sequence<Name> { entries.keys }

  /// Whether the file has a key in one of its languages.
  func has(_ key: Name, in language: String) -> Bool {
    languages.firstIndex(of: language).map { has(key, at: $0) } ?? false
  }

  /// The same, where the place of the language is known.
  func has(_ key: Name, at place: Int) -> Bool {
    guard let entry = entries[key] else { return false }
    return counts.count == 1 || entry.languages.contains(place)
  }

  /// Whether the file has a key in any language.
  func has(_ key: Name) -> Bool { entries[key] != nil }

  /// Whether a key is not to be translated.
  func isUntranslated(_ key: Name) -> Bool { entries[key]?.isUntranslated ?? false }

  /// What the file says for a key, in the language the app is written in where it has several; nil when it has no such
  /// key.
  func text(_ key: Name) -> String? {
    guard let entry = entries[key] else { return nil }
    let range = Int(entry.text.lowerBound)..<Int(entry.text.upperBound)
    switch entry.form {
    case .quoted: return unescape(bytes[range])
    case .xml: return Self.withoutEntities(bytes[range])
    case .json: return Self.jsonText(bytes[range.lowerBound - 1..<range.upperBound + 1])
    case .none: return ""
    }
  }

  /// A text of JSON with its quotes.
  fileprivate static func jsonText(_ bytes: ArraySlice<UInt8>) -> String { (try? JSONReader.read(bytes))?.string ?? "" }

  // MARK: The old form

  /// Reads `"key" = "value";` with comments.
  private mutating func readPairs() {
    var entries: [Name: Entry] = [:]
    bytes.withUnsafeBufferPointer { bytes in
      entries.reserveCapacity(bytes.count / 64)
      var key: Name?
      var sawEqual = false
      var index = 0
      while index < bytes.count {
        switch bytes[index] {
        case UInt8(ascii: "/") where index + 1 < bytes.count && bytes[index + 1] == UInt8(ascii: "*"):
          index += 2
          repeat {
            index = FastText.next(UInt8(ascii: "*"), or: UInt8(ascii: "*"), in: bytes, from: index) + 1
          } while index < bytes.count && bytes[index] != UInt8(ascii: "/")
          index += 1
        case UInt8(ascii: "/") where index + 1 < bytes.count && bytes[index + 1] == UInt8(ascii: "/"):
          index = FastText.next(0x0A, or: 0x0A, in: bytes, from: index)
        case UInt8(ascii: "\""):
          let start = index + 1
          var isEscaped = false
          index = start
          while true {
            index = FastText.next(UInt8(ascii: "\""), or: UInt8(ascii: "\\"), in: bytes, from: index)
            guard index < bytes.count, bytes[index] == UInt8(ascii: "\\") else { break }
            isEscaped = true
            index += 2
          }
          let text = start..<min(index, bytes.count)
          index = text.upperBound + 1
          if sawEqual, let known = key {
            entries[known] = Entry(text: Int32(text.lowerBound)..<Int32(text.upperBound), form: .quoted)
            key = nil
          } else {
            key = isEscaped ? Name(unescape(ArraySlice(bytes[text]))) : Name(bytes[text])
          }
        case UInt8(ascii: "="):
          sawEqual = true
          index += 1
        case UInt8(ascii: ";"):
          sawEqual = false
          key = nil
          index += 1
        case let byte where Self.isWord(byte):
          let start = index
          while index < bytes.count, Self.isWord(bytes[index]) { index += 1 }
          if !sawEqual { key = Name(bytes[start..<index]) }
        default: index += 1
        }
      }
    }
    self.entries = entries
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: "$"):
      true
    default: false
    }
  }

  // MARK: Property lists

  /// Reads the keys of the outermost dictionary of a property list in XML; their values may be plural rules.
  private mutating func readPropertyList() {
    var entries: [Name: Entry] = [:]
    bytes.withUnsafeBufferPointer { bytes in
      entries.reserveCapacity(bytes.count / 96)
      var depth = 0
      var key: Name?
      var open = bytes.firstIndex(of: UInt8(ascii: "<")) ?? bytes.count
      while open < bytes.count {
        var close = open + 1
        while close < bytes.count, bytes[close] != UInt8(ascii: ">"), bytes[close] != UInt8(ascii: "<") { close += 1 }
        guard close < bytes.count else { return }
        var next = close + 1
        if bytes[close] == UInt8(ascii: "<") {
          open = close
          continue
        }
        var isPlain = true
        while true {
          next = FastText.next(UInt8(ascii: "<"), or: UInt8(ascii: "&"), in: bytes, from: next)
          guard next < bytes.count, bytes[next] == UInt8(ascii: "&") else { break }
          isPlain = false
          next += 1
        }
        let content = close + 1..<next
        let tag = open + 1..<close
        if FastText.is(tag, of: bytes, "dict") {
          depth += 1
          if depth == 2, let known = key { entries[known] = Entry(text: 0..<0, form: .none) }
        } else if FastText.is(tag, of: bytes, "/dict") {
          depth -= 1
        } else if depth == 1, FastText.is(tag, of: bytes, "key") {
          key = isPlain ? Name(bytes[content]) : Name(Self.withoutEntities(ArraySlice(bytes[content])))
        } else if depth == 1, let known = key, FastText.is(tag, of: bytes, "string") {
          entries[known] = Entry(text: Int32(content.lowerBound)..<Int32(content.upperBound), form: .xml)
        }
        open = next
      }
    }
    self.entries = entries
  }

  /// The text that XML stands for.
  private static func withoutEntities(_ bytes: ArraySlice<UInt8>) -> String {
    let text = String(decoding: bytes, as: UTF8.self)
    guard text.contains("&") else { return text }
    // The sign itself comes last: `&amp;lt;` is `&lt;`.
    return [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&apos;", "'"), ("&amp;", "&")].reduce(text) {
      $0.replacing($1.0, with: $1.1)
    }
  }

  // MARK: Catalogues

  /// Reads a string catalogue; whether it is one.
  private mutating func readCatalogue() -> Bool {
    var source = "en"
    var entries: [Name: Entry] = [:]
    let isSound = bytes.withUnsafeBufferPointer { bytes in
      var scanner = JSONScanner(bytes)
      var namesSource = false
      var strings: JSONScanner?
      var reader: CatalogueReader?
      func readStrings(_ scanner: inout JSONScanner) {
        var catalogue = CatalogueReader(bytes: bytes, source: source)
        scanner.members { catalogue.read(&$0, key: $1) }
        reader = catalogue
      }
      scanner.members { scanner, name in
        if FastText.is(name, of: bytes, "sourceLanguage") {
          if let text = scanner.text() { source = String(decoding: bytes[text], as: UTF8.self) }
          namesSource = true
        } else if FastText.is(name, of: bytes, "strings") {
          // Xcode names the language first; what stands before it has to wait for it.
          if namesSource { return readStrings(&scanner) }
          strings = scanner
          scanner.skip()
        } else {
          scanner.skip()
        }
      }
      guard scanner.isAtEnd, scanner.isSound else { return false }
      if var strings { readStrings(&strings) }
      entries = reader?.entries ?? [:]
      if let reader, !entries.isEmpty { languages = reader.languages }
      return true
    }
    guard isSound else { return false }
    sourceLanguage = source
    self.entries = entries
    counts = Array(repeating: 0, count: languages.count)
    for entry in entries.values { entry.languages.forEach { counts[$0] += 1 } }
    return true
  }
}

/// Reads the entries of a string catalogue.
private struct CatalogueReader {
  let bytes: UnsafeBufferPointer<UInt8>
  private(set) var entries: [Name: StringsFile.Entry] = [:]
  /// The first is the one the app is written in.
  private(set) var languages: [String]
  private var places: [Name: Int]

  init(bytes: UnsafeBufferPointer<UInt8>, source: String) {
    self.bytes = bytes
    languages = [source]
    places = [Name(source): 0]
  }

  /// The number of a language.
  private mutating func place(of language: Range<Int>) -> Int {
    let name = Name(bytes[language])
    if let known = places[name] { return known }
    places[name] = languages.count
    languages.append(String(decoding: bytes[language], as: UTF8.self))
    return languages.count - 1
  }

  private func name(_ key: Range<Int>) -> Name {
    guard bytes[key].contains(UInt8(ascii: "\\")) else { return Name(bytes[key]) }
    return Name(StringsFile.jsonText(ArraySlice(bytes[key.lowerBound - 1..<key.upperBound + 1])))
  }

  /// Reads what the catalogue says of a key.
  mutating func read(_ scanner: inout JSONScanner, key: Range<Int>) {
    // Without words in the language the app is written in, the key is what people read.
    var entry = StringsFile.Entry(text: Int32(key.lowerBound)..<Int32(key.upperBound), form: .json)
    entry.languages.insert(0)
    scanner.members { scanner, member in
      if FastText.is(member, of: bytes, "shouldTranslate") {
        entry.isUntranslated = scanner.isFalse()
      } else if FastText.is(member, of: bytes, "localizations") {
        scanner.members { readLanguage(&$0, $1, into: &entry) }
      } else {
        scanner.skip()
      }
    }
    entries[name(key)] = entry
  }

  /// Reads what the catalogue says of a key in one language.
  private mutating func readLanguage(
    _ scanner: inout JSONScanner, _ language: Range<Int>, into entry: inout StringsFile.Entry
  ) {
    var hasUnit = false
    var isNew = false
    var text: Range<Int>?
    scanner.members { scanner, member in
      guard FastText.is(member, of: bytes, "stringUnit") else { return scanner.skip() }
      hasUnit = true
      scanner.members { scanner, part in
        if FastText.is(part, of: bytes, "value") {
          text = scanner.text()
        } else if FastText.is(part, of: bytes, "state") {
          isNew = scanner.text().map { bytes[$0].elementsEqual("new".utf8) } ?? false
        } else {
          scanner.skip()
        }
      }
    }
    if places[Name(bytes[language])] == 0 {
      if let text { entry.text = Int32(text.lowerBound)..<Int32(text.upperBound) }
    } else if !hasUnit || text?.isEmpty == false && !isNew {
      entry.languages.insert(place(of: language))
    }
  }
}

/// A set of the languages of a file, by their numbers. There are some 250 that Apple's systems know; what comes after is
/// left out.
struct LanguageSet: Sendable {
  private var bits = SIMD4<UInt64>()

  mutating func insert(_ place: Int) {
    if place < 256 { bits[place >> 6] |= 1 << UInt64(place & 63) }
  }

  func contains(_ place: Int) -> Bool { place < 256 && bits[place >> 6] >> UInt64(place & 63) & 1 == 1 }

  func forEach(_ body: (Int) -> Void) {
    for word in 0..<4 {
      var rest = bits[word]
      while rest != 0 {
        body(word << 6 + rest.trailingZeroBitCount)
        rest &= rest - 1
      }
    }
  }
}
