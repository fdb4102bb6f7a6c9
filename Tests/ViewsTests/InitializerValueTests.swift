// What initializers that a project writes leave in the properties of what they make, and casts that decide it.

import CurbcutSymbols
import Testing

@Suite struct InitializerValueTests {
  private let base = """
    enum Tone { case faint, strong; var side: Double { switch self { case .faint: return 10; case .strong: return 20 } } }
    struct Other { let side: Double }
    struct Text2 { let side: Double }
    extension String { var localized: String { lookUp(self) } }

    """

  private func side(_ property: String, _ initializer: String, _ call: String) -> [String] {
    InterpreterTests().values(
      base + "struct Made { \(property); \(initializer) }\nstruct A { var wanted: Double { \(call).side } }")
  }

  @Test func whatItMakesOfItsParametersIsFollowed() {
    let reworked = "init(_ side: Double? = nil) { self.side = side ?? 30 }"
    #expect(side("let side: Double", reworked, "Made()") == ["30"])
    #expect(side("let side: Double", reworked, "Made(40)") == ["40"])
    #expect(side("let side: Double", "init(_ tone: Tone) { side = tone.side }", "Made(.strong)") == ["20"])
    let both = "init(_ tone: Tone, _ side: Double? = nil) { self.side = side ?? tone.side }"
    #expect(side("let side: Double", both, "Made(.faint)") == ["10"])
    #expect(side("let side: Double", both, "Made(.faint, 7)") == ["7"])
  }

  @Test func branchesAndLocalsAreFollowed() {
    let branches = "init(isWide: Bool) { if isWide { side = 1 } else { side = 2 } }"
    #expect(side("let side: Double", branches, "Made(isWide: true)") == ["1"])
    #expect(side("let side: Double", branches, "Made(isWide: false)") == ["2"])
    #expect(side("let side: Double", branches, "Made(isWide: decide())") == ["1", "2"])
    let cases = "init(_ tone: Tone) { switch tone { case .faint: side = 3; case .strong: side = 4 } }"
    #expect(side("let side: Double", cases, "Made(.strong)") == ["4"])
    let local = "init(isWide: Bool) { let wide: Double = isWide ? 5 : 6; side = wide }"
    #expect(side("let side: Double", local, "Made(isWide: true)") == ["5"])
    let early = "init(isWide: Bool) { side = 8; if isWide { return }; side = 9 }"
    #expect(side("let side: Double", early, "Made(isWide: true)") != ["9"])
  }

  @Test func whatLoopsOrOthersSetIsNotKnown() {
    #expect(side("var side: Double", "init() { side = 1; for _ in all { side += 1 } }", "Made()") == ["?"])
    #expect(side("var side: Double", "init(_ a: Int) { if a > 1 { side = 1 } else { side = 2 } }", "Made(b)") == ["?"])
  }

  @Test func aCastOfWhatIsAnotherTypeFindsNothing() {
    let cast = "init(_ value: Any) { if let other = value as? Other { side = other.side } else { side = 50 } }"
    #expect(side("let side: Double", cast, "Made(\"a\")") == ["50"])
    #expect(side("let side: Double", cast, "Made(\"a\".localized)") == ["50"])
    #expect(side("let side: Double", cast, "Made(Text2(side: 1))") == ["50"])
    #expect(side("let side: Double", cast, "Made(Other(side: 60))") == ["60"])
    let check = "init(_ value: Any) { if value is Other { side = 70 } else { side = 80 } }"
    #expect(side("let side: Double", check, "Made(Other(side: 1))") == ["70"])
    #expect(side("let side: Double", check, "Made(3)") == ["80"])
    // A class may be what inherits it, and what is handed in may be anything.
    #expect(side("let side: Double", check, "Made(anything)") == ["70", "80"])
  }

  @Test func ofOverloadsTheOneForTextsIsMeant() {
    let two = """
      init(_ text: String) { side = 1 }
      init(_ text: AttributedString) { side = 2 }
      """
    #expect(side("let side: Double", two, "Made(\"a\")") == ["1"])
    #expect(side("let side: Double", two, "Made(\"a\".localized)") == ["1"])
  }
}
