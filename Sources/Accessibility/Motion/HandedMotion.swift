// Reduce Motion under another name: handed to a component or function, kept in a local or by an object, put into the
// environment, or done by a transaction.

import CurbcutSourceText
import CurbcutSymbols
import CurbcutSyntax
import CurbcutViews

extension NameEngine {
  /// From one hand to the next it is followed this often.
  private static let handLimit = 4
  /// What is made or called more often than this is not asked about.
  private static let callLimit = 64

  /// Whether an expression depends on the setting: it names it, or something that has it from elsewhere.
  func asksForReducedMotion(_ node: NodeID, in file: FileViews, depth: Int = 0) -> Bool {
    guard node.exists, depth < Self.handLimit, project.asksForReducedMotion else { return false }
    let tree = file.tree
    for token in tree[node].tokens where tree.tokens.isName(token) {
      let name = tree.name(of: token)
      if MotionGuards.settingNames.contains(name) || project.motionGuardNames.contains(name)
        || file.motionGuards?.names.contains(name) ?? false
      {
        return true
      }
      guard !isLabelOrPart(token, tree) else { continue }
      let place = tree.tokens.start(token)
      if let local = evaluator.local(name, at: place, in: file) {
        if !tree[local.value].tokens.contains(token), carries(local, in: file, depth: depth) { return true }
      } else if isHandedName(name, at: place, in: file, depth: depth) {
        return true
      }
    }
    return false
  }

  /// Whether a local keeps the setting, or an animation that depends on it: a view or object made with it does more.
  /// `isNamed` tells of further names of the setting in a value.
  func carries(
    _ local: Local, in file: FileViews, depth: Int = 0, isNamed: (NodeID) -> Bool = { _ in false }
  ) -> Bool {
    guard local.value.exists else { return false }
    let tree = file.tree
    switch tree.kind(local.value) {
    case .closureExpr: return false
    case .callExpr:
      let callee = tree.firstChild(local.value)
      if evaluator.typeName(callee, in: Scope(file: file, type: -1, member: -1)) != nil,
        !tree.mainIs(callee, "Animation")
      {
        return false
      }
    default: break
    }
    return isNamed(local.value) || asksForReducedMotion(local.value, in: file, depth: depth + 1)
  }

  /// `calm:` and the second name of `model.calm`; `self.calm` is a name of its own.
  private func isLabelOrPart(_ token: TokenID, _ tree: Tree) -> Bool {
    let (tokens, source) = (tree.tokens, tree.source)
    guard token > 0 else { return false }
    if tokens.isSpelt(token - 1, ".", in: source) {
      return token < 2 || !tokens.isSpelt(token - 2, "self", in: source)
    }
    return Int(token) + 1 < tokens.count && tokens.isSpelt(token + 1, ":", in: source)
      && (tokens.isSpelt(token - 1, "(", in: source) || tokens.isSpelt(token - 1, ",", in: source))
  }

  /// Whether a bare name is a parameter or a property that is handed the setting by whoever calls or makes it.
  private func isHandedName(_ name: Name, at place: UInt32, in file: FileViews, depth: Int) -> Bool {
    guard let number = project.index(of: file) else { return false }
    let around = file.members.indices.last { file.tree.range(file.members[$0].node).contains(place) }
    if let around, file.members[around].parameters.contains(where: { $0.name == name }) {
      return isHanded(parameter: name, of: MemberReference(file: number, index: Int32(around)), depth: depth + 1)
    }
    guard let type = file.types.indices.last(where: { file.tree.range(file.types[$0].node).contains(place) }),
      let own = evaluator.ownMember(name, in: Scope(file: file, type: Int32(type), member: -1))
    else { return false }
    // The type may read the setting in another file.
    if project.file(own).motionGuards?.names.contains(name) ?? false { return true }
    return isHanded(own, depth: depth + 1)
  }

  /// Whether a stored property is given the setting by all that make its type.
  func isHanded(_ reference: MemberReference, depth: Int = 0) -> Bool {
    if let known = handedMotion[reference] { return known }
    // What is handed on in a circle comes from nowhere.
    handedMotion[reference] = false
    let home = project.file(reference)
    let member = project.member(reference)
    guard member.kind == .property, !member.isStatic, !member.block.exists, member.owner >= 0,
      member.attributes.isEmpty || member.attributes.contains(.Binding), !(member.isConstant && member.value.exists),
      mayCarry(type: member.type, value: member.value, home)
    else { return false }
    let type = home.types[Int(member.owner)]
    let isHanded = isAsked(byAll: { calls(making: type, at: member.owner, in: home, $0) }, depth: depth) {
      [self] file, call in
      project.type(named: type.name, from: file).flatMap { declared in
        frame(forType: declared, call: call, scope: Scope(file: file, type: -1, member: -1), callSite: -1)?
          .arguments[member.name]
      }
    }
    handedMotion[reference] = isHanded
    return isHanded
  }

  /// Whether a parameter of a function is given the setting by all that call it.
  func isHanded(parameter: Name, of reference: MemberReference, depth: Int = 0) -> Bool {
    let home = project.file(reference)
    let member = project.member(reference)
    guard depth < Self.handLimit, member.kind == .function,
      let declared = member.parameters.first(where: { $0.name == parameter }),
      mayCarry(type: declared.type, value: declared.defaultValue, home)
    else { return false }
    let text = home.tree.tokens.text(member.nameToken, in: home.tree.source)
    return isAsked(
      byAll: { calls(of: member.name, text: text, first: home, in: member.isHidden ? [] : project.files, $0) },
      depth: depth
    ) { [self] file, call in
      frame(for: reference, call: call, scope: Scope(file: file, type: -1, member: -1), callSite: -1)?
        .arguments[parameter]
    }
  }

  /// A yes or no, an animation or none.
  private func mayCarry(type: NodeID, value: NodeID, _ file: FileViews) -> Bool {
    guard type.exists else { return value.exists && file.tree.kind(value) == .boolLiteral }
    switch file.tree.sourceText(type) {
    case "Bool", "Bool?", "Animation", "Animation?", "Binding<Bool>": return true
    default: return false
    }
  }

  /// Whether each call asks for the setting where it gives what is handed. The first that does not is the answer.
  private func isAsked(
    byAll calls: ((FileViews, NodeID) -> Bool) -> Bool, depth: Int,
    _ argument: @escaping (FileViews, NodeID) -> NodeID?
  ) -> Bool {
    var count = 0
    let all = calls { file, call in
      count += 1
      guard count <= Self.callLimit, let given = argument(file, call) else { return false }
      return asksForReducedMotion(given, in: file, depth: depth)
    }
    return all && count > 0
  }

  // MARK: Calls

  /// Gives the calls that make a type, those in previews and tests left out, until one is not wanted; whether all were.
  private func calls(
    making type: TypeDeclaration, at index: Int32, in home: FileViews, _ visit: (FileViews, NodeID) -> Bool
  ) -> Bool {
    guard type.conforms(to: .View), let number = project.index(of: home) else {
      let text = home.tree.tokens.text(type.nameToken, in: home.tree.source)
      return calls(of: type.name, text: text, first: home, in: project.files, visit)
    }
    let uses = project.uses(of: TypeReference(file: number, index: index))
    guard uses.count <= Self.callLimit else { return false }
    return uses.allSatisfy { use in
      let view = ViewReference(file: project.files[Int(use.file)], index: use.index)
      return view.node.surroundings.isOutOfScope || visit(view.file, view.node.expression)
    }
  }

  /// The calls of what has a name, those in previews and tests left out; nil when there are very many.
  func calls(
    of name: Name, text: some Collection<UInt8>, in files: [FileViews]
  ) -> [(file: FileViews, call: NodeID)]? {
    var result: [(file: FileViews, call: NodeID)] = []
    let all = calls(of: name, text: text, first: nil, in: files) { file, call in
      result.append((file, call))
      return result.count <= Self.callLimit
    }
    return all ? result : nil
  }

  /// Gives the calls of what has a name, those in previews and tests left out, until one is not wanted; whether all were.
  /// What is declared in a file is mostly called there, so that file may come first.
  private func calls(
    of name: Name, text: some Collection<UInt8>, first: FileViews?, in files: [FileViews],
    _ visit: (FileViews, NodeID) -> Bool
  ) -> Bool {
    guard let number = NameClasses.number(of: text) else { return true }
    var classes = NameClasses()
    classes.insert(number)
    func gives(_ file: FileViews) -> Bool {
      guard file.names.mayHold(number) else { return true }
      let tree = file.tree
      var isNamed = false
      tree.tokens.forEachName(in: classes) { isNamed = isNamed || tree.name(of: $0) == name }
      guard isNamed else { return true }
      for index in tree.nodes.indices where tree.nodes[index].kind == .callExpr {
        let callee = tree.firstChild(NodeID(index))
        switch tree.kind(callee) {
        case .identifierExpr, .memberExpr, .implicitMemberExpr: break
        default: continue
        }
        guard tree.name(callee) == name, !isOutOfScope(tree.range(callee).start, in: file) else { continue }
        if !visit(file, NodeID(index)) { return false }
      }
      return true
    }
    if let first, !gives(first) { return false }
    return files.allSatisfy { $0 === first || gives($0) }
  }

  private func isOutOfScope(_ place: UInt32, in file: FileViews) -> Bool {
    file.bodies.contains { $0.surroundings.isOutOfScope && file.tree.range($0.block).contains(place) }
      || file.types.contains { $0.surroundings.isOutOfScope && file.tree.range($0.node).contains(place) }
  }

  // MARK: Transactions

  /// Whether a transaction takes the animations away: from everybody, or from who asked for less motion.
  func stopsAnimations(_ use: ViewModifierUse, in file: FileViews) -> Bool {
    guard use.known == .transaction else { return false }
    let tree = file.tree
    let changes = tree.assignments(below: use.call).filter {
      tree.range($0.node).start > tree.tokens.start(use.nameToken)
        && (tree.mainIs($0.target, "animation") || tree.mainIs($0.target, "disablesAnimations"))
    }
    guard !changes.isEmpty else { return false }
    let code = tree.children(use.call).dropFirst()
    if code.contains(where: { asksForReducedMotion($0, in: file) }) { return true }
    let isConditional = tree.nodes(below: use.call).contains { index in
      tree.nodes[index].kind == .ifExpr && tree.range(NodeID(index)).start > tree.tokens.start(use.nameToken)
    }
    return !isConditional
      && changes.contains { change in
        let scope = Scope(file: file, body: file.views[Int(use.owner)].body)
        return tree.kind(change.value) == .nilLiteral || evaluator.boolean(of: change.value, in: scope) == true
      }
  }
}

extension FileModel {
  /// The names that carry the setting here: what asks for it, and what is handed it by another file or under another name.
  func makeMotionNames() -> MotionNames {
    var names = MotionNames(guardNames)
    guard project.asksForReducedMotion else { return names }
    deriveFromOthers(&names)
    // Mostly nothing moves.
    let moving = movingTokens()
    guard !moving.isEmpty else { return names }
    let known = names
    for local in file.locals
    where engine.carries(local, in: file, isNamed: { known.areMentioned(in: $0, file.tree) }) {
      names.insert(local.name, within: ByteRange(local.start, local.end))
    }
    for index in file.types.indices where file.types[index].surroundings.isDisjoint(with: [.preview, .tests]) {
      noteHanded(to: index, moving, &names)
    }
    noteHandedParameters(moving, &names)
    // What is made from these.
    for member in file.members where member.owner >= 0 && !names.everywhere.contains(member.name) {
      if MotionGuards.asks(member, { names.areMentioned(in: $0, file.tree) }) {
        names.insert(member.name, within: file.tree.range(file.types[Int(member.owner)].node))
      }
    }
    return names
  }

  /// Names of this file that stand for what another file has from the setting: `@Environment(\.calm) private var still`.
  private func deriveFromOthers(_ names: inout MotionNames) {
    let tree = file.tree
    var isNamed = false
    tree.tokens.forEachName(in: project.motionGuardClasses) { token in
      isNamed = isNamed || project.motionGuardNames.contains(tree.name(of: token))
    }
    guard isNamed else { return }
    for _ in 0..<2 {
      for member in MotionGuards.derived(from: names.everywhere, file.members, tree) { names.insert(member.name) }
    }
  }

  /// The properties of a type that all who make it give the setting, as far as its code here moves something.
  private func noteHanded(to type: Int, _ moving: [TokenID], _ names: inout MotionNames) {
    let declared = file.types[type]
    let range = file.tree.range(declared.node)
    let tokens = file.tree[declared.node].tokens
    guard moving.contains(where: tokens.contains) else { return }
    for part in project.declarations(ofType: declared.name, from: file) {
      let home = project.files[Int(part.file)]
      for index in home.types[Int(part.index)].members {
        let reference = MemberReference(file: part.file, index: index)
        if engine.isHanded(reference) { names.insert(home.members[Int(index)].name, within: range) }
      }
    }
  }

  private func noteHandedParameters(_ moving: [TokenID], _ names: inout MotionNames) {
    guard let number = project.index(of: file) else { return }
    for (index, member) in file.members.enumerated()
    where member.kind == .function && !member.parameters.isEmpty && member.block.exists {
      let tokens = file.tree[member.block].tokens
      guard moving.contains(where: tokens.contains) else { continue }
      for parameter in member.parameters {
        let reference = MemberReference(file: number, index: Int32(index))
        guard engine.isHanded(parameter: parameter.name, of: reference) else { continue }
        names.insert(parameter.name, within: file.tree.range(member.block))
      }
    }
  }

  /// What names an animation.
  private static let movingWords: Set<Known> = [
    .animation, .withAnimation, .transition, .transaction, .symbolEffect, .phaseAnimator, .keyframeAnimator,
    .scrollTransition, .visualEffect,
  ]
  private static let movingClasses: NameClasses = {
    var result = NameClasses()
    for known in movingWords { result.insert(known.text.utf8) }
    return result
  }()

  private func movingTokens() -> [TokenID] {
    var result: [TokenID] = []
    file.tree.tokens.forEachName(in: Self.movingClasses) { token in
      if Self.movingWords.contains(file.tree.known(of: token)) { result.append(token) }
    }
    let animations = project.packages.animations
    guard !animations.isEmpty else { return result }
    for view in file.views where view.kind == .use && animations.contains(view.name) { result.append(view.nameToken) }
    result.sort()
    return result
  }
}
