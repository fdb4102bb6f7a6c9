// "Did you mean": the one of several names that is closest to a misspelt one.

/// Finds the name that was probably meant.
public enum NearestName {
  /// The candidate with the fewest edits to `name`, or nil when none is close enough to be worth offering.
  public static func of(_ name: String, among candidates: some Sequence<String>) -> String? {
    let wanted = Array(name.lowercased().utf8.prefix(256))
    var best: (name: String, distance: Int, isOther: Int)?
    for candidate in candidates {
      let other = Array(candidate.lowercased().utf8.prefix(256))
      let allowed = max(1, max(wanted.count, other.count) / 3)
      let distance: Int
      if wanted.count >= 3, isClose(wanted, toBeginningOf: other) {
        // A name that was merely broken off is close, however much is missing.
        distance = min(1, abs(other.count - wanted.count))
      } else {
        guard abs(wanted.count - other.count) <= allowed else { continue }
        distance = edits(wanted, other)
      }
      guard distance <= allowed else { continue }
      // Of two that are equally close, the one of the same letters was meant: `lnit` is `lint`, not `init`.
      let isOther = wanted.sorted() == other.sorted() ? 0 : 1
      if let found = best, (found.distance, found.isOther, found.name) <= (distance, isOther, candidate) { continue }
      best = (candidate, distance, isOther)
    }
    return best?.name
  }

  private static func isClose(_ name: [UInt8], toBeginningOf other: [UInt8]) -> Bool {
    guard other.count > name.count else { return false }
    if other.starts(with: name) { return true }
    guard name.count >= 6 else { return false }
    return (-1...1).contains { edits(name, Array(other.prefix(name.count + $0))) <= 1 }
  }

  /// Number of insertions, deletions, substitutions and swaps of neighbours between two names.
  static func edits(_ a: [UInt8], _ b: [UInt8]) -> Int {
    if a.isEmpty || b.isEmpty { return max(a.count, b.count) }
    var beforeLast = [Int](repeating: 0, count: b.count + 1)
    var last = Array(0...b.count)
    for i in 1...a.count {
      var row = [Int](repeating: i, count: b.count + 1)
      for j in 1...b.count {
        let substitution = last[j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1)
        row[j] = min(last[j] + 1, row[j - 1] + 1, substitution)
        if i > 1, j > 1, a[i - 1] == b[j - 2], a[i - 2] == b[j - 1] { row[j] = min(row[j], beforeLast[j - 2] + 1) }
      }
      beforeLast = last
      last = row
    }
    return last[b.count]
  }
}
