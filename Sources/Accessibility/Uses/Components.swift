// The project's own components: a call is followed into the body it stands for, a modifier into the modifiers it applies.

import CurbcutSourceText
import CurbcutSymbols
import CurbcutSyntax
import CurbcutViews

/// A modifier as it reaches a view: written on it, or applied by one of the project's own modifiers.
public struct AppliedModifier: Sendable {
  public var use: ViewModifierUse
  /// Where its arguments are to be read.
  public var scope: Scope
  /// The branches that it stands in, inside of modifiers of the project's own, the innermost first.
  var branches: [AppliedBranch] = []
  /// Whether something else decides if it applies, such as the platform, or what the content stands in.
  var isOpen = false

  init(use: ViewModifierUse, scope: Scope) {
    self.use = use
    self.scope = scope
    isOpen = use.isConditional
  }

  public var file: FileViews { scope.file }
}

/// One branch of an `if` or `switch` in the body of a modifier.
struct AppliedBranch {
  /// The choice, with what the modifier was called with.
  var choice: ViewReference
  var number: Int16
}

extension NameEngine {
  /// The modifiers on a view in source order, the project's own ones replaced by what they apply.
  public func appliedModifiers(of view: ViewReference, depth: Int = 0) -> [AppliedModifier] {
    let node = view.node
    guard !node.modifiers.isEmpty else { return [] }
    guard depth == 0 else { return findModifiers(of: view, node, depth: depth) }
    let key = ViewKey(file: ObjectIdentifier(view.file), index: view.index)
    guard let frame = view.frame else {
      if let known = components.modifierCache[key] { return known }
      let found = findModifiers(of: view, node, depth: depth)
      components.modifierCache[key] = found
      return found
    }
    // The modifiers hold the call, so that no other one gets its number.
    let called = CalledViewKey(view: key, frame: ObjectIdentifier(frame))
    if let known = components.calledModifiers[called] { return known }
    let found = findModifiers(of: view, node, depth: depth)
    components.calledModifiers[called] = found
    return found
  }

  private func findModifiers(of view: ViewReference, _ node: ViewNode, depth: Int) -> [AppliedModifier] {
    var result: [AppliedModifier] = []
    result.reserveCapacity(node.modifiers.count)
    let scope = view.scope
    for index in node.modifiers {
      let use = view.file.modifiers[Int(index)]
      result.append(AppliedModifier(use: use, scope: scope))
      // Modifiers that each apply several others would come to millions.
      if depth < Self.depthLimit, result.count < Self.appliedLimit {
        expand(use, in: view.file, scope: scope, callSite: view.index, depth: depth, into: &result)
      }
    }
    return result
  }

  /// Whether a modifier is one of the project's own, so that others stand behind it.
  func mayExpand(_ use: ViewModifierUse) -> Bool { use.known == .modifier || project.hasViewExtension(use) }

  /// The modifiers that one of the project's own applies to a view it is written on.
  func modifiers(appliedBy use: ViewModifierUse, on view: ViewReference) -> [AppliedModifier] {
    var result: [AppliedModifier] = []
    expand(use, in: view.file, scope: view.scope, callSite: view.index, depth: 0, into: &result)
    return result
  }

  /// Whether one of the modifiers on a view is as wanted, or one of the project's own, so that looking into them is
  /// worth it: it is asked for each view and each name.
  func mayApply(_ view: ViewReference, _ isWanted: (Known) -> Bool) -> Bool {
    for index in view.node.modifiers {
      let use = view.file.modifiers[Int(index)]
      if isWanted(use.known) || mayExpand(use) { return true }
    }
    return false
  }

  /// Whether one of the project's own modifiers may apply one that is wanted, by what is written in its body: asked before
  /// it is expanded, since most set fonts and paddings only.
  func mayApply(_ use: ViewModifierUse, in file: FileViews, _ isWanted: (Known) -> Bool) -> Bool {
    bodies(of: use, in: file).contains { written(in: $0).contains(where: isWanted) }
  }

  /// The modifiers that are written in the body of one of the project's own, and in those of what it uses: as far as they
  /// are expanded, level by level, so that a long line of them is no depth.
  private func written(in reference: MemberReference) -> Set<Known> {
    if let known = components.writtenModifiers[reference] { return known }
    var result: Set<Known> = []
    var level = [components.writtenBodies.number(of: reference)]
    let round = components.writtenBodies.begin()
    var count = 0
    func isNew(_ number: Int) -> Bool {
      guard components.writtenBodies.isFirst(number, in: round) else { return false }
      count += 1
      return true
    }
    _ = isNew(level[0])
    for _ in 0...Self.depthLimit where !level.isEmpty {
      var next: [Int] = []
      for number in level {
        let body = writtenBody(number)
        result.formUnion(body.knowns)
        for inner in body.uses where count < Self.appliedLimit && isNew(inner) { next.append(inner) }
      }
      level = next
    }
    components.writtenModifiers[reference] = result
    return result
  }

  /// What one body says itself, read once.
  private func writtenBody(_ number: Int) -> WrittenBodies.Body {
    if let known = components.writtenBodies.bodies[number] { return known }
    let reference = components.writtenBodies.references[number]
    let home = project.file(reference)
    var result = WrittenBodies.Body()
    let body = home.members[Int(reference.index)].body
    var names: Set<Name> = []
    var met: Set<MemberReference> = []
    for view in body >= 0 ? home.bodies[Int(body)].views : 0..<0 {
      for index in home.views[Int(view)].modifiers {
        let use = home.modifiers[Int(index)]
        result.knowns.insert(use.known)
        guard use.known == .modifier || names.insert(use.name).inserted, mayExpand(use) else { continue }
        for inner in bodies(of: use, in: home) where met.insert(inner).inserted {
          result.uses.append(components.writtenBodies.number(of: inner))
        }
      }
    }
    components.writtenBodies.bodies[number] = result
    return result
  }

  /// What a modifier of the project's own may be made by.
  private func bodies(of use: ViewModifierUse, in file: FileViews) -> [MemberReference] {
    guard use.known == .modifier else { return project.viewExtension(named: use.name, from: file) }
    return modifierMade(by: use, in: file).map { [$0.body] } ?? []
  }

  /// The project's own type that `.modifier(Type(…))` makes, and its `body(content:)`.
  private func modifierMade(by use: ViewModifierUse, in file: FileViews) -> (
    call: NodeID, type: TypeReference, body: MemberReference
  )? {
    guard let call = file.tree.argument(of: use.call, label: nil), let type = componentType(call, in: file),
      let body = body(named: Name("body"), ofType: type, from: file, where: { $0.kind == .modifier })
    else { return nil }
    return (call, type, body)
  }

  /// Whether all that one of the project's own modifiers does stands behind it in the list of those on a view: its body is
  /// found, and it puts modifiers on its content and nothing else around it; in each branch, where choices count: those of
  /// one branch are conditional.
  public func isFollowed(_ use: ViewModifierUse, in file: FileViews, throughChoices: Bool = false) -> Bool {
    guard let found = bodyOfOwnModifier(use, in: file), case let body = project.member(found).body, body >= 0 else {
      return false
    }
    let home = project.file(found)
    let roots = rootViews(of: home.bodies[Int(body)], in: home)
    guard roots.count == 1 else { return false }
    guard throughChoices, home.views[Int(roots[0])].kind == .choice else {
      return home.views[Int(roots[0])].kind == .base
    }
    return home.views[Int(roots[0])..<Int(home.views[Int(roots[0])].end)].allSatisfy {
      $0.kind == .choice || $0.kind == .base
    }
  }

  /// What one of the project's own modifiers runs; nil for those of others.
  func bodyOfOwnModifier(_ use: ViewModifierUse, in file: FileViews) -> MemberReference? {
    if use.known == .modifier { return modifierMade(by: use, in: file)?.body }
    return project.hasViewExtension(use) ? ownModifier(use, in: file) : nil
  }

  private func expand(
    _ use: ViewModifierUse, in file: FileViews, scope: Scope, callSite: Int32, depth: Int,
    into result: inout [AppliedModifier]
  ) {
    guard let (body, frame) = ownBody(of: use, in: file, scope: scope, callSite: callSite) else { return }
    apply(body, in: frame, depth: depth, use: use, into: &result)
  }

  /// What one of the project's own modifiers does, and what it is given.
  func ownBody(
    of use: ViewModifierUse, in file: FileViews, scope: Scope, callSite: Int32
  ) -> (body: MemberReference, frame: Frame?)? {
    if use.known == .modifier {
      guard let made = modifierMade(by: use, in: file) else { return nil }
      // What its initialiser is given, as with a component; `body(content:)` itself is called by the system.
      return (made.body, frame(forType: made.type, call: made.call, scope: scope, callSite: callSite))
    }
    guard project.hasViewExtension(use), let chosen = ownModifier(use, in: file) else { return nil }
    return (chosen, frame(for: chosen, call: use.call, scope: scope, callSite: callSite))
  }

  /// Adds the modifiers that a modifier's body puts on its content.
  private func apply(
    _ reference: MemberReference, in frame: Frame?, depth: Int, use: ViewModifierUse,
    into result: inout [AppliedModifier]
  ) {
    let home = project.file(reference)
    let member = project.member(reference)
    guard member.body >= 0, !following.contains(reference) else { return }
    following.append(reference)
    defer { following.removeLast() }
    let body = home.bodies[Int(member.body)]
    let roots = rootViews(of: body, in: home)
    let isConditional = use.isConditional || roots.count != 1
    for root in roots {
      // The base may stand below a container (`ZStack { content }`); its own chain is what reaches it.
      guard home.views[Int(root)].kind == .base else { continue }
      let inner = ViewReference(file: home, index: root, frame: frame)
      for var applied in appliedModifiers(of: inner, depth: depth + 1) {
        applied.use.isConditional = applied.use.isConditional || isConditional
        applied.isOpen = applied.isOpen || isConditional
        result.append(applied)
      }
    }
    for root in roots where home.views[Int(root)].kind == .choice || home.views[Int(root)].kind == .use {
      for index in root..<home.views[Int(root)].end where home.views[Int(index)].kind == .base {
        let inner = ViewReference(file: home, index: index, frame: frame)
        let branches = use.isConditional || roots.count != 1 ? nil : branches(around: inner)
        for var applied in appliedModifiers(of: inner, depth: depth + 1) {
          applied.use.isConditional = true
          applied.isOpen = applied.isOpen || branches == nil
          applied.branches += branches ?? []
          result.append(applied)
        }
      }
      // Modifiers on a container around the content hold for what is inside as well.
      if home.views[Int(root)].kind == .use {
        let outer = ViewReference(file: home, index: root, frame: frame)
        for var applied in appliedModifiers(of: outer, depth: depth + 1) {
          applied.use.isConditional = true
          applied.isOpen = true
          result.append(applied)
        }
      }
    }
  }

  /// The branches that a view stands in, the innermost first; nil where something else is around it.
  private func branches(around view: ViewReference) -> [AppliedBranch]? {
    var result: [AppliedBranch] = []
    var node = view.node
    while node.parent >= 0 {
      let parent = view.file.views[Int(node.parent)]
      guard parent.kind == .choice, node.slotModifier < 0 else { return nil }
      let choice = ViewReference(file: view.file, index: node.parent, frame: view.frame)
      result.append(AppliedBranch(choice: choice, number: node.branch))
      node = parent
    }
    return result
  }

  /// The views of a body that stand under nothing.
  public func rootViews(of body: Body, in file: FileViews) -> [Int32] {
    var roots: [Int32] = []
    var index = body.views.lowerBound
    while index < body.views.upperBound {
      roots.append(index)
      index = file.views[Int(index)].end
    }
    return roots
  }

  /// The same, seen through a call.
  private func rootViews(of body: Body, in file: FileViews, _ frame: Frame?) -> [ViewReference] {
    var roots: [ViewReference] = []
    var index = body.views.lowerBound
    while index < body.views.upperBound {
      roots.append(ViewReference(file: file, index: index, frame: frame))
      index = file.views[Int(index)].end
    }
    return roots
  }

  // MARK: Calls

  /// The arguments of a call by parameter name.
  func frame(for reference: MemberReference, call: NodeID, scope: Scope, callSite: Int32) -> Frame? {
    evaluator.frame(for: reference, call: call, scope: scope, callSite: callSite)
  }

  /// The arguments of a component's initializer by the stored property they reach.
  func frame(forType type: TypeReference, call: NodeID, scope: Scope, callSite: Int32) -> Frame? {
    evaluator.frame(forType: type, call: call, scope: scope, callSite: callSite)
  }

  func overload(_ candidates: [MemberReference], call: NodeID, in file: FileViews) -> MemberReference? {
    binder.overload(candidates, call: call, in: file)
  }

  func fitting(_ candidates: [MemberReference], call: NodeID, in file: FileViews) -> [MemberReference] {
    binder.fitting(candidates, call: call, in: file)
  }

  /// The members of a type by name, as a file sees them.
  struct NamedMembers: Hashable {
    var file: ObjectIdentifier
    var type: Name
    var name: Name

    private var mixed: UInt64 {
      // Each part is spread before the next one joins it, so that what is in both names does not cancel out.
      let place = UInt64(truncatingIfNeeded: UInt(bitPattern: file))
      return (place &* 0x9E37_79B9_7F4A_7C15 ^ type.hash) &* 0x9E37_79B9_7F4A_7C15 ^ name.hash
    }

    func _rawHashValue(seed: Int) -> Int { spreadHash(mixed, seed: seed) }
    func hash(into hasher: inout Hasher) { hasher.combine(mixed) }
  }

  /// The form of a call: which of several overloads it means is told by that.
  struct OverloadKey: Hashable {
    var members: NamedMembers
    var labels: [Name]
    var closures: [Name]
  }

  private func members(_ key: NamedMembers, from file: FileViews) -> [MemberReference] {
    evaluator.members(named: key.name, ofType: key.type, from: file)
  }

  /// The same as `overload(_:call:in:)`, kept where there are many, since there may be as many calls as well.
  private func overload(
    _ candidates: [MemberReference], _ members: NamedMembers, call: NodeID, in file: FileViews
  ) -> MemberReference? {
    guard candidates.count > 8, file.tree.kind(call) == .callExpr else {
      return overload(candidates, call: call, in: file)
    }
    let key = OverloadKey(
      members: members, labels: binder.argumentLabels(of: call, in: file),
      closures: binder.closureLabels(of: call, in: file))
    if let known = components.overloads[key] { return known }
    let found = overload(candidates, call: call, in: file)
    components.overloads[key] = .some(found)
    return found
  }

  func body(
    named name: Name, ofType type: TypeReference, from file: FileViews, where isWanted: (Body) -> Bool
  ) -> MemberReference? {
    let declaration = project.type(type)
    let home = project.files[Int(type.file)]
    for member in evaluator.members(named: name, ofType: declaration.name, from: home) {
      let found = project.member(member)
      if found.body >= 0, isWanted(project.file(member).bodies[Int(found.body)]) { return member }
    }
    return nil
  }

  /// The project's type that `Type(…)` makes.
  func componentType(_ expression: NodeID, in file: FileViews) -> TypeReference? {
    let tree = file.tree
    guard tree.kind(expression) == .callExpr else { return nil }
    return project.type(named: tree.name(tree.firstChild(expression)), from: file)
  }

  // MARK: Names through components

  /// The roots of a component's body, seen from a call; nil when it cannot be resolved.
  public func expansion(of view: ViewReference) -> [ViewReference]? {
    // Most rules ask for what a component stands for, each of them anew.
    let key = ViewKey(file: ObjectIdentifier(view.file), index: view.index)
    if let frame = view.frame {
      let called = CalledViewKey(view: key, frame: ObjectIdentifier(frame))
      if let known = components.calledExpansions[called] { return known.roots }
      let found = foundExpansion(of: view)
      components.calledExpansions[called] = (found, frame)
      return found
    }
    if let known = components.expansions[key] { return known }
    let found = foundExpansion(of: view)
    components.expansions[key] = .some(found)
    return found
  }

  private func foundExpansion(of view: ViewReference) -> [ViewReference]? {
    let node = view.node
    guard (view.frame?.depth ?? 0) < Self.depthLimit else { return nil }
    switch node.kind {
    case .use:
      guard let type = project.type(named: node.name, from: view.file, below: node.qualifier) else { return nil }
      // A shape of the project's own draws, and holds nothing.
      if project.type(type).conforms(to: .Shape) || project.type(type).conforms(to: .InsettableShape) { return [] }
      guard let member = body(named: Name("body"), ofType: type, from: view.file, where: { $0.kind == .body }) else {
        return nil
      }
      let home = project.file(member)
      let frame = frame(forType: type, call: node.expression, scope: view.scope, callSite: view.index)
      guard let frame else { return nil }
      let body = home.bodies[Int(project.member(member).body)]
      return rootViews(of: body, in: home, frame)
    case .reference:
      if let held = constantView(of: view) { return [held] }
      guard let member = referencedMember(of: view) else { return nil }
      let home = project.file(member)
      let declared = project.member(member)
      guard declared.body >= 0 else { return nil }
      // A property of the same type sees the same arguments.
      var frame = view.frame
      if declared.kind == .function {
        frame = self.frame(for: member, call: node.expression, scope: view.scope, callSite: view.index)
        guard frame != nil else { return nil }
      }
      let body = home.bodies[Int(declared.body)]
      guard body.views.lowerBound > view.index || body.views.upperBound <= view.index || home !== view.file else {
        return nil
      }
      return rootViews(of: body, in: home, frame)
    default: return nil
    }
  }

  /// The view that a constant of the same body holds, which a reference names again.
  private func constantView(of view: ViewReference) -> ViewReference? {
    let node = view.node
    let tree = view.file.tree
    guard !node.qualifier.exists, tree.kind(node.expression) == .identifierExpr,
      let held = view.file.constantView(named: node.name, at: tree.range(node.expression).start),
      held > view.index || view.file.views[Int(held)].end <= view.index
    else { return nil }
    return ViewReference(file: view.file, index: held, frame: view.frame)
  }

  /// The property or function that a reference node names.
  public func referencedMember(of view: ViewReference) -> MemberReference? {
    let node = view.node
    if node.qualifier.exists {
      let key = NamedMembers(file: ObjectIdentifier(view.file), type: node.qualifier, name: node.name)
      let found = members(key, from: view.file)
      return found.count == 1 ? found[0] : overload(found, key, call: node.expression, in: view.file)
    }
    var type = view.scope.type
    while type >= 0 {
      let index = Int(type)
      let key = NamedMembers(
        file: ObjectIdentifier(view.file), type: view.file.types[index].name, name: node.name)
      let found = members(key, from: view.file)
      if !found.isEmpty {
        return overload(found, key, call: node.expression, in: view.file) ?? (found.count == 1 ? found[0] : nil)
      }
      type = view.file.types[index].parent
    }
    return project.global(named: node.name, from: view.file)
  }

  func componentName(of view: ViewReference, depth: Int) -> ElementName {
    expansionsLeft -= 1
    guard expansionsLeft > 0 else { return ElementName(.unknown("it is made of too many components")) }
    if let roots = expansion(of: view), depth < Self.depthLimit * 4 {
      return combine(roots.map { partName(of: $0, depth: depth) })
    }
    if let argument = nameArgument(of: view) {
      return ElementName(words(of: argument, in: view.scope))
    }
    return ElementName(.unknown("\(view.file.tree.string(of: view.node.nameToken)) could not be resolved"))
  }

  /// The project's style that `.checkbox` means: the type of a static member in an extension of a style protocol.
  private func styleType(_ argument: NodeID, in file: FileViews) -> TypeReference? {
    let tree = file.tree
    let base = tree.kind(argument) == .callExpr ? tree.firstChild(argument) : argument
    guard tree.kind(base) == .implicitMemberExpr else { return nil }
    let protocols: [Known] = [
      .ToggleStyle, .ButtonStyle, .PrimitiveButtonStyle, .ProgressViewStyle, .GaugeStyle, .MenuStyle, .LabelStyle,
    ]
    for style in protocols {
      for found in project.members(named: tree.name(base), ofType: style.name, from: file) {
        let member = project.member(found)
        let home = project.file(found)
        if member.type.exists, let type = project.type(named: home.tree.name(member.type), from: home) { return type }
        if member.value.exists, let type = componentType(member.value, in: home) { return type }
      }
    }
    return nil
  }

  /// What makes the looks of a style of the project's own, `.buttonStyle(.round)` or `.buttonStyle(Round())`.
  func styleBody(_ use: ViewModifierUse, in file: FileViews) -> MemberReference? {
    guard let argument = file.tree.argument(of: use.call, label: nil),
      let type = componentType(argument, in: file) ?? styleType(argument, in: file)
    else { return nil }
    return body(named: Name("makeBody"), ofType: type, from: file, where: { $0.kind == .style })
  }

  /// The view that a style of the project's own makes of what it is given, seen through the call that makes the style; nil
  /// where it makes several, or is not found.
  func styleView(_ applied: AppliedModifier) -> ViewReference? {
    guard let reference = styleBody(applied.use, in: applied.file),
      let argument = applied.file.tree.argument(of: applied.use.call, label: nil)
    else { return nil }
    let home = project.file(reference)
    let roots = rootViews(of: home.bodies[Int(project.member(reference).body)], in: home)
    guard roots.count == 1 else { return nil }
    let frame = componentType(argument, in: applied.file).flatMap {
      self.frame(forType: $0, call: argument, scope: applied.scope, callSite: applied.use.owner)
    }
    return ViewReference(file: home, index: roots[0], frame: frame)
  }

  /// Whether one of the project's own styles (`ToggleStyle`, `ButtonStyle` …) may add words to what it is applied to: its
  /// body holds a text, a label or an accessibility label of its own, or what a closure makes that it is given.
  func styleAddsWords(_ use: ViewModifierUse, in file: FileViews) -> Bool {
    guard let body = styleBody(use, in: file) else { return false }
    let home = project.file(body)
    return home.bodies[Int(project.member(body).body)].views.contains { index in
      let view = home.views[Int(index)]
      if view.known == .Text || view.known == .Label { return true }
      if view.kind == .reference, name(of: ViewReference(file: home, index: index)).name.isUnknown { return true }
      return view.modifiers.contains { home.modifiers[Int($0)].known == .accessibilityLabel }
    }
  }

  /// An argument that by its label is the words of a component the project does not declare.
  private func nameArgument(of view: ViewReference) -> NodeID? {
    let tree = view.file.tree
    let call = view.node.expression
    guard call.exists, tree.kind(call) == .callExpr || tree.kind(call) == .macroExpr else { return nil }
    // One look at the labels there are, since most calls have none of these.
    var best: (rank: Int, argument: NodeID)?
    for argument in tree.children(call) where tree.kind(argument) == .argument {
      guard let label = tree.label(of: argument), let rank = Self.nameLabels[tree.name(of: label)],
        best.map({ rank < $0.rank }) ?? true
      else { continue }
      best = (rank, argument)
    }
    guard let best else { return nil }
    let value = tree.lastChild(best.argument)
    return value.exists ? value : nil
  }

  private static let nameLabels: [Name: Int] = Dictionary(
    uniqueKeysWithValues: ["label", "title", "text", "name", "accessibilityLabel", "a11yLabel"].enumerated().map {
      (Name($1), $0)
    })

  func referenceName(of view: ViewReference, depth: Int) -> ElementName {
    if view.node.known == .Color { return ElementName(.none) }
    expansionsLeft -= 1
    guard expansionsLeft > 0 else { return ElementName(.unknown("it is made of too many components")) }
    guard depth < Self.depthLimit * 4, let roots = expansion(of: view) else {
      return slotContentName(of: view, depth: depth) ?? storedImageName(of: view) ?? imageOfChain(view)
        ?? ElementName(.unknown("it is made by code that could not be resolved"))
    }
    return combine(roots.map { partName(of: $0, depth: depth) })
  }

  /// The picture of a property that holds one: `static let close = Image(.close)`.
  private func storedImageName(of view: ViewReference) -> ElementName? {
    guard let reference = referencedMember(of: view) else { return nil }
    let member = project.member(reference)
    let home = project.file(reference)
    guard member.kind == .property, member.value.exists, home.tree.kind(member.value) == .callExpr,
      home.tree.namesImage(home.tree.firstChild(member.value))
    else { return nil }
    let scope = Scope(file: home, type: member.owner, member: reference.index)
    return imageName(ofCall: member.value, in: scope, shownBy: view)
  }

  func baseName(of view: ViewReference, depth: Int) -> ElementName {
    slotContentName(of: view, depth: depth) ?? ElementName(.unknown("content passed by the caller"))
  }

  /// What the caller put into the component's closures, when the component is seen through a call.
  private func slotContentName(of view: ViewReference, depth: Int) -> ElementName? {
    guard let frame = view.frame, frame.callSite >= 0, depth < Self.depthLimit * 4 else { return nil }
    guard let given = givenViews(for: view) else { return nil }
    let caller = ViewReference(file: frame.scope.file, index: frame.callSite, frame: frame.scope.frame)
    let name = combine(given.map { partName(of: $0, depth: depth) })
    if name.name.isProvedWordless, leavesSlotsOpen(caller) {
      return ElementName(.unknown("default content of the component"))
    }
    return name
  }

  /// Whether a component takes more closures of content than a call gives it, so that defaults are shown.
  private func leavesSlotsOpen(_ caller: ViewReference) -> Bool {
    guard caller.node.kind == .use,
      let type = project.type(named: caller.node.name, from: caller.file, below: caller.node.qualifier)
    else {
      return false
    }
    let declaration = project.type(type)
    let tree = caller.file.tree
    let closures = tree.children(caller.node.expression).count { child in
      switch tree.kind(child) {
      case .trailingClosure: true
      case .argument: tree.kind(tree.lastChild(child)) == .closureExpr
      default: false
      }
    }
    return project.members(named: Name("init"), ofType: declaration.name, from: project.files[Int(type.file)]).contains
    {
      let builders = project.member($0).parameters.filter(\.isBuilder)
      return builders.count > closures && builders.contains { $0.defaultValue.exists }
    }
  }
}

/// The bodies of the project's own modifiers, by numbers in the order in which they are met.
struct WrittenBodies {
  /// What is written in a body: the modifiers it names, and the bodies of those that are the project's own.
  struct Body {
    var knowns: Set<Known> = []
    var uses: [Int] = []
  }

  private var numbers: [MemberReference: Int] = [:]
  private(set) var references: [MemberReference] = []
  /// nil for one that was not read yet.
  var bodies: [Body?] = []
  /// The way through the bodies on which each was met last: many ways lead to one where modifiers use each other.
  private var rounds: [Int] = []
  private var last = 0

  /// Begins a way.
  mutating func begin() -> Int {
    last += 1
    return last
  }

  /// Whether a body is met for the first time on a way.
  mutating func isFirst(_ number: Int, in round: Int) -> Bool {
    if rounds[number] == round { return false }
    rounds[number] = round
    return true
  }

  mutating func number(of reference: MemberReference) -> Int {
    if let known = numbers[reference] { return known }
    numbers[reference] = references.count
    references.append(reference)
    bodies.append(nil)
    rounds.append(0)
    return references.count - 1
  }
}
