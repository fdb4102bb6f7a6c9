// Hash values of keys that are numbers already.

/// Two numbers as one, to be spread.
@inlinable @inline(__always)
public func mixedBits(_ a: UInt64, _ b: UInt64) -> UInt64 { a ^ b &* 0xC2B2_AE3D_27D4_EB4F }

/// The number of an object.
@inlinable @inline(__always)
public func bits(of object: ObjectIdentifier) -> UInt64 { UInt64(truncatingIfNeeded: UInt(bitPattern: object)) }

/// A number spread by one multiplication with the seed of a table. Tables by numbers of nodes, views, names and members are
/// asked millions of times in a run; hashing each number as if somebody chose them to collide took a tenth of it.
@inlinable @inline(__always)
public func spreadHash(_ bits: UInt64, seed: Int) -> Int {
  let mixed = (bits ^ UInt64(truncatingIfNeeded: seed)) &* 0x9E37_79B9_7F4A_7C15
  return Int(truncatingIfNeeded: mixed ^ mixed >> 32)
}
