// Components of SwiftUI that UIKit code puts into the title of a navigation bar.

import CurbcutSourceText
import CurbcutSymbols
import CurbcutSyntax

public enum HostedTitles {
  /// The components that a file hosts in functions which set a `titleView`: `UIHostingController(rootView: Title())`, made
  /// there or kept in a local before.
  public static func components(in file: FileViews) -> Set<Name> {
    let tree = file.tree
    guard file.names.mayHold(title), file.names.mayHold(host), FastText.holds(title, in: tree.source),
      FastText.holds(host, in: tree.source)
    else { return [] }
    var result: Set<Name> = []
    for index in tree.nodes.indices where [.funcDecl, .accessor, .initDecl].contains(tree.nodes[index].kind) {
      let code = NodeID(index)
      let inside = tree.nodes(below: code)
      let setsTitle = inside.contains { tree.nodes[$0].kind == .assignExpr && sets(NodeID($0), tree) }
      guard setsTitle else { continue }
      for call in inside where tree.nodes[call].kind == .callExpr {
        guard let root = tree.argument(of: NodeID(call), label: "rootView"),
          tree.mainIs(tree.firstChild(NodeID(call)), "UIHostingController")
        else { continue }
        if let name = component(root, among: inside, tree) { result.insert(name) }
      }
    }
    return result
  }

  private static let title = Array("titleView".utf8)
  private static let host = Array("UIHostingController".utf8)

  /// `navigationItem.titleView = …`
  private static func sets(_ assignment: NodeID, _ tree: Tree) -> Bool {
    let target = tree.firstChild(assignment)
    return tree.kind(target) == .memberExpr && tree.mainIs(target, "titleView")
  }

  /// The component that is made, by a call or by the local that keeps one.
  private static func component(_ root: NodeID, among nodes: Range<Int>, _ tree: Tree) -> Name? {
    switch tree.kind(root) {
    case .callExpr:
      let callee = tree.firstChild(root)
      return tree.kind(callee) == .identifierExpr ? tree.name(callee) : nil
    case .identifierExpr:
      let name = tree.name(root)
      for index in nodes where tree.nodes[index].kind == .binding {
        let binding = NodeID(index)
        guard tree.name(binding) == name,
          let initializer = tree.children(binding).first(where: { tree.kind($0) == .initializer })
        else { continue }
        let value = tree.lastChild(initializer)
        guard tree.kind(value) == .callExpr else { return nil }
        return component(value, among: nodes, tree)
      }
      return nil
    default: return nil
    }
  }
}
