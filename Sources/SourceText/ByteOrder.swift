// Texts are told apart and put in order by their bytes, see `PathKey`.

/// Order by UTF-8 bytes: the same on every machine, unlike the order of `String`, which follows Unicode's tables.
public func precedes(_ a: String, _ b: String) -> Bool {
  let (a, b) = (a.utf8, b.utf8)
  let shared = sharedBytes(a, b)
  guard shared < a.count, shared < b.count else { return a.count < b.count }
  return a[a.index(a.startIndex, offsetBy: shared)] < b[b.index(b.startIndex, offsetBy: shared)]
}

/// Whether two texts have the same bytes.
public func isSame(_ a: String, _ b: String) -> Bool {
  a.utf8.count == b.utf8.count && sharedBytes(a.utf8, b.utf8) == a.utf8.count
}

/// How many bytes two texts begin with in common. Paths of one project begin alike.
public func sharedBytes(_ a: String.UTF8View, _ b: String.UTF8View) -> Int {
  let shared = a.withContiguousStorageIfAvailable { a in
    b.withContiguousStorageIfAvailable { b in
      let count = min(a.count, b.count)
      var index = 0
      let (wordsOfA, wordsOfB) = (UnsafeRawBufferPointer(a), UnsafeRawBufferPointer(b))
      while index &+ 8 <= count,
        wordsOfA.loadUnaligned(fromByteOffset: index, as: UInt64.self)
          == wordsOfB.loadUnaligned(fromByteOffset: index, as: UInt64.self)
      {
        index &+= 8
      }
      while index < count, a[index] == b[index] { index &+= 1 }
      return index
    }
  }
  return (shared ?? nil) ?? zip(a, b).prefix { $0 == $1 }.reduce(0) { count, _ in count + 1 }
}
