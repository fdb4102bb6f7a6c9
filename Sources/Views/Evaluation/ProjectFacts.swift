// What is asked about a project from many of its files and is the same for each of them.

import CurbcutSymbols

/// What was found out of a project, for all files that one thread looks at. Belongs to that thread.
public final class ProjectFacts: Sendable {
  /// A type that may be a set of colors, as deep inside others as it is asked for.
  struct Palette: Hashable {
    var type: TypeReference
    var depth: Int

    private var mixed: UInt64 { mixedBits(type.bits, UInt64(truncatingIfNeeded: depth)) }
    func _rawHashValue(seed: Int) -> Int { spreadHash(mixed, seed: seed) }
    func hash(into hasher: inout Hasher) { hasher.combine(mixed) }
  }

  /// Whether types are sets of colors and fonts.
  @exclusivity(unchecked) nonisolated(unsafe) var palettes: [Palette: Bool] = [:]
  /// The conditions that ask which of the kept instances of a type it is, by their number. Made once, so that most that are
  /// equal are one text.
  @exclusivity(unchecked) nonisolated(unsafe) var instanceConditions: [Name: [String]] = [:]
  /// Whether code sets something of a name, see `isAssigned(_:)`.
  @exclusivity(unchecked) nonisolated(unsafe) var assigned: [Name: Bool] = [:]
  /// See `Evaluator.givesRecognizers(_:)`.
  @exclusivity(unchecked) nonisolated(unsafe) var givingRecognizers: Set<Name>?
  /// What names mean in files.
  let names: NameFacts
  /// What binds names in files, and in the file that was asked about last, see `boundNames(in:)`.
  @exclusivity(unchecked) nonisolated(unsafe) var bound: [ObjectIdentifier: BoundNames] = [:]
  @exclusivity(unchecked) nonisolated(unsafe) var lastBound: (file: ObjectIdentifier, names: BoundNames)?
  /// The files that make objects of a class, see `files(making:in:)`.
  @exclusivity(unchecked) nonisolated(unsafe) var makers: [Name: [Int32]]?
  /// What was found out of files as a whole; whoever keeps something of them knows its type.
  @exclusivity(unchecked) public nonisolated(unsafe) var ofFiles: [ObjectIdentifier: AnyObject] = [:]
  /// See `Evaluator.windowTints`.
  @exclusivity(unchecked) nonisolated(unsafe) var windowTints: [WindowTints.Place]?
  /// The folders of the project's files by their names, see `hasFolder(_:in:)`.
  @exclusivity(unchecked) nonisolated(unsafe) var folders: Set<String>?

  /// See `Evaluator.files(naming:)`.
  @exclusivity(unchecked) nonisolated(unsafe) var naming: [Name: [FileViews]] = [:]
  /// See `Evaluator.isOnlyRendered(_:from:)`.
  @exclusivity(unchecked) nonisolated(unsafe) var rendered: [AskedName: Bool] = [:]

  /// What calls pass.
  let code: KeptCode
  /// What questions came to.
  let answers = KeptAnswers()
  /// The same with all uses, where only some of them count.
  let whole: KeptAnswers?
  /// What components stand for; whoever keeps that knows its type.
  @exclusivity(unchecked) public nonisolated(unsafe) var ofComponents: AnyObject?
  /// See `Evaluator.styleCalls(in:_:memberAround:)`.
  @exclusivity(unchecked) nonisolated(unsafe) var fontSetters: FontSetters?
  /// Models of files that others ask about; whoever keeps them knows their type, and they keep these facts.
  @exclusivity(unchecked) public nonisolated(unsafe) weak var models: AnyObject?
  /// What colors come to, in the same way.
  @exclusivity(unchecked) public nonisolated(unsafe) var ofColours: AnyObject?
  /// The same with all uses, where only some of them count.
  public nonisolated(unsafe) let ofColoursOfAll: AnyObject?

  public init() {
    names = NameFacts()
    code = KeptCode()
    whole = nil
    ofColoursOfAll = nil
  }

  /// For the same project with fewer uses, which decide nothing of what names mean, of what calls pass, and of what rests
  /// on none of these uses.
  public init(withFewerUsesThan facts: ProjectFacts) {
    names = facts.names
    code = facts.code
    whole = facts.whole ?? facts.answers
    ofComponents = facts.ofComponents
    fontSetters = facts.fontSetters
    ofColoursOfAll = facts.ofColoursOfAll ?? facts.ofColours
    (palettes, assigned, bound) = (facts.palettes, facts.assigned, facts.bound)
    (makers, windowTints, folders, naming) = (facts.makers, facts.windowTints, facts.folders, facts.naming)
  }

  /// Before a file is looked at: forgets what was found out in others where that has become much, so that a thread takes
  /// no more room for more files. It is found out again the same.
  public func makeRoom() {
    guard code.count + answers.count > Self.most else { return }
    code.removeAll()
    answers.removeAll()
    ofComponents = nil
    ofColours = nil
  }

  private static let most = 100_000
}

/// What names of a project mean in its files. Belongs to one thread.
final class NameFacts: Sendable {
  /// See `Evaluator.ownMember(_:in:isCalled:)`.
  @exclusivity(unchecked) nonisolated(unsafe) var ownMembers: [AskedName: MemberReference?] = [:]
  /// See `Evaluator.members(named:ofType:from:)`.
  @exclusivity(unchecked) nonisolated(unsafe) var members: [AskedName: [MemberReference]] = [:]
}
