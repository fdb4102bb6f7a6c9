// Calls by which a package announces what it is given: `SVProgressHUD.showError(withStatus: text)`.

import CurbcutSymbols
import CurbcutSyntax

/// Where the files of a project call what announces something, of the packages that they import.
struct AnnouncingCalls: Sendable {
  /// By the file; of files that hold no such call there is nothing.
  private var found: [ObjectIdentifier: [TokenID]] = [:]

  init(_ files: [FileViews], _ symbols: Symbols, _ packages: PackageTable) {
    // Hardly any project has such a package.
    guard !packages.announcers.isEmpty else { return }
    for file in files {
      var tokens: [TokenID] = []
      for index in file.tree.nodes.indices where file.tree.nodes[index].kind == .callExpr {
        guard let token = Self.token(of: NodeID(index), file.tree, packages),
          case let type = file.tree.firstChild(file.tree.firstChild(NodeID(index))),
          !symbols.mayMeanOwnType(file.tree.name(type), from: file.symbols)
        else { continue }
        tokens.append(token)
      }
      guard !tokens.isEmpty else { continue }
      found[ObjectIdentifier(file)] = (file.announcements + tokens).sorted()
    }
  }

  /// The name of the function, where the call says something with it.
  private static func token(of call: NodeID, _ tree: Tree, _ packages: PackageTable) -> TokenID? {
    let callee = tree.firstChild(call)
    guard tree.kind(callee) == .memberExpr, case let type = tree.firstChild(callee), tree.kind(type) == .identifierExpr,
      let functions = packages.announcers[tree.name(type)], functions.contains(tree.name(callee)),
      tree.children(call).count > 1
    else { return nil }
    return tree[callee].main
  }

  /// All that announces in a file; nil where no call of a package does.
  func tokens(in file: FileViews) -> [TokenID]? { found[ObjectIdentifier(file)] }
}
