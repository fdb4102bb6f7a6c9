// Modules that are made for Android as well: Skip translates their views and knows a part of SwiftUI only.

import CurbcutSourceText
import CurbcutSyntax

/// Targets of packages that the plugin `skipstone` translates.
public enum AndroidModules {
  /// The folders of such targets, each with a slash at its end, as the manifests of packages among the files say.
  public static func folders(of files: [FileViews]) -> [String] {
    var folders: [String] = []
    for file in files where LeastSystem.isManifest(file.path.utf8) && FastText.holds(plugin, in: file.tree.source) {
      let tree = file.tree
      let root = String(file.path.dropLast(manifest.count))
      for index in tree.nodes.indices where tree.nodes[index].kind == .callExpr {
        let call = NodeID(index)
        guard tree.mainIs(tree.firstChild(call), "target"),
          let plugins = tree.argument(of: call, label: "plugins"),
          tree.source.string(tree.range(plugins)).contains("skipstone"),
          let name = words(tree.argument(of: call, label: "name"), in: tree)
        else { continue }
        let path = words(tree.argument(of: call, label: "path"), in: tree) ?? "Sources/" + name
        folders.append(root + path + (path.hasSuffix("/") ? "" : "/"))
      }
    }
    return folders
  }

  private static let manifest = "Package.swift"
  private static let plugin = Array("skipstone".utf8)

  private static func words(_ node: NodeID?, in tree: Tree) -> String? {
    guard let node, tree.kind(node) == .stringLiteral else { return nil }
    let parts = tree.children(node)
    guard parts.count == 1, tree.kind(parts[0]) == .stringSegment else { return nil }
    return tree.source.string(tree.range(parts[0]))
  }
}
