// Binary search, for the lists that stand in the order of the source.

extension Array {
  /// The first place from which on all elements are as wanted, in an array in which they stand behind all others.
  public func firstPlace(where isWanted: (Element) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if isWanted(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
