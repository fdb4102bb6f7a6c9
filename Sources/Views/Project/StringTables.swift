// The string tables of a project: which texts are keys, what they say in the language the app is written in, and in
// which languages they are missing.

import CurbcutSourceText
import CurbcutSymbols

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

  /// What lies side by side: `en.lproj`, `de.lproj`, and a catalogue in the same folder.
  struct Table: Sendable {
    var folders: [UInt64]
    var source: String
    var files: [StringsFile]
    /// Languages that are translated for the most part, the source left out.
    var languages: [String]
    /// The app it belongs to, where there are several.
    var region: Int?
    /// By language: the files that have it, and its place among the languages of each.
    private let holders: [String: [(file: Int, place: Int)]]

    init(folders: [UInt64], source: String, files: [StringsFile], languages: [String]) {
      (self.folders, self.source, self.files, self.languages) = (folders, source, files, languages)
      var holders: [String: [(file: Int, place: Int)]] = [:]
      for (number, file) in files.enumerated() {
        for (place, language) in file.languages.enumerated() where file.languages.firstIndex(of: language) == place {
          holders[language, default: []].append((number, place))
        }
      }
      self.holders = holders
    }

    /// All languages in which the table says something.
    var named: Set<String> { Set(files.flatMap(\.languages)) }

    func has(_ key: Name, in language: String) -> Bool {
      holders[language]?.contains { files[$0.file].has(key, at: $0.place) } ?? false
    }

    /// What it says in the language the app is written in.
    func text(_ key: Name) -> String? { files.first { $0.has(key, in: source) }?.text(key) }
  }

  private(set) var tables: [Table]
  /// The apps of the root, where there are several.
  private var regions = AppRegions.none
  /// Whether there is nothing to look into.
  public var isEmpty: Bool { tables.isEmpty }

  /// A language counts from this share of the keys on: a translation that has just been begun lacks most of them.
  static let share = 0.5

  public init(files: [StringsFile]) {
    var groups: PathMap<[StringsFile]> = [:]
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
    // So do those of an Xcode project that is written in English, where its keys are words and no names.
    let isEnglish = files.contains { file in
      file.languages.contains { $0 == "en" || $0 == "Base" }
        || file.isOfEnglishProject && file.hasKeysOfWords
    }
    tables = order.map { folder in
      let files = groups[folder]!
      let counts = Self.counts(files)
      let named = files.compactMap(\.sourceLanguage).first
      let largest = counts.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
      let source = named ?? (counts["Base"] != nil ? "Base" : counts["en"] != nil || isEnglish ? "en" : largest ?? "")
      let count = counts[source] ?? 0
      let languages = counts.filter { $0.key != source && $0.key != "Base" && $0.key != "" }.filter {
        Double($0.value) >= Double(count) * Self.share && count > 0
      }
      return Table(
        folders: FileSymbols.folderHashes(folder), source: source, files: files,
        languages: languages.keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) })
    }
  }

  /// The same tables, each for the files of its app and those that belong to none.
  func kept(to regions: AppRegions) -> StringTables {
    guard !regions.isEmpty else { return self }
    var result = self
    result.regions = regions
    for index in tables.indices {
      result.tables[index].region = tables[index].files.first.flatMap { regions.region(of: $0.path) }
    }
    return result
  }

  /// How many keys files have together, by language.
  private static func counts(_ files: [StringsFile]) -> [String: Int] {
    var counts: [String: Int] = [:]
    for (index, file) in files.enumerated() {
      for (language, count) in zip(file.languages, file.counts) {
        let others = files[..<index].filter { $0.languages.contains(language) }
        let more =
          others.isEmpty
          ? count
          : file.keys.count { key in file.has(key, in: language) && !others.contains { $0.has(key, in: language) } }
        counts[language, default: 0] += more
      }
    }
    return counts
  }

  /// The table nearest to a file by folder; nil when there is none or two are equally near.
  func table(near file: FileViews) -> Table? { tableNumber(near: file).map { tables[$0] } }

  /// The number of that table.
  public func tableNumber(near file: FileViews) -> Int? {
    let home = regions.isEmpty ? nil : regions.region(of: file.path)
    if tables.count <= 1, home == nil { return tables.isEmpty ? nil : 0 }
    let folders = file.folders
    var best: (index: Int, shared: Int)?
    var isTie = false
    for (index, table) in tables.enumerated() {
      // The words of another app are not shown in this one.
      if let home, let region = table.region, region != home { continue }
      var shared = 0
      while shared < min(table.folders.count, folders.count), table.folders[shared] == folders[shared] { shared += 1 }
      if let current = best, shared <= current.shared {
        isTie = isTie || shared == current.shared
      } else {
        best = (index, shared)
        isTie = false
      }
    }
    guard let best, !isTie else { return nil }
    return best.index
  }

  /// Where the first file of a table lies, from the root.
  public func path(ofTable number: Int) -> String? { tables[number].files.first?.path }

  /// The words that the nearest table has for a key; nil when it has none.
  func text(_ key: String, near file: FileViews) -> String? {
    tables.isEmpty ? nil : table(near: file)?.text(Name(key))
  }

  /// The key under which the nearest table has words: the words themselves where they are a key, else the one that is
  /// called most like them. Nil where there is none.
  public func key(of words: String, near file: FileViews) -> String? {
    guard !tables.isEmpty, let table = table(near: file) else { return nil }
    if let text = table.text(Name(words)), text.isEmpty || text == words { return words }
    if table.files.contains(where: { $0.has(Name(words)) && $0.text(Name(words))?.isEmpty != false }) { return words }
    let wanted = Set(words.lowercased().split(separator: " ").map(String.init))
    return table.files.filter { $0.languages.contains(table.source) }.flatMap { $0.keys(of: words) }
      .min { a, b in
        let (first, second) = (Self.isNamed(a, after: wanted), Self.isNamed(b, after: wanted))
        return first != second ? first : (a.utf8.count, a) < (b.utf8.count, b)
      }
  }

  /// Whether the keys of a table are the words themselves, so that a literal in the code is the way to a new
  /// one: a catalogue takes it up by itself, and tools collect it for tables. Where keys are names, a literal would stay
  /// as it is in all languages.
  public func takesNewWords(_ number: Int) -> Bool {
    let table = tables[number]
    var (words, names) = (0, 0)
    for strings in table.files where strings.languages.contains(table.source) {
      let own = strings.countOfKeysThatAreWords
      words += own
      names += strings.entries.count - own
    }
    return words > names
  }

  /// Whether people of several languages read nearly all words of a table in their own: one that it lacks would stand out.
  public func isTranslatedThroughout(_ number: Int) -> Bool {
    let table = tables[number]
    let counts = Self.counts(table.files)
    guard let all = counts[table.source], all >= 20 else { return false }
    return table.languages.count { Double(counts[$0] ?? 0) >= Double(all) * Self.wholeShare } >= 2
  }

  /// What is left out of a translation that is kept up are names, signs and the words of the last weeks.
  private static let wholeShare = 0.8

  private static func isNamed(_ key: String, after words: Set<String>) -> Bool {
    words.allSatisfy { key.lowercased().contains($0) }
  }

  /// What the nearest table says about a key; nil when it has no such key.
  /// `wanted` are the languages that the app is made for; when it is empty, the table tells.
  public func entry(_ key: String, near file: FileViews, wanted: [String] = []) -> StringEntry? {
    guard !tables.isEmpty, let table = table(near: file) else { return nil }
    let key = Name(key)
    let text = table.text(key)
    guard text != nil || table.files.contains(where: { $0.has(key) }) else { return nil }
    let isUntranslated = table.files.contains { $0.isUntranslated(key) }
    let missing = isUntranslated ? [] : Self.translations(in: table, wanted).filter { !table.has(key, in: $0) }
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
    let named = table.named
    let source = !named.contains(table.source) || table.source == "Base" ? "en" : table.source
    // Tables are called `pt_BR` as well.
    let names = Dictionary(named.sorted().map { ($0.replacing("_", with: "-").lowercased(), $0) }) { first, _ in
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
