// What an expression comes to, before anybody asks for a number, a color or a font.

import CurbcutSymbols
import CurbcutSyntax

/// What an expression comes to when names, calls and branches of the project are followed.
public indirect enum Outcome: Sendable {
  /// An expression that nothing of the project is behind: a literal, a call of the system, an instance, an enum case.
  case value(Terminal)
  /// One of two, by a condition that the code decides when it runs.
  case choice(OutcomeCondition, Outcome, Outcome, Origin? = nil)
  case unknown(OutcomeReason, Origin? = nil)
  /// The code ends there, or throws: what was asked for never comes.
  case never
}

/// An expression that is not followed any further, and where it stands.
public struct Terminal: Sendable {
  public var node: NodeID
  public var scope: Scope
  /// The type of the project that it is of, or that its place asks for; `.none` where neither is known.
  public var type: Name
  /// The expression by which it is told where only a run can tell more; nil where that is the one that was asked about.
  var origin: Origin?

  public init(_ node: NodeID, _ scope: Scope, type: Name = .none) {
    self.node = node
    self.scope = scope
    self.type = type
  }

  /// Whether it is the expression that was asked about, so that nothing could be followed.
  public func isItself(_ asked: NodeID, in place: Scope) -> Bool { node == asked && scope.file === place.file }
}

/// An expression that is told in the place of a value that only a run can tell: a branch, what a call passes.
public final class Origin: Sendable {
  public let node: NodeID
  public let scope: Scope
  /// Whether a call passes it, so that it tells more than the name by which it goes where it is passed to.
  let isPassed: Bool

  init(_ node: NodeID, _ scope: Scope, isPassed: Bool = false) {
    self.node = node
    self.scope = scope
    self.isPassed = isPassed
  }
}

/// What a choice asks.
public enum OutcomeCondition: Sendable {
  /// A condition of an `if`, a `guard` or a ternary.
  case expression(NodeID, Scope)
  /// A case of a `switch`, in the words of `Conditions`.
  case text(String)
  /// Whether something is missing that another value takes the place of, in the same words.
  case missing(String)

  /// Whether it is told in words alone.
  var isInWords: Bool { if case .expression = self { false } else { true } }

  /// Whether it asks which use of a component or function it is.
  public var isUse: Bool {
    if case .text(let text) = self { return text.hasPrefix(Self.usePrefix) }
    return false
  }

  /// How the text of a condition begins that names a use.
  public static let usePrefix = "use#"
}

/// Why an expression cannot be followed.
public enum OutcomeReason: Sendable, Equatable {
  /// A parameter of code whose call is not known.
  case parameter(Name)
  /// A property that changes while the app runs.
  case state(Name)
  /// What a property wrapper or macro makes of it.
  case wrapper(Name)
  /// A name that nothing in the project declares, or several declare.
  case name(Name)
  /// Code that goes round, or throws.
  case code
  /// Too much to follow.
  case fuel
}

extension Outcome {
  /// The same with each value replaced by what it leads to. `isKept`: it is told as before.
  func map(isKept: Bool = false, _ change: (Terminal) -> Outcome) -> Outcome {
    switch self {
    case .value(let terminal): change(terminal)
    case .choice(let condition, let then, let otherwise, let origin):
      Outcome.chosen(
        condition, then.map(isKept: isKept, change), otherwise.map(isKept: isKept, change), isKept ? origin : nil)
    case .unknown, .never: self
    }
  }

  /// A choice of which a branch that never gives anything is no part.
  static func chosen(
    _ condition: OutcomeCondition, _ then: Outcome, _ otherwise: Outcome, _ origin: Origin? = nil
  ) -> Outcome {
    if case .never = then { return otherwise }
    if case .never = otherwise { return then }
    return .choice(condition, then, otherwise, origin)
  }

  /// All values, nil for each that is not known.
  public var values: [Terminal?] {
    var result: [Terminal?] = []
    collectValues(into: &result)
    return result
  }

  private func collectValues(into result: inout [Terminal?]) {
    switch self {
    case .value(let terminal): result.append(terminal)
    case .choice(_, let then, let otherwise, _):
      then.collectValues(into: &result)
      otherwise.collectValues(into: &result)
    case .unknown: result.append(nil)
    case .never: break
    }
  }

  /// Why one of the values is not known; nil where all of them are.
  public var reason: OutcomeReason? {
    switch self {
    case .unknown(let reason, _): reason
    case .choice(_, let then, let otherwise, _): then.reason ?? otherwise.reason
    case .value, .never: nil
    }
  }

  /// The value, where there is only one.
  public var single: Terminal? {
    if case .value(let terminal) = self { return terminal }
    return nil
  }
}

extension OutcomeCondition {
  /// Whether what is there where it does not hold is written first: `title ?? "none"`, `guard isOpen else { return "none" }`.
  var isAskedBehind: Bool {
    switch self {
    case .missing: true
    case .text: false
    case .expression(let asked, let scope):
      scope.file.tree.parent(of: asked).map { scope.file.tree.kind($0) == .guardStmt } ?? false
    }
  }
}
