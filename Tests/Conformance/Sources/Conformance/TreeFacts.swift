// The facts of a file as our tree tells them. What is read here is what the shapes in NodeKind.swift promise.

import CurbcutSourceText
import CurbcutSyntax

struct TreeFacts {
  private(set) var facts: [FactKind: [Fact]] = [:]
  private let tree: Tree
  /// Parent of each node.
  private var parents: [NodeID]

  init(_ tree: Tree) {
    self.tree = tree
    parents = Array(repeating: .none, count: tree.nodes.count)
    for index in tree.nodes.indices {
      let node = NodeID(index)
      for child in tree.reversedChildren(node) { parents[Int(child.index)] = node }
    }
    for index in tree.nodes.indices { collect(NodeID(index)) }
    facts[.comment] = tree.comments.map { Fact(kind: .comment, range: $0.range) }
    // No file that SwiftSyntax accepts has a problem.
    facts[.problem] = tree.problems.map { Fact(kind: .problem, range: $0.range) }
  }

  private mutating func add(_ kind: FactKind, _ node: NodeID, _ parts: [Part] = []) {
    facts[kind, default: []].append(Fact(kind: kind, range: tree.range(node), parts: parts))
  }

  private func main(_ node: NodeID) -> ByteRange { tree.mainRange(node) }

  private mutating func collect(_ node: NodeID) {
    switch tree.kind(node) {
    case .callExpr, .subscriptExpr:
      addCall(node, callee: tree.firstChild(node))
      addChain(node)
    // M14: the directive `#sourceLocation` looks like a macro in our tree.
    case .macroExpr:
      if !tree.mainText(node).elementsEqual("sourceLocation".utf8) { addCall(node, callee: .none) }
    case .memberExpr, .optionalChainExpr, .forceUnwrapExpr, .postfixExpr, .postfixIfConfig: addChain(node)
    case .structDecl, .classDecl, .enumDecl, .actorDecl, .protocolDecl, .extensionDecl, .funcDecl, .initDecl,
      .deinitDecl, .subscriptDecl, .varDecl, .enumCaseDecl, .typealiasDecl, .associatedTypeDecl, .operatorDecl,
      .macroDecl, .importDecl, .accessor:
      addDeclaration(node)
    case .binding, .enumElement: add(.declaration, node, [Part(.name, name(ofElement: node))])
    case .parameter, .closureParameter: addParameter(node)
    case .attribute: addAttribute(node)
    case .closureExpr: addClosure(node)
    case .ifConfigClause: addBranch(node)
    case .stringLiteral: addString(node)
    case .ternaryExpr: addTernary(node)
    case .binaryExpr, .assignExpr, .isExpr, .asExpr, .prefixExpr, .tryExpr, .awaitExpr:
      add(.operator, node, [Part(.sort, main(node))])
    case .ifExpr, .guardStmt, .whileStmt, .repeatStmt, .forStmt, .switchExpr, .switchCase, .doStmt, .catchClause,
      .returnStmt, .throwStmt, .yieldStmt, .jumpStmt, .deferStmt, .labeledStmt, .optionalBinding, .matchingPattern,
      .availability:
      add(.statement, node, [Part(.sort, main(node))])
    case .identifierType, .memberType, .someOrAnyType, .optionalType, .arrayType, .dictionaryType, .tupleType,
      .functionType, .metatype:
      // M6: theirs are expressions.
      if !isInFunctionTypeExpression(node) { add(.type, node, [Part(.sort, main(node))]) }
    // M12: `Any` is a type wherever it stands.
    case .identifierExpr where tree.tokens.word(tree[node].main) == .anyWord:
      add(.type, node, [Part(.sort, main(node))])
    // M11: `any T` where an expression stands.
    case .prefixKeywordExpr where [.any, .some].contains(tree.tokens.word(tree[node].main)):
      add(.type, node, [Part(.sort, main(node))])
    default: break
    }
  }

  private func isInFunctionTypeExpression(_ node: NodeID) -> Bool {
    var node = node
    while tree.kind(node) != .typeExpr {
      let parent = parents[Int(node.index)]
      guard parent.exists, Self.typeKinds.contains(tree.kind(parent)) else { return false }
      node = parent
    }
    return tree.kind(tree.lastChild(node)) == .functionType
  }

  private static let typeKinds: Set<NodeKind> = [
    .identifierType, .memberType, .optionalType, .arrayType, .dictionaryType, .tupleType, .functionType,
    .someOrAnyType, .attributedType, .compositionType, .metatype, .genericArguments, .typeExpr,
  ]

  // MARK: Calls and chains

  private mutating func addCall(_ node: NodeID, callee: NodeID) {
    var parts = [Part(.callee, callee.exists ? tree.range(callee) : main(node))]
    for child in tree.children(node) {
      switch tree.kind(child) {
      case .argument:
        if let label = tree.label(of: child) {
          parts.append(Part(.label, tree.tokens.range(label)))
        } else {
          let start = tree.range(tree.lastChild(child)).start
          parts.append(Part(.label, ByteRange(start, start)))
        }
      case .trailingClosure: parts.append(Part(.trailingLabel, main(child)))
      default: break
      }
    }
    add(.call, node, parts)
  }

  private func role(ofLink node: NodeID) -> Role? {
    switch tree.kind(node) {
    case .callExpr: .call
    case .subscriptExpr: .subscriptCall
    case .memberExpr: .member
    case .optionalChainExpr: .optional
    case .forceUnwrapExpr: .forced
    case .postfixExpr: .postfix
    case .postfixIfConfig: .conditional
    default: nil
    }
  }

  /// What a link of a chain hangs on; `.none` when the node is no link, or hangs on a base outside its `#if`.
  private func base(_ node: NodeID) -> NodeID {
    guard role(ofLink: node) != nil else { return .none }
    let first = tree.firstChild(node)
    return first.exists && tree.kind(first) != .ifConfigBase ? first : .none
  }

  private mutating func addChain(_ node: NodeID) {
    let parent = parents[Int(node.index)]
    if parent.exists, base(parent) == node { return }
    var parts: [Part] = []
    var inner = node
    while let role = role(ofLink: inner), base(inner).exists {
      parts.append(Part(role, main(inner)))
      inner = base(inner)
    }
    if parts.isEmpty { return }
    parts.append(Part(.root, tree.range(inner)))
    add(.chain, node, parts.reversed())
  }

  // MARK: Declarations

  private mutating func addDeclaration(_ node: NodeID) {
    var parts: [Part] = []
    let children = tree.children(node)
    var token = tree[node].firstToken
    for child in children {
      guard tree.kind(child) == .attribute || tree.kind(child) == .modifier else { break }
      token = tree[child].lastToken + 1
    }
    // An operator's fixity is a modifier in the tree or not, but never the word that makes the declaration.
    while tree.kind(node) == .operatorDecl, tree.tokens.kind(token) != .keyword { token += 1 }
    parts.append(Part(.sort, tree.tokens.range(token)))
    switch tree.kind(node) {
    case .extensionDecl:
      if let type = children.first(where: { ![.attribute, .modifier].contains(tree.kind($0)) }) {
        parts.append(Part(.name, tree.range(type)))
      }
    case .initDecl, .deinitDecl, .subscriptDecl, .varDecl, .enumCaseDecl, .accessor: break
    default: parts.append(Part(.name, main(node)))
    }
    for child in children where tree.kind(child) == .inheritance {
      for type in tree.children(child) { parts.append(Part(.inherited, tree.range(type))) }
    }
    add(.declaration, node, parts)
  }

  private func name(ofElement node: NodeID) -> ByteRange {
    guard tree.kind(node) == .binding else { return main(node) }
    return tree.range(tree.firstChild(node))
  }

  private mutating func addParameter(_ node: NodeID) {
    var parts: [Part] = []
    let children = tree.children(node)
    let type = children.first { tree.kind($0) != .attribute && tree.kind($0) != .modifier }
    // In an enum element without labels the main token is the type's.
    if type.map({ tree.range($0).start != main(node).start }) ?? true { parts.append(Part(.label, main(node))) }
    for child in children where tree.kind(child) == .parameterName { parts.append(Part(.name, main(child))) }
    add(.parameter, node, parts)
  }

  private mutating func addAttribute(_ node: NodeID) {
    let type = tree.children(node).first { tree.kind($0) != .argument }
    add(.attribute, node, [Part(.name, type.map { tree.range($0) } ?? main(node))])
  }

  // MARK: Closures, branches, strings

  private mutating func addClosure(_ node: NodeID) {
    let first = tree.firstChild(node)
    var captures: [Part] = []
    if first.exists, tree.kind(first) == .closureSignature {
      for child in tree.children(first) where tree.kind(child) == .capture {
        captures.append(Part(.capture, main(child)))
      }
    }
    add(.closure, node, captures)
  }

  private mutating func addBranch(_ node: NodeID) {
    var parts: [Part] = []
    let first = tree.firstChild(node)
    if first.exists, tree.tokens.kind(tree[node].main) != .poundElse {
      parts.append(Part(.condition, tree.range(first)))
    }
    add(.branch, node, parts)
  }

  private mutating func addString(_ node: NodeID) {
    var parts: [Part] = []
    for child in tree.children(node) {
      parts.append(Part(tree.kind(child) == .interpolation ? .interpolation : .literal, tree.range(child)))
    }
    add(.string, node, parts)
  }

  private mutating func addTernary(_ node: NodeID) {
    let children = tree.children(node)
    guard children.count == 3 else { return add(.operator, node, [Part(.sort, main(node))]) }
    // The colon is the token in front of the last operand.
    let colon = tree.tokens.range(tree[children[2]].firstToken - 1)
    add(.operator, node, [Part(.sort, main(node)), Part(.sort, colon)])
  }
}
