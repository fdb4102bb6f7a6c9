// Views that code draws into a picture, to share it or to put it into a film: nobody meets them on the screen.

import CurbcutSourceText
import CurbcutSyntax

enum RenderedViews {
  /// The types that files only hand to `ImageRenderer(content:)`, and to no `UIHostingController(rootView:)`.
  static func names(in files: [FileViews]) -> Set<Name> {
    let rendered = files.reduce(into: Set<Name>()) { $0.formUnion(names(in: $1, handedTo: .rendering, as: "content")) }
    guard !rendered.isEmpty else { return [] }
    return files.reduce(into: rendered) { $0.subtract(names(in: $1, handedTo: .hosting, as: "rootView")) }
  }

  /// Whether two versions of a file hand the same types on.
  static func areEqual(_ a: FileViews, _ b: FileViews) -> Bool {
    [(RareWord.rendering, "content"), (.hosting, "rootView")].allSatisfy { word, label in
      names(in: a, handedTo: word, as: label) == names(in: b, handedTo: word, as: label)
    }
  }

  /// The types that a file hands on: by a call, through a constant, or as `self`.
  private static func names(in file: FileViews, handedTo word: RareWord, as label: String) -> Set<Name> {
    let tokens = file.tokens(of: word)
    guard !tokens.isEmpty else { return [] }
    let tree = file.tree
    var result: Set<Name> = []
    for index in tree.nodes.indices where tree.nodes[index].kind == .callExpr {
      let call = NodeID(index)
      guard tokens.contains(tree[tree.firstChild(call)].firstToken), let content = argument(of: call, label, tree)
      else { continue }
      if let name = type(of: content, in: file, depth: 0) { result.insert(name) }
    }
    return result
  }

  static func argument(of call: NodeID, _ label: String, _ tree: Tree) -> NodeID? {
    tree.children(call).dropFirst().first {
      tree.kind($0) == .argument && tree.label(of: $0).map { tree.string(of: $0) } == label
    }.map(tree.lastChild)
  }

  static func type(of node: NodeID, in file: FileViews, depth: Int) -> Name? {
    guard node.exists, depth < 8 else { return nil }
    let tree = file.tree
    switch tree.kind(node) {
    case .callExpr:
      let callee = tree.firstChild(node)
      // What modifiers do to it changes nothing: `card.frame(width: 300)`.
      if tree.kind(callee) == .memberExpr { return type(of: tree.firstChild(callee), in: file, depth: depth + 1) }
      guard tree.kind(callee) == .identifierExpr, tree.startsUppercase(callee) else { return nil }
      guard tree.known(callee) == .AnyView else { return tree.name(callee) }
      let first = tree.children(node).dropFirst().first { tree.kind($0) == .argument }
      return first.flatMap { type(of: tree.lastChild($0), in: file, depth: depth + 1) }
    case .identifierExpr:
      if tree.text(node) == "self" {
        let token = tree[node].firstToken
        return file.types.last { tree[$0.node].tokens.contains(token) }?.name
      }
      guard let local = file.local(named: tree.name(node), at: tree.range(node).start) else { return nil }
      return type(of: local.value, in: file, depth: depth + 1)
    default: return nil
    }
  }
}
