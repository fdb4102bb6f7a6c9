// Views that a function of the project is handed and makes the label of a control: `row(.fees) { Text("Fees") }`, where `row`
// shows a link. There they are one element with it.

import CurbcutSymbols
import CurbcutSyntax
import CurbcutViews

extension Element {
  /// Whether a closure around the view is all that a function makes the label of a control of.
  public var isHandedToLabel: Bool {
    var current = self
    while true {
      if model.engine.isHandedToLabel(current.reference) { return true }
      guard !current.node.slot.isPresentation, let parent = current.parent else { return false }
      current = parent
    }
  }
}

extension NameEngine {
  fileprivate func isHandedToLabel(_ view: ViewReference) -> Bool {
    let node = view.node
    guard node.slot == .custom, node.slotModifier < 0, node.parent >= 0 else { return false }
    let call = ViewReference(file: view.file, index: node.parent, frame: view.frame)
    guard call.node.kind == .reference, view.file.tree.kind(call.node.expression) == .callExpr,
      let called = referencedMember(of: call),
      let (member, name) = handedParameter(holding: node.chain, of: call.node.expression, called, in: view.file)
    else { return false }
    return isLabel(name, in: member, depth: 0)
  }

  private static let label = Name("label")

  /// Whether each mention of a parameter in a member's body makes it the label of a control.
  private func isLabel(_ name: Name, in reference: MemberReference, depth: Int) -> Bool {
    let member = project.member(reference)
    let file = project.file(reference)
    guard member.body >= 0 else { return false }
    return isLabel(name, in: [file.bodies[Int(member.body)]], of: file, depth: depth)
  }

  private func isLabel(_ name: Name, in bodies: [Body], of file: FileViews, depth: Int) -> Bool {
    guard depth < 3 else { return false }
    let tree = file.tree
    var isMentioned = false
    for body in bodies {
      for token in tree[body.block].tokens where tree.tokens.isName(token) && tree.name(of: token) == name {
        // The label of an argument is no mention.
        if tree.tokens.isSpelt(token + 1, ":", in: tree.source) { continue }
        let views = body.views.filter { tree[file.views[Int($0)].expression].tokens.contains(token) }
        guard let innermost = views.last, isLabel(token, of: innermost, in: file, depth: depth) else { return false }
        isMentioned = true
      }
    }
    return isMentioned
  }

  private func isLabel(_ token: TokenID, of index: Int32, in file: FileViews, depth: Int) -> Bool {
    let tree = file.tree
    var node = file.views[Int(index)]
    // `label: label`, handed on as it is.
    if node.kind == .use,
      let argument = tree.children(node.expression).dropFirst().first(where: { tree[$0].tokens.contains(token) }),
      let handed = tree.label(of: argument).map({ tree.name(of: $0) })
    {
      let known = known(node, in: file)
      if known.control?.isInteractive == true { return handed == Self.label }
      guard known == .other, let shown = expansion(of: ViewReference(file: file, index: index))?.first else {
        return false
      }
      // Its body, or what that calls.
      let owner = shown.file.bodies[Int(shown.node.body)].owner
      let bodies = shown.file.bodies.filter { $0.owner == owner }
      return owner >= 0 && isLabel(handed, in: bodies, of: shown.file, depth: depth + 1)
    }
    // `label()` in the closure of a label.
    while node.parent >= 0, !node.slot.isPresentation {
      let parent = file.views[Int(node.parent)]
      if node.slot == .label, known(parent, in: file).control?.isInteractive == true { return true }
      node = parent
    }
    return false
  }
}
