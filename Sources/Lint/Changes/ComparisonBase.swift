// The base of a comparison: its files, judged as those of now, and what is left of the findings without what it had.

import CurbcutFindings
import CurbcutSourceText
import CurbcutSyntax
import CurbcutViews

/// The files of a base, parsed.
struct LoadedBase {
  var swift: [GitFile]
  /// Everything that was read; nothing of it is reported on yet.
  var gathered: LintRun.Gathered
  /// Whether each Swift file is what it was.
  var same: [Bool]
  /// The place of each among the files of now; nil where it is gone.
  var places: [Int?]
  /// Whether all that lies beside the code is what it was.
  var sidesAreSame: Bool

  /// The places of the files of now that the base has not, or has otherwise.
  func changed(_ count: Int) -> [Int] {
    var isSame = [Bool](repeating: false, count: count)
    for (place, same) in zip(places, same) { if let place, same { isSame[place] = true } }
    return isSame.indices.filter { !isSame[$0] }
  }
}

extension Comparison {
  /// Reads the base. `gathered` is what is there now.
  mutating func load(
    _ group: InputGroup, _ gathered: LintRun.Gathered, _ setup: LintRun.RootSetup
  ) throws(UsageError) -> LoadedBase {
    let jobs = setup.context.jobs
    let discovery = Discovery(root: group.root)
    var taken = zip(base?.files ?? [], baseTaken).map { (file: $0, taken: $1) }
    if !request.staged { try leaveOut(of: &taken, gathered, group.root) }
    let swift = taken.filter { $0.taken == .swift }.map(\.file)
    let places = swift.map { gathered.place(of: $0.path) }
    let same: [Bool]
    if let objects = gathered.objects {
      same = zip(swift, places).map { file, place in
        place.map { objects[$0] == file.object && gathered.loaded[$0].views != nil } ?? false
      }
    } else {
      same = Parallel.map(swift.count, jobs: jobs) { index -> Bool in
        guard let place = places[index], swift[index].object.utf8.count == 40,
          let source = gathered.loaded[place].views?.tree.source
        else { return false }
        return ObjectHash.blob(source.padded[..<source.count]) == swift[index].object
      }
    }
    let different = swift.indices.filter { !same[$0] }
    let texts = try git.contents(of: different.map { swift[$0] })
    let parsed = Parallel.map(different.count, jobs: jobs) { index in
      LintRun.parse(swift[different[index]].path, texts[index], false)
    }
    var loaded = zip(same, places).map { isSame, place in
      isSame ? gathered.loaded[place!] : LintRun.Loaded(problems: [])
    }
    for (index, file) in zip(different, parsed) { loaded[index] = file }
    try tellOfMoves(zip(swift, places).filter { $0.1 == nil }.map(\.0), discovery)
    let paths = swift.map(\.path)
    var read = LintRun.Gathered(
      loaded: loaded, names: paths, paths: paths, tables: [], colourSets: [], reported: [])
    let sidesAreSame = gathered.sides?.isMade(of: taken) ?? false
    let sides = try sidesAreSame ? gathered.sides! : sides(taken, root: group.root, jobs: jobs)
    read.tables = sides.tables
    read.colourSets = sides.colourSets
    read.interfaces = sides.interfaces
    for index in read.interfaces.indices {
      let path = read.interfaces[index].path
      read.interfaces[index].isAsked = group.asks(for: path) && setup.configuration.exclusion(of: path) == nil
    }
    // What settings say of the appearance, manifests among the code may say as well.
    let isSameAppearance =
      sidesAreSame && different.allSatisfy { !ProjectManifest.isSwift(swift[$0].path) }
      && gathered.paths.allSatisfy { !ProjectManifest.isSwift($0) || base(has: $0) }
    read.appearance =
      isSameAppearance
      ? gathered.appearance : LintRun.appearance(sides.appearance, sides.settings, loaded.lazy.map(\.views))
    read.reportedAppearance = LintRun.reported(read.appearance, group, setup.configuration, nil)
    let isSameListing = sidesAreSame && paths.elementsEqual(gathered.paths, by: isSame)
    read.unlisted =
      isSameListing
      ? gathered.unlisted : LintRun.unlisted(TargetFiles(sides.settings), paths, read.interfaces, group)
    return LoadedBase(swift: swift, gathered: read, same: same, places: places, sidesAreSame: sidesAreSame)
  }

  private func base(has path: String) -> Bool {
    let files = base?.files ?? []
    let index = files.firstPlace { !precedes($0.path, path) }
    return index < files.count && isSame(files[index].path, path)
  }

  /// What git has and does not put on this disk is the same on both sides: unknown.
  private mutating func leaveOut(
    of taken: inout [(file: GitFile, taken: Discovery.Taken?)], _ gathered: LintRun.Gathered, _ root: String
  ) throws(UsageError) {
    let isMissing = taken.contains { file, taken in
      guard let taken else { return false }
      if taken == .swift { return gathered.place(of: file.path) == nil }
      return System.kind(of: Paths.join(root, file.path), followingLinks: false) == nil
    }
    guard isMissing else { return }
    let away = PathSet(try git.filesKeptAway())
    let left = taken.filter { $0.taken != nil && away.contains($0.file.path) }.map(\.file.path)
    guard let first = left.first else { return }
    taken.removeAll { away.contains($0.file.path) }
    notes.append(
      left.count == 1
        ? "\(first) is excluded by the sparse checkout, so it is not checked."
        : "\(left.count) files are excluded by the sparse checkout, so they are not checked: "
          + "\(first), …")
  }

  /// A view that moves to where nothing is checked is not gone.
  private mutating func tellOfMoves(_ gone: [GitFile], _ discovery: Discovery) throws(UsageError) {
    guard !gone.isEmpty else { return }
    func name(_ file: GitFile) -> String { Paths.lastComponent(file.path).lowercased() }
    let objects = Set(gone.map(\.object))
    let names = Set(gone.map(name))
    let known = PathSet((base?.files ?? []).map(\.path))
    let moved = try (request.staged ? staged : git.stagedFiles()).filter { file in
      name(file).hasSuffix(".swift") && discovery.taken(file.path) == nil && !known.contains(file.path)
        && (objects.contains(file.object) || names.contains(name(file)))
    }
    guard let first = moved.first else { return }
    let reason = discovery.exclusion(of: first.path, isDirectory: false)?.reason ?? "it is left out"
    let more = moved.count > 1 ? ", and so are \(moved.count - 1) more" : ""
    notes.append("This change moves a file to where it is not checked\(more): \(first.path) (\(reason)).")
  }

  /// Judges the base and leaves only what is new. `gathered` and `projects` are those of `result`; of a change that was
  /// followed only so far, `reach` is how far.
  mutating func compare(
    _ group: InputGroup, _ gathered: LintRun.Gathered, _ projects: LintRun.Projects, _ loaded: LoadedBase,
    _ reach: ChangeReach?, _ setup: LintRun.RootSetup, _ result: inout LintResult
  ) throws(UsageError) {
    let (swift, same) = (loaded.swift, loaded.same)
    // What is asked about, and what is gone and may have been renamed to something that is asked about.
    let isReported = Set(gathered.reported)
    // A finding of a color set rests on its uses in all files.
    let foundNow = PathSet(result.findings.map(\.path))
    let judgesAll = request.countsAll || gathered.colourSets.contains { foundNow.contains($0.path) }
    let reported = swift.indices.filter { index in
      guard judgesAll || !same[index] || foundNow.contains(swift[index].path) else { return false }
      guard setup.configuration.exclusion(of: swift[index].path) == nil else { return false }
      guard let place = loaded.places[index] else { return true }
      return isReported.contains(place) || reach == nil && group.asks(for: swift[index].path)
    }
    var old = loaded.gathered
    old.reported = reported
    reach?.limit(&old)
    var base = LintResult(root: group.root)
    setup.context.wantsFixes = false
    setup.context.unheard = [:]
    setup.context.listsUnshown = true
    LintRun.judge(old, in: projects.base, setup, into: &base)
    reach?.leaveOut(&base.findings, old.colourSets)
    base.sort()
    let everything = base.findings
    let interfaces = old.interfaces
    // What was shown nowhere before this change and is now, is new.
    if !result.listsUnshown { base.findings.removeAll(where: \.isUnshown) }

    let counted = reported.filter { group.asks(for: swift[$0].path) }
    let oldInterfaces = interfaces.filter(\.isAsked)
    let newInterfaces = gathered.interfaces.filter(\.isAsked)
    outcome.baseFiles = counted.count + oldInterfaces.count
    let currentInterfaces = PathMap(newInterfaces.map { ($0.name, $0.source) })
    outcome.changedFiles =
      counted.count { !same[$0] }
      + oldInterfaces.count { old in
        guard let source = currentInterfaces[old.name] else { return true }
        return source?.padded != old.source?.padded
      }
    let names = PathSet(swift.map { $0.path })
    let interfaceNames = PathSet(oldInterfaces.map(\.name))
    outcome.addedFiles =
      gathered.reported.count { !names.contains(gathered.names[$0]) }
      + newInterfaces.count { !interfaceNames.contains($0.name) }
    // What is only known so that it can be known again is not counted.
    let (minimum, listsUnshown) = (result.minConfidence, result.listsUnshown)
    func isListed(_ finding: Finding) -> Bool { finding.confidence >= minimum }
    outcome.findings = result.findings.count { isListed($0) && (listsUnshown || !$0.isUnshown) }
    outcome.baseFindings = base.findings.count { isListed($0) && group.asks(for: $0.path) }
    func match(_ old: [Finding], _ new: [Finding]) -> Baseline.Match {
      Baseline(old).match(
        new, isExamined: { _ in true },
        isGone: { path in
          gathered.place(of: path) == nil && !gathered.colourSets.contains { isSame($0.path, path) }
            && !gathered.interfaces.contains { isSame($0.name, path) }
            && !gathered.appearance.all.contains { isSame($0.source.path, path) }
        })
    }
    let all = match(base.findings, result.findings)
    outcome.fixed = match(base.findings.filter(isListed), result.findings).stale.count {
      $0.cause == nil && group.asks(for: $0.path)
    }
    // What only previews showed before is new, one step higher, as soon as the app shows it.
    let met = match(
      base.findings.filter { $0.exposure == .shown }, result.findings.filter { $0.exposure == .shown })
    let found = result.findings
    var changedUses = ChangedUses(loaded)
    result.findings = (all.new.filter { $0.exposure != .shown } + met.new).map { changedUses.moved($0) }
    result.notes += notes
    result.comparison = outcome
    if result.findings.isEmpty { return }
    var alike = Alike(found, besides: result.findings)
    func files(_ interfaces: [LoadedInterface]) -> PathMap<InterfaceFile> {
      PathMap(interfaces.compactMap { interface in interface.file.map { (interface.name, $0) } })
    }
    var regressions = Regressions(
      base: Revision(project: projects.base, findings: everything, interfaces: files(interfaces)),
      current: Revision(project: projects.current, findings: result.findings, interfaces: files(gathered.interfaces)),
      name: request.revision ?? "the last commit")
    for index in result.findings.indices where result.findings[index].cause == nil {
      var regression = regressions.describe(result.findings[index])
      // Of several that are alike any may count as known: the one that lost something is meant.
      if regression?.removes != true,
        let other = alike.exchange(&result.findings[index], where: { regressions.describe($0)?.removes == true })
      {
        regression = regressions.describe(other)
      }
      guard let regression else { continue }
      result.findings[index].regression = regression.sentence
      let path = result.findings[index].path
      let isGraded = setup.engine(for: path).settings.rules[result.findings[index].rule]?.severity != nil
      if regression.removes { result.findings[index].raise(keepsSeverity: isGraded) }
    }
    result.findings.removeAll { !isListed($0) }
  }
}

/// Findings that cannot be told from new ones by what they are known by.
private struct Alike {
  private var known: [BaselineKey: [Finding]] = [:]

  init(_ all: [Finding], besides new: [Finding]) {
    let keys = Set(new.compactMap(BaselineKey.init))
    let new = Set(new)
    for finding in all {
      guard let key = BaselineKey(finding), keys.contains(key), !new.contains(finding) else { continue }
      // Enough to choose from.
      if known[key, default: []].count < 16 { known[key, default: []].append(finding) }
    }
  }

  /// Puts another finding in the place of one; gives it, or nil when there is none that fits.
  mutating func exchange(_ finding: inout Finding, where fits: (Finding) -> Bool) -> Finding? {
    guard let key = BaselineKey(finding), let place = known[key]?.firstIndex(where: fits) else { return nil }
    swap(&finding, &known[key]![place])
    return finding
  }
}

extension Finding {
  /// What a change takes from people is certain, whatever made the rule doubt: they had it. `keepsSeverity`: somebody has
  /// said how bad the rule's findings are.
  fileprivate mutating func raise(keepsSeverity: Bool) {
    guard exposure == .shown else { return }
    confidence = .high
    if !keepsSeverity { severity = .error }
  }
}
