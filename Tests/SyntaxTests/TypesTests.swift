// What the parser makes of types: one line in, one line out.

import Testing

@Suite struct TypesTests {
  @Test(arguments: ParserCase.list(typesCases))
  func tree(of example: ParserCase) {
    #expect(example.actual == example.expected)
    #expect(example.problems == [])
  }
}

private let typesCases = ####"""
  let a: A<B<C>>? = d
    => (varDecl let (binding a a : (optionalType ? (A (genericArguments < (B (genericArguments < C))))) = d))
  let a: A<B<C<D>>> = e
    => (varDecl let (binding a a : (A (genericArguments < (B (genericArguments < (C (genericArguments < D)))))) =
       e))
  let a: (A, b: B) async throws -> C
    => (varDecl let (binding a a : (functionType -> (tupleType ( A B) C)))
  let a: [A: [B]]?
    => (varDecl let (binding a a : (optionalType ? (dictionaryType [ A (arrayType [ B)))))
  let a: any A & B
    => (varDecl let (binding a a : (someOrAnyType any (compositionType & A B))))
  let a: (some A)?
    => (varDecl let (binding a a : (optionalType ? (tupleType ( (someOrAnyType some A)))))
  let a: A.B.Type
    => (varDecl let (binding a a : (metatype Type (memberType B A))))
  let a: @Sendable () -> Void
    => (varDecl let (binding a a : (attributedType @ (attribute Sendable Sendable) (functionType -> (tupleType ()
       Void))))
  let a: @MainActor() -> Void
    => (varDecl let (binding a a : (attributedType @ (attribute MainActor MainActor) (functionType -> (tupleType ()
       Void))))
  let a: ~Copyable
    => (varDecl let (binding a a : (attributedType ~ Copyable)))
  let a: (repeat each T)
    => (varDecl let (binding a a : (tupleType ( (attributedType repeat T))))
  let a: A!
    => (varDecl let (binding a a : (optionalType ! A)))
  let a: [3 of Int]
    => (varDecl let (binding a a : (arrayType [ 3 Int)))
  func f<T: ~Copyable>(_ a: borrowing T) {}
    => (funcDecl f (genericParameters < (genericParameter T (attributedType ~ Copyable))) (parameterClause (
       (parameter _ a (attributedType borrowing T))) {})
  let a: B<C, D>.E = f
    => (varDecl let (binding a a : (memberType E (B (genericArguments < C D))) = f))
  let a: [B<C>] = []
    => (varDecl let (binding a a : (arrayType [ (B (genericArguments < C))) = (arrayLiteral [)))
  let a: (B) -> (C) -> D
    => (varDecl let (binding a a : (functionType -> (tupleType ( B) (functionType -> (tupleType ( C) D))))
  let a: A??
    => (varDecl let (binding a a : (optionalType ? (optionalType ? A))))
  let a: A<()>
    => (varDecl let (binding a a : (A (genericArguments < (tupleType ()))))
  let a: A<B?>
    => (varDecl let (binding a a : (A (genericArguments < (optionalType ? B)))))
  let a: A<B?>?
    => (varDecl let (binding a a : (optionalType ? (A (genericArguments < (optionalType ? B))))))
  let a: A<[B: C?]>!
    => (varDecl let (binding a a : (optionalType ! (A (genericArguments < (dictionaryType [ B (optionalType ?
       C)))))))
  let a: Result<A, any Error>
    => (varDecl let (binding a a : (Result (genericArguments < A (someOrAnyType any Error)))))
  """####
