// Where a type tells assistive technology that something has changed: announcements, notifications of a new screen or
// layout, moved focus. Each place is kept with the names of the code around it, so that a rule can ask which states it
// speaks of.

import CurbcutSourceText
import CurbcutSymbols
import CurbcutSyntax
import CurbcutViews

extension Element {
  /// Whether code that comes with the view announces something, functions and components of the project followed.
  public var announcesItself: Bool { model.announcesItself(reference) }

  /// Whether code of the type announces something where one of the names changes, functions of the project followed.
  public func announcesChange(of names: Set<Name>) -> Bool { model.announcesChange(of: names, ofType: body.owner) }
}

extension FileModel {
  /// The names in the code that announces or moves the accessibility focus, for the type a body belongs to.
  public func announcedNames(ofType owner: Int32) -> Set<Name> {
    if let known = announcedNames[owner] { return known }
    let names = readAnnouncedNames(ofType: owner)
    announcedNames[owner] = names
    return names
  }

  private func readAnnouncedNames(ofType owner: Int32) -> Set<Name> {
    guard owner >= 0 else { return names(announcedIn: file, range: nil) }
    var result: Set<Name> = []
    for declaration in project.declarations(ofType: file.types[Int(owner)].name, from: file) {
      let home = project.files[Int(declaration.file)]
      result.formUnion(names(announcedIn: home, range: home.types[Int(declaration.index)].node))
    }
    return result
  }

  /// Whether the code below a node announces anything.
  public func announces(in node: NodeID) -> Bool { !announcements(in: file, range: node).isEmpty }

  /// Whether code announces something, functions of the project that it calls followed: `{ tell() }`, `perform: tell`,
  /// `Speaker.say(words)`.
  func announces(by code: NodeID, in scope: Scope, depth: Int = 0) -> Bool {
    let home = scope.file
    if !announcements(in: home, range: code).isEmpty { return true }
    guard depth < 3, code.exists else { return false }
    let tree = home.tree
    var called: [MemberReference] = []
    func note(_ callee: NodeID) {
      switch tree.kind(callee) {
      case .identifierExpr:
        if let own = evaluator.ownMember(tree.name(callee), in: scope) { called.append(own) }
      case .memberExpr:
        var base = tree.firstChild(callee)
        // `Speaker.shared.say(words)`
        if tree.kind(base) == .memberExpr { base = tree.firstChild(base) }
        guard tree.kind(base) == .identifierExpr else { return }
        if tree.text(base) == "self" {
          if let own = evaluator.ownMember(tree.name(callee), in: scope) { called.append(own) }
        } else if tree.startsWithCapital(base) {
          let found = project.members(named: tree.name(callee), ofType: tree.name(base), from: home)
          if found.count == 1 { called.append(found[0]) }
        }
      default: break
      }
    }
    for call in tree.calls(below: code) {
      note(tree.firstChild(call.call))
      if let handed = tree.argument(of: call.call, label: "perform") { note(handed) }
    }
    return called.contains { reference in
      let member = project.member(reference)
      guard member.kind == .function, member.block.exists else { return false }
      let inner = Scope(file: project.file(reference), type: member.owner, member: reference.index)
      return announces(by: member.block, in: inner, depth: depth + 1)
    }
  }

  /// Whether code that runs when a view comes up, or with it, announces something: in modifiers of the view and of what the
  /// component it is made of shows.
  func announcesItself(_ view: ViewReference) -> Bool {
    func speaks(_ one: ViewReference) -> Bool {
      engine.appliedModifiers(of: one).contains { applied in
        Self.runsWithView(applied.use.known) && announces(by: applied.use.call, in: applied.scope)
      }
    }
    if speaks(view) { return true }
    guard view.node.kind == .use, engine.known(view.node, in: view.file) == .other else { return false }
    return (engine.expansion(of: view) ?? []).contains { root in
      (root.index..<root.node.end).contains { index in
        speaks(ViewReference(file: root.file, index: index, frame: root.frame))
      }
    }
  }

  private static func runsWithView(_ known: Known) -> Bool {
    switch known {
    case .onAppear, .task, .onChange, .onReceive: true
    default: false
    }
  }

  /// Whether functions of the type that set one of the names, or code that waits for its change, announce something by
  /// another function.
  func announcesChange(of names: Set<Name>, ofType owner: Int32) -> Bool {
    let isWaitedFor = file.modifiers.contains { use in
      guard use.known == .onChange || use.known == .task, use.owner >= 0 else { return false }
      let body = file.views[Int(use.owner)].body
      guard file.bodies[Int(body)].owner == owner,
        let value = file.tree.argument(of: use.call, label: use.known == .task ? "id" : "of"),
        !file.tree.names(in: value).isDisjoint(with: names)
      else { return false }
      return announces(by: use.call, in: Scope(file: file, body: body))
    }
    if isWaitedFor { return true }
    return changes(of: names, ofType: owner).contains { change in
      guard let place = member(at: file.tree.range(change).start) else { return false }
      let member = file.members[Int(place)]
      guard member.kind == .function, member.body < 0, member.block.exists else { return false }
      return announces(by: member.block, in: Scope(file: file, type: member.owner, member: place))
    }
  }

  /// Whether the type that a name means announces anything.
  public func announces(typeNamed name: Name) -> Bool {
    project.declarations(ofType: name, from: file).contains { declaration in
      let home = project.files[Int(declaration.file)]
      return !announcements(in: home, range: home.types[Int(declaration.index)].node).isEmpty
    }
  }

  /// Whether a type anywhere that owns a property of this name announces anything.
  public func announces(ownersOf property: Name) -> Bool { project.announcingProperties.contains(property) }

  /// The tokens that announce or move the focus.
  private func announcements(in home: FileViews, range: NodeID?) -> [TokenID] {
    let all = project.announcements(in: home)
    guard let range else { return all }
    let tokens = home.tree[range].tokens
    return all.filter { tokens.contains($0) }
  }

  private func names(announcedIn home: FileViews, range: NodeID?) -> Set<Name> {
    var result: Set<Name> = []
    for token in announcements(in: home, range: range) {
      guard let around = code(around: home.tree.tokens.start(token), in: home) else { continue }
      let tree = home.tree
      for name in around where tree.tokens.isName(name) { result.insert(tree.name(of: name)) }
    }
    return result
  }

  /// The tokens of the function, modifier or control around a place; nil in a declaration.
  private func code(around offset: UInt32, in home: FileViews) -> ClosedRange<TokenID>? {
    let tree = home.tree
    var best: (range: ClosedRange<TokenID>, length: UInt32)?
    func offer(_ first: TokenID, _ last: TokenID) {
      let (start, end) = (tree.tokens.start(first), tree.tokens.end(last))
      guard start <= offset, offset < end, best == nil || end - start < best!.length else { return }
      best = (first...last, end - start)
    }
    for member in home.members where member.block.exists && member.body < 0 {
      offer(tree[member.block].firstToken, tree[member.block].lastToken)
    }
    for modifier in home.modifiers where Self.runsCode(modifier.known) {
      offer(modifier.nameToken, tree[modifier.call].lastToken)
    }
    for view in home.views where view.kind == .use && view.known.control != nil {
      offer(tree[view.expression].firstToken, tree[view.expression].lastToken)
    }
    return best?.range
  }

  private static func runsCode(_ known: Known) -> Bool {
    switch known {
    case .onChange, .onAppear, .onReceive, .task, .onTapGesture, .onSubmit, .onLongPressGesture, .gesture, .alert,
      .sheet, .onDisappear, .accessibilityAction, .refreshable, .onOpenURL, .other:
      return true
    default: return false
    }
  }
}
