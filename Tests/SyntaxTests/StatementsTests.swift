// What the parser makes of statements and patterns: one line in, one line out.

import Testing

@Suite struct StatementsTests {
  @Test(arguments: ParserCase.list(statementsCases))
  func tree(of example: ParserCase) {
    #expect(example.actual == example.expected)
    #expect(example.problems == [])
  }
}

private let statementsCases = ####"""
  if #available(iOS 17, *), a {}
    => (ifExpr if (conditions (availability #available(iOS 17, *)) a) {})
  if a { b } else if c { d } else { e }
    => (ifExpr if a {b} (ifExpr if c {d} {e}))
  if let a, let b = c, case .d(let e) = f, g {}
    => (ifExpr if (conditions (optionalBinding let a) (optionalBinding let b = c) (matchingPattern case (call .d
       (valueBindingPattern let e)) = f) g) {})
  if a { b }¶.c
    => (ifExpr if a {b}) .c
  let a = if b { c } else { d }
    => (varDecl let (binding a a = (ifExpr if b {c} {d})))
  let a = switch b { case .c: d; default: e }
    => (varDecl let (binding a a = (switchExpr switch b (switchCase case (caseItem . .c) d) (switchCase default
       e))))
  if f { $0 } {}
    => (ifExpr if (call f (tc (closure $0))) {})
  if a.b({ c }) {}
    => (ifExpr if (call (member .b a) (closure c)) {})
  guard let a else { return }
    => (guardStmt guard (optionalBinding let a) {(returnStmt return)})
  while a, b {}
    => (whileStmt while (conditions a b) {})
  repeat { a } while b
    => (repeatStmt repeat {a} b)
  for a in b where c {}
    => (forStmt for a b (whereClause where c) {})
  for (a, b) in c {}
    => (forStmt for (tuplePattern ( a b) c {})
  for case let a? in b {}
    => (forStmt for (valueBindingPattern let (? a)) b {})
  for try await a in b {}
    => (forStmt for a b {})
  for a: A in b.c { d }
    => (forStmt for a : A (member .c b) {d})
  switch a { case 1, 2...3: b; case let .c(d, e) where f: g; case (let h, is I): j; @unknown default: k }
    => (switchExpr switch a (switchCase case (caseItem 1 1) (caseItem 2 (... 2 3)) b) (switchCase case (caseItem
       let (valueBindingPattern let (call .c d e)) (whereClause where f)) g) (switchCase case (caseItem (
       (tupleExpr ( (valueBindingPattern let h) (isPattern is I))) j) (switchCase default (attribute unknown
       unknown) k))
  switch a { case let x as B: c; case is D: e; case _: f }
    => (switchExpr switch a (switchCase case (caseItem let (as (valueBindingPattern let x) B)) c) (switchCase case
       (caseItem is (isPattern is D)) e) (switchCase case (caseItem _ _) f))
  do { try a } catch let b as C { d } catch .e { f } catch { g }
    => (doStmt do {(try a)} (catchClause catch (caseItem let (as (valueBindingPattern let b) C)) {d}) (catchClause
       catch (caseItem . .e) {f}) (catchClause catch {g}))
  do throws(E) { a }
    => (doStmt do {a})
  return
    => (returnStmt return)
  return a
    => (returnStmt return a)
  throw a
    => (throwStmt throw a)
  defer { a }
    => (deferStmt defer {a})
  a: for b in c { break a }
    => (labeledStmt a (forStmt for b c {(jumpStmt break)}))
  discard self
    => (discardStmt discard self)
  a; b
    => a b
  yield &a
    => (yieldStmt yield (& a))
  if await a {}
    => (ifExpr if (await a) {})
  if a == b { c } {}
    => (ifExpr if (== a (call b (tc (closure c)))) {})
  if a(b) { c } == d {}
    => (ifExpr if (== (call a b (tc (closure c))) d) {})
  if a { b }¶{ c }
    => (ifExpr if (call a (tc (closure b))) {c})
  for a in b.c({ $0 }) {}
    => (forStmt for a (call (member .c b) (closure $0)) {})
  while let a = b.c { d }
    => (whileStmt while (optionalBinding let a = (member .c b)) {d})
  switch a.b { case .c: d }
    => (switchExpr switch (member .b a) (switchCase case (caseItem . .c) d))
  if case .a(let b) = c.d { e }
    => (ifExpr if (matchingPattern case (call .a (valueBindingPattern let b)) = (member .d c)) {e})
  if let a = b as? C, a.d { e }
    => (ifExpr if (conditions (optionalBinding let a = (as b C)) (member .d a)) {e})
  guard let a = b?.c, case let .d(e) = a else { throw f }
    => (guardStmt guard (conditions (optionalBinding let a = (member .c (? b))) (matchingPattern case
       (valueBindingPattern let (call .d e)) = a)) {(throwStmt throw f)})
  if a < b { c }
    => (ifExpr if (< a b) {c})
  return a < b
    => (returnStmt return (< a b))
  for await a in b {}
    => (forStmt for a b {})
  return .a
    => (returnStmt return .a)
  return /a/
    => (returnStmt return /a/)
  if /a/.b {}
    => (ifExpr if (member .b /a/) {})
  outer: while a { continue outer }
    => (labeledStmt outer (whileStmt while a {(jumpStmt continue)}))
  a: do { break a }
    => (labeledStmt a (doStmt do {(jumpStmt break)}))
  do { a } catch A.b where c { d } catch is E, let f as G { h }
    => (doStmt do {a} (catchClause catch (caseItem A (member .b A) (whereClause where c)) {d}) (catchClause catch
       (caseItem is (isPattern is E)) (caseItem let (as (valueBindingPattern let f) G)) {h}))
  repeat { a } while b.c { d }
    => (repeatStmt repeat {a} (call (member .c b) (tc (closure d))))
  defer { a }; b
    => (deferStmt defer {a}) b
  if a {} else if let b {} else if case .c = d {}
    => (ifExpr if a {} (ifExpr if (optionalBinding let b) {} (ifExpr if (matchingPattern case .c = d) {})))
  let a = if b { 1 } else if c { 2 } else { 3 }
    => (varDecl let (binding a a = (ifExpr if b {1} (ifExpr if c {2} {3}))))
  return if a { b } else { c }
    => (returnStmt return (ifExpr if a {b} {c}))
  return switch a { default: b }
    => (returnStmt return (switchExpr switch a (switchCase default b)))
  switch (a, b) { case (.c, let d?): e; case (_, .some(let f)) where f > 1: g; default: break }
    => (switchExpr switch (tupleExpr ( a b) (switchCase case (caseItem ( (tupleExpr ( .c (valueBindingPattern let
       (? d)))) e) (switchCase case (caseItem ( (tupleExpr ( _ (call .some (valueBindingPattern let f)))
       (whereClause where (> f 1))) g) (switchCase default (jumpStmt break)))
  switch a { case "b": c; case 1..<2: d; case -1: e; case nil: f; case .g?: h }
    => (switchExpr switch a (switchCase case (caseItem " (str 'b')) c) (switchCase case (caseItem 1 (..< 1 2)) d)
       (switchCase case (caseItem - (- 1)) e) (switchCase case (caseItem nil nil) f) (switchCase case (caseItem .
       (? .g)) h))
  switch a { case .b: break¶case .c,¶.d: fallthrough }
    => (switchExpr switch a (switchCase case (caseItem . .b) (jumpStmt break)) (switchCase case (caseItem . .c)
       (caseItem . .d) (jumpStmt fallthrough)))
  switch a { case let b where b.c: d }
    => (switchExpr switch a (switchCase case (caseItem let (valueBindingPattern let b) (whereClause where (member
       .c b))) d))
  switch a { case (let b): c; case let (d, e): f; case var g: h }
    => (switchExpr switch a (switchCase case (caseItem ( (tupleExpr ( (valueBindingPattern let b))) c) (switchCase
       case (caseItem let (valueBindingPattern let (tuplePattern ( d e))) f) (switchCase case (caseItem var
       (valueBindingPattern var g)) h))
  switch a { case b.c: d; case [e, f]: g; case A.B(c: let d): e }
    => (switchExpr switch a (switchCase case (caseItem b (member .c b)) d) (switchCase case (caseItem [
       (arrayLiteral [ e f)) g) (switchCase case (caseItem A (call (member .B A) c: (valueBindingPattern let d)))
       e))
  """####
