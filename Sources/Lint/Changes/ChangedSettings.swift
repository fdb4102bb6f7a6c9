// What a change does to the settings by which it is judged, and what those of the base would have reported. A reviewer
// who sees a gate pass has to see that the gate was moved.

import CurbcutFindings
import CurbcutSourceText
import CurbcutSyntax

enum ChangedSettings {
  /// The sentence about the changes, which begin with verbs.
  static func note(_ changes: [String], _ result: LintResult, _ request: LintRequest) -> String {
    let last = changes.count > 1 ? " and \(changes[changes.count - 1])" : ""
    let listed = changes.prefix(max(1, changes.count - 1)).joined(separator: ", ") + last
    var request = request
    request.comparison?.tellsOfSettings = false
    request.joinsCommonFaults = false
    request.wantsFixes = false
    request.keepsProject = false
    // The parts of a divided run tell of the whole change: what is counted in one of them says nothing.
    let isPart = request.shard != nil
    request.shard = nil
    do throws(UsageError) {
      let own = isPart ? try LintRun.run(request) : result
      request.comparison?.usesSettingsOfBase = true
      let other = try LintRun.run(request)
      return "This change \(listed): with the settings of the base, \(difference(other, own))."
    } catch {
      return "This change \(listed), and the settings of the base cannot be used. \(error.message)"
    }
  }

  private struct Place: Hashable {
    var path: PathKey
    var rule: String
    var range: ByteRange
  }

  private static func places(_ findings: [Finding]) -> Set<Place> {
    Set(findings.map { Place(path: PathKey($0.path), rule: $0.rule, range: $0.range) })
  }

  private static func difference(_ other: LintResult, _ result: LintResult) -> String {
    let failing = places(other.findings.filter(other.failPolicy.fails))
      .subtracting(places(result.findings.filter(result.failPolicy.fails))).count
    if failing > 0 { return "\(counted(failing, "more finding")) would fail" }
    let reported = places(other.findings).subtracting(places(result.findings)).count
    if reported == 0 { return "no more would be reported" }
    return "\(counted(reported, "more finding")) would be reported, and no more would fail"
  }
}

extension Comparison {
  /// What the change does to the settings of a run; nothing where nobody asks for it. `added` are its directives.
  func changes(
    of configuration: Configuration, _ found: Discovery.Files, _ added: PathMap<Set<UInt32>>, _ request: LintRequest
  ) throws(UsageError) -> [String] {
    guard let base, self.request.tellsOfSettings, !self.request.usesSettingsOfBase else { return [] }
    let root = configuration.root
    var changes: [String] = []
    func add(_ path: String, _ text: PaddedBytes?) throws(UsageError) {
      guard git.isPart(path), try base.differs(path, text) else { return }
      let verb = text == nil ? "removes" : try base.text(of: path) == nil ? "adds" : "edits"
      changes.append("\(verb) \(Paths.relative(path, to: root))")
    }
    for path in configuration.texts.keys.sorted(by: precedes) { try add(path, configuration.texts[path]) }
    if request.options.file == nil {
      for path in SettingsSource(base: base).configurations(found, root) {
        let path = Paths.join(root, path)
        if configuration.texts[path] == nil { try add(path, nil) }
      }
    }
    if let path = KnownFindings.path(request, root: root) {
      try add(path, try? System.readFile(path, limit: 1 << 28))
    }
    let count = added.keys.reduce(0) { $0 + (added[$1]?.count ?? 0) }
    if let first = added.keys.min(by: precedes) {
      let what = count == 1 ? "a directive" : "\(count) directives"
      changes.append("adds \(what) (\(first)\(added.count > 1 ? ", …" : ""))")
    }
    return changes
  }
}

/// Tells directives that a change adds from those that the base had.
enum DirectiveChanges {
  /// By what a directive is the same, whatever reason it gives.
  private struct Key: Hashable {
    var text: String
    var declaration: String?
  }

  private static func directives(_ tree: Tree) -> [(key: Key, start: UInt32)] {
    let directives = Directives.read(tree).filter { $0.unknownWord == nil && !$0.rules.isEmpty }
    if directives.isEmpty { return [] }
    let contexts = FindingContexts(tree)
    return directives.map { directive in
      let rules = directive.rules.map(\.id).sorted(by: precedes).joined(separator: " ")
      let text = "\(directive.kind) \(rules) \(directive.until.map { "\($0.day ?? 0)" } ?? "")"
      return (Key(text: text, declaration: contexts.declaration(at: directive.range.start)), directive.range.start)
    }
  }

  /// Where the added ones begin. One that the change takes from elsewhere has moved with its code.
  static func added(_ gathered: LintRun.Gathered, _ base: LoadedBase) -> PathMap<Set<UInt32>> {
    var old: PathMap<Tree> = [:]
    for index in base.swift.indices where !base.same[index] {
      if let tree = base.gathered.loaded[index].views?.tree { old[base.swift[index].path] = tree }
    }
    let changed = base.changed(gathered.names.count)
    var new: [(path: String, directives: [(key: Key, start: UInt32)])] = []
    for index in changed {
      let name = gathered.names[index]
      guard let tree = gathered.loaded[index].views?.tree else { continue }
      let found = directives(tree)
      if !found.isEmpty { new.append((name, found)) }
    }
    if new.isEmpty { return [:] }
    var left: [Key: Int] = [:]
    for path in old.keys where !new.contains(where: { isSame($0.path, path) }) {
      for before in directives(old[path]!) { left[Key(text: before.key.text), default: 0] += 1 }
    }
    // In the same declaration, then in the same file, then anywhere in the change.
    for index in new.indices {
      var here: [Key: Int] = [:]
      for before in old[new[index].path].map(directives) ?? [] { here[before.key, default: 0] += 1 }
      new[index].directives.removeAll { take($0.key, from: &here) }
      var inFile: [Key: Int] = [:]
      for (key, count) in here { inFile[Key(text: key.text), default: 0] += count }
      new[index].directives.removeAll { take(Key(text: $0.key.text), from: &inFile) }
      left.merge(inFile, uniquingKeysWith: +)
    }
    var added: PathMap<Set<UInt32>> = [:]
    for file in new {
      let starts = file.directives.filter { !take(Key(text: $0.key.text), from: &left) }.map(\.start)
      if !starts.isEmpty { added[file.path] = Set(starts) }
    }
    return added
  }

  private static func take(_ key: Key, from counts: inout [Key: Int]) -> Bool {
    guard let count = counts[key], count > 0 else { return false }
    counts[key] = count - 1
    return true
  }
}
