// What components, functions and styles of the project put behind and around the content that they are given.

import CurbcutSyntax
import CurbcutViews

extension ColourModel {
  /// What a component of the project puts behind the content it is given.
  func component(_ parent: ViewNode, _ view: ViewNode, index: Int32, state: inout ColourState) {
    let reference = ViewReference(file: file, index: view.parent)
    if isLayout(parent) { return }
    let content = model.engine.places(of: ViewReference(file: file, index: index), in: reference) ?? []
    guard content.count == 1 else { return unresolved(&state) }
    place(content[0], owner: view.parent, state: &state)
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
    var path = [content]
    while let last = path.last, last.node.parent >= 0 {
      if last.node.slot == .destination || last.node.slot == .presentation {
        // On a screen that the component opens nothing counts that is around the component.
        state = opened(from: state)
        break
      }
      if last.node.slotModifier >= 0 || last.node.slot.isPresentation { return unresolved(&state) }
      path.append(ViewReference(file: last.file, index: last.node.parent, frame: last.frame))
    }
    for (number, step) in path.enumerated().reversed() {
      let isLast = number == 0
      for modifier in model.engine.appliedModifiers(of: step).reversed() {
        apply(modifier, owner: owner, to: &state)
      }
      guard !isLast else { continue }
      switch model.engine.known(step.node, in: step.file) {
      // What comes first in a stack lies on what the stack lies on.
      case .ZStack where path[number - 1].index == step.index + 1: break
      case .List, .Form:
        guard path[number - 1].node.slot == .content else { return unresolved(&state) }
        state.layer = row(
          isPlain: Self.isPlainList(step.node, in: step.file),
          hidesList: hidesBackground(of: step.index, in: step.file), on: state.layer)
      case .Section:
        let slot = path[number - 1].node.slot
        if slot == .header || slot == .footer { section(&state) } else if slot != .content { unresolved(&state) }
      case .ZStack, .GroupBox, .TabView: return unresolved(&state)
      case .Button, .NavigationLink, .Link, .Menu:
        guard path[number - 1].node.slot == .label else { return unresolved(&state) }
        label(of: step.node, state: &state)
      case .other where step.node.kind == .use: return unresolved(&state)
      default: break
      }
    }
  }

  /// The color of a view of the project that is behind something by its name: `.background(sky)`.
  func view(of source: ColourSource) -> ColourValue {
    let modifier = AppliedModifier(use: source.use, file: source.scope.file, scope: source.scope)
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
    let outcome = Interpreter(model.evaluator).outcome(of: argument, in: scope, type: Name("ButtonStyle"))
    guard let made = outcome.single, case let home = made.scope.file, home.tree.kind(made.node) == .callExpr,
      let type = model.engine.componentType(made.node, in: home),
      let body = model.engine.body(named: Name("makeBody"), ofType: type, from: home, where: { $0.kind == .style }),
      let frame = model.engine.frame(forType: type, call: made.node, scope: made.scope, callSite: -1)
    else { return nil }
    let place = model.project.file(body)
    var labels: [ViewReference] = []
    for index in place.bodies[Int(model.project.member(body).body)].views {
      let view = place.views[Int(index)]
      guard view.kind == .base, place.tree.text(view.expression) == "label" else { continue }
      let label = ViewReference(file: place, index: index, frame: frame)
      // `if isWide { … } else { … }` is decided by what the style is made with.
      if isThere(label) { labels.append(label) }
    }
    guard labels.count == 1 else { return nil }
    styles.append(labels[0])
    return styles.count - 1
  }

  /// Whether no branch around a view is ruled out by what its component or style is made with.
  private func isThere(_ view: ViewReference) -> Bool {
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
