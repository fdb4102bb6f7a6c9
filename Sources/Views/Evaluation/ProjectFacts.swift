// What is asked about a project from many of its files and is the same for each of them.

import CurbcutSymbols

/// What was found out of a project, for all files that one thread looks at. Belongs to that thread.
public final class ProjectFacts: Sendable {
  /// A type that may be a set of colors, as deep inside others as it is asked for.
  struct Palette: Hashable {
    var type: TypeReference
    var depth: Int
  }

  /// Whether types are sets of colors and fonts.
  @exclusivity(unchecked) nonisolated(unsafe) var palettes: [Palette: Bool] = [:]
  /// Whether code sets something of a name, see `isAssigned(_:)`.
  @exclusivity(unchecked) nonisolated(unsafe) var assigned: [Name: Bool] = [:]
  /// What names mean in files.
  let names: NameFacts
  /// The names that are bound in files, see `boundNames(in:)`.
  @exclusivity(unchecked) nonisolated(unsafe) var bound: [ObjectIdentifier: Set<Name>] = [:]
  /// The files that make objects of a class, see `files(making:in:)`.
  @exclusivity(unchecked) nonisolated(unsafe) var makers: [Name: [Int32]]?
  /// What was found out of files as a whole; whoever keeps something of them knows its type.
  @exclusivity(unchecked) public nonisolated(unsafe) var ofFiles: [ObjectIdentifier: AnyObject] = [:]
  /// See `Evaluator.windowTints`.
  @exclusivity(unchecked) nonisolated(unsafe) var windowTints: [WindowTints.Place]?
  /// The folders of the project's files by their names, see `hasFolder(_:in:)`.
  @exclusivity(unchecked) nonisolated(unsafe) var folders: Set<String>?

  public init() { names = NameFacts() }

  /// For the same project with fewer uses, which decide nothing of what names mean.
  public init(withFewerUsesThan facts: ProjectFacts) { names = facts.names }
}

/// What names of a project mean in its files. Belongs to one thread.
final class NameFacts: Sendable {
  /// See `Evaluator.ownMember(_:in:isCalled:)`.
  @exclusivity(unchecked) nonisolated(unsafe) var ownMembers: [AskedName: MemberReference?] = [:]
  /// See `Evaluator.members(named:ofType:from:)`.
  @exclusivity(unchecked) nonisolated(unsafe) var members: [AskedName: [MemberReference]] = [:]
}
