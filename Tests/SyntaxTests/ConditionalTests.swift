// What the parser makes of conditional compilation: one line in, one line out.

import CurbcutSourceText
import CurbcutSyntax
import Testing

@Suite struct ConditionalTests {
  @Test func conditionalsAreListed() {
    let tree = Parser.parse(
      SourceText("#if A\nstruct B {\n#if C\nvar d = e\n#if F\n.g\n#endif\n#endif\n}\n#endif\nh"))
    #expect(tree.conditionals.map(tree.kind) == [.postfixIfConfig, .ifConfig, .ifConfig])
    #expect(tree.conditionals.map { tree.tokens.start(tree[$0].main) } == [33, 17, 0])
    #expect(Parser.parse(SourceText("if a { b }")).conditionals == [])
  }

  @Test(arguments: ParserCase.list(conditionalCases))
  func tree(of example: ParserCase) {
    #expect(example.actual == example.expected)
    #expect(example.problems == [])
  }
}

private let conditionalCases = ####"""
  switch a { case .b: c¶#if D¶case .e: f¶#endif¶default: g }
    => (switchExpr switch a (switchCase case (caseItem . .b) c) (ifConfig #if (#if D (switchCase case (caseItem .
       .e) f))) (switchCase default g))
  #if A¶struct B {}¶#else¶struct C {}¶#endif
    => (ifConfig #if (#if A (structDecl B {})) (#else (structDecl C {})))
  a¶#if B¶.c()¶#elseif os(C)¶.d¶#endif¶.e
    => (member .e (postfixIfConfig #if a (#if B (call (member .c base))) (#elseif (call os C) (member .d base))))
  struct A {¶#if B¶var c = d¶#endif¶}
    => (structDecl A {(ifConfig #if (#if B (varDecl var (binding c c = d))))})
  #if compiler(>=9)¶struct A { ((¶#endif¶b
    => (ifConfig #if (#if (call compiler (>= 9)) (structDecl A {(unexpected (()}))) b
  #if A¶@B¶#endif¶func c() {}
    => (ifConfig #if (#if A (attribute B B))) (funcDecl c (parameterClause () {})
  #if A &&¶B¶c¶#endif
    => (ifConfig #if (#if (&& A B) c))
  [¶#if A¶b,¶#endif¶c]
    => (arrayLiteral [ (ifConfig #if (#if A b)) c)
  a.b {¶#if C¶d¶#endif¶}
    => (call (member .b a) (tc (closure (ifConfig #if (#if C d)))))
  a¶.b(c)¶#if D¶.e()¶#if F¶.g()¶#endif¶#endif
    => (postfixIfConfig #if (call (member .b a) c) (#if D (postfixIfConfig #if (call (member .e base)) (#if F (call
       (member .g base))))))
  a¶#if B¶.c¶#else¶.d¶#endif
    => (postfixIfConfig #if a (#if B (member .c base)) (#else (member .d base)))
  switch a {¶#if B¶case .c: d¶#else¶case .e: f¶#endif¶default: g¶}
    => (switchExpr switch a (ifConfig #if (#if B (switchCase case (caseItem . .c) d)) (#else (switchCase case
       (caseItem . .e) f))) (switchCase default g))
  enum A {¶#if B¶case c¶#endif¶case d¶}
    => (enumDecl A {(ifConfig #if (#if B (enumCaseDecl case (enumElement c)))) (enumCaseDecl case (enumElement
       d))})
  var a: Int {¶#if B¶get { c }¶#else¶get { d }¶#endif¶}
    => (varDecl var (binding a a : Int (accessorBlock { (ifConfig #if (#if B (accessor get {c})) (#else (accessor
       get {d}))))))
  @A¶#if B¶@C¶#endif¶func d() {}
    => (attribute A A) (ifConfig #if (#if B (attribute C C))) (funcDecl d (parameterClause () {})
  #if DEBUG && !os(iOS) || canImport(A, _version: 2)¶a¶#elseif targetEnvironment(simulator)¶b¶#else¶c¶#endif
    => (ifConfig #if (#if (|| (&& DEBUG (! (call os iOS))) (call canImport A _version: 2)) a) (#elseif (call
       targetEnvironment simulator) b) (#else c))
  """####
