// How sure the model is of a row in its tables. The model is data; this is the mark on each row.

/// Where a fact about the platform comes from. An assumed fact never leads to an error.
public enum Evidence: UInt8, Sendable, Comparable {
  /// Neither documented nor measured.
  case assumed
  /// Seen on devices or in public tests and reports.
  case measured
  /// Stated in the platform's documentation.
  case documented

  public static func < (a: Evidence, b: Evidence) -> Bool { a.rawValue < b.rawValue }
}
