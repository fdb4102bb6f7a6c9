// The one place that knows the version.

/// What this tool calls itself in every output.
public enum Version {
  /// The semantic version.
  public static let number = "0.2.0"
  /// The name of the tool.
  public static let tool = "curbcut"
}
