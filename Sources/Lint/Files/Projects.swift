// Joining the names of what was read: of a comparison two projects, of which the second is made from the first where the
// change declares nothing else.

import CurbcutFindings
import CurbcutSourceText
import CurbcutSyntax
import CurbcutViews

extension LintRun {
  /// The project, and that of the base of a comparison: the same one where there is none.
  final class Projects: Sendable {
    let current: Project
    let base: Project

    init(current: Project, base: Project) {
      self.current = current
      self.base = base
    }
  }

  static func join(_ gathered: Gathered, _ base: LoadedBase?, _ context: Context) -> Projects {
    guard let base else {
      let project = join(gathered, context, jobs: context.jobs)
      return Projects(current: project, base: project)
    }
    if base.mayBePatched(from: gathered) {
      let project = join(gathered, context, jobs: context.jobs)
      return Projects(
        current: project,
        base: base.patched(project, from: gathered) ?? join(base.gathered, context, jobs: context.jobs))
    }
    let (current, old) = Parallel.both(jobs: context.jobs) {
      join(gathered, context, jobs: 1)
    } _: { [read = base.gathered] in
      join(read, context, jobs: 1)
    }
    return Projects(current: current, base: old)
  }

  private static func join(_ gathered: Gathered, _ context: Context, jobs: Int?) -> Project {
    let files = gathered.loaded.compactMap(\.views)
    let outlets = OutletIndex(gathered.interfaces.compactMap(\.file))
    return Parallel.beside(jobs: jobs) {
      UnshownParts(of: files + outlets.homes, buildsApp: gathered.appearance.buildsApp)
    } _: { unshown in
      Project(
        files: files, strings: StringTables(files: gathered.tables), colourSets: gathered.colourSets,
        components: context.components, packages: context.models, outlets: outlets, appearance: gathered.appearance,
        unshown: { _, _ in unshown() })
    }
  }
}

extension LoadedBase {
  /// Whether it is likely that the base can be told from the project of now: the same files beside the code, and in those
  /// that changed declarations of the same names. Where it is not, both are joined at the same time.
  fileprivate func mayBePatched(from gathered: LintRun.Gathered) -> Bool {
    guard sidesAreSame, gathered.paths.count == swift.count else { return false }
    return swift.indices.allSatisfy { index in
      if same[index] { return true }
      guard let place = places[index], let old = self.gathered.loaded[index].views,
        let new = gathered.loaded[place].views
      else { return false }
      return old.types.map(\.name) == new.types.map(\.name) && old.members.map(\.name) == new.members.map(\.name)
    }
  }

  /// The project of the base; nil when a file says something else about others than it did.
  fileprivate func patched(_ project: Project, from gathered: LintRun.Gathered) -> Project? {
    var project = project
    for index in swift.indices where !same[index] {
      guard let old = self.gathered.loaded[index].views, let new = gathered.loaded[places[index]!].views,
        let patched = Project(project, replacing: new, with: old)
      else { return nil }
      project = patched
    }
    return project
  }
}
