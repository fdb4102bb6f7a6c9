// Where a view or a function that makes views is used, the arguments of each use are what its parameters are worth there.

import CurbcutSymbols
import CurbcutSyntax

extension Interpretation {
  /// Uses that are told apart. A component with more of them is told of by what is written in it.
  static let useLimit = 160

  /// What a stored property of a view is worth, one value for each use of the view; nil where it is no view, or nothing
  /// uses it.
  mutating func value(ofProperty reference: MemberReference, byUses type: Name) -> Outcome? {
    let home = project.file(reference)
    // Read where they lie, since most are of no view.
    let (members, index) = (home.members, Int(reference.index))
    guard members[index].owner >= 0, !members[index].isStatic, case let number = Int(members[index].owner),
      home.types[number].kind == .structDecl, usesDepth < Self.usesDepthLimit
    else { return nil }
    let owner = home.types[number]
    let key = SharedOutcomes.Key(member: reference, parameter: .none, type: type)
    if owner.conforms(to: .ViewModifier) {
      guard members[index].attributes.isEmpty, !members[index].block.exists else { return nil }
      if let known = shared(key, { $0.joined(reference, ofModifier: owner, home, type) }) { return known }
      return joined(reference, ofModifier: owner, home, type)
    }
    guard owner.conforms(to: .View) else { return nil }
    if let known = shared(key, { $0.joined(reference, home, owner, type) }) { return known }
    return joined(reference, home, owner, type)
  }

  private mutating func joined(
    _ reference: MemberReference, _ home: FileViews, _ owner: TypeDeclaration, _ type: Name
  ) -> Outcome? {
    let member = project.member(reference)
    let declared = TypeReference(file: reference.file, index: member.owner)
    guard case let count = project.uses(of: declared).count, count > 0, count <= Self.useLimit else { return nil }
    let uses = project.usePlaces(of: declared)
    return joined(.view(declared), uses, UseName(owner: owner.name)) { run, number in
      let use = uses[number]
      let file = run.project.files[Int(use.file)]
      let view = file.views[Int(use.index)]
      let scope = Scope(file: file, body: view.body)
      guard let frame = run.evaluator.frame(forType: declared, call: view.expression, scope: scope, callSite: use.index)
      else { return .unknown(.fuel) }
      if let set = run.value(ofCopied: member.name, of: declared, on: view, in: scope, type) { return set }
      let inside = Scope(file: home, type: member.owner, member: reference.index, frame: frame)
      return run.value(ofMember: reference, from: .none, inside, type)
    }
  }

  /// What a method of a component that is called on a use sets a property to, as those do that give back a copy of the
  /// view: `Page(text).configuration(.compact)`; nil where none may set it.
  private mutating func value(
    ofCopied property: Name, of component: TypeReference, on use: ViewNode, in scope: Scope, _ type: Name
  ) -> Outcome? {
    let home = project.files[Int(component.file)]
    guard !use.modifiers.isEmpty, home.assigns(property) else { return nil }
    let owner = project.type(component).name
    // The last that sets it counts.
    for index in use.modifiers.reversed() {
      let modifier = scope.file.modifiers[Int(index)]
      guard modifier.known == .other else { continue }
      let methods = evaluator.members(named: modifier.name, ofType: owner, from: home)
      guard let method = methods.first else { continue }
      let file = project.file(method)
      let member = project.member(method)
      let set = file.tree.values(assignedTo: property, in: member.block)
      if methods.count == 1, set.isEmpty { continue }
      guard methods.count == 1, set.count == 1, !modifier.isConditional,
        let frame = evaluator.frame(for: method, call: modifier.call, scope: scope)
      else { return .unknown(.state(property)) }
      return follow(set[0], Scope(file: file, type: member.owner, member: method.index, frame: frame), type)
    }
    return nil
  }

  /// What a parameter of a function that makes views is worth, one value for each call; nil where a call is not known.
  mutating func value(ofParameter parameter: Parameter, _ scope: Scope, _ type: Name) -> Outcome? {
    guard scope.member >= 0, usesDepth < Self.usesDepthLimit else { return nil }
    let member = scope.file.members[Int(scope.member)]
    guard member.kind == .function, member.body >= 0, member.owner >= 0,
      scope.file.bodies[Int(member.body)].kind == .function, let number = project.index(of: scope.file)
    else { return nil }
    let reference = MemberReference(file: number, index: scope.member)
    let key = SharedOutcomes.Key(member: reference, parameter: parameter.name, type: type)
    if let known = shared(key, { $0.joined(parameter, of: reference, scope, type) }) { return known }
    return joined(parameter, of: reference, scope, type)
  }

  private mutating func joined(
    _ parameter: Parameter, of reference: MemberReference, _ scope: Scope, _ type: Name
  ) -> Outcome? {
    let member = project.member(reference)
    let owner = scope.file.types[Int(member.owner)].name
    // A modifier of the project's own is called on views, not by name.
    if owner == Known.View.name { return joined(parameter, ofModifier: reference, scope, type) }
    guard !Known(owner).isView, let calls = calls(of: reference, ownedBy: owner) else { return nil }
    return joined(.function(reference), calls.map(\.place), UseName(owner: owner, member: member.name)) { run, number in
      let (call, place) = (calls[number].call, calls[number].scope)
      guard let frame = run.evaluator.frame(for: reference, call: call, scope: place) else { return .unknown(.fuel) }
      if let argument = frame.arguments[parameter.name] { return run.follow(argument, place, type) }
      guard parameter.defaultValue.exists else { return .unknown(.parameter(parameter.name)) }
      return run.follow(parameter.defaultValue, Scope(file: scope.file, type: scope.type, member: -1), type)
    }
  }

  /// Where a function is called as a view; nil where that may be anywhere, or too often.
  func calls(of reference: MemberReference, ownedBy owner: Name) -> [SharedOutcomes.Call]? {
    if let known = evaluator.shared.code.calls[reference] { return known }
    let calls = findCalls(of: reference, ownedBy: owner)
    evaluator.shared.code.calls[reference] = .some(calls)
    return calls
  }

  private func findCalls(of reference: MemberReference, ownedBy owner: Name) -> [SharedOutcomes.Call]? {
    let member = project.member(reference)
    var result: [SharedOutcomes.Call] = []
    for number in project.filesReferring(to: member.name) {
      let file = project.files[number]
      for place in file.references.places(of: member.name) {
        let view = file.views[Int(place)]
        guard !view.surroundings.isOutOfScope else { continue }
        let scope = Scope(file: file, body: view.body)
        guard scope.type >= 0,
          view.qualifier.exists ? view.qualifier == owner : file.types[Int(scope.type)].name == owner
        else { continue }
        let candidates = evaluator.members(named: member.name, ofType: owner, from: file)
        guard binder.overload(candidates, call: view.expression, in: file) == reference else { continue }
        result.append(
          SharedOutcomes.Call(
            call: view.expression, scope: scope,
            place: UsePlace(file: Int32(number), index: place, name: view.nameToken)))
        if result.count > Self.useLimit { return nil }
      }
    }
    return result.isEmpty ? nil : result
  }
}

extension Tree {
  /// What the assignments in a block give a property, whoever's it is: `copy.width = width`.
  fileprivate func values(assignedTo property: Name, in block: NodeID) -> [NodeID] {
    let first = self[block].firstDescendant
    return assignments.filter { $0.index >= first && $0 < block && name(firstChild($0)) == property }.map {
      lastChild($0)
    }
  }
}
