// Content that is given to a modifier of the project's own, which hands it on to one of the system's:
// `func swipesOnNew(@ViewBuilder content: () -> some View) -> some View { swipeActions(content: content) }`. What is given
// there is a swipe action, and no part of what is drawn.

import CurbcutSymbols
import CurbcutSyntax
import CurbcutViews

extension NameEngine {
  /// The parameter of a modifier of the project's own that takes a view in its closures.
  func handedParameter(of view: ViewReference) -> (member: MemberReference, name: Name)? {
    let node = view.node
    guard node.slot == .custom, node.slotModifier >= 0 else { return nil }
    let use = view.file.modifiers[Int(node.slotModifier)]
    guard use.known == .other, project.hasViewExtension(use.name), let member = ownModifier(use, in: view.file) else {
      return nil
    }
    return handedParameter(holding: node.chain, of: use.call, member, in: view.file)
  }

  /// The parameter that the argument or closure around a node goes to.
  func handedParameter(
    holding node: NodeID, of call: NodeID, _ member: MemberReference, in file: FileViews
  ) -> (member: MemberReference, name: Name)? {
    let tree = file.tree
    let children = tree.children(call).dropFirst()
    guard let child = children.first(where: { tree[$0].firstDescendant <= node.index && node.index <= $0.index })
    else { return nil }
    let parameters = project.member(member).parameters
    if let token = tree.label(of: child) {
      let label = tree.name(of: token)
      return parameters.first { $0.label == label }.map { (member, $0.name) }
    }
    guard tree.kind(child) == .trailingClosure else {
      // The first argument without a label.
      guard children.first == child, let first = parameters.first, !first.label.exists else { return nil }
      return (member, first.name)
    }
    let labels = Set(children.compactMap { tree.label(of: $0).map { tree.name(of: $0) } })
    let home = project.file(member).tree
    let open = parameters.filter { parameter in
      !labels.contains(parameter.label) && (parameter.isBuilder || Self.isClosure(parameter.type, home))
    }
    let needed = open.filter { !$0.defaultValue.exists }
    return (needed.first ?? (open.count == 1 ? open.first : nil)).map { (member, $0.name) }
  }

  private static func isClosure(_ type: NodeID, _ tree: Tree) -> Bool {
    var type = type
    while type.exists, [.attributedType, .optionalType].contains(tree.kind(type)) { type = tree.lastChild(type) }
    return type.exists && tree.kind(type) == .functionType
  }

  /// The slot of a view, with that of the system's modifier in place of the project's own that hands its content on, and
  /// with what the model of a package says of its closures.
  public func slot(of view: ViewReference) -> Slot {
    let slot = view.node.slot
    guard slot == .custom else { return slot }
    guard let (member, name) = handedParameter(of: view) else {
      return project.packageSlot(of: view.node, in: view.file) ?? slot
    }
    return self.slot(ofParameter: name, in: member, depth: 0) ?? slot
  }

  /// Where all that a member's body says of a parameter puts it; nil where it is put into several places, or among what
  /// the modifier draws itself.
  private func slot(ofParameter name: Name, in reference: MemberReference, depth: Int) -> Slot? {
    let key = HandedKey(member: reference, name: name)
    if let known = handedSlots[key] { return known }
    handedSlots[key] = .some(nil)
    let found = findSlot(ofParameter: name, in: reference, depth: depth)
    handedSlots[key] = .some(found)
    return found
  }

  private func findSlot(ofParameter name: Name, in reference: MemberReference, depth: Int) -> Slot? {
    let member = project.member(reference)
    let file = project.file(reference)
    guard member.body >= 0, depth < 4 else { return nil }
    let tree = file.tree
    let body = file.bodies[Int(member.body)]
    var found: Slot?
    for token in tree[body.block].tokens where tree.tokens.isName(token) && tree.name(of: token) == name {
      // The label of an argument is no mention.
      if tree.tokens.isSpelt(token + 1, ":", in: tree.source) { continue }
      guard let slot = slot(ofMention: token, in: file, body, depth: depth), found == nil || found == slot else {
        return nil
      }
      found = slot
    }
    return found
  }

  /// What the modifier around a token makes of what stands there.
  private func slot(ofMention token: TokenID, in file: FileViews, _ body: Body, depth: Int) -> Slot? {
    let tree = file.tree
    var result: Slot?
    for index in body.views {
      let view = file.views[Int(index)]
      // `swipesWherePossible { … }` and `self.swipesWherePossible { … }` among extensions of `View`.
      if view.kind == .reference, tree.kind(view.expression) == .callExpr,
        let argument = self.argument(of: view.expression, holding: token, tree),
        let called = overload(
          project.viewExtension(named: view.name, from: file), call: view.expression, in: file),
        let (member, name) = handedParameter(
          holding: tree.lastChild(argument), of: view.expression, called, in: file)
      {
        let slot = slot(ofParameter: name, in: member, depth: depth + 1)
        if let slot, slot.isPresentation { return slot }
        result = slot ?? result
      }
      for modifier in view.modifiers {
        let use = file.modifiers[Int(modifier)]
        guard let argument = argument(of: use.call, holding: token, tree) else { continue }
        let slot = slot(ofArgument: argument, holding: token, of: use, in: file, depth: depth)
        // What is brought up is not drawn, whatever else stands around it there.
        if let slot, slot.isPresentation { return slot }
        result = slot ?? result
      }
    }
    return result
  }

  private func argument(of call: NodeID, holding token: TokenID, _ tree: Tree) -> NodeID? {
    guard tree[call].tokens.contains(token) else { return nil }
    return tree.children(call).dropFirst().first { tree[$0].tokens.contains(token) }
  }

  private func slot(
    ofArgument argument: NodeID, holding token: TokenID, of use: ViewModifierUse, in file: FileViews, depth: Int
  ) -> Slot? {
    let tree = file.tree
    switch use.known {
    case .modifier:
      // `modifier(Swipes(content: content))`
      let made = tree.lastChild(argument)
      guard let type = componentType(made, in: file),
        let body = body(named: Name("body"), ofType: type, from: file, where: { $0.kind == .modifier }),
        let inner = self.argument(of: made, holding: token, tree), let label = tree.label(of: inner)
      else { return nil }
      return slot(ofParameter: tree.name(of: label), in: body, depth: depth + 1)
    case .other:
      guard project.hasViewExtension(use.name), let called = ownModifier(use, in: file),
        let (member, name) = handedParameter(
          holding: tree.lastChild(argument), of: use.call, called, in: file)
      else { return nil }
      return slot(ofParameter: name, in: member, depth: depth + 1)
    default: return file.slot(ofClosure: argument, of: use)
    }
  }

  /// A parameter of a member that content is handed to.
  struct HandedKey: Hashable {
    var member: MemberReference
    var name: Name

    private var mixed: UInt64 { mixedBits(name.hash, member.bits) }
    func _rawHashValue(seed: Int) -> Int { spreadHash(mixed, seed: seed) }
    func hash(into hasher: inout Hasher) { hasher.combine(mixed) }
  }
}
