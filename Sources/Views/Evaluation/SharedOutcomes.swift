// What one question found out that others ask again.

import CurbcutSymbols
import CurbcutSyntax

/// What an evaluator has found out, once it is known: views that pass on what they are passed, many times over several
/// levels, ask the same at each of them. Answers are kept for all files that a thread looks at; which uses they rest on is
/// noted for each evaluator.
final class SharedOutcomes: Sendable {
  struct Key: Hashable {
    var member: MemberReference
    /// The parameter; none for a property.
    var parameter: Name
    /// The type that its place asks for.
    var type: Name

    private var mixed: UInt64 { mixedBits(mixedBits(parameter.hash, type.hash), member.bits) }
    func _rawHashValue(seed: Int) -> Int { spreadHash(mixed, seed: seed) }
    func hash(into hasher: inout Hasher) { hasher.combine(mixed) }
  }

  /// An expression with the call that it is inside of, as far inside as it is asked for: what is too far inside is not
  /// known.
  struct Place: Hashable {
    var file: ObjectIdentifier
    var node: NodeID
    var type: Int32
    var member: Int32
    var frame: ObjectIdentifier?
    var depth: Int

    /// `scope` holds no variables: what those hold is part of no key.
    init(_ node: NodeID, in scope: Scope, depth: Int = 0) {
      file = ObjectIdentifier(scope.file)
      self.node = node
      type = scope.type
      member = scope.member
      frame = scope.frame.map(ObjectIdentifier.init)
      self.depth = depth
    }

    fileprivate var mixed: UInt64 { scopeHash(file, node, type, member, frame) ^ UInt64(depth) << 56 }

    func _rawHashValue(seed: Int) -> Int { spreadHash(mixed, seed: seed) }
    func hash(into hasher: inout Hasher) { hasher.combine(mixed) }
  }

  /// A call that makes an instance, and the call that it is inside of.
  struct Making: Hashable {
    var made: TypeReference
    var file: ObjectIdentifier
    var call: NodeID
    var type: Int32
    var member: Int32
    var frame: ObjectIdentifier?
    var callSite: Int32

    private var mixed: UInt64 {
      scopeHash(file, call, type, member, frame) ^ UInt64(UInt32(bitPattern: made.index)) << 40
    }

    func _rawHashValue(seed: Int) -> Int { spreadHash(mixed, seed: seed) }
    func hash(into hasher: inout Hasher) { hasher.combine(mixed) }
  }

  /// A question to the interpreter: an expression with the call that it is inside of, and the type that its place asks for.
  struct Question: Hashable {
    var place: Place
    var asked: Name

    private var mixed: UInt64 { place.mixed ^ asked.hash &* 0xC2B2_AE3D_27D4_EB4F }

    func _rawHashValue(seed: Int) -> Int { spreadHash(mixed, seed: seed) }
    func hash(into hasher: inout Hasher) { hasher.combine(mixed) }
  }

  /// A call of a function, and the call that it is inside of.
  struct Calling: Hashable {
    var called: MemberReference
    var call: Place
    var callSite: Int32

    private var mixed: UInt64 { call.mixed ^ UInt64(UInt32(bitPattern: called.index)) << 40 }

    func _rawHashValue(seed: Int) -> Int { spreadHash(mixed, seed: seed) }
    func hash(into hasher: inout Hasher) { hasher.combine(mixed) }
  }

  /// A `switch` of a file.
  struct Switch: Hashable {
    var file: ObjectIdentifier
    var node: NodeID
  }

  /// A call of a function that makes views.
  struct Call {
    var call: NodeID
    var scope: Scope
    var place: UsePlace
  }

  let code: KeptCode
  let answers: KeptAnswers
  /// What was found out of the project with all of its uses, where only some of them count here.
  let whole: KeptAnswers?
  let restriction: UseRestriction?
  /// The uses of which it was asked what they pass.
  @exclusivity(unchecked) nonisolated(unsafe) var joinedUses: [UsedCode: [UsePlace]] = [:]
  /// The uses that were met while questions are being answered, with nothing where each of them began.
  @exclusivity(unchecked) nonisolated(unsafe) var met: [RestingUses?] = []
  /// Those that were noted last.
  @exclusivity(unchecked) nonisolated(unsafe) var last: RestingUses?

  init(_ facts: ProjectFacts, _ restriction: UseRestriction?) {
    code = facts.code
    answers = facts.answers
    whole = facts.whole
    self.restriction = restriction
  }
}

/// A number for an expression and the call that it is inside of.
private func scopeHash(
  _ file: ObjectIdentifier, _ node: NodeID, _ type: Int32, _ member: Int32, _ frame: ObjectIdentifier?
) -> UInt64 {
  let place = UInt64(node.index) &* 0x9E37_79B9_7F4A_7C15
  let owner = UInt64(UInt32(bitPattern: type)) << 32 ^ UInt64(UInt32(bitPattern: member)) << 16
  let call = frame.map { UInt64(UInt(bitPattern: $0)) } ?? 0
  return UInt64(UInt(bitPattern: file)) ^ place ^ owner ^ call &* 0xC2B2_AE3D_27D4_EB4F
}

extension Evaluator {
  /// What a call passes to the instance that it makes, by the stored properties that it reaches; the same frame each time,
  /// so that what is found out inside of it is found again.
  public func frame(forType type: TypeReference, call: NodeID, scope: Scope, callSite: Int32 = -1) -> Frame? {
    guard scope.bindings == nil else { return makeFrame(forType: type, call, scope, callSite) }
    let key = SharedOutcomes.Making(
      made: type, file: ObjectIdentifier(scope.file), call: call, type: scope.type, member: scope.member,
      frame: scope.frame.map(ObjectIdentifier.init), callSite: callSite)
    if let known = shared.code.frames[key] { return known }
    let frame = makeFrame(forType: type, call, scope, callSite)
    // What holds nothing does not hold the call around it either, whose number would be another one's later.
    if let frame { shared.code.frames[key] = frame }
    return frame
  }

  private func makeFrame(forType type: TypeReference, _ call: NodeID, _ scope: Scope, _ callSite: Int32) -> Frame? {
    let home = project.files[Int(type.file)]
    let initializers = members(named: Binder.initializer, ofType: home.types[Int(type.index)].name, from: home)
    return Binder(project: project).frame(
      forType: type, initializers, call: call, scope: scope, callSite: callSite)
  }

  /// What a call passes to a function by its parameters; the same frame each time, as above.
  public func frame(for function: MemberReference, call: NodeID, scope: Scope, callSite: Int32 = -1) -> Frame? {
    let binder = Binder(project: project)
    guard scope.bindings == nil else {
      return binder.frame(for: function, call: call, scope: scope, callSite: callSite)
    }
    let key = SharedOutcomes.Calling(called: function, call: SharedOutcomes.Place(call, in: scope), callSite: callSite)
    if let known = shared.code.callFrames[key] { return known }
    let frame = binder.frame(for: function, call: call, scope: scope, callSite: callSite)
    if let frame { shared.code.callFrames[key] = frame }
    return frame
  }

  /// What the cases of a `switch` ask; nil where nothing is told of them.
  func cases(of statement: NodeID, in file: FileViews) -> [(node: NodeID, text: String?)]? {
    let key = SharedOutcomes.Switch(file: ObjectIdentifier(file), node: statement)
    if let known = shared.code.cases[key] { return known }
    let cases = Conditions(tree: file.tree).casesOfAllClauses(of: statement)
    shared.code.cases[key] = .some(cases)
    return cases
  }

  /// How many properties and parameters were followed to the uses of their components and functions.
  var sharedCount: Int { shared.answers.shared.count }
  /// How many places were evaluated that properties and parameters are passed from.
  var placeCount: Int { shared.answers.values.count }
}
