// The accent color that Xcode projects name for their apps: a color set that controls and `Color.accentColor` take where
// nothing else is set. A new project names `AccentColor`; only projects that name another one are taken apart.

import CurbcutSourceText

/// The accent colors that the targets of Xcode projects name.
struct AccentColors: Sendable {
  /// What a target says.
  struct Target: Sendable {
    /// The color sets of its configurations, each once; nil where one names none, so that the system's own color is seen.
    var names: [String?]
    /// Whether no file of settings that is not read may say another one.
    var isKnown: Bool
    var isApp: Bool
    /// The folder of its project.
    var folder: String
    var files: TargetSources
  }

  private var targets: [Target] = []

  /// `projects` are the projects as they were read.
  init(_ projects: [SourceText]) {
    guard projects.contains(where: Self.namesAnother) else { return }
    targets = projects.compactMap { XcodeProject($0) }.flatMap { $0.accents() }
  }

  private static let setting = Array("ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME".utf8)
  private static let usual = Array("AccentColor".utf8)

  /// Whether a project names another color set than the one that a new project has.
  private static func namesAnother(_ project: SourceText) -> Bool {
    setting.withUnsafeBufferPointer { setting in
      project.padded.withUnsafeBufferPointer { namesAnother($0[..<project.count], setting) }
    }
  }

  private static func namesAnother(
    _ bytes: Slice<UnsafeBufferPointer<UInt8>>, _ setting: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    var index = bytes.startIndex
    while let place = FastText.place(of: setting, in: UnsafeBufferPointer(rebasing: bytes[index...])) {
      index += place + setting.count
      // ` = "Brand Blue";`
      while index < bytes.endIndex, !FastText.isLetter(bytes[index]), bytes[index] != UInt8(ascii: ";") { index += 1 }
      let end = min(index + usual.count, bytes.endIndex)
      guard bytes[index..<end].elementsEqual(usual), end < bytes.endIndex,
        bytes[end] == UInt8(ascii: ";") || bytes[end] == UInt8(ascii: "\"")
      else { return true }
    }
    return false
  }

  /// The color sets that may be the accent color of a file, each once: those of the targets that take it, or of all apps
  /// around it where none does, as in a package. Nil where the settings say nothing of their own.
  func names(at path: String) -> [String?]? {
    guard !targets.isEmpty else { return nil }
    var holders = targets.filter { $0.files.mayHold(path) }
    if holders.isEmpty { holders = targets.filter { $0.isApp && path.utf8.starts(with: $0.folder.utf8) } }
    guard !holders.isEmpty, holders.allSatisfy(\.isKnown) else { return nil }
    var names: [String?] = []
    for name in holders.flatMap(\.names) where !names.contains(name) { names.append(name) }
    return names
  }
}

extension Project {
  /// The color sets that the settings of Xcode projects name as the accent color of a file, nil for the system's own
  /// color among them; nil where they say nothing, or what a new project says.
  public func accentNames(at path: String) -> [String?]? { items.appearance.accents.names(at: path) }
}
