// What expressions come to when names, calls and branches are followed.

import CurbcutSourceText
import CurbcutSymbols
import CurbcutSyntax
import Testing

@testable import CurbcutViews

@Suite struct InterpreterTests {
  /// What `wanted` of the first file comes to, each value as it is written, `?` for one that is not known.
  func values(_ code: String, _ others: String..., type: Name = .none) -> [String] {
    let texts = [code] + others
    let project = Project(
      files: texts.enumerated().map { number, text in
        FileViews(tree: Parser.parse(SourceText(path: "F\(number).swift", "import SwiftUI\n" + text)))
      })
    let file = project.files[0]
    guard let index = file.members.lastIndex(where: { $0.name == Name("wanted") }) else { return ["no wanted"] }
    let member = file.members[index]
    guard let expression = Evaluator(project: project).singleExpression(member.block, in: file.tree) else {
      return ["no expression"]
    }
    let scope = Scope(file: file, type: member.owner, member: Int32(index))
    return Interpreter(project: project).outcome(of: expression, in: scope, type: type).values.map { terminal in
      guard let terminal else { return "?" }
      return terminal.scope.file.tree.source.string(terminal.scope.file.tree.range(terminal.node))
    }
  }

  @Test func ofTwoTypesWithOneNameTheOneAroundIsMeant() {
    let code = """
      enum First { struct Row { let side = 30; var unused: Int { side } } }
      enum Second { struct Row { let side = 40; var wanted: Int { side } } }
      """
    #expect(values(code) == ["40"])
  }

  /// `Style` of two classes, and `.small` of each of them, where code of a third file hands it on.
  @Test func ofTypesWithOneNameTheOneOfTheParameterIsMeant() {
    let styles = """
      extension Badge { struct Style { let side: Double }; func wide(_ style: Style) -> Double { style.side } }
      extension Badge.Style { static let small = Badge.Style(side: 30) }
      """
    let others = """
      extension Card {
        struct Style { let side: Double; static let small = Style(side: 40) }
        struct Look { let inner: Badge.Style; static let first = Look(inner: .small) }
        static func wide(_ style: Style) -> Double { style.side }
      }
      extension Card.Style { static let large = Card.Style(side: 50) }
      """
    func wanted(_ expression: String) -> [String] {
      values("struct A { let badge: Badge; var wanted: Double { \(expression) } }", styles, others)
    }
    #expect(wanted("Card.wide(.small)") == ["40"])
    #expect(wanted("Card.wide(.large)") == ["50"])
    #expect(wanted("Card.Style.large.side") == ["50"])
    #expect(wanted("Badge.Style.small.side") == ["30"])
    #expect(wanted("Card.Look.first.inner.side") == ["30"])
  }

  /// `.font(of: .title)` and `.font(of: 17)`, and the same function in two modules.
  @Test func ofSeveralFunctionsTheOneThatTakesWhatIsWrittenIsMeant() {
    let overloads = """
      enum Size { case title, note }
      enum Fonts {
        static func side(of size: Size) -> Double { 30 }
        static func side(of points: Double) -> Double { 40 }
      }
      """
    #expect(values(overloads + "\nstruct A { var wanted: Double { Fonts.side(of: .title) } }") == ["30"])
    #expect(values(overloads + "\nstruct A { var wanted: Double { Fonts.side(of: 17) } }") == ["40"])
  }

  @Test func functionsGiveWhatTheyReturn() {
    let functions = """
        func side() -> Double { 30 }
        func same(_ value: Double) -> Double { value }
        func least(of value: Double = 12) -> Double { return value }
      """
    #expect(values("struct A {\n\(functions)\n  var wanted: Double { side() }\n}") == ["30"])
    #expect(values("struct A {\n\(functions)\n  var wanted: Double { same(31) }\n}") == ["31"])
    #expect(values("struct A {\n\(functions)\n  var wanted: Double { least() }\n}") == ["12"])
    #expect(values("struct A {\n\(functions)\n  var wanted: Double { self.same(least(of: 3)) }\n}") == ["3"])
    #expect(
      values(
        "struct A {\n  var wanted: Double { Sizes.small() }\n}", "enum Sizes { static func small() -> Double { 8 } }")
        == ["8"])
  }

  /// What `if let` and `guard let` bind is the value behind them, in the code where it is bound.
  @Test func boundNamesAreTheirValues() {
    let stored = "enum Sizes { static func kept(_ key: String) -> Double? { stored(key) }; static let first = 12 }\n"
    func wanted(_ body: String) -> [String] {
      values(stored + "struct A {\n  var wanted: Double { side() }\n  func side() -> Double {\n\(body)\n  }\n}")
    }
    #expect(wanted("if let kept = Sizes.kept(\"a\") { return kept }\nreturn 8") == ["stored(key)", "8"])
    #expect(
      wanted("if let first = Optional(Sizes.first) { return first }\nreturn 8") == ["Optional(Sizes.first)", "8"])
    #expect(
      wanted("if let color = UIColor(named: \"Ink\") { return color }\nreturn 8") == ["UIColor(named: \"Ink\")", "8"])
    #expect(wanted("guard let color = UIColor(named: \"Ink\") else { return 8 }\nreturn color").contains("8"))
    #expect(
      wanted("if let a = UIColor(named: \"Ink\"), let b = a.same { return a }\nreturn 8") == [
        "UIColor(named: \"Ink\")", "8",
      ])
    #expect(wanted("if let color = UIColor(named: \"Ink\") { return 7 } else { return color }") == ["7", "?"])
    #expect(
      wanted("let sides = [1].map { color in\nreturn color }\nif let color = sides.first { return 7 }\nreturn 8") == [
        "7", "8",
      ])
  }

  @Test func whatIsMissingInAChainHasSomethingInItsPlace() {
    let members = "let row: Row?\n let full = Row(side: 30)"
    func asked(_ wanted: String) -> [String] {
      values("struct Row { let side: Double }\nstruct A {\n\(members)\n  var wanted: Double { \(wanted) }\n}")
    }
    #expect(asked("row?.side ?? 12") == ["12", "?"])
    #expect(asked("Row(side: 8).side ?? 12") == ["8"])
    #expect(asked("full?.side ?? 12") == ["30"])
    let code = "struct A { let a: Int?; var wanted: Double { a?.side() ?? 12 } }"
    #expect(values(code, "extension Int { func side() -> Double { 9 } }") == ["12", "9"])
  }

  @Test func casesUnderConditionsOfTheCompilerAreAlternatives() {
    let sides = """
      enum Kind { case a, b, c
        var side: Double {
          switch self {
          case .a: return 1
          #if PRO
          case .b: return 2
          #endif
          #if os(macOS)
          case .c: return 3
          #else
          case .c: return 4
          #endif
          }
        }
      }
      """
    #expect(values(sides + "\nstruct A { let kind: Kind; var wanted: Double { kind.side } }") == ["1", "2", "4"])
    #expect(values(sides + "\nstruct A { var wanted: Double { Kind.c.side } }") == ["4"])
  }

  @Test func casesFallThrough() {
    let side = """
        func side() -> Double {
          switch kind {
          case .a: fallthrough
          case .b: return 2
          case .c: return 3
          }
        }
      """
    #expect(values("struct A {\n\(side)\n  var wanted: Double { side() }\n}") == ["2", "2", "3"])
  }

  @Test func whatIsCaughtIsAnAlternative() {
    let side = "func side() -> Double { do { try load()\n return 2 } catch { return 3 } }"
    #expect(values("struct A {\n\(side)\n  var wanted: Double { side() }\n}") == ["2", "3"])
  }

  @Test func functionsOfTypesWithOneNameAreMeantByTheirPath() {
    let sizes = """
      enum First { enum Row { static func side() -> Double { 1 } } }
      enum Second { enum Row { static func side() -> Double { 2 } } }
      """
    #expect(values("struct A { var wanted: Double { Second.Row.side() } }", sizes) == ["2"])
  }

  @Test func typesAreWrittenWithThoseAroundThem() {
    let kinds = "enum Rows { enum Kind { case a; var side: Double { 7 } } }"
    #expect(values("struct A { let kind: Rows.Kind; var wanted: Double { kind.side } }", kinds) == ["7"])
  }

  /// `Face.Strong.rawValue`: a case whose name is written like that of a type. A type in a type stays one.
  @Test func casesWithLargeFirstLetters() {
    let faces = """
      enum Face: String {
        case Strong = "Serif-Bold", Plain = "Serif"
        enum Sizes { static let small = 8 }
      }
      """
    #expect(values("struct A { var wanted: String { Face.Strong.rawValue } }", faces) == ["\"Serif-Bold\""])
    #expect(values("struct A { var wanted: String { Face.Plain.rawValue } }", faces) == ["\"Serif\""])
    #expect(values("struct A { var wanted: Int { Face.Sizes.small } }", faces) == ["8"])
  }

  /// An initializer that cannot fail makes something; one that can may not.
  @Test func whatAnInitializerMakesIsThere() {
    let code = """
      func side(_ mark: Mark?) -> Int { if let mark { return 1 } else { return 2 } }
      struct Mark {
        init(of number: Int) { side = number }
        init?(named name: String) { return nil }
        let side: Int
      }
      """
    #expect(values(code + "\nstruct A { var wanted: Int { side(Mark(of: 3)) } }") == ["1"])
    #expect(values(code + "\nstruct A { var wanted: Int { side(Mark.init(of: 3)) } }") == ["1"])
    #expect(Set(values(code + "\nstruct A { var wanted: Int { side(Mark(named: \"a\")) } }")) == ["1", "2"])
  }

  @Test func returnsAreReachedByTheirConditions() {
    let code = """
      struct A {
        let isLarge: Bool
        func side(_ number: Int) -> Double {
          guard isLarge else { return 10 }
          if number > 0 { return 20 } else if number < -5 { return 30 }
          return 40
        }
        let given: Int

      """
    #expect(values(code + "  var wanted: Double { side(given) }\n}").sorted() == ["10", "20", "30", "40"])
    #expect(values(code + "  var wanted: Double { side(1) }\n}").sorted() == ["10", "20"])
  }

  @Test func whatIsDecidedIsNotAsked() {
    let code = """
      struct A {
        func side(_ isLarge: Bool, _ style: Style) -> Double {
          if !isLarge { return 10 }
          return style == .wide ? 20 : 30
        }
        enum Style { case wide, narrow }
      """
    #expect(values(code + "\n  var wanted: Double { side(false, .wide) }\n}") == ["10"])
    #expect(values(code + "\n  var wanted: Double { side(true, .wide) }\n}") == ["20"])
    #expect(values(code + "\n  var wanted: Double { side(true, .narrow) }\n}") == ["30"])
  }

  @Test func casesKnowWhatTheyAre() {
    let sizes = """
      enum Size {
        case small, medium, custom(Double)
        var side: Double {
          switch self {
          case .small: 20
          case .medium: return 30
          default: 40
          }
        }
        func side(by factor: Double) -> Double { self == .small ? factor : 50 }
      }
      """
    #expect(values("struct A { var wanted: Double { Size.small.side } }", sizes) == ["20"])
    #expect(values("struct A { let size = Size.medium\n  var wanted: Double { size.side } }", sizes) == ["30"])
    #expect(values("struct A { var wanted: Double { Size.custom(3).side } }", sizes) == ["40"])
    #expect(values("struct A { var wanted: Double { Size.small.side(by: 5) } }", sizes) == ["5"])
    #expect(values("struct A { let size: Size\n  var wanted: Double { size.side } }", sizes) == ["20", "30", "40"])
  }

  @Test func instancesKeepWhatTheyAreMadeWith() {
    let theme = """
      struct Theme {
        var side: Double = 30
        let other: Double
        var double: Double { other * 2 }
        var copy: Double { other }
        static let standard = Theme(side: 31, other: 5)
      }
      """
    #expect(values("struct A { var wanted: Double { Theme.standard.side } }", theme) == ["31"])
    #expect(
      values("struct A { private let theme = Theme(other: 4)\n  var wanted: Double { theme.side } }", theme) == ["30"])
    #expect(values("struct A { var wanted: Double { Theme.standard.copy } }", theme) == ["5"])
    #expect(
      values(
        "struct A { var theme = Theme(other: 4)\n  func b() { theme.side = 9 }\n  var wanted: Double { theme.side } }",
        theme)
        == ["?"], "it is given another value")
  }

  @Test func branchesThatGiveAValue() {
    let code = """
      struct A {
        let isLarge: Bool
        var wanted: Double { let side = if isLarge { 44.0 } else { 30.0 }; return side }
      }
      """
    #expect(values(code) == ["no expression"])
    #expect(
      values(
        "struct A { let b: Bool\n  var side: Double { let s = if b { 4 } else { 3 }\n return s }\n  var wanted: Double { side } }"
      ) == ["4", "3"])
    #expect(values("struct A { let b: Double?\n  var wanted: Double { b ?? 12 } }") == ["12", "?"])
    #expect(values("struct A { let b: Double? = 5\n  var wanted: Double { b ?? 12 } }") == ["5"])
    #expect(
      values(
        "struct A { func f(_ a: Bool) -> Double { if a { fatalError() }\n return 3 }\n  let b: Bool\n  var wanted: Double { f(b) } }"
      ) == ["3"])
  }

  @Test func wrappersAndKeysOfTheEnvironment() {
    let wrapper = "@propertyWrapper struct Side { var wrappedValue: Double { 17 } }"
    #expect(values("struct A { @Side var side: Double\n  var wanted: Double { side } }", wrapper) == ["17"])
    let key = """
      private struct SideKey: EnvironmentKey { static let defaultValue: Double = 18 }
      extension EnvironmentValues {
        var side: Double { get { self[SideKey.self] } set { self[SideKey.self] = newValue } }
        @Entry var entry: Double = 19
      }
      """
    let view = "struct A { @Environment(\\.side) var side\n @Environment(\\.entry) var entry\n  var wanted: Double {"
    #expect(values(view + " side } }", key) == ["18"])
    #expect(values(view + " entry } }", key) == ["19"])
    let setter = "struct B: View { var body: some View { Text(\"a\").environment(\\.side, 3) } }"
    #expect(values(view + " side } }", key, setter) == ["?"])
    #expect(values(view + " entry } }", key, setter) == ["19"])
  }

  @Test func whatGoesRoundEnds() {
    #expect(
      values("struct A { func a() -> Double { b() }\n func b() -> Double { a() }\n  var wanted: Double { a() } }") == [
        "?"
      ])
    let deep = (0..<300).map { "  var v\($0): Double { v\($0 + 1) }" }.joined(separator: "\n")
    #expect(values("struct A {\n\(deep)\n  var v300: Double { 1 }\n  var wanted: Double { v0 } }") == ["?"])
    let cases = (0..<2_000).map { "case c\($0)" }.joined(separator: "\n")
    let sides = (0..<2_000).map { "case .c\($0): \($0)" }.joined(separator: "\n")
    let long = "enum Long {\n\(cases)\n var side: Double { switch self {\n\(sides)\n } } }"
    #expect(values("struct A { var wanted: Double { Long.c7.side } }", long) == ["?"])
    let wide = (0..<40).map { "if flags[\($0)] { return \($0) }" }.joined(separator: "\n")
    #expect(
      values(
        "struct A { let flags: [Bool]\n func f() -> Double {\n\(wide)\nreturn 99 }\n  var wanted: Double { f() } }"
      ).last == "?")
  }

  @Test func implicitMembersAreOfTheTypeThatIsAskedFor() {
    let brand =
      "extension Font { static let brand = Font.system(size: 12)\n static func app(_ size: Double) -> Font { .system(size: size) } }"
    #expect(values("struct A { var wanted: Font { .brand } }", brand, type: Name("Font")) == ["Font.system(size: 12)"])
    #expect(values("struct A { var wanted: Font { .app(9) } }", brand, type: Name("Font")) == [".system(size: size)"])
    #expect(values("struct A { var wanted: Font { .body } }", brand, type: Name("Font")) == [".body"])
  }
}

extension InterpreterTests {
  @Test func variablesHoldWhatTheyWereGivenLast() {
    func wanted(_ body: String) -> [String] {
      values(
        "struct A {\n let b: Bool\n func f(_ size: Double) -> Double {\n\(body)\n }\n var wanted: Double { f(12) }\n}")
    }
    #expect(wanted("var x = 1.0\n x = 2\n return x") == ["2"])
    #expect(wanted("var x = 1.0\n if b { x = 2 }\n return x") == ["2", "1.0"])
    #expect(wanted("let x: Double\n if b { x = 2 } else { x = 3 }\n return x") == ["2", "3"])
    #expect(wanted("var x = 1.0\n for _ in 0..<3 { x = 2 }\n return x") == ["?"])
    #expect(wanted("var x = 1.0\n x += 2\n return x") == ["?"])
    #expect(wanted("var x = 1.0\n x.negate()\n return x") == ["?"])
    #expect(
      wanted(
        "switch size {\n case ..<10: return 1\n case 10..<12: return 2\n case 12...: return 3\n default: return 4\n }")
        == ["3"])
  }

  @Test func keysOfTheEnvironmentHaveAType() {
    let theme = """
      enum Look { case day, night
        func side(_ isLarge: Bool) -> Double { switch self { case .day: isLarge ? 1 : 2; case .night: 3 } } }
      extension EnvironmentValues { @Entry var look: Look = .day }
      struct Setter: View { let l: Look; var body: some View { Text("a").environment(\\.look, l) } }
      """
    #expect(
      values("struct A { @Environment(\\.look) private var look\n  var wanted: Double { look.side(true) } }", theme)
        == ["1", "3"])
  }
}
