// Writes a tree as an S-expression, short enough for a test of one line: nodes that only wrap a name are `kind name`,
// identifiers and literals are written as in the source.

import CurbcutSourceText
import CurbcutSyntax

extension Tree {
  /// The elements of the file, separated by spaces.
  func dump() -> String { children(root).map { dump($0) }.joined(separator: " ") }

  func dump(_ node: NodeID) -> String {
    let text = String(decoding: mainText(node), as: UTF8.self)
    let parts = children(node).map { dump($0) }
    func list(_ head: String...) -> String { "(" + (head + parts).joined(separator: " ") + ")" }
    switch kind(node) {
    case .integerLiteral, .floatLiteral, .boolLiteral, .nilLiteral, .regexLiteral, .wildcardExpr, .placeholderExpr,
      .wildcardPattern:
      return text
    case .identifierExpr, .identifierType: return parts.isEmpty ? text : list(text)
    case .identifierPattern, .modifier, .closureParameter, .parameterName: return text
    case .missing: return "missing"
    case .ifConfigBase: return "base"
    case .unexpected: return "(unexpected \(source.string(range(node))))"
    case .stringSegment: return "'\(text)'"
    case .stringLiteral: return list("str")
    case .memberExpr: return list("member", "." + text)
    case .implicitMemberExpr: return parts.isEmpty ? "." + text : list("." + text)
    case .callExpr: return list("call")
    case .argument, .trailingClosure:
      let name = kind(node) == .argument ? "" : "tc "
      guard let label = label(of: node) else { return name.isEmpty ? parts.joined(separator: " ") : list("tc") }
      return name + String(decoding: tokens.text(label, in: source), as: UTF8.self) + ": "
        + parts.joined(separator: " ")
    case .closureExpr: return list("closure")
    case .closureSignature: return list("sig")
    case .expressionPattern, .conditions, .initializer, .typeAnnotation, .returnType, .typeExpr:
      return parts.count == 1 ? prefix(of: kind(node)) + parts[0] : list("\(kind(node))")
    case .binaryExpr, .assignExpr, .prefixExpr, .tryExpr, .awaitExpr, .prefixKeywordExpr, .isExpr, .asExpr:
      return list(text)
    case .ternaryExpr: return list("?:")
    case .postfixExpr: return list("postfix", text)
    case .optionalChainExpr: return list("?")
    case .forceUnwrapExpr: return list("!")
    case .codeBlock, .memberBlock: return "{" + parts.joined(separator: " ") + "}"
    case .ifConfigClause: return list(text)
    case .availability, .keyPathExpr:
      return "(\(kind(node)) \(source.string(range(node))))"
        .replacingEmptyChildren(parts)
    default: return list("\(kind(node))", text)
    }
  }

  private func prefix(of kind: NodeKind) -> String {
    switch kind {
    case .initializer: return "= "
    case .typeAnnotation: return ": "
    case .returnType: return "-> "
    case .typeExpr: return "type "
    default: return ""
    }
  }
}

extension String {
  fileprivate func replacingEmptyChildren(_ children: [String]) -> String {
    children.isEmpty ? self : String(dropLast()) + " root " + children.joined(separator: " ") + ")"
  }
}
