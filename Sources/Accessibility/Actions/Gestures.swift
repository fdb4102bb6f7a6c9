// Gestures that are more than a tap: what kind they are and what they do when they move and when they end. Gestures that
// are made by a property or function of the type are followed.

import CurbcutSymbols
import CurbcutSyntax
import CurbcutViews

/// A gesture modifier of a view, other than a single tap.
public struct GestureUse {
  /// Kind of the gesture, as people make it.
  public enum Kind: String, Sendable {
    case longPress = "a long press"
    case doubleTap = "a double tap"
    case multipleTap = "several taps in a row"
    case magnify = "a pinch"
    case rotate = "a turn of two fingers"
    case drag = "a drag"
  }

  public var kind: Kind
  /// What happens, calls for feedback and state of the moment left out.
  public var effect: ActionEffect
  /// Whether the end of a drag decides by direction or distance.
  public var decidesByDirection = false
  /// Whether code does something once while the finger moves, as soon as it has gone far enough, and sets nothing by how far
  /// it went.
  public var actsOnceWhileMoving = false
  /// Whether the end of a drag does one thing or another, as it was made.
  public var hasSeveralOutcomes = false
  /// Whether the view goes with the finger.
  public var movesView = false
}

extension Element {
  /// What a gesture modifier that reaches the view stands for; nil for taps and for what cannot be followed, and for what
  /// the body of a modifier of the project decides alone: that is read there.
  public func gesture(of use: EffectiveModifier) -> GestureUse? {
    let reader = GestureReader(element: self)
    switch use.known {
    case .onLongPressGesture:
      guard use.isWritten else { return nil }
      // Behind `perform:` a closure without a label says what happens while the finger is down.
      let performs = use.argument("perform") != nil
      let effect = use.effect { label in
        label == "perform" || label == nil && !performs
      }
      return GestureUse(kind: .longPress, effect: reader.lasting(effect))
    case .onTapGesture:
      guard let count = use.argument("count"), count.isOfCall,
        let number = model.evaluator.value(of: count.node, in: count.scope).number, number >= 2
      else { return nil }
      return GestureUse(
        kind: number == 2 ? .doubleTap : .multipleTap,
        effect: reader.lasting(use.effect { $0 == nil || $0 == "perform" }))
    case .gesture, .simultaneousGesture, .highPriorityGesture:
      guard let argument = use.argument(nil), argument.isHere else { return nil }
      return reader.read(argument.node, in: argument.scope, depth: 0)
    default: return nil
    }
  }

  /// Whether a modifier has the view react to one tap, or to a press as long as it lasts.
  public func reactsToPress(_ use: ViewModifierUse) -> Bool {
    guard !use.isConditional else { return false }
    switch use.known {
    case .onTapGesture: return tree.argument(of: use.call, label: "count").map { tree.text($0) == "1" } ?? true
    case .gesture, .simultaneousGesture, .highPriorityGesture:
      guard let gesture = tree.argument(of: use.call, label: nil) else { return false }
      return Tap(use, of: self) != nil || GestureReader(element: self).isPress(gesture, tree)
    default: return false
    }
  }

  /// Whether a modifier has people drag the view itself to do something that lasts, as the thumb of a slider.
  public func isDragged(by use: ViewModifierUse) -> Bool {
    guard !use.isConditional, use.known == .gesture || use.known == .highPriorityGesture,
      let gesture = tree.argument(of: use.call, label: nil),
      let read = GestureReader(element: self).read(gesture, in: scope, depth: 0)
    else { return false }
    return read.kind == .drag && !read.effect.isEmpty
  }

  /// Whether one of the modifiers is written where the component or property is used.
  public func isGivenByUse(_ modifiers: Set<Known>) -> Bool {
    guard body.owner >= 0, let number = model.project.index(of: file) else { return false }
    if body.kind == .body {
      return model.project.uses(of: TypeReference(file: number, index: body.owner)).contains { use in
        let home = model.project.files[Int(use.file)]
        return model.engine.appliedModifiers(of: ViewReference(file: home, index: use.index)).contains {
          modifiers.contains($0.use.known)
        }
      }
    }
    guard body.member >= 0 else { return false }
    let name = file.members[Int(body.member)].name
    let owner = file.types[Int(body.owner)].name
    return (file.references[name] ?? []).contains { index in
      let view = file.views[Int(index)]
      let home = file.bodies[Int(view.body)].owner
      return home >= 0 && file.types[Int(home)].name == owner
        && view.modifiers.contains { modifiers.contains(file.modifiers[Int($0)].known) }
    }
  }
}

extension Element {
  /// Whether the type around the view is used, and what each use hands to it carries none of the modifiers, components
  /// of the project followed. What cannot be looked into may carry them.
  public func isGivenContent(without modifiers: Set<Known>) -> Bool {
    guard body.owner >= 0, let number = model.project.index(of: file) else { return false }
    let uses = model.project.uses(of: TypeReference(file: number, index: body.owner))
      .filter { !model.project.files[Int($0.file)].views[Int($0.index)].surroundings.isOutOfScope }
    return !uses.isEmpty
      && uses.allSatisfy { use in
        let home = model.project.files[Int(use.file)]
        let given = (use.index + 1)..<max(use.index + 1, home.views[Int(use.index)].end)
        return !given.isEmpty
          && given.allSatisfy { lacks(modifiers, ViewReference(file: home, index: $0), depth: 0) }
      }
  }

  private func lacks(_ wanted: Set<Known>, _ view: ViewReference, depth: Int) -> Bool {
    guard !model.engine.appliedModifiers(of: view).contains(where: { wanted.contains($0.use.known) }) else {
      return false
    }
    switch view.node.kind {
    case .base, .opaque: return false
    case .use where model.engine.known(view.node, in: view.file) == .other, .reference:
      guard depth < 3, let roots = model.engine.expansion(of: view) else { return false }
      return roots.allSatisfy { root in
        (root.index..<root.node.end).allSatisfy { index in
          lacks(wanted, ViewReference(file: root.file, index: index, frame: root.frame), depth: depth + 1)
        }
      }
    default: return true
    }
  }
}

/// Reads gesture expressions in the type of a view.
private struct GestureReader {
  let element: Element

  func read(_ expression: NodeID, in scope: Scope, depth: Int) -> GestureUse? {
    guard depth < 4, expression.exists else { return nil }
    let (file, tree) = (scope.file, scope.file.tree)
    var kind: GestureUse.Kind?
    let range = tree[expression]
    for token in range.firstToken...max(range.firstToken, range.lastToken) where tree.tokens.isName(token) {
      switch tree.string(of: token) {
      case "LongPressGesture": kind = kind ?? .longPress
      case "MagnificationGesture", "MagnifyGesture": kind = kind ?? .magnify
      case "RotationGesture", "RotateGesture": kind = kind ?? .rotate
      // A press that only starts a drag is a drag.
      case "DragGesture": if kind == nil || kind == .longPress { kind = .drag }
      case "TapGesture", "SpatialTapGesture": if kind == nil, doubleTap(expression, tree) { kind = .doubleTap }
      default: break
      }
    }
    guard let kind else { return follow(expression, in: scope, depth: depth) }
    if kind == .drag, isPress(expression, tree) { return nil }
    var use = GestureUse(kind: kind, effect: ActionEffect())
    for index in Int(tree[expression].firstDescendant)...Int(expression.index)
    where tree.nodes[index].kind == .callExpr {
      let call = NodeID(index)
      let callee = tree.firstChild(call)
      guard tree.kind(callee) == .memberExpr else { continue }
      let name = tree.text(callee)
      guard name == "onChanged" || name == "onEnded" || name == "updating" else { continue }
      for child in tree.children(call).dropFirst() {
        let action = tree.lastChild(child)
        use.effect.formUnion(ActionEffect(of: action, in: scope))
        if kind == .drag, name == "onEnded", decides(action, in: file) {
          use.decidesByDirection = true
          if hasSeveralOutcomes(action, in: file) { use.hasSeveralOutcomes = true }
        }
        if kind == .drag, name == "onChanged", decides(action, in: file), !follows(action, tree) {
          use.actsOnceWhileMoving = true
        }
      }
    }
    use.effect = lasting(use.effect, moves: kind == .drag)
    use.movesView = !tree.names(in: expression).isDisjoint(with: namesThatMoveView)
    return use
  }

  /// What the place, the size or the angle of the view depends on.
  private var namesThatMoveView: Set<Name> {
    var names: Set<Name> = []
    for use in element.writtenModifiers where FileModel.spatialModifiers.contains(use.known) {
      for argument in element.tree.children(use.call).dropFirst() where element.tree.kind(argument) == .argument {
        names.formUnion(element.tree.names(in: element.tree.lastChild(argument)))
      }
    }
    return names
  }

  /// A drag over no distance that does not ask where the finger is: it begins and ends as a tap does.
  func isPress(_ expression: NodeID, _ tree: Tree) -> Bool {
    let asking: Set<Name> = [
      Name("translation"), Name("location"), Name("startLocation"), Name("velocity"), Name("predictedEndTranslation"),
      Name("predictedEndLocation"),
    ]
    guard tree.names(in: expression).isDisjoint(with: asking) else { return false }
    return (Int(tree[expression].firstDescendant)...Int(expression.index)).contains { index in
      let call = NodeID(index)
      guard tree.kind(call) == .callExpr, tree.text(tree.firstChild(call)) == "DragGesture",
        let distance = tree.argument(of: call, label: "minimumDistance")
      else { return false }
      return tree.text(distance) == "0"
    }
  }

  /// `.gesture(drag)` and `.gesture(swipe(item))`.
  private func follow(_ expression: NodeID, in place: Scope, depth: Int) -> GestureUse? {
    let (file, tree) = (place.file, place.file.tree)
    var name = expression
    if tree.kind(name) == .callExpr { name = tree.firstChild(name) }
    // `isOn ? drag : nil`
    if tree.kind(name) == .ternaryExpr {
      return tree.children(name).dropFirst().lazy.compactMap { read($0, in: place, depth: depth + 1) }.first
    }
    if tree.kind(name) == .memberExpr, tree.text(tree.firstChild(name)) != "self" {
      // A chain on a gesture of the type: `drag.simultaneously(with: pinch)`.
      return follow(tree.firstChild(name), in: place, depth: depth + 1)
    }
    guard tree.kind(name) == .identifierExpr || tree.kind(name) == .memberExpr else { return nil }
    let evaluator = element.model.evaluator
    if let local = evaluator.local(tree.name(name), at: tree.range(name).start, in: file), local.value.exists {
      return read(local.value, in: place, depth: depth + 1)
    }
    let scope = file === element.file ? element.scope : place
    guard let reference = evaluator.ownMember(tree.name(name), in: scope) else { return nil }
    let member = element.model.project.member(reference)
    let home = element.model.project.file(reference)
    let node = member.value.exists ? member.value : member.block
    guard node.exists else { return nil }
    let inside = Scope(file: home, type: member.owner, member: reference.index, frame: place.frame)
    return read(node, in: inside, depth: depth + 1)
  }

  private func doubleTap(_ expression: NodeID, _ tree: Tree) -> Bool {
    for index in Int(tree[expression].firstDescendant)...Int(expression.index)
    where tree.nodes[index].kind == .argument {
      let argument = NodeID(index)
      guard let label = tree.label(of: argument), tree.string(of: label) == "count" else { continue }
      return tree.text(tree.lastChild(argument)) != "1"
    }
    return false
  }

  // MARK: What lasts

  private static let momentary: Set<String> = [
    "haptic", "haptics", "feedback", "impact", "pressed", "pressing", "dragging", "touching", "highlighted", "log",
    "debug", "keyboard", "responder", "focus", "focused", "track", "analytics", "swiping", "drag", "threshold",
    "offset", "translation", "scrubbing",
  ]

  /// The effect without feedback, state of the moment, and for drags without what only moves the view.
  func lasting(_ effect: ActionEffect, moves: Bool = false, depth: Int = 0) -> ActionEffect {
    var effect = effect
    func isMomentary(_ name: Name) -> Bool {
      guard let token = element.model.firstTokens[name] else { return false }
      return Words.split(element.tree.string(of: token)).contains { Self.momentary.contains($0) }
    }
    // Putting the keyboard away.
    effect.calls.remove(Name("endEditing"))
    effect.calls = effect.calls.filter { !isMomentary($0) && (depth > 3 || lasts($0, moves: moves, depth: depth)) }
    effect.changes = effect.changes.filter { !isMomentary($0) }
    if moves {
      effect.changes.subtract(element.model.namesThatMove)
      // The parameter by which `updating` writes a gesture's state.
      effect.changes.remove(Name("state"))
      effect.changes.remove(Name("gestureState"))
    }
    return effect
  }

  /// Whether a call may do something that lasts: a function of the type that only moves the view or closes it does not.
  private func lasts(_ call: Name, moves: Bool, depth: Int) -> Bool {
    guard let reference = element.model.evaluator.ownMember(call, in: element.scope) else { return true }
    let member = element.model.project.member(reference)
    let home = element.model.project.file(reference)
    guard member.kind == .function, member.block.exists, home.tree.firstChild(member.block).exists else { return true }
    return !lasting(ActionEffect(of: member.block, in: home), moves: moves, depth: depth + 1).isEmpty
  }

  /// Whether code asks for the direction or length of a drag before it does something.
  private func decides(_ action: NodeID, in file: FileViews) -> Bool {
    guard action.exists, mentionsTranslation(action, file.tree) else { return false }
    func branches(_ node: NodeID, _ tree: Tree, _ kinds: Set<NodeKind>) -> Bool {
      tree.nodes(below: node).contains { kinds.contains(tree.nodes[$0].kind) }
    }
    return branches(action, file.tree, [.ifExpr, .switchExpr, .guardStmt, .ternaryExpr])
      || helpers(of: action, in: file).contains { block, home in
        branches(block, home.tree, [.ifExpr, .switchExpr, .guardStmt])
      }
  }

  /// Whether code gives something a value that is worked out, as one does who follows the finger.
  private func follows(_ action: NodeID, _ tree: Tree) -> Bool {
    tree.nodes(below: action).contains { index in
      guard tree.nodes[index].kind == .assignExpr else { return false }
      let value = tree.lastChild(NodeID(index))
      switch tree.kind(value) {
      case .boolLiteral, .nilLiteral, .integerLiteral, .floatLiteral, .stringLiteral, .implicitMemberExpr: return false
      default: return true
      }
    }
  }

  private func mentionsTranslation(_ node: NodeID, _ tree: Tree) -> Bool {
    let range = tree[node]
    return (range.firstToken...max(range.firstToken, range.lastToken)).contains { token in
      tree.tokens.isName(token)
        && ["translation", "predictedEndTranslation", "predictedEndLocation", "predictedLocation", "velocity"].contains(
          tree.string(of: token))
    }
  }

  /// The functions of the type that are handed where the finger went.
  private func helpers(of action: NodeID, in file: FileViews) -> [(block: NodeID, home: FileViews)] {
    let tree = file.tree
    return tree.nodes(below: action).compactMap { index in
      let call = NodeID(index)
      guard tree.kind(call) == .callExpr, tree.kind(tree.firstChild(call)) == .identifierExpr,
        tree.children(call).dropFirst().contains(where: { mentionsTranslation($0, tree) }),
        let reference = element.model.evaluator.ownMember(tree.name(tree.firstChild(call)), in: element.scope)
      else { return nil }
      let block = element.model.project.member(reference).block
      return block.exists ? (block, element.model.project.file(reference)) : nil
    }
  }

  /// Whether two branches of code do different things that last.
  private func hasSeveralOutcomes(_ action: NodeID, in file: FileViews) -> Bool {
    var outcomes: Set<Set<Name>> = []
    for (code, home) in [(action, file)] + helpers(of: action, in: file).map({ ($0.block, $0.home) }) {
      for branch in branches(of: code, home.tree) {
        let effect = lasting(ActionEffect(of: branch, in: home), moves: true)
        let done = effect.calls.union(effect.changes)
        if !done.isEmpty { outcomes.insert(done) }
      }
    }
    return outcomes.count > 1
  }

  /// The innermost branches of code.
  private func branches(of code: NodeID, _ tree: Tree) -> [NodeID] {
    var result: [NodeID] = []
    for index in tree.nodes(below: code) {
      switch tree.nodes[index].kind {
      case .ifExpr: result += tree.children(NodeID(index)).filter { tree.kind($0) == .codeBlock }
      case .switchCase: result.append(NodeID(index))
      case .ternaryExpr: result += tree.children(NodeID(index)).dropFirst()
      default: break
      }
    }
    // What lies in a node stands right before it.
    result.sort { $0.index < $1.index }
    return result.indices.filter { index in
      index == 0 || result[index - 1].index < tree[result[index]].firstDescendant
    }.map { result[$0] }
  }
}

extension FileModel {
  /// The words of a name that the file holds, lower-case.
  public func words(of name: Name) -> [String] { firstTokens[name].map { Words.split(file.tree.string(of: $0)) } ?? [] }

  func makeNamesThatMove() -> Set<Name> {
    var names: Set<Name> = []
    for use in file.modifiers where Self.spatialModifiers.contains(use.known) || use.known == .opacity {
      for argument in file.tree.children(use.call).dropFirst() where file.tree.kind(argument) == .argument {
        let range = file.tree[argument]
        for token in range.firstToken...max(range.firstToken, range.lastToken) where file.tree.tokens.isName(token) {
          names.insert(file.tree.name(of: token))
        }
      }
    }
    return names
  }

  func makeFirstTokens() -> [Name: TokenID] {
    let tree = file.tree
    var first: [Name: TokenID] = [:]
    first.reserveCapacity(tree.tokens.count / 8)
    for token in 0..<TokenID(tree.tokens.count) where tree.tokens.isName(token) {
      let name = tree.name(of: token)
      if first[name] == nil { first[name] = token }
    }
    return first
  }
}
