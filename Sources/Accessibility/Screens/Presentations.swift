// States by which something is presented: `.sheet(isPresented: $showsTags)`. While one of them is true a person is in the
// sheet and not at the control that opened it, so it is nothing that the control could be said to be.

import CurbcutSymbols
import CurbcutSyntax
import CurbcutViews

extension Element {
  /// Whether a state of the type that the view stands in says that a sheet, popover, alert or the like is shown: by a
  /// modifier anywhere in the type, or by a binding that a component is given or gives on.
  public func isPresentation(_ state: Name) -> Bool {
    body.owner >= 0 && Presentations(project: model.project).holds(state, ofType: body.owner, in: file, depth: 0)
  }
}

struct Presentations {
  let project: Project
  /// Bindings are followed this far.
  private static let depthLimit = 4
  /// What lies beside the rest, and leaves a person where they are.
  private static let besides: Set<Known> = [.inspector, .searchable]

  func holds(_ state: Name, ofType owner: Int32, in file: FileViews, depth: Int) -> Bool {
    guard depth < Self.depthLimit else { return false }
    let declarations = project.declarations(ofType: file.types[Int(owner)].name, from: file)
    for declaration in declarations {
      let home = project.files[Int(declaration.file)]
      for body in home.bodies where body.owner == declaration.index {
        if body.views.contains(where: { presents(state, $0, in: home, depth: depth) }) { return true }
      }
    }
    return declarations.contains { isGiven(state, of: $0, depth: depth) }
  }

  /// Whether a modifier of a view, or the component that it is, presents something by the state.
  private func presents(_ state: Name, _ view: Int32, in file: FileViews, depth: Int) -> Bool {
    let node = file.views[Int(view)]
    for modifier in node.modifiers {
      let use = file.modifiers[Int(modifier)]
      if !Self.besides.contains(use.known), bound(file.presenting(modifier), in: file.tree) == state { return true }
      if use.known == .modifier, let applied = file.tree.argument(of: use.call, label: nil),
        handsOn(state, in: applied, of: file, depth: depth)
      {
        return true
      }
    }
    return node.kind == .use && node.known == .other && handsOn(state, in: node.expression, of: file, depth: depth)
  }

  /// Whether a call hands a binding of the state to a type of the project that presents something by it.
  private func handsOn(_ state: Name, in call: NodeID, of file: FileViews, depth: Int) -> Bool {
    let tree = file.tree
    guard tree.kind(call) == .callExpr, tree.kind(tree.firstChild(call)) == .identifierExpr else { return false }
    return tree.children(call).dropFirst().contains { argument in
      guard tree.kind(argument) == .argument, let label = tree.label(of: argument),
        bound(tree.lastChild(argument), in: tree) == state,
        let type = project.type(named: tree.name(tree.firstChild(call)), from: file)
      else { return false }
      return holds(
        tree.name(of: label), ofType: type.index, in: project.files[Int(type.file)], depth: depth + 1)
    }
  }

  /// Whether the state is a binding, and each use gives it one by which something is presented there.
  private func isGiven(_ state: Name, of type: TypeReference, depth: Int) -> Bool {
    let file = project.files[Int(type.file)]
    guard
      file.types[Int(type.index)].members.contains(where: {
        file.members[Int($0)].name == state && file.members[Int($0)].attributes.contains(.Binding)
      })
    else { return false }
    let uses = project.uses(of: type).filter {
      project.files[Int($0.file)].views[Int($0.index)].surroundings.isDisjoint(with: [.preview, .tests])
    }
    return !uses.isEmpty
      && uses.allSatisfy { use in
        let home = project.files[Int(use.file)]
        let node = home.views[Int(use.index)]
        let owner = home.bodies[Int(node.body)].owner
        guard owner >= 0, home.tree.kind(node.expression) == .callExpr else { return false }
        return home.tree.children(node.expression).dropFirst().contains { argument in
          guard home.tree.kind(argument) == .argument, let label = home.tree.label(of: argument),
            home.tree.name(of: label) == state, let given = bound(home.tree.lastChild(argument), in: home.tree)
          else { return false }
          return holds(given, ofType: owner, in: home, depth: depth + 1)
        }
      }
  }

  /// The last name of a binding: `isShown` of `$isShown` and of `$model.isShown`.
  private func bound(_ node: NodeID, in tree: Tree) -> Name? {
    guard node.exists else { return nil }
    switch tree.kind(node) {
    case .memberExpr:
      return tree.isBinding(node) ? tree.name(node) : nil
    case .identifierExpr: return tree.nameOfBinding(node)
    default: return nil
    }
  }
}
