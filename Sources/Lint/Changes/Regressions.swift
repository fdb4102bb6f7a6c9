// Regression by deletion: of a finding that is new, what the base had in its place and this change took away.

import CurbcutFindings
import CurbcutRules
import CurbcutSourceText
import CurbcutSymbols
import CurbcutSyntax
import CurbcutViews

/// One of the two revisions of a comparison.
struct Revision {
  var project: Project
  var findings: [Finding]
  /// Storyboards and xibs.
  var interfaces: PathMap<InterfaceFile> = [:]
}

/// What a comparison knows of a new finding.
struct Regression {
  var sentence: String
  /// Whether this change took a name, a trait, a guard or a target away.
  var removes = false
}

/// Explains new findings by the base.
struct Regressions {
  /// A chain of views of one file.
  struct Chain {
    var range: ByteRange
    var declaration: String
    /// A hash of each token.
    var code: [UInt64]
    /// A hash of them all.
    var whole: UInt64
  }

  /// What is asked of one file of a revision.
  final class File {
    let views: FileViews
    let contexts: FindingContexts
    private(set) lazy var chains: [Chain] = contexts.starts.map { range in
      let code = Regressions.code(range, views.tree)
      var whole = ContextHash()
      for token in code { withUnsafeBytes(of: token) { whole.add($0) } }
      return Chain(range: range, declaration: contexts.declaration(at: range.start), code: code, whole: whole.value)
    }

    /// The declaration around each place that asks for Reduce Motion.
    private(set) lazy var guards: [String] = {
      guard let names = views.motionGuards?.names else { return [] }
      let tree = views.tree
      var places: [String] = []
      for index in 0..<tree.tokens.count {
        let token = TokenID(index)
        guard tree.tokens.isName(token), names.contains(tree.name(of: token)) else { continue }
        places.append(contexts.declaration(at: tree.tokens.start(token)))
      }
      return places
    }()

    init(_ views: FileViews) {
      self.views = views
      contexts = FindingContexts(views.tree)
    }
  }

  let base: Revision
  let current: Revision
  /// What the base is called in sentences.
  let name: String
  private let baseFiles: PathMap<FileViews>
  private let currentFiles: PathMap<FileViews>
  private var baseRead: PathMap<File> = [:]
  private var currentRead: PathMap<File> = [:]
  /// Files of the base that are gone, by the types they declare: what is in a new file may have stood there.
  private let gone: [Name: [FileViews]]
  private let rules: [String: RuleDescription]
  private let engine = RuleEngine(rules: [])
  /// How many chains are compared at most, so that a change of everything takes no time without end.
  private var comparisons = 4_000_000

  init(base: Revision, current: Revision, name: String) {
    self.base = base
    self.current = current
    self.name = name
    baseFiles = PathMap(base.project.files.map { ($0.path, $0) })
    let currentFiles = PathMap(current.project.files.map { ($0.path, $0) })
    self.currentFiles = currentFiles
    var gone: [Name: [FileViews]] = [:]
    for file in base.project.files where currentFiles[file.path] == nil {
      for type in Set(file.types.map(\.name)) { gone[type, default: []].append(file) }
    }
    self.gone = gone
    rules = Dictionary(RuleCatalogue.descriptions.map { ($0.id, $0) }) { first, _ in first }
  }

  /// nil when the base had nothing like it.
  mutating func describe(_ finding: Finding) -> Regression? {
    guard let context = finding.context else { return nil }
    let kind = Protection(rules[finding.rule])
    if let old = base.interfaces[finding.path], let new = current.interfaces[finding.path] {
      return compare(finding, context, kind, new, old)
    }
    guard let views = currentFiles[finding.path] else { return nil }
    let new = Self.read(views, &currentRead)
    guard let views = baseFiles[finding.path] else {
      let type = context.declaration.split(separator: ".").first.map { Name(String($0)) }
      for views in type.flatMap({ gone[$0] }) ?? [] {
        let old = Self.read(views, &baseRead)
        if let found = compare(finding, context, kind, new, old, wholeFile: false), found.removes { return found }
      }
      return nil
    }
    let old = Self.read(views, &baseRead)
    if let said = removedFromObject(finding, kind, new, old) {
      return Regression(sentence: "In \(name) this was not reported; this change removed \(said)", removes: true)
    }
    return compare(finding, context, kind, new, old, wholeFile: true)
  }

  private static func read(_ views: FileViews, _ files: inout PathMap<File>) -> File {
    if let file = files[views.path] { return file }
    let file = File(views)
    files[views.path] = file
    return file
  }

  private mutating func compare(
    _ finding: Finding, _ context: FindingContext, _ kind: Protection, _ new: File, _ old: File, wholeFile: Bool
  ) -> Regression? {
    let guardIsGone =
      kind == .motion && Self.guards(new, context.declaration) < Self.guards(old, context.declaration)
    guard let call = new.contexts.call(at: finding.range.start) else {
      guard guardIsGone else { return nil }
      return unguarded
    }
    let own = new.contexts.chain(from: new.contexts.base(of: call) ?? call)
    // The chain of a call on something that is no view, `UIView.animate`, begins before the call.
    guard
      let chain = new.chains.last(where: { $0.range.start <= own.start && $0.range.end >= own.end })
    else { return nil }
    let range = chain.range
    let isNameless = finding.name.map { $0.kind != "text" && $0.kind != "runtime" } ?? false
    func isSame(_ other: Chain) -> Bool { other.whole == chain.whole && other.declaration == context.declaration }
    let before = old.chains.filter(isSame)
    // Of what became like something else only one is as it was.
    let sameCode = before.count < new.chains.count(where: isSame) ? nil : before.first
    if old.views === new.views || sameCode != nil {
      let place = sameCode?.range ?? range
      let lost = isNameless ? named(place, old.views) : nil
      let sentence = "This code is as it was in \(name); something it uses has changed"
      guard let lost else {
        if guardIsGone { return unguarded }
        if let around = removedAround(place, old, range, new) {
          return Regression(
            sentence: "In \(name) this was not reported; this change removed \(around) around it",
            removes: kind == .semantics)
        }
        let wasReported = base.findings.contains {
          $0.rule == finding.rule && CurbcutLint.isSame($0.path, old.views.path) && place.contains($0.range.start)
        }
        return Regression(sentence: sentence, removes: kind == .target && !wasReported)
      }
      return Regression(
        sentence: lost.isEmpty ? sentence : "In \(name) this was named \"\(lost)\"; something it uses has changed",
        removes: true)
    }
    var match = counterpart(of: chain, new, old, in: context.declaration, finding.rule)
    // What is moved to a declaration of its own.
    if match == nil, wholeFile { match = counterpart(of: chain, new, old, in: nil, finding.rule) }
    guard let match else {
      guard guardIsGone else { return nil }
      return unguarded
    }
    let all = removed(from: match.range, old, range, new)
    let told = told(all, from: match.range, old, kind).map { "this change removed \($0)" }
    let lost = finding.name == nil ? nil : named(match.range, old.views)
    let removes: Bool
    switch kind {
    case .target: removes = !all.isEmpty
    case .motion: removes = guardIsGone
    case .semantics:
      let ofView = Set(old.contexts.modifiers(in: match.range))
      let semantic = all.filter { Self.isSemantic($0.text) }
      removes =
        isNameless && lost != nil || semantic.contains { ofView.contains($0.range) }
        || !semantic.isEmpty && isAll(all.map(\.range), between: match, chain, old)
    case .none: removes = false
    }
    let said = lost.flatMap { $0.isEmpty ? nil : "In \(name) this was named \"\($0)\"" }
    switch (said, told) {
    case (let said?, let told?): return Regression(sentence: "\(said); \(told)", removes: removes)
    case (let said?, nil): return Regression(sentence: said, removes: removes)
    case (nil, let told?):
      return Regression(sentence: "In \(name) this was not reported; \(told)", removes: removes)
    case (nil, nil):
      guard removes else { return nil }
      return Regression(sentence: "In \(name) this was not reported", removes: true)
    }
  }

  private var unguarded: Regression {
    Regression(sentence: "In \(name) this code checked Reduce Motion; this change removed the check", removes: true)
  }

  /// The words that the element had in the base; empty when they come at run time, nil when it had none.
  private func named(_ range: ByteRange, _ file: FileViews) -> String? {
    let explanation = engine.explain(
      range.start, isExact: false, line: ByteRange(range.start, range.start + 1), in: file, base.project)
    guard let name = explanation?.name else { return nil }
    return name.kind == "text" ? name.value ?? "" : name.kind == "runtime" ? "" : nil
  }

  // MARK: The view of the base

  /// The view of the base that most likely was this one: made by the same call, not itself reported, and not still there.
  private mutating func counterpart(
    of wanted: Chain, _ new: File, _ old: File, in declaration: String?, _ rule: String
  ) -> Chain? {
    guard let name = wanted.code.first else { return nil }
    var stillThere: [UInt64: Int] = [:]
    for chain in new.chains where declaration == nil || chain.declaration == declaration {
      stillThere[chain.whole, default: 0] += 1
    }
    let reported = base.findings.filter { $0.rule == rule && CurbcutLint.isSame($0.path, old.views.path) }
    var best: (chain: Chain, score: Double)?
    for candidate in old.chains where declaration == nil || candidate.declaration == declaration {
      if let count = stillThere[candidate.whole], count > 0 {
        stillThere[candidate.whole] = count - 1
        continue
      }
      guard candidate.code.first == name, comparisons > 0,
        !reported.contains(where: { candidate.range.contains($0.range.start) })
      else { continue }
      comparisons -= candidate.code.count + wanted.code.count
      let score = Self.similarity(candidate.code, wanted.code)
      if score > max(0.5, best?.score ?? 0) { best = (candidate, score) }
    }
    return best?.chain
  }

  /// The share of tokens that two pieces of code have in common, whatever their order.
  private static func similarity(_ a: [UInt64], _ b: [UInt64]) -> Double {
    if a.isEmpty || b.isEmpty { return 0 }
    var counts: [UInt64: Int] = [:]
    for token in a { counts[token, default: 0] += 1 }
    var shared = 0
    for token in b {
      guard let count = counts[token], count > 0 else { continue }
      counts[token] = count - 1
      shared += 1
    }
    return Double(2 * shared) / Double(a.count + b.count)
  }

  private static func code(_ range: ByteRange, _ tree: Tree) -> [UInt64] {
    var low = 0
    var high = tree.tokens.count
    while low < high {
      let middle = (low + high) / 2
      if tree.tokens.start(TokenID(middle)) < range.start { low = middle + 1 } else { high = middle }
    }
    var result: [UInt64] = []
    while low < tree.tokens.count, tree.tokens.start(TokenID(low)) < range.end, result.count < 2000 {
      var hash = ContextHash()
      hash.add(tree.source[tree.tokens.range(TokenID(low))])
      result.append(hash.value)
      low += 1
    }
    return result
  }

  // MARK: What is gone

  /// The modifiers within a chain that only the base has, as they were written.
  private func removed(
    from oldRange: ByteRange, _ old: File, _ range: ByteRange, _ new: File
  ) -> [(text: String, range: ByteRange)] {
    var kept: [String: Int] = [:]
    for range in new.contexts.modifiers(within: range) {
      kept[new.views.tree.source.string(range), default: 0] += 1
    }
    var result: [(String, ByteRange)] = []
    for range in old.contexts.modifiers(within: oldRange) {
      let text = old.views.tree.source.string(range)
      if let count = kept[text], count > 0 { kept[text] = count - 1 } else { result.append((text, range)) }
    }
    return result
  }

  /// What the views around one said to assistive technology in the base, and say no more.
  private func removedAround(_ place: ByteRange, _ old: File, _ range: ByteRange, _ new: File) -> String? {
    let kept = Set(new.contexts.modifiers(around: range).map(new.views.tree.source.string))
    let said = old.contexts.modifiers(around: place).map(old.views.tree.source.string)
    return said.first { Self.isSemantic($0) && !kept.contains($0) }.map { Self.oneLine("." + $0) }
  }

  /// Whether the code of the base differs by nothing but modifiers that are gone: what stood in a view that is gone as a
  /// whole is no loss of another.
  private func isAll(_ removed: [ByteRange], between chain: Chain, _ now: Chain, _ old: File) -> Bool {
    let outer = removed.filter { range in
      !removed.contains { $0 != range && $0.start <= range.start && range.end <= $0.end }
    }
    // The dot before each.
    let gone = outer.reduce(0) { $0 + Self.code($1, old.views.tree).count + 1 }
    return chain.code.count == now.code.count + gone
  }

  /// The one of them that is told: what names the view says most, then what stands on it and not in it.
  private func told(
    _ removed: [(text: String, range: ByteRange)], from chain: ByteRange, _ old: File, _ kind: Protection
  ) -> String? {
    let own = Set(old.contexts.modifiers(in: chain))
    guard
      let text =
        (removed.first { Self.isSemantic($0.text) } ?? removed.first { own.contains($0.range) }
        ?? (kind == .none ? nil : removed.first))?.text
    else { return nil }
    return Self.oneLine("." + text)
  }

  static func oneLine(_ text: String) -> String {
    let line = text.split(separator: "\n").first.map(String.init) ?? text
    return line.utf8.count > 80 || line.utf8.count != text.utf8.count ? String(line.prefix(61)) + "…" : line
  }
}

extension FindingContexts {
  /// The modifiers of a chain, name and arguments, inner ones first.
  func modifiers(in chain: ByteRange) -> [ByteRange] {
    calls(from: chain.start).filter { $0.start > chain.start && $0.end <= chain.end }
  }
}
