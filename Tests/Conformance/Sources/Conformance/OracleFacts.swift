// The facts of a file as SwiftSyntax tells them. Where its tree says the same thing in other words than ours, the
// difference is levelled here and numbered as in README.md ("M1" …).

import CurbcutSourceText
import SwiftOperators
import SwiftSyntax

extension SyntaxProtocol {
  /// Range without the white space and comments around the node.
  var byteRange: ByteRange {
    ByteRange(
      UInt32(positionAfterSkippingLeadingTrivia.utf8Offset), UInt32(endPositionBeforeTrailingTrivia.utf8Offset))
  }
}

/// Collects facts from a tree whose operators are folded.
final class OracleFacts: SyntaxVisitor {
  private(set) var facts: [FactKind: [Fact]] = [:]

  init() { super.init(viewMode: .sourceAccurate) }

  private func add(_ kind: FactKind, _ node: some SyntaxProtocol, _ parts: [Part] = []) {
    facts[kind, default: []].append(Fact(kind: kind, range: node.byteRange, parts: parts))
  }

  private func add(_ kind: FactKind, from start: UInt32, to node: some SyntaxProtocol, _ parts: [Part] = []) {
    facts[kind, default: []].append(Fact(kind: kind, range: ByteRange(start, node.byteRange.end), parts: parts))
  }

  // MARK: Calls and chains

  private func labels(_ arguments: LabeledExprListSyntax) -> [Part] {
    arguments.map { argument in
      // M1: `_:` is no label.
      if let label = argument.label, label.tokenKind != .wildcard { return Part(.label, label.byteRange) }
      let start = argument.expression.byteRange.start
      return Part(.label, ByteRange(start, start))
    }
  }

  private func closures(
    _ first: ClosureExprSyntax?, _ others: MultipleTrailingClosureElementListSyntax
  ) -> [Part] {
    var parts: [Part] = []
    if let first { parts.append(Part(.trailingLabel, first.leftBrace.byteRange)) }
    for other in others { parts.append(Part(.trailingLabel, other.label.byteRange)) }
    return parts
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    add(
      .call, node,
      [Part(.callee, node.calledExpression.byteRange)] + labels(node.arguments)
        + closures(node.trailingClosure, node.additionalTrailingClosures))
    addChain(ExprSyntax(node))
    return .visitChildren
  }

  override func visit(_ node: SubscriptCallExprSyntax) -> SyntaxVisitorContinueKind {
    add(
      .call, node,
      [Part(.callee, node.calledExpression.byteRange)] + labels(node.arguments)
        + closures(node.trailingClosure, node.additionalTrailingClosures))
    addChain(ExprSyntax(node))
    return .visitChildren
  }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    add(
      .call, node,
      [Part(.callee, node.macroName.byteRange)] + labels(node.arguments)
        + closures(node.trailingClosure, node.additionalTrailingClosures))
    return .visitChildren
  }

  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
    // M2: attributes and modifiers in front of a macro stand beside it in our tree.
    add(
      .call, from: node.pound.byteRange.start, to: node,
      [Part(.callee, node.macroName.byteRange)] + labels(node.arguments)
        + closures(node.trailingClosure, node.additionalTrailingClosures))
    return .visitChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    addChain(ExprSyntax(node))
    return .visitChildren
  }

  override func visit(_ node: OptionalChainingExprSyntax) -> SyntaxVisitorContinueKind {
    addChain(ExprSyntax(node))
    return .visitChildren
  }

  override func visit(_ node: ForceUnwrapExprSyntax) -> SyntaxVisitorContinueKind {
    addChain(ExprSyntax(node))
    return .visitChildren
  }

  override func visit(_ node: PostfixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
    addChain(ExprSyntax(node))
    return .visitChildren
  }

  override func visit(_ node: PostfixIfConfigExprSyntax) -> SyntaxVisitorContinueKind {
    addChain(ExprSyntax(node))
    return .visitChildren
  }

  override func visit(_ node: GenericSpecializationExprSyntax) -> SyntaxVisitorContinueKind {
    addChain(ExprSyntax(node))
    return .visitChildren
  }

  /// What a link of a chain hangs on, and what it adds. Nil when the expression is no link.
  private func link(_ node: ExprSyntax) -> (base: ExprSyntax, part: Part)? {
    // M8: generic arguments belong to the name in front of them in our tree.
    if let generic = node.as(GenericSpecializationExprSyntax.self) { return link(generic.expression) }
    if let call = node.as(FunctionCallExprSyntax.self) {
      let opening = call.leftParen ?? call.trailingClosure?.leftBrace ?? call.lastToken(viewMode: .sourceAccurate)!
      return (call.calledExpression, Part(.call, opening.byteRange))
    }
    if let member = node.as(MemberAccessExprSyntax.self) {
      guard let base = member.base else { return nil }
      return (base, Part(.member, member.declName.baseName.byteRange))
    }
    if let call = node.as(SubscriptCallExprSyntax.self) {
      return (call.calledExpression, Part(.subscriptCall, call.leftSquare.byteRange))
    }
    if let optional = node.as(OptionalChainingExprSyntax.self) {
      return (optional.expression, Part(.optional, optional.questionMark.byteRange))
    }
    if let forced = node.as(ForceUnwrapExprSyntax.self) {
      return (forced.expression, Part(.forced, forced.exclamationMark.byteRange))
    }
    if let postfix = node.as(PostfixOperatorExprSyntax.self) {
      return (postfix.expression, Part(.postfix, postfix.operator.byteRange))
    }
    if let config = node.as(PostfixIfConfigExprSyntax.self) {
      guard let base = config.base else { return nil }
      let directive = config.config.clauses.first!.poundKeyword
      return (base, Part(.conditional, directive.byteRange))
    }
    return nil
  }

  /// Adds the chain that ends with the node, unless the chain goes on outside it.
  private func addChain(_ node: ExprSyntax) {
    if let parent = node.parent?.as(ExprSyntax.self) {
      if parent.is(GenericSpecializationExprSyntax.self) { return }
      if let (base, _) = link(parent), base.id == node.id { return }
    }
    var parts: [Part] = []
    var inner = node
    while let (base, part) = link(inner) {
      parts.append(part)
      inner = base
    }
    if parts.isEmpty { return }
    parts.append(Part(.root, inner.byteRange))
    add(.chain, node, parts.reversed())
  }

  // MARK: Declarations

  private func addDeclaration(
    _ node: some DeclSyntaxProtocol, attributes: AttributeListSyntax? = nil, sort: TokenSyntax, name: ByteRange?,
    inherits: InheritanceClauseSyntax? = nil
  ) {
    var parts = [Part(.sort, sort.byteRange)]
    if let name { parts.append(Part(.name, name)) }
    for type in inherits?.inheritedTypes ?? [] { parts.append(Part(.inherited, type.type.byteRange)) }
    // M3: an `#if` around attributes stands before the declaration in our tree.
    var start = node.byteRange.start
    if let attributes, let last = attributes.lastIndex(where: { $0.is(IfConfigDeclSyntax.self) }) {
      let end = attributes[last].byteRange.end
      let behind = node.tokens(viewMode: .sourceAccurate).first { $0.byteRange.start >= end }
      start = behind?.byteRange.start ?? end
    }
    add(.declaration, from: start, to: node, parts)
  }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    addDeclaration(
      node, attributes: node.attributes, sort: node.importKeyword, name: node.path.first?.name.byteRange)
    return .visitChildren
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    addDeclaration(
      node, attributes: node.attributes, sort: node.structKeyword, name: node.name.byteRange,
      inherits: node.inheritanceClause)
    return .visitChildren
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    addDeclaration(
      node, attributes: node.attributes, sort: node.classKeyword, name: node.name.byteRange,
      inherits: node.inheritanceClause)
    return .visitChildren
  }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    addDeclaration(
      node, attributes: node.attributes, sort: node.enumKeyword, name: node.name.byteRange,
      inherits: node.inheritanceClause)
    return .visitChildren
  }

  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    addDeclaration(
      node, attributes: node.attributes, sort: node.actorKeyword, name: node.name.byteRange,
      inherits: node.inheritanceClause)
    return .visitChildren
  }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    addDeclaration(
      node, attributes: node.attributes, sort: node.protocolKeyword, name: node.name.byteRange,
      inherits: node.inheritanceClause)
    return .visitChildren
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    addDeclaration(
      node, attributes: node.attributes, sort: node.extensionKeyword, name: node.extendedType.byteRange,
      inherits: node.inheritanceClause)
    return .visitChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    addDeclaration(node, attributes: node.attributes, sort: node.funcKeyword, name: node.name.byteRange)
    return .visitChildren
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    addDeclaration(node, attributes: node.attributes, sort: node.initKeyword, name: nil)
    return .visitChildren
  }

  override func visit(_ node: DeinitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    addDeclaration(node, attributes: node.attributes, sort: node.deinitKeyword, name: nil)
    return .visitChildren
  }

  override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind {
    addDeclaration(node, attributes: node.attributes, sort: node.subscriptKeyword, name: nil)
    return .visitChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    addDeclaration(node, attributes: node.attributes, sort: node.bindingSpecifier, name: nil)
    return .visitChildren
  }

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    add(
      .declaration, from: node.byteRange.start, to: node.withoutComma,
      [Part(.name, node.pattern.byteRange)])
    return .visitChildren
  }

  override func visit(_ node: EnumCaseDeclSyntax) -> SyntaxVisitorContinueKind {
    addDeclaration(node, attributes: node.attributes, sort: node.caseKeyword, name: nil)
    return .visitChildren
  }

  override func visit(_ node: EnumCaseElementSyntax) -> SyntaxVisitorContinueKind {
    add(
      .declaration, from: node.byteRange.start, to: node.withoutComma,
      [Part(.name, node.name.byteRange)])
    return .visitChildren
  }

  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    addDeclaration(node, attributes: node.attributes, sort: node.typealiasKeyword, name: node.name.byteRange)
    return .visitChildren
  }

  override func visit(_ node: AssociatedTypeDeclSyntax) -> SyntaxVisitorContinueKind {
    addDeclaration(
      node, attributes: node.attributes, sort: node.associatedtypeKeyword, name: node.name.byteRange,
      inherits: node.inheritanceClause)
    return .visitChildren
  }

  override func visit(_ node: MacroDeclSyntax) -> SyntaxVisitorContinueKind {
    addDeclaration(node, attributes: node.attributes, sort: node.macroKeyword, name: node.name.byteRange)
    return .visitChildren
  }

  override func visit(_ node: OperatorDeclSyntax) -> SyntaxVisitorContinueKind {
    addDeclaration(node, sort: node.operatorKeyword, name: node.name.byteRange)
    return .skipChildren
  }

  override func visit(_ node: PrecedenceGroupDeclSyntax) -> SyntaxVisitorContinueKind {
    addDeclaration(node, attributes: node.attributes, sort: node.precedencegroupKeyword, name: node.name.byteRange)
    return .skipChildren
  }

  override func visit(_ node: AccessorDeclSyntax) -> SyntaxVisitorContinueKind {
    addDeclaration(node, attributes: node.attributes, sort: node.accessorSpecifier, name: nil)
    return .visitChildren
  }

  override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
    addParameter(node, node.firstName, node.secondName, comma: node.trailingComma)
    return .visitChildren
  }

  override func visit(_ node: EnumCaseParameterSyntax) -> SyntaxVisitorContinueKind {
    addParameter(node, node.firstName, node.secondName, comma: node.trailingComma)
    return .visitChildren
  }

  override func visit(_ node: ClosureParameterSyntax) -> SyntaxVisitorContinueKind {
    addParameter(node, node.firstName, node.secondName, comma: node.trailingComma)
    return .visitChildren
  }

  override func visit(_ node: ClosureShorthandParameterSyntax) -> SyntaxVisitorContinueKind {
    addParameter(node, node.name, nil, comma: node.trailingComma)
    return .visitChildren
  }

  private func addParameter(
    _ node: some SyntaxProtocol, _ first: TokenSyntax?, _ second: TokenSyntax?, comma: TokenSyntax?
  ) {
    var parts: [Part] = []
    if let first { parts.append(Part(.label, first.byteRange)) }
    if let second { parts.append(Part(.name, second.byteRange)) }
    let end = comma?.previousToken(viewMode: .sourceAccurate)?.byteRange.end ?? node.byteRange.end
    let range = ByteRange(node.byteRange.start, end)
    facts[.parameter, default: []].append(Fact(kind: .parameter, range: range, parts: parts))
  }

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    add(.attribute, node, [Part(.name, node.attributeName.byteRange)])
    // M4: arguments with a grammar of their own, and those of attributes of the compiler, are tokens in our tree.
    switch node.arguments {
    case nil: return .visitChildren
    case .argumentList where !node.attributeName.trimmedDescription.hasPrefix("_"): return .visitChildren
    default:
      walk(node.attributeName)
      return .skipChildren
    }
  }

  // MARK: Closures, branches, strings

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    let captures = (node.signature?.capture?.items ?? []).map { Part(.capture, $0.name.byteRange) }
    add(.closure, node, captures)
    return .visitChildren
  }

  override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
    add(.branch, node, node.condition.map { [Part(.condition, $0.byteRange)] } ?? [])
    return .visitChildren
  }

  override func visit(_ node: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    var parts: [Part] = []
    // M5: text is compared as what lies between quotes and interpolations; SwiftSyntax cuts it at each line.
    var start = node.openingQuote.byteRange.end
    func literal(to end: UInt32) {
      if end > start { parts.append(Part(.literal, ByteRange(start, end))) }
    }
    for segment in node.segments {
      guard let interpolation = segment.as(ExpressionSegmentSyntax.self) else { continue }
      literal(to: interpolation.byteRange.start)
      parts.append(Part(.interpolation, interpolation.byteRange))
      start = interpolation.byteRange.end
    }
    literal(to: node.closingQuote.byteRange.start)
    add(.string, node, parts)
    return .visitChildren
  }

  // MARK: Operators

  override func visit(_ node: InfixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
    // M6: `(A) -> B` where an expression stands is a type in our tree.
    if node.operator.is(ArrowExprSyntax.self) { return .skipChildren }
    add(.operator, node, [Part(.sort, node.operator.byteRange)])
    return .visitChildren
  }

  override func visit(_ node: TernaryExprSyntax) -> SyntaxVisitorContinueKind {
    add(.operator, node, [Part(.sort, node.questionMark.byteRange), Part(.sort, node.colon.byteRange)])
    return .visitChildren
  }

  override func visit(_ node: ThrowsClauseSyntax) -> SyntaxVisitorContinueKind {
    // M10: effects are tokens in our tree, the type of `throws(E)` with them.
    .skipChildren
  }

  override func visit(_ node: IsExprSyntax) -> SyntaxVisitorContinueKind {
    add(.operator, node, [Part(.sort, node.isKeyword.byteRange)])
    return .visitChildren
  }

  override func visit(_ node: AsExprSyntax) -> SyntaxVisitorContinueKind {
    // M9: in `let x as T` ours casts `let x`, as the language does; SwiftSyntax binds `x as T`.
    if let pattern = node.parent?.as(ExpressionPatternSyntax.self),
      let binding = pattern.parent?.as(ValueBindingPatternSyntax.self)
    {
      add(.operator, from: binding.byteRange.start, to: node, [Part(.sort, node.asKeyword.byteRange)])
      return .visitChildren
    }
    add(.operator, node, [Part(.sort, node.asKeyword.byteRange)])
    return .visitChildren
  }

  override func visit(_ node: PrefixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
    add(.operator, node, [Part(.sort, node.operator.byteRange)])
    return .visitChildren
  }

  override func visit(_ node: InOutExprSyntax) -> SyntaxVisitorContinueKind {
    add(.operator, node, [Part(.sort, node.ampersand.byteRange)])
    return .visitChildren
  }

  override func visit(_ node: TryExprSyntax) -> SyntaxVisitorContinueKind {
    add(.operator, node, [Part(.sort, node.tryKeyword.byteRange)])
    return .visitChildren
  }

  override func visit(_ node: AwaitExprSyntax) -> SyntaxVisitorContinueKind {
    add(.operator, node, [Part(.sort, node.awaitKeyword.byteRange)])
    return .visitChildren
  }

  // MARK: Statements

  private func addStatement(_ node: some SyntaxProtocol, _ keyword: TokenSyntax) -> SyntaxVisitorContinueKind {
    add(.statement, node, [Part(.sort, keyword.byteRange)])
    return .visitChildren
  }

  override func visit(_ node: IfExprSyntax) -> SyntaxVisitorContinueKind { addStatement(node, node.ifKeyword) }
  override func visit(_ node: GuardStmtSyntax) -> SyntaxVisitorContinueKind { addStatement(node, node.guardKeyword) }
  override func visit(_ node: WhileStmtSyntax) -> SyntaxVisitorContinueKind { addStatement(node, node.whileKeyword) }
  override func visit(_ node: RepeatStmtSyntax) -> SyntaxVisitorContinueKind { addStatement(node, node.repeatKeyword) }
  override func visit(_ node: ForStmtSyntax) -> SyntaxVisitorContinueKind { addStatement(node, node.forKeyword) }
  override func visit(_ node: SwitchExprSyntax) -> SyntaxVisitorContinueKind { addStatement(node, node.switchKeyword) }
  override func visit(_ node: DoStmtSyntax) -> SyntaxVisitorContinueKind { addStatement(node, node.doKeyword) }
  override func visit(_ node: CatchClauseSyntax) -> SyntaxVisitorContinueKind { addStatement(node, node.catchKeyword) }
  override func visit(_ node: ReturnStmtSyntax) -> SyntaxVisitorContinueKind { addStatement(node, node.returnKeyword) }
  override func visit(_ node: ThrowStmtSyntax) -> SyntaxVisitorContinueKind { addStatement(node, node.throwKeyword) }
  override func visit(_ node: YieldStmtSyntax) -> SyntaxVisitorContinueKind { addStatement(node, node.yieldKeyword) }
  override func visit(_ node: BreakStmtSyntax) -> SyntaxVisitorContinueKind { addStatement(node, node.breakKeyword) }
  override func visit(_ node: ContinueStmtSyntax) -> SyntaxVisitorContinueKind {
    addStatement(node, node.continueKeyword)
  }
  override func visit(_ node: FallThroughStmtSyntax) -> SyntaxVisitorContinueKind {
    addStatement(node, node.fallthroughKeyword)
  }
  override func visit(_ node: DeferStmtSyntax) -> SyntaxVisitorContinueKind { addStatement(node, node.deferKeyword) }
  override func visit(_ node: LabeledStmtSyntax) -> SyntaxVisitorContinueKind { addStatement(node, node.label) }
  override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
    addStatement(node, node.bindingSpecifier)
  }
  override func visit(_ node: MatchingPatternConditionSyntax) -> SyntaxVisitorContinueKind {
    addStatement(node, node.caseKeyword)
  }
  override func visit(_ node: AvailabilityConditionSyntax) -> SyntaxVisitorContinueKind {
    addStatement(node, node.availabilityKeyword)
  }

  override func visit(_ node: SwitchCaseSyntax) -> SyntaxVisitorContinueKind {
    switch node.label {
    case .case(let label): addStatement(node, label.caseKeyword)
    case .default(let label): addStatement(node, label.defaultKeyword)
    }
  }

  // MARK: Types

  private func addType(_ node: some SyntaxProtocol, _ name: TokenSyntax) -> SyntaxVisitorContinueKind {
    add(.type, node, [Part(.sort, name.byteRange)])
    return .visitChildren
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind { addType(node, node.name) }
  override func visit(_ node: SomeOrAnyTypeSyntax) -> SyntaxVisitorContinueKind {
    addType(node, node.someOrAnySpecifier)
  }
  override func visit(_ node: OptionalTypeSyntax) -> SyntaxVisitorContinueKind { addType(node, node.questionMark) }
  override func visit(_ node: ImplicitlyUnwrappedOptionalTypeSyntax) -> SyntaxVisitorContinueKind {
    addType(node, node.exclamationMark)
  }
  override func visit(_ node: ArrayTypeSyntax) -> SyntaxVisitorContinueKind { addType(node, node.leftSquare) }
  override func visit(_ node: InlineArrayTypeSyntax) -> SyntaxVisitorContinueKind { addType(node, node.leftSquare) }
  override func visit(_ node: DictionaryTypeSyntax) -> SyntaxVisitorContinueKind { addType(node, node.leftSquare) }
  override func visit(_ node: TupleTypeSyntax) -> SyntaxVisitorContinueKind { addType(node, node.leftParen) }
  override func visit(_ node: MetatypeTypeSyntax) -> SyntaxVisitorContinueKind {
    addType(node, node.metatypeSpecifier)
  }
  override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind { addType(node, node.name) }
  // M13: the old `class` of a protocol's inheritance is a type's name in our tree.
  override func visit(_ node: ClassRestrictionTypeSyntax) -> SyntaxVisitorContinueKind {
    addType(node, node.classKeyword)
  }
  override func visit(_ node: FunctionTypeSyntax) -> SyntaxVisitorContinueKind {
    // M7: in our tree the parameters of a function type are a tuple type.
    let parameters = ByteRange(node.leftParen.byteRange.start, node.rightParen.byteRange.end)
    facts[.type, default: []].append(
      Fact(kind: .type, range: parameters, parts: [Part(.sort, node.leftParen.byteRange)]))
    return addType(node, node.returnClause.arrow)
  }
}

extension PatternBindingSyntax {
  /// The last node before the comma.
  fileprivate var withoutComma: Syntax {
    if let accessorBlock { return Syntax(accessorBlock) }
    if let initializer { return Syntax(initializer) }
    if let typeAnnotation { return Syntax(typeAnnotation) }
    return Syntax(pattern)
  }
}

extension EnumCaseElementSyntax {
  /// The last node before the comma.
  fileprivate var withoutComma: Syntax {
    if let rawValue { return Syntax(rawValue) }
    if let parameterClause { return Syntax(parameterClause) }
    return Syntax(name)
  }
}
