// Words that bring colors of their own: an `AttributedString` that code of the project makes and colors.

import CurbcutSymbols
import CurbcutSyntax

extension Interpreter {
  /// Whether an expression is an `AttributedString` by the declaration of a property or function whose code sets colors in
  /// it. What comes from Markdown has none.
  public func bringsColors(_ node: NodeID, in scope: Scope) -> Bool {
    Interpretation(evaluator).bringsColors(node, scope)
  }
}

extension Interpretation {
  /// Functions are followed so far from one to the next.
  private static let callLimit = 4

  fileprivate func bringsColors(_ node: NodeID, _ scope: Scope) -> Bool {
    let tree = scope.file.tree
    switch tree.kind(node) {
    case .identifierExpr: return evaluator.ownMember(tree.name(node), in: scope).map { colors($0, depth: 0) } ?? false
    case .callExpr: return functions(calledBy: tree.firstChild(node), scope).contains { colors($0, depth: 0) }
    default: return false
    }
  }

  /// Whether a function or getter gives an `AttributedString` and sets a color in it, or has another one do so.
  private func colors(_ reference: MemberReference, depth: Int) -> Bool {
    let member = project.member(reference)
    let file = project.file(reference)
    let tree = file.tree
    guard declared(member.type, tree) == Known.AttributedString.name, member.block.exists, depth < Self.callLimit
    else { return false }
    let tokens = tree[member.block].tokens
    // `words[range].foregroundColor` leaves the rest of the words as they are.
    let isColored = tokens.contains { token in
      Self.colorWords.contains(tree.string(of: token))
        && !(token >= tokens.lowerBound + 2 && tree.string(of: token - 2) == "]")
    }
    if isColored { return true }
    let scope = Scope(file: file, type: member.owner, member: reference.index)
    return tree.nodes(below: member.block).contains { index in
      guard tree.nodes[index].kind == .callExpr else { return false }
      return functions(calledBy: tree.firstChild(NodeID(index)), scope).contains {
        $0 != reference && colors($0, depth: depth + 1)
      }
    }
  }

  private static let colorWords: Set<String> = ["foregroundColor", "foregroundStyle"]

  private func functions(calledBy callee: NodeID, _ scope: Scope) -> [MemberReference] {
    let tree = scope.file.tree
    switch tree.kind(callee) {
    case .identifierExpr: return functions(tree.name(callee), around: scope) ?? []
    case .memberExpr:
      guard case let base = tree.firstChild(callee), let owner = typeNamed(base, scope) ?? typeOfValue(base, scope)
      else { return [] }
      return evaluator.members(named: tree.name(callee), ofType: owner, from: scope.file)
        .filter { project.member($0).kind == .function }
    default: return []
    }
  }
}
