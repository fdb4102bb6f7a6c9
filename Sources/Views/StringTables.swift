// The string tables of a project: which texts are keys, what they say in the language the app is written in, and in
// which languages they are missing.

import CurbcutSourceText

/// One file of strings as it was read.
public struct StringsFile: Sendable {
  /// Path as it is reported.
  public var path: String
  /// Values by language and key. A key whose value is known in one language only stands there.
  var values: [String: [String: String]]
  /// The languages in which the file says something, in no order; `Base` and the empty one are none.
  public var languages: [String] { Array(values.keys) }
  /// The language the app is written in, where the file says so.
  var sourceLanguage: String?
  /// Keys that are not to be translated.
  var untranslated: Set<String>

  /// Reads `.strings`, `.stringsdict` or `.xcstrings`; nil when it is none or cannot be read.
  public init?(path: String, bytes: ArraySlice<UInt8>) {
    self.path = path
    values = [:]
    untranslated = []
    let folder = path.split(separator: "/").dropLast().last.map(String.init) ?? ""
    let language = folder.hasSuffix(".lproj") ? String(folder.dropLast(6)) : ""
    if path.hasSuffix(".xcstrings") {
      guard let document = try? JSONReader.read(bytes) else { return nil }
      read(document)
    } else if path.hasSuffix(".stringsdict") {
      values[language] = PlistKeys.read(StringsReader.decoded(bytes))
    } else if path.hasSuffix(".strings") {
      guard let read = StringsReader.read(StringsReader.decoded(bytes)) else { return nil }
      values[language] = read
    } else {
      return nil
    }
  }

  private mutating func read(_ document: JSONElement) {
    let source = document["sourceLanguage"]?.string ?? "en"
    sourceLanguage = source
    guard case .object(let entries)? = document["strings"]?.value else { return }
    for entry in entries {
      if entry.element["shouldTranslate"]?.bool == false { untranslated.insert(entry.name) }
      var inSource = entry.name
      if case .object(let languages)? = entry.element["localizations"]?.value {
        for language in languages {
          let unit = language.element["stringUnit"]
          let text = unit?["value"]?.string
          if language.name == source {
            if let text { inSource = text }
          } else if unit == nil || text?.isEmpty == false && unit?["state"]?.string != "new" {
            values[language.name, default: [:]][entry.name] = text ?? ""
          }
        }
      }
      values[source, default: [:]][entry.name] = inSource
    }
  }

  /// Whether a file of this name is read: the table that views look into unless they name another.
  public static func isTable(_ name: String) -> Bool {
    name == "Localizable.strings" || name == "Localizable.stringsdict" || name == "Localizable.xcstrings"
  }
}

/// What a table says about a key.
public struct StringEntry: Sendable, Equatable {
  /// The words in the language the app is written in; empty when they depend on a number or device.
  public var text: String
  /// Languages of the table that lack the key, sorted.
  public var missing: [String]

  public init(text: String, missing: [String]) {
    self.text = text
    self.missing = missing
  }
}

/// All tables below a root. Immutable.
public struct StringTables: Sendable {
  public static let none = StringTables(files: [])

  struct Table: Sendable {
    var folders: [UInt64]
    var source: String
    var values: [String: [String: String]]
    /// Languages that are translated for the most part, the source left out.
    var languages: [String]
    var untranslated: Set<String>
  }

  let tables: [Table]
  /// Whether there is nothing to look into.
  public var isEmpty: Bool { tables.isEmpty }

  /// A language counts from this share of the keys on: a translation that has just been begun lacks most of them.
  static let share = 0.5

  public init(files: [StringsFile]) {
    // One table is what lies side by side: `en.lproj`, `de.lproj`, and a catalogue in the same folder.
    var groups: [String: [StringsFile]] = [:]
    var order: [String] = []
    for file in files {
      var parts = file.path.split(separator: "/").dropLast()
      if parts.last?.hasSuffix(".lproj") == true { parts.removeLast() }
      let folder = parts.map { $0 + "/" }.joined()
      if groups[folder] == nil { order.append(folder) }
      groups[folder, default: []].append(file)
    }
    // Where the rest of the project is written in English, a folder with other languages alone lacks its source: the
    // keys are the words.
    let isEnglish = files.contains { $0.values["en"] != nil || $0.values["Base"] != nil }
    tables = order.map { folder in
      let files = groups[folder]!
      var values: [String: [String: String]] = [:]
      for file in files {
        for (language, texts) in file.values { values[language, default: [:]].merge(texts) { old, _ in old } }
      }
      let untranslated = files.reduce(into: Set<String>()) { $0.formUnion($1.untranslated) }
      let named = files.compactMap(\.sourceLanguage).first
      let largest = values.max { ($0.value.count, $1.key) < ($1.value.count, $0.key) }?.key
      let source = named ?? (values["Base"] != nil ? "Base" : values["en"] != nil || isEnglish ? "en" : largest ?? "")
      let count = values[source]?.count ?? 0
      let languages = values.filter { $0.key != source && $0.key != "Base" && $0.key != "" }.filter {
        Double($0.value.count) >= Double(count) * Self.share && count > 0
      }
      return Table(
        folders: FileViews.folderHashes(folder), source: source, values: values,
        languages: languages.keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }, untranslated: untranslated)
    }
  }

  /// The table nearest to a file by folder; nil when there is none or two are equally near.
  func table(near file: FileViews) -> Table? {
    if tables.count <= 1 { return tables.first }
    var best: (index: Int, shared: Int)?
    var isTie = false
    for (index, table) in tables.enumerated() {
      let shared = zip(table.folders, file.folders).prefix { $0.0 == $0.1 }.count
      if let current = best, shared <= current.shared {
        isTie = isTie || shared == current.shared
      } else {
        best = (index, shared)
        isTie = false
      }
    }
    guard let best, !isTie else { return nil }
    return tables[best.index]
  }

  /// What the nearest table says about a key; nil when it has no such key.
  /// `wanted` are the languages that the app is made for; when it is empty, the table tells.
  public func entry(_ key: String, near file: FileViews, wanted: [String] = []) -> StringEntry? {
    guard !tables.isEmpty, let table = table(near: file) else { return nil }
    let text = table.values[table.source]?[key]
    guard text != nil || table.values.contains(where: { $0.value[key] != nil }) else { return nil }
    let languages = Self.translations(in: table, wanted)
    let missing = table.untranslated.contains(key) ? [] : languages.filter { table.values[$0]?[key] == nil }
    return StringEntry(text: text ?? "", missing: missing)
  }

  /// The languages that the table nearest to a file is translated into, or has to be.
  public func languages(near file: FileViews, wanted: [String] = []) -> [String] {
    table(near: file).map { Self.translations(in: $0, wanted) } ?? []
  }

  /// The languages besides the one the app is written in, sorted.
  private static func translations(in table: Table, _ wanted: [String]) -> [String] {
    if wanted.isEmpty { return table.languages }
    // What stands in `Base` is mostly English.
    let source = table.values[table.source] == nil || table.source == "Base" ? "en" : table.source
    // Tables are called `pt_BR` as well.
    let names = Dictionary(table.values.keys.map { ($0.replacing("_", with: "-").lowercased(), $0) }) { first, _ in
      first
    }
    return Set(wanted.map { names[$0.lowercased()] ?? $0 }).subtracting([source])
      .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// The languages of all tables that are mostly translated, and the ones the app is written in, sorted.
  public var languages: [String] {
    Set(tables.flatMap { $0.languages + [$0.source == "Base" ? "en" : $0.source] })
      .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }
}

/// Reads the old form: `"key" = "value";` with comments.
enum StringsReader {
  /// The text as UTF-8: tables used to be UTF-16.
  static func decoded(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    let start = bytes.prefix(3)
    if start.elementsEqual([0xEF, 0xBB, 0xBF]) { return Array(bytes.dropFirst(3)) }
    let isLittle = start.prefix(2).elementsEqual([0xFF, 0xFE])
    guard isLittle || start.prefix(2).elementsEqual([0xFE, 0xFF]) else { return Array(bytes) }
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    bytes.withUnsafeBufferPointer { bytes in
      func unit(_ index: Int) -> UInt32 {
        let (a, b) = (UInt32(bytes[index]), UInt32(bytes[index + 1]))
        return isLittle ? a | b << 8 : a << 8 | b
      }
      var index = 2
      while index + 1 < bytes.count {
        var scalar = unit(index)
        index += 2
        if scalar & 0xF800 == 0xD800 {
          // Two halves of a pair are one scalar; a half alone is none.
          let next = index + 1 < bytes.count ? unit(index) : 0
          if scalar < 0xDC00, next & 0xFC00 == 0xDC00 {
            scalar = 0x10000 + (scalar & 0x3FF) << 10 + next & 0x3FF
            index += 2
          } else {
            scalar = 0xFFFD
          }
        }
        append(scalar, to: &result)
      }
    }
    return result
  }

  private static func append(_ scalar: UInt32, to bytes: inout [UInt8]) {
    if scalar < 0x80 { return bytes.append(UInt8(scalar)) }
    let low = UInt8(0x80 | scalar & 0x3F)
    let middle = UInt8(0x80 | scalar >> 6 & 0x3F)
    switch scalar {
    case ..<0x800: bytes.append(UInt8(0xC0 | scalar >> 6))
    case ..<0x10000: bytes += [UInt8(0xE0 | scalar >> 12), middle]
    default: bytes += [UInt8(0xF0 | scalar >> 18), UInt8(0x80 | scalar >> 12 & 0x3F), middle]
    }
    bytes.append(low)
  }

  /// Values by key; nil for binary property lists and the like.
  static func read(_ bytes: [UInt8]) -> [String: String]? {
    if bytes.starts(with: Array("bplist".utf8)) { return nil }
    if bytes.starts(with: Array("<?xml".utf8)) { return PlistKeys.read(bytes) }
    var result: [String: String] = [:]
    var key: String?
    var index = 0
    var sawEqual = false
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "/") where index + 1 < bytes.count && bytes[index + 1] == UInt8(ascii: "*"):
        index += 2
        while index + 1 < bytes.count, bytes[index] != UInt8(ascii: "*") || bytes[index + 1] != UInt8(ascii: "/") {
          index += 1
        }
        index += 2
      case UInt8(ascii: "/") where index + 1 < bytes.count && bytes[index + 1] == UInt8(ascii: "/"):
        while index < bytes.count, bytes[index] != 0x0A { index += 1 }
      case UInt8(ascii: "\""):
        let text = quoted(bytes, &index)
        if sawEqual, let known = key {
          result[known] = text
          key = nil
        } else {
          key = text
        }
      case UInt8(ascii: "="):
        sawEqual = true
        index += 1
      case UInt8(ascii: ";"):
        sawEqual = false
        key = nil
        index += 1
      case let byte where isWord(byte):
        let start = index
        while index < bytes.count, isWord(bytes[index]) { index += 1 }
        if !sawEqual { key = String(decoding: bytes[start..<index], as: UTF8.self) }
      default: index += 1
      }
    }
    return result
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: "$"):
      true
    default: false
    }
  }

  /// Reads from a quote to the next; `index` ends behind it.
  private static func quoted(_ bytes: [UInt8], _ index: inout Int) -> String {
    index += 1
    let start = index
    while index < bytes.count, bytes[index] != UInt8(ascii: "\"") {
      index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    let end = min(index, bytes.count)
    index = end + 1
    return unescape(bytes[start..<end])
  }
}

/// The keys of the outermost dictionary of a property list in XML; their values may be plural rules.
enum PlistKeys {
  static func read(_ bytes: [UInt8]) -> [String: String] {
    var result: [String: String] = [:]
    let text = String(decoding: bytes, as: UTF8.self)
    var depth = 0
    var key: String?
    for part in text.split(separator: "<").dropFirst() {
      guard let close = part.firstIndex(of: ">") else { continue }
      let content = part[part.index(after: close)...]
      switch part[..<close] {
      case "dict":
        depth += 1
        if depth == 2, let known = key { result[known] = "" }
      case "/dict": depth -= 1
      case "key" where depth == 1: key = unescaped(content)
      case "string" where depth == 1: if let known = key { result[known] = unescaped(content) }
      default: break
      }
    }
    return result
  }

  private static func unescaped(_ text: Substring) -> String {
    guard text.contains("&") else { return String(text) }
    var result = ""
    var rest = text
    let entities = [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&apos;", "'"), ("&amp;", "&")]
    while let first = rest.first {
      if first == "&", let entity = entities.first(where: { rest.hasPrefix($0.0) }) {
        result += entity.1
        rest = rest.dropFirst(entity.0.count)
      } else {
        result.append(first)
        rest = rest.dropFirst()
      }
    }
    return result
  }
}
