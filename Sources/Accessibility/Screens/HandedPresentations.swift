// A state that a modifier of the project is given and that brings up a sheet or an alert there: `.showsError($error)`.

import CurbcutSymbols
import CurbcutSyntax
import CurbcutViews

extension Element {
  /// Whether a modifier in the type that the view stands in is given a binding of one of the states and presents something:
  /// what comes up is read by itself.
  public func isHandedToPresentation(_ states: Set<Name>) -> Bool {
    file.modifiers.contains { use in
      guard use.known == .other, use.owner >= 0,
        file.bodies[Int(file.views[Int(use.owner)].body)].owner == body.owner
      else { return false }
      let isGiven = tree.children(use.call).dropFirst().contains { argument in
        guard tree.kind(argument) == .argument, case let value = tree.lastChild(argument),
          tree.kind(value) == .identifierExpr
        else { return false }
        return tree.nameOfBinding(value).map(states.contains) ?? false
      }
      guard isGiven, let meant = model.engine.ownModifier(use, in: file) else { return false }
      let member = model.project.member(meant)
      return member.block.exists && model.presentsSomething(in: member.block, of: model.project.file(meant))
    }
  }
}

extension FileModel {
  /// Whether code holds a modifier that presents something, or names a modifier of the project that does.
  fileprivate func presentsSomething(in node: NodeID, of file: FileViews, depth: Int = 0) -> Bool {
    let tree = file.tree
    let range = tree[node]
    for token in range.firstToken...max(range.firstToken, range.lastToken) where tree.tokens.isName(token) {
      switch tree.known(of: token) {
      case .sheet, .alert, .fullScreenCover, .popover, .confirmationDialog: return true
      default: break
      }
    }
    guard depth == 0 else { return false }
    return tree.calls(below: node).contains { call in
      guard let type = engine.componentType(call.call, in: file) else { return false }
      let home = project.files[Int(type.file)]
      return project.type(type).conforms(to: .ViewModifier)
        && presentsSomething(in: project.type(type).node, of: home, depth: depth + 1)
    }
  }
}
