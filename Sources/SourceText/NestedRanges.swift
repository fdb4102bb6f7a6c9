// Which of many ranges holds a place: looked up instead of asked one by one, since files may hold as many ranges as places.

/// Ranges that mostly lie in each other or beside each other, such as the tokens of types or the scopes of names.
public struct NestedRanges: Sendable {
  @usableFromInline
  struct Row: Sendable {
    @usableFromInline let start: UInt32
    @usableFromInline let end: UInt32
    /// The last range before it that goes on behind its start, or -1: no other before it can hold a place that lies at
    /// its start or behind.
    @usableFromInline let outer: Int32

    @inlinable
    init(start: UInt32, end: UInt32, outer: Int32) { (self.start, self.end, self.outer) = (start, end, outer) }
  }

  @usableFromInline var rows: [Row] = []

  /// `ranges` in the order of their starts.
  @inlinable
  public init(_ ranges: some Sequence<Range<UInt32>>) {
    rows.reserveCapacity(ranges.underestimatedCount)
    for range in ranges {
      var above = Int32(truncatingIfNeeded: rows.count) &- 1
      while above >= 0, rows[Int(above)].end <= range.lowerBound { above = rows[Int(above)].outer }
      rows.append(Row(start: range.lowerBound, end: range.upperBound, outer: above))
    }
  }

  /// The last range that holds a place, which is the innermost where none lies across another; nil when none does.
  public func last(around place: UInt32) -> Int? {
    var low = 0
    var high = rows.count
    while low < high {
      let middle = (low + high) / 2
      if rows[middle].start <= place { low = middle + 1 } else { high = middle }
    }
    var index = Int32(low) - 1
    while index >= 0, rows[Int(index)].end <= place { index = rows[Int(index)].outer }
    return index >= 0 ? Int(index) : nil
  }

  /// All ranges that hold a place, in their order: outer ones first.
  public func all(around place: UInt32) -> [Int] {
    var result: [Int] = []
    var index = last(around: place).map(Int32.init) ?? -1
    while index >= 0 {
      if rows[Int(index)].end > place { result.append(Int(index)) }
      index = rows[Int(index)].outer
    }
    return result.reversed()
  }
}
