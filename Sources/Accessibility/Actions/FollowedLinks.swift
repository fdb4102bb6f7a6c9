// Links that code follows as well as fingers: a button in the label of a link may do nothing else.

import CurbcutSyntax
import CurbcutViews

extension Element {
  /// Whether code leads where the link leads: it sets the state by which the link is followed, puts the link's value on a
  /// path, or opens the link's address.
  public func follows(byCode code: NodeID) -> Bool {
    guard node.kind == .use else { return false }
    switch known {
    case .NavigationLink:
      if let binding = argument("isActive") ?? argument("selection") {
        let bound = ActionEffect(bindingsIn: binding, tree).changes
        return !bound.isEmpty && !bound.isDisjoint(with: ActionEffect(of: code, in: file).changes)
      }
      return argument("value").map { hands($0, to: "append", in: code) } ?? false
    case .Link: return argument("destination").map { hands($0, to: "openURL", in: code) } ?? false
    default: return false
    }
  }

  /// Whether code calls a function with an expression that is the same as another.
  private func hands(_ value: NodeID, to function: String, in code: NodeID) -> Bool {
    let wanted = self.code(of: value)
    return tree.calls(below: code).contains { call in
      call.name == function && tree.argument(of: call.call, label: nil).map { self.code(of: $0) == wanted } ?? false
    }
  }
}

extension NameEngine {
  /// Whether all that a button does is to call optional closures of its component that the use leaves out: nothing happens
  /// there, by whatever means it is pressed.
  public func onlyCallsWhatIsLeftOut(_ button: ViewReference) -> Bool {
    guard let frame = button.frame, known(button.node, in: button.file) == .Button else { return false }
    let tree = button.file.tree
    let call = button.node.expression
    guard let action = tree.argument(of: call, label: "action") ?? tree.trailingClosure(of: call, label: nil),
      tree.kind(action) == .closureExpr, let only = evaluator.singleExpression(action, in: tree)
    else { return false }
    // `onSave?()`
    var callee = only
    while tree.kind(callee) == .optionalChainExpr || tree.kind(callee) == .callExpr { callee = tree.firstChild(callee) }
    guard callee != only, tree.kind(callee) == .identifierExpr else { return false }
    let name = tree.name(callee)
    guard frame.arguments[name] == nil, let reference = evaluator.ownMember(name, in: button.scope) else {
      return false
    }
    let member = project.member(reference)
    let home = project.file(reference)
    guard member.kind == .property, !member.block.exists, member.type.exists,
      home.tree.kind(member.type) == .optionalType,
      !member.value.exists || home.tree.kind(member.value) == .nilLiteral
    else { return false }
    // A closure behind the call may be the one that is called.
    let site = frame.scope.file
    guard frame.callSite >= 0 else { return false }
    let use = site.views[Int(frame.callSite)].expression
    return site.tree.kind(use) == .callExpr
      && !site.tree.children(use).contains { site.tree.kind($0) == .trailingClosure }
  }
}
