// Casts: whether a value is of the type that `as?` and `is` ask for, so that a component that takes more than one type shows
// what it shows of the one that it is given.

import CurbcutSymbols
import CurbcutSyntax

extension Interpretation {
  /// How often a value is handed on before it is asked for.
  private static let handLimit = 6

  /// Whether a cast finds a value of its type; nil where that is not known.
  mutating func castHolds(_ cast: NodeID, _ scope: Scope) -> Bool? {
    let tree = scope.file.tree
    guard let wanted = declared(tree.lastChild(cast), tree), isFinal(wanted, from: scope.file) else { return nil }
    return deeper { $0.isOf(wanted, tree.firstChild(cast), scope, depth: 0) }
  }

  /// Whether a cast gives nil where it does not hold, and to a type that nothing else can be.
  func isOptionalCast(_ node: NodeID, _ scope: Scope) -> Bool {
    let tree = scope.file.tree
    guard tree.kind(node) == .asExpr, let wanted = declared(tree.lastChild(node), tree) else { return false }
    switch tree.tokens.kind(tree[node].main + 1) {
    case .postfixQuestion, .infixQuestion: return isFinal(wanted, from: scope.file)
    default: return false
    }
  }

  private mutating func isOf(_ wanted: Name, _ node: NodeID, _ scope: Scope, depth: Int) -> Bool? {
    let tree = scope.file.tree
    guard node.exists, depth < Self.handLimit, spend() else { return nil }
    switch tree.kind(node) {
    case .identifierExpr:
      if let frame = scope.frame, let argument = frame.arguments[tree.name(node)] {
        return isOf(wanted, argument, frame.scope, depth: depth + 1)
      }
    case .stringLiteral, .integerLiteral, .floatLiteral, .boolLiteral, .arrayLiteral, .dictionaryLiteral, .closureExpr,
      .nilLiteral:
      return false
    case .memberExpr where tree.kind(tree.firstChild(node)) == .stringLiteral:
      // `"sign.in".localized`
      let found = evaluator.members(named: tree.name(node), ofType: Self.string, from: scope.file)
      guard found.count == 1, let type = typeOfMember(found[0], 0) else { return nil }
      return isSame(type, wanted, from: scope.file)
    default: break
    }
    return typeOfValue(node, scope).flatMap { isSame($0, wanted, from: scope.file) }
  }

  /// Whether a value of one type is of another one, which nothing inherits.
  private func isSame(_ type: Name, _ wanted: Name, from file: FileViews) -> Bool? {
    if type == wanted { return true }
    return isFinal(type, from: file) || Self.values.contains(type) ? false : nil
  }

  /// Whether the project declares a type that no other one can be.
  private func isFinal(_ type: Name, from file: FileViews) -> Bool {
    guard let found = project.type(named: type, from: file) else { return false }
    switch project.type(found).kind {
    case .structDecl, .enumDecl: return true
    default: return false
    }
  }

  private static let string = Name("String")
  private static let values: Set<Name> = Set(
    ["String", "Substring", "Int", "Double", "CGFloat", "Bool", "AttributedString", "Date", "Color", "Image", "URL"]
      .map { Name($0) })
}
