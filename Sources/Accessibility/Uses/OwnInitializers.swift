// Buttons that an initialiser of the project's own makes, `Button(asset: .close) { … }`: what it puts into their labels.

import CurbcutSourceText
import CurbcutSymbols
import CurbcutSyntax
import CurbcutViews

extension NameEngine {
  /// What a button shows whose first argument no initialiser of the system has: the picture that the project's own one makes
  /// of it; unknown where it may show words or cannot be read. Nil for what the system makes.
  func ownButtonName(of view: ViewReference, depth: Int) -> ElementName? {
    let tree = view.file.tree
    let call = view.node.expression
    guard view.node.known == .Button, tree.kind(call) == .callExpr,
      let first = tree.children(call).dropFirst().first, tree.kind(first) == .argument,
      let label = tree.label(of: first), !Self.buttonLabels.contains(tree.name(of: label)),
      tree.kind(tree.lastChild(first)) != .closureExpr
    else { return nil }
    let source = "Button(\(tree.string(of: label)):)"
    let found = project.members(named: Name("init"), ofType: Name("Button"), from: view.file).filter {
      let member = project.member($0)
      return member.kind == .initializer && member.parameters.first?.label == tree.name(of: label)
    }
    guard let own = overload(found, call: call, in: view.file), case let member = project.member(own),
      member.block.exists
    else { return ElementName(.unknown("an unknown initializer")) }
    let home = project.file(own)
    var picture: NodeID?
    for node in home.tree.nodes(below: member.block).map({ NodeID($0) }) where home.tree.kind(node) == .callExpr {
      if home.tree.isImage(node) {
        guard picture == nil else { return ElementName(.unknown("an initializer that shows several images")) }
        picture = node
      } else if !Self.isCallOfOwnInit(node, home.tree) {
        return ElementName(.unknown("an initializer that may show text"))
      }
    }
    guard let picture else { return ElementName(.unknown("an initializer that may show text")) }
    let scope = Scope(file: home, type: member.owner, member: own.index)
    var name = imageName(ofCall: picture, in: scope, shownBy: view)
    // The parameter is known where the button is made.
    if case .symbol = name.name { name.pictures = [.other] }
    return step(name, view, source)
  }

  /// `self.init(action: action) { … }`
  static func isCallOfOwnInit(_ call: NodeID, _ tree: Tree) -> Bool {
    guard tree.kind(call) == .callExpr else { return false }
    let callee = tree.firstChild(call)
    return tree.kind(callee) == .memberExpr && tree.mainIs(callee, "init")
      && tree.mainIs(tree.firstChild(callee), "self")
  }

  /// The labels by which SwiftUI makes a button.
  private static let buttonLabels: Set<Name> = Set(["action", "label", "role", "intent"].map { Name($0) })
}
