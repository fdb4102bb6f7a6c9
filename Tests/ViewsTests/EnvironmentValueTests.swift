// What keys of the environment come to: the value of the nearest view around each use.

import Testing

@testable import CurbcutViews

@Suite struct EnvironmentValueTests {
  private static let key = """
    extension EnvironmentValues { @Entry var side: Double = 18 }
    """
  private static let reader = """
    struct A: View {
      @Environment(\\.side) private var side
      var wanted: Double { side }
      var body: some View { Text("a").frame(width: wanted) }
    }
    """

  private func values(_ screens: String) -> [String] { InterpreterTests().values(Self.reader, Self.key, screens) }

  private func shown(_ view: String) -> [String] { values("struct B: View { var body: some View { \(view) } }") }

  @Test func theNearestViewAroundAUseGivesTheValue() {
    #expect(shown("A().environment(\\.side, 3)") == ["3"])
    #expect(shown("VStack { A() }.environment(\\.side, 4)") == ["4"])
    #expect(shown("VStack { A().environment(\\.side, 3) }.environment(\\.side, 4)") == ["3"])
    #expect(shown("VStack { A().environment(\\.other, 3) }") == ["18"])
    #expect(shown("Text(\"t\").environment(\\.side, 5).overlay { A() }") == ["18"])
    #expect(shown("Text(\"t\").overlay { A() }.environment(\\.side, 5)") == ["5"])
    #expect(shown("Text(\"t\").sheet(isPresented: $isOpen) { A() }.environment(\\.side, 6)") == ["6"])
  }

  @Test func eachUseHasItsOwnValue() {
    #expect(shown("A().environment(\\.side, 3)\n A().environment(\\.side, 4)\n A()").sorted() == ["18", "3", "4"])
  }

  @Test func componentsPassItOn() {
    let inner = "struct Inner: View { var body: some View { part }\n var part: some View { HStack { A() } } }"
    #expect(values("\(inner)\nstruct B: View { var body: some View { Inner().environment(\\.side, 7) } }") == ["7"])
    let function = "struct Inner: View { var body: some View { row(1).environment(\\.side, 9) }\n"
    #expect(values(function + "func row(_ n: Int) -> some View { A() } }") == ["9"])
  }

  @Test func modifiersOfTheProjectSetIt() {
    let modifiers = """
      extension View { func sided(_ value: Double) -> some View { environment(\\.side, value) } }
      struct Sided: ViewModifier {
        let value: Double
        func body(content: Content) -> some View { content.padding().environment(\\.side, value) }
      }
      """
    #expect(values("\(modifiers)\nstruct B: View { var body: some View { A().sided(11) } }") == ["11"])
    #expect(values("\(modifiers)\nstruct B: View { var body: some View { A().modifier(Sided(value: 12)) } }") == ["12"])
    #expect(values("\(modifiers)\nstruct B: View { var body: some View { A().padding() } }") == ["18"])
  }

  @Test func whatMayBeAnythingIsNotKnown() {
    #expect(shown("A().transformEnvironment(\\.side) { $0 += 1 }") == ["?"])
    let container = """
      struct Sided<Content: View>: View {
        @ViewBuilder let content: Content
        var body: some View { content.environment(\\.side, 13) }
      }
      """
    #expect(values("\(container)\nstruct B: View { var body: some View { Sided { A() } } }") == ["?"])
    // Nothing uses it here; a library's view may be used anywhere.
    #expect(shown("Text(\"t\").environment(\\.side, 3)") == ["?"])
  }

  /// Components that use each other many times: a question ends, whatever there is to be found.
  @Test func usesOfUsesAreBounded() {
    let levels = (0..<6).map { level in
      let uses = (0..<24).map { _ in level == 0 ? "A()" : "L\(level - 1)()" }.joined(separator: "\n")
      return "struct L\(level): View { var body: some View { VStack {\n\(uses)\n} } }"
    }.joined(separator: "\n")
    #expect(values("\(levels)\nstruct B: View { var body: some View { L5().environment(\\.side, 3) } }").contains("?"))
  }
}
