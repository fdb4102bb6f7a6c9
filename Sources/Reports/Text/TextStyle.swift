// Colours and paths in output for people.

import CurbcutFindings

/// How text for people is shown.
public struct TextStyle: Sendable {
  /// Whether the reader shows colours.
  public var color: Bool
  /// Turns a path that counts from the root into the one to show.
  public var displayPath: @Sendable (String) -> String

  public init(color: Bool, displayPath: @escaping @Sendable (String) -> String = { $0 }) {
    self.color = color
    self.displayPath = displayPath
  }

  enum Paint: String {
    case bold = "1"
    case underline = "1;4"
    case red = "1;31"
    case yellow = "1;33"
    case cyan = "1;36"
    case faint = "2"
    case code = "36"

    init(_ severity: Severity) {
      switch severity {
      case .error: self = .red
      case .warning: self = .yellow
      case .note: self = .cyan
      }
    }
  }

  func paint(_ text: String, _ paint: Paint) -> String {
    color && !text.isEmpty ? "\u{1B}[\(paint.rawValue)m\(text)\u{1B}[0m" : text
  }
}
