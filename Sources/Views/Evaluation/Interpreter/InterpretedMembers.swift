// Properties and calls: what is stored, what a getter or function gives, what an instance was made with.

import CurbcutSymbols
import CurbcutSyntax

extension Interpretation {
  /// The call, enum case or component that `self` is in a scope; nil where it is not known.
  func instance(of scope: Scope) -> Frame? {
    guard let frame = scope.frame else { return nil }
    guard scope.member >= 0 else { return frame }
    // Read where it lies: copying a member copies all that it holds.
    let members = scope.file.members
    let index = Int(scope.member)
    // `body(content:)` and its kin are called by the system, with what their type was made with.
    guard members[index].kind != .property, members[index].name != Self.body, members[index].name != Self.makeBody
    else {
      return frame
    }
    if let instance = frame.instance { return instance }
    // A function that is called by name is of the same instance as its caller.
    guard frame.scope.file === scope.file, frame.scope.type == scope.type else { return nil }
    return instance(of: frame.scope)
  }

  private static let body = Name("body")
  private static let makeBody = Name("makeBody")
  private static let wrappedValue = Name("wrappedValue")
  private static let image = Name("Image")

  /// What a property comes to, read by `node` in `scope`.
  mutating func value(ofMember reference: MemberReference, from node: NodeID, _ scope: Scope, _ type: Name) -> Outcome {
    let home = project.file(reference)
    // Read where it lies, as above.
    let members = home.members
    let index = Int(reference.index)
    let (kind, owner, block) = (members[index].kind, members[index].owner, members[index].block)
    if kind == .enumCase {
      return .value(Terminal(node, scope, type: owner >= 0 ? home.types[Int(owner)].name : type))
    }
    if kind == .function { return named(reference, scope) }
    guard kind == .property, spend() else { return .unknown(.name(members[index].name)) }
    let instance = members[index].isStatic ? nil : instance(of: scope)
    let type =
      project.declaredType(
        members[index].type, in: Scope(file: home, type: owner, member: -1), askedFrom: instance?.scope.file)
      ?? type
    for attribute in members[index].attributes where attribute != .MainActor {
      // A number that follows the text size is what it is.
      if attribute == .ScaledMetric { return .value(Terminal(node, scope, type: type)) }
      if attribute == .Environment { return environment(reference, from: scope, type) }
      return wrapped(reference, by: attribute, from: scope.file, type)
    }
    if block.exists {
      // What a view is made of is no value, but for a picture, which is known by its file.
      guard members[index].body < 0 || type == Self.image else { return .unknown(.code) }
      let inner = Scope(file: home, type: owner, member: reference.index, frame: instance)
      return run(block: block, inner, type)
    }
    if let instance {
      if let argument = instance.arguments[members[index].name],
        instance.initializer == nil || !isReworked(members[index].name, by: instance)
      {
        return passed(follow(argument, instance.scope, type), as: argument, instance.scope)
      }
      if instance.initializer != nil, let left = value(of: members[index], leftBy: instance, type) { return left }
    }
    let (written, isConstant) = (members[index].value, members[index].isConstant)
    if instance == nil, !(isConstant && written.exists),
      let found = value(ofProperty: reference, byUses: type)
    {
      return found
    }
    guard written.exists else { return .unknown(.parameter(members[index].name)) }
    // A variable of an instance that nobody gives another value is what it was made with.
    guard
      isConstant
        || members[index].isHidden && !home.assigns(members[index].name)
        || (members[index].isStatic || instance != nil) && !isAssigned(members[index], home, from: scope.file)
    else { return .unknown(.state(members[index].name)) }
    return follow(written, Scope(file: home, type: owner, member: reference.index), type)
  }

  /// Whether some code gives a property another value, as methods do that give a changed copy. A view is changed by code of
  /// its own type, a value that is no view by whoever holds it.
  private func isAssigned(_ member: Member, _ home: FileViews, from file: FileViews) -> Bool {
    if home.assigns(member.name) { return true }
    // Nobody else can set `private(set) var name`.
    if member.isSetByItsFile { return false }
    if file.assigns(member.name) { return true }
    guard member.owner >= 0, !home.types[Int(member.owner)].conforms(to: .View) else { return false }
    if let known = evaluator.facts.assigned[member.name] { return known }
    let found = project.files.contains { $0.assigns(member.name) }
    evaluator.facts.assigned[member.name] = found
    return found
  }

  /// A function that is named and not called comes to its block: `Button("Save", action: save)`.
  private func named(_ function: MemberReference, _ scope: Scope) -> Outcome {
    let member = project.member(function)
    let home = project.file(function)
    guard member.block.exists, member.body < 0 else { return .unknown(.name(member.name)) }
    let isOnly =
      member.owner < 0
      || evaluator.members(named: member.name, ofType: home.types[Int(member.owner)].name, from: home).count == 1
    guard isOnly else { return .unknown(.name(member.name)) }
    let instance = member.isStatic ? nil : instance(of: scope)
    let frame = instance.map { Frame(arguments: Arguments(), scope: scope).called(on: $0) }
    return .value(
      Terminal(member.block, Scope(file: home, type: member.owner, member: function.index, frame: frame)))
  }

  /// A property of a value.
  mutating func property(
    _ name: Name, of terminal: Terminal, _ node: NodeID, _ scope: Scope, _ type: Name
  ) -> Outcome {
    if let part = part(name, of: terminal) { return follow(part, terminal.scope, type) }
    guard !isConverted(terminal, by: name), let instance = instance(terminal) else {
      return property(name, ofUnread: terminal, node, scope, type) ?? .value(Terminal(node, scope, type: type))
    }
    var isNamed = false
    var (properties, functions) = (Only(), Only())
    for member in evaluator.members(named: name, ofType: instance.type, from: terminal.scope.file)
    where !project.member(member).isStatic {
      isNamed = true
      switch project.member(member).kind {
      case .property: properties.add(member)
      case .function: functions.add(member)
      case .initializer, .enumCase: break
      }
    }
    guard let only = properties.count == 0 ? functions.member : properties.member else {
      if !isNamed, name == Self.rawValue, let raw = rawValue(of: terminal, instance.type, type) { return raw }
      // The system's own, of a type that the project extends.
      return !isNamed && project.type(named: instance.type, from: terminal.scope.file) == nil
        ? .value(Terminal(node, scope, type: type)) : .unknown(.name(name))
    }
    let home = project.file(only)
    // Read inside of the instance, where its arguments hold.
    let inside = Scope(file: home, type: project.member(only).owner, member: -1, frame: instance.frame)
    return value(ofMember: only, from: node, inside, type)
  }

  private static let sizes = Set(["CGSize", "CGPoint", "EdgeInsets", "UIEdgeInsets"].map { Name($0) })

  /// A side of `CGSize(width: 24, height: 16)` and its kin, an element of a tuple.
  private func part(_ name: Name, of terminal: Terminal) -> NodeID? {
    let tree = terminal.scope.file.tree
    switch tree.kind(terminal.node) {
    case .callExpr:
      let callee = tree.firstChild(terminal.node)
      // `.init(width: 24, height: 16)` where one is expected.
      let isSize =
        tree.kind(callee) == .identifierExpr && Self.sizes.contains(tree.name(callee))
        || tree.kind(callee) == .implicitMemberExpr && tree.mainIs(callee, "init") && Self.sizes.contains(terminal.type)
      guard isSize else { return nil }
    case .tupleExpr: break
    default: return nil
    }
    return tree.children(terminal.node).first { child in
      tree.kind(child) == .argument && tree.label(of: child).map { tree.name(of: $0) } == name
    }.map { tree.lastChild($0) }
  }

  /// The instance that a value is, with what it was made with; nil where it is of no type of the project.
  func instance(_ terminal: Terminal) -> (type: Name, frame: Frame)? {
    let tree = terminal.scope.file.tree
    var name = terminal.type
    if tree.kind(terminal.node) == .callExpr {
      let callee = tree.firstChild(terminal.node)
      if tree.kind(callee) != .implicitMemberExpr, let made = typeNamed(callee, terminal.scope) { name = made }
      let isInit = tree.kind(callee) != .implicitMemberExpr || tree.mainIs(callee, "init")
      if isInit, let type = project.type(named: name, from: terminal.scope.file),
        [.structDecl, .classDecl, .actorDecl].contains(project.type(type).kind),
        let frame = evaluator.frame(forType: type, call: terminal.node, scope: terminal.scope)
      {
        return (name, frame)
      }
    }
    if let color = color(terminal) { return color }
    guard name.exists else { return nil }
    guard let type = project.type(named: name, from: terminal.scope.file) else {
      // A case of a type that the project only extends.
      guard tree.kind(terminal.node) == .implicitMemberExpr, !Known(name).isView, Known(name) == .other else {
        return nil
      }
      return (name, Frame(subject: terminal.node, type: name, scope: terminal.scope))
    }
    guard project.type(type).kind == .enumDecl else { return nil }
    return (name, Frame(subject: terminal.node, type: name, scope: terminal.scope))
  }

  // MARK: Wrappers

  /// What a wrapper of the project makes of a property.
  private mutating func wrapped(
    _ reference: MemberReference, by attribute: Known, from file: FileViews, _ type: Name
  ) -> Outcome {
    let member = project.member(reference)
    let home = project.file(reference)
    switch attribute {
    case .State, .Binding, .StateObject, .ObservedObject, .AppStorage, .SceneStorage:
      return .unknown(.state(member.name))
    default: break
    }
    guard
      let node = member.attributeNodes.first(where: {
        home.tree.startsUppercase($0) && (attribute == .other || home.tree.known($0) == attribute)
      })
    else { return .unknown(.wrapper(member.name)) }
    let name = home.tree.name(node)
    guard let wrapper = project.type(named: name, from: home) else { return .unknown(.wrapper(name)) }
    let found = evaluator.members(named: Self.wrappedValue, ofType: project.type(wrapper).name, from: home)
    // A wrapper that is given a value may keep another one.
    guard let only = found.first, found.count == 1, project.member(only).block.exists, !member.value.exists else {
      return .unknown(.wrapper(name))
    }
    let inside = project.member(only)
    guard inside.attributes.isEmpty else { return .unknown(.wrapper(name)) }
    let scope = Scope(file: project.file(only), type: inside.owner, member: only.index)
    return run(block: inside.block, scope, type)
  }

  // MARK: Calls

  mutating func call(_ node: NodeID, _ scope: Scope, _ type: Name) -> Outcome {
    let tree = scope.file.tree
    let callee = tree.firstChild(node)
    let name = tree.name(callee)
    if let given = calledAsFunction(callee, node, scope, type) { return given }
    switch tree.kind(callee) {
    case .identifierExpr:
      if tree.startsUppercase(callee) { return .value(Terminal(node, scope, type: made(by: callee, scope) ?? type)) }
      let offset = tree.range(callee).start
      if let local = evaluator.local(name, at: offset, in: scope.file) {
        // `let look = look(for: wording)` does not call itself.
        guard local.value.exists, tree.range(local.value).contains(offset) else {
          let given =
            local.isConstant && local.value.exists
            ? run(closure: local.value, in: scope, calledBy: node, scope, type) : nil
          return given ?? .unknown(.name(name))
        }
      }
      if let own = functions(name, around: scope) { return called(own, node, scope, type) }
      if let own = evaluator.ownMember(name, in: scope), let given = callKept(own, node, scope, type) { return given }
      if let global = project.global(named: name, from: scope.file) { return called([global], node, scope, type) }
      return .value(Terminal(node, scope, type: type))
    case .implicitMemberExpr:
      guard type.exists else { return .value(Terminal(node, scope)) }
      let found = meant(functions(name, of: type, scope.file, isStatic: true), of: type, node, scope)
      if found.isEmpty { return .value(Terminal(node, scope, type: type)) }
      return called(found, node, scope, type)
    case .memberExpr:
      let base = tree.firstChild(callee)
      if tree.isOwnInit(node) { return .value(Terminal(node, scope, type: type)) }
      if tree.kind(base) == .identifierExpr, tree.mainIs(base, "self"), let own = functions(name, around: scope) {
        return called(own, node, scope, type)
      }
      if let owner = typeNamed(base, scope) {
        if tree.startsUppercase(callee) { return .value(Terminal(node, scope, type: made(by: callee, scope) ?? type)) }
        let found = meant(evaluator.statics(name, of: base, named: owner, in: scope), of: owner, node, scope)
        if !found.isEmpty { return called(found, node, scope, type) }
        let members = evaluator.members(named: name, ofType: owner, from: scope.file)
        if members.count == 1, let given = callKept(members[0], node, scope, type) { return given }
        let isCase = members.contains { project.member($0).kind == .enumCase }
        return .value(Terminal(node, scope, type: isCase ? owner : type))
      }
      let outcome = follow(base, scope, startsImplicitly(base, in: tree) ? type : .none)
      if case .unknown = outcome, let owner = typeOfValue(base, scope) {
        let found = functions(name, of: owner, scope.file, isStatic: false)
        return found.isEmpty ? .value(Terminal(node, scope, type: type)) : called(found, node, scope, type, of: nil)
      }
      if case .unknown = outcome { return .value(Terminal(node, scope, type: type)) }
      return each(outcome, at: node, scope) { run, terminal in
        guard let instance = run.instance(terminal) else { return .value(Terminal(node, scope, type: type)) }
        let found = run.functions(name, of: instance.type, terminal.scope.file, isStatic: false)
        if found.isEmpty { return .value(Terminal(node, scope, type: type)) }
        return run.called(found, node, scope, type, of: instance.frame)
      }
    case .closureExpr:
      // `{ switch scope { … } }()`
      let statements = tree.children(callee).filter { tree.kind($0) != .closureSignature }
      guard tree.children(node).count == 1, isShort(callee, in: tree) else { return .unknown(.code) }
      return run(Code(statements, isValue: statements.count == 1), scope, type)
    default: return .value(Terminal(node, scope, type: type))
    }
  }

  /// The functions that a call may mean: one that the project gives a type of the system has the system's beside it, so
  /// that the arguments decide: `.custom("Inter", size: 15)` is not the project's `.custom(.title)`.
  private func meant(
    _ candidates: [MemberReference], of type: Name, _ call: NodeID, _ scope: Scope
  ) -> [MemberReference] {
    let candidates = candidates.filter { project.member($0).kind == .function }
    guard !candidates.isEmpty, project.type(named: type, from: scope.file) == nil else { return candidates }
    return candidates.filter { binder.accepts($0, call: call, in: scope.file) }
  }

  /// The type of the project that a call of its name makes.
  private func made(by callee: NodeID, _ scope: Scope) -> Name? {
    let name = scope.file.tree.name(callee)
    return project.type(named: name, from: scope.file) == nil ? nil : name
  }

  func functions(_ name: Name, of type: Name, _ file: FileViews, isStatic: Bool) -> [MemberReference] {
    evaluator.members(named: name, ofType: type, from: file).filter {
      project.member($0).kind == .function && project.member($0).isStatic == isStatic
    }
  }

  /// The functions that a bare name means inside a type: own ones, else those of an enclosing type, else those that the
  /// project adds to all views where one of them is a view.
  func functions(_ name: Name, around scope: Scope) -> [MemberReference]? {
    var type = scope.type
    var isView = false
    for _ in 0..<8 where type >= 0 {
      let index = Int(type)
      let found = evaluator.members(named: name, ofType: scope.file.types[index].name, from: scope.file).filter {
        project.member($0).kind == .function
      }
      if !found.isEmpty { return found }
      isView = isView || scope.file.types[index].conforms(to: .View)
      type = scope.file.types[index].parent
    }
    guard isView else { return nil }
    let added = functions(name, of: Name("View"), scope.file, isStatic: false)
    return added.isEmpty ? nil : added
  }

  /// What a call of one of several functions gives. `instance` is what it is called on, where that is no caller's own.
  mutating func called(
    _ candidates: [MemberReference], _ call: NodeID, _ scope: Scope, _ type: Name, of instance: Frame?? = .none
  ) -> Outcome {
    guard let code = bound(candidates, call, scope, of: instance) else {
      return .unknown(.name(scope.file.tree.name(scope.file.tree.firstChild(call))))
    }
    let written = code.file.members[Int(code.scope.member)].type
    return run(block: code.node, code.scope, declared(written, code.tree) ?? type)
  }

  /// The block of the function that a call means, with what it is given.
  func bound(
    _ candidates: [MemberReference], _ call: NodeID, _ scope: Scope, of instance: Frame?? = .none
  ) -> RunCode? {
    guard let function = binder.overload(candidates, call: call, in: scope.file),
      case let member = project.member(function), member.kind == .function, member.body < 0, member.block.exists,
      var frame = evaluator.frame(for: function, call: call, scope: scope)
    else { return nil }
    if case .some(let receiver) = instance {
      frame = frame.called(on: receiver ?? Frame(subject: .none, type: .none, scope: scope))
    }
    let inner = Scope(file: project.file(function), type: member.owner, member: function.index, frame: frame)
    return RunCode(node: member.block, scope: inner)
  }

  // MARK: Types

  /// The type of the project that a value is of, by its declaration: a parameter, a property, what a function gives.
  func typeOfValue(_ node: NodeID, _ scope: Scope, depth: Int = 0) -> Name? {
    let tree = scope.file.tree
    guard depth < 4, node.exists else { return nil }
    switch tree.kind(node) {
    case .identifierExpr:
      if tree.mainIs(node, "self") { return scope.type >= 0 ? scope.file.types[Int(scope.type)].name : nil }
      let name = tree.name(node)
      if let local = evaluator.local(name, at: tree.range(node).start, in: scope.file) {
        return declared(local.type, tree) ?? typeOfValue(local.value, scope, depth: depth + 1)
      }
      if scope.member >= 0,
        let parameter = scope.file.members[Int(scope.member)].parameters.first(where: { $0.name == name })
      {
        return declared(parameter.type, tree)
      }
      // What is bound around it hides a property of that name.
      return typeOfBound(node, scope, depth: depth)
        ?? evaluator.ownMember(name, in: scope).flatMap { typeOfMember($0, depth) }
    case .memberExpr:
      guard
        let owner = typeNamed(tree.firstChild(node), scope)
          ?? typeOfValue(tree.firstChild(node), scope, depth: depth + 1)
      else { return nil }
      let found = evaluator.members(named: tree.name(node), ofType: owner, from: scope.file)
      return found.count == 1 ? typeOfMember(found[0], depth) : nil
    case .callExpr: return made(by: tree.firstChild(node), scope)
    case .forceUnwrapExpr, .optionalChainExpr: return typeOfValue(tree.lastChild(node), scope, depth: depth + 1)
    default: return nil
    }
  }

  func typeOfMember(_ reference: MemberReference, _ depth: Int) -> Name? {
    let home = project.file(reference)
    // Read where it lies, as above.
    if let type = declared(home.members[Int(reference.index)].type, home.tree) { return type }
    let member = home.members[Int(reference.index)]
    if member.attributes.contains(.Environment), let key = environmentKey(member, home.tree) {
      let found = evaluator.members(named: key, ofType: Self.environmentValues, from: home)
      return found.count == 1 && depth < 4 ? typeOfMember(found[0], depth + 1) : nil
    }
    switch member.kind {
    case .enumCase: return member.owner >= 0 ? home.types[Int(member.owner)].name : nil
    case .property:
      return typeOfValue(member.value, Scope(file: home, type: member.owner, member: reference.index), depth: depth + 1)
    case .function, .initializer: return nil
    }
  }
}
