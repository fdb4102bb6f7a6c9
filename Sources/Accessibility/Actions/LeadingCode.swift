// Code that asks or opens something and does no more: what the control says is done elsewhere, once people have answered,
// or on the page that comes up.

import CurbcutSymbols
import CurbcutSyntax
import CurbcutViews

extension Element {
  /// Whether activating the view only asks, or leads elsewhere: it presents something, hands a thing to whoever presents
  /// it, or opens a page.
  public var onlyLeadsOn: Bool {
    let actions = actionCode
    return !actions.isEmpty && actions.allSatisfy { model.leadsOn($0, in: scope) }
  }
}

extension FileModel {
  /// Whether code that a control runs, a closure or the name of a function, asks or opens something and does no more.
  public func leadsOn(_ action: NodeID, in scope: Scope) -> Bool {
    LeadingCode(evaluator: evaluator, home: scope).step(of: action, in: scope, depth: 0) == .leads
  }
}

/// Reads code for whether it leads on.
private struct LeadingCode {
  enum Step {
    /// Neither asks nor does anything: a tick, a log, a value that is made.
    case idle
    case leads, acts

    static func + (a: Step, b: Step) -> Step {
      if a == .acts || b == .acts { return .acts }
      return a == .leads || b == .leads ? .leads : .idle
    }
  }

  let evaluator: Evaluator
  /// Where the control stands: what its type presents is asked there.
  let home: Scope
  private static let depthLimit = 6

  func step(of action: NodeID, in scope: Scope, depth: Int) -> Step {
    let tree = scope.file.tree
    switch tree.kind(action) {
    case .closureExpr, .codeBlock: return block(action, in: scope, depth: depth)
    case .identifierExpr: return function(action, in: scope, depth: depth)
    default: return .acts
    }
  }

  private func block(_ block: NodeID, in scope: Scope, depth: Int) -> Step {
    guard depth < Self.depthLimit else { return .acts }
    return scope.file.tree.children(block).reduce(.idle) { $0 + statement($1, in: scope, depth: depth + 1) }
  }

  private func statement(_ node: NodeID, in scope: Scope, depth: Int) -> Step {
    let tree = scope.file.tree
    guard depth < 4 * Self.depthLimit else { return .acts }
    switch tree.kind(node) {
    case .closureSignature, .jumpStmt, .guardStmt: return .idle
    case .varDecl: return makesOnlyValues(node, tree) ? .idle : .acts
    case .returnStmt:
      let value = tree.lastChild(node)
      return value.exists ? statement(value, in: scope, depth: depth) : .idle
    case .tryExpr, .awaitExpr, .optionalChainExpr: return statement(tree.lastChild(node), in: scope, depth: depth + 1)
    case .ifExpr:
      return tree.children(node).dropFirst().reduce(.idle) { sum, part in
        sum
          + (tree.kind(part) == .ifExpr
            ? statement(part, in: scope, depth: depth + 1) : block(part, in: scope, depth: depth / 4 + 1))
      }
    case .assignExpr: return assignment(tree.firstChild(node), tree.lastChild(node), in: scope)
    case .callExpr: return call(node, in: scope, depth: depth)
    default: return .acts
    }
  }

  /// `let url = URL(string: address)`, `let alert = UIAlertController(…)`
  private func makesOnlyValues(_ declaration: NodeID, _ tree: Tree) -> Bool {
    tree.calls(below: declaration).allSatisfy { $0.name.first?.isUppercase == true }
  }

  // MARK: State

  private func assignment(_ target: NodeID, _ value: NodeID, in scope: Scope) -> Step {
    let tree = scope.file.tree
    guard let state = state(target, in: scope) else { return .acts }
    let presents = presents(state.name, in: scope)
    if let isOn = evaluator.boolean(of: value, in: scope) {
      // What is closed, or prepared, before something else comes up.
      guard isOn else { return presents ? .idle : .acts }
      return presents || state.isOwn && state.isKept ? .leads : state.isKept || !state.isOwn ? .idle : .acts
    }
    switch tree.kind(value) {
    case .nilLiteral, .arrayLiteral, .stringLiteral: return presents ? .idle : .acts
    // The thing that is meant, which whoever presents the question deletes.
    default: return presents || state.isOptional ? .leads : state.isOwn ? .acts : .idle
    }
  }

  private struct State {
    var name: Name
    /// Whether it belongs to the type itself, and not to an object that the type holds.
    var isOwn: Bool
    /// Whether it is kept for what the view shows: `@State`, `@Binding`.
    var isKept = false
    var isOptional = false
  }

  private static let kept: Set<Known> = [.State, .Binding, .SceneStorage, .FocusState]

  /// `isAsking`, `self.isAsking`, `model.itemToDelete`.
  private func state(_ target: NodeID, in scope: Scope) -> State? {
    let tree = scope.file.tree
    switch tree.kind(target) {
    case .identifierExpr: return own(tree.name(target), in: scope)
    case .memberExpr:
      let base = tree.firstChild(target)
      if tree.kind(base) == .memberExpr { return part(of: base, in: scope) }
      guard tree.kind(base) == .identifierExpr else { return nil }
      if tree.mainIs(base, "self") { return own(tree.name(target), in: scope) }
      var result = State(name: tree.name(target), isOwn: false)
      guard let holder = evaluator.ownMember(tree.name(base), in: scope) else { return nil }
      if let member = member(tree.name(target), ofTypeOf: holder) {
        result.isKept = isKept(member)
        result.isOptional = isOptional(member)
      }
      return result
    default: return nil
    }
  }

  /// `self.question.title`: a part of what the view keeps itself.
  private func part(of holder: NodeID, in scope: Scope) -> State? {
    guard scope.file.tree.mainIs(scope.file.tree.firstChild(holder), "self"), var result = state(holder, in: scope),
      result.isKept
    else { return nil }
    result.isOwn = false
    return result
  }

  private func own(_ name: Name, in scope: Scope) -> State? {
    guard let reference = evaluator.ownMember(name, in: scope), evaluator.project.member(reference).kind == .property
    else { return nil }
    return State(name: name, isOwn: true, isKept: isKept(reference), isOptional: isOptional(reference))
  }

  private func isKept(_ reference: MemberReference) -> Bool {
    evaluator.project.member(reference).attributes.contains(where: Self.kept.contains)
  }

  private func isOptional(_ reference: MemberReference) -> Bool {
    let type = evaluator.project.member(reference).type
    return type.exists && evaluator.project.file(reference).tree.kind(type) == .optionalType
  }

  /// A member of the type that a property holds: declared, or made by its value.
  private func member(_ name: Name, ofTypeOf holder: MemberReference) -> MemberReference? {
    let held = evaluator.project.member(holder)
    let file = evaluator.project.file(holder)
    var type = Name.none
    if held.type.exists {
      type = file.tree.name(held.type)
    } else if held.value.exists, file.tree.kind(held.value) == .callExpr {
      type = file.tree.name(file.tree.firstChild(held.value))
    }
    guard type.exists else { return nil }
    return evaluator.project.members(named: name, ofType: type, from: file).first
  }

  private func presents(_ state: Name, in scope: Scope) -> Bool {
    let presentations = Presentations(project: evaluator.project)
    return [home, scope].contains { place in
      place.type >= 0 && presentations.holds(state, ofType: place.type, in: place.file, depth: 0)
    }
  }

  // MARK: Calls

  /// What brings up a controller, which stands for a question or a page.
  private static let presenting: Set<String> = [
    "present", "pushViewController", "performSegue", "showDetailViewController",
  ]

  private func call(_ node: NodeID, in scope: Scope, depth: Int) -> Step {
    let tree = scope.file.tree
    let callee = tree.firstChild(node)
    if IncidentalCode(evaluator: evaluator).isWrapper(tree.text(callee)) {
      let closures = tree.children(node).dropFirst().map { tree.lastChild($0) }.filter { tree.kind($0) == .closureExpr }
      return closures.isEmpty ? .acts : closures.reduce(.idle) { $0 + block($1, in: scope, depth: depth / 4 + 1) }
    }
    switch tree.kind(callee) {
    case .identifierExpr:
      if tree.startsUppercase(callee) { return .idle }
      if Self.presenting.contains(tree.text(callee)) { return .leads }
      return function(callee, in: scope, depth: depth)
    case .memberExpr:
      var base = tree.firstChild(callee)
      // `self?.ask()`
      if tree.kind(base) == .optionalChainExpr { base = tree.firstChild(base) }
      if tree.mainIs(base, "self") {
        if Self.presenting.contains(tree.text(callee)) { return .leads }
        return function(callee, in: scope, depth: depth)
      }
      return method(tree.text(callee), of: base, callee, in: scope, depth: depth)
    default: return .acts
    }
  }

  private func method(_ name: String, of base: NodeID, _ callee: NodeID, in scope: Scope, depth: Int) -> Step {
    let tree = scope.file.tree
    if name == "toggle", let state = state(base, in: scope) {
      return presents(state.name, in: scope) || state.isOwn && state.isKept ? .leads : .acts
    }
    if Self.presenting.contains(name) { return .leads }
    // `UIApplication.shared.open(url)`
    if name == "open", tree.names(in: base).contains(Name("UIApplication")) { return .leads }
    if IncidentalCode(evaluator: evaluator).isIncidental(callee, in: scope) { return .idle }
    guard tree.kind(base) == .identifierExpr else { return .acts }
    // What is made here is prepared here: `alert.addAction(…)`.
    if let local = scope.file.local(named: tree.name(base), at: tree.range(base).start) {
      return local.value.exists && tree.kind(local.value) == .callExpr
        && tree.startsUppercase(tree.firstChild(local.value)) ? .idle : .acts
    }
    guard let holder = evaluator.ownMember(tree.name(base), in: scope),
      let reference = member(tree.name(callee), ofTypeOf: holder)
    else { return .acts }
    return body(of: reference, depth: depth)
  }

  private func function(_ callee: NodeID, in scope: Scope, depth: Int) -> Step {
    let tree = scope.file.tree
    guard let reference = evaluator.ownMember(tree.name(callee), in: scope, isCalled: true) else {
      return IncidentalCode(evaluator: evaluator).isIncidentalFunction(tree.text(callee)) ? .idle : .acts
    }
    let member = evaluator.project.member(reference)
    if member.kind == .property, member.attributes.contains(.Environment) {
      let tree = evaluator.project.file(reference).tree
      return member.attributeNodes.contains { tree.names(in: $0).contains(Name("openURL")) } ? .leads : .idle
    }
    return body(of: reference, depth: depth)
  }

  private func body(of reference: MemberReference, depth: Int) -> Step {
    let member = evaluator.project.member(reference)
    guard depth < 2 * Self.depthLimit, member.kind == .function, member.block.exists else { return .acts }
    let inner = Scope(file: evaluator.project.file(reference), type: member.owner, member: reference.index)
    return block(member.block, in: inner, depth: depth / 4 + 2)
  }
}
