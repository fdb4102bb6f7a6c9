// The appearance that the settings of Xcode projects fix, in a run: which files are read for it, and what the rule says.

import CurbcutFindings
import CurbcutRules
import CurbcutSourceText
import CurbcutViews

extension LintRun {
  /// What projects, Info.plists and the manifests of project generators say about the appearance; `files` are the Swift
  /// files, among which manifests may be. A project of a large app has a megabyte; the few that name the appearance at
  /// all are taken apart.
  static func appearance(_ settings: [SourceText], _ files: some Sequence<FileViews?>) -> AppearanceSetting? {
    let manifests =
      settings.filter { ProjectManifest.isYAML(Paths.lastComponent($0.path)) }
      + files.compactMap { file in file.flatMap { ProjectManifest.isSwift($0.path) ? $0.tree.source : nil } }
    return ofProjects(settings) ?? ProjectManifest.appearance(manifests)
  }

  private static func ofProjects(_ files: [SourceText]) -> AppearanceSetting? {
    guard files.contains(where: AppearanceSetting.isNamed) else { return nil }
    let isProject = files.map { $0.path.hasSuffix(".pbxproj") }
    let plists = zip(files, isProject).filter { !$0.1 }.map { ($0.0.path, $0.0) }
    return AppearanceSetting(
      zip(files, isProject).filter(\.1).compactMap { XcodeProject($0.0) },
      plists: PathMap(plists))
  }

  /// Whether the file with the setting is asked about; of several machines one reports it.
  static func reports(
    _ appearance: AppearanceSetting?, _ group: InputGroup, _ configuration: Configuration, _ shard: Shard?
  ) -> Bool {
    guard let path = appearance?.source.path.dropFirst(group.prefix.utf8.count), shard?.number ?? 1 == 1 else {
      return false
    }
    return !askedInterfaces([String(path)], group, configuration, shard: nil).isEmpty
  }

  static func judgeAppearance(
    of project: Project, _ settings: EngineSettings, _ context: Context, into result: inout LintResult
  ) {
    guard settings.engine.judgesAppearance else { return }
    for var finding in settings.graded(AppearanceLock.findings(in: project))
    where finding.confidence >= context.minConfidence {
      let source = project.appearance?.source
      if context.wantsContexts { finding.context = FindingContexts.plain(finding, in: source) }
      result.findings.append(finding)
      result.sources[finding.path] = source
    }
  }
}
