// What the parser makes of declarations: one line in, one line out.

import Testing

@Suite struct DeclarationsTests {
  @Test(arguments: ParserCase.list(declarationsCases))
  func tree(of example: ParserCase) {
    #expect(example.actual == example.expected)
    #expect(example.problems == [])
  }
}

private let declarationsCases = ####"""
  import A.B
    => (importDecl A)
  import struct A.B
    => (importDecl A)
  @testable import A
    => (importDecl A (attribute testable testable))
  struct A {}
    => (structDecl A {})
  struct A<B: C, each D>: E, F where B.G == H {}
    => (structDecl A (genericParameters < (genericParameter B C) (genericParameter D)) (inheritance : E F)
       (whereClause where (memberType G B) H) {})
  final class A: B {}
    => (classDecl A final (inheritance : B) {})
  public actor A {}
    => (actorDecl A public {})
  enum A: Int { case a, b = 2; indirect case c(Int, d: String = "e") }
    => (enumDecl A (inheritance : Int) {(enumCaseDecl case (enumElement a) (enumElement b = 2)) (enumCaseDecl case
       indirect (enumElement c (parameterClause ( (parameter Int Int) (parameter d String = (str 'e')))))})
  protocol A<B>: C { associatedtype B: D = E; var f: Int { get set }; func g() }
    => (protocolDecl A (genericParameters < (genericParameter B)) (inheritance : C) {(associatedTypeDecl B
       (inheritance : D) E) (varDecl var (binding f f : Int (accessorBlock { (accessor get) (accessor set))))
       (funcDecl g (parameterClause ())})
  extension A.B: C where D == E {}
    => (extensionDecl A (memberType B A) (inheritance : C) (whereClause where D E) {})
  func a() {}
    => (funcDecl a (parameterClause () {})
  func a<B>(_ b: B, c d: inout [Int], e: Int... , f: Int = 1) async throws(E) -> some F where B: G { h }
    => (funcDecl a (genericParameters < (genericParameter B)) (parameterClause ( (parameter _ b B) (parameter c d
       (attributedType inout (arrayType [ Int))) (parameter e Int) (parameter f Int = 1)) -> (someOrAnyType some F)
       (whereClause where B G) {h})
  func f(@B a: @escaping () -> Void) {}
    => (funcDecl f (parameterClause ( (parameter a (attribute B B) (attributedType @ (attribute escaping escaping)
       (functionType -> (tupleType () Void)))) {})
  static func == (a: A, b: A) -> Bool { c }
    => (funcDecl == static (parameterClause ( (parameter a A) (parameter b A)) -> Bool {c})
  func ==<T>(a: T, b: T) {}
    => (funcDecl == (genericParameters < (genericParameter T)) (parameterClause ( (parameter a T) (parameter b T))
       {})
  prefix func - (a: A) -> A {}
    => (funcDecl - prefix (parameterClause ( (parameter a A)) -> A {})
  func >>=<T>(a: T) {}
    => (funcDecl >>= (genericParameters < (genericParameter T)) (parameterClause ( (parameter a T)) {})
  struct A { init?(a: B) { c } }
    => (structDecl A {(initDecl init (parameterClause ( (parameter a B)) {c})})
  struct A { deinit {} }
    => (structDecl A {(deinitDecl deinit {})})
  struct A { subscript(a: Int) -> B { get { c } set(d) { e } } }
    => (structDecl A {(subscriptDecl subscript (parameterClause ( (parameter a Int)) -> B (accessorBlock {
       (accessor get {c}) (accessor set {e})))})
  var a: Int { b }
    => (varDecl var (binding a a : Int {b}))
  var a: Int { get { b } }
    => (varDecl var (binding a a : Int (accessorBlock { (accessor get {b}))))
  var a = 1 { willSet { b } didSet(c) { d } }
    => (varDecl var (binding a a = 1 (accessorBlock { (accessor willSet {b}) (accessor didSet {d}))))
  var a: Int { get async throws { b } }
    => (varDecl var (binding a a : Int (accessorBlock { (accessor get {b}))))
  var a = f { b }
    => (varDecl var (binding a a = (call f (tc (closure b)))))
  let a = 1, b: Int
    => (varDecl let (binding a a = 1) (binding b b : Int))
  let (a, b) = c
    => (varDecl let (binding ( (tuplePattern ( a b) = c))
  private(set) lazy var a = b
    => (varDecl var private lazy (binding a a = b))
  nonisolated(unsafe) static let a = b
    => (varDecl let nonisolated static (binding a a = b))
  async let a = b
    => (varDecl let async (binding a a = b))
  @A(b) @C.D<E> var f: G
    => (varDecl var (attribute A A b) (attribute D (memberType D C (genericArguments < E))) (binding f f : G))
  @available(iOS 17, *) func a() {}
    => (funcDecl a (attribute available available) (parameterClause () {})
  @objc(a:b:) func a() {}
    => (funcDecl a (attribute objc objc) (parameterClause () {})
  @Observable class A {}
    => (classDecl A (attribute Observable Observable) {})
  typealias A<B> = (B) -> C where B: D
    => (typealiasDecl A (genericParameters < (genericParameter B)) (functionType -> (tupleType ( B) C) (whereClause
       where B D))
  infix operator +++: AdditionPrecedence
    => (operatorDecl +++ infix)
  precedencegroup A { higherThan: B }
    => (operatorDecl A)
  @freestanding(expression) macro a(_ b: C) -> D = #externalMacro(module: "E", type: "F")
    => (macroDecl a (attribute freestanding freestanding expression) (parameterClause ( (parameter _ b C)) -> D = (macroExpr
       externalMacro module: (str 'E') type: (str 'F')))
  struct A { var b: C { read { d } } }
    => (structDecl A {(varDecl var (binding b b : C {(call read (tc (closure d)))}))})
  @attached(extension, names: named(a)) macro b() = #c
    => (macroDecl b (attribute attached attached extension names: (call named a)) (parameterClause () =
       (macroExpr c))
  struct A { @B #c }
    => (structDecl A {(attribute B B) (macroExpr c)})
  struct A { var b = 1 { init(c) {} get {} } }
    => (structDecl A {(varDecl var (binding b b = 1 (accessorBlock { (accessor init {}) (accessor get {}))))})
  func f() { let a = b.map { c }¶{ d }(e) }
    => (funcDecl f (parameterClause () {(varDecl let (binding a a = (call (member .map b) (tc (closure c)))))
       (call (closure d) e)})
  func f(isolated a: B) {}
    => (funcDecl f (parameterClause ( (parameter isolated a B)) {})
  struct A { #b(c) }
    => (structDecl A {(macroExpr b c)})
  let f: F = { a in b }
    => (varDecl let (binding f f : F = (closure (sig a) b)))
  let set = get
    => (varDecl let (binding set set = get))
  @MainActor func a() {}
    => (funcDecl a (attribute MainActor MainActor) (parameterClause () {})
  let a = f(b) ?? c ? d : e == g
    => (varDecl let (binding a a = (?: (?? (call f b) c) d (== e g))))
  struct A { @B var c: D { e } }
    => (structDecl A {(varDecl var (attribute B B) (binding c c : D {e}))})
  struct A { static let shared = A() }
    => (structDecl A {(varDecl let static (binding shared shared = (call A)))})
  struct A { class func b() {} }
    => (structDecl A {(funcDecl b class (parameterClause () {})})
  class A { override open class var b: Int { c } }
    => (classDecl A {(varDecl var override open class (binding b b : Int {c}))})
  class A { weak var b: C?; unowned(safe) let d: E }
    => (classDecl A {(varDecl var weak (binding b b : (optionalType ? C))) (varDecl let unowned (binding d d :
       E))})
  class A { @objc optional func b() }
    => (classDecl A {(funcDecl b (attribute objc objc) optional (parameterClause ())})
  struct A { mutating func b() {} }
    => (structDecl A {(funcDecl b mutating (parameterClause () {})})
  actor A { nonisolated func b() {}; isolated deinit {} }
    => (actorDecl A {(funcDecl b nonisolated (parameterClause () {}) (deinitDecl deinit isolated {})})
  struct A: ~Copyable { consuming func b() {} }
    => (structDecl A (inheritance : (attributedType ~ Copyable)) {(funcDecl b consuming (parameterClause () {})})
  struct A: @unchecked Sendable, @retroactive B {}
    => (structDecl A (inheritance : (attributedType @ (attribute unchecked unchecked) Sendable) (attributedType @
       (attribute retroactive retroactive) B)) {})
  extension A where B == [C] { }
    => (extensionDecl A A (whereClause where B (arrayType [ C)) {})
  extension [A] {}
    => (extensionDecl [ (arrayType [ A) {})
  func f(_ a: A..., b: isolated C, d: sending E, g: @autoclosure () -> H = i) {}
    => (funcDecl f (parameterClause ( (parameter _ a A) (parameter b (attributedType isolated C)) (parameter d
       (attributedType sending E)) (parameter g (attributedType @ (attribute autoclosure autoclosure) (functionType
       -> (tupleType () H)) = i)) {})
  func f() throws -> A
    => (funcDecl f (parameterClause () -> A)
  func f<each T>(_ a: repeat each T) -> (repeat B<each T>) {}
    => (funcDecl f (genericParameters < (genericParameter T)) (parameterClause ( (parameter _ a (attributedType
       repeat T))) -> (tupleType ( (attributedType repeat (B (genericArguments < (attributedType each T))))) {})
  func f(a: (B) throws -> Void) rethrows {}
    => (funcDecl f (parameterClause ( (parameter a (functionType -> (tupleType ( B) Void))) {})
  func f<A>(_ a: A) where A: B, A.C == D, A.E: F & G {}
    => (funcDecl f (genericParameters < (genericParameter A)) (parameterClause ( (parameter _ a A)) (whereClause
       where A B (memberType C A) D (memberType E A) (compositionType & F G)) {})
  let a = b[keyPath: \.c]
    => (varDecl let (binding a a = (subscriptExpr [ b keyPath: (keyPathExpr \.c))))
  let a = A<B>.self
    => (varDecl let (binding a a = (member .self (A (genericArguments < B)))))
  let (a, b): (C, D) = e
    => (varDecl let (binding ( (tuplePattern ( a b) : (tupleType ( C D) = e))
  let a, b: C
    => (varDecl let (binding a a) (binding b b : C))
  var (a, b) = (1, 2), c = 3
    => (varDecl var (binding ( (tuplePattern ( a b) = (tupleExpr ( 1 2)) (binding c c = 3))
  let a = { b }()
    => (varDecl let (binding a a = (call (closure b))))
  lazy var a: B = { c }()
    => (varDecl var lazy (binding a a : B = (call (closure c))))
  var a: B = c { didSet { d } }
    => (varDecl var (binding a a : B = c (accessorBlock { (accessor didSet {d}))))
  var a = b { didSet { c } }
    => (varDecl var (binding a a = b (accessorBlock { (accessor didSet {c}))))
  var a: B { mutating get { c } nonmutating set { d } }
    => (varDecl var (binding a a : B (accessorBlock { (accessor get mutating {c}) (accessor set nonmutating {d}))))
  var a: B { _read { yield b } _modify { yield &b } }
    => (varDecl var (binding a a : B (accessorBlock { (accessor _read {(yieldStmt yield b)}) (accessor _modify
       {(yieldStmt yield (& b))}))))
  var a: B { @C get { d } }
    => (varDecl var (binding a a : B (accessorBlock { (accessor get (attribute C C) {d}))))
  var a: B { get }
    => (varDecl var (binding a a : B (accessorBlock { (accessor get))))
  var get: B { set.c }
    => (varDecl var (binding get get : B {(member .c set)}))
  var a: B { get(b) }
    => (varDecl var (binding a a : B {(call get b)}))
  struct A { let b: (C) -> Void; init(@D b: @escaping (C) -> Void) { self.b = b } }
    => (structDecl A {(varDecl let (binding b b : (functionType -> (tupleType ( C) Void))) (initDecl init
       (parameterClause ( (parameter b (attribute D D) (attributedType @ (attribute escaping escaping)
       (functionType -> (tupleType ( C) Void)))) {(= (member .b self) b)})})
  import func A.b
    => (importDecl A)
  public import A
    => (importDecl A public)
  @_exported import A
    => (importDecl A (attribute _exported _exported))
  @_spi(B) public func a() {}
    => (funcDecl a (attribute _spi _spi) public (parameterClause () {})
  @available(*, deprecated, renamed: "b") var a: C
    => (varDecl var (attribute available available) (binding a a : C))
  @A(b: .c, d: { e }) struct F {}
    => (structDecl F (attribute A A b: .c d: (closure e)) {})
  @A.B func c() {}
    => (funcDecl c (attribute B (memberType B A)) (parameterClause () {})
  @MainActor @preconcurrency protocol A: AnyObject {}
    => (protocolDecl A (attribute MainActor MainActor) (attribute preconcurrency preconcurrency) (inheritance :
       AnyObject) {})
  @propertyWrapper struct A<B> { var wrappedValue: B }
    => (structDecl A (attribute propertyWrapper propertyWrapper) (genericParameters < (genericParameter B))
       {(varDecl var (binding wrappedValue wrappedValue : B))})
  @resultBuilder enum A { static func buildBlock(_ a: B...) -> C { d } }
    => (enumDecl A (attribute resultBuilder resultBuilder) {(funcDecl buildBlock static (parameterClause (
       (parameter _ a B)) -> C {d})})
  #warning("a")
    => (macroExpr warning (str 'a'))
  let a = #colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)
    => (varDecl let (binding a a = (macroExpr colorLiteral red: 1 green: 0 blue: 0 alpha: 1)))
  async let a = b(), c = d()
    => (varDecl let async (binding a a = (call b)) (binding c c = (call d)))
  let a = try? b.c as? D
    => (varDecl let (binding a a = (try (as (member .c b) D))))
  let _ = a
    => (varDecl let (binding _ _ = a))
  """####
