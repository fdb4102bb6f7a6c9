// What components and modifiers of the project's own stand for, kept for all files that one thread looks at: the project
// alone decides it, and not which of the uses count.

import CurbcutSymbols
import CurbcutSyntax
import CurbcutViews

/// What is known of components and modifiers of the project's own. Belongs to one thread.
final class KnownComponents {
  typealias ViewKey = NameEngine.ViewKey
  typealias CalledViewKey = NameEngine.CalledViewKey

  /// Modifiers of views that are not seen through a call.
  @exclusivity(unchecked) var modifierCache: [ViewKey: [AppliedModifier]] = [:]
  /// The same of views that are seen through a call.
  @exclusivity(unchecked) var calledModifiers: [CalledViewKey: [AppliedModifier]] = [:]
  /// The functions that modifiers of the project's own call, by the token of the modifier.
  @exclusivity(unchecked) var ownModifiers: [ViewKey: MemberReference?] = [:]
  /// What is written in the bodies of the project's own modifiers, and of those that they use.
  @exclusivity(unchecked) var writtenModifiers: [MemberReference: Set<Known>] = [:]
  /// The bodies of the project's own modifiers by numbers, see `NameEngine.written(in:)`.
  @exclusivity(unchecked) var writtenBodies = WrittenBodies()
  /// What components stand for, of uses that are not seen through a call.
  @exclusivity(unchecked) var expansions: [ViewKey: [ViewReference]?] = [:]
  /// The same of uses that are, with the call, which is the same one only as long as something holds it.
  @exclusivity(unchecked) var calledExpansions: [CalledViewKey: (roots: [ViewReference]?, frame: Frame)] = [:]
  /// Which of several overloads calls of one form mean.
  @exclusivity(unchecked) var overloads: [NameEngine.OverloadKey: MemberReference?] = [:]
  /// What switches over what a component is given ask, by the switch.
  @exclusivity(unchecked) var switches: [ViewKey: SwitchCases] = [:]

  /// Those that a thread keeps with what it has found out of a project.
  static func of(_ facts: ProjectFacts) -> KnownComponents {
    if let known = facts.ofComponents as? KnownComponents { return known }
    let made = KnownComponents()
    facts.ofComponents = made
    return made
  }
}
