// The conditions of alternatives, as the source writes them.

import CurbcutSyntax
import CurbcutViews

enum ChoiceConditions {
  /// What is asked before a branch is shown: the condition of an `if`, the patterns of a `case`. Empty for what is shown
  /// otherwise, and for branches of `#if`.
  static func nodes(ofBranch branch: Int, of node: NodeID, in tree: Tree) -> [NodeID] {
    switch tree.kind(node) {
    case .ifExpr:
      var current = node
      for _ in 0..<branch {
        let parts = tree.children(current)
        guard parts.count > 2, tree.kind(parts[2]) == .ifExpr else { return [] }
        current = parts[2]
      }
      return [tree.firstChild(current)]
    case .switchExpr:
      let cases = tree.children(node).dropFirst().flatMap { child in
        tree.kind(child) == .ifConfig ? tree.children(child).flatMap { tree.children($0) } : [child]
      }
      .filter { tree.kind($0) == .switchCase }
      return branch < cases.count ? tree.children(cases[branch]).filter { tree.kind($0) == .caseItem } : []
    case .ternaryExpr: return branch == 0 ? [tree.firstChild(node)] : []
    default: return []
    }
  }

  /// One line for each branch of a choice, in the order of their numbers: `if isLoading`, `otherwise`.
  static func lines(of node: NodeID, in file: FileViews) -> [String] {
    let tree = file.tree
    func source(_ node: NodeID) -> String { SpokenWords.source(of: node, in: file) }
    switch tree.kind(node) {
    case .ifExpr:
      var lines: [String] = []
      var current = node
      while true {
        let parts = tree.children(current)
        guard parts.count >= 2 else { return lines }
        lines.append((lines.isEmpty ? "if " : "else if ") + source(parts[0]))
        guard parts.count > 2 else { return lines }
        guard tree.kind(parts[2]) == .ifExpr else { return lines + ["otherwise"] }
        current = parts[2]
      }
    case .switchExpr:
      let parts = tree.children(node)
      guard let subject = parts.first else { return [] }
      var lines: [String] = []
      func add(_ switchCase: NodeID) {
        let patterns = tree.children(switchCase).filter { tree.kind($0) == .caseItem }.map(source)
        lines.append(patterns.isEmpty ? "otherwise" : "if \(source(subject)) is \(patterns.joined(separator: " or "))")
      }
      for child in parts.dropFirst() {
        if tree.kind(child) == .switchCase { add(child) }
        guard tree.kind(child) == .ifConfig else { continue }
        for clause in tree.children(child) {
          for item in tree.children(clause) where tree.kind(item) == .switchCase { add(item) }
        }
      }
      return lines
    case .ternaryExpr: return tree.firstChild(node).exists ? ["if \(source(tree.firstChild(node)))", "otherwise"] : []
    case .ifConfig:
      return tree.children(node).map { clause in
        let text = tree.source.string(tree.range(clause))
        return SpokenWords.line(String(text.prefix { $0 != "\n" }))
      }
    default: return []
    }
  }
}
