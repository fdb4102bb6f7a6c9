// How much of a run is shown, and for whom.

/// What `--group-by` puts together.
public enum Grouping: String, Sendable, CaseIterable {
  case file, rule, cause, screen
}

/// How a report is written as text.
public struct TextOptions: Sendable {
  /// How much is said of each finding.
  public enum Extent: Sendable, Equatable {
    /// For a person at a terminal: the worst findings whole, then tables, in less than sixty lines.
    case firstScreen
    /// One line for each finding; those that fail a comparison whole, since somebody has to act on them now.
    case lines
    /// Every finding whole.
    case all
  }

  public var extent: Extent
  /// How often each rule found something is followed by what was not examined and what is known.
  public var statistics = false
  /// Leaves out everything but findings and problems.
  public var quiet = false
  /// Columns of the terminal; nil where lines are not broken. At least 60.
  public var width: Int? { didSet { width = width.map { max(60, $0) } } }
  public var grouping: Grouping?
  /// The command line to repeat the run with another option, such as `curbcut lint Sources`.
  public var command = "curbcut lint"

  public init(_ extent: Extent, width: Int? = nil) {
    self.extent = extent
    self.width = width.map { max(60, $0) }
  }
}
