// What components do with the objects they are handed: `PostButtons(model: post)` holds a button that runs `model.like()`,
// so `post.like()` can be done there.

import CurbcutSymbols
import CurbcutSyntax
import CurbcutViews

extension NameEngine {
  /// Whether a component that stands in the same type as a view has a control in sight that does all that pieces of code
  /// do, on an object that it is handed: for `{ post.like() }`, `PostButtons(model: post)`.
  func componentsOffer(_ codes: [NodeID], beside view: ViewReference) -> Bool {
    let tree = view.file.tree
    var deeds: Set<Name> = []
    var objects: Set<Name> = []
    var done = ActionEffect()
    for code in codes {
      done.formUnion(ActionEffect(of: code, in: view.file))
      for call in tree.calls(below: code) where call.base.exists {
        guard let root = root(of: call.base, tree) else { continue }
        // `Haptics.shared.play()` is no deed on an object that is handed on.
        if tree.startsWithCapital(root) {
          done.calls.remove(Name(call.name))
          continue
        }
        // `press(.lock)` says which of several things.
        guard !saysWhich(call.call, tree) else { return false }
        let effect = ActionEffect(of: call.call, in: view.file)
        guard effect.calls.contains(Name(call.name)) else { continue }
        deeds.insert(Name(call.name))
        objects.insert(tree.name(root))
      }
    }
    let owner = view.file.bodies[Int(view.node.body)].owner
    // All that is done has to be done there.
    guard !deeds.isEmpty, done.changes.isEmpty, done.calls.isSubset(of: deeds), owner >= 0 else { return false }
    for part in project.declarations(ofType: view.file.types[Int(owner)].name, from: view.file) {
      let home = project.files[Int(part.file)]
      for body in home.bodies where body.owner == part.index {
        for index in body.views {
          let other = ViewReference(file: home, index: index)
          let node = other.node
          guard node.kind == .use, known(node, in: home) == .other, !node.surroundings.isOutOfScope,
            home.tree.kind(node.expression) == .callExpr,
            !isHandedNone(of: objects, node.expression, home.tree)
          else { continue }
          let offered = visibleEffects(of: other)
          if offered.contains(where: { deeds.isSubset(of: $0.calls) }) { return true }
        }
      }
    }
    return false
  }

  /// `post` of `post.comments.model`
  private func root(of base: NodeID, _ tree: Tree) -> NodeID? {
    var node = base
    while node.exists {
      switch tree.kind(node) {
      case .identifierExpr where tree.text(node) == "self": return nil
      case .identifierExpr: return node
      case .memberExpr:
        let inner = tree.firstChild(node)
        // `self.post`
        if tree.kind(inner) == .identifierExpr, tree.text(inner) == "self" { return node }
        node = inner
      case .optionalChainExpr, .forceUnwrapExpr: node = tree.firstChild(node)
      default: return nil
      }
    }
    return nil
  }

  private func isHandedNone(of objects: Set<Name>, _ call: NodeID, _ tree: Tree) -> Bool {
    !tree.children(call).dropFirst().contains { argument in
      let value = tree.lastChild(argument)
      guard tree.kind(argument) == .argument, value.exists else { return false }
      switch tree.kind(value) {
      case .identifierExpr: return objects.contains(tree.name(value))
      case .memberExpr: return objects.contains(tree.name(value)) && tree.text(tree.firstChild(value)) == "self"
      default: return false
      }
    }
  }

  private func saysWhich(_ call: NodeID, _ tree: Tree) -> Bool {
    tree.children(call).dropFirst().contains { argument in
      let value = tree.lastChild(argument)
      return tree.kind(value) == .implicitMemberExpr || tree.isPlainLiteral(value)
    }
  }
}

extension Element {
  /// Whether a component beside the view, in the same type, does with an object that it is handed what a modifier of the
  /// view does.
  public func isOfferedByComponent(_ use: ViewModifierUse, _ effect: ActionEffect) -> Bool {
    let closures = tree.children(use.call).dropFirst().map { tree.lastChild($0) }
    return !effect.calls.isEmpty && model.engine.componentsOffer(closures, beside: reference)
  }
}
