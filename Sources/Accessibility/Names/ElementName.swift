// Accessible names and how they were found.

import CurbcutSourceText
import CurbcutSyntax
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

extension AccessibleName: CustomStringConvertible {
  /// What is told of a name in its derivation.
  public var description: String {
    switch self {
    case .text(let text): "“\(text)”"
    case .runtime(let text): text.isEmpty ? "decided at run time" : "“\(text)”, filled in at run time"
    case .symbol(let symbol): symbol.isEmpty ? "a symbol" : "the symbol \(symbol)"
    case .file(let file): file.isEmpty ? "no name known" : "the image \(file)"
    case .none: "nothing"
    case .unknown(let reason): "unknown: \(reason)"
    }
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

/// How a name was found: kept as what it was put together from, since of nearly all names nobody asks how.
final class Derivation: Sendable {
  private enum Origin: Sendable {
    /// What was found at a token, after something else.
    case step(after: Derivation?, source: String, result: String?, of: AccessibleName, FileViews, TokenID)
    /// The first steps of each of several.
    case joined([Derivation], each: Int)
    case written([DerivationStep])
  }

  private let origin: Origin
  let count: Int

  private init(_ origin: Origin, count: Int) { (self.origin, self.count) = (origin, count) }

  /// One step more; `result` is what is told of a name where that is not the name itself.
  convenience init(
    after other: Derivation?, source: String, result: String?, of name: AccessibleName, at token: TokenID,
    in file: FileViews
  ) {
    self.init(
      .step(after: other, source: source, result: result, of: name, file, token), count: (other?.count ?? 0) + 1)
  }

  /// The first steps of each of several; nil where there are none.
  static func joined(_ parts: [Derivation], each: Int) -> Derivation? {
    guard let first = parts.first else { return nil }
    if parts.count == 1, first.count <= each { return first }
    return Derivation(Origin.joined(parts, each: each), count: parts.reduce(0) { $0 + min($1.count, each) })
  }

  static func written(_ steps: [DerivationStep]) -> Derivation? {
    steps.isEmpty ? nil : Derivation(Origin.written(steps), count: steps.count)
  }

  var steps: [DerivationStep] {
    var result: [DerivationStep] = []
    result.reserveCapacity(count)
    write(upTo: count, into: &result)
    return result
  }

  /// Adds the first steps.
  private func write(upTo limit: Int, into result: inout [DerivationStep]) {
    switch origin {
    case .step(let other, let source, let given, let name, let file, let token):
      let before = other?.count ?? 0
      other?.write(upTo: min(limit, before), into: &result)
      guard limit > before else { return }
      result.append(
        DerivationStep(
          source: source, result: given ?? name.description, path: file.path, range: file.tree.tokens.range(token)))
    case .joined(let parts, let each):
      var room = limit
      for part in parts where room > 0 {
        let taken = min(part.count, each, room)
        part.write(upTo: taken, into: &result)
        room -= taken
      }
    case .written(let steps): result += steps.prefix(limit)
    }
  }
}

/// A name with its derivation.
public struct ElementName: Sendable {
  public var name: AccessibleName
  var derivation: Derivation?
  /// How it was found.
  public var steps: [DerivationStep] { derivation?.steps ?? [] }
  /// Whether an image stands in what was looked at.
  public var hasImage = false
  /// The pictures that are read, in the order of the source, those of all alternatives.
  public var pictures: [ShownPicture] = []
  /// Whether a picture is read by the name of its file, though that name may only be known when the app runs.
  public var isReadByFile = false
  /// The picture that is all there is in one branch of a choice whose other branches have words:
  /// `if let photo { Image(uiImage: photo) } else { Text("Add photo") }`.
  public var pictureInstead: AccessibleName?
  /// Whether the name comes from an accessibility label rather than from content.
  public var isExplicit = false
  /// Whether an accessibility label is there and empty.
  public var isEmptyLabel = false

  public init(_ name: AccessibleName, steps: [DerivationStep] = []) {
    self.name = name
    derivation = .written(steps)
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
