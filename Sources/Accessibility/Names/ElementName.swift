// Accessible names and how they were found.

import CurbcutSourceText
import CurbcutViews

/// Where an element's name comes from: what VoiceOver would say, and why we think so.
public enum AccessibleName: Sendable, Hashable {
  /// Literal words.
  case text(String)
  /// Words that are decided when the app runs.
  case runtime(String)
  /// Only an SF Symbol; its name where the source gives one, else empty.
  case symbol(String)
  /// Only a picture; the asset's name where the source gives one, else empty. `.crossIcon` with its dot is the symbol that
  /// Xcode generates of a name that the source does not say.
  case file(String)
  /// Nothing at all.
  case none
  /// Cannot be told from the source.
  case unknown(String)

  /// Whether there are words, now or when the app runs.
  public var hasWords: Bool {
    switch self {
    case .text, .runtime: true
    default: false
    }
  }

  /// What stands between words of which one is said, by conditions.
  static let separator = " / "

  /// The words that may be said, as far as they are written out: one of them is.
  public var alternatives: [String] {
    switch self {
    case .text(let words): [words]
    case .runtime(let words): words.split(separator: Self.separator).map(String.init)
    default: []
    }
  }

  /// The words, as far as they are written out.
  public var words: String? {
    switch self {
    case .text(let words), .runtime(let words): words
    default: nil
    }
  }

  /// What VoiceOver reads of a picture, for messages: `the file name “cross”`; nil where no name is known.
  public var readOfFile: String? {
    guard case .file(let file) = self, !file.isEmpty else { return nil }
    return file.hasPrefix(".") ? "the name of the asset \(file)" : "the file name “\(file)”"
  }

  /// Whether it is proved that there are no words.
  public var isProvedWordless: Bool {
    switch self {
    case .symbol, .file, .none: true
    default: false
    }
  }

  public var isUnknown: Bool {
    if case .unknown = self { return true }
    return false
  }
}

/// One step of a derivation.
public struct DerivationStep: Sendable, Hashable {
  public var source: String
  public var result: String
  /// Path and place of what was looked at.
  public var path: String
  public var range: ByteRange

  public init(source: String, result: String, path: String, range: ByteRange) {
    self.source = source
    self.result = result
    self.path = path
    self.range = range
  }
}

/// A name with its derivation.
public struct ElementName: Sendable {
  public var name: AccessibleName
  public var steps: [DerivationStep]
  /// Whether an image stands in what was looked at.
  public var hasImage = false
  /// The pictures that are read, in the order of the source, those of all alternatives.
  public var pictures: [ShownPicture] = []
  /// Whether a picture is read by the name of its file, though that name may only be known when the app runs.
  public var isReadByFile = false
  /// Whether the name comes from an accessibility label rather than from content.
  public var isExplicit = false
  /// Whether an accessibility label is there and empty.
  public var isEmptyLabel = false

  public init(_ name: AccessibleName, steps: [DerivationStep] = []) {
    self.name = name
    self.steps = steps
  }

  /// `text`, `runtime`, `symbol`, `file`, `none` or `unknown`.
  public var kind: String {
    switch name {
    case .text: "text"
    case .runtime: "runtime"
    case .symbol: "symbol"
    case .file: "file"
    case .none: "none"
    case .unknown: "unknown"
    }
  }

  /// The words or the name of the symbol or file, where there is one.
  public var value: String? {
    switch name {
    case .text(let text), .runtime(let text), .symbol(let text), .file(let text), .unknown(let text):
      text.isEmpty ? nil : text
    case .none: nil
    }
  }
}
