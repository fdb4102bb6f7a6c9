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
  nonisolated(unsafe) var palettes: [Palette: Bool] = [:]
  /// Whether code sets something of a name, see `isAssigned(_:)`.
  nonisolated(unsafe) var assigned: [Name: Bool] = [:]
  /// The names that are bound in files, see `boundNames(in:)`.
  nonisolated(unsafe) var bound: [ObjectIdentifier: Set<Name>] = [:]
  /// The files that make objects of a class, see `files(making:in:)`.
  nonisolated(unsafe) var makers: [Name: [Int32]]?
  /// What was found out of files as a whole; whoever keeps something of them knows its type.
  public nonisolated(unsafe) var ofFiles: [ObjectIdentifier: AnyObject] = [:]
  /// The folders of the project's files by their names, see `hasFolder(_:in:)`.
  nonisolated(unsafe) var folders: Set<String>?

  public init() {}
}
