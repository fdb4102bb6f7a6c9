// Keys of the environment: the value that the nearest view around gives, at each use of the view that reads it.

import CurbcutSymbols
import CurbcutSyntax

/// A key of the environment that a view reads.
private struct EnvironmentQuestion {
  var key: Name
  /// The property of `EnvironmentValues`.
  var entry: MemberReference
  /// The type that the place of the value asks for.
  var type: Name
}

/// What a modifier does to a key.
private enum EnvironmentSetting {
  case nothing
  case value(NodeID, Scope)
  case unknown
}

extension Interpretation {
  /// How many views around each other are looked at from each of their uses.
  static let environmentDepthLimit = 4
  /// A chain of more modifiers is not looked through for each question.
  private static let modifierLimit = 64

  static let environmentValues = Name("EnvironmentValues")
  private static let defaultValue = Name("defaultValue")

  /// What `@Environment(\.key)` of a view comes to: its default where nobody sets the key, else what each of the view's
  /// uses gives it.
  mutating func environment(_ reference: MemberReference, from scope: Scope, _ type: Name) -> Outcome {
    let member = project.member(reference)
    let home = project.file(reference)
    guard let key = environmentKey(member, home.tree) else { return .unknown(.wrapper(member.name)) }
    let entries = evaluator.members(named: key, ofType: Self.environmentValues, from: home)
    guard let entry = entries.first, entries.count == 1 else { return .unknown(.wrapper(key)) }
    // The property says what the value is, where the place does not.
    let written = declared(project.member(entry).type, project.file(entry).tree)
    let question = EnvironmentQuestion(key: key, entry: entry, type: type.exists ? type : written ?? type)
    guard project.environmentKeys.all.contains(key) else { return standard(question) }
    if let instance = instance(of: scope), instance.callSite >= 0 {
      return deeper { $0.inherited(question, by: instance.callSite, instance.scope) }
    }
    guard member.owner >= 0, home.types[Int(member.owner)].kind == .structDecl,
      home.types[Int(member.owner)].conforms(to: .View)
    else { return .unknown(.wrapper(key)) }
    let view = TypeReference(file: reference.file, index: member.owner)
    let shared = shared(SharedOutcomes.Key(member: reference, parameter: .none, type: type)) {
      $0.byUses(question, view)
    }
    if let shared { return shared ?? .unknown(.wrapper(key)) }
    return byUses(question, view) ?? .unknown(.wrapper(key))
  }

  /// What keeps the default of the key that a property reads; nil where the project does not declare it.
  func environmentDefault(of member: Member, _ home: FileViews) -> MemberReference? {
    guard let key = environmentKey(member, home.tree) else { return nil }
    let entries = evaluator.members(named: key, ofType: Self.environmentValues, from: home)
    guard let entry = entries.first, entries.count == 1 else { return nil }
    if project.member(entry).value.exists { return entry }
    return keyType(in: project.member(entry).block, project.file(entry).tree).flatMap {
      evaluator.members(named: Self.defaultValue, ofType: $0, from: project.file(entry)).first
    }
  }

  /// The default of a key.
  private mutating func standard(_ question: EnvironmentQuestion) -> Outcome {
    let entry = project.member(question.entry)
    let file = project.file(question.entry)
    let scope = Scope(file: file, type: entry.owner, member: question.entry.index)
    // `@Entry var side = 30`, or a getter that asks for a type of keys.
    if entry.value.exists { return follow(entry.value, scope, declared(entry.type, file.tree) ?? question.type) }
    guard let keys = keyType(in: entry.block, file.tree),
      let value = evaluator.members(named: Self.defaultValue, ofType: keys, from: file).first
    else { return .unknown(.wrapper(question.key)) }
    return self.value(ofMember: value, from: .none, scope, question.type)
  }

  /// One value for each use of a view; nil where nothing uses it.
  private mutating func byUses(_ question: EnvironmentQuestion, _ type: TypeReference) -> Outcome? {
    guard case let count = project.uses(of: type).count, count > 0 else { return nil }
    guard count <= Self.useLimit, usesDepth < Self.environmentDepthLimit else { return .unknown(.fuel) }
    let sorted = project.usePlaces(of: type)
    return joined(.view(type), sorted, UseName(owner: project.type(type).name), isPassed: false) { run, number in
      let file = run.project.files[Int(sorted[number].file)]
      let index = sorted[number].index
      return run.inherited(question, by: index, Scope(file: file, body: file.views[Int(index)].body))
    }
  }

  /// What a view inherits: its own modifiers give it first, then those of the views around it, from the inside out.
  private mutating func inherited(_ question: EnvironmentQuestion, by view: Int32, _ scope: Scope) -> Outcome {
    let file = scope.file
    var index = view
    var after: Int32 = -1
    let isSetByOthers = project.environmentKeys.ofModifiers.contains(question.key)
    while true {
      guard depthAllows(), spend() else { return .unknown(.fuel) }
      let node = file.views[Int(index)]
      guard node.modifiers.count <= Self.modifierLimit else { return .unknown(.fuel) }
      for number in node.modifiers where number > after {
        let known = file.modifiers[Int(number)].known
        switch known {
        case .environment, .transformEnvironment: break
        default:
          // The system's others set none.
          guard isSetByOthers, known == .modifier || project.hasViewExtension(file.modifiers[Int(number)]) else {
            continue
          }
        }
        switch setting(question.key, by: file.modifiers[Int(number)], scope) {
        case .nothing: continue
        case .value(let value, let scope): return follow(value, scope, question.type)
        case .unknown: return .unknown(.wrapper(question.key))
        }
      }
      guard node.parent >= 0 else { return inherited(question, byBody: file.bodies[Int(node.body)], scope) }
      if node.slot == .custom, mayBeSet(question.key, inside: file.views[Int(node.parent)], in: file) {
        return .unknown(.wrapper(question.key))
      }
      after = node.slotModifier
      index = node.parent
    }
  }

  /// What the views of a body inherit from where the body is used.
  private mutating func inherited(_ question: EnvironmentQuestion, byBody body: Body, _ scope: Scope) -> Outcome {
    guard body.owner >= 0, let number = project.index(of: scope.file) else { return .unknown(.wrapper(question.key)) }
    // Read where it lies: a copy of a declaration counts references.
    let owner = scope.file.types[Int(body.owner)].name
    switch body.kind {
    case .body, .function:
      if let frame = scope.frame, frame.callSite >= 0 {
        return deeper { $0.inherited(question, by: frame.callSite, frame.scope) }
      }
      if body.kind == .function { return byCalls(question, of: body, ownedBy: owner, scope, number) }
      // What no view shows is shown by a scene or a window, which set nothing.
      return byUses(question, TypeReference(file: number, index: body.owner)) ?? standard(question)
    case .property: return byCalls(question, of: body, ownedBy: owner, scope, number)
    case .modifier, .style, .preview: return .unknown(.wrapper(question.key))
    }
  }

  /// One value for each place where a property or function of a view is used.
  private mutating func byCalls(
    _ question: EnvironmentQuestion, of body: Body, ownedBy owner: Name, _ scope: Scope, _ file: Int32
  ) -> Outcome {
    guard body.member >= 0, usesDepth < Self.environmentDepthLimit,
      case let reference = MemberReference(file: file, index: body.member),
      let calls = calls(of: reference, ownedBy: owner)
    else { return .unknown(.wrapper(question.key)) }
    // A property is of the same instance as the body that shows it.
    let instance = body.kind == .property ? scope.frame : nil
    let name = UseName(owner: owner, member: project.member(reference).name)
    return joined(.function(reference), calls.map(\.place), name, isPassed: false) { run, number in
      var scope = calls[number].scope
      if scope.member < 0 || scope.file.members[Int(scope.member)].kind == .property { scope.frame = instance }
      return run.inherited(question, by: calls[number].place.index, scope)
    }
  }

  // MARK: Modifiers

  /// What a modifier does to a key, one of the project's own by what it puts on its content.
  private mutating func setting(_ key: Name, by use: ViewModifierUse, _ scope: Scope) -> EnvironmentSetting {
    let tree = scope.file.tree
    switch use.known {
    case .environment:
      guard EnvironmentSetter.key(of: use, in: tree) == key else { return .nothing }
      let arguments = tree.children(use.call).dropFirst()
      guard arguments.count == 2, !use.isConditional, let last = arguments.last, let path = arguments.first,
        tree[path].tokens.lazy.filter({ tree.tokens.isName($0) }).count == 1
      else { return .unknown }
      return .value(tree.lastChild(last), scope)
    case .transformEnvironment: return MotionGuards.mentions([key], in: use.call, tree) ? .unknown : .nothing
    default: break
    }
    guard project.environmentKeys.ofModifiers.contains(key) else { return .nothing }
    if use.known == .modifier {
      guard let call = tree.argument(of: use.call, label: nil), tree.kind(call) == .callExpr,
        let type = project.type(named: tree.name(tree.firstChild(call)), from: scope.file)
      else { return .nothing }
      let home = project.files[Int(type.file)]
      let body = evaluator.members(named: Name("body"), ofType: project.type(type).name, from: home).first {
        let number = project.member($0).body
        return number >= 0 && project.file($0).bodies[Int(number)].kind == .modifier
      }
      return body.map { applied(key, by: [$0], use, evaluator.frame(forType: type, call: call, scope: scope)) }
        ?? .nothing
    }
    guard project.hasViewExtension(use) else { return .nothing }
    let candidates = project.viewExtension(named: use.name, from: scope.file)
    guard let function = binder.overload(candidates, call: use.call, in: scope.file) else {
      return applied(key, by: candidates, use, nil)
    }
    return applied(key, by: [function], use, evaluator.frame(for: function, call: use.call, scope: scope))
  }

  /// What the body of a modifier of the project's own does to a key. Where it is not the content alone that it is put on,
  /// or the modifier may be one of several, what it sets is not known.
  private mutating func applied(
    _ key: Name, by candidates: [MemberReference], _ use: ViewModifierUse, _ frame: Frame?
  ) -> EnvironmentSetting {
    guard depthAllows(), spend() else { return .unknown }
    for candidate in candidates {
      let home = project.file(candidate)
      let number = project.member(candidate).body
      guard number >= 0 else { continue }
      let body = home.bodies[Int(number)]
      guard let root = body.views.first, let frame, !use.isConditional, home.views[Int(root)].kind == .base,
        home.views[Int(root)].end == body.views.upperBound, home.views[Int(root)].modifiers.count <= Self.modifierLimit
      else {
        let sets = home.environmentSetters.contains { setter in
          let owner = home.modifiers[Int(setter.modifier)].owner
          return setter.key == key && owner >= 0 && body.views.contains(owner)
        }
        if sets { return .unknown }
        continue
      }
      let inside = Scope(file: home, body: number, frame: frame)
      for modifier in home.views[Int(root)].modifiers {
        let found = deeper { $0.setting(key, by: home.modifiers[Int(modifier)], inside) }
        guard case .nothing = found else { return found }
      }
    }
    return .nothing
  }

  /// Whether a container of the project may give what is put into it a value of its own.
  private func mayBeSet(_ key: Name, inside view: ViewNode, in file: FileViews) -> Bool {
    guard view.kind == .use, let type = project.type(named: view.name, from: file, below: view.qualifier) else {
      return false
    }
    let home = project.files[Int(type.file)]
    return home.environmentSetters.contains { setter in
      let owner = home.modifiers[Int(setter.modifier)].owner
      guard setter.key == key, owner >= 0 else { return false }
      return home.bodies[Int(home.views[Int(owner)].body)].owner == type.index
    }
  }

  // MARK: Keys

  /// `key` of `@Environment(\.key)`.
  func environmentKey(_ member: Member, _ tree: Tree) -> Name? {
    guard let node = member.attributeNodes.first else { return nil }
    return tree.lastName(in: node)
  }

  /// `Key` of `get { self[Key.self] }`.
  private func keyType(in block: NodeID, _ tree: Tree) -> Name? {
    guard block.exists else { return nil }
    for index in tree.nodes(below: block) where tree.nodes[index].kind == .subscriptExpr {
      let argument = tree.lastChild(tree.lastChild(NodeID(index)))
      if tree.kind(argument) == .memberExpr, tree.mainIs(argument, "self") {
        return tree.name(tree.firstChild(argument))
      }
    }
    return nil
  }
}
