// What tells without reading that a file is as it was: the same that git keeps of it in its index.

/// What the system says of a file, in the widths of git's index. Writing the file changes it.
struct FileStamp: Sendable, Equatable {
  /// Seconds and nanoseconds.
  struct Time: Sendable, Equatable, Comparable {
    var seconds: UInt32
    var nanoseconds: UInt32

    init(_ seconds: some BinaryInteger, _ nanoseconds: some BinaryInteger) {
      self.seconds = UInt32(truncatingIfNeeded: seconds)
      self.nanoseconds = UInt32(truncatingIfNeeded: nanoseconds)
    }

    static func < (a: Time, b: Time) -> Bool {
      a.seconds != b.seconds ? a.seconds < b.seconds : a.nanoseconds < b.nanoseconds
    }
  }

  var changed: Time
  var modified: Time
  var inode: UInt32
  var size: UInt32
}
