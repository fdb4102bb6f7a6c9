// What components, functions and styles of the project put behind and around the content that they are given.

import CurbcutSymbols
import CurbcutSyntax
import CurbcutViews

extension ColourModel {
  /// What a component of the project puts behind the content it is given.
  func component(_ parent: ViewNode, _ view: ViewNode, index: Int32, state: inout ColourState) {
    let reference = ViewReference(file: file, index: view.parent)
    if isLayout(parent) { return }
    put(ViewReference(file: file, index: index), into: reference, owner: view.parent, depth: 0, state: &state)
  }

  /// What a component puts around a view that it is given, at whichever of its places that is.
  private func put(
    _ content: ViewReference, into component: ViewReference, owner: Int32, depth: Int, state: inout ColourState
  ) {
    // A branch that the call rules out is no place.
    let paths = model.engine.paths(of: content, in: component).filter { $0.allSatisfy(isThere) }
    guard let first = paths.first, paths.count <= Self.placeLimit, depth < Self.wrapperLimit else {
      return unresolved(&state)
    }
    let around = state
    place(first, owner: owner, depth: depth, state: &state)
    for path in paths.dropFirst() {
      var other = around
      place(path, owner: owner, depth: depth, state: &other)
      guard isSame(state, other) else { return unresolved(&state) }
    }
  }

  /// Places of one content, in branches of a body mostly, that are compared.
  private static let placeLimit = 8
  /// Components that hand what they are given to others.
  private static let wrapperLimit = 4

  /// Whether what stands at two places of a component looks the same, and lies on the same.
  private func isSame(_ first: ColourState, _ second: ColourState) -> Bool {
    guard first.look == second.look, first.isRecoloured == second.isRecoloured, first.root == second.root,
      isSame(first.tint, second.tint)
    else { return false }
    switch (first.foreground, second.foreground) {
    case (.source(let one), .source(let other)): if !isSame(one, other) { return false }
    case (.tint(let one), .tint(let other)): if !isSame(one, other) { return false }
    default: if first.foreground != second.foreground { return false }
    }
    if first.layer == second.layer { return true }
    guard let above = ground(from: first.layer), let below = ground(from: second.layer) else { return false }
    return above.kind == below.kind && above.opacity == below.opacity && above.fade == nil && below.fade == nil
      && above.value.isSame(as: below.value)
  }

  private func isSame(_ first: Int, _ second: Int) -> Bool {
    first == second || first >= 0 && second >= 0 && value(ofSource: first).isSame(as: value(ofSource: second))
  }

  /// Whether a view is a layout of the project's own, which places what it holds and draws nothing.
  private func isLayout(_ view: ViewNode) -> Bool {
    guard view.kind == .use, let type = model.engine.componentType(view.expression, in: file) else { return false }
    let declaration = model.project.type(type)
    return declaration.inheritedNames.contains(Self.layout) && !declaration.conforms(to: .View)
  }

  private static let layout = Name("Layout")

  /// Puts what lies around a place in a body, from its root down to the place, on the layers.
  func place(_ content: ViewReference, owner: Int32, state: inout ColourState) {
    place(NameEngine.path(from: content), owner: owner, depth: 0, state: &state)
  }

  /// `whole` is the place, and the views around it from the inside out.
  private func place(_ whole: [ViewReference], owner: Int32, depth: Int, state: inout ColourState) {
    var path: [ViewReference] = []
    for (number, step) in whole.enumerated() {
      path.append(step)
      guard step.node.slotModifier >= 0 || step.node.slot.isPresentation else { continue }
      if step.node.slot == .destination || step.node.slot == .presentation {
        // On a screen that the component opens nothing counts that is around the component.
        state = opened(from: state)
        break
      }
      // What lies over a shape lies on its color.
      guard step.node.slot == .overlay, number + 1 < whole.count, isSurface(whole[number + 1].node) else {
        return unresolved(&state)
      }
    }
    for (number, step) in path.enumerated().reversed() {
      for modifier in model.engine.appliedModifiers(of: step).reversed() {
        apply(modifier, owner: owner, to: &state)
      }
      guard number > 0 else { continue }
      let inner = path[number - 1]
      // The part of the body that a name stands for.
      if inner.node.parent < 0 { continue }
      switch model.engine.known(step.node, in: step.file) {
      case .ZStack:
        guard stack(below: inner, in: step, state: &state) else { return unresolved(&state) }
      case .List, .Form:
        guard inner.node.slot == .content else { return unresolved(&state) }
        state.layer = row(
          isPlain: Self.isPlainList(step.node, in: step.file),
          hidesList: hidesBackground(of: step.index, in: step.file), on: state.layer)
      case .Section:
        let slot = inner.node.slot
        if slot == .header || slot == .footer {
          section(step.index, in: step.file, &state)
        } else if slot != .content {
          unresolved(&state)
        }
      case .GroupBox, .TabView: return unresolved(&state)
      case .Button, .NavigationLink, .Link, .Menu:
        guard inner.node.slot == .label else { return unresolved(&state) }
        label(of: step.node, state: &state)
      case .other where step.node.kind == .use: put(inner, into: step, owner: owner, depth: depth + 1, state: &state)
      default:
        guard inner.node.slot == .overlay, inner.node.slotModifier >= 0 else { break }
        layShape(step, under: step.file.modifiers[Int(inner.node.slotModifier)].call, state: &state)
      }
    }
  }

  /// What stands before a place in a stack of a component lies behind it; false where that cannot be told.
  private func stack(below view: ViewReference, in stack: ViewReference, state: inout ColourState) -> Bool {
    var sibling = stack.index + 1
    while sibling < view.index {
      let reference = ViewReference(file: stack.file, index: sibling, frame: stack.frame)
      let node = reference.node
      sibling = max(node.end, sibling + 1)
      guard node.slotModifier < 0 else { continue }
      guard let layer = drawn(by: reference) else { continue }
      if case .unknown = layer { return false }
      state.layer = push(layer, on: state.layer)
    }
    return true
  }

  /// What a component fills its place with: a shape that is all it draws, or the last one over the others.
  func filling(of component: ViewReference) -> ColourLayer? {
    guard !isRecoloured(component), let roots = model.engine.expansion(of: component), roots.count == 1,
      !isGivenConstantBinding(roots[0])
    else { return nil }
    if isSurface(roots[0].node) { return surfaceLaid(roots[0]) }
    let stack = roots[0]
    guard stack.node.kind == .use, stack.node.known == .ZStack, stack.node.modifiers.isEmpty else { return nil }
    var last: ColourLayer?
    var child = stack.index + 1
    while child < stack.node.end {
      let inner = ViewReference(file: stack.file, index: child, frame: stack.frame)
      guard isSurface(inner.node) else { return nil }
      if !drawsLinesOnly(inner) { last = surfaceLaid(inner) }
      child = max(inner.node.end, child + 1)
    }
    return last
  }

  /// Whether a call gives a component `.constant(…)` for a binding, whose value is not told from other states.
  private func isGivenConstantBinding(_ root: ViewReference) -> Bool {
    guard let frame = root.frame else { return false }
    let tree = frame.scope.file.tree
    return frame.arguments.values.contains {
      tree.kind($0) == .callExpr && tree.mainIs(tree.firstChild($0), "constant")
    }
  }

  /// A color that an expression gives, which is a view as well: `style.background` and no shape or text.
  func colorLaid(_ view: ViewReference) -> ColourLayer? {
    // A function that makes a text is no color, whatever color the text has.
    guard view.node.kind == .opaque || model.engine.expansion(of: view)?.isEmpty ?? true, surface(view).isKnown else {
      return nil
    }
    return laid(view, .stack)
  }

  private func surfaceLaid(_ view: ViewReference) -> ColourLayer? {
    guard case .surface? = laid(view, .stack) else { return nil }
    return .surface(view)
  }

  /// The color of a view of the project that is behind something by its name: `.background(sky)`.
  func view(of source: ColourSource) -> ColourValue {
    let modifier = AppliedModifier(use: source.use, scope: source.scope)
    guard let views = content(of: modifier, byName: true), views.count == 1, views[0].node.kind == .reference,
      let roots = model.engine.expansion(of: views[0]), roots.count == 1, isSurface(roots[0].node),
      case .surface? = laid(roots[0], .background)
    else { return .unknown }
    return surface(roots[0])
  }

  // MARK: Styles of buttons

  /// The number of the style of the project that an argument of `.buttonStyle` makes; nil where it is none that can be
  /// looked into.
  func ownStyle(_ argument: NodeID, in scope: Scope) -> Int? {
    // `if isWide { … } else { … }` is decided by what the style is made with.
    let labels = model.labelsOfOwnStyle(argument, in: scope).filter { isThere($0) }
    guard labels.count == 1 else { return nil }
    styles.append(labels[0])
    return styles.count - 1
  }

  /// Whether no branch around a view is ruled out by what its component or style is made with.
  func isThere(_ view: ViewReference) -> Bool {
    var node = view.node
    while node.parent >= 0 {
      let parent = ViewReference(file: view.file, index: node.parent, frame: view.frame)
      if parent.node.kind == .choice {
        let branch = AppliedBranch(choice: parent, number: node.branch)
        let taken = masked(.any([]), by: [branch], else: .unknown)
        if case .unknown = taken { return false }
      }
      node = parent.node
    }
    return true
  }

  /// What a style puts around the label of a button.
  func label(of style: ViewReference, state: inout ColourState) {
    state.look = .plain
    place(style, owner: -1, state: &state)
  }
}
