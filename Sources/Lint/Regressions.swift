// Regression by deletion: of a finding that is new, what the base had in its place and this change took away.

import CurbcutFindings
import CurbcutRules
import CurbcutSourceText
import CurbcutSyntax
import CurbcutViews

/// One of the two revisions of a comparison.
struct Revision {
  var project: Project
  var findings: [Finding]
}

/// Explains new findings by the base.
struct Regressions {
  private let base: Revision
  private let current: Revision
  /// What the base is called in sentences.
  private let name: String
  private let baseFiles: PathMap<FileViews>
  private let currentFiles: PathMap<FileViews>
  private var baseContexts: PathMap<FindingContexts> = [:]
  private var currentContexts: PathMap<FindingContexts> = [:]
  private let engine = RuleEngine(rules: [])

  init(base: Revision, current: Revision, name: String) {
    self.base = base
    self.current = current
    self.name = name
    baseFiles = PathMap(base.project.files.map { ($0.path, $0) })
    currentFiles = PathMap(current.project.files.map { ($0.path, $0) })
  }

  /// One sentence, or nil when the base had nothing like it.
  mutating func describe(_ finding: Finding) -> String? {
    guard let context = finding.context, let old = baseFiles[finding.path], let new = currentFiles[finding.path] else {
      return nil
    }
    let oldContexts = baseContexts[finding.path] ?? FindingContexts(old.tree)
    baseContexts[finding.path] = oldContexts
    let newContexts = currentContexts[finding.path] ?? FindingContexts(new.tree)
    currentContexts[finding.path] = newContexts
    guard let call = newContexts.call(at: finding.range.start) else { return nil }
    let view = newContexts.base(of: call) ?? call
    let chain = newContexts.chain(from: view)
    if old === new || isSame(chain, new.tree, in: old.tree, oldContexts, context.declaration) {
      return "This code is as it was in \(name); something it uses has changed"
    }
    guard
      let match = counterpart(
        of: view, chain, new.tree, newContexts, in: old.tree, oldContexts, context.declaration, finding.rule)
    else { return nil }
    let removed = removed(from: match, old.tree, oldContexts, chain, new.tree, newContexts)
    let said = finding.name == nil ? nil : spoken(match, old)
    switch (said, removed) {
    case (let said?, let removed?): return "In \(name) this was named \"\(said)\"; this change removed \(removed)"
    case (let said?, nil): return "In \(name) this was named \"\(said)\""
    case (nil, let removed?): return "In \(name) this was not reported; this change removed \(removed)"
    case (nil, nil): return nil
    }
  }

  /// The words the element had in the base.
  private func spoken(_ range: ByteRange, _ file: FileViews) -> String? {
    let explanation = engine.explain(
      range.start, isExact: false, line: ByteRange(range.start, range.start + 1), in: file, base.project)
    guard let name = explanation?.name, name.kind == "text" else { return nil }
    return name.value
  }

  private func isSame(
    _ chain: ByteRange, _ tree: Tree, in old: Tree, _ contexts: FindingContexts, _ declaration: String
  ) -> Bool {
    let wanted = tokens(chain, tree)
    return contexts.views(in: declaration).contains { Self.elementsEqual(tokens($0, old), wanted) }
  }

  private static func elementsEqual(_ a: [ArraySlice<UInt8>], _ b: [ArraySlice<UInt8>]) -> Bool { a == b }

  /// The view of the base that most likely was this one: made by the same call, not itself reported, and not still there.
  private func counterpart(
    of view: FindingContexts.Call, _ chain: ByteRange, _ tree: Tree, _ contexts: FindingContexts, in old: Tree,
    _ oldContexts: FindingContexts, _ declaration: String, _ rule: String
  ) -> ByteRange? {
    let wanted = tokens(chain, tree)
    guard let name = wanted.first else { return nil }
    var stillThere = contexts.views(in: declaration).map { tokens($0, tree) }
    let reported = base.findings.filter { $0.rule == rule && CurbcutLint.isSame($0.path, old.source.path) }
    var best: (range: ByteRange, score: Double)?
    for candidate in oldContexts.views(in: declaration) {
      let code = tokens(candidate, old)
      if let place = stillThere.firstIndex(where: { $0 == code }) {
        stillThere.remove(at: place)
        continue
      }
      guard code.first == name, !reported.contains(where: { candidate.contains($0.range.start) }) else { continue }
      let score = Self.similarity(code, wanted)
      if score > max(0.5, best?.score ?? 0) { best = (candidate, score) }
    }
    return best?.range
  }

  /// The share of tokens that two pieces of code have in common, whatever their order.
  private static func similarity(_ a: [ArraySlice<UInt8>], _ b: [ArraySlice<UInt8>]) -> Double {
    if a.isEmpty || b.isEmpty { return 0 }
    var counts: [ArraySlice<UInt8>: Int] = [:]
    for token in a { counts[token, default: 0] += 1 }
    var shared = 0
    for token in b {
      guard let count = counts[token], count > 0 else { continue }
      counts[token] = count - 1
      shared += 1
    }
    return Double(2 * shared) / Double(a.count + b.count)
  }

  private func tokens(_ range: ByteRange, _ tree: Tree) -> [ArraySlice<UInt8>] {
    var low = 0
    var high = tree.tokens.count
    while low < high {
      let middle = (low + high) / 2
      if tree.tokens.start(TokenID(middle)) < range.start { low = middle + 1 } else { high = middle }
    }
    var result: [ArraySlice<UInt8>] = []
    while low < tree.tokens.count, tree.tokens.start(TokenID(low)) < range.end, result.count < 2000 {
      result.append(tree.source[tree.tokens.range(TokenID(low))])
      low += 1
    }
    return result
  }

  /// The modifier that only the base has, as it was written.
  private func removed(
    from oldChain: ByteRange, _ old: Tree, _ oldContexts: FindingContexts, _ chain: ByteRange, _ tree: Tree,
    _ contexts: FindingContexts
  ) -> String? {
    var kept = contexts.modifiers(in: chain).map { tree.source.string($0) }
    var removed: [String] = []
    for range in oldContexts.modifiers(in: oldChain) {
      let text = old.source.string(range)
      if let place = kept.firstIndex(of: text) { kept.remove(at: place) } else { removed.append(text) }
    }
    // What names it says most.
    guard let text = removed.first(where: { $0.hasPrefix("accessibility") }) ?? removed.first else { return nil }
    let line = text.split(separator: "\n").first.map(String.init) ?? text
    return "." + (line.utf8.count > 80 || line != text ? String(line.prefix(60)) + "…" : line)
  }
}

extension FindingContexts {
  /// The chains of views in a declaration, in source order.
  func views(in declaration: String) -> [ByteRange] {
    starts.filter { self.declaration(at: $0.start) == declaration }
  }

  /// The modifiers of a chain, name and arguments, inner ones first.
  func modifiers(in chain: ByteRange) -> [ByteRange] {
    calls(from: chain.start).filter { $0.start > chain.start && $0.end <= chain.end }
  }
}
