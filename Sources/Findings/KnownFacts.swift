// How much of what the rules ask about is known: what cannot be known is not reported, so it is counted.

/// Known and unknown answers, the unknown ones by their reasons.
public struct KnownFacts: Sendable, Hashable {
  /// What is asked.
  public enum Question: Int, Sendable, CaseIterable {
    /// Both colors of a text.
    case colors
    /// Both colors of a label, button or field that code of UIKit makes.
    case uikitColors
    /// The size of the font of a text.
    case fonts
    /// A side of a button or tappable view whose size is its own: in rows, bars and menus it is the system's.
    case sizes
    /// The name of a control.
    case names

    /// As reports name it.
    public var title: String {
      switch self {
      case .colors: "colors of text"
      case .uikitColors: "colors of text in UIKit code"
      case .fonts: "font sizes of text"
      case .sizes: "sizes of buttons and tappable views"
      case .names: "names of controls"
      }
    }
  }

  public struct Answers: Sendable, Hashable {
    public var known = 0
    /// How often nothing was known, by reason: `argument of size`, `call color(for:)`.
    public var unknown: [String: Int] = [:]

    public var unknownCount: Int { unknown.values.reduce(0, +) }

    /// The reasons, the most frequent first.
    public var reasons: [(reason: String, count: Int)] {
      unknown.map { (reason: $0.key, count: $0.value) }.sorted { a, b in
        a.count == b.count ? a.reason.utf8.lexicographicallyPrecedes(b.reason.utf8) : a.count > b.count
      }
    }
  }

  private var answers = Array(repeating: Answers(), count: Question.allCases.count)

  public init() {}

  public subscript(question: Question) -> Answers { answers[question.rawValue] }

  public mutating func addKnown(_ question: Question, _ count: Int = 1) { answers[question.rawValue].known += count }

  public mutating func addUnknown(_ question: Question, _ reason: String, _ count: Int = 1) {
    answers[question.rawValue].unknown[reason, default: 0] += count
  }

  public mutating func add(_ other: KnownFacts) {
    for question in Question.allCases {
      answers[question.rawValue].known += other[question].known
      answers[question.rawValue].unknown.merge(other[question].unknown, uniquingKeysWith: +)
    }
  }
}
