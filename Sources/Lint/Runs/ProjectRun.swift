// Reads a project without judging it, for commands that ask about it: what a view is, and what a component promises.

import CurbcutFindings
import CurbcutRules
import CurbcutSourceText
import CurbcutSyntax
import CurbcutViews

/// A project as a run reads it.
public struct ReadProject: Sendable {
  /// Absolute path of the root, against which all paths count.
  public var root: String
  public var project: Project
  /// The files that were asked about.
  public var asked: [FileViews]
  public var sources: PathMap<SourceText>
  public var configuration: Configuration
  /// The folders and files that were asked about, from the root; an empty path is all of it.
  public var askedPaths: [String] = [""]
  /// Storyboards and xibs that were asked about; empty unless they were wanted.
  public var interfaces: [InterfaceFile] = []
  /// Files beside the code that are not read: what rests on them is not known.
  public var problems: [Problem] = []
}

/// Reading a project, and what is asked of it.
public enum ProjectRun {
  /// Reads the root around a path.
  public static func read(
    _ path: String, workingDirectory: String, root: String?, options: ConfigurationOptions = ConfigurationOptions(),
    jobs: Int? = nil
  ) throws(UsageError) -> ReadProject {
    try read([path], workingDirectory: workingDirectory, root: root, options: options, jobs: jobs)
  }

  /// Reads the root around paths, which lie in one project.
  public static func read(
    _ paths: [String], workingDirectory: String, root: String?, options: ConfigurationOptions = ConfigurationOptions(),
    jobs: Int? = nil, wantsInterfaces: Bool = false
  ) throws(UsageError) -> ReadProject {
    let path = paths.joined(separator: ", ")
    let groups = try Inputs.groups(paths, root: root, workingDirectory: workingDirectory).filter { !$0.asked.isEmpty }
    guard let group = groups.first else { throw UsageError("There is nothing to read: \(path).") }
    guard groups.count == 1 else { throw UsageError("These paths are not in one project: \(path).") }
    let discovery = Discovery(root: group.root)
    let found = discovery.walk()
    let configuration = try ConfigurationLoader.load(
      root: group.root, nested: found.configurations, options: options, workingDirectory: workingDirectory)
    let sourcePaths = found.paths
    let files = Parallel.map(sourcePaths.count, jobs: jobs) { index in
      LintRun.read(Paths.join(group.root, sourcePaths[index]), name: sourcePaths[index])
    }
    var asked: [FileViews] = []
    var sources: PathMap<SourceText> = [:]
    for (path, file) in zip(sourcePaths, files) {
      guard let file else { continue }
      sources[path] = file.tree.source
      if group.asks(for: path) { asked.append(file) }
    }
    var interfaces: [InterfaceFile] = []
    var outlets = OutletIndex.none
    var unread: Problem?
    if wantsInterfaces {
      let wanted = Set(LintRun.askedInterfaces(found.interfaces, group, configuration, shard: nil))
      let loaded = LintRun.readInterfaces(
        found.interfaces, found.interfaceTables, group, LintRequest(paths: [], workingDirectory: workingDirectory),
        jobs: jobs)
      for interface in loaded {
        guard let file = interface.file else {
          if wanted.contains(interface.path) { unread = unread ?? interface.problem }
          continue
        }
        sources[file.path] = file.source
        if wanted.contains(interface.path) { interfaces.append(file) }
      }
      outlets = OutletIndex(loaded.compactMap(\.file))
    }
    if asked.isEmpty, interfaces.isEmpty {
      if let given = group.asked.first,
        let exclusion = discovery.exclusion(of: given.path, isDirectory: given.isDirectory)
      {
        throw UsageError("\(given.given) is skipped: \(exclusion.reason).")
      }
      if let unread { throw UsageError("\(unread.path): \(unread.message)") }
      throw UsageError("There are no Swift files in \(path == "." ? "this folder" : path).")
    }
    let beside = SideFiles(found, root: group.root, jobs: jobs)
    let settings = beside.settings
    let tables = StringTables.ofApps(beside.tables, settings: settings)
    return ReadProject(
      root: group.root,
      project: Project(
        files: files.compactMap(\.self), strings: StringTables(files: tables),
        colourSets: beside.colourSets, components: configuration.givenComponents,
        packages: configuration.models, outlets: outlets,
        appearance: LintRun.appearance(LintRun.appearance(settings), settings, files)),
      asked: asked, sources: sources, configuration: configuration, interfaces: interfaces,
      problems: beside.problems)
  }

  /// Explains the view at a place. Throws when there is no view.
  public static func explain(
    _ place: FilePlace, workingDirectory: String, root: String?, options: ConfigurationOptions = ConfigurationOptions()
  ) throws(UsageError) -> (explanation: Explanation, read: ReadProject) {
    let isInterface = InterfaceFile.isInterface(Paths.lastComponent(place.path))
    let read = try read(
      [place.path], workingDirectory: workingDirectory, root: root, options: options, wantsInterfaces: isInterface)
    guard read.asked.count + read.interfaces.count == 1 else {
      throw UsageError("\(place.path) is a folder; name a file and a line.")
    }
    let source = read.interfaces.first?.source ?? read.asked[0].tree.source
    let table = LineTable(source)
    guard place.line <= table.lineCount else {
      throw UsageError("\(place.path) has no line \(place.line); it ends with line \(table.lineCount).")
    }
    let line = table.lineRange(place.line)
    var offset = line.start + UInt32(max(0, (place.column ?? 1) - 1))
    if place.column == nil {
      let blank: [UInt8] = [UInt8(ascii: " "), UInt8(ascii: "\t")]
      while offset < line.end, blank.contains(source.padded[Int(offset)]) { offset += 1 }
    }
    guard offset <= line.end else {
      throw UsageError("Line \(place.line) of \(place.path) has no column \(place.column ?? 1).")
    }
    let settings = read.configuration.settings(of: source.path)
    let engine = RuleEngine(rules: AllRules.all.filter { settings.ran.contains($0.id) }, settings: settings.settings)
    let isExact = place.column != nil
    let explanation =
      read.interfaces.first.map { engine.explain(offset, isExact: isExact, line: line, in: $0, read.project) }
      ?? engine.explain(offset, isExact: isExact, line: line, in: read.asked[0], read.project)
    guard var explanation else {
      // Findings in UIKit code are about calls and assignments, of which there is nothing else to say.
      let isUIKit = !isInterface && read.asked[0].uikit != nil
      throw UsageError(
        "There is no \(isInterface ? "object" : isUIKit ? "SwiftUI view" : "view") at \(place.path):\(place.line)"
          + "\(place.column.map { ":\($0)" } ?? "")."
          + (isUIKit ? " `curbcut lint \(place.path)` lists what was found in UIKit code." : ""))
    }
    applySettings(settings, to: &explanation)
    if !isInterface { silenceByDirectives(&explanation, in: read.asked[0]) }
    return (explanation, read)
  }

  /// Says of rules that they are off, and gives findings the severities that are set.
  private static func applySettings(_ settings: FileSettings, to explanation: inout Explanation) {
    for rule in AllRules.all where !settings.ran.contains(rule.id) {
      explanation.verdicts.append(RuleVerdict(rule: rule.id, silence: "off; the profile is \(settings.profile)", .off))
    }
    for index in explanation.verdicts.indices {
      guard let severity = settings.settings[explanation.verdicts[index].rule].severity else { continue }
      for finding in explanation.verdicts[index].findings.indices {
        explanation.verdicts[index].findings[finding].severity = severity
      }
    }
    explanation.verdicts.sort { precedes($0.rule, $1.rule) }
  }

  /// Says of findings that a directive silences them.
  private static func silenceByDirectives(_ explanation: inout Explanation, in file: FileViews) {
    let directives = Directives.read(file.tree)
    guard !directives.isEmpty else { return }
    let table = LineTable(file.tree.source)
    for index in explanation.verdicts.indices {
      for directive in directives {
        let verdict = explanation.verdicts[index]
        guard directive.rules.contains(where: { $0.id == verdict.rule }) else { continue }
        let left = verdict.findings.filter { !directive.covers($0) }
        guard left.count < verdict.findings.count else { continue }
        let line = table.position(of: directive.range.start).line
        explanation.verdicts[index] =
          left.isEmpty
          ? RuleVerdict(rule: verdict.rule, silence: "silenced by the directive on line \(line)", .notReported)
          : RuleVerdict(rule: verdict.rule, findings: left)
      }
    }
  }
}

/// `FILE:LINE[:COL]`, both counted from 1; columns in bytes, as every report prints them.
public struct FilePlace: Sendable, Equatable {
  public var path: String
  public var line: Int
  public var column: Int?

  /// nil when the text does not end in a line.
  public init?(_ text: String) {
    var parts = text.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
    var numbers: [Int] = []
    while parts.count > 1, numbers.count < 2, let number = Int(parts[parts.count - 1]), number > 0 {
      numbers.insert(number, at: 0)
      parts.removeLast()
    }
    guard let line = numbers.first, !parts.joined().isEmpty else { return nil }
    path = parts.joined(separator: ":")
    self.line = line
    column = numbers.count > 1 ? numbers[1] : nil
  }
}
