// Finds and reads the configuration files of a root: the one at its top, those in folders below, and what they extend.

import CurbcutFindings
import CurbcutSourceText

/// Reads configurations from disk.
public enum ConfigurationLoader {
  static let sizeLimit = 1 << 22
  /// Files that extend files: deeper than this it is a mistake.
  private static let depthLimit = 8

  /// The configuration of a root. `nested` are the files below it, relative to it. Throws at the first mistake.
  public static func load(
    root: String, nested: [String] = [], options: ConfigurationOptions, workingDirectory: String
  ) throws(UsageError) -> Configuration {
    try load(root: root, nested: nested, options: options, workingDirectory: workingDirectory, from: .disk)
  }

  static func load(
    root: String, nested: [String], options: ConfigurationOptions, workingDirectory: String, from source: SettingsSource
  ) throws(UsageError) -> Configuration {
    let (configuration, problems) = try read(
      root: root, nested: nested, options: options, workingDirectory: workingDirectory, from: source)
    guard let first = problems.first else { return configuration }
    let more = problems.count - 1
    throw UsageError(
      first.text + (more > 0 ? " (\(more) more; `curbcut config verify` lists all of them.)" : ""))
  }

  /// The configuration of a root with everything that is wrong in its files.
  public static func read(
    root: String, nested: [String] = [], options: ConfigurationOptions, workingDirectory: String
  ) throws(UsageError) -> (configuration: Configuration, problems: [ConfigurationProblem]) {
    try read(root: root, nested: nested, options: options, workingDirectory: workingDirectory, from: .disk)
  }

  private static func read(
    root: String, nested: [String], options: ConfigurationOptions, workingDirectory: String, from source: SettingsSource
  ) throws(UsageError) -> (configuration: Configuration, problems: [ConfigurationProblem]) {
    var loader = Loader(
      configuration: try Configuration(root: root, options: options), workingDirectory: workingDirectory,
      source: source)
    if let file = options.file {
      let path = Paths.absolute(file, from: workingDirectory)
      guard System.kind(of: path) != nil else {
        throw UsageError(InputPath.missing(file, workingDirectory))
      }
      // What the arguments name for the first time is in no base.
      if try !source.exists(path) { loader.source = .disk }
      try loader.add(path, folder: "", isNested: false)
      return (loader.configuration, loader.problems)
    }
    let top = Paths.join(root, Root.configurationName)
    let isThere = source.base == nil ? System.kind(of: top, followingLinks: false) != nil : try source.exists(top)
    if isThere { try loader.add(top, folder: "", isNested: false) }
    for path in nested where path != Root.configurationName {
      try loader.add(Paths.join(root, path), folder: Paths.parent("/" + path).dropSlash, isNested: true)
    }
    return (loader.configuration, loader.problems)
  }

  private struct Loader {
    var configuration: Configuration
    let workingDirectory: String
    var source: SettingsSource
    var problems: [ConfigurationProblem] = []
    /// The files that are being read, each extended by the one before.
    private var open: [String] = []

    init(configuration: Configuration, workingDirectory: String, source: SettingsSource) {
      self.configuration = configuration
      self.workingDirectory = workingDirectory
      self.source = source
    }

    mutating func add(_ path: String, folder: String, isNested: Bool) throws(UsageError) {
      let shown = Paths.relative(path, to: workingDirectory)
      configuration.files.append(path)
      // A pipe would be waited for, and a link that leads nowhere is no wish to have no configuration.
      guard try source.exists(path) else {
        throw UsageError("The configuration cannot be read: \(shown): It is not a file.")
      }
      let bytes = try source.read(path, limit: ConfigurationLoader.sizeLimit) { reason in
        UsageError("The configuration cannot be read: \(shown): \(reason).")
      }
      configuration.texts[path] = bytes
      let source = SourceText(path: shown, padded: bytes.bytes, count: bytes.count)
      let (file, found) = ConfigurationReader.read(source, folder: folder, isNested: isNested)
      problems += found
      open.append(path)
      defer { open.removeLast() }
      let lines = LineTable(source)
      for base in file.extends {
        let target = Paths.absolute(base.path, from: Paths.parent(path))
        configuration.files.append(target)
        let place = lines.position(of: base.range.start)
        func complain(_ message: String) {
          problems.append(
            ConfigurationProblem(path: shown, line: place.line, column: place.column, message: message))
        }
        if open.contains(target) || open.count >= ConfigurationLoader.depthLimit {
          complain("The configuration extends itself through \(base.path).")
        } else if try !self.source.exists(target) {
          let isProfile = Profiles.names.contains(base.path)
          complain(
            isProfile
              ? "extends takes files; write \"profile\": \"\(base.path)\" for the profile."
              : InputPath.missing(base.path, Paths.parent(path)))
        } else {
          try add(target, folder: folder, isNested: isNested)
        }
      }
      configuration.add(file)
    }
  }
}

extension String {
  /// Without the slash at its beginning.
  fileprivate var dropSlash: String { hasPrefix("/") ? String(dropFirst()) : self }
}
