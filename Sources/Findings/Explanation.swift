// What `curbcut why` tells about one view: what assistive technology gets from it, and what each rule says or why it
// says nothing.

import CurbcutSourceText

/// What one rule says about a view.
public struct RuleVerdict: Sendable {
  public var rule: String
  /// What it reports there; several places of one view may be wrong.
  public var findings: [Finding]
  /// Why it is silent, in a few words, when it is.
  public var silence: String
  public var status: Status

  /// What a verdict is worth to whoever asks about one view.
  public enum Status: String, Sendable {
    case reported
    /// It asked, and what it measured is enough; the silence has the numbers.
    case passed
    /// It found something that is not reported: a directive says so, or another rule says it better.
    case notReported = "not reported"
    /// It has nothing to say.
    case noMatch = "no match"
    /// The settings leave it out.
    case off
  }

  public init(rule: String, findings: [Finding]) {
    self.rule = rule
    self.findings = findings
    silence = ""
    status = .reported
  }

  public init(rule: String, silence: String, _ status: Status = .noMatch) {
    self.rule = rule
    findings = []
    self.silence = silence
    self.status = status
  }
}

/// One fact about a view: what it is and where that is written, or why it cannot be told.
public struct ExplainedFact: Sendable {
  /// `name`, `role`, `size`, `colors`, `font`, `traits`, `hidden`, `stands`.
  public var subject: String
  /// What is known; where it is not, what stands in the way.
  public var value: String
  public var isKnown = true
  /// Where it is written; nil for what follows from the call alone.
  public var range: ByteRange?
  /// How it came about, a line for each step; without a place where the step has none.
  public var steps: [NameStep] = []

  public init(_ subject: String, _ value: String, at range: ByteRange? = nil, steps: [NameStep] = []) {
    self.subject = subject
    self.value = value
    self.range = range
    self.steps = steps
  }

  /// A fact that cannot be told.
  public init(_ subject: String, unknown reason: String, at range: ByteRange? = nil) {
    self.init(subject, reason, at: range)
    isKnown = false
  }
}

/// A view as assistive technology meets it, with the reasons.
public struct Explanation: Sendable {
  public var path: String
  /// The name of the call that makes the view.
  public var range: ByteRange
  /// What is written there: `Button`, `StampPin`.
  public var view: String
  public var role: String
  public var name: NameDerivation
  /// Traits written on the view, sorted.
  public var traits: [String] = []
  /// Whether and how assistive technology is kept from it; empty when it is not.
  public var hidden = ""
  /// What else stands true for it because of what is around it.
  public var around: [String] = []
  /// The part that reacts to touch, with the arithmetic; empty for views nobody acts on.
  public var hitArea: [String] = []
  /// The font that holds for it, with its place.
  public var font: NameStep?
  /// The colours of a text or symbol: the pair and the ratio it needs, then each appearance; or why they are unknown.
  public var colours: [String] = []
  /// The same for reading: each with its place, or why it cannot be told.
  public var facts: [ExplainedFact] = []
  /// One for each rule that ran, sorted by id.
  public var verdicts: [RuleVerdict] = []

  public init(path: String, range: ByteRange, view: String, role: String, name: NameDerivation) {
    self.path = path
    self.range = range
    self.view = view
    self.role = role
    self.name = name
  }
}
