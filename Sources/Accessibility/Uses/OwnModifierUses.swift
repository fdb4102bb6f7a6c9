// Where a modifier of the project's own is put on: what holds for the views there is told by their own files.

import CurbcutSymbols
import CurbcutSyntax
import CurbcutViews

extension Element {
  /// Whether the view is what a modifier of the project is put on, as `self` in `extension View { func plain() … }`, and
  /// whether each view that the project puts it on is as wanted; of one that nobody uses none is.
  public func isEveryUseOfOwnModifier(_ isWanted: (ViewReference) -> Bool) -> Bool {
    guard node.kind == .base, body.member >= 0, body.kind == .function || body.kind == .modifier else { return false }
    let name = file.members[Int(body.member)].name
    let type = body.owner >= 0 ? file.types[Int(body.owner)].name : .none
    var isUsed = false
    for home in model.project.files {
      for use in home.modifiers where isThis(use, name, type, in: home) {
        guard home.views[Int(use.owner)].surroundings.isDisjoint(with: [.preview, .tests]) else { continue }
        guard isWanted(ViewReference(file: home, index: use.owner)) else { return false }
        isUsed = true
      }
    }
    return isUsed
  }

  private func isThis(_ use: ViewModifierUse, _ name: Name, _ type: Name, in home: FileViews) -> Bool {
    guard body.kind == .function else {
      return use.known == .modifier && home.tree.names(in: use.call).contains(type)
    }
    guard use.name == name, use.owner >= 0 else { return false }
    guard let meant = model.engine.ownModifier(use, in: home) else {
      // What is called may be any of those near by.
      return model.project.viewExtension(named: name, from: home).contains {
        $0.index == body.member && model.project.file($0) === file
      }
    }
    return meant.index == body.member && model.project.file(meant) === file
  }
}

extension ViewReference {
  /// The view and those around it up to its presentation, in the order from inside.
  public var withAncestors: [ViewReference] {
    var result = [self]
    var view = self
    while !view.node.slot.isPresentation, view.node.parent >= 0 {
      view.index = view.node.parent
      result.append(view)
    }
    return result
  }

  /// The words in the name of the type whose body shows the view.
  public var typeWords: [String] {
    let owner = file.bodies[Int(node.body)].owner
    return owner >= 0 ? Words.split(file.tree.string(of: file.types[Int(owner)].nameToken)) : []
  }
}
