// Which of many ranges holds a place: looked up instead of asked one by one, since files may hold as many ranges as places.

/// Ranges that mostly lie in each other or beside each other, such as the tokens of types or the scopes of names.
public struct NestedRanges: Sendable {
  @usableFromInline var starts: [UInt32] = []
  @usableFromInline var ends: [UInt32] = []
  /// For each range the last one before it that goes on behind its start, or -1: no other before it can hold a place that
  /// lies at its start or behind.
  @usableFromInline var outer: [Int32] = []

  /// `ranges` in the order of their starts.
  @inlinable
  public init(_ ranges: some Sequence<Range<UInt32>>) {
    for range in ranges {
      var above = Int32(starts.count) - 1
      while above >= 0, ends[Int(above)] <= range.lowerBound { above = outer[Int(above)] }
      starts.append(range.lowerBound)
      ends.append(range.upperBound)
      outer.append(above)
    }
  }

  /// The last range that holds a place, which is the innermost where none lies across another; nil when none does.
  public func last(around place: UInt32) -> Int? {
    var low = 0
    var high = starts.count
    while low < high {
      let middle = (low + high) / 2
      if starts[middle] <= place { low = middle + 1 } else { high = middle }
    }
    var index = Int32(low) - 1
    while index >= 0, ends[Int(index)] <= place { index = outer[Int(index)] }
    return index >= 0 ? Int(index) : nil
  }

  /// All ranges that hold a place, in their order: outer ones first.
  public func all(around place: UInt32) -> [Int] {
    var result: [Int] = []
    var index = last(around: place).map(Int32.init) ?? -1
    while index >= 0 {
      if ends[Int(index)] > place { result.append(Int(index)) }
      index = outer[Int(index)]
    }
    return result.reversed()
  }
}
