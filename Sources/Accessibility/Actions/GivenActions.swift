// What a component or modifier does by the closures and bindings that it is given: whoever uses it may offer the same in
// another way, which is not seen where the gesture stands.

import CurbcutSymbols
import CurbcutSyntax
import CurbcutViews

/// How else people get at something.
public struct OtherWays: Sendable {
  /// By a control or a tap.
  public var isVisible: Bool
  /// By an action of assistive technology.
  public var isSpoken: Bool

  static let none = OtherWays(isVisible: false, isSpoken: false)
}

extension Element {
  /// Whether each use of the type around the view offers otherwise what the view does by what its type is given:
  /// `.modifier(SwipeToReply(onSwipe: openThread))` on a row whose tap opens the thread as well.
  public func otherWaysOfUsers(_ effect: ActionEffect) -> OtherWays {
    guard body.owner >= 0 else { return .none }
    var reader = GivenReader(engine: model.engine)
    let own = model.offeredEffects(ofType: body.owner)
    return reader.ways(of: effect, at: reference, depth: 0) { own.isVisible(ActionEffect(calling: $0)) }
  }
}

extension Element {
  /// Whether the modifier around the view is only put on by functions that hand it their parameters, and nothing in the
  /// project calls these: what it does is up to others.
  public var isModifierForOthers: Bool {
    guard body.owner >= 0, body.kind == .modifier else { return false }
    return GivenReader(engine: model.engine).isForOthers(reference, depth: 0)
  }
}

extension ActionEffect {
  fileprivate init(calling name: Name) {
    self.init()
    calls = [name]
  }
}

/// One use of a component or modifier.
private struct GivenUse {
  var view: ViewReference
  var call: NodeID
  var frame: Frame

  /// Whether a closure behind the call is bound to nothing: an overload that is not known may take it.
  var leavesClosure: Bool {
    let tree = view.file.tree
    guard tree.kind(call) == .callExpr else { return false }
    return tree.children(call).dropFirst().contains { child in
      tree.kind(child) == .trailingClosure && !frame.arguments.values.contains(tree.lastChild(child))
    }
  }
}

extension Element {
  /// Whether a view of the project shows the component that the view stands in.
  public var isUsedAsView: Bool {
    guard body.owner >= 0, let number = model.project.index(of: file) else { return true }
    return !model.project.uses(of: TypeReference(file: number, index: body.owner)).isEmpty
  }

  /// The names whose bindings a view is handed: `$isOpen`, `$model.isOpen`.
  public var handedBindings: Set<Name> {
    guard tree.kind(node.expression) == .callExpr else { return [] }
    return tree.children(node.expression).dropFirst().reduce(into: []) { names, argument in
      let value = tree.lastChild(argument)
      if tree.sourceText(value).hasPrefix("$") { names.formUnion(ActionEffect(bindingsIn: value, tree).changes) }
    }
  }

  /// Whether code only calls closures that its type may be given and that no use of the type gives, or each gives empty:
  /// `.onTapGesture { onTap?() }` and `.onTapGesture(perform: onTap)` where nobody hands in an `onTap` that does something.
  public func doesNothingGiven(_ code: NodeID) -> Bool {
    let called = tree.kind(code) == .identifierExpr ? [tree.name(code)] : namesOnlyCalled(by: code)
    guard body.owner >= 0, let names = called else { return false }
    let reader = GivenReader(engine: model.engine)
    return names.allSatisfy { reader.isNeverGiven($0, at: reference) }
  }

  /// The names that code calls, where it does nothing else.
  private func namesOnlyCalled(by code: NodeID) -> Set<Name>? {
    let calls = tree.nodes(below: code).map { NodeID($0) }.filter { tree.kind($0) == .callExpr }
    guard !calls.isEmpty, tree.assignments(below: code).isEmpty else { return nil }
    var names: Set<Name> = []
    for call in calls {
      var callee = tree.firstChild(call)
      if tree.kind(callee) == .optionalChainExpr { callee = tree.firstChild(callee) }
      guard tree.kind(callee) == .identifierExpr else { return nil }
      names.insert(tree.name(callee))
    }
    return names
  }

  /// Whether code does something only in builds for those who make the app: `if Env.isDebug || Env.isTestFlight { … }`.
  public func isForTesters(_ code: NodeID) -> Bool {
    guard tree.kind(code) == .closureExpr, let only = model.evaluator.singleExpression(code, in: tree),
      tree.kind(only) == .ifExpr
    else { return false }
    let conditions = tree.firstChild(only)
    guard conditions.exists, tree.children(only).count(where: { tree.kind($0) == .codeBlock }) == 1 else {
      return false
    }
    let words = tree.words(below: conditions)
    return !words.isDisjoint(with: Self.testerWords) && !tree.holds("!", in: conditions)
  }

  /// Whether all that the closures of a call do is done on the Mac, where a pointer is at hand: `if platform.isMac { … }`.
  public func worksOnMacOnly(_ call: NodeID) -> Bool {
    var closures: [NodeID] = []
    // Children come before their parent: what lies inside of another goes.
    for index in tree.nodes(below: call) where tree.nodes[index].kind == .closureExpr {
      let closure = NodeID(index)
      closures.removeAll {
        tree[closure].firstToken <= tree[$0].firstToken && tree[$0].lastToken <= tree[closure].lastToken
      }
      closures.append(closure)
    }
    return !closures.isEmpty && closures.allSatisfy(isForMac)
  }

  private func isForMac(_ closure: NodeID) -> Bool {
    guard let choice = choiceOfAll(in: closure),
      tree.kind(choice) == .guardStmt || tree.children(choice).count(where: { tree.kind($0) == .codeBlock }) == 1
    else { return false }
    let conditions = tree.firstChild(choice)
    return conditions.exists && !tree.holds("!", in: conditions)
      && tree[conditions].tokens.contains { tree.tokens.isName($0) && isOfMac($0) }
  }

  private func isOfMac(_ token: TokenID) -> Bool {
    Words.split(tree.string(of: token)).contains { $0 == "mac" || $0 == "catalyst" || $0 == "macos" }
  }

  private static let testerWords: Set<String> = [
    "debug", "flight", "testflight", "internal", "developer", "mock", "mocking", "staging",
  ]
}

/// Follows what a type is given to the places that give it.
private struct GivenReader {
  let engine: NameEngine
  /// Uses that may still be looked at.
  private var left = 32

  private static let depthLimit = 3
  private static let useLimit = 16

  init(engine: NameEngine) { self.engine = engine }

  /// `callsVisibly` tells which of the closures that it is given a type calls from a control or tap of its own.
  mutating func ways(
    of effect: ActionEffect, at view: ViewReference, depth: Int, callsVisibly: (Name) -> Bool
  ) -> OtherWays {
    let file = view.file
    let body = file.bodies[Int(view.node.body)]
    guard depth < Self.depthLimit, body.owner >= 0 else { return .none }
    let scope = Scope(file: file, body: view.node.body)
    let handed = parameters(of: view)
    var closures = effect.calls.filter { name in
      handed.contains { $0.name == name } || isGiven(name, in: scope, bound: false)
    }
    // What is done when it did not work is not what people do.
    let deeds = closures.filter { !tellsOfFailure($0, view.file) }
    if !deeds.isEmpty { closures = deeds }
    let bindings = effect.changes.filter { isGiven($0, in: scope, bound: true) }
    guard !closures.isEmpty || !bindings.isEmpty else { return .none }
    let uses = uses(of: view)
    guard !uses.isEmpty, uses.count <= Self.useLimit else { return .none }
    var result = OtherWays(isVisible: true, isSpoken: true)
    var counted = 0
    for use in uses {
      left -= 1
      guard left > 0 else { return .none }
      // Where nothing is handed in, nothing happens.
      if bindings.isEmpty, closures.allSatisfy({ isLeftOut($0, by: use, in: scope) }) {
        continue
      }
      counted += 1
      let ways = self.ways(of: closures, bindings, use, name: file.types[Int(body.owner)].name, depth, callsVisibly)
      result.isVisible = result.isVisible && ways.isVisible
      result.isSpoken = result.isSpoken && (ways.isSpoken || ways.isVisible)
      guard result.isSpoken else { return .none }
    }
    return counted > 0 ? result : .none
  }

  func isForOthers(_ view: ViewReference, depth: Int) -> Bool {
    guard depth < Self.depthLimit else { return false }
    let uses = uses(of: view)
    if uses.isEmpty { return depth > 0 }
    return uses.allSatisfy { !parameters(of: $0.view).isEmpty && isForOthers($0.view, depth: depth + 1) }
  }

  /// Whether a use leaves out a closure that does nothing then: an optional one, or one that is empty by default.
  private func isLeftOut(_ name: Name, by use: GivenUse, in scope: Scope) -> Bool {
    guard use.frame.arguments[name] == nil, !use.leavesClosure,
      let reference = engine.evaluator.ownMember(name, in: scope)
    else { return false }
    let member = engine.project.member(reference)
    let tree = engine.project.file(reference).tree
    // What an initialiser stands in for is not looked into.
    let hasInitialiser = !engine.project.members(
      named: Name("init"), ofType: scope.file.types[Int(scope.type)].name, from: scope.file
    ).isEmpty
    guard !hasInitialiser, member.kind == .property, !member.block.exists else { return false }
    guard member.value.exists else { return member.type.exists && tree.kind(member.type) == .optionalType }
    return tree.kind(member.value) == .nilLiteral
      || tree.kind(member.value) == .closureExpr && tree.isEmptyClosure(member.value)
  }

  private mutating func ways(
    of closures: Set<Name>, _ bindings: Set<Name>, _ use: GivenUse, name: Name, _ depth: Int,
    _ callsVisibly: (Name) -> Bool
  ) -> OtherWays {
    let home = use.frame.scope.file
    func given(_ names: Set<Name>) -> ActionEffect {
      names.reduce(into: ActionEffect()) { result, name in
        guard let argument = use.frame.arguments[name] else { return }
        result.formUnion(engine.evaluator.followed(ActionEffect(of: argument, in: home), in: use.frame.scope))
      }
    }
    let done = given(closures)
    let changed = given(bindings)
    guard !done.isEmpty || !changed.isEmpty else { return .none }
    // `Key(onTap: toggle, onHold: toggle)`
    let others = Set(use.frame.arguments.keys.filter { !closures.contains($0) && callsVisibly($0) })
    if !done.isEmpty, given(others).overlaps(done) { return OtherWays(isVisible: true, isSpoken: true) }
    // A function that makes the modifier offers nothing itself.
    let named = parameters(of: use.view)
    if !named.isEmpty, changed.isEmpty, done.calls.isSubset(of: Set(named.map(\.name))) {
      return ways(of: done, at: use.view, depth: depth + 1) { _ in false }
    }
    let owner = home.bodies[Int(use.view.node.body)].owner
    guard owner >= 0 else { return .none }
    let calls = closures.reduce(into: Set<String>()) { texts, name in
      guard let argument = use.frame.arguments[name] else { return }
      for call in home.tree.calls(below: argument) { texts.insert(home.tree.sourceText(call.call)) }
    }
    let here = offered(done, changed, by: calls, ofType: owner, beside: use.view, leavingOut: name)
    if here.isVisible { return here }
    let codes = closures.compactMap { use.frame.arguments[$0] }
    if !done.calls.isEmpty, engine.componentsOffer(codes, beside: use.view) {
      return OtherWays(isVisible: true, isSpoken: true)
    }
    // What is only handed on.
    let above = ways(of: done, at: use.view, depth: depth + 1) { _ in false }
    return OtherWays(isVisible: above.isVisible, isSpoken: here.isSpoken || above.isSpoken)
  }

  private func tellsOfFailure(_ name: Name, _ file: FileViews) -> Bool {
    file.members.contains { member in
      member.name == name
        && Words.split(file.tree.string(of: member.nameToken)).contains { ["error", "failure"].contains($0) }
    }
  }

  /// The parameters of the function that a view is made by, when the function makes a modifier of the project: what it is
  /// handed comes from whoever applies it.
  private func parameters(of view: ViewReference) -> [Parameter] {
    let body = view.file.bodies[Int(view.node.body)]
    guard body.kind == .function, body.member >= 0, view.node.kind == .base else { return [] }
    return view.file.members[Int(body.member)].parameters
  }

  /// The views that a function of an extension, `doubleTap { … }`, is applied to.
  private func applications(of view: ViewReference) -> [GivenUse] {
    let project = engine.project
    let body = view.file.bodies[Int(view.node.body)]
    let member = view.file.members[Int(body.member)]
    let name = member.name
    let found = project.uses(ofMenuModifier: name)
    guard found.count <= Self.useLimit else { return [] }
    return found.compactMap { reference in
      let use = ViewReference(file: project.files[Int(reference.file)], index: reference.index)
      guard !use.node.surroundings.isOutOfScope else { return nil }
      let modifiers = use.node.modifiers.map { use.file.modifiers[Int($0)] }
      guard let modifier = modifiers.first(where: { $0.known == .other && $0.name == name }),
        let chosen = engine.ownModifier(modifier, in: use.file),
        project.file(chosen) === view.file, chosen.index == body.member,
        let frame = engine.frame(for: chosen, call: modifier.call, scope: use.scope, callSite: use.index)
      else { return nil }
      return GivenUse(view: use, call: modifier.call, frame: frame)
    }
  }

  /// Whether a name is that of a closure of the type, and each use leaves it out or hands in one that is empty.
  func isNeverGiven(_ name: Name, at view: ViewReference) -> Bool {
    let scope = Scope(file: view.file, body: view.node.body)
    guard let reference = engine.evaluator.ownMember(name, in: scope) else { return false }
    let member = engine.project.member(reference)
    let home = engine.project.file(reference)
    guard member.kind == .property, !member.block.exists, member.type.exists, member.attributeNodes.isEmpty,
      !member.value.exists || home.tree.kind(member.value) == .nilLiteral
    else { return false }
    // What has to be given may be given as a closure that is empty.
    let mayBeMissing = home.tree.sourceText(member.type).hasSuffix("?")
    let uses = uses(of: view)
    return !uses.isEmpty
      && uses.allSatisfy { use in
        let tree = use.frame.scope.file.tree
        guard let given = use.frame.arguments[name] else { return mayBeMissing && !use.leavesClosure }
        return tree.kind(given) == .nilLiteral || tree.kind(given) == .closureExpr && tree.isEmptyClosure(given)
      }
  }

  /// Whether a type is given what a name stands for: a stored closure, or a binding.
  private func isGiven(_ name: Name, in scope: Scope, bound: Bool) -> Bool {
    guard let reference = engine.evaluator.ownMember(name, in: scope) else { return false }
    let member = engine.project.member(reference)
    guard member.kind == .property, !member.block.exists else { return false }
    return bound ? member.attributes.contains(.Binding) : member.attributeNodes.isEmpty
  }

  /// The uses of the component or modifier around a view, with what they give it.
  private func uses(of view: ViewReference) -> [GivenUse] {
    if !parameters(of: view).isEmpty { return applications(of: view) }
    let body = view.file.bodies[Int(view.node.body)]
    let name = view.file.types[Int(body.owner)].name
    let project = engine.project
    guard let type = project.type(named: name, from: view.file) else { return [] }
    let isModifier = project.type(type).conforms(to: .ViewModifier)
    let found = isModifier ? project.uses(ofMenuModifier: name) : project.uses(of: type)
    guard found.count <= Self.useLimit else { return [] }
    return found.compactMap { reference in
      let use = ViewReference(file: project.files[Int(reference.file)], index: reference.index)
      guard !use.node.surroundings.isOutOfScope else { return nil }
      let call = isModifier ? modifier(name, on: use) : use.node.expression
      guard let call, let frame = engine.frame(forType: type, call: call, scope: use.scope, callSite: use.index) else {
        return nil
      }
      return GivenUse(view: use, call: call, frame: frame)
    }
  }

  /// `SwipeToReply(onSwipe: open)` of `.modifier(SwipeToReply(onSwipe: open))`.
  private func modifier(_ name: Name, on view: ViewReference) -> NodeID? {
    let tree = view.file.tree
    for index in view.node.modifiers where view.file.modifiers[Int(index)].known == .modifier {
      guard let made = tree.argument(of: view.file.modifiers[Int(index)].call, label: nil),
        tree.kind(made) == .callExpr, tree.name(tree.firstChild(made)) == name
      else { continue }
      return made
    }
    return nil
  }

  /// Whether a type offers something by what is no use of a component, nor around one. All that is done has to be done
  /// there as well, since much code ends by the same call; a binding has to be handed to a control, or turned over.
  private func offered(
    _ done: ActionEffect, _ changed: ActionEffect, by calls: Set<String>, ofType owner: Int32,
    beside given: ViewReference,
    leavingOut name: Name
  ) -> OtherWays {
    var result = OtherWays.none
    let leaves = done.calls
    for part in engine.project.declarations(ofType: given.file.types[Int(owner)].name, from: given.file) {
      let home = engine.project.files[Int(part.file)]
      for (number, body) in home.bodies.enumerated() where body.owner == part.index {
        let scope = Scope(file: home, body: Int32(number))
        func does(_ call: NodeID, isControl: Bool = true) -> Bool {
          guard !done.isEmpty else { return false }
          let effect = engine.evaluator.followed(ActionEffect(ofCall: call, in: home), in: scope)
          // `press(.lock)` says which of several things, and so another than `press(key)`.
          for one in home.tree.calls(below: call) where leaves.contains(Name(one.name)) {
            let isOther = !calls.contains(home.tree.sourceText(one.call))
            if isOther, saysWhich(one.call, home.tree) { return false }
          }
          let own = leaves.subtracting(followedNames(in: leaves, scope))
          // A closure that is only handed on to several components says nothing of what each does with it.
          if !isControl, !own.isEmpty, own.allSatisfy({ isGiven($0, in: scope, bound: false) }) { return false }
          return own.isSubset(of: effect.calls)
            && done.changes.isSubset(of: effect.changes) && effect.overlaps(done)
        }
        func changes(_ call: NodeID) -> Bool {
          guard !changed.isEmpty else { return false }
          let effect = ActionEffect(ofCall: call, in: home)
          let set = home.tree.assignments(below: call).filter { !isLiteral($0.value, home.tree) }
          let names = Set(set.map { home.tree.name($0.target) })
          return !changed.changes.isDisjoint(with: effect.toggles.union(names).union(bound(in: call, home.tree)))
        }
        for index in body.views {
          let node = home.views[Int(index)]
          guard !node.surroundings.isOutOfScope else { continue }
          let isAround = home === given.file && index <= given.index && given.index < node.end
          if node.kind == .use, node.name != name, !isAround {
            let known = engine.known(node, in: home)
            let isControl = known.control?.isInteractive == true
            if isControl && changes(node.expression)
              || (isControl || known == .other) && does(node.expression, isControl: isControl)
            {
              return OtherWays(isVisible: true, isSpoken: true)
            }
          }
          for modifier in node.modifiers {
            let use = home.modifiers[Int(modifier)]
            switch use.known {
            case .onTapGesture:
              if does(use.call) || changes(use.call) { return OtherWays(isVisible: true, isSpoken: true) }
            case .accessibilityAction, .accessibilityActions, .accessibilityAdjustableAction:
              result.isSpoken = result.isSpoken || does(use.call) || changes(use.call)
            default: break
            }
          }
        }
      }
    }
    return result
  }

  /// The functions of the type among names that are called: what they do is among the names as well.
  private func followedNames(in names: Set<Name>, _ scope: Scope) -> Set<Name> {
    names.filter { name in
      guard let reference = engine.evaluator.ownMember(name, in: scope) else { return false }
      let member = engine.project.member(reference)
      return member.kind == .function && member.block.exists
    }
  }

  private func saysWhich(_ call: NodeID, _ tree: Tree) -> Bool {
    tree.children(call).dropFirst().contains { argument in
      let value = tree.lastChild(argument)
      return isLiteral(tree.kind(value) == .callExpr ? tree.firstChild(value) : value, tree)
    }
  }

  private func isLiteral(_ node: NodeID, _ tree: Tree) -> Bool {
    switch tree.kind(node) {
    case .boolLiteral, .nilLiteral, .integerLiteral, .floatLiteral, .stringLiteral, .implicitMemberExpr: true
    default: false
    }
  }

  /// The names that are handed over as bindings: `$level`, `$model.level`.
  private func bound(in call: NodeID, _ tree: Tree) -> Set<Name> {
    tree.children(call).dropFirst().reduce(into: []) { names, argument in
      let value = tree.lastChild(argument)
      guard tree.sourceText(value).hasPrefix("$") else { return }
      names.formUnion(ActionEffect(bindingsIn: value, tree).changes)
    }
  }
}
