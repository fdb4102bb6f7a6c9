// What `curbcut components` prints of one component.

import CurbcutSourceText

/// One component with what is known about it, in the order in which it is printed.
public struct ComponentFacts: Sendable {
  /// One line: what it is about, what is known, or why nothing is.
  public struct Fact: Sendable, Equatable {
    public var key: String
    public var value: String
    public var isKnown: Bool

    public init(_ key: String, _ value: String, isKnown: Bool = true) {
      self.key = key
      self.value = value
      self.isKnown = isKnown
    }
  }

  public var name: String
  public var kind: String
  public var path: String
  public var range: ByteRange
  public var facts: [Fact]

  public init(name: String, kind: String, path: String, range: ByteRange, facts: [Fact]) {
    self.name = name
    self.kind = kind
    self.path = path
    self.range = range
    self.facts = facts
  }
}
