// Reads the configuration around a path without linting, for commands that ask about it.

import CurbcutSourceText

/// What commands ask of a configuration.
public enum ConfigurationRun {
  /// The files of a configuration and what is wrong in them.
  public struct Verdict: Sendable {
    /// As shown, outermost first, those that are extended before those that extend them.
    public var files: [String]
    public var problems: [ConfigurationProblem]
    public var profile: String
  }

  /// The configuration that counts for a path, written out.
  public static func printed(
    _ path: String?, root: String?, options: ConfigurationOptions, workingDirectory: String
  ) throws(UsageError) -> String {
    let (group, nested) = try group(path, root, workingDirectory)
    let configuration = try ConfigurationLoader.load(
      root: group.root, nested: nested, options: options, workingDirectory: workingDirectory)
    guard let asked = group.asked.first else { return configuration.printed() }
    // What counts in a folder is what counts for a file in it.
    return configuration.printed(for: asked.isDirectory && !asked.path.isEmpty ? asked.path + "/_" : asked.path)
  }

  /// Reads every file of the configuration.
  public static func verify(
    _ path: String?, root: String?, options: ConfigurationOptions, workingDirectory: String
  ) throws(UsageError) -> Verdict {
    let (group, nested) = try group(path, root, workingDirectory)
    let (configuration, problems) = try ConfigurationLoader.read(
      root: group.root, nested: nested, options: options, workingDirectory: workingDirectory)
    var files: [String] = []
    for layer in configuration.layers where !files.contains(layer.path) { files.append(layer.path) }
    return Verdict(files: files, problems: problems, profile: configuration.profile)
  }

  private static func group(
    _ path: String?, _ root: String?, _ workingDirectory: String
  ) throws(UsageError) -> (group: InputGroup, nested: [String]) {
    let groups = try Inputs.groups(path.map { [$0] } ?? [], root: root, workingDirectory: workingDirectory)
    guard let group = groups.first(where: { !$0.asked.isEmpty }) ?? groups.first else {
      throw UsageError("There is nothing to read.")
    }
    return (group, Discovery(root: group.root).walk().configurations)
  }
}
