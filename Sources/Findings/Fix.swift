// How a finding can be mended in the source, and what a finding is known by when the lines around it have moved.

import CurbcutSourceText

/// What a fix may do without being asked about it.
public enum Safety: UInt8, Sendable, Comparable, CaseIterable {
  /// Shown only: a person has to choose.
  case suggestion
  /// Changes what the app looks or sounds like, or words that a person has to read over: `--unsafe-fixes`.
  case unsafe
  /// Behaviour and looks stay the same: `--fix`.
  case safe

  public static func < (a: Safety, b: Safety) -> Bool { a.rawValue < b.rawValue }

  /// The word used in every output.
  public var name: String {
    switch self {
    case .suggestion: "suggestion"
    case .unsafe: "unsafe"
    case .safe: "safe"
    }
  }
}

/// One replacement in the file of the finding; an empty range inserts.
public struct TextEdit: Sendable, Hashable {
  public var range: ByteRange
  public var text: String

  public init(range: ByteRange, text: String) {
    self.range = range
    self.text = text
  }
}

/// A way to mend a finding. Its edits are in one file, do not overlap, and are sorted by their place.
public struct Fix: Sendable, Hashable {
  /// What it does, such as "Add .accessibilityLabel(\"Edit\")".
  public var title: String
  public var safety: Safety
  public var edits: [TextEdit]
  /// Keys that the string tables of the app do not have yet.
  public var newKeys: [String] = []

  public init(title: String, safety: Safety, edits: [TextEdit]) {
    self.title = title
    self.safety = safety
    self.edits = edits
  }

  /// The same with a key that has to be translated, if any.
  public func with(_ newKey: String?) -> Fix {
    var fix = self
    fix.newKeys += newKey.map { [$0] } ?? []
    return fix
  }
}

/// By what a finding is known again, wherever its lines have moved to: no line numbers and no measured numbers.
public struct FindingContext: Sendable, Hashable {
  /// The declaration around it, such as `StampsView.body`; empty at the top of a file.
  public var declaration: String
  /// A hash of the code without blanks and comments.
  public var code: UInt64

  public init(declaration: String, code: UInt64) {
    self.declaration = declaration
    self.code = code
  }
}
