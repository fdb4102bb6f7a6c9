// What the parser makes of expressions: chains, calls, closures, operators, key paths and macros: one line in, one line out.

import Testing

@Suite struct ExpressionsTests {
  @Test(arguments: ParserCase.list(expressionsCases))
  func tree(of example: ParserCase) {
    #expect(example.actual == example.expected)
    #expect(example.problems == [])
  }
}

private let expressionsCases = ####"""
  a+b
    => (+ a b)
  a + b
    => (+ a b)
  -a
    => (- a)
  a...
    => (postfix ... a)
  ..<a
    => (..< a)
  a..<b
    => (..< a b)
  f(&a)
    => (call f (& a))
  a & b
    => (& a b)
  !a && b
    => (&& (! a) b)
  a! + b
    => (+ (! a) b)
  a!.b
    => (member .b (! a))
  a?.b
    => (member .b (? a))
  a ?? b
    => (?? a b)
  a ? b : c
    => (?: a b c)
  $0 + $1
    => (+ $0 $1)
  a.default
    => (member .default a)
  a.self
    => (member .self a)
  a.init(b)
    => (call (member .init a) b)
  A::b
    => b
  A::B<Int>(c)
    => (call (B (genericArguments < Int)) c)
  a.b(c).d
    => (member .d (call (member .b a) c))
  f(a, b: c, for: d)
    => (call f a b: c for: d)
  f { a }
    => (call f (tc (closure a)))
  f(a) { b } c: { d }
    => (call f a (tc (closure b)) tc c: (closure d))
  f { a } b: { c } in: { d }
    => (call f (tc (closure a)) tc b: (closure c) tc in: (closure d))
  a¶.b()¶.c
    => (member .c (call (member .b a)))
  a¶(b)
    => a (tupleExpr ( b)
  a¶[b]
    => a (arrayLiteral [ b)
  a [b]
    => (subscriptExpr [ a b)
  f[a, b: c] { d }
    => (subscriptExpr [ f a b: c (tc (closure d)))
  f(a:b:)
    => f
  a.f(_:)
    => (member .f a)
  A<B>(c)
    => (call (A (genericArguments < B)) c)
  A<B, [C]>.d
    => (member .d (A (genericArguments < B (arrayType [ C))))
  a < b && c > d
    => (&& (< a b) (> c d))
  f(a < b, c > (d))
    => (call f (call (a (genericArguments < b c)) d))
  A<B<C>>()
    => (call (A (genericArguments < (B (genericArguments < C)))))
  a >> b
    => (>> a b)
  a>>b
    => (>> a b)
  f(a<b, c>>d)
    => (call f (< a b) (>> c d))
  x as? A<B>
    => (as x (A (genericArguments < B)))
  a = b = c
    => (= a (= b c))
  a += b * c
    => (+= a (* b c))
  a == b && c || d
    => (|| (&& (== a b) c) d)
  a ? b : c ? d : e
    => (?: a b (?: c d e))
  a ?? b ?? c
    => (?? a (?? b c))
  a is B && c as? D == e
    => (&& (is a B) (== (as c D) e))
  a + b - c
    => (- (+ a b) c)
  a..<b + 1
    => (..< a (+ b 1))
  a <> b
    => (<> a b)
  try a + await b
    => (try (+ a (await b)))
  x = try await f()
    => (= x (try (await (call f))))
  try? a ?? b
    => (try (?? a b))
  try! f()
    => (try (call f))
  a = -b.c
    => (= a (- (member .c b)))
  f(-1)
    => (call f (- 1))
  { a }
    => (closure a)
  { a in b }
    => (closure (sig a) b)
  { (a, b: C) -> D in e }
    => (closure (sig a (parameter b C) -> D) e)
  { [weak self, x = y] in z }
    => (closure (sig (capture self) (capture x y)) z)
  { @MainActor [a] (b) async throws -> C in d }
    => (closure (sig (attribute MainActor MainActor) (capture a) b -> C) d)
  { a, _ in b }
    => (closure (sig a _) b)
  { [a] }
    => (closure (arrayLiteral [ a))
  { (a) }
    => (closure (tupleExpr ( a))
  { $a in b }
    => (closure (sig $a) b)
  []
    => (arrayLiteral [)
  [:]
    => (dictionaryLiteral [)
  [a, b,]
    => (arrayLiteral [ a b)
  [a: b, c: d]
    => (dictionaryLiteral [ (dictionaryElement : a b) (dictionaryElement : c d))
  [String: [Int]]()
    => (call (dictionaryLiteral [ (dictionaryElement : String (arrayLiteral [ Int))))
  [(Int) -> String]()
    => (call (arrayLiteral [ type (functionType -> (tupleType ( Int) String)))
  [3 of Int](repeating: 0)
    => (call (arrayLiteral [ 3 Int) repeating: 0)
  (a, b: c)
    => (tupleExpr ( a b: c)
  ()
    => (tupleExpr ()
  (a)
    => (tupleExpr ( a)
  \A.b
    => (keyPathExpr \A.b root A)
  \.a.b
    => (keyPathExpr \.a.b)
  \.self
    => (keyPathExpr \.self)
  \A<B>.c?.d[0]
    => (keyPathExpr \A<B>.c?.d[0] root (A (genericArguments < B)) 0)
  \[A].c
    => (keyPathExpr \[A].c root (arrayType [ A))
  #Preview { A() }
    => (macroExpr Preview (tc (closure (call A))))
  #Preview("a", traits: .b) { C() }
    => (macroExpr Preview (str 'a') traits: .b (tc (closure (call C))))
  #selector(a(b:))
    => (macroExpr selector a)
  #selector(self.a (_:))
    => (macroExpr selector (member .a self))
  #file
    => (macroExpr file)
  #available(iOS 26.0, *)
    => (availability #available(iOS 26.0, *))
  some P
    => (some P)
  any P.self
    => (any (memberType self P))
  consume a
    => (consume a)
  copy a.b
    => (copy (member .b a))
  f(each a)
    => (call f (each a))
  (repeat each a)
    => (tupleExpr ( (repeat (each a)))
  actor.run()
    => (call (member .run actor))
  a.map(\.b).filter { $0 > 1 }.c
    => (member .c (call (member .filter (call (member .map a) (keyPathExpr \.b))) (tc (closure (> $0 1)))))
  a = b ? .c : .d
    => (= a (?: b .c .d))
  f(.a, .b(c))
    => (call f .a (call .b c))
  x.a { $0 }.b { $1 }
    => (call (member .b (call (member .a x) (tc (closure $0)))) (tc (closure $1)))
  init(a)
    => (call init a)
  Self.a + self.b
    => (+ (member .a Self) (member .b self))
  super.init(a)
    => (call (member .init super) a)
  f() as (A) -> B
    => (as (call f) (functionType -> (tupleType ( A) B))
  _ = a
    => (= _ a)
  (a, _) = b
    => (= (tupleExpr ( a _) b)
  a.b = { c }
    => (= (member .b a) (closure c))
  -1...1
    => (... (- 1) 1)
  a ? -b : +c
    => (?: a (- b) (+ c))
  f(+)
    => (call f +)
  (==)
    => (tupleExpr ( ==)
  f(by: >)
    => (call f by: >)
  a.b?()
    => (call (? (member .b a)))
  a?[0]
    => (subscriptExpr [ (? a) 0)
  a[b]![c]
    => (subscriptExpr [ (! (subscriptExpr [ a b)) c)
  a as! B
    => (as a B)
  unsafe a
    => (unsafe a)
  await a.b
    => (await (member .b a))
  set.insert(a)
    => (call (member .insert set) a)
  open(a)
    => (call open a)
  get
    => get
  f(if: a)
    => (call f if: a)
  a.if
    => (member .if a)
  try #require(a)
    => (try (macroExpr require a))
  a = b ? c : d ?? e
    => (= a (?: b c (?? d e)))
  a && b || c && d
    => (|| (&& a b) (&& c d))
  a == b ? c : d
    => (?: (== a b) c d)
  a as B ?? c
    => (?? (as a B) c)
  a...b ~= c
    => (~= (... a b) c)
  a + b as C
    => (as (+ a b) C)
  a |> b
    => (|> a b)
  infix operator |>: AdditionPrecedence¶a |> b * c
    => (operatorDecl |> infix) (|> a (* b c))
  infix operator |>: P¶precedencegroup P { higherThan: MultiplicationPrecedence }¶a |> b * c
    => (operatorDecl |> infix) (operatorDecl P) (* (|> a b) c)
  infix operator <-: AssignmentPrecedence¶a <- b + c
    => (operatorDecl <- infix) (<- a (+ b c))
  a ? b { c } : d
    => (?: a (call b (tc (closure c))) d)
  f(a: { b }, c)
    => (call f a: (closure b) c)
  f { [self] in a }
    => (call f (tc (closure (sig (capture self)) a)))
  f { (a: A) in a }
    => (call f (tc (closure (sig (parameter a A)) a)))
  f { a -> B in c }
    => (call f (tc (closure (sig a -> B) c)))
  f { () -> [A<B>] in c }
    => (call f (tc (closure (sig -> (arrayType [ (A (genericArguments < B)))) c)))
  f { @Sendable in a }
    => (call f (tc (closure (sig (attribute Sendable Sendable)) a)))
  f { (a, b) async in c }
    => (call f (tc (closure (sig a b) c)))
  ForEach(a, id: \.b) { c in d }¶.e
    => (member .e (call ForEach a id: (keyPathExpr \.b) (tc (closure (sig c) d))))
  VStack { a; b }
    => (call VStack (tc (closure a b)))
  VStack {¶if a { b } else { c }¶ForEach(d) { e }¶}
    => (call VStack (tc (closure (ifExpr if a {b} {c}) (call ForEach d (tc (closure e))))))
  A<B?>()
    => (call (A (genericArguments < (optionalType ? B))))
  A<(B) -> C>(d)
    => (call (A (genericArguments < (functionType -> (tupleType ( B) C))) d)
  A<B & C>()
    => (call (A (genericArguments < (compositionType & B C))))
  A<any B>()
    => (call (A (genericArguments < (someOrAnyType any B))))
  A<B>.C<D>()
    => (call (member .C (A (genericArguments < B)) (genericArguments < D)))
  a.b<C>(d)
    => (call (member .b a (genericArguments < C)) d)
  .a<B>(c)
    => (call (.a (genericArguments < B)) c)
  [A<B>]()
    => (call (arrayLiteral [ (A (genericArguments < B))))
  f(A<B>.c, d > e)
    => (call f (member .c (A (genericArguments < B))) (> d e))
  x = a < b ? c : d
    => (= x (?: (< a b) c d))
  (a < b) > c
    => (> (tupleExpr ( (< a b)) c)
  #expect(throws: A.self) { b }
    => (macroExpr expect throws: (member .self A) (tc (closure b)))
  #A.B(c)
    => (macroExpr B c)
  f(x: #file, y: #line)
    => (call f x: (macroExpr file) y: (macroExpr line))
  try await withTaskGroup(of: A.self) { a in b }
    => (try (await (call withTaskGroup of: (member .self A) (tc (closure (sig a) b)))))
  await a + b
    => (await (+ a b))
  a ? try b : await c
    => (?: a (try b) (await c))
  a?.b?.c = d
    => (= (member .c (? (member .b (? a)))) d)
  a!.b![c]!.d
    => (member .d (! (subscriptExpr [ (! (member .b (! a))) c)))
  a.0.1.b
    => (member .b (member .1 (member .0 a)))
  a.b.self.c
    => (member .c (member .self (member .b a)))
  self[a]
    => (subscriptExpr [ self a)
  self.init(a)
    => (call (member .init self) a)
  Self.a
    => (member .a Self)
  super.a()
    => (call (member .a super))
  .init(a)
    => (call .init a)
  .a.b(c)
    => (call (member .b .a) c)
  .a { b }
    => (call .a (tc (closure b)))
  [.a, .b: c]
    => (dictionaryLiteral [ .a (dictionaryElement : .b c))
  [a: [b: c]]
    => (dictionaryLiteral [ (dictionaryElement : a (dictionaryLiteral [ (dictionaryElement : b c))))
  ["a": 1, "b": [2]]
    => (dictionaryLiteral [ (dictionaryElement : (str 'a') 1) (dictionaryElement : (str 'b') (arrayLiteral [ 2)))
  ("a", 1)
    => (tupleExpr ( (str 'a') 1)
  (a: 1, b: 2)
    => (tupleExpr ( a: 1 b: 2)
  f(a)(b)
    => (call (call f a) b)
  f(a) { b } { c }
    => (call (call f a (tc (closure b))) (tc (closure c)))
  f { a }¶{ b }()
    => (call f (tc (closure a))) (call (closure b))
  !/a/
    => (! /a/)
  a = /)/
    => (= a /)/)
  A<B, C,>()
    => (call (A (genericArguments < B C)))
  if a, { b }() { c }
    => (ifExpr if (conditions a (call (closure b))) {c})
  if a, { b }
    => (ifExpr if a {b})
  switch a { case b: c }
    => (switchExpr switch a (switchCase case (caseItem b b) c))
  await { a }()
    => (await (call (closure a)))
  f(a) { b }.c
    => (member .c (call f a (tc (closure b))))
  f[a] { b }
    => (subscriptExpr [ f a (tc (closure b)))
  _ = { a }
    => (= _ (closure a))
  a.map { $0.b }.c()
    => (call (member .c (call (member .map a) (tc (closure (member .b $0))))))
  a.map { ($0, 1) }
    => (call (member .map a) (tc (closure (tupleExpr ( $0 1))))
  a.sorted(by: <)
    => (call (member .sorted a) by: <)
  a.reduce(into: [:]) { $0[$1] = 2 }
    => (call (member .reduce a) into: (dictionaryLiteral [) (tc (closure (= (subscriptExpr [ $0 $1) 2))))
  a.b(c, d: e) { f } g: { h }
    => (call (member .b a) c d: e (tc (closure f)) tc g: (closure h))
  a.1
    => (member .1 a)
  -1.5
    => (- 1.5)
  +a
    => (+ a)
  ~a
    => (~ a)
  !a.b
    => (! (member .b a))
  a++b
    => (++ a b)
  a --> b
    => (--> a b)
  a .== b
    => (.== a b)
  a ..< b
    => (..< a b)
  ...a
    => (... a)
  f(a..., b)
    => (call f (postfix ... a) b)
  a.b...
    => (postfix ... (member .b a))
  a == -1
    => (== a (- 1))
  a==b
    => (== a b)
  a=b
    => (= a b)
  a*b
    => (* a b)
  a ?? b()!
    => (?? a (! (call b)))
  a|b
    => (| a b)
  \A.b.c
    => (keyPathExpr \A.b.c root A)
  \A.b?.c!.d
    => (keyPathExpr \A.b?.c!.d root A)
  \[A: B].c
    => (keyPathExpr \[A: B].c root (dictionaryType [ A B))
  \(A, B).0
    => (keyPathExpr \(A, B).0 root (tupleType ( A B))
  \A.[b]
    => (keyPathExpr \A.[b] root A b)
  \.[b].c
    => (keyPathExpr \.[b].c root b)
  \A.self
    => (keyPathExpr \A.self root A)
  f(\.a, \B.c)
    => (call f (keyPathExpr \.a) (keyPathExpr \B.c root B))
  a[\.b]
    => (subscriptExpr [ a (keyPathExpr \.b))
  a[keyPath: b]
    => (subscriptExpr [ a keyPath: b)
  \A?.b
    => (keyPathExpr \A?.b root A)
  """####
