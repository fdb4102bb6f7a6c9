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

  public init(rule: String, findings: [Finding] = [], silence: String = "") {
    self.rule = rule
    self.findings = findings
    self.silence = silence
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
