// What the parser makes of strings, numbers, regex literals, names and comments: one line in, one line out.

import Testing

@Suite struct LiteralsTests {
  @Test(arguments: ParserCase.list(literalsCases))
  func tree(of example: ParserCase) {
    #expect(example.actual == example.expected)
    #expect(example.problems == [])
  }
}

private let literalsCases = ####"""
  "a"
    => (str 'a')
  """¶a "b" \(c) ""¶"""
    => (str '¶a "b" ' (interpolation \( c) ' ""¶')
  #"a \n "q" \#(b) \(c)"#
    => (str 'a \n "q" ' (interpolation \#( b) ' \(c)')
  #"""#
    => (str '"')
  ##"a"# \#(b)"##
    => (str 'a"# \#(b)')
  #"""¶a \#(b) "# \(c)¶"""#
    => (str '¶a ' (interpolation \#( b) ' "# \(c)¶')
  "a\(f("b", (c)))d"
    => (str 'a' (interpolation \( (call f (str 'b') (tupleExpr ( c))) 'd')
  "\(a)\(b)"
    => (str (interpolation \( a) (interpolation \( b))
  "a \(b: c, d)"
    => (str 'a ' (interpolation \( b: c d))
  #/a b/(c)/#
    => #/a b/(c)/#
  let r = /a[)]b\/c/
    => (varDecl let (binding r r = /a[)]b\/c/))
  x = a / b / c
    => (= x (/ (/ a b) c))
  f(/a/, b)
    => (call f /a/ b)
  try? /a/
    => (try /a/)
  reduce(0, /)
    => (call reduce 0 /)
  let r = #/¶a  # c¶/#
    => (varDecl let (binding r r = #/¶a  # c¶/#))
  a /* c */ + b
    => (+ a b)
  a // c¶+ b
    => (+ a b)
  x = <#T##Int#>
    => (= x <#T##Int#>)
  /* a /* b */ c */ x
    => x
  `a b`.c
    => (member .c a b)
  rosé + naïve
    => (+ rosé naïve)
  👍 = 1
    => (= 👍 1)
  0x1p-3
    => 0x1p-3
  1_000.5e-3
    => 1_000.5e-3
  0xFF + 0b101 + 0o17
    => (+ (+ 0xFF 0b101) 0o17)
  x.0.1
    => (member .1 (member .0 x))
  1.description
    => (member .description 1)
  1...2
    => (... 1 2)
  1 << 2 * 3
    => (* (<< 1 2) 3)
  "a" + "b"
    => (+ (str 'a') (str 'b'))
  "\(a ? "b" : "c")"
    => (str (interpolation \( (?: a (str 'b') (str 'c'))))
  "\(a, specifier: "%.1f")"
    => (str (interpolation \( a specifier: (str '%.1f')))
  "\("\("a")")"
    => (str (interpolation \( (str (interpolation \( (str 'a')))))
  #"\#("a")"#
    => (str (interpolation \#( (str 'a')))
  "a\\"
    => (str 'a\\')
  "\u{1F600}\t\""
    => (str '\u{1F600}\t\"')
  """¶  a¶  b\¶  c¶  """
    => (str '¶  a¶  b\¶  c¶  ')
  """¶\(a { "b" })¶"""
    => (str '¶' (interpolation \( (call a (tc (closure (str 'b'))))) '¶')
  """¶a \""" b¶"""
    => (str '¶a \""" b¶')
  ""
    => (str)
  #""#
    => (str)
  let r = #/a#/b/#
    => (varDecl let (binding r r = #/a#/b/#))
  let a = [/b/, /c d/]
    => (varDecl let (binding a a = (arrayLiteral [ /b/ /c d/)))
  a.b(of: /c(d)/)
    => (call (member .b a) of: /c(d)/)
  x = y / z; w = u / v
    => (= x (/ y z)) (= w (/ u v))
  a = b/c/d
    => (= a (/ (/ b c) d))
  { /a/ }
    => (closure /a/)
  1_000.0e+3
    => 1_000.0e+3
  0xA.8p-2
    => 0xA.8p-2
  0xA.b
    => (member .b 0xA)
  1.e
    => (member .e 1)
  1..a
    => (.. 1 a)
  0b1_0
    => 0b1_0
  """####
