// What the code behind a control or gesture does, as far as it can be told from names: the functions it calls and the
// state it changes. Two things that share one of them do the same for a person.

import CurbcutSymbols
import CurbcutSyntax
import CurbcutViews

/// The functions that code calls and the state it changes.
public struct ActionEffect: Sendable {
  public var calls: Set<Name> = []
  public var changes: Set<Name> = []
  /// What is turned over: `x.toggle()`, `x = !x`; also among the changes.
  public var toggles: Set<Name> = []
  /// What holds a state that is changed: `state` of `state.index += 1`. Whoever sets the holder sets what it holds.
  var holders: Set<Name> = []

  public init() {}

  public var isEmpty: Bool { calls.isEmpty && changes.isEmpty }

  public mutating func formUnion(_ other: ActionEffect) {
    calls.formUnion(other.calls)
    changes.formUnion(other.changes)
    toggles.formUnion(other.toggles)
    holders.formUnion(other.holders)
  }

  /// Whether both do something in common.
  public func overlaps(_ other: ActionEffect) -> Bool {
    !calls.isDisjoint(with: other.calls) || !changes.isDisjoint(with: other.changes)
  }

  /// Calls and bindings that wrap, measure or format and say nothing about what is done.
  private static let wrappers: Set<Name> = Set(
    [
      "withAnimation", "withTransaction", "async", "asyncAfter", "now", "main", "print", "toggle", "append", "insert",
      "remove", "removeAll", "removeLast", "removeFirst", "abs", "min", "max", "sleep", "detached", "run", "first",
      "filter", "map", "contains", "impactOccurred", "notificationOccurred", "selectionChanged", "prepare", "dismiss",
      "enumerated", "default", "spring", "easeInOut", "easeOut", "easeIn", "linear", "send", "onChanged", "onEnded",
      "updating", "translation", "animation", "transition", "formatted", "post", "firstIndex", "sorted", "index",
    ].map { Name($0) })

  /// Those that are called without an object.
  private static let globalWrappers: Set<Name> = Set(
    ["withAnimation", "withTransaction", "print", "abs", "min", "max", "sleep", "dismiss"].map { Name($0) })

  /// Methods that change what they are called on.
  private static let mutators: Set<String> = [
    "toggle", "append", "insert", "remove", "removeAll", "removeLast", "removeFirst", "formUnion", "subtract", "move",
    "swapAt", "popLast",
  ]

  /// Reads the code below a node; `$name` counts as a change of `name`.
  public init(of node: NodeID, in file: FileViews) {
    guard node.exists else { return }
    let tree = file.tree
    if tree.kind(node) == .identifierExpr || tree.kind(node) == .memberExpr {
      calls.insert(tree.name(node))
      noteBindings(in: node, tree)
      return
    }
    for index in Int(tree[node].firstDescendant)...Int(node.index) {
      let id = NodeID(index)
      switch tree.nodes[index].kind {
      case .callExpr:
        let callee = tree.firstChild(id)
        switch tree.kind(callee) {
        case .identifierExpr, .memberExpr:
          let text = tree.text(callee)
          if tree.kind(callee) == .memberExpr, Self.mutators.contains(text) {
            changes.formUnion(Self.leading(tree.firstChild(callee), tree))
            if text == "toggle" { toggles.formUnion(Self.leading(tree.firstChild(callee), tree)) }
          }
          let name = tree.name(callee)
          // `run(deed)` without an object is a function of the type, and does what it does.
          let wraps = tree.kind(callee) == .identifierExpr ? Self.globalWrappers : Self.wrappers
          if !wraps.contains(name), text.first?.isUppercase != true { calls.insert(name) }
        default: break
        }
      case .assignExpr:
        let names = Self.leading(tree.firstChild(id), tree)
        changes.formUnion(names)
        if let holder = Self.holder(of: tree.firstChild(id), tree) { holders.insert(holder) }
        if tree.kind(tree.lastChild(id)) == .prefixExpr, tree.text(tree.lastChild(id)) == "!" {
          toggles.formUnion(names)
        }
      default: break
      }
    }
    noteBindings(in: node, tree)
  }

  /// Only what is handed over as a binding.
  init(bindingsIn node: NodeID, _ tree: Tree) { noteBindings(in: node, tree) }

  private mutating func noteBindings(in node: NodeID, _ tree: Tree) {
    let range = tree[node]
    for token in range.tokens {
      let text = tree.tokens.text(token, in: tree.source)
      guard text.first == UInt8(ascii: "$"), text.count > 1, text.dropFirst().first.map({ $0 > 57 }) == true else {
        continue
      }
      changes.insert(Name(text.dropFirst()))
      // `$item.isOn` changes the last name of the path.
      var next = token + 1
      while next + 1 <= range.lastToken, tree.tokens.text(next, in: tree.source).elementsEqual(".".utf8) {
        changes.insert(tree.name(of: next + 1))
        next += 2
      }
    }
  }

  /// `state` of `state.index`.
  private static func holder(of node: NodeID, _ tree: Tree) -> Name? {
    guard tree.kind(node) == .memberExpr, tree.kind(tree.firstChild(node)) == .identifierExpr else { return nil }
    let text = tree.text(tree.firstChild(node))
    return text == "self" ? nil : tree.name(tree.firstChild(node))
  }

  /// `a.b.c` gives all three, `self` left out.
  private static func leading(_ node: NodeID, _ tree: Tree) -> Set<Name> {
    var names: Set<Name> = []
    var current = node
    while current.exists {
      switch tree.kind(current) {
      case .memberExpr:
        names.insert(tree.name(current))
        current = tree.firstChild(current)
      case .identifierExpr:
        let text = tree.text(current)
        // The object that holds the state says nothing about which state.
        let isHolder = !names.isEmpty && ["model", "viewModel", "vm", "store", "state", "manager"].contains(text)
        if text != "self", !isHolder { names.insert(tree.name(current)) }
        return names
      case .optionalChainExpr, .forceUnwrapExpr: current = tree.lastChild(current)
      case .subscriptExpr: current = tree.firstChild(current)
      default: return names
      }
    }
    return names
  }
}

extension ActionEffect {
  /// What a control does: everything in its call that is no view, its bindings included.
  public init(of control: InnerControl) {
    let reference = control.reference
    if let gesture = control.gesture {
      self.init()
      for child in reference.file.tree.children(gesture.call).dropFirst() {
        formUnion(ActionEffect(of: reference.file.tree.lastChild(child), in: reference.file))
      }
      return
    }
    self.init(ofControl: reference.index, in: reference.file)
  }

  /// What a control does: what its label shows is not done.
  init(ofControl index: Int32, in file: FileViews) {
    let view = file.views[Int(index)]
    var labels: [NodeID] = []
    var child = index + 1
    while child < view.end {
      let next = file.views[Int(child)]
      if next.slot == .label, next.slotModifier < 0 { labels.append(next.chain) }
      child = next.end
    }
    self.init(ofCall: view.expression, in: file, butIn: labels)
  }

  /// What a component is given to do; a closure that makes views is read as views.
  public init(ofComponent index: Int32, in file: FileViews) {
    var held: [NodeID] = []
    var child = index + 1
    while child < file.views[Int(index)].end {
      let next = file.views[Int(child)]
      if next.slotModifier < 0 { held.append(next.chain) }
      child = next.end
    }
    self.init(ofCall: file.views[Int(index)].expression, in: file, butIn: held)
  }

  /// What the closures, function references and bindings of a call do, closures around one of some nodes left out.
  public init(ofCall call: NodeID, in file: FileViews, butIn held: [NodeID] = []) {
    self.init()
    let tree = file.tree
    guard call.exists, tree.kind(call) == .callExpr else { return }
    for child in tree.children(call).dropFirst() {
      let value = tree.lastChild(child)
      guard value.exists else { continue }
      if held.contains(where: { tree[value].firstDescendant <= $0.index && $0.index <= value.index }) { continue }
      switch tree.kind(value) {
      case .closureExpr: formUnion(ActionEffect(of: value, in: file))
      case .identifierExpr, .memberExpr:
        let label = tree.label(of: child).map { tree.string(of: $0) }
        if label == nil || label == "value" || label == "title" || label == "text" {
          noteBindings(in: value, tree)
        } else {
          formUnion(ActionEffect(of: value, in: file))
        }
      default: noteBindings(in: value, tree)
      }
    }
  }
}

/// What a type offers to do, by the names that are called and changed.
public struct OfferedEffects {
  /// With the views that offer it; -1 for what a menu or the like offers beside its view.
  private var calls: [Name: [Int32]] = [:]
  private var changes: [Name: [Int32]] = [:]
  private var spoken = ActionEffect()

  fileprivate mutating func add(_ effect: ActionEffect, of view: Int32) {
    for name in effect.calls { calls[name, default: []].append(view) }
    for name in effect.changes { changes[name, default: []].append(view) }
  }

  fileprivate mutating func addSpoken(_ effect: ActionEffect) { spoken.formUnion(effect) }

  /// Whether a visible control, those of some views left out, does something in common with the effect.
  public func isVisible(_ effect: ActionEffect, leavingOut left: Range<Int32> = 0..<0) -> Bool {
    effect.calls.contains { calls[$0]?.contains { !left.contains($0) } ?? false }
      || effect.changes.union(effect.holders).contains { changes[$0]?.contains { !left.contains($0) } ?? false }
  }

  /// Whether an accessibility action does something in common with the effect.
  public func isSpoken(_ effect: ActionEffect) -> Bool { spoken.overlaps(effect) }
}

extension Evaluator {
  /// The effect with the functions of the type followed: what they call and change counts as well.
  func followed(_ effect: ActionEffect, in scope: Scope, depth: Int = 0) -> ActionEffect {
    guard depth < 3 else { return effect }
    var result = effect
    for call in effect.calls {
      guard let reference = ownMember(call, in: scope) else { continue }
      let member = project.member(reference)
      guard member.kind == .function, member.block.exists else { continue }
      let home = project.file(reference)
      let inner = Scope(file: home, type: member.owner, member: reference.index)
      result.formUnion(followed(ActionEffect(of: member.block, in: home), in: inner, depth: depth + 1))
    }
    return result
  }
}

extension FileModel {
  /// The effect with the functions of the type followed: what they call and change counts as well.
  public func followed(_ effect: ActionEffect, in scope: Scope) -> ActionEffect {
    evaluator.followed(effect, in: scope)
  }

  /// What the visible controls of a type do, and what its accessibility actions do. Components that are given closures
  /// or bindings count as controls.
  public func offeredEffects(ofType owner: Int32) -> OfferedEffects {
    if let known = offeredEffects[owner] { return known }
    let offered = readOfferedEffects(ofType: owner)
    offeredEffects[owner] = offered
    return offered
  }

  private func readOfferedEffects(ofType owner: Int32) -> OfferedEffects {
    var result = OfferedEffects()
    for (number, body) in file.bodies.enumerated() where isSameType(body.owner, owner) {
      let scope = Scope(file: file, body: Int32(number))
      // Views that a function declares for itself: `var header: some View { … }`.
      if body.kind == .function, body.block.exists {
        for index in file.tree.nodes(below: body.block) where file.tree.nodes[index].kind == .binding {
          let getter = file.tree.lastChild(NodeID(index))
          guard file.tree.kind(getter) == .codeBlock || file.tree.kind(getter) == .accessorBlock else { continue }
          result.add(followed(ActionEffect(of: getter, in: file), in: scope), of: -1)
        }
      }
      func effect(_ call: NodeID) -> ActionEffect { followed(ActionEffect(ofCall: call, in: file), in: scope) }
      for index in body.views {
        let node = file.views[Int(index)]
        let known = knowns[Int(index)]
        let isControl = node.kind == .use && known.control?.isInteractive == true
        if isControl && !flags[Int(index)].contains(.hidden) {
          result.add(followed(ActionEffect(ofControl: index, in: file), in: scope), of: index)
        } else if node.kind == .use, known == .other {
          let own = ActionEffect(ofComponent: index, in: file)
          if !own.isEmpty { result.add(followed(own, in: scope), of: index) }
        } else if let own = effectHanded(to: index, in: scope) {
          result.add(followed(own, in: scope), of: index)
        }
        for modifier in node.modifiers {
          let use = file.modifiers[Int(modifier)]
          switch use.known {
          case .accessibilityAction, .accessibilityActions, .accessibilityAdjustableAction, .accessibilityZoomAction,
            .accessibilityScrollAction:
            result.addSpoken(effect(use.call))
          case .onTapGesture where file.tree.argument(of: use.call, label: "count") == nil:
            result.add(effect(use.call), of: index)
          case .gesture, .simultaneousGesture, .highPriorityGesture:
            if let tap = Tap(use, of: Element(model: self, index: index)) {
              result.add(followed(tap.effect, in: scope), of: index)
            }
          case .onMove, .onDelete, .contextMenu, .swipeActions, .onKeyPress, .onDrop, .navigationBarItems, .refreshable:
            result.add(effect(use.call), of: -1)
          default: break
          }
        }
      }
    }
    readEffectsElsewhere(ofType: owner) { effect, known in
      switch known {
      case .accessibilityAction, .accessibilityActions, .accessibilityAdjustableAction, .accessibilityZoomAction,
        .accessibilityScrollAction:
        result.addSpoken(effect)
      default: result.add(effect, of: -1)
      }
    }
    return result
  }

  /// What the parts of a type in other files offer: controls, components that are given something to do, and modifiers,
  /// each with what it is known as. What stands in menus and behind swipes is left out.
  func readEffectsElsewhere(ofType owner: Int32, _ found: (ActionEffect, Known) -> Void) {
    for part in parts(ofType: owner) where part.file !== file {
      let home = part.file
      for member in part.type.members where home.members[Int(member)].body >= 0 {
        let body = home.members[Int(member)].body
        let scope = Scope(file: home, body: body)
        var index = home.bodies[Int(body)].views.lowerBound
        while index < home.bodies[Int(body)].views.upperBound {
          let node = home.views[Int(index)]
          if node.slot == .contextMenu || node.slot == .swipeActions {
            index = node.end
            continue
          }
          let known = engine.known(node, in: home)
          let isControl = node.kind == .use && known.control?.isInteractive == true
          if isControl || known == .other {
            let own =
              isControl ? ActionEffect(ofControl: index, in: home) : ActionEffect(ofComponent: index, in: home)
            if !own.isEmpty { found(followed(own, in: scope), known) }
          }
          for modifier in node.modifiers {
            let use = home.modifiers[Int(modifier)]
            switch use.known {
            case .accessibilityAction, .accessibilityActions, .accessibilityAdjustableAction, .accessibilityZoomAction,
              .accessibilityScrollAction, .onTapGesture, .onMove, .onKeyPress, .navigationBarItems, .refreshable:
              found(followed(ActionEffect(ofCall: use.call, in: home), in: scope), use.known)
            default: break
            }
          }
          index += 1
        }
      }
    }
  }

  /// What a function of the type that makes a control is handed to do: `bigButton("Next") { page += 1 }`.
  func effectHanded(to index: Int32, in scope: Scope) -> ActionEffect? {
    let node = file.views[Int(index)]
    // A closure that makes views is read as views.
    guard node.kind == .reference, node.end == index + 1, file.tree.kind(node.expression) == .callExpr else {
      return nil
    }
    let own = ActionEffect(ofCall: node.expression, in: file)
    guard !own.isEmpty, let reference = evaluator.ownMember(node.name, in: scope) else { return nil }
    let member = project.member(reference)
    guard member.kind == .function, member.body >= 0 else { return nil }
    let home = project.file(reference)
    let makesControl = home.bodies[Int(member.body)].views.contains { inner in
      let view = home.views[Int(inner)]
      if view.modifiers.contains(where: { home.modifiers[Int($0)].known == .onTapGesture }) { return true }
      let known = engine.known(view, in: home)
      return view.kind == .use && (known.control?.isInteractive == true || known == .other)
    }
    return makesControl ? own : nil
  }

  private func isSameType(_ a: Int32, _ b: Int32) -> Bool {
    a == b || (a >= 0 && b >= 0 && file.types[Int(a)].name == file.types[Int(b)].name)
  }
}

extension Element {
  /// What happens when the control or tappable view is activated.
  public var activation: ActionEffect {
    guard model.trace == nil else { return readActivation() }
    if model.lastActivation.view != index { model.lastActivation = (index, readActivation()) }
    return model.lastActivation.effect
  }

  private func readActivation() -> ActionEffect {
    var effect = ActionEffect()
    if control != nil { effect.formUnion(ActionEffect(ofControl: index, in: file)) }
    for use in writtenModifiers where use.known == .onTapGesture {
      effect.formUnion(ActionEffect(ofCall: use.call, in: file))
    }
    for action in actionCode { effect.formUnion(keptEffect(of: action)) }
    return model.followed(effect, in: scope)
  }

  /// What code does that the type keeps and that an action names: `Button(action: reset)` with `let reset = { … }`. What
  /// callers pass speaks of names of theirs.
  private func keptEffect(of action: NodeID) -> ActionEffect {
    var effect = ActionEffect()
    guard tree.kind(action) != .closureExpr, body.owner >= 0 else { return effect }
    let owner = file.types[Int(body.owner)].name
    for run in code(running: action) where run.scope.frame == nil && run.scope.type >= 0 {
      guard run.file.types[Int(run.scope.type)].name == owner else { continue }
      effect.formUnion(ActionEffect(of: run.node, in: run.file))
    }
    return effect
  }

  /// Whether a visible control of the same type, outside this view, does one of the same things.
  public func isOfferedElsewhere(_ effect: ActionEffect) -> Bool {
    let own = model.followed(effect, in: scope)
    guard !own.isEmpty else { return false }
    let offered = model.offeredEffects(ofType: body.owner)
    return offered.isVisible(own, leavingOut: index..<node.end) || offered.isSpoken(own)
  }
}
