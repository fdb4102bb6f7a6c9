// Half-open ranges of UTF-8 offsets: the only positions that exist below Reports.

/// Half-open range of UTF-8 offsets in one file.
public struct ByteRange: Hashable, Sendable {
  /// Offset of the first byte.
  public var start: UInt32
  /// Offset just past the last byte; never less than `start`.
  public var end: UInt32

  /// Makes the range `start..<end`. An `end` before `start` is read as an empty range at `start`.
  @inlinable
  public init(_ start: UInt32, _ end: UInt32) {
    self.start = start
    self.end = end < start ? start : end
  }

  /// Number of bytes.
  @inlinable public var count: Int { Int(end - start) }
  /// Whether the range holds no byte.
  @inlinable public var isEmpty: Bool { start == end }

  /// Whether `offset` lies inside the range.
  @inlinable
  public func contains(_ offset: UInt32) -> Bool { offset >= start && offset < end }

  /// Whether `other` lies wholly inside the range.
  @inlinable
  public func contains(_ other: ByteRange) -> Bool { other.start >= start && other.end <= end }
}
