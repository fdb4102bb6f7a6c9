// Who else offers what a hidden way (a menu behind a long press, a swipe, a shake, a drag) does: controls that can be seen.

import CurbcutSyntax
import CurbcutViews

extension FileModel {
  /// What the visible controls of a type do; those inside context menus and swipe actions do not count, nor do views of
  /// the ranges.
  public func effectsOfVisibleControls(ofType owner: Int32, leavingOut left: Range<Int32>? = nil) -> [ActionEffect] {
    guard left == nil else { return readVisibleEffects(ofType: owner, leavingOut: left) }
    if let known = visibleEffects[owner] { return known }
    let effects = readVisibleEffects(ofType: owner, leavingOut: nil)
    visibleEffects[owner] = effects
    return effects
  }

  private func readVisibleEffects(ofType owner: Int32, leavingOut left: Range<Int32>?) -> [ActionEffect] {
    var result: [ActionEffect] = []
    for (number, body) in file.bodies.enumerated() where isOneType(body.owner, owner) {
      let scope = Scope(file: file, body: Int32(number))
      for index in body.views {
        let node = file.views[Int(index)]
        guard node.kind == .use || node.kind == .reference, left?.contains(index) != true,
          !flags[Int(index)].contains(.hidden), !isBehindGesture(index)
        else { continue }
        if node.kind == .reference {
          if let handed = effectHanded(to: index, in: scope) { result.append(followed(handed, in: scope)) }
          continue
        }
        let known = known(node)
        let isControl = known.control?.isInteractive == true
        if isControl || known == .other {
          let effect =
            isControl ? ActionEffect(ofControl: index, in: file) : ActionEffect(ofComponent: index, in: file)
          if !effect.isEmpty { result.append(followed(effect, in: scope)) }
        }
        for modifier in node.modifiers {
          let use = file.modifiers[Int(modifier)]
          guard use.known == .onTapGesture || use.known == .navigationBarItems else { continue }
          result.append(followed(ActionEffect(ofCall: use.call, in: file), in: scope))
        }
      }
    }
    readEffectsElsewhere(ofType: owner) { effect, known in
      if known == .onTapGesture || known == .navigationBarItems || known == .other || known.control != nil {
        result.append(effect)
      }
    }
    return result
  }

  /// Whether a view is part of a context menu or of swipe actions.
  public func isBehindGesture(_ view: Int32) -> Bool {
    var index = view
    while index >= 0 {
      let node = file.views[Int(index)]
      let slot = node.slot == .custom ? engine.slot(of: ViewReference(file: file, index: index)) : node.slot
      if slot == .contextMenu || slot == .swipeActions { return true }
      index = node.parent
    }
    return false
  }

  /// Whether a view is what VoiceOver offers as an action of the row or element it belongs to: in swipe actions, or in
  /// accessibility actions. The word that it goes by is heard after the row.
  func isOfferedAsAction(_ view: ViewReference) -> Bool {
    switch view.node.slot {
    case .swipeActions: return true
    case .actions:
      return view.node.slotModifier >= 0
        && view.file.modifiers[Int(view.node.slotModifier)].known == .accessibilityActions
    default: return false
    }
  }

  private func isOneType(_ a: Int32, _ b: Int32) -> Bool {
    a == b || (a >= 0 && b >= 0 && file.types[Int(a)].name == file.types[Int(b)].name)
  }
}

extension Element {
  /// Whether VoiceOver offers the view as an action of a row or element, here or wherever what it stands in is used.
  public var isOfferedAsAction: Bool {
    if withAncestors.contains(where: { model.isOfferedAsAction($0.reference) }) { return true }
    return model.isEveryUse(showing: reference) { model.isOfferedAsAction($0) }
  }

  /// The text of the functions that code calls, in order: `modelContext.delete(x)` gives `modelContext.delete`.
  public static func calledFunctions(in node: NodeID, _ tree: Tree) -> [String] {
    guard node.exists else { return [] }
    if tree.kind(node) == .identifierExpr || tree.kind(node) == .memberExpr {
      return [tree.source.string(tree.range(node))]
    }
    var result: [String] = []
    for index in Int(tree[node].firstDescendant)...Int(node.index) where tree.nodes[index].kind == .callExpr {
      let callee = tree.firstChild(NodeID(index))
      switch tree.kind(callee) {
      case .identifierExpr, .memberExpr: result.append(tree.source.string(tree.range(callee)))
      default: break
      }
    }
    return result
  }

  /// The code that runs when a button is activated: a closure or the name of a function.
  public var action: NodeID? {
    guard known == .Button else { return nil }
    if let action = argument("action") { return action }
    if let closure = tree.trailingClosure(of: node.expression, label: "action") { return closure }
    return tree.trailingClosure(of: node.expression, label: nil)
  }

  /// Whether a row can be opened, so that what is hidden here may be offered there.
  public var opensSomething: Bool {
    if flags.contains(.tappableAncestor) || labelOwner != nil { return true }
    if withAncestors.contains(where: { $0.known == .NavigationLink || $0.known == .Button }) { return true }
    return descendants.contains {
      !$0.node.slot.isPresentationSlot && ($0.known == .NavigationLink || $0.known == .Button)
    }
      || hasModifier(.onTapGesture)
  }
}
