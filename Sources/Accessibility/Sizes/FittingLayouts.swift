// Components that choose among layouts by the room there is, and let what they are given scroll when it needs more.

import CurbcutSyntax
import CurbcutViews

extension Element {
  /// Whether the view, or each use of what it stands in, is handed to a component of the project that takes one of several
  /// layouts by the height there is, with one that scrolls among them. What wraps there is as high as it wants.
  public var isHandedToLayoutThatScrolls: Bool {
    let model = model
    if hasAncestor(where: { model.scrollsWhatDoesNotFit($0.reference) }) { return true }
    return model.isEveryUse(showing: reference) { use in model.scrollsWhatDoesNotFit(use) }
  }
}

extension FileModel {
  fileprivate func scrollsWhatDoesNotFit(_ use: ViewReference) -> Bool {
    let node = use.node
    guard node.kind == .use, engine.known(node, in: use.file) == .other else { return false }
    var choosesByHeight = false
    var scrolls = false
    for declaration in project.declarations(ofType: node.name, from: use.file) {
      let home = project.files[Int(declaration.file)]
      for view in home.views where home.bodies[Int(view.body)].owner == declaration.index {
        switch view.known {
        case .ViewThatFits:
          let axes = home.tree.argument(of: view.expression, label: "in")
          choosesByHeight = choosesByHeight || axes.map { home.tree.text($0) != "horizontal" } ?? true
        case .ScrollView: scrolls = true
        default: break
        }
      }
    }
    return choosesByHeight && scrolls
  }
}
