// The appearance that the settings of Xcode projects fix, in a run: which files are read for it, and what the rule says.

import CurbcutFindings
import CurbcutRules
import CurbcutSourceText
import CurbcutViews

extension LintRun {
  /// What projects and Info.plists say about the appearance. A project of a large app has a megabyte; the few that name
  /// the appearance at all are taken apart.
  static func appearance(_ settings: [SourceText]) -> AppearanceSettings {
    AppearanceSettings(settings.filter { !ProjectManifest.isYAML(Paths.lastComponent($0.path)) })
  }

  /// The same with what the manifests of project generators say; `files` are the Swift files, among which some may be.
  static func appearance(
    _ ofProjects: AppearanceSettings, _ settings: [SourceText], _ files: some Sequence<FileViews?>
  ) -> AppearanceSettings {
    let generators = settings.filter { ProjectManifest.isYAML(Paths.lastComponent($0.path)) }
    return ofProjects.completed(
      by: generators
        + files.compactMap { file in file.flatMap { ProjectManifest.isSwift($0.path) ? $0.tree.source : nil } })
  }

  /// The files with a setting that are asked about; of several machines one reports them.
  static func reported(
    _ appearance: AppearanceSettings, _ group: InputGroup, _ configuration: Configuration, _ shard: Shard?
  ) -> PathSet {
    guard shard?.number ?? 1 == 1 else { return [] }
    let paths = appearance.all.map(\.source.path).filter { path in
      !askedInterfaces([String(path.dropFirst(group.prefix.utf8.count))], group, configuration, shard: nil).isEmpty
    }
    return PathSet(paths)
  }

  static func judgeAppearance(
    of project: Project, in paths: PathSet, _ settings: EngineSettings, _ context: Context,
    into result: inout LintResult
  ) {
    guard settings.engine.judgesAppearance else { return }
    for var finding in settings.graded(AppearanceLock.findings(in: project))
    where finding.confidence >= context.minConfidence && paths.contains(finding.path) {
      let source = project.appearance.all.first { isSame($0.source.path, finding.path) }?.source
      if context.wantsContexts { finding.context = FindingContexts.plain(finding, in: source) }
      result.findings.append(finding)
      result.sources[finding.path] = source
    }
  }
}
