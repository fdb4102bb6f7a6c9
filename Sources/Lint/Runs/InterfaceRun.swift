// Storyboards and xibs in a run: which are asked about, how they are read, and what the rules say of them. A run without
// such files does nothing here.

import CurbcutFindings
import CurbcutRules
import CurbcutSourceText
import CurbcutViews

/// A storyboard or xib as it was read.
struct LoadedInterface: Sendable {
  /// From the root.
  var path: String
  /// As it is reported.
  var name: String
  /// nil when it is not XML or cannot be opened.
  var file: InterfaceFile?
  var source: SourceText?
  var problem: Problem?
  /// Whether it is reported on; the others are read for what they say to outlets.
  var isAsked = true
}

extension LintRun {
  /// The files with those marked that are asked about.
  static func mark(_ interfaces: inout [LoadedInterface], asked paths: [String]) {
    let asked = PathSet(paths)
    for index in interfaces.indices { interfaces[index].isAsked = asked.contains(interfaces[index].path) }
  }

  /// Those of the files that are asked about, sorted as they came.
  static func askedInterfaces(
    _ paths: [String], _ group: InputGroup, _ configuration: Configuration, shard: Shard?
  ) -> [String] {
    guard !paths.isEmpty else { return [] }
    var asked = paths.filter { path in
      group.asked.contains { isAsked(path, by: $0) }
        && (!configuration.hasPatterns || configuration.exclusion(of: path) == nil)
    }
    if let shard {
      asked = asked.enumerated().filter { $0.offset % shard.count == shard.number - 1 }.map(\.element)
    }
    return asked
  }

  /// Whether a path that was named is one of the files, or a folder with one of them.
  static func names(_ asked: (path: String, given: String, isDirectory: Bool), oneOf paths: [String]) -> Bool {
    asked.isDirectory ? !below(asked.path, in: paths).isEmpty : Discovery.contains(asked.path, in: paths)
  }

  private static func isAsked(_ path: String, by asked: (path: String, given: String, isDirectory: Bool)) -> Bool {
    asked.path.isEmpty || isSame(asked.path, path) || asked.isDirectory && Paths.isInside("/" + path, "/" + asked.path)
  }

  /// The tables that belong to the files, of all that lie in folders of translations.
  static func tables(_ tables: [String], of interfaces: [String]) -> [String] {
    guard !interfaces.isEmpty, !tables.isEmpty else { return [] }
    let keys = Set(interfaces.map(InterfaceFile.tableKey))
    return tables.filter { keys.contains(InterfaceFile.tableKey($0)) }
  }

  /// Reads files from disk, or in place of one of them what standard input brought.
  static func readInterfaces(
    _ paths: [String], _ tablePaths: [String], _ group: InputGroup, _ request: LintRequest, jobs: Int?
  ) -> [LoadedInterface] {
    guard !paths.isEmpty else { return [] }
    let tables = SideFiles.tables(self.tables(tablePaths, of: paths), group.root, jobs: jobs)
    let byKey = PathMap(grouping: tables) { InterfaceFile.tableKey($0.path) }
    return Parallel.map(paths.count, jobs: jobs) { index in
      let (path, name) = (paths[index], group.prefix + paths[index])
      let absolute = Paths.join(group.root, path)
      let isInput = group.asked.first.map { isSame($0.path, path) } ?? false
      let text = isInput ? request.standardInput?.text ?? request.overlays[absolute] : request.overlays[absolute]
      let tables = byKey[InterfaceFile.tableKey(path)] ?? []
      if let text { return load(path, name: name, text, tables) }
      return read(absolute, path, name: name, tables)
    }
  }

  private static func read(
    _ absolute: String, _ path: String, name: String, _ tables: [StringsFile]
  ) -> LoadedInterface {
    do {
      return load(path, name: name, try System.readFile(absolute, limit: sizeLimit), tables)
    } catch {
      return LoadedInterface(
        path: path, name: name,
        problem: Problem(path: name, range: nil, message: "The file cannot be read: \(error.reason)."))
    }
  }

  /// Reads one file from its bytes.
  static func load(
    _ path: String, name: String, _ bytes: PaddedBytes, _ tables: [StringsFile]
  ) -> LoadedInterface {
    let source = SourceText(path: name, padded: bytes.bytes, count: bytes.count)
    if let problem = Faults.problem(name, source.count) {
      return LoadedInterface(path: path, name: name, problem: problem)
    }
    do {
      let file = try System.working(on: name, source.count) { () throws(XMLProblem) in
        try InterfaceFile(source, tables: tables)
      }
      return LoadedInterface(path: path, name: name, file: file, source: source)
    } catch {
      let end = min(error.offset + 1, UInt32(source.count))
      let problem = Problem(
        path: name, range: ByteRange(min(error.offset, end), end),
        message: "The file is not valid XML: \(error.reason).")
      return LoadedInterface(path: path, name: name, source: source, problem: problem)
    }
  }

  /// Judges the files and adds what comes of it.
  static func judge(
    _ interfaces: [LoadedInterface], in project: Project, _ setup: RootSetup, into result: inout LintResult
  ) {
    let interfaces = interfaces.filter(\.isAsked)
    guard !interfaces.isEmpty else { return }
    let context = setup.context
    let engines = interfaces.map { setup.engine(for: $0.path) }
    let judged = Parallel.map(interfaces.count, jobs: context.jobs) { index -> JudgedInterface in
      guard let file = interfaces[index].file else { return JudgedInterface() }
      let settings = engines[index]
      let checked = System.working(on: interfaces[index].name, interfaces[index].source?.count ?? 0) {
        Faults.provoke("judge", interfaces[index].name)
        return settings.engine.check(file, in: project)
      }
      var findings = settings.graded(checked)
      if context.unlisted.contains(interfaces[index].name) { TargetFiles.markUnlisted(&findings) }
      let unshown = context.leaveOut(of: &findings)
      if context.wantsContexts {
        for index in findings.indices {
          findings[index].context = FindingContexts.interface(findings[index], in: file.document)
        }
      }
      var outlets = OutletPlaces(file, project)
      outlets.attach(to: &findings)
      return JudgedInterface(findings: findings, unshown: unshown, outletSources: outlets.sources)
    }
    // Code that has no finding of its own, where a finding in a file of Interface Builder points at it.
    let pointedAt = PathSet(judged.flatMap { $0.findings.flatMap(\.places).map(\.path) })
    if !pointedAt.isEmpty {
      for file in project.files where pointedAt.contains(file.path) { result.sources[file.path] = file.tree.source }
    }
    for (interface, judged) in zip(interfaces, judged) {
      let findings = judged.findings
      result.findings += findings
      result.unshown += judged.unshown
      for source in judged.outletSources { result.sources[source.path] = source }
      if let problem = interface.problem { result.problems.append(problem) }
      guard let source = interface.source else { continue }
      result.files += 1
      result.judged.append(interface.name)
      result.bytes += source.count
      if !findings.isEmpty || interface.problem != nil { result.sources[interface.name] = source }
      for (content, _) in interface.file?.outsideContent ?? [] { result.coverage.add(OutsideCount(content)) }
    }
  }
}

/// What the rules say of one storyboard or xib.
private struct JudgedInterface: Sendable {
  var findings: [Finding] = []
  var unshown = 0
  /// The files of the outlets that the findings point at.
  var outletSources: [SourceText] = []
}

extension FindingContexts {
  /// The context of a finding in a storyboard or xib: the id of the object, which Xcode never changes.
  static func interface(_ finding: Finding, in document: XMLDocument) -> FindingContext {
    var element = document.lastElement(notAfter: finding.range.start)
    var hash = ContextHash()
    if element >= 0 { hash.add(document.source[document.elements[Int(element)].name]) }
    while element >= 0, document.range("id", of: element) == nil { element = document.elements[Int(element)].parent }
    let id = element >= 0 ? document.value("id", of: element) ?? "" : ""
    hash.add(id.utf8)
    return FindingContext(declaration: id, code: hash.value)
  }
}
