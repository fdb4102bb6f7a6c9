// What can be set for a rule: declared beside the rule with type, default, range and a line of explanation, so that the
// rule's page, the schema of the configuration and the errors about it all come from one place.

import CurbcutFindings

/// A value of an option.
public enum OptionValue: Sendable, Hashable {
  case number(Double)
  case flag(Bool)
  case word(String)
  case words([String])

  /// As it is written in a configuration.
  public var text: String {
    switch self {
    case .number(let number): number.plainText
    case .flag(let flag): flag ? "true" : "false"
    case .word(let word): "\"\(word)\""
    case .words(let words): "[" + words.map { "\"\($0)\"" }.joined(separator: ", ") + "]"
    }
  }
}

/// An option that a rule declares.
public struct RuleOption: Sendable {
  /// What values it takes.
  public enum Kind: Sendable, Hashable {
    case number(ClosedRange<Double>, unit: String)
    case flag
    case choice([String])
    /// Names or words, as many as wanted.
    case words
  }

  /// As it is written in a configuration: `minimum`, `stateFormat`.
  public let name: String
  public let kind: Kind
  public let value: OptionValue
  /// What it changes, in one line without a full stop.
  public let summary: String

  private init(_ name: String, _ kind: Kind, _ value: OptionValue, _ summary: String) {
    self.name = name
    self.kind = kind
    self.value = value
    self.summary = summary
  }

  /// A length in points.
  static func points(_ name: String, _ value: Double, in range: ClosedRange<Double>, _ summary: String) -> Self {
    number(name, value, in: range, unit: "points", summary)
  }

  /// A number; `unit` is what it counts, in the plural.
  static func number(
    _ name: String, _ value: Double, in range: ClosedRange<Double>, unit: String, _ summary: String
  ) -> Self { Self(name, .number(range, unit: unit), .number(value), summary) }

  /// A number of things.
  static func count(_ name: String, _ value: Int, in range: ClosedRange<Int>, _ unit: String, _ summary: String) -> Self
  {
    number(name, Double(value), in: Double(range.lowerBound)...Double(range.upperBound), unit: unit, summary)
  }

  /// Yes or no.
  static func flag(_ name: String, _ value: Bool, _ summary: String) -> Self {
    Self(name, .flag, .flag(value), summary)
  }

  /// One of several words.
  static func choice(_ name: String, _ value: String, of words: [String], _ summary: String) -> Self {
    Self(name, .choice(words), .word(value), summary)
  }

  /// Words that are added to those the rule knows, or names it leaves alone.
  static func words(_ name: String, _ summary: String) -> Self { Self(name, .words, .words([]), summary) }

  /// What the option takes, for people: `points from 24 to 100`, `one of any, able, value`.
  public var domain: String {
    switch kind {
    case .number(let range, let unit):
      "\(unit) from \(OptionValue.number(range.lowerBound).text) to \(OptionValue.number(range.upperBound).text)"
    case .flag: "true or false"
    case .choice(let words): "one of " + words.joined(separator: ", ")
    case .words: "a list of words"
    }
  }

  /// The same behind "takes": `24 to 100 points`; `a number from 1 to 20` where the name says what is counted.
  public var wanted: String {
    guard case .number(let range, let unit) = kind else { return domain }
    let (least, most) = (OptionValue.number(range.lowerBound).text, OptionValue.number(range.upperBound).text)
    return ["points", "seconds", "characters"].contains(unit)
      ? "\(least) to \(most) \(unit)" : "a number from \(least) to \(most)"
  }

  /// Whether a value may be set.
  public func takes(_ value: OptionValue) -> Bool {
    switch (kind, value) {
    case (.number(let range, _), .number(let number)): range.contains(number)
    case (.flag, .flag), (.words, .words): true
    case (.choice(let words), .word(let word)): words.contains(word)
    default: false
    }
  }
}
