// What a component of the project puts into the header or footer of a section: `OwnSection { rows } header: { title }`.

import CurbcutSymbols
import CurbcutSyntax
import CurbcutViews

extension NameEngine {
  /// The label of the closure or argument of a component that holds a view; nil where it has none.
  func closureLabel(of view: ViewReference) -> Name? {
    let node = view.node
    guard node.slot == .custom, node.slotModifier < 0, node.parent >= 0 else { return nil }
    let tree = view.file.tree
    let call = view.file.views[Int(node.parent)].expression
    guard tree.kind(call) == .callExpr else { return nil }
    let place = tree[node.chain].firstToken
    let argument = tree.children(call).dropFirst().first { tree[$0].tokens.contains(place) }
    return argument.flatMap { tree.label(of: $0) }.map { tree.name(of: $0) }
  }

  /// Whether all that the component's body shows of the closure that holds a view stands in a header or footer.
  func isHandedToHeader(_ view: ViewReference) -> Bool {
    guard let label = closureLabel(of: view) else { return false }
    let parent = view.file.views[Int(view.node.parent)]
    guard parent.kind == .use, known(parent, in: view.file) == .other,
      let type = project.type(named: parent.name, from: view.file, below: parent.qualifier),
      let member = body(named: Name("body"), ofType: type, from: view.file, where: { $0.kind == .body })
    else { return false }
    let home = project.file(member)
    let shown = home.bodies[Int(project.member(member).body)].views.filter { index in
      let node = home.views[Int(index)]
      guard node.kind != .choice, node.kind != .use else { return false }
      return node.name == label
        || home.tree.kind(node.expression) == .identifierExpr
          && home.tree.name(node.expression) == label
    }
    return !shown.isEmpty
      && shown.allSatisfy { index in
        var node = home.views[Int(index)]
        while node.slot != .header, node.slot != .footer {
          guard node.parent >= 0, !node.slot.isPresentation else { return false }
          node = home.views[Int(node.parent)]
        }
        return true
      }
  }
}
