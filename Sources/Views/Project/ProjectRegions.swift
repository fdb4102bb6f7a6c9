// The languages that an Xcode project names. A folder `cs.lproj` that lies on the disk, as a service for translators put
// it there, is part of the app only when its project knows it.

import CurbcutSourceText

/// What one `project.pbxproj` says about languages.
struct ProjectRegions {
  /// The folder in which the project lies, with a slash at the end unless empty.
  let folder: String
  private let source: SourceText
  private let regions: Set<String>
  /// Whether the app is written in English, as Xcode has it.
  private let isEnglish: Bool

  /// nil where the project names no regions besides the one that each has.
  init?(_ source: SourceText) {
    guard source.path.hasSuffix(".pbxproj"), FastText.holds(Self.key, in: source) else { return nil }
    let bytes = source[ByteRange(0, UInt32(source.count))]
    var regions: Set<String> = []
    for start in bytes.indices where bytes[start] == Self.key[0] && bytes[start...].starts(with: Self.key) {
      guard let open = bytes[start...].firstIndex(of: UInt8(ascii: "(")),
        let close = bytes[open...].firstIndex(of: UInt8(ascii: ")"))
      else { continue }
      for part in bytes[(open + 1)..<close].split(separator: UInt8(ascii: ",")) {
        let name = part.filter { !FastText.isSpace($0) && $0 != UInt8(ascii: "\"") }
        if !name.isEmpty { regions.insert(Self.key(of: String(decoding: name, as: UTF8.self))) }
      }
    }
    guard !regions.isEmpty else { return nil }
    self.source = source
    self.regions = regions
    isEnglish = FastText.holds(Array("developmentRegion = en;".utf8), in: source)
    let parts = source.path.split(separator: "/", omittingEmptySubsequences: false)
    folder = parts.dropLast(2).map { $0 + "/" }.joined()
  }

  private static let key = Array("knownRegions = ".utf8)

  /// Whether the project has a language, by its regions or as a folder in a group. English is what keys are resolved by.
  private func names(_ language: String) -> Bool {
    language.isEmpty || language == "Base" || language == "en" || regions.contains(Self.key(of: language))
      || FastText.holds(Array("\(language).lproj".utf8), in: source)
  }

  /// Languages are called `pt-BR` and `pt_BR`, and in old projects `German`.
  private static func key(of language: String) -> String {
    let key = language.replacing("_", with: "-").lowercased()
    return old[key] ?? key
  }

  private static let old = [
    "english": "en", "german": "de", "french": "fr", "japanese": "ja", "spanish": "es", "italian": "it", "dutch": "nl",
  ]

  /// The tables that the project nearest to each takes; all of them where none lies above. A catalogue holds what was
  /// translated with Xcode, and is taken as it is.
  fileprivate static func taken(_ tables: [StringsFile], by settings: [SourceText]) -> [StringsFile] {
    if tables.allSatisfy({ $0.folderLanguage == nil }) { return tables }
    let projects = settings.compactMap { ProjectRegions($0) }
    if projects.isEmpty { return tables }
    var answers: PathMap<(isTaken: Bool, isEnglish: Bool)> = [:]
    return tables.compactMap { table in
      guard let language = table.folderLanguage else { return table }
      func answered(_ answer: (isTaken: Bool, isEnglish: Bool)) -> StringsFile? {
        var table = table
        table.isOfEnglishProject = answer.isEnglish
        return answer.isTaken ? table : nil
      }
      let folder = table.path.split(separator: "/").dropLast().map { $0 + "/" }.joined()
      if let known = answers[folder] { return answered(known) }
      let above = projects.filter { folder.hasPrefix($0.folder) }
      let depth = above.map(\.folder.utf8.count).max()
      let nearest = above.filter { $0.folder.utf8.count == depth }
      let answer = (
        isTaken: nearest.isEmpty || nearest.contains { $0.names(language) },
        isEnglish: !nearest.isEmpty && nearest.allSatisfy(\.isEnglish)
      )
      answers[folder] = answer
      return answered(answer)
    }
  }
}

extension StringTables {
  /// The tables among files that belong to an app. `settings` are the settings of Xcode projects as they were read.
  public static func ofApps(_ files: [StringsFile], settings: [SourceText]) -> [StringsFile] {
    ProjectRegions.taken(files, by: settings)
  }
}
