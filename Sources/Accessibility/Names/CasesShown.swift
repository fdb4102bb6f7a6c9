// Which cases of a `switch` a component shows where its call says what it is about.

import CurbcutSymbols
import CurbcutSyntax
import CurbcutViews

extension NameEngine {
  /// The cases of a `switch` that show something where the call says which one it is about: `Icon(name: .custom("copy"))`; nil
  /// where only a run can tell.
  func casesShown(by view: ViewReference) -> Set<Int>? {
    let (tree, node) = (view.file.tree, view.node.expression)
    guard view.frame != nil, tree.kind(node) == .switchExpr,
      let wanted = evaluator.caseName(of: tree.firstChild(node), in: view.scope)
    else { return nil }
    let cases = tree.children(node).dropFirst()
    guard cases.allSatisfy({ tree.kind($0) == .switchCase }) else { return nil }
    let shown = cases.enumerated().filter { _, one in
      tree.children(one).contains { tree.kind($0) == .caseItem && tree.names(in: $0).contains(wanted) }
    }
    return shown.isEmpty ? nil : Set(shown.map(\.offset))
  }
}
