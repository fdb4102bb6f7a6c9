// What is found because a change uses a component in another way is told at the new use: who reads a change sees that line,
// and not the component, in which nothing has changed.

import CurbcutFindings
import CurbcutSourceText
import CurbcutViews

struct ChangedUses {
  private let base: LoadedBase
  /// The places of its files by their paths; only made where something is asked, which few changes do.
  private lazy var places = PathMap(base.swift.enumerated().map { ($1.path, $0) })
  /// What the calls of a file of the base are known by.
  private var codes: PathMap<Set<FindingContext>> = [:]

  init(_ base: LoadedBase) { self.base = base }

  /// A new finding at the first of its uses that the base has not, where the base has what is its cause.
  mutating func moved(_ finding: Finding) -> Finding {
    guard finding.cause == nil, let context = finding.context, !finding.decidingUses.isEmpty,
      isInBase(context, finding.path)
    else { return finding }
    let added = finding.decidingUses.first { use in
      use.context.map { !isInBase($0, use.place.path) } ?? false
    }
    return added.map { finding.moved(to: $0, isKnown: false) } ?? finding
  }

  private mutating func isInBase(_ context: FindingContext, _ path: String) -> Bool {
    guard let place = places[path] else { return false }
    if base.same[place] { return true }
    if let known = codes[path] { return known.contains(context) }
    let found = base.gathered.loaded[place].views.map { FindingContexts($0.tree).all } ?? []
    codes[path] = found
    return found.contains(context)
  }
}
