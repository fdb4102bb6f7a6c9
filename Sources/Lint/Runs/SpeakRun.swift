// `curbcut speak`: the transcripts of views, and what a change makes VoiceOver say differently.

import CurbcutAccessibility
import CurbcutFindings
import CurbcutSourceText
import CurbcutSymbols
import CurbcutSyntax
import CurbcutViews

/// What to speak.
public struct SpeakRequest: Sendable {
  /// Files, folders, `FILE:LINE` and names of views.
  public var targets: [String]
  public var workingDirectory: String
  public var root: String?
  public var options = ConfigurationOptions()
  /// With what to compare; nil for not at all.
  public var since: String?
  public var usesMergeBase = true

  public init(targets: [String], workingDirectory: String) {
    self.targets = targets
    self.workingDirectory = workingDirectory
  }
}

/// What was heard.
public struct SpeakResult: Sendable {
  public var root: String
  public var transcripts: [SpokenTranscript]
  public var sources: PathMap<SourceText>
  /// What changed since the revision; nil when nobody asked.
  public var changes: [TranscriptChange]?
  /// The revision it was compared with, for people.
  public var base: String?
  /// Files beside the code that are not read: what rests on them is not known.
  public var problems: [Problem] = []
}

/// Reads transcripts of a project.
public enum SpeakRun {
  public static func run(_ request: SpeakRequest) throws(UsageError) -> SpeakResult {
    var paths: [String] = []
    var places: [FilePlace] = []
    var names: [String] = []
    for target in request.targets {
      let absolute = Paths.absolute(target, from: request.workingDirectory)
      if System.kind(of: absolute) != nil {
        paths.append(target)
      } else if let place = FilePlace(target),
        System.kind(of: Paths.absolute(place.path, from: request.workingDirectory)) != nil
      {
        places.append(place)
      } else if !target.contains("/"), !target.contains(".") {
        names.append(target)
      } else {
        throw UsageError("There is no file or folder \(target).")
      }
    }
    // Beside the name of a view a path says where it is.
    let around = (paths + places.map(\.path)).isEmpty ? [request.root ?? "."] : []
    let read = try ProjectRun.read(
      paths + places.map(\.path) + around, workingDirectory: request.workingDirectory, root: request.root,
      options: request.options, wantsInterfaces: true)
    var result = SpeakResult(root: read.root, transcripts: [], sources: read.sources, problems: read.problems)
    let wanted = Wanted(
      names: names, places: places, given: paths,
      paths: paths.map { Paths.relative(Paths.absolute($0, from: request.workingDirectory), to: read.root) })
    result.transcripts = try transcripts(wanted, read, request.workingDirectory)
    if let since = request.since {
      let base = try BaseProject(since, usesMergeBase: request.usesMergeBase, like: read)
      result.base = base.description
      result.changes = changes(result.transcripts, wanted, base, read)
    }
    return result
  }

  /// What was asked about.
  struct Wanted: Sendable {
    var names: [String]
    var places: [FilePlace]
    /// Files and folders as they were given, and from the root; empty for the root itself.
    var given: [String]
    var paths: [String]

    func holds(_ path: String) -> Bool {
      paths.contains { $0.isEmpty || $0 == "." || isSame($0, path) || Paths.isInside("/" + path, "/" + $0) }
    }
  }

  // MARK: Choosing bodies

  private static func transcripts(
    _ wanted: Wanted, _ read: ReadProject, _ workingDirectory: String
  ) throws(UsageError) -> [SpokenTranscript] {
    var bodies: [(file: FileViews, body: Int32)] = []
    for file in read.asked {
      for body in wantedBodies(wanted, in: file) { bodies.append((file, body)) }
    }
    let scenes = self.scenes(wanted, read)
    for name in wanted.names
    where !bodies.contains(where: { self.name(of: $0.body, in: $0.file) == name })
      && !scenes.contains(where: { $0.name == name })
    {
      if InterfaceTranscriptReader.isUIKitClass(name, in: read.project) {
        throw UsageError(
          "\(name) is a UIKit class. Scenes of storyboards and xibs can be spoken, but none names this class; views "
            + "made in code are not supported yet.")
      }
      let known = read.asked.flatMap { file in
        file.bodies.indices.compactMap { isView(Int32($0), in: file) ? self.name(of: Int32($0), in: file) : nil }
      }
      let place = wanted.given.contains { $0 != "." } ? " in \(wanted.given.joined(separator: ", "))" : ""
      // The two ways to be wrong: a misspelt view, or a folder that is not there.
      let nearest = NearestName.of(name, among: known).map { " Did you mean \($0)?" }
      let hint =
        known.isEmpty
        ? " There are no views\(place)." : " There is no file or folder of that name either; see curbcut screens."
      throw UsageError("There is no view \(name)\(place)." + (nearest ?? hint))
    }
    for place in wanted.places {
      let path = Paths.relative(Paths.absolute(place.path, from: workingDirectory), to: read.root)
      guard let file = read.asked.first(where: { isSame($0.path, path) }) else {
        if InterfaceFile.isInterface(place.path) {
          throw UsageError("Lines are for Swift code only; name \(place.path) without a line, or the class of a scene.")
        }
        throw UsageError("\(place.path) is a folder or excluded; name a file and a line.")
      }
      guard let body = innermostBody(at: place.line, in: file) else {
        throw UsageError("No view is made at \(place.path):\(place.line).")
      }
      if !bodies.contains(where: { $0.file === file && $0.body == body }) { bodies.append((file, body)) }
    }
    let found = bodies
    let project = read.project
    return Parallel.map(found.count, jobs: nil) { index in
      System.working(on: found[index].file.path, found[index].file.tree.source.count) {
        transcript(TranscriptReader(project: project), found[index].body, in: found[index].file)
      }
    }.compactMap(\.self) + scenes
  }

  /// The scenes of storyboards and views of xibs that are asked about.
  private static func scenes(_ wanted: Wanted, _ read: ReadProject) -> [SpokenTranscript] {
    if wanted.names.isEmpty {
      return read.interfaces.filter { wanted.holds($0.path) }.flatMap { transcripts(of: $0, in: read.project) }
    }
    return read.interfaces.flatMap { transcripts(of: $0, in: read.project) }.filter { wanted.names.contains($0.name) }
  }

  /// What is heard of the scenes of one storyboard or the views of one xib.
  public static func transcripts(of interface: InterfaceFile, in project: Project) -> [SpokenTranscript] {
    System.working(on: interface.path, interface.document.source.count) {
      InterfaceTranscriptReader(file: interface, project: project).transcripts().map(facts)
    }
  }

  static func wantedBodies(_ wanted: Wanted, in file: FileViews) -> [Int32] {
    file.bodies.indices.map(Int32.init).filter { body in
      guard isView(body, in: file) else { return false }
      if !wanted.names.isEmpty {
        guard wanted.paths.isEmpty || wanted.holds(file.path) else { return false }
        return name(of: body, in: file).map(wanted.names.contains) ?? false
      }
      return wanted.holds(file.path) && file.bodies[Int(body)].kind == .body
    }
  }

  /// Whether a body is a view's, not a preview's, a test's or a scene's.
  static func isView(_ index: Int32, in file: FileViews) -> Bool {
    let body = file.bodies[Int(index)]
    guard body.surroundings.isDisjoint(with: [.preview, .tests, .otherPlatform, .generated]) else { return false }
    switch body.kind {
    case .body: return body.owner >= 0 && !file.types[Int(body.owner)].conforms(to: .App)
    case .property, .function: return true
    case .modifier, .style, .preview: return false
    }
  }

  static func name(of index: Int32, in file: FileViews) -> String? {
    let body = file.bodies[Int(index)]
    if body.kind == .body { return body.owner < 0 ? nil : file.tree.string(of: file.types[Int(body.owner)].nameToken) }
    return body.member < 0 ? nil : file.tree.string(of: file.members[Int(body.member)].nameToken)
  }

  private static func innermostBody(at line: Int, in file: FileViews) -> Int32? {
    let table = LineTable(file.tree.source)
    guard line <= table.lineCount else { return nil }
    let range = table.lineRange(line)
    var best: (index: Int32, count: Int)?
    for (index, body) in file.bodies.enumerated() where isView(Int32(index), in: file) {
      var extents = [body.block]
      if body.kind == .body { extents.append(file.types[Int(body.owner)].node) }
      if body.member >= 0 { extents.append(file.members[Int(body.member)].node) }
      for extent in extents where extent.exists {
        let own = file.tree.range(extent)
        guard own.start <= range.end, range.start <= own.end else { continue }
        if best.map({ Int(own.count) < $0.count }) ?? true { best = (Int32(index), Int(own.count)) }
      }
    }
    return best?.index
  }

  // MARK: Converting

  /// The transcript of a body, ready to be written.
  public static func transcript(
    _ reader: TranscriptReader, _ index: Int32, in file: FileViews
  ) -> SpokenTranscript? {
    guard var transcript = reader.transcript(ofBody: index, in: file) else { return nil }
    let body = file.bodies[Int(index)]
    if body.kind == .body, let number = reader.project.index(of: file) {
      transcript.uses = reader.uses(ofType: TypeReference(file: number, index: body.owner))
    }
    return facts(transcript)
  }

  static func facts(_ transcript: Transcript) -> SpokenTranscript {
    var number = 0
    let lines = transcript.lines.map { line in
      if line.element != nil { number += 1 }
      return SpokenTranscript.Line(
        kind: line.kind.rawValue, depth: line.depth, number: line.element == nil ? nil : number, text: line.text,
        stop: line.element.map(stop), path: line.place?.path, range: line.place?.range)
    }
    return SpokenTranscript(
      name: transcript.name, path: transcript.place.path, range: transcript.place.range, lines: lines,
      uses: transcript.uses.map {
        SpokenTranscript.Use(view: $0.view, path: $0.place.path, range: $0.place.range, text: $0.element.text)
      })
  }

  private static func stop(_ element: SpokenElement) -> SpokenTranscript.Stop {
    let kind: String
    var isLiteral = false
    switch element.name {
    case .words(let words):
      kind = words.isBlank ? "none" : "words"
      isLiteral = words.isLiteral
    case .picture: kind = "picture"
    case .none: kind = "none"
    case .unknown: kind = "unknown"
    }
    return SpokenTranscript.Stop(
      name: element.nameText, nameKind: kind, isLiteral: isLiteral, value: element.value.text,
      role: element.role.name,
      traits: element.traits.map { trait in trait.condition.map { "\(trait.word) \($0)" } ?? trait.word },
      hint: element.hint.text, actions: element.actions.map(\.text), inputLabels: element.inputLabels.map(\.text),
      isInteractive: element.isInteractive, reactsToTaps: element.reactsToTaps, leadsTo: element.leadsTo)
  }

  // MARK: Comparing

  private static func changes(
    _ now: [SpokenTranscript], _ wanted: Wanted, _ base: BaseProject, _ read: ReadProject
  ) -> [TranscriptChange] {
    let reader = TranscriptReader(project: base.project)
    var before: [String: [SpokenTranscript]] = [:]
    let names = Set(now.map(\.name))
    let paths = PathSet(now.map(\.path))
    for file in base.project.files {
      let isWanted = paths.contains(file.path) || wanted.holds(file.path)
      for body in file.bodies.indices.map(Int32.init) where isView(body, in: file) {
        guard let name = name(of: body, in: file), isWanted || names.contains(name) else { continue }
        guard file.bodies[Int(body)].kind == .body || names.contains(name),
          let transcript = transcript(reader, body, in: file)
        else { continue }
        before[name, default: []].append(transcript)
      }
    }
    var result: [TranscriptChange] = []
    // The base is read without its storyboards.
    for transcript in now where !InterfaceFile.isInterface(transcript.path) {
      let candidates = before[transcript.name] ?? []
      // A file may have been renamed; then the view's name alone must tell.
      let place = candidates.firstIndex { isSame($0.path, transcript.path) } ?? (candidates.count == 1 ? 0 : nil)
      guard let place else {
        result.append(
          TranscriptChange(
            name: transcript.name, path: transcript.path, kind: "added",
            lines: texts(transcript).map { TranscriptChange.Line(mark: .added, text: $0) }))
        continue
      }
      let old = before[transcript.name]!.remove(at: place)
      let lines = LineDifference.lines(texts(old), texts(transcript))
      if !lines.isEmpty {
        result.append(TranscriptChange(name: transcript.name, path: transcript.path, kind: "changed", lines: lines))
      }
    }
    let gone = before.values.flatMap(\.self).filter {
      wanted.names.isEmpty ? wanted.holds($0.path) : wanted.names.contains($0.name)
    }
    for transcript in gone.sorted(by: {
      isSame($0.path, $1.path) ? $0.range.start < $1.range.start : precedes($0.path, $1.path)
    }) {
      result.append(
        TranscriptChange(
          name: transcript.name, path: transcript.path, kind: "removed",
          lines: texts(transcript).map { TranscriptChange.Line(mark: .removed, text: $0) }))
    }
    return result
  }

  private static func texts(_ transcript: SpokenTranscript) -> [String] {
    transcript.lines.map { String(repeating: "  ", count: $0.depth) + $0.text }
      + transcript.uses.map { "in \($0.view): \($0.text)" }
  }
}

/// The lines by which two lists differ, in order.
enum LineDifference {
  static func lines(_ old: [String], _ new: [String]) -> [TranscriptChange.Line] {
    var removed = Set<Int>()
    var inserted = Set<Int>()
    for change in new.difference(from: old) {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var result: [TranscriptChange.Line] = []
    var before = 0
    var after = 0
    while before < old.count || after < new.count {
      if before < old.count, removed.contains(before) {
        result.append(TranscriptChange.Line(mark: .removed, text: old[before]))
        before += 1
      } else if after < new.count, inserted.contains(after) {
        result.append(TranscriptChange.Line(mark: .added, text: new[after]))
        after += 1
      } else {
        before += 1
        after += 1
      }
    }
    return result
  }
}
