// A finding that is found because of what some uses of a component pass stands at its cause, in the component. Where only
// one of the uses is new, it is told there.

/// Where the cause of a finding is that was moved to a use.
public struct FindingCause: Sendable, Hashable {
  public var path: String
  public var range: ByteRange
  /// By what the finding at the cause is known again; only filled in when a run compares.
  public var context: FindingContext?
  /// Whether the same is found by other uses already, and only this one is new.
  public var isKnown: Bool
}

extension FindingUse.Kind {
  /// Whether the component in which a finding stands is used there.
  public var isCallSite: Bool { self == .callSite || self == .deciding }
}

extension Finding {
  /// The uses that are why it is found; none where it is found whatever they pass.
  public var decidingUses: [FindingUse] { uses.filter { $0.kind == .deciding } }

  /// The finding as it is told at one of its uses. `isKnown`: the same is found by other uses already. What fixes the
  /// cause fixes it in another place.
  public func moved(to use: FindingUse, isKnown: Bool) -> Finding {
    var result = self
    result.cause = FindingCause(path: path, range: range, context: context, isKnown: isKnown)
    result.message = use.message ?? message
    if exposure == .shown { result.help = use.help ?? help }
    result.path = use.place.path
    result.range = use.place.range
    result.context = use.context
    result.view = -1
    result.fixes = []
    // Others that have it in common are told where they are.
    result.common = nil
    if let steps = name?.steps {
      result.name?.steps = steps.map { step in
        var step = step
        if step.path == nil, step.range != nil { step.path = path }
        return step
      }
    }
    result.related.insert(RelatedLocation(path: path, range: range, message: "the cause"), at: 0)
    result.uses.removeAll { $0 == use || isKnown && $0.kind.isCallSite }
    return result
  }
}
