// Which findings a list of known ones knows, and of those that stand at a cause which of their uses.

import CurbcutFindings
import CurbcutSourceText

extension Baseline {
  /// Tells new findings from known ones. `isExamined` says of an entry whether its finding would be here, so that an entry
  /// without one is stale; `isGone` whether there is no such file any more, so that the entry may have moved with its
  /// file to another name.
  public func match(
    _ findings: [Finding], isExamined: (BaselineKey) -> Bool, isGone: (String) -> Bool
  ) -> Match {
    var entries = Entries(self)
    var unknown: [Int] = []
    var known: [Int] = []
    for (index, finding) in findings.enumerated() {
      if let key = BaselineKey(finding), entries.use(key, as: key) {
        known.append(index)
      } else {
        unknown.append(index)
      }
    }
    entries.findMoved(isGone)
    var new: [(index: Int, finding: Finding)] = []
    for index in unknown {
      if let key = BaselineKey(findings[index]), entries.useMoved(key) || entries.knows(findings[index], key) {
        known.append(index)
      } else {
        new.append((index, findings[index]))
      }
    }
    // A use of a cause that is known.
    var added: [(index: Int, use: FindingUse)] = []
    var unlisted: [BaselineKey] = []
    for index in known.sorted() where findings[index].cause == nil {
      let finding = findings[index]
      guard let key = BaselineKey(finding), entries.hasUses(of: key) else {
        unlisted += finding.uses.compactMap { BaselineKey($0, of: finding) }
        continue
      }
      for use in finding.uses {
        guard let key = BaselineKey(use, of: finding), !entries.use(key, as: key, isFinding: false) else { continue }
        added.append((index, use))
      }
    }
    var newUses: [Finding] = []
    for (index, use) in added {
      let finding = findings[index]
      guard let key = BaselineKey(use, of: finding), !entries.useMoved(key, isFinding: false) else { continue }
      newUses.append(finding.moved(to: use, isKnown: true))
      new.append((index, newUses[newUses.count - 1]))
    }
    var match = entries.finished(isExamined)
    match.newUses = newUses
    match.unlistedUses = unlisted
    match.new = new.enumerated().sorted { ($0.element.index, $0.offset) < ($1.element.index, $1.offset) }
      .map(\.element.finding)
    return match
  }

  /// The entries that are left while findings are told apart.
  private struct Entries {
    private let baseline: Baseline
    private var left: [BaselineKey: Int]
    private var match = Match()
    /// Entries of files that are gone, by their content.
    private var moved: [BaselineKey: [BaselineKey]] = [:]
    private var gone: PathMap<Bool> = [:]
    /// Rule and code of findings of which uses are entries, and of all that are.
    private var causesWithUses: Set<BaselineKey> = []
    private var causes: Set<BaselineKey> = []

    init(_ baseline: Baseline) {
      self.baseline = baseline
      left = baseline.counts
      for key in left.keys {
        if key.cause == nil { causes.insert(key.ofCause) } else { causesWithUses.insert(key.ofCause) }
      }
    }

    /// Takes an entry; false where none is left.
    mutating func use(_ key: BaselineKey, as found: BaselineKey, isFinding: Bool = true) -> Bool {
      guard let count = left[key], count > 0 else { return false }
      left[key] = count - 1
      if isFinding { match.known += 1 }
      match.pruned.counts[found, default: 0] += 1
      match.pruned.reasons[found] = baseline.reasons[key]
      return true
    }

    mutating func findMoved(_ isGone: (String) -> Bool) {
      for key in left.keys where left[key, default: 0] > 0 {
        let isGone = gone[key.path] ?? isGone(key.path)
        gone[key.path] = isGone
        if isGone { moved[key.content, default: []].append(key) }
      }
      for content in moved.keys { moved[content]?.sort(by: BaselineKey.isBefore) }
    }

    mutating func useMoved(_ key: BaselineKey, isFinding: Bool = true) -> Bool {
      guard let old = moved[key.content]?.first(where: { left[$0, default: 0] > 0 }) else { return false }
      return use(old, as: key, isFinding: isFinding)
    }

    /// Whether uses of a finding are entries. A list from a version that did not know them knows all.
    func hasUses(of key: BaselineKey) -> Bool { causesWithUses.contains(key.ofCause) }

    /// Whether a finding that has no entry of its own is known by its uses: it stood there in an earlier version, or it was
    /// moved to one of uses that are all known.
    mutating func knows(_ finding: Finding, _ key: BaselineKey) -> Bool {
      if key.cause != nil { return causes.contains(key.ofCause) && !hasUses(of: key) }
      for use in finding.uses {
        if let place = BaselineKey(use, of: finding)?.ofPlace, self.use(place, as: place) { return true }
      }
      return false
    }

    /// What is left over.
    func finished(_ isExamined: (BaselineKey) -> Bool) -> Match {
      var match = match
      for key in left.keys.sorted(by: BaselineKey.isBefore) {
        guard let count = left[key], count > 0 else { continue }
        if gone[key.path] ?? false || isExamined(key) {
          match.stale += Array(repeating: key, count: count)
        } else {
          match.pruned.counts[key, default: 0] += count
          match.pruned.reasons[key] = baseline.reasons[key]
        }
      }
      // Known uses that are all gone leave nothing known of what others are why of.
      let kept = Set(match.pruned.counts.keys.lazy.filter { $0.cause != nil }.map(\.ofCause))
      for key in match.pruned.counts.keys where key.cause == nil && hasUses(of: key) && !kept.contains(key.ofCause) {
        match.stale += Array(repeating: key, count: match.pruned.counts[key] ?? 0)
        match.pruned.counts[key] = nil
        match.pruned.reasons[key] = nil
      }
      match.stale.sort(by: BaselineKey.isBefore)
      return match
    }
  }
}
