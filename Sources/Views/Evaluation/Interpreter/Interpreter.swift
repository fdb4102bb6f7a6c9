// Follows an expression through names, calls, branches, getters and instances of the project to what it comes to. What
// the values mean, as numbers, colors, fonts or words, is for those who ask.

import CurbcutSymbols
import CurbcutSyntax

/// Follows expressions through the code of a project.
public struct Interpreter: Sendable {
  let evaluator: Evaluator

  public init(project: Project) { evaluator = Evaluator(project: project) }

  /// With what the evaluator has found out before.
  public init(_ evaluator: Evaluator) { self.evaluator = evaluator }

  /// What an expression comes to. `type` is the type that its place asks for, which implicit members are looked up in.
  public func outcome(of node: NodeID, in scope: Scope, type: Name = .none) -> Outcome {
    func ask() -> Outcome {
      var run = Interpretation(evaluator)
      return run.follow(node, scope, type)
    }
    guard scope.bindings == nil, node.exists else { return ask() }
    switch scope.file.tree.kind(node) {
    case .stringLiteral, .integerLiteral, .floatLiteral, .boolLiteral, .nilLiteral, .closureExpr:
      // What is written out is itself.
      return ask()
    default: break
    }
    // Asked from a full tank, it comes to the same whoever asks.
    let key = SharedOutcomes.Question(place: SharedOutcomes.Place(node, in: scope), asked: type)
    let shared = evaluator.shared
    if let known = shared.outcome(key) { return known }
    let start = shared.begin()
    let outcome = ask()
    shared.answers.outcomes[key] = KeptAnswers.Kept(found: outcome, frame: scope.frame, uses: shared.end(start))
    return outcome
  }
}

extension Interpreter {
  /// What an expression comes to by its own code and the call that it is seen from. What a component or function that is
  /// seen by itself is passed where it is used counts as not known. It is told by which expressions that comes about.
  func outcomeBesideUses(of node: NodeID, in scope: Scope) -> Outcome {
    var run = Interpretation(evaluator, tellsOrigins: true)
    run.usesDepth = Interpretation.environmentDepthLimit
    return run.follow(node, scope, .none)
  }
}

/// One question to the interpreter, with what may still be spent on it.
struct Interpretation {
  let evaluator: Evaluator
  let binder: Binder
  /// Whether it is told by which expression values come about, which only those ask who read them as texts.
  let tellsOrigins: Bool
  var project: Project { evaluator.project }
  /// Expressions and statements that may still be followed. What needs more multiplies, as branches behind branches do.
  private static let tank = 600
  var fuel = Interpretation.tank
  private var depth = 0
  /// How far inside it has been since a block began that is being run.
  private var deepest = 0
  /// How many components and functions are looked at from each of their uses.
  var usesDepth = 0
  static let usesDepthLimit = 2
  /// Follows no further inside: each step takes a few frames of the stack, which is small on some threads.
  private static let depthLimit = 40

  init(_ evaluator: Evaluator, tellsOrigins: Bool = false) {
    self.evaluator = evaluator
    self.tellsOrigins = tellsOrigins
    binder = Binder(project: evaluator.project)
  }

  /// Takes fuel for one step; false where none is left.
  mutating func spend() -> Bool {
    fuel -= 1
    return fuel > 0
  }

  /// Whether there is room for one step further in.
  func depthAllows() -> Bool { depth < Self.depthLimit }

  /// What a question comes to that is answered from a full tank, so that the answer is the same whoever asks, and can be
  /// kept. It costs each who asks what it costs to find out. nil too far inside, where there is no room for it.
  mutating func shared(_ key: SharedOutcomes.Key, _ question: (inout Interpretation) -> Outcome?) -> Outcome?? {
    guard usesDepth == 0, depth <= Self.sharedDepth else { return .none }
    let shared = evaluator.shared
    if let known = shared.shared(key) {
      fuel -= known.cost
      return .some(known.outcome)
    }
    var run = Interpretation(evaluator)
    run.depth = Self.sharedDepth
    let start = shared.begin()
    let outcome = question(&run)
    let cost = Self.tank - run.fuel
    shared.answers.shared[key] = KeptAnswers.Shared(outcome: outcome, cost: cost, uses: shared.end(start))
    fuel -= cost
    return .some(outcome)
  }

  /// How far inside what is shared begins.
  private static let sharedDepth = 10

  /// What a getter or function gives. Where that rests on no uses and was found out to its end, it is kept: it is the same
  /// for all who have as much left to spend, and as much room.
  mutating func run(block: NodeID, _ scope: Scope, _ type: Name) -> Outcome {
    guard scope.bindings == nil, !tellsOrigins else { return run(newBlock: block, scope, type) }
    let shared = evaluator.shared
    let key = SharedOutcomes.Question(place: SharedOutcomes.Place(block, in: scope), asked: type)
    if let known = shared.answers.blocks[key] ?? shared.whole?.blocks[key] {
      if fuel > known.cost, depth + known.depth < Self.depthLimit {
        fuel -= known.cost
        deepest = max(deepest, depth + known.depth)
        return known.outcome
      }
      return run(newBlock: block, scope, type)
    }
    // Deep in uses less is known.
    guard usesDepth == 0 else { return run(newBlock: block, scope, type) }
    let (start, before, outer) = (shared.begin(), fuel, deepest)
    deepest = depth
    let outcome = run(newBlock: block, scope, type)
    let rests = shared.end(start)
    if rests == nil, fuel > 0, deepest < Self.depthLimit {
      shared.answers.blocks[key] = KeptAnswers.Block(
        outcome: outcome, cost: before - fuel, depth: deepest - depth, frame: scope.frame)
    }
    deepest = max(outer, deepest)
    return outcome
  }

  /// One step further in.
  mutating func deeper<Result>(_ step: (inout Interpretation) -> Result) -> Result {
    depth += 1
    deepest = max(deepest, depth)
    defer { depth -= 1 }
    return step(&self)
  }

  mutating func follow(_ node: NodeID, _ scope: Scope, _ type: Name) -> Outcome {
    guard node.exists, depthAllows(), spend() else { return .unknown(.fuel) }
    return deeper { $0.step(node, scope, type) }
  }

  private mutating func step(_ node: NodeID, _ scope: Scope, _ type: Name) -> Outcome {
    let tree = scope.file.tree
    switch tree.kind(node) {
    case .tupleExpr:
      guard let inner = parenthesized(node, in: tree) else { return .value(Terminal(node, scope, type: type)) }
      return follow(inner, scope, type)
    case .forceUnwrapExpr, .tryExpr, .awaitExpr, .optionalChainExpr: return follow(tree.lastChild(node), scope, type)
    case .asExpr: return follow(tree.firstChild(node), scope, type)
    case .ternaryExpr:
      let parts = tree.children(node)
      guard parts.count == 3 else { return .unknown(.code) }
      switch truth(of: parts[0], scope) {
      case true?: return follow(parts[1], scope, type)
      case false?: return follow(parts[2], scope, type)
      case nil:
        let then = told(follow(parts[1], scope, type), by: parts[1], scope)
        return .chosen(
          .expression(parts[0], scope), then, told(follow(parts[2], scope, type), by: parts[2], scope))
      }
    case .ifExpr, .switchExpr:
      guard isShort(node, in: tree) else { return .unknown(.fuel) }
      return run(Code([node], isValue: true), scope, type)
    case .binaryExpr where tree.mainIs(node, "??"): return coalesced(node, scope, type)
    case .identifierExpr: return identifier(node, scope, type)
    case .memberExpr: return member(node, scope, type)
    case .implicitMemberExpr: return implicitMember(node, scope, type)
    case .callExpr: return call(node, scope, type)
    default: return .value(Terminal(node, scope, type: type))
    }
  }

  private func parenthesized(_ node: NodeID, in tree: Tree) -> NodeID? {
    let argument = tree.lastChild(node)
    guard argument.exists, !tree.previousSibling(argument, in: node).exists, tree.label(of: argument) == nil else {
      return nil
    }
    return tree.lastChild(argument)
  }

  /// Whether a chain begins with a type or an implicit member, which make what it comes to: `Theme(ink: .black)`, `.dusk`.
  func startsWithType(_ node: NodeID, in tree: Tree) -> Bool {
    let start = start(of: node, in: tree)
    return tree.kind(start) == .implicitMemberExpr || tree.kind(start) == .identifierExpr && tree.startsUppercase(start)
  }

  /// What a chain begins with: `Theme` of `Theme.dusk.small`.
  private func start(of chain: NodeID, in tree: Tree) -> NodeID {
    var node = chain
    while tree.kind(node) == .memberExpr || tree.kind(node) == .callExpr { node = tree.firstChild(node) }
    return node
  }

  // MARK: Names

  mutating func identifier(_ node: NodeID, _ scope: Scope, _ type: Name) -> Outcome {
    let tree = scope.file.tree
    let name = tree.name(node)
    if tree.mainIs(node, "self") {
      guard let instance = instance(of: scope), instance.subject.exists else { return .unknown(.name(name)) }
      return .value(Terminal(instance.subject, instance.scope, type: instance.subjectType))
    }
    if let local = evaluator.local(name, at: tree.range(node).start, in: scope.file) {
      if let held = scope.bindings?.last(name), held.start == local.start {
        guard held.value.exists else { return .unknown(.state(name)) }
        return follow(held.value, held.scope, declared(local.type, tree) ?? type)
      }
      guard local.isConstant else { return .unknown(.state(name)) }
      guard local.value.exists else { return givenLater(local, node, scope, declared(local.type, tree) ?? type) }
      return follow(local.value, scope, declared(local.type, tree) ?? type)
    }
    if let held = scope.bindings?.last(name), held.isOfClosure {
      return passed(follow(held.value, held.scope, type), as: held.value, held.scope)
    }
    if let bound = valueOfBound(node, scope) {
      return tree.kind(bound) == .identifierPattern
        ? deeper { $0.identifier(bound, scope, type) } : follow(bound, scope, type)
    }
    if let found = parameter(name, scope, type) { return found }
    if let own = evaluator.ownMember(name, in: scope) { return value(ofMember: own, from: node, scope, type) }
    if name == Self.rawValue, let raw = ownRawValue(scope, type) { return raw }
    if let global = project.global(named: name, from: scope.file) {
      return value(ofMember: global, from: node, scope, type)
    }
    return tree.startsUppercase(node) ? .value(Terminal(node, scope, type: type)) : .unknown(.name(name))
  }

  /// What a name means as a parameter of the function around; nil where it is none.
  private mutating func parameter(_ name: Name, _ scope: Scope, _ type: Name) -> Outcome? {
    guard scope.member >= 0,
      let parameter = scope.file.members[Int(scope.member)].parameters.first(where: { $0.name == name })
    else { return nil }
    let type = project.declaredType(parameter.type, in: scope, askedFrom: scope.frame?.scope.file) ?? type
    guard let frame = scope.frame else {
      return value(ofParameter: parameter, scope, type) ?? .unknown(.parameter(name))
    }
    if let argument = frame.arguments[name] {
      return passed(follow(argument, frame.scope, type), as: argument, frame.scope)
    }
    // A call that leaves it out means its default.
    guard parameter.defaultValue.exists else { return .unknown(.parameter(name)) }
    return follow(parameter.defaultValue, Scope(file: scope.file, type: scope.type, member: -1), type)
  }

  /// The last name of a written type; nil where there is none.
  func declared(_ type: NodeID, _ tree: Tree) -> Name? {
    guard type.exists else { return nil }
    switch tree.kind(type) {
    case .identifierType, .memberType: return tree.name(type)
    case .optionalType, .someOrAnyType: return declared(tree.lastChild(type), tree)
    default: return nil
    }
  }

  private mutating func member(_ node: NodeID, _ scope: Scope, _ type: Name) -> Outcome {
    let tree = scope.file.tree
    let base = tree.firstChild(node)
    let name = tree.name(node)
    if tree.kind(base) == .identifierExpr, tree.mainIs(base, "self") {
      if let own = evaluator.ownMember(name, in: scope) { return value(ofMember: own, from: node, scope, type) }
    }
    if let owner = typeNamed(base, scope) {
      let found = evaluator.statics(name, of: base, named: owner, in: scope, withCases: true)
      guard let only = found.first, found.count == 1 else {
        return found.isEmpty ? .value(Terminal(node, scope, type: type)) : .unknown(.name(name))
      }
      if project.member(only).kind == .enumCase { return .value(Terminal(node, scope, type: owner)) }
      return value(ofMember: only, from: node, scope, type)
    }
    let outcome = follow(base, scope, startsImplicitly(base, in: tree) ? type : .none)
    if case .unknown = outcome, let owner = typeOfValue(base, scope),
      let found = member(name, of: owner, base, node, scope, type)
    {
      return found
    }
    var kept: Outcome?
    if outcome.reason != nil, let owner = typeOfValue(base, scope) {
      // What one of the ways leaves open is one of those that the project keeps as well.
      kept = property(name, ofKept: owner, base, node, scope, type)
    }
    return each(outcome, at: node, scope, open: kept) { run, terminal in
      run.property(name, of: terminal, node, scope, type)
    }
  }

  /// What a member comes to of a value of which no more than its type is known; nil where that does not tell.
  private mutating func member(
    _ name: Name, of owner: Name, _ base: NodeID, _ node: NodeID, _ scope: Scope, _ type: Name
  ) -> Outcome? {
    if name == Self.rawValue, let raw = rawValues(of: owner, scope.file, type) { return raw }
    if let getter = getter(name, ofType: owner, scope.file) {
      // Whatever it is, what it gives is one of what its getter gives.
      return value(ofMember: getter, from: node, Scope(file: scope.file, type: scope.type, member: scope.member), type)
    }
    if let found = property(name, ofKept: owner, base, node, scope, type) { return found }
    guard let method = functions(name, of: owner, scope.file, isStatic: false).first else { return nil }
    return value(ofMember: method, from: node, Scope(file: scope.file, type: -1, member: -1), type)
  }

  /// Whether a chain begins with an implicit member, whose type is the one that the place of the chain asks for:
  /// `.brand.small`.
  func startsImplicitly(_ node: NodeID, in tree: Tree) -> Bool {
    tree.kind(start(of: node, in: tree)) == .implicitMemberExpr
  }

  /// The type that an expression names: `Theme`, `Theme.Sizes`; nil for values.
  func typeNamed(_ node: NodeID, _ scope: Scope) -> Name? {
    let kind = scope.file.tree.kind(node)
    guard kind == .identifierExpr || kind == .memberExpr, let name = evaluator.typeName(node, in: scope) else {
      return nil
    }
    guard kind == .memberExpr, case let outer = scope.file.tree.firstChild(node) else {
      return project.exactName(name, around: scope)
    }
    return isCase(name, of: outer, scope) ? nil : project.exactName(name, below: outer, in: scope)
  }

  /// Whether a name that is written like that of a type is a case of what it stands behind: `Face.Strong`.
  private func isCase(_ name: Name, of base: NodeID, _ scope: Scope) -> Bool {
    guard let owner = evaluator.typeName(base, in: scope) else { return false }
    return evaluator.statics(name, of: base, named: owner, in: scope, withCases: true).contains {
      project.member($0).kind == .enumCase
    }
  }

  private func getter(_ name: Name, ofType owner: Name, _ file: FileViews) -> MemberReference? {
    var found = Only()
    for member in evaluator.members(named: name, ofType: owner, from: file)
    where !project.member(member).isStatic && project.member(member).kind == .property {
      found.add(member)
    }
    guard let only = found.member, project.member(only).block.exists else { return nil }
    return only
  }

  private mutating func implicitMember(_ node: NodeID, _ scope: Scope, _ type: Name) -> Outcome {
    guard type.exists else { return .value(Terminal(node, scope)) }
    let found = evaluator.members(named: scope.file.tree.name(node), ofType: type, from: scope.file).filter {
      project.member($0).isStatic && project.member($0).kind == .property
    }
    guard let only = found.first, found.count == 1 else { return .value(Terminal(node, scope, type: type)) }
    return value(ofMember: only, from: node, scope, type)
  }
}
