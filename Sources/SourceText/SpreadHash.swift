// Hash values of keys that are numbers already.

/// A number spread by one multiplication with the seed of a table. Tables by numbers of nodes, views, names and members are
/// asked millions of times in a run; hashing each number as if somebody chose them to collide took a tenth of it.
@inlinable @inline(__always)
public func spreadHash(_ bits: UInt64, seed: Int) -> Int {
  let mixed = (bits ^ UInt64(truncatingIfNeeded: seed)) &* 0x9E37_79B9_7F4A_7C15
  return Int(truncatingIfNeeded: mixed ^ mixed >> 32)
}
