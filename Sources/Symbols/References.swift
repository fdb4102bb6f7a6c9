// Where a declaration stands in a project: the number of its file and its place there.

import CurbcutSourceText

/// A type declaration somewhere in a project.
public struct TypeReference: Hashable, Sendable {
  public var file: Int32
  public var index: Int32

  @inlinable package var bits: UInt64 { UInt64(UInt32(bitPattern: file)) << 32 | UInt64(UInt32(bitPattern: index)) }
  @inlinable public func _rawHashValue(seed: Int) -> Int { spreadHash(bits, seed: seed) }
  @inlinable public func hash(into hasher: inout Hasher) { hasher.combine(bits) }

  @inlinable
  public init(file: Int32, index: Int32) {
    self.file = file
    self.index = index
  }
}

/// A member somewhere in a project.
public struct MemberReference: Hashable, Sendable {
  public var file: Int32
  public var index: Int32

  @inlinable package var bits: UInt64 { UInt64(UInt32(bitPattern: file)) << 32 | UInt64(UInt32(bitPattern: index)) }
  @inlinable public func _rawHashValue(seed: Int) -> Int { spreadHash(bits, seed: seed) }
  @inlinable public func hash(into hasher: inout Hasher) { hasher.combine(bits) }

  @inlinable
  public init(file: Int32, index: Int32) {
    self.file = file
    self.index = index
  }
}
