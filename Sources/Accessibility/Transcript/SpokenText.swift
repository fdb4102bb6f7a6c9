// Words as they will be spoken, as far as the source tells them: what is written out, what is filled in when the app
// runs, and what is one of several.

/// A text to be spoken.
public struct SpokenText: Sendable, Hashable {
  /// A piece of a text.
  public indirect enum Part: Sendable, Hashable {
    /// Written out in the source.
    case words(String)
    /// Filled in when the app runs; the expression as the source writes it.
    case runtime(String)
    /// A view among words that cannot be followed; it may say something or nothing.
    case unknown(String)
    /// One of several, by a condition.
    case oneOf([SpokenText])
  }

  public private(set) var parts: [Part]

  public init(_ parts: [Part] = []) {
    self.parts = []
    for part in parts { append(part) }
  }

  public init(_ words: String) { self.init([.words(words)]) }

  /// Whether there is nothing to be spoken.
  public var isBlank: Bool {
    parts.allSatisfy { part in
      switch part {
      case .words(let words): words.allSatisfy(\.isWhitespace)
      case .runtime, .unknown: false
      case .oneOf(let texts): texts.allSatisfy(\.isBlank)
      }
    }
  }

  /// Whether every word is written out, so that it is known what is said.
  public var isLiteral: Bool {
    parts.allSatisfy { if case .words = $0 { true } else { false } }
  }

  /// Whether some letter of it is written out.
  var hasWords: Bool {
    parts.contains { part in
      switch part {
      case .words(let words): words.contains(where: \.isLetter)
      case .runtime, .unknown: false
      case .oneOf(let texts): texts.contains(where: \.hasWords)
      }
    }
  }

  /// The words when all are written out.
  public var literal: String? { isLiteral ? text : nil }

  public mutating func append(_ part: Part) {
    switch part {
    case .words(let words):
      if words.isEmpty { return }
      if case .words(let before)? = parts.last {
        parts[parts.count - 1] = .words(before + words)
      } else {
        parts.append(part)
      }
    case .runtime, .unknown: parts.append(part)
    case .oneOf(let texts):
      var distinct: [SpokenText] = []
      for text in texts where !distinct.contains(text) { distinct.append(text) }
      if distinct.count == 1 { append(distinct[0]) } else if !distinct.isEmpty { parts.append(.oneOf(distinct)) }
    }
  }

  public mutating func append(_ text: SpokenText) { for part in text.parts { append(part) } }

  /// One of several texts.
  public static func oneOf(_ texts: [SpokenText]) -> SpokenText { SpokenText([.oneOf(texts)]) }

  /// Texts that are read one after the other, blank ones left out.
  public static func joined(_ texts: [SpokenText]) -> SpokenText {
    var result = SpokenText()
    for text in texts where !text.isBlank {
      if !result.parts.isEmpty { result.append(.words(", ")) }
      result.append(text.trimmed)
    }
    return result
  }

  /// As it is printed: `‹runtime: stamp.name›, ‹collected | locked›`.
  public var text: String {
    parts.map { part in
      switch part {
      case .words(let words): words
      case .runtime(let source): "‹runtime: \(source)›"
      case .unknown(let source): "‹unknown: \(source)›"
      case .oneOf(let texts): "‹" + texts.map { $0.isBlank ? "nothing" : $0.text }.joined(separator: " | ") + "›"
      }
    }.joined()
  }

  /// The same without marks around what is filled in: for names of pictures, which nobody hears as they stand.
  var plainText: String {
    parts.map { part in
      switch part {
      case .words(let words): words
      case .runtime(let source), .unknown(let source): source
      case .oneOf(let texts): texts.map(\.plainText).joined(separator: " | ")
      }
    }.joined()
  }

  /// As it is read when it is written in Markdown, which literals of SwiftUI are: without asterisks, links by their words.
  var withoutMarkdown: SpokenText {
    SpokenText(
      parts.map { part in
        guard case .words(let words) = part, words.contains(where: { "*[`~".contains($0) }) else { return part }
        return .words(Self.plain(words))
      })
  }

  private static func plain(_ text: String) -> String {
    var rest = Substring(text.replacing("**", with: "").replacing("~~", with: ""))
    var result = ""
    while let first = rest.first {
      rest.removeFirst()
      switch first {
      case "[":
        if let middle = rest.firstRange(of: "]("), let end = closing(rest[middle.upperBound...]),
          !rest[..<middle.lowerBound].contains("[")
        {
          result += plain(String(rest[..<middle.lowerBound]))
          rest = rest[rest.index(after: end)...]
        } else {
          result.append(first)
        }
      case "*", "`":
        // A pair around words; a lone one is a sign.
        if let next = rest.first, !next.isWhitespace, let end = rest.firstIndex(of: first), end != rest.startIndex,
          !rest[rest.index(before: end)].isWhitespace
        {
          result += rest[..<end]
          rest = rest[rest.index(after: end)...]
        } else {
          result.append(first)
        }
      default: result.append(first)
      }
    }
    return result
  }

  /// The parenthesis that closes one before the text.
  private static func closing(_ text: Substring) -> Substring.Index? {
    var depth = 1
    for index in text.indices {
      switch text[index] {
      case "(": depth += 1
      case ")": depth -= 1
      default: continue
      }
      if depth == 0 { return index }
    }
    return nil
  }

  /// Without blanks around it: VoiceOver pauses between pieces, whatever stands at their ends.
  var trimmed: SpokenText {
    var parts = parts
    if case .words(let first)? = parts.first, first.first?.isWhitespace == true {
      parts[0] = .words(String(first.drop(while: \.isWhitespace)))
    }
    if case .words(let last)? = parts.last, last.last?.isWhitespace == true {
      parts[parts.count - 1] = .words(String(last.reversed().drop(while: \.isWhitespace).reversed()))
    }
    return SpokenText(parts)
  }

  /// As it is printed, without blanks around it.
  var trimmedText: String {
    let text = text
    guard let first = text.first, let last = text.last, first.isWhitespace || last.isWhitespace else { return text }
    let start = text.drop(while: \.isWhitespace)
    return String(start.reversed().drop(while: \.isWhitespace).reversed())
  }
}
