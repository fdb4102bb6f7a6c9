// A finding that is found because of what some uses pass is met at these uses, in whatever file they are: directives there
// silence it for them, and what is around them is by what each is known again.

import CurbcutFindings
import CurbcutSourceText
import CurbcutSymbols
import CurbcutSyntax
import CurbcutViews

struct DecidingPlaces {
  let project: Project
  let context: LintRun.Context
  /// The files that were checked; what is found in others is not known.
  let judged: PathSet

  /// Whether a finding, or what is said of a directive, may rest on other files.
  static func concern(_ finding: Finding) -> Bool {
    finding.rule == DirectiveRule.unused || finding.uses.contains { $0.kind == .deciding }
  }

  /// Takes out the uses that directives silence, with the findings of which no use is left, and notes by what those that
  /// are left are known. Gives how many findings were taken out.
  func settle(_ findings: inout [Finding]) -> Int {
    let deciding = findings.indices.filter { index in findings[index].uses.contains { $0.kind == .deciding } }
    let unused = findings.indices.filter { findings[$0].rule == DirectiveRule.unused }
    if deciding.isEmpty, unused.isEmpty || project.files.allSatisfy({ judged.contains($0.path) }) { return 0 }
    var paths: PathSet = []
    for index in deciding { for use in findings[index].uses { paths.insert(use.place.path) } }
    for index in unused { paths.insert(findings[index].path) }
    var files: PathMap<FileViews> = [:]
    for file in project.files where paths.contains(file.path) { files[file.path] = file }
    var directives = HeardDirectives(files, unheard: context.unheard)
    for index in deciding {
      let rule = findings[index].rule
      findings[index].uses.removeAll { use in
        use.kind == .deciding && directives.silence(rule, at: use.place.range.start, in: use.place.path)
      }
    }
    let silenced = Set(deciding.filter { findings[$0].decidingUses.isEmpty })
    let met = directives.met
    findings = findings.indices.filter { index in
      if silenced.contains(index) { return false }
      guard findings[index].rule == DirectiveRule.unused else { return true }
      let (path, range) = (findings[index].path, findings[index].range)
      if met[path]?.contains(range.start) ?? false { return false }
      return !(files[path].map { mayBeMet(range.start, directives.reach(of: range.start, in: path), $0) } ?? false)
    }.map { findings[$0] }
    if context.wantsContexts { attachContexts(to: &findings, files) }
    return silenced.count
  }

  /// Whether a directive reaches a use of a component whose file was not checked, or a modifier of the project's own, so
  /// that nobody knows what it silences.
  private func mayBeMet(_ directive: UInt32, _ reach: [ByteRange], _ file: FileViews) -> Bool {
    guard !reach.isEmpty else { return false }
    func isReached(_ token: TokenID) -> Bool {
      let start = file.tree.tokens.start(token)
      return reach.contains { $0.contains(start) }
    }
    if file.modifiers.contains(where: { $0.known == .other && isReached($0.nameToken) }) { return true }
    guard let number = project.index(of: file) else { return false }
    return project.files.indices.contains { other in
      !judged.contains(project.files[other].path)
        && project.files[other].types.indices.contains { type in
          project.uses(of: TypeReference(file: Int32(other), index: Int32(type))).contains {
            $0.file == number && isReached(file.views[Int($0.index)].nameToken)
          }
        }
    }
  }

  private func attachContexts(to findings: inout [Finding], _ files: PathMap<FileViews>) {
    var wanted: [(finding: Int, use: Int, path: String)] = []
    for (index, finding) in findings.enumerated() {
      for (number, use) in finding.uses.enumerated() where use.kind == .deciding {
        wanted.append((index, number, use.place.path))
      }
    }
    var places: PathMap<[Int]> = [:]
    for (index, place) in wanted.enumerated() { places[place.path, default: []].append(index) }
    let paths = places.keys.sorted(by: precedes)
    let found = Parallel.map(paths.count, jobs: context.jobs) { [findings, places, wanted] number -> [FindingContext] in
      guard let file = files[paths[number]] else { return [] }
      let contexts = FindingContexts(file.tree)
      return places[paths[number], default: []].map { index in
        contexts.context(at: findings[wanted[index].finding].uses[wanted[index].use].place.range)
      }
    }
    for (path, contexts) in zip(paths, found) {
      for (index, context) in zip(places[path, default: []], contexts) {
        findings[wanted[index].finding].uses[wanted[index].use].context = context
      }
    }
  }
}

/// The directives that hold in files, read where they are asked for.
private struct HeardDirectives {
  private let files: PathMap<FileViews>
  private let unheard: PathMap<Set<UInt32>>
  private var known: PathMap<[Directive]> = [:]
  private lazy var today = CivilDay.number(System.now())
  /// Where the rules stand in directives that silenced something.
  private(set) var met: PathMap<Set<UInt32>> = [:]

  init(_ files: PathMap<FileViews>, unheard: PathMap<Set<UInt32>>) {
    (self.files, self.unheard) = (files, unheard)
  }

  private mutating func directives(in path: String) -> [Directive] {
    if let known = known[path] { return known }
    var found = files[path].map { Directives.read($0.tree) } ?? []
    found.removeAll { $0.unknownWord != nil || unheard[path]?.contains($0.range.start) ?? false }
    found.removeAll { directive in directive.until.map { ($0.day ?? .max) < today } ?? false }
    known[path] = found
    return found
  }

  /// Whether a directive silences a rule at an offset.
  mutating func silence(_ rule: String, at offset: UInt32, in path: String) -> Bool {
    var isSilenced = false
    for directive in directives(in: path) where directive.reaches(offset) {
      for named in directive.rules where named.id == rule {
        met[path, default: []].insert(named.range.start)
        isSilenced = true
      }
    }
    return isSilenced
  }

  /// What the directive reaches in which a rule stands at an offset; the whole file by a range of all.
  mutating func reach(of rule: UInt32, in path: String) -> [ByteRange] {
    guard let directive = directives(in: path).first(where: { $0.range.contains(rule) }) else { return [] }
    guard case .ranges(let ranges) = directive.scope else { return [ByteRange(0, .max)] }
    return ranges
  }
}
