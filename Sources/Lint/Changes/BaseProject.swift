// A project as it stands in a revision, read from git's objects without touching a file.

import CurbcutSourceText
import CurbcutViews

/// The base that something is compared with.
struct BaseProject: Sendable {
  let project: Project
  /// The revision as it was named, with its commit.
  let description: String

  init(_ revision: String, usesMergeBase: Bool, like read: ReadProject) throws(UsageError) {
    let git = try Git(folder: read.root, option: "--since")
    var commit = try git.commit(revision)
    if usesMergeBase, let head = try git.head() { commit = try git.mergeBase(revision, commit, head) }
    let discovery = Discovery(root: read.root)
    var files = try git.files(of: commit)
    files.sort { precedes($0.path, $1.path) }
    let taken = files.map { (file: $0, taken: discovery.taken($0.path)) }
    let swift = taken.filter { $0.taken == .swift }.map(\.file)
    let tables = taken.filter { $0.taken == .table }.map(\.file)
    let texts = try git.contents(of: swift)
    let parsed = Parallel.map(swift.count, jobs: nil) { index in
      LintRun.parse(
        SourceText(path: swift[index].path, padded: texts[index].bytes, count: texts[index].count),
        reportsProblems: false
      ).views
    }
    let tableTexts = try git.contents(of: tables)
    let strings = zip(tables, tableTexts).compactMap { file, text in
      StringsFile(path: file.path, bytes: text.bytes[..<text.count])
    }
    let projects = taken.filter { $0.taken == .projectSettings }.map(\.file)
    let settings = zip(projects, try git.contents(of: projects)).map { file, text in
      SourceText(path: file.path, padded: text.bytes, count: text.count)
    }
    project = Project(
      files: parsed.compactMap(\.self),
      strings: StringTables(files: StringTables.ofApps(strings, settings: settings)),
      components: read.configuration.givenComponents, packages: read.configuration.models)
    description = "\(revision) (\(commit.prefix(12)))"
  }
}
