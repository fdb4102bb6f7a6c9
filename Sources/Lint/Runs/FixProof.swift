// Whether fixes leave what people hear and see as good as it was: the views of a file are read aloud with and without
// them.

import CurbcutAccessibility
import CurbcutFindings
import CurbcutSourceText
import CurbcutSyntax
import CurbcutViews

/// What the views of one file sound and look like, to be held against what fixes make of them.
struct FixProof {
  private let project: Project
  private let file: FileViews
  private let listeners: [FileViews]
  private let before: [Transcript]
  private let layout: LayoutCode

  /// `listeners` are the files whose views are read; the file itself when none are given.
  init(_ file: FileViews, in project: Project, listeners: [FileViews] = []) {
    self.project = project
    self.file = file
    self.listeners = listeners.isEmpty ? [file] : listeners
    before = Self.transcripts(of: self.listeners, in: project)
    layout = LayoutCode(file)
  }

  /// What some fixes take from people. Where they declare something, the names of the whole project would have to be joined
  /// anew; unless that is wanted, such fixes count as harmless.
  func harms(of fixes: [Fix], joinsNames: Bool = true) -> [SpokenHarm] {
    if before.isEmpty, layout.lines.isEmpty { return [] }
    let source = SourceText(path: file.path, bytes: FixRun.applied(fixes, to: file.tree.source))
    let changed = FileViews(tree: Parser.parse(source))
    var other = Project(project, replacing: file, with: changed)
    if other == nil, joinsNames {
      let files = project.files.map { $0 === file ? changed : $0 }
      other = Project(
        files: files, strings: project.strings, components: project.components,
        packages: project.ownPackages)
    }
    guard let other else { return [] }
    var harms: Set<SpokenHarm> = []
    let after = Self.transcripts(of: listeners.map { $0 === file ? changed : $0 }, in: other)
    var places: [String: [Int]] = [:]
    for index in after.indices { places[Self.key(after[index]), default: []].append(index) }
    for old in before {
      // A view keeps its name and its place among those of the same name.
      guard let place = places[Self.key(old)]?.first else { continue }
      places[Self.key(old)]?.removeFirst()
      harms.formUnion(SpokenHarm.harms(from: old.items, to: after[place].items, fixes: fixes.count))
    }
    let now = LayoutCode(changed)
    if let line = now.difference(from: layout) { harms.insert(.layout(line)) }
    return harms.sorted { $0.description < $1.description }
  }

  private static func key(_ transcript: Transcript) -> String { transcript.place.path + "\n" + transcript.name }

  private static func transcripts(of files: [FileViews], in project: Project) -> [Transcript] {
    let reader = TranscriptReader(project: project)
    return files.flatMap { file in
      file.bodies.indices.compactMap { body in
        SpeakRun.isView(Int32(body), in: file) ? reader.transcript(ofBody: Int32(body), in: file) : nil
      }
    }
  }
}
