// Finds and reads the configuration files of a root: the one at its top, those in folders below, and what they extend.

import CurbcutFindings
import CurbcutSourceText
import CurbcutViews

/// Reads configurations from disk.
public enum ConfigurationLoader {
  static let sizeLimit = 1 << 22
  /// Files that extend files: deeper than this it is a mistake.
  private static let depthLimit = 8
  /// All files of a run together: a few that name each other many times would be read for hours.
  private static let fileLimit = 1000

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
    if let profile = options.profile, !Profiles.isKnown(profile) { try loader.addProfile(profile) }
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

    /// Reads the file that the command line names as the profile.
    mutating func addProfile(_ profile: String) throws(UsageError) {
      let path = Paths.absolute(profile, from: workingDirectory)
      guard System.kind(of: path) != nil else { throw UsageError(Profiles.missing(profile, workingDirectory)) }
      let before = source
      defer { source = before }
      // What the arguments name for the first time is in no base.
      if try !source.exists(path) { source = .disk }
      try add(path, folder: "", isNested: false, isProfile: true)
      configuration.endProfile()
    }

    /// Reads the models that a configuration names by their files.
    private mutating func readModels(
      of file: inout ConfigurationFile, at path: String, _ text: SourceText
    ) throws(UsageError) {
      let lines = LineTable(text)
      for named in file.modelFiles {
        let target = Paths.absolute(named.path, from: Paths.parent(path))
        configuration.files.append(target)
        guard configuration.files.count <= ConfigurationLoader.fileLimit, try source.exists(target) else {
          let place = lines.position(of: named.range.start)
          problems.append(
            ConfigurationProblem(
              path: text.path, line: place.line, column: place.column,
              message: InputPath.missing(named.path, Paths.parent(path))))
          continue
        }
        let shown = Paths.relative(target, to: workingDirectory)
        let bytes = try source.read(target, limit: ConfigurationLoader.sizeLimit) { reason in
          UsageError("The model cannot be read: \(shown): \(reason).")
        }
        configuration.texts[target] = bytes
        let found = ConfigurationReader.readModel(
          SourceText(path: shown, padded: bytes.bytes, count: bytes.count), into: &file)
        problems += found.filter { !problems.contains($0) }
      }
    }

    mutating func add(
      _ path: String, folder: String, isNested: Bool, isProfile: Bool = false
    ) throws(UsageError) {
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
      var (file, found) = ConfigurationReader.read(source, folder: folder, isNested: isNested)
      problems += found.filter { !problems.contains($0) }
      try readModels(of: &file, at: path, source)
      if isProfile || file.title != nil && !open.isEmpty { file.profileName = Profiles.name(ofFile: path) }
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
        if let first = open.firstIndex(of: target) {
          let cycle = (open[first...] + [target]).map { Paths.relative($0, to: workingDirectory) }
          complain("extends leads back to its beginning: \(cycle.joined(separator: " → ")).")
        } else if open.count >= ConfigurationLoader.depthLimit {
          complain("More than \(ConfigurationLoader.depthLimit) files extend each other, up to \(base.path).")
        } else if configuration.files.count > ConfigurationLoader.fileLimit {
          complain("The configuration extends files more than \(ConfigurationLoader.fileLimit) times.")
        } else if try !self.source.exists(target) {
          complain(
            Profiles.names.contains(base.path)
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
