// Binary search, for the lists that stand in the order of the source.

extension RandomAccessCollection where Index == Int {
  /// The first place from which on all elements are as wanted, in a list in which they stand behind all others.
  @inlinable public func firstPlace(where isWanted: (Element) -> Bool) -> Int {
    var low = startIndex
    var high = endIndex
    while low < high {
      let middle = low + (high - low) / 2
      if isWanted(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
