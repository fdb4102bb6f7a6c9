// How far a change reaches. A hook waits for its answer, and in a large project most files have nothing to do with a
// change: those are checked that it reaches by names, the nearest first.

import CurbcutFindings
import CurbcutSourceText
import CurbcutSymbols
import CurbcutSyntax
import CurbcutViews

/// The files that a change reaches, of both revisions.
struct ChangeReach: Sendable {
  /// How far a change is followed.
  struct Limits: Sendable, Equatable {
    /// Up to so many bytes of source every file is checked.
    var project = 4 << 20
    /// So many bytes of source are checked, and what stands at the change and uses it.
    var checked = 1 << 20
    /// A name that more files declare leads nowhere.
    var declaring = 8
    var steps = 3
  }

  /// By their paths.
  private let files: PathSet
  private let interfaces: PathSet
  /// Color sets that the change mentions more or less often, and the files that speak of them.
  private let colourSets: PathSet
  private let speaking: PathSet
  /// How many files were to be checked.
  private let all: Int

  // MARK: What is checked

  /// Leaves of a revision what is reached.
  func limit(_ gathered: inout LintRun.Gathered) {
    let names = gathered.names
    gathered.reported.removeAll { !files.contains(names[$0]) }
    gathered.ofOthers =
      colourSets.isEmpty ? nil : names.indices.filter { speaking.contains(names[$0]) && !files.contains(names[$0]) }
    for index in gathered.interfaces.indices where !interfaces.contains(gathered.interfaces[index].name) {
      gathered.interfaces[index].isAsked = false
    }
  }

  /// Takes out what rests on files that are not checked.
  func leaveOut(_ findings: inout [Finding], _ sets: [ColourSet]) {
    let left = PathSet(sets.lazy.map(\.path).filter { !colourSets.contains($0) })
    findings.removeAll { left.contains($0.path) }
  }

  /// Says what was checked. What was read and could not be is a problem all the same.
  func tell(_ everything: [Int], _ gathered: LintRun.Gathered, into result: inout LintResult) {
    for index in everything where !files.contains(gathered.names[index]) {
      result.problems += gathered.loaded[index].problems
    }
    for interface in gathered.interfaces where !interfaces.contains(interface.name) {
      if let problem = interface.problem { result.problems.append(problem) }
    }
    let checked = result.files
    guard checked < all else { return }
    result.notes.append(
      "This project is large, so \(checked) of \(all) files were checked: those closest to the change. "
        + "`curbcut lint --since HEAD` checks all.")
  }

  // MARK: Following a change

  /// A version of a file at the change: what was, or what is.
  fileprivate struct Edge {
    var units: DeclarationUnits
    var differing: Set<Int>
    var isOld: Bool
  }

  /// nil where everything is to be checked: the project is small, or the change reaches it as a whole.
  fileprivate init?(
    _ limits: Limits, _ gathered: LintRun.Gathered, _ base: LoadedBase, _ projects: LintRun.Projects, jobs: Int?
  ) {
    let views = gathered.loaded.map(\.views)
    func size(_ index: Int) -> Int { views[index]?.tree.source.count ?? 0 }
    guard gathered.reported.reduce(0, { $0 + size($1) }) > limits.project else { return nil }
    guard base.sidesAreSame, Self.areAlike(projects, base) else { return nil }
    // The change itself.
    var edges: [Edge] = []
    var paths: PathSet = []
    let changed = base.changed(gathered.names.count)
    var old: PathMap<FileViews> = [:]
    for index in base.swift.indices where !base.same[index] {
      old[base.swift[index].path] = base.gathered.loaded[index].views
      paths.insert(base.swift[index].path)
    }
    paths.formUnion(changed.lazy.map { gathered.names[$0] })
    for path in paths.sorted(by: precedes) {
      let new = gathered.place(of: path).flatMap { views[$0] }.map(DeclarationUnits.init)
      let old = old[path].map(DeclarationUnits.init)
      if let new { edges.append(Edge(units: new, differing: new.differing(from: old), isOld: false)) }
      if let old { edges.append(Edge(units: old, differing: old.differing(from: new), isOld: true)) }
    }
    var walk = Walk(files: views, limits: limits, jobs: jobs)
    walk.begin(edges)
    // Outwards, until enough is found.
    var bytes = changed.reduce(0) { $0 + size($1) }
    var chosen = Set(changed)
    let homes = changed.map { Self.folders(gathered.names[$0]) }
    for step in 1...limits.steps {
      guard step == 1 || bytes < limits.checked else { break }
      let (users, used) = walk.step()
      // Who uses what has changed is checked, whatever it takes.
      for index in users where step == 1 && chosen.insert(index).inserted { bytes += size(index) }
      let others = (step == 1 ? used : users.union(used)).subtracting(chosen)
      let nearest = others.map { index -> (index: Int, shared: Int) in
        let own = Self.folders(gathered.names[index])
        return (index, homes.map { Self.shared($0, own) }.max() ?? 0)
      }.sorted { $0.shared != $1.shared ? $0.shared > $1.shared : $0.index < $1.index }
      for (index, _) in nearest {
        guard bytes < limits.checked else { break }
        chosen.insert(index)
        bytes += size(index)
      }
    }
    paths.formUnion(chosen.lazy.map { gathered.names[$0] })
    files = paths
    // Storyboards and xibs know classes, outlets and actions by their names.
    let texts = edges.flatMap { edge in edge.differing.map(edge.units.text).filter { !$0.isEmpty } }
    let sought = Array(Set(texts))
    let asked = gathered.interfaces.filter(\.isAsked)
    let met = Parallel.map(asked.count, jobs: jobs) { [asked] index in
      asked[index].source.map { source in sought.contains { FastText.holds($0, in: source) } } ?? false
    }
    interfaces = PathSet(zip(asked, met).filter(\.1).map(\.0.name))
    let sets = Self.mentioned(gathered.colourSets, edges)
    colourSets = PathSet(sets.map(\.path))
    let words = sets.flatMap { [Array($0.name.utf8), Array($0.symbol.utf8)] }
    let speaks =
      words.isEmpty
      ? []
      : Parallel.map(views.count, jobs: jobs) { index in
        views[index].map { file in words.contains { FastText.holds($0, in: file.tree.source) } } ?? false
      }
    speaking = PathSet(speaks.indices.filter { speaks[$0] }.map { gathered.names[$0] } + (words.isEmpty ? [] : paths))
    all = gathered.reported.count { views[$0] != nil } + asked.count { $0.source != nil }
  }

  private static func folders(_ path: String) -> [Substring] { path.split(separator: "/").dropLast() }

  private static func shared(_ a: [Substring], _ b: [Substring]) -> Int {
    zip(a, b).prefix { $0.utf8.elementsEqual($1.utf8) }.count
  }

  /// Color sets that differing declarations mention more or less often than they did.
  private static func mentioned(_ sets: [ColourSet], _ edges: [Edge]) -> [ColourSet] {
    if sets.isEmpty { return [] }
    var balance: [Name: Int] = [:]
    for edge in edges {
      for (name, count) in edge.units.mentions(of: edge.differing) {
        balance[name, default: 0] += edge.isOld ? -count : count
      }
    }
    return sets.filter { balance[Name($0.name), default: 0] != 0 || balance[Name($0.symbol), default: 0] != 0 }
  }

  /// Whether what is known of the project as a whole is the same in both revisions.
  private static func areAlike(_ projects: LintRun.Projects, _ base: LoadedBase) -> Bool {
    let (a, b) = (projects.current, projects.base)
    guard a.schemeLock == b.schemeLock, a.isForMacOnly == b.isForMacOnly else { return false }
    guard a.isToolOfTrade == b.isToolOfTrade, a.ownScripts == b.ownScripts else { return false }
    guard a.declaresErrorTexts == b.declaresErrorTexts, a.soughtTags == b.soughtTags else { return false }
    guard a.asksForReducedMotion == b.asksForReducedMotion, a.turnsToLandscape == b.turnsToLandscape else {
      return false
    }
    guard a.interfaceTests.runsAudit == b.interfaceTests.runsAudit else { return false }
    return base.swift.indices.allSatisfy { index in
      let path = base.swift[index].path
      return (base.same[index] || a.schemeLock(at: path) == b.schemeLock(at: path))
        && a.accentNames(at: path) == b.accentNames(at: path)
    }
  }
}

extension Comparison {
  /// How far the change reaches; nil where everything is checked.
  func reach(
    of gathered: LintRun.Gathered, _ base: LoadedBase, _ projects: LintRun.Projects, _ context: LintRun.Context
  ) -> ChangeReach? {
    guard request.staged, self.base != nil, !request.usesSettingsOfBase else { return nil }
    return ChangeReach(request.limits, gathered, base, projects, jobs: context.jobs)
  }
}

/// Follows names from file to file. What uses a declaration that changes is changed itself; what it shows meets another
/// place, and goes on to what that shows, not to others that use it.
private struct Walk {
  let files: [FileViews?]
  let limits: ChangeReach.Limits
  let jobs: Int?

  /// Where the walk has come to: units of files, by the file's place, and those of versions that are no more.
  private var users: [(units: DeclarationUnits, chosen: Set<Int>)] = []
  private var used: [(units: DeclarationUnits, chosen: Set<Int>)] = []
  /// The units that were met in each file.
  private var seenUsers: [Int: Set<Int>] = [:]
  private var seenUsed: [Int: Set<Int>] = [:]
  private var units: [Int: DeclarationUnits] = [:]

  init(files: [FileViews?], limits: ChangeReach.Limits, jobs: Int?) {
    self.files = files
    self.limits = limits
    self.jobs = jobs
  }

  mutating func begin(_ edges: [ChangeReach.Edge]) {
    for edge in edges {
      let closed = edge.units.closed(edge.differing)
      users.append((edge.units, closed))
      used.append((edge.units, edge.differing))
    }
  }

  /// Goes one step on, and gives the files that use what was reached and those that are used by it.
  mutating func step() -> (users: Set<Int>, used: Set<Int>) {
    var wanted: Set<Name> = []
    var leads: [(own: DeclarationUnits.Lead?, type: DeclarationUnits.Lead?)] = []
    for (units, chosen) in users {
      for unit in chosen {
        let lead = units.leads(unit)
        leads.append(lead)
        for name in [lead.own?.name, lead.type?.name] { if let name { wanted.insert(name) } }
      }
    }
    let here = users + used
    let mentioned = Parallel.map(here.count, jobs: jobs) { Set(here[$0].units.mentions(of: here[$0].chosen).keys) }
    let mentions = mentioned.reduce(into: Set<Name>()) { $0.formUnion($1) }
    let homes = declarations(of: wanted.union(mentions))
    func isRare(_ name: Name) -> Bool { homes[name].map { $0.count <= limits.declaring } ?? false }
    // Users: by its own name, where few things have it, else by that of its type.
    var sought: Set<DeclarationUnits.Lead> = []
    for (own, type) in leads {
      if let own, isRare(own.name) {
        sought.insert(own)
      } else if let type, isRare(type.name) {
        sought.insert(type)
      }
    }
    let met = self.met(sought)
    read(met.map(\.index))
    let closed = Parallel.map(met.count, jobs: jobs) { [units] place -> Set<Int> in
      let (index, tokens) = met[place]
      return units[index]!.closed(Set(tokens.compactMap(units[index]!.use)))
    }
    users = []
    for (place, units) in zip(met, closed) {
      let found = units.subtracting(seenUsers[place.index] ?? [])
      if found.isEmpty { continue }
      seenUsers[place.index, default: []].formUnion(found)
      users.append((self.units[place.index]!, found))
    }
    // Used: what declares a name that is mentioned.
    var shown: [Int: Set<Name>] = [:]
    for name in mentions where isRare(name) { for index in homes[name]! { shown[index, default: []].insert(name) } }
    read(shown.keys.sorted())
    used = []
    for (index, names) in shown.sorted(by: { $0.key < $1.key }) {
      let units = units[index]!
      let declared = units.units.indices.filter { names.contains(units.units[$0].name) }
      let found = units.whole(Set(declared)).subtracting(seenUsed[index] ?? [])
      if found.isEmpty { continue }
      seenUsed[index, default: []].formUnion(found)
      used.append((units, found))
    }
    return (Set(met.map(\.index)), Set(shown.keys))
  }

  /// Tells the declarations of files apart.
  private mutating func read(_ indices: [Int]) {
    let fresh = indices.filter { units[$0] == nil }
    let made = Parallel.map(fresh.count, jobs: jobs) { [files] in DeclarationUnits(files[fresh[$0]]!) }
    for (index, made) in zip(fresh, made) { units[index] = made }
  }

  /// The files that declare each of some names.
  private func declarations(of wanted: Set<Name>) -> [Name: [Int]] {
    let found = Parallel.map(files.count, jobs: jobs) { [files] index -> Set<Name> in
      guard let file = files[index] else { return [] }
      var result: Set<Name> = []
      for type in file.types.indices where file.types[type].kind != .extensionDecl {
        if wanted.contains(file.types[type].name) { result.insert(file.types[type].name) }
      }
      for member in file.members.indices where wanted.contains(file.members[member].name) {
        result.insert(file.members[member].name)
      }
      return result
    }
    var homes: [Name: [Int]] = [:]
    for (index, names) in found.enumerated() { for name in names { homes[name, default: []].append(index) } }
    return homes
  }

  /// The files that use one of some names, and where.
  private func met(_ sought: Set<DeclarationUnits.Lead>) -> [(index: Int, tokens: [TokenID])] {
    if sought.isEmpty { return [] }
    let names = Set(sought.map(\.name))
    let numbers = Array(Set(sought.map(\.number)))
    var classes = NameClasses()
    for number in numbers { classes.insert(number) }
    let found = Parallel.map(files.count, jobs: jobs) { [files, classes] index -> [TokenID] in
      guard let file = files[index], numbers.contains(where: { file.names.mayHold($0) }) else { return [] }
      var tokens: [TokenID] = []
      file.tree.tokens.forEachName(in: classes) { token in
        if names.contains(file.tree.name(of: token)) { tokens.append(token) }
      }
      return tokens
    }
    return found.enumerated().filter { !$0.element.isEmpty }.map { ($0.offset, $0.element) }
  }
}
