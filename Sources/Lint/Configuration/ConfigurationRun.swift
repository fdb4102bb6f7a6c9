// Reads the configuration around a path without linting, for commands that ask about it.

import CurbcutSourceText
import CurbcutViews

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
    var (configuration, problems) = try ConfigurationLoader.read(
      root: group.root, nested: nested, options: options, workingDirectory: workingDirectory)
    problems += missingViews(configuration)
    var files: [String] = []
    for layer in configuration.layers where !files.contains(layer.path) { files.append(layer.path) }
    return Verdict(files: files, problems: problems, profile: configuration.profile)
  }

  /// Views that flows and screens name and the project does not declare.
  private static func missingViews(_ configuration: Configuration) -> [ConfigurationProblem] {
    guard configuration.layers.contains(where: { !$0.namedViews.isEmpty }) else { return [] }
    let paths = Discovery(root: configuration.root).walk().paths
    let names = Parallel.map(paths.count, jobs: nil) { index -> [String] in
      guard let file = LintRun.read(Paths.join(configuration.root, paths[index]), name: paths[index]) else { return [] }
      return file.types.filter { $0.kind == .structDecl || $0.kind == .classDecl }.map {
        file.tree.string(of: $0.nameToken)
      }
    }
    let declared = Set(names.joined())
    func isFile(_ name: String) -> Bool {
      paths.contains { $0 == name || $0.hasSuffix("/" + name) }
    }
    let sorted = declared.sorted(by: precedes)
    return configuration.layers.flatMap { layer in
      layer.namedViews.filter { !declared.contains($0.name) && !isFile($0.name) }.map { view in
        let nearest = NearestName.of(view.name, among: sorted).map { " Did you mean \($0)?" } ?? ""
        return ConfigurationProblem(
          path: layer.path, line: view.line, column: view.column,
          message: "The project has no view or file \(view.name).\(nearest)")
      }
    }
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
