// What stands for a name inside a component: the project's own views, and what the caller put into its closures.

import CurbcutSourceText
import CurbcutSymbols
import CurbcutSyntax
import CurbcutViews

extension TranscriptReader {
  func reference(_ view: ViewReference) -> [TranscriptItem] {
    if view.node.known == .Color { return [] }
    if let roots = engine.expansion(of: view) { return items(ofRoots: roots, of: view) }
    if let given = given(to: view) { return given }
    let name = view.file.tree.string(of: view.node.nameToken)
    // `Main.padding()`, where `Main` is a property, or a colour of the project's own.
    if view.node.qualifier.exists, project.type(named: view.node.qualifier, from: view.file) == nil {
      let own = engine.evaluator.ownMember(view.node.qualifier, in: view.scope)
      if let roots = own.flatMap({ roots(of: $0, view.scope) }) { return items(ofRoots: roots, of: view) }
      if let shade = own ?? project.global(named: view.node.qualifier, from: view.file), paints(shade) { return [] }
    }
    if let local = local(view) { return local }
    if isPaint(view) { return [] }
    if let reference = engine.referencedMember(of: view), project.member(reference).value.exists {
      let picture = engine.name(of: view)
      if case .symbol(let symbol) = picture.name {
        return [TranscriptItem(element(view, .picture(SpokenText(symbol)), .image))]
      }
    }
    if let made = unwrapped(view) { return made }
    if let handed = handedText(view, name) { return [TranscriptItem(handed)] }
    return [gap(view, name)]
  }

  /// The stop of a property that is declared as a text or a picture, whatever a caller hands in.
  private func handedText(_ view: ViewReference, _ name: String) -> SpokenElement? {
    guard let reference = engine.referencedMember(of: view), case let member = project.member(reference),
      member.type.exists, case let file = project.file(reference), file.tree.kind(member.type) == .identifierType
    else { return nil }
    let type = file.tree.known(member.type)
    guard !project.shadows(type) else { return nil }
    switch type {
    case .Text: return element(view, .words(SpokenText([.runtime(name)])))
    case .Image: return element(view, .picture(SpokenText([.runtime(name)])), .image)
    default: return nil
    }
  }

  /// Whether a property or local is a colour, a gradient or a shape, which nobody hears.
  private func isPaint(_ view: ViewReference) -> Bool {
    if let member = engine.referencedMember(of: view) { return paints(member) }
    let tree = view.file.tree
    guard !view.node.qualifier.exists,
      let local = engine.evaluator.local(view.node.name, at: tree.range(view.node.chain).start, in: view.file)
    else { return false }
    return paints(local.value, tree)
  }

  private func paints(_ reference: MemberReference) -> Bool {
    let member = project.member(reference)
    let tree = project.file(reference).tree
    guard member.type.exists, tree.kind(member.type) == .identifierType else { return paints(member.value, tree) }
    return paints(tree.known(member.type))
  }

  private func paints(_ value: NodeID, _ tree: Tree) -> Bool {
    guard value.exists else { return false }
    switch tree.kind(value) {
    case .callExpr, .memberExpr: return paints(tree.firstChild(value), tree)
    case .identifierExpr: return paints(tree.known(value))
    default: return false
    }
  }

  private func paints(_ known: Known) -> Bool {
    known == .Color || known.isShape || [.LinearGradient, .RadialGradient, .AngularGradient].contains(known)
  }

  /// What a local shows: `let shape = Circle()`, `let title = Text("Tea")`; nil when it is none or cannot be told.
  private func local(_ view: ViewReference) -> [TranscriptItem]? {
    let tree = view.file.tree
    guard !view.node.qualifier.exists,
      let local = engine.evaluator.local(view.node.name, at: tree.range(view.node.chain).start, in: view.file),
      local.value.exists, tree.kind(local.value) == .callExpr
    else { return nil }
    let known = tree.known(tree.firstChild(local.value))
    if known.isShape { return [] }
    guard known == .Text else { return nil }
    let text = words.words(local.value, view.scope)
    return text.isBlank ? [] : [TranscriptItem(element(view, .words(text)))]
  }

  // MARK: Closures of the caller

  /// The views that a call gives in closures and arguments, each with the label it is given under.
  func closures(of caller: ViewReference) -> [(label: Name, view: ViewReference)] {
    // A component that bears the name of a view of the system was taken for it when its closures were read.
    let slots: Set<Slot> =
      caller.node.known == .other
      ? [.custom] : [.custom, .content, .label, .header, .footer, .actions, .icon, .valueLabel, .placeholder]
    let tree = caller.file.tree
    let parts = tree.children(caller.node.expression).dropFirst()
    return children(of: caller, slots).map { child in
      let start = tree.range(child.node.chain).start
      let part = parts.first { tree.range($0).contains(start) }
      return (part.flatMap { tree.label(of: $0) }.map { tree.name(of: $0) } ?? .none, child)
    }
  }

  /// What the caller of a component put into its closures.
  func given(to view: ViewReference) -> [TranscriptItem]? {
    guard let frame = view.frame, frame.callSite >= 0 else { return nil }
    let caller = ViewReference(file: frame.scope.file, index: frame.callSite, frame: frame.scope.frame)
    let all = closures(of: caller)
    var slots = builders(of: caller)
    // `self._content = content()`
    let wanted = slots.contains(view.node.name) ? view.node.name : parameter(for: view.node.name, of: caller)
    let labelled = all.filter { $0.label == wanted || $0.label == view.node.name }
    if !labelled.isEmpty { return items(of: labelled.map(\.view)) }
    if let made = made(view.node.name, by: caller, view) { return made }
    // The initialiser that is called takes no such closure; another does.
    if slots.contains(wanted), let chosen = chosenInitialiser(of: caller) {
      slots.removeAll { slot in !project.member(chosen).parameters.contains { $0.name == slot } }
      if !slots.contains(wanted) { return [] }
    }
    guard !all.isEmpty else { return nil }
    // The closure without a label is the first that the component takes; the others show what they show by default.
    if slots.count > 1, slots.contains(wanted), slots[0] != wanted { return [] }
    let unlabelled = all.filter { !$0.label.exists }
    return items(of: (unlabelled.isEmpty ? all : unlabelled).map(\.view))
  }

  /// The initialisers of the component that a call makes.
  func initialisers(of caller: ViewReference) -> [MemberReference] {
    guard caller.node.kind == .use,
      let type = project.type(named: caller.node.name, from: caller.file, below: caller.node.qualifier)
    else {
      return []
    }
    return project.members(
      named: Name("init"), ofType: project.type(type).name, from: project.files[Int(type.file)])
  }

  /// The parameter of an initialiser that a property keeps; the name itself when there is none.
  private func parameter(for property: Name, of caller: ViewReference) -> Name {
    for reference in initialisers(of: caller) {
      if let name = parameter(for: property, in: reference) { return name }
    }
    return property
  }

  func parameter(for property: Name, in initialiser: MemberReference) -> Name? {
    let member = project.member(initialiser)
    let tree = project.file(initialiser).tree
    for given in values(of: property, in: initialiser) {
      let value = tree.kind(given) == .callExpr ? tree.firstChild(given) : given
      guard tree.kind(value) == .identifierExpr else { continue }
      let name = tree.name(value)
      if member.parameters.contains(where: { $0.name == name }) { return name }
    }
    return nil
  }

  /// Whether a closure behind the call may be what a property keeps: `Card(task) { toggle() }` for `var onToggle: (() -> Void)?`.
  func takesClosure(_ name: Name, _ type: NodeID, _ home: FileViews, of caller: ViewReference) -> Bool {
    let tree = caller.file.tree
    let closures = tree.children(caller.node.expression).dropFirst().filter { tree.kind($0) == .trailingClosure }
    guard !closures.isEmpty, type.exists, home.tree.holds("->", in: type) else { return false }
    return closures.contains { closure in tree.label(of: closure).map { tree.name(of: $0) == name } ?? true }
  }

  private func chosenInitialiser(of caller: ViewReference) -> MemberReference? {
    engine.overload(initialisers(of: caller), call: caller.node.expression, in: caller.file)
  }

  /// What an initialiser sets a property to, in the order of its statements.
  private func values(of property: Name, in initialiser: MemberReference) -> [NodeID] {
    let block = project.member(initialiser).block
    let tree = project.file(initialiser).tree
    guard block.exists else { return [] }
    return tree.children(block).compactMap { statement in
      guard tree.kind(statement) == .assignExpr else { return nil }
      let parts = tree.children(statement)
      return parts.count == 2 && tree.name(parts[0]) == property ? parts[1] : nil
    }
  }

  /// The names of a component's closures of content, in the order of its initialiser or properties.
  func builders(of caller: ViewReference) -> [Name] {
    var names: [Name] = []
    for reference in initialisers(of: caller) {
      for parameter in project.member(reference).parameters where parameter.isBuilder && !names.contains(parameter.name)
      {
        names.append(parameter.name)
      }
    }
    guard names.isEmpty, caller.node.kind == .use,
      let type = project.type(named: caller.node.name, from: caller.file, below: caller.node.qualifier)
    else { return names }
    let home = project.files[Int(type.file)]
    for index in project.type(type).members {
      let member = home.members[Int(index)]
      if member.kind == .property, member.attributes.contains(.ViewBuilder), !member.block.exists {
        names.append(member.name)
      }
    }
    return names
  }

  /// The views of a function that is given by its name, or of a closure that a component hands on:
  /// `message: leaveMessage`. nil when they cannot be found.
  func handedOn(_ node: NodeID, _ scope: Scope, depth: Int = 0) -> [ViewReference]? {
    let tree = scope.file.tree
    guard depth < 8, tree.kind(node) == .identifierExpr else { return nil }
    let name = tree.name(node)
    if let frame = scope.frame, let argument = frame.arguments[name] {
      if frame.scope.file.tree.kind(argument) == .closureExpr { return roots(in: argument, frame.scope) }
      return handedOn(argument, frame.scope, depth: depth + 1)
    }
    return engine.evaluator.ownMember(name, in: scope).flatMap { roots(of: $0, scope) }
  }

  /// The views that a property or function makes; nil when it makes none.
  private func roots(of member: MemberReference, _ scope: Scope) -> [ViewReference]? {
    guard project.member(member).body >= 0 else { return nil }
    let home = project.file(member)
    let roots = engine.rootViews(of: home.bodies[Int(project.member(member).body)], in: home)
    return roots.map { ViewReference(file: home, index: $0, frame: home === scope.file ? scope.frame : nil) }
  }

  /// The outermost views in a closure; nil when there is none.
  private func roots(in closure: NodeID, _ scope: Scope) -> [ViewReference]? {
    let file = scope.file
    let range = file.tree.range(closure)
    var views: [ViewReference] = []
    var index: Int32 = 0
    while index < Int32(file.views.count) {
      let node = file.views[Int(index)]
      if range.contains(file.tree.range(node.chain).start) {
        views.append(ViewReference(file: file, index: index, frame: scope.frame))
        index = node.end
      } else {
        index += 1
      }
    }
    return views.isEmpty ? nil : views
  }

  // MARK: What initialisers make

  /// What an initialiser makes of its arguments for a closure that the call does not give:
  /// `init(_ title: String) { self.init { Text(title) } }`. nil when it makes nothing that can be told.
  private func made(_ wanted: Name, by caller: ViewReference, _ view: ViewReference) -> [TranscriptItem]? {
    let candidates = initialisers(of: caller)
    guard candidates.count > 1,
      let chosen = engine.overload(candidates, call: caller.node.expression, in: caller.file),
      let texts = texts(
        of: wanted, in: chosen, call: caller.node.expression, caller.scope, candidates, builders(of: caller), depth: 0)
    else { return nil }
    let text = SpokenText.joined(texts)
    return text.isBlank ? [] : [TranscriptItem(element(view, .words(text)))]
  }

  private func texts(
    of wanted: Name, in initialiser: MemberReference, call: NodeID, _ scope: Scope, _ candidates: [MemberReference],
    _ slots: [Name], depth: Int
  ) -> [SpokenText]? {
    let member = project.member(initialiser)
    let home = project.file(initialiser)
    let tree = home.tree
    guard depth < 4, member.block.exists, !member.parameters.contains(where: { $0.isBuilder && $0.name == wanted }),
      let frame = engine.frame(for: initialiser, call: call, scope: scope, callSite: -1)
    else { return nil }
    let inner = Scope(file: home, type: member.owner, member: initialiser.index, frame: frame)
    for statement in tree.children(member.block) {
      if tree.kind(statement) == .assignExpr {
        let parts = tree.children(statement)
        guard parts.count == 2, tree.name(parts[0]) == wanted else { continue }
        let isEmpty = tree.kind(parts[1]) == .callExpr && tree.known(tree.firstChild(parts[1])) == .EmptyView
        return isEmpty ? [] : texts(in: parts[1], inner)
      }
      guard tree.kind(statement) == .callExpr, tree.kind(tree.firstChild(statement)) == .memberExpr,
        tree.mainIs(tree.firstChild(tree.firstChild(statement)), "self"),
        tree.name(tree.firstChild(statement)) == Name("init")
      else { continue }
      for part in tree.children(statement).dropFirst() {
        let label = tree.label(of: part).map { tree.name(of: $0) }
        let isUnlabelled = label == nil && tree.kind(part) == .trailingClosure && slots.first == wanted
        if label == wanted || isUnlabelled { return texts(in: tree.lastChild(part), inner) }
      }
      guard let next = engine.overload(candidates.filter { $0 != initialiser }, call: statement, in: home) else {
        return nil
      }
      return texts(of: wanted, in: next, call: statement, inner, candidates, slots, depth: depth + 1)
    }
    return nil
  }

  /// The words of all texts and labels in a piece of code.
  private func texts(in node: NodeID, _ scope: Scope) -> [SpokenText]? {
    let tree = scope.file.tree
    var texts: [SpokenText] = []
    for index in Int(tree[node].firstDescendant)...Int(node.index) {
      let call = NodeID(index)
      guard tree.kind(call) == .callExpr else { continue }
      switch tree.known(tree.firstChild(call)) {
      case .Text: texts.append(words.words(call, scope))
      case .Label: if let title = tree.argument(of: call, label: nil) { texts.append(words.words(title, scope)) }
      default: break
      }
    }
    return texts.isEmpty ? nil : texts
  }

  // MARK: Components

  /// A view whose making cannot be seen, other than one that a property with a capital makes: `var Wide: some View`.
  func opaque(_ view: ViewReference) -> [TranscriptItem] {
    let node = view.node.expression
    if let own = handedOn(node, view.scope) { return items(ofRoots: own, of: view) }
    let tree = view.file.tree
    if tree.kind(node) == .identifierExpr, let global = project.global(named: tree.name(node), from: view.file),
      paints(global)
    {
      return []
    }
    if let made = unwrapped(view) { return made }
    return [gap(view, SpokenWords.source(of: node, in: view.file))]
  }

  /// What `map` makes of an optional, which is there where the optional is: `user.image.map { Avatar($0) }`.
  private func unwrapped(_ view: ViewReference) -> [TranscriptItem]? {
    for modifier in view.node.modifiers {
      let use = view.file.modifiers[Int(modifier)]
      guard use.name == Name("map") || use.name == Name("flatMap") else { continue }
      let made = items(of: children(of: view, modifier: modifier))
      guard !made.isEmpty else { return nil }
      let source = SpokenWords.source(of: view.node.expression, in: view.file)
      return [TranscriptItem(.choice([TranscriptBranch(condition: "if \(source) != nil", items: made)]))]
    }
    return nil
  }

  /// What a declaration shows; nothing but its name when it is followed already, other than once inside its own content.
  private func items(ofRoots roots: [ViewReference], of view: ViewReference) -> [TranscriptItem] {
    guard let root = roots.first else { return [] }
    let block = root.file.bodies[Int(root.node.body)].block
    guard following.count(where: { $0 == block }) < 2 else {
      return [gap(view, "\(view.file.tree.string(of: view.node.nameToken)) is recursive")]
    }
    following.append(block)
    // One component must not take what is left for all behind it.
    let before = left
    let share = max(before * 3 / 4, min(before, 50))
    left = share
    defer {
      left += before - share
      following.removeLast()
    }
    return items(of: roots)
  }

  /// The roots of a component of the project, or what can be said of one that is declared elsewhere.
  func component(_ view: ViewReference) -> [TranscriptItem] {
    if let roots = engine.expansion(of: view) { return items(ofRoots: roots, of: view) }
    let name = view.file.tree.string(of: view.node.nameToken)
    let shown = closures(of: view)
    if shown.isEmpty { return [gap(view, name)] }
    // Whatever it is, a header stands above what it heads.
    func rank(_ label: Name) -> Int {
      switch label {
      case Name("header"), Name("title"), Name("leading"), Name("icon"): 0
      case Name("footer"), Name("trailing"), Name("accessory"): 2
      default: 1
      }
    }
    let ordered = (0...2).flatMap { wanted in shown.filter { rank($0.label) == wanted } }
    return items(of: ordered.map(\.view))
  }
}
