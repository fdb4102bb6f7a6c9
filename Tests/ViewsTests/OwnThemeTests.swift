// Themes of an app's own: a set of colors, fonts and sizes that is chosen when the app runs.

import CurbcutSourceText
import CurbcutSymbols
import CurbcutSyntax
import Foundation
import Testing

@testable import CurbcutViews

@Suite struct OwnThemeTests {
  private func values(_ code: String, _ others: String) -> [String] { InterpreterTests().values(code, others) }

  private let look =
    "struct Title { var size: CGFloat; var ink: Color }\n"
    + "struct Look { var ink: Color; var paper: Color; var title: Title; var gap: CGFloat }\n"
    + "let day = Look(ink: .black, paper: .white, title: Title(size: 13, ink: .red), gap: 4)\n"

  @Test func whatACallGivesMayBeMissingWhateverItsType() {
    let theme = "struct Theme { let side: Int }"
    let chosen = "struct A {\n let all: [Theme]\n var chosen: Theme { all.first { $0.side > 1 } ?? Theme(side: 12) }\n"
    #expect(values(chosen + " var wanted: Int { chosen.side }\n}", theme) == ["12", "?"])
    // What a type makes is there.
    let made = "struct A {\n var chosen: Theme { Theme(side: 3) ?? Theme(side: 12) }\n"
    #expect(values(made + " var wanted: Int { chosen.side }\n}", theme) == ["3"])
  }

  @Test func valuesAreCalledLikeFunctions() {
    let theme =
      "struct Ink { let day: Int; let night: Int\n"
      + " func callAsFunction(isDark: Bool = false) -> Int { isDark ? night : day }\n func same() -> Int { 9 } }\n"
      + "struct Theme { let ink: Ink; let last: Int }\n"
    let given =
      "struct A {\n let theme = Theme(ink: Ink(day: 4, night: 5), last: 6)\n let own = Ink(day: 7, night: 8)\n"
    #expect(values(given + " var wanted: Int { theme.ink() }\n}", theme) == ["4"])
    #expect(values(given + " var wanted: Int { theme.ink(isDark: true) }\n}", theme) == ["5"])
    #expect(values(given + " var wanted: Int { own() }\n}", theme) == ["7"])
    #expect(values(given + " var wanted: Int { own.same() }\n}", theme) == ["9"])
    #expect(values("struct A {\n let ink: Ink\n var wanted: Int { ink() }\n}", theme) == ["?"])
    let alike = theme.replacingOccurrences(of: "isDark ? night : day", with: "8")
    #expect(values("struct A {\n let ink: Ink\n var wanted: Int { ink() }\n}", alike) == ["8"])
  }
}
