// The shapes of the tree. Each line is a contract: what the main token is and which children stand in which order.
// A "?" marks a child that may be missing, a "*" one that may repeat. Children are in source order.

/// Kind of a node of the light syntax tree.
public enum NodeKind: UInt8, Sendable, BitwiseCopyable, CaseIterable {
  // MARK: File and garbage

  /// The whole file. Children: (declaration | statement | expression | ifConfig | unexpected)*.
  case file
  /// Tokens that fit nowhere; a problem points at them. Leaf. Main: first token. Stands between the children of any node,
  /// also between the arguments of a call that is not closed.
  case unexpected
  /// A place where something has to stand and nothing does. Leaf, empty range. Main: the token before which it is missing.
  case missing

  // MARK: Declarations. Main: the name token. Children start with (attribute | modifier)*.

  /// `import A.B`. Main: first path token.
  case importDecl
  /// `struct N<…>: A, B where … { }`. Children: genericParameters?, inheritance?, whereClause?, memberBlock.
  case structDecl
  /// As structDecl.
  case classDecl
  /// As structDecl.
  case enumDecl
  /// As structDecl.
  case actorDecl
  /// As structDecl; primary associated types are genericParameters.
  case protocolDecl
  /// `extension T: A where … { }`. Main: first token of the type. Children: type, inheritance?, whereClause?, memberBlock.
  case extensionDecl
  /// `func n<…>(…) async throws -> T where … { }`. Children: genericParameters?, parameterClause, returnType?, whereClause?, codeBlock?.
  case funcDecl
  /// `init?(…) { }`. Main: `init`. Children as funcDecl.
  case initDecl
  /// `deinit { }`. Main: `deinit`. Children: codeBlock?.
  case deinitDecl
  /// `subscript(…) -> T { }`. Main: `subscript`. Children: genericParameters?, parameterClause, returnType, whereClause?, (accessorBlock | codeBlock)?.
  case subscriptDecl
  /// `let a = 1, b: T` or `var …`. Main: `let` or `var`. Children: binding+.
  case varDecl
  /// One binding. Main: first token of the pattern. Children: pattern, typeAnnotation?, initializer?, (accessorBlock | codeBlock)?. A codeBlock is an implicit getter.
  case binding
  /// `case a(Int), b = 1`. Main: `case`. Children: enumElement+.
  case enumCaseDecl
  /// One case. Main: name. Children: parameterClause?, initializer?.
  case enumElement
  /// `typealias N<…> = T`. Children: genericParameters?, type?, whereClause?.
  case typealiasDecl
  /// `associatedtype N: A = T`. Children: inheritance?, type?, whereClause?.
  case associatedTypeDecl
  /// `operator`, `precedencegroup`. Main: name. Body is skipped over as tokens.
  case operatorDecl
  /// `macro n(…) = …`. Children: genericParameters?, parameterClause, returnType?, initializer?, whereClause?.
  case macroDecl

  // MARK: Parts of declarations

  /// `@Name(args)`. Main: last name token. Children: type, argument*. Attributes whose arguments have a grammar of their
  /// own (`@available`, `@objc`, `@attached`, names with `_`, …) keep them as tokens in the range.
  case attribute
  /// `public`, `static`, `private(set)`, `nonisolated(unsafe)`, … Main: the word. Leaf.
  case modifier
  /// `<T: A, each U>`. Main: `<`. Children: genericParameter*.
  case genericParameters
  /// Main: name. Children: attribute*, type?.
  case genericParameter
  /// `: A, B`. Main: `:`. Children: type+ (attributes and `~` are part of the type).
  case inheritance
  /// `where T: A, U == B`. Main: `where`. Children: type* in order, two per requirement.
  case whereClause
  /// `(…)`. Main: `(`. Children: parameter*.
  case parameterClause
  /// `label name: T = value`. Main: the first name (the label; in an enum element without label, the type's first token). Children: (attribute | modifier)*, parameterName?, type, initializer?.
  case parameter
  /// The second name of a parameter. Leaf.
  case parameterName
  /// `-> T`. Main: `->`. Children: type.
  case returnType
  /// `: T`. Main: `:`. Children: type.
  case typeAnnotation
  /// `= expression`. Main: `=`. Children: expression.
  case initializer
  /// `{ members }`. Main: `{`. Children: (declaration | ifConfig | macroExpr | unexpected)*.
  case memberBlock
  /// `{ get … set … }`. Main: `{`. Children: accessor+.
  case accessorBlock
  /// `get`, `set(n)`, `willSet`, `_read` … Main: the word. Children: (attribute | modifier)*, codeBlock?.
  case accessor

  // MARK: Conditional compilation

  /// `#if … #endif` around members, statements, switch cases, accessors, attributes or array elements. Main: `#if`. Children: ifConfigClause+.
  case ifConfig
  /// One branch. Main: `#if`, `#elseif` or `#else`. Children: condition expression? (none for `#else`), then the elements.
  /// Attributes of the declaration behind `#endif` stand here alone.
  case ifConfigClause
  /// `base #if … .modifier() #endif`. Main: `#if`. Children: base expression, ifConfigClause+ whose element is a chain on an ifConfigBase.
  case postfixIfConfig
  /// Stands for the base inside a postfixIfConfig's clause. Leaf, empty range.
  case ifConfigBase

  // MARK: Statements. Main: the keyword.

  /// `{ statements }`. Main: `{`. Children: (declaration | statement | expression | ifConfig)*.
  case codeBlock
  /// `if conditions { } else …`. Also an expression. Children: conditions, codeBlock, (ifExpr | codeBlock)?.
  case ifExpr
  /// A comma-separated list of conditions. Main: first token. Children: (expression | optionalBinding | matchingPattern | availability)+.
  case conditions
  /// `let x = e`, `var x`, `let x`. Main: `let` or `var`. Children: pattern, typeAnnotation?, initializer?.
  case optionalBinding
  /// `case pattern = e`. Main: `case`. Children: pattern, typeAnnotation?, initializer.
  case matchingPattern
  /// `#available(…)`, `#unavailable(…)`. Main: the `#available` token. Leaf (its arguments are tokens in its range).
  case availability
  /// `guard conditions else { }`. Children: conditions, codeBlock.
  case guardStmt
  /// `while conditions { }`. Children: conditions, codeBlock.
  case whileStmt
  /// `repeat { } while e`. Children: codeBlock, expression.
  case repeatStmt
  /// `for pattern: T in e where e { }`. Children: pattern, typeAnnotation?, expression, whereClause? (child: expression), codeBlock.
  case forStmt
  /// `switch e { }`. Also an expression. Children: expression, (switchCase | ifConfig)*.
  case switchExpr
  /// `case p where e, p:` or `default:` with its statements. Main: `case`, `default` or `@unknown`'s default. Children: attribute*, caseItem*, statement*.
  case switchCase
  /// One pattern of a case. Main: first token. Children: pattern, whereClause? (child: expression).
  case caseItem
  /// `do { } catch …`. Children: codeBlock, catchClause*.
  case doStmt
  /// `catch p where e, p { }`. Children: caseItem*, codeBlock.
  case catchClause
  /// `return e`. Children: expression?.
  case returnStmt
  /// `throw e`. Children: expression.
  case throwStmt
  /// `yield e` and `then e`. Children: expression.
  case yieldStmt
  /// `break`, `continue`, `fallthrough` with an optional label. Leaf.
  case jumpStmt
  /// `defer { }`. Children: codeBlock.
  case deferStmt
  /// `name: loop`. Main: name. Children: statement.
  case labeledStmt
  /// `discard e`. Children: expression.
  case discardStmt

  // MARK: Expressions

  /// A name, `self`, `Self`, `super`, `$0`, `init`. Main: the name. Children: genericArguments?. Also `f(a:b:)` names: labels are tokens in its range.
  case identifierExpr
  /// `base.name` (also `.0`, `.self`, `.init`). Main: the name. Children: base, genericArguments?.
  case memberExpr
  /// `.name` without a base. Main: the name. Children: genericArguments?.
  case implicitMemberExpr
  /// `callee(arguments) { } label: { }`. Main: `(`, or the `{` of the first trailing closure. Children: callee, argument*, trailingClosure*.
  case callExpr
  /// `base[arguments] { }`. Main: `[`. Children: base, argument*, trailingClosure*.
  case subscriptExpr
  /// `label: e` or `e`. Main: label token, or first token of the expression. Children: expression. `Tree.label(of:)` tells whether there is a label.
  case argument
  /// A closure behind a call. Main: label token, or `{` for the first. Children: closureExpr.
  case trailingClosure
  /// `{ signature in statements }`. Main: `{`. Children: closureSignature?, (statement | declaration | expression)*.
  case closureExpr
  /// `@A [capture] (a, b) async throws -> T in`. Main: first token. Children: attribute*, capture*, (parameter | closureParameter)*, returnType?.
  case closureSignature
  /// A closure parameter written without parentheses. Main: the name. Leaf.
  case closureParameter
  /// `weak self`, `x = e`. Main: name. Children: expression?, none when the name alone is captured.
  case capture
  /// A string. Main: first token. Children: (stringSegment | interpolation)*.
  case stringLiteral
  /// Literal text between interpolations, delimiters excluded. Leaf.
  case stringSegment
  /// `\(…)`. Main: its `\(` token. Children: argument*.
  case interpolation
  /// Leaf. A sign is a prefixExpr around it.
  case integerLiteral
  /// Leaf.
  case floatLiteral
  /// `true`, `false`. Leaf.
  case boolLiteral
  /// `nil`. Leaf.
  case nilLiteral
  /// Leaf.
  case regexLiteral
  /// `[a, b]`. Main: `[`. Children: (expression | ifConfig)*.
  case arrayLiteral
  /// `[k: v]`, `[:]`. Main: `[`. Children: dictionaryElement*.
  case dictionaryLiteral
  /// Main: `:`. Children: key, value.
  case dictionaryElement
  /// `(a, b: c)`; one unlabelled element is a parenthesised expression. Main: `(`. Children: argument*.
  case tupleExpr
  /// `c ? a : b`. Main: `?`. Children: condition, then, else.
  case ternaryExpr
  /// `a op b`, also ranges, folded by precedence. Main: operator. Children: left, right.
  case binaryExpr
  /// `a = b`, `a += b`. Main: operator. Children: left, right.
  case assignExpr
  /// `-a`, `!a`, `..<a`, `&a`. Main: operator. Children: expression.
  case prefixExpr
  /// `a...`, `a%`. Main: operator. Children: expression.
  case postfixExpr
  /// `a!`. Main: `!`. Children: expression.
  case forceUnwrapExpr
  /// `a?` in a chain. Main: `?`. Children: expression.
  case optionalChainExpr
  /// `try`, `try?`, `try!` e. Main: `try`. Children: expression.
  case tryExpr
  /// `await e`. Children: expression.
  case awaitExpr
  /// `consume e`, `copy e`, `borrow e`, `unsafe e`, `each e`, `repeat e`, `any T`, `some T` in expression position. Main: the word. Children: expression or type.
  case prefixKeywordExpr
  /// `e is T`. Main: `is`. Children: expression, type.
  case isExpr
  /// `e as T`, `as?`, `as!`. Main: `as`. Children: expression, type.
  case asExpr
  /// `\Type.path`, `\.path`. Main: `\`. Children: type?, argument* of its subscripts. Its names are tokens in its range.
  case keyPathExpr
  /// `#name<…>(args) { }`, freestanding macros, `#selector(…)`, `#colorLiteral(…)`, `#file`, `#Preview { }`. Main: name token (after `#`). Children: genericArguments?, argument*, trailingClosure*.
  case macroExpr
  /// `<#text#>`. Leaf.
  case placeholderExpr
  /// `_`. Leaf.
  case wildcardExpr
  /// A type where an expression stands and only a type can (`[Int]?.self` style leftovers, function types). Children: type.
  case typeExpr

  // MARK: Patterns

  /// A name being bound. Leaf.
  case identifierPattern
  /// `_`. Leaf.
  case wildcardPattern
  /// `(a, b)` behind `let`, `var` or `for`. Main: `(`. Children: pattern*. `case (let a, .b)` is an expressionPattern
  /// of a tupleExpr with patterns in it.
  case tuplePattern
  /// `let p`, `var p` inside a pattern. Main: the keyword. Children: pattern.
  case valueBindingPattern
  /// `is T`. Main: `is`. Children: type.
  case isPattern
  /// An expression to be matched. Main: first token. Children: expression, in which valueBindingPattern and isPattern
  /// can stand; `let x as T` is an asExpr on a valueBindingPattern.
  case expressionPattern

  // MARK: Types

  /// `Name<…>`. Main: name. Children: genericArguments?.
  case identifierType
  /// `A.B`. Main: name. Children: base type, genericArguments?.
  case memberType
  /// `T?`, `T!`. Main: `?` or `!`. Children: type.
  case optionalType
  /// `[T]`, `[n of T]`. Main: `[`. Children: type+.
  case arrayType
  /// `[K: V]`. Main: `[`. Children: type, type.
  case dictionaryType
  /// `(a: A, B)`. Main: `(`. Children: type*. Labels are tokens in its range.
  case tupleType
  /// `(A) async throws -> B`. Main: `->`. Children: tupleType, type.
  case functionType
  /// `some T`, `any T`. Main: the word. Children: type.
  case someOrAnyType
  /// `inout T`, `@escaping T`, `borrowing T`, `each T`, `repeat T`, `~T`, `isolated T`. Main: first token. Children: attribute*, type.
  case attributedType
  /// `A & B`. Main: first `&`. Children: type+.
  case compositionType
  /// `T.Type`, `T.Protocol`. Main: the word. Children: type.
  case metatype
  /// `<A, B>`. Main: `<`. Children: (type | expression)*.
  case genericArguments
}
